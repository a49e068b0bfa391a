"""Effects on the damage that is coming: dealing, adding, preventing, returning (DT-5, DT-6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import events as ev
from ..state import Frame, Hit, State
from ..turn.changes import Events, add_hit
from . import vocabulary as v
from .reckoning import value
from .vocabulary import NORMAL, Effect
from .whom import other_side, seats_for, waits_for_target


def deal(state: State, frame: Frame, effect: v.Deal, events: Events) -> None:
    amount = value(state, frame, effect.amount)
    attack = waits_for_target(state, frame, effect.to)
    if attack is not None:
        if not attack.type:
            attack.type = effect.type
        if amount > 0:
            hit = Hit("damage", attack.target, frame.player, amount, effect.type, frame.word, True)
            add_hit(state, hit, events)
        return
    if amount > 0:
        for seat in seats_for(state, frame, effect.to):
            add_hit(state, Hit("damage", seat, frame.player, amount, effect.type, frame.word, False, state.pot), events)


def _add_damage(state: State, frame: Frame, effect: v.AddDamage, events: Events) -> None:
    attack = state.attack
    amount = value(state, frame, effect.amount)
    if attack is not None and not attack.settled and amount > 0:
        hit = Hit("add", attack.target, frame.player, amount, attack.type or NORMAL, frame.word, True)
        add_hit(state, hit, events)


def _receive(state: State, frame: Frame, effect: v.Receive, events: Events) -> None:
    amount = value(state, frame, effect.amount)
    if amount > 0:
        seat = frame.player
        add_hit(state, Hit("damage", seat, seat, amount, NORMAL, frame.word, False, state.pot), events)


def _recoil(state: State, frame: Frame, effect: v.Recoil, events: Events) -> None:
    seat = frame.player
    hit = Hit("recoil", seat, seat, effect.amount, NORMAL, frame.word, False, state.pot, effect.at_least)
    add_hit(state, hit, events)


def _prevent(state: State, frame: Frame, effect: v.Prevent, events: Events) -> None:
    amount = value(state, frame, effect.amount)
    if amount > 0:
        for seat in seats_for(state, frame, effect.who):
            add_hit(state, Hit("prevent", seat, frame.player, amount, "", frame.word, False, state.pot), events)


def _prevent_half(state: State, frame: Frame, effect: v.PreventHalf, events: Events) -> None:
    for seat in seats_for(state, frame, effect.who):
        add_hit(state, Hit("half", seat, frame.player, 0, "", frame.word, False, state.pot), events)


def _prevent_all(state: State, frame: Frame, effect: v.PreventAll, events: Events) -> None:
    for seat in seats_for(state, frame, effect.who):
        add_hit(state, Hit("avoid", seat, frame.player, 0, "", frame.word, False, state.pot), events)


def _return_half(state: State, frame: Frame, effect: v.ReturnHalf, events: Events) -> None:
    seat = other_side(state, frame.player)
    if seat >= 0:
        add_hit(state, Hit("return", seat, frame.player, 0, "", frame.word, False, state.pot), events)


def _undefendable(state: State, frame: Frame, effect: v.BecomeUndefendable, events: Events) -> None:
    attack = state.attack
    if attack is not None and not attack.defended and not attack.undefendable and attack.type in ("", NORMAL):
        attack.undefendable = True
        events.append(ev.AttackMadeUndefendable(frame.player, frame.word))


IMPACTS: dict[type[Effect], Callable[[State, Frame, Any, Events], None]] = {
    v.AddDamage: _add_damage,
    v.Receive: _receive,
    v.Recoil: _recoil,
    v.Prevent: _prevent,
    v.PreventHalf: _prevent_half,
    v.PreventAll: _prevent_all,
    v.ReturnHalf: _return_half,
    v.BecomeUndefendable: _undefendable,
}
