"""The ten artifacts of the variant (PF-14.1)."""

from __future__ import annotations

from ....core.words import mark
from ..conditions import (
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
from ..effects import (
    CatchLadders,
    Discount,
    Effect,
    Gain,
    Heal,
    HunterBonus,
    PushFurther,
    Reroll,
    SafeFromBelow,
    StrengthenFirst,
)
from .kinds import ALL_DESIGNED, Card, by_id


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
