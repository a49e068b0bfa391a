"""Cleanup and the end of the game (RP-8, RP-13)."""

from __future__ import annotations

from dataclasses import replace

from ....core.play import Action
from .. import actions as act
from .. import events as ev
from ..actions import Move
from ..content.market import SKILLS
from ..effects.carriers import refresh_limit
from ..scoring import hurting_cards, total
from ..state import COLOURS, EMPTY, Frame, Player, State, around, solo
from .primitives import Events, drop_card, top_card


def lay_market(state: State, events: Events) -> None:
    """Deal one card more than there are players; alone as for two (RP-2.9, RP-8.4)."""
    for _ in range(max(len(state.players), 2) + 1):
        card = top_card(state, events)
        if card:
            state.market.append(card)
    events.append(ev.MarketDealt(tuple(state.market)))


def begin(state: State, frame: Frame, events: Events) -> bool:
    """Discard tokens, then refresh skills; the last round goes straight to the end (RP-8.1, RP-13.2)."""
    for seat in around(state, state.start):
        player = state.players[seat]
        if player.tokens:
            events.append(ev.TokensLost(seat, player.tokens))
            player.tokens = 0
    if state.round == state.rounds:
        state.stack[-1] = Frame("score", state.start)
        state.stack += [Frame("final", seat) for seat in reversed(around(state, state.start))]
        return False
    state.phase = "cleanup"
    events.append(ev.PhaseBegan("cleanup", state.round))
    state.stack[-1] = Frame("renew", state.start)
    for seat in reversed(around(state, state.start)):
        player = state.players[seat]
        if exhausted(player):
            state.stack.append(Frame("refresh", seat, refresh_limit(player)))
    return False


def exhausted(player: Player) -> list[str]:
    """The skills that were used and not refreshed, sorted."""
    return sorted([card for card in player.cards if card in SKILLS and card not in player.ready])


def refresh(state: State, frame: Frame, events: Events) -> bool:
    """Refresh what can be; asked only where there is more than that (RP-8.2). `frame.n` is how many are left."""
    tired = exhausted(state.players[frame.player])
    if frame.n and len(tired) > frame.n:
        return True
    state.stack.pop()
    if frame.n:
        for card in tired:
            _refresh(state, frame.player, card, events)
    return False


def _refresh(state: State, seat: int, card: str, events: Events) -> None:
    state.players[seat].ready.append(card)
    events.append(ev.SkillRefreshed(seat, card))


def refresh_options(state: State, frame: Frame) -> list[Move]:
    return [act.refresh(frame.player, card) for card in exhausted(state.players[frame.player])]


def refresh_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.Refresh)
    state.stack[-1] = replace(frame, n=frame.n - 1)
    _refresh(state, frame.player, action.card, events)


def renew(state: State, frame: Frame, events: Events) -> bool:
    """Die back to the bag, a new market, gold on the cards, the bag to the left (RP-8.3 to RP-8.6)."""
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
    state.stack[-1] = Frame("roll", state.start)
    return False


def final(state: State, frame: Frame, events: Events) -> bool:
    """Ask for cards to discard only if one of them hurts (RP-13.3)."""
    if hurting_cards(state.players[frame.player], solo(state)):
        return True
    state.stack.pop()
    return False


def final_options(state: State, frame: Frame) -> list[Move]:
    seat = frame.player
    hurting = hurting_cards(state.players[seat], solo(state))
    return [act.done(seat), *(act.drop(seat, card) for card in hurting)]


def final_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    if isinstance(action, act.Drop):
        drop_card(state, frame.player, action.card, events)
    else:
        state.stack.pop()


def keep_score(state: State) -> None:
    """Remember how everyone stands, for the curve of the game."""
    alone = solo(state)
    state.curve.append(tuple([total(player, alone) for player in state.players]))


def finish(state: State, frame: Frame, events: Events) -> bool:
    state.stack.pop()
    state.phase = "over"
    keep_score(state)
    events.append(ev.GameScored(state.curve[-1]))
    return False
