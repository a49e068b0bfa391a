"""What the cards on offer cost a seat, and whether it can pay for them."""

from __future__ import annotations

from ..effects.carriers import cost_of
from ..state import State, asking, open_rows
from ..turn.dice_phase import Placing, gold_for_placing
from ..turn.market_phase import Restoring
from ..turn.purchases import fits
from ..view_types import Afford, OfferView


def offers(state: State, seat: int) -> dict[str, OfferView]:
    """By card of the market, and of the discard pile where its cards can be had; the die in hand may still pay."""
    step = asking(state) if state.stack else None
    if step is not None and step.player != seat:
        step = None
    player = state.players[seat]
    purse = player.gold + player.tokens
    on_offer = (step.on_offer(state) if step else None) or ()
    cards = [*state.market]
    if isinstance(step, Restoring) or on_offer is state.discard:
        cards += state.discard
    least = most = 0
    if isinstance(step, Placing):
        gains = [sum(gold for gold, _why in gold_for_placing(state, seat, row)) for row in open_rows(player)]
        least, most = min(gains), max(gains)
    views: dict[str, OfferView] = {}
    for card in cards:
        cost = cost_of(player, card)
        if cost <= purse:
            afford: Afford = "now" if card in on_offer and fits(player, card) else "gold"
        elif cost <= purse + least:
            afford = "placing"
        else:
            afford = "row" if cost <= purse + most else "no"
        views[card] = {"cost": cost, "afford": afford, "short": max(0, cost - purse - most)}
    return views
