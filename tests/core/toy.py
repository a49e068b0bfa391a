"""A small honest game for the tests of the core: a foot race with dice, a hidden card each, and one follow-up choice.

TOY-1 In turn a runner walks one or two steps (nothing is revealed), rolls, or plays the hidden card and draws another.
TOY-2 After a roll of 4 or more the runner keeps it, or dares: a second roll counts double, but a 1 loses all of it.
TOY-3 Who reaches the goal ends the race; the runner who is farthest wins. The race ends after 12 rounds at the latest.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from pydantic import Field

from pygame_rules.core.errors import BadSetup, Reason
from pygame_rules.core.game import Game, GameInfo, Mode, Options
from pygame_rules.core.play import Action, Decision, Event, Result
from pygame_rules.core.rng import Rng

CARDS = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)
ROUNDS = 12


class ToyOptions(Options):
    goal: int = Field(default=20, ge=5, le=40, title="Goal")


@dataclass(slots=True)
class Runner:
    steps: int
    card: int | None


@dataclass(slots=True)
class Turn:
    """A runner is to move."""


@dataclass(slots=True)
class Dare:
    """A runner is to keep a roll or to dare."""

    rolled: int


@dataclass(slots=True)
class Race:
    rng: Rng
    goal: int
    players: list[Runner]
    deck: list[int]
    played: list[int] = field(default_factory=list)
    turn: int = 0
    round: int = 1
    mood: Literal["calm", "wild"] = "calm"
    stack: list[Turn | Dare] = field(default_factory=lambda: [Turn()])


@dataclass(frozen=True, slots=True)
class Walk(Action):
    steps: int

    def spell(self) -> str:
        return f"walk {self.steps}"


@dataclass(frozen=True, slots=True)
class Simple(Action):
    verb: Literal["roll", "play", "keep", "dare"]

    def spell(self) -> str:
        return self.verb


@dataclass(slots=True)
class Walked(Event):
    player: int
    steps: int


@dataclass(slots=True)
class Rolled(Event):
    reveals: ClassVar[bool] = True

    player: int
    value: int


@dataclass(slots=True)
class Played(Event):
    player: int
    card: int


@dataclass(slots=True)
class RoundEnded(Event):
    ends_chapter: ClassVar[bool] = True

    player: int
    round: int


@dataclass(slots=True)
class Drew(Event):
    reveals: ClassVar[bool] = True

    player: int
    card: int | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.player else Drew(self.player, None)


class Toy(Game[Race]):
    info = GameInfo("toy", "Toy", "A race.", (1, 2, 3), (Mode("race", "Race", (1, 2, 3)),), ToyOptions, True, "TOY")
    state_type = Race

    def new(self, players: int, options: ToyOptions, rng: Rng) -> tuple[Race, list[Event]]:
        deck = list(CARDS)
        rng.shuffle(deck)
        runners = [Runner(0, deck.pop()) for _ in range(players)]
        drawn: list[Event] = [Drew(seat, runner.card) for seat, runner in enumerate(runners)]
        return Race(rng, options.goal, runners, deck), drawn

    def copy(self, state: Race) -> Race:
        return Race(
            state.rng.copy(),
            state.goal,
            [Runner(r.steps, r.card) for r in state.players],
            list(state.deck),
            list(state.played),
            state.turn,
            state.round,
            state.mood,
            list(state.stack),
        )

    def decision(self, state: Race) -> Decision | None:
        if not state.stack:
            return None
        prompt, rule = ("Keep it or dare?", "TOY-2") if isinstance(state.stack[-1], Dare) else ("Your turn.", "TOY-1")
        return Decision(state.turn, prompt, rule)

    def actions(self, state: Race) -> Sequence[Action]:
        if not state.stack:
            return []
        seat = state.turn
        if isinstance(state.stack[-1], Dare):
            return [Simple(seat, "dare"), Simple(seat, "keep")]
        play = [Simple(seat, "play")] if state.players[seat].card is not None else []
        return [*play, Simple(seat, "roll"), Walk(seat, 1), Walk(seat, 2)]

    def play(self, state: Race, action: Action) -> list[Event]:
        seat = action.player
        if isinstance(action, Walk):
            return self._step(state, action.steps, [])
        assert isinstance(action, Simple)
        if action.verb == "play":
            card = state.players[seat].card
            assert card is not None
            state.played.append(card)
            state.players[seat].card = state.deck.pop() if state.deck else None
            return self._step(state, card, [Played(seat, card), Drew(seat, state.players[seat].card)])
        if action.verb == "keep":
            dare = state.stack.pop()
            assert isinstance(dare, Dare)
            return self._step(state, dare.rolled, [])
        rolled = state.rng.die()
        if action.verb == "roll" and rolled >= 4:
            state.stack.append(Dare(rolled))
            return [Rolled(seat, rolled)]
        if action.verb == "dare":
            state.stack.pop()
            state.mood = "wild"
            return self._step(state, 0 if rolled == 1 else 2 * rolled, [Rolled(seat, rolled)])
        return self._step(state, rolled, [Rolled(seat, rolled)])

    def _step(self, state: Race, steps: int, events: list[Event]) -> list[Event]:
        runner = state.players[state.turn]
        runner.steps += steps
        events.append(Walked(state.turn, steps))
        if runner.steps >= state.goal:
            state.stack.clear()
            return events
        if state.turn == len(state.players) - 1:
            events.append(RoundEnded(state.turn, state.round))
        state.turn = (state.turn + 1) % len(state.players)
        state.round += state.turn == 0
        if state.round > ROUNDS:
            state.stack.clear()
        return events

    def explain(self, state: Race, text: str) -> Reason:
        return Reason("The rules of the race do not allow that now.", "TOY-1")

    def view(self, state: Race, seat: int | None) -> dict[str, Any]:
        return {
            "goal": state.goal,
            "runners": [
                {"steps": r.steps, "card": r.card if n == seat else None, "holds": r.card is not None}
                for n, r in enumerate(state.players)
            ],
            "played": list(state.played),
            "deck": len(state.deck),
            "turn": state.turn,
            "round": state.round,
            "mood": state.mood,
            "over": not state.stack,
            "dare": state.stack[-1].rolled if state.stack and isinstance(state.stack[-1], Dare) else None,
        }

    def imagine(self, view: dict[str, Any], rng: Rng) -> Race:
        board = view["board"]
        unseen = list(CARDS)
        for card in [*board["played"], *(r["card"] for r in board["runners"] if r["card"] is not None)]:
            unseen.remove(card)
        rng.shuffle(unseen)
        runners = [
            Runner(r["steps"], r["card"] if r["card"] is not None or not r["holds"] else unseen.pop())
            for r in board["runners"]
        ]
        stack: list[Turn | Dare] = [] if board["over"] else [Turn()]
        if board["dare"] is not None:
            stack.append(Dare(board["dare"]))
        return Race(
            rng.copy(), board["goal"], runners, unseen, list(board["played"]), board["turn"], board["round"],
            board["mood"], stack,
        )  # fmt: skip

    def result(self, state: Race) -> Result | None:
        if state.stack:
            return None
        scores = tuple(r.steps for r in state.players)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Result(winners, scores, tuple({"steps": score} for score in scores))

    def check(self, state: Race) -> None:
        held = [r.card for r in state.players if r.card is not None]
        if sorted([*state.deck, *state.played, *held]) != list(CARDS):
            raise ValueError("cards are missing")
        if not 0 <= state.turn < len(state.players) or any(r.steps < 0 for r in state.players):
            raise ValueError("no such turn")
        kinds = [type(step) for step in state.stack]
        if kinds not in ([], [Turn], [Turn, Dare]):
            raise ValueError("no such moment")

    def fits(self, state: Race, players: int, options: ToyOptions) -> bool:
        return len(state.players) == players and state.goal == options.goal

    def evaluate(self, state: Race, seat: int) -> float:
        return state.players[seat].steps

    def describe(self, event: Event, names: Sequence[str]) -> str:
        return f"{names[event.player]}: {event!r}"  # type: ignore[attr-defined]

    def catalogue(self) -> dict[str, Any]:
        return {"cards": sorted(set(CARDS))}

    def content_text(self) -> str:
        return json.dumps(CARDS)


TOY = Toy()


def find(game: str) -> Game[Any]:
    """The toy under its own name, as the façade finds the games."""
    if game != "toy":
        raise BadSetup(f"There is no game called {game}.")
    return TOY
