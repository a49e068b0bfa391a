"""Dice of heroes: the face with its symbol, rows of them, and the tray with the loose and the kept ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.components.tray import rolls, tray
from app.html import Markup, h, icon
from app.screens.dice_throne.art import symbol_icon
from pygame_rules import tr

# How askew the loose dice lie, by their place.
TURNS = ("-5deg", "4deg", "-2deg", "6deg", "-3deg")


@dataclass(frozen=True, slots=True)
class DieLook:
    """A die on the table. Choosing it plays `action`, or does the page's command `select` with `pick`."""

    place: int
    value: int
    symbol: str
    name: str
    colour: str
    action: str | None = None
    pick: str | None = None
    kept: bool = False
    # Chosen to be turned.
    picked: bool = False
    # Lit as one to keep for the best chance.
    wanted: bool = False
    spent: bool = False
    lit: bool = True


def die(look: DieLook, *, at: str | None = None, turned: bool = False, key: int | None = None) -> Markup:
    """A die with its symbol, and the number it stands for on its lip."""
    acting = look.action is not None or look.pick is not None
    label = tr("{symbol}, {value}", symbol=look.name, value=look.value)
    if look.kept:
        label = tr("{symbol}, {value}, kept", symbol=look.name, value=look.value)
    css = [
        "die",
        "die--hero",
        look.kept and "die--kept",
        acting and look.lit and not look.kept and "is-legal",
        look.picked and "dt-die--picked",
        look.wanted and "dt-die--wanted",
        look.spent and "die--disabled",
    ]
    style: dict[str, Any] = {"--hero": look.colour}
    if turned:
        style["--r"] = TURNS[look.place % len(TURNS)]
    attrs: dict[str, Any] = {"data-lip": look.value, "aria-label": label, "style": style}
    if at is not None:
        attrs |= {"data-at": at, "id": at}
    face = h("span", icon(symbol_icon(look.symbol)), class_="die__face")
    if not acting:
        return h("span", attrs | {"role": "img"}, face, class_=css)
    attrs |= {"type": "button", "aria-pressed": look.kept}
    if look.action is not None:
        attrs["data-a"] = look.action
    else:
        attrs |= {"data-do": "select", "data-arg": look.pick}
    if key is not None:
        attrs["aria-keyshortcuts"] = str(key)
    return h("button", attrs, face, class_=css)


def row(looks: Sequence[DieLook], *, at: str | None = None) -> Markup:
    """Dice in a row, small."""
    dice = [die(look, at=f"{at}-{look.place}" if at else None) for look in looks]
    return h("span", dice, class_="dt-dice")


def dice_tray(
    looks: Sequence[DieLook],
    *,
    left: int,
    total: int,
    at: str,
    note: Any = None,
    drag: bool = False,
    empty: Any = None,
    **attrs: Any,
) -> Markup:
    """The tray: loose dice lie askew on the left, kept ones stand on the shelf."""
    loose = [die(look, at=f"{at}-{look.place}", turned=True, key=look.place + 1) for look in looks if not look.kept]
    kept = [die(look, at=f"{at}-{look.place}", key=look.place + 1) for look in looks if look.kept]
    shelf = h(
        "div",
        kept or h("span", tr("keep here"), class_="dt-kept__none"),
        class_=["dt-kept", not kept and "dt-kept--none"],
    )
    felt = [h("div", loose, class_="dt-loose"), shelf if looks and (kept or drag) else None]
    if not looks:
        felt = [empty]
    counted = tr("{loose} to roll · {kept} kept", loose=len(loose), kept=len(kept)) if drag else None
    rail = [
        [h("span", tr("Rolls left")), rolls(left, total)] if total else None,
        note and h("span", note, class_="dt-extra"),
        h("span", counted),
    ]
    return tray(felt, rail=rail, label=tr("Dice"), cls="dt-tray", data_at=at, **attrs)


def tumbling(colour: str, faces: Sequence[str], show: int) -> Markup:
    """A die in the air, for the animation of a roll."""
    sides = [h("i", icon(symbol_icon(symbol)), class_="die3d__face") for symbol in faces]
    return h(
        "span",
        h("span", sides, class_="die3d__cube"),
        class_="die3d die3d--rolling die--hero dt-tumble",
        data_show=show,
        style={"--hero": colour},
        aria_hidden=True,
    )
