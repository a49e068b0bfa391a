"""What the cards on offer cost a seat, and whether it can pay for them."""

from __future__ import annotations

from ..effects.carriers import cost_of
from ..state import State, asking, open_rows
from ..turn.dice_phase import Placing, gold_for_placing
from ..turn.purchases import fits
from ..view_types import Afford, OfferView


def offers(state: State, seat: int) -> dict[str, OfferView]:
    """By card of the market and the discard pile; what the die in hand may still bring is looked at as well."""
    step = asking(state) if state.stack else None
    player = state.players[seat]
    purse = player.gold + player.tokens
    on_offer = (step.on_offer(state) if step and step.player == seat else None) or ()
    least = most = 0
    if isinstance(step, Placing) and step.player == seat:
        gains = [sum(gold for gold, _why in gold_for_placing(state, seat, row)) for row in open_rows(player)]
        least, most = min(gains), max(gains)
    views: dict[str, OfferView] = {}
    for card in (*state.market, *state.discard):
        cost = cost_of(player, card)
        if cost <= purse:
            afford: Afford = "now" if card in on_offer and fits(player, card) else "gold"
        elif cost <= purse + least:
            afford = "placing"
        else:
            afford = "row" if cost <= purse + most else "no"
        views[card] = {"cost": cost, "afford": afford, "short": max(0, cost - purse - most)}
    return views
