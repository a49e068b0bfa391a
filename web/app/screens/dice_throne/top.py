"""The bar above the table: the eight phases of the turn, the round and the tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.components.button import icon_button
from app.components.topbar import topbar
from app.html import Markup, h, icon
from app.screens.dice_throne.art import PHASE_ICONS, PHASES
from app.screens.dice_throne.words import phase_name
from pygame_rules import tr

if TYPE_CHECKING:
    from app.screens.dice_throne.scene import Scene


def bar(scene: Scene) -> Markup:
    """The header of the table."""
    middle: Any
    if scene.phase in PHASES:
        middle = _phases(scene)
    else:
        middle = h("span", icon("person"), phase_name(scene.phase), class_="chip")
    return topbar(
        tr("Dice Throne"),
        pic="dice",
        home_label=tr("Home"),
        middle=middle,
        tools=[_round(scene), tools(can_undo=scene.ui.can_undo)],
        cls="dt-top",
    )


def tools(*, can_undo: bool | None) -> list[Any]:
    """The buttons at the right end; without undo where there is nothing to play any more."""
    undo = tr("Undo") if can_undo else tr("Undo: nothing can be taken back")
    return [
        icon_button("scroll", tr("Log"), do="open", arg="log", cls="dt-logbtn"),
        can_undo is not None
        and icon_button("undo", undo, do="undo" if can_undo else None, aria_disabled=None if can_undo else True),
        icon_button("save", tr("Save"), do="save"),
        icon_button("rules", tr("Rules"), do="rules"),
        icon_button("cog", tr("Settings"), do="settings"),
    ]


def _round(scene: Scene) -> Markup | None:
    if not scene.board["round"]:
        return None
    return h("span", tr("Round {n}", n=scene.board["round"]), class_="chip dt-round")


def _phases(scene: Scene) -> Markup:
    """What is done is ticked, what does not happen is struck through, what is now is of brass."""
    now = PHASES.index(scene.phase)
    items = []
    for index, phase in enumerate(PHASES):
        skipped = phase in scene.board["skipped"]
        done = index < now and not skipped
        css = ["phase", done and "phase--done", skipped and "phase--skip"]
        current = "step" if index == now else None
        body = [not done and icon(PHASE_ICONS[index]), h("span", phase_name(phase))]
        items.append(h("li", {"aria-current": current, "data-tip": phase_name(phase)}, body, class_=css))
    label = tr("Phases of {name}’s turn", name=scene.name(scene.active))
    return h("ol", items, class_="phases", aria_label=label)
