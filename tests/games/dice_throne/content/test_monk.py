"""The Monk at play: faces 1 and 2 are fists, 3 a palm, 4 and 5 zen, 6 a lotus.

Half of the Monk's figures are of medium confidence. Where a test is about such an entry, it reads the figure from the
content, so that a corrected figure needs no new test.
"""

from __future__ import annotations

import pytest

from pygame_rules.core.texts import walk
from pygame_rules.games.dice_throne.content import CARDS, HEROES
from pygame_rules.games.dice_throne.content.kinds import Ability, Upgrade
from pygame_rules.games.dice_throne.effects.vocabulary import Deal, Effects, Gain, SumAtLeast
from pygame_rules.games.dice_throne.events import DefenseChosen
from pygame_rules.games.dice_throne.words.measures import activation_text
from pygame_rules.games.dice_throne.words.printed import card_text

from ..positions import Battle, duel, king_of_the_hill

HERO = HEROES["monk"]

ABILITIES: dict[str, Ability] = {
    **{ability.id: ability for ability in HERO.board},
    **{upgrade.id: upgrade.ability for upgrade in HERO.upgrades},
    **{ability.id: ability for upgrade in HERO.upgrades for ability in upgrade.adds},
}

MEDITATE = (4, 4, 5, 1, 3)
COMBO_STRIKE = (1, 1, 2, 3, 6)
THREE_PALMS = (3, 3, 3, 1, 6)
SMALL_STRAIGHT = (1, 2, 3, 4, 4)
LARGE_STRAIGHT = (1, 2, 3, 4, 5)
FOUR_LOTUSES = (6, 6, 6, 6, 1)
SMACK = (1, 1, 1, 4, 6)


def text_of(entry: str, row: int = 0) -> Effects:
    ability = ABILITIES[entry]
    return ability.tiers[row].does if ability.tiers else ability.does


def damage_of(entry: str, row: int = 0) -> int:
    """The figure of the damage in the content."""
    amounts = [effect.amount for effect in walk(text_of(entry, row)) if isinstance(effect, Deal)]
    assert len(amounts) == 1
    assert isinstance(amounts[0], int)
    return amounts[0]


def gain_of(entry: str, token: str = "chi") -> int:
    """How many of a token an entry of the content brings."""
    amounts = [effect.amount for effect in walk(text_of(entry)) if isinstance(effect, Gain) and effect.token == token]
    assert len(amounts) == 1
    assert isinstance(amounts[0], int)
    return amounts[0]


def monk(*upgrades: str, against: str = "barbarian") -> Battle:
    """The Monk's first Main Phase, with these upgrades."""
    return duel("monk", against).upgrades(0, *upgrades)


def with_room(t: Battle, seat: int) -> Battle:
    """A higher limit of Chi from earlier in the game, so that no gain is cut short."""
    t.player(seat).raised["chi"] = 3
    return t


def attacked(*upgrades: str) -> Battle:
    """The Barbarian attacks the Monk with Smack for 4; the Monk is about to defend."""
    return duel("barbarian", "monk").upgrades(1, *upgrades).attack("smack", *SMACK)


# What is in the box


@pytest.mark.rule("DT-1.4", "DT-1.6")
def test_the_board_the_dice_and_the_deck():
    assert HERO.dice == ("fist", "fist", "palm", "zen", "zen", "lotus")
    assert (len(HERO.board), len(HERO.upgrades), len(HERO.cards), len(CARDS["monk"])) == (9, 10, 4, 32)
    assert {token.id: token.limit for token in HERO.tokens} == {"chi": 5, "evasive": 3, "knockdown": 1, "cleanse": 3}
    assert [card.number for card in (*HERO.upgrades, *HERO.cards)] == list(range(19, 33))
    assert sorted(ability.kind for ability in HERO.board) == ["defensive"] + ["offensive"] * 7 + ["ultimate"]
    assert {upgrade.id: upgrade.level for upgrade in HERO.upgrades} == {
        upgrade.id: len(upgrade.name.split()[-1]) for upgrade in HERO.upgrades
    }
    assert HERO.complexity == 4


@pytest.mark.rule("DT-8.1", "DT-7.4")
def test_what_the_dice_must_show():
    board = {ability.id: [activation_text(tier.when) for tier in ability.tiers] for ability in HERO.board}
    assert board == {
        "fist_strike": ["3 × fist", "4 × fist", "5 × fist"],
        "meditate": ["3 × zen"],
        "combo_strike": ["3 × fist + 1 × palm"],
        "tempest_rush": ["3 × palm"],
        "fist_of_harmony": ["small straight"],
        "lotus_strike": ["4 × lotus"],
        "fist_of_tranquility": ["large straight"],
        "transcendence": ["5 × lotus"],
        "serenity": [],
    }
    for upgrade in HERO.upgrades:
        assert [activation_text(tier.when) for tier in upgrade.ability.tiers] == board[upgrade.ability.id]
    second = {
        ability.id: [activation_text(tier.when) for tier in ability.tiers]
        for upgrade in HERO.upgrades
        for ability in upgrade.adds
    }
    assert second == {
        "zen_strike": ["2 × fist + 2 × zen"],
        "way_of_the_lotus": ["3 × lotus"],
        "way_of_the_monk": ["1 × fist + 1 × palm + 1 × zen + 1 × lotus"],
    }


def test_the_promotional_card_is_known_but_in_no_deck():
    (card,) = HERO.promo
    assert (card.id, card.type, card.cost, card.number) == ("enlightenment", "main", 0, 33)
    assert "enlightenment" not in CARDS["monk"]
    assert card_text(card) == "Roll 1 die. On lotus: Gain 2 Chi. Gain Evasive. Gain Cleanse. Otherwise: Draw 1 card."


def test_uncertain_entries_say_so():
    entries: list[Ability | Upgrade] = [*HERO.board, *HERO.upgrades]
    assert sorted(entry.id for entry in entries if entry.provenance.confidence == "medium") == [
        "fist_of_harmony",
        "fist_of_harmony_ii",
        "fist_of_tranquility",
        "fist_of_tranquility_ii",
        "fist_strike",
        "fist_strike_ii",
        "fist_strike_iii",
        "lotus_strike",
        "lotus_strike_ii",
        "meditate_ii",
        "serenity_ii",
        "serenity_iii",
        "tempest_rush",
        "tempest_rush_ii",
    ]
    assert len([entry for entry in entries if entry.provenance.disputed]) == 7
    assert all(entry.provenance.note for entry in entries if entry.provenance.disputed)
    for upgrade in HERO.upgrades:
        assert {ability.provenance.confidence for ability in upgrade.adds} <= {upgrade.provenance.confidence}


# Abilities of the board


@pytest.mark.rule("DT-8.2")
@pytest.mark.parametrize(
    ("dice", "row"), [((1, 1, 2, 4, 6), 0), ((1, 1, 2, 2, 6), 1), ((1, 1, 2, 2, 2), 2)], ids=["three", "four", "five"]
)
@pytest.mark.parametrize(("level", "entry"), [((), "fist_strike"), (("fist_strike_ii",), "fist_strike_ii")])
def test_fist_strike_hits_harder_with_more_fists(dice, row, level, entry):
    t = monk(*level).attack("fist_strike", *dice).finish()
    assert t.health(1) == 50 - damage_of(entry, row)


def test_each_row_and_each_level_of_fist_strike_is_stronger():
    rows = [[damage_of(entry, row) for row in range(3)] for entry in ("fist_strike", "fist_strike_ii")]
    assert all(first < second < third for first, second, third in rows)
    assert all(second > first for first, second in zip(*rows, strict=True))


@pytest.mark.rule("DT-8.7")
@pytest.mark.parametrize("token", ["evasive", "cleanse"])
def test_meditate_brings_five_chi_and_evasive_or_cleanse(token):
    t = with_room(monk(), 0).attack("meditate", *MEDITATE)
    assert t.actions == ["take cleanse", "take evasive"]
    t.play(f"take {token}").finish()
    assert t.held(0) == {"chi": 5, token: 1}
    assert t.health(1) == 50


@pytest.mark.rule("DT-8.4", "DT-8.5")
@pytest.mark.parametrize(
    ("die", "damage", "mine"), [(1, 8, {}), (2, 8, {}), (3, 9, {}), (4, 6, {"chi": 2}), (5, 6, {"chi": 2})]
)
def test_combo_strike_rolls_one_more_die(die, damage, mine):
    t = monk().attack("combo_strike", *COMBO_STRIKE, die).finish()
    assert (t.health(1), t.held(0)) == (50 - damage, mine)


@pytest.mark.parametrize("token", ["evasive", "cleanse"])
def test_combo_strike_with_a_lotus_offers_evasive_or_cleanse(token):
    t = monk().attack("combo_strike", *COMBO_STRIKE, 6).play(f"take {token}").finish()
    assert (t.health(1), t.held(0)) == (44, {token: 1})


def tempest_threshold(entry: str) -> int:
    conditions = [getattr(effect, "condition", None) for effect in walk(text_of(entry))]
    return next(condition.value for condition in conditions if isinstance(condition, SumAtLeast))


def three_dice(total: int) -> tuple[int, int, int]:
    """Three dice that show so much together."""
    first = min(6, total - 2)
    second = min(6, total - first - 1)
    return first, second, total - first - second


@pytest.mark.rule("DT-4.8")
def test_tempest_rush_deals_what_three_dice_show_and_knocks_down_from_a_sum_on():
    threshold = tempest_threshold("tempest_rush")
    t = monk().attack("tempest_rush", *THREE_PALMS, *three_dice(threshold)).finish()
    assert (t.health(1), t.held(1)) == (50 - threshold, {"knockdown": 1})
    t = monk().attack("tempest_rush", *THREE_PALMS, *three_dice(threshold - 1)).finish()
    assert (t.health(1), t.held(1)) == (50 - threshold + 1, {})


@pytest.mark.rule("DT-4.7")
def test_a_card_can_lift_the_sum_of_tempest_rush():
    t = monk().hand(0, "six_it").attack("tempest_rush", *THREE_PALMS, 1, 1, 6).play("play six_it", "set 1 6").finish()
    assert t.health(1) == 50 - 13


@pytest.mark.rule("DT-8.6")
@pytest.mark.parametrize(("level", "entry"), [((), "fist_of_harmony"), (("fist_of_harmony_ii",), "fist_of_harmony_ii")])
def test_fist_of_harmony_brings_chi_after_its_damage(level, entry):
    t = monk(*level).attack("fist_of_harmony", *SMALL_STRAIGHT)
    assert (t.asked, t.held(0)) == ((1, "defense"), {}), "no Chi as long as the attack lasts"
    t.finish()
    assert (t.health(1), t.held(0)) == (50 - damage_of(entry), {"chi": gain_of(entry)})


@pytest.mark.rule("DT-10.3")
@pytest.mark.parametrize(("level", "entry"), [((), "lotus_strike"), (("lotus_strike_ii",), "lotus_strike_ii")])
def test_lotus_strike_is_undefendable_and_raises_the_limit_of_chi(level, entry):
    t = monk(*level).tokens(0, chi=5).attack("lotus_strike", *FOUR_LOTUSES)
    while t.asked[1] == "window:attack" or t.asked[1] == "window:last":
        assert t.held(0) == {"chi": 5}
        t.play("pass")
    assert not t.happened(DefenseChosen)
    assert t.health(1) == 50 - damage_of(entry)
    assert t.held(0) == {"chi": 6}
    assert gain_of(entry) >= 1


def test_lotus_strike_fills_an_empty_stock():
    t = monk().attack("lotus_strike", *FOUR_LOTUSES).finish()
    assert t.held(0) == {"chi": gain_of("lotus_strike")}


def test_fist_of_tranquility_brings_evasive_and_chi_after_its_damage():
    t = monk().attack("fist_of_tranquility", *LARGE_STRAIGHT)
    assert t.held(0) == {}
    t.finish()
    assert t.health(1) == 50 - damage_of("fist_of_tranquility")
    assert t.held(0) == {"evasive": 1, "chi": gain_of("fist_of_tranquility")}
    assert t.held(1) == {}


@pytest.mark.rule("DT-9.2", "DT-10.3")
def test_transcendence():
    t = monk(against="moon_elf").tokens(1, evasive=3).tokens(0, chi=2).roll(6, 6, 6, 6, 6)
    t.play("declare transcendence").finish()
    assert (t.health(1), t.held(1)) == (40, {"evasive": 3, "knockdown": 1})
    assert t.held(0) == {"chi": 6, "evasive": 1, "cleanse": 1}, "2 and 6 Chi are more than the limit of 6 allows"
    assert t.player(0).raised == {"chi": 1}


@pytest.mark.rule("DT-10.3")
def test_raised_limits_add_up():
    t = monk().attack("transcendence", 6, 6, 6, 6, 6).finish()
    t.tokens(0, chi=1).play("done")
    t.play("done", "pay 0", "done")
    assert t.state.active == 0, "the knocked down Barbarian skipped the roll phase"
    t.attack("transcendence", 6, 6, 6, 6, 6).finish()
    assert t.held(0) == {"chi": 1 + 6, "evasive": 2, "cleanse": 2}


@pytest.mark.rule("DT-3.6.3", "DT-3.6.4")
def test_serenity_brings_chi_that_can_be_used_at_once():
    t = attacked().dice(1, 2, 4, 5).play("defend serenity")
    assert t.held(1) == {"chi": 2}
    assert t.asked == (1, "window:last")
    t.play("spend chi prevent 2").finish()
    assert (t.health(1), t.health(0), t.held(1)) == (50 - 2, 50 - 2, {})


# Upgrades


@pytest.mark.rule("DT-7.2")
@pytest.mark.parametrize(
    ("upgrade", "cost"),
    [
        ("fist_strike_ii", 1),
        ("fist_strike_iii", 2),
        ("meditate_ii", 2),
        ("fist_of_harmony_ii", 1),
        ("lotus_strike_ii", 2),
        ("combo_strike_ii", 2),
        ("tempest_rush_ii", 1),
        ("fist_of_tranquility_ii", 2),
        ("serenity_ii", 2),
        ("serenity_iii", 3),
    ],
)
def test_every_upgrade_has_its_price(upgrade, cost):
    t = monk().hand(0, upgrade).set_cp(0, 5).play(f"play {upgrade}")
    assert t.cp(0) == 5 - cost
    assert t.player(0).upgrades == [upgrade]


@pytest.mark.rule("DT-7.3")
def test_serenity_iii_on_level_ii_costs_one():
    t = monk("serenity_ii").hand(0, "serenity_iii").play("play serenity_iii")
    assert t.cp(0) == 1


@pytest.mark.rule("DT-8.3")
@pytest.mark.parametrize(
    ("dice", "row", "theirs"),
    [
        ((1, 1, 2, 4, 6), 0, {}),
        ((1, 1, 2, 2, 6), 1, {}),
        ((1, 1, 1, 1, 6), 1, {"knockdown": 1}),
        ((2, 2, 2, 2, 1), 2, {"knockdown": 1}),
        ((1, 1, 1, 2, 2), 2, {}),
    ],
)
def test_fist_strike_iii_knocks_down_with_four_equal_numbers(dice, row, theirs):
    t = monk("fist_strike_iii").attack("fist_strike", *dice).finish()
    assert (t.health(1), t.held(1)) == (50 - damage_of("fist_strike_iii", row), theirs)


@pytest.mark.rule("DT-10.2")
def test_meditate_ii_brings_both_tokens():
    t = monk("meditate_ii").attack("meditate", *MEDITATE).finish()
    assert t.held(0) == {"chi": min(5, gain_of("meditate_ii")), "evasive": 1, "cleanse": 1}


@pytest.mark.rule("DT-7.4")
def test_zen_strike_stands_on_the_card_of_meditate_ii():
    dice = (1, 2, 4, 5, 6)
    assert "declare zen_strike" not in monk().roll(*dice).actions
    t = monk("meditate_ii").attack("zen_strike", *dice)
    assert (t.asked, t.held(0)) == ((1, "defense"), {})
    t.finish()
    assert (t.health(1), t.held(0)) == (50 - damage_of("zen_strike"), {"chi": gain_of("zen_strike")})


def test_way_of_the_lotus():
    t = monk("lotus_strike_ii").attack("way_of_the_lotus", 6, 6, 6, 1, 4).finish()
    assert t.health(1) == 50 - damage_of("way_of_the_lotus")
    assert t.held(0) == {"evasive": 1, "chi": gain_of("way_of_the_lotus")}
    assert not t.happened(DefenseChosen)


@pytest.mark.parametrize(
    ("dice", "damage", "mine"),
    [((1, 2), 9, {}), ((1, 3), 10, {}), ((3, 3), 11, {}), ((4, 5), 5, {"chi": 4}), ((1, 4), 7, {"chi": 2})],
)
def test_combo_strike_ii_counts_both_dice(dice, damage, mine):
    t = monk("combo_strike_ii").attack("combo_strike", *COMBO_STRIKE, *dice).finish()
    assert (t.health(1), t.held(0)) == (50 - damage, mine)


@pytest.mark.parametrize(
    ("choices", "mine"),
    [(("evasive", "cleanse"), {"evasive": 1, "cleanse": 1}), (("cleanse", "cleanse"), {"cleanse": 2})],
)
def test_combo_strike_ii_asks_for_each_lotus(choices, mine):
    t = monk("combo_strike_ii").attack("combo_strike", *COMBO_STRIKE, 6, 6)
    t.play(*(f"take {token}" for token in choices)).finish()
    assert (t.health(1), t.held(0)) == (45, mine)


def test_tempest_rush_ii_knocks_down_earlier():
    threshold = tempest_threshold("tempest_rush_ii")
    assert threshold < tempest_threshold("tempest_rush")
    t = monk("tempest_rush_ii").attack("tempest_rush", *THREE_PALMS, *three_dice(threshold)).finish()
    assert (t.health(1), t.held(1)) == (50 - threshold, {"knockdown": 1})
    t = monk("tempest_rush_ii").attack("tempest_rush", *THREE_PALMS, *three_dice(threshold - 1)).finish()
    assert (t.health(1), t.held(1)) == (50 - threshold + 1, {})


def test_tempest_rush_ii_may_spend_a_chi_to_roll_one_die_again():
    t = monk("tempest_rush_ii").tokens(0, chi=2).attack("tempest_rush", *THREE_PALMS, 1, 5, 5)
    assert t.actions == ["pay 0", "pay 1"]
    t.play("pay 1")
    assert "reroll 1 2" not in t.actions, "one of the three dice"
    t.dice(6).play("reroll 1").let_pass().finish()
    assert (t.health(1), t.held(1), t.held(0)) == (50 - 16, {"knockdown": 1}, {"chi": 1})


def test_tempest_rush_ii_may_keep_the_chi():
    t = monk("tempest_rush_ii").tokens(0, chi=2).attack("tempest_rush", *THREE_PALMS, 1, 1, 1).play("pay 0").finish()
    assert (t.health(1), t.held(0)) == (47, {"chi": 2})


def test_fist_of_tranquility_ii_knocks_down_as_well():
    t = monk("fist_of_tranquility_ii").attack("fist_of_tranquility", *LARGE_STRAIGHT).finish()
    assert t.health(1) == 50 - damage_of("fist_of_tranquility_ii")
    assert t.held(0) == {"evasive": 1, "chi": gain_of("fist_of_tranquility_ii")}
    assert t.held(1) == {"knockdown": 1}


def test_way_of_the_monk():
    t = monk("fist_of_tranquility_ii").attack("way_of_the_monk", 1, 3, 4, 6, 6).finish()
    assert t.health(1) == 50 - damage_of("way_of_the_monk")
    assert t.held(0) == {"evasive": gain_of("way_of_the_monk", "evasive")}
    assert not t.happened(DefenseChosen)


def test_serenity_ii_rolls_another_die():
    assert (ABILITIES["serenity"].dice, ABILITIES["serenity_ii"].dice, ABILITIES["serenity_iii"].dice) == (4, 5, 5)
    t = attacked("serenity_ii").dice(1, 2, 2, 4, 6).play("defend serenity").finish()
    assert (t.health(0), t.held(1)) == (47, {"chi": 1})


@pytest.mark.parametrize("token", ["evasive", "cleanse"])
def test_serenity_iii_offers_evasive_or_cleanse_with_zen_and_lotus(token):
    t = attacked("serenity_iii").dice(1, 3, 4, 3, 6).play("defend serenity", f"take {token}").finish()
    assert (t.health(0), t.held(1)) == (49, {"chi": 1, token: 1})


@pytest.mark.parametrize("dice", [(1, 3, 4, 5, 5), (1, 3, 3, 6, 6)], ids=["no lotus", "no zen"])
def test_serenity_iii_needs_both_zen_and_lotus(dice):
    t = attacked("serenity_iii").dice(*dice).play("defend serenity").finish()
    assert t.held(1) == ({"chi": 3} if 5 in dice else {})


# Tokens


@pytest.mark.rule("DT-5.4", "DT-10.4")
def test_chi_adds_to_an_attack():
    t = monk().tokens(0, chi=3).attack("combo_strike", *COMBO_STRIKE, 1)
    assert t.asked == (0, "window:attack")
    assert [text for text in t.actions if "chi" in text] == [f"spend chi strengthen {count}" for count in (1, 2, 3)]
    t.play("spend chi strengthen 2").finish()
    assert (t.health(1), t.held(0)) == (50 - 8 - 2, {"chi": 1})


def test_chi_gained_this_turn_cannot_add_damage():
    t = monk().tokens(0, chi=1).attack("combo_strike", *COMBO_STRIKE, 4)
    assert t.held(0) == {"chi": 3}
    assert [text for text in t.actions if "chi" in text] == ["spend chi strengthen 1"]
    t.play("spend chi strengthen 1").finish()
    assert (t.health(1), t.held(0)) == (50 - 6 - 1, {"chi": 2})


def test_chi_gained_earlier_can_add_damage_in_the_next_own_turn():
    t = monk().hand(0, "contemplate").play("play contemplate")
    assert not [text for text in t.actions if "chi" in text]
    t.roll(1, 3, 4, 4, 6).play("stop").finish().play("done")
    t.roll(1, 4, 4, 5, 6).play("stop").finish().play("done")
    assert t.state.active == 0
    t.attack("combo_strike", *COMBO_STRIKE, 1).play("spend chi strengthen 2").finish()
    assert t.health(1) == 50 - 10


@pytest.mark.rule("DT-9.3")
def test_chi_strengthens_an_ultimate():
    t = monk().tokens(0, chi=5).attack("transcendence", 6, 6, 6, 6, 6).play("spend chi strengthen 5").finish()
    assert t.health(1) == 35


@pytest.mark.rule("DT-5.3")
def test_chi_prevents_undefendable_damage():
    t = duel("barbarian", "monk").tokens(1, chi=5).attack("sturdy_blow", 1, 1, 6, 6, 4)
    t.play("spend chi prevent 3").finish()
    assert (t.health(1), t.held(1)) == (50 - 1, {"chi": 2})


def test_chi_prevents_collateral_damage():
    t = duel("pyromancer", "monk").tokens(1, chi=5).attack("burning_soul", 5, 5, 5, 1, 4)
    t.play("spend chi prevent 2").finish()
    assert t.health(1) == 49


@pytest.mark.rule("DT-3.1.2")
def test_chi_prevents_damage_in_the_upkeep():
    t = duel("monk", "pyromancer", at="upkeep").tokens(0, chi=3, burn=1).begin().play("spend chi prevent 2")
    assert (t.health(0), t.held(0)) == (50, {"chi": 1, "burn": 1})


@pytest.mark.rule("DT-9.2")
def test_chi_never_prevents_ultimate_damage():
    t = duel("barbarian", "monk").tokens(1, chi=5).attack("rage", 6, 6, 6, 6, 6)
    assert (t.health(1), t.held(1)) == (35, {"chi": 5})


@pytest.mark.rule("DT-6.2", "DT-6.3")
def test_chi_spent_twice_is_subtracted_before_anything_halves():
    t = duel("barbarian", "paladin").tokens(1, chi=5, protect=1).attack("mighty_blow", 1, 2, 3, 4, 4)
    t.play("spend protect", "spend chi prevent 1", "spend chi prevent 3").finish()
    assert t.health(1) == 50 - 2, "9 less 4 is 5; half of 5, rounded up, is prevented"


def test_chi_gained_this_turn_is_the_first_to_prevent_damage():
    t = duel("monk", "monk").tokens(0, chi=2).attack("combo_strike", *COMBO_STRIKE, 4).play("pass")
    t.dice(1, 1, 3, 3).play("defend serenity")
    assert (t.asked, t.held(0)) == ((0, "window:last"), {"chi": 4})
    t.play("spend chi prevent 2")
    assert "spend chi strengthen 2" in t.actions, "the old ones are still there"
    t.play("spend chi strengthen 2").finish()
    assert (t.health(0), t.health(1)) == (50, 50 - 8)


@pytest.mark.rule("DT-10.2")
def test_chi_beyond_the_limit_is_lost():
    t = monk().tokens(0, chi=4).hand(0, "contemplate").play("play contemplate")
    assert t.held(0) == {"chi": 5}


@pytest.mark.rule("DT-10.3")
def test_a_raised_limit_of_chi_is_only_the_monks_own():
    t = duel("monk", "monk").tokens(0, chi=5).tokens(1, chi=5).attack("lotus_strike", *FOUR_LOTUSES).finish()
    assert (t.held(0), t.held(1)) == ({"chi": 6}, {"chi": 5})
    t.play("done")
    assert t.state.active == 1
    t.attack("meditate", *MEDITATE).play("take evasive").finish()
    assert t.held(1) == {"chi": 5, "evasive": 1}


@pytest.mark.rule("DT-10.6")
def test_cleanse_removes_exactly_one_token_of_the_owners_choice():
    t = monk().tokens(0, cleanse=1, poison=2, knockdown=1).play("spend cleanse")
    assert t.actions == ["remove knockdown", "remove poison"]
    t.play("remove poison")
    assert t.held(0) == {"poison": 1, "knockdown": 1}


def test_cleanse_lifts_knockdown_before_the_roll_phase():
    t = monk().tokens(0, cleanse=1, knockdown=1).play("spend cleanse").attack("combo_strike", *COMBO_STRIKE, 1).finish()
    assert (t.health(1), t.held(0), t.cp(0)) == (42, {}, 2)


def test_cleanse_cannot_be_used_while_stunned():
    t = duel("barbarian", "monk").tokens(1, cleanse=2).attack("crit_bash", 6, 6, 6, 6, 1)
    while not t.held(1).get("stun") and t.asked[0] == 1:
        t.play("pass")
    t.dice(1, 1, 4, 4, 6).finish()
    assert t.held(1) == {"cleanse": 2}


def test_cleanse_can_remove_a_positive_token_as_well():
    t = monk().tokens(0, cleanse=1, chi=2).play("spend cleanse")
    assert t.held(0) == {"chi": 1}


# Cards


@pytest.mark.rule("DT-8.7")
def test_palm_strike_knocks_down_a_chosen_opponent_for_nothing():
    t = king_of_the_hill("monk", "barbarian", "paladin").hand(0, "palm_strike").play("play palm_strike")
    assert t.actions == ["choose 2", "choose 3"]
    t.play("choose 3")
    assert (t.cp(0), t.held(1), t.held(2)) == (2, {}, {"knockdown": 1})


def test_mystic_mantra():
    t = monk().set_cp(0, 3).hand(0, "mystic_mantra").play("play mystic_mantra")
    assert (t.cp(0), t.held(0), t.held(1)) == (0, {"chi": 1, "evasive": 1, "cleanse": 1}, {"knockdown": 1})


@pytest.mark.rule("DT-4.2")
def test_ruminate_brings_five_chi_in_the_face_of_an_attack():
    t = with_room(duel("barbarian", "monk"), 1).set_cp(1, 3).hand(1, "ruminate").attack("smack", *SMACK).play("waive")
    assert t.asked == (1, "window:last")
    t.play("play ruminate", "spend chi prevent 4").finish()
    assert (t.health(1), t.cp(1), t.held(1)) == (50, 0, {"chi": 1})


def test_contemplate():
    t = monk().hand(0, "contemplate").play("play contemplate")
    assert (t.cp(0), t.held(0)) == (2, {"chi": 2})


def test_chi_can_be_spent_just_before_more_is_gained():
    t = duel("barbarian", "monk").tokens(1, chi=5).hand(1, "contemplate").attack("smack", *SMACK)
    t.play("spend chi prevent 4", "waive", "play contemplate").finish()
    assert (t.health(1), t.held(1)) == (50, {"chi": 3})
