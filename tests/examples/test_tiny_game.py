"""The small game that newcomers copy: its own tests pass, it can be added and played, and the walk names its files."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import pygame_rules as pr

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "tiny_game"
Typed = Callable[..., str]


@pytest.fixture(autouse=True)
def it_is_added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygame_rules.games.ADDED", {})
    pr.add_game("examples.tiny_game")


def test_its_own_tests_pass_and_cite_all_its_rules() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(FOLDER / "tests")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    rules = len(pr.rules("tiny_game"))
    assert done.returncode == 0, done.stdout
    assert f"tiny_game: {rules} of {rules} rules cited by a passing test" in done.stdout


def test_it_is_a_game_as_all_others() -> None:
    table = pr.new_game("tiny_game", 3, 7, {"long_track": True})
    while table.decision is not None:
        table.play(pr.bot("greedy")(table))
    assert table.result is not None and table.result.winners
    assert pr.load(table.save()).digest == pr.replay(table.replay).digest == table.digest
    assert all(rule.id.startswith("TG-") for rule in pr.rules("tiny_game"))


def test_it_plays_on_the_command_line(typed: Typed) -> None:
    out = typed("--add examples.tiny_game play tiny_game --seed 4", "roll", "play breather", "rule", "quit")
    assert "Player 1: Roll the die or play a card. [TG-2.1]" in out and "Player 1 plays Breather." in out
    assert "In turn a runner rolls the die or plays a card." in out
    assert "20 games" in typed("--add examples.tiny_game simulate tiny_game --games 20")


def test_the_walk_through_it_names_every_file() -> None:
    walk = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    files = [path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.suffix in (".py", ".md")]
    assert len(files) > 20
    told = {name for name in files if f"`{name}`" in walk or f"`examples/tiny_game/{name}`" in walk}
    assert [name for name in files if name not in told and not name.endswith("__init__.py")] == []


def test_its_modules_stay_small() -> None:
    for path in FOLDER.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 170, path
