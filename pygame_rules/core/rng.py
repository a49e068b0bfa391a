"""Seeded randomness whose whole state is one number, the same on every platform."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1


def seed_number(seed: int | str) -> int:
    """The 64-bit start for a seed; `7` and `"7"` are the same seed."""
    return int.from_bytes(sha256(str(seed).strip().encode()).digest()[:8], "big")


class Rng:
    """SplitMix64: passes the usual statistical tests, needs no tables, copies in no time."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def copy(self) -> Rng:
        return Rng(self.state)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely (the bias is below 2**-57)."""
        z = self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def die(self, sides: int = 6) -> int:
        """A roll of one die, 1 to sides."""
        return self.below(sides) + 1

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and other.state == self.state

    __hash__ = None  # type: ignore[assignment]  # it changes with every roll

    def __repr__(self) -> str:
        return f"Rng({self.state})"
