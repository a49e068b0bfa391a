"""What must be true of the frames on the stack: each step finds what it needs, so that a forged save cannot derail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .content import CARDS
from .effects import vocabulary as v
from .effects.texts import PROGRAMS
from .flow import ASK, RUN
from .state import DICE, ROLL_PHASES, Frame, State
from .turn.boards import board_of, declarable, family_of
from .turn.windows import ABOUT, CLOSES_DICE
from .words.names import known_source

# The effect that each question belongs to.
EFFECT_OF: dict[str, type[v.Effect]] = {
    "may": v.May,
    "or": v.Or,
    "choose": v.Choose,
    "spend": v.Spend,
    "remove": v.RemoveStatus,
    "move": v.MoveStatus,
    "block": v.PreventStatus,
    "grow": v.Grow,
    "grow_each": v.GrowEach,
    "reroll_these": v.RerollThese,
    "reroll_dice": v.Reroll,
    "set_dice": v.SetDice,
    "nudge": v.NudgeDie,
    "copy": v.CopyDie,
}
SETUP_STEPS = ("turn", "deal", "hero")
OFFENSE_STEPS = ("offense", "offense_reroll", "offense_declared", "offense_stopped")
ATTACK_STEPS = (
    "activate",
    "targeting",
    "target",
    "target_die",
    "defense_start",
    "afflictions",
    "defense",
    "defense_rolled",
    "last",
    "roll_settle",
)
DICE_STEPS = ("reroll_these", "reroll_dice", "set_dice", "nudge", "copy")


def expect(kept: bool, what: str) -> None:
    if not kept:
        raise ValueError(what)


def check_stack(state: State) -> None:
    """Raise ValueError if a frame lacks what its step needs."""
    expect(bool(state.stack) == (state.phase != "over"), "the game is over when nothing is under way")
    for frame in state.stack:
        expect(frame.step in RUN or frame.step in ASK, "a known step")
        expect(0 <= frame.player < len(state.players), "a step belongs to a seat")
        expect(":" not in frame.word or known_source(frame.word), "a known source")
        expect((frame.step in SETUP_STEPS) or state.phase != "setup", "the setup has its own steps")
    if not state.stack:
        return
    expect(state.stack[0].step == "turn", "a turn is under way")
    expect([frame.step for frame in state.stack].count("turn") == 1, "one turn is under way")
    expect(state.stack[-1].step in ASK, "something is asked")
    expect(not state.players[state.stack[-1].player].out, "who is asked is still in the game")
    if state.phase == "setup":
        _setup(state)
        return
    expect(all(frame.step not in ("deal", "hero") for frame in state.stack), "the setup is over")
    _trays(state)
    for frame in state.stack:
        _frame(state, frame)


def _setup(state: State) -> None:
    steps = [frame.step for frame in state.stack]
    expect(steps[:2] == ["turn", "deal"] and set(steps[2:]) == {"hero"}, "heroes are chosen, then dealt")
    waiting = sorted(frame.player for frame in state.stack[2:])
    expect(waiting == [seat for seat, player in enumerate(state.players) if not player.hero], "each seat chooses once")
    expect(len(set(state.pool)) >= len(waiting) or len(state.pool) >= 1, "there are heroes to choose from")


def _trays(state: State) -> None:
    """Dice lie there as long as something waits for them."""
    steps = [frame.step for frame in state.stack]
    purposes = [tray.purpose for tray in state.trays]
    expect(all(purpose in ("offense", "roll", "target", "defense") for purpose in purposes), "a known kind of roll")
    expect(purposes.count("roll") == steps.count("untray"), "every extra roll is taken away again")
    expect(purposes.count("target") == steps.count("target_die"), "the targeting die is looked at")
    if "offense" in purposes:
        expect(purposes.index("offense") == 0 and len(state.trays[0].values) == DICE, "the final dice lie first")
        expect(state.trays[0].owner == state.active and state.phase in ROLL_PHASES, "the active player rolls")


def _frame(state: State, frame: Frame) -> None:
    if frame.step in EFFECT_OF or frame.step == "do":
        _text(state, frame)
    if frame.step in ATTACK_STEPS:
        expect(state.attack is not None, "there is an attack")
    if frame.step in OFFENSE_STEPS:
        expect(bool(state.trays) and state.trays[0].purpose == "offense", "dice are rolled")
        expect(frame.player == state.active, "the active player rolls")
    if frame.step in DICE_STEPS:
        expect(bool(state.trays), "there are dice")
    if frame.step in ("target", "choose", "window"):
        expect(all(0 <= seat < len(state.players) for seat in frame.items), "seats of the table")
    special = SPECIAL.get(frame.step)
    if special is not None:
        special(state, frame)


def _text(state: State, frame: Frame) -> None:
    """A frame that stands in a text, at an effect that exists and is of its kind."""
    expect(frame.code in PROGRAMS, "a known text")
    effects = PROGRAMS[frame.code]
    expect(0 <= frame.at <= len(effects) and frame.n >= -1, "a place in the text")
    if frame.step == "do":
        expect(frame.n < len(state.players) and frame.m >= 0, "a chosen player, a number spent")
        return
    expect(frame.at < len(effects) and isinstance(effects[frame.at], EFFECT_OF[frame.step]), "the effect that asks")
    expect(len(frame.items) <= 20, "a few items")


def _effect(frame: Frame) -> Any:
    return PROGRAMS[frame.code][frame.at]


def _turn(state: State, frame: Frame) -> None:
    expect(frame.player == state.active and 0 <= frame.n <= 20, "the turn of the active player")


def _window(state: State, frame: Frame) -> None:
    expect(frame.word in ABOUT, "a known window")
    expect(bool(frame.items) and len(set(frame.items)) == len(frame.items), "someone is asked")
    expect(-1 <= frame.n < len(state.players) and -1 <= frame.m < len(state.players), "a window is about a seat")
    if frame.word in CLOSES_DICE:
        expect(bool(state.trays), "a window on dice has dice")


def _reroll(state: State, frame: Frame) -> None:
    expect(bool(frame.items) and all(1 <= number <= DICE for number in frame.items), "dice to roll again")
    expect(len(set(frame.items)) == len(frame.items) and state.attempts > 0, "an attempt to roll with")


def _declared(state: State, frame: Frame) -> None:
    board = board_of(state.players[frame.player])
    usable = dict(declarable(board, state.trays[0].values))
    expect(frame.word in usable or (state.changed and frame.word in board.slots), "an ability that the dice meet")


def _defense_rolled(state: State, frame: Frame) -> None:
    board = board_of(state.players[frame.player])
    expect(any(slot.ability.id == frame.word for slot in board.defensive), "a defensive ability")
    expect(any(tray.purpose == "defense" for tray in state.trays), "defense dice lie there")


def _put_away(state: State, frame: Frame) -> None:
    expect(frame.word in CARDS[state.players[frame.player].hero], "a card of the deck")


def _triggers(state: State, frame: Frame) -> None:
    codes = frame.code.split()
    expect(bool(codes) and all(code in PROGRAMS and code[0] in "oq" for code in codes), "texts of tokens or passives")
    expect(len({code.split(":")[1] for code in codes}) == len(codes) or codes[0][0] == "q", "each text once")


def _settle(state: State, frame: Frame) -> None:
    expect(0 <= frame.n <= state.pot and frame.m in (0, 1), "damage of a pot is applied")


def _target(state: State, frame: Frame) -> None:
    expect(bool(frame.items), "there is a target to choose")


def _remove(state: State, frame: Frame) -> None:
    expect(0 <= frame.n < len(state.players) and 0 <= frame.m <= v.ALL, "tokens of a player are removed")


def _grow_each(state: State, frame: Frame) -> None:
    expect(len(frame.items) == len(family_of(_effect(frame).family)), "every stage is counted")


def _choose(state: State, frame: Frame) -> None:
    expect(bool(frame.items) and not any(state.players[seat].out for seat in frame.items), "someone to choose")


def _extra_target(state: State, frame: Frame) -> None:
    expect(0 <= frame.m <= len(state.players), "an extra phase goes against a seat")


SPECIAL: dict[str, Callable[[State, Frame], None]] = {
    "turn": _turn,
    "window": _window,
    "offense_reroll": _reroll,
    "offense_declared": _declared,
    "offense": _extra_target,
    "defense_rolled": _defense_rolled,
    "put_away": _put_away,
    "triggers": _triggers,
    "settle": _settle,
    "target": _target,
    "remove": _remove,
    "grow_each": _grow_each,
    "choose": _choose,
}
