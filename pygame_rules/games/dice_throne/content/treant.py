"""The Treant: grows spirits from seedling to dryad and spends them, heals at wells and holds with roots and vines."""

from __future__ import annotations

from ....core.words import mark
from ..effects.vocabulary import (
    A_TEAMMATE,
    ALL_OPPONENTS,
    AN_OPPONENT,
    ANY_PLAYER,
    ATTACKED,
    CHOSEN,
    COLLATERAL,
    LARGE_STRAIGHT,
    OWN,
    OWN_ATTACK,
    OWN_MAIN,
    PURE,
    ROLL_PHASE_ENDS,
    SMALL_STRAIGHT,
    ULTIMATE,
    UNDEFENDABLE,
    UPKEEP,
    AddDamage,
    AtMost,
    BecomeUndefendable,
    Choose,
    Deal,
    DiceSum,
    Discard,
    Draw,
    Effects,
    ExtraAttempts,
    Gain,
    GainCp,
    Grow,
    GrowEach,
    Half,
    Heal,
    Held,
    If,
    Inflict,
    OfAKind,
    On,
    Per,
    Prevent,
    PreventStatus,
    Receive,
    Reroll,
    Roll,
    Spend,
    Spent,
    SpentAtLeast,
    Then,
    Use,
    plus,
    shows,
    symbols,
)
from .kinds import (
    COMPANION,
    DEFENSIVE,
    INSTANT,
    MAIN,
    MEMORY,
    NEGATIVE,
    NOHERO,
    NTR,
    OFFENSIVE,
    PASSIVE,
    POSITIVE,
    ROLL,
    RULEBOOK,
    SELLIOTT,
    TRANKHAI,
    YOUSSEF,
    ZHUANG,
    Ability,
    Card,
    Companion,
    Hero,
    Provenance,
    Ruling,
    Tier,
    TokenKind,
    Upgrade,
)
from .kinds import ULTIMATE as ULTIMATE_ABILITY

TOKEN = Provenance(SELLIOTT, (TRANKHAI,))
COMPANION_TOKEN = Provenance(
    SELLIOTT, (TRANKHAI,), note=mark("A companion is no status effect: what removes or moves those leaves it alone.")
)
BOARD = Provenance(TRANKHAI, (NTR, ZHUANG, NOHERO, YOUSSEF))
PLAIN_BOARD = Provenance(TRANKHAI, (NTR, ZHUANG, YOUSSEF))
UPGRADE_CARD = Provenance(NTR, (SELLIOTT, ZHUANG))
CARD_OF_TWO = Provenance(NTR, (SELLIOTT, ZHUANG, NOHERO))
ACTION = Provenance(SELLIOTT, (NTR, ZHUANG))
EARLIER_LAYOUT = mark("Three readings stand against one picture of what seems to be an earlier board.")

SPIRIT = "spirit"
WELLSPRING_FOR_ONE = Choose(ANY_PLAYER, (Gain("wellspring", 1, CHOSEN),))
VINE_FOR_ONE = Choose(AN_OPPONENT, (Inflict("barbed_vine", 1, CHOSEN),))

SEEDLING = Companion(
    "seedling",
    mark("Seedling Spirit"),
    COMPANION,
    3,
    COMPANION_TOKEN,
    persistent=True,
    uses=(Use((Reroll(1, OWN),)),),
    removable=False,
    movable=False,
    once_a_turn=True,
    family=SPIRIT,
)
SAPLING = Companion(
    "sapling",
    mark("Sapling Spirit"),
    COMPANION,
    2,
    COMPANION_TOKEN,
    persistent=True,
    uses=(Use((Heal(1), GainCp(1)), name="heal"), Use((Draw(1),), name="draw", cp=1)),
    removable=False,
    movable=False,
    once_a_turn=True,
    family=SPIRIT,
    grows_from="seedling",
)
DRYAD = Companion(
    "dryad",
    mark("Dryad Spirit"),
    COMPANION,
    1,
    COMPANION_TOKEN,
    persistent=True,
    uses=(Use((AddDamage(3),), OWN_ATTACK, "strengthen"), Use((PreventStatus(NEGATIVE),), ATTACKED, "shield")),
    removable=False,
    movable=False,
    modifier=True,
    once_a_turn=True,
    family=SPIRIT,
    grows_from="sapling",
)
BARBED_VINE = TokenKind(
    "barbed_vine",
    mark("Barbed Vine"),
    NEGATIVE,
    1,
    TOKEN,
    on=(On(ROLL_PHASE_ENDS, (Receive(AtMost(ExtraAttempts(), 2)), Discard("barbed_vine"))),),
)
WELLSPRING = TokenKind(
    "wellspring",
    mark("Wellspring"),
    POSITIVE,
    1,
    TOKEN,
    uses=(Use((Roll(1, (Heal(Half(DiceSum())),)),), OWN_MAIN),),
)


def splinter(level: str, provenance: Provenance, after: Effects) -> Ability:
    """Splinter in one of its levels: what follows its damage."""
    tiers = tuple(Tier(symbols(branch=count), (Deal(count + 2), *after)) for count in (3, 4, 5))
    return Ability("splinter", level, OFFENSIVE, provenance, tiers)


def tend(level: str, provenance: Provenance, growth: int) -> Ability:
    """Tend in one of its levels: how much grows."""
    does = (Draw(1), Grow(growth, SPIRIT), WELLSPRING_FOR_ONE, VINE_FOR_ONE)
    return Ability("tend", level, OFFENSIVE, provenance, (Tier(symbols(leaf=2, spirit=2), does),))


def overgrowth(level: str, provenance: Provenance, damage: int) -> Ability:
    """Overgrowth in one of its levels: its damage before spirits are spent."""
    spirits = Spend(SPIRIT, (AddDamage(Spent(4)),), at_most=2)
    well = Spend("wellspring", (BecomeUndefendable(),))
    tier = Tier(symbols(branch=2, leaf=3), (Deal(damage), spirits, well))
    return Ability("overgrowth", level, OFFENSIVE, provenance, (tier,))


def vengeful_vines(level: str, provenance: Provenance, damage: int) -> Ability:
    """Vengeful Vines in one of its levels: the damage."""
    tier = Tier(SMALL_STRAIGHT, (Inflict("barbed_vine"), Deal(damage)))
    return Ability("vengeful_vines", level, OFFENSIVE, provenance, (tier,))


def call_of_the_wild(level: str, provenance: Provenance, dice: int) -> Ability:
    """Call of the Wild in one of its levels: how many dice answer."""
    answers = (
        AddDamage(Per(1, "branch")),
        If(shows(leaf=1), (Gain("wellspring"),)),
        Grow(Per(1, "spirit"), SPIRIT),
    )
    tier = Tier(LARGE_STRAIGHT, (Deal(8), Roll(dice, answers)))
    return Ability("call_of_the_wild", level, OFFENSIVE, provenance, (tier,))


def natures_grasp(level: str, provenance: Provenance, damage: int) -> Ability:
    """Nature's Grasp in one of its levels: its damage beside that of the spirits."""
    does = (Grow(2, SPIRIT), Then(), Deal(plus(damage, Held(1, SPIRIT)), UNDEFENDABLE))
    return Ability("natures_grasp", level, OFFENSIVE, provenance, (Tier(symbols(spirit=4), does),))


def rooted(level: str, provenance: Provenance, dice: int, bonus: Effects = ()) -> Ability:
    """Rooted in one of its levels: the number of dice, and what comes on top."""
    does = (
        Prevent(plus(Per(1, "branch"), Per(1, "spirit"))),
        If(shows(leaf=2), (Grow(1, SPIRIT),)),
        *bonus,
    )
    return Ability("rooted", level, DEFENSIVE, provenance, dice=dice, does=does)


def added(
    name: str, title: str, activation: dict[str, int], does: Effects, provenance: Provenance = CARD_OF_TWO
) -> Ability:
    """A second ability on an upgrade card."""
    return Ability(name, title, OFFENSIVE, provenance, (Tier(symbols(**activation), does),))


HERO = Hero(
    id="treant",
    name=mark("Treant"),
    complexity=6,
    dice=("branch", "branch", "branch", "leaf", "leaf", "spirit"),
    symbols={"branch": mark("branch"), "leaf": mark("leaf"), "spirit": mark("spirit")},
    families={SPIRIT: mark("spirit")},
    tokens=(SEEDLING, SAPLING, DRYAD, BARBED_VINE, WELLSPRING),
    board=(
        Ability("fertilize", mark("Fertilize"), PASSIVE, PLAIN_BOARD, on=(On(UPKEEP, (Grow(1, SPIRIT),)),)),
        splinter(mark("Splinter"), BOARD, (Spend(SPIRIT, (Inflict("barbed_vine"),)),)),
        tend(mark("Tend"), BOARD, 3),
        overgrowth(
            mark("Overgrowth"),
            Provenance(
                TRANKHAI,
                (NTR, NOHERO),
                disputed=(
                    (TRANKHAI, "deal 2, up to 2 spirit +4 each, wellspring spent for undefendable"),
                    (NTR, "as chosen"),
                    (ZHUANG, "as chosen"),
                    (
                        YOUSSEF,
                        "board picture: up to 3 spirit, 4 dmg each, no base dmg, undefendable if a wellspring is held",
                    ),
                ),
                note=EARLIER_LAYOUT,
            ),
            2,
        ),
        vengeful_vines(mark("Vengeful Vines"), PLAIN_BOARD, 7),
        call_of_the_wild(
            mark("Call of the Wild"),
            Provenance(
                TRANKHAI,
                (NTR, YOUSSEF),
                disputed=(
                    (TRANKHAI, "8 dmg"),
                    (NTR, "8 dmg"),
                    (YOUSSEF, "8 dmg (board picture)"),
                    (ZHUANG, "6 dmg"),
                ),
            ),
            4,
        ),
        natures_grasp(mark("Nature's Grasp"), BOARD, 5),
        Ability(
            "wake_the_forest",
            mark("Wake the Forest!"),
            ULTIMATE_ABILITY,
            Provenance(
                TRANKHAI,
                (NTR, ZHUANG, NOHERO),
                disputed=(
                    (TRANKHAI, "grow 5 spirit"),
                    (NTR, "grow 5 spirit"),
                    (ZHUANG, "grow 5 spirit"),
                    (YOUSSEF, "board picture: grow 3 spirit"),
                ),
                note=EARLIER_LAYOUT,
            ),
            (
                Tier(
                    symbols(spirit=5),
                    (
                        Gain("wellspring"),
                        Choose(A_TEAMMATE, (Gain("wellspring", 1, CHOSEN),)),
                        Grow(5, SPIRIT),
                        Inflict("barbed_vine"),
                        Then(),
                        Deal(10, ULTIMATE),
                    ),
                ),
            ),
        ),
        rooted(
            mark("Rooted"),
            Provenance(
                NTR,
                (TRANKHAI, ZHUANG, YOUSSEF),
                disputed=((NTR, "2 leaf"), (YOUSSEF, "2 leaf (board picture)"), (TRANKHAI, "1 leaf")),
                note=mark("The board shows two leaves."),
            ),
            3,
        ),
    ),
    upgrades=(
        Upgrade("splinter_ii", 1, 2, splinter(mark("Splinter II"), UPGRADE_CARD, (Inflict("barbed_vine"),)), number=19),
        Upgrade(
            "splinter_iii",
            2,
            3,
            splinter(
                mark("Splinter III"),
                UPGRADE_CARD,
                (If(OfAKind(3), (Grow(1, SPIRIT),)), Inflict("barbed_vine")),
            ),
            number=20,
        ),
        Upgrade(
            "tend_ii",
            2,
            2,
            tend(
                mark("Tend II"),
                Provenance(
                    ZHUANG,
                    (SELLIOTT, NTR, NOHERO),
                    note=mark("Cultivate and Enrapture ask for the same symbols in both sources that list them."),
                ),
                4,
            ),
            (
                added(
                    "cultivate",
                    mark("Cultivate"),
                    {"branch": 2, "spirit": 2},
                    (Grow(6, SPIRIT),),
                    Provenance(ZHUANG, (SELLIOTT, NTR, NOHERO)),
                ),
            ),
            number=21,
        ),
        Upgrade(
            "overgrowth_ii",
            2,
            2,
            overgrowth(
                mark("Overgrowth II"),
                Provenance(
                    NTR,
                    (SELLIOTT, NOHERO, ZHUANG),
                    note=mark("Both halves agree in two sources; a third lists Plant as a card."),
                ),
                4,
            ),
            (
                added(
                    "plant",
                    mark("Plant"),
                    {"branch": 1, "leaf": 2},
                    (Grow(3, SPIRIT),),
                    Provenance(NTR, (SELLIOTT, NOHERO, ZHUANG)),
                ),
            ),
            number=22,
        ),
        Upgrade(
            "vengeful_vines_ii",
            2,
            2,
            vengeful_vines(mark("Vengeful Vines II"), CARD_OF_TWO, 8),
            (added("bitterroot", mark("Bitterroot"), {"leaf": 3}, (Deal(Held(1, SPIRIT), PURE),)),),
            number=23,
        ),
        Upgrade(
            "call_of_the_wild_ii",
            2,
            2,
            call_of_the_wild(
                mark("Call of the Wild II"),
                Provenance(
                    NTR,
                    (SELLIOTT, ZHUANG, NOHERO),
                    note=mark("The text of Enrapture comes from a card picture, its symbols from two sources."),
                ),
                5,
            ),
            (
                added(
                    "enrapture",
                    mark("Enrapture"),
                    {"branch": 2, "spirit": 2},
                    (Inflict("barbed_vine"), Deal(4, UNDEFENDABLE)),
                ),
            ),
            number=24,
        ),
        Upgrade(
            "natures_grasp_ii",
            2,
            2,
            natures_grasp(mark("Nature's Grasp II"), CARD_OF_TWO, 6),
            (
                added(
                    "natures_blessing",
                    mark("Nature's Blessing"),
                    {"spirit": 3},
                    (Heal(1), GainCp(1), Draw(1), Grow(1, SPIRIT)),
                ),
            ),
            number=25,
        ),
        Upgrade(
            "rooted_ii",
            3,
            2,
            rooted(mark("Rooted II"), UPGRADE_CARD, 4, (If(shows(spirit=2), (WELLSPRING_FOR_ONE,)),)),
            number=26,
        ),
    ),
    cards=(
        Card(
            "harvest",
            mark("Harvest!"),
            MAIN,
            0,
            (
                Spend(
                    SPIRIT,
                    (
                        GainCp(Spent(1)),
                        If(SpentAtLeast(2), (Choose(ANY_PLAYER, (Gain("wellspring", 1, CHOSEN),), up_to=2),)),
                    ),
                    at_most=3,
                ),
            ),
            Provenance(
                SELLIOTT,
                (NTR, ZHUANG),
                disputed=(
                    (SELLIOTT, "up to 2 chosen players gain a wellspring"),
                    (ZHUANG, "up to 2 chosen players"),
                    (YOUSSEF, "one chosen player"),
                ),
            ),
            27,
        ),
        Card("cultivate_card", mark("Cultivate!"), MAIN, 3, (Grow(3, SPIRIT),), ACTION, 28),
        Card(
            "will_o_wisp",
            mark("Will o' Wisp!"),
            MAIN,
            1,
            (
                Roll(
                    3,
                    (
                        If(shows(branch=1), (Deal(1, COLLATERAL, ALL_OPPONENTS),)),
                        If(shows(leaf=1), (Gain("wellspring"),)),
                        If(shows(spirit=1), (Grow(1, SPIRIT),)),
                    ),
                ),
            ),
            ACTION,
            29,
        ),
        Card(
            "down_pour",
            mark("Down Pour!"),
            MAIN,
            2,
            (GrowEach(SPIRIT),),
            Provenance(SELLIOTT, (NTR, ZHUANG), note=mark("In any order; only spirits that are there grow.")),
            30,
        ),
        Card(
            "stomp",
            mark("Stomp!"),
            ROLL,
            1,
            (Roll(5, (AddDamage(Per(1, "branch")), If(shows(branch=3), (Inflict("barbed_vine"),)))),),
            ACTION,
            31,
            when=OWN_ATTACK,
            modifier=True,
        ),
        Card("drink_deep", mark("Drink Deep!"), INSTANT, 1, (WELLSPRING_FOR_ONE,), Provenance(SELLIOTT, (NTR,)), 32),
    ),
    promo=(
        Card(
            "mother_tree",
            mark("Mother Tree!"),
            MAIN,
            0,
            (Roll(1, (If(shows(spirit=1), (Grow(4, SPIRIT),), (Draw(1),)),)),),
            Provenance(SELLIOTT, (ZHUANG,)),
            33,
        ),
    ),
    faq=(
        Ruling(
            mark("Spirits are companions: what removes or moves status effects never touches them."),
            RULEBOOK,
        ),
        Ruling(
            mark("Each step of growth may fall on the same spirit, so three steps can bring a dryad from nothing."),
            MEMORY,
        ),
        Ruling(
            mark("Each kind of spirit can be used once in every turn; spirits paid for an ability do not count."),
            TRANKHAI,
        ),
        Ruling(mark("A step of growth is lost when every kind has reached its limit."), MEMORY),
        Ruling(
            mark("Nature's Grasp and Bitterroot count the spirits as they deal damage; one spent later still counts."),
            TRANKHAI,
        ),
        Ruling(
            mark("The damage of Barbed Vine is its own, at the end of the Roll Phase, and no part of the attack."),
            SELLIOTT,
        ),
    ),
)
