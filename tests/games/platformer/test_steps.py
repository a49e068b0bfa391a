"""What is under way: steps are replaced, never changed, so that copies of a position share them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import pygame_rules as pr
from pygame_rules.core.codec import Codec
from pygame_rules.games.platformer.state import Step

from .test_properties import a_game

CODEC = Codec(Step)
SAVES = json.loads((Path(__file__).parents[2] / "saves" / "platformer-0.1.0.json").read_text(encoding="utf-8"))["saves"]


def kept(stack):
    """Steps with what they hold now."""
    return [(step, json.dumps(CODEC.encode(step))) for step in stack]


def unchanged(steps):
    return [json.dumps(CODEC.encode(step)) for step, _ in steps] == [text for _, text in steps]


@pytest.mark.parametrize(("players", "variant"), [(1, "all"), (3, "void"), (4, "mixed")])
def test_a_step_is_never_changed(players, variant):
    seen: list = []
    for table, _ in a_game(players, variant, f"steps {players}"):
        assert unchanged(seen)
        seen = kept(table.state.stack)
    assert unchanged(seen)


def test_no_answer_to_any_question_changes_a_step():
    asked: Counter[str] = Counter()
    for entry in SAVES:
        table = pr.load(entry["save"])
        asked.update([type(step).__name__ for step in table.state.stack[-1:]])
        before = kept(table.state.stack)
        for action in table.actions:
            table.copy().play(action)
            assert unchanged(before)
    assert set(asked) == {
        "Acting", "Falling", "Rerolling", "Respawning", "SettingSpecial", "TurningDie", "Warding"
    }  # fmt: skip
