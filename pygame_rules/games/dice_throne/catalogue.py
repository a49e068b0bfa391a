"""The content as JSON-able values with its words, and as one stable text."""

from __future__ import annotations

from ...core.words import mark, tr
from .content import COMMON, HEROES, TOKENS
from .content.kinds import HIGH, MAIN, ROLL, UPGRADE, Ability, Card, Companion, Hero, Provenance, TokenKind, Upgrade
from .effects.vocabulary import COLLATERAL, NORMAL, PURE, ULTIMATE, Activation, Straight, Symbols
from .view_types import (
    AbilityEntry,
    ActivationEntry,
    CardEntry,
    Catalogue,
    DamageEntry,
    HeroEntry,
    ProvenanceEntry,
    TokenEntry,
)
from .words.gist import gist
from .words.measures import activation_text
from .words.names import DAMAGE_NAMES, PHASE_NAMES, POLARITY_NAMES
from .words.printed import ability_text, card_text, token_text, use_text
from .words.wording import text_of_effects

# When a card that cannot be played now may be, in short.
TIMES = {MAIN: mark("main phase"), UPGRADE: mark("main phase"), ROLL: mark("roll phase")}
# What can be done about each type of damage (DT-5.3).
DAMAGE_TEXTS = {
    "normal": mark("normal damage: it can be defended, prevented and raised"),
    "undefendable": mark("undefendable: no defensive roll, but it can be prevented and raised"),
    "pure": mark("pure: no defensive roll and no raising, but it can be prevented"),
    "collateral": mark("collateral: no defensive roll and no raising, but it can be prevented"),
    "ultimate": mark("ultimate: nothing lowers it"),
}


def provenance_values(provenance: Provenance) -> ProvenanceEntry:
    """Where an entry is known from; `unsure` says whether it should carry a mark."""
    return {
        "origin": provenance.origin,
        "also": list(provenance.also),
        "confidence": provenance.confidence,
        "disputed": [{"source": origin, "value": value} for origin, value in provenance.disputed],
        "note": tr(provenance.note) if provenance.note else "",
        "unsure": provenance.confidence != HIGH or bool(provenance.disputed),
    }


def _activation(activation: Activation) -> ActivationEntry:
    text = activation_text(activation)
    if isinstance(activation, Straight):
        return {"text": text, "straight": activation.length}
    assert isinstance(activation, Symbols)
    return {"text": text, "symbols": [{"symbol": symbol, "n": count} for symbol, count in activation.needs]}


def _ability(ability: Ability) -> AbilityEntry:
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


def _when(card: Card | Upgrade) -> str:
    if isinstance(card, Card) and card.modifier:
        return tr("in your attack")
    return tr(TIMES[card.type]) if card.type in TIMES else tr("later")


def _card(card: Card | Upgrade) -> CardEntry:
    entry: CardEntry = {
        "id": card.id,
        "name": tr(card.name),
        "type": card.type,
        "cost": card.cost,
        "number": card.number,
        "text": card_text(card),
        "when": _when(card),
        "provenance": provenance_values(card.provenance),
    }
    if isinstance(card, Upgrade):
        entry["upgrades"] = card.ability.id
        entry["level"] = card.level
        entry["ability"] = _ability(card.ability)
        entry["adds"] = [_ability(added) for added in card.adds]
    else:
        entry["modifier"] = card.modifier
    return entry


def _token(token: TokenKind) -> TokenEntry:
    entry: TokenEntry = {
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
        entry["family"] = token.family
        entry["grows_from"] = token.grows_from or None
    return entry


def _damage(kind: str) -> DamageEntry:
    return {
        "name": tr(DAMAGE_NAMES[kind]),
        "text": tr(DAMAGE_TEXTS[kind]),
        "can_defend": kind == NORMAL,
        "can_prevent": kind != ULTIMATE,
        "can_raise": kind not in (PURE, COLLATERAL),
    }


def _hero(hero: Hero) -> HeroEntry:
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


def catalogue() -> Catalogue:
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
        "damage": {kind: _damage(kind) for kind in DAMAGE_NAMES},
    }


def content_text() -> str:
    """All figures as one text, the same as long as no figure changes."""
    return "\n".join(repr(entry) for entry in (*HEROES.values(), *COMMON))
