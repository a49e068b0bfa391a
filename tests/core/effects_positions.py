"""Positions of the toy of mages for tests, and what is looked at in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count

from pygame_rules.core import conformance as kit
from pygame_rules.core.play import Event
from pygame_rules.core.table import Table
from pygame_rules.core.texts import Effect
from tests.core.effects_content import CARDS, ToyText
from tests.core.effects_state import FigureChanged, Scope, TextBegun
from tests.core.effects_steps import Doing, Settling
from tests.core.effects_toy import GAME

NAMES = count()


def duel(
    players: int = 2,
    hands: Mapping[int, Sequence[str]] | None = None,
    tokens: Mapping[int, Mapping[str, int]] | None = None,
    upgrades: Mapping[int, Sequence[str]] | None = None,
) -> Table:
    """The first mage's turn, with hands, tokens and upgrades as they are named and nothing else."""
    table = kit.lay(GAME, players, "1")
    for seat, mage in enumerate(table.state.players):
        mage.pile.cards.extend(mage.hand)
        mage.pile.seen.extend(0 for _ in mage.hand)
        mage.hand = list((hands or {}).get(seat, ()))
        mage.upgrades = list((upgrades or {}).get(seat, ()))
        mage.tokens = dict((tokens or {}).get(seat, {}))
        for card in (*mage.hand, *mage.upgrades):
            at = mage.pile.cards.index(card)
            del mage.pile.cards[at], mage.pile.seen[at]
    return table


def say(table: Table, *effects: Effect, seat: int = 0, settle: bool = False) -> list[Event]:
    """Let a text be done, as if a card of the seat said it; and settle its blows afterwards, if it is to be."""
    events: list[Event] = []
    text = ToyText(f"said {next(NAMES)}", effects, CARDS["bolt"])
    table.state.stack += [*([Settling(seat)] if settle else []), Doing(text, 0, Scope(seat))]
    GAME.advance(table.state, events)
    table._actions = None
    return events


def figures(table: Table, figure: str) -> list[int]:
    return [getattr(mage, figure) for mage in table.state.players]


def texts(table: Table) -> list[str]:
    return [action.text for action in table.actions]


def asked(table: Table) -> int:
    assert table.decision is not None
    return table.decision.player


def told(events: Sequence[Event]) -> list[str]:
    """What happened, in short: `0 health -1`, or `0 burn` for a text that begins."""
    short = []
    for event in events:
        if isinstance(event, FigureChanged):
            short.append(f"{event.player} {event.figure} {event.by:+}")
        elif isinstance(event, TextBegun):
            short.append(f"{event.player} {event.thing}")
    return short
