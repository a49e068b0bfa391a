"""The boss turn: which cards act (PF-13.5 to PF-13.7)."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.flow import Events, expect
from .. import events as ev
from ..content.bosses import BOSS_CARDS, BOSSES
from ..content.dice import ENEMY_FACES, SYMBOLS
from ..content.kinds import BossCard
from ..effects.boss_cards import TEXTS
from ..effects.doing import Doing
from ..effects.places import BossScope, Text
from ..state import State, Step


@dataclass(slots=True)
class PlayBossCard(Step):
    """A card of the boss that is to act (PF-13.8)."""

    text: Text

    def run(self, state: State, events: Events) -> bool:
        events.append(ev.BossCardPlayed(self.text.name))
        state.stack[-1] = Doing(self.text, 0, BossScope(state.active))
        return False

    def check(self, state: State) -> None:
        card = self.text.source
        expect(isinstance(card, BossCard) and card.boss == state.boss, "a card of the boss")


def begin(state: State, events: Events) -> None:
    """Draw the boss's cards and lay those that act on the stack (PF-13.6, PF-13.7)."""
    cards = by_enemy_die(state, events) if BOSSES[state.boss].select == "enemy_die" else by_symbols(state, events)
    state.boss_played = cards
    for card in reversed(cards):
        state.stack.append(PlayBossCard(TEXTS[card]))


def draw(state: State) -> str:
    """The top card of the boss's deck; the discards are shuffled when it runs out."""
    if not state.boss_deck:
        state.boss_deck, state.boss_discard = sorted(state.boss_discard), []
        state.rng.shuffle(state.boss_deck)
    return state.boss_deck.pop()


def by_enemy_die(state: State, events: Events) -> list[str]:
    """Reveal cards until one shows what the enemy die says (PF-13.6)."""
    state.selector = ENEMY_FACES[state.rng.below(6)]
    state.boss_drawn = []
    while True:
        card = draw(state)
        state.boss_drawn.append(card)
        state.boss_discard.append(card)
        if BOSS_CARDS[card].symbol == state.selector:
            break
    events.append(ev.BossCardsDrawn(tuple(state.boss_drawn), state.selector, ()))
    return [card]


def by_symbols(state: State, events: Events) -> list[str]:
    """Of two cards the one whose symbol was rolled more often; both on a tie, in random order (PF-13.7)."""
    drawn = [draw(state), draw(state)]
    state.boss_discard += drawn
    state.boss_drawn = drawn
    counts = [state.dice.count(SYMBOLS.index(BOSS_CARDS[card].symbol)) for card in drawn]
    events.append(ev.BossCardsDrawn(tuple(drawn), "", tuple(counts)))
    if counts[0] != counts[1]:
        return [drawn[counts[1] > counts[0]]]
    played = drawn[:]
    state.rng.shuffle(played)
    return played
