"""What the keys do at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.ui import UI


def keys(key: str, view: Mapping[str, Any], ui: UI) -> str | None:
    """The action text for a key, or a command of the page as `do:<command>`; None if it means nothing.

    A number is the answer of that number in the list, Enter is the first one that is no card.
    """
    if view["decision"] is None:
        return "do:new-game" if key == "Enter" else None
    if key == "Escape":
        return "do:undo" if ui.can_undo else None
    offers = [] if ui.waiting else view["actions"]
    if key.isascii() and key.isdigit():
        return offers[int(key) - 1]["text"] if 0 < int(key) <= len(offers) else None
    answers = [offer["text"] for offer in offers if offer["verb"] != "play"]
    return answers[0] if key == "Enter" and answers else None
