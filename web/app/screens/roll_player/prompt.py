"""The prompt under the sheet: what is asked, why, the large button, and every legal action that has no other place."""

from __future__ import annotations

from typing import Any

from app.components.button import button, key_cap, why
from app.components.die import die
from app.html import Markup, h, icon
from app.screens.roll_player import words
from app.screens.roll_player.scene import Scene, changes_of, goes_on
from pygame_rules import ActionView, tr
from pygame_rules.games.roll_player.view_types import SubjectView

# Windows on other players' turns are slim: a glance and a tap.
SLIM = ("window",)


def prompt(scene: Scene) -> Markup:
    """The question of the moment. Called last: it lists what the rest of the table has not shown."""
    decision = scene.decision
    if not scene.mine or decision is None:
        return _waiting(scene)
    eyebrow = tr("Your decision · {step}", step=words.step_name(scene.step))
    thing = _thing(scene)
    body = h(
        "div",
        h("span", h("span", eyebrow, class_="eyebrow"), why(decision["rule"]), class_="rp-prompt__eye"),
        h("div", _title(scene, decision["prompt"]), class_="prompt__title"),
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
        rule = decision["rule"]
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
    subject = scene.board["subject"]
    thing = scene.start_die or scene.me["die"] or subject.get("die")
    if scene.picked:
        thing = scene.die_at[scene.picked]
    if scene.step == "keep" and "new" in subject:
        return _old_and_new(scene, subject)
    if thing and scene.step in ("place", "start", "exchange", "act", "skill"):
        drag = "die" if scene.step in ("place", "start") else None
        return h("span", die(thing["colour"], thing["value"], data_drag=drag), class_="rp-prompt__die", data_at="hand")
    card = subject.get("card")
    if card is not None:
        kind = scene.cards[card]["type"]
        return h("span", icon(f"card-{card}"), class_="own__pic rp-prompt__pic", data_kind=kind)
    return h("span", icon(_sign(scene.step)), class_="prompt__emblem")


def _old_and_new(scene: Scene, subject: SubjectView) -> Markup:
    colour = scene.die_at[subject["space"]]["colour"]
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


def _title(scene: Scene, asked: str) -> str:
    if scene.picked is None:
        return asked
    if all(action["verb"] == "swap" for action in scene.by_space[scene.picked]):
        return tr("Which die does it change places with?")
    return tr("What shall happen to it?")


def _note(scene: Scene) -> str:
    card = scene.board["subject"].get("card")
    if scene.step == "skill" and card is not None:
        return scene.cards[card]["text"]
    return words.step_note(scene.step)


def _buttons(scene: Scene) -> list[Markup]:
    """The large button first, then all that is left, then the ways back."""
    out: list[Markup] = []
    primary = scene.primary
    picked = [action for action in scene.by_space.get(scene.picked or "", ()) if _needs_button(action)]
    if primary is not None:
        out.append(_button(scene, primary, go=True))
    for action in picked:
        if action != primary:
            out.append(_button(scene, action, go=False))
    for action in sorted(scene.rest, key=goes_on):
        out.append(_button(scene, action, go=False))
    if scene.picked:
        out.append(button(tr("Another die"), kind="quiet", pic="undo", key=tr("Esc"), do="select", arg=""))
    elif scene.ui.can_undo:
        out.append(button(_undo_words(scene), kind="quiet", pic="undo", key=tr("Esc"), do="undo"))
    return out


def _needs_button(action: ActionView) -> bool:
    """Whether an action on the picked die has no lit target of its own: swaps, trades and shifts have."""
    return action["verb"] not in ("swap", "trade", "fetch", "shift")


def _undo_words(scene: Scene) -> str:
    return tr("Other card") if scene.step == "place" else tr("Undo")


def _button(scene: Scene, action: ActionView, *, go: bool) -> Markup:
    quiet = goes_on(action) or action["verb"] == "pass"
    pic = "" if go else _verb_icon(action["verb"])
    return h(
        "button",
        scene.offer(action),
        icon(pic) if pic else None,
        h("span", action["label"]),
        _gain(action),
        go and key_cap(tr("Enter")),
        class_=["btn", "btn--primary btn--go" if go else "btn--quiet" if quiet else "", "is-legal"],
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


def _gain(action: ActionView) -> Markup | None:
    """What an action brings for certain: the new score, stars and gold."""
    changes = changes_of(action)
    parts: list[Any] = []
    if "score" in changes:
        parts += [changes["score"], " ", changes["met"] and icon("check", tr("goal met"))]
    if changes.get("stars"):
        parts += [words.signed(changes["stars"]), icon("star", tr("stars"))]
    if changes.get("gold") and "score" not in changes:
        parts += [words.signed(changes["gold"]), icon("coin", tr("gold"))]
    return h("span", parts, class_="go__s") if parts else None
