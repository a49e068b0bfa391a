"""The exact chance that one roll is enough for the boss."""

from __future__ import annotations

from functools import cache, lru_cache
from math import factorial

from ..content.dice import ACTION_FACES, COIN, FORCE, MOVE, STAR, SWORD
from ..turn.symbols import gem_cost

WEIGHTS = tuple(ACTION_FACES.count(symbol) / len(ACTION_FACES) for symbol in range(5))
# More gems than this make no difference.
MOST_GEMS = 24


@cache
def outcomes(dice: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every roll of so many dice as counts of the five symbols, with its probability."""
    found = []

    def fill(counts: list[int], left: int) -> None:
        if len(counts) == 4:
            full = (*counts, left)
            ways, chance = factorial(dice), 1.0
            for symbol, count in enumerate(full):
                ways //= factorial(count)
                chance *= WEIGHTS[symbol] ** count
            found.append((full, ways * chance))
            return
        for count in range(left + 1):
            fill([*counts, count], left - count)

    fill([], dice)
    return tuple(found)


def swords_after_moves(counts: tuple[int, ...], moves: int, star_sword: bool, star_move: bool) -> int:
    """How many Swords a roll gives, fusing all pairs, when so many Moves are needed first; -1 if they are not there."""
    left = list(counts)
    used = min(moves, left[MOVE])
    left[MOVE] -= used
    missing = moves - used
    if missing and star_move:
        used = min(missing, left[STAR])
        left[STAR] -= used
        missing -= used
    for face in (COIN, FORCE, STAR, SWORD):
        while missing and left[face] > 1:
            left[face] -= 2
            missing -= 1
    if missing:
        return -1
    swords = left[SWORD] + left[COIN] // 2 + left[FORCE] // 2 + left[MOVE] // 2
    return swords + (left[STAR] if star_sword else left[STAR] // 2)


def most_raises(symbols: int, gems: int) -> int:
    raises = 0
    while gem_cost(symbols, raises + 1) <= gems:
        raises += 1
    return raises


@cache
def strongest(symbols: int, gems: int) -> int:
    """The wounds of so many Swords with so many gems."""
    return symbols + most_raises(symbols, gems) if symbols else 0


@lru_cache(maxsize=20_000)
def chance(dice: int, need: int, gems: int, banked: int, moves: int, star_sword: bool, star_move: bool) -> float:
    """The chance that the next roll, with the banked Swords and gems, deals enough wounds after so many Moves."""
    gems = min(gems, MOST_GEMS)
    total = 0.0
    for counts, probability in outcomes(dice):
        swords = swords_after_moves(counts, moves, star_sword, star_move)
        if swords >= 0 and strongest(swords + banked, gems) >= need:
            total += probability
    return total
