"""What opens over the table at a tap: a card of the shop, of a hero or of the boss."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.components.card import card
from app.components.modal import modal
from app.html import Markup, h
from app.screens.platformer.art import card_icon
from app.screens.platformer.scene import Scene
from pygame_rules import tr

if TYPE_CHECKING:
    from pygame_rules.games.platformer.view_types import Known

TYPES = {"item": "item", "potion": "skill", "artifact": "power"}


def dialog(scene: Scene) -> Markup | None:
    """The dialog that is open, if it is one of ours."""
    kind, _, about = (scene.ui.open or "").partition(":")
    if kind == "card" and about in scene.catalogue["cards"]:
        return _card(scene, about)
    if kind == "boss" and about in scene.catalogue["boss_cards"]:
        return _boss_card(scene, about)
    return None


def kind_name(kind: str) -> str:
    """A kind of card."""
    return {"item": tr("Item"), "potion": tr("Potion"), "artifact": tr("Artifact")}.get(kind, kind)


def unsure(known: Known) -> str | None:
    """The note of content that the rulebook does not give."""
    return tr("Not all of this is in the rulebook; what was missing has been designed.") if known["unsure"] else None


def _card(scene: Scene, name: str) -> Markup:
    known = scene.catalogue["cards"][name]
    drawn = card(
        known["name"],
        type=TYPES.get(known["type"], "item"),
        type_label=kind_name(known["type"]),
        art=card_icon(name),
        text=known["text"],
        unsure=unsure(known),
        price=known["cost"] or None,
    )
    note = known["condition"]
    return modal(
        known["name"], h("div", drawn, class_="pf-dialog"), id="pf-card", eyebrow=kind_name(known["type"]), note=note
    )


def _boss_card(scene: Scene, name: str) -> Markup:
    known = scene.catalogue["boss_cards"][name]
    drawn = card(
        known["name"],
        type="curse",
        type_label=known["range_name"],
        art=card_icon(name),
        text=known["text"],
        unsure=unsure(known),
    )
    boss = scene.figure_name(known["boss"])
    return modal(
        known["name"], h("div", drawn, class_="pf-dialog"), id="pf-card", eyebrow=tr("Card of {boss}", boss=boss)
    )
