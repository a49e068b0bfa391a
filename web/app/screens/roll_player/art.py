"""Which picture of the sprite stands for what in Roll Player."""

from __future__ import annotations

from app.components.die import COLOURS

ROWS = ("str", "dex", "con", "int", "wis", "cha")
# The spaces of a sheet by their names, with the row of each.
ROW_OF = {f"{row}{column}": row for row in ROWS for column in (1, 2, 3)}
# Dice by the texts that name them in events.
DICE = {f"{colour}{value}": (colour, value) for colour in COLOURS for value in range(1, 7)}
ROW_ICONS = {"str": "strength", "dex": "dex", "con": "con", "int": "int", "wis": "wisdom", "cha": "charisma"}
ACTION_ICONS = {"str": "flip", "dex": "swap", "con": "upgrade", "int": "reroll", "wis": "scales", "cha": "charisma"}
PART_ICONS = {
    "goals": "target",
    "class_dice": "class",
    "alignment": "scales",
    "backstory": "backstory",
    "armor": "leather",
    "traits": "trait",
    "gold": "coin",
}
# The same colours in the stacked bars and their legend; each part has its icon beside it.
PART_COLOURS = {
    "goals": "#ffbd5a",
    "class_dice": "#7fb3ff",
    "alignment": "#e2d6bd",
    "backstory": "#c391ec",
    "armor": "#d99a5b",
    "traits": "#97d884",
    "gold": "#f3e08a",
}
# The most a part usually pays: the bars of "Stars now" are drawn against it.
PART_SCALE = {"goals": 12, "class_dice": 9, "alignment": 3, "backstory": 6, "armor": 8, "traits": 8, "gold": 3}

SEAT_EMBLEMS = ("stag", "fox", "bear", "raven")
SEAT_COLOURS = ("#2f7a55", "#8a4fb0", "#b0452c", "#2f6fa8")

KINDS = ("skill", "weapon", "armor", "trait")


def card_icon(card: str) -> str:
    """The picture of a market card."""
    return f"card-{card}"


def race_icon(race: str | None) -> str:
    """The picture of a race, or of anybody."""
    return f"race-{race}" if race else "person"


def class_icon(name: str | None) -> str:
    """The picture of a class, or of classes as such."""
    return f"class-{name}" if name else "class"
