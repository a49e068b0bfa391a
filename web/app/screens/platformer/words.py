"""The words of the screens: symbols, steps, ways, places. What stands on the button of an action says the engine."""

from __future__ import annotations

from pygame_rules import tr


def symbol_name(symbol: str) -> str:
    """A symbol of the dice."""
    names = {"move": tr("Move"), "sword": tr("Sword"), "coin": tr("Coin"), "force": tr("Force"), "star": tr("Star")}
    return names.get(symbol, symbol)


def way_name(way: str) -> str:
    """A direction."""
    names = {
        "left": tr("left"),
        "right": tr("right"),
        "up": tr("up"),
        "down": tr("down"),
    }
    return names.get(way, way)


def place_name(at: tuple[int, int] | list[int]) -> str:
    """A field of the tower, counted from 1 from the left and from below."""
    return tr("column {column}, row {row}", column=at[0] + 1, row=at[1] + 1)


def enemy_die(result: str | None) -> str:
    """What the enemy die says."""
    names = {"attack": tr("Enemies attack"), "left": tr("Enemies step left"), "right": tr("Enemies step right")}
    return names.get(result or "", tr("Enemy die"))


def enemy_die_short(result: str | None) -> str:
    """What stands on the lip of the enemy die."""
    return {"attack": tr("attack"), "left": tr("left"), "right": tr("right")}.get(result or "", "")


def range_name(reach: str) -> str:
    """How far a boss card reaches, in a word that fits its ribbon."""
    names = {
        "row": tr("its row"),
        "adjacent": tr("beside it"),
        "surrounding": tr("around it"),
        "tile": tr("its tile"),
        "unlimited": tr("everywhere"),
    }
    return names.get(reach, reach)


def step_name(step: str) -> str:
    """What kind of decision it is, in a word or two."""
    return {
        "act": tr("actions"),
        "respawn": tr("come back"),
        "reroll": tr("reroll"),
        "turn_die": tr("turn a die"),
        "special": tr("special die"),
        "fall": tr("gravity"),
        "mirror": tr("boss card"),
        "over": tr("the end"),
    }.get(step, step)


def phase_names(solo: bool, boss: bool) -> list[tuple[str, str, str]]:
    """The stages of a turn: name, words and icon."""
    names = [
        ("level", tr("Level"), "pf-remove"),
        ("recharge", tr("Recharge"), "pf-recharge"),
        ("roll", tr("Roll"), "dice"),
        ("enemies", tr("Enemies"), "pf-claws"),
        ("actions", tr("Actions"), "pf-move"),
        ("special", tr("Special die"), "die"),
        ("gravity", tr("Gravity"), "pf-fall"),
        ("end", tr("End"), "hourglass"),
    ]
    if solo:
        names.insert(0, ("event", tr("Event"), "book"))
    if boss:
        names.append(("boss", tr("Boss"), "crown"))
    return names
