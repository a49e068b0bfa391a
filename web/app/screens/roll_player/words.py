"""The words of the screens: rows, parts, directions, steps, and each action as a sentence."""

from __future__ import annotations

from typing import Any

from app.components.die import colour_name, die_name
from pygame_rules import tr, trn

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


def bounds(goal: str) -> tuple[int, int]:
    """The lowest and highest score that meets a goal written as `14-15`, `18` or `14+`."""
    low, dash, high = goal.replace("–", "-").partition("-")
    if goal.endswith("+"):
        return int(goal[:-1]), 21
    return int(low), int(high) if dash else int(low)


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


def die_words(text: str) -> str:
    """A die written as `gold4`, in words."""
    return die_name(text[:-1], int(text[-1]))


def _space(space: str) -> str:
    return tr("{row}, space {n}", row=row_short(space[:3]), n=space[3:])


def label(text: str, cards: dict[str, Any], die_at: dict[str, dict[str, Any]] | None = None) -> str:
    """An action text as words for a button; every text gets some, also one that this page does not know."""
    verb, *rest = text.split()
    spaces = die_at or {}

    def card(name: str) -> str:
        return cards[name]["name"] if name in cards else name.replace("_", " ")

    def die(space: str) -> str:
        found = spaces.get(space)
        if found is None:
            return _space(space)
        return tr("{die} in {row}", die=die_name(found["colour"], found["value"]), row=row_short(space[:3]))

    try:
        return _LABELS[verb](rest, card, die)
    except (KeyError, IndexError, ValueError):
        return text


def _place(rest: list[str], card: Any, die: Any) -> str:
    if len(rest) == 2:
        return tr("Place {die} in {row}", die=die_words(rest[0]), row=row_short(rest[1]))
    return tr("Place in {row}", row=row_short(rest[0]))


def _use(rest: list[str], card: Any, die: Any) -> str:
    if len(rest) == 1:
        return tr("Use {card}", card=card(rest[0]))
    if rest[1] in ARROWS:
        return tr(
            "Use {card} {arrow} {direction}",
            card=card(rest[0]),
            arrow=ARROWS[rest[1]],
            direction=direction_name(rest[1]),
        )
    if len(rest) == 2:
        return tr("Use {card} as {copied}", card=card(rest[0]), copied=card(rest[1]))
    return tr(
        "Use {card} as {copied} {arrow} {direction}",
        card=card(rest[0]),
        copied=card(rest[1]),
        arrow=ARROWS[rest[2]],
        direction=direction_name(rest[2]),
    )


def _step(rest: list[str], die: Any, up: bool) -> str:
    by = int(rest[1]) if len(rest) > 1 else 1
    if up:
        return tr("Raise {die} by {n}", die=die(rest[0]), n=by)
    return tr("Lower {die} by {n}", die=die(rest[0]), n=by)


def _reroll(rest: list[str], card: Any, die: Any) -> str:
    if rest[0].isdigit():
        return trn("Reroll card {cards}", "Reroll cards {cards}", len(rest), cards=", ".join(rest))
    if len(rest) > 1:
        return tr("Reroll {dice}", dice=", ".join(die(space) for space in rest))
    return tr("Reroll {die}", die=die(rest[0]))


def _keep(rest: list[str], card: Any, die: Any) -> str:
    if not rest:
        return tr("Keep my die")
    return tr("Keep the old value") if rest[0] == "old" else tr("Keep the new value")


def _buy(rest: list[str], card: Any, die: Any) -> str:
    if len(rest) > 1:
        return tr("Buy {card} with gold alone", card=card(rest[0]))
    return tr("Buy {card}", card=card(rest[0]))


def _pass(rest: list[str], card: Any, die: Any) -> str:
    return tr("Don’t ask this round") if rest else tr("Pass")


_LABELS: dict[str, Any] = {
    "race": lambda r, card, die: tr("Play the {name}", name=r[0].replace("_", " ").title()),
    "class": lambda r, card, die: tr("Become a {name}", name=r[0].replace("_", " ").title()),
    "place": _place,
    "first": lambda r, card, die: tr("{die} on the lower card", die=die_words(r[0])),
    "use": _use,
    "pass": _pass,
    "take": lambda r, card, die: tr("Take card {n}", n=r[0]),
    "exchange": lambda r, card, die: tr("Exchange with card {n}", n=r[0]),
    "keep": _keep,
    "skip": lambda r, card, die: tr("No action"),
    "done": lambda r, card, die: tr("Done"),
    "decline": lambda r, card, die: tr("Do nothing"),
    "flip": lambda r, card, die: tr("Flip {die}", die=die(r[0])),
    "swap": lambda r, card, die: tr("Swap {one} and {other}", one=die(r[0]), other=die(r[1])),
    "raise": lambda r, card, die: _step(r, die, up=True),
    "lower": lambda r, card, die: _step(r, die, up=False),
    "reroll": _reroll,
    "move": lambda r, card, die: tr("Move {arrow} {direction}", arrow=ARROWS[r[0]], direction=direction_name(r[0])),
    "token": lambda r, card, die: tr("Take a Charisma token"),
    "buy": _buy,
    "discard": lambda r, card, die: tr("Discard {card}", card=card(r[0])),
    "drop": lambda r, card, die: tr("Put {card} away", card=card(r[0])),
    "restore": lambda r, card, die: tr("Restore {card}", card=card(r[0])),
    "fetch": lambda r, card, die: tr("Fetch {colour} for {die}", colour=colour_name(r[0]), die=die(r[1])),
    "trade": lambda r, card, die: tr("Trade {die} for the die on card {n}", die=die(r[0]), n=r[1]),
    "turn": lambda r, card, die: tr("Turn the die on card {n}", n=r[0]),
    "shift": lambda r, card, die: tr("Move {die} to {row}", die=die(r[0]), row=row_short(r[1])),
    "unlock": lambda r, card, die: tr("Buy the top card unseen"),
    "refresh": lambda r, card, die: tr("Refresh {card}", card=card(r[0])),
}
