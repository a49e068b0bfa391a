"""Choices of a few: a row of options, and a single on-off lever."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from app.components.button import acts, why
from app.html import Markup, h, icon

# value, words, icon or None
Option = tuple[str, Any, str | None]


def switch(
    label: str, options: Iterable[Option], current: str, *, do: str, cls: Any = None, prefix: str = "", **attrs: Any
) -> Markup:
    """A row of options of which one is on; choosing sends `do` with `prefix` and the option's value."""
    buttons = [
        h(
            "button",
            {"type": "button", "aria-pressed": value == current} | acts(do=do, arg=f"{prefix}{value}"),
            pic and icon(pic),
            h("span", words),
        )
        for value, words, pic in options
    ]
    return h("div", {"role": "group", "aria-label": label}, buttons, class_=["switch", cls], **attrs)


def toggle(
    label: str, checked: bool, *, do: str, arg: object = None, note: Any = None, rule: str | None = None, id: str
) -> Markup:
    """One lever with its name, a note under it and the rule it belongs to; `id` must be unique on the page."""
    lever = h(
        "button",
        {"type": "button", "role": "switch", "aria-checked": checked, "aria-labelledby": f"{id}-name", "id": id}
        | acts(do=do, arg=arg),
        h("i"),
        class_="tog__s",
        aria_describedby=f"{id}-note" if note else None,
    )
    words = h("span", h("b", label, id=f"{id}-name"), note and h("small", note, id=f"{id}-note"))
    return h("div", lever, words, why(rule, short=True), class_="tog")
