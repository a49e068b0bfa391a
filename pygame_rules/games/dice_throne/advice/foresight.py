"""What an answer would make of the damage that is coming, where no chance is in it."""

from __future__ import annotations

from typing import Any

from ....core.effects import ChoosePlayer
from ....core.flow import Events, actions, answer
from ....core.play import Action
from ..state import State, copy_state
from ..turn.damage import current
from ..turn.windows import Window

# An answer that asks more than these many questions is no plain one.
MOST_QUESTIONS = 3


def outcome_of(state: State, seat: int, action: Action) -> dict[str, Any]:
    """The final damage to whom the answer changes most, before and after it; nothing if dice decide or nothing changes.

    Only the answer itself is tried, on a copy: what others may do afterwards is left open, so nothing hidden shows.
    """
    before = current(state)
    tried = copy_state(state)
    if not _carry_out(tried, seat, action):
        return {}
    after = current(tried)
    changes = [new.final - old.final for old, new in zip(before, after, strict=True)]
    other = max(range(len(changes)), key=lambda one: (abs(changes[one]), one == seat))
    if not changes[other]:
        return {}
    return {"player": other, "before": before[other].final, "after": after[other].final}


def _carry_out(state: State, seat: int, action: Action) -> bool:
    """Do an action up to the window that it answers in; False where chance or a real choice comes in between."""
    events: Events = []
    answer(state, action, events)
    for _ in range(MOST_QUESTIONS):
        while state.stack and not isinstance(state.stack[-1], Window):
            if state.stack[-1].run(state, events):
                break
        if any(event.reveals for event in events) or not state.stack:
            return False
        if isinstance(state.stack[-1], Window):
            return True
        obvious = _obvious(state, seat)
        if obvious is None:
            return False
        answer(state, obvious, events)
    return False


def _obvious(state: State, seat: int) -> Action | None:
    """The answer that goes without saying: oneself where damage is coming to oneself, or the only one."""
    found = [action for action in actions(state) if action.player == seat]
    if len(found) == 1:
        return found[0]
    threatened = current(state)[seat].final > 0
    oneself = [action for action in found if isinstance(action, ChoosePlayer) and action.seat == seat]
    return oneself[0] if oneself and threatened else None
