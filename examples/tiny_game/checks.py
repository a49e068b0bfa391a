"""What is true in every position that play can lead to; a forged save breaks it."""

from __future__ import annotations

from pygame_rules.core import flow
from pygame_rules.core.flow import expect

from .content import DECK
from .state import LONG_TRACK, ROUNDS, TRACK, Race


def check(state: Race) -> None:
    """Raise ValueError if something cannot be so."""
    expect(state.goal in (TRACK, LONG_TRACK), "a track")
    expect(0 <= state.turn < len(state.players) and 1 <= state.round <= ROUNDS + 1, "a turn")
    expect(all(0 <= runner.steps <= state.goal for runner in state.players), "runners on the track")
    cards = [*state.deck, *state.discard, *(card for runner in state.players for card in runner.hand)]
    expect(sorted(cards) == sorted(DECK), "all cards are there")
    arrived = any(runner.steps == state.goal for runner in state.players)
    expect((arrived or state.round > ROUNDS) == (not state.stack), "over, or not")
    flow.check_stack(state)
