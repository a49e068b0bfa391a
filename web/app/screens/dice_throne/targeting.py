"""Whom an attack hits, with more than one opponent: the targeting die, the ability, and the choice."""

from __future__ import annotations

from typing import Any

from app.components.button import key_cap, why
from app.html import Markup, h, icon
from app.screens.dice_throne.ability import panel
from app.screens.dice_throne.arena import looks, turned_to
from app.screens.dice_throne.boards import panel_of
from app.screens.dice_throne.dice import die
from app.screens.dice_throne.people import person
from app.screens.dice_throne.prompt import prompt
from app.screens.dice_throne.scene import Scene
from app.screens.dice_throne.seats import hand_row, seat_plate, side_dial
from app.screens.dice_throne.side import side
from pygame_rules import ActionView, tr
from pygame_rules.games.dice_throne.view_types import AimRow, AimView


def targeting(scene: Scene) -> Markup:
    """The table while the target is found."""
    choices = {action["args"]["seat"]: action for action in scene.of("target", "choose")}
    opponents, friends = _sides(scene)
    top = _row(scene, opponents, choices, "foes")
    bottom = _row(scene, friends, choices, "us")
    hand = h("section", hand_row(scene), class_="dt-handrow")
    middle = [_aim(scene), _declared(scene)]
    asked = _choice(scene, choices) if choices else prompt(scene)
    arena = h("section", middle, asked, class_="dt-arena", aria_label=tr("The target"))
    above = order(scene)
    return h(
        "main", top, arena, bottom, hand, side(scene, above=above), class_=["dt-four", f"dt-four--{len(scene.players)}"]
    )


def _sides(scene: Scene) -> tuple[list[int], list[int]]:
    opponents = scene.opponents
    friends = [seat for seat in (scene.seat, *scene.others) if seat not in opponents]
    return opponents, friends


def _row(scene: Scene, seats: list[int], choices: dict[int, ActionView], kind: str) -> Markup:
    plates: list[Markup] = []
    for seat in seats:
        choice = choices.get(seat)
        text, key = (scene.shows(choice), scene.key_of(choice)) if choice else (None, None)
        plates.append(seat_plate(scene, seat, action=text, key=key, defence=True))
    if scene.teams and len(plates) == 2:
        plates.insert(1, side_dial(scene, seats[0]))
    label = tr("Opponents") if kind == "foes" else tr("Your side")
    return h("section", plates, class_=["dt-team", f"dt-team--{kind}", f"dt-team--{len(seats)}"], aria_label=label)


def _aim(scene: Scene) -> Markup | None:
    """The targeting die with its table; only teams roll it."""
    aim = scene.board["aim"]
    if aim is None:
        return None
    value = aim["value"]
    lines = [
        h(
            "li",
            h("b", "–".join(map(str, row["values"]))),
            h("span", _aim_words(scene, aim, row)),
            aria_current="true" if value in row["values"] else None,
        )
        for row in aim["rows"]
    ]
    tray = next((tray for tray in scene.trays if tray["purpose"] == "target"), None)
    face: Any = h("span", icon("target"), class_="dt-aim__none")
    if tray is not None:
        face = die(looks(scene, tray)[0], at="die-target-0")
    elif value is not None:
        face = die(turned_to(scene, aim["attacker"], value))
    return h(
        "div", h("div", face, h("ol", lines), class_="dt-aim__felt"), class_="dt-aim", aria_label=tr("Targeting die")
    )


def _aim_words(scene: Scene, aim: AimView, row: AimRow) -> str:
    """What a row of the targeting die means."""
    attacker, target = aim["attacker"], row["target"]
    if target is not None:
        name = scene.name(target)
        return tr("left: {name}", name=name) if row["means"] == "left" else tr("right: {name}", name=name)
    if row["means"] == "attacker":
        return tr("you choose") if attacker == scene.seat else tr("{name} chooses", name=scene.name(attacker))
    return tr("they choose") if attacker == scene.seat else tr("the opponents choose")


def _declared(scene: Scene) -> Markup | None:
    attack = scene.attack
    if attack is None:
        return None
    lying = panel_of(scene, attack["attacker"], attack["ability"])
    if lying is None:
        return None
    return h("div", panel(lying, full=True), class_="dt-decl", style=scene.hero_style(attack["attacker"]))


def _targets(scene: Scene, choices: dict[int, ActionView]) -> list[Markup]:
    """The opponents to choose from, with what is known of their defence."""
    out = []
    for seat, choice in sorted(choices.items(), key=lambda entry: entry[0]):
        who = person(scene, seat)
        player = scene.players[seat]
        lines = [
            h("span", icon("heart", None, "icon--inline c-damage"), tr("{n} health", n=who.health)),
            *[
                h("span", icon("shield", None, "icon--inline c-block"), one.name, " ", one.gist)
                for one in scene.content.panels(player["hero"], player["abilities"])
                if one.kind == "defensive"
            ],
        ]
        if who.king:
            lines.append(
                h("span", icon("crown", None, "icon--inline c-energy"), tr("the king: attacking draws a card"))
            )
        key = key_cap(scene.key_of(choice) or "")
        head = h("span", icon(who.emblem), h("span", who.name), key, class_="dt-opt__t")
        out.append(h("button", scene.offer(choice), head, lines, class_="dt-opt is-legal", style=who.style))
    return out


def _choice(scene: Scene, choices: dict[int, ActionView]) -> Markup:
    assert scene.decision is not None, "someone chooses"
    targets = _targets(scene, choices)
    body = h(
        "div",
        h("div", scene.decision["prompt"], class_="prompt__title"),
        h("div", h("span", _damage(scene)), why(scene.decision["rule"]), class_="prompt__note"),
        class_="prompt__body",
        aria_live="polite",
    )
    rest = [h("button", scene.offer(action), scene.label(action), class_="btn is-legal") for action in scene.rest]
    return h(
        "section",
        h("span", icon("target"), class_="prompt__emblem"),
        body,
        h("div", targets, class_=["dt-opts", f"dt-opts--{len(targets)}"]),
        rest and h("div", rest, class_="prompt__actions"),
        class_="prompt dt-prompt",
        id="prompt",
        data_at="prompt",
    )


def _damage(scene: Scene) -> str:
    amount = scene.attack["damage"] if scene.attack else 0
    return tr("The attack stands at {n} damage.", n=amount) if amount else ""


def order(scene: Scene) -> Markup:
    """The order of turns; in the team game one team is square, the other round."""
    items = []
    for seat in scene.board["order"]:
        who = person(scene, seat)
        css = "b" if scene.teams and scene.side(seat) != scene.side(scene.seat) else None
        now = "true" if seat == scene.active else None
        items.append(
            h("li", icon(who.emblem, who.name), class_=css, style=who.style, data_tip=who.name, aria_current=now)
        )
    head = h("div", h("b", tr("Turn order")), why("DT-12.2" if scene.teams else "DT-12.7", short=True),
             class_="dt-oddsbox__row")  # fmt: skip
    return h("section", head, h("ol", items, class_="dt-zig"), class_="panel dt-oddsbox")
