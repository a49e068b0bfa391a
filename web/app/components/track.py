"""Tracks and bars: where something stands between its ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.html import Markup, h, icon


def track(steps: Sequence[Any], at: int, label: str, **attrs: Any) -> Markup:
    """Steps in a row; those before `at` are passed, that one is current."""
    items = [
        h("li", step, class_="on" if index < at else None, aria_current="step" if index == at else None)
        for index, step in enumerate(steps)
    ]
    return h("ol", items, class_="track", aria_label=label, **attrs)


def small_track(steps: Sequence[Any], reached: int) -> Markup:
    """A track inside a line of text: the first `reached` steps are lit."""
    return h(
        "span",
        [h("i", step, class_="on" if index < reached else None) for index, step in enumerate(steps)],
        class_="settrack",
    )


def bar(
    value: int, maximum: int, label: str, *, pic: str | None = None, colour: str | None = None, words: Any = None
) -> Markup:
    """A filled bar that also says its figures."""
    share = max(0.0, min(1.0, value / maximum)) if maximum else 0.0
    text = words if words is not None else f"{value} / {maximum}"
    meter = {"role": "meter", "aria-label": label, "aria-valuenow": value, "aria-valuemin": 0, "aria-valuemax": maximum}
    style = {"--v": round(share, 3), "--c": colour}
    return h("div", meter, h("span", pic and icon(pic, None, "icon--inline"), text), class_="bar", style=style)
