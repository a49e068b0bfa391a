"""The few things that change a position, used by turns and effects alike."""

from __future__ import annotations

from pygame_rules.core.flow import Events

from . import events as ev
from .state import Race


def move(state: Race, seat: int, steps: int, events: Events) -> None:
    """Move a runner, not beyond the start (TG-3.1); at the end of the track the race is over (TG-4.1)."""
    runner = state.players[seat]
    before = runner.steps
    runner.steps = min(state.goal, max(0, before + steps))
    if runner.steps != before:
        events.append(ev.RunnerMoved(seat, runner.steps - before, runner.steps))
    if runner.steps == state.goal:
        state.stack.clear()


def draw(state: Race, seat: int, count: int, events: Events) -> None:
    """Draw cards; an empty deck is made from the discards (TG-2.6)."""
    for _ in range(count):
        if not state.deck and state.discard:
            state.deck, state.discard = state.discard, []
            state.rng.shuffle(state.deck)
            events.append(ev.DeckShuffled())
        if state.deck:
            card = state.deck.pop()
            state.players[seat].hand.append(card)
            events.append(ev.CardDrawn(seat, card))
