"""The tooltip that the adapter shows for `data-tip`."""

from __future__ import annotations

from typing import Any

from app.components.button import why
from app.html import Markup, h, icon


def tooltip(text: Any, *, title: Any = None, pic: str | None = None, rule: str | None = None, **attrs: Any) -> Markup:
    """A short explanation, with the rule it comes from."""
    head = title and h("div", pic and icon(pic), title, class_="tooltip__title")
    return h("div", head, h("p", text), why(rule, short=True), class_="tooltip", role="tooltip", **attrs)
