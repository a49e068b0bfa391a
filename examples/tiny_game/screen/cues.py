"""What moves on the page after something happened, and the symbols of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.ui import UI

ICONS = {
    "DieRolled": "die",
    "RunnerMoved": "dt-footprint",
    "CardPlayed": "card-play",
    "CardDrawn": "card-draw",
    "DeckShuffled": "deck",
}


def cues(events: Sequence[Any], ui: UI) -> list[dict[str, Any]]:
    """The animations for some events: a number pops up over a runner who moves, a drawn card lights the hand."""
    moving = []
    for event in events:
        kind = type(event).__name__
        if kind == "RunnerMoved":
            moving.append({"cue": "pop", "to": f"runner-{event.player}", "text": f"{event.steps:+}"})
        elif kind == "DieRolled":
            moving.append({"cue": "shake", "to": f"runner-{event.player}"})
        elif kind == "CardDrawn" and event.player == ui.seat:
            moving.append({"cue": "glow", "to": "hand"})
    return moving
