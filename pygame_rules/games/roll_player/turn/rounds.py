"""The rounds, phase by phase and turn by turn (RP-3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ....core.flow import Events, expect
from ..state import State, Step, around, solo
from .cleanup import begin_cleanup
from .dice_phase import TakingCard, begin_dice_turns, begin_round, roll_nemesis
from .market_phase import Shopping, begin_market, clear_market
from .windows import open_window


def _end_market(state: State, events: Events) -> None:
    clear_market(state, events)
    begin_cleanup(state, events)


# What begins when a phase is over, and how many of its turns have begun by then; None where it has none.
NEXT: dict[str, tuple[Callable[[State, Events], None], int | None]] = {
    "setup": (begin_round, None),
    "roll": (begin_dice_turns, 0),
    "dice": (begin_market, 0),
    "market": (_end_market, None),
    "cleanup": (begin_round, None),
}


def turn_order(state: State) -> Sequence[int]:
    """The seats in the order of their turns in this phase (RP-5.1, RP-7.2)."""
    return state.market_order if state.phase == "market" else around(state, state.start)


@dataclass(slots=True)
class Rounds(Step):
    """The game from its setup to its end: it lies below all else and begins phases and turns (RP-3.1)."""

    # How many turns of the Dice or Market Phase have begun; None in other phases, and when all turns are over.
    turns: int | None = None

    def run(self, state: State, events: Events) -> bool:
        """Begin the next turn or phase. Between turns, and after the last, skills may be used out of turn (RP-9.6)."""
        stack, turns = state.stack, self.turns
        if turns is None:
            begin, first = NEXT[state.phase]
            stack[-1] = Rounds(first)
            begin(state, events)
            return False
        order = turn_order(state)
        if turns == len(order):
            if state.phase == "dice" and solo(state) and not state.nemesis:
                roll_nemesis(state, events)
            stack[-1] = Rounds()
            open_window(state, order[-1], None)
        else:
            seat = order[turns]
            stack[-1] = Rounds(turns + 1)
            stack.append(Shopping(seat) if state.phase == "market" else TakingCard(seat))
            open_window(state, order[max(turns - 1, 0)], seat)
        return False

    def check(self, state: State) -> None:
        expect(state.stack[0] is self, "the rounds below all else")
        expect(state.phase in NEXT, "a phase that ends")
        expect((state.round == 0) == (state.phase == "setup"), "rounds after the setup")
        expect(state.phase != "cleanup" or state.round < state.rounds, "no round after the last")
        if self.turns is not None:
            expect(state.phase in ("dice", "market"), "turns in a phase that has some")
            expect(0 <= self.turns <= len(turn_order(state)) == len(state.players), "a turn for each seat")
