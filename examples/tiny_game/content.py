"""The cards, as values: what they do is declared, and the words on them are made from it (`words.py`)."""

from __future__ import annotations

from dataclasses import dataclass

from pygame_rules.core import texts
from pygame_rules.core.texts import Choose, Effect, Effects, Or, Side
from pygame_rules.core.words import mark

# Whom an effect is about.
SELF, CHOSEN = "self", "chosen"
# Who can be chosen.
OTHER = "other"


# The effects of this game. What holds other effects (`Choose`, `Or`, `If`, …) comes from core.


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """Move so many steps on, or back."""

    steps: int
    who: str = SELF


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw so many cards."""

    count: int


@dataclass(frozen=True, slots=True)
class Card:
    """A card, how many of it are in the deck, and what it does."""

    id: str
    name: str
    copies: int
    does: Effects


CARDS = {
    card.id: card
    for card in (
        Card("breather", mark("Breather"), 2, (Move(1), Draw(1))),
        Card("dash", mark("Dash"), 3, (Move(4),)),
        Card(
            "feint",
            mark("Feint"),
            2,
            (Or((Side("run", (Move(3),)), Side("hinder", (Choose(OTHER, (Move(-3, CHOSEN),)),)))),),
        ),
        Card("trip", mark("Trip"), 3, (Choose(OTHER, (Move(-2, CHOSEN),)), Move(1))),
    )
}
DECK = tuple(card.id for card in CARDS.values() for _ in range(card.copies))


class Text(texts.Text):
    """What a card says; a saved position names it, and finds it by its name."""

    __slots__ = ()


TEXTS = {card.id: Text(card.id, card.does, card) for card in CARDS.values()}
