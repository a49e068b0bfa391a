"""Questions about dice: which to roll again, to turn or to copy. `items` of a frame holds the dice changed so far."""

from __future__ import annotations

from ....core.play import Action
from .. import actions as act
from ..actions import Move
from ..state import Frame, State, opposed
from ..turn.changes import Events, reroll, turn_die
from . import vocabulary as v
from .asking import again, effect_of
from .doing import reopen_dice


def _reachable(state: State, seat: int, whose: str) -> bool:
    """Whether the dice at hand can be changed by a seat."""
    if not state.trays or not state.trays[-1].open:
        return False
    owner = state.trays[-1].owner
    if whose == v.ANYONES:
        return True
    if whose == v.OWN:
        return owner == seat
    return opposed(state, seat, owner) == (whose == v.OPPONENTS)


def dice_run(state: State, frame: Frame, events: Events) -> bool:
    """Drop the question if the dice are out of reach or the number is used up; `items` counts dice changed so far."""
    effect = effect_of(frame)
    whose = getattr(effect, "whose", v.OWN)
    limit = getattr(effect, "up_to", getattr(effect, "count", 1))
    if len(frame.items) < limit and _reachable(state, frame.player, whose):
        return True
    state.stack.pop()
    return False


def reroll_these_run(state: State, frame: Frame, events: Events) -> bool:
    if frame.items:
        state.stack.pop()
        return False
    return True


def reroll_these_options(state: State, frame: Frame) -> list[Move]:
    seat = frame.player
    return [act.keep(seat), *act.rerolls(seat, len(state.trays[-1].values), effect_of(frame).up_to)]


def reroll_these_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    """Roll some of the dice at hand once more; others may answer again."""
    state.stack.pop()
    if isinstance(action, act.Reroll):
        reroll(state, action.numbers, events)
        reopen_dice(state)


def reroll_dice_options(state: State, frame: Frame) -> list[Move]:
    seat = frame.player
    found: list[Move] = [act.reroll(seat, (number,)) for number in range(1, len(state.trays[-1].values) + 1)]
    if frame.items:
        found.append(act.stop(seat))
    return found


def reroll_dice_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    state.stack.pop()
    if isinstance(action, act.Reroll):
        state.stack.append(again(frame, items=(*frame.items, action.numbers[0])))
        reroll(state, action.numbers, events)


def set_dice_options(state: State, frame: Frame) -> list[Move]:
    seat, effect = frame.player, effect_of(frame)
    values = (effect.to,) if effect.to else range(1, 7)
    found: list[Move] = [
        act.set_die(seat, number, value)
        for number, now in enumerate(state.trays[-1].values, 1)
        if number not in frame.items
        for value in values
        if value != now
    ]
    # A die that already shows the value may be chosen in vain.
    if frame.items or not found:
        found.append(act.stop(seat))
    return found


def set_dice_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    state.stack.pop()
    if isinstance(action, act.SetDie):
        state.stack.append(again(frame, items=(*frame.items, action.number)))
        turn_die(state, frame.player, action.number, action.value, events)


def nudge_options(state: State, frame: Frame) -> list[Move]:
    seat, values = frame.player, state.trays[-1].values
    found: list[Move] = [act.nudge(seat, number, -1) for number, value in enumerate(values, 1) if value > 1]
    found += [act.nudge(seat, number, 1) for number, value in enumerate(values, 1) if value < 6]
    return found


def nudge_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.Nudge)
    state.stack.pop()
    value = state.trays[-1].values[action.number - 1]
    turn_die(state, frame.player, action.number, value + action.by, events)


def copy_options(state: State, frame: Frame) -> list[Move]:
    seat, values = frame.player, state.trays[-1].values
    found: list[Move] = [
        act.copy_die(seat, number, other)
        for number, value in enumerate(values, 1)
        for other, wanted in enumerate(values, 1)
        if value != wanted
    ]
    return found or [act.stop(seat)]


def copy_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    state.stack.pop()
    if isinstance(action, act.CopyDie):
        turn_die(state, frame.player, action.number, state.trays[-1].values[action.other - 1], events)
