"""The dice on their felt: the pool with its fusions, the special die in its slot, and symbols made ready."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.components.tray import tray
from app.html import Markup, h, icon
from app.screens.platformer import words
from app.screens.platformer.art import SYMBOL_ICONS, SYMBOLS, hero_colour
from app.screens.platformer.offers import VERBS, plain_use
from app.screens.platformer.scene import Scene
from pygame_rules import tr, trn

if TYPE_CHECKING:
    from pygame_rules.games.platformer.view_types import DieView, Offer

BLANK = "pf-blank"


def symbol_die(
    symbol: str | None, *, attrs: Mapping[str, Any] | None = None, label: str = "", css: Any = None
) -> Markup:
    """An action die that shows a symbol; with attributes that act it is a button."""
    named = dict(attrs or {})
    acting = "data-a" in named or "data-do" in named
    name = words.symbol_name(symbol) if symbol else tr("blank")
    named |= {"data-sym": symbol or "", "data-lip": name if symbol else "", "aria-label": label or name}
    if not acting:
        named["role"] = "img"
    face = h("span", icon(SYMBOL_ICONS[symbol]) if symbol else None, class_="die__face")
    return h("button" if acting else "span", named, face, class_=["die", "pf-die", css])


def pool(scene: Scene) -> Markup:
    """The dice of the player whose turn it is."""
    groups: dict[str, list[DieView]] = {symbol: [] for symbol in SYMBOLS}
    for die in scene.pool["dice"]:
        groups[die["face"]].append(die)
    parts = [_group(scene, face, dice) for face, dice in groups.items() if dice]
    if not scene.pool["dice"]:
        parts = [h("p", tr("No dice have been rolled yet."), class_="pf-pool__none")]
    return tray(
        [*parts, _ready(scene), special(scene)],
        label=tr("Dice of {hero}", hero=scene.hero_name(scene.board["active"])),
        cls="pf-pool",
        id="pool",
        data_at="pool",
    )


def _group(scene: Scene, face: str, dice: list[DieView]) -> Markup:
    """Dice of one face, with what two of them can be fused into and what a Star can stand for."""
    shown = [_die(scene, die) for die in dice]
    fusions = scene.of("fuse", face=face)
    turns = scene.of("star") if face == "star" else []
    boxes = []
    if turns:
        boxes.append(_box(scene, "star", tr("as"), turns))
    if fusions:
        css = "pf-fuse--picked" if scene.picked.is_("fuse", face) else None
        boxes.append(_box(scene, "pf-fuse", tr("fuse"), fusions, css))
    if not boxes:
        return h("span", shown, class_="pf-dice")
    # One die dropped onto another of its face asks what the two shall become.
    fuses = {"data-drop": f"die:{face}", "data-try": f"do:select fuse:{face}"} if fusions else {}
    return h("span", h("span", fuses, shown, class_="pf-dice"), boxes, class_="pf-pair")


def _box(scene: Scene, pic: str, title: str, offers: list[Offer], css: Any = None) -> Markup:
    buttons = [
        h(
            "button",
            scene.offer(offer) | {"aria-label": offer["label"], "data-tip": offer["label"]},
            icon(SYMBOL_ICONS[offer["args"]["symbol"]]),
            class_="pf-fuse__b",
        )
        for offer in offers
    ]
    return h(
        "span",
        h("span", icon(pic), title, class_="pf-fuse__t"),
        h("span", buttons, class_="pf-fuse__l"),
        class_=["pf-fuse", css],
    )


def _die(scene: Scene, die: DieView) -> Markup:
    number, face, used = die["number"], die["face"], die["used"]
    attrs: dict[str, Any] = {"id": f"die-{number}", "data-at": f"die-{number}"}
    picked = False
    label = words.symbol_name(face)
    if used:
        label = tr("{symbol}, used", symbol=label)
    elif scene.mine:
        plain = _plain(scene, number, face)
        if plain:
            label = plain["label"]
            attrs |= scene.offer(plain)
        else:
            acts, picked = _picks(scene, number, face)
            attrs |= acts
        attrs["data-drag"] = f"die:{face}"
    acting = "data-a" in attrs or "data-do" in attrs
    if acting and "data-do" in attrs:
        attrs["aria-pressed"] = picked
    css = [used and "pf-die--used", picked and "die--kept pf-die--pick", acting and not picked and "is-legal"]
    return symbol_die(face, attrs=attrs, label=label, css=css)


def _plain(scene: Scene, number: int, face: str) -> Offer | None:
    """What choosing a die does at once, if it does."""
    if scene.step == "reroll":
        return scene.find("reroll", dice=[number]) if scene.board["subject"].get("dice", 1) == 1 else None
    if scene.step == "turn_die":
        return None
    return plain_use(scene.legal, face)


def _picks(scene: Scene, number: int, face: str) -> tuple[dict[str, Any], bool]:
    """What picks a die, and whether it is picked."""
    if scene.step == "reroll":
        return _toggle(scene, number)
    if scene.step == "turn_die":
        offers = scene.of("turn", die=number)
        picked = number == turned_die(scene)
        return (scene.choose("" if picked else f"die:{number}", *offers), picked) if offers else ({}, False)
    if face not in VERBS or not any(not offer["args"]["special"] for offer in scene.of(VERBS[face])):
        return {}, False
    picked = scene.picked.is_("face", face)
    return scene.choose("" if picked else f"face:{face}"), picked


def turned_die(scene: Scene) -> int | None:
    """The die that is turned: the picked one, else the first that can be."""
    dice = [offer["args"]["die"] for offer in scene.of("turn")]
    picked = [number for number in scene.picked.numbers if number in dice] if scene.picked.is_("die") else []
    return next(iter([*picked, *dice]), None)


def _toggle(scene: Scene, number: int) -> tuple[dict[str, Any], bool]:
    chosen = scene.picked.numbers if scene.picked.is_("dice") else []
    on = number in chosen
    others = [other for other in chosen if other != number]
    most = scene.board["subject"].get("dice", 1)
    if not on:
        others = sorted([*others, number])[-most:] if len(others) < most else [number]
    offers = scene.of("reroll")
    if not any(number in offer["args"]["dice"] for offer in offers):
        return {}, False
    return scene.choose(f"dice:{','.join(map(str, others))}" if others else "", *offers), on


def _ready(scene: Scene) -> Markup | None:
    """Symbols that fusion, Stars or cards have made ready."""
    ready = scene.pool["ready"]
    if not ready:
        return None
    items = []
    for symbol, count in ready.items():
        acts: dict[str, Any] = {}
        coin = scene.find("coin", special=False)
        if symbol == "coin" and coin:
            acts = scene.offer(coin)
        label = trn("{symbol} ready: {n}", "{symbol} ready: {n}", count, symbol=words.symbol_name(symbol))
        items.append(
            h(
                "span",
                symbol_die(symbol, attrs=acts, label=label, css=["pf-die--ready", acts and "is-legal"]),
                count > 1 and h("b", count),
            )
        )
    return h("span", h("span", tr("Ready"), class_="pf-slot__t"), h("span", items, class_="pf-dice"), class_="pf-ready")


def special_offers(scene: Scene) -> list[Offer]:
    """The legal actions that the special die pays for."""
    return [offer for offer in scene.legal if offer["args"].get("special")]


def special(scene: Scene) -> Markup:
    """The special die in its slot; in step 6 dice are dropped onto it."""
    player = scene.active
    symbol = player["special"]
    offers = special_offers(scene)
    banks = scene.of("bank")
    attrs: dict[str, Any] = {"data-at": "special", "id": "special-die"}
    picked = scene.picked.is_("special")
    name = words.symbol_name(symbol) if symbol else tr("blank")
    label = tr("Special die: {symbol}", symbol=name)
    if len(offers) == 1:
        attrs |= scene.offer(offers[0])
        label = tr("{die}. {action}", die=label, action=offers[0]["label"])
    elif offers:
        attrs |= scene.choose("" if picked else "special:", *offers) | {"aria-pressed": picked}
        attrs["data-drag"] = f"special:{symbol}"
    css = ["die--hero", not symbol and BLANK, picked and "die--kept pf-die--pick", offers and not picked and "is-legal"]
    slot: dict[str, Any] = {"style": {"--hero": hero_colour(player["hero"])}}
    if banks:
        slot |= {"data-drop": " ".join(f"die:{offer['args']['symbol']}" for offer in banks), "data-try": "bank {what}"}
    return h(
        "span",
        slot,
        h("span", tr("Special"), class_="pf-slot__t"),
        symbol_die(symbol, attrs=attrs, label=label, css=css),
        class_=["pf-slot", banks and "pf-slot--open"],
    )
