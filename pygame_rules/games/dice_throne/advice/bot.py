"""The greedy player: keeps dice by the odds, and tries everything else on copies of the position."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.effects import stop
from ....core.flow import actions, advance, answer
from ....core.play import Action
from ....core.rng import Rng
from .. import actions as act
from ..effects.companions import Growing
from ..effects.dice_questions import Copying, Nudging, RerollingThese, SettingDice
from ..effects.questions import Blocking, Choosing, MayAsked, Moving, OrAsked, Removing
from ..effects.spending import Spending
from ..setup import HeroChoice
from ..state import State, copy_state
from ..turn.boards import board_of, declarable
from ..turn.offense import Offense, Target
from ..turn.phases import Main
from ..turn.windows import Window
from .estimate import Estimate, ability_values
from .evaluate import evaluate
from .odds import best_line

# Over how many rolls of the dice an outcome is averaged.
SAMPLES = 3
# How many questions that follow at once are looked through, and how many passes lead to the outcome of a window.
DEPTH = 2
PASSES = 12
# What must be gained for a card or token to be worth its trouble.
MARGIN = 0.3
# Questions that belong to what was just done.
FOLLOW_UP = (
    OrAsked, MayAsked, Choosing, Spending, Removing, Moving, Blocking, Nudging, SettingDice, Copying, Growing, Target,
)  # fmt: skip


def suggest(state: State, seat: int, rng: Rng) -> Action:
    """The action that leaves the seat best, as far as it can be foreseen."""
    chosen = [action for action in actions(state) if action.player == seat]
    if len(chosen) == 1:
        return chosen[0]
    step = state.stack[-1]
    if isinstance(step, HeroChoice):
        return rng.choice(chosen)
    seeds = [rng.below(1 << 62) for _ in range(SAMPLES)]
    if isinstance(step, Offense):
        return _roll_or_declare(state, seat, chosen, seeds)
    if isinstance(step, Main):
        return _shop(state, seat, chosen, seeds)
    if isinstance(step, RerollingThese):
        return _best(state, seat, _sensible_rerolls(state, chosen), seeds)
    return _best(state, seat, [action for action in chosen if not _is_lasting_pass(action)], seeds)


def _is_lasting_pass(action: Action) -> bool:
    return isinstance(action, act.Pass) and bool(action.until)


def _best(state: State, seat: int, chosen: Sequence[Action], seeds: list[int]) -> Action:
    """The best of some actions; doing nothing wins unless something is clearly better."""
    values = [(_outcome(state, seat, action, seeds) - _trouble(action), -n) for n, action in enumerate(chosen)]
    return chosen[-max(values)[1]]


def _trouble(action: Action) -> float:
    return MARGIN if isinstance(action, act.PlayCard | act.SpendToken | act.UsePassive | act.Waive) else 0.0


def _outcome(state: State, seat: int, action: Action, seeds: list[int]) -> float:
    """The mean value of what an action leads to, with the questions that follow answered well and windows passed."""
    total = 0.0
    for seed in seeds:
        after = copy_state(state)
        after.rng = Rng(seed)
        answer(after, action, [])
        advance(after, [])
        total += _value(after, seat, DEPTH, seed)
    return total / len(seeds)


def _value(state: State, seat: int, depth: int, seed: int) -> float:
    for _ in range(PASSES):
        window = state.stack[-1] if state.stack else None
        if not isinstance(window, Window):
            break
        answer(state, act.pass_on(window.asked(state)), [])
        advance(state, [])
    step = state.stack[-1] if state.stack else None
    if depth and isinstance(step, FOLLOW_UP) and step.asked(state) == seat:
        best = float("-inf")
        for action in actions(state):
            after = copy_state(state)
            after.rng = Rng(seed)
            answer(after, action, [])
            advance(after, [])
            best = max(best, _value(after, seat, depth - 1, seed))
        return best
    return evaluate(state, seat)


# The own dice (DT-3.4)


def _roll_or_declare(state: State, seat: int, chosen: list[Action], seeds: list[int]) -> Action:
    """Play what helps, else roll for the best line, else declare the best ability."""
    player = state.players[seat]
    board = board_of(player)
    dice = state.trays[0].values
    line = best_line(board.hero.dice, ability_values(player, board), dice, max(0, state.attempts))
    helping = [action for action in chosen if isinstance(action, act.PlayCard | act.SpendToken | act.UsePassive)]
    now = evaluate(state, seat)
    tried = [(_outcome(state, seat, action, seeds), n) for n, action in enumerate(helping)]
    if tried and max(tried)[0] > now + 2 * MARGIN:
        return helping[max(tried)[1]]
    loose = tuple(number for number in range(1, len(dice) + 1) if number - 1 not in line.keep)
    if loose and state.attempts > 0:
        return act.reroll(seat, loose)
    estimate = Estimate(player, board.hero.dice)
    worth = {
        ability: estimate.of(board.slots[ability].ability.tiers[tier].does) for ability, tier in declarable(board, dice)
    }
    declared = [action for action in chosen if isinstance(action, act.Declare) and worth[action.ability] > 0]
    if not declared:
        return stop(seat)
    return _best(state, seat, declared, seeds) if len(declared) > 1 else declared[0]


def _sensible_rerolls(state: State, chosen: list[Action]) -> list[Action]:
    """With many dice, one reroll for each set of faces that looks alike to the hero."""
    if len(chosen) <= 8:
        return chosen
    faces = board_of(state.players[state.trays[-1].owner]).hero.dice
    values = state.trays[-1].values
    seen: dict[tuple[str, ...], Action] = {}
    for action in chosen:
        numbers = action.numbers if isinstance(action, act.Reroll) else ()
        seen.setdefault(tuple(sorted(faces[values[number - 1] - 1] for number in numbers)), action)
    return list(seen.values())


# The Main Phases (DT-3.3)


def _shop(state: State, seat: int, chosen: list[Action], seeds: list[int]) -> Action:
    """The play that gains most; a sale where it pays for something better; done when nothing is left to gain."""
    now = evaluate(state, seat)
    best, gain = chosen[0], MARGIN
    for action in chosen:
        if isinstance(action, act.Done):
            best = action if gain <= MARGIN else best
        elif isinstance(action, act.Sell):
            value = _after_sale(state, seat, action, seeds) - now - MARGIN
            if value > gain:
                best, gain = action, value
        else:
            value = _outcome(state, seat, action, seeds) - now
            if value > gain:
                best, gain = action, value
    return best if gain > MARGIN else next(action for action in chosen if isinstance(action, act.Done))


def _after_sale(state: State, seat: int, sale: act.Sell, seeds: list[int]) -> float:
    """The value after a sale and the upgrade that it pays for; a hand over the limit may as well be sold from."""
    after = copy_state(state)
    answer(after, sale, [])
    advance(after, [])
    value = evaluate(after, seat)
    already = {action.text for action in actions(state)}
    for action in actions(after):
        if isinstance(action, act.PlayCard) and action.text not in already:
            value = max(value, _outcome(after, seat, action, seeds[:1]))
    return value
