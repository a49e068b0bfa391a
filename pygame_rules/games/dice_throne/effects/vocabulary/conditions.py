"""What the dice must show for an ability, and what else can be asked of a position."""

from __future__ import annotations

from dataclasses import dataclass

from .....core.texts import Condition


@dataclass(frozen=True, slots=True)
class Activation:
    """What the final dice must show."""


@dataclass(frozen=True, slots=True)
class Symbols(Activation):
    """At least so many of each symbol, as (symbol, count) pairs; write it with `symbols(sword=3, pow=2)`."""

    needs: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Straight(Activation):
    """So many consecutive numbers: 4 is a small straight, 5 a large one."""

    length: int


SMALL_STRAIGHT = Straight(4)
LARGE_STRAIGHT = Straight(5)


def symbols(**needs: int) -> Symbols:
    """An activation by symbols: `symbols(sword=2, pow=2)`."""
    return Symbols(tuple(needs.items()))


# Conditions


@dataclass(frozen=True, slots=True)
class Shows(Condition):
    """At least so many of each symbol among the dice at hand (`on sym`, `on 2 sym`, `on a+b`); write `shows(...)`."""

    needs: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class ShowsValue(Condition):
    """One of the dice at hand shows a number in this range (`on 1-2`)."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class OfAKind(Condition):
    """The same number on so many of the dice of the final result (DT-8.3)."""

    count: int


@dataclass(frozen=True, slots=True)
class SumAtLeast(Condition):
    """The dice at hand add up to this or more."""

    value: int


@dataclass(frozen=True, slots=True)
class SumAtMost(Condition):
    """The dice at hand add up to this or less."""

    value: int


@dataclass(frozen=True, slots=True)
class Holding(Condition):
    """The owner of the effect holds the token."""

    token: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class HeldSinceTurnStart(Condition):
    """The owner already held the token when this turn began."""

    token: str


@dataclass(frozen=True, slots=True)
class SpentAtLeast(Condition):
    """So many were spent in the `Spend` around it."""

    count: int


@dataclass(frozen=True, slots=True)
class AttackAtLeast(Condition):
    """The own attack deals so much as it stands now, before anything is prevented."""

    amount: int


@dataclass(frozen=True, slots=True)
class AttackDealt(Condition):
    """The own attack has really dealt so much, now that the damage of the Roll Phase is applied."""

    amount: int


@dataclass(frozen=True, slots=True)
class BeforeDefense(Condition):
    """The defender has not rolled for defense yet, so that the attack can still become undefendable (DT-5.4)."""


@dataclass(frozen=True, slots=True)
class AbilityUses(Condition):
    """The activated ability asks for this symbol."""

    symbol: str


def shows(**needs: int) -> Shows:
    """A condition on symbols: `shows(sword=1)`, `shows(helmet=2, prayer=1)`."""
    return Shows(tuple(needs.items()))
