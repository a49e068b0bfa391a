"""The turn in its eight phases (DT-3), without the Roll Phase, which is in `offense.py` and `defense.py`."""

from __future__ import annotations

from ....core.play import Action
from .. import actions as act
from .. import events as ev
from ..actions import Move
from ..effects.vocabulary import INCOME, TURN_ENDS, UPKEEP
from ..state import HAND_LIMIT, Frame, State
from .changes import Events, draw, gain_cp
from .plays import carry_out, plays, sell_card
from .triggers import trigger, upkeep_ahead
from .windows import open_window


def begin_phase(state: State, phase: str, events: Events) -> None:
    """Enter a phase; who passed for the last one is asked again."""
    state.phase = phase
    for player in state.players:
        if player.quiet == "phase":
            player.quiet = ""
    events.append(ev.PhaseBegan(state.active, phase))


# The steps of a turn. A `turn` frame lies at the bottom of the stack, `n` is the next step.


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
        open_window(state, "upkeep", state.active)


def _upkeep(state: State, events: Events) -> None:
    """Tokens and passives act; all damage and healing comes at the end of the phase (DT-3.1)."""
    state.stack.append(Frame("settle", state.active))
    trigger(state, state.active, UPKEEP)


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
    gain_cp(state, state.active, 1, "income", events)
    draw(state, state.active, 1, events)


def _main1(state: State, events: Events) -> None:
    begin_phase(state, "main1", events)
    state.stack.append(Frame("main", state.active))


def _roll(state: State, events: Events) -> None:
    state.stack.append(Frame("offense_start", state.active))


def _main2(state: State, events: Events) -> None:
    begin_phase(state, "main2", events)
    state.stack.append(Frame("main", state.active))


def _discard(state: State, events: Events) -> None:
    begin_phase(state, "discard", events)
    state.stack.append(Frame("sell_down", state.active))


def _turn_ends(state: State, events: Events) -> None:
    """What happens at the end of the turn; its damage is summed (DT-3.8.1)."""
    state.stack.append(Frame("settle", state.active))
    trigger(state, state.active, TURN_ENDS)


TURN = (_start, _upkeep, _income, _take_income, _main1, _roll, _main2, _discard, _turn_ends)


def turn_run(state: State, frame: Frame, events: Events) -> bool:
    """The next step of the turn, or the turn of the next player."""
    step = frame.n
    if step < len(TURN) and not state.players[state.active].out:
        state.stack[-1] = Frame("turn", frame.player, n=step + 1)
        TURN[step](state, events)
        return False
    count = len(state.players)
    seat = (state.active + 1) % count
    while state.players[seat].out:
        seat = (seat + 1) % count
    state.active = seat
    state.stack[-1] = Frame("turn", seat)
    return False


# Main Phases (DT-3.3)


def main_run(state: State, frame: Frame, events: Events) -> bool:
    """Damage of a card that was just played comes first; with nothing to do the phase is over."""
    if state.hits:
        state.stack.append(Frame("settle", frame.player))
        return False
    player = state.players[frame.player]
    if player.hand or any(plays(state, frame.player, True)):
        return True
    state.stack.pop()
    return False


def main_options(state: State, frame: Frame) -> list[Move]:
    seat = frame.player
    cards, tokens, passives = plays(state, seat, True)
    sales = [act.sell(seat, card) for card in sorted(state.players[seat].hand)]
    return [act.done(seat), *cards, *sales, *tokens, *passives]


def main_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, Move)
    if isinstance(action, act.Done):
        state.stack.pop()
    elif isinstance(action, act.Sell):
        sell_card(state, frame.player, action.card, events)
    else:
        carry_out(state, action, events)


# Discard Phase (DT-3.8)


def sell_down_run(state: State, frame: Frame, events: Events) -> bool:
    if len(state.players[frame.player].hand) > HAND_LIMIT:
        return True
    state.stack.pop()
    return False


def sell_down_options(state: State, frame: Frame) -> list[Move]:
    return [act.sell(frame.player, card) for card in sorted(state.players[frame.player].hand)]


def sell_down_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.Sell)
    sell_card(state, frame.player, action.card, events)
