"""The bar above the table: the phases of the round, the order of turns and the tools."""

from __future__ import annotations

from typing import Any

from app.components.button import icon_button
from app.components.topbar import phases, topbar
from app.html import Markup, h, icon
from app.screens.roll_player.scene import Scene
from pygame_rules import tr

PHASES = ("roll", "dice", "market", "cleanup")


def bar(scene: Scene) -> Markup:
    """The header of the table."""
    board = scene.board
    middle = [_phases(scene), _turns(scene)]
    if board["phase"] == "setup":
        middle = [h("span", icon("class"), tr("Setup"), class_="chip"), _turns(scene)]
    return topbar(
        tr("Roll Player"),
        pic="class",
        home_label=tr("Home"),
        middle=middle,
        tools=[_round(scene), tools(can_undo=scene.ui.can_undo)],
        cls="rp-top",
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


def _round(scene: Scene) -> Markup | None:
    if scene.board["phase"] == "setup":
        return None
    label = tr("Round {n} of {rounds}", n=scene.board["round"], rounds=scene.board["rounds"])
    figures = h("b", scene.board["round"]), "/", scene.board["rounds"]
    return h(
        "span",
        h("span", tr("Round"), " ", *figures, aria_hidden=True),
        class_="chip rp-round",
        role="img",
        aria_label=label,
    )


def _phases(scene: Scene) -> Markup:
    names = [(tr("Roll"), "dice"), (tr("Dice"), "hand"), (tr("Market"), "shop"), (tr("Cleanup"), "bag")]
    current = PHASES.index(scene.board["phase"]) if scene.board["phase"] in PHASES else len(PHASES)
    return phases(names, current, label=tr("Phases of round {n}", n=scene.board["round"]))


def _turns(scene: Scene) -> Markup:
    board = scene.board
    market = board["phase"] == "market"
    order = (board["market_order"] if market else board["order"]) or list(range(len(scene.players)))
    now = board["turn"]
    place = order.index(now) if now in order else -1
    items = []
    for index, seat in enumerate(order):
        name = scene.name(seat)
        if index < place:
            tip, css, mark = tr("{name}: done", name=name), "turns__done", icon("check", None, "turns__tick")
        elif index == place:
            tip, css = tr("{name}: now", name=name), "turns__now"
            mark = h("b", tr("You") if seat == scene.seat else name)
        else:
            tip, css, mark = tr("{name}: to come", name=name), "", None
        items.append(
            h(
                "li",
                icon(scene.emblem(seat), tip),
                mark,
                class_=css,
                style=scene.hero(seat),
                data_tip=tip,
                aria_current=True if index == place else None,
            )
        )
    label = tr("Market turns of this round") if market else tr("Dice turns of this round")
    return h("ol", items, class_="turns", aria_label=label)
