"""Short notices that come and go: done, refused, told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from app.components.button import icon_button, why
from app.html import Markup, h, icon
from pygame_rules import tr

SIGNS = {"good": "check", "bad": "cross", "": "info"}


def toast(
    text: Any,
    *,
    kind: str = "",
    title: Any = None,
    rule: str | None = None,
    action: Any = None,
    id: str | None = None,
    close: bool = False,
) -> Markup:
    """A notice; a refusal (`kind="bad"`) interrupts screen readers, the others wait for a pause."""
    words = h("span", title and [h("b", title), " "], text)
    cross = close and icon_button("cross", tr("Dismiss"), do="dismiss", arg=id)
    css = ["toast", kind and f"toast--{kind}"]
    return h(
        "div",
        icon(SIGNS[kind]),
        words,
        why(rule, short=True),
        action,
        cross,
        class_=css,
        role="alert" if kind == "bad" else "status",
        id=id,
    )


def toasts(items: Iterable[Markup]) -> Markup:
    """The corner where notices gather."""
    return h("div", list(items), class_="toasts", id="toasts", aria_label=tr("Notices"), role="region")
