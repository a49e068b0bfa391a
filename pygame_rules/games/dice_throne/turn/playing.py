"""What playing a card, spending a token or using a passive ability sets off (DT-7, DT-8.10, DT-10.4)."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.flow import Events, expect
from ....core.play import Action
from .. import actions as act
from .. import events as ev
from ..content import CARDS
from ..effects.doing import begin
from ..effects.texts import SALE
from ..state import MAX_CP, State, Step
from .boards import board_of
from .changes import take_token
from .situations import PLAYABLE, USABLE
from .usable import cost_of


@dataclass(slots=True)
class PutAway(Step):
    """A card that is being played; when its text is done, it goes on the discard pile (DT-7.1)."""

    player: int
    card: str

    def run(self, state: State, events: Events) -> bool:
        state.stack.pop()
        self.dropped(state)
        return False

    def dropped(self, state: State) -> None:
        state.players[self.player].discard.append(self.card)

    def check(self, state: State) -> None:
        expect(0 <= self.player < len(state.players), "a step belongs to a seat")
        expect(self.card in CARDS[state.players[self.player].hero], "a card of the deck")


def play_card(state: State, seat: int, name: str, events: Events) -> None:
    """Pay for a card, do what it says, then put it on the discard pile (DT-7.1). An upgrade stays (DT-7.2)."""
    player = state.players[seat]
    card = PLAYABLE[player.hero][name]
    cost = cost_of(player, card)
    player.cp -= cost
    player.hand.remove(name)
    if card.upgrade is not None:
        player.upgrades.append(name)
        events.append(ev.AbilityUpgraded(seat, name, cost))
        return
    events.append(ev.CardPlayed(seat, name, cost))
    state.stack.append(PutAway(seat, name))
    begin(state, card.text, seat)


def sell_card(state: State, seat: int, name: str, events: Events) -> None:
    """Discard a card for 1 combat point (DT-3.3.1)."""
    player = state.players[seat]
    player.hand.remove(name)
    player.discard.append(name)
    events.append(ev.CardSold(seat, name))
    if player.cp < MAX_CP:
        player.cp += 1
        events.append(ev.CpGained(seat, 1, SALE))


def spend_token(state: State, seat: int, action: act.SpendToken, events: Events) -> None:
    """Discard tokens for their benefit (DT-10.4)."""
    player = state.players[seat]
    usable = USABLE[action.token][action.use]
    count = action.count or 1
    take_token(state, seat, action.token, count, fresh_first=not usable.use.aged)
    if usable.once:
        player.used = (*player.used, action.token)
    player.cp -= usable.use.cp
    events.append(ev.TokenSpent(seat, action.token, count))
    begin(state, usable.text, seat, count)


def use_passive(state: State, seat: int, action: act.UsePassive, events: Events) -> None:
    """Pay for what a passive ability offers (DT-8.10)."""
    player = state.players[seat]
    for ability, use, text in board_of(player).uses:
        if ability == action.ability and text.source.index == action.use:
            player.cp -= use.cp
            events.append(ev.PassiveUsed(seat, ability, use.cp))
            begin(state, text, seat)
            return
    raise ValueError(f"no such passive: {action}")


def carry_out(state: State, action: Action, events: Events) -> bool:
    """Play, spend or use, whatever the action says; False if it is something else."""
    seat = action.player
    if isinstance(action, act.PlayCard):
        play_card(state, seat, action.card, events)
    elif isinstance(action, act.SpendToken):
        spend_token(state, seat, action, events)
    elif isinstance(action, act.UsePassive):
        use_passive(state, seat, action, events)
    else:
        return False
    return True
