"""The veil between two players of one device: nothing hidden is on the page behind it."""

from __future__ import annotations

from typing import Any

from app.components.button import button
from app.components.seat import emblem
from app.html import Markup, h
from pygame_rules import tr


def handover(name: str, *, pic: str, colour: str, note: Any = None, do: str = "reveal") -> Markup:
    """Ask that the device goes to the named player, who then lifts the veil."""
    return h(
        "section",
        {"style": {"--hero": colour}, "aria-labelledby": "handover-title", "id": "handover"},
        emblem(pic),
        h("p", tr("Pass the device"), class_="eyebrow"),
        h("h1", tr("{name} plays next", name=name), id="handover-title"),
        h("p", note or tr("Everyone else looks away."), class_="muted"),
        button(
            tr("I am {name}: show my table", name=name),
            kind="brass",
            big=True,
            key=tr("Enter"),
            pic="eye",
            do=do,
            autofocus=True,
        ),
        class_="handover",
    )
