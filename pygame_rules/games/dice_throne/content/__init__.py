"""The heroes: one module each, whose `HERO` is all that the game knows of it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from .common import COMMON
from .kinds import Card, Hero, TokenKind, Upgrade

# The heroes in the order of the box. A new hero is a module of this package and a name here.
SEASON_ONE = ("barbarian", "moon_elf", "pyromancer", "shadow_thief", "monk", "paladin", "ninja", "treant")


def _load() -> dict[str, Hero]:
    found: dict[str, Hero] = {}
    for name in SEASON_ONE:
        if find_spec(f"{__name__}.{name}"):
            found[name] = import_module(f"{__name__}.{name}").HERO
    return found


def deck_of(hero: Hero) -> dict[str, Card | Upgrade]:
    """The cards of a hero's deck by their ids: the common ones, the upgrades, the hero's action cards (DT-1.4)."""
    cards: tuple[Card | Upgrade, ...] = (*COMMON, *hero.upgrades, *hero.cards)
    return {card.id: card for card in cards}


HEROES: dict[str, Hero] = _load()

# Every token kind by its id; heroes share some.
TOKENS: dict[str, TokenKind] = {token.id: token for hero in HEROES.values() for token in hero.tokens}

# Every card that can be in a deck, by hero and id.
CARDS: dict[str, dict[str, Card | Upgrade]] = {hero.id: deck_of(hero) for hero in HEROES.values()}

__all__ = ["CARDS", "COMMON", "HEROES", "SEASON_ONE", "TOKENS"]
