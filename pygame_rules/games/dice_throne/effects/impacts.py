"""Effects on the damage that is coming: dealing, adding, preventing, returning (DT-5, DT-6)."""

from __future__ import annotations

from ....core.effects import Change
from ....core.flow import Events
from .. import events as ev
from ..state import Hit, State
from ..turn.changes import add_hit
from ..turn.settle import Settle
from . import vocabulary as v
from .reckoning import Scope, value
from .vocabulary import NORMAL, Effect
from .whom import other_side, seats_for, waits_for_target


def _deal(state: State, scope: Scope, effect: v.Deal, events: Events) -> None:
    if effect.separate:
        # A separate source gets a pot of its own, which is settled at once (DTM-8).
        state.pot += 1
        state.stack.append(Settle(state.pot))
    amount = value(state, scope, effect.amount)
    attack = waits_for_target(state, scope, effect.to)
    if attack is not None:
        if not attack.type:
            attack.type = effect.type
        if amount > 0:
            hit = Hit("damage", attack.target, scope.player, amount, effect.type, scope.source, True)
            add_hit(state, hit, events)
        return
    if amount > 0:
        for seat in seats_for(state, scope, effect.to):
            add_hit(
                state, Hit("damage", seat, scope.player, amount, effect.type, scope.source, False, state.pot), events
            )


def _add_damage(state: State, scope: Scope, effect: v.AddDamage, events: Events) -> None:
    attack = state.attack
    amount = value(state, scope, effect.amount)
    if attack is not None and not attack.settled and amount > 0:
        hit = Hit("add", attack.target, scope.player, amount, attack.type or NORMAL, scope.source, True)
        add_hit(state, hit, events)


def _receive(state: State, scope: Scope, effect: v.Receive, events: Events) -> None:
    amount = value(state, scope, effect.amount)
    if amount > 0:
        seat = scope.player
        add_hit(state, Hit("damage", seat, seat, amount, NORMAL, scope.source, False, state.pot), events)


def _recoil(state: State, scope: Scope, effect: v.Recoil, events: Events) -> None:
    seat = scope.player
    hit = Hit("recoil", seat, seat, effect.amount, NORMAL, scope.source, False, state.pot, effect.at_least)
    add_hit(state, hit, events)


def _prevent(state: State, scope: Scope, effect: v.Prevent, events: Events) -> None:
    amount = value(state, scope, effect.amount)
    if amount > 0:
        for seat in seats_for(state, scope, effect.who):
            add_hit(state, Hit("prevent", seat, scope.player, amount, "", scope.source, False, state.pot), events)


def _prevent_half(state: State, scope: Scope, effect: v.PreventHalf, events: Events) -> None:
    for seat in seats_for(state, scope, effect.who):
        add_hit(state, Hit("half", seat, scope.player, 0, "", scope.source, False, state.pot), events)


def _prevent_all(state: State, scope: Scope, effect: v.PreventAll, events: Events) -> None:
    for seat in seats_for(state, scope, effect.who):
        add_hit(state, Hit("avoid", seat, scope.player, 0, "", scope.source, False, state.pot), events)


def _return_half(state: State, scope: Scope, effect: v.ReturnHalf, events: Events) -> None:
    seat = other_side(state, scope.player)
    if seat >= 0:
        add_hit(state, Hit("return", seat, scope.player, 0, "", scope.source, False, state.pot), events)


def _undefendable(state: State, scope: Scope, effect: v.BecomeUndefendable, events: Events) -> None:
    attack = state.attack
    if attack is not None and not attack.defended and not attack.undefendable and attack.type in ("", NORMAL):
        attack.undefendable = True
        events.append(ev.AttackMadeUndefendable(scope.player, scope.source))


IMPACTS: dict[type[Effect], Change] = {
    v.Deal: _deal,
    v.AddDamage: _add_damage,
    v.Receive: _receive,
    v.Recoil: _recoil,
    v.Prevent: _prevent,
    v.PreventHalf: _prevent_half,
    v.PreventAll: _prevent_all,
    v.ReturnHalf: _return_half,
    v.BecomeUndefendable: _undefendable,
}
