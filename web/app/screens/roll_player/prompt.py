"""The prompt under the sheet: what is asked, why, the large button, and every legal action that has no other place."""

from __future__ import annotations

from typing import Any

from app.components.button import button, key_cap, why
from app.components.die import die
from app.html import Markup, h, icon
from app.screens.roll_player import words
from app.screens.roll_player.scene import GO_ON, Scene
from pygame_rules import tr

# Windows on other players' turns are slim: a glance and a tap.
SLIM = ("window",)


def prompt(scene: Scene) -> Markup:
    """The question of the moment. Called last: it lists what the rest of the table has not shown."""
    if not scene.mine:
        return _waiting(scene)
    decision = scene.decision or {}
    eyebrow = tr("Your decision · {step}", step=words.step_name(scene.step))
    thing = _thing(scene)
    body = h(
        "div",
        h("span", h("span", eyebrow, class_="eyebrow"), why(decision.get("rule")), class_="rp-prompt__eye"),
        h("div", _title(scene, decision), class_="prompt__title"),
        h("div", h("span", _note(scene)), class_="prompt__note"),
        class_="prompt__body",
        aria_live="polite",
    )
    buttons = _buttons(scene)
    css = ["prompt", "rp-prompt", scene.step in SLIM and "rp-prompt--slim", len(buttons) > 3 and "rp-prompt--many"]
    return h(
        "section", thing, body, h("div", buttons, class_="prompt__actions"), class_=css, id="prompt", data_at="prompt"
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
        h("span", h("span", words.step_name(scene.step), class_="eyebrow"), why(rule), class_="rp-prompt__eye"),
        h("div", title, class_="prompt__title"),
        h(
            "div",
            h("span", tr("You can look around meanwhile: cards, sheets and piles open at a tap.")),
            class_="prompt__note",
        ),
        class_="prompt__body",
        aria_live="polite",
    )
    skip = decision is not None and button(tr("Hurry"), kind="quiet", pic="next", key=tr("Space"), do="hurry")
    sign = h("span", icon("hourglass"), class_="prompt__emblem")
    return h(
        "section",
        sign,
        body,
        skip and h("div", skip, class_="prompt__actions"),
        class_="prompt rp-prompt prompt--waiting",
        id="prompt",
        data_at="prompt",
    )


def _thing(scene: Scene) -> Markup:
    """What the decision is about, drawn: the die in hand, the card in use."""
    subject = scene.board.get("subject") or {}
    thing = scene.me["die"] or subject.get("die")
    if scene.start_die:
        thing = {"colour": scene.start_die[:-1], "value": int(scene.start_die[-1])}
    if scene.picked:
        thing = scene.die_at[scene.picked]
    if scene.step == "keep" and "new" in subject:
        return _old_and_new(scene, subject)
    if thing and scene.step in ("place", "start", "exchange", "act", "skill"):
        drag = "die" if scene.step in ("place", "start") else None
        return h("span", die(thing["colour"], thing["value"], data_drag=drag), class_="rp-prompt__die", data_at="hand")
    card = subject.get("card")
    if card in scene.cards:
        kind = scene.cards[card]["type"]
        return h("span", icon(f"card-{card}"), class_="own__pic rp-prompt__pic", data_kind=kind)
    return h("span", icon(_sign(scene.step)), class_="prompt__emblem")


def _old_and_new(scene: Scene, subject: dict[str, Any]) -> Markup:
    there = scene.die_at.get(subject.get("space", ""), {})
    colour = there.get("colour", "white")
    pair = [die(colour, subject["old"]), h("span", "→", aria_hidden=True), die(colour, subject["new"])]
    return h("span", pair, class_="rp-prompt__pair")


def _sign(step: str) -> str:
    return {
        "race": "person",
        "class": "class",
        "tie": "dice",
        "window": "hourglass",
        "take": "hand",
        "market": "shop",
        "restore": "card-discard",
        "move": "scales",
        "refresh": "undo",
        "final": "trophy",
    }.get(step, "dice")


def _title(scene: Scene, decision: dict[str, Any]) -> str:
    if scene.picked:
        return tr("What shall happen to it?") if not _is_swap(scene) else tr("Which die does it change places with?")
    return decision.get("prompt") or words.step_name(scene.step)


def _is_swap(scene: Scene) -> bool:
    return all(text.startswith("swap") for text in scene.by_space.get(scene.picked or "", ())) and bool(scene.picked)


def _note(scene: Scene) -> str:
    card = (scene.board.get("subject") or {}).get("card")
    if scene.step == "skill" and card in scene.cards:
        return str(scene.cards[card]["text"])
    return words.step_note(scene.step)


def _buttons(scene: Scene) -> list[Markup]:
    """The large button first, then all that is left, then the ways back."""
    out: list[Markup] = []
    primary = scene.primary
    picked = [text for text in scene.by_space.get(scene.picked or "", ()) if _needs_button(scene, text)]
    for text in (primary, *picked):
        if text is not None and text in scene.legal:
            out.append(_button(scene, text, go=text == primary))
            scene.cover(text)
    rest = scene.rest
    for text in sorted(rest, key=lambda text: (text in GO_ON, scene.legal.index(text))):
        out.append(_button(scene, text, go=False))
        scene.cover(text)
    if scene.picked:
        out.append(button(tr("Another die"), kind="quiet", pic="undo", key=tr("Esc"), do="select", arg=""))
    elif scene.ui.can_undo:
        out.append(button(_undo_words(scene), kind="quiet", pic="undo", key=tr("Esc"), do="undo"))
    return out


def _needs_button(scene: Scene, text: str) -> bool:
    """Whether an action on the picked die has no lit target of its own: swaps, trades and shifts have."""
    return text.split()[0] not in ("swap", "trade", "fetch", "shift") and text != scene.primary


def _undo_words(scene: Scene) -> str:
    return tr("Other card") if scene.step == "place" else tr("Undo")


def _button(scene: Scene, text: str, *, go: bool) -> Markup:
    verb = text.split()[0]
    says = (
        tr("No action")
        if text == "skip" and scene.step == "act"
        else tr("Stay")
        if text == "skip"
        else scene.label(text)
    )
    if go and scene.start_die is None and verb == "place":
        says = scene.label(text)
    kind = "btn--primary btn--go" if go else "btn--quiet" if text in GO_ON or text == "pass round" else ""
    named = {"type": "button", "data-a": text}
    return h(
        "button",
        named,
        icon(_verb_icon(verb)) if not go and _verb_icon(verb) else None,
        h("span", says),
        _gain(scene, text),
        go and key_cap(tr("Enter")),
        class_=["btn", kind, "is-legal"],
    )


def _verb_icon(verb: str) -> str:
    return {
        "flip": "flip",
        "raise": "plus",
        "lower": "minus",
        "reroll": "reroll",
        "swap": "swap",
        "move": "scales",
        "token": "charisma",
        "unlock": "key",
        "use": "card-play",
        "take": "hand",
    }.get(verb, "")


def _gain(scene: Scene, text: str) -> Markup | None:
    """What an action brings for certain: the new score, stars and gold."""
    hint = scene.hint(text)
    parts: list[Any] = []
    if "score" in hint:
        parts += [hint["score"], " ", hint.get("met") and icon("check", tr("goal met"))]
    if hint.get("stars"):
        parts += [words.signed(hint["stars"]), icon("star", tr("stars"))]
    if hint.get("gold") and "score" not in hint:
        parts += [words.signed(hint["gold"]), icon("coin", tr("gold"))]
    return h("span", parts, class_="go__s") if parts else None
