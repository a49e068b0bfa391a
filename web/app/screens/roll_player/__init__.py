"""Roll Player's screens: the table, the scoring, what moves, what the keys do, and a game in a few lines."""

from __future__ import annotations

from app.screens.roll_player.cues import ICONS, cues
from app.screens.roll_player.keys import keys
from app.screens.roll_player.preview import preview
from app.screens.roll_player.scoring import scoring
from app.screens.roll_player.summary import summary
from app.screens.roll_player.table import table

__all__ = ["ICONS", "cues", "keys", "preview", "scoring", "summary", "table"]
