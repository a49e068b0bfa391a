"""From an empty table to the first round (RP-2, RP-17, RP-18)."""

from __future__ import annotations

from dataclasses import replace

from ...core.play import Action
from ...core.rng import Rng
from . import actions as act
from . import events as ev
from .actions import Move
from .content.alignments import ALIGNMENTS
from .content.backstories import BACKSTORIES
from .content.classes import CLASSES
from .content.market import CARDS
from .content.races import RACES
from .effects.abilities import COPYING
from .effects.carriers import gold_die_gold
from .state import (
    COLOURS,
    DIE_TEXT,
    EMPTY,
    GOLD,
    SPACES,
    Frame,
    Player,
    State,
    around,
    draw_die,
    open_rows,
    row_count,
    solo,
)
from .turn.cleanup import lay_market
from .turn.dice_phase import put_die
from .turn.primitives import Events, gain, top_card

# How many cards of each stack are left out, by the number of players (RP-2.8).
LEFT_OUT = {1: 7, 2: 7, 3: 3, 4: 0}


def starting_dice(players: int, variants: tuple[str, ...]) -> int:
    """How many dice each player starts with (RP-2.12, RP-17.3)."""
    return max(players, 2) + (6 if "shorter_game" in variants else 4)


def lay_table(players: int, variants: tuple[str, ...], rng: Rng, events: Events) -> State:
    """A table with its Start Player, before the first choice."""
    state = State(rng, [Player() for _ in range(players)], variants)
    state.rounds = 18 - starting_dice(players, variants)
    if players == 1:
        # The nemesis die never enters the bag (RP-18.3).
        state.bag[GOLD] -= 1
        state.aside[GOLD] += 1
    else:
        choose_start(state, events)
    cards = max(players, 2) + 1
    state.pool = [EMPTY] * cards
    state.card_gold = [0] + [1] * (cards - 2) + [0]
    order = around(state, state.start)
    for place, seat in enumerate(order):
        extra = max(place - 1, 0) if "shorter_game" not in variants else 0
        state.players[seat].gold = 5 + extra
    state.stack = course(state)
    return state


def course(state: State) -> list[Frame]:
    """All that the setup asks and does, the last first: races, classes, cards, starting dice, the first roll."""
    order = around(state, state.start)
    classes = "class" if "free_classes" in state.variants else "class_draw"
    return [
        Frame("roll", state.start),
        *(Frame("start_roll", seat) for seat in reversed(order)),
        Frame("deal", state.start),
        *(Frame(classes, seat, EMPTY) for seat in (order if classes == "class" else reversed(order))),
        *(Frame("race", seat) for seat in reversed(order)),
    ]


def choose_start(state: State, events: Events) -> None:
    """Everyone rolls; the highest begins, and who ties rolls again (RP-2.1)."""
    seats = list(range(len(state.players)))
    rolls = []
    while len(seats) > 1:
        values = {seat: state.rng.die() for seat in seats}
        rolls.append(tuple(values.get(seat, 0) for seat in range(len(state.players))))
        seats = [seat for seat in seats if values[seat] == max(values.values())]
    state.start = seats[0]
    events.append(ev.StartPlayerChosen(state.start, tuple(rolls)))


def race_options(state: State, frame: Frame) -> list[Move]:
    taken = [player.race for player in state.players]
    return [act.choose_race(frame.player, race) for race in RACES if race not in taken]


def race_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.ChooseRace)
    state.stack.pop()
    state.players[frame.player].race = action.race
    events.append(ev.RaceChosen(frame.player, action.race))


def _taken_colours(state: State) -> list[str]:
    return [CLASSES[player.klass].colour for player in state.players if player.klass]


def class_draw(state: State, frame: Frame, events: Events) -> bool:
    """Draw dice until one has the colour of a class card that is still there (RP-2.4)."""
    taken = _taken_colours(state)
    drawn: list[int] = []
    while not drawn or drawn[-1] == GOLD or COLOURS[drawn[-1]] in taken:
        drawn.append(draw_die(state))
        state.aside[drawn[-1]] += 1
    events.append(ev.ClassDiceDrawn(frame.player, tuple(COLOURS[colour] for colour in drawn)))
    state.stack[-1] = Frame("class", frame.player, drawn[-1])
    return False


def class_options(state: State, frame: Frame) -> list[Move]:
    """Both sides of the drawn card, or of every free one (RP-2.4, RP-2.5)."""
    if frame.n >= 0:
        names = [klass.id for klass in CLASSES.values() if klass.colour == COLOURS[frame.n]]
    else:
        taken = _taken_colours(state)
        names = [klass.id for klass in CLASSES.values() if klass.colour not in taken]
    return [act.choose_class(frame.player, name) for name in names]


def class_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.ChooseClass)
    state.stack.pop()
    state.players[frame.player].klass = action.klass
    events.append(ev.ClassChosen(frame.player, action.klass))


def deal(state: State, frame: Frame, events: Events) -> bool:
    """Backstories, alignments and the market; the dice drawn for classes go back (RP-2.4 to RP-2.9)."""
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


def start_roll(state: State, frame: Frame, events: Events) -> bool:
    """Draw and roll the starting dice (RP-2.12, RP-17.1, RP-18.5)."""
    count = starting_dice(len(state.players), state.variants)
    colours: list[int] = []
    if "less_random_setup" in state.variants:
        colours = [*range(6), *[GOLD] * max(len(state.players) - 2, 0)]
        for colour in colours:
            state.bag[colour] -= 1
    while len(colours) < count:
        colours.append(draw_die(state))
    dice = sorted([colour * 6 + state.rng.below(6) for colour in colours])
    events.append(ev.StartingDiceRolled(frame.player, tuple(DIE_TEXT[die] for die in dice)))
    state.stack[-1] = Frame("start", frame.player, items=tuple(dice))
    return False


def start(state: State, frame: Frame, events: Events) -> bool:
    """When all starting dice lie, they pay (RP-2.14)."""
    if frame.items:
        return True
    state.stack.pop()
    player = state.players[frame.player]
    gain(state, frame.player, sum(row_count(player, row) == 3 for row in range(6)), "row", events)
    gold_dice = sum(die // 6 == GOLD for die in player.sheet)
    gain(state, frame.player, gold_dice * gold_die_gold(player), "gold_die", events)
    return False


def start_options(state: State, frame: Frame) -> list[Move]:
    rows = open_rows(state.players[frame.player])
    dice = sorted(set(frame.items), key=lambda die: DIE_TEXT[die])
    return [act.place_start(frame.player, die, row) for die in dice for row in rows]


def start_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    """Put a starting die into a row; no gold and no action yet (RP-2.13)."""
    assert isinstance(action, act.PlaceStart)
    space = put_die(state.players[frame.player], action.die, action.row)
    dice = list(frame.items)
    dice.remove(action.die)
    state.stack[-1] = replace(frame, items=tuple(dice))
    events.append(ev.DiePlaced(frame.player, DIE_TEXT[action.die], SPACES[space], None))
