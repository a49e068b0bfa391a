"""The Paladin: prays for tokens that strengthen, protect and strike back, and cannot easily be brought down."""

from __future__ import annotations

from ....core.words import mark
from ..effects.vocabulary import (
    ACTIVATES,
    ANY_PLAYER,
    ATTACKED,
    CHOSEN,
    INCOMING,
    LARGE_STRAIGHT,
    OWN,
    OWN_ATTACK,
    OWN_ATTACK_UNDEFENDED,
    SMALL_STRAIGHT,
    ULTIMATE,
    UNDEFENDABLE,
    AbilityUses,
    AddDamage,
    AfterDamage,
    AttackAtLeast,
    BecomeUndefendable,
    Choose,
    Deal,
    Draw,
    Effects,
    Gain,
    GainCp,
    Heal,
    If,
    LastStand,
    On,
    Or,
    Per,
    Prevent,
    PreventHalf,
    Reroll,
    ReturnHalf,
    Roll,
    Side,
    Use,
    plus,
    shows,
    symbols,
)
from .kinds import (
    DEFENSIVE,
    MAIN,
    MEDIUM,
    MEMORY,
    NOHERO,
    OFFENSIVE,
    PASSIVE,
    POSITIVE,
    ROLL,
    RULEBOOK,
    SELLIOTT,
    TRANKHAI,
    UNIQUE,
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

BOARD = Provenance(TRANKHAI, (RULEBOOK, ZHUANG, NOHERO))
UPGRADE_CARD = Provenance(ZHUANG, (SELLIOTT,), MEDIUM)
CARD_OF_TWO = Provenance(ZHUANG, (SELLIOTT, NOHERO), MEDIUM)
CARD = Provenance(SELLIOTT, (ZHUANG,))
TOKEN = Provenance(SELLIOTT, (TRANKHAI, ZHUANG))
RULED_TOKEN = Provenance(SELLIOTT, (RULEBOOK, TRANKHAI, ZHUANG))

RETRIBUTION = TokenKind(
    "retribution", mark("Retribution"), POSITIVE, 1, RULED_TOKEN, uses=(Use((ReturnHalf(),), ATTACKED),)
)
CRIT = TokenKind(
    "crit",
    mark("Crit"),
    POSITIVE,
    1,
    TOKEN,
    uses=(Use((AddDamage(4),), OWN_ATTACK, needs=(AttackAtLeast(5),)),),
    modifier=True,
)
PROTECT = TokenKind("protect", mark("Protect"), POSITIVE, 1, RULED_TOKEN, uses=(Use((PreventHalf(),), INCOMING),))
ACCURACY = TokenKind(
    "accuracy",
    mark("Accuracy"),
    POSITIVE,
    1,
    TOKEN,
    uses=(Use((BecomeUndefendable(),), OWN_ATTACK_UNDEFENDED),),
    modifier=True,
)
BLESSING_OF_DIVINITY = TokenKind(
    "blessing_of_divinity",
    mark("Blessing of Divinity"),
    UNIQUE,
    1,
    TOKEN,
    persistent=True,
    holds=(LastStand(1),),
    removable=False,
    movable=False,
)


def tithe(level: str, provenance: Provenance, draw_cost: int, on: tuple[On, ...] = ()) -> Ability:
    """Tithe in one of its levels: what a card costs, and what comes by itself."""
    uses = (Use((Reroll(1, OWN),), name="reroll", cp=1), Use((Draw(1),), name="draw", cp=draw_cost))
    return Ability("tithe", level, PASSIVE, provenance, uses=uses, on=on)


def retaliate(level: str, provenance: Provenance, cp: int) -> Ability:
    """Retaliate in one of its levels: the combat points that it brings."""
    does = (Choose(ANY_PLAYER, (Gain("retribution", 1, CHOSEN),)), GainCp(cp))
    return Ability("retaliate", level, OFFENSIVE, provenance, (Tier(symbols(helmet=3, prayer=1), does),))


def righteous_combat(level: str, provenance: Provenance, damage: int, dice: int) -> Ability:
    """Righteous Combat in one of its levels: the damage, and how many dice add to it."""
    extra = (AddDamage(plus(Per(2, "sword"), Per(1, "helmet"))), Heal(Per(2, "life")), GainCp(Per(1, "prayer")))
    tier = Tier(symbols(sword=3, helmet=2), (Deal(damage), Roll(dice, extra)))
    return Ability("righteous_combat", level, OFFENSIVE, provenance, (tier,))


def mighty_prayer(level: str, provenance: Provenance, damage: int) -> Ability:
    """Mighty Prayer in one of its levels: the damage."""
    does = (Deal(damage, UNDEFENDABLE), AfterDamage(), Gain("crit"), Gain("accuracy"))
    return Ability("mighty_prayer", level, OFFENSIVE, provenance, (Tier(symbols(sword=3, prayer=1), does),))


def holy_attack(level: str, provenance: Provenance, small: int, large: int) -> Ability:
    """Holy Attack in one of its levels: the damage for a small and a large straight."""
    tiers = (Tier(SMALL_STRAIGHT, (Heal(1), Deal(small))), Tier(LARGE_STRAIGHT, (Heal(2), Deal(large))))
    return Ability("holy_attack", level, OFFENSIVE, provenance, tiers)


def righteous_prayer(level: str, provenance: Provenance, deal: Deal) -> Ability:
    """Righteous Prayer in one of its levels: the damage."""
    does = (deal, AfterDamage(), Gain("crit"), GainCp(2))
    return Ability("righteous_prayer", level, OFFENSIVE, provenance, (Tier(symbols(prayer=4), does),))


def holy_light(level: str, provenance: Provenance, dice: int) -> Ability:
    """Holy Light in one of its levels: how many dice bring something."""
    gifts = (
        If(shows(sword=1), (Gain("crit"),)),
        If(shows(helmet=1), (Gain("protect"),)),
        If(shows(life=1), (Draw(1),)),
        If(shows(prayer=1), (GainCp(2),)),
    )
    tier = Tier(symbols(life=2), (Heal(Per(1, "life")), Roll(dice, gifts)))
    return Ability("holy_light", level, OFFENSIVE, provenance, (tier,))


def divine_defense(level: str, provenance: Provenance, dice: int, strikes: Effects, bonus: Effects = ()) -> Ability:
    """Divine Defense in one of its levels: the number of dice, what swords do, and what comes on top."""
    does = (*strikes, Prevent(plus(Per(1, "helmet"), Per(2, "life"))), GainCp(Per(1, "prayer")), *bonus)
    return Ability("divine_defense", level, DEFENSIVE, provenance, dice=dice, does=does)


STEADFAST = Ability(
    "steadfast",
    mark("Steadfast"),
    OFFENSIVE,
    CARD_OF_TWO,
    (Tier(symbols(sword=2, helmet=1), (Heal(2), Deal(2, UNDEFENDABLE))),),
)
DAMAGE_PER_SWORD: Effects = (Deal(Per(1, "sword")),)

HERO = Hero(
    id="paladin",
    name=mark("Paladin"),
    complexity=5,
    dice=("sword", "sword", "helmet", "helmet", "life", "prayer"),
    symbols={"sword": mark("sword"), "helmet": mark("helmet"), "life": mark("life"), "prayer": mark("prayer")},
    tokens=(RETRIBUTION, CRIT, PROTECT, ACCURACY, BLESSING_OF_DIVINITY),
    board=(
        tithe(
            mark("Tithe"),
            Provenance(
                TRANKHAI,
                (RULEBOOK, ZHUANG),
                note=mark("Each of the two can be used again as long as the combat points last."),
            ),
            3,
        ),
        retaliate(
            mark("Retaliate"),
            Provenance(
                TRANKHAI,
                (RULEBOOK, ZHUANG, NOHERO),
                MEDIUM,
                disputed=(
                    (TRANKHAI, "first version, from the board photograph: 3 cp"),
                    (ZHUANG, "2 cp"),
                    (TRANKHAI, "later version: 2 cp"),
                ),
                note=mark(
                    "The reading of the board photograph is kept: it was right on both other points where the "
                    "later version differs."
                ),
            ),
            3,
        ),
        righteous_combat(mark("Righteous Combat"), BOARD, 5, 2),
        mighty_prayer(mark("Mighty Prayer"), BOARD, 3),
        holy_attack(
            mark("Holy Attack"),
            Provenance(
                ZHUANG,
                (RULEBOOK, TRANKHAI),
                disputed=(
                    (ZHUANG, "6 after a re-check of the board picture"),
                    (TRANKHAI, "first version: 6"),
                    (TRANKHAI, "later version: 5"),
                ),
                note=mark("The 6 was read from the board twice, independently."),
            ),
            6,
            8,
        ),
        righteous_prayer(mark("Righteous Prayer"), BOARD, Deal(8)),
        holy_light(
            mark("Holy Light"),
            Provenance(
                RULEBOOK,
                (TRANKHAI, ZHUANG, NOHERO),
                disputed=(
                    (RULEBOOK, "2 dice"),
                    (TRANKHAI, "first version: 2 dice"),
                    (ZHUANG, "1 die"),
                    (TRANKHAI, "later version: 1 die"),
                ),
                note=mark("The number of dice is printed in the rulebook; the other figures agree everywhere."),
            ),
            2,
        ),
        Ability(
            "resolute_faith",
            mark("Resolute Faith!"),
            ULTIMATE_ABILITY,
            BOARD,
            (Tier(symbols(prayer=5), (Gain("blessing_of_divinity"), Heal(5), Deal(10, ULTIMATE))),),
        ),
        divine_defense(
            mark("Divine Defense"),
            Provenance(
                TRANKHAI,
                (RULEBOOK, ZHUANG),
                disputed=((RULEBOOK, "on sword (once)"), (TRANKHAI, "on sword (once)"), (ZHUANG, "1 dmg per sword")),
                note=mark("The rulebook words the sword line as happening once, the other lines as multiples."),
            ),
            3,
            (If(shows(sword=1), (Deal(1),)),),
        ),
    ),
    upgrades=(
        Upgrade(
            "tithe_ii",
            3,
            2,
            tithe(
                mark("Tithe II"),
                Provenance(
                    ZHUANG,
                    (SELLIOTT,),
                    MEDIUM,
                    disputed=(
                        (ZHUANG, "draw for 2 cp; 1 cp when an offensive ability with prayer is activated"),
                        (ZHUANG, "older version: 1 more cp in the income phase"),
                        (TRANKHAI, "only the cheaper draw"),
                    ),
                ),
                2,
                (On(ACTIVATES, (GainCp(1),), (AbilityUses("prayer"),)),),
            ),
            number=19,
        ),
        Upgrade(
            "retaliate_ii",
            1,
            2,
            retaliate(mark("Retaliate II"), CARD_OF_TWO, 4),
            (
                Ability(
                    "requital",
                    mark("Requital"),
                    OFFENSIVE,
                    CARD_OF_TWO,
                    (
                        Tier(
                            symbols(sword=1, helmet=1, life=1, prayer=1),
                            (Gain("retribution"), Heal(1), Deal(3, UNDEFENDABLE)),
                        ),
                    ),
                ),
            ),
            number=20,
        ),
        Upgrade(
            "holy_attack_ii",
            2,
            2,
            holy_attack(
                mark("Holy Attack II"),
                Provenance(ZHUANG, (SELLIOTT,), MEDIUM, note=mark("One more in both rows than the corrected level I.")),
                7,
                9,
            ),
            number=21,
        ),
        Upgrade(
            "righteous_prayer_ii",
            2,
            2,
            righteous_prayer(mark("Righteous Prayer II"), CARD_OF_TWO, Deal(8, UNDEFENDABLE)),
            (
                Ability(
                    "prosperity",
                    mark("Prosperity"),
                    OFFENSIVE,
                    CARD_OF_TWO,
                    (Tier(symbols(prayer=3), (GainCp(4),)),),
                ),
            ),
            number=22,
        ),
        Upgrade(
            "righteous_combat_ii",
            2,
            2,
            righteous_combat(mark("Righteous Combat II"), CARD_OF_TWO, 5, 3),
            (STEADFAST,),
            number=23,
        ),
        Upgrade(
            "righteous_combat_iii",
            4,
            3,
            righteous_combat(mark("Righteous Combat III"), CARD_OF_TWO, 6, 3),
            (STEADFAST,),
            number=24,
        ),
        Upgrade(
            "mighty_prayer_ii",
            2,
            2,
            mighty_prayer(
                mark("Mighty Prayer II"),
                Provenance(
                    ZHUANG,
                    (SELLIOTT, NOHERO),
                    MEDIUM,
                    disputed=(
                        (NOHERO, "Offensive Stance: 2 sword + 1 life"),
                        (ZHUANG, "Offensive Stance: 2 sword + 1 prayer"),
                    ),
                    note=mark(
                        "The symbols of Offensive Stance follow the source whose activations agree with every picture "
                        "that could be checked."
                    ),
                ),
                4,
            ),
            (
                Ability(
                    "offensive_stance",
                    mark("Offensive Stance"),
                    OFFENSIVE,
                    CARD_OF_TWO,
                    (
                        Tier(
                            symbols(sword=2, life=1),
                            (
                                Deal(2, UNDEFENDABLE),
                                AfterDamage(),
                                Or((Side("crit", (Gain("crit"),)), Side("accuracy", (Gain("accuracy"),)))),
                            ),
                        ),
                    ),
                ),
            ),
            number=25,
        ),
        Upgrade(
            "holy_light_ii",
            2,
            2,
            holy_light(
                mark("Holy Light II"),
                Provenance(ZHUANG, (SELLIOTT,), MEDIUM, note=mark("One die more than the corrected level I.")),
                3,
            ),
            number=26,
        ),
        Upgrade(
            "divine_defense_ii",
            3,
            2,
            divine_defense(
                mark("Divine Defense II"),
                Provenance(
                    ZHUANG,
                    (SELLIOTT,),
                    MEDIUM,
                    note=mark("Damage for each sword follows the source; level I prints the sword line once."),
                ),
                4,
                DAMAGE_PER_SWORD,
            ),
            number=27,
        ),
        Upgrade(
            "divine_defense_iii",
            4,
            3,
            divine_defense(
                mark("Divine Defense III"),
                Provenance(ZHUANG, (SELLIOTT, RULEBOOK), MEDIUM),
                4,
                DAMAGE_PER_SWORD,
                (If(shows(helmet=2, prayer=1), (Gain("protect"),)),),
            ),
            number=28,
        ),
    ),
    cards=(
        Card("mighty", mark("Mighty!"), MAIN, 1, (Choose(ANY_PLAYER, (Gain("crit", 1, CHOSEN),)),), CARD, 29),
        Card(
            "consecration",
            mark("Consecration!"),
            MAIN,
            4,
            (
                Choose(
                    ANY_PLAYER,
                    (
                        Gain("protect", 1, CHOSEN),
                        Gain("retribution", 1, CHOSEN),
                        Gain("crit", 1, CHOSEN),
                        Gain("accuracy", 1, CHOSEN),
                    ),
                ),
            ),
            Provenance(SELLIOTT, (ZHUANG,), note=mark("All four go to one and the same player.")),
            30,
        ),
        Card(
            "blessed",
            mark("Blessed!"),
            MAIN,
            1,
            (
                Roll(
                    1,
                    (
                        If(shows(sword=1), (Draw(2),)),
                        If(shows(helmet=1), (Heal(3),)),
                        If(shows(life=1), (Heal(4),)),
                        If(shows(prayer=1), (GainCp(3),)),
                    ),
                ),
            ),
            CARD,
            31,
        ),
        Card(
            "absolution",
            mark("Absolution!"),
            ROLL,
            1,
            (
                Roll(
                    1,
                    (
                        If(shows(sword=1), (Deal(3),)),
                        If(shows(helmet=1), (Prevent(3),)),
                        If(shows(life=1), (Prevent(5),)),
                        If(shows(prayer=1), (Prevent(2), GainCp(2))),
                    ),
                ),
            ),
            Provenance(SELLIOTT, (ZHUANG, RULEBOOK)),
            32,
            when=ATTACKED,
        ),
    ),
    promo=(
        Card(
            "divine_favor",
            mark("Divine Favor!"),
            MAIN,
            0,
            (Roll(1, (If(shows(prayer=1), (GainCp(4),), (Draw(1),)),)),),
            CARD,
            33,
        ),
    ),
    faq=(
        Ruling(
            mark("Retribution and Protect count from the same subtotal: Protect does not lessen what is returned."),
            RULEBOOK,
        ),
        Ruling(
            mark("Two Protect on the same damage take half of the subtotal each, rounded up: together, all of it."),
            RULEBOOK,
        ),
        Ruling(mark("A Protect gained by the defense can be spent against the very attack defended."), RULEBOOK),
        Ruling(
            mark("Tithe can re-roll any own die at any time: dice of a defense, of a card and of an ability too."),
            MEMORY,
        ),
        Ruling(
            mark("Blessing of Divinity also saves from an ultimate: it changes the health, it prevents no damage."),
            MEMORY,
        ),
        Ruling(
            mark("Crit needs an attack of 5 damage or more when it is spent; it adds to no collateral or pure damage."),
            SELLIOTT,
        ),
    ),
)
