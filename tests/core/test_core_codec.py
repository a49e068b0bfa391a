"""Positions become compact lists and come back the same; what does not fit is refused with ValueError."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_rules.core.codec import Codec
from pygame_rules.core.rng import MASK, Rng
from tests.core.toy import Race, Runner, Turn


@dataclass(slots=True)
class Leaf:
    value: int


@dataclass(slots=True)
class Effect:
    """A base class whose subclasses lie on a stack."""


@dataclass(slots=True)
class Gain(Effect):
    amount: int


@dataclass(slots=True)
class Many(Effect):
    parts: list[Effect]


@dataclass(slots=True)
class Everything:
    rng: Rng
    flag: bool
    name: str | None
    colour: Literal["red", "blue", 3]
    pair: tuple[int, str]
    numbers: tuple[int, ...]
    table: dict[str, list[Leaf]]
    leaf: Leaf | None
    leaves: list[Leaf] | None
    mixed: int | str
    stack: list[Effect] = field(default_factory=list)
    loose: Any = None


WHOLE = Everything(
    Rng(5), True, "x", "blue", (1, "a"), (1, 2, 3), {"b": [Leaf(1)], "a": []}, Leaf(2), [Leaf(3)], "y",
    [Gain(1), Many([Gain(2), Many([])])], {"k": [1]},
)  # fmt: skip
CODEC: Codec[Everything] = Codec(Everything)


@pytest.mark.pyodide
def test_all_kinds_of_values_come_back_the_same() -> None:
    data = json.loads(json.dumps(CODEC.encode(WHOLE)))
    assert CODEC.decode(data) == WHOLE
    assert CODEC.encode(CODEC.decode(data)) == data


def test_what_may_be_missing_may_be_missing() -> None:
    bare = Everything(Rng(0), False, None, 3, (0, ""), (), {}, None, None, 7)
    assert CODEC.decode(json.loads(json.dumps(CODEC.encode(bare)))) == bare


def test_a_record_is_a_list_and_a_family_member_has_its_name_in_front() -> None:
    assert Codec(Leaf).encode(Leaf(4)) == [4]
    assert Codec(list[Effect]).encode([Gain(1), Many([Gain(2)])]) == [["Gain", 1], ["Many", [["Gain", 2]]]]


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (int, True), (int, 1.0), (int, "1"), (int, None), (bool, 1), (str, 1), (str, None),
        (Leaf, []), (Leaf, [1, 2]), (Leaf, {"value": 1}), (Leaf, 5), (Leaf, None), (Leaf, "x"), (Leaf, ["1"]),
        (Rng, -1), (Rng, MASK + 1), (Rng, 1.5), (Rng, True), (Rng, "1"),
        (Literal["a", 1], "b"), (Literal["a", 1], True), (Literal["a", 1], 1.0), (Literal["a", 1], []),
        (tuple[int, str], [1]), (tuple[int, str], [1, "a", 2]), (tuple[int, ...], "12"), (list[int], {"0": 1}),
        (dict[str, int], {"a": 1}), (dict[str, int], [["a", 1], ["a", 2]]), (dict[str, int], [["a"]]),
        (dict[str, int], [[["a"], 1]]), (int | str, None), (int | str, []), (Leaf | None, 0),
        (list[Leaf] | None, [1]), (Effect, []), (Effect, ["Leaf", 1]), (Effect, [["Gain"], 1]), (Effect, [None]),
        (Effect, ["Gain"]), (Effect, ["Gain", 1, 2]), (Effect, ["object"]),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused(kind: Any, data: Any) -> None:
    with pytest.raises(ValueError):
        Codec(kind).decode(data)


def test_a_tower_of_nested_effects_is_refused_not_crashed() -> None:
    data: list[Any] = ["Many", []]
    for _ in range(100_000):
        data = ["Many", [data]]
    with pytest.raises(ValueError):
        Codec(Effect).decode(data)
    while data[1]:  # take it apart by hand: freeing it whole would nest as deep
        data = data[1].pop()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=20,
)


@given(JSON)
def test_noise_gives_a_value_error_or_a_value(data: Any) -> None:
    for kind in (Everything, Race, list[Effect], dict[str, Leaf | None]):
        codec: Codec[Any] = Codec(kind)
        try:
            value = codec.decode(data)
        except ValueError:
            continue
        assert codec.encode(value) == data


@given(st.data())
def test_one_changed_part_never_gives_another_exception(data: st.DataObject) -> None:
    whole = CODEC.encode(WHOLE)
    place = data.draw(st.integers(0, len(whole) - 1))
    whole[place] = data.draw(JSON)
    try:
        CODEC.decode(whole)
    except ValueError:
        return
    assert CODEC.encode(CODEC.decode(whole)) == whole


@pytest.mark.parametrize("kind", [set[int], float, object, list[Leaf] | int, Leaf | int, bytes])
def test_a_type_that_cannot_be_kept_is_refused_when_the_codec_is_made(kind: Any) -> None:
    with pytest.raises(TypeError):
        Codec(kind)


def test_the_toys_position_is_small() -> None:
    race = Race(Rng(1), 20, [Runner(3, 4)], [1, 2], stack=[Turn()])
    assert Codec(Race).encode(race) == [1, 20, [[3, 4]], [1, 2], [], 0, 1, "calm", [["Turn"]]]
