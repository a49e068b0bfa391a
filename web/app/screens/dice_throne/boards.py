"""Boards: the own one in full, a rival's as mini panels in a strip, and what the dice make of them."""

from __future__ import annotations

from app.components.button import button, key_cap
from app.html import Markup, fragment, h, icon
from app.screens.dice_throne.ability import Panel, slot
from app.screens.dice_throne.art import DAMAGE_ICONS
from app.screens.dice_throne.people import person
from app.screens.dice_throne.picks import open_ability, open_board, pick_card
from app.screens.dice_throne.plates import counts, tokens, who
from app.screens.dice_throne.scene import Scene
from pygame_rules import tr
from pygame_rules.games.dice_throne.view_types import AbilityView


def panels(scene: Scene, seat: int) -> list[Panel]:
    """The abilities of a seat with what its dice show, and what can be done with them now."""
    player = scene.players[seat]
    made = scene.content.panels(player["hero"], player["abilities"])
    lying = {ability["id"]: ability for ability in player["abilities"]}
    declared = _declared(scene) if seat == scene.active else None
    for panel in made:
        for one in (panel, *panel.second):
            one.chosen = one.id == declared
            _dress(one, lying[one.id])
            if seat == scene.seat and scene.mine:
                _light(scene, one)
    return made


def panel_of(scene: Scene, seat: int, ability: str) -> Panel | None:
    """One ability of a seat as it lies, alone and with nothing to press."""
    player = scene.players[seat]
    for panel in scene.content.panels(player["hero"], player["abilities"]):
        for one in (panel, *panel.second):
            if one.id == ability:
                one.second = []
                return one
    return None


def _declared(scene: Scene) -> str | None:
    """The ability that the active player has announced or attacks with."""
    intent = scene.board["intent"]
    if intent and "declares" in intent:
        return intent["declares"]
    return scene.attack["ability"] if scene.attack else None


def _dress(panel: Panel, lying: AbilityView) -> None:
    """Put what is rolled and missing onto a panel."""
    tiers = lying["tiers"]
    if tiers:
        panel.shown = tiers[-1]
        panel.missing = min((tier["missing"] for tier in tiers if tier["missing"] is not None), default=None)


def _light(scene: Scene, panel: Panel) -> None:
    """Put what is likely and legal onto a panel of the own board."""
    panel.odds = scene.odds.get(panel.id)
    # What has several uses is chosen among the buttons of the prompt.
    action = scene.find("declare", ability=panel.id) or scene.find("defend", ability=panel.id)
    action = action or scene.find("use", ability=panel.id, name="")
    if action is None:
        return
    panel.action = scene.shows(action)
    panel.key = scene.key_of(action)
    panel.ready = True
    panel.chosen = panel.chosen or scene.ability == panel.id
    changes = scene.changes(action)
    if changes.get("damage"):
        pic = DAMAGE_ICONS.get(changes["type"], "swords")
        panel.worth = fragment(changes["damage"], " ", icon(pic, tr("damage"), "icon--inline c-damage"))


def own_board(scene: Scene) -> Markup:
    """The own board; slots light up for upgrades that could be laid on them."""
    taking: dict[str, list[str]] = {}
    for action in scene.of("play"):
        card = action["args"]["card"]
        ability = scene.content.cards[card].get("upgrades")
        if ability:
            taking.setdefault(ability, []).append(card)
    items = [
        slot(
            panel,
            drop=" ".join(map(pick_card, taking[panel.id])) if panel.id in taking else None,
            lit=scene.card in taking.get(panel.id, ()),
            open_arg=open_ability(scene.seat, panel.id),
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
    hero = scene.me["hero"]
    held = {token["id"]: token["n"] for token in scene.me["tokens"]}
    rows: list[Markup] = []
    harms: list[Markup] = []
    for token in scene.content.heroes[hero]["tokens"] if hero else ():
        known = scene.content.token_look(token, 0)
        count = held.get(token, 0)
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
            tr("Board"), pic="dt-expand", kind="quiet", do="open", arg=open_board(seat), cls="btn--slim dt-phone-only"
        ),
        class_="dt-who__row",
    )
    hero = scene.players[seat]["hero"] or ""
    small = [scene.content.mini(hero, panel, open_ability(seat, panel.id)) for panel in panels(scene, seat)]
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
    attrs = {"type": "button", "data-do": "open", "data-arg": open_board(seat)}
    return h("button", attrs, name, row, class_="dt-mini dt-mini--def")
