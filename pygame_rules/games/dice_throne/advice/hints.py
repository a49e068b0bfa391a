"""What a legal action would certainly change, for the page to show beside it."""

from __future__ import annotations

from typing import Any

from ....core.flow import actions
from .. import actions as act
from ..effects.vocabulary import Deal, GainCp, Heal
from ..state import MAX_CP, State
from ..turn.boards import board_of, declarable
from ..turn.offense import Offense
from ..turn.situations import PLAYABLE, USABLE
from ..turn.usable import cost_of
from ..turn.windows import Window
from .chances import roll_hints
from .foresight import outcome_of

ANSWERS = (act.PlayCard, act.SpendToken, act.UsePassive)


def hints(state: State, seat: int) -> dict[str, Any]:
    """Per legal action of a seat: what it costs and what is certain to come of it."""
    found: dict[str, Any] = {}
    answering = bool(state.hits) and isinstance(state.stack[-1], Window)
    for action in actions(state):
        if action.player != seat:
            continue
        hint = _hint(state, seat, action)
        if answering and isinstance(action, ANSWERS):
            hint |= {"outcome": made} if (made := outcome_of(state, seat, action)) else {}
        if hint:
            found[action.text] = hint
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Offense) and step.asked(state) == seat and state.attempts:
        rerolls = [(action.text, action.numbers) for action in actions(state) if isinstance(action, act.Reroll)]
        for text, odds in roll_hints(state, seat, rerolls).items():
            found.setdefault(text, {}).update(odds)
    return found


def _hint(state: State, seat: int, action: Any) -> dict[str, Any]:
    player = state.players[seat]
    if isinstance(action, act.PlayCard):
        card = PLAYABLE[player.hero][action.card]
        cost = cost_of(player, card)
        return {"cost": cost, "cp": player.cp - cost}
    if isinstance(action, act.Sell):
        return {"cp": min(MAX_CP, player.cp + 1)}
    if isinstance(action, act.SpendToken):
        left = player.tokens[action.token] - (action.count or 1)
        return {"left": left, "cost": USABLE[action.token][action.use].use.cp}
    if isinstance(action, act.UsePassive):
        return {"cost": board_of(player).slots[action.ability].ability.uses[action.use].cp}
    if isinstance(action, act.Declare):
        return _declare_hint(state, seat, action.ability)
    return {}


def _declare_hint(state: State, seat: int, ability: str) -> dict[str, Any]:
    """The tier that would count, and the fixed figures of it."""
    board = board_of(state.players[seat])
    tier = dict(declarable(board, state.trays[0].values))[ability]
    found: dict[str, Any] = {"tier": tier}
    for effect in board.slots[ability].ability.tiers[tier].does:
        if isinstance(effect, Deal) and isinstance(effect.amount, int) and effect.to == "target":
            found["damage"] = found.get("damage", 0) + effect.amount
            found["type"] = effect.type
        elif isinstance(effect, Heal) and isinstance(effect.amount, int):
            found["heal"] = effect.amount
        elif isinstance(effect, GainCp) and isinstance(effect.amount, int):
            found["cp"] = effect.amount
    return found
