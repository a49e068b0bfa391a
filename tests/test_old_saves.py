"""Saves and replays of earlier versions, kept for good: they load, offer what they offered, and end as they would have.

A file of `tests/saves/` holds positions of one game as an older version wrote them, chosen so that every kind of step
is under way in some of them, each with the actions it offered and the hash of where random play led from there.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import pygame_rules as pr
from pygame_rules.core.conformance import finish

FOLDER = Path(__file__).parent / "saves"


@cache
def kept(name: str) -> dict[str, Any]:
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))  # type: ignore[no-any-return]


FILES = sorted(path.name for path in FOLDER.glob("*.json"))
SAVES = [(name, number) for name in FILES for number in range(len(kept(name)["saves"]))]
REPLAYS = [(name, number) for name in FILES for number in range(len(kept(name)["replays"]))]


@pytest.mark.parametrize(("name", "number"), SAVES)
def test_an_old_save_loads_and_leads_to_the_same_end(name: str, number: int) -> None:
    entry = kept(name)["saves"][number]
    table = pr.load(entry["save"])
    assert [f"{action.player} {action.text}" for action in table.actions] == entry["actions"]
    assert finish(table, "on") == entry["end"]


@pytest.mark.parametrize(("name", "number"), SAVES)
def test_an_old_save_keeps_its_past(name: str, number: int) -> None:
    table = pr.load(kept(name)["saves"][number]["save"])
    assert len(table.log()) == len(table.history) + 1


@pytest.mark.parametrize(("name", "number"), REPLAYS)
def test_an_old_replay_of_a_running_game_plays(name: str, number: int) -> None:
    text = kept(name)["replays"][number]
    lines = [line for line in text.partition("\n\n")[2].splitlines() if not line.startswith("=")]
    assert [f"{action.player} {action.text}" for action in pr.replay(text).history] == lines
