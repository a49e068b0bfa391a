"""What a legal action would certainly change, for the page to show beside it."""

from __future__ import annotations

from typing import cast

from ....core.flow import actions
from ....core.play import Action
from .. import actions as act
from ..effects.vocabulary import Deal, GainCp, Heal
from ..state import MAX_CP, State
from ..turn.boards import board_of, declarable
from ..turn.offense import Offense
from ..turn.situations import PLAYABLE, USABLE
from ..turn.usable import cost_of
from ..turn.windows import Window
from ..view_types import Changes, OutcomeView
from .chances import roll_hints
from .foresight import outcome_of

ANSWERS = (act.PlayCard, act.SpendToken, act.UsePassive)


def hints(state: State, seat: int) -> dict[str, Changes]:
    """Per legal action of a seat: what it costs and what is certain to come of it."""
    by_text: dict[str, Changes] = {}
    answering = bool(state.hits) and isinstance(state.stack[-1], Window)
    for action in actions(state):
        if action.player != seat:
            continue
        changes = _changes(state, seat, action)
        if answering and isinstance(action, ANSWERS):
            outcome = outcome_of(state, seat, action)
            if outcome:
                changes["outcome"] = cast(OutcomeView, outcome)
        if changes:
            by_text[action.text] = changes
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Offense) and step.asked(state) == seat and state.attempts:
        rerolls = [(action.text, action.numbers) for action in actions(state) if isinstance(action, act.Reroll)]
        for text, odds in roll_hints(state, seat, rerolls).items():
            by_text.setdefault(text, {}).update(cast(Changes, odds))
    return by_text


def _changes(state: State, seat: int, action: Action) -> Changes:
    player = state.players[seat]
    if isinstance(action, act.PlayCard):
        card = PLAYABLE[player.hero][action.card]
        cost = cost_of(player, card)
        return {"cost": cost, "cp": player.cp - cost}
    if isinstance(action, act.Sell):
        cp = min(MAX_CP, player.cp + 1)
        return {"gains": cp - player.cp, "cp": cp}
    if isinstance(action, act.SpendToken):
        left = player.tokens[action.token] - (action.count or 1)
        return {"left": left, "cost": USABLE[action.token][action.use].use.cp}
    if isinstance(action, act.UsePassive):
        return {"cost": board_of(player).slots[action.ability].ability.uses[action.use].cp}
    if isinstance(action, act.Declare):
        return _declaration(state, seat, action.ability)
    if isinstance(action, act.Nudge):
        return {"value": state.trays[-1].values[action.number - 1] + action.by}
    if isinstance(action, act.SetDie):
        return {"value": action.value}
    if isinstance(action, act.CopyDie):
        return {"value": state.trays[-1].values[action.other - 1]}
    return {}


def _declaration(state: State, seat: int, ability: str) -> Changes:
    """The tier that would count, and the fixed figures of it."""
    board = board_of(state.players[seat])
    tier = dict(declarable(board, state.trays[0].values))[ability]
    changes: Changes = {"tier": tier}
    for effect in board.slots[ability].ability.tiers[tier].does:
        if isinstance(effect, Deal) and isinstance(effect.amount, int) and effect.to == "target":
            changes["damage"] = changes.get("damage", 0) + effect.amount
            changes["type"] = effect.type
        elif isinstance(effect, Heal) and isinstance(effect.amount, int):
            changes["heal"] = effect.amount
        elif isinstance(effect, GainCp) and isinstance(effect.amount, int):
            changes["gains"] = effect.amount
    return changes
