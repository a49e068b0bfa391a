"""The prompt: what is asked, what the picked thing would bring, the ways to answer, and all that has no other place."""

from __future__ import annotations

from typing import Any

from app.components.button import button, key_cap, why
from app.html import Markup, h, icon
from app.screens.platformer import words
from app.screens.platformer.art import EVENT_ICONS, SYMBOL_ICONS, WAY_ICONS, card_icon
from app.screens.platformer.boss import plan_words
from app.screens.platformer.dock import falls_words
from app.screens.platformer.fields import push_texts
from app.screens.platformer.pool import chosen_dice, special_texts, turned_die
from app.screens.platformer.scene import THEN, Scene
from pygame_rules import tr, trn

# What the answers that go on without doing anything come last of.
GO_ON = ("keep", "end")


def prompt(scene: Scene) -> Markup:
    """The question of the moment. Called last: it lists what the rest of the table has not shown."""
    if not scene.mine:
        return _waiting(scene)
    made = _asked(scene)
    decision = scene.decision or {}
    eyebrow = tr("Your decision · {step}", step=words.step_name(scene.step))
    body = h(
        "div",
        h(
            "span",
            h("span", eyebrow, class_="eyebrow"),
            why(made.get("rule") or decision.get("rule"), short=True),
            class_="prompt__eye",
        ),
        h("div", made["title"], class_="prompt__title"),
        h("div", made["notes"], class_="prompt__note"),
        class_="prompt__body",
        aria_live="polite",
    )
    buttons = made["buttons"]
    css = [
        "prompt",
        "pf-prompt",
        len(buttons) == 3 and "pf-prompt--three",
        len(buttons) > 3 and "pf-prompt--many",
        made.get("idle") and "pf-prompt--idle",
    ]
    return h("section", body, h("div", buttons, class_="prompt__actions"), class_=css, id="prompt", data_at="prompt")


def _waiting(scene: Scene) -> Markup:
    decision = scene.decision
    title = (
        tr("The game is over") if decision is None else tr("{name} is deciding", name=scene.name(decision["player"]))
    )
    note = tr("You can look around meanwhile: cards, enemies and sheets open at a tap.")
    body = h(
        "div",
        h("span", h("span", words.step_name(scene.step), class_="eyebrow"), class_="prompt__eye"),
        h("div", title, class_="prompt__title"),
        h("div", h("span", note), class_="prompt__note"),
        class_="prompt__body",
        aria_live="polite",
    )
    skip = decision is not None and button(tr("Hurry"), kind="quiet", pic="next", key=tr("Space"), do="hurry")
    return h(
        "section",
        body,
        skip and h("div", skip, class_="prompt__actions"),
        class_="prompt pf-prompt prompt--waiting",
        id="prompt",
        data_at="prompt",
    )


def _asked(scene: Scene) -> dict[str, Any]:
    """Title, notes and buttons for what is picked, or for the question itself."""
    makers = {
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
    kind = scene.picked.kind or {"turn_die": "die", "reroll": "reroll"}.get(scene.step, "")
    made = makers[kind](scene) if kind in makers else None
    return made or _plain(scene)


def fx(*parts: Any, tone: str = "", rule: str | None = None) -> Markup:
    """One consequence of what is picked."""
    return h("span", parts, why(rule, short=True), class_=["pf-fx", tone and f"pf-fx--{tone}"])


def _button(scene: Scene, text: str, *, go: bool = False, says: Any = None, more: Any = None) -> Markup:
    """A button that plays an action."""
    kind = "btn--primary btn--go" if go else "btn--quiet" if text in GO_ON else ""
    pic = _verb_icon(text)
    return h(
        "button",
        scene.offer(text),
        pic and icon(pic),
        h("span", says or scene.label(text)),
        more,
        go and key_cap(tr("Enter")),
        class_=["btn", kind],
    )


def _verb_icon(text: str) -> str | None:
    verb, *rest = text.split()
    if verb in ("bank", "star", "respawn"):
        return SYMBOL_ICONS.get(rest[0])
    if verb in ("turn", "fuse"):
        return SYMBOL_ICONS.get(rest[1])
    if verb in ("force", "move"):
        return WAY_ICONS.get([word for word in rest if word in WAY_ICONS][-1])
    if verb in ("use", "drink", "buy", "remove", "show"):
        return card_icon(rest[0])
    return {"attack": "swords", "gravity": "down", "boost": "pf-gem", "reroll": "reroll", "coin": "coin"}.get(verb)


def _back(words_: str | None = None) -> Markup:
    return button(words_ or tr("Back"), kind="quiet", pic="undo", key=tr("Esc"), do="select", arg="")


# What may be picked


def _path(scene: Scene) -> dict[str, Any] | None:
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
    return {"title": title, "notes": path_notes(entry), "buttons": [go, _back(tr("Other field"))], "rule": "PF-6.1"}


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


def _foe(scene: Scene) -> dict[str, Any] | None:
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
        buttons.append(_button(scene, text, go=number == 0 and text in attacks, says=says))
    known = scene.kind(enemy["kind"])
    notes = [
        fx(icon("heart", tr("health"), "icon--inline pf-c-heart"), h("b", enemy["health"])),
        fx(icon("pf-claws", tr("damage"), "icon--inline"), h("b", enemy["damage"])),
        fx(known["turn"] if enemy["boss"] else known["ability"]["text"]),
    ]
    if not buttons:
        notes.append(fx(tr("Nothing that you have reaches it now."), tone="bad"))
    return {"title": scene.figure_name(token), "notes": notes, "buttons": [*buttons, _back()], "rule": "PF-10.1"}


def _short(text: str) -> str | None:
    """A Force without the name that stands above it."""
    verb, *rest = text.split()
    if verb != "force":
        return None
    way = words.way_name(rest[1])
    return tr("Force {way}, special die", way=way) if rest[-1] == "special" else tr("Force {way}", way=way)


def _push(scene: Scene) -> dict[str, Any] | None:
    texts = push_texts(scene, scene.picked.about)
    if not texts:
        return None
    hint = scene.hint(texts[0])
    name = scene.figure_name(hint.get("pushes") or "")
    notes = [fx(tr("You take its field; it goes where you choose."))]
    if hint.get("wounds"):
        notes.append(fx(trn("{n} wound", "{n} wounds", hint["wounds"]), tone="bad", rule="PF-7.4"))
    buttons = [_button(scene, text) for text in texts]
    return {
        "title": tr("Push {figure} where?", figure=name),
        "notes": notes,
        "buttons": [*buttons, _back()],
        "rule": "PF-7.1",
    }


def _card(scene: Scene) -> dict[str, Any] | None:
    card = scene.picked.about
    texts = scene.starting(f"use {card}", f"drink {card}")
    if not texts:
        return None
    known = scene.catalogue["cards"][card]
    buttons = [_button(scene, text, says=_target(scene, text)) for text in texts]
    return {
        "title": tr("{card}: on whom?", card=known["name"]),
        "notes": [fx(known["text"])],
        "buttons": [*buttons, _back()],
    }


def _target(scene: Scene, text: str) -> str:
    target = text.split()[-1]
    return tr("Column {column}", column=int(target) + 1) if target.isdigit() else scene.figure_name(target)


def _special(scene: Scene) -> dict[str, Any] | None:
    texts = special_texts(scene)
    if not texts:
        return None
    symbol = words.symbol_name(scene.me["special"] or "")
    note = fx(tr("It turns to blank when it is used."), rule="PF-5.8")
    return {
        "title": tr("Use the special die: {symbol}", symbol=symbol),
        "notes": [note],
        "buttons": [*(_button(scene, text) for text in texts), _back()],
        "rule": "PF-5.7",
    }


def _face(scene: Scene) -> dict[str, Any] | None:
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
    return {"title": titles.get(face, words.symbol_name(face)), "notes": notes, "buttons": [*buttons, _back()]}


def _fuse(scene: Scene) -> dict[str, Any] | None:
    texts = scene.starting(f"fuse {scene.picked.about} ")
    if not texts:
        return None
    title = tr("Fuse two {face} dice into what?", face=words.symbol_name(scene.picked.about))
    says = [words.symbol_name(text.split()[2]) for text in texts]
    buttons = [_button(scene, text, says=one) for text, one in zip(texts, says, strict=True)]
    return {"title": title, "notes": [], "buttons": [*buttons, _back()], "rule": "PF-5.6"}


def _dice(scene: Scene) -> dict[str, Any] | None:
    chosen = chosen_dice(scene)
    text = f"reroll {' '.join(chosen)}"
    if not scene.is_legal(text):
        return None
    scene.cover(*scene.starting("reroll "))
    buttons = [_button(scene, text, go=True), _back()]
    if scene.is_legal("keep"):
        buttons.insert(1, _button(scene, "keep"))
    return {"title": (scene.decision or {})["prompt"], "notes": [], "buttons": buttons}


def _reroll(scene: Scene) -> dict[str, Any] | None:
    """Nothing is picked yet: all of the dice can be taken at once."""
    texts = scene.starting("reroll ")
    most = max(texts, key=lambda text: len(text.split()), default="")
    if len(most.split()) < 3:
        return None
    scene.cover(*texts)
    buttons = [_button(scene, most), *(_button(scene, text) for text in scene.legal if text == "keep")]
    return {"title": (scene.decision or {})["prompt"], "notes": _notes(scene), "buttons": buttons}


def _die(scene: Scene) -> dict[str, Any] | None:
    number = turned_die(scene)
    if number is None:
        return None
    buttons = [
        _button(scene, text, says=words.symbol_name(text.split()[2])) for text in scene.starting(f"turn {number} ")
    ]
    buttons += [_button(scene, text) for text in scene.legal if text == "keep"]
    return {
        "title": tr("Turn die {n} to which symbol?", n=number),
        "notes": [],
        "buttons": [*buttons, _back()],
    }


# Nothing is picked


def _plain(scene: Scene) -> dict[str, Any]:
    decision = scene.decision or {}
    buttons = [
        _plain_button(scene, text)
        for text in sorted(scene.rest, key=lambda text: (text in GO_ON, scene.legal.index(text)))
    ]
    idle = not buttons
    if scene.ui.can_undo:
        buttons.append(button(tr("Undo"), kind="quiet", pic="undo", key=tr("U"), do="undo"))
    return {"title": decision.get("prompt", ""), "notes": _notes(scene), "buttons": buttons, "idle": idle}


def _plain_button(scene: Scene, text: str) -> Markup:
    hint = scene.hint(text)
    more = None
    if hint.get("wounds") and text.split()[0] in ("move", "enter"):
        more = h("span", icon("pf-claws", tr("wounds"), "icon--inline"), hint["wounds"], class_="pf-btn-bad")
    return _button(scene, text, go=len(scene.legal) == 1 or text == primary(scene), more=more)


def primary(scene: Scene) -> str | None:
    """What Enter does where nothing is picked: only where there is one plain way on."""
    if len(scene.legal) == 1:
        return scene.legal[0]
    if scene.step == "fall" and scene.is_legal("gravity"):
        return "gravity"
    return None


def _notes(scene: Scene) -> list[Markup]:
    subject = scene.board["subject"].get("card")
    if scene.step == "mirror" and subject in scene.catalogue["boss_cards"]:
        known = scene.catalogue["boss_cards"][subject]
        return [fx(icon(card_icon(subject), None, "icon--inline"), known["text"], tone="boss")]
    if scene.step in ("reroll", "turn_die"):
        return [fx(tr("Tap the dice, then confirm.")), _event_note(scene, subject)]
    if scene.step == "special":
        return [fx(tr("An unused die, or a fusion of two, can be kept on it for a later turn."))]
    if scene.step == "fall":
        return [
            fx(falls_words(scene, text), tone="fall")
            for text in scene.starting("gravity")[:1]
            if falls_words(scene, text)
        ]
    if scene.step == "respawn":
        return [fx(tr("Choose a lit field in the lowest row."))]
    return _act_notes(scene)


def _event_note(scene: Scene, subject: str | None) -> Markup | None:
    if subject not in scene.catalogue["events"]:
        return None
    return fx(
        icon(EVENT_ICONS.get(str(subject), "book"), None, "icon--inline"), scene.catalogue["events"][subject]["text"]
    )


PRIMED = ("wounds", "brew", "any", "move", "quiet_step", "quiet", "push")


def primed_words(name: str, amount: int) -> str:
    """What waits for the next symbol, step, push or attack."""
    return {
        "wounds": trn("next attack: {n} more wound", "next attack: {n} more wounds", amount),
        "brew": tr("next attack: more for each Sword"),
        "any": trn("next symbol: {n} stronger", "next symbol: {n} stronger", amount),
        "move": trn("next Move: {n} stronger", "next Move: {n} stronger", amount),
        "quiet_step": tr("no attack for the next step"),
        "quiet": tr("no attacks for Moves this turn"),
        "push": trn("next push: {n} field", "next push: {n} fields", amount),
    }[name]


def _act_notes(scene: Scene) -> list[Markup]:
    notes = [
        fx(icon("star", None, "icon--inline"), primed_words(name, amount), tone="good")
        for name, amount in scene.pool["primed"].items()
        if name in PRIMED
    ]
    if scene.me["at"] is None:
        return [fx(tr("Any die brings you back into the lowest row."), rule="PF-10.6")]
    using = scene.pool["using"]
    if using and using["steps"]:
        left = trn(
            "{symbol}: {n} step left",
            "{symbol}: {n} steps left",
            using["steps"],
            symbol=words.symbol_name(using["symbol"]),
        )
        notes.append(fx(icon(SYMBOL_ICONS[using["symbol"]], None, "icon--inline"), left))
    else:
        notes.append(fx(tr("Tap a lit field, a figure, a die or a card. Arrow keys move.")))
    falls = falls_words(scene, "end")
    if falls:
        notes.append(fx(icon("down", None, "icon--inline"), tr("at the end: {falls}", falls=falls), tone="fall"))
    if scene.hint("end").get("boss_turn"):
        notes.append(
            fx(icon("crown", None, "icon--inline"), tr("then comes the boss’s turn"), tone="boss", rule="PF-13.5")
        )
    return notes
