"""The cards: fifteen items and fifteen potions of the shop, and the ten artifacts of the variant (PF-11, PF-14.1)."""

from __future__ import annotations

from ....core.words import mark
from ..effects.conditions import (
    Buys,
    Condition,
    Defeats,
    EndsOnFigure,
    Falls,
    OwnsCoins,
    PushesHero,
    RevealsLevel,
    Rolls,
    SpendsGems,
    SuffersWounds,
)
from ..effects.vocabulary import (
    ALL,
    AddSymbols,
    BankAnyRolled,
    Blast,
    Blink,
    CatchLadders,
    Discount,
    Effect,
    ForceOnLevel,
    Gain,
    GainPerEnemy,
    Heal,
    Hover,
    HunterBonus,
    IgnoreTraps,
    MoveFields,
    NextAttack,
    NextAttackPerSword,
    PushFurther,
    QuietMoves,
    Reach,
    ReduceWounds,
    Reroll,
    RerollUnused,
    SafeFromBelow,
    Sleep,
    StrengthenFirst,
    StrengthenNext,
    SwapPlaces,
    TakeToken,
    TurnDie,
)
from .kinds import ALL_DESIGNED, DESIGNED, RULEBOOK, Card, by_id

# Items


def _item(card: str, name: str, cost: int, *does: Effect, exhausts: bool = True) -> Card:
    return Card(card, name, "item", does, ALL_DESIGNED, cost=cost, exhausts=exhausts)


ITEMS: dict[str, Card] = by_id(
    Card(
        "boots_of_speed",
        mark("Boots of Speed"),
        "item",
        (MoveFields(1),),
        {"name": RULEBOOK, "does": RULEBOOK, "cost": DESIGNED},
        cost=4,
        exhausts=True,
    ),
    Card(
        "greed_hammer",
        mark("Greed Hammer"),
        "item",
        (NextAttack(1),),
        {"name": RULEBOOK, "does": RULEBOOK, "exhausts": DESIGNED, "cost": DESIGNED},
        cost=5,
        exhausts=True,
    ),
    _item("grapple_hook", mark("Grapple Hook"), 4, MoveFields(1, up=True, through=True)),
    _item("feather_cloak", mark("Feather Cloak"), 3, Hover()),
    _item("iron_soles", mark("Iron Soles"), 2, IgnoreTraps(), exhausts=False),
    _item("buckler", mark("Buckler"), 4, ReduceWounds(1)),
    _item("gem_magnet", mark("Gem Magnet"), 4, TakeToken(3)),
    _item("merchant_seal", mark("Merchant's Seal"), 3, Discount(1), exhausts=False),
    _item("clover", mark("Four-Leaf Clover"), 4, Reroll(ALL)),
    _item("prism", mark("Prism"), 6, StrengthenNext("", 1)),
    _item("long_spear", mark("Long Spear"), 4, Reach(2), exhausts=False),
    _item("whip", mark("Whip"), 3, ForceOnLevel(1)),
    _item("heart_locket", mark("Heart Locket"), 5, Heal(1)),
    _item("dice_pouch", mark("Dice Pouch"), 5, BankAnyRolled(), exhausts=False),
    _item("blink_ring", mark("Blink Ring"), 5, Blink()),
)


# Potions: each is drunk once and goes under its deck (PF-11.4)


def _potion(card: str, name: str, cost: int, *does: Effect) -> Card:
    return Card(card, name, "potion", does, ALL_DESIGNED, cost=cost)


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


# Artifacts


def _artifact(
    card: str, name: str, condition: Condition, does: Effect, exhausts: bool = False, solo: bool = True
) -> Card:
    return Card(card, name, "artifact", (does,), ALL_DESIGNED, exhausts=exhausts, condition=condition, solo=solo)


ARTIFACTS: dict[str, Card] = by_id(
    _artifact("climbers_crown", mark("Climber's Crown"), RevealsLevel(), StrengthenFirst("move", 1)),
    _artifact("slayers_fang", mark("Slayer's Fang"), Defeats(2), HunterBonus(1)),
    _artifact("misers_purse", mark("Miser's Purse"), OwnsCoins(6), Gain(coins=1), exhausts=True),
    _artifact("gem_heart", mark("Gem Heart"), SpendsGems(3), Gain(gems=1), exhausts=True),
    _artifact("bullys_bracers", mark("Bully's Bracers"), PushesHero(), PushFurther(2), exhausts=True, solo=False),
    _artifact("icarus_feather", mark("Icarus Feather"), Falls(3), CatchLadders()),
    _artifact("martyrs_bandage", mark("Martyr's Bandage"), SuffersWounds(3), Heal(2), exhausts=True),
    _artifact("traders_scales", mark("Trader's Scales"), Buys(2), Discount(1)),
    _artifact("dicers_eye", mark("Dicer's Eye"), Rolls(4, 5), Reroll(2), exhausts=True),
    _artifact("riders_saddle", mark("Rider's Saddle"), EndsOnFigure(), SafeFromBelow()),
)


CARDS: dict[str, Card] = {**ITEMS, **POTIONS, **ARTIFACTS}
# What the shop sells.
GOODS: dict[str, Card] = {**ITEMS, **POTIONS}
