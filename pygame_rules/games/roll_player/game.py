"""Roll Player for the table: the rooms tied together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.errors import Reason
from ...core.flow import Events
from ...core.game import Game
from ...core.play import Action, Event, Result
from ...core.rng import Rng
from . import catalogue, checks, migration, scoring, setup, view
from .advice import bot, evaluate, hints
from .info import INFO, RollPlayerOptions
from .state import State, copy_state
from .words import labels, refusals, sentences


class RollPlayer(Game[State]):
    """The rules of Roll Player as functions over its state."""

    info = INFO
    state_type = State
    state_version = 2

    def lay(self, players: int, options: Any, rng: Rng, events: Events) -> State:
        chosen = tuple(name for name in RollPlayerOptions.model_fields if getattr(options, name))
        return setup.lay_table(players, chosen, rng, events)

    def copy(self, state: State) -> State:
        return copy_state(state)

    def explain(self, state: State, text: str) -> Reason:
        return refusals.explain(state, text)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return dict(view.board(state))

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> State:
        return _imagine(view, rng)

    def result(self, state: State) -> Result | None:
        return scoring.outcome(state)

    def check(self, state: State) -> None:
        checks.check(state)

    def plays_as(self, state: State, seat: int) -> str:
        return state.players[seat].klass

    def fits(self, state: State, players: int, options: Any) -> bool:
        chosen = tuple(name for name in RollPlayerOptions.model_fields if getattr(options, name))
        if len(state.players) != players or state.variants != chosen:
            return False
        return checks.dice_as_the_round_has_it(state) and checks.turns_as_the_order_has_them(state)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def suggest(self, state: State, seat: int, rng: Rng) -> Action:
        return bot.suggest(state, seat, rng)

    def describe(self, event: Event, names: Sequence[str]) -> str:
        return sentences.describe(event, names)

    def catalogue(self) -> dict[str, Any]:
        return dict(catalogue.catalogue())

    def content_text(self) -> str:
        return catalogue.content_text()

    def migrate(self, version: int, state: Any) -> Any:
        return migration.migrate(version, state)

    def label(self, state: State, action: Action) -> str:
        return labels.label(state, action)

    def hints(self, state: State, seat: int) -> dict[str, Any]:
        return dict(hints.hints(state, seat))


_imagine = view.imagine  # the method of that name has a parameter called view

GAME = RollPlayer()
