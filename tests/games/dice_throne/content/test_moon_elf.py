"""The Moon Elf at play: faces 1 to 3 are arrows, 4 and 5 feet, 6 a moon."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne.content import CARDS, HEROES
from pygame_rules.games.dice_throne.events import AbilityActivated, DefenseChosen, OffenseFailed
from pygame_rules.games.dice_throne.words.measures import activation_text
from pygame_rules.games.dice_throne.words.printed import card_text

from ..positions import Battle, duel, king_of_the_hill, teams

HERO = HEROES["moon_elf"]

MOONLIGHT = {"blind": 1, "entangle": 1, "targeted": 1}

DEMISING_SHOT = (1, 2, 3, 6, 6)
COVERED_SHOT = (1, 2, 4, 4, 5)
EXPLODING_ARROW = (1, 6, 6, 6, 4)
SMALL_STRAIGHT = (1, 2, 3, 4, 4)
LARGE_STRAIGHT = (1, 2, 3, 4, 5)
FOUR_MOONS = (6, 6, 6, 6, 1)
SMACK = (1, 1, 1, 4, 6)
SMACK_OF_SIX = (1, 1, 1, 2, 6)


def elf(*upgrades: str, against: str = "barbarian") -> Battle:
    """The Moon Elf's first Main Phase, with these upgrades."""
    return duel("moon_elf", against).upgrades(0, *upgrades)


def attacked(*dice: int) -> Battle:
    """The Barbarian attacks the Moon Elf with Smack."""
    return duel("barbarian", "moon_elf").attack("smack", *dice)


# What is in the box


@pytest.mark.rule("DT-1.4", "DT-1.6")
def test_the_board_the_dice_and_the_deck():
    assert HERO.dice == ("arrow", "arrow", "arrow", "foot", "foot", "moon")
    assert (len(HERO.board), len(HERO.upgrades), len(HERO.cards), len(CARDS["moon_elf"])) == (9, 10, 4, 32)
    assert {token.id: token.limit for token in HERO.tokens} == {"blind": 1, "entangle": 1, "evasive": 3, "targeted": 1}
    assert [card.number for card in (*HERO.upgrades, *HERO.cards)] == list(range(19, 33))
    assert sorted(ability.kind for ability in HERO.board) == ["defensive"] + ["offensive"] * 7 + ["ultimate"]
    assert {upgrade.id: upgrade.level for upgrade in HERO.upgrades} == {
        upgrade.id: len(upgrade.name.split()[-1]) for upgrade in HERO.upgrades
    }
    assert HERO.complexity == 2
    assert [ability.dice for ability in HERO.board if ability.dice] == [5]
    assert [upgrade.ability.dice for upgrade in HERO.upgrades if upgrade.ability.dice] == [5]


@pytest.mark.rule("DT-8.1", "DT-7.4")
def test_what_the_dice_must_show():
    board = {ability.id: [activation_text(tier.when) for tier in ability.tiers] for ability in HERO.board}
    assert board == {
        "longbow": ["3 × arrow", "4 × arrow", "5 × arrow"],
        "demising_shot": ["3 × arrow + 2 × moon"],
        "covered_shot": ["2 × arrow + 3 × foot"],
        "exploding_arrow": ["1 × arrow + 3 × moon"],
        "entangling_shot": ["small straight"],
        "eclipse": ["4 × moon"],
        "blinding_shot": ["large straight"],
        "lunar_eclipse": ["5 × moon"],
        "missed_me": [],
    }
    for upgrade in HERO.upgrades:
        assert [activation_text(tier.when) for tier in upgrade.ability.tiers] == board[upgrade.ability.id]
    second = {
        ability.id: [activation_text(tier.when) for tier in ability.tiers]
        for upgrade in HERO.upgrades
        for ability in upgrade.adds
    }
    assert second == {
        "focus": ["2 × arrow + 1 × moon"],
        "evasive_action": ["3 × foot"],
        "lunar_blessing": ["1 × arrow + 2 × foot + 1 × moon"],
        "moon_shadow": ["3 × moon"],
    }


def test_the_promotional_card_is_known_but_in_no_deck():
    (card,) = HERO.promo
    assert (card.id, card.type, card.cost, card.number) == ("lunar_umbra", "main", 0, 33)
    assert "lunar_umbra" not in CARDS["moon_elf"]
    assert card_text(card) == (
        "Roll 1 die. On moon: Choose an opponent. Inflict Blind on that player. Inflict Entangle on "
        "that player. Inflict Targeted on that player. Otherwise: Draw 1 card."
    )


def test_every_figure_was_read_from_a_picture():
    entries = (*HERO.tokens, *HERO.board, *HERO.upgrades, *HERO.cards, *HERO.promo)
    assert {entry.provenance.origin for entry in entries} == {"public:LoJo97/dice-throne"}
    assert {entry.provenance.confidence for entry in entries} == {"high"}


# Abilities of the board


@pytest.mark.rule("DT-8.2")
@pytest.mark.parametrize(("dice", "damage"), [((1, 1, 2, 4, 5), 3), ((1, 2, 3, 3, 6), 5), ((1, 1, 2, 2, 3), 7)])
def test_longbow_hits_harder_with_more_arrows(dice, damage):
    t = elf().attack("longbow", *dice).finish()
    assert (t.health(1), t.held(1)) == (50 - damage, {})


@pytest.mark.rule("DT-6.2", "DT-8.6")
def test_demising_shot_already_profits_from_its_own_mark():
    t = elf().attack("demising_shot", *DEMISING_SHOT).finish()
    assert (t.health(1), t.held(1)) == (50 - 4 - 2, {"targeted": 1})


@pytest.mark.rule("DT-10.2")
def test_demising_shot_on_a_marked_opponent_adds_two_only_once():
    t = elf().tokens(1, targeted=1).attack("demising_shot", *DEMISING_SHOT).finish()
    assert (t.health(1), t.held(1)) == (50 - 4 - 2, {"targeted": 1})


def test_covered_shot_makes_evasive():
    t = elf().attack("covered_shot", *COVERED_SHOT).finish()
    assert (t.health(1), t.held(0)) == (50 - 7, {"evasive": 1})


@pytest.mark.rule("DT-8.4")
def test_exploding_arrow_deals_for_arrows_and_feet_and_burns_combat_points_for_moons():
    t = elf().set_cp(1, 5).attack("exploding_arrow", *EXPLODING_ARROW, 1, 2, 4, 6, 6).finish()
    assert t.health(1) == 50 - (4 + 2 + 1)
    assert (t.cp(1), t.held(1)) == (3, {"blind": 1})


@pytest.mark.rule("DT-1.3")
def test_exploding_arrow_cannot_take_more_combat_points_than_there_are():
    t = elf().set_cp(1, 1).attack("exploding_arrow", *EXPLODING_ARROW, 6, 6, 6, 6, 6).finish()
    assert (t.health(1), t.cp(1)) == (50 - 4, 0)


def test_entangling_shot():
    t = elf().attack("entangling_shot", *SMALL_STRAIGHT).finish()
    assert (t.health(1), t.held(1)) == (50 - 7, {"entangle": 1})


@pytest.mark.rule("DT-3.6.1")
def test_eclipse_brings_all_three_afflictions_and_its_mark_counts_at_once():
    t = elf().attack("eclipse", *FOUR_MOONS).finish()
    assert (t.health(1), t.held(1)) == (50 - 7 - 2, MOONLIGHT)


def test_blinding_shot():
    t = elf().attack("blinding_shot", *LARGE_STRAIGHT).finish()
    assert (t.health(1), t.held(0), t.held(1)) == (50 - 8, {"evasive": 1}, {"blind": 1})


@pytest.mark.rule("DT-9.2", "DT-9.3")
def test_lunar_eclipse_is_raised_by_its_own_mark_and_cannot_be_answered():
    t = elf(against="monk").tokens(1, chi=5, evasive=3).hand(1, "not_this_time")
    t.attack("lunar_eclipse", 6, 6, 6, 6, 6).finish()
    assert t.health(1) == 50 - 12 - 2
    assert t.held(0) == {"evasive": 1}
    assert t.held(1) == {"chi": 5, "evasive": 3, **MOONLIGHT}


@pytest.mark.rule("DT-6.3", "DT-8.5")
@pytest.mark.parametrize(
    ("dice", "mine", "theirs"),
    [
        ((4, 5, 6, 6, 6), 3, 0),
        ((4, 4, 5, 5, 6), 3, 0),
        ((4, 6, 6, 6, 6), 6, 0),
        ((1, 2, 3, 3, 6), 6, 2),
        ((1, 2, 3, 6, 6), 6, 1),
        ((1, 1, 4, 5, 6), 3, 1),
    ],
    ids=["two feet", "four feet halve once", "one foot", "four arrows", "three arrows", "both"],
)
def test_missed_me_halves_on_two_feet_and_strikes_back_for_every_two_arrows(dice, mine, theirs):
    t = attacked(*SMACK_OF_SIX).dice(*dice).play("defend missed_me").finish()
    assert (t.health(1), t.health(0)) == (50 - mine, 50 - theirs)


@pytest.mark.rule("DT-1.7", "DT-6.3")
def test_missed_me_prevents_half_rounded_up():
    t = duel("barbarian", "moon_elf").attack("mighty_blow", 1, 2, 3, 4, 4)
    t.dice(4, 4, 6, 6, 6).play("defend missed_me").finish()
    assert t.health(1) == 50 - (9 - 5)


# Upgrades


@pytest.mark.rule("DT-7.2")
@pytest.mark.parametrize(
    ("upgrade", "cost"),
    [
        ("longbow_ii", 2),
        ("longbow_iii", 3),
        ("demising_shot_ii", 2),
        ("covered_shot_ii", 2),
        ("exploding_arrow_ii", 2),
        ("exploding_arrow_iii", 3),
        ("entangling_shot_ii", 2),
        ("blinding_shot_ii", 2),
        ("eclipse_ii", 2),
        ("missed_me_ii", 3),
    ],
)
def test_every_upgrade_has_its_price(upgrade, cost):
    t = elf().hand(0, upgrade).set_cp(0, 5).play(f"play {upgrade}")
    assert t.cp(0) == 5 - cost
    assert t.player(0).upgrades == [upgrade]


@pytest.mark.rule("DT-8.3")
@pytest.mark.parametrize(
    ("upgrade", "dice", "damage", "theirs"),
    [
        ("longbow_ii", (1, 1, 2, 4, 5), 4, {}),
        ("longbow_ii", (1, 1, 2, 2, 6), 6, {}),
        ("longbow_ii", (1, 1, 1, 1, 6), 6, {"entangle": 1}),
        ("longbow_ii", (3, 3, 3, 3, 1), 8, {"entangle": 1}),
        ("longbow_ii", (1, 1, 1, 2, 2), 8, {}),
        ("longbow_iii", (1, 1, 2, 4, 5), 5, {}),
        ("longbow_iii", (1, 1, 1, 4, 5), 5, {"entangle": 1}),
        ("longbow_iii", (1, 1, 2, 2, 6), 7, {}),
        ("longbow_iii", (3, 3, 3, 2, 1), 9, {"entangle": 1}),
    ],
)
def test_longbow_entangles_with_equal_numbers_once_upgraded(upgrade, dice, damage, theirs):
    t = elf(upgrade).attack("longbow", *dice).finish()
    assert (t.health(1), t.held(1)) == (50 - damage, theirs)


def test_demising_shot_ii():
    t = elf("demising_shot_ii").attack("demising_shot", *DEMISING_SHOT).finish()
    assert (t.health(1), t.held(1)) == (50 - 6 - 2, {"targeted": 1})


@pytest.mark.rule("DT-7.4")
def test_focus_marks_and_entangles_without_damage():
    t = elf("demising_shot_ii").attack("focus", 1, 2, 4, 5, 6).finish()
    assert (t.health(1), t.held(1)) == (50, {"targeted": 1, "entangle": 1})
    assert not t.happened(DefenseChosen)


@pytest.mark.rule("DT-3.5.1")
def test_focus_needs_a_target_though_it_deals_no_damage():
    t = king_of_the_hill("moon_elf", "barbarian", "paladin").upgrades(0, "demising_shot_ii")
    t.attack("focus", 1, 2, 4, 5, 6)
    assert t.actions == ["target 2", "target 3"]
    t.play("target 3").finish()
    assert (t.held(1), t.held(2)) == ({}, {"targeted": 1, "entangle": 1})


def test_covered_shot_ii():
    t = elf("covered_shot_ii").attack("covered_shot", *COVERED_SHOT).finish()
    assert (t.health(1), t.held(0)) == (50 - 9, {"evasive": 1})


@pytest.mark.rule("DT-8.7")
def test_evasive_action_gives_evasive_to_a_chosen_player_and_cannot_be_defended():
    t = elf("covered_shot_ii").attack("evasive_action", 4, 4, 5, 6, 6)
    assert t.actions == ["choose 1", "choose 2"]
    t.play("choose 1").finish()
    assert (t.health(1), t.held(0), t.held(1)) == (50 - 2, {"evasive": 1}, {})
    assert not t.happened(DefenseChosen)


def test_evasive_action_can_protect_a_partner():
    t = teams("moon_elf", "barbarian", "paladin", "monk").upgrades(0, "covered_shot_ii")
    t.attack("evasive_action", 4, 4, 5, 6, 6, 1).play("choose 3").finish()
    assert (t.held(0), t.held(2), t.health(1)) == ({}, {"evasive": 1}, 48)


def test_exploding_arrow_ii_deals_two_for_each_arrow():
    t = elf("exploding_arrow_ii").attack("exploding_arrow", *EXPLODING_ARROW, 1, 2, 4, 6, 6).finish()
    assert t.health(1) == 50 - (3 + 4 + 1)
    assert (t.cp(1), t.held(1)) == (0, {"blind": 1})


def test_exploding_arrow_iii_entangles_too():
    t = elf("exploding_arrow_iii").attack("exploding_arrow", *EXPLODING_ARROW, 1, 1, 1, 4, 5).finish()
    assert t.health(1) == 50 - (3 + 6 + 2)
    assert (t.cp(1), t.held(1)) == (2, {"blind": 1, "entangle": 1})


@pytest.mark.rule("DT-7.3")
def test_exploding_arrow_iii_on_level_ii_costs_one():
    t = elf("exploding_arrow_ii").hand(0, "exploding_arrow_iii").play("play exploding_arrow_iii")
    assert t.cp(0) == 1


def test_entangling_shot_ii():
    t = elf("entangling_shot_ii").attack("entangling_shot", *SMALL_STRAIGHT).finish()
    assert (t.health(1), t.held(1)) == (50 - 9, {"entangle": 1})


def test_blinding_shot_ii():
    t = elf("blinding_shot_ii").attack("blinding_shot", *LARGE_STRAIGHT).finish()
    assert (t.health(1), t.held(0), t.held(1)) == (50 - 10, {"evasive": 1}, {"blind": 1})


@pytest.mark.rule("DT-10.2")
def test_lunar_blessing_fills_up_with_evasive():
    t = elf("blinding_shot_ii").tokens(0, evasive=1).attack("lunar_blessing", 1, 4, 5, 6, 6).finish()
    assert (t.held(0), t.held(1), t.health(1)) == ({"evasive": 3}, {"entangle": 1}, 50)


def test_eclipse_ii():
    t = elf("eclipse_ii").attack("eclipse", *FOUR_MOONS).finish()
    assert (t.health(1), t.held(1)) == (50 - 9 - 2, MOONLIGHT)


def test_moon_shadow_afflicts_without_damage():
    t = elf("eclipse_ii").attack("moon_shadow", 6, 6, 6, 1, 4).finish()
    assert (t.health(1), t.held(0), t.held(1)) == (50, {"evasive": 1}, MOONLIGHT)


@pytest.mark.rule("DT-5.6")
def test_missed_me_ii_strikes_back_for_every_arrow():
    t = duel("barbarian", "moon_elf").upgrades(1, "missed_me_ii").attack("smack", *SMACK_OF_SIX)
    t.dice(1, 2, 3, 4, 5).play("defend missed_me").finish()
    assert (t.health(1), t.health(0)) == (50 - 3, 50 - 3)


# Tokens


@pytest.mark.rule("DT-3.4.5")
@pytest.mark.parametrize("die", [1, 2])
def test_a_blind_attacker_fails_with_one_or_two(die):
    t = duel("moon_elf", "barbarian").tokens(0, blind=1).attack("covered_shot", *COVERED_SHOT, die)
    assert t.happened(OffenseFailed)
    assert not t.happened(AbilityActivated)
    assert (t.health(1), t.held(0)) == (50, {}), "no effect of any kind: no Evasive either, and Blind is gone"
    assert t.state.phase == "main2"


@pytest.mark.rule("DT-3.4.5")
@pytest.mark.parametrize("die", [3, 6])
def test_a_blind_attacker_hits_with_three_or_more(die):
    t = duel("moon_elf", "barbarian").tokens(0, blind=1).attack("covered_shot", *COVERED_SHOT, die).finish()
    assert (t.health(1), t.held(0)) == (43, {"evasive": 1})


@pytest.mark.rule("DT-4.6")
def test_the_die_of_blind_can_be_changed():
    t = duel("moon_elf", "barbarian").tokens(0, blind=1).hand(0, "six_it").attack("covered_shot", *COVERED_SHOT, 1)
    assert t.asked == (0, "window:roll")
    assert t.state.trays[-1].values == (1,)
    t.play("play six_it", "set 1 6").finish()
    assert t.health(1) == 43


def test_blind_goes_even_when_nothing_is_declared():
    t = duel("moon_elf", "barbarian").tokens(0, blind=1).roll(1, 1, 4, 4, 6).dice(1).play("stop").finish()
    assert t.held(0) == {}


@pytest.mark.rule("DT-3.4.1", "DT-3.6.7")
def test_entangle_costs_one_roll_attempt_and_goes_at_the_end_of_the_roll_phase():
    t = duel("barbarian", "moon_elf").tokens(0, entangle=1).roll(1, 1, 4, 4, 6)
    t.dice(1, 1).play("reroll 3 4")
    assert not any(text.startswith("reroll") for text in t.actions), "two attempts, not three"
    assert t.held(0) == {"entangle": 1}
    t.play("declare smack").finish()
    assert t.held(0) == {}


def test_entangle_on_a_player_waits_for_the_own_roll_phase():
    t = elf().attack("entangling_shot", *SMALL_STRAIGHT).finish()
    assert t.held(1) == {"entangle": 1}
    t.play("done")
    assert t.state.active == 1
    t.roll(1, 1, 4, 4, 6).dice(1).play("reroll 3")
    assert not any(text.startswith("reroll") for text in t.actions)


@pytest.mark.rule("DT-4.1")
def test_one_more_time_gives_an_entangled_player_the_attempt_back():
    t = duel("barbarian", "moon_elf").tokens(0, entangle=1).hand(0, "one_more_time").roll(1, 1, 4, 4, 6)
    t.dice(1).play("play one_more_time", "reroll 3").dice(1).play("reroll 4")
    assert not any(text.startswith("reroll") for text in t.actions)
    assert t.state.attempted == 3


@pytest.mark.rule("DT-10.5")
def test_targeted_adds_two_to_every_attack_and_stays():
    t = elf().tokens(1, targeted=1).attack("longbow", 1, 1, 2, 4, 5).finish()
    assert (t.health(1), t.held(1)) == (50 - 3 - 2, {"targeted": 1})


@pytest.mark.rule("DT-3.5.2")
def test_targeted_counts_as_soon_as_the_target_is_known():
    t = elf().tokens(1, targeted=1).attack("longbow", 1, 1, 2, 4, 5)
    assert t.asked == (1, "defense")
    assert sum(hit.amount for hit in t.state.hits) == 5, "before the defense is rolled"


@pytest.mark.rule("DT-5.1")
def test_targeted_adds_nothing_to_collateral_damage_or_upkeep_damage():
    t = duel("pyromancer", "moon_elf").tokens(1, targeted=1).attack("burning_soul", 5, 5, 1, 1, 4).finish()
    assert t.health(1) == 48
    t = duel("moon_elf", "pyromancer", at="upkeep").tokens(0, targeted=1, burn=1).begin()
    assert t.health(0) == 48


def test_targeted_adds_nothing_to_the_damage_of_a_defense():
    t = duel("barbarian", "moon_elf").tokens(0, targeted=1).attack("smack", *SMACK)
    t.dice(1, 1, 6, 6, 6).play("defend missed_me").finish()
    assert t.health(0) == 49


@pytest.mark.rule("DT-6.4", "DT-10.4")
@pytest.mark.parametrize(("die", "health"), [(1, 50), (2, 50), (3, 46), (6, 46)])
def test_evasive_avoids_all_damage_with_one_or_two(die, health):
    t = duel("barbarian", "moon_elf").tokens(1, evasive=1).attack("smack", *SMACK)
    assert t.asked == (1, "window:attack")
    t.dice(die).play("spend evasive").finish()
    assert (t.health(1), t.held(1)) == (health, {})


@pytest.mark.rule("DT-5.3")
def test_several_evasive_can_be_tried_against_the_same_undefendable_damage():
    t = duel("barbarian", "moon_elf").tokens(1, evasive=3).attack("sturdy_blow", 1, 1, 6, 6, 4)
    t.dice(6).play("spend evasive").dice(5).play("spend evasive")
    assert t.held(1) == {"evasive": 1}
    t.dice(1).play("spend evasive").finish()
    assert (t.health(1), t.held(1)) == (50, {})


def test_evasive_avoids_damage_but_not_what_comes_with_it():
    t = elf(against="moon_elf").tokens(1, evasive=1).attack("entangling_shot", *SMALL_STRAIGHT)
    t.dice(1).play("spend evasive").finish()
    assert (t.health(1), t.held(1)) == (50, {"entangle": 1})


@pytest.mark.rule("DT-9.2")
def test_evasive_never_helps_against_an_ultimate():
    t = duel("barbarian", "moon_elf").tokens(1, evasive=3).roll(6, 6, 6, 6, 6).play("declare rage")
    assert t.happened(AbilityActivated)
    assert t.health(1) == 35
    assert t.held(1) == {"evasive": 3}


@pytest.mark.rule("DT-10.8")
def test_a_card_can_change_the_die_of_evasive():
    t = duel("barbarian", "moon_elf").tokens(1, evasive=1).hand(0, "tip_it").attack("smack", *SMACK)
    while t.asked != (1, "window:attack"):
        t.play("pass")
    t.dice(2).play("spend evasive")
    assert t.asked == (0, "window:roll")
    t.play("play tip_it", "raise 1").finish()
    assert t.health(1) == 46


@pytest.mark.rule("DT-3.1.2")
def test_one_evasive_in_the_upkeep_avoids_all_its_damage():
    t = duel("moon_elf", "shadow_thief", at="upkeep").tokens(0, burn=1, poison=3, evasive=1).begin()
    t.play("resolve burn")
    assert "spend evasive" in t.actions
    t.dice(2).play("spend evasive")
    assert t.health(0) == 50
    assert t.held(0) == {"burn": 1, "poison": 3}


# Cards


@pytest.mark.rule("DT-8.7")
def test_moon_magic_afflicts_one_chosen_opponent():
    t = king_of_the_hill("moon_elf", "barbarian", "paladin").set_cp(0, 4).hand(0, "moon_magic").play("play moon_magic")
    assert t.actions == ["choose 2", "choose 3"]
    t.play("choose 3")
    assert (t.cp(0), t.held(0), t.held(1), t.held(2)) == (0, {"evasive": 1}, {}, MOONLIGHT)


def test_moon_magic_needs_no_choice_in_a_duel():
    t = elf().set_cp(0, 4).hand(0, "moon_magic").play("play moon_magic")
    assert (t.held(0), t.held(1)) == ({"evasive": 1}, MOONLIGHT)


@pytest.mark.rule("DT-5.4")
@pytest.mark.parametrize(("die", "damage", "theirs"), [(3, 5, {}), (5, 3, {"entangle": 1}), (6, 3, {"blind": 1})])
def test_take_that(die, damage, theirs):
    t = elf().hand(0, "take_that").attack("longbow", 1, 1, 2, 4, 5)
    assert t.asked == (0, "window:attack")
    t.dice(die).play("play take_that").finish()
    assert (t.health(1), t.held(1), t.cp(0)) == (50 - damage, theirs, 2)


@pytest.mark.rule("DT-5.4")
def test_volley_adds_one_for_each_arrow_and_entangles():
    t = elf().hand(0, "volley").attack("longbow", 1, 1, 2, 4, 5).dice(1, 2, 3, 4, 6).play("play volley").finish()
    assert (t.health(1), t.held(1), t.cp(0)) == (50 - 3 - 3, {"entangle": 1}, 1)


def test_volley_entangles_without_a_single_arrow():
    t = elf().hand(0, "volley").attack("longbow", 1, 1, 2, 4, 5).dice(4, 4, 5, 6, 6).play("play volley").finish()
    assert (t.health(1), t.held(1)) == (47, {"entangle": 1})


@pytest.mark.rule("DT-5.4", "DT-3.6.5")
def test_an_attack_modifier_can_still_come_after_the_defense():
    t = elf().hand(0, "volley").attack("longbow", 1, 1, 2, 4, 5).play("pass").dice(1, 1, 1).play("defend thick_skin")
    assert t.asked == (0, "window:last")
    t.dice(1, 1, 1, 1, 1).play("play volley").finish()
    assert t.health(1) == 50 - 8


@pytest.mark.rule("DT-4.2", "DT-8.7")
def test_evade_can_be_played_in_the_face_of_an_attack():
    t = duel("barbarian", "moon_elf").hand(1, "evade").attack("smack", *SMACK).play("waive")
    assert t.asked == (1, "window:last")
    t.play("play evade", "choose 2").dice(1).play("spend evasive").finish()
    assert (t.health(1), t.cp(1), t.held(1)) == (50, 1, {})
