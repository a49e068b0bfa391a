"""Which step runs, asks and answers where: the table that ties the rooms together."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...core.play import Action
from .actions import Choice
from .state import Frame, State
from .turn import acting, boss_turn
from .turn import stages as phases
from .turn.primitives import Events

Run = Callable[[State, Frame, Events], bool]
Options = Callable[[State, Frame], list[Choice]]
Play = Callable[[State, Frame, Action, Events], None]

# What goes on by itself: does its part, or returns True where it has something to ask.
RUN: dict[str, Run] = {
    "turn": phases.run,
    "boss_card": boss_turn.run_card,
    "next": phases.next_turn,
}

# What is asked: the legal actions, sorted by text, and what an answer does.
ASK: dict[str, tuple[Options, Play]] = {
    "act": (acting.options, acting.play),
    "respawn": (acting.respawn_options, acting.respawn_play),
    "reroll": (acting.reroll_options, acting.reroll_play),
    "turn_die": (acting.turn_die_options, acting.turn_die_play),
    "special": (phases.special_options, phases.special_play),
    "fall": (phases.fall_options, phases.fall_play),
    "mirror": (boss_turn.mirror_options, boss_turn.mirror_play),
}


def advance(state: State, events: Events) -> None:
    """Go on until something is to be decided or the game is over."""
    stack = state.stack
    while stack:
        if state.over:
            stack.clear()
            return
        frame = stack[-1]
        run = RUN.get(frame.step)
        if run is None or run(state, frame, events):
            return


def options(state: State) -> Sequence[Action]:
    """The legal actions of the step that asks."""
    if not state.stack:
        return ()
    frame = state.stack[-1]
    return ASK[frame.step][0](state, frame)


def answer(state: State, action: Action, events: Events) -> None:
    """Carry out an action, without going on to what follows by itself."""
    frame = state.stack[-1]
    ASK[frame.step][1](state, frame, action, events)
