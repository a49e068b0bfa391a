"""Cards of Dice Throne: in the hand, as small ones in lists, and the piles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.components.card import card_back
from app.html import Markup, h, icon
from app.screens.dice_throne.art import CARD_TYPES, CP_GEM
from app.screens.dice_throne.picks import open_discard
from pygame_rules import tr, trn

# From these many letters on, titles and texts need the smaller type.
LONG_TITLE = 15
WORDY = 62
WORDIER = 110


@dataclass(frozen=True, slots=True)
class CardLook:
    """A card in hand. `action` plays it at once; `pick` opens the choice of what to do with it."""

    id: str
    key: str
    name: str
    type: str
    cost: int
    art: str
    text: Any
    words: str
    letters: int = 0
    lit: bool = False
    wait: str = ""
    action: str | None = None
    pick: str | None = None
    picked: bool = False
    affordable: bool = True
    unsure: str | None = None
    drag: str | None = None


def type_word(kind: str) -> str:
    """The type of a card in a word."""
    return {"main": tr("Main"), "roll": tr("Roll"), "instant": tr("Instant"), "upgrade": tr("Upgrade")}.get(kind, kind)


def hand_card(look: CardLook, *, large: bool = False) -> Markup:
    """A card as it is held: the window's shape, the pill and the colour tell its type."""
    length = look.letters or len(look.words)
    css = [
        "card",
        "dt-card",
        large and "dt-card--large",
        length > WORDY and "dt-card--wordy",
        length > WORDIER and "dt-card--wordier",
        look.lit and not look.picked and "is-legal",
        look.picked and "card--selected",
        look.wait and "dt-card--later",
        not look.affordable and "card--unaffordable",
    ]
    cost = trn("Costs {n} combat point", "Costs {n} combat points", look.cost)
    title = ["card__title", len(look.name) >= LONG_TITLE and "card__title--long"]
    parts = [
        h("span", h("b", look.cost), class_="card__cost", style={"--gem": CP_GEM}, role="img", aria_label=cost),
        h("span", h("span", look.name), class_=title),
        h("span", icon(look.art), class_="card__art"),
        h("span", icon(CARD_TYPES.get(look.type, "star")), h("span", type_word(look.type)), class_="card__type"),
        h("span", h("span", look.text), class_="card__text"),
        look.unsure
        and h("span", "?", class_="card__unsure", role="note", aria_label=look.unsure, data_tip=look.unsure),
        look.wait and h("span", look.wait, class_="dt-card__wait"),
    ]
    attrs: dict[str, Any] = {"data-type": look.type, "id": f"card-{look.key}", "data-at": f"card-{look.key}"}
    if look.drag:
        attrs["data-drag"] = look.drag
    if look.action is not None:
        attrs |= {"type": "button", "data-a": look.action}
    elif look.pick is not None:
        attrs |= {"type": "button", "data-do": "select", "data-arg": look.pick, "aria-pressed": look.picked}
    else:
        return h("article", attrs, parts, class_=css)
    return h("button", attrs, parts, class_=css)


def small_card(look: CardLook) -> Markup:
    """A card in a list: type, art and cost alone."""
    parts = [
        h("span", h("b", look.cost), class_="card__cost", style={"--gem": CP_GEM}),
        h("span", icon(look.art), class_="card__art"),
    ]
    return h("span", parts, class_="card card--small", data_type=look.type, aria_hidden=True)


def hand(looks: Sequence[CardLook], *, limit: int, seat: int) -> Markup:
    """The own hand."""
    label = trn("Your hand, {n} card", "Your hand, {n} cards", len(looks))
    none = not looks and h("p", tr("Your hand is empty."), class_="muted dt-hand__none")
    size = {"--n": len(looks)}
    css = ["dt-hand", len(looks) > limit and "dt-hand--over", len(looks) > 6 and "dt-hand--many"]
    cards = [hand_card(look) for look in looks]
    return h("div", cards, none, class_=css, role="group", aria_label=label, style=size, data_at=f"hand-{seat}")


def piles(
    *,
    deck: int,
    discard: int,
    top: CardLook | None,
    pic: str,
    seat: int,
    sells: str | None = None,
    drop: str | None = None,
) -> Markup:
    """The deck, and the discard pile face up; in a main phase dropping a card there sells it."""
    cards = trn("{n} card in the deck", "{n} cards in the deck", deck)
    used = trn("Look at the {n} used card", "Look at the {n} used cards", discard)
    back = h(
        "span",
        card_back(pic, label=cards),
        h("span", icon("deck"), tr("Deck"), " ", h("b", deck), class_="chip"),
        class_="stack",
        data_at=f"deck-{seat}",
    )
    face = small_card(top) if top else h("span", class_="card card--small dt-pile__none", aria_hidden=True)
    attrs: dict[str, Any] = {"type": "button", "data-do": "open", "data-arg": open_discard(seat), "aria-label": used}
    attrs |= {"data-at": f"discard-{seat}", "data-tip": sells or used}
    if drop is not None:
        attrs |= {"data-drop": drop, "data-try": "sell {what}"}
    caption = h("span", icon("card-discard"), tr("Used"), " ", h("b", discard), class_="chip")
    pile = h("button", attrs, face, caption, class_=["stack", "dt-pile", sells and "dt-pile--sells"])
    return h("div", back, pile, class_="dt-piles")
