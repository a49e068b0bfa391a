"""What an action would certainly change, for its player to see before choosing."""

from __future__ import annotations

from ....core.flow import actions, answer
from ....core.play import Action
from .. import actions as act
from ..scoring import GOALS, PARTS, goal_met, row_scores, score
from ..state import ROWS, Player, State, copy_state, row_count, solo, value_of
from ..turn.purchases import gold_to_pay
from ..view_types import Changes

# What chance decides, or what only leads on.
UNCERTAIN = (act.Reroll, act.RerollPool, act.Unlock, act.Pass, act.Skip, act.Done, act.Decline, act.OrderFirst)


def hints(state: State, seat: int) -> dict[str, Changes]:
    """By action text: gold and stars gained or lost, and more where there is more to say."""
    alone = solo(state)
    before = state.players[seat]
    stars = score(before, alone)
    by_text: dict[str, Changes] = {}
    for action in actions(state):
        if action.player != seat or isinstance(action, UNCERTAIN):
            continue
        position = copy_state(state)
        answer(position, action, [])
        after = position.players[seat]
        parts = {
            part: new - old for part, old, new in zip(PARTS, stars, score(after, alone), strict=True) if new != old
        }
        changes: Changes = {"gold": after.gold - before.gold, "stars": sum(parts.values()), "parts": parts}
        _say_more(state, action, before, after, changes)
        by_text[action.text] = changes
    return by_text


def _say_more(state: State, action: Action, before: Player, after: Player, changes: Changes) -> None:
    """What only some actions change."""
    if isinstance(action, act.PlaceDie | act.PlaceStart):
        _say_row(action.row, before, after, changes)
    elif isinstance(action, act.Buy):
        changes["cost"] = gold_to_pay(before, action)
    elif isinstance(action, act.Turn):
        changes["value"] = 7 - value_of(state.pool[action.number - 1])
    elif isinstance(action, act.MoveMarker):
        changes["cell"] = [after.marker // 3, after.marker % 3]


def _say_row(row: int, before: Player, after: Player, changes: Changes) -> None:
    """How the row stands in which a die is placed."""
    value, left = row_scores(after)[row], 3 - row_count(after, row)
    met = goal_met(after, row, value)
    stars = GOALS[after.klass][row][2]
    changes["row"] = ROWS[row]
    changes["score"] = value
    changes["met"] = met
    changes["fills"] = left == 0
    changes["left"] = left
    changes["promise"] = 0
    if left == 0 and stars:
        was_met = goal_met(before, row, row_scores(before)[row])
        changes["promise"] = -1 if not met else 0 if was_met else stars
