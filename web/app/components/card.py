"""Cards: the upright one with its art window, its back, and the landscape offer of a market."""

from __future__ import annotations

from typing import Any

from app.components.button import acts
from app.components.token import price as price_tag
from app.html import Markup, h, icon
from pygame_rules import tr

# from about these many letters on, words need the smaller type
LONG_TITLE = 16
WORDY_TEXT = 120
GEMS = {"common": 1, "uncommon": 2, "rare": 3}


def card(
    title: str,
    *,
    type: str,
    type_label: str,
    art: str,
    text: Any,
    letters: int | None = None,
    cost: object = None,
    rarity: str | None = None,
    price: int | None = None,
    size: str | None = None,
    upgraded: bool = False,
    affordable: bool = True,
    selected: bool = False,
    unsure: str | None = None,
    action: str | None = None,
    do: str | None = None,
    arg: object = None,
    cls: Any = None,
    **attrs: Any,
) -> Markup:
    """A card as paper: `type` colours it and shapes its window, `rarity` gives ribbon and gems.

    `letters` is the length of the text where it is markup; `unsure` is the note of content whose source is uncertain.
    With an action or a command the whole card is a button.
    """
    length = letters if letters is not None else len(str(text))
    acting = action is not None or do is not None
    css = [
        "card",
        length > WORDY_TEXT and "card--wordy",
        size and f"card--{size}",
        upgraded and "card--upgraded",
        not affordable and "card--unaffordable",
        selected and "card--selected",
        action is not None and not selected and "is-legal",
        cls,
    ]
    parts = [
        cost is not None and h("span", h("b", cost), class_="card__cost"),
        h("span", h("span", title), class_=["card__title", len(title) >= LONG_TITLE and "card__title--long"]),
        h("span", icon(art), class_="card__art"),
        h("span", type_label, class_="card__type"),
        h("span", h("span", text), class_="card__text"),
        rarity and h("span", [h("i")] * GEMS[rarity], class_="card__foot", aria_hidden=True),
        unsure and h("span", "?", class_="card__unsure", data_tip=unsure, role="note", aria_label=unsure),
        price is not None and h("span", price_tag(price, affordable), class_="card__price"),
    ]
    named: dict[str, Any] = {"data-type": type, "data-rarity": rarity}
    if acting:
        named |= {"type": "button", "aria-pressed": selected} | acts(action, do, arg)
    return h("button" if acting else "article", named, parts, class_=css, **attrs)


def card_back(pic: str, *, label: str | None = None, small: bool = True, **attrs: Any) -> Markup:
    """A face-down card with the emblem of its deck."""
    css = ["card", "card--back", small and "card--small"]
    return h("span", icon(pic), class_=css, role="img", aria_label=label or tr("Face-down card"), **attrs)


def stack(pic: str, label: str, count: int, **attrs: Any) -> Markup:
    """A pile of face-down cards with its count."""
    caption = h("span", icon("deck"), label, " ", h("b", count), class_="chip")
    return h("span", card_back(pic, label=label), caption, class_="stack", **attrs)


def offer(
    title: str,
    *,
    kind: str,
    art: str,
    text: Any,
    sub: Any,
    price: int,
    dots: int = 0,
    afford: str = "yes",
    afford_text: Any = None,
    worth: Any = None,
    action: str | None = None,
    do: str | None = None,
    arg: object = None,
    cls: Any = None,
    **attrs: Any,
) -> Markup:
    """A market's landscape card: what it is, what it does, its price and whether it can be had.

    `afford` is `yes`, `maybe` or `no`, always worded by `afford_text`; `worth` is what it would bring.
    """
    acting = action is not None or do is not None
    signs = {"yes": "check", "maybe": "dice", "no": "lock"}
    foot = [
        price_tag(price, afford != "no"),
        afford_text and h("span", icon(signs[afford]), afford_text, class_="afford"),
        worth is not None and h("span", worth, class_="worth"),
    ]
    parts = [
        h("span", title, class_="offer__title"),
        h("span", icon(art), class_="offer__pic"),
        h("span", text, class_="offer__text"),
        h(
            "span",
            h("span", sub),
            dots and h("span", [h("i")] * dots, class_="dots", aria_hidden=True),
            class_="offer__sub",
        ),
        h("span", foot, class_="offer__foot"),
    ]
    css = ["offer", f"offer--{afford}", action is not None and "is-legal", cls]
    named: dict[str, Any] = {"data-kind": kind}
    if acting:
        named |= {"type": "button"} | acts(action, do, arg)
    return h("button" if acting else "article", named, parts, class_=css, **attrs)
