"""What tokens and passive abilities do by themselves at certain moments; their holder picks the order (DT-3.1.1)."""

from __future__ import annotations

from ....core.play import Action
from .. import actions as act
from .. import events as ev
from ..actions import Move
from ..content import TOKENS
from ..effects.reckoning import all_hold
from ..effects.texts import trigger_code
from ..effects.vocabulary import INCOME, UPKEEP
from ..state import Frame, State
from .boards import board_of
from .changes import Events

# The tokens that act by themselves: (moment, token, number of the trigger).
_BY_MOMENT: dict[str, dict[str, int]] = {}
for _token in TOKENS.values():
    for _index, _on in enumerate(_token.on):
        _BY_MOMENT.setdefault(_on.moment, {})[_token.id] = _index


def waiting(state: State, seat: int, moment: str) -> list[str]:
    """The texts that act on a seat at a moment."""
    player = state.players[seat]
    found = []
    if player.tokens:
        by_token = _BY_MOMENT.get(moment, {})
        for token in player.tokens:
            index = by_token.get(token)
            if index is not None and all_hold(state, seat, TOKENS[token].on[index].needs):
                found.append(trigger_code(token, index))
    for _ability, on, code in board_of(player).triggers:
        if on.moment == moment and all_hold(state, seat, on.needs):
            found.append(code)
    return sorted(found)


def source_of(code: str) -> str:
    """The token or passive that a text belongs to, such as `token:burn`."""
    parts = code.split(":")
    return f"token:{parts[1]}" if parts[0] == "o" else f"ability:{parts[3]}"


def trigger(state: State, seat: int, moment: str) -> None:
    """Put on the stack what happens by itself to a seat now."""
    found = waiting(state, seat, moment)
    if found:
        state.stack.append(Frame("triggers", seat, " ".join(found), word=moment))


def run(state: State, frame: Frame, events: Events) -> bool:
    """Start the only one that is left; ask if there are several."""
    codes = frame.code.split()
    if len(codes) > 1:
        return True
    state.stack.pop()
    _start(state, frame.player, codes[0], events)
    return False


def _start(state: State, seat: int, code: str, events: Events) -> None:
    parts = code.split(":")
    # Another effect may have removed the token in the meantime.
    if parts[0] == "o" and parts[1] not in state.players[seat].tokens:
        return
    source = source_of(code)
    events.append(ev.TokenActed(seat, source))
    state.stack.append(Frame("do", seat, code, n=-1, word=source))


def options(state: State, frame: Frame) -> list[Move]:
    found: list[Move] = [
        act.resolve(frame.player, source_of(code).split(":")[1], index) for index, code in enumerate(frame.code.split())
    ]
    return sorted(found, key=act.by_text)


def play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.Resolve)
    codes = frame.code.split()
    code = codes.pop(action.index)
    state.stack[-1] = Frame("triggers", frame.player, " ".join(codes), word=frame.word)
    _start(state, frame.player, code, events)


def upkeep_ahead(state: State, seat: int) -> bool:
    """Whether tokens are about to act in the phases before the first Main Phase."""
    tokens = state.players[seat].tokens
    return any(token in _BY_MOMENT.get(moment, ()) for moment in (UPKEEP, INCOME) for token in tokens)
