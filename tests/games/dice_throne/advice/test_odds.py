"""The odds of the dice, against plain enumeration of every choice and every outcome, and against known figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, permutations, product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_rules.games.dice_throne.advice.odds import (
    LARGE_STRAIGHT,
    SMALL_STRAIGHT,
    Chance,
    Line,
    Requirement,
    best_line,
    chances,
    symbols,
)

Dice = tuple[int, ...]

SWORDS = ("sword", "sword", "sword", "life", "life", "pow")
FISTS = ("fist", "fist", "palm", "zen", "zen", "lotus")
MIXED = ("a", "b", "a", "b", "a", "c")  # symbols that are no neighbours
ERROR = 1e-12

SWORD_BOARD = (
    symbols({"sword": 3}),
    symbols({"sword": 4}),
    symbols({"sword": 5}),
    symbols({"sword": 2, "pow": 2}),
    symbols({"life": 3}),
    symbols({"sword": 3, "pow": 2}),
    symbols({"sword": 1, "life": 2, "pow": 1}),
    symbols({"pow": 4}),
    SMALL_STRAIGHT,
    LARGE_STRAIGHT,
)
SWORD_VALUES = (4, 6, 8, 5, 3, 11, 7, 13, 9, 15)
OTHERS = (
    (FISTS, symbols({"fist": 3, "palm": 1})),
    (FISTS, symbols({"fist": 1, "palm": 1, "zen": 1, "lotus": 1})),
    (MIXED, symbols({"a": 2, "b": 2})),
    (SWORDS, Requirement(of_a_kind=3)),
    (SWORDS, Requirement(of_a_kind=5)),
    (SWORDS, Requirement(symbols=(("sword", 2),), straight=3)),
    (SWORDS, Requirement(symbols=(("pow", 1),), of_a_kind=2)),
)
CASES = tuple((SWORDS, requirement) for requirement in SWORD_BOARD) + OTHERS


def is_met(faces: Sequence[str], requirement: Requirement, dice: Dice) -> bool:
    """Whether dice meet a requirement, read off the dice one by one."""
    shown = [faces[value - 1] for value in dice]
    if any(shown.count(symbol) < needed for symbol, needed in requirement.symbols):
        return False
    if not any(dice.count(number) >= requirement.of_a_kind for number in range(1, 7)):
        return False
    length = requirement.straight
    return any(all(low + step in dice for step in range(length)) for low in range(1, 8 - length))


@cache
def outcomes(dice: int) -> tuple[tuple[Dice, int], ...]:
    """Every outcome of a roll of so many dice, and how many of the 6^n rolls look like it."""
    return tuple(Counter(tuple(sorted(roll)) for roll in product(range(1, 7), repeat=dice)).items())


class BruteForce:
    """Tries every subset to keep and every outcome of the other dice; whole numbers, so nothing is rounded."""

    def __init__(self, payoff: Callable[[Dice], int]) -> None:
        self.payoff = payoff
        self.known: dict[tuple[Dice, int], int] = {}

    def total(self, dice: Dice, rerolls: int) -> int:
        """The payoff of best play, summed over 6^n equally likely rolls for each reroll."""
        key = (tuple(sorted(dice)), rerolls)
        if key not in self.known:
            if rerolls == 0:
                self.known[key] = self.payoff(dice)
            else:
                kept = {subset for size in range(len(dice) + 1) for subset in combinations(key[0], size)}
                self.known[key] = max(self.total_keeping(keep, len(dice), rerolls) for keep in kept)
        return self.known[key]

    def total_keeping(self, keep: Dice, dice: int, rerolls: int) -> int:
        rolled = sum(ways * self.total(keep + roll, rerolls - 1) for roll, ways in outcomes(dice - len(keep)))
        return rolled * 6 ** len(keep)

    def value(self, dice: Dice, rerolls: int) -> float:
        return self.total(dice, rerolls) / 6 ** (len(dice) * rerolls)


def chance(faces: Sequence[str], requirement: Requirement, dice: Sequence[int | None], rerolls: int) -> Chance:
    (found,) = chances(faces, [requirement], dice, rerolls)
    return found


def after_the_roll(dice: Sequence[int | None], keep: tuple[int, ...], value: Callable[[Dice], float]) -> float:
    """The average of what the dice are worth once all but the kept ones have been rolled."""
    kept = tuple(die for place, die in enumerate(dice) if place in keep and die is not None)
    assert len(kept) == len(keep), "a die that is not rolled yet cannot be kept"
    rolled = len(dice) - len(kept)
    return sum(ways * value(kept + roll) for roll, ways in outcomes(rolled)) / 6**rolled


def symbols_kept(faces: Sequence[str], dice: Sequence[int], keep: tuple[int, ...]) -> list[str]:
    return sorted(faces[dice[place] - 1] for place in keep)


# Dice of every pattern: nothing, pairs, a run, a run with a gap, all alike.
ROLLS = ((1, 2, 4, 6, 6), (5, 3, 1, 1, 4), (2, 2, 2, 2, 2), (6, 5, 4, 3, 2), (1, 3, 4, 6, 6), (6, 4, 6, 5, 6))


@pytest.mark.rule("DT-8.1")
@pytest.mark.parametrize(("faces", "requirement"), CASES)
def test_five_dice_agree_with_the_enumeration_of_every_choice_and_outcome(faces, requirement):
    brute = BruteForce(lambda dice: is_met(faces, requirement, dice))
    for rerolls in (0, 1, 2):
        for dice in ROLLS:
            found = chance(faces, requirement, dice, rerolls).probability
            assert found == pytest.approx(brute.value(dice, rerolls), abs=ERROR)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
@pytest.mark.parametrize(("faces", "requirement"), CASES)
def test_every_roll_of_fewer_dice_agrees_with_the_enumeration(faces, requirement, size):
    brute = BruteForce(lambda dice: is_met(faces, requirement, dice))
    for rerolls in (0, 1, 2):
        for dice, _ in outcomes(size):
            found = chance(faces, requirement, dice, rerolls).probability
            assert found == pytest.approx(brute.value(dice, rerolls), abs=ERROR)


def test_six_dice_agree_with_the_enumeration():
    for requirement in (symbols({"sword": 3, "pow": 2}), LARGE_STRAIGHT, Requirement(straight=6)):
        brute = BruteForce(lambda dice, wanted=requirement: is_met(SWORDS, wanted, dice))
        for dice in ((1, 2, 4, 6, 6, 6), (1, 1, 3, 4, 5, 5)):
            found = chance(SWORDS, requirement, dice, 1).probability
            assert found == pytest.approx(brute.value(dice, 1), abs=ERROR)


def test_the_best_line_agrees_with_the_enumeration():
    abilities = list(zip(SWORD_BOARD, SWORD_VALUES, strict=True))
    brute = BruteForce(lambda dice: max([value for wanted, value in abilities if is_met(SWORDS, wanted, dice)] + [0]))
    for rerolls in (0, 1, 2):
        for dice in ROLLS:
            assert best_line(SWORDS, abilities, dice, rerolls).value == pytest.approx(
                brute.value(dice, rerolls), abs=15 * ERROR
            )


@pytest.mark.pyodide
@pytest.mark.parametrize("attempts", [1, 2, 3])
@pytest.mark.parametrize(("symbol", "sides"), [("sword", 3), ("life", 2), ("pow", 1)])
def test_five_of_one_symbol_is_five_dice_each_coming_in_time(symbol, sides, attempts):
    in_time = 1 - (1 - sides / 6) ** attempts
    found = chance(SWORDS, symbols({symbol: 5}), (), attempts)
    assert found == Chance(pytest.approx(in_time**5, abs=ERROR), ())


@pytest.mark.parametrize("needed", [1, 2, 3, 4])
def test_some_of_one_symbol_is_a_binomial_tail(needed):
    in_time = 1 - (4 / 6) ** 2
    tail = sum(comb(5, hits) * in_time**hits * (1 - in_time) ** (5 - hits) for hits in range(needed, 6))
    assert chance(SWORDS, symbols({"life": needed}), (), 2).probability == pytest.approx(tail, abs=ERROR)


@pytest.mark.pyodide
@pytest.mark.rule("DT-8.1", "DT-8.3")
def test_straights_and_five_alike_have_their_well_known_figures():
    assert chance(SWORDS, SMALL_STRAIGHT, (), 1).probability == pytest.approx(1200 / 6**5, abs=ERROR)
    assert chance(SWORDS, LARGE_STRAIGHT, (), 1).probability == pytest.approx(240 / 6**5, abs=ERROR)
    five_alike = chance(SWORDS, Requirement(of_a_kind=5), (), 3)
    assert five_alike.probability == pytest.approx(347897 / 7558272, abs=ERROR)


def test_a_straight_with_one_number_missing():
    assert chance(SWORDS, LARGE_STRAIGHT, (5, 2, 3, 2, 4), 1) == Chance(pytest.approx(2 / 6), (0, 1, 2, 4))
    assert chance(SWORDS, LARGE_STRAIGHT, (1, 2, 3, 5, 5), 2) == Chance(pytest.approx(11 / 36), (0, 1, 2, 3))
    assert chance(SWORDS, SMALL_STRAIGHT, (1, 2, 3, 3, 1), 1) == Chance(pytest.approx(11 / 36), (0, 1, 2))


def test_the_dice_to_keep_are_those_that_count_and_no_more():
    dice = (6, 1, 4, 2, 6)
    assert chance(SWORDS, symbols({"sword": 3}), dice, 1) == Chance(pytest.approx(7 / 8), (1, 3))
    assert chance(SWORDS, symbols({"pow": 4}), dice, 1) == Chance(pytest.approx(16 / 216), (0, 4))
    assert chance(SWORDS, symbols({"sword": 2, "pow": 2}), dice, 2) == Chance(1.0, (0, 1, 3, 4))


def test_a_met_activation_is_certain_and_names_the_dice_that_make_it():
    assert chance(SWORDS, symbols({"sword": 3}), (1, 4, 2, 3, 1), 0) == Chance(1.0, (0, 2, 3))
    assert chance(SWORDS, SMALL_STRAIGHT, (6, 4, 3, 3, 5), 2) == Chance(1.0, (0, 1, 2, 4))


def test_what_cannot_be_met_has_no_chance_and_nothing_to_keep():
    assert chance(SWORDS, symbols({"sword": 3}), (1, 2, 4, 4, 6), 0) == Chance(0.0, ())
    assert chance(SWORDS, symbols({"lotus": 1}), (1, 2, 4, 4, 6), 2) == Chance(0.0, ())
    assert chance(SWORDS, symbols({"sword": 3, "pow": 3}), (1, 2, 3, 6, 6), 2) == Chance(0.0, ())
    assert chance(SWORDS, LARGE_STRAIGHT, (1, 2, 3, 4), 2) == Chance(0.0, ())


def test_a_requirement_of_nothing_is_always_met():
    assert chance(SWORDS, Requirement(), (1, 2, 3, 4, 5), 0) == Chance(1.0, ())
    assert chance(SWORDS, symbols({"sword": 0}), (), 3) == Chance(1.0, ())


def test_a_symbol_named_twice_counts_with_the_greater_need():
    twice = Requirement(symbols=(("life", 3), ("life", 1)))
    dice = (4, 1, 1, 6, 6)
    assert chance(SWORDS, twice, dice, 2) == chance(SWORDS, symbols({"life": 3}), dice, 2)
    assert best_line(SWORDS, [(twice, 5)], dice, 2) == best_line(SWORDS, [(symbols({"life": 3}), 5)], dice, 2)


def test_dice_not_rolled_yet_are_rolled_by_the_next_attempt():
    assert chance(SWORDS, symbols({"pow": 1}), (6, None, None), 1) == Chance(1.0, (0,))
    assert chance(SWORDS, symbols({"pow": 2}), (6, None, None), 1) == Chance(pytest.approx(11 / 36), (0,))
    assert chance(SWORDS, symbols({"pow": 2}), (6, None, None), 0) == Chance(0.0, ())
    assert chances(SWORDS, SWORD_BOARD, (), 3) == chances(SWORDS, SWORD_BOARD, [None] * 5, 3)


def test_heroes_with_other_words_for_the_same_dice_have_the_same_odds():
    arrows = ("arrow", "arrow", "arrow", "foot", "foot", "moon")
    dice = (1, 4, 4, 6, 3)
    assert chance(arrows, symbols({"arrow": 3, "moon": 2}), dice, 2) == chance(
        SWORDS, symbols({"sword": 3, "pow": 2}), dice, 2
    )


def test_the_best_line_stops_when_no_roll_can_better_it():
    assert best_line(SWORDS, [(SMALL_STRAIGHT, 9), (symbols({"sword": 3}), 4)], (1, 2, 3, 4, 6), 2) == Line(
        9.0, (0, 1, 2, 3, 4)
    )


def test_the_best_line_uses_a_free_die_when_it_can_only_gain():
    line = best_line(SWORDS, [(SMALL_STRAIGHT, 9), (LARGE_STRAIGHT, 15)], (1, 2, 3, 4, 6), 1)
    assert line == Line(pytest.approx(9 + 6 / 6), (0, 1, 2, 3))


def test_the_best_line_gives_up_a_sure_thing_only_for_more():
    dice = (1, 2, 3, 6, 6)
    modest = [(symbols({"sword": 3}), 4), (symbols({"pow": 5}), 100)]
    assert best_line(SWORDS, modest, dice, 1) == Line(4.0, (0, 1, 2, 3, 4))
    greedy = [(symbols({"sword": 3}), 4), (symbols({"pow": 5}), 1000)]
    chased = best_line(SWORDS, greedy, dice, 1)
    assert chased == Line(pytest.approx((1000 + 4 * 27) / 216), (3, 4))


def test_an_ability_that_does_harm_is_not_used():
    harm = [(symbols({"sword": 1}), -3)]
    assert best_line(SWORDS, harm, (1, 1, 1, 1, 1), 0) == Line(0.0, (0, 1, 2, 3, 4))
    assert best_line(SWORDS, harm, (1, 1, 1, 1, 1), 1) == Line(0.0, (0, 1, 2, 3, 4))
    assert best_line(SWORDS, [], (1, 1, 1, 1, 1), 2) == Line(0.0, (0, 1, 2, 3, 4))


def test_dice_and_rerolls_that_do_not_exist_are_refused():
    for dice, rerolls in (((0, 1, 2), 1), ((1, 7), 1), ((1, 2), -1)):
        with pytest.raises(ValueError):
            chances(SWORDS, [SMALL_STRAIGHT], dice, rerolls)
        with pytest.raises(ValueError):
            best_line(SWORDS, [(SMALL_STRAIGHT, 1)], dice, rerolls)


def test_the_dice_may_lie_in_any_order():
    dice = (1, 2, 4, 6, 6)
    expected = chances(SWORDS, SWORD_BOARD, dice, 2)
    for order in permutations(range(5)):
        shuffled = [dice[place] for place in order]
        for found, wanted in zip(chances(SWORDS, SWORD_BOARD, shuffled, 2), expected, strict=True):
            assert found.probability == wanted.probability
            assert symbols_kept(SWORDS, shuffled, found.keep) == symbols_kept(SWORDS, dice, wanted.keep)


any_die = st.one_of(st.none(), st.integers(1, 6))
any_dice = st.lists(any_die, min_size=1, max_size=5).map(tuple)
any_faces = st.lists(st.sampled_from("abcd"), min_size=6, max_size=6).map(tuple)
any_requirement = st.one_of(
    st.dictionaries(st.sampled_from("abcd"), st.integers(1, 4), min_size=1, max_size=3).map(symbols),
    st.builds(Requirement, straight=st.integers(2, 5)),
    st.builds(Requirement, of_a_kind=st.integers(2, 5)),
)
any_abilities = st.lists(st.tuples(any_requirement, st.integers(0, 20)), max_size=6)


@given(any_faces, any_requirement, any_dice)
def test_more_rerolls_are_never_worse(faces, requirement, dice):
    ladder = [chance(faces, requirement, dice, rerolls).probability for rerolls in range(5)]
    assert all(0.0 <= probability <= 1.0 for probability in ladder)
    assert all(more >= less - ERROR for less, more in zip(ladder, ladder[1:], strict=False))


@given(any_faces, any_requirement, any_dice, st.integers(1, 3))
def test_keeping_the_dice_named_achieves_the_chance(faces, requirement, dice, rerolls):
    found = chance(faces, requirement, dice, rerolls)

    def one_attempt_later(rolled: Dice) -> float:
        return chance(faces, requirement, rolled, rerolls - 1).probability

    assert after_the_roll(dice, found.keep, one_attempt_later) == pytest.approx(found.probability, abs=ERROR)


@given(any_faces, any_abilities, any_dice, st.integers(1, 3))
def test_keeping_the_dice_of_the_best_line_achieves_its_value(faces, abilities, dice, rerolls):
    found = best_line(faces, abilities, dice, rerolls)

    def one_attempt_later(rolled: Dice) -> float:
        return best_line(faces, abilities, rolled, rerolls - 1).value

    assert after_the_roll(dice, found.keep, one_attempt_later) == pytest.approx(found.value, abs=20 * ERROR)


@given(any_faces, any_requirement, any_dice, st.integers(0, 3))
def test_the_best_line_for_one_ability_is_its_chance(faces, requirement, dice, rerolls):
    line = best_line(faces, [(requirement, 1)], dice, rerolls)
    assert line.value == pytest.approx(chance(faces, requirement, dice, rerolls).probability, abs=ERROR)


@given(any_faces, any_abilities, any_dice, st.integers(0, 3))
def test_the_best_line_is_worth_at_least_playing_for_any_one_ability(faces, abilities, dice, rerolls):
    value = best_line(faces, abilities, dice, rerolls).value
    for requirement, worth in abilities:
        assert value >= worth * chance(faces, requirement, dice, rerolls).probability - 20 * ERROR


@given(any_faces, any_requirement, any_dice, st.integers(0, 3), st.randoms(use_true_random=False))
def test_any_dice_in_any_order_have_the_same_chance(faces, requirement, dice, rerolls, random):
    shuffled = list(dice)
    random.shuffle(shuffled)
    expected = chance(faces, requirement, dice, rerolls).probability
    assert chance(faces, requirement, shuffled, rerolls).probability == expected
