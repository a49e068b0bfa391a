"""Whom an attack hits, with more than one opponent: the targeting die, the ability, and the choice."""

from __future__ import annotations

from typing import Any

from app.components.button import key_cap, why
from app.html import Markup, h, icon
from app.screens.dice_throne.ability import panel
from app.screens.dice_throne.arena import looks
from app.screens.dice_throne.dice import DieLook, die
from app.screens.dice_throne.people import person
from app.screens.dice_throne.prompt import prompt
from app.screens.dice_throne.respond import find_panel
from app.screens.dice_throne.scene import Scene
from app.screens.dice_throne.seats import hand_row, seat_plate, side_dial
from app.screens.dice_throne.side import side
from pygame_rules import tr


def targeting(scene: Scene) -> Markup:
    """The table while the target is found."""
    choices = {int(text.split()[1]) - 1: text for text in scene.starting("target", "choose")}
    opponents, friends = _sides(scene)
    top = _row(scene, opponents, choices, "foes")
    bottom = _row(scene, friends, choices, "us")
    hand = h("section", hand_row(scene), class_="dt-handrow")
    middle = [_aim(scene), _declared(scene)]
    options = _options(scene, choices)
    if options is None:
        asked = prompt(scene)
    else:
        asked = _choice(scene, options)
    arena = h("section", middle, asked, class_="dt-arena", aria_label=tr("The target"))
    above = order(scene)
    return h(
        "main", top, arena, bottom, hand, side(scene, above=above), class_=["dt-four", f"dt-four--{len(scene.players)}"]
    )


def _sides(scene: Scene) -> tuple[list[int], list[int]]:
    opponents = scene.opponents
    friends = [seat for seat in (scene.seat, *scene.others) if seat not in opponents]
    return opponents, friends


def _row(scene: Scene, seats: list[int], choices: dict[int, str], kind: str) -> Markup:
    plates: list[Markup] = []
    for seat in seats:
        text = choices.get(seat)
        if text is not None:
            scene.shows(text)
        plates.append(seat_plate(scene, seat, action=text, key=scene.key_of(text or ""), defence=True))
    if scene.teams and len(plates) == 2:
        plates.insert(1, side_dial(scene, seats[0]))
    label = tr("Opponents") if kind == "foes" else tr("Your side")
    return h("section", plates, class_=["dt-team", f"dt-team--{kind}", f"dt-team--{len(seats)}"], aria_label=label)


def _aim(scene: Scene) -> Markup | None:
    """The targeting die with its table (DT-3.5.2); only teams roll it."""
    if not scene.teams:
        return None
    tray = next((tray for tray in scene.trays if tray["purpose"] == "target"), None)
    attacker = (scene.attack or {}).get("attacker", scene.active)
    count = len(scene.players)
    left, right = (attacker + 1) % count, (attacker + 3) % count
    value = tray["values"][0] if tray else None
    if value is None and scene.step == "target":
        # The die is off the table by then: a 5 lets the opponents choose, a 6 the attacker.
        value = 6 if scene.asked == attacker else 5
    mine = attacker == scene.seat
    rows = [
        ((1, 2), tr("1–2"), tr("left: {name}", name=scene.name(left))),
        ((3, 4), tr("3–4"), tr("right: {name}", name=scene.name(right))),
        ((5,), "5", tr("they choose") if mine else tr("the opponents choose")),
        ((6,), "6", tr("you choose") if mine else tr("{name} chooses", name=scene.name(attacker))),
    ]
    lines = [
        h("li", h("b", figures), h("span", says), aria_current="true" if value in values else None)
        for values, figures, says in rows
    ]
    face: Any = h("span", icon("target"), class_="dt-aim__none")
    if tray is not None:
        face = die(looks(scene, tray)[0], at="die-target-0")
    elif value is not None:
        hero = scene.players[attacker]["hero"]
        symbol = scene.content.face(hero, value)
        face = die(DieLook(0, value, symbol, scene.content.symbol_name(hero, value), scene.colour(attacker)))
    return h(
        "div", h("div", face, h("ol", lines), class_="dt-aim__felt"), class_="dt-aim", aria_label=tr("Targeting die")
    )


def _declared(scene: Scene) -> Markup | None:
    attack = scene.attack
    if attack is None:
        return None
    found = find_panel(scene, attack["attacker"], attack["ability"])
    if found is None:
        return None
    return h("div", panel(found, full=True), class_="dt-decl", style=scene.hero_style(attack["attacker"]))


def _options(scene: Scene, choices: dict[int, str]) -> list[Markup] | None:
    """The opponents to choose from, with what is known of their defence."""
    if not choices:
        return None
    out = []
    for seat, text in sorted(choices.items()):
        who = person(scene, seat)
        player = scene.players[seat]
        lines = [
            h("span", icon("heart", None, "icon--inline c-damage"), tr("{n} health", n=who.health)),
            *[
                h("span", icon("shield", None, "icon--inline c-block"), one.name, " ", one.gist)
                for one in scene.content.panels(player["hero"], player["upgrades"])
                if one.kind == "defensive"
            ],
        ]
        if who.king:
            lines.append(
                h("span", icon("crown", None, "icon--inline c-energy"), tr("the king: attacking draws a card"))
            )
        head = h("span", icon(who.emblem), h("span", who.name), key_cap(scene.key_of(text) or ""), class_="dt-opt__t")
        out.append(h("button", scene.offer(text), head, lines, class_="dt-opt is-legal", style=who.style))
    return out


def _choice(scene: Scene, options: list[Markup]) -> Markup:
    decision = scene.decision or {}
    body = h(
        "div",
        h("div", decision.get("prompt", ""), class_="prompt__title"),
        h("div", h("span", _damage(scene)), why(decision.get("rule")), class_="prompt__note"),
        class_="prompt__body",
        aria_live="polite",
    )
    rest = [h("button", scene.offer(text), scene.label(text), class_="btn is-legal") for text in scene.rest]
    return h(
        "section",
        h("span", icon("target"), class_="prompt__emblem"),
        body,
        h("div", options, class_=["dt-opts", f"dt-opts--{len(options)}"]),
        rest and h("div", rest, class_="prompt__actions"),
        class_="prompt dt-prompt",
        id="prompt",
        data_at="prompt",
    )


def _damage(scene: Scene) -> str:
    amount = (scene.attack or {}).get("damage")
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
