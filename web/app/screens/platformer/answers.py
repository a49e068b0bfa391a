"""The parts that answers are made of: consequences, buttons that play an action, and the way back."""

from __future__ import annotations

from typing import Any

from app.components.button import button, key_cap, why
from app.html import Markup, h, icon
from app.screens.platformer.art import SYMBOL_ICONS, WAY_ICONS, card_icon
from app.screens.platformer.scene import Scene
from pygame_rules import tr

# Answers that go on without doing anything.
GO_ON = ("keep", "end")


def fx(*parts: Any, tone: str = "", rule: str | None = None) -> Markup:
    """One consequence of what is picked."""
    return h("span", parts, why(rule, short=True), class_=["pf-fx", tone and f"pf-fx--{tone}"])


def action_button(scene: Scene, text: str, *, go: bool = False, says: Any = None, more: Any = None) -> Markup:
    """A button that plays an action."""
    kind = "btn--primary btn--go" if go else "btn--quiet" if text in GO_ON else ""
    pic = _verb_icon(text)
    return h(
        "button",
        scene.offer(text),
        pic and icon(pic),
        h("span", says or scene.label(text)),
        more,
        go and key_cap(tr("Enter")),
        class_=["btn", kind],
    )


def _verb_icon(text: str) -> str | None:
    verb, *rest = text.split()
    if verb in ("bank", "star", "respawn"):
        return SYMBOL_ICONS.get(rest[0])
    if verb in ("turn", "fuse"):
        return SYMBOL_ICONS.get(rest[1])
    if verb in ("force", "move"):
        return WAY_ICONS.get([word for word in rest if word in WAY_ICONS][-1])
    if verb in ("use", "drink", "buy", "remove", "show"):
        return card_icon(rest[0])
    return {"attack": "swords", "gravity": "down", "boost": "pf-gem", "reroll": "reroll", "coin": "coin"}.get(verb)


def back(words_: str | None = None) -> Markup:
    return button(words_ or tr("Back"), kind="quiet", pic="undo", key=tr("Esc"), do="select", arg="")
