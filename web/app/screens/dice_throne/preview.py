"""What will lie on the table, for the setup form."""

from __future__ import annotations

from app.models import Fact
from pygame_rules import TableView, tr, trn
from pygame_rules.games.dice_throne.view_types import BoardView


def preview(view: TableView) -> list[Fact]:
    """The figures of a fresh table."""
    board: BoardView = view["board"]
    figures = board["figures"]
    words = tr("health for each team") if board["mode"] == "teams" else tr("health each")
    heroes = len(board["pool"]) or sum(1 for player in board["players"] if player["hero"])
    return [
        Fact("heart", str(figures["full_health"]), words),
        Fact("person", str(heroes), trn("hero to choose from", "heroes to choose from", heroes)),
        Fact("card-draw", str(figures["start_hand"]), tr("cards in hand")),
        Fact("dt-cp", str(figures["start_cp"]), tr("combat points to begin with")),
    ]
