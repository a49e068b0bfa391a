"""The dice on their felt: the pool with its fusions, the special die in its slot, and symbols made ready."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.components.tray import tray
from app.html import Markup, h, icon
from app.screens.platformer import words
from app.screens.platformer.art import SYMBOL_ICONS, SYMBOLS, hero_colour
from app.screens.platformer.scene import Scene
from pygame_rules import tr, trn

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
    groups: dict[str, list[dict[str, Any]]] = {symbol: [] for symbol in SYMBOLS}
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


def _group(scene: Scene, face: str, dice: list[dict[str, Any]]) -> Markup:
    """Dice of one face, with what two of them can be fused into and what a Star can stand for."""
    shown = [_die(scene, die) for die in dice]
    fusions = scene.starting(f"fuse {face} ")
    turns = scene.starting("star ") if face == "star" else []
    boxes = []
    if turns:
        boxes.append(_box(scene, "star", tr("as"), turns, lambda text: text.split()[1]))
    if fusions:
        css = "pf-fuse--picked" if scene.picked.is_("fuse", face) else None
        boxes.append(_box(scene, "pf-fuse", tr("fuse"), fusions, lambda text: text.split()[2], css))
    if not boxes:
        return h("span", shown, class_="pf-dice")
    # One die dropped onto another of its face asks what the two shall become.
    fuses = {"data-drop": f"die:{face}", "data-try": f"do:select fuse:{face}"} if fusions else {}
    return h("span", h("span", fuses, shown, class_="pf-dice"), boxes, class_="pf-pair")


def _box(scene: Scene, pic: str, title: str, texts: list[str], symbol_of: Any, css: Any = None) -> Markup:
    buttons = [
        h(
            "button",
            scene.offer(text) | {"aria-label": scene.label(text), "data-tip": scene.label(text)},
            icon(SYMBOL_ICONS[symbol_of(text)]),
            class_="pf-fuse__b",
        )
        for text in texts
    ]
    return h(
        "span",
        h("span", icon(pic), title, class_="pf-fuse__t"),
        h("span", buttons, class_="pf-fuse__l"),
        class_=["pf-fuse", css],
    )


def _die(scene: Scene, die: dict[str, Any]) -> Markup:
    number, face, used = die["number"], die["face"], die["used"]
    attrs: dict[str, Any] = {"id": f"die-{number}", "data-at": f"die-{number}"}
    picked = False
    label = words.symbol_name(face)
    if used:
        label = tr("{symbol}, used", symbol=label)
    elif scene.mine:
        acts, picked = _acts(scene, number, face)
        if "data-a" in acts:
            label = scene.label(acts["data-a"])
        attrs |= acts
        attrs["data-drag"] = f"die:{face}"
    acting = "data-a" in attrs or "data-do" in attrs
    if acting and "data-do" in attrs:
        attrs["aria-pressed"] = picked
    css = [used and "pf-die--used", picked and "die--kept pf-die--pick", acting and not picked and "is-legal"]
    return symbol_die(face, attrs=attrs, label=label, css=css)


def _acts(scene: Scene, number: int, face: str) -> tuple[dict[str, Any], bool]:
    """What choosing a die does, and whether it is chosen."""
    if scene.step == "reroll":
        return _toggle(scene, number)
    if scene.step == "turn_die":
        texts = scene.starting(f"turn {number} ")
        picked = str(number) == turned_die(scene)
        return (scene.choose("" if picked else f"die:{number}", *texts), picked) if texts else ({}, False)
    for text in (f"bank {face}", f"respawn {face}", face):
        if scene.is_legal(text):
            return scene.offer(text), False
    verbs = {"move": "move ", "sword": "attack ", "force": "force "}
    if face not in verbs or not any(" special" not in text for text in scene.starting(verbs[face])):
        return {}, False
    picked = scene.picked.is_("face", face)
    return scene.choose("" if picked else f"face:{face}"), picked


def turned_die(scene: Scene) -> str | None:
    """The die that is turned: the picked one, else the first that can be."""
    dice = list(dict.fromkeys(text.split()[1] for text in scene.starting("turn ")))
    return scene.picked.about if scene.picked.is_("die") and scene.picked.about in dice else next(iter(dice), None)


def chosen_dice(scene: Scene) -> list[str]:
    """The dice that are picked for a reroll."""
    return [number for number in scene.picked.about.split(",") if number] if scene.picked.is_("dice") else []


def _toggle(scene: Scene, number: int) -> tuple[dict[str, Any], bool]:
    chosen = chosen_dice(scene)
    on = str(number) in chosen
    others = [other for other in chosen if other != str(number)]
    most = scene.board["subject"].get("dice", 1)
    if most == 1 and scene.is_legal(f"reroll {number}"):
        return scene.offer(f"reroll {number}"), False
    if not on:
        others = sorted([*others, str(number)], key=int)[-most:] if len(others) < most else [str(number)]
    texts = scene.starting("reroll ")
    if not any(str(number) in text.split()[1:] for text in texts):
        return {}, False
    return scene.choose(f"dice:{','.join(others)}" if others else "", *texts), on


def _ready(scene: Scene) -> Markup | None:
    """Symbols that fusion, Stars or cards have made ready."""
    ready = scene.pool["ready"]
    if not ready:
        return None
    items = []
    for symbol, count in ready.items():
        acts: dict[str, Any] = {}
        if symbol == "coin" and scene.is_legal("coin"):
            acts = scene.offer("coin")
        label = trn("{symbol} ready: {n}", "{symbol} ready: {n}", count, symbol=words.symbol_name(symbol))
        items.append(
            h(
                "span",
                symbol_die(symbol, attrs=acts, label=label, css=["pf-die--ready", acts and "is-legal"]),
                count > 1 and h("b", count),
            )
        )
    return h("span", h("span", tr("Ready"), class_="pf-slot__t"), h("span", items, class_="pf-dice"), class_="pf-ready")


def special_texts(scene: Scene) -> list[str]:
    """The legal actions that the special die pays for."""
    return [text for text in scene.legal if "special" in text.split()]


def special(scene: Scene) -> Markup:
    """The special die in its slot; in step 6 dice are dropped onto it."""
    player = scene.active
    symbol = player["special"]
    texts = special_texts(scene)
    banks = scene.starting("bank ")
    attrs: dict[str, Any] = {"data-at": "special", "id": "special-die"}
    picked = scene.picked.is_("special")
    if len(texts) == 1:
        attrs |= scene.offer(texts[0])
    elif texts:
        attrs |= scene.choose("" if picked else "special:", *texts) | {"aria-pressed": picked}
        attrs["data-drag"] = f"special:{symbol}"
    name = words.symbol_name(symbol) if symbol else tr("blank")
    label = tr("Special die: {symbol}", symbol=name)
    if "data-a" in attrs:
        label = tr("{die}. {action}", die=label, action=scene.label(attrs["data-a"]))
    css = ["die--hero", not symbol and BLANK, picked and "die--kept pf-die--pick", texts and not picked and "is-legal"]
    slot: dict[str, Any] = {"style": {"--hero": hero_colour(player["hero"])}}
    if banks:
        slot |= {"data-drop": " ".join(f"die:{text.split()[1]}" for text in banks), "data-try": "bank {what}"}
    return h(
        "span",
        slot,
        h("span", tr("Special"), class_="pf-slot__t"),
        symbol_die(symbol, attrs=attrs, label=label, css=css),
        class_=["pf-slot", banks and "pf-slot--open"],
    )
