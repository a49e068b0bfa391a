"""The lit fields: where the hero can go and at what price, where figures can be sent, where one comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.html import Markup, h, icon
from app.screens.platformer import words
from app.screens.platformer.art import WAY_ICONS, figure
from app.screens.platformer.scene import STEPS, THEN, Place, Scene, place
from pygame_rules import tr, trn

if TYPE_CHECKING:
    from app.screens.platformer.tower import Ground

# What can be dropped onto a field that the hero can reach.
TAKES = "hero die:move special:move"


def lit_fields(scene: Scene, ground: Ground) -> list[Markup]:
    """The fields that can be chosen now."""
    if not scene.mine:
        return []
    if scene.step == "respawn":
        texts = scene.starting("enter ")
        return [_enter(scene, ground, text, follow=number == len(texts) // 2) for number, text in enumerate(texts)]
    picked = scene.picked
    if picked.kind == "push":
        return _pushes(scene, ground, picked.about)
    if picked.kind in ("foe", "force"):
        return _forces(scene, ground, picked.about)
    if picked.kind == "special":
        return _special_steps(scene, ground)
    if picked.kind == "card":
        return _columns(scene, ground, picked.about)
    if picked.kind == "" or picked.is_("path") or picked.is_("face", "move"):
        return [*_reach(scene, ground), *_push_marks(scene, ground)]
    return []


def _field(ground: Ground, at: Place, attrs: dict[str, Any], label: str, *parts: Any, css: Any = None) -> Markup:
    return h(
        "button",
        attrs | {"aria-label": label, "data-tip": label},
        parts,
        class_=["pf-field", css],
        style=ground.at(at),
        id=f"field-{at[0]}-{at[1]}",
    )


# Ways


def _reach(scene: Scene, ground: Ground) -> list[Markup]:
    return [_goal(scene, ground, at, entry) for at, entry in scene.reach.items()]


def is_plain(entry: dict[str, Any]) -> bool:
    """A step that costs one symbol and nothing else: it needs no second look."""
    return (
        len(entry["path"]) == 1
        and not (entry["wounds"] or entry["gems"] or entry["reveals"])
        and entry["drop"] == entry["at"]
    )


def _goal(scene: Scene, ground: Ground, at: Place, entry: dict[str, Any]) -> Markup:
    way = THEN.join(entry["path"])
    target = scene.picked.is_("path", way)
    if is_plain(entry):
        attrs = scene.offer(way)
    elif target:
        attrs = {"type": "button", "data-do": "acts", "data-arg": way}
    else:
        attrs = scene.choose(f"path:{way}")
    scene.cover(*entry["path"][:1])
    attrs |= {"data-drop": TAKES, "data-try": way}
    fall = at[1] - entry["drop"][1] if entry["drop"] else 0
    cost = h(
        "span",
        icon("pf-move"),
        figure(entry["moves"]),
        entry["gems"] > 0 and [icon("pf-gem", None, "pf-cost__gem"), figure(entry["gems"])],
        class_="pf-cost",
    )
    css = [
        entry["gems"] and "pf-field--gem",
        entry["wounds"] and "pf-field--risk",
        target and "pf-field--target",
        any(text.startswith("move portal") for text in entry["path"]) and "pf-field--portal",
    ]
    return _field(
        ground,
        at,
        attrs,
        goal_label(at, entry),
        cost,
        danger(entry["wounds"], bool(entry["attackers"]), bool(entry["traps"]), entry["faints"]),
        fall > 0 and h("span", figure(fall), class_="pf-drop"),
        entry["reveals"] and h("span", icon("eye"), class_="pf-eye"),
        css=css,
    )


def danger(wounds: int, attacked: bool, trap: bool, faints: bool) -> Markup | None:
    """How many hearts a way costs, and what takes them."""
    if not wounds:
        return None
    signs = [attacked and icon("pf-claws"), trap and icon("pf-spikes")]
    return h("span", signs, figure(wounds), class_=["pf-danger", faints and "pf-danger--faint"])


def goal_label(at: Place, entry: dict[str, Any]) -> str:
    """Where a way leads and what it costs, in words."""
    said = [
        tr("Move to {place}", place=words.place_name(at)),
        trn("{n} Move symbol", "{n} Move symbols", entry["moves"]),
    ]
    if entry["gems"]:
        said.append(trn("{n} gem", "{n} gems", entry["gems"]))
    if entry["wounds"]:
        said.append(trn("{n} wound", "{n} wounds", entry["wounds"]))
    if entry["faints"]:
        said.append(tr("you faint"))
    if entry["reveals"]:
        said.append(tr("reveals a level"))
    if entry["drop"] and entry["drop"] != entry["at"]:
        said.append(tr("gravity drops you to row {row}", row=entry["drop"][1] + 1))
    return ", ".join(said)


def _special_steps(scene: Scene, ground: Ground) -> list[Markup]:
    """Steps that the special die pays for."""
    out = []
    for text in scene.starting("move "):
        hint = scene.hint(text)
        if text.endswith(" special") and "push" not in text and hint.get("to"):
            at = place(hint["to"])
            label = tr("{action} to {place}", action=scene.label(text), place=words.place_name(at))
            attrs = scene.offer(text)
            out.append(
                _field(
                    ground,
                    at,
                    attrs,
                    label,
                    icon(WAY_ICONS[text.split()[1]], None, "pf-field__way"),
                    _step_danger(hint),
                )
            )
    return out


def _step_danger(hint: dict[str, Any]) -> Markup | None:
    return danger(hint["wounds"], bool(hint["attackers"]), hint["trap"], hint["faints"])


# Pushing and forcing


def push_texts(scene: Scene, way: str) -> list[str]:
    """The pushes of the figure that stands in a way of the hero."""
    return scene.starting(f"move {way} push ")


def _push_marks(scene: Scene, ground: Ground) -> list[Markup]:
    """Figures that stand in the way can be pushed aside."""
    out = []
    for way in (*STEPS, "portal"):
        texts = push_texts(scene, way)
        if not texts:
            continue
        hint = scene.hint(texts[0])
        at = place(hint["to"]) if hint.get("to") else _beside(scene, way)
        if at is None:
            continue
        who = scene.figure_at.get(at, hint.get("pushes") or "")
        if who in scene.enemies:
            continue  # it is a button itself, and shows what can be done with it
        label = tr("Push {figure} aside", figure=scene.figure_name(who))
        parts = (h("span", icon("pf-force"), class_="pf-push"), _step_danger(hint))
        out.append(_field(ground, at, scene.choose(f"push:{way}", *texts), label, *parts, css="pf-field--push"))
    return out


def _beside(scene: Scene, way: str) -> Place | None:
    if way not in STEPS or scene.me["at"] is None:
        return None
    dx, dy = STEPS[way]
    return scene.me["at"][0] + dx, scene.me["at"][1] + dy


def _pushed_to(scene: Scene, text: str, who: str) -> Any:
    hint = scene.hint(text)
    return hint.get("pushed_to") if hint.get("pushes") == who else None


def _pushes(
    scene: Scene, ground: Ground, way: str, who: str | None = None, only: set[Place] | None = None
) -> list[Markup]:
    """Where the figure in the way goes; with the special die only where no other die would do."""
    chosen: dict[Place, str] = {}
    for text in sorted(push_texts(scene, way), key=lambda text: text.endswith(" special")):
        hint = scene.hint(text)
        if not hint.get("pushed_to") or (who is not None and hint["pushes"] != who):
            continue
        if only is None or place(hint["pushed_to"]) in only:
            chosen.setdefault(place(hint["pushed_to"]), text)
    out = []
    for at, text in chosen.items():
        hint = scene.hint(text)
        name = scene.figure_name(hint["pushes"])
        label = tr("Push {figure} to {place}", figure=name, place=words.place_name(at))
        last = [word for word in text.split() if word in STEPS][-1]
        parts = (icon(WAY_ICONS[last], None, "pf-field__way"), _step_danger(hint))
        out.append(_field(ground, at, scene.offer(text), label, *parts, css="pf-field--push"))
    return out


def _forces(scene: Scene, ground: Ground, enemy: str) -> list[Markup]:
    """Where an enemy can be pushed or forced to."""
    chosen: dict[Place, str] = {}
    for text in sorted(scene.starting(f"force {enemy} "), key=lambda text: text.endswith(" special")):
        chosen.setdefault(place(scene.hint(text)["to"]), text)
    pushed = {place(at) for text in scene.starting("move ") if (at := _pushed_to(scene, text, enemy))} - set(chosen)
    out = [mark for way in (*STEPS, "portal") for mark in _pushes(scene, ground, way, enemy, pushed)]
    for at, text in chosen.items():
        label = tr("{action} to {place}", action=scene.label(text), place=words.place_name(at))
        drop = at[1] - scene.hint(text)["drop"][1]
        parts = (
            icon(WAY_ICONS[text.split()[2]], None, "pf-field__way"),
            drop > 0 and h("span", figure(drop), class_="pf-drop"),
        )
        out.append(_field(ground, at, scene.offer(text), label, *parts, css="pf-field--force"))
    return out


# Cards and coming back


def _columns(scene: Scene, ground: Ground, card: str) -> list[Markup]:
    """Fields of the hero's row that a card can act on."""
    out = []
    for text in scene.starting(f"use {card} ", f"drink {card} "):
        target = text.split()[2]
        if target.isdigit() and scene.me["at"] is not None:
            at = (int(target), scene.me["at"][1])
            label = tr("{action}: {place}", action=scene.card_name(card), place=words.place_name(at))
            out.append(_field(ground, at, scene.offer(text), label, css="pf-field--card"))
    return out


def _enter(scene: Scene, ground: Ground, text: str, *, follow: bool) -> Markup:
    hint = scene.hint(text)
    at = (int(text.split()[1]), int(text.split()[2]))
    wounds = hint.get("wounds", 0)
    said = [scene.label(text)]
    if wounds:
        said.append(trn("{n} wound", "{n} wounds", wounds))
    return _field(
        ground,
        at,
        scene.offer(text) | {"data-follow": f"enter-{scene.board['turn']}" if follow else None},
        ", ".join(said),
        icon("person", None, "pf-field__way"),
        danger(wounds, True, False, False),
        css=wounds and "pf-field--risk",
    )
