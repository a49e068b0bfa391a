"""What will lie on a table that is being set up: taken from a real table of the same kind, not counted twice."""

from __future__ import annotations

import json
from functools import lru_cache

import pygame_rules as pr

from .models import Fact
from .screens import GAME_SCREENS, game_screen
from .setup_form import SetupForm


def table_facts(form: SetupForm) -> tuple[Fact, ...]:
    """The figures that a game's screen picks from a fresh table; none where the form cannot be played."""
    if form.game not in GAME_SCREENS:
        return ()
    options = json.dumps(form.options, sort_keys=True, default=str)
    return _facts(form.game, form.players, options, pr.language())


@lru_cache(maxsize=64)
def _facts(game: str, players: int, options: str, language: str) -> tuple[Fact, ...]:
    preview = getattr(game_screen(game), "preview", None)
    if preview is None:
        return ()
    try:
        table = pr.new_game(game, players, 0, json.loads(options))
    except pr.BadSetup:
        return ()
    return tuple(preview(table.view(0)))
