"""What a seat may know, and a position that fits what it knows."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pygame_rules.core.codec import Codec
from pygame_rules.core.rng import Rng

from . import words
from .content import CARDS, DECK
from .state import ROUNDS, Race, Runner, Step
from .turn import Daring
from .view_types import BoardView, CatalogueView

_FLOW: Codec[list[Step]] = Codec(list[Step])


def board(state: Race, seat: int | None) -> BoardView:
    """The table as a seat (None: an onlooker) sees it: no hand but its own, and no order of the deck (TG-1.2)."""
    top = state.stack[-1] if state.stack else None
    return {
        "goal": state.goal,
        "players": [
            {"steps": runner.steps, "hand": [card if number == seat else None for card in runner.hand]}
            for number, runner in enumerate(state.players)
        ],
        "turn": state.turn,
        "round": state.round,
        "rounds": ROUNDS,
        "deck": len(state.deck),
        "discard": list(state.discard),
        "rolled": top.rolled if isinstance(top, Daring) else None,
        "flow": _FLOW.encode(state.stack),
    }


def imagined(seen: BoardView, rng: Rng) -> Race:
    """A position that looks like this, with the hidden cards dealt at random: bots think in it."""
    shown = [card for runner in seen["players"] for card in runner["hand"] if card is not None]
    hidden = sorted((Counter(DECK) - Counter([*shown, *seen["discard"]])).elements())
    rng.shuffle(hidden)
    runners = [
        Runner(runner["steps"], [hidden.pop() if card is None else card for card in runner["hand"]])
        for runner in seen["players"]
    ]
    stack, discard = _FLOW.decode(seen["flow"]), list(seen["discard"])
    return Race(rng.copy(), seen["goal"], runners, hidden, discard, seen["turn"], seen["round"], stack)


def catalogue() -> CatalogueView:
    """The content with its words in the language in use."""
    return {
        "cards": {
            card.id: {
                "id": card.id,
                "name": words.card_name(card.id),
                "text": words.card_text(card),
                "copies": card.copies,
            }
            for card in CARDS.values()
        }
    }


def hints(state: Race) -> dict[str, Any]:
    """What an action would certainly change, by its text: a roll that is kept is so many steps."""
    top = state.stack[-1] if state.stack else None
    return {"keep": {"steps": top.rolled}} if isinstance(top, Daring) else {}
