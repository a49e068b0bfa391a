"""The action after which the position looks best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.game import Game
from ..core.look_ahead import look_ahead
from ..core.rng import Rng

__all__ = ["greedy", "look_ahead"]


def greedy(game: Game[Any], view: Mapping[str, Any], rng: Rng) -> str:
    """Imagine a position that fits the view, and ask the game for its best move there."""
    seat = view["seat"]
    return game.suggest(game.imagine(view, rng), seat, rng).text
