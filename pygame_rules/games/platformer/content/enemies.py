"""The six enemies and the helpers of the bosses. A token is named by its kind and number, such as `werewolf2`."""

from __future__ import annotations

from ....core.words import mark
from ..effects.vocabulary import Ambush, Backstab, Bodyguard, BurstsFalling, Flies, GiveToken, LoseGems, ResetSpecial
from .kinds import ALL_DESIGNED, DESIGNED, INFERRED, RULEBOOK, Enemy, by_id

TIERS = ("I", "II", "III")

ENEMIES: dict[str, Enemy] = by_id(
    Enemy(
        "slime",
        mark("Slime"),
        tier="I",
        tokens=4,
        health=1,
        damage=1,
        coins=1,
        gems=0,
        ability=mark("Soft Body"),
        does=(BurstsFalling(2),),
        provenance=ALL_DESIGNED,
    ),
    Enemy(
        "goblin",
        mark("Goblin"),
        tier="I",
        tokens=4,
        health=2,
        damage=1,
        coins=2,
        gems=0,
        ability=mark("Backstab"),
        does=(Backstab(1),),
        provenance=ALL_DESIGNED,
    ),
    Enemy(
        "ent",
        mark("Ent"),
        tier="II",
        tokens=4,
        health=2,
        damage=2,
        coins=1,
        gems=1,
        ability=mark("Grasping Roots"),
        does=(Ambush(),),
        provenance={
            "name": RULEBOOK,
            "does": RULEBOOK,
            "tier": INFERRED,
            "health": INFERRED,
            "damage": DESIGNED,
            "loot": DESIGNED,
            "ability": DESIGNED,
        },
    ),
    Enemy(
        "harpy",
        mark("Harpy"),
        tier="II",
        tokens=4,
        health=2,
        damage=1,
        coins=0,
        gems=1,
        ability=mark("Wings"),
        does=(Flies(),),
        provenance=ALL_DESIGNED,
    ),
    Enemy(
        "werewolf",
        mark("Werewolf"),
        tier="III",
        tokens=4,
        health=3,
        damage=3,
        coins=1,
        gems=2,
        ability=mark("Terrifying Howl"),
        on_wounding=(ResetSpecial(),),
        provenance={
            "name": RULEBOOK,
            "damage": RULEBOOK,
            "on_wounding": RULEBOOK,
            "tier": INFERRED,
            "health": INFERRED,
            "loot": DESIGNED,
            "ability": DESIGNED,
        },
    ),
    Enemy(
        "wraith",
        mark("Wraith"),
        tier="III",
        tokens=4,
        health=3,
        damage=2,
        coins=0,
        gems=3,
        ability=mark("Soul Drain"),
        on_wounding=(LoseGems(1),),
        provenance=ALL_DESIGNED,
    ),
)

HELPERS: dict[str, Enemy] = by_id(
    Enemy(
        "viper",
        mark("Viper"),
        tier="",
        boss="medusa",
        tokens=2,
        health=1,
        damage=1,
        coins=1,
        gems=0,
        ability=mark("Venom Fangs"),
        on_wounding=(GiveToken("venom"),),
        provenance=ALL_DESIGNED,
    ),
    Enemy(
        "guard",
        mark("Hegemony Guard"),
        tier="",
        boss="ikee",
        tokens=2,
        health=2,
        damage=1,
        coins=0,
        gems=1,
        ability=mark("Bodyguard"),
        does=(Bodyguard(1),),
        provenance=ALL_DESIGNED,
    ),
)

KINDS: dict[str, Enemy] = {**ENEMIES, **HELPERS}
# The card of each token but the boss, by the token's name.
TOKENS: dict[str, Enemy] = {f"{kind.id}{n}": kind for kind in KINDS.values() for n in range(1, kind.tokens + 1)}
# Tokens of one kind are told apart by their numbers.
TOKEN_NUMBERS: dict[str, int] = {f"{kind.id}{n}": n for kind in KINDS.values() for n in range(1, kind.tokens + 1)}


def tokens_of(kind: str) -> list[str]:
    """The names of the tokens of a kind, in their order."""
    return [f"{kind}{n}" for n in range(1, KINDS[kind].tokens + 1)]


def kinds_of(tier: str) -> list[str]:
    """The enemy cards of a tier."""
    return [enemy.id for enemy in ENEMIES.values() if enemy.tier == tier]
