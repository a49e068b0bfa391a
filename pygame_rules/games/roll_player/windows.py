"""The moments in which skills may be used out of turn (RP-9.6, RP-9.7).

Who is to decide anyway finds the own skills in that decision; a window asks the others first.
Windows that follow each other with nothing in between are one.
"""

from __future__ import annotations

from dataclasses import replace

from ...core.play import Action
from .actions import Move, Pass, pass_on
from .primitives import Events
from .skills import may_use, uses
from .state import Frame, State, around


def open_window(state: State, active: int, with_active: bool) -> None:
    """Ask all who may use a skill now; the active player first, if at all."""
    if any(player.ready for player in state.players):
        state.stack.append(_window(state, active, with_active))


def _window(state: State, active: int, with_active: bool) -> Frame:
    seats = around(state, active)
    return Frame("window", active, active, int(with_active), items=tuple(seats if with_active else seats[1:]))


def run(state: State, frame: Frame, events: Events) -> bool:
    """Go on to the next seat that has something to use; close the window when there is none."""
    seats = frame.items
    while seats:
        player = state.players[seats[0]]
        if player.ready and not player.quiet and may_use(state, seats[0], None):
            state.stack[-1] = replace(frame, player=seats[0], items=seats)
            return True
        seats = seats[1:]
    state.stack.pop()
    return False


def options(state: State, frame: Frame) -> list[Move]:
    seat = frame.player
    return [pass_on(seat), pass_on(seat, True), *uses(state, seat, None)]


def play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, Pass)
    if action.whole_round:
        state.players[frame.player].quiet = True
    state.stack[-1] = replace(frame, items=frame.items[1:])


def reopen(state: State, seat: int) -> None:
    """After a skill was used everyone may answer; the decision in whose course it was used waits (RP-9.7)."""
    frame = state.stack[-1]
    if frame.step == "window":
        state.stack[-1] = _window(state, frame.n, bool(frame.m))
    else:
        open_window(state, seat, False)
