"""One step of look-ahead: what the greedy bot does in a game that has no better idea."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .play import Action
from .rng import Rng, seed_number

if TYPE_CHECKING:
    from .game import Game


def look_ahead(game: Game[Any], state: Any, seat: int, rng: Rng, samples: int = 1) -> Action:
    """The action of a seat after which the position evaluates best, each tried on copies with the same chance.

    Where much depends on chance, several `samples` of it say more than one. In a turn that players share, the others
    do nothing meanwhile.
    """
    # Not the generator of the position: a bot must not foresee the rolls.
    chances = [rng, *(Rng(seed_number(f"{rng.state} {sample}")) for sample in range(1, samples))]
    best: Action | None = None
    best_value = float("-inf")
    for action in game.actions(state):
        if action.player != seat:
            continue
        value = 0.0
        for chance in chances:
            after = game.copy(state)
            after.rng = chance.copy()
            game.play(after, action)
            value += game.evaluate(after, seat)
        if best is None or value > best_value:
            best, best_value = action, value
    if best is None:
        raise ValueError(f"seat {seat} is not asked")
    return best
