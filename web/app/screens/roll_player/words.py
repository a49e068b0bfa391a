"""The words that only the screens need: rows, parts, directions, steps."""

from __future__ import annotations

from pygame_rules import tr

ARROWS = {"good": "↑", "evil": "↓", "lawful": "←", "chaotic": "→"}


def row_name(row: str) -> str:
    """The full name of a row."""
    return {
        "str": tr("Strength"),
        "dex": tr("Dexterity"),
        "con": tr("Constitution"),
        "int": tr("Intelligence"),
        "wis": tr("Wisdom"),
        "cha": tr("Charisma"),
    }[row]


def row_short(row: str) -> str:
    """The three letters of a row."""
    return {
        "str": tr("STR"),
        "dex": tr("DEX"),
        "con": tr("CON"),
        "int": tr("INT"),
        "wis": tr("WIS"),
        "cha": tr("CHA"),
    }[row]


def row_action(row: str) -> str:
    """What placing a die in a row lets one do."""
    return {
        "str": tr("Flip a die"),
        "dex": tr("Swap two dice"),
        "con": tr("Die +1 or −1"),
        "int": tr("Reroll a die"),
        "wis": tr("Move alignment"),
        "cha": tr("Take a token"),
    }[row]


def part_name(part: str, *, long: bool = False) -> str:
    """A part of the score."""
    if long and part == "goals":
        return tr("Attribute goals")
    if long and part == "armor":
        return tr("Armor sets")
    return {
        "goals": tr("Goals"),
        "class_dice": tr("Class dice"),
        "alignment": tr("Alignment"),
        "backstory": tr("Backstory"),
        "armor": tr("Armor"),
        "traits": tr("Traits"),
        "gold": tr("Gold"),
    }[part]


def direction_name(direction: str) -> str:
    """A direction of alignment."""
    names = {"good": tr("Good"), "evil": tr("Evil"), "lawful": tr("Lawful"), "chaotic": tr("Chaotic")}
    return names.get(direction, direction)


def cell_name(row: int, col: int) -> str:
    """A cell of the alignment grid, such as `Lawful Good`."""
    return (
        (tr("Lawful Good"), tr("Neutral Good"), tr("Chaotic Good")),
        (tr("Lawful Neutral"), tr("True Neutral"), tr("Chaotic Neutral")),
        (tr("Lawful Evil"), tr("Neutral Evil"), tr("Chaotic Evil")),
    )[row][col]


def kind_name(kind: str) -> str:
    """A kind of market card."""
    names = {"weapon": tr("Weapon"), "armor": tr("Armor"), "skill": tr("Skill"), "trait": tr("Trait")}
    return names.get(kind, kind)


def set_name(name: str) -> str:
    """An armor set."""
    return {"chain": tr("Chain"), "leather": tr("Leather"), "mystic": tr("Mystic")}.get(name, name)


def signed(number: int) -> str:
    """A number with its sign; minus as a true minus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def goal_text(text: str) -> str:
    """A goal with a true dash."""
    return text.replace("-", "–")


def step_name(step: str) -> str:
    """What kind of decision it is, in a word or two."""
    return {
        "race": tr("race"),
        "class": tr("class"),
        "start": tr("starting dice"),
        "tie": tr("break the tie"),
        "window": tr("use a Skill"),
        "take": tr("choose"),
        "exchange": tr("exchange"),
        "place": tr("place"),
        "act": tr("action"),
        "keep": tr("keep"),
        "market": tr("market"),
        "restore": tr("restore"),
        "move": tr("alignment"),
        "skill": tr("skill"),
        "refresh": tr("refresh"),
        "final": tr("before scoring"),
    }.get(step, step)


def step_note(step: str) -> str:
    """One or two sentences of help for a step."""
    return {
        "race": tr("Races change the totals of two rows. Look at the goals that your class may bring."),
        "class": tr("Pick the side of the card to play: goals, ability and the colour that pays a star a die."),
        "start": tr("Pick a die, then a row. Gold dice pay at once; starting dice give no action."),
        "tie": tr("Equal dice lie in the order you choose: the one picked lies on the lowest of their cards."),
        "window": tr("You may use a Skill now. Its alignment move comes first."),
        "take": tr("A low card shops first; a card with gold pays it. The die goes to your sheet."),
        "exchange": tr("You may exchange the die for another open one; gold on the cards stays put."),
        "place": tr("Leftmost space of a row that is not full. Gold dice and filled rows pay; then the row’s action."),
        "act": tr("The lit dice and cells can be chosen. The action is optional."),
        "keep": tr("The die has been rolled again: keep what it was or what it shows now."),
        "market": tr("Buy one card, or discard one for gold."),
        "restore": tr("You may add one discarded card to the Market for this round."),
        "move": tr("The marker moves one step; the value under it counts at the end."),
        "skill": tr("Choose what the Skill acts on; lit things can be chosen."),
        "refresh": tr("A refreshed Skill can be used again next round."),
        "final": tr("Cards that hurt may be discarded before the stars are counted."),
    }.get(step, "")
