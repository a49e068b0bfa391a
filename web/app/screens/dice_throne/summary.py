"""A game in a few lines, for the home page and the list of saves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.screens.dice_throne.art import PHASES
from app.screens.dice_throne.words import phase_name
from pygame_rules import TableView, tr
from pygame_rules.games.dice_throne.view_types import BoardView, Catalogue


def summary(view: TableView, catalogue: Catalogue, names: Sequence[str]) -> dict[str, Any]:
    """Title, a sentence, and the players with hero and health."""
    board: BoardView = view["board"]
    heroes = catalogue["heroes"]
    players = [
        {
            "name": names[player["seat"]],
            "sub": heroes[player["hero"]]["name"] if player["hero"] else "",
            "score": player["health"],
            "pic": "heart",
        }
        for player in board["players"]
    ]
    return {"title": _title(board), "line": _line(view, names), "players": players, "rows": []}


def _title(board: BoardView) -> str:
    if board["phase"] not in PHASES:
        return tr("The end") if board["phase"] == "over" else tr("Choosing heroes")
    return tr("Round {n}, {phase}", n=board["round"], phase=phase_name(board["phase"]))


def _line(view: TableView, names: Sequence[str]) -> str:
    if view["result"]:
        winners = view["result"]["winners"]
        if not winners:
            return tr("A draw: all fell at once.")
        return tr("{names} won.", names=", ".join(names[seat] for seat in winners))
    decision = view["decision"]
    return tr("{name} is to decide.", name=names[decision["player"]]) if decision else ""
