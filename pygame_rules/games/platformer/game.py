"""Platformer for the table: the rooms tied together."""

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
from .info import INFO
from .state import State, copy_state
from .turn.acting import Acting
from .words import labels, refusals, sentences


class Platformer(Game[State]):
    """The rules of Platformer as functions over its state."""

    info = INFO
    state_type = State
    state_version = 2

    def lay(self, players: int, options: Any, rng: Rng, events: Events) -> State:
        return setup.lay_table(players, options, rng, events)

    def copy(self, state: State) -> State:
        return copy_state(state)

    def advance(self, state: State, events: Events) -> None:
        """Go on until something is to be decided; whatever is under way ends with the game."""
        stack = state.stack
        while not state.over:
            if stack[-1].run(state, events):
                return
        stack.clear()

    def explain(self, state: State, text: str) -> Reason:
        return refusals.explain(state, text, isinstance(state.stack[-1], Acting))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return dict(view.board(state))

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> State:
        return _imagine(view, rng)

    def result(self, state: State) -> Result | None:
        return scoring.outcome(state)

    def check(self, state: State) -> None:
        checks.check(state)

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

    def label(self, state: State, action: Action) -> str:
        return labels.label(action)

    def hints(self, state: State, seat: int) -> dict[str, Any]:
        return dict(hints.hints(state, seat))

    def plays_as(self, state: State, seat: int) -> str:
        return state.players[seat].hero

    def fits(self, state: State, players: int, options: Any) -> bool:
        """Whether the position is of a table with these seats and options."""
        return (
            len(state.players) == players
            and state.labyrinth == options.labyrinth
            and ("random_boss" in state.variants) == (options.boss == "random")
            and options.boss in ("random", state.boss)
            and all((name in state.variants) == getattr(options, name) for name in ("artifacts", "larger_map"))
        )

    def migrate(self, version: int, state: Any) -> Any:
        return migration.migrate(version, state)


_imagine = view.imagine  # the method of that name has a parameter called view

GAME = Platformer()
