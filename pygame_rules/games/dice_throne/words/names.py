"""The names of heroes, abilities, cards, tokens, symbols and phases in the language in use."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....core.words import mark, tr
from ..content import CARDS, HEROES, TOKENS
from ..content.kinds import Card, Upgrade
from ..effects.texts import Source

PHASE_NAMES = {
    "setup": mark("Setup"),
    "upkeep": mark("Upkeep Phase"),
    "income": mark("Income Phase"),
    "main1": mark("Main Phase 1"),
    "offense": mark("Offensive Roll Phase"),
    "targeting": mark("Targeting Roll Phase"),
    "defense": mark("Defensive Roll Phase"),
    "main2": mark("Main Phase 2"),
    "discard": mark("Discard Phase"),
    "over": mark("Game over"),
}
DAMAGE_NAMES = {
    "normal": mark("normal"),
    "undefendable": mark("undefendable"),
    "pure": mark("pure"),
    "collateral": mark("collateral"),
    "ultimate": mark("ultimate"),
}
POLARITY_NAMES = {
    "positive": mark("positive"),
    "negative": mark("negative"),
    "unique": mark("unique"),
    "companion": mark("companion"),
}

SYMBOLS: dict[str, str] = {symbol: name for hero in HEROES.values() for symbol, name in hero.symbols.items()}
FAMILY_NAMES: dict[str, str] = {family: name for hero in HEROES.values() for family, name in hero.families.items()}
ALL_CARDS: dict[str, Card | Upgrade] = {card_id: card for cards in CARDS.values() for card_id, card in cards.items()}
PROMO: dict[str, Card] = {card.id: card for hero in HEROES.values() for card in hero.promo}


def _abilities() -> dict[str, str]:
    found = {ability.id: ability.name for hero in HEROES.values() for ability in hero.board}
    for hero in HEROES.values():
        for upgrade in hero.upgrades:
            found.update({ability.id: ability.name for ability in upgrade.adds})
    return found


ABILITIES = _abilities()


def hero_name(hero: str) -> str:
    return tr(HEROES[hero].name) if hero else ""


def ability_name(ability: str) -> str:
    """The name of an ability without its level."""
    return tr(ABILITIES[ability])


def card_name(card: str) -> str:
    return tr((ALL_CARDS.get(card) or PROMO[card]).name)


def token_name(token: str) -> str:
    if token in TOKENS:
        return tr(TOKENS[token].name)
    return tr(FAMILY_NAMES[token])


def symbol_name(symbol: str) -> str:
    return tr(SYMBOLS[symbol])


def phase_name(phase: str) -> str:
    return tr(PHASE_NAMES[phase])


def damage_name(kind: str) -> str:
    return tr(DAMAGE_NAMES[kind])


def source_name(source: Source) -> str:
    """What a contribution, a question or an event comes from."""
    name = SOURCE_NAMES.get(source.kind)
    return name(source.id) if name else source.id


SOURCE_NAMES: dict[str, Callable[[str], str]] = {
    "ability": ability_name,
    "card": card_name,
    "token": token_name,
    "hero": hero_name,
}
KNOWN: dict[str, Mapping[str, object]] = {
    "ability": ABILITIES,
    "card": ALL_CARDS,
    "token": TOKENS,
    "hero": HEROES,
}


def known_source(source: Source) -> bool:
    """Whether it is a card, token, ability or hero that there is."""
    return source.id in KNOWN.get(source.kind, ())
