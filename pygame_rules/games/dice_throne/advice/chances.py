"""The odds of the Offensive Roll Phase as hints: what each way to roll again would bring, and which dice to keep.

Chances are exact (`odds.py`). With each reroll stands the chance of every ability when just the other dice are kept for
the next roll and the best dice in each roll after it. Stopping carries the dice to keep for each ability, and the line
that is worth most on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..state import DICE, State
from ..turn.boards import Board, board_of
from .estimate import ability_values, requirement
from .odds import Requirement, best_line, chances, solution

# Figures for people: four digits are more than anyone sees.
DIGITS = 4


def needs(board: Board) -> dict[str, Requirement]:
    """What each offensive ability needs at least: its lowest tier, which higher ones contain (DT-8.2)."""
    return {slot.ability.id: requirement(slot.ability.tiers[0].when) for slot in board.offensive}


def after_keeping(faces: tuple[str, ...], needed: Requirement, kept: Sequence[int], attempts: int) -> float:
    """The chance of a requirement when just these dice are kept and all others rolled, with so many attempts left."""
    solved = solution(faces, needed, DICE)
    counts = [0] * (max(solved.kinds) + 1)
    for value in kept:
        counts[solved.kinds[value - 1]] += 1
    return solved.values(attempts)[solved.space.number[tuple(counts)]]


def roll_hints(state: State, seat: int, rerolls: Sequence[tuple[str, tuple[int, ...]]]) -> dict[str, dict[str, Any]]:
    """By action text: the odds with each way to roll again, and with `stop` what to keep for what."""
    player = state.players[seat]
    board = board_of(player)
    faces, dice, attempts = board.hero.dice, state.trays[0].values, state.attempts
    wanted = needs(board)
    found: dict[str, dict[str, Any]] = {}
    for text, numbers in rerolls:
        kept = [value for number, value in enumerate(dice, 1) if number not in numbers]
        found[text] = {
            "odds": {
                ability: round(after_keeping(faces, needed, kept, attempts), DIGITS)
                for ability, needed in wanted.items()
            }
        }
    best = best_line(faces, ability_values(player, board), dice, attempts)
    alone = chances(faces, list(wanted.values()), dice, attempts)
    found["stop"] = {
        "odds": {ability: round(chance.probability, DIGITS) for ability, chance in zip(wanted, alone, strict=True)},
        "keep": {ability: list(chance.keep) for ability, chance in zip(wanted, alone, strict=True)},
        "best": {"value": round(best.value, 2), "keep": list(best.keep)},
    }
    return found
