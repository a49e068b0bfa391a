"""The Barbarian: hits hard, heals and stuns."""

from __future__ import annotations

from ....core.words import mark
from ..effects.vocabulary import (
    AFTER_OWN_ATTACK,
    AN_OPPONENT,
    CHOSEN,
    INCOME,
    LARGE_STRAIGHT,
    OWN_ATTACK,
    SMALL_STRAIGHT,
    ULTIMATE,
    UNDEFENDABLE,
    AddDamage,
    AttackDealt,
    BecomeUndefendable,
    Choose,
    Deal,
    DiceSum,
    Discard,
    Draw,
    Heal,
    If,
    Inflict,
    May,
    OfAKind,
    On,
    Per,
    PreventStatus,
    Recoil,
    RemoveStatus,
    Roll,
    SkipPhase,
    SumAtLeast,
    Then,
    plus,
    shows,
    symbols,
)
from .kinds import (
    DEFENSIVE,
    INSTANT,
    LOJO,
    MAIN,
    MEMORY,
    NEGATIVE,
    NOHERO,
    OFFENSIVE,
    ROLL,
    RULEBOOK,
    SELLIOTT,
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
from .shared_tokens import STUN

IMAGE = Provenance(LOJO)
BOARD = Provenance(LOJO, (NOHERO,))
CARD = Provenance(LOJO, (SELLIOTT,))
CARD_OF_TWO = Provenance(LOJO, (SELLIOTT, NOHERO))

CONCUSSION = TokenKind(
    "concussion",
    mark("Concussion"),
    NEGATIVE,
    1,
    CARD,
    on=(On(INCOME, (SkipPhase(), Discard("concussion"))),),
)


def smack(level: str, provenance: Provenance, *damage: int, bonus: tuple[If, ...] = ()) -> Ability:
    """Smack in one of its levels: the damage for three, four and five swords."""
    tiers = tuple(Tier(symbols(sword=3 + step), (Deal(amount), *bonus)) for step, amount in enumerate(damage))
    return Ability("smack", level, OFFENSIVE, provenance, tiers)


def fortitude(level: str, provenance: Provenance, *healing: int, bonus: tuple[If, ...] = ()) -> Ability:
    """Fortitude in one of its levels: the healing for three, four and five lives."""
    tiers = tuple(Tier(symbols(life=3 + step), (Heal(amount), *bonus)) for step, amount in enumerate(healing))
    return Ability("fortitude", level, OFFENSIVE, provenance, tiers)


def overpower(level: str, provenance: Provenance, concussion_from: int) -> Ability:
    """Overpower in one of its levels: it concusses from this sum on."""
    does = (Roll(3, (Deal(DiceSum()), If(SumAtLeast(concussion_from), (Inflict("concussion"),)))),)
    return Ability("overpower", level, OFFENSIVE, provenance, (Tier(symbols(sword=3, pow=2), does),))


FOUR_ALIKE = (If(OfAKind(4), (BecomeUndefendable(),)),)

HERO = Hero(
    id="barbarian",
    name=mark("Barbarian"),
    complexity=1,
    dice=("sword", "sword", "sword", "life", "life", "pow"),
    symbols={"sword": mark("sword"), "life": mark("life"), "pow": mark("pow")},
    tokens=(CONCUSSION, STUN),
    board=(
        smack(mark("Smack"), BOARD, 4, 6, 8),
        Ability(
            "sturdy_blow",
            mark("Sturdy Blow"),
            OFFENSIVE,
            BOARD,
            (Tier(symbols(sword=2, pow=2), (Deal(4, UNDEFENDABLE),)),),
        ),
        fortitude(mark("Fortitude"), BOARD, 4, 5, 6),
        overpower(mark("Overpower"), Provenance(LOJO, (NOHERO, RULEBOOK)), 14),
        Ability("mighty_blow", mark("Mighty Blow"), OFFENSIVE, IMAGE, (Tier(SMALL_STRAIGHT, (Deal(9),)),)),
        Ability(
            "crit_bash",
            mark("Crit Bash"),
            OFFENSIVE,
            IMAGE,
            (Tier(symbols(pow=4), (Inflict("stun"), Then(), Deal(5, UNDEFENDABLE))),),
        ),
        Ability(
            "reckless",
            mark("Reckless"),
            OFFENSIVE,
            Provenance(LOJO, note=mark("The damage to oneself only comes when the attack really dealt some.")),
            (Tier(LARGE_STRAIGHT, (Deal(15), Recoil(4))),),
        ),
        Ability(
            "rage",
            mark("Rage!"),
            ULTIMATE_ABILITY,
            IMAGE,
            (Tier(symbols(pow=5), (Inflict("stun"), Deal(15, ULTIMATE))),),
        ),
        Ability("thick_skin", mark("Thick Skin"), DEFENSIVE, IMAGE, dice=3, does=(Heal(Per(2, "life")),)),
    ),
    upgrades=(
        Upgrade("smack_ii", 2, 2, smack(mark("Smack II"), CARD, 5, 7, 9, bonus=FOUR_ALIKE), number=19),
        Upgrade("smack_iii", 3, 3, smack(mark("Smack III"), CARD, 6, 8, 10, bonus=FOUR_ALIKE), number=20),
        Upgrade(
            "sturdy_blow_ii",
            1,
            2,
            Ability(
                "sturdy_blow",
                mark("Sturdy Blow II"),
                OFFENSIVE,
                CARD,
                (Tier(symbols(sword=2, pow=2), (Deal(5, UNDEFENDABLE),)),),
            ),
            number=21,
        ),
        Upgrade(
            "sturdy_blow_iii",
            2,
            3,
            Ability(
                "sturdy_blow",
                mark("Sturdy Blow III"),
                OFFENSIVE,
                CARD,
                (Tier(symbols(sword=2, pow=2), (Deal(6, UNDEFENDABLE),)),),
            ),
            number=22,
        ),
        Upgrade(
            "mighty_blow_ii",
            2,
            2,
            Ability(
                "mighty_blow",
                mark("Mighty Blow II"),
                OFFENSIVE,
                CARD,
                (Tier(SMALL_STRAIGHT, (Deal(8, UNDEFENDABLE),)),),
            ),
            number=23,
        ),
        Upgrade(
            "crit_bash_ii",
            2,
            2,
            Ability(
                "crit_bash",
                mark("Crit Bash II"),
                OFFENSIVE,
                CARD_OF_TWO,
                (Tier(symbols(pow=4), (Inflict("stun"), Then(), Deal(7, UNDEFENDABLE))),),
            ),
            adds=(
                Ability(
                    "crit_smash",
                    mark("Crit Smash"),
                    OFFENSIVE,
                    CARD_OF_TWO,
                    (Tier(symbols(pow=3), (Inflict("concussion"), Then(), Deal(2, UNDEFENDABLE))),),
                ),
            ),
            number=24,
        ),
        Upgrade(
            "fortitude_ii",
            2,
            2,
            fortitude(mark("Fortitude II"), CARD, 5, 6, 7, bonus=(If(OfAKind(3), (May((RemoveStatus(1),)),)),)),
            number=25,
        ),
        Upgrade(
            "overpower_ii",
            2,
            2,
            overpower(mark("Overpower II"), CARD_OF_TWO, 10),
            adds=(
                Ability(
                    "war_cry",
                    mark("War Cry"),
                    OFFENSIVE,
                    CARD_OF_TWO,
                    (Tier(symbols(sword=2, life=2), (Heal(2), Deal(2, UNDEFENDABLE))),),
                ),
            ),
            number=26,
        ),
        Upgrade(
            "reckless_ii",
            2,
            2,
            Ability(
                "reckless",
                mark("Reckless II"),
                OFFENSIVE,
                CARD,
                (Tier(LARGE_STRAIGHT, (Deal(20), Recoil(5))),),
            ),
            number=27,
        ),
        Upgrade(
            "thick_skin_ii",
            3,
            2,
            Ability(
                "thick_skin",
                mark("Thick Skin II"),
                DEFENSIVE,
                CARD,
                dice=4,
                does=(Heal(Per(2, "life")), If(shows(life=2), (May((PreventStatus(),)),))),
            ),
            number=28,
        ),
    ),
    cards=(
        Card(
            "concuss",
            mark("Concuss!"),
            MAIN,
            1,
            (Choose(AN_OPPONENT, (Inflict("concussion", 1, CHOSEN),)),),
            CARD,
            29,
        ),
        Card(
            "head_bash",
            mark("Head Bash!"),
            ROLL,
            0,
            (Inflict("concussion"),),
            CARD,
            30,
            when=AFTER_OWN_ATTACK,
            needs=(AttackDealt(8),),
        ),
        Card(
            "get_some",
            mark("Get Some!"),
            ROLL,
            2,
            (Roll(5, (AddDamage(Per(1, "sword")),)), Inflict("concussion")),
            Provenance(LOJO, (SELLIOTT, RULEBOOK)),
            31,
            when=OWN_ATTACK,
            modifier=True,
        ),
        Card("feelin_good", mark("Feelin' Good!"), INSTANT, 0, (Roll(3, (Heal(plus(1, Per(2, "life"))),)),), CARD, 32),
    ),
    promo=(
        Card(
            "adrenaline_surge",
            mark("Adrenaline Surge!"),
            MAIN,
            0,
            (
                Roll(
                    1,
                    (
                        If(
                            shows(pow=1),
                            (Heal(2), Choose(AN_OPPONENT, (Inflict("concussion", 1, CHOSEN),))),
                            (Draw(1),),
                        ),
                    ),
                ),
            ),
            CARD,
            33,
        ),
    ),
    faq=(
        Ruling(
            mark("A stunned player cannot use cards or tokens to remove Stun; a teammate who is not stunned can."), LOJO
        ),
        Ruling(
            mark(
                "Healing from the defensive roll counts together with the damage of the attack at the end of the Roll "
                "Phase, so it can keep you above 0."
            ),
            LOJO,
        ),
        Ruling(
            mark(
                "The three dice of Overpower may be changed by roll-phase cards while the Offensive Roll Phase lasts, "
                "not afterwards."
            ),
            LOJO,
        ),
        Ruling(
            mark("In the extra Offensive Roll Phase from Stun the opponent is no longer stunned and may change dice."),
            LOJO,
        ),
        Ruling(
            mark(
                "Thick Skin II can only stop a token that the attack itself inflicts; one that was on you before the "
                "defense stays."
            ),
            LOJO,
        ),
        Ruling(
            mark("Stun that stands before the damage takes effect before the defense: a stunned target does not roll."),
            MEMORY,
        ),
    ),
)
