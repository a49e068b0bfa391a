"""Numbers that are worked out when an effect happens."""

from __future__ import annotations

from dataclasses import dataclass

from .....core.texts import Amount, Number
from .constants import ALL


@dataclass(frozen=True, slots=True)
class Per(Amount):
    """So much for each of a symbol among the dice at hand (`2*life`); with `every=2` for each two of them."""

    amount: int
    symbol: str
    every: int = 1


@dataclass(frozen=True, slots=True)
class Held(Amount):
    """So much for each token (or companion, or companion of a family) that the owner of the effect holds."""

    amount: int
    token: str


@dataclass(frozen=True, slots=True)
class Spent(Amount):
    """So much for each that was spent in the `Spend` around it, or by the use of a token in any number."""

    amount: int = 1


@dataclass(frozen=True, slots=True)
class Cp(Amount):
    """The combat points that the owner of the effect has (DT-8.9)."""


@dataclass(frozen=True, slots=True)
class DiceSum(Amount):
    """The sum of the dice at hand: `sum`, and `value` where it is one die. With `best`, of the so many highest only."""

    best: int = ALL


@dataclass(frozen=True, slots=True)
class Half(Amount):
    """Half of another amount, rounded up (DT-1.7)."""

    of: Number


@dataclass(frozen=True, slots=True)
class Plus(Amount):
    """The sum of amounts; write it with `plus(5, Held(1, "fire_mastery"))`."""

    parts: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class AtMost(Amount):
    """Another amount, but no more than a limit."""

    of: Number
    limit: int


@dataclass(frozen=True, slots=True)
class ExtraAttempts(Amount):
    """The roll attempts beyond the first that the owner made in this turn's Offensive Roll Phases."""


def plus(*parts: Number) -> Plus:
    """The sum of amounts."""
    return Plus(parts)
