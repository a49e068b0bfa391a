"""The content as JSON-able values with its words, and as one stable text."""

from __future__ import annotations

from typing import Any

from ...core.words import tr
from .content import COMMON, HEROES, TOKENS
from .content.kinds import HIGH, Ability, Card, Companion, Hero, Provenance, TokenKind, Upgrade
from .effects.vocabulary import Activation, Straight, Symbols
from .words.gist import gist
from .words.measures import activation_text
from .words.names import DAMAGE_NAMES, PHASE_NAMES, POLARITY_NAMES
from .words.printed import ability_text, card_text, token_text, use_text
from .words.wording import text_of_effects


def provenance_values(provenance: Provenance) -> dict[str, Any]:
    """Where an entry is known from; `unsure` says whether it should carry a mark."""
    return {
        "origin": provenance.origin,
        "also": list(provenance.also),
        "confidence": provenance.confidence,
        "disputed": [{"source": origin, "value": value} for origin, value in provenance.disputed],
        "note": tr(provenance.note) if provenance.note else "",
        "unsure": provenance.confidence != HIGH or bool(provenance.disputed),
    }


def _activation(activation: Activation) -> dict[str, Any]:
    found: dict[str, Any] = {"text": activation_text(activation)}
    if isinstance(activation, Straight):
        found["straight"] = activation.length
    elif isinstance(activation, Symbols):
        found["symbols"] = [{"symbol": symbol, "n": count} for symbol, count in activation.needs]
    return found


def _ability(ability: Ability) -> dict[str, Any]:
    return {
        "id": ability.id,
        "name": tr(ability.name),
        "kind": ability.kind,
        "text": ability_text(ability),
        "gist": [list(part) for part in gist(ability)],
        "tiers": [{"activation": _activation(tier.when), "text": text_of_effects(tier.does)} for tier in ability.tiers],
        "dice": ability.dice,
        "does": text_of_effects(ability.does),
        "uses": [{"name": use.name, "cp": use.cp, "text": use_text(use)} for use in ability.uses],
        "provenance": provenance_values(ability.provenance),
    }


def _card(card: Card | Upgrade) -> dict[str, Any]:
    found: dict[str, Any] = {
        "id": card.id,
        "name": tr(card.name),
        "type": card.type,
        "cost": card.cost,
        "number": card.number,
        "text": card_text(card),
        "provenance": provenance_values(card.provenance),
    }
    if isinstance(card, Upgrade):
        found.update(
            {
                "upgrades": card.ability.id,
                "level": card.level,
                "ability": _ability(card.ability),
                "adds": [_ability(added) for added in card.adds],
            }
        )
    else:
        found["modifier"] = card.modifier
    return found


def _token(token: TokenKind) -> dict[str, Any]:
    found: dict[str, Any] = {
        "id": token.id,
        "name": tr(token.name),
        "polarity": token.polarity,
        "polarity_name": tr(POLARITY_NAMES[token.polarity]),
        "limit": token.limit,
        "persistent": token.persistent,
        "spendable": token.spendable,
        "modifier": token.modifier,
        "removable": token.removable,
        "movable": token.movable,
        "text": token_text(token),
        "uses": [{"name": use.name, "text": use_text(use, token.id)} for use in token.uses],
        "provenance": provenance_values(token.provenance),
    }
    if isinstance(token, Companion):
        found["family"] = token.family
        found["grows_from"] = token.grows_from or None
    return found


def _hero(hero: Hero) -> dict[str, Any]:
    return {
        "id": hero.id,
        "name": tr(hero.name),
        "complexity": hero.complexity,
        "dice": list(hero.dice),
        "symbols": {symbol: tr(name) for symbol, name in hero.symbols.items()},
        "tokens": [token.id for token in hero.tokens],
        "board": [_ability(ability) for ability in hero.board],
        "upgrades": [upgrade.id for upgrade in hero.upgrades],
        "cards": [card.id for card in hero.cards],
        "promo": [_card(card) for card in hero.promo],
        "faq": [{"text": tr(ruling.text), "origin": ruling.origin} for ruling in hero.faq],
    }


def catalogue() -> dict[str, Any]:
    """All content, worded in the language in use."""
    cards: list[Card | Upgrade] = list(COMMON)
    for hero in HEROES.values():
        cards += [*hero.upgrades, *hero.cards]
    return {
        "heroes": {hero.id: _hero(hero) for hero in HEROES.values()},
        "cards": {card.id: _card(card) for card in cards},
        "common": [card.id for card in COMMON],
        "tokens": {token.id: _token(token) for token in TOKENS.values()},
        "phases": {phase: tr(name) for phase, name in PHASE_NAMES.items()},
        "damage": {kind: tr(name) for kind, name in DAMAGE_NAMES.items()},
    }


def content_text() -> str:
    """All figures as one text, the same as long as no figure changes."""
    return "\n".join(repr(entry) for entry in (*HEROES.values(), *COMMON))
