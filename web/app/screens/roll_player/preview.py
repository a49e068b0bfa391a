"""What a table of Roll Player will hold, for the setup form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.models import Fact
from app.screens.roll_player.art import ROWS
from pygame_rules import tr, trn

SPACES_IN_A_ROW = 3


def preview(view: Mapping[str, Any]) -> list[Fact]:
    """The figures of a fresh table that change with seats and variants."""
    board = view["board"]
    start = len(ROWS) * SPACES_IN_A_ROW - board["rounds"]
    gold = sorted({player["gold"] for player in board["players"]})
    purse = str(gold[0]) if len(gold) == 1 else tr("{low}–{high}", low=gold[0], high=gold[-1])
    cards = len(board["initiative"])
    bag = sum(board["bag"].values())
    return [
        Fact("dice", str(start), trn("starting die each", "starting dice each", start)),
        Fact("hourglass", str(board["rounds"]), trn("round", "rounds", board["rounds"])),
        Fact("hand", str(cards), trn("initiative card", "initiative cards", cards)),
        Fact("bag", str(bag), trn("die in the bag", "dice in the bag", bag)),
        Fact("coin", purse, tr("gold to begin with")),
    ]
