"""Exact odds of the dice: the chance of meeting an activation with best play, and the dice to keep for it.

Dice that show the same thing are alike, so a roll is a multiset: how many dice of each kind. For every multiset of kept
dice the value of rolling the others is the average over one more die (six smaller questions already answered), and the
value of a whole roll is the best over what may be kept of it, again one die at a time. One roll attempt of five dice
is then 210 averages and 1,260 comparisons instead of 6^5 outcomes for each of 32 choices.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from math import comb

SIDES = 6
DICE = 5
VALUES = tuple(range(SIDES))  # every number is a kind of its own
# Two values closer than this are the same value reached by sums in another order.
TIE = 1e-12

Counts = tuple[int, ...]  # how many dice show each kind
Kinds = tuple[int, ...]  # for each side of a die, the kind that it shows


@dataclass(frozen=True, slots=True)
class Requirement:
    """What an activation needs of the dice; everything that it names must be there, other dice are free (DT-8.1)."""

    symbols: tuple[tuple[str, int], ...] = ()
    straight: int = 0  # this many consecutive numbers
    of_a_kind: int = 0  # the same number, not symbol, on this many dice (DT-8.3)


SMALL_STRAIGHT = Requirement(straight=4)
LARGE_STRAIGHT = Requirement(straight=5)


def symbols(needed: Mapping[str, int]) -> Requirement:
    """The requirement of at least so many of each symbol; the order of the mapping does not matter."""
    return Requirement(symbols=tuple(sorted((symbol, count) for symbol, count in needed.items() if count > 0)))


@dataclass(frozen=True, slots=True)
class Chance:
    """The chance of meeting a requirement, and the fewest dice that must be kept for it, by their places."""

    probability: float
    keep: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """What the best play is worth on average, and the dice to keep, by their places; all dice kept means: stop."""

    value: float
    keep: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Space:
    """All multisets of up to so many dice, numbered from the whole rolls down to no die at all."""

    states: tuple[Counts, ...]
    number: dict[Counts, int]
    rolls: int  # the states below this number are whole rolls
    # For each state that is not a whole roll, in order: the state after one more die, for each side of that die.
    adding: tuple[tuple[int, int, int, int, int, int], ...]


@cache
def space(kinds: Kinds, dice: int) -> Space:
    """The multisets of dice whose sides show these kinds."""
    different = range(max(kinds) + 1)
    states = []
    for size in range(dice, -1, -1):
        for shown in combinations_with_replacement(different, size):
            states.append(tuple(map(shown.count, different)))
    number = {counts: place for place, counts in enumerate(states)}
    rolls = comb(dice + max(kinds), dice)
    adding = []
    for counts in states[rolls:]:
        after = [number[(*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])] for kind in different]
        one, two, three, four, five, six = (after[kind] for kind in kinds)
        adding.append((one, two, three, four, five, six))
    return Space(tuple(states), number, rolls, tuple(adding))


class Solution:
    """The value of every multiset of kept dice, for as many roll attempts as have been asked for."""

    def __init__(self, kinds: Kinds, dice: int, final: list[float]) -> None:
        """Start from what every multiset is worth when no roll attempt is left."""
        self.kinds = kinds
        self.space = space(kinds, dice)
        self.kept_values = [final]

    def values(self, attempts: int) -> list[float]:
        """What it is worth to keep just these dice and roll all others, with so many roll attempts left."""
        while len(self.kept_values) <= attempts:
            last = self.kept_values[-1]
            # At the end a die more never does harm, so every whole roll is already worth its best.
            first = len(self.kept_values) == 1
            self.kept_values.append(self.averages(last if first else self.best_of_rolls(last)))
        return self.kept_values[attempts]

    def best_of_rolls(self, kept_values: list[float]) -> list[float]:
        """The value of each state when the best of its dice are kept: a smaller state hands its best to larger ones."""
        best = list(kept_values)
        for place in range(len(best) - 1, self.space.rolls - 1, -1):
            value = best[place]
            for larger in self.space.adding[place - self.space.rolls]:
                if best[larger] < value:
                    best[larger] = value
        return best

    def averages(self, rolled: list[float]) -> list[float]:
        """The value of each state before its missing dice are rolled, given the values of whole rolls."""
        values = rolled[: self.space.rolls]
        for a, b, c, d, e, f in self.space.adding:
            values.append((values[a] + values[b] + values[c] + values[d] + values[e] + values[f]) / SIDES)
        return values

    def best_keep(self, shown: Sequence[int | None], attempts: int, fewest: bool) -> tuple[float, tuple[int, ...]]:
        """The value of dice (kinds, or None for a die not rolled yet) and the places of those to keep.

        Among equals the keep with the fewest dice, or with the most; then the one of the lower kinds.
        """
        values, number = self.values(attempts), self.space.number
        counts = [0] * (max(self.kinds) + 1)
        for kind in shown:
            if kind is not None:
                counts[kind] += 1
        choices = [(values[number[choice]], choice) for choice in product(*(range(n, -1, -1) for n in counts))]
        best = max(value for value, _ in choices)
        bar = best - TIE * max(1.0, best)
        equals = [choice for value, choice in choices if value >= bar]
        kept = list(min(equals, key=sum) if fewest else max(equals, key=sum))
        places = []
        for place, kind in enumerate(shown):
            if kind is not None and kept[kind]:
                kept[kind] -= 1
                places.append(place)
        return best, tuple(places)


def longest_run(counts: Counts) -> int:
    """How many consecutive numbers the dice show at most."""
    longest = run = 0
    for count in counts:
        run = run + 1 if count else 0
        longest = max(longest, run)
    return longest


@cache
def runs(dice: int) -> list[int]:
    """The longest run of numbers in each multiset."""
    return [longest_run(counts) for counts in space(VALUES, dice).states]


@cache
def most_alike(dice: int) -> list[int]:
    """How many dice show the same number at most, in each multiset."""
    return [max(counts) for counts in space(VALUES, dice).states]


@cache
def dice_showing(sides: tuple[int, ...], dice: int) -> list[int]:
    """How many dice show one of these sides, in each multiset."""
    return [sum([counts[side] for side in sides]) for counts in space(VALUES, dice).states]


@cache
def meeting(faces: tuple[str, ...], requirement: Requirement, dice: int) -> list[int]:
    """The multisets, by number, that meet a requirement."""
    needs = [(runs(dice), requirement.straight), (most_alike(dice), requirement.of_a_kind)]
    for symbol, needed in requirement.symbols:
        sides = tuple(side for side, face in enumerate(faces) if face == symbol)
        needs.append((dice_showing(sides, dice), needed))
    places = list(range(len(space(VALUES, dice).states)))
    for found, needed in needs:
        if needed > 0:
            places = [place for place in places if found[place] >= needed]
    return places


@cache
def solution_by_needs(kinds: Kinds, needs: Counts, dice: int) -> Solution:
    """The odds of at least so many dice of each kind; heroes with differently named symbols share them."""
    states = space(kinds, dice).states
    met = [all(count >= need for count, need in zip(counts, needs, strict=False)) for counts in states]
    return Solution(kinds, dice, [float(answer) for answer in met])


@cache
def solution_by_numbers(faces: tuple[str, ...], requirement: Requirement, dice: int) -> Solution:
    """The odds of a requirement for which each number counts."""
    final = [0.0] * len(space(VALUES, dice).states)
    for place in meeting(faces, requirement, dice):
        final[place] = 1.0
    return Solution(VALUES, dice, final)


@cache
def solution(faces: tuple[str, ...], requirement: Requirement, dice: int) -> Solution:
    """The odds of one requirement, over the fewest kinds that tell all that matters to it apart."""
    # Of a symbol named twice the greater count stays.
    wanted = {symbol: count for symbol, count in sorted(requirement.symbols, key=count_of) if count > 0}
    if requirement.straight or requirement.of_a_kind:
        # A straight alone is the same for every hero.
        return solution_by_numbers(faces if wanted else ("",) * SIDES, requirement, dice)
    named = sorted((symbol for symbol in wanted if symbol in faces), key=faces.index)
    rest = len(named)
    kinds = tuple(named.index(face) if face in named else rest for face in faces)
    if len(named) < len(wanted):
        return Solution(kinds, dice, [0.0] * len(space(kinds, dice).states))  # a symbol that no side shows
    return solution_by_needs(kinds, tuple(wanted[symbol] for symbol in named), dice)


# A board's values change with every token on the table, so only the latest boards are kept.
@lru_cache(maxsize=64)
def solution_of_board(faces: tuple[str, ...], abilities: tuple[tuple[Requirement, float], ...], dice: int) -> Solution:
    """The value of the most valuable ability that is met at the end, nothing if none is."""
    final = [0.0] * len(space(VALUES, dice).states)
    for requirement, value in sorted(abilities, key=value_of):
        if value > 0:
            for place in meeting(faces, requirement, dice):
                final[place] = float(value)
    return Solution(VALUES, dice, final)


def count_of(needed: tuple[str, int]) -> int:
    return needed[1]


def value_of(ability: tuple[Requirement, float]) -> float:
    return ability[1]


def on_the_table(dice: Sequence[int | None], rerolls: int) -> Sequence[int | None]:
    """The dice; no dice at all stand for five that are not rolled yet."""
    if rerolls < 0 or not all(value is None or 1 <= value <= SIDES for value in dice):
        raise ValueError(f"no such dice or roll attempts: {dice!r}, {rerolls}")
    return dice or (None,) * DICE


def chances(
    faces: Sequence[str], requirements: Sequence[Requirement], dice: Sequence[int | None], rerolls: int
) -> list[Chance]:
    """The exact chance of each requirement, if one plays for it alone, and the dice to keep for it.

    `faces` are the symbols of the sides 1 to 6, `dice` the numbers shown (None: not rolled yet; no dice: five that are
    not rolled yet), `rerolls` the roll attempts left, the first roll of a die being one as well.
    """
    sides, table = tuple(faces), on_the_table(dice, rerolls)
    found = []
    for requirement in requirements:
        solved = solution(sides, requirement, len(table))
        shown = [None if value is None else solved.kinds[value - 1] for value in table]
        found.append(Chance(*solved.best_keep(shown, rerolls, fewest=True)))
    return found


def best_line(
    faces: Sequence[str], abilities: Sequence[tuple[Requirement, float]], dice: Sequence[int | None], rerolls: int
) -> Line:
    """The expected value of the best play, if the most valuable ability met at the end is used, and the dice to keep.

    `abilities` are requirements with what they are worth (an ability that is worth nothing or less is never used); the
    rest is as for `chances`. Of equal plays the one that rolls the fewest dice.
    """
    table = on_the_table(dice, rerolls)
    solved = solution_of_board(tuple(faces), tuple(abilities), len(table))
    return Line(*solved.best_keep([None if value is None else value - 1 for value in table], rerolls, fewest=False))
