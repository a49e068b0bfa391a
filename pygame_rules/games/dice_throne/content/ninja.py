"""The Ninja: poisons that act late, smoke to vanish in, and techniques that sharpen an attack."""

from __future__ import annotations

from ....core.words import mark
from ..effects.vocabulary import (
    ALL,
    AN_OPPONENT,
    ANY_PLAYER,
    ATTACKED,
    CARD,
    CHOSEN,
    INCOMING,
    LARGE_STRAIGHT,
    OWN_ATTACK,
    PURE,
    SMALL_STRAIGHT,
    TURN_ENDS,
    ULTIMATE,
    UNDEFENDABLE,
    AddDamage,
    BecomeUndefendable,
    BeforeDefense,
    Choose,
    Deal,
    DiceSum,
    Discard,
    Draw,
    Effect,
    Effects,
    Gain,
    Held,
    If,
    Inflict,
    OfAKind,
    On,
    Or,
    Per,
    Prevent,
    PreventAll,
    Receive,
    RerollThese,
    Roll,
    ShowsValue,
    Side,
    Spend,
    SumAtMost,
    Then,
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
    MEDIUM,
    NEGATIVE,
    NOHERO,
    OFFENSIVE,
    POSITIVE,
    ROLL,
    SELLIOTT,
    TAQUITOS,
    TRANKHAI,
    YOUSSEF,
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

TOKEN = Provenance(LOJO, (SELLIOTT, TRANKHAI, YOUSSEF))
BOARD = Provenance(YOUSSEF, (TRANKHAI, ZHUANG, NOHERO, TAQUITOS))
STRAIGHT = Provenance(YOUSSEF, (TRANKHAI, ZHUANG, TAQUITOS))
UPGRADE_CARD = Provenance(ZHUANG, (SELLIOTT, YOUSSEF))
CARD_OF_TWO = Provenance(ZHUANG, (SELLIOTT, NOHERO, YOUSSEF))
SHADEWALK_CARD = Provenance(
    ZHUANG,
    (SELLIOTT, NOHERO, YOUSSEF),
    MEDIUM,
    disputed=(
        (ZHUANG, "Jugulate inflicts 2 delayed_poison"),
        (YOUSSEF, "Jugulate inflicts 1 delayed_poison"),
    ),
    note=mark("Only the poison of Jugulate is open; the figure of a card picture is kept."),
)
ACTION = Provenance(SELLIOTT, (YOUSSEF,))

DELAYED_POISON = TokenKind(
    "delayed_poison",
    mark("Delayed Poison"),
    NEGATIVE,
    2,
    TOKEN,
    on=(On(TURN_ENDS, (Receive(Held(3, "delayed_poison")), Discard("delayed_poison", ALL))),),
)
SMOKE_BOMB = TokenKind(
    "smoke_bomb",
    mark("Smoke Bomb"),
    POSITIVE,
    1,
    TOKEN,
    uses=(Use((Roll(1, (If(ShowsValue(1, 3), (PreventAll(),)),)),), INCOMING),),
)
NINJUTSU = TokenKind(
    "ninjutsu",
    mark("Ninjutsu"),
    POSITIVE,
    3,
    TOKEN,
    uses=(
        Use(
            (
                Roll(
                    1,
                    (
                        If(ShowsValue(1, 3), (AddDamage(1),)),
                        If(ShowsValue(4, 5), (AddDamage(2),)),
                        If(
                            ShowsValue(6, 6),
                            (
                                Or(
                                    (
                                        Side("damage", (AddDamage(2),)),
                                        Side("poison", (Inflict("delayed_poison"),)),
                                        Side("undefendable", (BecomeUndefendable(),), (BeforeDefense(),)),
                                    )
                                ),
                            ),
                        ),
                    ),
                ),
            ),
            OWN_ATTACK,
        ),
    ),
    modifier=True,
)

POISON_ONE = Choose(AN_OPPONENT, (Inflict("delayed_poison", 1, CHOSEN),))


def slash(level: str, provenance: Provenance, *damage: int, bonus: Effects = ()) -> Ability:
    """Slash in one of its levels: the damage for three, four and five blades."""
    tiers = tuple(Tier(symbols(ninjato=3 + step), (Deal(amount), *bonus)) for step, amount in enumerate(damage))
    return Ability("slash", level, OFFENSIVE, provenance, tiers)


def walk_the_line(level: str, provenance: Provenance, before: Effects = ()) -> Ability:
    """Walk the Line in one of its levels: what can be done to its dice."""
    does = (Roll(2, (*before, Deal(DiceSum()), If(SumAtMost(6), (BecomeUndefendable(),)))),)
    return Ability("walk_the_line", level, OFFENSIVE, provenance, (Tier(symbols(shuriken=4), does),))


def death_blossom(level: str, provenance: Provenance, before: Effects = (), after: Effects = ()) -> Ability:
    """Death Blossom in one of its levels: what can be done to its dice, and what comes on top."""
    strikes = (Deal(plus(Per(1, "ninjato"), Per(2, "shuriken"))), If(shows(mask=1), (BecomeUndefendable(),)))
    tier = Tier(symbols(ninjato=3, shuriken=2), (Roll(5, (*before, *strikes, *after)),))
    return Ability("death_blossom", level, OFFENSIVE, provenance, (tier,))


def smoke_screen(level: str, provenance: Provenance, ninjutsu: int) -> Ability:
    """Smoke Screen in one of its levels: the Ninjutsu that it gives."""
    gift = Choose(ANY_PLAYER, (Gain("smoke_bomb", 1, CHOSEN), Gain("ninjutsu", ninjutsu, CHOSEN)))
    tier = Tier(symbols(ninjato=1, shuriken=2, mask=1), (gift, POISON_ONE))
    return Ability("smoke_screen", level, OFFENSIVE, provenance, (tier,))


def poison_blade(level: str, provenance: Provenance, poison: Effect) -> Ability:
    """Poison Blade in one of its levels: how it poisons."""
    return Ability("poison_blade", level, OFFENSIVE, provenance, (Tier(SMALL_STRAIGHT, (poison, Deal(5))),))


def shadewalk(level: str, provenance: Provenance, poison: int, damage: int) -> Ability:
    """Shadewalk in one of its levels: the poison and the damage."""
    does = (Gain("smoke_bomb"), Inflict("delayed_poison", poison), Deal(damage, UNDEFENDABLE))
    return Ability("shadewalk", level, OFFENSIVE, provenance, (Tier(symbols(mask=4), does),))


def shadow_fang(level: str, provenance: Provenance, gains: Effects) -> Ability:
    """Shadow Fang in one of its levels: what is gained before it strikes."""
    return Ability("shadow_fang", level, OFFENSIVE, provenance, (Tier(LARGE_STRAIGHT, (*gains, Then(), Deal(8))),))


def shade_shift(level: str, provenance: Provenance, rerolls: int, blades: Effect) -> Ability:
    """Shade Shift in one of its levels: how many dice may be rolled again, and what blades do."""
    stars, smoke = If(shows(shuriken=1), (Deal(2),)), If(shows(mask=2), (Gain("smoke_bomb"),))
    return Ability(
        "shade_shift", level, DEFENSIVE, provenance, dice=3, does=(RerollThese(rerolls), blades, stars, smoke)
    )


def added(
    name: str, title: str, activation: dict[str, int], does: Effects, provenance: Provenance = CARD_OF_TWO
) -> Ability:
    """A second ability on an upgrade card."""
    return Ability(name, title, OFFENSIVE, provenance, (Tier(symbols(**activation), does),))


HERO = Hero(
    id="ninja",
    name=mark("Ninja"),
    complexity=2,
    dice=("ninjato", "ninjato", "ninjato", "shuriken", "shuriken", "mask"),
    symbols={"ninjato": mark("ninjato"), "shuriken": mark("shuriken"), "mask": mark("mask")},
    tokens=(DELAYED_POISON, SMOKE_BOMB, NINJUTSU),
    board=(
        slash(mark("Slash"), BOARD, 5, 6, 7),
        walk_the_line(
            mark("Walk the Line"),
            Provenance(
                YOUSSEF,
                (TRANKHAI, NOHERO, TAQUITOS),
                disputed=(
                    (YOUSSEF, "2 dice, total as dmg, 6 or less undefendable"),
                    (ZHUANG, "flat 7 dmg in its older code"),
                ),
            ),
        ),
        death_blossom(
            mark("Death Blossom"),
            Provenance(
                YOUSSEF,
                (TRANKHAI, NOHERO, TAQUITOS),
                disputed=(
                    (YOUSSEF, "on mask the attack becomes undefendable"),
                    (ZHUANG, "mask gives 1 ninjutsu in its older code"),
                ),
            ),
        ),
        smoke_screen(
            mark("Smoke Screen"),
            Provenance(
                YOUSSEF,
                (TRANKHAI, ZHUANG, NOHERO, TAQUITOS),
                note=mark("Smoke Bomb and Ninjutsu go to the same player."),
            ),
            2,
        ),
        poison_blade(mark("Poison Blade"), STRAIGHT, Inflict("delayed_poison")),
        shadewalk(
            mark("Shadewalk"),
            Provenance(
                YOUSSEF,
                (TRANKHAI, ZHUANG, NOHERO, TAQUITOS),
                note=mark("6 damage was read from two boards; level II deals less, but poisons twice."),
            ),
            1,
            6,
        ),
        shadow_fang(mark("Shadow Fang"), STRAIGHT, (Gain("ninjutsu", 2),)),
        Ability(
            "assassinate",
            mark("Assassinate!"),
            ULTIMATE_ABILITY,
            Provenance(
                YOUSSEF,
                (TRANKHAI, ZHUANG, NOHERO),
                note=mark("Both choices may fall on the same opponent."),
            ),
            (Tier(symbols(mask=5), (POISON_ONE, POISON_ONE, Gain("smoke_bomb"), Deal(10, ULTIMATE))),),
        ),
        shade_shift(
            mark("Shade Shift"),
            Provenance(
                YOUSSEF,
                (TRANKHAI, ZHUANG, TAQUITOS),
                disputed=((YOUSSEF, "2 mask for the smoke bomb"), (ZHUANG, "1 mask at level I")),
                note=mark("A Smoke Bomb that is gained here can be spent against this very attack."),
            ),
            1,
            If(shows(ninjato=1), (Deal(1),)),
        ),
    ),
    upgrades=(
        Upgrade(
            "slash_ii",
            2,
            2,
            slash(
                mark("Slash II"),
                Provenance(
                    ZHUANG,
                    (SELLIOTT, YOUSSEF),
                    disputed=(
                        (YOUSSEF, "4/6/8, 3-of-a-kind gives 1 ninjutsu"),
                        (ZHUANG, "same after the card re-check; 6/7/8 in its older code"),
                    ),
                ),
                4,
                6,
                8,
                bonus=(If(OfAKind(3), (Gain("ninjutsu"),)),),
            ),
            number=19,
        ),
        Upgrade(
            "death_blossom_ii",
            2,
            2,
            death_blossom(
                mark("Death Blossom II"),
                UPGRADE_CARD,
                (RerollThese(2),),
                (If(shows(mask=2), (Inflict("delayed_poison"),)),),
            ),
            number=20,
        ),
        Upgrade(
            "smoke_screen_ii",
            2,
            2,
            smoke_screen(
                mark("Smoke Screen II"),
                Provenance(
                    ZHUANG,
                    (SELLIOTT, NOHERO, YOUSSEF),
                    note=mark("Both choices of Kuji-Kiri may fall on the same opponent."),
                ),
                3,
            ),
            (
                added(
                    "kuji_kiri",
                    mark("Kuji-Kiri"),
                    {"shuriken": 3, "mask": 2},
                    (Choose(AN_OPPONENT, (Deal(4, PURE, CHOSEN),)), Choose(AN_OPPONENT, (Deal(4, PURE, CHOSEN),))),
                ),
            ),
            number=21,
        ),
        Upgrade(
            "walk_the_line_ii",
            2,
            2,
            walk_the_line(mark("Walk the Line II"), CARD_OF_TWO, (RerollThese(1),)),
            (
                added(
                    "tip_of_the_blade",
                    mark("Tip of the Blade"),
                    {"shuriken": 3},
                    (Roll(1, (Deal(DiceSum(), PURE),)),),
                ),
            ),
            number=22,
        ),
        Upgrade(
            "poison_blade_ii",
            1,
            2,
            poison_blade(
                mark("Poison Blade II"),
                Provenance(
                    ZHUANG,
                    (SELLIOTT, YOUSSEF),
                    disputed=((SELLIOTT, "cost 1"), (YOUSSEF, "cost 1"), (ZHUANG, "cost 2")),
                    note=mark("Read by numbers, 1 to 3 and 4 to 6, it comes to the same."),
                ),
                Roll(
                    1,
                    (
                        If(shows(ninjato=1), (Inflict("delayed_poison"),)),
                        If(shows(shuriken=1), (Inflict("delayed_poison", 2),)),
                        If(shows(mask=1), (Inflict("delayed_poison", 2),)),
                    ),
                ),
            ),
            number=23,
        ),
        Upgrade(
            "shadow_fang_ii",
            2,
            2,
            shadow_fang(mark("Shadow Fang II"), CARD_OF_TWO, (Gain("smoke_bomb"), Gain("ninjutsu", 2))),
            (
                added(
                    "misdirect",
                    mark("Misdirect"),
                    {"ninjato": 2, "mask": 2},
                    (Gain("smoke_bomb"), Deal(2, UNDEFENDABLE)),
                ),
            ),
            number=24,
        ),
        Upgrade(
            "shadewalk_ii",
            2,
            2,
            shadewalk(mark("Shadewalk II"), SHADEWALK_CARD, 2, 5),
            (
                added(
                    "jugulate",
                    mark("Jugulate"),
                    {"mask": 3},
                    (Gain("ninjutsu", 3), Choose(AN_OPPONENT, (Inflict("delayed_poison", 2, CHOSEN),))),
                    SHADEWALK_CARD,
                ),
            ),
            number=25,
        ),
        Upgrade(
            "shade_shift_ii",
            2,
            2,
            shade_shift(mark("Shade Shift II"), UPGRADE_CARD, 2, Deal(Per(1, "ninjato"))),
            number=26,
        ),
    ),
    cards=(
        Card(
            "poison_dart",
            mark("Poison Dart!"),
            MAIN,
            2,
            (POISON_ONE,),
            Provenance(SELLIOTT, (TRANKHAI, YOUSSEF)),
            27,
        ),
        Card(
            "throwing_stars",
            mark("Throwing Stars!"),
            ROLL,
            1,
            (Roll(5, (RerollThese(5), AddDamage(Per(1, "shuriken")))),),
            ACTION,
            28,
            when=OWN_ATTACK,
            modifier=True,
        ),
        Card(
            "fan_of_knives",
            mark("Fan of Knives!"),
            MAIN,
            2,
            (Choose(AN_OPPONENT, (Deal(1, UNDEFENDABLE, CHOSEN),)),) * 3,
            Provenance(SELLIOTT, (YOUSSEF,), note=mark("All three choices may fall on the same opponent.")),
            29,
        ),
        Card(
            "smoke_offering",
            mark("Smoke Offering!"),
            INSTANT,
            0,
            (Spend(CARD, (Choose(ANY_PLAYER, (Gain("smoke_bomb", 1, CHOSEN),)),), must=True),),
            ACTION,
            30,
        ),
        Card("train", mark("Train!"), INSTANT, 0, (Gain("ninjutsu"),), ACTION, 31),
        Card(
            "escape",
            mark("Escape!"),
            ROLL,
            0,
            (
                Roll(
                    1,
                    (
                        If(shows(ninjato=1), (Prevent(1),)),
                        If(shows(shuriken=1), (Prevent(2),)),
                        If(shows(mask=1), (Gain("smoke_bomb"),)),
                    ),
                ),
            ),
            Provenance(SELLIOTT, (ZHUANG, YOUSSEF)),
            32,
            when=ATTACKED,
        ),
    ),
    promo=(
        Card(
            "dojo",
            mark("Dojo!"),
            MAIN,
            0,
            (Roll(1, (If(shows(mask=1), (Gain("smoke_bomb"), Gain("ninjutsu", 2)), (Draw(1),)),)),),
            Provenance(SELLIOTT, (ZHUANG,)),
            33,
        ),
    ),
    faq=(
        Ruling(
            mark("Once the defense is rolled, a Ninjutsu 6 can no longer make the attack undefendable."),
            LOJO,
        ),
        Ruling(
            mark("Ninjutsu can be spent from the declaration of the attack to the end of the Roll Phase."),
            LOJO,
        ),
        Ruling(mark("Either side may change the dice of Ninjutsu and Smoke Bomb by cards of the phase."), LOJO),
        Ruling(
            mark("The damage of a phase is one sum, so that one token can stop two Delayed Poison together."),
            LOJO,
        ),
        Ruling(
            mark("Smoke Bomb also stops damage of status effects, all of an upkeep at once; never an ultimate."),
            LOJO,
        ),
        Ruling(mark("With Ninjutsu at its limit, tokens can be spent before more of them are gained."), LOJO),
    ),
)
