"""The greedy player: looks through its own turn on copies and takes what leaves it best."""

from __future__ import annotations

from ....core.flow import actions, answer
from ....core.play import Action
from ....core.rng import Rng
from .. import actions as act
from ..effects.abilities import UsingSkill
from ..state import State, Step, copy_state, value_of, with_value
from ..turn.attribute_actions import Acting, ActingAgain
from ..turn.dice_phase import Exchanging, Placing, TakingCard
from ..turn.purchases import MovingMarker
from ..turn.rolled_dice import KeepingValue
from ..turn.windows import Window
from .evaluate import evaluate

# How many branches of a step are followed; one of those that are not named.
FOLLOWED: dict[type[Step], int] = {TakingCard: 5, Exchanging: 2, Placing: 2, KeepingValue: 2, MovingMarker: 4}
# The steps of the own turn that are looked through.
FOLLOW_UPS = (Exchanging, Placing, Acting, ActingAgain, MovingMarker, UsingSkill)
DEPTH = 4


def suggest(state: State, seat: int, rng: Rng) -> Action:
    """The action that leaves the seat best."""
    chosen = [action for action in actions(state) if action.player == seat]
    if len(chosen) == 1:
        return chosen[0]
    values = _ranked(state, seat, chosen, DEPTH)
    return max(values, key=lambda pair: pair[0])[1]


def _ranked(state: State, seat: int, chosen: list[Action], depth: int) -> list[tuple[float, Action]]:
    """The actions with their values; the most promising are looked into."""
    width = FOLLOWED.get(type(state.stack[-1]), 1)
    first: list[tuple[float, Action, State | None]] = []
    for action in chosen:
        if isinstance(action, act.Reroll):
            first.append((_reroll(state, seat, action), action, None))
            continue
        after = copy_state(state)
        answer(after, action, [])
        value = evaluate(after, seat)
        if isinstance(action, act.UseSkill):
            value -= 0.02
        first.append((value, action, after))
    if depth == 0:
        return [(value, action) for value, action, _ in first]
    first.sort(key=lambda entry: -entry[0])
    ranked: list[tuple[float, Action]] = []
    for index, (value, action, position) in enumerate(first):
        if position is not None and (index < width or isinstance(action, act.UseSkill)):
            value = _deeper(position, seat, value, depth - 1)
        ranked.append((value, action))
    return ranked


def _deeper(state: State, seat: int, value: float, depth: int) -> float:
    """The value after the own choices that follow at once; windows of others are taken to pass."""
    stack = state.stack
    while stack and isinstance(stack[-1], Window):
        stack.pop()
    step = stack[-1] if stack else None
    if not isinstance(step, FOLLOW_UPS) or step.player != seat:
        return value
    chosen = [action for action in actions(state) if not isinstance(action, act.UseSkill)]
    if isinstance(step, Acting | ActingAgain):
        chosen = _sensible(state, seat, chosen)
    return max(value for value, _ in _ranked(state, seat, chosen, depth)) if chosen else value


def _sensible(state: State, seat: int, chosen: list[Action]) -> list[Action]:
    """Swaps of dice that differ, within the limits of what can be thought through."""
    sheet = state.players[seat].sheet
    return [
        action for action in chosen if not isinstance(action, act.Swap) or sheet[action.first] != sheet[action.second]
    ]


def _reroll(state: State, seat: int, action: act.Reroll) -> float:
    """The mean over the six values, each time with the better of old and new."""
    sheet = state.players[seat].sheet
    old = sheet[action.space]
    base = evaluate(state, seat)
    total = base
    for value in range(1, 7):
        if value != value_of(old):
            sheet[action.space] = with_value(old, value)
            total += max(base, evaluate(state, seat))
    sheet[action.space] = old
    return total / 6
