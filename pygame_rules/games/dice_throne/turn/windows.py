"""Response windows: who may act is asked clockwise from the active player, as long as somebody acts (DT-4.1, DT-4.6).

A seat is asked only if it has something that answers what the window is about; then it may play anything legal.
Who passes for the rest of the phase or turn is not asked again, unless attacked. A window frame has its kind in
`word`, the seats still to ask in `items`, the one whom it is about in `n`, and one who is not asked in `m` (or -1).
"""

from __future__ import annotations

from ....core.play import Action
from .. import actions as act
from ..actions import Move
from ..state import NOBODY, Frame, State, around, teammates
from .changes import Events, close_tray
from .plays import carry_out, has_answer, plays
from .situations import (
    AFTER,
    ALL_DICE,
    DEFENSE_ALLY,
    FACING,
    FUEL,
    GENERIC,
    INCOMING,
    INCOMING_ALLY,
    MODIFY,
    OFFENSE_ALLY,
    STATUS_WORTH,
    STOPPABLE,
    UNDEFENDED,
)

DAMAGE = INCOMING | INCOMING_ALLY

# What a window is about; who has nothing to do with that is not asked.
ABOUT = {
    # Before dice are rolled again in the Offensive Roll Phase.
    "rolled": ALL_DICE | OFFENSE_ALLY,
    # After a declaration (DT-3.4.2), and after the declaration of nothing, which concerns only partners.
    "declared": ALL_DICE | OFFENSE_ALLY | FUEL,
    "stopped": ALL_DICE | OFFENSE_ALLY,
    # After an extra roll, the targeting roll, the defensive roll.
    "roll": ALL_DICE,
    "target": ALL_DICE,
    "defense": ALL_DICE | DEFENSE_ALLY,
    # At "then" (DT-8.6): what follows depends on the new state.
    "then": STATUS_WORTH,
    # The attack stands, with its target.
    "attack": DAMAGE | FACING | MODIFY | UNDEFENDED | STOPPABLE | STATUS_WORTH,
    "inflicted": STATUS_WORTH,
    # Tokens are about to be gained for which there is no room.
    "full": DAMAGE | MODIFY | STOPPABLE | STATUS_WORTH,
    # The last window before damage is applied (DT-3.6.5).
    "last": DAMAGE | FACING | MODIFY | STOPPABLE | STATUS_WORTH | FUEL | GENERIC,
    "aftermath": AFTER | FACING,
    # Damage outside the Roll Phase.
    "settle": DAMAGE | GENERIC,
    # Tokens are about to act.
    "upkeep": STATUS_WORTH,
    # A main-phase card is about to take effect.
    "interrupt": STATUS_WORTH | GENERIC,
}
# When these close, the dice at hand can no longer be changed (DT-4.7).
CLOSES_DICE = ("roll", "target", "defense")
TOKENS_ONLY = ("interrupt",)


def seats_of(state: State, frame: Frame) -> tuple[int, ...]:
    """Who can be asked in a window, in order."""
    if frame.word == "stopped":
        return tuple(teammates(state, state.active))
    if frame.word == "full":
        return (frame.n,)
    seats = around(state, state.active)
    return tuple([seat for seat in seats if seat != frame.m])


def open_window(state: State, kind: str, about: int = NOBODY, without: int = NOBODY) -> None:
    """Ask all who have an answer; `without` is not asked because that seat decides anyway."""
    frame = Frame("window", state.active, n=about, m=without, word=kind)
    frame.items = seats_of(state, frame)
    state.stack.append(frame)


def run(state: State, frame: Frame, events: Events) -> bool:
    """Go on to the next seat that has an answer; close the window when there is none."""
    kind = frame.word
    about = ABOUT[kind]
    tokens_only = kind in TOKENS_ONLY
    seats = frame.items
    while seats:
        seat = seats[0]
        mask = about
        if kind == "then" and seat == frame.n:
            mask |= GENERIC | FUEL
        elif kind == "last" and seat == state.active:
            # What answers nothing can wait for the Main Phase that follows.
            mask &= ~(GENERIC | FUEL)
        if not state.players[seat].quiet and has_answer(state, seat, mask, tokens_only):
            if frame.player != seat or len(frame.items) != len(seats):
                state.stack[-1] = Frame("window", seat, "", 0, frame.n, frame.m, kind, seats)
            return True
        seats = seats[1:]
    state.stack.pop()
    if kind in CLOSES_DICE:
        close_tray(state)
    return False


def options(state: State, frame: Frame) -> list[Move]:
    cards, tokens, passives = plays(state, frame.player)
    return [*act.passes(frame.player), *cards, *tokens, *passives]


def play(state: State, frame: Frame, action: Action, events: Events) -> None:
    """Pass, or do something: then everyone is asked anew when it is resolved."""
    assert isinstance(action, Move)
    stack = state.stack
    if isinstance(action, act.Pass):
        if action.until:
            state.players[frame.player].quiet = action.until
        stack[-1] = Frame("window", frame.player, "", 0, frame.n, frame.m, frame.word, frame.items[1:])
        return
    stack[-1] = Frame("window", state.active, "", 0, frame.n, frame.m, frame.word, seats_of(state, frame))
    carry_out(state, action, events)
