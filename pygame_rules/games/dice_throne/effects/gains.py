"""Effects on health, combat points, cards and tokens (DT-8.8, DT-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from ....core.effects import Change
from ....core.flow import Events, expect
from .. import events as ev
from ..content import TOKENS
from ..state import Affliction, Hit, State, Step
from ..turn.boards import limit_of
from ..turn.changes import (
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
from ..turn.situations import may_act
from ..turn.usable import can_spend
from ..turn.windows import FULL, open_window
from . import vocabulary as v
from .reckoning import Scope, value
from .texts import Source
from .vocabulary import Effect
from .whom import seats_for, unaimed, waits_for_target

# In these phases healing is summed with the damage and comes at the end (DT-3.1.2, DT-3.6.6, DT-3.8.1).
SUMMED = ("upkeep", "defense", "discard")


# Health, combat points, cards


def _heal(state: State, scope: Scope, effect: v.Heal, events: Events) -> None:
    amount = value(state, scope, effect.amount)
    if amount <= 0:
        return
    for seat in seats_for(state, scope, effect.who):
        if state.phase in SUMMED:
            add_hit(state, Hit("heal", seat, scope.player, amount, "", scope.source, False, state.pot), events)
        else:
            heal_now(state, seat, amount, events)


def _gain_cp(state: State, scope: Scope, effect: v.GainCp, events: Events) -> None:
    for seat in seats_for(state, scope, effect.who):
        gain_cp(state, seat, value(state, scope, effect.amount), scope.source, events)


def _draw(state: State, scope: Scope, effect: v.Draw, events: Events) -> None:
    for seat in seats_for(state, scope, effect.who):
        draw(state, seat, value(state, scope, effect.amount), events)


def _on_target(kind: Literal["inflict", "lose_cp", "steal_cp", "lose_cards"]) -> Change:
    """A handler for what is done to someone: at once, or when an offensive ability has its target."""

    def handler(state: State, scope: Scope, effect: Any, events: Events) -> None:
        amount = value(state, scope, effect.amount)
        if amount <= 0:
            return
        affliction = Affliction(kind, effect.token if kind == "inflict" else "", amount)
        attack = waits_for_target(state, scope, effect.who) or unaimed(state, scope, effect.who)
        if attack is not None:
            attack.queue.append(affliction)
            return
        for seat in seats_for(state, scope, effect.who):
            afflict(state, scope.player, seat, affliction, scope.source, events)

    return handler


def afflict(state: State, by: int, seat: int, affliction: Affliction, source: Source, events: Events) -> None:
    """Do something to a player that is not damage: put tokens, take combat points or cards."""
    kind, amount = affliction.kind, affliction.amount
    if kind == "inflict":
        added = add_token(state, seat, affliction.token, amount, by, events)
        attack = state.attack
        if added and attack is not None and attack.attacker == by and attack.target == seat and not attack.settled:
            attack.inflicted += [affliction.token] * added
    elif kind == "lose_cp":
        lose_cp(state, seat, amount, source, events)
    elif kind == "steal_cp":
        steal_cp(state, by, seat, amount, events)
    else:
        lose_cards(state, seat, amount, events)


# Tokens and companions


def _gain(state: State, scope: Scope, effect: v.Gain, events: Events) -> None:
    amount = value(state, scope, effect.amount)
    if amount <= 0:
        return
    if effect.who == v.SELF and _spends_first(state, scope.player, effect.token, amount):
        state.stack.append(Gaining(scope.player, effect.token, amount))
        open_window(state, FULL, scope.player)
        return
    for seat in seats_for(state, scope, effect.who):
        add_token(state, seat, effect.token, amount, scope.player, events)


def _spends_first(state: State, seat: int, token: str, amount: int) -> bool:
    """Whether tokens would be lost that their owner can make room for now (DT-10.2, DT-10.4)."""
    player = state.players[seat]
    held = player.tokens.get(token, 0)
    if not held or held + amount <= limit_of(player, token) or not may_act(state, seat):
        return False
    return can_spend(state, seat, token)


@dataclass(slots=True)
class Gaining(Step):
    """Tokens are gained once their owner had a chance to make room for them (DT-10.2)."""

    player: int
    token: str
    amount: int

    def run(self, state: State, events: Events) -> bool:
        state.stack.pop()
        if not state.players[self.player].out:
            add_token(state, self.player, self.token, self.amount, self.player, events)
        return False

    def check(self, state: State) -> None:
        expect(0 <= self.player < len(state.players), "a step belongs to a seat")
        expect(self.token in TOKENS and 0 < self.amount <= 99, "a token to gain")


def _gain_to_limit(state: State, scope: Scope, effect: v.GainToLimit, events: Events) -> None:
    player = state.players[scope.player]
    room = limit_of(player, effect.token) - player.tokens.get(effect.token, 0)
    if room > 0:
        add_token(state, scope.player, effect.token, room, scope.player, events)


def _raise_limit(state: State, scope: Scope, effect: v.RaiseLimit, events: Events) -> None:
    player = state.players[scope.player]
    player.raised[effect.token] = player.raised.get(effect.token, 0) + effect.by
    events.append(ev.LimitRaised(scope.player, effect.token, limit_of(player, effect.token)))


def _discard(state: State, scope: Scope, effect: v.Discard, events: Events) -> None:
    remove_token(state, scope.player, effect.token, effect.amount, scope.player, events)


GAINS: dict[type[Effect], Change] = {
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
