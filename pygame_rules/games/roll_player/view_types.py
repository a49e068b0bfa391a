"""What a view and the catalogue hold, by name."""

from __future__ import annotations

from typing import TypedDict


class DieView(TypedDict):
    """A die that shows a value."""

    colour: str
    value: int


class SubjectView(TypedDict, total=False):
    """What a question is about; which of these there are is up to the step."""

    # The die to be placed.
    die: DieView | None
    # A rerolled die: what it showed, what it shows now, and where it lies.
    old: int
    new: int
    space: str
    # The rows whose action may be taken.
    rows: list[str]
    # The colour of the class card.
    colour: str
    # The card that asks.
    card: str
