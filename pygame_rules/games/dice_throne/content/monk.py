"""The Monk: stores Chi for attack and defense, stays hard to hit and knocks opponents down."""

from __future__ import annotations

from ....core.words import mark
from ..effects.vocabulary import (
    AN_OPPONENT,
    CHOSEN,
    INCOMING,
    LARGE_STRAIGHT,
    OWN_ATTACK,
    SMALL_STRAIGHT,
    ULTIMATE,
    UNDEFENDABLE,
    AddDamage,
    AfterDamage,
    Choose,
    Deal,
    DiceSum,
    Draw,
    Effects,
    Gain,
    If,
    Inflict,
    OfAKind,
    Or,
    Per,
    Prevent,
    RaiseLimit,
    RemoveStatus,
    Repeat,
    RerollThese,
    Roll,
    Side,
    Spend,
    Spent,
    SumAtLeast,
    Use,
    plus,
    shows,
    symbols,
)
from .kinds import (
    DEFENSIVE,
    INSTANT,
    MAIN,
    MEDIUM,
    MEMORY,
    NOHERO,
    OFFENSIVE,
    POSITIVE,
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
from .shared_tokens import EVASIVE, KNOCKDOWN

BOARD = Provenance(TRANKHAI, (ZHUANG, NOHERO))
UPGRADE_CARD = Provenance(ZHUANG, (SELLIOTT,), MEDIUM)
CARD_OF_TWO = Provenance(ZHUANG, (SELLIOTT, NOHERO), MEDIUM)
CARD = Provenance(SELLIOTT, (ZHUANG,))
FROM_PHOTOGRAPH = mark("The reading of a board photograph is kept.")

CHI = TokenKind(
    "chi",
    mark("Chi"),
    POSITIVE,
    5,
    Provenance(SELLIOTT, (TRANKHAI, ZHUANG)),
    uses=(
        Use((Prevent(Spent(1)),), INCOMING, "prevent", any_number=True),
        Use((AddDamage(Spent(1)),), OWN_ATTACK, "strengthen", any_number=True, aged=True),
    ),
    modifier=True,
)
CLEANSE = TokenKind("cleanse", mark("Cleanse"), POSITIVE, 3, CARD, uses=(Use((RemoveStatus(1),)),))

EVASIVE_OR_CLEANSE = Or((Side("evasive", (Gain("evasive"),)), Side("cleanse", (Gain("cleanse"),))))


def fist_strike(level: str, provenance: Provenance, *damage: int, bonus: Effects = ()) -> Ability:
    """Fist Strike in one of its levels: the damage for three, four and five fists."""
    tiers = tuple(Tier(symbols(fist=3 + step), (Deal(amount), *bonus)) for step, amount in enumerate(damage))
    return Ability("fist_strike", level, OFFENSIVE, provenance, tiers)


def combo_strike(level: str, provenance: Provenance, damage: int, dice: int, does: Effects) -> Ability:
    """Combo Strike in one of its levels: the damage, and what the extra dice do."""
    tier = Tier(symbols(fist=3, palm=1), (Deal(damage), Roll(dice, does)))
    return Ability("combo_strike", level, OFFENSIVE, provenance, (tier,))


def tempest_rush(level: str, provenance: Provenance, knockdown_from: int, before: Effects = ()) -> Ability:
    """Tempest Rush in one of its levels: it knocks down from this sum on."""
    knockdown = If(SumAtLeast(knockdown_from), (Inflict("knockdown"),))
    does = (Roll(3, (*before, Deal(DiceSum()), knockdown)),)
    return Ability("tempest_rush", level, OFFENSIVE, provenance, (Tier(symbols(palm=3), does),))


def fist_of_harmony(level: str, provenance: Provenance, damage: int, chi: int) -> Ability:
    """Fist of Harmony in one of its levels: the damage and the Chi."""
    tier = Tier(SMALL_STRAIGHT, (Deal(damage), AfterDamage(), Gain("chi", chi)))
    return Ability("fist_of_harmony", level, OFFENSIVE, provenance, (tier,))


def lotus_strike(level: str, provenance: Provenance, damage: int, chi: int) -> Ability:
    """Lotus Strike in one of its levels: the damage and the Chi."""
    does = (Deal(damage, UNDEFENDABLE), AfterDamage(), RaiseLimit("chi"), Gain("chi", chi))
    return Ability("lotus_strike", level, OFFENSIVE, provenance, (Tier(symbols(lotus=4), does),))


def fist_of_tranquility(level: str, provenance: Provenance, afflictions: Effects = ()) -> Ability:
    """Fist of Tranquility in one of its levels: what it inflicts with its damage."""
    does = (Deal(7), *afflictions, AfterDamage(), Gain("evasive"), Gain("chi", 3))
    return Ability("fist_of_tranquility", level, OFFENSIVE, provenance, (Tier(LARGE_STRAIGHT, does),))


def serenity(level: str, provenance: Provenance, dice: int, bonus: Effects = ()) -> Ability:
    """Serenity in one of its levels: the number of dice, and what comes on top."""
    does = (Gain("chi", Per(1, "zen")), Deal(Per(1, "fist")), *bonus)
    return Ability("serenity", level, DEFENSIVE, provenance, dice=dice, does=does)


HERO = Hero(
    id="monk",
    name=mark("Monk"),
    complexity=4,
    dice=("fist", "fist", "palm", "zen", "zen", "lotus"),
    symbols={"fist": mark("fist"), "palm": mark("palm"), "zen": mark("zen"), "lotus": mark("lotus")},
    tokens=(CHI, EVASIVE, KNOCKDOWN, CLEANSE),
    board=(
        fist_strike(
            mark("Fist Strike"),
            Provenance(
                TRANKHAI,
                (NOHERO,),
                MEDIUM,
                disputed=((TRANKHAI, "6/7/8"), (ZHUANG, "4/6/8")),
                note=mark(
                    "6/7/8 is kept: it was read from a board photograph, and level II then adds 1 to each row for 1 "
                    "combat point; only two faces show a fist."
                ),
            ),
            6,
            7,
            8,
        ),
        Ability(
            "meditate",
            mark("Meditate"),
            OFFENSIVE,
            BOARD,
            (Tier(symbols(zen=3), (Gain("chi", 5), EVASIVE_OR_CLEANSE)),),
        ),
        combo_strike(
            mark("Combo Strike"),
            BOARD,
            6,
            1,
            (
                If(shows(fist=1), (AddDamage(2),)),
                If(shows(palm=1), (AddDamage(3),)),
                If(shows(zen=1), (Gain("chi", 2),)),
                If(shows(lotus=1), (EVASIVE_OR_CLEANSE,)),
            ),
        ),
        tempest_rush(
            mark("Tempest Rush"),
            Provenance(
                TRANKHAI,
                (NOHERO,),
                MEDIUM,
                disputed=(
                    (TRANKHAI, "knockdown at 13 or more, no re-roll"),
                    (ZHUANG, "no knockdown, may spend 2 chi to re-roll 1 die"),
                ),
                note=mark(
                    "The photograph is followed: it has the shape of the level II card (12 or more) and of the "
                    "Barbarian's Overpower."
                ),
            ),
            13,
        ),
        fist_of_harmony(
            mark("Fist of Harmony"),
            Provenance(
                TRANKHAI,
                confidence=MEDIUM,
                disputed=((TRANKHAI, "6 dmg, 2 chi"), (ZHUANG, "5 dmg, 2 chi")),
                note=FROM_PHOTOGRAPH,
            ),
            6,
            2,
        ),
        lotus_strike(
            mark("Lotus Strike"),
            Provenance(
                TRANKHAI,
                (NOHERO,),
                MEDIUM,
                disputed=(
                    (TRANKHAI, "5 undefendable dmg, limit +1, gain 5 chi"),
                    (ZHUANG, "5 dmg, may spend 2 chi for undefendable, limit +1, chi filled to the limit"),
                ),
                note=mark(
                    "Chosen because the level II card deals undefendable damage without a price in both sources."
                ),
            ),
            5,
            5,
        ),
        fist_of_tranquility(
            mark("Fist of Tranquility"),
            Provenance(
                TRANKHAI,
                confidence=MEDIUM,
                disputed=((TRANKHAI, "3 chi"), (ZHUANG, "2 chi")),
                note=FROM_PHOTOGRAPH,
            ),
        ),
        Ability(
            "transcendence",
            mark("Transcendence!"),
            ULTIMATE_ABILITY,
            BOARD,
            (
                Tier(
                    symbols(lotus=5),
                    (
                        Gain("evasive"),
                        Gain("cleanse"),
                        Inflict("knockdown"),
                        Deal(10, ULTIMATE),
                        AfterDamage(),
                        RaiseLimit("chi"),
                        Gain("chi", 6),
                    ),
                ),
            ),
        ),
        serenity(mark("Serenity"), Provenance(TRANKHAI, (ZHUANG,)), 4),
    ),
    upgrades=(
        Upgrade(
            "fist_strike_ii",
            1,
            2,
            fist_strike(
                mark("Fist Strike II"),
                Provenance(
                    ZHUANG,
                    (SELLIOTT,),
                    MEDIUM,
                    note=mark("The source says that the card shows the numbers of level III without the knockdown."),
                ),
                7,
                8,
                9,
            ),
            number=19,
        ),
        Upgrade(
            "fist_strike_iii",
            2,
            3,
            fist_strike(
                mark("Fist Strike III"),
                Provenance(
                    ZHUANG,
                    (SELLIOTT,),
                    MEDIUM,
                    disputed=((ZHUANG, "card picture: 4-of-a-kind"), (ZHUANG, "running code: 4 fists or more")),
                    note=mark(
                        "An older version of the source says that the card picture shows four equal numbers; its "
                        "running code uses four or more fists."
                    ),
                ),
                7,
                8,
                9,
                bonus=(If(OfAKind(4), (Inflict("knockdown"),)),),
            ),
            number=20,
        ),
        Upgrade(
            "meditate_ii",
            2,
            2,
            Ability(
                "meditate",
                mark("Meditate II"),
                OFFENSIVE,
                CARD_OF_TWO,
                (Tier(symbols(zen=3), (Gain("chi", 6), Gain("evasive"), Gain("cleanse"))),),
            ),
            adds=(
                Ability(
                    "zen_strike",
                    mark("Zen Strike"),
                    OFFENSIVE,
                    CARD_OF_TWO,
                    (Tier(symbols(fist=2, zen=2), (Deal(6), AfterDamage(), Gain("chi", 2))),),
                ),
            ),
            number=21,
        ),
        Upgrade(
            "fist_of_harmony_ii",
            1,
            2,
            fist_of_harmony(mark("Fist of Harmony II"), UPGRADE_CARD, 6, 3),
            number=22,
        ),
        Upgrade(
            "lotus_strike_ii",
            2,
            2,
            lotus_strike(mark("Lotus Strike II"), CARD_OF_TWO, 6, 6),
            adds=(
                Ability(
                    "way_of_the_lotus",
                    mark("Way of the Lotus"),
                    OFFENSIVE,
                    CARD_OF_TWO,
                    (
                        Tier(
                            symbols(lotus=3),
                            (Deal(2, UNDEFENDABLE), AfterDamage(), Gain("evasive"), Gain("chi", 2)),
                        ),
                    ),
                ),
            ),
            number=23,
        ),
        Upgrade(
            "combo_strike_ii",
            2,
            2,
            combo_strike(
                mark("Combo Strike II"),
                Provenance(ZHUANG, (SELLIOTT,), note=mark("Its source checked it twice against the card picture.")),
                5,
                2,
                (
                    AddDamage(plus(Per(2, "fist"), Per(3, "palm"))),
                    Gain("chi", Per(2, "zen")),
                    Repeat(Per(1, "lotus"), (EVASIVE_OR_CLEANSE,)),
                ),
            ),
            number=24,
        ),
        Upgrade(
            "tempest_rush_ii",
            1,
            2,
            tempest_rush(
                mark("Tempest Rush II"),
                Provenance(
                    ZHUANG,
                    (SELLIOTT,),
                    MEDIUM,
                    disputed=(
                        (ZHUANG, "newest version: one re-roll"),
                        (ZHUANG, "older version: repeatable as long as chi lasts"),
                    ),
                    note=mark("The card speaks of any one of the three dice; it is taken as one re-roll."),
                ),
                12,
                before=(Spend("chi", (RerollThese(1),)),),
            ),
            number=25,
        ),
        Upgrade(
            "fist_of_tranquility_ii",
            2,
            2,
            fist_of_tranquility(mark("Fist of Tranquility II"), CARD_OF_TWO, (Inflict("knockdown"),)),
            adds=(
                Ability(
                    "way_of_the_monk",
                    mark("Way of the Monk"),
                    OFFENSIVE,
                    CARD_OF_TWO,
                    (
                        Tier(
                            symbols(fist=1, palm=1, zen=1, lotus=1),
                            (Gain("evasive", 2), Deal(3, UNDEFENDABLE)),
                        ),
                    ),
                ),
            ),
            number=26,
        ),
        Upgrade("serenity_ii", 2, 2, serenity(mark("Serenity II"), UPGRADE_CARD, 5), number=27),
        Upgrade(
            "serenity_iii",
            3,
            3,
            serenity(mark("Serenity III"), UPGRADE_CARD, 5, bonus=(If(shows(zen=1, lotus=1), (EVASIVE_OR_CLEANSE,)),)),
            number=28,
        ),
    ),
    cards=(
        Card(
            "palm_strike",
            mark("Palm Strike!"),
            MAIN,
            0,
            (Choose(AN_OPPONENT, (Inflict("knockdown", 1, CHOSEN),)),),
            CARD,
            29,
        ),
        Card(
            "mystic_mantra",
            mark("Mystic Mantra!"),
            MAIN,
            3,
            (
                Gain("chi"),
                Gain("evasive"),
                Gain("cleanse"),
                Choose(AN_OPPONENT, (Inflict("knockdown", 1, CHOSEN),)),
            ),
            CARD,
            30,
        ),
        Card("ruminate", mark("Ruminate!"), INSTANT, 3, (Gain("chi", 5),), CARD, 31),
        Card("contemplate", mark("Contemplate!"), INSTANT, 0, (Gain("chi", 2),), CARD, 32),
    ),
    promo=(
        Card(
            "enlightenment",
            mark("Enlightenment!"),
            MAIN,
            0,
            (
                Roll(
                    1,
                    (If(shows(lotus=1), (Gain("chi", 2), Gain("evasive"), Gain("cleanse")), (Draw(1),)),),
                ),
            ),
            CARD,
            33,
        ),
    ),
    faq=(
        Ruling(
            mark(
                "Chi can prevent any damage that can be avoided, in the upkeep too, and collateral or undefendable "
                "damage as well; ultimate damage never."
            ),
            MEMORY,
        ),
        Ruling(
            mark("Chi that you gained this turn cannot add damage, but it can prevent damage at once."),
            SELLIOTT,
        ),
        Ruling(mark("Chi beyond the stack limit is lost; you may spend some just before you gain more."), MEMORY),
        Ruling(mark("A raised Chi limit lasts for the rest of the game, and only for the Monk."), RULEBOOK),
        Ruling(
            mark(
                "Cleanse removes exactly one token, of any status effect on you, and cannot be used while you are "
                "stunned."
            ),
            MEMORY,
        ),
        Ruling(
            mark("Chi spent twice against the same damage is simply subtracted, before anything halves it."), RULEBOOK
        ),
    ),
)
