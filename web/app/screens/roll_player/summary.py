"""A game in a few lines, for the home page and the list of saves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from app.screens.roll_player.art import ROW_ICONS, ROWS
from app.screens.roll_player.scene import seat_title
from pygame_rules import TableView, tr
from pygame_rules.games.roll_player.view_types import BoardView, Catalogue


def summary(view: TableView, catalogue: Catalogue, names: Sequence[str]) -> dict[str, Any]:
    """Where the game stands: a title, a sentence, the players, and the dice of the first seat that is shown."""
    board = cast(BoardView, view["board"])
    seat = view["seat"] or 0
    players = [
        {"name": names[player["seat"]], "sub": seat_title(player, catalogue), "score": player["stars"]["total"]}
        for player in board["players"]
    ]
    rows = []
    for row in ROWS:
        dice: list[Any] = [[thing["colour"], thing["value"]] for thing in board["players"][seat]["rows"][row]]
        rows.append({"icon": ROW_ICONS[row], "dice": dice + [None] * (3 - len(dice))})
    return {"title": _title(board), "line": _line(view, names), "players": players, "rows": rows}


def _title(board: BoardView) -> str:
    if board["phase"] == "setup":
        return tr("Setup")
    if board["phase"] == "over":
        return tr("Game over")
    return tr("Round {n} of {rounds}", n=board["round"], rounds=board["rounds"])


def _line(view: TableView, names: Sequence[str]) -> str:
    decision, result = view["decision"], view["result"]
    if decision is not None:
        return tr("{name} is to decide: {prompt}", name=names[decision["player"]], prompt=decision["prompt"])
    if result is None or not result["winners"]:
        return tr("The game is over.")
    if len(names) == 1:
        return tr("Finished with {stars} stars.", stars=result["scores"][0])
    winners = ", ".join(names[seat] for seat in result["winners"])
    return tr("{names} won with {stars} stars.", names=winners, stars=max(result["scores"]))
