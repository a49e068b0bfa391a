"""The direction of imports: core knows no game, a game knows core and itself, the page knows only the façade."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULES = ROOT / "pygame_rules"


def imports(path: Path) -> set[str]:
    """The modules that a file imports, in full, wherever in the file it does so."""
    package = [*path.relative_to(ROOT).parts[:-1]]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found.add(module)
            found.update(f"{module}.{alias.name}" for alias in node.names)
    return found


def files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def under(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


@pytest.mark.parametrize("path", files(RULES / "core"), ids=named)
def test_core_knows_no_game_and_nothing_above_it(path: Path) -> None:
    allowed = {"pygame_rules.bots"} if path.name == "conformance.py" else set()
    above = {"pygame_rules.games", "pygame_rules.bots", "pygame_rules.cli"} - allowed
    assert not [m for m in imports(path) for package in above if under(m, package)]
    assert not [m for m in imports(path) if m.split(".")[0] in {"js", "pyscript", "pyodide", "random", "time"}]


@pytest.mark.parametrize("path", files(RULES / "games"), ids=named)
def test_a_game_knows_core_and_itself(path: Path) -> None:
    parts = path.relative_to(RULES / "games").parts
    own = f"pygame_rules.games.{parts[0]}" if len(parts) > 1 else "pygame_rules.games"
    for module in imports(path):
        if under(module, "pygame_rules") and module != "pygame_rules":
            assert under(module, "pygame_rules.core") or under(module, own), module
        assert module.split(".")[0] not in {"random", "time", "js", "pyscript", "pyodide", "secrets", "uuid"}, module


@pytest.mark.parametrize("path", files(RULES / "bots"), ids=named)
def test_bots_know_core_only(path: Path) -> None:
    assert not [m for m in imports(path) if under(m, "pygame_rules.games") or under(m, "pygame_rules.cli")]


def types_of(path: Path) -> str:
    """The module that names what the views of a game hold, for the screens of that game."""
    parts = path.relative_to(ROOT).parts
    game = parts[3] if parts[:3] == ("web", "app", "screens") else ""
    return f"pygame_rules.games.{game}.view_types"


@pytest.mark.parametrize("path", [*files(ROOT / "web" / "app"), ROOT / "web" / "main.py"], ids=named)
def test_the_page_knows_only_the_facade(path: Path) -> None:
    import pygame_rules

    for module in imports(path):
        if under(module, "pygame_rules") and module != "pygame_rules" and not under(module, types_of(path)):
            assert module.removeprefix("pygame_rules.") in pygame_rules.__all__, module


def test_the_check_sees_relative_and_hidden_imports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "pygame_rules" / "core"
    folder.mkdir(parents=True)
    (folder / "bad.py").write_text("def f():\n    from ..games import x\n    import random\n", encoding="utf-8")
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    assert imports(folder / "bad.py") == {"pygame_rules.games", "pygame_rules.games.x", "random"}
