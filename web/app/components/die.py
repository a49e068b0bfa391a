"""Dice: the thing itself, the tumbling one, and the small chip of a figure and a letter.

A colour is never alone: each die carries its letter on the lip, a pattern on the face and a name for screen readers.
"""

from __future__ import annotations

from typing import Any

from app.components.button import acts
from app.html import Markup, h, icon
from app.memo import worded
from pygame_rules import tr

COLOURS = ("red", "green", "blue", "purple", "black", "white", "gold")


@worded
def letter(colour: str) -> str:
    """The letter that stands for a colour on a die."""
    # Translators: one or two letters for each colour of dice: red, green, blue, purple, black, white, gold
    letters = tr("R G B P K W Au").strip("[]").split()
    return letters[COLOURS.index(colour)]


@worded
def colour_name(colour: str) -> str:
    """A colour's name."""
    names = {
        "red": tr("red"),
        "green": tr("green"),
        "blue": tr("blue"),
        "purple": tr("purple"),
        "black": tr("black"),
        "white": tr("white"),
        "gold": tr("gold"),
    }
    return names[colour]


@worded
def die_name(colour: str, value: int | None) -> str:
    """What a die is called in a sentence: its colour and its value."""
    if value is None:
        return colour_name(colour)
    names = {
        "red": tr("red {value}", value=value),
        "green": tr("green {value}", value=value),
        "blue": tr("blue {value}", value=value),
        "purple": tr("purple {value}", value=value),
        "black": tr("black {value}", value=value),
        "white": tr("white {value}", value=value),
        "gold": tr("gold {value}", value=value),
    }
    return names[colour]


def die(
    colour: str,
    value: int | None,
    *,
    label: str | None = None,
    action: str | None = None,
    do: str | None = None,
    arg: object = None,
    legal: bool | None = None,
    kept: bool = False,
    ghost: bool = False,
    off: bool = False,
    cls: Any = None,
    **attrs: Any,
) -> Markup:
    """A die; with an action or a command it is a button, lit as a legal choice unless told otherwise."""
    acting = action is not None or do is not None
    lit = acting if legal is None else legal
    css = ["die", kept and "die--kept", ghost and "die--ghost", off and "die--disabled", lit and "is-legal", cls]
    named: dict[str, Any] = {"data-value": value, "data-colour": colour, "data-lip": letter(colour)}
    named["aria-label"] = label or die_name(colour, value)
    if acting:
        named |= {"type": "button", "aria-pressed": True if kept else None} | acts(action, do, arg)
    elif ghost:
        named |= {"aria-hidden": True, "aria-label": None}
    else:
        named["role"] = "img"
    return h("button" if acting else "span", named, h("span", class_="die__face"), class_=css, **attrs)


def symbol_die(
    pic: str,
    lip: str,
    label: str,
    *,
    hero: str,
    action: str | None = None,
    kept: bool = False,
    cls: Any = None,
    **attrs: Any,
) -> Markup:
    """A hero's own die: a symbol on the face and the number it stands for on the lip."""
    css = ["die", "die--hero", kept and "die--kept", action is not None and not kept and "is-legal", cls]
    named: dict[str, Any] = {"data-lip": lip, "aria-label": label, "style": {"--hero": hero}}
    if action is None:
        return h("span", named | {"role": "img"}, h("span", icon(pic), class_="die__face"), class_=css, **attrs)
    named |= {"type": "button", "aria-pressed": kept} | acts(action)
    return h("button", named, h("span", icon(pic), class_="die__face"), class_=css, **attrs)


def rolling_die(colour: str, show: int, *, rolling: bool = True, **attrs: Any) -> Markup:
    """A die in the air; the adapter takes `die3d--rolling` away to let it land on `show`."""
    faces = [h("i", class_="die3d__face", data_value=value) for value in range(1, 7)]
    css = ["die3d", rolling and "die3d--rolling"]
    return h(
        "span",
        h("span", faces, class_="die3d__cube"),
        class_=css,
        data_colour=colour,
        data_show=show,
        aria_hidden=True,
        **attrs,
    )


def die_chip(colour: str, value: int | None = None, *, match: bool = False, cls: Any = None, **attrs: Any) -> Markup:
    """A die too small for pips: its figure and its letter; without a value only the colour."""
    label = colour_name(colour) if value is None else die_name(colour, value)
    body = [value is not None and h("b", value), h("i", letter(colour))]
    return h(
        "span",
        body,
        class_=["mini", match and "is-match", cls],
        data_colour=colour,
        role="img",
        aria_label=label,
        **attrs,
    )


def die_dot(colour: str) -> Markup:
    """The smallest sign of a die, for counting; words beside it name the colour."""
    return h("span", class_="mini mini--dot", data_colour=colour, aria_hidden=True)


def die_gap(wanted: str | None = None, **attrs: Any) -> Markup:
    """An empty space for a chip, with the colour that is wanted there."""
    if wanted is None:
        return h("span", class_="mini mini--gap", aria_hidden=True, **attrs)
    label = tr("empty space for {colour}", colour=colour_name(wanted))
    return h(
        "span",
        h("i", letter(wanted)),
        class_="mini mini--gap",
        data_colour=wanted,
        role="img",
        aria_label=label,
        **attrs,
    )
