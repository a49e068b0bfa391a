"""The map: what lies next to what, read from the tiles (PF-2).

A field is a number, `y * 10 + x`; level n covers the rows 3n to 3n + 2 with n counted from 0 here. Art of a tile: six
lines of 21 characters, a line of cells over the line of their floors, the top row first. Cells: `g` gem, `c` coin,
`e` enemy spawn, `t` trap, `S` shop, `H` ladder, `P` portal, `B` boss spawn, `*` boss special field; `|` between cells
is a wall. Floors: `---` platform, `-H-` pierced by a ladder, `^^^` one-way, blank open.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from ..content.tiles import TILES

WIDTH = 10
LEVEL = 30
OFF = -1
# In the order of their texts.
DIRECTIONS = ("down", "left", "right", "up")
DOWN, LEFT, RIGHT, UP = range(4)
NO_WAY = OFF

OPEN, PLATFORM, PIERCED, ONE_WAY = "   ", "---", "-H-", "^^^"
FEATURES = "gcetSHPB*"

# A cell of a level: features, floor, whether its left and its right edge are open.
Cell = tuple[str, str, bool, bool]


def field_at(x: int, y: int) -> int:
    return y * WIDTH + x


def xy(field: int) -> tuple[int, int]:
    return field % WIDTH, field // WIDTH


def level_of(field: int) -> int:
    """The level of a field, the lowest of the tower being 0."""
    return field // LEVEL


def distance(first: int, second: int) -> int:
    """Columns plus rows between two fields."""
    return abs(first % WIDTH - second % WIDTH) + abs(first // WIDTH - second // WIDTH)


def read_tile(art: tuple[str, ...]) -> list[list[Cell]]:
    """The cells of a tile, the lowest row first."""
    if len(art) != 6 or any(len(line) != 21 for line in art):
        raise ValueError("a tile has six lines of 21 characters")
    rows = []
    for line in (4, 2, 0):
        cells, floors = art[line], art[line + 1]
        row = []
        for column in range(5):
            left = 4 * column
            features = cells[left + 1 : left + 4].replace(" ", "")
            floor = floors[left + 1 : left + 4]
            if floor not in (OPEN, PLATFORM, PIERCED, ONE_WAY) or any(sign not in FEATURES for sign in features):
                raise ValueError(f"unknown sign in a tile: {floor!r} {features!r}")
            row.append((features, floor, cells[left] == " ", cells[left + 4] == " "))
        rows.append(row)
    return rows


@cache
def level_cells(left: str, right: str) -> tuple[Cell, ...]:
    """The thirty cells of a level of two tiles; between them stands a wall if either draws one (PF-2.3)."""
    found: list[Cell] = []
    for west, east in zip(read_tile(TILES[left].art), read_tile(TILES[right].art), strict=True):
        row = [*west, *east]
        for x, (features, floor, opens_left, opens_right) in enumerate(row):
            goes_left = x > 0 and opens_left and row[x - 1][3]
            goes_right = x < WIDTH - 1 and opens_right and row[x + 1][2]
            found.append((features, floor, goes_left, goes_right))
    return tuple(found)


class Tower:
    """The revealed part of the map. Lists go by field; a way that is closed is -1."""

    __slots__ = (
        "above", "boss_spawns", "coins", "gems", "ladder", "near", "pierced", "portal", "shop", "special", "spawns",
        "supported", "to", "trap", "ways",
    )  # fmt: skip

    def __init__(self, lowest: int, levels: Sequence[tuple[Cell, ...]]) -> None:
        size = (lowest + len(levels)) * LEVEL
        # Steps to adjacent fields by direction (PF-6.2); `above` is the one-way step upwards of a hero (PF-13.2).
        self.to = [[NO_WAY] * size for _ in DIRECTIONS]
        self.above = [NO_WAY] * size
        self.supported, self.ladder, self.trap, self.shop, self.pierced = ([False] * size for _ in range(5))
        self.special: list[int] = []
        self.gems: list[int] = []
        self.coins: list[int] = []
        self.spawns: list[int] = []
        self.boss_spawns: list[int] = []
        self.portal: dict[int, int] = {}
        for index, cells in enumerate(levels):
            self._add((lowest + index) * LEVEL, index == 0, cells)
        to = self.to
        self.ways = [tuple([(way, to[way][field]) for way in range(4) if to[way][field] >= 0]) for field in range(size)]
        self.near = [tuple([other for _, other in ways]) for ways in self.ways]

    def _add(self, first: int, lowest: bool, cells: tuple[Cell, ...]) -> None:
        down, left, right, up = self.to
        portals = []
        for place, (features, floor, goes_left, goes_right) in enumerate(cells):
            field = first + place
            if goes_left:
                left[field] = field - 1
            if goes_right:
                right[field] = field + 1
            if lowest and place < WIDTH:
                # The lowest row stands on a platform, whatever is drawn (PF-2.4).
                self.supported[field] = True
            else:
                self.supported[field] = floor != OPEN
                if floor in (OPEN, PIERCED):
                    down[field], up[field - WIDTH] = field - WIDTH, field
                    self.pierced[field - WIDTH] = floor == PIERCED
                elif floor == ONE_WAY:
                    self.above[field - WIDTH] = field
            for sign in features:
                if sign == "g":
                    self.gems.append(field)
                elif sign == "c":
                    self.coins.append(field)
                elif sign == "e":
                    self.spawns.append(field)
                elif sign == "t":
                    self.trap[field] = True
                elif sign == "S":
                    self.shop[field] = True
                elif sign == "H":
                    self.ladder[field] = True
                elif sign == "P":
                    portals.append(field)
                elif sign == "B":
                    self.boss_spawns.append(field)
                else:
                    self.special.append(field)
        if len(portals) == 2:
            # A single portal leads nowhere (PF-6.6).
            self.portal[portals[0]], self.portal[portals[1]] = portals[1], portals[0]

    def on_level(self, fields: list[int], level: int) -> list[int]:
        """Those of the fields that lie on a level, lowest row first, then from the left."""
        return [field for field in fields if field // LEVEL == level]


@lru_cache(maxsize=1024)
def tower_of(lowest: int, tiles: tuple[str, ...]) -> Tower:
    """The tower whose lowest level has this number and whose revealed tiles are these, two a level."""
    return Tower(lowest, [level_cells(tiles[index], tiles[index + 1]) for index in range(0, len(tiles), 2)])
