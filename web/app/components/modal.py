"""A dialog over the table."""

from __future__ import annotations

from typing import Any

from app.components.button import acts, icon_button
from app.html import Markup, h
from pygame_rules import tr


def modal(
    title: Any,
    body: Any,
    *,
    id: str,
    eyebrow: Any = None,
    note: Any = None,
    actions: Any = None,
    close: str | None = "close",
    wide: bool = False,
    cls: Any = None,
    **attrs: Any,
) -> Markup:
    """A dialog with its veil; `close` is the command of the cross, the veil and Escape (None: it must be answered)."""
    head = h(
        "div",
        eyebrow and h("span", eyebrow, class_="eyebrow"),
        h("h2", title, id=f"{id}-title", class_="modal__title"),
        note and h("p", note, class_="muted", id=f"{id}-note"),
        class_="modal__head",
    )
    dialog = {"role": "dialog", "aria-modal": True, "aria-labelledby": f"{id}-title", "id": id, "tabindex": "-1"}
    dialog["aria-describedby"] = f"{id}-note" if note else None
    inner = h(
        "div",
        dialog,
        close and icon_button("cross", tr("Close"), do=close, cls="modal__close"),
        head,
        h("div", body, class_="modal__body"),
        actions and h("div", actions, class_="modal__foot"),
        class_=["modal", wide and "modal--wide", cls],
    )
    # A press on the veil itself closes; the adapter ignores presses that started inside the dialog.
    veil = acts(do=close) if close else {}
    return h("div", veil, inner, class_="veil", **attrs)
