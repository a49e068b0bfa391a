"""Which picture stands for what in Platformer, and the drawings of the tower."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from app.html import Markup, h

# Figures and fields have gradients, which browsers only paint from within the page: `sprite` brings the file there.
DRAWINGS = "static/art/platformer/figures.svg"

SYMBOLS = ("move", "sword", "coin", "force", "star")
SYMBOL_ICONS = {"move": "pf-move", "sword": "sword", "coin": "coin", "force": "pf-force", "star": "star"}
WAY_ICONS = {"left": "left", "right": "right", "up": "up", "down": "down", "portal": "pf-portal"}
ENEMY_DIE_ICONS = {"attack": "pf-claws", "left": "left", "right": "right"}

HERO_COLOURS = {
    "sweety": "#d8498a",
    "etorn": "#4c8a3f",
    "borko": "#8a7d70",
    "mirella": "#1f9aa6",
    "fizz": "#e08a2b",
    "nox": "#6a4bb5",
}
ENEMY_COLOUR = "#7e2423"
TOKEN_COLOURS = {"mirror": "#3a7f96", "shard": "#a5670c", "stone": "#6d6459", "venom": "#4f7a1c", "chain": "#54536b"}

# Cards whose picture is one that other games have too.
SHARED_ICONS = {
    "climbers_crown": "crown",
    "dicers_eye": "eye",
    "gem_heart": "jewels",
    "icarus_feather": "pf-levitation",
    "misers_purse": "bag",
    "traders_scales": "scales",
    "ikee_tribute": "coin",
}
EVENT_ICONS = {
    "blood_moon": "moon",
    "crumbling_tower": "pf-remove",
    "cursed_fog": "cloud",
    "earthquake": "pf-ikee_shockwave",
    "frenzy": "pf-rage",
    "gem_shower": "pf-gem",
    "inspiration": "star",
    "lull": "pf-sleeping_dust",
    "market_day": "shop",
    "reinforcements": "pf-ikee_guard",
    "second_wind": "heart",
    "tax_collector": "coin",
}


def card_icon(card: str) -> str:
    """The picture of an item, a potion, an artifact, a boss card or a boss token."""
    return SHARED_ICONS.get(card, f"pf-{card}")


def hero_colour(hero: str) -> str:
    """The colour of a hero's base and sheet."""
    return HERO_COLOURS.get(hero, "#5a4634")


def figure(number: int) -> Markup:
    """A number of a badge, drawn by the style sheet: the control around it says in words what it means."""
    return h("b", data_n=number)


def use(name: str, **attrs: Any) -> Markup:
    """A drawing of the sprite inside an SVG."""
    return h("use", href=f"#pf-{name}", **attrs)


def sprite() -> Markup:
    """Asks the page to bring the drawings in."""
    return h("i", class_="pf-sprite", data_sprite=DRAWINGS, hidden=True)


@lru_cache(maxsize=256)
def bust(figure: str, size: str = "", enemy: bool = False) -> Markup:
    """The portrait of a hero, an enemy or a boss; decoration beside its name."""
    css = ["pf-bust", size and f"pf-bust--{size}", enemy and "pf-bust--enemy"]
    colour = ENEMY_COLOUR if enemy else hero_colour(figure)
    picture = h("svg", use(f"bust-{figure}"), aria_hidden=True)
    return h("span", picture, class_=css, style={"--hero": colour}, aria_hidden=True)


@lru_cache(maxsize=256)
def standee(figure: str) -> Markup:
    """A cardboard figure on its base, as large as its place."""
    return h("svg", use(f"fig-{figure}"), class_="pf-standee", viewBox="0 -6 80 106", aria_hidden=True)


@lru_cache(maxsize=64)
def field_drawing(name: str) -> Markup:
    """A thing that lies on a field, drawn as large as the field."""
    return h("svg", use(name), class_="pf-thing", viewBox="0 0 100 104", aria_hidden=True)
