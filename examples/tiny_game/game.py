"""The engine: what the table asks of a game, each answered in a room of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from pygame_rules.core.errors import Reason
from pygame_rules.core.flow import Events
from pygame_rules.core.game import Game
from pygame_rules.core.look_ahead import look_ahead
from pygame_rules.core.play import Action, Event, Result
from pygame_rules.core.rng import Rng

from . import words
from .checks import check
from .content import CARDS, DECK
from .evaluate import evaluate
from .info import INFO, TinyOptions
from .moves import draw
from .state import LONG_TRACK, TRACK, Race, Runner, copy_of
from .turn import Turn
from .view import board, catalogue, hints, imagined
from .view_types import BoardView

HAND = 2


class TinyGame(Game[Race]):
    """The rules of Tiny Race as functions over its state."""

    info = INFO
    state_type = Race

    def lay(self, players: int, options: TinyOptions, rng: Rng, events: Events) -> Race:
        """A fresh table (TG-1)."""
        deck = list(DECK)
        rng.shuffle(deck)
        goal = LONG_TRACK if options.long_track else TRACK
        race = Race(rng, goal, [Runner() for _ in range(players)], deck, stack=[Turn()])
        for seat in range(players):
            draw(race, seat, HAND, events)
        return race

    def copy(self, state: Race) -> Race:
        return copy_of(state)

    def fits(self, state: Race, players: int, options: TinyOptions) -> bool:
        return len(state.players) == players and state.goal == (LONG_TRACK if options.long_track else TRACK)

    def check(self, state: Race) -> None:
        check(state)

    def explain(self, state: Race, text: str) -> Reason:
        return words.refusal(text, state.players[state.turn].hand)

    def view(self, state: Race, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], board(state, seat))

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> Race:
        return imagined(cast(BoardView, view["board"]), rng)

    def result(self, state: Race) -> Result | None:
        """The farthest runners win (TG-4)."""
        if state.stack:
            return None
        steps = tuple(runner.steps for runner in state.players)
        winners = tuple(seat for seat, count in enumerate(steps) if count == max(steps))
        return Result(winners, steps, tuple({"steps": count} for count in steps))

    def evaluate(self, state: Race, seat: int) -> float:
        return evaluate(state, seat)

    def suggest(self, state: Race, seat: int, rng: Rng) -> Action:
        """What the greedy bot does; one roll says little about a die, so it looks at several."""
        return look_ahead(self, state, seat, rng, samples=12)

    def describe(self, event: Event, names: Sequence[str]) -> str:
        return words.describe(event, names)

    def label(self, state: Race, action: Action) -> str:
        return words.label(action)

    def hints(self, state: Race, seat: int) -> dict[str, Any]:
        return hints(state) if seat == state.turn else {}

    def catalogue(self) -> dict[str, Any]:
        return cast(dict[str, Any], catalogue())

    def content_text(self) -> str:
        return repr(list(CARDS.values()))


GAME = TinyGame()
