"""The prompt: the one question of the moment, why it is asked, and the ways to answer."""

from __future__ import annotations

from typing import Any

from app.components.button import why
from app.html import Markup, h, icon


def prompt(
    title: Any,
    *,
    note: Any = None,
    eyebrow: Any = None,
    pic: str | None = "dice",
    thing: Any = None,
    rule: str | None = None,
    actions: Any = None,
    waiting: bool = False,
    cls: Any = None,
    **attrs: Any,
) -> Markup:
    """What is to be decided. `thing` (a die, a card) takes the emblem's place; `waiting` is for another's turn.

    The words are a polite live region: screen readers hear each new question.
    """
    sign = thing if thing is not None else pic and h("span", icon(pic), class_="prompt__emblem")
    body = h(
        "div",
        (eyebrow or rule)
        and h("span", eyebrow and h("span", eyebrow, class_="eyebrow"), why(rule), class_="prompt__eye"),
        h("div", title, class_="prompt__title"),
        note and h("div", h("span", note), class_="prompt__note"),
        class_="prompt__body",
        aria_live="polite",
    )
    buttons = actions and h("div", actions, class_="prompt__actions")
    return h("section", sign, body, buttons, class_=["prompt", waiting and "prompt--waiting", cls], **attrs)
