"""One step of look-ahead: what the greedy bot does in a game that has no better idea."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .play import Action
from .rng import Rng

if TYPE_CHECKING:
    from .game import Game


def look_ahead(game: Game[Any], state: Any, seat: int, rng: Rng) -> Action:
    """The action of a seat after which the position evaluates best, each tried on a copy with the same chance."""
    best: Action | None = None
    best_value = float("-inf")
    for action in game.actions(state):
        if action.player != seat:
            continue
        after = game.copy(state)
        # Not the generator of the position: a bot must not foresee the rolls.
        after.rng = rng.copy()
        game.play(after, action)
        value = game.evaluate(after, seat)
        if best is None or value > best_value:
            best, best_value = action, value
    if best is None:
        raise ValueError(f"seat {seat} is not asked")
    return best
