"""An empty table with all that its setup will ask (RP-2, RP-17, RP-18)."""

from __future__ import annotations

from ...core.flow import Events
from ...core.rng import Rng
from . import events as ev
from .state import EMPTY, GOLD, Player, State, Step, around
from .turn.rounds import Rounds
from .turn.setting_up import ClassChoice, ClassDraw, Dealing, RaceChoice, StartingRoll, starting_dice


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


def course(state: State) -> list[Step]:
    """All that the setup asks and does, the last first: races, classes, cards, starting dice, then the rounds."""
    order = around(state, state.start)
    classes: list[Step] = [ClassDraw(seat) for seat in reversed(order)]
    if "free_classes" in state.variants:
        classes = [ClassChoice(seat, None) for seat in order]
    return [
        Rounds(),
        *(StartingRoll(seat) for seat in reversed(order)),
        Dealing(),
        *classes,
        *(RaceChoice(seat) for seat in reversed(order)),
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
