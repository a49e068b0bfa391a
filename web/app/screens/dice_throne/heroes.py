"""The choice of heroes: a shelf of all, the one looked at in full, and who has chosen what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.components.button import button
from app.components.seat import emblem
from app.components.token import token
from app.html import Markup, h, icon
from app.screens.dice_throne.ability import Panel, panel
from app.screens.dice_throne.dice import DieLook, row
from app.screens.dice_throne.picks import pick_hero
from app.screens.dice_throne.plates import TokenLook
from app.screens.dice_throne.symbols import sym
from pygame_rules import tr

MOST_COMPLEX = 6


@dataclass(frozen=True, slots=True)
class HeroLook:
    """A hero on the shelf."""

    id: str
    name: str
    motto: str
    complexity: int
    colour: str
    emblem: str
    faces: Sequence[tuple[str, str]]
    # Who has it already, as a flag; bots wear a grey one.
    flag: str = ""
    flag_bot: bool = False
    taken: bool = False


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat in the row under the shelf."""

    name: str
    bot: bool
    hero: HeroLook | None
    now: bool
    # What stands before it: "v" between sides.
    against: bool = False


def complexity(count: int) -> Markup:
    """How hard a hero is to play, as gems."""
    gems = [h("i", class_="on" if index < count else None) for index in range(MOST_COMPLEX)]
    label = tr("Complexity {n} of {most}", n=count, most=MOST_COMPLEX)
    return h("span", gems, h("b", count), class_="dt-hero__cx", role="img", aria_label=label, data_tip=label)


def tile(hero: HeroLook, *, looked_at: bool) -> Markup:
    """A hero on the shelf; choosing the tile opens the hero's board beside it."""
    faces = [sym(symbol, f"{index}: {name}") for index, (symbol, name) in enumerate(hero.faces, 1)]
    attrs = {"type": "button", "data-do": "select", "data-arg": pick_hero(hero.id), "aria-pressed": looked_at}
    return h(
        "button",
        attrs | {"style": {"--hero": hero.colour}, "id": f"hero-{hero.id}"},
        hero.flag and h("span", hero.flag, class_=["dt-hero__seat", hero.flag_bot and "dt-hero__seat--bot"]),
        emblem(hero.emblem),
        h("span", h("span", hero.name, class_="dt-hero__name"), complexity(hero.complexity), class_="dt-hero__t"),
        h("span", hero.motto, class_="dt-hero__words"),
        h("span", faces, class_="dt-faces", aria_hidden=True),
        class_=["dt-hero", hero.taken and "dt-hero--taken"],
    )


def shelf(title: str, note: str, heroes: Sequence[HeroLook], looked_at: str) -> Markup:
    """A box of heroes."""
    tiles = [tile(hero, looked_at=hero.id == looked_at) for hero in heroes]
    return h(
        "section",
        h("h2", title, " ", h("small", note)),
        h("div", tiles, class_="dt-shelf"),
        class_="dt-picks__box",
    )


def show(hero: HeroLook, panels: Sequence[Panel], tokens: Sequence[TokenLook]) -> Markup:
    """The hero that is looked at: dice, all abilities, tokens."""
    dice = [DieLook(index, index + 1, symbol, name, hero.colour) for index, (symbol, name) in enumerate(hero.faces)]
    head = h(
        "header",
        emblem(hero.emblem),
        h(
            "div",
            h("h2", hero.name),
            h("div", hero.motto, " ", complexity(hero.complexity), class_="flavour"),
        ),
        h("div", row(dice), class_="dt-show__faces"),
        class_="dt-show__head",
    )
    pieces = [
        h(
            "span",
            token(look.icon, look.name, kind=look.kind, colour=look.colour),
            h("span", look.name),
            class_="dt-show__tok",
            data_tip=look.words,
            tabindex="0",
        )
        for look in tokens
    ]
    return h(
        "section",
        head,
        h("div", [panel(one, full=True) for one in panels], class_="dt-abs"),
        h("footer", h("span", tr("Tokens"), class_="eyebrow"), pieces, class_="dt-show__foot"),
        class_="dt-show",
        style={"--hero": hero.colour},
        aria_label=hero.name,
    )


def dock(
    chairs: Sequence[Chair], mode: Any, *, title: str, note: Any, action: str | None, label: str, more: Any = None
) -> Markup:
    """Who plays whom, and the button that takes the hero looked at."""
    items: list[Markup] = []
    for chair in chairs:
        if chair.against:
            items.append(h("span", tr("v"), class_="dt-chair__vs"))
        items.append(_chair(chair))
    go = button(label, kind="primary", pic="dice", key=tr("Enter"), big=True, action=action) if action else None
    return h(
        "section",
        h("div", h("b", title, class_="title"), mode and h("small", mode), class_="dt-dock__t", aria_live="polite"),
        h("div", items, class_="dt-chairs"),
        h("div", go, more, note and h("small", note), class_="dt-dock__go"),
        class_="dt-dock panel prompt",
        id="prompt",
    )


def _chair(chair: Chair) -> Markup:
    hero = chair.hero
    who = [icon("bot" if chair.bot else "person"), h("span", chair.name)]
    css = ["dt-chair", chair.now and "dt-chair--pick", hero is None and "dt-chair--empty"]
    if hero is None:
        sign = emblem("dice", colour="#5a4634")
        words = tr("choosing now") if chair.now else tr("still to choose")
        return h("div", sign, h("b", words), h("span", who), class_=css)
    return h(
        "div", {"style": {"--hero": hero.colour}}, emblem(hero.emblem), h("b", hero.name), h("span", who), class_=css
    )
