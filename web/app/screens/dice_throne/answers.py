"""What may answer at this moment: cards, tokens and passives, each with what would come of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.components.button import key_cap
from app.components.token import chip, token
from app.html import Markup, h, icon
from app.screens.dice_throne.art import CARD_TYPES
from app.screens.dice_throne.hand import CardLook, small_card, type_word
from app.screens.dice_throne.plates import TokenLook
from pygame_rules import tr


@dataclass(frozen=True, slots=True)
class Answer:
    """One way to answer. `before` and `after` are what would be taken; `why_not` says why a card has to wait."""

    name: str
    words: Any
    action: str = ""
    card: CardLook | None = None
    token: TokenLook | None = None
    pic: str = "star"
    sort: str = ""
    before: int | None = None
    after: str | None = None
    better: bool = False
    says: str = ""
    key: str | None = None
    why_not: str = ""


def answers(given: Sequence[Answer], *, title: str, cp: int, none: str) -> Markup:
    """The panel of answers; what cannot answer now comes last, with the reason."""
    head = h(
        "div",
        icon("shield"),
        h("h2", title),
        chip(h("b", cp), tr("CP"), pic="dt-cp", tone="c-energy"),
        class_="panel__head",
    )
    ready = [answer for answer in given if not answer.why_not]
    later = [answer for answer in given if answer.why_not]
    body: list[Any] = [_answer(answer) for answer in (*ready, *later)]
    if not ready:
        body.insert(0, h("p", none, class_="muted dt-ans__none"))
    if later:
        words = tr("{n} more cards, for another moment", n=len(later))
        body.append(h("details", h("summary", words), [_answer(answer) for answer in later], class_="dt-ans--more"))
    return h("section", head, h("div", body, class_="dt-answers__list"), class_="dt-answers panel", aria_label=title)


def _answer(answer: Answer) -> Markup:
    if answer.card is not None:
        badge = small_card(answer.card)
        sort: Any = [icon(CARD_TYPES.get(answer.card.type, "star"), None, "icon--inline"), type_word(answer.card.type)]
    elif answer.token is not None:
        badge = token(answer.token.icon, answer.token.name, answer.token.count, kind=answer.token.kind,
                      colour=answer.token.colour)  # fmt: skip
        sort = tr("token")
    else:
        badge = token(answer.pic, answer.name, kind="own")
        sort = answer.sort
    title = h("span", answer.name, sort and h("small", sort), answer.key and key_cap(answer.key), class_="dt-ans__t")
    words = h("span", answer.words, class_="dt-ans__fx")
    outcome = None
    if answer.after is not None:
        figures = h(
            "b",
            h("s", answer.before),
            " → ",
            h("em" if answer.better else "span", answer.after),
        )
        outcome = h("span", figures, answer.says, class_="dt-ans__out")
    if answer.why_not:
        note = h("span", answer.why_not, " ", class_="dt-ans__fx")
        return h("div", h("span", badge, class_="dt-ans__badge"), title, note, class_="dt-ans dt-ans--off")
    attrs = {"type": "button", "data-a": answer.action}
    body = [h("span", badge, class_="dt-ans__badge"), title, words, outcome]
    return h("button", attrs, body, class_="dt-ans is-legal")
