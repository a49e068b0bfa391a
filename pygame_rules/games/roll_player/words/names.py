"""The names of things: rows, colours, directions, cards, dice, spaces, goals."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.words import mark, tr
from ..content.classes import CLASSES
from ..content.kinds import OPEN
from ..content.market import CARDS
from ..state import DIE_TEXT, ROWS, SPACES, colour_of, value_of

ROW_NAMES = {
    "str": mark("Strength"),
    "dex": mark("Dexterity"),
    "con": mark("Constitution"),
    "int": mark("Intelligence"),
    "wis": mark("Wisdom"),
    "cha": mark("Charisma"),
}
ROW_SHORT = {
    "str": mark("STR"),
    "dex": mark("DEX"),
    "con": mark("CON"),
    "int": mark("INT"),
    "wis": mark("WIS"),
    "cha": mark("CHA"),
}
ROW_ACTIONS = {
    "str": mark("Turn one die to its opposite face."),
    "dex": mark("Swap two dice."),
    "con": mark("Raise or lower one die by 1."),
    "int": mark("Reroll one die and keep the old or the new value."),
    "wis": mark("Move your alignment marker one step."),
    "cha": mark("Take a Charisma token: 1 gold towards a purchase this round."),
}
COLOUR_NAMES = {
    "red": mark("red"),
    "blue": mark("blue"),
    "green": mark("green"),
    "purple": mark("purple"),
    "black": mark("black"),
    "white": mark("white"),
    "gold": mark("gold"),
}
COLOUR_LETTERS = {"red": "R", "blue": "B", "green": "G", "purple": "P", "black": "K", "white": "W", "gold": "A"}
DIRECTION_NAMES = {"good": mark("good"), "evil": mark("evil"), "lawful": mark("lawful"), "chaotic": mark("chaotic")}
TYPE_NAMES = {"weapon": mark("weapons"), "armor": mark("armor"), "skill": mark("skills"), "trait": mark("traits")}


def row_name(row: str) -> str:
    return tr(ROW_NAMES[row])


def colour_name(colour: str) -> str:
    return tr(COLOUR_NAMES[colour])


def direction_name(direction: str) -> str:
    return tr(DIRECTION_NAMES[direction])


def class_name(klass: str) -> str:
    return tr(CLASSES[klass].name)


def card_name(card: str) -> str:
    return tr(CARDS[card].name)


def die_name(die: str) -> str:
    """A die text such as gold4 in words."""
    index = DIE_TEXT.index(die)
    return tr("{colour} {value}", colour=colour_name(colour_of(index)), value=value_of(index))


def dice_names(dice: Iterable[str]) -> str:
    return ", ".join(die_name(die) for die in dice if die)


def card_names(cards: Iterable[str]) -> str:
    return ", ".join(card_name(card) for card in cards)


def space_name(space: str) -> str:
    row, column = divmod(SPACES.index(space), 3)
    return tr("{row} {column}", row=row_name(ROWS[row]), column=column + 1)


def goal_text(low: int, high: int) -> str:
    """A goal as it is printed: 18, 14-15 or 14+."""
    if high == OPEN:
        return f"{low}+"
    return str(low) if low == high else f"{low}-{high}"
