"""Rolled dice that wait for a choice: those to be laid out on the initiative cards, and one rolled again on a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.flow import Events, expect
from ....core.play import Action, Ask, Move
from ....core.words import tr
from .. import actions as act
from .. import events as ev
from ..state import DIE_TEXT, EMPTY, SPACES, Seated, State, value_of, with_value
from ..view_types import SubjectView
from ..words.names import space_name


def lowest(dice: Sequence[int]) -> list[int]:
    """The dice of the lowest value."""
    low = min([die % 6 for die in dice])
    return [die for die in dice if die % 6 == low]


@dataclass(slots=True)
class Layout(Seated):
    """Dice go on the initiative cards in ascending order; of equal values its player picks one (RP-4.2, RP-4.3)."""

    name = "tie"

    # The dice still loose, and the cards still without one, each from 0.
    dice: tuple[int, ...]
    cards: tuple[int, ...]
    # Whether unchosen dice are sorted anew (RP-4.4).
    again: bool = False

    def run(self, state: State, events: Events) -> bool:
        """Lay out all whose place is clear; equal values of different colours are asked for."""
        dice, cards = list(self.dice), self.cards
        while dice:
            tied = lowest(dice)
            if len(set(tied)) > 1:
                if len(dice) != len(self.dice):
                    state.stack[-1] = Layout(self.player, tuple(dice), cards, self.again)
                return True
            for die in tied:
                state.pool[cards[0]] = die
                cards = cards[1:]
                dice.remove(die)
        state.stack.pop()
        layout = tuple([DIE_TEXT[die] if die >= 0 else "" for die in state.pool])
        events.append(ev.PoolResorted(layout) if self.again else ev.PoolSorted(layout))
        return False

    def actions(self, state: State) -> Sequence[Move]:
        tied = sorted(set(lowest(self.dice)), key=lambda die: DIE_TEXT[die])
        return [act.order_first(self.player, die) for die in tied]

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.OrderFirst)
        dice = list(self.dice)
        dice.remove(action.die)
        state.pool[self.cards[0]] = action.die
        state.stack[-1] = Layout(self.player, tuple(dice), self.cards[1:], self.again)

    def asks(self, state: State) -> Ask:
        return Ask(self.player, tr("Which of the equal dice goes on the lower card?"), "RP-4.3")

    def check(self, state: State) -> None:
        Seated.check(self, state)
        expect(0 < len(self.dice) == len(self.cards) == len(set(self.cards)), "a card for each die")
        expect(all(0 <= card < len(state.pool) and state.pool[card] < 0 for card in self.cards), "empty cards")


def resort(state: State, seat: int) -> None:
    """Take up the unchosen dice to be laid out anew; this seat breaks ties (RP-4.4)."""
    cards = tuple([index for index, die in enumerate(state.pool) if die >= 0])
    dice = tuple([state.pool[index] for index in cards])
    for index in cards:
        state.pool[index] = EMPTY
    state.stack.append(Layout(seat, dice, cards, True))


@dataclass(slots=True)
class KeepingValue(Seated):
    """A die of the sheet was rolled again: its player keeps the old or the new value (RP-6.5)."""

    name = "keep"

    space: int
    rolled: int

    def actions(self, state: State) -> Sequence[Move]:
        return (act.keep_value(self.player, True), act.keep_value(self.player, False))

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.KeepValue)
        state.stack.pop()
        sheet, space = state.players[self.player].sheet, self.space
        if action.new:
            sheet[space] = with_value(sheet[space], self.rolled)
        events.append(ev.DieKept(self.player, SPACES[space], value_of(sheet[space])))

    def asks(self, state: State) -> Ask:
        old = value_of(state.players[self.player].sheet[self.space])
        space = space_name(SPACES[self.space])
        return Ask(
            self.player, tr("{space}: keep the {old} or the {new}?", space=space, old=old, new=self.rolled), "RP-6.5"
        )

    def subject(self, state: State) -> SubjectView:
        old = value_of(state.players[self.player].sheet[self.space])
        return {"old": old, "new": self.rolled, "space": SPACES[self.space]}

    def check(self, state: State) -> None:
        Seated.check(self, state)
        expect(0 <= self.space < 18 and state.players[self.player].sheet[self.space] >= 0, "a die of the sheet")
        expect(1 <= self.rolled <= 6, "a rolled value")


def reroll_die(state: State, seat: int, space: int, events: Events) -> None:
    """Roll a die again; which value stays is asked unless both are the same (RP-6.5)."""
    die = state.players[seat].sheet[space]
    new = state.rng.die()
    events.append(ev.DieRerolled(seat, SPACES[space], value_of(die), new))
    if new != value_of(die):
        state.stack.append(KeepingValue(seat, space, new))
