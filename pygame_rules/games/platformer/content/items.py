"""The fifteen items of the shop."""

from __future__ import annotations

from ....core.words import mark
from ..effects import (
    ALL,
    BankAnyRolled,
    Blink,
    Discount,
    Effect,
    ForceOnLevel,
    Heal,
    Hover,
    IgnoreTraps,
    MoveFields,
    NextAttack,
    Reach,
    ReduceWounds,
    Reroll,
    StrengthenNext,
    TakeToken,
)
from .kinds import ALL_DESIGNED, DESIGNED, RULEBOOK, Card, by_id


def _item(card: str, name: str, price: int, *does: Effect, exhausts: bool = True) -> Card:
    return Card(card, name, "item", does, ALL_DESIGNED, price=price, exhausts=exhausts)


ITEMS: dict[str, Card] = by_id(
    Card(
        "boots_of_speed",
        mark("Boots of Speed"),
        "item",
        (MoveFields(1),),
        {"name": RULEBOOK, "does": RULEBOOK, "price": DESIGNED},
        price=4,
        exhausts=True,
    ),
    Card(
        "greed_hammer",
        mark("Greed Hammer"),
        "item",
        (NextAttack(1),),
        {"name": RULEBOOK, "does": RULEBOOK, "exhausts": DESIGNED, "price": DESIGNED},
        price=5,
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
