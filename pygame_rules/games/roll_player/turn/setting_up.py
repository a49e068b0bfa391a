"""The steps of the setup: races, classes, cards, starting dice (RP-2, RP-17, RP-18)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.flow import Events, expect
from ....core.play import Action, Ask, Move
from ....core.words import tr
from .. import actions as act
from .. import events as ev
from ..content.alignments import ALIGNMENTS
from ..content.backstories import BACKSTORIES
from ..content.classes import CLASSES
from ..content.market import CARDS
from ..content.races import RACES
from ..effects.carriers import gold_die_gold
from ..effects.uses import COPYING
from ..state import (
    COLOURS,
    DIE_TEXT,
    GOLD,
    SPACES,
    Seated,
    State,
    Step,
    around,
    draw_die,
    open_rows,
    row_count,
    solo,
)
from ..view_types import SubjectView
from ..words.names import colour_name
from .cleanup import lay_market
from .primitives import gain, put_die, top_card

# How many cards of each stack are left out, by the number of players (RP-2.8).
LEFT_OUT = {1: 7, 2: 7, 3: 3, 4: 0}


@dataclass(slots=True)
class OfSetup(Seated):
    """A step of the setup that belongs to a seat."""

    only_base = True

    def check(self, state: State) -> None:
        Seated.check(self, state)
        expect(state.phase == "setup", "steps of the setup in the setup")


@dataclass(slots=True)
class RaceChoice(OfSetup):
    """A player chooses a race that is not taken (RP-2.2)."""

    name = "race"
    in_turn = True

    def actions(self, state: State) -> Sequence[Move]:
        taken = [player.race for player in state.players]
        return [act.choose_race(self.player, race) for race in RACES if race not in taken]

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.ChooseRace)
        state.stack.pop()
        state.players[self.player].race = action.race
        events.append(ev.RaceChosen(self.player, action.race))

    def asks(self, state: State) -> Ask:
        return Ask(self.player, tr("Choose your race."), "RP-2.2")


def _taken_colours(state: State) -> list[str]:
    return [CLASSES[player.klass].colour for player in state.players if player.klass]


@dataclass(slots=True)
class ClassDraw(OfSetup):
    """A player draws dice until one has the colour of a class card that is still there (RP-2.4)."""

    def run(self, state: State, events: Events) -> bool:
        taken = _taken_colours(state)
        drawn: list[int] = []
        while not drawn or drawn[-1] == GOLD or COLOURS[drawn[-1]] in taken:
            drawn.append(draw_die(state))
            state.aside[drawn[-1]] += 1
        events.append(ev.ClassDiceDrawn(self.player, tuple(COLOURS[colour] for colour in drawn)))
        state.stack[-1] = ClassChoice(self.player, drawn[-1])
        return False


@dataclass(slots=True)
class ClassChoice(OfSetup):
    """A player chooses a side of the drawn class card, or of every free one (RP-2.4, RP-2.5)."""

    name = "class"
    in_turn = True

    # The colour of the drawn die; None where classes are chosen freely.
    colour: int | None

    def actions(self, state: State) -> Sequence[Move]:
        if self.colour is None:
            taken = _taken_colours(state)
            names = [klass.id for klass in CLASSES.values() if klass.colour not in taken]
        else:
            names = [klass.id for klass in CLASSES.values() if klass.colour == COLOURS[self.colour]]
        return [act.choose_class(self.player, name) for name in names]

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.ChooseClass)
        state.stack.pop()
        state.players[self.player].klass = action.klass
        events.append(ev.ClassChosen(self.player, action.klass))

    def asks(self, state: State) -> Ask:
        if self.colour is None:
            return Ask(self.player, tr("Choose your class."), "RP-2.5")
        colour = colour_name(COLOURS[self.colour])
        return Ask(self.player, tr("The {colour} card is yours: choose its side.", colour=colour), "RP-2.4")

    def subject(self, state: State) -> SubjectView:
        return {} if self.colour is None else {"colour": COLOURS[self.colour]}

    def check(self, state: State) -> None:
        OfSetup.check(self, state)
        if self.colour is not None:
            expect(0 <= self.colour < GOLD and COLOURS[self.colour] not in _taken_colours(state), "a free class card")


@dataclass(slots=True)
class Dealing(Step):
    """Backstories, alignments and the market; the dice drawn for classes go back (RP-2.4 to RP-2.9)."""

    def run(self, state: State, events: Events) -> bool:
        state.stack.pop()
        kept = int(solo(state))
        for colour in range(7):
            out = state.aside[colour] - (kept if colour == GOLD else 0)
            state.aside[colour] -= out
            state.bag[colour] += out
        backstories, alignments = list(BACKSTORIES), list(ALIGNMENTS)
        state.rng.shuffle(backstories)
        state.rng.shuffle(alignments)
        for seat in around(state, state.start):
            player = state.players[seat]
            player.backstory, player.alignment = backstories.pop(), alignments.pop()
            events.append(ev.CardsDealt(seat, player.backstory, player.alignment))
        build_deck(state)
        lay_market(state, events)
        if kept:
            state.trash.append(top_card(state, events))
            events.append(ev.CardsTrashed(tuple(state.trash)))
        return False

    def check(self, state: State) -> None:
        expect(state.phase == "setup", "steps of the setup in the setup")


def build_deck(state: State) -> None:
    """One-dot cards above two-dot cards; those left out begin the discard pile (RP-2.8, RP-17.2, RP-18.2)."""
    out = LEFT_OUT[len(state.players)]
    cards = [card for card in CARDS.values() if not (solo(state) and card.id in COPYING)]
    if "random_market" in state.variants:
        state.layered = False
        stacks = [[card.id for card in cards]]
        out *= 2
    else:
        stacks = [[card.id for card in cards if card.dots == dots] for dots in (2, 1)]
    for stack in stacks:
        state.rng.shuffle(stack)
        state.discard += stack[:out]
        state.deck += stack[out:]


def starting_dice(players: int, variants: tuple[str, ...]) -> int:
    """How many dice each player starts with (RP-2.12, RP-17.3)."""
    return max(players, 2) + (6 if "shorter_game" in variants else 4)


@dataclass(slots=True)
class StartingRoll(OfSetup):
    """A player draws and rolls the starting dice (RP-2.12, RP-17.1, RP-18.5)."""

    def run(self, state: State, events: Events) -> bool:
        count = starting_dice(len(state.players), state.variants)
        colours: list[int] = []
        if "less_random_setup" in state.variants:
            colours = [*range(6), *[GOLD] * max(len(state.players) - 2, 0)]
            for colour in colours:
                state.bag[colour] -= 1
        while len(colours) < count:
            colours.append(draw_die(state))
        dice = sorted([colour * 6 + state.rng.below(6) for colour in colours])
        events.append(ev.StartingDiceRolled(self.player, tuple(DIE_TEXT[die] for die in dice)))
        state.stack[-1] = StartingDice(self.player, tuple(dice))
        return False


@dataclass(slots=True)
class StartingDice(OfSetup):
    """A player places the starting dice; when all lie, they pay (RP-2.13, RP-2.14)."""

    name = "start"
    in_turn = True

    # The dice that do not lie yet.
    dice: tuple[int, ...]

    def run(self, state: State, events: Events) -> bool:
        if self.dice:
            return True
        state.stack.pop()
        player = state.players[self.player]
        gain(state, self.player, sum(row_count(player, row) == 3 for row in range(6)), "row", events)
        gold_dice = sum(die // 6 == GOLD for die in player.sheet)
        gain(state, self.player, gold_dice * gold_die_gold(player), "gold_die", events)
        return False

    def actions(self, state: State) -> Sequence[Move]:
        rows = open_rows(state.players[self.player])
        dice = sorted(set(self.dice), key=lambda die: DIE_TEXT[die])
        return [act.place_start(self.player, die, row) for die in dice for row in rows]

    def play(self, state: State, action: Action, events: Events) -> None:
        """Put a starting die into a row; no gold and no action yet (RP-2.13)."""
        assert isinstance(action, act.PlaceStart)
        space = put_die(state.players[self.player], action.die, action.row)
        dice = list(self.dice)
        dice.remove(action.die)
        state.stack[-1] = StartingDice(self.player, tuple(dice))
        events.append(ev.DiePlaced(self.player, DIE_TEXT[action.die], SPACES[space], None))

    def asks(self, state: State) -> Ask:
        return Ask(self.player, tr("Place your starting dice, each in a row."), "RP-2.13")

    def check(self, state: State) -> None:
        OfSetup.check(self, state)
        expect(bool(self.dice), "dice to place")
