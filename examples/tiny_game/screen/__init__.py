"""The screen of Tiny Race: pure functions from a view to markup, made from the page's components.

The page finds it by its name in `app.screens.GAME_SCREENS`.
"""

from __future__ import annotations

from .cues import ICONS, cues
from .keys import keys
from .scoring import scoring
from .summary import summary
from .table import table

__all__ = ["ICONS", "cues", "keys", "scoring", "summary", "table"]
