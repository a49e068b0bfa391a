"""The Shadow Thief: turns combat points into damage, steals, poisons and hides in the shadows."""

from __future__ import annotations

from ....core.words import mark
from ..effects.vocabulary import (
    AN_OPPONENT,
    CHOSEN,
    LARGE_STRAIGHT,
    OWN_ATTACK,
    PURE,
    SMALL_STRAIGHT,
    TURN_ENDS,
    ULTIMATE,
    UPKEEP,
    AddDamage,
    AfterDamage,
    Choose,
    Cp,
    Deal,
    DiceSum,
    Discard,
    DiscardRandom,
    Draw,
    Effects,
    Gain,
    GainCp,
    Half,
    Held,
    HeldSinceTurnStart,
    Holding,
    If,
    Inflict,
    On,
    Or,
    Per,
    Receive,
    Roll,
    SetDice,
    Side,
    StealCp,
    Then,
    Untouchable,
    Use,
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
    NTR,
    OFFENSIVE,
    POSITIVE,
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

BOARD = Provenance(NTR, (TRANKHAI,))
BOARD_OF_THREE = Provenance(NTR, (TRANKHAI, ZHUANG))
UPGRADE_CARD = Provenance(NTR, (SELLIOTT, ZHUANG))
CARD_OF_TWO = Provenance(NTR, (SELLIOTT, NOHERO, ZHUANG))
CARD = Provenance(SELLIOTT, (NTR, ZHUANG))
AT_ONCE = mark("Shadows gained here counts at once and already stops the damage of this attack.")

SHADOWS = TokenKind(
    "shadows",
    mark("Shadows"),
    POSITIVE,
    1,
    Provenance(RULEBOOK, (LOJO, SELLIOTT)),
    holds=(Untouchable(),),
    on=(On(TURN_ENDS, (Discard("shadows"),), (HeldSinceTurnStart("shadows"),)),),
)
SNEAK_ATTACK = TokenKind(
    "sneak_attack",
    mark("Sneak Attack"),
    POSITIVE,
    1,
    Provenance(
        RULEBOOK,
        (SELLIOTT, LOJO),
        note=mark(
            "Rulebook 2.2 allows it at any time after attacking; an older leaflet allowed it only at the end of the "
            "Offensive Roll Phase."
        ),
    ),
    uses=(Use((Roll(1, (AddDamage(DiceSum()),)),), OWN_ATTACK),),
    modifier=True,
)
POISON = TokenKind(
    "poison",
    mark("Poison"),
    NEGATIVE,
    3,
    Provenance(RULEBOOK, (LOJO, SELLIOTT)),
    persistent=True,
    on=(On(UPKEEP, (Receive(Held(1, "poison")),)),),
)

SHADOW_POISONS = If(shows(shadow=1), (Inflict("poison"),))


def dagger_strike(level: str, provenance: Provenance, bonus: Effects) -> Ability:
    """Dagger Strike in one of its levels: what comes with the damage for three, four and five daggers."""
    tiers = tuple(Tier(symbols(dagger=3 + step), (Deal(amount), *bonus)) for step, amount in enumerate((4, 6, 8)))
    return Ability("dagger_strike", level, OFFENSIVE, provenance, tiers)


def loot(amount: int, theft: tuple[str, ...]) -> Effects:
    """So many combat points, of which a shadow lets some be stolen: one for each name of `theft`, in that order."""
    stolen = (Side(name, (GainCp(amount - count), StealCp(count))) for count, name in enumerate(theft, start=1))
    gain = (GainCp(amount),)
    return (If(shows(shadow=1), (Or((Side("gain", gain), *stolen)),), gain),)


def pickpocket(level: str, provenance: Provenance, theft: tuple[str, ...], *amounts: int) -> Ability:
    """Pickpocket in one of its levels: the combat points for two bags and more."""
    tiers = tuple(Tier(symbols(bag=2 + step), loot(amount, theft)) for step, amount in enumerate(amounts))
    return Ability("pickpocket", level, OFFENSIVE, provenance, tiers)


def shifty_strike(level: str, provenance: Provenance, gained: int) -> Ability:
    """Shifty Strike in one of its levels: the combat points gained before half of them are dealt."""
    tier = Tier(SMALL_STRAIGHT, (GainCp(gained), Then(), Deal(Half(Cp()))))
    return Ability("shifty_strike", level, OFFENSIVE, provenance, (tier,))


def insidious_strike(level: str, provenance: Provenance, gained: int) -> Ability:
    """Insidious Strike in one of its levels: the combat points gained before all of them are dealt."""
    tier = Tier(LARGE_STRAIGHT, (GainCp(gained), Then(), Deal(Cp())))
    return Ability("insidious_strike", level, OFFENSIVE, provenance, (tier,))


def shadow_dance(level: str, provenance: Provenance, bonus: Effects = ()) -> Ability:
    """Shadow Dance in one of its levels: what comes with the two tokens."""
    does = (Roll(1, (Deal(Half(DiceSum()), PURE),)), AfterDamage(), Gain("shadows"), Gain("sneak_attack"), *bonus)
    return Ability("shadow_dance", level, OFFENSIVE, provenance, (Tier(symbols(shadow=3), does),))


def carducopia(level: str, provenance: Provenance, bonus: Effects = ()) -> Ability:
    """Carducopia in one of its levels: what comes with the cards."""
    return Ability("carducopia", level, OFFENSIVE, provenance, (Tier(symbols(card=2), (Draw(Per(1, "card")), *bonus)),))


def shadow_defense(level: str, provenance: Provenance, dice: int) -> Ability:
    """Shadow Defense in one of its levels: the number of dice."""
    does = (
        If(shows(dagger=2), (Inflict("poison"),)),
        If(shows(shadow=1), (Gain("sneak_attack"),)),
        If(shows(shadow=2), (Gain("shadows"),)),
    )
    return Ability("shadow_defense", level, DEFENSIVE, provenance, dice=dice, does=does)


def counter_strike(level: str, provenance: Provenance, damage: int) -> Ability:
    """Counter Strike in one of its levels: the damage for each dagger."""
    does = (Deal(Per(damage, "dagger")), If(shows(dagger=1, shadow=1), (Inflict("poison"),)))
    return Ability("counter_strike", level, DEFENSIVE, provenance, dice=5, does=does)


HERO = Hero(
    id="shadow_thief",
    name=mark("Shadow Thief"),
    complexity=5,
    dice=("dagger", "dagger", "bag", "bag", "card", "shadow"),
    symbols={"dagger": mark("dagger"), "bag": mark("bag"), "card": mark("card"), "shadow": mark("shadow")},
    tokens=(SHADOWS, SNEAK_ATTACK, POISON),
    board=(
        dagger_strike(
            mark("Dagger Strike"),
            Provenance(NTR, (NOHERO, ZHUANG)),
            (If(shows(bag=1), (GainCp(1),)), SHADOW_POISONS),
        ),
        pickpocket(
            mark("Pickpocket"),
            Provenance(NTR, (ZHUANG, NOHERO), note=mark("Five bags use the row for four.")),
            ("steal",),
            2,
            3,
            4,
        ),
        shifty_strike(mark("Shifty Strike"), BOARD_OF_THREE, 3),
        insidious_strike(mark("Insidious Strike"), BOARD, 3),
        shadow_dance(mark("Shadow Dance"), BOARD),
        carducopia(mark("Carducopia"), BOARD),
        Ability(
            "shadow_shank",
            mark("Shadow Shank!"),
            ULTIMATE_ABILITY,
            Provenance(
                NTR,
                (TRANKHAI, ZHUANG),
                note=mark("One source also removes the own negative tokens; it is not followed."),
            ),
            (Tier(symbols(shadow=5), (GainCp(3), Gain("shadows"), Then(), Deal(plus(Cp(), 5), ULTIMATE))),),
        ),
        shadow_defense(mark("Shadow Defense"), Provenance(NTR, (TRANKHAI, ZHUANG), note=AT_ONCE), 4),
        counter_strike(mark("Counter Strike"), Provenance(NTR, (ZHUANG,)), 1),
    ),
    upgrades=(
        Upgrade(
            "dagger_strike_ii",
            0,
            2,
            dagger_strike(
                mark("Dagger Strike II"),
                Provenance(NTR, (SELLIOTT,)),
                (GainCp(1), SHADOW_POISONS, If(shows(card=1), (Draw(1),))),
            ),
            number=19,
        ),
        Upgrade(
            "pickpocket_ii",
            1,
            2,
            pickpocket(mark("Pickpocket II"), UPGRADE_CARD, ("steal_one", "steal_two"), 3, 4, 5, 6),
            number=20,
        ),
        Upgrade(
            "shifty_strike_ii",
            2,
            2,
            shifty_strike(mark("Shifty Strike II"), CARD_OF_TWO, 4),
            adds=(
                Ability(
                    "shadow_strike",
                    mark("Shadow Strike"),
                    OFFENSIVE,
                    CARD_OF_TWO,
                    (Tier(symbols(dagger=2, shadow=2), (Deal(Half(Cp())), Inflict("poison"))),),
                ),
            ),
            number=21,
        ),
        Upgrade(
            "insidious_strike_ii",
            2,
            2,
            insidious_strike(mark("Insidious Strike II"), CARD_OF_TWO, 4),
            adds=(
                Ability(
                    "shank_attack",
                    mark("Shank Attack"),
                    OFFENSIVE,
                    Provenance(
                        NTR,
                        (SELLIOTT, NOHERO, ZHUANG, RULEBOOK),
                        note=mark("The rulebook names it as an ability without damage that still needs a target."),
                    ),
                    (
                        Tier(
                            symbols(dagger=1, bag=1, card=1, shadow=1),
                            (GainCp(1), Gain("sneak_attack"), Draw(1), Inflict("poison")),
                        ),
                    ),
                ),
            ),
            number=22,
        ),
        Upgrade("shadow_dance_ii", 1, 2, shadow_dance(mark("Shadow Dance II"), UPGRADE_CARD, (Draw(1),)), number=23),
        Upgrade(
            "carducopia_ii",
            2,
            2,
            carducopia(
                mark("Carducopia II"),
                UPGRADE_CARD,
                (If(shows(shadow=1), (DiscardRandom(1),)), If(shows(bag=1), (GainCp(1),))),
            ),
            number=24,
        ),
        Upgrade(
            "shadow_defense_ii",
            3,
            2,
            shadow_defense(mark("Shadow Defense II"), Provenance(NTR, (SELLIOTT, ZHUANG), note=AT_ONCE), 5),
            number=25,
        ),
        Upgrade("counter_strike_ii", 4, 2, counter_strike(mark("Counter Strike II"), UPGRADE_CARD, 2), number=26),
    ),
    cards=(
        Card("sneaky", mark("Sneaky!"), MAIN, 1, (Gain("sneak_attack"),), CARD, 27),
        Card(
            "poison_wound",
            mark("Poison Wound!"),
            INSTANT,
            2,
            (Choose(AN_OPPONENT, (Inflict("poison", 1, CHOSEN),)),),
            CARD,
            28,
        ),
        Card(
            "wild_shadow",
            mark("Wild Shadow!"),
            ROLL,
            4,
            (If(Holding("shadows"), (SetDice(2),), (SetDice(1),)),),
            CARD,
            29,
        ),
        Card(
            "shadow_coin",
            mark("Shadow Coin!"),
            INSTANT,
            0,
            (If(Holding("shadows"), (GainCp(3),), (GainCp(2),)),),
            CARD,
            30,
        ),
        Card("enter_the_shadows", mark("Enter the Shadows!"), INSTANT, 4, (Gain("shadows"),), CARD, 31),
        Card(
            "card_trick",
            mark("Card Trick!"),
            MAIN,
            2,
            (
                Choose(AN_OPPONENT, (DiscardRandom(1, CHOSEN),)),
                If(Holding("shadows"), (Draw(2),), (Draw(1),)),
            ),
            CARD,
            32,
        ),
    ),
    promo=(
        Card(
            "shadow_meld",
            mark("Shadow Meld!"),
            MAIN,
            0,
            (Roll(1, (If(shows(shadow=1), (Gain("sneak_attack"), GainCp(2)), (Draw(1),)),)),),
            Provenance(SELLIOTT, (ZHUANG,)),
            33,
        ),
    ),
    faq=(
        Ruling(
            mark(
                "Shadows is never spent, and an attack does not remove it; it only leaves at the end of a turn of "
                "yours that you began with it."
            ),
            RULEBOOK,
        ),
        Ruling(
            mark(
                "Gaining Shadows while you hold it does nothing; the one you have still leaves at the end of your turn."
            ),
            RULEBOOK,
        ),
        Ruling(
            mark(
                "Shadows needs no action, so it protects you while you are stunned; whoever stunned you still gets the "
                "extra Offensive Roll Phase."
            ),
            RULEBOOK,
        ),
        Ruling(mark("An activated ultimate ignores Shadows."), RULEBOOK),
        Ruling(mark("Shadows keeps undefendable damage away as well."), RULEBOOK),
        Ruling(
            mark("The damage of a phase is added up, so one successful Evasive can avoid all Poison of an upkeep."),
            RULEBOOK,
        ),
        Ruling(mark("You choose one of the two defensive abilities before you roll."), RULEBOOK),
        Ruling(
            mark(
                "Damage that equals your combat points uses what you have when the ability activates; spending some "
                "later does not lower it."
            ),
            RULEBOOK,
        ),
    ),
)
