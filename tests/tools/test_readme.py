"""The tables of README and CREDITS say what the games and the icons say."""

from __future__ import annotations

import pytest

from tools import readme


def test_the_tables_are_up_to_date() -> None:
    assert not readme.stale(), "these tables are stale: run `python build.py readme`"


def test_every_game_and_every_kind_of_its_content_has_a_row() -> None:
    text = readme.game_tables()
    assert "| Roll Player | 1–4 | Solo, Rivals | 5 |" in text
    assert "| Roll Player | cards | 53 |" in text


@pytest.mark.parametrize(
    ("provenance", "unsure"),
    [
        ("rulebook", False),
        ("designed", True),
        ({"cost": "rulebook", "effect": "public:someone/somewhere"}, False),
        ({"cost": "rulebook", "effect": "memory"}, True),
        (["rulebook", "designed"], True),
    ],
)
def test_what_was_designed_or_remembered_is_not_sure(provenance: object, unsure: bool) -> None:
    assert readme.is_unsure(provenance) is unsure


def test_a_readme_without_a_place_for_the_tables_is_refused() -> None:
    with pytest.raises(ValueError, match="one place"):
        readme.with_tables("# Rulebound\n", "")
