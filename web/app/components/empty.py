"""What stands where nothing is yet."""

from __future__ import annotations

from typing import Any

from app.html import Markup, h, icon


def empty(title: Any, text: Any = None, *, pic: str = "chest-open", action: Any = None, heading: str = "h3") -> Markup:
    """A dashed frame that says what will be here, and how to get it."""
    return h("div", icon(pic), h(heading, title), text and h("p", text), action, class_="empty")
