"""The direction of imports: core knows no game, a game knows core and itself, the page knows only the façade."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import pygame_rules
from tools import architecture
from tools.architecture import AT_ONCE, LATER, TYPING, House, Import, is_within, read_house

# Where chance, time and the world outside would come in.
OUTSIDE = {"js", "pyodide", "pyscript", "random", "secrets", "socket", "time", "urllib", "uuid"}
BROWSER = {"js", "pyodide", "pyscript"}
MEETS_THE_BROWSER = {"app.dom", "app.main", "app.platform"}
TYPES_ONLY = {"__future__", "collections", "typing"}


@pytest.fixture(scope="module")
def house() -> House:
    return read_house()


def everything(house: House) -> list[Import]:
    return house.of(AT_ONCE, LATER, TYPING)


def outer(entry: Import) -> str:
    return entry.target.split(".")[0]


def test_imports_point_the_right_way(house: House) -> None:
    assert architecture.wrong_ways(house) == []


def test_no_modules_need_each_other_in_a_ring(house: House) -> None:
    assert architecture.cycle(house) == []


def test_the_map_is_up_to_date(house: House) -> None:
    text = architecture.DOCUMENT.read_text(encoding="utf-8")
    fresh = architecture.with_map(text, architecture.drawn(house))
    assert text == fresh, "the map is stale: run `python build.py map`"


def test_rules_know_no_browser_no_clock_and_no_chance_of_their_own(house: House) -> None:
    rules = [e for e in everything(house) if e.module.startswith(("pygame_rules.core", "pygame_rules.games"))]
    assert rules
    assert [entry for entry in rules if outer(entry) in OUTSIDE] == []


def test_few_modules_of_the_page_meet_the_browser(house: House) -> None:
    page = [entry for entry in everything(house) if is_within(entry.module, "app")]
    assert {entry.module for entry in page if outer(entry) in BROWSER} == MEETS_THE_BROWSER


def test_what_the_page_may_know_of_a_view_is_only_types(house: House) -> None:
    for entry in house.of(AT_ONCE):
        if architecture.is_view_types(entry.module):
            types = architecture.is_view_types(entry.target) or entry.target == "pygame_rules.core.views"
            assert outer(entry) in TYPES_ONLY or types, entry


def test_the_page_takes_only_what_the_facade_offers(house: House) -> None:
    for module, path in house.files.items():
        if is_within(module, "app"):
            for name in facade_names(ast.parse(path.read_text(encoding="utf-8"))):
                assert name in {*pygame_rules.__all__, "__version__"}, f"{module} takes {name}"


def facade_names(tree: ast.Module) -> set[str]:
    """What a module takes from the façade, by `from pygame_rules import …` or by `pr.…`."""
    names: set[str] = set()
    aliases: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module="pygame_rules", level=0):
                names.update(alias.name for alias in node.names)
            case ast.Import():
                aliases.update(alias.asname or alias.name for alias in node.names if alias.name == "pygame_rules")
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id=alias), attr=name) if alias in aliases:
                names.add(name)
    return names


def test_the_check_of_the_facade_sees_names_and_attributes() -> None:
    tree = ast.parse("import pygame_rules as pr\nfrom pygame_rules import tr\npr.core.table")
    assert facade_names(tree) == {"tr", "core"}


# The checks themselves, on small houses


def small_house(root: Path, **files: str) -> House:
    """A house whose modules are given by dotted name (two underlines for a dot) with their text."""
    for name, text in files.items():
        top, *rest = name.split("__")
        path = Path(root, architecture.PLACES[top], *rest)
        path.mkdir(parents=True, exist_ok=True)
        (path / "__init__.py").write_text("", encoding="utf-8")
        (path / "x.py").write_text(text, encoding="utf-8")
    return read_house(root)


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("pygame_rules__core", "from ..games.ludo import x"),
        ("pygame_rules__core", "def f():\n    from ..bots import x"),
        ("pygame_rules__core", "import pygame_rules.cli.x"),
        ("pygame_rules__games__chess", "from ..ludo import x"),
        ("pygame_rules__games__chess", "from ...bots.x import y"),
        ("pygame_rules__bots", "from ..games.ludo.x import y"),
        ("pygame_rules__cli", "from ..games.ludo import x"),
        ("pygame_rules__core", "from tests.core import toy"),
        ("pygame_rules__core", "from tools import x"),
        ("app", "from pygame_rules.core.x import y"),
        ("app", "from pygame_rules.games.ludo import x"),
        ("app", "if TYPE_CHECKING:\n    from pygame_rules.games.ludo.x import y"),
        ("app__screens__chess", "from ..ludo.x import y"),
        ("app__components", "from app.screens.ludo.x import y"),
        ("tools", "from app.components import x"),
    ],
)
def test_a_wrong_way_is_seen(tmp_path: Path, place: str, text: str) -> None:
    others = dict.fromkeys(
        ("pygame_rules", "pygame_rules__games__ludo", "pygame_rules__cli", "pygame_rules__bots", "pygame_rules__core")
        + ("app__screens__ludo", "app__components", "tools"),
        "",
    )
    assert architecture.wrong_ways(small_house(tmp_path / "right", **others)) == []
    assert len(architecture.wrong_ways(small_house(tmp_path / "wrong", **{**others, place: text}))) == 1


def test_the_page_may_know_the_types_of_a_view(tmp_path: Path) -> None:
    house = small_house(
        tmp_path,
        pygame_rules__games__ludo__view_types="",
        app__screens__ludo="from pygame_rules.games.ludo.view_types import View",
    )
    assert architecture.wrong_ways(house) == []


@pytest.mark.parametrize(
    ("back", "is_ring"),
    [
        ("from app import x", True),
        ("if TYPE_CHECKING:\n    from app import x", False),
        ("def f():\n    from app import x", False),
        ("try:\n    from app import x\nexcept ImportError:\n    pass", True),
    ],
)
def test_a_ring_is_seen_unless_it_is_closed_later(tmp_path: Path, back: str, is_ring: bool) -> None:
    house = small_house(tmp_path, app="from app.components.x import y", app__components=back)
    assert (set(architecture.cycle(house)) == {"app.x", "app.components.x"}) is is_ring


def test_the_map_tells_folders_counts_and_when(tmp_path: Path) -> None:
    house = small_house(
        tmp_path,
        pygame_rules__core="",
        pygame_rules__games__ludo="from ...core import x",
        pygame_rules__games__ludo__turn="from ..x import y",
        app__components="def f():\n    from app.x import y\n    from app import x",
        app="",
    )
    drawing = architecture.drawn(house)
    assert "| `pygame_rules/games/ludo` | 2 | `pygame_rules/core` | – |" in drawing
    assert "| `pygame_rules/games/ludo/turn` | 2 | `pygame_rules/games/ludo` | – |" in drawing
    assert "| `web/app/components` | 2 | (`web/app`) | 1 |" in drawing
    # In the diagram a game is one box.
    assert "pygame_rules_games_ludo --> pygame_rules_core" in drawing
    assert "pygame_rules_games_ludo_turn" not in drawing
    assert "web_app_components -.-> web_app" in drawing


def test_a_document_without_a_place_for_the_map_is_refused() -> None:
    with pytest.raises(ValueError, match="one place"):
        architecture.with_map("# The house\n", "")
