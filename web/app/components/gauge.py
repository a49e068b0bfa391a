"""A goal and its gauge: what is wanted, what is there, and what would be."""

from __future__ import annotations

from typing import Any

from app.components.token import stars as star_row
from app.html import Markup, h, icon
from pygame_rules import tr


def gauge(value: int, low: int, high: int, *, after: int | None = None, top: int = 21) -> Markup:
    """A scale of 1 to `top` with the wanted band, a mark where the value stands and a ring where it would stand.

    It repeats figures that stand beside it, so screen readers skip it.
    """

    def on_scale(number: int) -> int:
        return max(0, min(top, number))

    style = {"--lo": on_scale(low), "--hi": on_scale(high), "--v": on_scale(value), "--top": top if top != 21 else None}
    if after is not None:
        style["--p"] = on_scale(after)
    kind = "exact" if low == high else "plus" if high >= top else "range"
    marks = [
        h("i", class_="gauge__band"),
        h("i", class_="gauge__now"),
        after is not None and h("i", class_="gauge__next"),
    ]
    return h("span", marks, class_=["gauge", f"gauge--{kind}"], style=style, aria_hidden=True)


def goal(
    value: int, wanted: str, stars: int, *, met: bool, low: int, high: int, after: int | None = None, top: int = 21
) -> Markup:
    """A sum against its goal: figure, wanted text, the stars it pays, and the gauge."""
    top_line = h(
        "span",
        h("b", value, class_="goal__sum num"),
        h("span", _wanted(wanted), class_="goal__of"),
        h("span", star_row(stars), met and icon("check", tr("goal met"), "goal__ok"), class_="goal__st"),
        class_="goal__top",
    )
    return h(
        "span",
        top_line,
        gauge(value, low, high, after=after, top=top),
        class_=["goal", "goal--met" if met else "goal--open"],
    )


def _wanted(wanted: str) -> list[Any]:
    before, _, behind = tr("of {wanted}", wanted="\0").partition("\0")
    return [before, h("b", wanted), behind]
