"""The whole screen of a running game, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.html import Markup, h, icon
from app.screens.platformer.boss import bench
from app.screens.platformer.dialogs import dialog
from app.screens.platformer.dock import dockside
from app.screens.platformer.people import people, strip
from app.screens.platformer.pool import pool
from app.screens.platformer.prompt import prompt
from app.screens.platformer.scene import Scene
from app.screens.platformer.side import side
from app.screens.platformer.top import bar
from app.screens.platformer.tower import stage
from pygame_rules import tr

if TYPE_CHECKING:
    from app.ui import UI
    from pygame_rules.games.platformer.view_types import Catalogue, View

# The drawers of small screens; none is open unless it is asked for.
TABS = ("people", "enemies", "shop", "log")


def table(view: View, catalogue: Catalogue, ui: UI) -> Markup:
    """The table as a seat sees it: everything legal is lit, everything lit can be pressed.

    What actions change is told in the view itself, so that the hints are not looked at.
    """
    scene = Scene(view, catalogue, ui)
    left = h("aside", people(scene), class_="pf-left", id="people", aria_label=tr("Heroes"))
    arena = h("div", stage(scene), bench(scene), class_="pf-arena")
    right = h("aside", side(scene), class_="pf-right", id="side", aria_label=tr("Enemies, shop and log"))
    dice, ways = pool(scene), dockside(scene)
    dock = h("div", prompt(scene), dice, ways, class_="pf-dock", id="dock")
    count = len(scene.players)
    css = ["pf", f"pf--{count}", scene.fighting and "pf--boss", not scene.mine and "pf--waiting"]
    main = h(
        "main",
        h("h1", tr("Platformer"), class_="visually-hidden"),
        strip(scene),
        h("div", left, arena, right, class_="pf-main"),
        dock,
        _tabs(scene),
        class_=css,
        data_tab=ui.tab if ui.tab in TABS else "",
    )
    return h(
        "div",
        bar(scene),
        main,
        dialog(scene),
        class_="page-table pf-page",
        data_game="platformer",
        data_labyrinth=scene.labyrinth,
    )


def _tabs(scene: Scene) -> Markup:
    boss = scene.boss["revealed"]
    labels = {
        "people": (tr("Heroes"), "person"),
        "enemies": (scene.figure_name(scene.boss["id"]), "crown") if boss else (tr("Enemies"), "pf-claws"),
        "shop": (tr("Shop"), "shop"),
        "log": (tr("Log"), "scroll"),
    }
    verbs = {offer["verb"] for offer in scene.legal}
    lit = {"shop": "buy" in verbs, "people": not verbs.isdisjoint(("use", "drink", "ability", "remove"))}
    items = []
    for name, (says, pic) in labels.items():
        on = scene.ui.tab == name
        attrs = {"type": "button", "data-do": "tab", "data-arg": "" if on else name, "aria-pressed": on}
        items.append(
            h("button", attrs, icon(pic), h("span", says), class_=["tabs__b", lit.get(name) and "tabs__b--lit"])
        )
    return h("nav", items, class_="tabs pf-tabs", aria_label=tr("Parts of the table"))
