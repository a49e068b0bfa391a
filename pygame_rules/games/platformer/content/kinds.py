"""The kinds of content. `provenance` says for each field where its value is known from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

from ..effects.conditions import Condition
from ..effects.vocabulary import Effect

# Where a value is known from, the surest first.
RULEBOOK = "rulebook"
INFERRED = "inferred from the rulebook's example"
DESIGNED = "designed"
UNSURE = (DESIGNED,)

ALL_DESIGNED: Mapping[str, str] = {"all": DESIGNED}


class Named(Protocol):
    @property
    def id(self) -> str: ...


N = TypeVar("N", bound=Named)


def by_id(*entries: N) -> dict[str, N]:
    """The entries by their ids, in the order of the ids."""
    return {entry.id: entry for entry in sorted(entries, key=lambda entry: entry.id)}


@dataclass(frozen=True, slots=True)
class Tile:
    """A piece of the tower, five columns by three rows; `tower/fields.py` reads its art (PF-2.10)."""

    id: str
    name: str
    labyrinth: str
    boss_level: bool
    art: tuple[str, ...]
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Hero:
    """`once`: the ability is used by hand, once a turn (PF-11.6)."""

    id: str
    name: str
    health: int
    star_as: tuple[str, ...]
    ability: str
    does: tuple[Effect, ...]
    once: bool
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Enemy:
    """An enemy card; a helper has a boss in place of a tier."""

    id: str
    name: str
    tier: str
    tokens: int
    health: int
    damage: int
    coins: int
    gems: int
    ability: str
    provenance: Mapping[str, str]
    does: tuple[Effect, ...] = ()
    # What a hero who lost a heart to it suffers besides (PF-9.5).
    on_wounding: tuple[Effect, ...] = ()
    boss: str = ""


@dataclass(frozen=True, slots=True)
class Boss:
    """`select` names how its cards are chosen: by the enemy die, or by the symbols rolled (PF-13.6, PF-13.7)."""

    id: str
    name: str
    power: int
    health_per_level: int
    select: str
    helper: str
    tokens: tuple[str, ...]
    field_token: str
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class BossToken:
    id: str
    name: str
    boss: str
    copies: int
    good: bool
    does: tuple[Effect, ...]
    removal: tuple[Effect, ...]
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class BossCard:
    id: str
    boss: str
    name: str
    symbol: str
    range: str
    does: tuple[Effect, ...]
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Card:
    """An item, a potion or an artifact. `exhausts`: used by hand (or at its trigger), then turned sideways."""

    id: str
    name: str
    type: str
    does: tuple[Effect, ...]
    provenance: Mapping[str, str]
    cost: int = 0
    exhausts: bool = False
    condition: Condition | None = None
    solo: bool = True


@dataclass(frozen=True, slots=True)
class EventCard:
    """`timing`: immediate, whole_turn or end_of_turn (PF-15.3)."""

    id: str
    name: str
    timing: str
    does: tuple[Effect, ...]
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Die:
    id: str
    name: str
    copies: int
    faces: tuple[str, ...]
    provenance: Mapping[str, str]
