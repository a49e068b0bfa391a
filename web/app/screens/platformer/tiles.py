"""The levels of the tower, drawn from their tiles: ladders, features, floors and walls, traps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.html import Markup, h
from app.memo import remembered
from app.screens.platformer.art import use

if TYPE_CHECKING:
    from pygame_rules.games.platformer.view_types import Catalogue, Cell, LevelView, TileEntry

CELL_WIDTH, CELL_HEIGHT = 100, 104
COLUMNS, ROWS, TILE = 10, 3, 5
FLOORED = ("platform", "ladder", "one_way")


def level_drawing(level: LevelView, catalogue: Catalogue, lowest: bool) -> Markup:
    """An open level, 1000 by 312; `lowest` fills the gaps of its lowest row with rubble (PF-2.4)."""
    shown = level["tiles"] or []
    return remembered(
        ("pf-level", *shown, level["level"], lowest), lambda: _draw(level, shown, catalogue["tiles"], lowest)
    )


def _draw(level: LevelView, shown: list[str], tiles: Mapping[str, TileEntry], lowest: bool) -> Markup:
    left, right = (tiles[tile] for tile in shown)
    # A wall between the tiles may be drawn on either of them.
    rows: list[list[Cell]] = [[*left["cells"][row], *right["cells"][row]] for row in range(ROWS)]
    styles = ["f" if tile["labyrinth"] == "forest" else "v" for tile in (left, right)]
    layers: dict[str, list[Markup]] = {"ladders": [], "features": [], "floors": [], "traps": []}
    for row in reversed(range(ROWS)):
        for column in range(COLUMNS):
            _cell(layers, rows, column, row, level["rows"][0] + row, styles[column // TILE], lowest)
    frames = [
        h("rect", x=2 + 500 * n, y=2, width=496, height=308, rx=6, class_="pf-tile__edge") for n, _ in enumerate(styles)
    ]
    names = [
        h("text", tile["name"], x=12 + 500 * n, y=18, class_="pf-tile__name") for n, tile in enumerate((left, right))
    ]
    groups = [h("g", parts) for parts in layers.values() if parts]
    return h("svg", frames, names, groups, class_="pf-level__art", viewBox="0 0 1000 312", aria_hidden=True)


def _cell(
    layers: dict[str, list[Markup]], rows: list[list[Cell]], column: int, row: int, y: int, style: str, lowest: bool
) -> None:
    cell = rows[row][column]
    features = cell["features"]
    at = {"x": column * CELL_WIDTH, "y": (ROWS - 1 - row) * CELL_HEIGHT}
    floored = cell["floor"] in FLOORED

    def put(layer: str, name: str, **attrs: Any) -> None:
        layers[layer].append(use(name, **at, **attrs))

    if "ladder" in features:
        put("ladders", f"{style}-ladder")
    for feature in features:
        _feature(layers["features"], feature, style, at, floored or (lowest and row == 0))
    if cell["wall_left"] or (column and rows[row][column - 1]["wall_right"]):
        layers["floors"].append(use(f"{style}-wall", x=at["x"], y=at["y"] - 2))
    if column == COLUMNS - 1 and cell["wall_right"]:
        layers["floors"].append(use(f"{style}-wall", x=at["x"] + CELL_WIDTH, y=at["y"] - 2))
    if cell["floor"] == "one_way":
        put("floors", f"{style}-oneway")
    elif floored:
        put("floors", f"{style}-plat{(7 * column + 3 * y) % 3}")
        if cell["floor"] == "ladder":
            put("floors", f"{style}-hole")
            put("floors", f"{style}-ladtop")
        if column and rows[row][column - 1]["floor"] not in FLOORED and not (lowest and row == 0):
            put("floors", f"{style}-capL")
        if column < COLUMNS - 1 and rows[row][column + 1]["floor"] not in FLOORED and not (lowest and row == 0):
            put("floors", f"{style}-capR")
    elif lowest and row == 0:
        put("floors", f"{style}-rubble")
    if "trap" in features:
        put("traps", f"{style}-trap")


def _feature(into: list[Markup], feature: str, style: str, at: dict[str, int], floored: bool) -> None:
    if feature == "spawn":
        into.append(use(f"{style}-spawn", **at, opacity=".8"))
    elif feature == "shop":
        into.append(use(f"{style}-shop", **at))
    elif feature == "portal":
        into.append(use("v-portal", **at))
    elif feature == "boss":
        into.append(use("x-throne", **at))
    elif feature == "special":
        into.append(use("x-altar", **at))
    elif feature in ("gem", "coin") and floored:
        into.append(use(f"{style}-socket-{feature[0]}", **at))
    elif feature in ("gem", "coin"):
        x, y = at["x"] + 40, at["y"] + 64
        into.append(h("path", d=f"M{x} {y}l10-10 10 10-10 14z", class_=f"pf-tile__{feature}"))
