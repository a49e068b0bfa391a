"""Texts from outside are read without trust."""

from __future__ import annotations

import pytest

from pygame_rules import read_json

pytestmark = pytest.mark.pyodide


def test_json_is_read() -> None:
    assert read_json('{"a": [1, 2.5, "é", null, true]}') == {"a": [1, 2.5, "é", None, True]}
    assert read_json(b'"\\ud83c\\udfb2"') == "\U0001f3b2"


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[1,]", "'a'", "\x00", b"\xff", "\ud800", '"\\ud800"', "[" * 250 + "]" * 250,
        "[" * 1_000_000, "9" * 5000,
    ],
    ids=range(11),
)  # fmt: skip
def test_what_is_none_or_nests_without_end_is_refused(text: str | bytes) -> None:
    with pytest.raises(ValueError):
        read_json(text)
