"""What the board of a view and the catalogue hold, by name: for the screen, and for whoever reads a view."""

from __future__ import annotations

from typing import Any, TypedDict


class RunnerView(TypedDict):
    """A seat. Cards of others are None."""

    steps: int
    hand: list[str | None]


class BoardView(TypedDict):
    """All that a seat may know of the table."""

    goal: int
    players: list[RunnerView]
    turn: int
    round: int
    rounds: int
    deck: int
    discard: list[str]
    # The roll that can be kept or dared.
    rolled: int | None
    # What is under way, for bots; a screen needs it not.
    flow: list[Any]


class CardView(TypedDict):
    """A card as the page shows it."""

    id: str
    name: str
    text: str
    copies: int


class CatalogueView(TypedDict):
    """The content with its words."""

    cards: dict[str, CardView]
