"""A position as plain data: it can be copied, saved, compared and sent anywhere."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame_rules.core import flow
from pygame_rules.core.rng import Rng

TRACK, LONG_TRACK = 20, 30
ROUNDS = 12


class Step(flow.Step["Race"]):
    """Something that is under way. The steps themselves are in `turn.py` and `effects.py`."""

    __slots__ = ()
    # The codec writes the subclasses, never this class.
    only_base = True


@dataclass(slots=True)
class Runner:
    """A seat."""

    steps: int = 0
    hand: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Race:
    """The whole table."""

    rng: Rng
    goal: int
    players: list[Runner]
    # The top card is the last one.
    deck: list[str]
    discard: list[str] = field(default_factory=list)
    turn: int = 0
    round: int = 1
    # What is under way, the innermost last; empty when the race is over.
    stack: list[Step] = field(default_factory=list)


def copy_of(state: Race) -> Race:
    """An independent copy, written by hand because bots live on it. Steps are never changed, so they are shared."""
    return Race(
        state.rng.copy(),
        state.goal,
        [Runner(runner.steps, list(runner.hand)) for runner in state.players],
        list(state.deck),
        list(state.discard),
        state.turn,
        state.round,
        list(state.stack),
    )
