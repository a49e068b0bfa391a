"""How good a position is, for the greedy bot: it tries each action on copies and takes the best."""

from __future__ import annotations

from .state import Race
from .turn import Daring


def evaluate(state: Race, seat: int) -> float:
    """The lead over the best of the others; to have arrived is worth more than any lead."""
    steps: list[float] = [runner.steps for runner in state.players]
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Daring):
        # A roll that can be kept is as good as run.
        steps[state.turn] += top.rolled
    best = max(steps[other] for other in range(len(steps)) if other != seat)
    return steps[seat] - best + 100 * ((steps[seat] >= state.goal) - (best >= state.goal))
