"""Boards: the own one in full, a rival's as mini panels in a strip, and what the dice make of them."""

from __future__ import annotations

from typing import Any

from app.components.button import button, key_cap
from app.html import Markup, fragment, h, icon
from app.screens.dice_throne.ability import Panel, slot
from app.screens.dice_throne.art import DAMAGE_ICONS
from app.screens.dice_throne.people import person
from app.screens.dice_throne.plates import counts, tokens, who
from app.screens.dice_throne.scene import Scene
from pygame_rules import tr


def panels(scene: Scene, seat: int) -> list[Panel]:
    """The abilities of a seat with what its dice show, and what can be done with them now."""
    player = scene.players[seat]
    made = scene.content.panels(player["hero"], player["upgrades"])
    states = {ability["id"]: ability for ability in player["abilities"]}
    tray = next((tray for tray in scene.trays if tray["purpose"] == "offense" and tray["owner"] == seat), None)
    declared = (scene.board["intent"] or {}).get("declares") or (scene.attack or {}).get("ability")
    for panel in made:
        for one in (panel, *panel.second):
            _dress(scene, seat, one, states.get(one.id, {}), tray)
            one.chosen = declared == one.id and seat == scene.active
            if one.action is not None:
                one.key = scene.key_of(one.action)
                one.chosen = one.chosen or (scene.ability == one.id and seat == scene.seat)
    return made


def _dress(scene: Scene, seat: int, panel: Panel, state: dict[str, Any], tray: dict[str, Any] | None) -> None:
    """Put what is rolled, missing, likely and legal onto a panel."""
    if tray is not None and panel.tiers:
        panel.rolled = (tray["symbols"], tray["values"])
        tiers = state.get("tiers") or ()
        panel.missing = min((tier["missing"] for tier in tiers if tier["missing"] is not None), default=None)
    if seat != scene.seat or not scene.mine:
        return
    panel.odds = scene.chance(panel.id)
    for text in scene.starting("declare", "defend", "use"):
        verb, ability, *more = text.split()
        if ability != panel.id:
            continue
        if more or panel.action is not None:
            continue
        panel.action = scene.shows(text)
        panel.ready = True
        hint = scene.hint(text)
        if verb == "declare" and hint.get("damage"):
            pic = DAMAGE_ICONS.get(hint.get("type", ""), "swords")
            panel.worth = fragment(hint["damage"], " ", icon(pic, tr("damage"), "icon--inline c-damage"))


def own_board(scene: Scene) -> Markup:
    """The own board; slots light up for upgrades that could be laid on them."""
    taking: dict[str, list[str]] = {}
    for text in scene.starting("play"):
        card = text.split()[1]
        ability = scene.content.cards.get(card, {}).get("upgrades")
        if ability:
            taking.setdefault(ability, []).append(card)
    items = [
        slot(
            panel,
            drop=" ".join(f"card:{card}" for card in taking[panel.id]) if panel.id in taking else None,
            lit=scene.card in taking.get(panel.id, ()),
            open_arg=f"ability:{scene.seat}:{panel.id}",
        )
        for panel in panels(scene, scene.seat)
    ]
    if len(items) % 5:
        items.append(token_slots(scene))
    return h(
        "section",
        icon(person(scene, scene.seat).emblem, None, "dt-board__mark"),
        items,
        class_="dt-board",
        style=scene.hero_style(scene.seat),
        aria_label=tr("Your board"),
        id="board",
    )


def token_slots(scene: Scene) -> Markup:
    """The last place of the board: the hero's own tokens, held ones filled, up to their limits."""
    hero = scene.content.heroes.get(scene.me["hero"] or "", {})
    held = {token["id"]: token for token in scene.me["tokens"]}
    rows: list[Markup] = []
    harms: list[Markup] = []
    for token in hero.get("tokens", ()):
        known = scene.content.token_look(token, 0)
        count = held.get(token, {}).get("n", 0)
        limit = scene.me["limits"].get(token, known.limit)
        tip = tr("{token}: {words}", token=known.name, words=known.words)
        if known.kind == "bad":
            pieces = [icon(known.icon), h("small", known.name)]
            harms.append(h("span", pieces, class_="dt-own__harm", style={"--c": known.colour}, data_tip=tip))
            continue
        label = tr("{token}: {n} of {limit}", token=known.name, n=count, limit=limit)
        places = [h("i", icon(known.icon), class_=None if place < count else "off") for place in range(min(limit, 6))]
        row = h("span", places, class_="dt-slots", style={"--c": known.colour}, role="img", aria_label=label)
        rows.append(h("span", h("small", known.name), row, class_="dt-own", data_tip=tip))
    body = [*rows, harms and h("span", harms, class_="dt-own__harms")]
    head = h("span", h("span", tr("Tokens"), class_="dt-ab__name"), class_="dt-ab__head")
    return h("div", h("div", head, body, class_="dt-ab dt-ab--pas dt-ab--tokens"), class_="dt-slot")


def rival(scene: Scene, seat: int) -> Markup:
    """The opponent of a duel: plate, and all abilities as mini panels."""
    who_is = person(scene, seat)
    row = h(
        "div",
        tokens(who_is),
        counts(who_is),
        button(
            tr("Board"), pic="dt-expand", kind="quiet", do="open", arg=f"board:{seat}", cls="btn--slim dt-phone-only"
        ),
        class_="dt-who__row",
    )
    hero = scene.players[seat]["hero"]
    small = [scene.content.mini(hero, panel, f"ability:{seat}:{panel.id}") for panel in panels(scene, seat)]
    small.append(_whole(seat))
    flag = tr("decides") if who_is.asked and not who_is.turn else None
    return h(
        "section",
        who(who_is, row=row, flag=flag),
        h("div", small, class_="dt-minis"),
        class_=["dt-rival", who_is.turn and "dt-rival--turn"],
        style=who_is.style,
        aria_label=who_is.name,
    )


def _whole(seat: int) -> Markup:
    name = h("span", h("span", icon("dt-expand", None, "icon--inline"), " ", tr("Whole board")), class_="dt-mini__name")
    row = h("span", h("span", tr("full text")), key_cap("O"), class_="dt-mini__row")
    attrs = {"type": "button", "data-do": "open", "data-arg": f"board:{seat}"}
    return h("button", attrs, name, row, class_="dt-mini dt-mini--def")
