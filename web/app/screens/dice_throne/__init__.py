"""Dice Throne's screens: the table, the end, what moves, what the keys do, and a game in a few lines."""

from __future__ import annotations

from app.screens.dice_throne.cues import ICONS, cues
from app.screens.dice_throne.keys import keys
from app.screens.dice_throne.preview import preview
from app.screens.dice_throne.scoring import scoring
from app.screens.dice_throne.summary import summary
from app.screens.dice_throne.table import table

__all__ = ["ICONS", "cues", "keys", "preview", "scoring", "summary", "table"]
