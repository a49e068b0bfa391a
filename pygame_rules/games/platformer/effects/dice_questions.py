"""What cards, abilities and events ask about the pool: which dice are rerolled, which one is turned (PF-11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from ....core.flow import Events, expect
from ....core.play import Action, Ask, by_text
from ....core.words import tr
from .. import actions as act
from .. import events as ev
from ..content.dice import ACTION_FACES, SYMBOLS
from ..content.kinds import EventCard, Hero
from ..state import State
from ..turn.symbols import unused
from .places import CardScope, InText
from .vocabulary import Reroll, TurnDie


def reroll(state: State, seat: int, dice: Sequence[int], events: Events) -> None:
    """Roll pool dice again."""
    for index in dice:
        state.dice[index] = ACTION_FACES[state.rng.below(6)]
    faces = tuple([SYMBOLS[state.dice[index]] for index in dice])
    events.append(ev.DiceRerolled(seat, tuple([index + 1 for index in dice]), faces))


@dataclass(slots=True)
class AboutDice(InText):
    """A question about unused dice of the pool."""

    only_base = True
    scope: CardScope

    @property
    def source_name(self) -> str:
        """The name of what asks: a card, an event, or a hero's ability."""
        source = self.text.source
        return tr(source.ability if isinstance(source, Hero) else source.name)

    def check(self, state: State) -> None:
        InText.check(self, state)
        expect(self.scope.player == state.active, "the active player acts")
        expect(bool(unused(state)), "dice to choose from")


@dataclass(slots=True)
class Rerolling(AboutDice):
    """Which dice are rerolled, as many as the text allows?"""

    name = "reroll"

    def actions(self, state: State) -> Sequence[Action]:
        dice = unused(state)
        chosen = [
            act.reroll_dice(self.scope.player, some)
            for count in range(1, min(self.effect.dice, len(dice)) + 1)
            for some in combinations(dice, count)
        ]
        return sorted(chosen, key=by_text)

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.RerollDice)
        state.stack.pop()
        reroll(state, self.scope.player, action.dice, events)

    def asks(self, state: State) -> Ask:
        return Ask(self.scope.player, tr("{card}: which dice do you reroll?", card=self.source_name), "PF-11.3")

    def check(self, state: State) -> None:
        AboutDice.check(self, state)
        expect(isinstance(self.effect, Reroll), "dice to reroll")


@dataclass(slots=True)
class TurningDie(AboutDice):
    """Which die is turned to which symbol? An event may be left alone (PF-15.3)."""

    name = "turn_die"

    def actions(self, state: State) -> Sequence[Action]:
        seat = self.scope.player
        turns: list[Action] = [
            act.turn_die(seat, die, symbol)
            for die in unused(state)
            for symbol in range(len(SYMBOLS))
            if symbol != state.dice[die]
        ]
        if isinstance(self.text.source, EventCard):
            turns.append(act.keep(seat))
        return sorted(turns, key=by_text)

    def play(self, state: State, action: Action, events: Events) -> None:
        state.stack.pop()
        if isinstance(action, act.TurnDie):
            before = state.dice[action.die]
            state.dice[action.die] = action.symbol
            turned = ev.DieTurned(self.scope.player, action.die + 1, SYMBOLS[before], SYMBOLS[action.symbol])
            events.append(turned)

    def asks(self, state: State) -> Ask:
        return Ask(self.scope.player, tr("{card}: turn a die to which symbol?", card=self.source_name), "PF-11.4")

    def check(self, state: State) -> None:
        AboutDice.check(self, state)
        expect(isinstance(self.effect, TurnDie), "a die to turn")
