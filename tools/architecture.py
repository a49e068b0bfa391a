"""Who imports whom: read from the sources, checked against the rules of the house, drawn into docs/architecture.md."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from tools.paths import ROOT

DOCUMENT = ROOT / "docs" / "architecture.md"
START, END = "<!-- map: made by `python build.py map` -->", "<!-- end of map -->"
# The packages of the house, and where each lies.
PLACES = {"pygame_rules": "pygame_rules", "app": "web/app", "tools": "tools"}

AT_ONCE, LATER, TYPING = "at once", "later", "typing"


@dataclass(frozen=True, order=True)
class Import:
    """One module needs another: when it is imported itself, later inside a function, or only for type hints."""

    module: str
    target: str
    when: str


@dataclass(frozen=True)
class House:
    """All modules of the house by name, and which need which; what is from outside keeps its own name."""

    files: Mapping[str, Path]
    imports: frozenset[Import]

    def of(self, *when: str) -> list[Import]:
        return sorted(entry for entry in self.imports if entry.when in when)

    def inner(self, *when: str) -> list[Import]:
        """The imports of modules of the house."""
        return [entry for entry in self.of(*when) if entry.target in self.files]


def read_house(root: Path = ROOT, places: Mapping[str, str] = PLACES) -> House:
    """Read all modules and their imports."""
    files: dict[str, Path] = {}
    for package, place in places.items():
        for path in sorted((root / place).rglob("*.py")):
            parts = [package, *path.relative_to(root / place).with_suffix("").parts]
            files[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    imports: set[Import] = set()
    for module, path in files.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        is_package = path.name == "__init__.py"
        imports.update(
            Import(module, target, when)
            for node, when in import_statements(tree)
            for target in targets_of(node, module if is_package else module.rpartition(".")[0], files)
            if target != module
        )
    return House(files, frozenset(imports))


def import_statements(tree: ast.AST, when: str = AT_ONCE) -> Iterator[tuple[ast.Import | ast.ImportFrom, str]]:
    """All import statements, wherever they stand, and when they happen."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node, when
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from import_statements(node, TYPING)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            yield from import_statements(node, LATER)
        else:
            yield from import_statements(node, when)


def targets_of(node: ast.Import | ast.ImportFrom, package: str, files: Iterable[str]) -> Iterator[str]:
    """The modules that a statement names, in full; a name inside a module of the house stands for its module."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
        return
    base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
    module = ".".join([*base, *([node.module] if node.module else [])])
    for alias in node.names:
        full = f"{module}.{alias.name}"
        yield full if full in files or module not in files else module


# The rules of the house


def is_within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def allowed(module: str) -> tuple[str, ...]:
    """The packages of the house that a module may import from; single modules are written with an equals sign."""
    parts = module.split(".")
    match parts:
        case ["pygame_rules", "core", "conformance"]:
            # One check lets bots play; they stand above the core.
            return ("pygame_rules.core", "pygame_rules.bots")
        case ["pygame_rules", "core", *_]:
            return ("pygame_rules.core",)
        case ["pygame_rules", "games", game, *_]:
            return ("pygame_rules.core", f"pygame_rules.games.{game}")
        case ["pygame_rules", "games"] | ["pygame_rules", "bots", *_]:
            return ("pygame_rules.core", "=pygame_rules.games", "pygame_rules.bots")
        case ["pygame_rules", "cli", *_]:
            return (
                "=pygame_rules",
                "pygame_rules.core",
                "=pygame_rules.games",
                "pygame_rules.bots",
                "pygame_rules.cli",
            )
        case ["pygame_rules"] | ["pygame_rules", "__main__"]:
            return ("pygame_rules.core", "=pygame_rules.games", "pygame_rules.bots", "pygame_rules.cli")
        case ["app", *_]:
            return ("app", "=pygame_rules")
        case ["tools", *_]:
            return ("tools", "pygame_rules")
    raise ValueError(f"{module} belongs to no part of the house")


def is_allowed(entry: Import) -> bool:
    """Whether an import points the right way."""
    if is_within(entry.module, "app") and is_view_types(entry.target):
        return True
    if is_within(entry.module, "app.components") and is_within(entry.target, "app.screens"):
        return False
    match entry.module.split("."), entry.target.split("."):
        case ["app", "screens", game, _, *_], ["app", "screens", other, _, *_] if game != other:
            return False
    return any(
        entry.target == package[1:] if package.startswith("=") else is_within(entry.target, package)
        for package in allowed(entry.module)
    )


def is_view_types(module: str) -> bool:
    """Whether a module only says what the views of a game hold: the page may know that much of a game."""
    return re.fullmatch(r"pygame_rules\.games\.\w+(\.\w+)*\.view_types", module) is not None


def wrong_ways(house: House) -> list[str]:
    """Every import of the house that points the wrong way, in words; tests are never imported."""
    wrong = [entry for entry in house.inner(AT_ONCE, LATER, TYPING) if not is_allowed(entry)]
    wrong += [entry for entry in house.of(AT_ONCE, LATER, TYPING) if entry.target.split(".")[0] in {"tests", "e2e"}]
    return [f"{entry.module} must not import {entry.target}" for entry in wrong]


def cycle(house: House) -> list[str]:
    """Modules that need each other at once, in a ring; empty if there are none."""
    needs: dict[str, set[str]] = {module: set() for module in house.files}
    for entry in house.inner(AT_ONCE):
        needs[entry.module].add(entry.target)
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


# The map


def update() -> str:
    """Draw the map into its document; says whether it has changed."""
    text = DOCUMENT.read_text(encoding="utf-8")
    fresh = with_map(text, drawn(read_house()))
    DOCUMENT.write_text(fresh, encoding="utf-8")
    return "The map is up to date." if fresh == text else f"New map in {DOCUMENT.relative_to(ROOT).as_posix()}."


def with_map(text: str, drawing: str) -> str:
    """The document with the map in its place."""
    pattern = re.escape(START) + r".*?" + re.escape(END)
    if len(re.findall(pattern, text, re.DOTALL)) != 1:
        raise ValueError(f"there must be one place that begins with {START} and ends with {END}")
    return re.sub(pattern, lambda _: f"{START}\n{drawing}\n{END}", text, flags=re.DOTALL)


def drawn(house: House) -> str:
    """A diagram of the folders, and a table that says the same in words."""
    folders = {module: folder_of(module, house.files[module]) for module in house.files}
    edges: dict[tuple[str, str], set[str]] = {}
    for entry in house.inner(AT_ONCE, LATER, TYPING):
        pair = folders[entry.module], folders[entry.target]
        if pair[0] != pair[1]:
            edges.setdefault(pair, set()).add(entry.when)
    names = sorted(set(folders.values()), key=lambda name: (list(PLACES.values()).index(place_of(name)), name))
    return "\n".join([*diagram(names, edges), "", *table(house, folders, names, edges)])


def folder_of(module: str, path: Path) -> str:
    """The folder that a module is counted to, as a path from the top of the project."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    top, *rest = package.split(".")
    return "/".join([PLACES[top], *rest])


def place_of(folder: str) -> str:
    return next(place for place in PLACES.values() if folder == place or folder.startswith(f"{place}/"))


def part_of(folder: str) -> str:
    """The part of the house that a folder belongs to in the diagram: a game is one, its rooms are not."""
    for place, depth in (("pygame_rules/games", 3), ("pygame_rules", 2), ("web/app/screens", 4), ("web/app", 3)):
        if folder == place or folder.startswith(f"{place}/"):
            return "/".join(folder.split("/")[:depth])
    return folder.split("/")[0]


def diagram(names: list[str], edges: Mapping[tuple[str, str], set[str]]) -> Iterator[str]:
    parts = list(dict.fromkeys(part_of(name) for name in names))
    drawn_edges: dict[tuple[str, str], bool] = {}
    for (one, other), when in edges.items():
        pair = part_of(one), part_of(other)
        if pair[0] != pair[1]:
            drawn_edges[pair] = drawn_edges.get(pair, False) or AT_ONCE in when
    yield "```mermaid"
    yield "graph TD"
    yield from (f'  {node_of(part)}["{part}"]' for part in parts)
    for (one, other), solid in sorted(drawn_edges.items()):
        yield f"  {node_of(one)} {'-->' if solid else '-.->'} {node_of(other)}"
    yield "```"


def node_of(part: str) -> str:
    return part.replace("/", "_")


def table(
    house: House, folders: Mapping[str, str], names: list[str], edges: Mapping[tuple[str, str], set[str]]
) -> Iterator[str]:
    """One row a folder: how many modules, from where they import, how many imports wait inside functions."""
    later = [folders[entry.module] for entry in house.inner(LATER)]
    yield "| folder | modules | imports from | imports inside functions |"
    yield "| --- | --- | --- | --- |"
    for name in names:
        count = list(folders.values()).count(name)
        sources = [words_of(other, edges[name, other]) for one, other in sorted(edges) if one == name]
        yield f"| `{name}` | {count} | {', '.join(sources) or '–'} | {later.count(name) or '–'} |"
    yield f"| together | {len(house.files)} | | {len(later)} |"


def words_of(folder: str, when: set[str]) -> str:
    """A folder that is imported from; in brackets if only inside functions or for types."""
    return f"`{folder}`" if AT_ONCE in when else f"(`{folder}`)"
