"""Why a text is no legal action now, in a sentence with its rule."""

from __future__ import annotations

from ....core.errors import Reason
from ....core.words import tr
from ..state import MAIN_PHASES, State, in_roll_phase
from ..turn.boards import board_of
from ..turn.situations import ATTACKED as BEING_ATTACKED
from ..turn.situations import MODIFY, PLAYABLE, ROLL_PHASE, may_act
from ..turn.situations import OWN_MAIN as MAIN_PHASE
from ..turn.usable import cost_of
from .names import card_name, hero_name


def explain(state: State, text: str) -> Reason:
    """The reason why a text is refused."""
    step = state.stack[-1]
    seat = step.asked(state)
    verb, _, rest = text.partition(" ")
    if verb == "play" and rest in PLAYABLE.get(state.players[seat].hero, {}):
        return _card(state, seat, rest)
    if verb == "sell":
        return _sale(state, seat, rest)
    if verb == "declare":
        return _declaration(state, seat, rest)
    if verb == "reroll" and step.name == "offense" and not state.attempts:
        return Reason(tr("There is no roll attempt left."), "DT-3.4.1")
    if verb in ("spend", "use") and not may_act(state, seat):
        return Reason(tr("This player can do nothing now."), "DT-9.2")
    if verb == "spend" and rest:
        return Reason(tr("That token cannot be spent now."), "DT-10.4")
    if verb == "pass" and step.name != "window":
        return Reason(tr("There is nothing to pass on: something has to be decided."), "DT-4.1")
    return Reason(tr("“{text}” is not possible now.", text=text))


def _card(state: State, seat: int, name: str) -> Reason:
    player = state.players[seat]
    card = PLAYABLE[player.hero][name]
    title = card_name(name)
    if name not in player.hand:
        return Reason(tr("{hero} does not have {card} in hand.", hero=hero_name(player.hero), card=title), "DT-7.1")
    if not may_act(state, seat):
        return Reason(tr("This player can do nothing now."), "DT-9.2")
    if card.upgrade is not None and cost_of(player, card) < 0:
        return Reason(tr("{card} does not go on an ability of the same or a higher level.", card=title), "DT-7.3")
    if card.required & MAIN_PHASE and (state.phase not in MAIN_PHASES or seat != state.active):
        return Reason(tr("{card} can only be played in your own Main Phase.", card=title), "DT-4.2")
    if card.required & ROLL_PHASE and not in_roll_phase(state):
        return Reason(tr("{card} can only be played in a Roll Phase.", card=title), "DT-4.2")
    if card.required & MODIFY:
        return Reason(tr("{card} can only be played during your own attack.", card=title), "DT-5.4")
    if card.required & BEING_ATTACKED:
        return Reason(tr("{card} can only be played after you were attacked.", card=title), "DT-7.6")
    cost = cost_of(player, card)
    if cost > player.cp:
        return Reason(tr("{card} costs {cost} CP; there are {cp}.", card=title, cost=cost, cp=player.cp), "DT-7.1")
    return Reason(tr("{card} would have no effect now.", card=title), "DT-7.1")


def _sale(state: State, seat: int, name: str) -> Reason:
    if state.phase not in (*MAIN_PHASES, "discard"):
        return Reason(tr("Cards are sold in the own Main Phases and in the Discard Phase."), "DT-3.3.1")
    if name in PLAYABLE.get(state.players[seat].hero, {}):
        hero = hero_name(state.players[seat].hero)
        return Reason(tr("{hero} does not have {card} in hand.", hero=hero, card=card_name(name)), "DT-3.3.1")
    return Reason(tr("There is no such card."), "DT-3.3.1")


def _declaration(state: State, seat: int, ability: str) -> Reason:
    if state.stack[-1].name != "offense":
        return Reason(tr("Abilities are declared in the own Offensive Roll Phase."), "DT-3.4.2")
    if ability not in board_of(state.players[seat]).slots:
        return Reason(tr("There is no such ability on this board."), "DT-8.1")
    return Reason(tr("The dice do not show what that ability needs."), "DT-8.1")
