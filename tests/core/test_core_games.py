"""How games are found: those of the package, and those that are added by the name of theirs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import pygame_rules as pr
import pygame_rules.games as package
import pygame_rules.games.roll_player.info as roll_player_info
from pygame_rules.core.game import GameInfo
from tests.core.shared_toy import GAME, INFO


@pytest.fixture(autouse=True)
def nothing_stays_added(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(package, "ADDED", {})
    yield


def test_the_package_of_the_games_and_the_list_of_them_have_one_name() -> None:
    assert isinstance(package, ModuleType) and pr.games is package is sys.modules["pygame_rules.games"]
    assert pr.games.roll_player.info is roll_player_info  # type: ignore[attr-defined]
    assert [info.id for info in pr.games()] == list(package.PLAYABLE)
    assert all(isinstance(info, GameInfo) for info in pr.games())


def test_a_game_of_one_module_is_added_by_its_name() -> None:
    assert pr.add_game("tests.core.shared_toy") is INFO
    assert pr.games()[-1] is INFO is pr.game("shared_toy")
    table = pr.new_game("shared_toy", 3, 1)
    assert table.game is GAME
    assert pr.load(table.save()).digest == pr.replay(table.replay).digest == table.digest
    assert [rule.id for rule in pr.rules("shared_toy")][:2] == ["SHT-1.1", "SHT-1.2"]
    assert pr.catalogue("shared_toy")["cards"][0]["id"] == "beam"


def test_a_game_of_a_package_is_added_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "one_more_game"
    (folder / "rules").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "info.py").write_text("from tests.core.shared_toy import INFO\n", encoding="utf-8")
    (folder / "game.py").write_text("from tests.core.shared_toy import GAME\n", encoding="utf-8")
    (folder / "rules" / "en.md").write_text("- SHT-9.9 One rule.\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    pr.add_game("one_more_game")
    assert "one_more_game.game" not in sys.modules
    assert pr.new_game("shared_toy", 2).game is GAME
    assert [rule.text for rule in pr.rules("shared_toy")] == ["One rule."]


def test_a_game_can_be_added_again_but_not_in_place_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    pr.add_game("tests.core.shared_toy")
    pr.add_game("tests.core.shared_toy")
    assert [info.id for info in pr.games()].count("shared_toy") == 1
    twin = ModuleType("twin")
    twin.INFO = INFO  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "twin_of_the_toy", twin)
    with pytest.raises(pr.BadSetup, match="called “shared_toy” already"):
        pr.add_game("twin_of_the_toy")
    with pytest.raises(pr.BadSetup, match="called “roll_player” already"):
        pr.add_game("pygame_rules.games.roll_player")


@pytest.mark.parametrize("name", ["", "no_such_package", "tests.core", "tests.nowhere.at_all", "../core", "a b"])
def test_what_is_no_game_package_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(pr.BadSetup, match="no game package called"):
        pr.add_game(name)


def test_a_package_that_fails_to_import_something_else_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "half_a_game.py").write_text("import no_such_module\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        pr.add_game("half_a_game")
