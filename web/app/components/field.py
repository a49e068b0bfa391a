"""Places to type and to pick from a list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from app.html import Markup, h


def text_field(label: str, value: str, *, hidden_label: bool = False, cls: Any = None, **attrs: Any) -> Markup:
    """A line to type in; what is typed is the player's, so it is escaped like everything else."""
    attrs.setdefault("type", "text")
    attrs.setdefault("autocomplete", "off")
    name = h("span", label, class_="visually-hidden" if hidden_label else None)
    return h("label", name, h("input", {"value": value}, **attrs), class_=["field", cls])


def select_field(
    label: str,
    options: Iterable[tuple[str, str]],
    current: str,
    *,
    hidden_label: bool = False,
    cls: Any = None,
    **attrs: Any,
) -> Markup:
    """A list of (value, words) to pick one from."""
    items = [h("option", {"value": value, "selected": value == current}, words) for value, words in options]
    name = h("span", label, class_="visually-hidden" if hidden_label else None)
    return h("label", name, h("select", items, **attrs), class_=["field", cls])
