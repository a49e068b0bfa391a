"""What an action would certainly change, for its player to see before choosing."""

from __future__ import annotations

from typing import Any

from ....core.flow import actions, answer
from .. import actions as act
from ..scoring import GOALS, PARTS, row_scores, score
from ..state import ROWS, State, copy_state, row_count, solo
from ..turn.purchases import gold_to_pay

# What chance decides, or what only leads on.
UNCERTAIN = (act.Reroll, act.RerollPool, act.Unlock, act.Pass, act.Skip, act.Done, act.Decline, act.OrderFirst)


def hints(state: State, seat: int) -> dict[str, Any]:
    """By action text: gold and stars gained or lost, and more where there is more to say."""
    alone = solo(state)
    before = state.players[seat]
    parts = score(before, alone)
    found: dict[str, Any] = {}
    for action in actions(state):
        if action.player != seat or isinstance(action, UNCERTAIN):
            continue
        after = copy_state(state)
        answer(after, action, [])
        player = after.players[seat]
        changes = {
            name: new - old for name, old, new in zip(PARTS, parts, score(player, alone), strict=True) if new != old
        }
        hint: dict[str, Any] = {
            "gold": player.gold - before.gold,
            "stars": sum(changes.values()),
            "parts": changes,
        }
        if isinstance(action, act.PlaceDie | act.PlaceStart):
            value = row_scores(player)[action.row]
            low, high, stars = GOALS[player.klass][action.row]
            hint |= {
                "row": ROWS[action.row],
                "score": value,
                "met": bool(stars) and low <= value <= high,
                "fills": row_count(player, action.row) == 3,
                "action": ROWS[action.row],
            }
        elif isinstance(action, act.Buy):
            hint["cost"] = gold_to_pay(before, action)
        found[action.text] = hint
    return found
