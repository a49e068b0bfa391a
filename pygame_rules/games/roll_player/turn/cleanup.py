"""Cleanup and the end of the game (RP-8, RP-13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.flow import Events, expect
from ....core.play import Action, Ask, Move
from ....core.words import tr, trn
from .. import actions as act
from .. import events as ev
from ..content.market import SKILLS
from ..effects.carriers import refresh_limit
from ..scoring import hurting_cards, keep_score
from ..state import COLOURS, EMPTY, Player, Seated, State, Step, around, solo
from .primitives import drop_card, top_card


def lay_market(state: State, events: Events) -> None:
    """Deal one card more than there are players; alone as for two (RP-2.9, RP-8.4)."""
    for _ in range(max(len(state.players), 2) + 1):
        card = top_card(state, events)
        if card:
            state.market.append(card)
    events.append(ev.MarketDealt(tuple(state.market)))


def begin_cleanup(state: State, events: Events) -> None:
    """Discard tokens, then refresh skills; the last round goes straight to the end (RP-8.1, RP-13.2)."""
    for seat in around(state, state.start):
        player = state.players[seat]
        if player.tokens:
            events.append(ev.TokensLost(seat, player.tokens))
            player.tokens = 0
    if state.round == state.rounds:
        state.stack.append(FinalScoring())
        state.stack += [FinalDiscard(seat) for seat in reversed(around(state, state.start))]
        return
    state.phase = "cleanup"
    events.append(ev.PhaseBegan("cleanup", state.round))
    state.stack.append(Renewal())
    for seat in reversed(around(state, state.start)):
        player = state.players[seat]
        if exhausted(player):
            state.stack.append(Refreshing(seat, refresh_limit(player)))


def exhausted(player: Player) -> list[str]:
    """The skills that were used and not refreshed, sorted."""
    return sorted([card for card in player.cards if card in SKILLS and card not in player.ready])


@dataclass(slots=True)
class Refreshing(Seated):
    """A player refreshes skills, and is asked only where there are more of them than that (RP-8.2)."""

    name = "refresh"
    in_turn = True

    # How many may still be refreshed.
    left: int

    def run(self, state: State, events: Events) -> bool:
        tired = exhausted(state.players[self.player])
        if 0 < self.left < len(tired):
            return True
        state.stack.pop()
        if self.left:
            for card in tired:
                self._refresh(state, card, events)
        return False

    def _refresh(self, state: State, card: str, events: Events) -> None:
        state.players[self.player].ready.append(card)
        events.append(ev.SkillRefreshed(self.player, card))

    def actions(self, state: State) -> Sequence[Move]:
        return [act.refresh(self.player, card) for card in exhausted(state.players[self.player])]

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.Refresh)
        state.stack[-1] = Refreshing(self.player, self.left - 1)
        self._refresh(state, action.card, events)

    def asks(self, state: State) -> Ask:
        return Ask(self.player, trn("Refresh a skill.", "Refresh skills: {n} to go.", self.left), "RP-8.2")

    def check(self, state: State) -> None:
        Seated.check(self, state)
        expect(0 <= self.left <= 2, "skills to refresh")


@dataclass(slots=True)
class Renewal(Step):
    """The end of a round: the last die, a new market, gold, the bag (RP-8.3 to RP-8.6)."""

    def run(self, state: State, events: Events) -> bool:
        state.stack.pop()
        for index, die in enumerate(state.pool):
            if die >= 0:
                state.bag[die // 6] += 1
                events.append(ev.DieReturned(COLOURS[die // 6]))
                state.pool[index] = EMPTY
        if state.market:
            events.append(ev.MarketCleared(tuple(state.market)))
            state.discard += state.market
            state.market = []
        lay_market(state, events)
        for index in range(1, len(state.card_gold) - 1):
            state.card_gold[index] = 1
        state.start = (state.start + 1) % len(state.players)
        events.append(ev.BagPassed(state.start))
        return False

    def check(self, state: State) -> None:
        expect(state.phase == "cleanup", "a renewal in its phase")


@dataclass(slots=True)
class FinalDiscard(Seated):
    """Before the scoring a player may discard cards, and is asked only if one of them hurts (RP-13.3)."""

    name = "final"
    in_turn = True

    def _hurting(self, state: State) -> list[str]:
        return hurting_cards(state.players[self.player], solo(state))

    def run(self, state: State, events: Events) -> bool:
        if self._hurting(state):
            return True
        state.stack.pop()
        return False

    def actions(self, state: State) -> Sequence[Move]:
        return [act.done(self.player), *(act.drop(self.player, card) for card in self._hurting(state))]

    def play(self, state: State, action: Action, events: Events) -> None:
        if isinstance(action, act.Drop):
            drop_card(state, self.player, action.card, events)
        else:
            state.stack.pop()

    def asks(self, state: State) -> Ask:
        return Ask(self.player, tr("Discard cards that hurt your score, or be done."), "RP-13.3")


@dataclass(slots=True)
class FinalScoring(Step):
    """The end of the game, after the last round (RP-13.2)."""

    def run(self, state: State, events: Events) -> bool:
        state.stack.clear()
        state.phase = "over"
        keep_score(state)
        events.append(ev.GameScored(state.curve[-1]))
        return False

    def check(self, state: State) -> None:
        expect(state.round == state.rounds, "an end after the last round")
