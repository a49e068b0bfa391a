"""The eight weapons."""

from __future__ import annotations

from ....core.words import mark
from ..effects.vocabulary import AdjustRange, BonusGold, DieBonus, Discount, ExtraArmor, MoveOnDiscard, RepeatAction
from .kinds import DESIGNED, RULEBOOK, TOME, Card, by_id

WEAPONS: dict[str, Card] = by_id(
    Card(
        "longsword",
        mark("Longsword"),
        "weapon",
        cost=5,
        dots=1,
        hands=1,
        does=(DieBonus("class", 1),),
        provenance={"name_type_dots": TOME, "effect": DESIGNED, "cost": DESIGNED, "hands": DESIGNED},
    ),
    Card(
        "blessed_mace",
        mark("Blessed Mace"),
        "weapon",
        cost=3,
        dots=1,
        hands=1,
        does=(MoveOnDiscard(),),
        provenance={"name_type_dots": TOME, "effect": DESIGNED, "cost": DESIGNED, "hands": DESIGNED},
    ),
    Card(
        "jeweled_dagger",
        mark("Jeweled Dagger"),
        "weapon",
        cost=4,
        dots=1,
        hands=1,
        does=(DieBonus("gold", 1),),
        provenance={"name_type_dots": TOME, "effect": RULEBOOK, "cost": DESIGNED, "hands": DESIGNED},
    ),
    Card(
        "longbow",
        mark("Longbow"),
        "weapon",
        cost=3,
        dots=2,
        hands=2,
        does=(RepeatAction("dex", 2),),
        provenance={"name_type_dots": TOME, "effect": DESIGNED, "cost": DESIGNED, "hands": DESIGNED},
    ),
    Card(
        "tower_shield",
        mark("Tower Shield"),
        "weapon",
        cost=4,
        dots=2,
        hands=1,
        does=(ExtraArmor(1),),
        provenance={"name_type_dots": TOME, "effect": RULEBOOK, "cost": DESIGNED, "hands": DESIGNED},
    ),
    Card(
        "ancient_spear",
        mark("Ancient Spear"),
        "weapon",
        cost=3,
        dots=1,
        hands=2,
        does=(BonusGold(1),),
        provenance={"name_type_dots": TOME, "effect": DESIGNED, "cost": DESIGNED, "hands": DESIGNED},
    ),
    Card(
        "quarterstaff",
        mark("Quarterstaff"),
        "weapon",
        cost=3,
        dots=1,
        hands=2,
        does=(AdjustRange(2),),
        provenance={"name_type_dots": TOME, "effect": DESIGNED, "cost": DESIGNED, "hands": DESIGNED},
    ),
    Card(
        "heavy_crossbow",
        mark("Heavy Crossbow"),
        "weapon",
        cost=5,
        dots=1,
        hands=2,
        does=(Discount(("weapon", "armor", "skill", "trait"), 1),),
        provenance={
            "name_type_dots": TOME,
            "effect": RULEBOOK,
            "cost": DESIGNED,
            "hands": DESIGNED,
            "effect_scope": DESIGNED,
        },
    ),
)
