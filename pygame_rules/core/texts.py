"""What cards, abilities and tokens say, as values: texts of effects, and the effects that hold other effects.

All are small frozen values without behaviour; `effects.py` runs them. A game adds its own effect types beside these.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .codec import Named

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that happens. Effects stand in tuples and happen from left to right."""

    def inner(self) -> tuple[Effects, ...]:
        """The texts inside, in a fixed order."""
        return ()


Effects = tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Condition:
    """Something that is so, or not, in a position."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number that depends on the position."""


Number = int | Amount


# Effects with others inside


@dataclass(frozen=True, slots=True)
class If(Effect):
    """Do something on a condition, and something else otherwise."""

    condition: Condition
    does: Effects
    otherwise: Effects = ()

    def inner(self) -> tuple[Effects, ...]:
        return (self.does, self.otherwise)


@dataclass(frozen=True, slots=True)
class Repeat(Effect):
    """Do something so many times."""

    times: Number
    does: Effects

    def inner(self) -> tuple[Effects, ...]:
        return (self.does,)


@dataclass(frozen=True, slots=True)
class May(Effect):
    """Do something, or not, as whoever decides likes; `by` is who that is, the owner of the text where it is empty."""

    does: Effects
    by: str = ""

    def inner(self) -> tuple[Effects, ...]:
        return (self.does,)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of an `Or`; `name` is the short word with which it is chosen. It can have conditions of its own."""

    name: str
    does: Effects
    needs: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Or(Effect):
    """Exactly one of these, as whoever decides likes."""

    sides: tuple[Side, ...]
    by: str = ""

    def inner(self) -> tuple[Effects, ...]:
        return tuple(side.does for side in self.sides)


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """Choose someone, who is the chosen player in the effects inside; with `up_to` more than one, several or none."""

    whom: str
    does: Effects
    up_to: int = 1
    by: str = ""

    def inner(self) -> tuple[Effects, ...]:
        return (self.does,)


@dataclass(frozen=True, slots=True)
class Roll(Effect):
    """Roll so many dice; when nobody wants to change them any more, the effects happen with these dice at hand."""

    dice: int
    does: Effects

    def inner(self) -> tuple[Effects, ...]:
        return (self.does,)


# The course of time


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that happens to someone, at which texts act by themselves. Each kind is a subclass.

    A value tells what has happened, as in `Damaged(seat, 7)`; in an `On` or a `Later` it is a pattern that takes in
    some of that, as `Damaged(at_least=5)` does. What a pattern asks for has a default that asks for nothing.
    """

    player: int = NOBODY

    def fits(self, happened: Any, holder: int) -> bool:
        """Whether a pattern that someone holds takes in what has happened; by default what happens to the holder."""
        return bool(happened.player == holder)


@dataclass(frozen=True, slots=True)
class On:
    """At this moment, if all conditions hold, this happens by itself."""

    moment: Moment
    does: Effects
    needs: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Then(Effect):
    """All that stands before is complete; whoever may answer does so, and then the rest of the text happens."""


@dataclass(frozen=True, slots=True)
class Await(Effect):
    """The rest of the text waits for a later moment, such as that after the damage; the table goes on meanwhile."""

    moment: Moment


@dataclass(frozen=True, slots=True)
class Later(Effect):
    """At a later moment something more happens; the rest of the text does not wait for it."""

    moment: Moment
    does: Effects

    def inner(self) -> tuple[Effects, ...]:
        return (self.does,)


def walk(effects: Effects) -> Iterator[Effect]:
    """All effects of a text, those inside others as well."""
    for effect in effects:
        yield effect
        for text in effect.inner():
            yield from walk(text)


LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Text(Named):
    """The effects that something on the table says. A game has a subclass of its own, which knows them all by name.

    `inner[at][branch]` are the texts inside the effect at a place; `source` is what says it, in the game's own terms;
    `on` is when it happens by itself, if it does.
    """

    __slots__ = ("effects", "inner", "on", "source")

    def __init__(self, name: str, effects: Effects, source: Any, on: On | None = None) -> None:
        super().__init__(name)
        self.effects = effects
        self.source = source
        self.on = on
        self.inner: tuple[tuple[Any, ...], ...] = tuple(
            tuple(
                type(self)(f"{name}.{at}{LETTERS[branch]}", text, source) for branch, text in enumerate(effect.inner())
            )
            for at, effect in enumerate(effects)
        )

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"
