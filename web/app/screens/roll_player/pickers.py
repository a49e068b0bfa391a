"""The setup: choosing a race, and the side of the class card."""

from __future__ import annotations

from typing import Any

from app.components.die import die_chip, die_name
from app.components.token import stars as star_row
from app.html import Markup, h, icon
from app.screens.roll_player import words
from app.screens.roll_player.art import ROW_ICONS, ROWS, class_icon, race_icon
from app.screens.roll_player.scene import Scene
from pygame_rules import ActionView, tr
from pygame_rules.games.roll_player.view_types import ClassEntry, RaceEntry


def picker(scene: Scene) -> Markup | None:
    """What takes the sheet's place while race or class is being chosen; None in every other step."""
    if scene.step == "race":
        return _frame(
            tr("Choose your race"), "person", [_race(scene, race) for race in scene.catalogue["races"]], "races"
        )
    if scene.step == "class":
        sides = [action["args"]["class"] for action in scene.of("class")]
        shown = sides or [player["class"] for player in scene.players if player["class"]]
        return _frame(tr("Choose your class"), "class", [_class(scene, name) for name in shown], "classes")
    return None


def _frame(title: str, pic: str, cards: list[Markup], kind: str) -> Markup:
    top = h("header", h("span", icon(pic), class_="prompt__emblem"), h("h2", title), class_="rp-pick__head")
    count = f"rp-pick--{'few' if len(cards) <= 2 else 'many'}"
    return h(
        "section",
        top,
        h("div", cards, class_="rp-pick__row"),
        class_=["rp-pick", "mat", f"rp-pick--{kind}", count],
        aria_label=title,
    )


def _race(scene: Scene, race: str) -> Markup:
    known = scene.catalogue["races"][race]
    owner = next((player["seat"] for player in scene.players if player["race"] == race), None)
    changes = [
        h(
            "li",
            icon(ROW_ICONS[row]),
            words.row_name(row),
            h("b", words.signed(known["modifiers"][row]), class_=["mod", known["modifiers"][row] < 0 and "mod--neg"]),
        )
        for row in ROWS
        if known["modifiers"].get(row)
    ]
    body = [
        h("span", icon(race_icon(race)), class_="rp-pick__pic"),
        h("b", known["name"], class_="rp-pick__name"),
        h("ul", changes or [h("li", tr("No changes: every row as rolled"))], class_="rp-pick__mods"),
        owner is not None and h("small", tr("taken by {name}", name=scene.name(owner)), class_="rp-pick__taken"),
    ]
    return _choice(scene, scene.find("race", race=race), body, taken=owner is not None)


def _class(scene: Scene, name: str) -> Markup:
    known = scene.catalogue["classes"][name]
    colour = known["colour"]
    goals = [
        h(
            "li",
            icon(ROW_ICONS[row]),
            h("b", words.row_short(row)),
            h("span", words.goal_text(known["goals"][row]["text"]), class_="num"),
            star_row(known["goals"][row]["stars"]),
        )
        for row in ROWS
    ]
    race = scene.race(scene.me)
    body = [
        h("span", icon(class_icon(name)), class_="rp-pick__pic", data_colour=colour),
        h("b", known["name"], " ", die_chip(colour), class_="rp-pick__name"),
        h("small", tr("1★ for each {colour} die", colour=die_name(colour, None)), class_="rp-pick__line"),
        h("ol", goals, class_="rp-pick__goals"),
        h("p", h("b", known["ability"]["name"]), h("span", known["ability"]["text"]), class_="rp-pick__abil"),
        race and _with_race(race, known),
    ]
    return _choice(scene, scene.find("class", **{"class": name}), body)


def _with_race(race: RaceEntry, known: ClassEntry) -> Markup | None:
    """How the race bears on this class: the rows that it changes, with their goals."""
    touched = [row for row in ROWS if race["modifiers"].get(row)]
    if not touched:
        return None
    parts = [
        h(
            "li",
            tr(
                "{row} {change}, goal {goal}",
                row=words.row_short(row),
                change=words.signed(race["modifiers"][row]),
                goal=words.goal_text(known["goals"][row]["text"]),
            ),
        )
        for row in touched
    ]
    return h("ul", h("li", h("b", race["name"])), parts, class_="rp-pick__race")


def _choice(scene: Scene, action: ActionView | None, body: list[Any], *, taken: bool = False) -> Markup:
    if action is None:
        return h("div", body, class_=["rp-pick__card", taken and "is-off"])
    button = h("span", action["label"], class_="btn btn--primary rp-pick__go")
    return h("button", scene.offer(action), body, button, class_="rp-pick__card is-legal")
