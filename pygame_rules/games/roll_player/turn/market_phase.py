"""The Market Phase: buy a card, or discard one for gold (RP-7)."""

from __future__ import annotations

from dataclasses import replace

from ....core.play import Action
from .. import actions as act
from .. import events as ev
from ..actions import Move
from ..effects.abilities import may_use, uses
from ..effects.carriers import carriers, discard_gold, hand_limit, hands_used, has, price_of, purchases
from ..effects.vocabulary import MoveOnDiscard, RestoreCard
from ..state import Frame, State, around, solo
from .primitives import Events, drop_card, gain, move
from .purchases import NAMES, deal, drops, offer_move, purchases_from
from .windows import open_window

# What a player gets where there is no card to buy or to discard (RP-7.11).
NO_OFFER_GOLD = 2


def begin(state: State, frame: Frame, events: Events) -> bool:
    """Find the order by the initiative cards; before that a card may come back (RP-7.1, RP-7.2)."""
    state.phase = "market"
    events.append(ev.PhaseBegan("market", state.round))
    state.market_order = sorted(range(len(state.players)), key=lambda seat: state.players[seat].initiative)
    state.stack[-1] = Frame("sale", state.start)
    if state.discard:
        for seat in reversed(around(state, state.start)):
            if state.players[seat].klass in carriers(RestoreCard):
                state.stack.append(Frame("restore", seat))
    return False


def restore_options(state: State, frame: Frame) -> list[Move]:
    seat = frame.player
    return [act.pass_on(seat), *(act.restore(seat, card) for card in sorted(state.discard))]


def restore_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    """Add a card of the discard pile to the market, at its right end (RP-16.1)."""
    state.stack.pop()
    if isinstance(action, act.Restore):
        state.discard.remove(action.card)
        state.market.append(action.card)
        events.append(ev.CardRestored(frame.player, action.card))


def sale(state: State, frame: Frame, events: Events) -> bool:
    """Give the market turn to the next in order; after the last one a window closes the phase."""
    order = state.market_order
    if frame.n == len(order):
        state.stack[-1] = Frame("clear", state.start)
        open_window(state, order[-1], None)
        return False
    state.stack[-1] = replace(frame, n=frame.n + 1)
    state.stack.append(Frame("market", order[frame.n]))
    open_window(state, order[max(frame.n - 1, 0)], order[frame.n])
    return False


def run(state: State, frame: Frame, events: Events) -> bool:
    """End the turn when its deals are made, or when a further purchase is out of reach.

    `frame.n` counts the deals; `frame.m` the deals after which the others were asked for skills.
    """
    seat = frame.player
    player = state.players[seat]
    if frame.n == 0 and not state.market and not may_use(state, seat, frame):
        frame = state.stack[-1] = replace(frame, n=9)
        gain(state, seat, NO_OFFER_GOLD, "discard", events)
    if frame.n:
        limit = purchases(player)
        if frame.n < limit and frame.m < frame.n:
            state.stack[-1] = replace(frame, m=frame.n)
            open_window(state, seat, seat)
            return False
        open_deal = frame.n < limit and (_within_reach(state, seat) or may_use(state, seat, frame))
        if not open_deal:
            state.stack.pop()
            player.initiative = 0
            return False
    return True


def _within_reach(state: State, seat: int) -> bool:
    """Whether a card of the market can be paid for, with hands to be freed for a weapon if need be (RP-12.3)."""
    player = state.players[seat]
    return any(price_of(player, card) <= player.gold + player.tokens for card in state.market)


def options(state: State, frame: Frame) -> list[Move]:
    """Buy, discard, drop an own weapon, or use a skill; a second deal can only be a purchase (RP-7.3, RP-16.2)."""
    seat = frame.player
    market = sorted(state.market)
    found = purchases_from(state, seat, market)
    if frame.n == 0:
        if market:
            found += [act.discard(seat, card) for card in market]
        else:
            found.append(act.done(seat))
    else:
        found.append(act.done(seat))
    found += drops(state, seat)
    found += uses(state, seat, frame)
    return found


def play(state: State, frame: Frame, action: Action, events: Events) -> None:
    seat = frame.player
    if isinstance(action, act.Buy):
        deal(state, seat, action, "market", events)
    elif isinstance(action, act.Drop):
        drop_card(state, seat, action.card, events)
    elif isinstance(action, act.Discard):
        state.stack[-1] = replace(frame, n=9)
        if "friendly_market" not in state.variants:
            state.market.remove(action.card)
            state.discard.append(action.card)
            events.append(ev.CardDiscarded(seat, action.card))
        sell(state, seat, action.card, events)
    else:
        state.stack[-1] = replace(frame, n=9)
        if frame.n == 0:
            gain(state, seat, NO_OFFER_GOLD, "discard", events)


def sell(state: State, seat: int, card: str, events: Events) -> None:
    """The gold of the market discard, and what it sets off (RP-7.3, RP-16.15)."""
    player = state.players[seat]
    gain(state, seat, discard_gold(player), "discard", events)
    if has(player, MoveOnDiscard):
        offer_move(state, seat, card)


def move_options(state: State, frame: Frame) -> list[Move]:
    seat = frame.player
    return [*(act.move_marker(seat, NAMES[index]) for index in frame.items), act.skip(seat)]


def move_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    state.stack.pop()
    if isinstance(action, act.MoveMarker):
        move(state, frame.player, action.direction, events)


def fit(state: State, frame: Frame, events: Events) -> bool:
    """A weapon bought unseen may not fit: weapons go until the hands suffice (RP-16.10)."""
    player = state.players[frame.player]
    if hands_used(player) <= hand_limit(player):
        state.stack.pop()
        return False
    return True


def fit_options(state: State, frame: Frame) -> list[Move]:
    return drops(state, frame.player)


def fit_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.Drop)
    drop_card(state, frame.player, action.card, events)


def clear(state: State, frame: Frame, events: Events) -> bool:
    """After the phase; alone, one card is kept for the discard pile and the rest is trashed (RP-18.9)."""
    state.stack[-1] = Frame("cleanup", state.start)
    if solo(state) and state.market:
        kept, trashed = state.market[0], state.market[1:]
        state.discard.append(kept)
        state.trash += trashed
        state.market = []
        events.append(ev.MarketCleared((kept,)))
        if trashed:
            events.append(ev.CardsTrashed(tuple(trashed)))
    return False
