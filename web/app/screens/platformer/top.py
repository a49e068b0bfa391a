"""The bar above the table: the steps of the turn, the round and the tools."""

from __future__ import annotations

from typing import Any

from app.components.button import icon_button
from app.components.topbar import phases, topbar
from app.html import Markup, h
from app.screens.platformer import words
from app.screens.platformer.scene import Scene
from pygame_rules import tr


def bar(scene: Scene) -> Markup:
    """The header of the table."""
    names = words.phase_names(scene.board["solo"], scene.fighting)
    stages = [stage for stage, _, _ in names]
    stage = scene.board["stage"]
    current = stages.index(stage) if stage in stages else len(stages) - 1
    steps = phases([(name, pic) for _, name, pic in names], current, label=tr("Steps of the turn"))
    return topbar(
        tr("Platformer"),
        pic="white-tower",
        home_label=tr("Home"),
        middle=steps,
        tools=[_round(scene), tools(can_undo=scene.ui.can_undo)],
        cls="pf-top",
    )


def tools(*, can_undo: bool | None) -> list[Any]:
    """The buttons at the right end; without undo where there is nothing to play any more."""
    undo = tr("Undo") if can_undo else tr("Undo: nothing can be taken back")
    return [
        can_undo is not None
        and icon_button("undo", undo, do="undo" if can_undo else None, aria_disabled=None if can_undo else True),
        icon_button("save", tr("Save"), do="save"),
        icon_button("rules", tr("Rules"), do="rules"),
        icon_button("cog", tr("Settings"), do="settings"),
    ]


def _round(scene: Scene) -> Markup:
    number = scene.board["round"]
    events = scene.board["events"]
    if events is not None:
        label = tr("Turn {n}, {left} events left", n=number, left=events["left"])
        body = h("span", tr("Turn"), " ", h("b", number), aria_hidden=True)
    else:
        label = tr("Round {n}", n=number)
        body = h("span", tr("Round"), " ", h("b", number), aria_hidden=True)
    return h("span", body, class_="chip pf-round", role="img", aria_label=label, data_tip=label)
