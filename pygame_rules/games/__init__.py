"""The games. Each package has `info.py` (light, for the lobby) and `game.py` (the engine, loaded when it is opened).

A game that lives elsewhere is added by the name of its package, which has the same modules and `rules/en.md`:

    pygame_rules.add_game("examples.tiny_game")

A game of one module has `INFO`, `GAME` and the text of its `RULES` in there.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from ..core.errors import BadSetup
from ..core.game import Game, GameInfo
from ..core.rulebook import Rule, rulebook, rules_in
from ..core.words import tr

# The games that can be played, in the order of the lobby.
PLAYABLE = ("roll_player", "dice_throne", "platformer")
# Those that were added: id to package.
ADDED: dict[str, str] = {}


def add_game(package: str) -> GameInfo:
    """Let a game of another package be played too; BadSetup if there is none, or its id is taken."""
    unknown = BadSetup(tr("There is no game package called “{package}”.", package=package))
    if not all(part.isidentifier() for part in package.split(".")):
        raise unknown
    try:
        info = _info(package)
    except ModuleNotFoundError as error:
        # What the package itself fails to import is no matter of its name.
        if not f"{package}.info.".startswith(f"{error.name}."):
            raise
        raise unknown from error
    if info.id in PLAYABLE or ADDED.get(info.id, package) != package:
        raise BadSetup(tr("There is a game called “{game}” already.", game=info.id))
    ADDED[info.id] = package
    return info


def all_games() -> tuple[GameInfo, ...]:
    """What can be played."""
    return tuple(info_of(game) for game in (*PLAYABLE, *ADDED))


def package_of(game: str) -> str:
    """The package of a playable game; BadSetup if there is none."""
    if game in PLAYABLE:
        return f"{__name__}.{game}"
    if game not in ADDED:
        raise BadSetup(tr("There is no game called “{game}” here.", game=game))
    return ADDED[game]


def info_of(game: str) -> GameInfo:
    return _info(package_of(game))


def engine_of(game: str) -> Game[Any]:
    return _engine(package_of(game))


def rules_of(game: str, language: str) -> tuple[Rule, ...]:
    """The numbered rules of a game, in a language if they are written in it."""
    package = package_of(game)
    text = getattr(import_module(package), "RULES", None)
    return rulebook(package, language) if text is None else rules_in(text)


@cache
def _info(package: str) -> GameInfo:
    return _member(package, "info", "INFO")  # type: ignore[no-any-return]


@cache
def _engine(package: str) -> Game[Any]:
    return _member(package, "game", "GAME")  # type: ignore[no-any-return]


def _member(package: str, module: str, name: str) -> Any:
    """Something that a game package has in one of its modules, or a game of one module in itself."""
    top = import_module(package)
    return getattr(top, name) if hasattr(top, name) else getattr(import_module(f"{package}.{module}"), name)


class _Games(ModuleType):
    """The façade's `games()` and the package of that name are one thing: a package that can be called."""

    def __call__(self) -> tuple[GameInfo, ...]:
        return all_games()


sys.modules[__name__].__class__ = _Games
