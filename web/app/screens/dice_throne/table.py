"""The whole screen of a running game, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.html import Markup, h
from app.screens.dice_throne.arena import arena
from app.screens.dice_throne.boards import own_board, rival
from app.screens.dice_throne.dialogs import dialog
from app.screens.dice_throne.picker import picker
from app.screens.dice_throne.prompt import prompt
from app.screens.dice_throne.respond import respond
from app.screens.dice_throne.scene import Scene
from app.screens.dice_throne.seats import hand_row, others, own_plate
from app.screens.dice_throne.side import lever, side
from app.screens.dice_throne.targeting import targeting
from app.screens.dice_throne.top import bar
from app.screens.dice_throne.words import phase_name
from pygame_rules import TableView, tr
from pygame_rules.games.dice_throne.view_types import Catalogue

if TYPE_CHECKING:
    from app.ui import UI


def table(view: TableView, catalogue: Catalogue, ui: UI) -> Markup:
    """The table as a seat sees it: everything legal is lit, everything lit can be pressed.

    What the actions change stands in the view; `hints` are there because the other games still want them.
    """
    scene = Scene(view, catalogue, ui)
    main = _main(scene)
    css = ["page-table", "dt-page", f"dt-page--{len(scene.players)}", f"dt-page--{layout(scene)}"]
    head = h("h1", tr("Dice Throne, {phase}", phase=phase_name(scene.phase)), class_="visually-hidden")
    return h("div", head, lever(), bar(scene), main, dialog(scene), class_=css, data_game="dice_throne")


def layout(scene: Scene) -> str:
    """Which of the four pictures of the table is shown: heroes, target, respond or table."""
    if scene.phase == "setup":
        return "heroes"
    if len(scene.players) > 2 and (scene.step == "target" or scene.phase == "targeting"):
        return "target"
    attack = scene.attack
    if attack is not None and scene.phase in ("offense", "targeting", "defense") and attack["target"] is not None:
        return "respond"
    return "table"


def _main(scene: Scene) -> Markup:
    shown = layout(scene)
    if shown == "heroes":
        return picker(scene)
    if shown == "target":
        return targeting(scene)
    if shown == "respond":
        return respond(scene)
    # The prompt comes last, because it lists what nothing else has shown.
    top = rival(scene, scene.others[0]) if len(scene.players) == 2 else others(scene)
    rest = [own_board(scene), h("section", own_plate(scene), hand_row(scene), class_="dt-self"), side(scene)]
    middle = arena(scene, prompt)
    return h("main", top, middle, rest, class_=["dt-table", f"dt-table--{len(scene.players)}"])
