"""The turn in its eight phases (DT-3), without the Roll Phase, which is in `offense.py` and `defense.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from ....core.flow import Events
from ....core.play import Action, Ask
from ....core.words import tr
from .. import actions as act
from .. import events as ev
from ..effects.texts import INCOME as INCOME_SOURCE
from ..effects.vocabulary import INCOME, TURN_ENDS, UPKEEP, Moment
from ..state import HAND_LIMIT, NOBODY, Phase, State, Step
from . import windows
from .changes import begin_phase, draw, gain_cp
from .offense import OffenseStart
from .playing import carry_out, sell_card
from .settle import Settle
from .triggers import trigger, upkeep_ahead
from .usable import plays
from .windows import open_window

Stage = Literal[
    "start", "upkeep", "income", "take_income", "main1", "roll", "extra_roll", "main2", "discard", "ends", "over"
]


@dataclass(slots=True)
class Turn(Step):
    """The turn of the active player, at the bottom of the stack; `stage` is what comes next."""

    stage: Stage = "start"

    def run(self, state: State, events: Events) -> bool:
        """The next stage of the turn, or the turn of the next player."""
        if self.stage != "over" and not state.players[state.active].out:
            follows, begin = STAGES[self.stage]
            state.stack[-1] = FOLLOWING[follows]
            begin(state, events)
            return False
        count = len(state.players)
        seat = (state.active + 1) % count
        while state.players[seat].out:
            seat = (seat + 1) % count
        state.active = seat
        state.stack[-1] = FOLLOWING["start"]
        return False


def _start(state: State, events: Events) -> None:
    state.turn += 1
    state.attempted = 0
    for player in state.players:
        player.quiet = ""
        if player.fresh:
            player.fresh = {}
        player.used = ()
        player.since = tuple(player.tokens)
    state.curve.append(tuple(state.health))
    events.append(ev.TurnBegan(state.active, state.turn))
    begin_phase(state, "upkeep", events)
    if upkeep_ahead(state, state.active):
        open_window(state, windows.UPKEEP, state.active)


def _upkeep(state: State, events: Events) -> None:
    """Tokens and passives act; all damage and healing comes at the end of the phase (DT-3.1)."""
    _act_and_settle(state, UPKEEP)


def _act_and_settle(state: State, moment: Moment) -> None:
    """What happens by itself to the active player, then the damage and healing of the phase."""
    place = len(state.stack)
    if trigger(state, state.active, moment) or state.hits:
        state.stack.insert(place, Settle())


def _income(state: State, events: Events) -> None:
    """The start player has no income in the very first turn (DT-2.2)."""
    begin_phase(state, "income", events)
    state.skip = state.turn == 1
    if not state.skip:
        trigger(state, state.active, INCOME)


def _take_income(state: State, events: Events) -> None:
    """1 combat point, then 1 card (DT-3.2.1)."""
    if state.skip:
        state.skip = False
        events.append(ev.PhaseSkipped(state.active, "income"))
        return
    gain_cp(state, state.active, 1, INCOME_SOURCE, events)
    draw(state, state.active, 1, events)


def _main1(state: State, events: Events) -> None:
    begin_phase(state, "main1", events)
    state.stack.append(Main())


def _roll(state: State, events: Events) -> None:
    state.stack.append(OffenseStart(NOBODY))


def _extra_roll(state: State, events: Events) -> None:
    """An extra Offensive Roll Phase against each who is still in the game, one after the other (DT-3.6.7)."""
    while state.extra:
        target, *rest = state.extra
        state.extra = tuple(rest)
        if not state.players[target].out:
            state.stack[-1] = FOLLOWING["extra_roll"]
            state.stack.append(OffenseStart(target))
            return


def _main2(state: State, events: Events) -> None:
    begin_phase(state, "main2", events)
    state.stack.append(Main())


def _discard(state: State, events: Events) -> None:
    begin_phase(state, "discard", events)
    state.stack.append(SellDown())


def _ends(state: State, events: Events) -> None:
    """What happens at the end of the turn; its damage is summed (DT-3.8.1)."""
    _act_and_settle(state, TURN_ENDS)


# For each stage of a turn: the one that follows, and what begins.
STAGES: dict[Stage, tuple[Stage, Callable[[State, Events], None]]] = {
    "start": ("upkeep", _start),
    "upkeep": ("income", _upkeep),
    "income": ("take_income", _income),
    "take_income": ("main1", _take_income),
    "main1": ("roll", _main1),
    "roll": ("extra_roll", _roll),
    "extra_roll": ("main2", _extra_roll),
    "main2": ("discard", _main2),
    "discard": ("ends", _discard),
    "ends": ("over", _ends),
}
# Steps are never changed, so one of each stage will do.
FOLLOWING: dict[Stage, Turn] = {stage: Turn(stage) for stage in (*STAGES, "over")}


# Main Phases (DT-3.3)


@dataclass(slots=True)
class Main(Phase):
    """The active player plays and sells cards (DT-3.3.1)."""

    name = "main"

    def asked(self, state: State) -> int:
        return state.active

    def run(self, state: State, events: Events) -> bool:
        """Damage of a card that was just played comes first; with nothing to do the phase is over."""
        if state.hits:
            state.stack.append(Settle())
            return False
        if state.players[state.active].hand or any(plays(state, state.active, True)):
            return True
        state.stack.pop()
        return False

    def actions(self, state: State) -> Sequence[Action]:
        seat = state.active
        cards, tokens, passives = plays(state, seat, True)
        sales = [act.sell(seat, card) for card in sorted(state.players[seat].hand)]
        return [act.done(seat), *cards, *sales, *tokens, *passives]

    def play(self, state: State, action: Action, events: Events) -> None:
        if isinstance(action, act.Done):
            state.stack.pop()
        elif isinstance(action, act.Sell):
            sell_card(state, action.player, action.card, events)
        else:
            carry_out(state, action, events)

    def asks(self, state: State) -> Ask:
        return Ask(state.active, tr("Play cards, sell cards, or be done."), "DT-3.3.1")


# Discard Phase (DT-3.8)


@dataclass(slots=True)
class SellDown(Phase):
    """The active player sells cards down to the hand limit (DT-3.8.1)."""

    name = "sell_down"

    def asked(self, state: State) -> int:
        return state.active

    def run(self, state: State, events: Events) -> bool:
        if len(state.players[state.active].hand) > HAND_LIMIT:
            return True
        state.stack.pop()
        return False

    def actions(self, state: State) -> Sequence[Action]:
        seat = state.active
        return [act.sell(seat, card) for card in sorted(state.players[seat].hand)]

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.Sell)
        sell_card(state, action.player, action.card, events)

    def asks(self, state: State) -> Ask:
        return Ask(state.active, tr("Sell cards until you have 6."), "DT-3.8.1")
