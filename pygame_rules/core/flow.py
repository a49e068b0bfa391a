"""What is under way in a game: typed steps on a stack, and the loop that carries them on.

A step goes on by itself (`run`), or asks (`actions`, `asks`) and is answered (`play`). Steps are plain values and are
replaced, never changed, so that copies of a position share them. Each game has a base class of its own for its
steps, under which the codec finds them all:

    class Step(flow.Step["State"]):
        __slots__ = ()
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from .play import Action, Ask, Decision, Event
from .rng import Rng

Events = list[Event]


class State(Protocol):
    """A position as plain data: whatever is in flight lies in it as values."""

    rng: Rng
    # What is under way, the innermost last; empty when the game is over.
    stack: Any


S = TypeVar("S")


class Step(Generic[S]):
    """Something that is under way, with all that it needs to know in fields of its own."""

    __slots__ = ()

    def run(self, state: S, events: Events) -> bool:
        """Do what goes on by itself, which changes the stack; True, with the stack unchanged, if something is asked."""
        return True

    def actions(self, state: S) -> Sequence[Action]:
        """The legal answers, sorted by seat and text; called only when the step asks."""
        raise NotImplementedError(f"{type(self).__name__} asks nothing")

    def play(self, state: S, action: Action, events: Events) -> None:
        """What an answer does; what follows by itself is up to the loop."""
        raise NotImplementedError(f"{type(self).__name__} asks nothing")

    def asks(self, state: S) -> Ask | Sequence[Ask]:
        """The question in words; one for each seat that may act, in a turn that players share."""
        raise NotImplementedError(f"{type(self).__name__} asks nothing")

    def check(self, state: S) -> None:
        """Raise ValueError if the step could not work in this position, as in a forged save."""


def expect(kept: bool, what: str) -> None:
    """Raise ValueError with what must be so, unless it is."""
    if not kept:
        raise ValueError(what)


def advance(state: State, events: Events) -> None:
    """Go on until something is to be decided or the game is over."""
    stack = state.stack
    while stack and not stack[-1].run(state, events):
        pass


def decision(state: State) -> Decision | None:
    """What the table waits for; None when the game is over."""
    if not state.stack:
        return None
    asks = state.stack[-1].asks(state)
    return Decision((asks,) if isinstance(asks, Ask) else tuple(asks))


def actions(state: State) -> Sequence[Action]:
    """The legal actions of the step that asks."""
    return state.stack[-1].actions(state) if state.stack else ()


def answer(state: State, action: Action, events: Events) -> None:
    """Carry out an action, without going on to what follows by itself."""
    state.stack[-1].play(state, action, events)


def check_stack(state: State) -> None:
    """Raise ValueError if a step on the stack could not work where it is, or nothing is asked on top."""
    for step in state.stack:
        step.check(state)
    if state.stack:
        top = type(state.stack[-1])
        expect(top.actions is not Step.actions and top.play is not Step.play, "something is asked")
