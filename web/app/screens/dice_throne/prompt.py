"""The prompt: what is asked, why, the large button, and every legal action that has no other place."""

from __future__ import annotations

from typing import Any

from app.components.button import button, key_cap, why
from app.html import Markup, h, icon
from app.screens.dice_throne import words
from app.screens.dice_throne.dice import DieLook, die
from app.screens.dice_throne.scene import DICE_VERBS, GO_ON, Scene
from pygame_rules import tr, trn

# Beyond these many plain buttons the list gets small.
MANY = 4
QUIET = ("pass", "stop", "no", "waive", "done", "keep")


def prompt(scene: Scene, *, note: Any = None, stake: Any = None) -> Markup:
    """The question of the moment. Called last: it lists what the rest of the table has not shown."""
    if not scene.mine:
        return _waiting(scene)
    decision = scene.decision or {}
    buttons = _buttons(scene)
    body = h(
        "div",
        h("div", _title(scene, decision), class_="prompt__title"),
        h(
            "div",
            h("span", note if note is not None else _note(scene)),
            why(decision.get("rule")),
            class_="prompt__note",
        ),
        class_="prompt__body",
        aria_live="polite",
    )
    css = ["prompt", "dt-prompt", len(buttons) > MANY and "dt-prompt--many"]
    sign = h("span", icon(_sign(scene)), class_="prompt__emblem")
    return h(
        "section",
        sign,
        body,
        h("div", buttons, class_="prompt__actions"),
        stake,
        class_=css,
        id="prompt",
        data_at="prompt",
    )


def _waiting(scene: Scene) -> Markup:
    decision = scene.decision
    if decision is None:
        title, rule = tr("The game is over"), None
    else:
        title = tr("{name} is deciding", name=scene.name(decision["player"]))
        rule = decision.get("rule")
    body = h(
        "div",
        h("div", title, class_="prompt__title"),
        h(
            "div",
            h("span", tr("You can look around meanwhile: boards, cards and piles open at a tap.")),
            why(rule),
            class_="prompt__note",
        ),
        class_="prompt__body",
        aria_live="polite",
    )
    skip = decision is not None and button(tr("Hurry"), kind="quiet", pic="next", key=tr("Space"), do="hurry")
    sign = h("span", icon("hourglass"), class_="prompt__emblem")
    actions = skip and h("div", skip, class_="prompt__actions")
    return h("section", sign, body, actions, class_="prompt dt-prompt prompt--waiting", id="prompt", data_at="prompt")


def _sign(scene: Scene) -> str:
    if scene.card:
        return "card-play"
    step = scene.step
    if step == "window":
        return "dt-block" if scene.phase == "defense" else "hourglass"
    by_step = {
        "main": "card-play",
        "sell_down": "coin",
        "offense": "dice",
        "target": "target",
        "defense": "shield",
        "defense_rolled": "shield",
        "choose": "person",
        "spend": "dt-cp",
        "remove": "dt-broom",
        "move": "swap",
        "block": "dt-block",
        "grow": "dt-sapling",
        "grow_each": "dt-sapling",
    }
    return by_step.get(step, "dice")


def _title(scene: Scene, decision: dict[str, Any]) -> str:
    if scene.card:
        return scene.names.card(scene.card)
    if scene.die is not None:
        return tr("What shall {die} become?", die=scene.die_name(str(scene.die)))
    if scene.token:
        return scene.content.token_name(scene.token)
    if scene.can_keep and scene.step == "offense":
        return _roll_title(scene)
    return decision.get("prompt") or words.phase_name(scene.phase)


def _roll_title(scene: Scene) -> str:
    """How many dice the next roll takes; lit abilities are the other way."""
    loose = len(scene.roll.split()) - 1 if scene.roll else 0
    ready = scene.starting("declare")
    if not loose:
        return tr("All dice are kept: free some, or use them")
    if ready:
        return trn("Roll {n} die, or use a lit ability", "Roll {n} dice, or use a lit ability", loose)
    return trn("Roll {n} die", "Roll {n} dice", loose)


def _note(scene: Scene) -> str:
    if scene.card:
        return scene.content.card_words(scene.card)
    if scene.token:
        return scene.content.token_words(scene.token)
    if scene.die is not None:
        return tr("{question} Tap another die to turn that one.", question=(scene.decision or {}).get("prompt", ""))
    if scene.can_keep:
        ready = [scene.names.ability(text.split()[1]) for text in scene.starting("declare")]
        if ready:
            return tr("Ready now: {abilities}.", abilities=", ".join(ready))
        return tr("Tap the dice that you want to keep.")
    if scene.step == "main":
        return tr("Tap a card to play or sell it, or drag it onto its slot.")
    if scene.step == "sell_down":
        return tr("Only six cards may stay. Each one sold brings 1 CP.")
    return ""


def _buttons(scene: Scene) -> list[Markup]:
    """The large button first, then all that is left, then the ways back."""
    out: list[Markup] = []
    primary = scene.primary
    if primary is not None and (not scene.starting(*DICE_VERBS) or primary in GO_ON):
        out.append(_button(scene, primary, go=True))
    if scene.card:
        out += _card_buttons(scene, primary)
    if scene.die is not None:
        out += _die_buttons(scene)
    picked = f"spend {scene.token}" if scene.token else f"use {scene.passive}" if scene.passive else None
    if picked:
        out += [_button(scene, text, go=False) for text in scene.legal if _begins(text, picked)]
    # With a card in hand only what can be done with it counts; the way back leads to the rest.
    rest = [] if scene.card else [text for text in scene.rest if text != primary]
    rest.sort(key=lambda text: (text.split()[0] in QUIET, scene.legal.index(text)))
    out += [_button(scene, text, go=False) for text in rest]
    if scene.ui.selected and not scene.ui.selected.startswith(("keep", "die:")):
        out.append(button(tr("Back"), kind="quiet", pic="left", key=tr("Esc"), do="select", arg=""))
    elif scene.ui.can_undo and len(out) < MANY - 1 and scene.step != "offense":
        out.append(button(tr("Undo"), kind="quiet", pic="undo", key=tr("Esc"), do="undo", cls="dt-undo"))
    return out


def _begins(text: str, head: str) -> bool:
    return text == head or text.startswith(f"{head} ")


def _card_buttons(scene: Scene, primary: str | None) -> list[Markup]:
    texts = [f"{verb} {scene.card}" for verb in ("play", "sell", "discard")]
    return [_button(scene, text, go=False) for text in texts if scene.is_legal(text) and text != primary]


def _die_buttons(scene: Scene) -> list[Markup]:
    """What the picked die can become, each as the face that it would show."""
    tray = scene.tray
    assert tray is not None and scene.die is not None
    hero = scene.players[tray["owner"]]["hero"]
    out = []
    for text in scene.starting(*DICE_VERBS):
        verb, number, *more = text.split()
        if int(number) != scene.die:
            continue
        now = tray["values"][scene.die - 1]
        value = {"raise": now + 1, "lower": now - 1}.get(verb) or int(more[0])
        if verb == "copy":
            value = tray["values"][int(more[0]) - 1]
        symbol = scene.content.face(hero, value)
        face = DieLook(0, value, symbol, scene.content.symbol_name(hero, value), scene.colour(tray["owner"]))
        named = scene.offer(text) | {"aria-label": scene.label(text)}
        out.append(h("button", named, die(face), class_="dt-face is-legal"))
    return out


def _button(scene: Scene, text: str, *, go: bool) -> Markup:
    verb = text.split()[0]
    kind = "btn--primary btn--go" if go else "btn--quiet" if verb in QUIET else ""
    number = scene.key_of(text)
    key = key_cap(_key(scene, text)) if go else number and key_cap(number)
    pic = words.VERB_ICONS.get(verb)
    named = scene.offer(text)
    return h(
        "button",
        named,
        pic and icon(pic),
        h("span", _says(scene, text)),
        _gain(scene, text),
        key,
        class_=["btn", kind, not go and verb not in QUIET and "is-legal"],
    )


def _key(scene: Scene, text: str) -> str:
    if text.startswith("reroll"):
        return tr("R")
    return tr("Space") if text.split()[0] == "pass" else tr("Enter")


def _says(scene: Scene, text: str) -> str:
    if text == "pass" and scene.window.get("kind") == "last":
        coming = next((entry["total"] for entry in scene.board["damage"] if entry["player"] == scene.seat), 0)
        return tr("Pass, take {n}", n=coming) if coming else scene.label(text)
    if text == "done":
        return tr("To the dice") if scene.phase == "main1" else tr("End the turn")
    if text == "stop" and scene.step == "offense":
        return tr("Stop, use nothing")
    if text.startswith("play ") and scene.card:
        cost = scene.content.card_cost(scene.card, scene.me)
        return tr("Play it, free") if cost == 0 else trn("Play it for {n} CP", "Play it for {n} CP", cost)
    if text.startswith("sell ") and scene.card:
        return tr("Sell it for 1 CP")
    return scene.label(text)


def _gain(scene: Scene, text: str) -> Markup | None:
    """What an action brings for certain, where the rules can tell."""
    hint = scene.hint(text)
    parts: list[Any] = []
    if hint.get("damage") is not None:
        parts += [hint["damage"], icon("swords", tr("damage"))]
    return h("span", parts, class_="dt-gain") if parts else None
