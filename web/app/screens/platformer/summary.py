"""A game in a few lines, for the home page and the list of saves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame_rules import tr, trn

if TYPE_CHECKING:
    from pygame_rules.games.platformer.view_types import Board, Catalogue, View


def summary(view: View, catalogue: Catalogue, names: Sequence[str]) -> dict[str, Any]:
    """Where the game stands: a title, a sentence, and the heroes with how high they have come."""
    board = view["board"]
    players = [
        {
            "name": names[player["seat"]],
            "sub": catalogue["heroes"][player["hero"]]["name"],
            "score": player["level"] or 0,
            "pic": "white-tower",
        }
        for player in board["players"]
    ]
    return {"title": _title(board), "line": _line(view, catalogue, names), "players": players, "rows": []}


def _title(board: Board) -> str:
    if board["step"] == "over":
        return tr("Game over")
    if board["solo"]:
        return tr("Turn {n}", n=board["round"])
    return tr("Round {n}", n=board["round"])


def _line(view: View, catalogue: Catalogue, names: Sequence[str]) -> str:
    decision, result = view["decision"], view["result"]
    boss = catalogue["bosses"][view["board"]["boss"]["id"]]["name"]
    if decision is not None:
        return tr("{name} is to decide: {prompt}", name=names[decision["player"]], prompt=decision["prompt"])
    if result is None or not result["winners"]:
        return tr("{boss} still rules the tower.", boss=boss)
    winner = names[result["winners"][0]]
    if len(names) == 1:
        return trn(
            "{name} felled {boss}: {n} point.",
            "{name} felled {boss}: {n} points.",
            result["scores"][0],
            name=winner,
            boss=boss,
        )
    return tr("{name} felled {boss}.", name=winner, boss=boss)
