"""How much of something is spent for an effect (DT-10.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.effects import stop
from ....core.flow import Events, expect
from ....core.play import Action, by_text
from .. import actions as act
from .. import events as ev
from ..state import Player, State
from ..turn.boards import FAMILIES, family_of, held
from ..turn.changes import take_token
from . import vocabulary as v
from .doing import InText
from .vocabulary import CARD, CP


def _stock(player: Player, what: str) -> int:
    if what == CP:
        return player.cp
    return len(player.hand) if what == CARD else held(player, what)


@dataclass(slots=True)
class Spending(InText):
    """What the owner of a `Spend` pays: a number at once, or cards and companions one by one."""

    name = "spend"
    rule = "DT-10.4"
    of = v.Spend

    # Of what goes one by one: how many so far.
    spent: int = 0

    def run(self, state: State, events: Events) -> bool:
        effect: v.Spend = self.effect
        stock = _stock(state.players[self.scope.player], effect.what)
        if effect.what == CARD or effect.what in FAMILIES:
            if self.spent < effect.at_most and stock > 0:
                return True
        elif stock >= effect.at_least:
            return True
        self._done(state, self.spent)
        return False

    def _done(self, state: State, count: int) -> None:
        effect: v.Spend = self.effect
        state.stack.pop()
        if count >= effect.at_least and count > 0:
            self.enter(state, scope=self.scope.spending(count))
        elif effect.otherwise:
            self.enter(state, 1)

    def actions(self, state: State) -> Sequence[Action]:
        seat = self.scope.player
        effect: v.Spend = self.effect
        player = state.players[seat]
        found: list[Action]
        if effect.what == CARD:
            found = [act.discard_card(seat, card) for card in sorted(player.hand)]
        elif effect.what in FAMILIES:
            companions = [stage.id for stage in family_of(effect.what) if player.tokens.get(stage.id)]
            found = [act.give(seat, token) for token in sorted(companions)]
        else:
            most = min(effect.at_most, _stock(player, effect.what))
            found = [act.pay(seat, amount) for amount in (0, *range(effect.at_least, most + 1))]
            return sorted(found, key=by_text)
        if not effect.must or self.spent:
            found.append(stop(seat))
        return found

    def play(self, state: State, action: Action, events: Events) -> None:
        seat = self.scope.player
        effect: v.Spend = self.effect
        player = state.players[seat]
        if isinstance(action, act.Pay):
            if action.amount and effect.what == CP:
                player.cp -= action.amount
                events.append(ev.CpLost(seat, action.amount, self.scope.source))
            elif action.amount:
                take_token(state, seat, effect.what, action.amount, fresh_first=True)
                events.append(ev.TokenSpent(seat, effect.what, action.amount))
            self._done(state, action.amount)
            return
        if isinstance(action, act.DiscardCard):
            player.hand.remove(action.card)
            player.discard.append(action.card)
            events.append(ev.CardDiscarded(seat, action.card))
        elif isinstance(action, act.Give):
            take_token(state, seat, action.token, 1)
            events.append(ev.TokenSpent(seat, action.token, 1))
        else:
            self._done(state, self.spent)
            return
        state.stack[-1] = Spending(self.text, self.at, self.scope, self.spent + 1)

    def check(self, state: State) -> None:
        InText.check(self, state)
        expect(0 <= self.spent <= 20, "a few were spent")
