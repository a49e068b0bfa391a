"""The Market Phase: buy a card, or discard one for gold (RP-7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.flow import Events, expect
from ....core.play import Action, Ask, Move
from ....core.words import tr
from .. import actions as act
from .. import events as ev
from ..effects.carriers import carriers, cost_of, discard_gold, has, purchases
from ..effects.uses import may_use, uses
from ..effects.vocabulary import MoveOnDiscard, RestoreCard
from ..state import Seated, State, around, solo
from .primitives import gain
from .purchases import deal, drops, offer_move, purchases_from
from .windows import SkillMoment, open_window

# What a player gets where there is no card to buy or to discard (RP-7.11).
NO_OFFER_GOLD = 2


def begin_market(state: State, events: Events) -> None:
    """Find the order by the initiative cards; before that a card may come back (RP-7.1, RP-7.2)."""
    state.phase = "market"
    events.append(ev.PhaseBegan("market", state.round))
    state.market_order = sorted(range(len(state.players)), key=lambda seat: state.players[seat].initiative)
    if state.discard:
        for seat in reversed(around(state, state.start)):
            if state.players[seat].klass in carriers(RestoreCard):
                state.stack.append(Restoring(seat))


@dataclass(slots=True)
class Restoring(Seated):
    """A class may add a card of the discard pile to the market, at its right end (RP-16.1)."""

    name = "restore"
    in_turn = True

    def actions(self, state: State) -> Sequence[Move]:
        seat = self.player
        return [act.pass_on(seat), *(act.restore(seat, card) for card in sorted(state.discard))]

    def play(self, state: State, action: Action, events: Events) -> None:
        state.stack.pop()
        if isinstance(action, act.Restore):
            state.discard.remove(action.card)
            state.market.append(action.card)
            events.append(ev.CardRestored(self.player, action.card))

    def asks(self, state: State) -> Ask:
        return Ask(self.player, tr("Add a card of the discard pile to the market, or pass."), "RP-16.1")


@dataclass(slots=True)
class Shopping(SkillMoment):
    """A market turn: buy a card, or discard one for gold (RP-7.3)."""

    name = "market"
    in_turn = True

    # How many cards were bought, and after how many of them the others were asked for skills.
    bought: int = 0
    asked_after: int = 0
    # Whether its player has discarded a card or is done.
    over: bool = False

    def run(self, state: State, events: Events) -> bool:
        """End the turn when its deals are made, or when a further purchase is out of reach."""
        seat = self.player
        if not self.over:
            if self.bought == 0:
                if state.market or may_use(state, seat, self):
                    return True
                gain(state, seat, NO_OFFER_GOLD, "discard", events)
            elif self.bought < purchases(state.players[seat]):
                if self.asked_after < self.bought:
                    state.stack[-1] = Shopping(seat, self.bought, self.bought)
                    open_window(state, seat, seat)
                    return False
                if _within_reach(state, seat) or may_use(state, seat, self):
                    return True
        state.stack.pop()
        state.players[seat].initiative = 0
        return False

    def actions(self, state: State) -> Sequence[Move]:
        """Buy, discard, drop an own weapon, or use a skill; a second deal can only be a purchase (RP-7.3, RP-16.2)."""
        seat = self.player
        market = sorted(state.market)
        offers = purchases_from(state, seat, market)
        if self.bought == 0 and market:
            offers += [act.discard(seat, card) for card in market]
        else:
            offers.append(act.done(seat))
        return [*offers, *drops(state, seat), *uses(state, seat, self)]

    def answer(self, state: State, action: Action, events: Events) -> None:
        seat = self.player
        if isinstance(action, act.Buy):
            deal(state, seat, action, "market", events)
            return
        state.stack[-1] = Shopping(seat, self.bought, self.asked_after, True)
        if isinstance(action, act.Discard):
            if "friendly_market" not in state.variants:
                state.market.remove(action.card)
                state.discard.append(action.card)
                events.append(ev.CardDiscarded(seat, action.card))
            sell(state, seat, action.card, events)
        elif self.bought == 0:
            gain(state, seat, NO_OFFER_GOLD, "discard", events)

    def is_moment(self, timing: str) -> bool:
        return timing == "own_market_turn"

    def on_offer(self, state: State) -> Sequence[str]:
        return state.market

    def after_purchase(self) -> Shopping:
        return Shopping(self.player, self.bought + 1, self.asked_after, self.over)

    def asks(self, state: State) -> Ask:
        prompt = tr("Buy another card, or be done.") if self.bought else tr("Buy a card, or discard one for gold.")
        return Ask(self.player, prompt, "RP-7.3")

    def check(self, state: State) -> None:
        Seated.check(self, state)
        expect(0 <= self.asked_after <= self.bought <= 9, "deals of a market turn")


def _within_reach(state: State, seat: int) -> bool:
    """Whether a card of the market can be paid for, with hands to be freed for a weapon if need be (RP-12.3)."""
    player = state.players[seat]
    return any(cost_of(player, card) <= player.gold + player.tokens for card in state.market)


def sell(state: State, seat: int, card: str, events: Events) -> None:
    """The gold of the market discard, and what it sets off (RP-7.3, RP-16.15)."""
    player = state.players[seat]
    gain(state, seat, discard_gold(player), "discard", events)
    if has(player, MoveOnDiscard):
        offer_move(state, seat, card)


def clear_market(state: State, events: Events) -> None:
    """After the phase; alone, one card is kept for the discard pile and the rest is trashed (RP-18.9)."""
    if solo(state) and state.market:
        kept, trashed = state.market[0], state.market[1:]
        state.discard.append(kept)
        state.trash += trashed
        state.market = []
        events.append(ev.MarketCleared((kept,)))
        if trashed:
            events.append(ev.CardsTrashed(tuple(trashed)))
