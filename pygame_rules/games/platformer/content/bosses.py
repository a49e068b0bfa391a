"""The two bosses, their tokens and their attack cards."""

from __future__ import annotations

from ....core.words import mark
from ..effects.vocabulary import (
    BossAttack,
    BossBonus,
    BossPursues,
    BossSlides,
    Displace,
    Effect,
    FewerDice,
    ForbidUp,
    GiveToken,
    IgnoreCard,
    PayAtShop,
    PayOrWound,
    PlaceTokens,
    ResetSpecial,
    SpendSymbol,
    Summon,
    WhenHealed,
    WhenUsed,
    Wound,
)
from .kinds import ALL_DESIGNED, DESIGNED, RULEBOOK, Boss, BossCard, BossToken, by_id

BOSSES: dict[str, Boss] = by_id(
    Boss(
        "medusa",
        mark("Medusa"),
        power=2,
        health_per_level=2,
        select="enemy_die",
        helper="viper",
        tokens=("mirror", "stone", "venom"),
        field_token="mirror",
        provenance={
            "name": RULEBOOK,
            "select": RULEBOOK,
            "health_per_level": RULEBOOK,
            "power": DESIGNED,
            "helper": DESIGNED,
            "tokens": DESIGNED,
            "setup": DESIGNED,
        },
    ),
    Boss(
        "ikee",
        mark("Hegemon Ikee"),
        power=3,
        health_per_level=2,
        select="symbols",
        helper="guard",
        tokens=("chain", "shard"),
        field_token="shard",
        provenance={
            "name": RULEBOOK,
            "select": RULEBOOK,
            "health_per_level": RULEBOOK,
            "power": DESIGNED,
            "helper": DESIGNED,
            "tokens": DESIGNED,
            "setup": DESIGNED,
        },
    ),
)

BOSS_TOKENS: dict[str, BossToken] = by_id(
    BossToken(
        "stone",
        mark("Stone"),
        "medusa",
        copies=4,
        good=False,
        does=(FewerDice(1),),
        removal=(SpendSymbol("sword"),),
        provenance=ALL_DESIGNED,
    ),
    BossToken(
        "venom",
        mark("Venom"),
        "medusa",
        copies=4,
        good=False,
        does=(Wound(1),),
        removal=(PayAtShop(1), WhenHealed()),
        provenance=ALL_DESIGNED,
    ),
    BossToken(
        "mirror",
        mark("Mirror"),
        "medusa",
        copies=4,
        good=True,
        does=(IgnoreCard(),),
        removal=(WhenUsed(),),
        provenance=ALL_DESIGNED,
    ),
    BossToken(
        "chain",
        mark("Chain"),
        "ikee",
        copies=4,
        good=False,
        does=(ForbidUp(),),
        removal=(SpendSymbol("move"),),
        provenance=ALL_DESIGNED,
    ),
    BossToken(
        "shard",
        mark("Crown Shard"),
        "ikee",
        copies=4,
        good=True,
        does=(BossBonus(1),),
        removal=(WhenUsed(),),
        provenance=ALL_DESIGNED,
    ),
)


def _card(boss: str, card: str, name: str, symbol: str, reach: str, *does: Effect) -> BossCard:
    return BossCard(card, boss, name, symbol, reach, does, ALL_DESIGNED)


BOSS_CARDS: dict[str, BossCard] = by_id(
    _card("medusa", "medusa_gaze", mark("Petrifying Gaze"), "attack", "unlimited", GiveToken("stone")),
    _card("medusa", "medusa_tail", mark("Tail Sweep"), "left", "adjacent", BossAttack(), Displace("left")),
    _card("medusa", "medusa_slither", mark("Slither"), "left", "row", BossSlides("left", 3), GiveToken("venom")),
    _card("medusa", "medusa_nest", mark("Nest of Vipers"), "right", "surrounding", Summon(), BossAttack()),
    _card("medusa", "medusa_skin", mark("Shed Skin"), "right", "tile", BossAttack(), PlaceTokens("mirror")),
    _card("ikee", "ikee_pursuit", mark("Pursuit"), "move", "adjacent", BossPursues(3), BossAttack()),
    _card("ikee", "ikee_shackles", mark("Shackles"), "move", "row", GiveToken("chain")),
    _card("ikee", "ikee_arc", mark("Executioner's Arc"), "sword", "surrounding", BossAttack()),
    _card("ikee", "ikee_tribute", mark("Tribute"), "coin", "unlimited", PayOrWound(2)),
    _card("ikee", "ikee_shockwave", mark("Shockwave"), "force", "tile", Wound(1), Displace("away")),
    _card("ikee", "ikee_guard", mark("Call the Guard"), "star", "row", Summon(), Wound(1), ResetSpecial()),
)


def cards_of(boss: str) -> list[str]:
    """The attack cards of a boss."""
    return [card.id for card in BOSS_CARDS.values() if card.boss == boss]
