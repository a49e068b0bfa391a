"""Which step runs, asks and answers where: the table that ties the rooms together."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...core.play import Action
from . import setup
from .actions import Move
from .effects import companions, dice_questions, questions
from .effects import doing as effects
from .state import Frame, State
from .turn import defense, offense, phases, plays, settle, triggers, windows
from .turn.changes import Events

Run = Callable[[State, Frame, Events], bool]
Options = Callable[[State, Frame], list[Move]]
Play = Callable[[State, Frame, Action, Events], None]

# What goes on by itself: does its part, or returns True where it has something to ask.
RUN: dict[str, Run] = {
    "deal": setup.deal_run,
    "turn": phases.turn_run,
    "main": phases.main_run,
    "sell_down": phases.sell_down_run,
    "triggers": triggers.run,
    "settle": settle.run,
    "put_away": plays.put_away,
    "window": windows.run,
    "do": effects.run,
    "untray": effects.untray,
    "offense_start": offense.start_run,
    "offense_roll": offense.roll_run,
    "offense_reroll": offense.reroll_run,
    "offense_declared": offense.declared_run,
    "offense_stopped": offense.stopped_run,
    "activate": offense.activate_run,
    "targeting": offense.targeting_run,
    "target_die": offense.target_die_run,
    "defense_start": defense.start_run,
    "afflictions": defense.afflictions_run,
    "defense": defense.run,
    "defense_rolled": defense.rolled_run,
    "last": defense.last_run,
    "roll_settle": defense.settle_run,
    "roll_ends": defense.ends_run,
    "roll_over": defense.over_run,
    "or": questions.or_run,
    "spend": questions.spend_run,
    "remove": questions.remove_run,
    "move": questions.move_run,
    "block": questions.block_run,
    "grow": companions.grow_run,
    "grow_each": companions.grow_each_run,
    "reroll_these": dice_questions.reroll_these_run,
    "reroll_dice": dice_questions.dice_run,
    "set_dice": dice_questions.dice_run,
    "nudge": dice_questions.dice_run,
    "copy": dice_questions.dice_run,
}

# What is asked: the legal actions, sorted by text, and what an answer does.
ASK: dict[str, tuple[Options, Play]] = {
    "hero": (setup.hero_options, setup.hero_play),
    "main": (phases.main_options, phases.main_play),
    "sell_down": (phases.sell_down_options, phases.sell_down_play),
    "triggers": (triggers.options, triggers.play),
    "window": (windows.options, windows.play),
    "offense": (offense.options, offense.play),
    "target": (offense.target_options, offense.target_play),
    "defense": (defense.options, defense.play),
    "defense_rolled": (defense.rolled_options, defense.rolled_play),
    "may": (questions.may_options, questions.may_play),
    "or": (questions.or_options, questions.or_play),
    "choose": (questions.choose_options, questions.choose_play),
    "spend": (questions.spend_options, questions.spend_play),
    "remove": (questions.remove_options, questions.remove_play),
    "move": (questions.move_options, questions.move_play),
    "block": (questions.block_options, questions.block_play),
    "grow": (companions.grow_options, companions.grow_play),
    "grow_each": (companions.grow_each_options, companions.grow_each_play),
    "reroll_these": (dice_questions.reroll_these_options, dice_questions.reroll_these_play),
    "reroll_dice": (dice_questions.reroll_dice_options, dice_questions.reroll_dice_play),
    "set_dice": (dice_questions.set_dice_options, dice_questions.set_dice_play),
    "nudge": (dice_questions.nudge_options, dice_questions.nudge_play),
    "copy": (dice_questions.copy_options, dice_questions.copy_play),
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
    frame = state.stack[-1]
    ASK[frame.step][1](state, frame, action, events)
