"""What opens over the table: a card in large, another player's whole sheet, the open piles."""

from __future__ import annotations

from typing import Any

from app.components.card import card as big_card
from app.components.modal import modal
from app.html import Markup, h, icon
from app.screens.roll_player import words
from app.screens.roll_player.art import PART_ICONS, card_icon
from app.screens.roll_player.cards import parts_of
from app.screens.roll_player.market import subtitle
from app.screens.roll_player.rivals import rows
from app.screens.roll_player.scene import Scene
from app.screens.roll_player.sheet import alignment, backstory, identity
from pygame_rules import tr, trn
from pygame_rules.games.roll_player.view_types import CardEntry

# The paper of the kit's cards by the kind of market card.
PAPER = {"weapon": "attack", "armor": "item", "skill": "skill", "trait": "power"}


def dialog(scene: Scene) -> Markup | None:
    """The dialog that the page has open, if it is one of this table's."""
    what, _, which = (scene.ui.open or "").partition(":")
    if what == "card" and which in scene.cards:
        return _card(scene, which)
    if what == "seat" and which.isdigit() and int(which) < len(scene.players):
        return _seat(scene, int(which))
    if what == "discards":
        return _pile(
            scene, tr("Discard pile"), scene.board["discard"], tr("Newest first. The pile is open to all (RP-1.7).")
        )
    if what == "trash":
        return _pile(scene, tr("Trash"), scene.board["trash"], tr("Trashed cards never come back (RP-18.4)."))
    return None


def _card(scene: Scene, card: str) -> Markup:
    known = scene.cards[card]
    unsure = known["unsure"]
    note = tr("Some figures of this card are ours, because no open source gives the printed ones.") if unsure else None
    shown = big_card(
        known["name"],
        type=PAPER[known["type"]],
        type_label=words.kind_name(known["type"]),
        art=card_icon(card),
        text=known["text"],
        cost=known["cost"],
        size="large",
        unsure=note,
    )
    facts = [
        h("li", icon("coin"), trn("Costs {n} gold", "Costs {n} gold", known["cost"])),
        h("li", icon("info"), *subtitle(scene, card)),
        "set" in known and h("li", icon("leather"), _set_table(scene, known["set"])),
        known["type"] in ("skill", "trait") and h("li", icon("scales"), _arrow_words(known)),
        unsure and h("li", h("span", "?", class_="card__unsure rp-unsure"), _unsure_words(unsure)),
    ]
    return modal(
        known["name"],
        h("div", shown, h("ul", facts, class_="rp-facts"), class_="rp-look"),
        id="look",
        eyebrow=words.kind_name(known["type"]),
        cls="rp-modal",
    )


def _arrow_words(known: CardEntry) -> str:
    arrow = known.get("arrow")
    if arrow not in words.ARROWS:
        return tr("The marker moves by the arrow of the copied Skill.")
    direction = words.direction_name(arrow)
    if known["type"] == "trait":
        return tr(
            "Buying it moves the marker one step: {arrow} {direction}.", arrow=words.ARROWS[arrow], direction=direction
        )
    return tr(
        "Using it moves the marker one step first: {arrow} {direction}.", arrow=words.ARROWS[arrow], direction=direction
    )


def _set_table(scene: Scene, name: str) -> str:
    stars = scene.catalogue["armor_sets"][name]["stars"]
    steps = ", ".join(tr("{cards}: {stars}★", cards=cards, stars=pays) for cards, pays in enumerate(stars, 1))
    return tr("{set} set, by cards owned: {steps}", set=words.set_name(name), steps=steps)


def _unsure_words(unsure: Any) -> str:
    names = {
        "cost": tr("price"),
        "effect": tr("effect"),
        "text": tr("effect"),
        "arrow": tr("arrow"),
        "hands": tr("hands"),
        "timing": tr("timing"),
        "stars": tr("stars"),
        "ability": tr("ability"),
    }
    fields = ", ".join(dict.fromkeys(names.get(field, field.replace("_", " ")) for field in unsure))
    return tr(
        "Not certain: {fields}. These are set by us until a source is found; the rules page says more.", fields=fields
    )


def _seat(scene: Scene, seat: int) -> Markup:
    player = scene.players[seat]
    parts = [
        h("li", icon(PART_ICONS[part]), words.part_name(part), h("b", stars, class_="num"))
        for part, stars in parts_of(player).items()
    ]
    purse = h(
        "p",
        icon("coin", tr("gold")),
        " ",
        player["gold"],
        " · ",
        icon("charisma", tr("tokens")),
        " ",
        player["tokens"],
        " · ",
        icon("star", tr("stars")),
        " ",
        player["stars"]["total"],
        class_="rp-sheetline num",
    )
    kind = scene.profession(player)
    ability = kind and h("p", h("b", kind["ability"]["name"]), " ", kind["ability"]["text"], class_="muted")
    left = h("div", h("div", rows(scene, player), class_="rv rv--big"), purse, h("ul", parts, class_="rp-parts"))
    right = h("div", backstory(scene, player), alignment(scene, player), class_="rp-sheetside")
    body = [
        h("p", identity(scene, player)),
        ability,
        h("div", left, right, class_="rp-fullsheet"),
        _list(scene, [own["id"] for own in player["cards"]]),
    ]
    return modal(scene.name(seat), body, id="look", eyebrow=tr("Character sheet"), wide=True, cls="rp-modal")


def _pile(scene: Scene, title: str, cards: list[str], note: str) -> Markup:
    body = _list(scene, list(reversed(cards))) if cards else h("p", tr("No cards here yet."), class_="muted")
    return modal(title, body, id="look", note=note, wide=True, cls="rp-modal")


def _list(scene: Scene, cards: list[str]) -> Markup:
    items = []
    for card in cards:
        known = scene.cards[card]
        attrs = {"type": "button", "data-do": "open", "data-arg": f"card:{card}"}
        text = h(
            "span", h("b", known["name"]), h("small", subtitle(scene, card)), h("small", known["text"]), class_="own__t"
        )
        cost = h("span", icon("coin"), known["cost"], class_="own__v")
        items.append(
            h(
                "li",
                h(
                    "button",
                    attrs,
                    h("span", icon(card_icon(card)), class_="own__pic"),
                    text,
                    cost,
                    class_="own own--row",
                    data_kind=known["type"],
                ),
            )
        )
    return h("ul", items, class_="rp-pile")
