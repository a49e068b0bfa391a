"""What the prompt says about the thing that is picked: a way, an enemy, a push, a card, dice."""

from __future__ import annotations

from typing import Any

from app.components.button import button
from app.html import Markup, h, icon
from app.screens.platformer import words
from app.screens.platformer.answers import action_button, back, fx
from app.screens.platformer.art import SYMBOL_ICONS
from app.screens.platformer.boss import plan_words
from app.screens.platformer.fields import push_texts
from app.screens.platformer.pool import chosen_dice, special_texts, turned_die
from app.screens.platformer.scene import THEN, Scene
from pygame_rules import tr, trn

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
    if entry["path"][-1].startswith("move portal"):
        title = tr("Step through the portal?")
    elif entry["shop"]:
        title = tr("Move to the shop?")
    way = THEN.join(entry["path"])
    go = button(tr("Move there"), kind="primary", key=tr("Enter"), do="acts", arg=way, cls="btn--go")
    return {"title": title, "notes": path_notes(entry), "buttons": [go, back(tr("Other field"))], "rule": "PF-6.1"}


def path_notes(entry: dict[str, Any]) -> list[Markup]:
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
    if entry["drop"] and entry["drop"] != entry["at"]:
        fall = tr("then falls to row {row}", row=entry["drop"][1] + 1)
        notes.append(fx(icon("down", None, "icon--inline"), fall, tone="fall", rule="PF-8.2"))
    return notes


def _foe(scene: Scene) -> Asked | None:
    token = scene.picked.about
    enemy = scene.enemies.get(token)
    if enemy is None:
        return None
    texts = scene.about(token)
    attacks = [text for text in texts if text.startswith("attack ")]
    others = [text for text in texts if not text.startswith("attack ")]
    wanted = {"sword": attacks, "force": [text for text in others if text.startswith("force ")]}.get(
        scene.picked.kind, []
    )
    shown = wanted or [*attacks, *others]
    buttons = []
    for number, text in enumerate(shown):
        says = tr("Attack: {plan}", plan=plan_words(scene, text)) if text in attacks else _short(text)
        buttons.append(action_button(scene, text, go=number == 0 and text in attacks, says=says))
    known = scene.kind(enemy["kind"])
    notes = [
        fx(icon("heart", tr("health"), "icon--inline pf-c-heart"), h("b", enemy["health"])),
        fx(icon("pf-claws", tr("damage"), "icon--inline"), h("b", enemy["damage"])),
        fx(known["turn"] if enemy["boss"] else known["ability"]["text"]),
    ]
    if not buttons:
        notes.append(fx(tr("Nothing that you have reaches it now."), tone="bad"))
    return {"title": scene.figure_name(token), "notes": notes, "buttons": [*buttons, back()], "rule": "PF-10.1"}


def _short(text: str) -> str | None:
    """A Force without the name that stands above it."""
    verb, *rest = text.split()
    if verb != "force":
        return None
    way = words.way_name(rest[1])
    return tr("Force {way}, special die", way=way) if rest[-1] == "special" else tr("Force {way}", way=way)


def _push(scene: Scene) -> Asked | None:
    texts = push_texts(scene, scene.picked.about)
    if not texts:
        return None
    hint = scene.hint(texts[0])
    name = scene.figure_name(hint.get("pushes") or "")
    notes = [fx(tr("You take its field; it goes where you choose."))]
    if hint.get("wounds"):
        notes.append(fx(trn("{n} wound", "{n} wounds", hint["wounds"]), tone="bad", rule="PF-7.4"))
    buttons = [action_button(scene, text) for text in texts]
    return {
        "title": tr("Push {figure} where?", figure=name),
        "notes": notes,
        "buttons": [*buttons, back()],
        "rule": "PF-7.1",
    }


def _card(scene: Scene) -> Asked | None:
    card = scene.picked.about
    texts = scene.starting(f"use {card}", f"drink {card}")
    if not texts:
        return None
    known = scene.catalogue["cards"][card]
    buttons = [action_button(scene, text, says=_target(scene, text)) for text in texts]
    return {
        "title": tr("{card}: on whom?", card=known["name"]),
        "notes": [fx(known["text"])],
        "buttons": [*buttons, back()],
    }


def _target(scene: Scene, text: str) -> str:
    target = text.split()[-1]
    return tr("Column {column}", column=int(target) + 1) if target.isdigit() else scene.figure_name(target)


def _special(scene: Scene) -> Asked | None:
    texts = special_texts(scene)
    if not texts:
        return None
    symbol = words.symbol_name(scene.me["special"] or "")
    note = fx(tr("It turns to blank when it is used."), rule="PF-5.8")
    return {
        "title": tr("Use the special die: {symbol}", symbol=symbol),
        "notes": [note],
        "buttons": [*(action_button(scene, text) for text in texts), back()],
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
        seen: dict[str, list[str]] = {}
        for text in scene.starting(f"{verb} "):
            seen.setdefault(text.split()[1], []).append(text)
        for token, texts in seen.items():
            attrs = scene.choose(f"{face}:{token}", *texts)
            buttons.append(h("button", attrs, h("span", scene.figure_name(token)), class_="btn is-legal"))
    return {"title": titles.get(face, words.symbol_name(face)), "notes": notes, "buttons": [*buttons, back()]}


def _fuse(scene: Scene) -> Asked | None:
    texts = scene.starting(f"fuse {scene.picked.about} ")
    if not texts:
        return None
    title = tr("Fuse two {face} dice into what?", face=words.symbol_name(scene.picked.about))
    says = [words.symbol_name(text.split()[2]) for text in texts]
    buttons = [action_button(scene, text, says=one) for text, one in zip(texts, says, strict=True)]
    return {"title": title, "notes": [], "buttons": [*buttons, back()], "rule": "PF-5.6"}


def _dice(scene: Scene) -> Asked | None:
    chosen = chosen_dice(scene)
    text = f"reroll {' '.join(chosen)}"
    if not scene.is_legal(text):
        return None
    scene.cover(*scene.starting("reroll "))
    buttons = [action_button(scene, text, go=True), back()]
    if scene.is_legal("keep"):
        buttons.insert(1, action_button(scene, "keep"))
    return {"title": (scene.decision or {})["prompt"], "notes": [], "buttons": buttons}


def _reroll(scene: Scene) -> Asked | None:
    """Nothing is picked yet: all of the dice can be taken at once."""
    texts = scene.starting("reroll ")
    most = max(texts, key=lambda text: len(text.split()), default="")
    if len(most.split()) < 3:
        return None
    scene.cover(*texts)
    buttons = [action_button(scene, most), *(action_button(scene, text) for text in scene.legal if text == "keep")]
    return {
        "title": (scene.decision or {})["prompt"],
        "notes": [fx(tr("Tap the dice, then confirm."))],
        "buttons": buttons,
    }


def _die(scene: Scene) -> Asked | None:
    number = turned_die(scene)
    if number is None:
        return None
    buttons = [
        action_button(scene, text, says=words.symbol_name(text.split()[2]))
        for text in scene.starting(f"turn {number} ")
    ]
    buttons += [action_button(scene, text) for text in scene.legal if text == "keep"]
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
