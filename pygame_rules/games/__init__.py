"""The games. Each package has `info.py` (light, for the lobby) and `game.py` (the engine, loaded when it is opened)."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from ..core.errors import BadSetup
from ..core.game import Game, GameInfo
from ..core.words import tr

# The games that can be played, in the order of the lobby.
PLAYABLE = ("roll_player", "dice_throne", "platformer")


def package_of(game: str) -> str:
    """The package of a playable game; BadSetup if there is none."""
    if game not in PLAYABLE:
        raise BadSetup(tr("There is no game called “{game}” here.", game=game))
    return f"{__name__}.{game}"


@cache
def info_of(game: str) -> GameInfo:
    return import_module(f"{package_of(game)}.info").INFO  # type: ignore[no-any-return]


@cache
def engine_of(game: str) -> Game[Any]:
    return import_module(f"{package_of(game)}.game").GAME  # type: ignore[no-any-return]
