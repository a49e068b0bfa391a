"""Groups of which one is chosen: as buttons that tell the app, or as native fields."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from app.components.button import acts, icon_button
from app.html import Markup, h, icon
from pygame_rules import tr

# value, words, icon or None
Option = tuple[str, Any, str | None]


def radio(
    body: Any, checked: bool, *, do: str, arg: object, reachable: bool | None = None, off: bool = False, **attrs: Any
) -> Markup:
    """One choice of a radio group. `reachable` puts it into the tab order: by default only the chosen one is."""
    stop = checked if reachable is None else reachable
    named: dict[str, Any] = {
        "type": "button",
        "role": "radio",
        "aria-checked": checked,
        "tabindex": "0" if stop else "-1",
        "disabled": off,
    }
    return h("button", named | acts(do=do, arg=arg), body, **attrs)


def radio_switch(
    label: str, options: Iterable[Option], current: str, *, do: str, prefix: str = "", cls: Any = None, **attrs: Any
) -> Markup:
    """A row of options of which one is on, walked with the arrow keys; choosing sends `do` with prefix and value."""
    options = list(options)
    known = any(value == current for value, _, _ in options)
    buttons = [
        radio(
            [pic and icon(pic), h("span", words)],
            value == current,
            do=do,
            arg=f"{prefix}{value}",
            reachable=value == current if known else index == 0,
        )
        for index, (value, words, pic) in enumerate(options)
    ]
    return h("div", {"role": "radiogroup", "aria-label": label}, buttons, class_=["switch", cls], **attrs)


def picks(label: str, options: Iterable[Option], current: str, *, field: str, cls: Any = None) -> Markup:
    """The same as native radio fields, which tell their value as the field of that name."""
    items = [
        h(
            "label",
            h(
                "input",
                {"type": "radio", "name": field, "value": value, "checked": value == current, "data-field": field},
                class_="visually-hidden",
            ),
            pic and icon(pic),
            h("span", words),
        )
        for value, words, pic in options
    ]
    return h("div", {"role": "radiogroup", "aria-label": label}, items, class_=["switch", "switch--picks", cls])


def lever(checked: bool, *, field: str, id: str, named_by: str, noted_by: str | None = None) -> Markup:
    """An on-off lever as a native field."""
    box = h(
        "input",
        {"type": "checkbox", "role": "switch", "checked": checked, "data-field": field, "id": id},
        aria_labelledby=named_by,
        aria_describedby=noted_by,
    )
    return h("span", box, h("i", aria_hidden=True), class_="lever")


def stepper(
    label: str, value: int, *, low: int | None, high: int | None, do: str, prefix: str, field: str, id: str
) -> Markup:
    """A whole number between its ends: one less, one more, or typed."""
    less, more = value - 1, value + 1
    at_low, at_high = low is not None and less < low, high is not None and more > high
    entry = h(
        "input",
        {"type": "number", "value": value, "min": low, "max": high, "inputmode": "numeric", "id": id},
        aria_label=label,
        data_field=field,
    )
    return h(
        "div",
        {"role": "group", "aria-label": label},
        icon_button(
            "minus",
            tr("{option}: one less", option=label),
            kind="",
            do=None if at_low else do,
            arg=f"{prefix}{less}",
            disabled=at_low,
        ),
        entry,
        icon_button(
            "plus",
            tr("{option}: one more", option=label),
            kind="",
            do=None if at_high else do,
            arg=f"{prefix}{more}",
            disabled=at_high,
        ),
        class_="stepper",
    )
