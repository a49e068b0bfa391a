"""Rulebound: tabletop games as rules in pure Python.

>>> import pygame_rules as pr
>>> table = pr.new_game("roll_player", players=3, seed=7)
>>> while table.decision:
...     events = table.play(pr.bot("greedy")(table))
>>> len(table.result.scores)
3
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from .bots import STRATEGIES, Bot
from .core import replay as _replay
from .core import save as _save
from .core.errors import BadSave, BadSetup, IllegalAction, Reason, RulesError
from .core.game import GameInfo, Mode
from .core.play import Action, Ask, Decision, Event, LogEntry, Result
from .core.reading import read_json
from .core.rulebook import Rule
from .core.table import Table
from .core.views import ActionView, TableView
from .core.words import language, languages, set_language, tr, trn
from .games import add_game, engine_of, info_of, rules_of

__version__ = "0.1.0"

__all__ = [
    "Action", "ActionView", "Ask", "BadSave", "BadSetup", "Decision", "Event", "GameInfo", "IllegalAction", "LogEntry",
    "Mode", "Reason", "Result", "Rule", "RulesError", "Table", "TableView", "add_game", "bot", "bots", "catalogue",
    "choose", "game", "games", "language", "languages", "load", "new_game", "read_json", "replay", "rules",
    "set_language", "tr", "trn",
]  # fmt: skip


if TYPE_CHECKING:

    def games() -> tuple[GameInfo, ...]:
        """What can be played."""
else:
    from . import games  # the package itself, which can be called: a function of this name would hide it


def game(game_id: str) -> GameInfo:
    """What the lobby knows of one game; BadSetup if there is none of that id."""
    return info_of(game_id)


def new_game(
    game: str, players: int | None = None, seed: int | str = 0, options: Mapping[str, Any] | None = None
) -> Table:
    """A fresh table. BadSetup says what is wrong with the game, the count or the options."""
    engine = engine_of(game)
    try:
        chosen = engine.info.options.model_validate({} if options is None else options)
    except ValidationError as error:
        problem = error.errors()[0]
        name = ".".join(str(part) for part in problem["loc"])
        if problem["type"] == "extra_forbidden":
            raise BadSetup(tr("There is no option called “{name}” in this game.", name=name)) from error
        value = str(problem["input"])[:40]
        raise BadSetup(tr("The option “{name}” cannot be “{value}”.", name=name, value=value)) from error
    return Table(engine, engine.info.players[0] if players is None else players, seed, chosen)


def load(text: str) -> Table:
    """The table of a save; BadSave says what is wrong with it."""
    return _save.read(text, engine_of)


def replay(text: str) -> Table:
    """The table that a replay leads to; BadSave says what is wrong with it."""
    return _replay.read(text, engine_of)


def bot(name: str, seed: int | str = 0) -> Bot:
    """A bot: a callable from table to action."""
    return Bot(name, seed)


def bots() -> tuple[str, ...]:
    """The names of the bots."""
    return tuple(STRATEGIES)


def choose(game: str, view: Mapping[str, Any], bot: str, seed: int | str = 0) -> str:
    """The text of the action that a bot takes, from nothing but the view of its seat."""
    return Bot(bot, seed).choose(engine_of(game), view)


def rules(game: str) -> tuple[Rule, ...]:
    """The numbered rules of a game."""
    return rules_of(game, language())


def catalogue(game: str) -> dict[str, Any]:
    """The content of a game as JSON-able values, worded in the language in use."""
    return engine_of(game).catalogue()
