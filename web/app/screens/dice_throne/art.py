"""How heroes, symbols, tokens, abilities and cards look: colours, and icons of the sprite.

A new hero needs one line in HEROES and a line for each symbol, token and card that should not look like the plain ones.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Look:
    """A hero's colour, dark enough for white ink, and emblem."""

    colour: str
    emblem: str


HEROES = {
    "barbarian": Look("#a8302c", "dt-barbarian"),
    "moon_elf": Look("#5b5fae", "dt-moon_elf"),
    "pyromancer": Look("#c2451e", "dt-pyromancer"),
    "shadow_thief": Look("#6b4a8c", "dt-shadow_thief"),
    "monk": Look("#2c7f8c", "dt-monk"),
    "paladin": Look("#a97b22", "dt-paladin"),
    "ninja": Look("#4a4f63", "dt-ninja"),
    "treant": Look("#4d7a34", "dt-treant"),
}
NOBODY = Look("#5a4634", "dice")

SYMBOLS = {
    "sword": "sword",
    "life": "heart",
    "pow": "pow",
    "fist": "dt-fist",
    "palm": "dt-palm",
    "zen": "dt-zen",
    "lotus": "dt-lotus",
    "arrow": "dt-arrow",
    "foot": "dt-foot",
    "moon": "moon",
    "ninjato": "dt-ninjato",
    "shuriken": "dt-shuriken",
    "mask": "dt-mask",
    "helmet": "dt-helmet",
    "prayer": "dt-prayer",
    "flame": "dt-flame",
    "blaze": "dt-blaze",
    "fiery_soul": "dt-soul",
    "meteor": "dt-meteor",
    "dagger": "dagger",
    "bag": "bag",
    "card": "card-draw",
    "shadow": "dt-shadow",
    "branch": "dt-branch",
    "leaf": "dt-leaf",
    "spirit": "dt-spirit",
}

TOKENS = {
    "knockdown": "dt-knockdown",
    "burn": "dt-burn",
    "fire_mastery": "dt-mastery",
    "stun": "dt-stun",
    "concussion": "dt-concussion",
    "chi": "dt-chi",
    "evasive": "dt-evasive",
    "cleanse": "dt-cleanse",
    "blind": "dt-blind",
    "entangle": "dt-entangle",
    "targeted": "target",
    "delayed_poison": "dt-delayed_poison",
    "smoke_bomb": "dt-smoke",
    "ninjutsu": "dt-ninjutsu",
    "retribution": "dt-retribution",
    "crit": "dt-crit",
    "protect": "shield",
    "accuracy": "dt-accuracy",
    "blessing_of_divinity": "dt-blessing",
    "shadows": "dt-shadows",
    "sneak_attack": "dt-sneak",
    "poison": "dt-poison",
    "spirit": "dt-spirit",
    "seedling": "dt-seedling",
    "sapling": "dt-sapling",
    "dryad": "dt-dryad",
    "barbed_vine": "dt-vine",
    "wellspring": "dt-wellspring",
}
# Tokens that are known by a colour of their own; the others wear their hero's.
TOKEN_COLOURS = {
    "knockdown": "#7d5a2c",
    "burn": "#b13b1b",
    "fire_mastery": "#b8481c",
    "stun": "#8f6a10",
    "concussion": "#7a3b6b",
    "blind": "#4c4a58",
    "entangle": "#4b6b1f",
    "targeted": "#9a2436",
    "poison": "#56721a",
    "delayed_poison": "#3f6a3a",
    "barbed_vine": "#5d6b1c",
}

# What lies in the window of a card, and beside an ability in lists: by the id of the card or ability.
PICTURES = {
    # common cards
    "transference": "swap",
    "what_status_effects": "dt-broom",
    "vegas_baby": "dt-poker",
    "get_that_outta_here": "dt-push",
    "triple_up": "deck",
    "double_up": "card-draw",
    "buh_bye": "hand",
    "tip_it": "die",
    "getting_paid": "coin",
    "not_this_time": "dt-block",
    "twice_as_wild": "dice",
    "try_try_again": "undo",
    "so_wild": "star",
    "samesies": "link",
    "one_more_time": "dt-again",
    "helping_hand": "dt-grab",
    "better_d": "dt-echoes",
    "six_it": "d6",
    # Barbarian
    "smack": "sword",
    "sturdy_blow": "dt-axe",
    "mighty_blow": "dt-hammer",
    "crit_bash": "dt-crit",
    "fortitude": "dt-heal",
    "overpower": "strength",
    "reckless": "dt-bull",
    "thick_skin": "dt-belly",
    "rage": "dt-rage",
    "concuss": "dt-concussion",
    "head_bash": "dt-stun",
    "get_some": "swords",
    "feelin_good": "dt-stein",
    # Monk
    "fist_strike": "dt-fist",
    "meditate": "dt-chi",
    "fist_of_harmony": "dt-zen",
    "lotus_strike": "dt-lotus",
    "combo_strike": "pow",
    "tempest_rush": "dt-tornado",
    "fist_of_tranquility": "dt-palm",
    "serenity": "dt-chi",
    "transcendence": "dt-lotus",
    "palm_strike": "dt-palm",
    "mystic_mantra": "dt-third-eye",
    "ruminate": "int",
    "contemplate": "dt-lotus",
    # Moon Elf
    "longbow": "dt-bow",
    "demising_shot": "dt-death",
    "covered_shot": "dt-hidden",
    "exploding_arrow": "dt-fireball",
    "entangling_shot": "dt-entangle",
    "blinding_shot": "dt-blind",
    "eclipse": "dt-eclipse",
    "lunar_eclipse": "dt-eclipse",
    "missed_me": "dt-evasive",
    "moon_magic": "moon",
    "take_that": "dt-arrow",
    "volley": "dt-volley",
    "evade": "dt-evasive",
    # Ninja
    "slash": "dt-slash",
    "walk_the_line": "dt-ninjutsu",
    "death_blossom": "dt-blades",
    "smoke_screen": "dt-smoke",
    "poison_blade": "dt-dripping",
    "shadewalk": "dt-shadows",
    "shadow_fang": "dt-daggers",
    "assassinate": "dt-skull",
    "shade_shift": "dt-mask",
    "poison_dart": "dt-delayed_poison",
    "throwing_stars": "dt-shuriken",
    "fan_of_knives": "dt-daggers",
    "smoke_offering": "dt-smoke",
    "train": "dt-ninjutsu",
    "escape": "dt-run",
    # Paladin
    "tithe": "coin",
    "retaliate": "dt-retribution",
    "righteous_combat": "dt-holy",
    "mighty_prayer": "dt-light",
    "holy_attack": "sword",
    "righteous_prayer": "dt-prayer",
    "holy_light": "dt-candle",
    "resolute_faith": "dt-blessing",
    "divine_defense": "dt-paladin",
    "mighty": "dt-lion",
    "consecration": "dt-light",
    "blessed": "dt-blessing",
    "absolution": "dt-prayer",
    # Pyromancer
    "fireball": "dt-fireball",
    "burning_soul": "dt-soul",
    "pyroblast": "dt-pyromancer",
    "combustion": "dt-blaze",
    "hot_streak": "dt-dash",
    "meteorite": "dt-meteor",
    "ignite": "dt-fire",
    "scorch_the_earth": "dt-burn",
    "molten_armor": "dt-armor",
    "warm_up": "dt-campfire",
    "fire_up": "dt-mastery",
    "red_hot": "dt-flame",
    "huzzah": "dt-burn",
    # Shadow Thief
    "dagger_strike": "dagger",
    "pickpocket": "dt-robber",
    "shifty_strike": "dt-shadow_thief",
    "insidious_strike": "dt-dripping",
    "shadow_dance": "dt-shadows",
    "carducopia": "card-draw",
    "shadow_shank": "dt-sneak",
    "shadow_defense": "dt-cape",
    "counter_strike": "dt-retribution",
    "sneaky": "dt-footprint",
    "poison_wound": "dt-poison",
    "wild_shadow": "dt-shadow",
    "shadow_coin": "dt-coins",
    "enter_the_shadows": "dt-hood",
    "card_trick": "dt-poker",
    # Treant
    "fertilize": "dt-wellspring",
    "splinter": "dt-branch",
    "tend": "dt-seedling",
    "overgrowth": "dt-sapling",
    "vengeful_vines": "dt-vine",
    "call_of_the_wild": "dt-wolf",
    "natures_grasp": "dt-entangle",
    "wake_the_forest": "dt-treant",
    "rooted": "dt-oak",
    "harvest": "dt-leaf",
    "cultivate": "dt-seedling",
    "cultivate_card": "dt-seedling",
    "will_o_wisp": "dt-wisp",
    "down_pour": "dt-rain",
    "stomp": "dt-stomp",
    "drink_deep": "dt-cleanse",
}

CARD_TYPES = {"main": "card-play", "roll": "die", "instant": "dt-cp", "upgrade": "upgrade"}
DAMAGE_ICONS = {
    "normal": "swords",
    "undefendable": "dt-undefendable",
    "pure": "dt-pure",
    "collateral": "dt-collateral",
    "ultimate": "crown",
}
PHASES = ("upkeep", "income", "main1", "offense", "targeting", "defense", "main2", "discard")
PHASE_ICONS = ("hourglass", "coin", "card-play", "swords", "target", "shield", "card-play", "card-discard")
HEALTH_COLOUR = "#e0503f"
CP_COLOUR = "#e39a2e"
CP_GEM = "#2f6fae"


def look(hero: str | None) -> Look:
    """The colour and emblem of a hero; plain ones before a hero is chosen."""
    return HEROES.get(hero or "", NOBODY)


def symbol_icon(symbol: str) -> str:
    """The picture of a die face."""
    return SYMBOLS.get(symbol, "star")


def token_icon(token: str) -> str:
    """The picture of a token or companion."""
    return TOKENS.get(token, "star")


def token_colour(token: str, hero: str | None) -> str:
    """The colour of a token: its own, or that of the hero who brings it."""
    return TOKEN_COLOURS.get(token) or look(hero).colour


def picture(name: str, fallback: str = "star") -> str:
    """The picture of a card or ability."""
    return PICTURES.get(name, fallback)


def token_kind(polarity: str) -> str:
    """The shape of a token: round helps, a hexagon harms, a square stands apart from both."""
    return {"negative": "bad", "positive": ""}.get(polarity, "own")
