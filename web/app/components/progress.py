"""How far something has come."""

from __future__ import annotations

from typing import Any

from app.html import Markup, h


def progress(share: float, label: str, **attrs: Any) -> Markup:
    """A bar from 0 to 1."""
    value = max(0.0, min(1.0, share))
    meter = {
        "role": "progressbar",
        "aria-label": label,
        "aria-valuenow": round(value * 100),
        "aria-valuemin": 0,
        "aria-valuemax": 100,
    }
    return h("div", meter, h("i"), class_="progress", style={"--v": round(value, 4)}, **attrs)
