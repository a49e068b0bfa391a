"""The parts that answers are made of: consequences, buttons that play an action, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.components.button import button, key_cap, why
from app.html import Markup, h, icon
from app.screens.platformer.art import SYMBOL_ICONS, WAY_ICONS, card_icon
from app.screens.platformer.offers import last_way
from app.screens.platformer.scene import Scene
from pygame_rules import tr

if TYPE_CHECKING:
    from pygame_rules.games.platformer.view_types import Offer

# Answers that go on without doing anything.
GO_ON = ("keep", "end")


def fx(*parts: Any, tone: str = "", rule: str | None = None) -> Markup:
    """One consequence of what is picked."""
    return h("span", parts, why(rule, short=True), class_=["pf-fx", tone and f"pf-fx--{tone}"])


def action_button(scene: Scene, offer: Offer, *, go: bool = False, says: Any = None, more: Any = None) -> Markup:
    """A button that plays an action."""
    kind = "btn--primary btn--go" if go else "btn--quiet" if offer["verb"] in GO_ON else ""
    pic = _icon(offer)
    return h(
        "button",
        scene.offer(offer),
        pic and icon(pic),
        h("span", says or offer["label"]),
        more,
        go and key_cap(tr("Enter")),
        class_=["btn", kind],
    )


VERB_ICONS = {"attack": "swords", "gravity": "down", "boost": "pf-gem", "reroll": "reroll", "coin": "coin"}


def _icon(offer: Offer) -> str | None:
    """The picture of an action: of the symbol, the way or the card that it is about, or of its verb."""
    args = offer["args"]
    if "symbol" in args:
        return SYMBOL_ICONS[args["symbol"]]
    if "way" in args:
        return WAY_ICONS[last_way(offer)]
    if "card" in args:
        return card_icon(args["card"])
    if "token" in args:
        return card_icon(args["token"])
    return VERB_ICONS.get(offer["verb"])


def back(words_: str | None = None) -> Markup:
    return button(words_ or tr("Back"), kind="quiet", pic="undo", key=tr("Esc"), do="select", arg="")
