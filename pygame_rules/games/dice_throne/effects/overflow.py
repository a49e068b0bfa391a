"""Tokens whose stack is full: who can spend some of them may do so before more are gained (DT-10.2, DT-10.4)."""

from __future__ import annotations

from .. import actions as act
from ..state import Frame, State
from ..turn.boards import limit_of
from ..turn.plays import tokens_to_spend
from ..turn.situations import may_act, situation
from . import vocabulary as v
from .reckoning import value


def spends_first(state: State, frame: Frame, effect: v.Gain) -> bool:
    """Whether tokens would be lost that their owner can make room for now."""
    seat = frame.player
    player = state.players[seat]
    held = player.tokens.get(effect.token, 0)
    if effect.who != v.SELF or not held or not may_act(state, seat):
        return False
    if held + value(state, frame, effect.amount) <= limit_of(player, effect.token):
        return False
    uses = tokens_to_spend(state, seat, situation(state, seat))
    return any(isinstance(use, act.SpendToken) and use.token == effect.token for use in uses)
