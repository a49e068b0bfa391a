"""What will lie on the table, for the setup form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.models import Fact
from app.screens.dice_throne.people import HEALING_ABOVE_START
from pygame_rules import tr, trn

STARTING_HAND = 4
STARTING_CP = 2


def preview(view: Mapping[str, Any]) -> list[Fact]:
    """The figures of a fresh table that change with its mode."""
    board = view["board"]
    health = board["players"][0]["cap"] - HEALING_ABOVE_START
    words = tr("health for each team") if board["mode"] == "teams" else tr("health each")
    heroes = len(board["pool"]) or sum(1 for player in board["players"] if player["hero"])
    return [
        Fact("heart", str(health), words),
        Fact("person", str(heroes), trn("hero to choose from", "heroes to choose from", heroes)),
        Fact("card-draw", str(STARTING_HAND), tr("cards in hand")),
        Fact("dt-cp", str(STARTING_CP), tr("combat points to begin with")),
    ]
