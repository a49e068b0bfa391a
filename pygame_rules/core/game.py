"""What a game must offer to the table. What is under way lies on the stack of its state and is carried on by `flow`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ConfigDict

from . import flow
from .errors import Reason
from .flow import Events, State
from .play import Action, Decision, Event, Result
from .rng import Rng


class Options(BaseModel):
    """The choices of a table; each game has its own subclass, and the setup form is made from its schema."""

    model_config = ConfigDict(extra="forbid", frozen=True)


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play a game, with the player counts that it takes."""

    id: str
    title: str
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What the lobby shows of a game before its engine is loaded."""

    id: str
    title: str
    summary: str
    players: tuple[int, ...]
    modes: tuple[Mode, ...]
    options: type[Options]
    # Whether a seat can hold something that the other seats may not see.
    secrets: bool
    # The letters before the numbers of its rules, as in RP-6.2; more than one where several rulebooks are in play.
    rule_prefixes: tuple[str, ...]
    # Whether all play together against the game, and win or lose together.
    cooperative: bool = False


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """The rules of one game as functions over its state. `play` changes the state in place; all else only reads it."""

    info: GameInfo
    # The dataclass of a position, from which the codec for saves is made.
    state_type: type[S]
    # Goes up when saved positions change their shape; `migrate` brings older ones along.
    state_version: int = 1

    @abstractmethod
    def lay(self, players: int, options: Any, rng: Rng, events: Events) -> S:
        """A table as it is laid, with the first step on its stack; BadSetup if the options do not fit."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """An independent copy; hand-written, because bots live on it."""

    def new(self, players: int, options: Any, rng: Rng) -> tuple[S, list[Event]]:
        """A fresh position at its first decision, and what happened on the way there."""
        events: list[Event] = []
        state = self.lay(players, options, rng, events)
        self.advance(state, events)
        return state, events

    def decision(self, state: S) -> Decision | None:
        """Who is asked what; None when the game is over. Worded in the language in use."""
        return flow.decision(state)

    def actions(self, state: S) -> Sequence[Action]:
        """The legal actions, sorted by seat and text; never empty while the game runs."""
        return flow.actions(state)

    def play(self, state: S, action: Action) -> list[Event]:
        """Carry out a legal action up to the next decision."""
        events: list[Event] = []
        flow.answer(state, action, events)
        self.advance(state, events)
        return events

    def advance(self, state: S, events: Events) -> None:
        """Go on until something is to be decided or the game is over."""
        flow.advance(state, events)

    @abstractmethod
    def explain(self, state: S, text: str) -> Reason:
        """Why this text is no legal action now; called only for such texts."""

    def explain_to(self, state: S, text: str, seat: int) -> Reason:
        """As `explain`, to a seat that asked for itself; games with shared turns answer each seat on its own."""
        return self.explain(state, text)

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: an onlooker) may know, as JSON-able values."""

    @abstractmethod
    def imagine(self, view: Mapping[str, Any], rng: Rng) -> S:
        """A position that fits a view, with what the view hides drawn at random."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How it ended, or None."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise ValueError if no sequence of legal play could give such a position (as far as invariants tell)."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How good the position is for a seat; higher is better. For bots."""

    @abstractmethod
    def describe(self, event: Event, names: Sequence[str]) -> str:
        """An event in a sentence for the log."""

    @abstractmethod
    def catalogue(self) -> dict[str, Any]:
        """The content as JSON-able values with its words in the language in use: cards, dice, names, provenance."""

    @abstractmethod
    def content_text(self) -> str:
        """All figures of the content as one stable text, so that a save can tell whether they have changed."""

    def label(self, state: S, action: Action) -> str:
        """The words on the button of a legal action."""
        return action.text

    def hints(self, state: S, seat: int) -> dict[str, Any]:
        """Per legal action text of the seat: what it would cost or change, where that is certain."""
        return {}

    def plays_as(self, state: S, seat: int) -> str:
        """The hero, class or faction of a seat, for statistics; empty in games that have none."""
        return ""

    def fits(self, state: S, players: int, options: Any) -> bool:
        """Whether the position is of a table with these seats and options; a forged save may claim others."""
        seats = getattr(state, "players", None)
        return (not isinstance(seats, list) or len(seats) == players) and getattr(state, "options", options) == options

    def migrate(self, version: int, state: Any) -> Any:
        """An older saved state in today's shape."""
        return state

    def suggest(self, state: S, seat: int, rng: Rng) -> Action:
        """The move of the greedy bot; by default one step of look-ahead with `evaluate`."""
        from .look_ahead import look_ahead  # the two modules need each other

        return look_ahead(self, state, seat, rng)
