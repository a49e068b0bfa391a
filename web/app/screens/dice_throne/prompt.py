"""The prompt: what is asked, why, the large button, and every legal action that has no other place."""

from __future__ import annotations

from typing import Any

from app.components.button import button, key_cap, why
from app.html import Markup, h, icon
from app.screens.dice_throne import words
from app.screens.dice_throne.arena import turned_to
from app.screens.dice_throne.dice import die
from app.screens.dice_throne.scene import Scene
from pygame_rules import ActionView, tr, trn

# Beyond these many plain buttons the list gets small.
MANY = 4
QUIET = ("pass", "stop", "no", "waive", "done", "keep")


def prompt(scene: Scene, *, note: Any = None, stake: Any = None) -> Markup:
    """The question of the moment. Called last: it lists what the rest of the table has not shown."""
    decision = scene.decision
    if decision is None or not scene.mine:
        return _waiting(scene)
    buttons = _buttons(scene)
    body = h(
        "div",
        h("div", _title(scene, decision["prompt"]), class_="prompt__title"),
        h(
            "div",
            h("span", note if note is not None else _note(scene, decision["prompt"])),
            why(decision["rule"]),
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
        title, rule = tr("{name} is deciding", name=scene.name(decision["player"])), decision["rule"]
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


def _title(scene: Scene, question: str) -> str:
    if scene.card:
        return scene.content.cards[scene.card]["name"]
    if scene.die is not None:
        return tr("What shall {die} become?", die=scene.die_name(scene.die))
    if scene.token:
        return scene.content.token_name(scene.token)
    if scene.can_keep and scene.step == "offense":
        return _roll_title(scene)
    return question


def _roll_title(scene: Scene) -> str:
    """How many dice the next roll takes; lit abilities are the other way."""
    loose = len(scene.roll["args"]["numbers"]) if scene.roll else 0
    ready = scene.of("declare")
    if not loose:
        return tr("All dice are kept: free some, or use them")
    if ready:
        return trn("Roll {n} die, or use a lit ability", "Roll {n} dice, or use a lit ability", loose)
    return trn("Roll {n} die", "Roll {n} dice", loose)


def _note(scene: Scene, question: str) -> str:
    if scene.card:
        return scene.content.cards[scene.card]["text"]
    if scene.token:
        return scene.content.tokens[scene.token]["text"]
    if scene.die is not None:
        return tr("{question} Tap another die to turn that one.", question=question)
    if scene.can_keep:
        ready = [scene.content.ability_name(action["args"]["ability"]) for action in scene.of("declare")]
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
    if primary is not None and (not scene.turns or primary in scene.ways_on):
        out.append(_button(scene, primary, go=True))
    if scene.card:
        out += [_button(scene, action, go=False) for action in scene.on_card(scene.card) if action != primary]
    if scene.die is not None:
        out += _die_buttons(scene, scene.turns[scene.die])
    if scene.token:
        spending = [action for action in scene.of("spend") if action["args"]["token"] == scene.token]
        out += [_button(scene, action, go=False) for action in spending]
    # With a card in hand only what can be done with it counts; the way back leads to the rest.
    rest = [] if scene.card else [action for action in scene.rest if action != primary]
    rest.sort(key=lambda action: action["verb"] in QUIET)
    out += [_button(scene, action, go=False) for action in rest]
    if scene.ui.selected and scene.pick.kept is None and scene.pick.die is None:
        out.append(button(tr("Back"), kind="quiet", pic="left", key=tr("Esc"), do="select", arg=""))
    elif scene.ui.can_undo and len(out) < MANY - 1 and scene.step != "offense":
        out.append(button(tr("Undo"), kind="quiet", pic="undo", key=tr("Esc"), do="undo", cls="dt-undo"))
    return out


def _die_buttons(scene: Scene, ways: list[ActionView]) -> list[Markup]:
    """What the picked die can become, each as the face that it would show."""
    assert scene.tray is not None, "there are dice at hand"
    owner = scene.tray["owner"]
    out = []
    for action in ways:
        face = die(turned_to(scene, owner, scene.changes(action)["value"]))
        named = scene.offer(action) | {"aria-label": scene.label(action)}
        out.append(h("button", named, face, class_="dt-face is-legal"))
    return out


def _button(scene: Scene, action: ActionView, *, go: bool) -> Markup:
    verb = action["verb"]
    kind = "btn--primary btn--go" if go else "btn--quiet" if verb in QUIET else ""
    number = scene.key_of(action)
    key = key_cap(_key(verb)) if go else number and key_cap(number)
    pic = words.VERB_ICONS.get(verb)
    return h(
        "button",
        scene.offer(action),
        pic and icon(pic),
        h("span", _says(scene, action)),
        _gain(scene, action),
        key,
        class_=["btn", kind, not go and verb not in QUIET and "is-legal"],
    )


def _key(verb: str) -> str:
    return {"reroll": tr("R"), "pass": tr("Space")}.get(verb) or tr("Enter")


def _says(scene: Scene, action: ActionView) -> str:
    """The words on a button; with a card picked, its name stands above them already."""
    changes = scene.changes(action)
    if scene.card and action["verb"] == "play":
        cost = changes["cost"]
        return tr("Play it, free") if cost == 0 else trn("Play it for {n} CP", "Play it for {n} CP", cost)
    if scene.card and action["verb"] == "sell":
        return trn("Sell it for {n} CP", "Sell it for {n} CP", changes["gains"])
    return scene.label(action)


def _gain(scene: Scene, action: ActionView) -> Markup | None:
    """What an action brings for certain, where the rules can tell."""
    damage = scene.changes(action).get("damage")
    return None if damage is None else h("span", damage, icon("swords", tr("damage")), class_="dt-gain")
