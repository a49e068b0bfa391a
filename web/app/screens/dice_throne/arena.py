"""The middle of the table: the dice tray, and the prompt beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.html import Markup, fragment, h, icon
from app.screens.dice_throne.ability import PLAY, percent
from app.screens.dice_throne.dice import DieLook, dice_tray
from app.screens.dice_throne.picks import pick_card, pick_die
from app.screens.dice_throne.scene import Scene
from pygame_rules import tr
from pygame_rules.games.dice_throne.view_types import TrayView


def arena(scene: Scene, prompt: Callable[..., Markup]) -> Markup:
    """Dice and decision."""
    made = tray(scene)
    return h("section", made, prompt(scene, stake=stake(scene)), class_="dt-arena", aria_label=tr("Dice and decision"))


def looks(scene: Scene, tray: TrayView | None, *, keeping: bool = False) -> list[DieLook]:
    """The dice of a tray, with what choosing one does now. Tells the scene what can be reached through them."""
    if tray is None:
        return []
    hero = scene.players[tray["owner"]]["hero"]
    at_hand = tray is scene.tray
    rerolls = scene.of("reroll") if at_hand else []
    turns = scene.turns if at_hand else {}
    # Dice that another player is about to roll again lie apart from those that stay.
    intent = scene.board["intent"]
    announced = intent.get("rerolls") if intent and not turns and not rerolls else None
    single = {action["args"]["numbers"][0]: action for action in rerolls if len(action["args"]["numbers"]) == 1}
    if at_hand:
        scene.cover(*rerolls, *(action for ways in turns.values() for action in ways))
    out = []
    for place, value in enumerate(tray["values"]):
        action = pick = None
        kept = picked = False
        number = place + 1
        if announced and at_hand:
            kept = number not in announced
        elif at_hand and scene.can_keep:
            pick, kept = scene.toggled(place), place in scene.kept
        elif number in single:
            action = single[number]["text"]
        elif number in turns:
            picked = scene.die == number
            pick = pick_die(number)
        out.append(
            DieLook(
                place=place,
                value=value,
                symbol=tray["symbols"][place],
                name=scene.content.symbol_name(hero, value),
                colour=scene.colour(tray["owner"]),
                action=action,
                pick=pick,
                kept=kept,
                picked=picked,
                wanted=keeping and scene.can_keep and place in scene.best_keep,
            )
        )
    return out


def turned_to(scene: Scene, owner: int, value: int) -> DieLook:
    """A die of a player with this side up."""
    hero = scene.players[owner]["hero"]
    symbol = scene.content.face(hero, value)
    return DieLook(0, value, symbol, scene.content.symbol_name(hero, value), scene.colour(owner))


def tray(scene: Scene) -> Markup:
    """The dice of the active player; before the roll a word about what comes."""
    lying = scene.tray
    left = scene.board["attempts"]["left"]
    rolling = scene.phase == "offense"
    note = tr("tap a die to keep or free it") if scene.can_keep else None
    purpose = lying["purpose"] if lying else "offense"
    # Any card that can be played may be dropped onto the middle of the table.
    cards = " ".join(pick_card(action["args"]["card"]) for action in scene.of("play"))
    return dice_tray(
        looks(scene, lying, keeping=True),
        left=left,
        total=max(scene.board["figures"]["attempts"], left + 1) if rolling and lying else 0,
        at=f"die-{purpose}",
        note=note,
        drag=scene.can_keep,
        empty=h("p", _empty(scene), class_="dt-empty"),
        data_drop=cards or None,
        data_try=PLAY if cards else None,
    )


def _empty(scene: Scene) -> str:
    if scene.active == scene.seat:
        return tr("Your dice are rolled after the main phase.")
    return tr("{name} has not rolled yet.", name=scene.name(scene.active))


def stake(scene: Scene) -> Markup | None:
    """What stopping brings and what rolling may bring, where the dice can be rolled again."""
    if not scene.can_keep or scene.step != "offense":
        return None
    rows: list[Any] = []
    best = max(scene.of("declare"), key=lambda action: scene.changes(action).get("damage", 0), default=None)
    if best is not None:
        name: Any = h("b", scene.content.ability_name(best["args"]["ability"]))
        damage = scene.changes(best).get("damage")
        if damage:
            name = fragment(h("b", damage), icon("swords", tr("damage"), "icon--inline c-damage"))
        rows.append(h("div", h("dt", tr("Stop")), h("dd", name)))
    open_ones = [(chance, ability) for ability, chance in scene.odds.items() if chance < 1]
    for chance, ability in sorted(open_ones, reverse=True)[:1]:
        words = h("dd", h("b", percent(chance)), " ", scene.content.ability_name(ability))
        rows.append(h("div", h("dt", tr("Roll")), words, class_="dt-stake__roll"))
    return h("dl", rows, class_="dt-stake") if rows else None
