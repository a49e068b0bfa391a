"""What the prompt says about the thing that is picked: a way, an enemy, a push, a card, dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.components.button import button
from app.html import Markup, h, icon
from app.screens.platformer import words
from app.screens.platformer.answers import action_button, back, fx
from app.screens.platformer.art import SYMBOL_ICONS
from app.screens.platformer.boss import plan_words
from app.screens.platformer.pool import special_offers, turned_die
from app.screens.platformer.scene import THEN, Scene
from pygame_rules import tr, trn

if TYPE_CHECKING:
    from pygame_rules.games.platformer.view_types import Offer, Reach

# Title, notes, buttons, and the rule that it is about.
Asked = dict[str, Any]


def asked(scene: Scene) -> Asked | None:
    """The question about what is picked; None where nothing is, or nothing that still means something."""
    kind = scene.picked.kind or {"turn_die": "die", "reroll": "reroll"}.get(scene.step, "")
    return _PICKS[kind](scene) if kind in _PICKS else None


def _path(scene: Scene) -> Asked | None:
    entry = scene.route
    if entry is None:
        return None
    row = entry["at"][1] + 1
    up = scene.me["at"] is not None and entry["at"][1] > scene.me["at"][1]
    title = tr("Climb to row {row}?", row=row) if up else tr("Move there?")
    if entry["trail"][-1]["portal"]:
        title = tr("Step through the portal?")
    elif entry["shop"]:
        title = tr("Move to the shop?")
    way = THEN.join(entry["path"])
    go = button(tr("Move there"), kind="primary", key=tr("Enter"), do="acts", arg=way, cls="btn--go")
    return {"title": title, "notes": path_notes(entry), "buttons": [go, back(tr("Other field"))], "rule": "PF-6.1"}


def path_notes(entry: Reach) -> list[Markup]:
    """What a way costs and brings."""
    notes = [fx(h("b", entry["moves"]), icon("pf-move", tr("Move symbols"), "icon--inline"))]
    if entry["gems"]:
        notes.append(fx("−", h("b", entry["gems"]), icon("pf-gem", tr("gems"), "icon--inline"), tone="gem"))
    if entry["coins"] or entry["gems_found"]:
        found = [
            entry["coins"] > 0 and [tr("+{n}", n=entry["coins"]), icon("coin", tr("coins"), "icon--inline pf-c-coin")],
            entry["gems_found"] > 0
            and [tr("+{n}", n=entry["gems_found"]), icon("pf-gem", tr("gems"), "icon--inline pf-c-gem")],
        ]
        notes.append(fx(found, tone="good"))
    if entry["faints"]:
        notes.append(fx(tr("you would faint"), tone="bad", rule="PF-10.5"))
    elif entry["wounds"]:
        lost = trn("{n} wound on the way", "{n} wounds on the way", entry["wounds"])
        notes.append(fx(icon("pf-claws", None, "icon--inline"), lost, tone="bad", rule="PF-6.5"))
    if entry["reveals"]:
        notes.append(fx(icon("eye", None, "icon--inline"), tr("reveals the next level"), tone="boss", rule="PF-12.1"))
    if entry["drop"] != entry["at"]:
        fall = tr("then falls to row {row}", row=entry["drop"][1] + 1)
        notes.append(fx(icon("down", None, "icon--inline"), fall, tone="fall", rule="PF-8.2"))
    return notes


def _foe(scene: Scene) -> Asked | None:
    token = scene.picked.about
    enemy = scene.enemies.get(token)
    if enemy is None:
        return None
    offers = scene.about(token)
    attacks = [offer for offer in offers if offer["verb"] == "attack"]
    others = [offer for offer in offers if offer["verb"] != "attack"]
    forces = [offer for offer in others if offer["verb"] == "force"]
    wanted = {"sword": attacks, "force": forces}.get(scene.picked.kind, [])
    shown = wanted or [*attacks, *others]
    buttons = []
    for number, offer in enumerate(shown):
        attack = offer["verb"] == "attack"
        says = tr("Attack: {plan}", plan=plan_words(offer["changes"])) if attack else _short(offer)
        buttons.append(action_button(scene, offer, go=number == 0 and attack, says=says))
    notes = [
        fx(icon("heart", tr("health"), "icon--inline pf-c-heart"), h("b", enemy["health"])),
        fx(icon("pf-claws", tr("damage"), "icon--inline"), h("b", enemy["damage"])),
        fx(scene.says(enemy)),
    ]
    if not buttons:
        notes.append(fx(tr("Nothing that you have reaches it now."), tone="bad"))
    return {"title": scene.figure_name(token), "notes": notes, "buttons": [*buttons, back()], "rule": "PF-10.1"}


def _short(offer: Offer) -> str | None:
    """A Force without the name that stands above it."""
    if offer["verb"] != "force":
        return None
    way = words.way_name(offer["args"]["way"])
    return tr("Force {way}, special die", way=way) if offer["args"]["special"] else tr("Force {way}", way=way)


def _push(scene: Scene) -> Asked | None:
    pushes = scene.pushes(scene.picked.about)
    if not pushes:
        return None
    step = pushes[0]["changes"]
    name = scene.figure_name(step["pushes"] or "")
    notes = [fx(tr("You take its field; it goes where you choose."))]
    if step["wounds"]:
        notes.append(fx(trn("{n} wound", "{n} wounds", step["wounds"]), tone="bad", rule="PF-7.4"))
    buttons = [action_button(scene, offer) for offer in pushes]
    return {
        "title": tr("Push {figure} where?", figure=name),
        "notes": notes,
        "buttons": [*buttons, back()],
        "rule": "PF-7.1",
    }


def _card(scene: Scene) -> Asked | None:
    card = scene.picked.about
    uses = scene.uses(card)
    if not uses:
        return None
    known = scene.catalogue["cards"][card]
    buttons = [action_button(scene, offer, says=_target(scene, offer)) for offer in uses]
    return {
        "title": tr("{card}: on whom?", card=known["name"]),
        "notes": [fx(known["text"])],
        "buttons": [*buttons, back()],
    }


def _target(scene: Scene, offer: Offer) -> str | None:
    figure, column = offer["args"]["figure"], offer["args"]["column"]
    if column is not None:
        return tr("Column {column}", column=column + 1)
    return scene.figure_name(figure) if figure else None


def _special(scene: Scene) -> Asked | None:
    offers = special_offers(scene)
    if not offers:
        return None
    symbol = words.symbol_name(scene.me["special"] or "")
    note = fx(tr("It turns to blank when it is used."), rule="PF-5.8")
    return {
        "title": tr("Use the special die: {symbol}", symbol=symbol),
        "notes": [note],
        "buttons": [*(action_button(scene, offer) for offer in offers), back()],
        "rule": "PF-5.7",
    }


def _face(scene: Scene) -> Asked | None:
    face = scene.picked.about
    if face not in SYMBOL_ICONS:
        return None
    titles = {"move": tr("Where to?"), "sword": tr("Attack whom?"), "force": tr("Force which enemy?")}
    notes = [fx(scene.catalogue["symbols"][face]["text"])]
    buttons = []
    if face in ("sword", "force"):
        verb = {"sword": "attack", "force": "force"}[face]
        seen: dict[str, list[Offer]] = {}
        for offer in scene.of(verb):
            seen.setdefault(offer["args"]["enemy"], []).append(offer)
        for token, offers in seen.items():
            attrs = scene.choose(f"{face}:{token}", *offers)
            buttons.append(h("button", attrs, h("span", scene.figure_name(token)), class_="btn is-legal"))
    return {"title": titles.get(face, words.symbol_name(face)), "notes": notes, "buttons": [*buttons, back()]}


def _fuse(scene: Scene) -> Asked | None:
    offers = scene.of("fuse", face=scene.picked.about)
    if not offers:
        return None
    title = tr("Fuse two {face} dice into what?", face=words.symbol_name(scene.picked.about))
    buttons = [action_button(scene, offer, says=words.symbol_name(offer["args"]["symbol"])) for offer in offers]
    return {"title": title, "notes": [], "buttons": [*buttons, back()], "rule": "PF-5.6"}


def _dice(scene: Scene) -> Asked | None:
    chosen = scene.find("reroll", dice=scene.picked.numbers)
    if chosen is None:
        return None
    scene.cover(*scene.of("reroll"))
    keeps = [action_button(scene, offer) for offer in scene.of("keep")]
    return {"title": scene.prompt, "notes": [], "buttons": [action_button(scene, chosen, go=True), *keeps, back()]}


def _reroll(scene: Scene) -> Asked | None:
    """Nothing is picked yet: all of the dice can be taken at once."""
    offers = scene.of("reroll")
    most = max(offers, key=lambda offer: len(offer["args"]["dice"]), default=None)
    if most is None or len(most["args"]["dice"]) < 2:
        return None
    scene.cover(*offers)
    buttons = [action_button(scene, most), *(action_button(scene, offer) for offer in scene.of("keep"))]
    return {
        "title": scene.prompt,
        "notes": [fx(tr("Tap the dice, then confirm."))],
        "buttons": buttons,
    }


def _die(scene: Scene) -> Asked | None:
    number = turned_die(scene)
    if number is None:
        return None
    buttons = [
        action_button(scene, offer, says=words.symbol_name(offer["args"]["symbol"]))
        for offer in scene.of("turn", die=number)
    ]
    buttons += [action_button(scene, offer) for offer in scene.of("keep")]
    return {
        "title": tr("Turn die {n} to which symbol?", n=number),
        "notes": [],
        "buttons": [*buttons, back()],
    }


_PICKS = {
    "path": _path,
    "foe": _foe,
    "sword": _foe,
    "force": _foe,
    "push": _push,
    "card": _card,
    "special": _special,
    "face": _face,
    "fuse": _fuse,
    "dice": _dice,
    "die": _die,
    "reroll": _reroll,
}
