"""Buying cards: what can be paid for, what it sets off (RP-7.4 to RP-7.9, RP-12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.flow import Events, expect
from ....core.play import Action, Ask, Move
from ....core.words import tr
from .. import actions as act
from .. import events as ev
from ..content.market import CARDS, WEAPONS
from ..effects.carriers import cost_of, hand_limit, hands_used, has, passives
from ..effects.vocabulary import MoveOnPurchase, TraitMoveOptional
from ..state import DIRECTIONS, STEP, WAYS, Player, Seated, State
from ..view_types import SubjectView
from .primitives import add_card, drop_card, move, pay, top_card


def drops(state: State, seat: int) -> list[Move]:
    """A player may put a weapon away whenever something is asked of that seat (RP-12.2)."""
    weapons = [card for card in state.players[seat].cards if card in WEAPONS]
    if len(weapons) > 1:
        weapons.sort()
    return [act.drop(seat, card) for card in weapons]


def fits(player: Player, card: str) -> bool:
    """Whether there are hands left for a card (RP-12.1)."""
    hands = CARDS[card].hands
    return not hands or hands_used(player) + hands <= hand_limit(player)


def purchases_from(state: State, seat: int, cards: Sequence[str]) -> list[Move]:
    """The purchases that a seat can pay for and carry. With a token there is also the way to keep it (RP-7.5)."""
    player = state.players[seat]
    offers: list[Move] = []
    for card in cards:
        cost = cost_of(player, card)
        if cost <= player.gold + player.tokens and fits(player, card):
            offers.append(act.buy(seat, card))
            if player.tokens and 0 < cost <= player.gold:
                offers.append(act.buy(seat, card, True))
    return offers


def gold_to_pay(player: Player, action: act.Buy) -> int:
    """What is left to pay in gold after discounts and tokens (RP-7.6)."""
    cost = cost_of(player, action.card)
    return cost if action.keep_token else cost - min(player.tokens, cost)


def deal(state: State, seat: int, action: act.Buy, origin: str, events: Events) -> None:
    """Buy a card in the own market turn: discounts, then tokens, then gold (RP-7.6)."""
    player = state.players[seat]
    gold = gold_to_pay(player, action)
    if not action.keep_token:
        player.tokens -= cost_of(player, action.card) - gold
    (state.market if origin == "market" else state.discard).remove(action.card)
    events.append(ev.CardBought(seat, action.card, gold, origin))
    pay(state, seat, gold, "purchase", events)
    state.stack[:] = [step.after_purchase() for step in state.stack]
    receive(state, seat, action.card, events)


def buy_top(state: State, seat: int, cost: int, events: Events) -> None:
    """Buy the unseen top card of the deck at a flat cost (RP-16.10)."""
    card = top_card(state, events)
    events.append(ev.CardUnlocked(seat, card, cost, "deck"))
    pay(state, seat, cost, "purchase", events)
    receive(state, seat, card, events)
    player = state.players[seat]
    if hands_used(player) > hand_limit(player):
        state.stack.append(FittingHands(seat, card))


def receive(state: State, seat: int, card: str, events: Events) -> None:
    """Put a bought card by the sheet; traits and some classes move the marker (RP-7.8, RP-16.16)."""
    player = state.players[seat]
    entry = CARDS[card]
    add_card(state, seat, card)
    if entry.type == "trait":
        if not has(player, TraitMoveOptional):
            move(state, seat, entry.arrow, events)
        elif STEP[entry.arrow][player.marker] >= 0:
            state.stack.append(MovingMarker(seat, card, (entry.arrow,)))
    if any(effect.type == entry.type for effect in passives(player, MoveOnPurchase)):
        offer_move(state, seat, card)


def offer_move(state: State, seat: int, card: str) -> None:
    """Let a player move the marker one step in any direction, or not."""
    state.stack.append(MovingMarker(seat, card, WAYS[state.players[seat].marker]))


@dataclass(slots=True)
class MovingMarker(Seated):
    """A card lets its player move the alignment marker a step, or not (RP-10.3)."""

    name = "move"

    card: str
    ways: tuple[str, ...]

    def actions(self, state: State) -> Sequence[Move]:
        return [*(act.move_marker(self.player, way) for way in self.ways), act.skip(self.player)]

    def play(self, state: State, action: Action, events: Events) -> None:
        state.stack.pop()
        if isinstance(action, act.MoveMarker):
            move(state, self.player, action.direction, events)

    def asks(self, state: State) -> Ask:
        return Ask(self.player, tr("Move your alignment marker, or skip."), "RP-10.3")

    def subject(self, state: State) -> SubjectView:
        return {"card": self.card}

    def check(self, state: State) -> None:
        Seated.check(self, state)
        expect(self.card in CARDS, "a card that moves the marker")
        expect(all(way in DIRECTIONS for way in self.ways), "directions")


@dataclass(slots=True)
class FittingHands(Seated):
    """A weapon bought unseen may not fit: its player puts weapons away until the hands suffice (RP-16.10)."""

    name = "skill"

    card: str

    def run(self, state: State, events: Events) -> bool:
        if self._full(state):
            return True
        state.stack.pop()
        return False

    def _full(self, state: State) -> bool:
        player = state.players[self.player]
        return hands_used(player) > hand_limit(player)

    def actions(self, state: State) -> Sequence[Move]:
        return drops(state, self.player)

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.Drop)
        drop_card(state, self.player, action.card, events)

    def asks(self, state: State) -> Ask:
        return Ask(self.player, tr("Your hands are full: which weapon goes?"), "RP-12.1")

    def subject(self, state: State) -> SubjectView:
        return {"card": self.card}

    def check(self, state: State) -> None:
        Seated.check(self, state)
        expect(self.card in CARDS, "a card that was bought")
