"""The bar at the top: where one is, the phases of the round, and the tools."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.html import Markup, h, icon


def topbar(
    brand: str,
    *,
    pic: str,
    home: str = "home",
    home_label: str | None = None,
    middle: Any = None,
    tools: Any = None,
    cls: Any = None,
) -> Markup:
    """The page's header; the brand leads home."""
    where = home_label and h("span", home_label, class_="visually-hidden")
    sign = h("a", {"href": "#", "data-do": home}, icon(pic), h("span", brand), where, class_="topbar__brand")
    return h("header", sign, middle, tools and h("div", tools, class_="topbar__tools"), class_=["topbar", cls])


def phases(names: Sequence[tuple[str, str]], current: int, *, label: str) -> Markup:
    """The phases of a round as arrows, given as (words, icon); those before `current` are ticked."""
    items = [
        h(
            "li",
            {"aria-current": "step" if index == current else None},
            index >= current and icon(pic),
            h("span", words),
            class_=["phase", index < current and "phase--done"],
        )
        for index, (words, pic) in enumerate(names)
    ]
    return h("ol", items, class_="phases", aria_label=label)


def crumbs(parts: Sequence[tuple[str, str | None]], *, label: str) -> Markup:
    """Where one is: (words, command) steps, the last without a command."""
    out: list[Any] = []
    for words, command in parts:
        if out:
            out.append(h("span", "›", aria_hidden=True))
        out.append(h("a", {"href": "#", "data-do": command}, words) if command else h("b", words, aria_current="page"))
    return h("nav", out, class_="crumbs", aria_label=label)
