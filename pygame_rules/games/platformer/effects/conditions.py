"""What a hero must do to take an artifact, as small values (PF-14.2); `primitives.award` checks them."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.texts import Condition as Condition


@dataclass(frozen=True, slots=True)
class RevealsLevel(Condition):
    pass


@dataclass(frozen=True, slots=True)
class Defeats(Condition):
    """So many enemies in one turn."""

    count: int


@dataclass(frozen=True, slots=True)
class OwnsCoins(Condition):
    """Gains a coin and then owns so many, and more than the holder."""

    count: int


@dataclass(frozen=True, slots=True)
class SpendsGems(Condition):
    """So many gems on one symbol."""

    count: int


@dataclass(frozen=True, slots=True)
class PushesHero(Condition):
    pass


@dataclass(frozen=True, slots=True)
class Falls(Condition):
    """So many fields at once, without fainting."""

    fields: int


@dataclass(frozen=True, slots=True)
class SuffersWounds(Condition):
    """So many in one turn, without fainting."""

    count: int


@dataclass(frozen=True, slots=True)
class Buys(Condition):
    """So many cards in one turn."""

    count: int


@dataclass(frozen=True, slots=True)
class Rolls(Condition):
    """So many equal symbols, or so many different ones."""

    equal: int
    different: int


@dataclass(frozen=True, slots=True)
class EndsOnFigure(Condition):
    pass
