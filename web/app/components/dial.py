"""A round dial with a figure, for health and the like."""

from __future__ import annotations

from typing import Any

from app.html import Markup, h, icon


def dial(
    value: int, maximum: int, label: str, *, pic: str, words: Any = None, colour: str | None = None, small: bool = False
) -> Markup:
    """A value out of its maximum as an arc, with the figure in the middle."""
    share = max(0.0, min(1.0, value / maximum)) if maximum else 0.0
    meter = {"role": "meter", "aria-label": label, "aria-valuenow": value, "aria-valuemin": 0, "aria-valuemax": maximum}
    core = h(
        "div",
        h("span", value, class_="dial__value"),
        h("span", icon(pic), words, class_="dial__label"),
        class_="dial__core",
    )
    return h(
        "div", meter, core, class_=["dial", small and "dial--small"], style={"--v": round(share, 3), "--c": colour}
    )
