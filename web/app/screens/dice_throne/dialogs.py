"""What opens over the table: whole boards, an ability or card in large, the piles, the log."""

from __future__ import annotations

from typing import Any

from app.components.log import log
from app.components.modal import modal
from app.components.seat import emblem
from app.html import Markup, h, icon
from app.screens.dice_throne.ability import Panel, kind_word, panel
from app.screens.dice_throne.boards import panels
from app.screens.dice_throne.hand import hand_card, type_word
from app.screens.dice_throne.people import person
from app.screens.dice_throne.picks import open_board, open_card, read_opened
from app.screens.dice_throne.plates import tokens
from app.screens.dice_throne.provenance import facts
from app.screens.dice_throne.scene import Scene
from app.screens.dice_throne.side import entries
from pygame_rules import tr, trn


def dialog(scene: Scene) -> Markup | None:
    """The dialog that the page has open, if it is one of this table's."""
    opened = read_opened(scene.ui.open)
    if opened.what == "card" and opened.name in scene.content.cards:
        return _card(scene, opened.name)
    if opened.what == "log":
        body = log(entries(scene), label=tr("Log"))
        return modal(tr("Log"), h("div", body, class_="dt-page__log"), id="look", wide=True, cls="dt-modal")
    seat = opened.seat
    if seat is None or seat >= len(scene.players) or not scene.players[seat]["hero"]:
        return None
    if opened.what == "board":
        return _board(scene, seat)
    return _ability(scene, seat, opened.name) if opened.what == "ability" else _pile(scene, seat)


def _switch(scene: Scene, seat: int) -> Markup:
    """From one board to the next."""
    items = []
    for other in (scene.seat, *scene.others):
        who = person(scene, other)
        attrs = {"type": "button", "data-do": "open", "data-arg": open_board(other), "aria-pressed": other == seat}
        items.append(h("button", attrs | {"style": who.style}, icon(who.emblem), h("span", who.name)))
    return h("div", items, class_="switch dt-boards", role="group", aria_label=tr("Boards"))


def _board(scene: Scene, seat: int) -> Markup:
    who = person(scene, seat)
    still = [_still(one) for one in panels(scene, seat)]
    head = h(
        "div",
        emblem(who.emblem, colour=who.colour),
        h("div", h("b", who.hero, class_="title"), h("div", tokens(who), class_="dt-toks")),
        class_="dt-sheet__head",
    )
    board = h("section", [panel(one, full=True) for one in still], class_="dt-board", style=who.style)
    body = h("div", _switch(scene, seat), head, board, class_="dt-sheet")
    return modal(who.name, body, id="look", wide=True, cls="dt-modal dt-modal--board")


def _still(one: Panel) -> Panel:
    """The same panel with nothing to press."""
    one.action = None
    for more in one.second:
        more.action = None
    return one


def _ability(scene: Scene, seat: int, name: str) -> Markup | None:
    lying = next((one for one in panels(scene, seat) if name in (one.id, *(more.id for more in one.second))), None)
    if lying is None:
        return None
    _still(lying)
    known = scene.content.abilities[name]
    text = scene.content.rich(known["text"], scene.players[seat]["hero"])
    upgraded = lying.upgraded and h("li", icon("upgrade"), tr("Upgraded to level {level}", level=lying.level))
    lines: list[Any] = [
        h("li", icon("info"), kind_word(lying.kind)),
        upgraded,
        h("li", icon("scroll"), h("span", text)),
        facts(known["provenance"]),
    ]
    style = scene.hero_style(seat)
    shown = h("div", panel(lying, full=True), class_="dt-large", style=style)
    body = h("div", shown, h("ul", lines, class_="dt-facts"), class_="dt-lookat")
    return modal(lying.name, body, id="look", eyebrow=scene.name(seat), cls="dt-modal", wide=True)


def _card(scene: Scene, card: str) -> Markup:
    hero = scene.me["hero"]
    known = scene.content.cards[card]
    look = scene.content.card_look(card, hero)
    lines = [
        h("li", icon("dt-cp"), trn("Costs {n} combat point", "Costs {n} combat points", known["cost"])),
        h("li", icon("scroll"), h("span", scene.content.rich(known["text"], hero))),
        facts(known["provenance"]),
    ]
    body = h("div", hand_card(look, large=True), h("ul", lines, class_="dt-facts"), class_="dt-lookat")
    return modal(known["name"], body, id="look", eyebrow=type_word(known["type"]), cls="dt-modal")


def _pile(scene: Scene, seat: int) -> Markup:
    player = scene.players[seat]
    items = []
    for card in reversed(player["discard"]):
        look = scene.content.card_look(card, player["hero"])
        attrs = {"type": "button", "data-do": "open", "data-arg": open_card(card)}
        art = h("span", icon(look.art), class_="dt-pile__art", data_type=look.type)
        text = h("span", h("b", look.name), h("small", type_word(look.type)), h("span", look.text), class_="dt-pile__t")
        items.append(h("li", h("button", attrs, art, text, h("b", look.cost, icon("dt-cp")), class_="dt-pile__row")))
    title = tr("Used cards of {name}", name=scene.name(seat))
    body = h("ul", items, class_="dt-pilelist") if items else h("p", tr("No cards here yet."), class_="muted")
    note = tr("Newest first. The pile is open to all; it becomes the deck when that is empty.")
    return modal(title, body, id="look", note=note, wide=True, cls="dt-modal")
