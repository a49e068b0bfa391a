"""A player at the table: emblem, name, what they are, and how they stand."""

from __future__ import annotations

from typing import Any

from app.components.button import acts
from app.html import Markup, h, icon


def emblem(pic: str, *, small: bool = False, colour: str | None = None, **attrs: Any) -> Markup:
    """A pennant with a player's or hero's sign; decoration beside the name."""
    style = {"--hero": colour} if colour else None
    return h("span", icon(pic), class_="rv__emb" if small else "seat__emblem", style=style, aria_hidden=True, **attrs)


def seat(
    name: str,
    *,
    pic: str,
    colour: str,
    sub: Any = None,
    sub_pic: str | None = None,
    score: Any = None,
    row: Any = None,
    turn: bool = False,
    flag: Any = None,
    cls: Any = None,
    **attrs: Any,
) -> Markup:
    """A player's plate; `turn` lights it, `flag` is the tab on its rim, `row` what lies under the name."""
    return h(
        "section",
        {"style": {"--hero": colour}, "aria-label": name},
        flag and h("span", flag, class_="seat__flag"),
        emblem(pic),
        h(
            "div",
            h("div", name, class_="seat__name"),
            sub and h("div", sub_pic and icon(sub_pic), sub, class_="seat__sub"),
        ),
        score,
        row and h("div", row, class_="seat__row"),
        class_=["seat", turn and "seat--turn", cls],
        **attrs,
    )


def strip(
    name: str, *, pic: str, colour: str, sub: Any, figures: Any, do: str | None = None, arg: object = None, **attrs: Any
) -> Markup:
    """A player in one line, for small screens; with a command it is a button."""
    body = [emblem(pic, small=True), h("span", h("b", name), h("small", sub)), h("span", figures, class_="strip__n")]
    named: dict[str, Any] = {"style": {"--hero": colour}}
    if do is None:
        return h("div", named, body, class_="strip", **attrs)
    return h("button", named | {"type": "button"} | acts(do=do, arg=arg), body, class_="strip", **attrs)
