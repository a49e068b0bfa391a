"""Buying cards: what can be paid for, what it sets off (RP-7.4 to RP-7.9, RP-12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from .. import actions as act
from .. import events as ev
from ..actions import Move
from ..content.market import CARDS, WEAPONS
from ..effects.carriers import hand_limit, hands_used, has, passives, price_of
from ..effects.vocabulary import MoveOnPurchase, TraitMoveOptional
from ..state import DIRECTIONS, STEP, WAYS, Frame, Player, State
from .primitives import Events, add_card, move, pay, top_card

NAMES = tuple(DIRECTIONS)


def owned_weapons(player: Player) -> list[str]:
    return sorted([card for card in player.cards if card in WEAPONS])


def drops(state: State, seat: int) -> list[Move]:
    """A player may put a weapon away whenever something is asked of that seat (RP-12.2)."""
    cards = state.players[seat].cards
    return [act.drop(seat, card) for card in owned_weapons(state.players[seat])] if cards else []


def fits(player: Player, card: str) -> bool:
    """Whether there are hands left for a card (RP-12.1)."""
    hands = CARDS[card].hands
    return not hands or hands_used(player) + hands <= hand_limit(player)


def purchases_from(state: State, seat: int, cards: Sequence[str]) -> list[Move]:
    """The purchases that a seat can pay for and carry. With a token there is also the way to keep it (RP-7.5)."""
    player = state.players[seat]
    found: list[Move] = []
    for card in cards:
        price = price_of(player, card)
        if price <= player.gold + player.tokens and fits(player, card):
            found.append(act.buy(seat, card))
            if player.tokens and 0 < price <= player.gold:
                found.append(act.buy(seat, card, True))
    return found


def deal(state: State, seat: int, action: act.Buy, origin: str, events: Events) -> None:
    """Buy a card in the own market turn: discounts, then tokens, then gold (RP-7.6)."""
    player = state.players[seat]
    price = price_of(player, action.card)
    tokens = 0 if action.keep_token else min(player.tokens, price)
    player.tokens -= tokens
    (state.market if origin == "market" else state.discard).remove(action.card)
    events.append(ev.CardBought(seat, action.card, price - tokens, origin))
    pay(state, seat, price - tokens, "purchase", events)
    for index in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[index]
        if frame.step == "market":
            state.stack[index] = replace(frame, n=frame.n + 1)
            break
    receive(state, seat, action.card, events)


def buy_top(state: State, seat: int, cost: int, events: Events) -> None:
    """Buy the unseen top card of the deck at a flat price (RP-16.10)."""
    card = top_card(state, events)
    events.append(ev.CardUnlocked(seat, card, cost, "deck"))
    pay(state, seat, cost, "purchase", events)
    receive(state, seat, card, events)
    player = state.players[seat]
    if hands_used(player) > hand_limit(player):
        state.stack.append(Frame("fit", seat, card=card))


def receive(state: State, seat: int, card: str, events: Events) -> None:
    """Put a bought card by the sheet; traits and some classes move the marker (RP-7.8, RP-16.16)."""
    player = state.players[seat]
    entry = CARDS[card]
    add_card(state, seat, card)
    if entry.type == "trait":
        if not has(player, TraitMoveOptional):
            move(state, seat, entry.arrow, events)
        elif STEP[entry.arrow][player.marker] >= 0:
            state.stack.append(Frame("move", seat, card=card, items=(NAMES.index(entry.arrow),)))
    if any(effect.type == entry.type for effect in passives(player, MoveOnPurchase)):
        offer_move(state, seat, card)


def offer_move(state: State, seat: int, card: str) -> None:
    """Let a player move the marker one step in any direction, or not."""
    ways = WAYS[state.players[seat].marker]
    state.stack.append(Frame("move", seat, card=card, items=tuple(NAMES.index(way) for way in ways)))
