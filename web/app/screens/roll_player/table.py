"""The whole screen of a running game, put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.html import Markup, fragment, h, icon
from app.screens.roll_player.band import bag, initiative
from app.screens.roll_player.cards import estimate, logbook, own_cards
from app.screens.roll_player.dialogs import dialog
from app.screens.roll_player.market import shelf
from app.screens.roll_player.pickers import picker
from app.screens.roll_player.prompt import prompt
from app.screens.roll_player.rivals import rivals, strips
from app.screens.roll_player.scene import Scene
from app.screens.roll_player.sheet import sheet
from app.screens.roll_player.top import bar
from pygame_rules import TableView, tr
from pygame_rules.games.roll_player.view_types import Catalogue

if TYPE_CHECKING:
    from app.ui import UI

TABS = ("sheet", "market", "cards", "rivals", "log")


def table(view: TableView, catalogue: Catalogue, ui: UI) -> Markup:
    """The table as a seat sees it: everything legal is lit, everything lit can be pressed.

    What the actions change stands in the view; `hints` are there because the other games still want them.
    """
    scene = Scene(view, catalogue, ui)
    parts = _parts(scene)
    places = {name: _acting(scene, name) for name in TABS}
    foot = h("div", prompt(scene), _tabs(scene, places), class_="rp__foot")
    css = ["rp", f"rp--{len(scene.players)}", f"rp--{scene.step}", scene.board["phase"] == "setup" and "rp--setup"]
    main = h("main", *parts, foot, class_=css, data_tab=current_tab(scene.step, ui.tab))
    return h("div", bar(scene), main, dialog(scene), class_="page-table", data_game="roll_player")


def _parts(scene: Scene) -> list[Any]:
    band = h(
        "div",
        initiative(scene),
        bag(scene),
        h("div", shelf(scene), id="market", class_="rp__market"),
        class_="rp__band",
    )
    side = h(
        "aside",
        h("div", own_cards(scene), id="cards", class_="rp__cards"),
        estimate(scene),
        h("div", logbook(scene), id="log", class_="rp__log", data_later=True),
        class_="rp__side",
    )
    return [
        strips(scene),
        band,
        rivals(scene),
        h("div", picker(scene) or sheet(scene), class_="rp__sheet", id="sheet"),
        side,
    ]


def current_tab(step: str, chosen: str) -> str:
    """The part that a phone shows: the chosen one, else where the decision is made."""
    if chosen in TABS:
        return chosen
    return {"market": "market", "restore": "market", "refresh": "cards", "final": "cards"}.get(step, "sheet")


def _acting(scene: Scene, tab: str) -> bool:
    """Whether something can be chosen in a part of the table."""
    verbs = {"market": ("buy", "discard", "restore"), "cards": ("use", "refresh", "drop")}.get(tab, ())
    return bool(scene.of(*verbs))


def _tabs(scene: Scene, acting: Mapping[str, bool]) -> Markup:
    labels = {
        "sheet": (tr("Sheet"), "class", None),
        "market": (tr("Market"), "shop", len(scene.board["market"])),
        "cards": (tr("Cards"), "chest-open", len(scene.me["cards"])),
        "rivals": (tr("Rivals"), "person", None),
        "log": (tr("Log"), "scroll", None),
    }
    if len(scene.players) == 1:
        del labels["rivals"]
    current = current_tab(scene.step, scene.ui.tab)
    items = []
    for name, (says, pic, count) in labels.items():
        attrs = {
            "type": "button",
            "data-do": "tab",
            "data-arg": name,
            "aria-current": True if name == current else None,
        }
        body = fragment(icon(pic), h("span", says), h("b", count) if count else None)
        items.append(h("button", attrs, body, class_=["tabs__b", acting[name] and "tabs__b--lit"]))
    return h("nav", items, class_="tabs", aria_label=tr("Parts of the table"))
