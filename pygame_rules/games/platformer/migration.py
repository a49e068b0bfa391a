"""Positions of older versions in today's shape."""

from __future__ import annotations

from typing import Any

# What comes next in a turn of version 1, by its number there.
STAGES = (
    "DrawEvent",
    "RemoveLevel",
    "Recharge",
    "RollDice",
    "ResolveEnemyDie",
    "Act",
    "SpecialDie",
    "ApplyGravity",
    "EndTurn",
    "BossTurn",
)
# Questions that know nothing but whose turn it is.
PLAIN = {"act": "Acting", "special": "SettingSpecial", "fall": "Falling"}
ABOUT_DICE = {"reroll": "Rerolling", "turn_die": "TurningDie"}
NOBODY, NOTHING_SPENT = -1, 0


def migrate(version: int, state: list[Any]) -> list[Any]:
    """An encoded position with today's steps.

    In version 1 the stack, the last field of a position, held lists of one shape for all steps: the name, a seat, two
    numbers, a card, the seats that were met, and as bits those who were safe and those who had been asked.
    """
    *others, frames = state
    steps: list[list[Any]] = []
    for frame in frames:
        name, seat, number, _, card, met, safe, asked = frame
        if name == "turn":
            steps.append([STAGES[number]])
        elif name == "next":
            steps.append(["PassTurn"])
        elif name in PLAIN:
            steps.append([PLAIN[name]])
        elif name in ABOUT_DICE:
            steps.append([ABOUT_DICE[name], card, 0, _scope(seat, None)])
        elif name == "respawn":
            steps.append(["Respawning", number])
        elif name == "boss_card" and not number and not asked:
            steps.append(["PlayBossCard", card])
        elif name == "boss_card":
            steps.append(["Doing", card, number, ["BossScope", *_scope(seat, _seats(asked), _seats(safe), met)]])
        else:
            # Who is asked about a token stands in a step of its own now, with the rest of the card behind it.
            _, card, number, (_, *scope) = steps.pop()
            scope[3] = [other for other in scope[3] if other != seat]
            steps.append(["Warding", card, number, scope, seat])
    return [*others, steps]


def _scope(seat: int, *known: Any) -> list[Any]:
    return [seat, NOBODY, NOTHING_SPENT, *known]


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(4) if bits >> seat & 1]
