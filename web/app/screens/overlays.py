"""The dialogs over any screen: naming a save, a game that went on in another tab, a text to copy by hand."""

from __future__ import annotations

from typing import Any

from app.components.button import button
from app.components.empty import empty
from app.components.field import text_field
from app.components.modal import modal
from app.html import Markup, h
from app.text import TITLE_LENGTH
from pygame_rules import tr


def name_dialog(name: str) -> Markup:
    """Ask under which name the game shall be kept."""
    typed: dict[str, Any] = {"id": "save-name", "data_field": "save-name", "maxlength": TITLE_LENGTH, "autofocus": True}
    field = text_field(tr("Name"), name, **typed)
    actions = [
        button(tr("Cancel"), kind="quiet", do="close"),
        button(tr("Save"), kind="brass", pic="save", key=tr("Enter"), do="save-done"),
    ]
    note = tr("The game is kept by itself at every move. A named save stays as it is now, to come back to.")
    return modal(tr("Save this position"), field, id="save-dialog", note=note, actions=actions)


def conflict_dialog(name: str, when: str) -> Markup:
    """Ask which of two states of one game shall live; both can be kept."""
    actions = [
        button(tr("Keep mine as a copy"), kind="quiet", pic="save", do="keep-copy"),
        button(tr("Take the newer one"), kind="brass", pic="next", do="take-newer", autofocus=True),
    ]
    words = tr("“{name}” was played on in another tab ({when}). Nothing has been overwritten.", name=name, when=when)
    text = h("p", words)
    return modal(tr("This game went on elsewhere"), text, id="conflict-dialog", actions=actions, close=None)


def copy_dialog(text: str) -> Markup:
    """Show a text to copy by hand, where the browser does not let the page do it."""
    area = h("textarea", text, readonly=True, rows=5, id="copy-text", aria_label=tr("Text to copy"), autofocus=True)
    done = button(tr("Close"), kind="brass", do="close")
    note = tr("The browser did not allow copying. Select the text and copy it yourself.")
    return modal(tr("Copy this"), h("div", area, class_="field"), id="copy-dialog", note=note, actions=done)


def waiting() -> Markup:
    """What an embedded page shows until its host has sent a position."""
    text = tr("The page around this game will send a position.")
    return h("main", empty(tr("Waiting for the game"), text, pic="hourglass"), class_="page-wait")
