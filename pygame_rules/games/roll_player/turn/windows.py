"""The moments in which skills may be used out of turn (RP-9.6, RP-9.7).

The active player is asked first. Who has the next decision anyway finds the own skills in it, so that seat is asked
here only if someone could answer after it. Windows that follow each other with nothing in between are one, which
belongs to the player whose turn it was.
"""

from __future__ import annotations

from dataclasses import replace

from ....core.play import Action
from ..actions import Drop, Move, Pass, pass_on
from ..effects.abilities import may_use, uses
from ..state import Frame, State, around
from .primitives import Events, drop_card
from .purchases import drops


def open_window(state: State, active: int, decider: int | None) -> None:
    """Ask all who may use a skill now, the active player first; `decider` has a decision of its own right after."""
    if any(player.ready for player in state.players):
        state.stack.append(_window(state, active, 0 if decider is None else decider + 1))


def _window(state: State, active: int, decider: int) -> Frame:
    """`n` is the active player, `m` the seat that decides next + 1, `items` who is still to be asked."""
    return Frame("window", active, active, decider, items=tuple(around(state, active)))


def _wants_asking(state: State, seat: int) -> bool:
    player = state.players[seat]
    return bool(player.ready) and not player.quiet and may_use(state, seat, None)


def run(state: State, frame: Frame, events: Events) -> bool:
    """Go on to the next seat that has something to use; close the window when there is none."""
    seats = frame.items
    while seats:
        seat, rest = seats[0], seats[1:]
        matters = seat != frame.m - 1 or any(_wants_asking(state, other) for other in rest)
        if matters and _wants_asking(state, seat):
            state.stack[-1] = replace(frame, player=seat, items=seats)
            return True
        seats = rest
    state.stack.pop()
    return False


def options(state: State, frame: Frame) -> list[Move]:
    seat = frame.player
    return [*drops(state, seat), pass_on(seat), pass_on(seat, True), *uses(state, seat, None)]


def play(state: State, frame: Frame, action: Action, events: Events) -> None:
    if isinstance(action, Drop):
        drop_card(state, frame.player, action.card, events)
        return
    assert isinstance(action, Pass)
    if action.whole_round:
        state.players[frame.player].quiet = True
    state.stack[-1] = replace(frame, items=frame.items[1:])


def reopen(state: State, seat: int) -> None:
    """After a skill was used everyone may answer; the decision in whose course it was used waits (RP-9.7)."""
    frame = state.stack[-1]
    if frame.step == "window":
        state.stack[-1] = _window(state, frame.n, frame.m)
    else:
        open_window(state, seat, seat)
