"""The fifteen potions of the shop; each is drunk once and goes under its deck (PF-11.4)."""

from __future__ import annotations

from ....core.words import mark
from ..effects import (
    ALL,
    AddSymbols,
    Blast,
    Effect,
    Gain,
    GainPerEnemy,
    Heal,
    Hover,
    MoveFields,
    NextAttack,
    NextAttackPerSword,
    QuietMoves,
    RerollUnused,
    Sleep,
    SwapPlaces,
    TurnDie,
)
from .kinds import ALL_DESIGNED, Card, by_id


def _potion(card: str, name: str, price: int, *does: Effect) -> Card:
    return Card(card, name, "potion", does, ALL_DESIGNED, price=price)


POTIONS: dict[str, Card] = by_id(
    _potion("healing", mark("Healing Potion"), 2, Heal(3)),
    _potion("elixir_of_life", mark("Elixir of Life"), 3, Heal(ALL)),
    _potion("swiftness", mark("Swiftness Draught"), 2, AddSymbols("move", 2)),
    _potion("rage", mark("Rage Draught"), 3, NextAttack(2)),
    _potion("giants_brew", mark("Giant's Brew"), 5, NextAttackPerSword(1, 3)),
    _potion("levitation", mark("Levitation Potion"), 2, Hover(through_next=True)),
    _potion("rocket", mark("Rocket Potion"), 2, MoveFields(3, up=True, straight=True)),
    _potion("shadow", mark("Shadow Potion"), 2, QuietMoves()),
    _potion("sleeping_dust", mark("Sleeping Dust"), 2, Sleep(3)),
    _potion("fire_flask", mark("Fire Flask"), 4, Blast(2)),
    _potion("midas", mark("Midas Drop"), 1, GainPerEnemy(4)),
    _potion("crystal_dew", mark("Crystal Dew"), 4, Gain(gems=2)),
    _potion("chaos", mark("Chaos Tonic"), 1, RerollUnused()),
    _potion("mimic", mark("Mimic Essence"), 2, TurnDie()),
    _potion("swap", mark("Swap Serum"), 2, SwapPlaces()),
)
