"""Counters: tokens, chips, prices and rows of pips."""

from __future__ import annotations

from typing import Any

from app.html import Markup, h, icon
from pygame_rules import trn


def token(
    pic: str,
    label: str,
    count: int | None = None,
    *,
    kind: str = "",
    colour: str | None = None,
    tip: str | None = None,
    cls: Any = None,
    **attrs: Any,
) -> Markup:
    """A token: round helps, `kind="bad"` is a hexagon, `kind="own"` a square; the tooltip is `tip`, or its name."""
    css = ["token", kind and f"token--{kind}", cls]
    name = label if count is None else f"{label}: {count}"
    style = {"--c": colour} if colour else None
    badge = count is not None and h("span", count, class_="token__count")
    named = {"role": "img", "aria-label": name, "data-tip": tip if tip is not None else label, "style": style}
    return h("span", named, icon(pic), badge, class_=css, **attrs)


def chip(*parts: Any, pic: str | None = None, tone: str = "", cls: Any = None, **attrs: Any) -> Markup:
    """A small fact on a pill, with an icon before it."""
    return h("span", pic and icon(pic, None, tone), *parts, class_=["chip", cls], **attrs)


def price(gold: int, affordable: bool = True, **attrs: Any) -> Markup:
    """A price in gold; dulled where it cannot be paid."""
    label = trn("{n} gold", "{n} gold", gold)
    css = ["price", not affordable and "price--off"]
    return h("span", icon("coin"), h("span", gold), class_=css, role="img", aria_label=label, **attrs)


def pips(count: int, total: int, label: str, *, colour: str | None = None) -> Markup:
    """So many of so many, as beads."""
    beads = [h("i", class_=None if index < count else "off") for index in range(total)]
    return h("span", beads, class_="pips", role="img", aria_label=label, style={"--c": colour} if colour else None)


def stars(count: int, label: str | None = None) -> Markup:
    """A few stars, drawn; named by their number."""
    name = label or trn("{n} star", "{n} stars", count)
    return h("span", [icon("star", None, "icon--inline")] * count, class_="stars", role="img", aria_label=name)
