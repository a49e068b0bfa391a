"""Any legal action, each as likely."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.game import Game
from ..core.rng import Rng


def at_random(game: Game[Any], view: Mapping[str, Any], rng: Rng) -> str:
    return str(rng.choice(view["actions"])["text"])
