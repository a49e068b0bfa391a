"""What a table of Roll Player will hold, for the setup form."""

from __future__ import annotations

from typing import cast

from app.models import Fact
from pygame_rules import TableView, tr, trn
from pygame_rules.games.roll_player.view_types import BoardView


def preview(view: TableView) -> list[Fact]:
    """The figures of a fresh table that change with seats and variants."""
    board = cast(BoardView, view["board"])
    start = board["starting_dice"]
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
