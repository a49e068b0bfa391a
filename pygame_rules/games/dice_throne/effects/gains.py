"""Effects on health, combat points, cards and tokens (DT-8.8, DT-10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import events as ev
from ..state import Frame, Hit, State
from ..turn.boards import limit_of
from ..turn.changes import (
    Events,
    add_hit,
    add_token,
    draw,
    gain_cp,
    heal_now,
    lose_cards,
    lose_cp,
    remove_token,
    steal_cp,
)
from . import vocabulary as v
from .reckoning import value
from .vocabulary import Effect
from .whom import seats_for, unaimed, waits_for_target

# In these phases healing is summed with the damage and comes at the end (DT-3.1.2, DT-3.6.6, DT-3.8.1).
SUMMED = ("upkeep", "defense", "discard")


# Health, combat points, cards


def _heal(state: State, frame: Frame, effect: v.Heal, events: Events) -> None:
    amount = value(state, frame, effect.amount)
    if amount <= 0:
        return
    for seat in seats_for(state, frame, effect.who):
        if state.phase in SUMMED:
            add_hit(state, Hit("heal", seat, frame.player, amount, "", frame.word, False, state.pot), events)
        else:
            heal_now(state, seat, amount, events)


def _gain_cp(state: State, frame: Frame, effect: v.GainCp, events: Events) -> None:
    for seat in seats_for(state, frame, effect.who):
        gain_cp(state, seat, value(state, frame, effect.amount), frame.word, events)


def _draw(state: State, frame: Frame, effect: v.Draw, events: Events) -> None:
    for seat in seats_for(state, frame, effect.who):
        draw(state, seat, value(state, frame, effect.amount), events)


def _on_target(kind: str) -> Callable[[State, Frame, Any, Events], None]:
    """A handler for what is done to someone: at once, or when an offensive ability has its target."""

    def handler(state: State, frame: Frame, effect: Any, events: Events) -> None:
        amount = value(state, frame, effect.amount)
        if amount <= 0:
            return
        token = effect.token if kind == "inflict" else ""
        attack = waits_for_target(state, frame, effect.who) or unaimed(state, frame, effect.who)
        if attack is not None:
            attack.queue.append((kind, token, amount))
            return
        for seat in seats_for(state, frame, effect.who):
            afflict(state, frame.player, seat, kind, token, amount, frame.word, events)

    return handler


def afflict(state: State, by: int, seat: int, kind: str, token: str, amount: int, source: str, events: Events) -> None:
    """Do something to a player that is not damage: put tokens, take combat points or cards."""
    if kind == "inflict":
        added = add_token(state, seat, token, amount, by, events)
        attack = state.attack
        if added and attack is not None and attack.attacker == by and attack.target == seat and not attack.settled:
            attack.inflicted += [token] * added
    elif kind == "lose_cp":
        lose_cp(state, seat, amount, source, events)
    elif kind == "steal_cp":
        steal_cp(state, by, seat, amount, events)
    else:
        lose_cards(state, seat, amount, events)


# Tokens and companions


def _gain(state: State, frame: Frame, effect: v.Gain, events: Events) -> None:
    amount = value(state, frame, effect.amount)
    if amount > 0:
        for seat in seats_for(state, frame, effect.who):
            add_token(state, seat, effect.token, amount, frame.player, events)


def _gain_to_limit(state: State, frame: Frame, effect: v.GainToLimit, events: Events) -> None:
    player = state.players[frame.player]
    room = limit_of(player, effect.token) - player.tokens.get(effect.token, 0)
    if room > 0:
        add_token(state, frame.player, effect.token, room, frame.player, events)


def _raise_limit(state: State, frame: Frame, effect: v.RaiseLimit, events: Events) -> None:
    player = state.players[frame.player]
    player.raised[effect.token] = player.raised.get(effect.token, 0) + effect.by
    events.append(ev.LimitRaised(frame.player, effect.token, limit_of(player, effect.token)))


def _discard(state: State, frame: Frame, effect: v.Discard, events: Events) -> None:
    remove_token(state, frame.player, effect.token, effect.amount, frame.player, events)


GAINS: dict[type[Effect], Callable[[State, Frame, Any, Events], None]] = {
    v.Heal: _heal,
    v.GainCp: _gain_cp,
    v.LoseCp: _on_target("lose_cp"),
    v.StealCp: _on_target("steal_cp"),
    v.Draw: _draw,
    v.DiscardRandom: _on_target("lose_cards"),
    v.Gain: _gain,
    v.GainToLimit: _gain_to_limit,
    v.Inflict: _on_target("inflict"),
    v.RaiseLimit: _raise_limit,
    v.Discard: _discard,
}
