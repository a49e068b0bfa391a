"""The dice tray: a wooden rim, felt, and a rail with what is left to do."""

from __future__ import annotations

from typing import Any

from app.html import Markup, h
from pygame_rules import tr


def tray(
    dice: Any, *, rail: Any = None, big: bool = False, label: str | None = None, cls: Any = None, **attrs: Any
) -> Markup:
    """Dice lying on felt; `rail` is a list of small parts under them."""
    return h(
        "div",
        h("div", dice, class_="tray__felt"),
        rail and h("div", rail, class_="tray__rail"),
        class_=["tray", big and "tray--big", cls],
        role="group" if label else None,
        aria_label=label,
        **attrs,
    )


def rolls(left: int, total: int) -> Markup:
    """How many rolls are left, as gems."""
    gems = [h("i", class_=None if index < left else "spent") for index in range(total)]
    return h(
        "span", gems, class_="rolls", role="img", aria_label=tr("{left} of {total} rolls left", left=left, total=total)
    )
