"""Buying, and refilling the shop (PF-11.1, PF-11.2)."""

from __future__ import annotations

from ....core.flow import Events
from .. import events as ev
from ..content.cards import CARDS
from ..effects.carriers import cost_of
from ..effects.conditions import Buys
from ..state import State
from .primitives import award

# How many items, and how many potions, the shop shows.
PLACES = 3


def affordable(state: State, seat: int) -> list[str]:
    """The cards of the shop that a hero on a shop field can pay for."""
    player = state.players[seat]
    if not state.tower.shop[player.at] or player.coins == 0:
        return []
    return [card for card in (*state.shop_items, *state.shop_potions) if cost_of(state, seat, card) <= player.coins]


def buy(state: State, seat: int, card: str, events: Events) -> None:
    """Pay for a card; the shop refills at once."""
    player = state.players[seat]
    cost = cost_of(state, seat, card)
    player.coins -= cost
    state.coin_supply += cost
    events.append(ev.CardBought(seat, card, cost))
    if CARDS[card].type == "potion":
        state.shop_potions.remove(card)
        player.potions.append(card)
        refill(state.shop_potions, state.potion_deck, events)
    else:
        state.shop_items.remove(card)
        player.items.append(card)
        refill(state.shop_items, state.item_deck, events)
    state.bought += 1
    if state.artifacts:
        award(state, seat, Buys, state.bought, events)


def refill(shown: list[str], deck: list[str], events: Events) -> None:
    """Deal cards until three lie open; an empty deck leaves a gap."""
    while len(shown) < PLACES and deck:
        shown.append(deck.pop())
        events.append(ev.ShopRefilled(shown[-1]))


def renew(state: State, events: Events) -> None:
    """Put the shop under its decks and deal a new one."""
    for shown, deck in ((state.shop_items, state.item_deck), (state.shop_potions, state.potion_deck)):
        deck[:0] = shown[::-1]
        shown.clear()
        refill(shown, deck, [])
    events.append(ev.ShopRenewed((*state.shop_items, *state.shop_potions)))
