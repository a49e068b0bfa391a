"""Who may act in a turn that players share: turn to a seat, and let bots play."""

from __future__ import annotations

from collections.abc import Sequence

from app.components.button import button, key_cap
from app.components.seat import emblem
from app.html import EMPTY, Markup, h
from app.ui import PartySeat
from pygame_rules import tr


def party(seats: Sequence[PartySeat]) -> Markup:
    """The seats of a game that is played together, in a row; nothing in all other games."""
    if not seats:
        return EMPTY
    return h("nav", [_member(one, seats) for one in seats], class_="party", aria_label=tr("Who acts"), id="party")


def _member(one: PartySeat, seats: Sequence[PartySeat]) -> Markup:
    shown = next((other.seat for other in seats if other.shown), -1)
    # The key leads to the next seat clockwise.
    following = (shown + 1) % len(seats) == one.seat
    seat = h(
        "button",
        {"type": "button", "data-do": "seat", "data-arg": str(one.seat), "aria-current": "true" if one.shown else None},
        emblem(one.emblem, small=True),
        h("span", h("b", one.name), h("small", _standing(one))),
        following and not one.shown and key_cap("N"),
        class_=["party__seat", one.shown and "is-shown", one.may_act and "is-asked"],
    )
    return h(
        "div", {"style": {"--hero": one.colour}}, seat, one.bot and one.may_act and _bot(one), class_="party__member"
    )


def _standing(one: PartySeat) -> str:
    if one.shown:
        return tr("shown here")
    if not one.may_act:
        return tr("has passed")
    return tr("bot, waits for a word") if one.bot else tr("may act")


def _bot(one: PartySeat) -> Markup:
    return h(
        "div",
        button(tr("Play one"), kind="quiet", key="B", do="bot-one", arg=one.seat),
        button(tr("Finish the turn"), kind="quiet", key="F", do="bot-finish", arg=one.seat),
        class_="party__bot",
    )
