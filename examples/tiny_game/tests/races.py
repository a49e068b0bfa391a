"""Positions for the tests: a race with hands, steps and the next rolls as they are named."""

from __future__ import annotations

from collections.abc import Sequence

from examples.tiny_game.content import DECK
from examples.tiny_game.game import GAME
from examples.tiny_game.info import TinyOptions
from pygame_rules.core.rng import Rng
from pygame_rules.core.table import Table


class Loaded(Rng):
    """A generator whose next rolls are known."""

    def __init__(self, rolls: Sequence[int]) -> None:
        super().__init__(0)
        self.rolls = list(rolls)

    def die(self, sides: int = 6) -> int:
        return self.rolls.pop(0)


def race(
    *hands: Sequence[str], steps: Sequence[int] = (), rolls: Sequence[int] = (), long_track: bool = False
) -> Table:
    """A race with so many runners as hands; the rest of the deck lies in the order of the content."""
    table = Table(GAME, len(hands), 1, TinyOptions(long_track=long_track))
    state = table.state
    deck = sorted(DECK, reverse=True)
    for seat, hand in enumerate(hands):
        state.players[seat].hand = list(hand)
        for card in hand:
            deck.remove(card)
    state.deck = deck
    for seat, count in enumerate(steps):
        state.players[seat].steps = count
    if rolls:
        state.rng = Loaded(rolls)
    return table


def steps(table: Table) -> list[int]:
    return [runner.steps for runner in table.state.players]


def texts(table: Table) -> list[str]:
    return [action.text for action in table.actions]
