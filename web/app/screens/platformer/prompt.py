"""The prompt: what is asked, what the picked thing would bring, the ways to answer, and all that has no other place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.components.button import button, why
from app.html import Markup, h, icon
from app.screens.platformer import words
from app.screens.platformer.answers import GO_ON, action_button, fx
from app.screens.platformer.art import EVENT_ICONS, SYMBOL_ICONS, card_icon
from app.screens.platformer.dock import falls_words
from app.screens.platformer.picks import asked
from app.screens.platformer.scene import Scene
from pygame_rules import tr, trn

if TYPE_CHECKING:
    from pygame_rules.games.platformer.view_types import Offer


def prompt(scene: Scene) -> Markup:
    """The question of the moment. Called last: it lists what the rest of the table has not shown."""
    if not scene.mine:
        return _waiting(scene)
    made = asked(scene) or _plain(scene)
    rule = scene.decision["rule"] if scene.decision else None
    eyebrow = tr("Your decision · {step}", step=words.step_name(scene.step))
    body = h(
        "div",
        h(
            "span",
            h("span", eyebrow, class_="eyebrow"),
            why(made.get("rule") or rule, short=True),
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


# Nothing is picked


def _plain(scene: Scene) -> dict[str, Any]:
    buttons = [_plain_button(scene, offer) for offer in sorted(scene.rest, key=lambda offer: offer["verb"] in GO_ON)]
    idle = not buttons
    if scene.ui.can_undo:
        buttons.append(button(tr("Undo"), kind="quiet", pic="undo", key=tr("U"), do="undo"))
    return {"title": scene.prompt, "notes": _notes(scene), "buttons": buttons, "idle": idle}


def _plain_button(scene: Scene, offer: Offer) -> Markup:
    wounds = offer["changes"].get("wounds", 0)
    more = None
    if wounds and offer["verb"] in ("move", "enter"):
        more = h("span", icon("pf-claws", tr("wounds"), "icon--inline"), wounds, class_="pf-btn-bad")
    return action_button(scene, offer, go=offer == primary(scene), more=more)


def primary(scene: Scene) -> Offer | None:
    """What Enter does where nothing is picked: only where there is one plain way on."""
    if len(scene.legal) == 1:
        return scene.legal[0]
    return scene.find("gravity", hero="holds") if scene.step == "fall" else None


def _notes(scene: Scene) -> list[Any]:
    subject = scene.board["subject"].get("card", "")
    if scene.step == "mirror":
        known = scene.catalogue["boss_cards"][subject]
        return [fx(icon(card_icon(subject), None, "icon--inline"), known["text"], tone="boss")]
    if scene.step in ("reroll", "turn_die"):
        return [fx(tr("Tap the dice, then confirm.")), _event_note(scene, subject)]
    if scene.step == "special":
        return [fx(tr("An unused die, or a fusion of two, can be kept on it for a later turn."))]
    if scene.step == "fall":
        falls = falls_words(scene, scene.find("gravity"))
        return [fx(falls, tone="fall")] if falls else []
    if scene.step == "respawn":
        return [fx(tr("Choose a lit field in the lowest row."))]
    return _act_notes(scene)


def _event_note(scene: Scene, subject: str) -> Markup | None:
    if subject not in scene.catalogue["events"]:
        return None
    return fx(icon(EVENT_ICONS.get(subject, "book"), None, "icon--inline"), scene.catalogue["events"][subject]["text"])


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
    end = scene.find("end")
    falls = falls_words(scene, end)
    if falls:
        notes.append(fx(icon("down", None, "icon--inline"), tr("at the end: {falls}", falls=falls), tone="fall"))
    if end and end["changes"]["boss_turn"]:
        notes.append(
            fx(icon("crown", None, "icon--inline"), tr("then comes the boss’s turn"), tone="boss", rule="PF-13.5")
        )
    return notes
