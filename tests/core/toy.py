"""A small honest game for the tests of the core: a foot race with dice, a hidden card each, and one follow-up choice.

Its rules are `RULES`, below.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from pydantic import Field

from pygame_rules.core import flow
from pygame_rules.core.errors import BadSetup, Reason
from pygame_rules.core.flow import Events, expect
from pygame_rules.core.game import Game, GameInfo, Mode, Options
from pygame_rules.core.play import Action, Ask, Event, Result
from pygame_rules.core.rng import Rng

RULES = """
## TOY-1 The race
- TOY-1.1 In turn a runner walks 1 or 2 steps, rolls, or plays a card.

## TOY-2 Daring
- TOY-2.1 After a roll of 4 or more the runner keeps it, or dares.
  Then a second roll counts double.
- TOY-2.2 A 1 loses all of it.

## TOY-3 The end
- TOY-3.1 Who reaches the goal ends the race; so do 12 rounds.
- TOY-3.2 The runner who is farthest wins.
"""
CARDS = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)
ROUNDS = 12


class ToyOptions(Options):
    goal: int = Field(default=20, ge=5, le=40, title="Goal")


@dataclass(slots=True)
class Runner:
    steps: int
    card: int | None


class Step(flow.Step["Race"]):
    """Something that is under way in a race."""

    __slots__ = ()
    only_base = True


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
    stack: list[Step] = field(default_factory=list)


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


def walk(state: Race, steps: int, events: Events) -> None:
    """Go on, and let the next runner move, unless the race is over (TOY-3.1)."""
    runner = state.players[state.turn]
    runner.steps += steps
    events.append(Walked(state.turn, steps))
    if runner.steps >= state.goal:
        state.stack.clear()
        return
    if state.turn == len(state.players) - 1:
        events.append(RoundEnded(state.turn, state.round))
    state.turn = (state.turn + 1) % len(state.players)
    state.round += state.turn == 0
    if state.round > ROUNDS:
        state.stack.clear()


@dataclass(slots=True)
class Turn(Step):
    """A runner is to move (TOY-1.1)."""

    def actions(self, state: Race) -> Sequence[Action]:
        seat = state.turn
        play = [Simple(seat, "play")] if state.players[seat].card is not None else []
        return [*play, Simple(seat, "roll"), Walk(seat, 1), Walk(seat, 2)]

    def play(self, state: Race, action: Action, events: Events) -> None:
        runner = state.players[state.turn]
        if isinstance(action, Walk):
            walk(state, action.steps, events)
        elif action.text == "roll":
            rolled = state.rng.die()
            events.append(Rolled(state.turn, rolled))
            if rolled >= 4:
                state.stack.append(Dare(rolled))
            else:
                walk(state, rolled, events)
        else:
            card = runner.card
            assert card is not None
            state.played.append(card)
            runner.card = state.deck.pop() if state.deck else None
            events += [Played(state.turn, card), Drew(state.turn, runner.card)]
            walk(state, card, events)

    def asks(self, state: Race) -> Ask:
        return Ask(state.turn, "Your turn.", "TOY-1.1")

    def check(self, state: Race) -> None:
        expect(state.stack[0] is self, "a turn lies below all else")


@dataclass(slots=True)
class Dare(Step):
    """A runner is to keep a roll or to dare (TOY-2.1)."""

    rolled: int

    def actions(self, state: Race) -> Sequence[Action]:
        return [Simple(state.turn, "dare"), Simple(state.turn, "keep")]

    def play(self, state: Race, action: Action, events: Events) -> None:
        state.stack.pop()
        if action.text == "keep":
            walk(state, self.rolled, events)
            return
        rolled = state.rng.die()
        state.mood = "wild"
        events.append(Rolled(state.turn, rolled))
        walk(state, 0 if rolled == 1 else 2 * rolled, events)

    def asks(self, state: Race) -> Ask:
        return Ask(state.turn, "Keep it or dare?", "TOY-2.1")

    def check(self, state: Race) -> None:
        expect(len(state.stack) == 2 and state.stack[1] is self and 4 <= self.rolled <= 6, "a roll to keep")


INFO = GameInfo("toy", "Toy", "A race.", (1, 2, 3), (Mode("race", "Race", (1, 2, 3)),), ToyOptions, True, ("TOY",))


class Toy(Game[Race]):
    info = INFO
    state_type = Race

    def lay(self, players: int, options: ToyOptions, rng: Rng, events: Events) -> Race:
        deck = list(CARDS)
        rng.shuffle(deck)
        runners = [Runner(0, deck.pop()) for _ in range(players)]
        events += [Drew(seat, runner.card) for seat, runner in enumerate(runners)]
        return Race(rng, options.goal, runners, deck, stack=[Turn()])

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

    def explain(self, state: Race, text: str) -> Reason:
        return Reason("The rules of the race do not allow that now.", "TOY-1.1")

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
        stack: list[Step] = [] if board["over"] else [Turn()]
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
        flow.check_stack(state)

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


TOY = GAME = Toy()


def find(game: str) -> Game[Any]:
    """The toy under its own name, as the façade finds the games."""
    if game != "toy":
        raise BadSetup(f"There is no game called {game}.")
    return TOY
