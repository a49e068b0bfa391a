"""Which step runs, asks and answers where: the table that ties the rooms together."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...core.play import Action
from . import setup
from .actions import Move, UseSkill
from .effects import abilities as skills
from .state import Frame, State
from .turn import cleanup, windows
from .turn import dice_phase as phases
from .turn import market_phase as market
from .turn.primitives import Events

Run = Callable[[State, Frame, Events], bool]
Options = Callable[[State, Frame], list[Move]]
Play = Callable[[State, Frame, Action, Events], None]

# What goes on by itself: does its part, or returns True where it has something to ask.
RUN: dict[str, Run] = {
    "class_draw": setup.class_draw,
    "deal": setup.deal,
    "start_roll": setup.start_roll,
    "start": setup.start,
    "roll": phases.roll,
    "tie": phases.tie,
    "turns": phases.turns,
    "window": windows.run,
    "market_phase": market.begin,
    "sale": market.sale,
    "market": market.run,
    "fit": market.fit,
    "clear": market.clear,
    "cleanup": cleanup.begin,
    "refresh": cleanup.refresh,
    "renew": cleanup.renew,
    "final": cleanup.final,
    "score": cleanup.finish,
}

# What is asked: the legal actions, sorted by text, and what an answer does.
ASK: dict[str, tuple[Options, Play]] = {
    "race": (setup.race_options, setup.race_play),
    "class": (setup.class_options, setup.class_play),
    "start": (setup.start_options, setup.start_play),
    "tie": (phases.tie_options, phases.tie_play),
    "window": (windows.options, windows.play),
    "take": (phases.take_options, phases.take_play),
    "exchange": (phases.exchange_options, phases.exchange_play),
    "place": (phases.place_options, phases.place_play),
    "act": (phases.act_options, phases.act_play),
    "keep": (phases.keep_options, phases.keep_play),
    "restore": (market.restore_options, market.restore_play),
    "market": (market.options, market.play),
    "move": (market.move_options, market.move_play),
    "fit": (market.fit_options, market.fit_play),
    "skill": (skills.options, skills.play),
    "refresh": (cleanup.refresh_options, cleanup.refresh_play),
    "final": (cleanup.final_options, cleanup.final_play),
}


def advance(state: State, events: Events) -> None:
    """Go on until something is to be decided or the game is over."""
    stack = state.stack
    while stack:
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
    if type(action) is UseSkill:
        skills.use(state, action, events, windows.reopen)
    else:
        frame = state.stack[-1]
        ASK[frame.step][1](state, frame, action, events)
