"""The lit fields: where the hero can go and at what price, where figures can be sent, where one comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.html import Markup, h, icon
from app.screens.platformer import words
from app.screens.platformer.art import WAY_ICONS, figure
from app.screens.platformer.offers import last_way
from app.screens.platformer.scene import THEN, WAYS, Place, Scene, place
from pygame_rules import tr, trn

if TYPE_CHECKING:
    from app.screens.platformer.tower import Ground
    from pygame_rules.games.platformer.view_types import Changes, Offer, Reach

# What can be dropped onto a field that the hero can reach.
TAKES = "hero die:move special:move"


def lit_fields(scene: Scene, ground: Ground) -> list[Markup]:
    """The fields that can be chosen now."""
    if not scene.mine:
        return []
    if scene.step == "respawn":
        fields = scene.of("enter")
        return [_enter(scene, ground, offer, follow=number == len(fields) // 2) for number, offer in enumerate(fields)]
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


def is_plain(entry: Reach) -> bool:
    """A step that costs one symbol and nothing else: it needs no second look."""
    return (
        len(entry["path"]) == 1
        and not (entry["wounds"] or entry["gems"] or entry["reveals"])
        and entry["drop"] == entry["at"]
    )


def _goal(scene: Scene, ground: Ground, at: Place, entry: Reach) -> Markup:
    way = THEN.join(entry["path"])
    target = scene.picked.is_("path", way)
    attrs: dict[str, Any]
    if is_plain(entry):
        attrs = {"type": "button", "data-a": way}
    elif target:
        attrs = {"type": "button", "data-do": "acts", "data-arg": way}
    else:
        attrs = scene.choose(f"path:{way}")
    scene.shown.add(entry["path"][0])
    attrs |= {"data-drop": TAKES, "data-try": way}
    fall = at[1] - entry["drop"][1]
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
        any(step["portal"] for step in entry["trail"]) and "pf-field--portal",
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


def goal_label(at: Place, entry: Reach) -> str:
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
    if entry["drop"] != entry["at"]:
        said.append(tr("gravity drops you to row {row}", row=entry["drop"][1] + 1))
    return ", ".join(said)


def _special_steps(scene: Scene, ground: Ground) -> list[Markup]:
    """Steps that the special die pays for."""
    out = []
    for offer in scene.of("move", special=True, push=[]):
        to = offer["changes"]["to"]
        if to:
            at = place(to)
            label = tr("{action} to {place}", action=offer["label"], place=words.place_name(at))
            parts = (_way_icon(offer), _step_danger(offer["changes"]))
            out.append(_field(ground, at, scene.offer(offer), label, *parts))
    return out


def _way_icon(offer: Offer) -> Markup:
    return icon(WAY_ICONS[last_way(offer)], None, "pf-field__way")


def _step_danger(step: Changes) -> Markup | None:
    return danger(step["wounds"], bool(step["attackers"]), step["trap"], step["faints"])


# Pushing and forcing


def _push_marks(scene: Scene, ground: Ground) -> list[Markup]:
    """Figures that stand in the way can be pushed aside."""
    out = []
    for way in WAYS:
        pushes = scene.pushes(way)
        if not pushes:
            continue
        step = pushes[0]["changes"]
        at = place(step["field"])
        who = scene.figure_at[at]
        if who in scene.enemies:
            continue  # it is a button itself, and shows what can be done with it
        label = tr("Push {figure} aside", figure=scene.figure_name(who))
        parts = (h("span", icon("pf-force"), class_="pf-push"), _step_danger(step))
        out.append(_field(ground, at, scene.choose(f"push:{way}", *pushes), label, *parts, css="pf-field--push"))
    return out


def _by_special_die(offer: Offer) -> bool:
    return offer["args"]["special"]


def _pushes(
    scene: Scene, ground: Ground, way: str, who: str | None = None, only: set[Place] | None = None
) -> list[Markup]:
    """Where the figure in the way goes; with the special die only where no other die would do."""
    chosen: dict[Place, Offer] = {}
    for offer in sorted(scene.pushes(way), key=_by_special_die):
        to = offer["changes"]["pushed_to"]
        if to is None or (who is not None and offer["changes"]["pushes"] != who):
            continue
        if only is None or place(to) in only:
            chosen.setdefault(place(to), offer)
    out = []
    for at, offer in chosen.items():
        step = offer["changes"]
        name = scene.figure_name(step["pushes"] or "")
        label = tr("Push {figure} to {place}", figure=name, place=words.place_name(at))
        parts = (_way_icon(offer), _step_danger(step))
        out.append(_field(ground, at, scene.offer(offer), label, *parts, css="pf-field--push"))
    return out


def _forces(scene: Scene, ground: Ground, enemy: str) -> list[Markup]:
    """Where an enemy can be pushed or forced to."""
    chosen: dict[Place, Offer] = {}
    for offer in sorted(scene.of("force", enemy=enemy), key=_by_special_die):
        to = offer["changes"]["to"]
        if to:
            chosen.setdefault(place(to), offer)
    moves = [offer["changes"] for offer in scene.of("move")]
    pushed = {place(to) for step in moves if step["pushes"] == enemy and (to := step["pushed_to"])} - set(chosen)
    out = [mark for way in WAYS for mark in _pushes(scene, ground, way, enemy, pushed)]
    for at, offer in chosen.items():
        label = tr("{action} to {place}", action=offer["label"], place=words.place_name(at))
        drop = offer["changes"]["drop"]
        fall = at[1] - drop[1] if drop else 0
        parts = (_way_icon(offer), fall > 0 and h("span", figure(fall), class_="pf-drop"))
        out.append(_field(ground, at, scene.offer(offer), label, *parts, css="pf-field--force"))
    return out


# Cards and coming back


def _columns(scene: Scene, ground: Ground, card: str) -> list[Markup]:
    """Fields of the hero's row that a card can act on."""
    out = []
    for offer in scene.uses(card):
        column = offer["args"]["column"]
        if column is not None and scene.me["at"] is not None:
            at = (column, scene.me["at"][1])
            name = scene.catalogue["cards"][card]["name"]
            label = tr("{action}: {place}", action=name, place=words.place_name(at))
            out.append(_field(ground, at, scene.offer(offer), label, css="pf-field--card"))
    return out


def _enter(scene: Scene, ground: Ground, offer: Offer, *, follow: bool) -> Markup:
    at = place(offer["args"]["at"])
    wounds = offer["changes"]["wounds"]
    said = [offer["label"]]
    if wounds:
        said.append(trn("{n} wound", "{n} wounds", wounds))
    return _field(
        ground,
        at,
        scene.offer(offer) | {"data-follow": f"enter-{scene.board['turn']}" if follow else None},
        ", ".join(said),
        icon("person", None, "pf-field__way"),
        danger(wounds, True, False, False),
        css=wounds and "pf-field--risk",
    )
