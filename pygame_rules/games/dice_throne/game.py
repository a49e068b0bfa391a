"""Dice Throne for the table: the rooms tied together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ...core.errors import BadSetup, Reason
from ...core.flow import Events
from ...core.game import Game
from ...core.play import Action, Event, Result
from ...core.rng import Rng
from ...core.words import tr
from . import catalogue, checks, migration, outcome, setup, view
from .advice import bot, evaluate, hints
from .effects import handlers as _handlers  # noqa: F401 - every effect has its handler
from .info import INFO
from .state import State, copy_state
from .words import labels, reasons, sentences


class DiceThrone(Game[State]):
    """The rules of Dice Throne as functions over its state."""

    info = INFO
    state_type = State
    state_version = 2

    def lay(self, players: int, options: Any, rng: Rng, events: Events) -> State:
        if len(options.preset) > players:
            raise BadSetup(tr("There are more heroes named than seats at the table."))
        return setup.lay_table(players, options.hero_choice, options.preset, rng, events)

    def copy(self, state: State) -> State:
        return copy_state(state)

    def explain(self, state: State, text: str) -> Reason:
        return reasons.explain(state, text)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view.board(state, seat))

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> State:
        return _imagine(view, rng)

    def result(self, state: State) -> Result | None:
        return outcome.outcome(state)

    def check(self, state: State) -> None:
        checks.check(state)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def suggest(self, state: State, seat: int, rng: Rng) -> Action:
        return bot.suggest(state, seat, rng)

    def describe(self, event: Event, names: Sequence[str]) -> str:
        return sentences.describe(event, names)

    def catalogue(self) -> dict[str, Any]:
        return cast("dict[str, Any]", catalogue.catalogue())

    def content_text(self) -> str:
        return catalogue.content_text()

    def label(self, state: State, action: Action) -> str:
        return labels.label(state, action)

    def hints(self, state: State, seat: int) -> dict[str, Any]:
        return hints.hints(state, seat)

    def plays_as(self, state: State, seat: int) -> str:
        return state.players[seat].hero

    def migrate(self, version: int, state: Any) -> Any:
        return migration.migrate(state)

    def fits(self, state: State, players: int, options: Any) -> bool:
        """A position belongs to a table with its seats and its way of finding heroes."""
        return len(state.players) == players and state.choice == options.hero_choice and state.preset == options.preset


_imagine = view.imagine  # the method of that name has a parameter called view

GAME = DiceThrone()
