"""How a game ended, and the score of a solo game (PF-1.5, PF-15.5)."""

from __future__ import annotations

from ...core.play import Result
from .content.cards import CARDS
from .state import State, solo

PARTS = ("events", "enemies", "surplus", "gems", "coins")


def breakdown(state: State) -> dict[str, int]:
    """The parts of the score of a won solo game."""
    player = state.players[0]
    worth = player.coins + sum(CARDS[card].cost for card in (*player.items, *player.potions))
    return {
        "events": 3 * len(state.event_deck),
        "enemies": 2 * player.defeated,
        "surplus": 2 * state.surplus,
        "gems": player.gems,
        "coins": worth // 3,
    }


def outcome(state: State) -> Result | None:
    """The result of a finished game: the boss's slayer has won; alone there is a score besides."""
    if not state.over:
        return None
    won = state.winner >= 0
    if solo(state):
        parts = breakdown(state) if won else dict.fromkeys(PARTS, 0)
        return Result((0,) if won else (), (sum(parts.values()),), (parts,))
    scores = tuple(int(seat == state.winner) for seat in range(len(state.players)))
    return Result((state.winner,) if won else (), scores)
