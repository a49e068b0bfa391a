"""Finished chapters in shorthand: exact, small, and safe against forgers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_rules.core.save import seal
from pygame_rules.core.shorthand import BLANK, MOST, NEW, ROW, Shorthand
from tests.core.long_run import ACTIONS, deck_run

pytestmark = pytest.mark.pyodide


def written(*parts: list[str]) -> Shorthand:
    shorthand = Shorthand()
    for lines in parts:
        shorthand.add(lines)
    return shorthand


def test_each_line_is_written_out_once_and_then_a_letter_says_where_it_stands() -> None:
    shorthand = written(["0 a", "0 b", "0 a", "0 b", ""], ["0 a"])
    assert shorthand.lines == "0 a\n0 b"
    # After `0 a` came `0 b` before, and the other way round; a fresh row has no places yet.
    assert shorthand.letters == NEW + NEW + chr(34 + ROW) + '"' + BLANK + '"'
    assert shorthand.count == 5


LINES = st.lists(
    st.sampled_from(
        ["", *(f"{seat} {text}" for seat in (0, 1, 12) for text in ("end", "on e1", "on e2", "play zażółć"))]
    )
)


@given(st.lists(LINES, max_size=8), st.integers(0, 8))
def test_what_was_written_is_read_and_written_on_the_same(parts: list[list[str]], until: int) -> None:
    whole, half = written(*parts), written(*parts[:until])
    again, lines = Shorthand.read(half.lines, half.letters)
    assert lines == [line for part in parts[:until] for line in part] and again.count == half.count
    for part in parts[until:]:
        again.add(part)
    assert (again.lines, again.letters, again.count) == (whole.lines, whole.letters, whole.count)


def test_more_lines_than_a_row_has_places_come_back_too() -> None:
    many = [f"0 place {number}" for number in range(ROW * 3)]
    shorthand = written(many, many[::-1], many)
    assert Shorthand.read(shorthand.lines, shorthand.letters)[1] == [*many, *many[::-1], *many]


@pytest.mark.parametrize("seed", range(3))
def test_a_long_run_of_four_fits_into_a_save(seed: int) -> None:
    lines = deck_run(seed)
    shorthand = written(lines)
    assert shorthand.count >= ACTIONS
    assert Shorthand.read(shorthand.lines, shorthand.letters)[1] == lines
    assert len(seal("deck_run", "content", {"lines": shorthand.lines}, shorthand.letters)) <= 7_300


@pytest.mark.parametrize(
    ("lines", "letters"),
    [
        ("", NEW),  # a line that is not there
        ("0 a", NEW + NEW),
        ("0 a", ""),  # a line that never comes
        ("0 a\n0 b", NEW),
        ("0 a\n0 a", NEW + NEW),  # a line twice
        ("\n0 a", NEW + NEW),  # a blank line among them
        ("0 a", '"'),  # a place in an empty row
        ("0 a", NEW + '"'),
        ("0 a", NEW + "#"),
        ("0 a", chr(34 + ROW)),  # a number that has not come yet
        ("0 a", NEW + chr(35 + ROW)),
        ("0 a", NEW + chr(0x10FFFF)),
        ("0 a", NEW + "\n"),  # no letter at all
        ("0 a", NEW + "\0"),
        ("0 a", NEW + chr(34 + ROW) * MOST * 2),
        ("\n" * (MOST + 1), NEW),
    ],
)
def test_what_says_nothing_is_refused(lines: str, letters: str) -> None:
    with pytest.raises(ValueError):
        Shorthand.read(lines, letters)


@given(
    st.text(st.sampled_from("0 ab1\n"), max_size=30), st.text(st.sampled_from(' !"#$bcd\x00é\U0010ffff'), max_size=30)
)
def test_noise_is_refused_or_is_lines_that_are_there(lines: str, letters: str) -> None:
    try:
        shorthand, played = Shorthand.read(lines, letters)
    except ValueError:
        return
    assert set(played) <= {*lines.split("\n"), ""} and shorthand.count == len(played) - played.count("")
