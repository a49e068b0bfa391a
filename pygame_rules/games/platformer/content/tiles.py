"""All tiles, and which of them a labyrinth uses (PF-3.1)."""

from __future__ import annotations

from .forest_tiles import FOREST_TILES
from .kinds import Tile
from .void_tiles import VOID_TILES

TILES: dict[str, Tile] = {**FOREST_TILES, **VOID_TILES}
LABYRINTHS = ("forest", "void", "mixed")


def tiles_of(labyrinth: str, boss_level: bool) -> list[str]:
    """The tiles that a labyrinth draws from, in the order of their ids."""
    return [
        tile.id for tile in TILES.values() if tile.boss_level == boss_level and labyrinth in (tile.labyrinth, "mixed")
    ]
