"""The steps of a turn: each says what can be done, what an answer does, and how it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame_rules.core.flow import Events, expect
from pygame_rules.core.play import Action, Ask, by_text

from . import actions as act
from . import events as ev
from . import words
from .content import TEXTS
from .effects import Doing, Scope
from .moves import draw, move
from .state import ROUNDS, Race, Step


@dataclass(slots=True)
class Turn(Step):
    """A runner rolls or plays a card (TG-2.1)."""

    def actions(self, state: Race) -> Sequence[Action]:
        seat = state.turn
        cards = [act.PlayCard(seat, card) for card in sorted(set(state.players[seat].hand))]
        return sorted([act.RollDie(seat), *cards], key=by_text)

    def play(self, state: Race, action: Action, events: Events) -> None:
        # What follows the turn lies below what is done in it.
        state.stack[-1] = TurnEnds()
        if isinstance(action, act.PlayCard):
            play_card(state, action.player, action.card, events)
        else:
            roll(state, events)

    def asks(self, state: Race) -> Ask:
        return Ask(state.turn, words.turn_prompt(), "TG-2.1")

    def check(self, state: Race) -> None:
        expect(state.stack == [self], "a turn lies alone")


def roll(state: Race, events: Events) -> None:
    """A low roll counts at once (TG-2.2), a high one can be dared (TG-2.3)."""
    value = state.rng.die()
    events.append(ev.DieRolled(state.turn, value))
    if value <= 3:
        move(state, state.turn, value, events)
    else:
        state.stack.append(Daring(value))


def play_card(state: Race, seat: int, card: str, events: Events) -> None:
    """Discard a card, do what it says, and draw another one (TG-2.5)."""
    state.players[seat].hand.remove(card)
    state.discard.append(card)
    events.append(ev.CardPlayed(seat, card))
    # The stack is read from its end: first the text of the card, then the drawing.
    state.stack += [Drawing(), Doing(TEXTS[card], 0, Scope(seat))]


@dataclass(slots=True)
class Daring(Step):
    """A runner keeps a high roll, or dares (TG-2.3)."""

    rolled: int

    def actions(self, state: Race) -> Sequence[Action]:
        return [act.Dare(state.turn), act.Keep(state.turn)]

    def play(self, state: Race, action: Action, events: Events) -> None:
        state.stack.pop()
        steps = self.rolled
        if isinstance(action, act.Dare):
            value = state.rng.die()
            events.append(ev.DieRolled(state.turn, value, daring=True))
            # A second roll of 1 loses both (TG-2.4).
            steps = 0 if value == 1 else steps + value
        move(state, state.turn, steps, events)

    def asks(self, state: Race) -> Ask:
        return Ask(state.turn, words.dare_prompt(self.rolled), "TG-2.3")

    def check(self, state: Race) -> None:
        expect(state.stack == [TurnEnds(), self] and 4 <= self.rolled <= 6, "a roll to keep")


@dataclass(slots=True)
class Drawing(Step):
    """Who has played a card draws another one (TG-2.5)."""

    def run(self, state: Race, events: Events) -> bool:
        state.stack.pop()
        draw(state, state.turn, 1, events)
        return False

    def check(self, state: Race) -> None:
        expect(state.stack[:2] == [TurnEnds(), self], "a card is drawn at the end of the turn")


@dataclass(slots=True)
class TurnEnds(Step):
    """The next runner has the turn, until the last round is over (TG-1.3, TG-4.2)."""

    def run(self, state: Race, events: Events) -> bool:
        state.stack.pop()
        state.turn = (state.turn + 1) % len(state.players)
        state.round += state.turn == 0
        if state.round <= ROUNDS:
            state.stack.append(Turn())
        return False

    def check(self, state: Race) -> None:
        expect(state.stack[0] is self, "the end of the turn lies below all else")
