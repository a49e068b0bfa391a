"""What a table of Platformer will hold, for the setup form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.models import Fact
from pygame_rules import tr, trn


def preview(view: Mapping[str, Any]) -> list[Fact]:
    """The figures of a fresh table that change with seats and variants."""
    board = view["board"]
    levels = len(board["tower"]["levels"])
    facts = [
        Fact("white-tower", str(levels), trn("level", "levels", levels)),
        Fact("heart", str(board["boss"]["health"]), tr("health of the boss")),
    ]
    if board["events"] is not None:
        turns = board["events"]["left"] + len(board["events"]["pile"])
        facts.append(Fact("book", str(turns), trn("turn to fell it", "turns to fell it", turns)))
    if board["artifacts"]:
        facts.append(Fact("crown", str(len(board["artifacts"])), trn("artifact", "artifacts", len(board["artifacts"]))))
    return facts
