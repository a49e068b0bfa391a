"""The six races. Two public sources agree on every modifier."""

from __future__ import annotations

from ....core.words import mark
from .kinds import TOME, Race, by_id

RACES: dict[str, Race] = by_id(
    Race("dragonkin", mark("Dragonkin"), {"str": 2, "dex": -2}, {"name": TOME, "modifiers": TOME}),
    Race("dwarf", mark("Dwarf"), {"con": 2, "cha": -2}, {"name": TOME, "modifiers": TOME}),
    Race("elf", mark("Elf"), {"dex": 2, "con": -2}, {"name": TOME, "modifiers": TOME}),
    Race("halfling", mark("Halfling"), {"str": -2, "cha": 2}, {"name": TOME, "modifiers": TOME}),
    Race("human", mark("Human"), {}, {"name": TOME, "modifiers": TOME}),
    Race("orc", mark("Orc"), {"str": 2, "int": -2}, {"name": TOME, "modifiers": TOME}),
)
