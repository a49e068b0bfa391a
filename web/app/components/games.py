"""How games look before they are opened: their sign and their picture."""

from __future__ import annotations

from typing import Any

from app.html import Markup, h, icon

SIGNS = {
    "dice_throne": "throne",
    "marvel_dice_throne": "pow",
    "roll_player": "class",
    "slay_the_spire": "watcher",
    "platformer": "white-tower",
}
SCENES = frozenset(SIGNS)


def sign(game: str) -> str:
    """The icon of a game; dice for one that has none of its own."""
    return SIGNS.get(game, "dice")


def game_sign(game: str) -> Markup:
    """The sign of a game on its colour; decoration beside its name."""
    return h("span", icon(sign(game)), class_="sv__i", aria_hidden=True)


def scene(game: str, *, cls: str = "scene") -> Markup:
    """The picture of a game; a plain sign where nothing has been painted."""
    if game not in SCENES:
        return h("span", icon(sign(game)), class_=[cls, "scene--plain"])
    attrs: dict[str, Any] = {"src": f"static/art/scenes/{game}.svg", "alt": "", "draggable": False}
    return h("img", attrs, class_=cls, decoding="async")
