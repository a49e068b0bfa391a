"""Whole games as text files: a change of the rules shows as a readable difference (see `record.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest

import pygame_rules as pr
from tests.golden.record import FOLDER, GAMES

pytestmark = pytest.mark.pyodide

FILES = sorted(FOLDER.glob("*/*.txt"))


def test_every_file_is_one_that_can_be_recorded_anew() -> None:
    assert [path.relative_to(FOLDER).as_posix() for path in FILES] == sorted(game.file for game in GAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_a_recorded_game_plays_to_the_very_same_end(path: Path) -> None:
    recorded = path.read_text(encoding="utf-8")
    # Without the hash at its end a game that has changed is told to its end, and the difference can be read.
    table = pr.replay("".join(line for line in recorded.splitlines(keepends=True) if not line.startswith("=")))
    assert table.transcript == recorded
    assert table.decision is None
    assert pr.replay(recorded).digest == pr.load(table.save()).digest == table.digest


@pytest.mark.parametrize("game", pr.games(), ids=lambda info: info.id)
def test_there_is_a_recorded_game_for_every_player_count(game: pr.GameInfo) -> None:
    counts = {len(recorded.bots) for recorded in GAMES if recorded.path.parent.name == game.id}
    assert counts == set(game.players)
