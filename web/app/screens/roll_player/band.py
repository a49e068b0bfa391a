"""The band across the top of the table: the Initiative row and the dice bag."""

from __future__ import annotations

from typing import Any

from app.components.die import COLOURS, die, die_chip
from app.html import Markup, h, icon
from app.screens.roll_player import words
from app.screens.roll_player.scene import Scene, changes_of, die_text, head
from pygame_rules import ActionView, tr, trn
from pygame_rules.games.roll_player.view_types import DieView, InitiativeView


def initiative(scene: Scene) -> Markup:
    """The numbered cards with their dice; in the setup, the dice to be placed."""
    loose = scene.board["rolled"] and scene.step in ("start", "tie")
    title = tr("Starting dice") if scene.board["phase"] == "setup" else tr("Initiative")
    note = _note(scene)
    body = rolled(scene) if loose and scene.step == "start" else _cards(scene)
    ties = rolled(scene) if loose and scene.step == "tie" else None
    return h(
        "section",
        head("hourglass", title, h("small", note)),
        ties,
        body,
        class_=["init", "tray", ties and "init--ties"],
        id="initiative",
        aria_label=title,
        data_at="initiative",
    )


def _note(scene: Scene) -> str:
    if scene.board["phase"] == "setup":
        return tr("pick a die, then a row") if scene.step == "start" else ""
    if scene.step == "tie":
        return tr("which of the equal dice lies lower?")
    return tr("lowest number shops first")


def rolled(scene: Scene) -> Markup:
    """Dice on the felt that are being placed or sorted."""
    items = []
    for index, thing in enumerate(scene.board["rolled"]):
        text = die_text(thing)
        first = scene.find("first", die=text)
        places = [action for action in scene.of("place") if action["args"].get("die") == text]
        if first is not None:
            scene.cover(first)
            shown = die(thing["colour"], thing["value"], action=first["text"], label=first["label"])
        elif places:
            scene.cover(*places)
            chosen = thing == scene.start_die
            shown = die(
                thing["colour"],
                thing["value"],
                do="select",
                arg=text,
                kept=chosen,
                legal=not chosen,
                data_drag="die" if chosen else None,
            )
        else:
            shown = die(thing["colour"], thing["value"])
        items.append(h("li", shown, id=f"rolled-{index}", data_at=f"rolled-{index}"))
    return h("ol", items, class_="rp-rolled tray__felt", aria_label=tr("Rolled dice"))


def _cards(scene: Scene) -> Markup:
    cards = scene.board["initiative"]
    items = [_card(scene, card) for card in cards]
    return h("ol", items, class_="init__row", style={"--cards": max(len(items), 1)})


def _card(scene: Scene, card: InitiativeView) -> Markup:
    number, thing, holder = card["number"], card["die"], card["holder"]
    place = f"init-{number}"
    action = _action(scene, number)
    body: list[Any] = [h("b", number, class_="ini__n")]
    css = ["ini", "ini--free"]
    style = None
    if holder is not None:
        style = scene.hero(holder)
        mine = holder == scene.seat
        held = scene.players[holder]["die"] if thing is None else thing
        css = ["ini", "ini--mine" if mine and held else "ini--gone"]
        body.append(_held(scene, holder, held))
        body.append(h("small", tr("In your hand") if mine and held else tr("You") if mine else scene.name(holder)))
    elif thing:
        body.append(die(thing["colour"], thing["value"]))
        body.append(_gold(card["gold"]) if card["gold"] else None)
        body.append(h("small", _free_words(card, action)))
    else:
        body.append(h("span", class_="ini__ghost ini__ghost--none"))
        body.append(_gold(card["gold"]) if card["gold"] else None)
        body.append(h("small", tr("empty")))
    if action is None:
        return h("li", h("div", body, class_=css, style=style), id=place, data_at=place)
    # What it does is said first; the rest of the name is what is to be seen, as speech control needs it.
    said = h("span", action["label"], class_="visually-hidden")
    lit = [*css, "is-legal"]
    return h("li", h("button", scene.offer(action), said, body, class_=lit, style=style), id=place, data_at=place)


def _action(scene: Scene, number: int) -> ActionView | None:
    """The action that choosing this card plays now."""
    for verb in ("take", "exchange", "turn"):
        action = scene.find(verb, number=number)
        if action is not None:
            return action
    return scene.find("trade", space=scene.picked, number=number) if scene.picked else None


def _held(scene: Scene, holder: int, thing: DieView | None) -> Markup:
    if thing:
        drag = "die" if holder == scene.seat and scene.step == "place" and scene.mine else None
        return die(thing["colour"], thing["value"], data_drag=drag)
    return h("span", icon(scene.emblem(holder)), class_="ini__ghost", data_tip=tr("The die has been placed"))


def _gold(amount: int) -> Markup:
    tip = trn("{n} gold lies here", "{n} gold lie here", amount)
    return h("span", icon("coin"), h("b", amount), class_="ini__gold", data_tip=tip)


def _free_words(card: InitiativeView, action: ActionView | None) -> str:
    verb = action["verb"] if action else ""
    if verb == "turn":
        return tr("turn to {value}", value=changes_of(action)["value"])
    if verb == "trade":
        return tr("trade")
    if verb == "exchange":
        return tr("exchange")
    if card["gold"]:
        return tr("open, {gold}", gold=words.signed(card["gold"]))
    return tr("open")


def bag(scene: Scene) -> Markup:
    """What the bag still holds: all dice are on view, so the page counts for the player."""
    held = scene.board["bag"]
    items = []
    for colour in COLOURS:
        count = held.get(colour, 0)
        action = scene.find("fetch", colour=colour, space=scene.picked) if scene.picked else None
        inner = [die_chip(colour), h("b", count)]
        if action is not None:
            named = scene.offer(action) | {"aria-label": action["label"]}
            inner = [h("button", named, inner, class_="bag__b is-legal")]
        items.append(h("li", inner, class_=None if count else "is-none"))
    total = h("b", sum(held.values()), class_="num")
    return h(
        "section",
        head("bag", tr("Bag"), total),
        h("ol", items, class_="bag__list"),
        class_="bag panel",
        aria_label=tr("Dice left in the bag"),
        data_at="bag",
        id="bag",
    )
