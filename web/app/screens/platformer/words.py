"""The words of the screens: symbols, steps, ways, and each action as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pygame_rules import tr, trn

Names = Callable[[str], str]


def symbol_name(symbol: str) -> str:
    """A symbol of the dice."""
    names = {"move": tr("Move"), "sword": tr("Sword"), "coin": tr("Coin"), "force": tr("Force"), "star": tr("Star")}
    return names.get(symbol, symbol)


def way_name(way: str) -> str:
    """A direction of a step."""
    names = {
        "left": tr("left"),
        "right": tr("right"),
        "up": tr("up"),
        "down": tr("down"),
        "portal": tr("through the portal"),
    }
    return names.get(way, way)


def ways_name(ways: list[str]) -> str:
    """One or two directions."""
    if len(ways) == 2:
        # Translators: such as: up, then left
        return tr("{first}, then {second}", first=way_name(ways[0]), second=way_name(ways[1]))
    return way_name(ways[0]) if ways else ""


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


def state_name(card: Mapping[str, Any]) -> str:
    """Whether a card of a hero can be used."""
    return tr("used") if card["exhausted"] else tr("ready")


def label(text: str, card: Names, figure: Names, token: Names) -> str:
    """An action text as words for a button; every text gets some, also one that this page does not know."""
    verb, *rest = text.split()
    special = bool(rest) and rest[-1] == "special"
    if special:
        rest = rest[:-1]
    try:
        words = _LABELS[verb](rest, card, figure, token)
    except (KeyError, IndexError, ValueError):
        return text
    return tr("{action} with the special die", action=words) if special else words


def _move(rest: list[str], card: Names, figure: Names, token: Names) -> str:
    if "push" in rest:
        return tr("Push {ways}", ways=ways_name(rest[rest.index("push") + 1 :]))
    return tr("Step {way}", way=way_name(rest[0])) if rest[0] != "portal" else tr("Step through the portal")


def _attack(rest: list[str], card: Names, figure: Names, token: Names) -> str:
    if "gems" in rest:
        gems = int(rest[-1])
        name = figure(rest[0])
        if "special" in rest:
            return trn(
                "Attack {enemy} with the special die and {n} gem",
                "Attack {enemy} with the special die and {n} gems",
                gems,
                enemy=name,
            )
        return trn("Attack {enemy} with {n} gem", "Attack {enemy} with {n} gems", gems, enemy=name)
    return tr("Attack {enemy}", enemy=figure(rest[0]))


def _use(rest: list[str], card: Names, figure: Names, token: Names) -> str:
    if len(rest) == 1:
        return tr("Use {card}", card=card(rest[0]))
    if rest[1].isdigit():
        return tr("Use {card}: column {column}", card=card(rest[0]), column=int(rest[1]) + 1)
    return tr("Use {card}: {target}", card=card(rest[0]), target=figure(rest[1]))


def _drink(rest: list[str], card: Names, figure: Names, token: Names) -> str:
    if len(rest) == 1:
        return tr("Drink {card}", card=card(rest[0]))
    if rest[1].isdigit():
        return tr("Drink {card}: column {column}", card=card(rest[0]), column=int(rest[1]) + 1)
    return tr("Drink {card}: {target}", card=card(rest[0]), target=figure(rest[1]))


def _gravity(rest: list[str], card: Names, figure: Names, token: Names) -> str:
    if not rest:
        return tr("Gravity")
    if rest[0] == "fall":
        return tr("Let go and fall")
    return tr("Catch the ladder in row {row}", row=int(rest[1]) + 1)


def _reroll(rest: list[str], card: Names, figure: Names, token: Names) -> str:
    return trn("Reroll die {dice}", "Reroll dice {dice}", len(rest), dice=", ".join(rest))


_LABELS: dict[str, Callable[[list[str], Names, Names, Names], str]] = {
    "move": _move,
    "boost": lambda r, card, figure, token: tr("Strengthen with gems"),
    "force": lambda r, card, figure, token: tr("Force {enemy} {way}", enemy=figure(r[0]), way=way_name(r[1])),
    "coin": lambda r, card, figure, token: tr("Take a coin"),
    "star": lambda r, card, figure, token: tr("Use a Star as {symbol}", symbol=symbol_name(r[0])),
    "fuse": lambda r, card, figure, token: tr(
        "Fuse two {face} dice into {symbol}", face=symbol_name(r[0]), symbol=symbol_name(r[1])
    ),
    "attack": _attack,
    "ability": lambda r, card, figure, token: tr("Use the ability"),
    "use": _use,
    "drink": _drink,
    "buy": lambda r, card, figure, token: tr("Buy {card}", card=card(r[0])),
    "remove": lambda r, card, figure, token: tr("Be rid of {token}", token=token(r[0])),
    "gravity": _gravity,
    "end": lambda r, card, figure, token: tr("End actions"),
    "respawn": lambda r, card, figure, token: tr("Come back for a {symbol}", symbol=symbol_name(r[0])),
    "enter": lambda r, card, figure, token: tr("Come back at {place}", place=place_name((int(r[0]), int(r[1])))),
    "reroll": _reroll,
    "keep": lambda r, card, figure, token: tr("Leave it"),
    "turn": lambda r, card, figure, token: tr("Turn die {n} to {symbol}", n=r[0], symbol=symbol_name(r[1])),
    "bank": lambda r, card, figure, token: tr("Set it to {symbol}", symbol=symbol_name(r[0])),
    "show": lambda r, card, figure, token: tr("Give back: {token}", token=token(r[0])),
}
