"""The generator gives the same numbers everywhere, for ever."""

from __future__ import annotations

from collections import Counter

import pytest

from pygame_rules.core.rng import MASK, Rng, seed_number

pytestmark = pytest.mark.pyodide


def test_it_is_splitmix64_with_its_published_first_numbers() -> None:
    rng = Rng(1234567)
    assert [rng.below(MASK + 1) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_gives_the_same_rolls_for_ever() -> None:
    rng = Rng(seed_number(7))
    assert seed_number(7) == 8719647946811673230
    assert [rng.die() for _ in range(20)] == [5, 6, 6, 2, 6, 4, 3, 2, 1, 5, 2, 5, 2, 2, 1, 5, 5, 2, 2, 4]
    cards = list("abcdefghij")
    rng.shuffle(cards)
    assert "".join(cards) == "dghbeifcja"
    assert rng.choice("xyz") == "z"


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert seed_number(7) == seed_number("7") == seed_number(" 7 ")
    assert seed_number(7) != seed_number("07")


def test_all_faces_are_as_likely() -> None:
    rng = Rng(seed_number("fair"))
    faces = Counter(rng.die() for _ in range(60_000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(9_600 < count < 10_400 for count in faces.values())


def test_all_orders_are_as_likely() -> None:
    rng = Rng(seed_number("orders"))
    orders: Counter[str] = Counter()
    for _ in range(12_000):
        cards = list("abc")
        rng.shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 6
    assert all(1_800 < count < 2_200 for count in orders.values())


def test_a_copy_goes_on_alike_and_apart() -> None:
    rng = Rng(1)
    other = rng.copy()
    assert rng == other
    assert [rng.die() for _ in range(9)] == [other.die() for _ in range(9)]
    other.die()
    assert rng != other
    assert repr(rng) == f"Rng({rng.state})"


def test_a_generator_is_no_key_because_it_changes() -> None:
    with pytest.raises(TypeError):
        hash(Rng(1))
