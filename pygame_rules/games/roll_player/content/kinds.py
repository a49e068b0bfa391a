"""The kinds of content. `provenance` says for each field where its value is known from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from ..effects.vocabulary import Effect

# Where a value is known from, the surest first.
RULEBOOK = "rulebook"
TOME = "public:kavispires/roll-player-hero-tome"
SHEETS = "public:jlehett/RollPlayerAI"
MEMORY = "memory"
DESIGNED = "designed"
UNSURE = (MEMORY, DESIGNED)

# The upper end of a goal such as 14+.
OPEN = 99


class Named(Protocol):
    @property
    def id(self) -> str: ...


N = TypeVar("N", bound=Named)


def by_id(*entries: N) -> dict[str, N]:
    """The entries by their ids, in the order of the ids."""
    return {entry.id: entry for entry in sorted(entries, key=lambda entry: entry.id)}


@dataclass(frozen=True, slots=True)
class Race:
    id: str
    name: str
    modifiers: Mapping[str, int]
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Klass:
    """One side of a class card."""

    id: str
    name: str
    colour: str
    pair: str
    goals: Mapping[str, tuple[int, int, int]]
    ability: str
    does: tuple[Effect, ...]
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Backstory:
    id: str
    name: str
    spaces: Mapping[str, str]
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Alignment:
    id: str
    name: str
    grid: tuple[tuple[int, ...], ...]
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class ArmorSet:
    """`stars[n - 1]` is the worth of n pieces; as many as there are make it complete."""

    id: str
    name: str
    stars: tuple[int, ...]
    colours: tuple[str, ...]
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Card:
    """A market card. Skills and traits have an arrow, weapons hands, skills a timing."""

    id: str
    name: str
    type: str
    cost: int
    dots: int
    does: tuple[Effect, ...]
    arrow: str = ""
    hands: int = 0
    timing: str = ""
    provenance: Mapping[str, str] = field(default_factory=dict)
