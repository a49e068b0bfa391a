"""A race in a few lines, for the home page and the list of saves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_rules import tr

from .scoring import outcome


def summary(view: Mapping[str, Any], catalogue: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Where the race stands: a title, a sentence, and how far everybody is."""
    board, decision = view["board"], view["decision"]
    if decision is None:
        title, line = tr("Game over"), outcome(view, names)
    else:
        title = tr("Round {n} of {rounds}", n=board["round"], rounds=board["rounds"])
        line = tr("{name} is to move.", name=names[decision["player"]])
    players = [
        {"name": names[seat], "sub": "", "score": runner["steps"], "pic": "dt-footprint"}
        for seat, runner in enumerate(board["players"])
    ]
    return {"title": title, "line": line, "players": players, "rows": []}
