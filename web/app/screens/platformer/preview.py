"""What a table of Platformer will hold, for the setup form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models import Fact
from pygame_rules import tr, trn

if TYPE_CHECKING:
    from pygame_rules.games.platformer.view_types import View


def preview(view: View) -> list[Fact]:
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
