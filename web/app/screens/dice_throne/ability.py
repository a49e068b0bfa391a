"""Ability panels: on the own board, small on a rival's strip, and in full where a board is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from app.components.button import key_cap
from app.html import Markup, h, icon
from app.screens.dice_throne.symbols import Need, needs
from pygame_rules import tr, trn
from pygame_rules.games.dice_throne.view_types import TierView

ROMAN = {1: "", 2: "II", 3: "III"}
KIND_CLASSES = {"ultimate": "ult", "defensive": "def", "passive": "pas"}
# The longest text, in letters, that a panel of the board shows in full.
ROOM = 92
# What dropping a card onto a place tries; the adapter puts the card in.
PLAY = "play {what}"


@dataclass(slots=True)
class Panel:
    """All that is shown of one ability. `tiers` are what it needs, lowest first; a defence has `dice` instead."""

    id: str
    name: str
    kind: str
    text: Any
    words: str
    names: dict[str, str]
    # About how many letters the text takes with its pictures.
    letters: int = 0
    level: int = 1
    tiers: Sequence[Need] = ()
    dice: int = 0
    gist: Any = None
    # What the dice on the table show of the highest tier, where they count for this ability.
    shown: TierView | None = None
    missing: int | None = None
    odds: float | None = None
    worth: Any = None
    action: str | None = None
    key: str | None = None
    ready: bool = False
    chosen: bool = False
    unsure: str | None = None
    second: list[Panel] = field(default_factory=list)
    extra: Any = None
    dim: bool = False

    @property
    def upgraded(self) -> bool:
        return self.level > 1

    @property
    def need(self) -> Need | None:
        """The row of symbols to draw: the highest tier shows what can still be gained."""
        return self.tiers[-1] if self.tiers else None


def percent(share: float) -> str:
    """A chance in whole percent; only what is certain is 100 or 0."""
    if share <= 0 or share >= 1:
        return "0%" if share <= 0 else "100%"
    return f"{min(99, max(1, round(share * 100)))}%"


def odds(share: float, *, cls: Any = "dt-odds") -> Markup:
    """The chance as a ring and a figure."""
    label = tr("{percent} to have it when the rolls are used up", percent=percent(share))
    style = {"--p": round(share, 3)}
    return h("span", percent(share), class_=cls, style=style, role="img", aria_label=label, data_tip=label)


def unsure_mark(note: str) -> Markup:
    """The small mark of content whose facts are not certain; it explains itself."""
    return h("span", "?", class_="dt-ab__q", role="note", aria_label=note, data_tip=note)


def level_pill(level: int) -> Markup | None:
    """The level of an upgrade."""
    if level < 2:
        return None
    tip = tr("Upgrade, level {level}", level=ROMAN.get(level, level))
    return h("span", ROMAN.get(level, level), class_="dt-ab__lvl", data_tip=tip)


def panel(ability: Panel, *, full: bool = False, open_arg: str | None = None) -> Markup:
    """A panel of the board: lit with its key when it can be declared, else with what is missing.

    With a second ability on it each of the two has a button of its own; else the whole panel is one.
    """
    css = [
        "dt-ab",
        KIND_CLASSES.get(ability.kind) and f"dt-ab--{KIND_CLASSES[ability.kind]}",
        ability.upgraded and "dt-ab--card",
        ability.ready and "dt-ab--ready",
        ability.chosen and "dt-ab--chosen",
        ability.dim and "dt-ab--dim",
        ability.second and "dt-ab--two",
    ]
    parts = [
        _head(ability),
        _activation(ability),
        _effects(ability, full),
        ability.gist and h("span", ability.gist, class_="dt-ab__sum"),
        [second(more, full=full) for more in ability.second],
        _foot(ability, press=bool(ability.second)),
    ]
    if ability.odds is not None:
        parts.append(odds(ability.odds))
    elif ability.kind in KIND_CLASSES and not ability.upgraded:
        parts.append(h("span", kind_word(ability.kind), class_="dt-ab__tag"))
    attrs: dict[str, Any] = {"data-at": f"ability-{ability.id}", "data-tip": None if full else ability.words}
    if ability.upgraded:
        attrs["style"] = {"--tilt": tilt(ability.id)}
    if ability.action is not None and not ability.second:
        return h("button", attrs | {"type": "button", "data-a": ability.action}, parts, class_=css)
    if open_arg is not None and not ability.second:
        attrs |= {"type": "button", "data-do": "open", "data-arg": open_arg}
        return h("button", attrs, parts, class_=css)
    return h("div", attrs, parts, class_=css)


def slot(ability: Panel, *, drop: str | None = None, lit: bool = False, **options: Any) -> Markup:
    """A place of the board with what lies on it; `drop` names the upgrade cards that it takes."""
    css = ["dt-slot", lit and "dt-slot--lit"]
    attrs = {"data-drop": drop, "data-try": PLAY} if drop else {}
    return h("div", attrs, panel(ability, **options), class_=css, id=f"slot-{ability.id}")


def tilt(name: str) -> str:
    """How askew a card lies: a turn of the wrist, the same each time."""
    turn = sum(map(ord, name)) % 9 - 4
    return f"{(turn or 3) * 0.16:.2f}deg"


def kind_word(kind: str) -> str:
    """The kind of an ability as a small tag."""
    return {
        "offensive": tr("offence"),
        "ultimate": tr("ultimate"),
        "defensive": tr("defence"),
        "passive": tr("passive"),
    }.get(kind, kind)


def _activation(ability: Panel) -> Markup | None:
    if ability.need is not None:
        return needs(ability.need, ability.names, ability.shown, cls="dt-ab__req")
    if ability.dice:
        label = trn("Rolls {n} die", "Rolls {n} dice", ability.dice)
        dice = [h("i", icon("die"), class_="dt-sym")] * ability.dice
        return h("span", dice, class_="dt-syms dt-ab__req", role="img", aria_label=label)
    return ability.extra and h("span", ability.extra, class_="dt-ab__req dt-syms")


def _head(ability: Panel) -> Markup:
    return h(
        "span",
        h("span", ability.name, class_="dt-ab__name"),
        level_pill(ability.level),
        ability.unsure and unsure_mark(ability.unsure),
        class_="dt-ab__head",
    )


def _effects(ability: Panel, full: bool) -> Markup:
    wordy = (ability.letters or len(ability.words)) > (ROOM if not ability.second else ROOM // 2)
    body = ability.gist if wordy and not full and ability.gist else ability.text
    return h(
        "span",
        h("span", body, class_=["dt-ab__p", not full and "dt-ab__p--clamp"]),
        class_=["dt-ab__fx", full and "dt-ab__fx--full"],
    )


def second(ability: Panel, *, full: bool = False) -> Markup:
    """The second ability of an upgrade card, under its dashed line."""
    head = h(
        "span",
        h("span", ability.name, class_="dt-ab__name"),
        ability.need and needs(ability.need, ability.names, ability.shown),
        _ready(ability, press=True) if ability.ready else None,
        not ability.ready and ability.odds is not None and h("b", percent(ability.odds), class_="dt-ab__p2"),
        class_="dt-ab__line",
    )
    body = h("span", ability.text if full or not ability.gist else ability.gist, class_="dt-ab__p")
    attrs: dict[str, Any] = {"data-at": f"ability-{ability.id}", "data-tip": None if full else ability.words}
    return h("span", attrs, head, body, class_=["dt-ab__sub", ability.ready and "dt-ab__sub--ready"])


def _ready(ability: Panel, *, press: bool) -> Markup:
    """The pill that says that all is there; a button where the panel around it is none."""
    body = [icon("check"), tr("Ready"), ability.key and key_cap(ability.key)]
    if not press or ability.action is None:
        return h("span", body, class_="dt-ab__ready")
    label = tr("Use {ability}", ability=ability.name)
    return h(
        "button",
        {"type": "button", "data-a": ability.action, "aria-label": label},
        body,
        class_="dt-ab__ready dt-ab__ready--press is-legal",
    )


def _foot(ability: Panel, *, press: bool) -> Markup:
    parts: list[Any] = []
    if ability.ready:
        parts.append(_ready(ability, press=press))
    elif ability.missing:
        marks = [h("i")] * min(5, ability.missing)
        parts.append(h("span", marks, " ", trn("{n} short", "{n} short", ability.missing), class_="dt-ab__short"))
    elif ability.kind == "defensive":
        parts.append(h("span", tr("when attacked")))
    if ability.worth is not None:
        parts.append(h("span", ability.worth, class_="dt-ab__worth"))
    return h("span", parts, class_="dt-ab__foot")


def mini(ability: Panel, *, do: str = "open", arg: str) -> Markup:
    """An ability of a rival in two lines: name, what it needs, what it does."""
    css = [
        "dt-mini",
        {"ultimate": "dt-mini--ult", "defensive": "dt-mini--def", "passive": "dt-mini--def"}.get(ability.kind),
        ability.upgraded and "dt-mini--card",
        ability.chosen and "dt-mini--chosen",
    ]
    if ability.need is not None:
        left: Any = _short_need(ability.need, ability)
    elif ability.dice:
        left = h("span", h("b", ability.dice), icon("die", tr("dice")), class_="dt-syms")
    else:
        left = None
    row = h("span", left, h("span", ability.gist, class_="dt-mini__fx"), class_="dt-mini__row")
    name = h("span", h("span", ability.name), level_pill(ability.level), class_="dt-mini__name")
    attrs = {"type": "button", "data-do": do, "data-arg": arg, "data-tip": ability.words}
    return h("button", attrs, name, row, class_=css)


def _short_need(need: Need, ability: Panel) -> Markup:
    """Straights take less room as a range; tiers show their lowest step."""
    if need.straight:
        words = h("i", "1", class_="dt-sym dt-sym--num"), "–", h("i", need.straight, class_="dt-sym dt-sym--num")
        label = tr("Needs {n} numbers in a row", n=need.straight)
        return h("span", words, class_="dt-syms", role="img", aria_label=label)
    return needs(ability.tiers[0], ability.names)
