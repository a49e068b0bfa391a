"""Platformer's screens: the table, the end, what moves, what the keys do, and a game in a few lines."""

from __future__ import annotations

from app.screens.platformer.cues import ICONS, cues
from app.screens.platformer.keys import keys
from app.screens.platformer.preview import preview
from app.screens.platformer.scoring import scoring
from app.screens.platformer.summary import summary
from app.screens.platformer.table import table

__all__ = ["ICONS", "cues", "keys", "preview", "scoring", "summary", "table"]
