"""How a game ended (DT-2.3, DT-2.4)."""

from __future__ import annotations

from ...core.play import Result
from .state import State, health_of


def outcome(state: State) -> Result | None:
    """The winners are those who are left; nobody, if all fell at the same moment."""
    if state.stack:
        return None
    winners = tuple(seat for seat, player in enumerate(state.players) if not player.out)
    scores = tuple(health_of(state, seat) for seat in range(len(state.players)))
    breakdown = tuple(
        {"health": scores[seat], "cp": player.cp, "upgrades": len(player.upgrades)}
        for seat, player in enumerate(state.players)
    )
    return Result(winners, scores, breakdown)
