"""Whom an effect concerns: oneself, the target, a chosen player, all opponents (DT-8.7, DT-8.8)."""

from __future__ import annotations

from ..state import NOBODY, Attack, State, opponents, teammates
from ..turn.damage import threatened
from ..turn.situations import INCOMING_ANY, REMOVABLE, STATUS_ANY, bits_of_text
from . import vocabulary as v
from .reckoning import Scope
from .texts import Text
from .vocabulary import ALL_OPPONENTS, CHOSEN, SELF


def other_side(state: State, seat: int) -> int:
    """The other side of the attack under way, or nobody."""
    attack = state.attack
    if attack is None:
        return NOBODY
    if seat == attack.attacker:
        return attack.target
    return attack.attacker if seat == attack.target else NOBODY


def seats_for(state: State, scope: Scope, who: str) -> list[int]:
    """The players whom an effect concerns; only those who are still in the game."""
    if who == ALL_OPPONENTS:
        return opponents(state, scope.player)
    seat = scope.player if who == SELF else scope.chosen if who == CHOSEN else other_side(state, scope.player)
    return [seat] if seat >= 0 and not state.players[seat].out else []


def waits_for_target(state: State, scope: Scope, who: str) -> Attack | None:
    """The attack whose target an effect has to wait for (DT-3.4.4, DT-3.6.1)."""
    attack = state.attack
    if who == v.TARGET and attack is not None and scope.whole is attack.text and not attack.settled:
        return attack
    return None


def unaimed(state: State, scope: Scope, who: str) -> Attack | None:
    """The own attack that has no target yet, if that is whom the effect of a card or token concerns."""
    attack = state.attack
    if who == v.TARGET and attack is not None and attack.target < 0 and attack.attacker == scope.player:
        return attack
    return None


def candidates(state: State, seat: int, effect: v.Choose, does: Text) -> list[int]:
    """Whom a `Choose` can choose, as far as the text inside it would do anything."""
    if effect.whom == v.AN_OPPONENT:
        found = opponents(state, seat)
    elif effect.whom == v.A_TEAMMATE:
        found = teammates(state, seat)
    else:
        found = [other for other, player in enumerate(state.players) if not player.out]
    bits = bits_of_text(does)
    if bits & INCOMING_ANY:
        hurt = threatened(state)
        found = [other for other in found if other in hurt]
    elif bits & STATUS_ANY:
        found = [other for other in found if any(t in REMOVABLE for t in state.players[other].tokens)]
    return sorted(found)
