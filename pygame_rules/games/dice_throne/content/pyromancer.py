"""The Pyromancer: gathers Fire Mastery, which makes every later blow hotter, and sets opponents alight."""

from __future__ import annotations

from ....core.words import mark
from ..effects.vocabulary import (
    ALL,
    ALL_OPPONENTS,
    COLLATERAL,
    CP,
    LARGE_STRAIGHT,
    OWN_ATTACK,
    SMALL_STRAIGHT,
    ULTIMATE,
    UNDEFENDABLE,
    UPKEEP,
    AddDamage,
    Deal,
    Discard,
    Draw,
    Effects,
    Gain,
    GainToLimit,
    Held,
    If,
    Inflict,
    On,
    Per,
    RaiseLimit,
    Receive,
    RerollThese,
    Roll,
    Spend,
    Spent,
    Then,
    plus,
    shows,
    symbols,
)
from .kinds import (
    DEFENSIVE,
    LOJO,
    MAIN,
    NEGATIVE,
    NOHERO,
    OFFENSIVE,
    POSITIVE,
    POWHELL,
    ROLL,
    RULEBOOK,
    SELLIOTT,
    TRANKHAI,
    ZHUANG,
    Ability,
    Card,
    Hero,
    Provenance,
    Ruling,
    Tier,
    TokenKind,
    Upgrade,
)
from .kinds import ULTIMATE as ULTIMATE_ABILITY
from .shared_tokens import KNOCKDOWN, STUN

LEAFLET = Provenance(LOJO, (SELLIOTT, RULEBOOK, POWHELL))
BOARD = Provenance(LOJO, (RULEBOOK, NOHERO, TRANKHAI, POWHELL))
PICTURE = Provenance(LOJO, (RULEBOOK, TRANKHAI, POWHELL))
SHEET = Provenance(POWHELL, (ZHUANG, SELLIOTT))
CARD = Provenance(POWHELL, (SELLIOTT, ZHUANG))
HOT_STREAK_CARD = Provenance(
    POWHELL,
    (ZHUANG, SELLIOTT, NOHERO),
    disputed=(
        (POWHELL, "Scorch: 2 flame + 2 blaze"),
        (NOHERO, "Scorch: 2 flame + 2 blaze"),
        (ZHUANG, "one list has 2 flame + 2 fiery_soul"),
    ),
    note=mark("Scorch needs two flames and two blazes in three sources."),
)
IGNITE_CARD = Provenance(
    POWHELL,
    (ZHUANG, SELLIOTT, NOHERO),
    disputed=(
        (POWHELL, "Blazing Soul on Ignite II"),
        (NOHERO, "Blazing Soul beside Ignite"),
        (ZHUANG, "Blazing Soul on Burning Soul II"),
    ),
    note=mark("Blazing Soul belongs to this card: card scans agree with the layout of an independent odds table."),
)
METEORITE_CARD = Provenance(
    POWHELL,
    (ZHUANG, SELLIOTT, NOHERO),
    note=mark(
        "Meteoroid deals no damage; the extra Offensive Roll Phase from Stun comes at the end of its Roll Phase."
    ),
)

BURN = TokenKind("burn", mark("Burn"), NEGATIVE, 1, LEAFLET, persistent=True, on=(On(UPKEEP, (Receive(2),)),))
FIRE_MASTERY = TokenKind(
    "fire_mastery", mark("Fire Mastery"), POSITIVE, 5, LEAFLET, on=(On(UPKEEP, (Discard("fire_mastery"),)),)
)


def fireball(level: str, provenance: Provenance, mastery: int) -> Ability:
    """Fireball in one of its levels: so much Fire Mastery with the damage for three, four and five flames."""
    tiers = tuple(
        Tier(symbols(flame=3 + step), (Deal(amount), Gain("fire_mastery", mastery)))
        for step, amount in enumerate((4, 6, 8))
    )
    return Ability("fireball", level, OFFENSIVE, provenance, tiers)


def pyroblast(level: str, provenance: Provenance, dice: int, does: Effects) -> Ability:
    """Pyroblast in one of its levels: what the extra dice do after its damage."""
    tier = Tier(symbols(flame=3, meteor=1), (Deal(6), Roll(dice, does)))
    return Ability("pyroblast", level, OFFENSIVE, provenance, (tier,))


def combustion(level: str, provenance: Provenance, damage: int) -> Ability:
    """Combustion in one of its levels: the damage for each Fire Mastery that is burnt."""
    burnt = Spend("fire_mastery", (Deal(Spent(damage), UNDEFENDABLE),), at_most=4)
    tier = Tier(symbols(flame=1, blaze=1, fiery_soul=1, meteor=1), (Gain("fire_mastery"), Then(), burnt))
    return Ability("combustion", level, OFFENSIVE, provenance, (tier,))


def hot_streak(level: str, provenance: Provenance, damage: int) -> Ability:
    """Hot Streak in one of its levels: the damage before Fire Mastery counts."""
    does = (Gain("fire_mastery", 2), Then(), Deal(plus(damage, Held(1, "fire_mastery"))))
    return Ability("hot_streak", level, OFFENSIVE, provenance, (Tier(SMALL_STRAIGHT, does),))


def meteorite(level: str, provenance: Provenance, collateral: int) -> Ability:
    """Meteorite in one of its levels: the collateral damage."""
    does = (
        Gain("fire_mastery", 2),
        Inflict("stun"),
        Then(),
        Deal(Held(1, "fire_mastery"), UNDEFENDABLE),
        Deal(collateral, COLLATERAL, ALL_OPPONENTS),
    )
    return Ability("meteorite", level, OFFENSIVE, provenance, (Tier(symbols(meteor=4), does),))


def molten_armor(level: str, provenance: Provenance, does: Effects) -> Ability:
    """Molten Armor in one of its levels."""
    return Ability("molten_armor", level, DEFENSIVE, provenance, dice=5, does=does)


# What one die brings, on Pyroblast and on Huzzah!
ONE_DIE: Effects = (
    If(shows(flame=1), (AddDamage(3),)),
    If(shows(blaze=1), (Inflict("burn"),)),
    If(shows(fiery_soul=1), (Gain("fire_mastery", 2),)),
    If(shows(meteor=1), (Inflict("knockdown"),)),
)
# The same for two dice, each on its own; neither burn nor knockdown can come twice.
TWO_DICE: Effects = (
    AddDamage(Per(3, "flame")),
    If(shows(blaze=1), (Inflict("burn"),)),
    Gain("fire_mastery", Per(2, "fiery_soul")),
    If(shows(meteor=1), (Inflict("knockdown"),)),
)
SOULS: Effects = (
    Gain("fire_mastery", Per(2, "fiery_soul")),
    Deal(Per(1, "fiery_soul"), COLLATERAL, ALL_OPPONENTS),
)
BURN_ON_FLAME_AND_BLAZE = If(shows(flame=1, blaze=1), (Inflict("burn"),))

HERO = Hero(
    id="pyromancer",
    name=mark("Pyromancer"),
    complexity=3,
    dice=("flame", "flame", "flame", "blaze", "fiery_soul", "meteor"),
    symbols={
        "flame": mark("flame"),
        "blaze": mark("blaze"),
        "fiery_soul": mark("fiery soul"),
        "meteor": mark("meteor"),
    },
    tokens=(KNOCKDOWN, BURN, FIRE_MASTERY, STUN),
    board=(
        fireball(mark("Fireball"), BOARD, 1),
        Ability(
            "burning_soul",
            mark("Burning Soul"),
            OFFENSIVE,
            Provenance(
                LOJO,
                (RULEBOOK, NOHERO, TRANKHAI, POWHELL),
                note=mark("All fiery souls of the final roll count, two to five."),
            ),
            (Tier(symbols(fiery_soul=2), SOULS),),
        ),
        pyroblast(mark("Pyroblast"), BOARD, 1, ONE_DIE),
        combustion(mark("Combustion"), BOARD, 3),
        hot_streak(mark("Hot Streak"), PICTURE, 5),
        meteorite(mark("Meteorite"), PICTURE, 2),
        Ability(
            "ignite",
            mark("Ignite"),
            OFFENSIVE,
            PICTURE,
            (Tier(LARGE_STRAIGHT, (Gain("fire_mastery", 2), Then(), Deal(plus(4, Held(2, "fire_mastery"))))),),
        ),
        Ability(
            "scorch_the_earth",
            mark("Scorch the Earth!"),
            ULTIMATE_ABILITY,
            PICTURE,
            (
                Tier(
                    symbols(meteor=5),
                    (
                        Gain("fire_mastery", 3),
                        Inflict("knockdown"),
                        Inflict("burn"),
                        Deal(12, ULTIMATE),
                        Deal(2, COLLATERAL, ALL_OPPONENTS),
                    ),
                ),
            ),
        ),
        molten_armor(
            mark("Molten Armor"), PICTURE, (Gain("fire_mastery", Per(1, "fiery_soul")), Deal(Per(1, "flame")))
        ),
    ),
    upgrades=(
        Upgrade("fireball_ii", 1, 2, fireball(mark("Fireball II"), SHEET, 2), number=19),
        Upgrade(
            "pyroblast_ii",
            2,
            2,
            pyroblast(
                mark("Pyroblast II"),
                Provenance(POWHELL, (ZHUANG, SELLIOTT), note=mark("Each die resolves on its own.")),
                2,
                TWO_DICE,
            ),
            number=20,
        ),
        Upgrade(
            "pyroblast_iii",
            3,
            3,
            pyroblast(
                mark("Pyroblast III"),
                Provenance(
                    POWHELL,
                    (ZHUANG, SELLIOTT),
                    disputed=(
                        (POWHELL, "2 dice, may re-roll 1 of them"),
                        (ZHUANG, "same text; its engine charges 1 fire_mastery, an older list has 3 dice"),
                    ),
                    note=mark("Each die resolves on its own. No price is named for the re-roll."),
                ),
                2,
                (RerollThese(1), *TWO_DICE),
            ),
            number=21,
        ),
        Upgrade(
            "burning_soul_ii",
            1,
            2,
            Ability(
                "burning_soul",
                mark("Burning Soul II"),
                OFFENSIVE,
                Provenance(
                    POWHELL,
                    (ZHUANG, SELLIOTT, LOJO),
                    disputed=(
                        (POWHELL, "3 souls burn, 4 souls limit +1, no second ability on this card"),
                        (ZHUANG, "limit +1 only at 5 souls in one list; Blazing Soul printed on this card"),
                    ),
                    note=mark("With four or more souls both extras apply, the higher limit before the gain."),
                ),
                (
                    Tier(
                        symbols(fiery_soul=2),
                        (
                            If(shows(fiery_soul=3), (Inflict("burn"),)),
                            If(shows(fiery_soul=4), (RaiseLimit("fire_mastery"),)),
                            *SOULS,
                        ),
                    ),
                ),
            ),
            number=22,
        ),
        Upgrade(
            "combustion_ii",
            2,
            2,
            combustion(
                mark("Combustion II"),
                Provenance(
                    POWHELL,
                    (ZHUANG, SELLIOTT),
                    disputed=((POWHELL, "up to 4 tokens, as on level I"), (ZHUANG, "any number of tokens")),
                    note=mark(
                        "The sheet that was checked against a scan lists only the damage for each token as changed; "
                        "its short form leaves a small doubt about the cap of four."
                    ),
                ),
                4,
            ),
            number=23,
        ),
        Upgrade(
            "hot_streak_ii",
            2,
            2,
            hot_streak(mark("Hot Streak II"), HOT_STREAK_CARD, 6),
            adds=(
                Ability(
                    "scorch",
                    mark("Scorch"),
                    OFFENSIVE,
                    HOT_STREAK_CARD,
                    (
                        Tier(
                            symbols(flame=2, blaze=2),
                            (Gain("fire_mastery", 2), Inflict("burn"), Deal(6)),
                        ),
                    ),
                ),
            ),
            number=24,
        ),
        Upgrade(
            "ignite_ii",
            2,
            2,
            Ability(
                "ignite",
                mark("Ignite II"),
                OFFENSIVE,
                IGNITE_CARD,
                (
                    Tier(
                        LARGE_STRAIGHT,
                        (
                            Gain("fire_mastery", 2),
                            Inflict("burn"),
                            Then(),
                            Deal(plus(5, Held(2, "fire_mastery"))),
                        ),
                    ),
                ),
            ),
            adds=(
                Ability(
                    "blazing_soul",
                    mark("Blazing Soul"),
                    OFFENSIVE,
                    IGNITE_CARD,
                    (
                        Tier(
                            symbols(blaze=2, fiery_soul=2),
                            (RaiseLimit("fire_mastery"), Gain("fire_mastery", 5), Inflict("knockdown")),
                        ),
                    ),
                ),
            ),
            number=25,
        ),
        Upgrade(
            "meteorite_ii",
            2,
            2,
            meteorite(mark("Meteorite II"), METEORITE_CARD, 3),
            adds=(
                Ability(
                    "meteoroid",
                    mark("Meteoroid"),
                    OFFENSIVE,
                    METEORITE_CARD,
                    (Tier(symbols(meteor=3), (Inflict("knockdown"), Inflict("burn"), Inflict("stun"))),),
                ),
            ),
            number=26,
        ),
        Upgrade(
            "molten_armor_ii",
            1,
            2,
            molten_armor(
                mark("Molten Armor II"),
                Provenance(
                    POWHELL,
                    (ZHUANG, SELLIOTT),
                    note=mark("Burn needs at least one flame and one blaze among the five dice."),
                ),
                (Gain("fire_mastery", Per(1, "fiery_soul")), BURN_ON_FLAME_AND_BLAZE, Deal(Per(1, "flame"))),
            ),
            number=27,
        ),
        Upgrade(
            "molten_armor_iii",
            3,
            3,
            molten_armor(
                mark("Molten Armor III"),
                Provenance(
                    POWHELL,
                    (ZHUANG, SELLIOTT),
                    disputed=(
                        (POWHELL, "second symbol of the gain and of the dmg is meteor"),
                        (ZHUANG, "second symbol is blaze in both"),
                    ),
                    note=mark(
                        "Burn needs at least one flame and one blaze. Meteor is the second symbol because the sheet "
                        "that was checked against a scan tells the icons apart, and no face is then without use."
                    ),
                ),
                (
                    Gain("fire_mastery", plus(Per(1, "fiery_soul"), Per(1, "meteor"))),
                    BURN_ON_FLAME_AND_BLAZE,
                    Deal(plus(Per(1, "flame"), Per(1, "meteor"))),
                ),
            ),
            number=28,
        ),
    ),
    cards=(
        Card(
            "warm_up",
            mark("Warm Up!"),
            MAIN,
            0,
            (Gain("fire_mastery"), Then(), Spend(CP, (Gain("fire_mastery", Spent(1)),), at_most=ALL)),
            CARD,
            29,
        ),
        Card(
            "fire_up",
            mark("Fire Up!"),
            MAIN,
            3,
            (RaiseLimit("fire_mastery"), Then(), Gain("fire_mastery", 2)),
            CARD,
            30,
        ),
        Card(
            "red_hot",
            mark("Red Hot!"),
            ROLL,
            1,
            (AddDamage(Held(1, "fire_mastery")),),
            Provenance(POWHELL, (SELLIOTT, ZHUANG), note=mark("The tokens that are held count; they are not spent.")),
            31,
            when=OWN_ATTACK,
            modifier=True,
        ),
        Card("huzzah", mark("Huzzah!"), ROLL, 1, (Roll(1, ONE_DIE),), CARD, 32, when=OWN_ATTACK, modifier=True),
    ),
    promo=(
        Card(
            "infernal_infusion",
            mark("Infernal Infusion!"),
            MAIN,
            0,
            (Roll(1, (If(shows(meteor=1), (GainToLimit("fire_mastery"),), (Draw(1),)),)),),
            Provenance(SELLIOTT, (ZHUANG,)),
            33,
        ),
    ),
    faq=(
        Ruling(
            mark(
                "Collateral damage to all opponents strikes each opposing hero, so a team of two with shared health "
                "loses the amount twice."
            ),
            LOJO,
        ),
        Ruling(mark("Four fiery souls bring both extras of Burning Soul II."), LOJO),
        Ruling(
            mark(
                "The damage of a defensive ability cannot be defended: defense only answers an attack from an "
                "Offensive Roll Phase."
            ),
            LOJO,
        ),
        Ruling(mark("The target of Scorch the Earth! also receives the collateral damage that comes on top."), LOJO),
        Ruling(
            mark(
                "Fire Mastery leaves by cooling off in the upkeep and by abilities that say so; counting it for damage "
                "does not spend it."
            ),
            RULEBOOK,
        ),
    ),
)
