"""The Moon Elf: blinds, entangles and marks opponents from afar, and is hard to hit."""

from __future__ import annotations

from ....core.words import mark
from ..effects.vocabulary import (
    AN_OPPONENT,
    ANY_PLAYER,
    CHOSEN,
    LARGE_STRAIGHT,
    OFFENSE_ENDS,
    OWN_ATTACK,
    ROLL_PHASE_ENDS,
    SMALL_STRAIGHT,
    TARGET,
    ULTIMATE,
    UNDEFENDABLE,
    AddDamage,
    Choose,
    Deal,
    Discard,
    Draw,
    Effects,
    FailPhase,
    Gain,
    If,
    IncomingAttack,
    Inflict,
    LoseCp,
    Number,
    OfAKind,
    On,
    Per,
    PreventHalf,
    Roll,
    RollAttempts,
    ShowsValue,
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
    NEGATIVE,
    NOHERO,
    OFFENSIVE,
    ROLL,
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
from .shared_tokens import EVASIVE

PICTURE = Provenance(LOJO)
BOARD = Provenance(LOJO, (NOHERO,))
CARD = Provenance(LOJO, (SELLIOTT,))
CARD_OF_TWO = Provenance(LOJO, (SELLIOTT, NOHERO))

BLIND = TokenKind(
    "blind",
    mark("Blind"),
    NEGATIVE,
    1,
    CARD,
    on=(On(OFFENSE_ENDS, (Discard("blind"), Roll(1, (If(ShowsValue(1, 2), (FailPhase(),)),)))),),
)
ENTANGLE = TokenKind(
    "entangle",
    mark("Entangle"),
    NEGATIVE,
    1,
    CARD,
    holds=(RollAttempts(-1),),
    on=(On(ROLL_PHASE_ENDS, (Discard("entangle"),)),),
)
TARGETED = TokenKind("targeted", mark("Targeted"), NEGATIVE, 1, CARD, persistent=True, holds=(IncomingAttack(2),))


def moonlight(who: str = TARGET) -> Effects:
    """The three afflictions that come with the moon."""
    return (Inflict("blind", 1, who), Inflict("entangle", 1, who), Inflict("targeted", 1, who))


def longbow(level: str, provenance: Provenance, *damage: int, bonus: Effects = ()) -> Ability:
    """Longbow in one of its levels: the damage for three, four and five arrows."""
    tiers = tuple(Tier(symbols(arrow=3 + step), (Deal(amount), *bonus)) for step, amount in enumerate(damage))
    return Ability("longbow", level, OFFENSIVE, provenance, tiers)


def demising_shot(level: str, provenance: Provenance, damage: int) -> Ability:
    """Demising Shot in one of its levels."""
    tier = Tier(symbols(arrow=3, moon=2), (Inflict("targeted"), Then(), Deal(damage)))
    return Ability("demising_shot", level, OFFENSIVE, provenance, (tier,))


def covered_shot(level: str, provenance: Provenance, damage: int) -> Ability:
    """Covered Shot in one of its levels."""
    tier = Tier(symbols(arrow=2, foot=3), (Gain("evasive"), Deal(damage)))
    return Ability("covered_shot", level, OFFENSIVE, provenance, (tier,))


def exploding_arrow(level: str, provenance: Provenance, damage: int, per_arrow: int, *afflictions: str) -> Ability:
    """Exploding Arrow in one of its levels: the damage by itself and for each arrow, and what it inflicts."""
    total = plus(damage, Per(per_arrow, "arrow"), Per(1, "foot"))
    blast = Roll(5, (Deal(total), LoseCp(Per(1, "moon"))))
    tier = Tier(symbols(arrow=1, moon=3), (blast, *(Inflict(token) for token in afflictions)))
    return Ability("exploding_arrow", level, OFFENSIVE, provenance, (tier,))


def entangling_shot(level: str, provenance: Provenance, damage: int) -> Ability:
    """Entangling Shot in one of its levels."""
    tier = Tier(SMALL_STRAIGHT, (Inflict("entangle"), Deal(damage)))
    return Ability("entangling_shot", level, OFFENSIVE, provenance, (tier,))


def eclipse(level: str, provenance: Provenance, damage: int) -> Ability:
    """Eclipse in one of its levels."""
    tier = Tier(symbols(moon=4), (*moonlight(), Then(), Deal(damage)))
    return Ability("eclipse", level, OFFENSIVE, provenance, (tier,))


def blinding_shot(level: str, provenance: Provenance, damage: int) -> Ability:
    """Blinding Shot in one of its levels."""
    tier = Tier(LARGE_STRAIGHT, (Inflict("blind"), Gain("evasive"), Deal(damage)))
    return Ability("blinding_shot", level, OFFENSIVE, provenance, (tier,))


def missed_me(level: str, provenance: Provenance, damage: Number) -> Ability:
    """Missed Me in one of its levels: the damage that comes back."""
    does = (If(shows(foot=2), (PreventHalf(),)), Deal(damage, UNDEFENDABLE))
    return Ability("missed_me", level, DEFENSIVE, provenance, dice=5, does=does)


HERO = Hero(
    id="moon_elf",
    name=mark("Moon Elf"),
    complexity=2,
    dice=("arrow", "arrow", "arrow", "foot", "foot", "moon"),
    symbols={"arrow": mark("arrow"), "foot": mark("foot"), "moon": mark("moon")},
    tokens=(BLIND, ENTANGLE, EVASIVE, TARGETED),
    board=(
        longbow(mark("Longbow"), BOARD, 3, 5, 7),
        demising_shot(mark("Demising Shot"), BOARD, 4),
        covered_shot(mark("Covered Shot"), BOARD, 7),
        exploding_arrow(mark("Exploding Arrow"), BOARD, 4, 1, "blind"),
        entangling_shot(mark("Entangling Shot"), PICTURE, 7),
        eclipse(mark("Eclipse"), PICTURE, 7),
        blinding_shot(mark("Blinding Shot"), PICTURE, 8),
        Ability(
            "lunar_eclipse",
            mark("Lunar Eclipse!"),
            ULTIMATE_ABILITY,
            PICTURE,
            (Tier(symbols(moon=5), (Gain("evasive"), *moonlight(), Then(), Deal(12, ULTIMATE))),),
        ),
        missed_me(mark("Missed Me"), PICTURE, Per(1, "arrow", every=2)),
    ),
    upgrades=(
        Upgrade(
            "longbow_ii",
            2,
            2,
            longbow(mark("Longbow II"), CARD, 4, 6, 8, bonus=(If(OfAKind(4), (Inflict("entangle"),)),)),
            number=19,
        ),
        Upgrade(
            "longbow_iii",
            3,
            3,
            longbow(mark("Longbow III"), CARD, 5, 7, 9, bonus=(If(OfAKind(3), (Inflict("entangle"),)),)),
            number=20,
        ),
        Upgrade(
            "demising_shot_ii",
            2,
            2,
            demising_shot(mark("Demising Shot II"), CARD_OF_TWO, 6),
            adds=(
                Ability(
                    "focus",
                    mark("Focus"),
                    OFFENSIVE,
                    CARD_OF_TWO,
                    (Tier(symbols(arrow=2, moon=1), (Inflict("targeted"), Inflict("entangle"))),),
                ),
            ),
            number=21,
        ),
        Upgrade(
            "covered_shot_ii",
            2,
            2,
            covered_shot(mark("Covered Shot II"), CARD_OF_TWO, 9),
            adds=(
                Ability(
                    "evasive_action",
                    mark("Evasive Action"),
                    OFFENSIVE,
                    CARD_OF_TWO,
                    (
                        Tier(
                            symbols(foot=3),
                            (Choose(ANY_PLAYER, (Gain("evasive", 1, CHOSEN),)), Deal(2, UNDEFENDABLE)),
                        ),
                    ),
                ),
            ),
            number=22,
        ),
        Upgrade(
            "exploding_arrow_ii",
            2,
            2,
            exploding_arrow(mark("Exploding Arrow II"), CARD, 3, 2, "blind"),
            number=23,
        ),
        Upgrade(
            "exploding_arrow_iii",
            3,
            3,
            exploding_arrow(mark("Exploding Arrow III"), CARD, 3, 2, "blind", "entangle"),
            number=24,
        ),
        Upgrade("entangling_shot_ii", 2, 2, entangling_shot(mark("Entangling Shot II"), CARD, 9), number=25),
        Upgrade(
            "blinding_shot_ii",
            2,
            2,
            blinding_shot(mark("Blinding Shot II"), CARD_OF_TWO, 10),
            adds=(
                Ability(
                    "lunar_blessing",
                    mark("Lunar Blessing"),
                    OFFENSIVE,
                    CARD_OF_TWO,
                    (Tier(symbols(arrow=1, foot=2, moon=1), (Gain("evasive", 3), Inflict("entangle"))),),
                ),
            ),
            number=26,
        ),
        Upgrade(
            "eclipse_ii",
            2,
            2,
            eclipse(mark("Eclipse II"), CARD_OF_TWO, 9),
            adds=(
                Ability(
                    "moon_shadow",
                    mark("Moon Shadow"),
                    OFFENSIVE,
                    CARD_OF_TWO,
                    (Tier(symbols(moon=3), (Gain("evasive"), *moonlight())),),
                ),
            ),
            number=27,
        ),
        Upgrade("missed_me_ii", 3, 2, missed_me(mark("Missed Me II"), CARD, Per(1, "arrow")), number=28),
    ),
    cards=(
        Card(
            "moon_magic",
            mark("Moon Magic!"),
            MAIN,
            4,
            (Gain("evasive"), Choose(AN_OPPONENT, moonlight(CHOSEN))),
            Provenance(LOJO, (SELLIOTT,), note=mark("All three tokens go to one and the same opponent.")),
            29,
        ),
        Card(
            "take_that",
            mark("Take That!"),
            ROLL,
            0,
            (
                Roll(
                    1,
                    (
                        If(shows(arrow=1), (AddDamage(2),)),
                        If(shows(foot=1), (Inflict("entangle"),)),
                        If(shows(moon=1), (Inflict("blind"),)),
                    ),
                ),
            ),
            CARD,
            30,
            when=OWN_ATTACK,
            modifier=True,
        ),
        Card(
            "volley",
            mark("Volley!"),
            ROLL,
            1,
            (Roll(5, (AddDamage(Per(1, "arrow")),)), Inflict("entangle")),
            CARD,
            31,
            when=OWN_ATTACK,
            modifier=True,
        ),
        Card(
            "evade",
            mark("Evade!"),
            INSTANT,
            1,
            (Choose(ANY_PLAYER, (Gain("evasive", 1, CHOSEN),)),),
            CARD,
            32,
        ),
    ),
    promo=(
        Card(
            "lunar_umbra",
            mark("Lunar Umbra!"),
            MAIN,
            0,
            (Roll(1, (If(shows(moon=1), (Choose(AN_OPPONENT, moonlight(CHOSEN)),), (Draw(1),)),)),),
            CARD,
            33,
        ),
    ),
    faq=(
        Ruling(mark("Missed Me halves the damage only once, even with four feet."), LOJO),
        Ruling(mark("The 2 from Targeted are added as soon as the target of the attack is known."), LOJO),
        Ruling(mark("Evasive never helps against ultimate damage."), LOJO),
        Ruling(
            mark(
                "You may try more than one Evasive against the same damage, and Evasive also works against "
                "undefendable damage."
            ),
            LOJO,
        ),
        Ruling(mark("Cards that are allowed in the current phase may change the die of Evasive."), LOJO),
        Ruling(
            mark(
                "One successful Evasive in the upkeep avoids all damage of that phase together, such as Burn and "
                "Poison."
            ),
            LOJO,
        ),
    ),
)
