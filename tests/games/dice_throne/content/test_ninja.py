"""The Ninja at play: faces 1 to 3 are ninjatos, 4 and 5 shurikens, 6 is the mask."""

from __future__ import annotations

import pytest

from pygame_rules.core.texts import walk
from pygame_rules.games.dice_throne.content import CARDS, HEROES
from pygame_rules.games.dice_throne.effects.vocabulary import Inflict
from pygame_rules.games.dice_throne.events import (
    AttackMadeUndefendable,
    DamageAvoided,
    DamageTaken,
    DiceRolled,
    KingAttacked,
    TargetSet,
    TokenRefused,
)
from pygame_rules.games.dice_throne.words.printed import card_text

from ..positions import Battle, duel, king_of_the_hill, teams

HERO = HEROES["ninja"]

THREE_BLADES = (1, 1, 2, 4, 6)
FOUR_STARS = (4, 4, 5, 5, 1)
DEATH_BLOSSOM = (1, 2, 3, 4, 5)
SMOKE_SCREEN = (1, 4, 4, 6, 2)
SMALL_STRAIGHT = (1, 2, 3, 4, 6)
LARGE_STRAIGHT = (2, 3, 4, 5, 6)
FOUR_MASKS = (6, 6, 6, 6, 1)
FIVE_MASKS = (6, 6, 6, 6, 6)


def ninja(*upgrades: str, against: str = "barbarian") -> Battle:
    """The Ninja's first Main Phase."""
    return duel("ninja", against).upgrades(0, *upgrades)


def attacked(*upgrades: str) -> Battle:
    """The Barbarian attacks the Ninja with Smack for 8."""
    return duel("barbarian", "ninja").upgrades(1, *upgrades).attack("smack", 1, 1, 2, 2, 3)


# What is in the box


@pytest.mark.rule("DT-1.4", "DT-1.6")
def test_the_board_the_dice_and_the_deck():
    assert HERO.dice == ("ninjato", "ninjato", "ninjato", "shuriken", "shuriken", "mask")
    assert (len(HERO.board), len(HERO.upgrades), len(HERO.cards), len(CARDS["ninja"])) == (9, 8, 6, 32)
    assert {token.id: token.limit for token in HERO.tokens} == {"delayed_poison": 2, "smoke_bomb": 1, "ninjutsu": 3}
    assert [card.number for card in (*HERO.upgrades, *HERO.cards)] == list(range(19, 33))
    assert sorted(ability.kind for ability in HERO.board) == ["defensive"] + ["offensive"] * 7 + ["ultimate"]


def test_the_promotional_card_is_known_but_in_no_deck():
    assert [(card.id, card.type, card.cost, card.number) for card in HERO.promo] == [("dojo", "main", 0, 33)]
    assert card_text(HERO.promo[0]) == (
        "Roll 1 die. On mask: Gain Smoke Bomb. Gain 2 Ninjutsu. Otherwise: Draw 1 card."
    )
    assert "dojo" not in CARDS["ninja"]


def test_what_the_cards_cost():
    assert [(upgrade.id, upgrade.level, upgrade.cost) for upgrade in HERO.upgrades] == [
        ("slash_ii", 2, 2),
        ("death_blossom_ii", 2, 2),
        ("smoke_screen_ii", 2, 2),
        ("walk_the_line_ii", 2, 2),
        ("poison_blade_ii", 2, 1),
        ("shadow_fang_ii", 2, 2),
        ("shadewalk_ii", 2, 2),
        ("shade_shift_ii", 2, 2),
    ]
    assert [(card.id, card.type, card.cost) for card in HERO.cards] == [
        ("poison_dart", "main", 2),
        ("throwing_stars", "roll", 1),
        ("fan_of_knives", "main", 2),
        ("smoke_offering", "instant", 0),
        ("train", "instant", 0),
        ("escape", "roll", 0),
    ]


def test_only_jugulate_is_not_sure():
    entries = (*HERO.tokens, *HERO.board, *HERO.upgrades, *HERO.cards)
    unsure = [entry.id for entry in entries if entry.provenance.confidence != "high"]
    assert unsure == ["shadewalk_ii"]
    jugulate = next(upgrade for upgrade in HERO.upgrades if upgrade.id == "shadewalk_ii").adds[0]
    assert jugulate.provenance.confidence == "medium"
    assert len(jugulate.provenance.disputed) == 2


# Abilities of the board


@pytest.mark.rule("DT-8.2")
@pytest.mark.parametrize(("dice", "damage"), [((1, 2, 3, 4, 6), 5), ((1, 1, 2, 3, 6), 6), ((1, 1, 2, 3, 3), 7)])
def test_slash(dice, damage):
    t = ninja().attack("slash", *dice)
    assert t.asked == (1, "defense")
    assert t.finish().health(1) == 50 - damage


@pytest.mark.rule("DT-8.4")
@pytest.mark.parametrize(
    ("dice", "undefendable"), [((1, 1), True), ((2, 4), True), ((3, 3), True), ((3, 4), False), ((6, 6), False)]
)
def test_walk_the_line_deals_the_sum_of_two_dice_undefendable_up_to_six(dice, undefendable):
    t = ninja().attack("walk_the_line", *FOUR_STARS, *dice)
    assert bool(t.happened(AttackMadeUndefendable)) == undefendable
    assert (t.state.phase == "main2") == undefendable
    assert t.finish().health(1) == 50 - sum(dice)


@pytest.mark.parametrize(
    ("dice", "damage", "undefendable"),
    [((1, 1, 2, 3, 3), 5, False), ((4, 4, 5, 5, 4), 10, False), ((1, 2, 4, 5, 6), 6, True), ((6, 6, 6, 6, 1), 1, True)],
)
def test_death_blossom_rolls_five_more_dice(dice, damage, undefendable):
    t = ninja().attack("death_blossom", *DEATH_BLOSSOM, *dice)
    assert (t.state.phase == "main2") == undefendable
    assert t.finish().health(1) == 50 - damage


@pytest.mark.rule("DT-5.1")
def test_a_death_blossom_of_masks_alone_is_no_attack():
    t = ninja().attack("death_blossom", *DEATH_BLOSSOM, *FIVE_MASKS)
    assert t.state.phase == "main2"
    assert t.health(1) == 50


def test_smoke_screen_helps_one_and_poisons_another():
    t = ninja().attack("smoke_screen", *SMOKE_SCREEN).play("choose 1").finish()
    assert t.held(0) == {"smoke_bomb": 1, "ninjutsu": 2}
    assert t.held(1) == {"delayed_poison": 1}
    assert t.health(1) == 50


@pytest.mark.rule("DT-3.5.1", "DT-8.7")
def test_smoke_screen_needs_no_target_but_two_choices():
    t = teams("ninja", "barbarian", "monk", "treant").attack("smoke_screen", *SMOKE_SCREEN)
    t.play("choose 3")
    assert t.actions == ["choose 2", "choose 4"]
    t.play("choose 4").finish()
    assert t.held(2) == {"smoke_bomb": 1, "ninjutsu": 2}
    assert t.held(3) == {"delayed_poison": 1}
    assert not t.happened(TargetSet)


@pytest.mark.rule("DT-3.6.1")
def test_poison_blade_poisons_before_the_defense():
    t = ninja().attack("poison_blade", *SMALL_STRAIGHT)
    assert t.asked == (1, "defense")
    assert t.held(1) == {"delayed_poison": 1}
    assert t.finish().health(1) == 45


def test_shadewalk_vanishes_poisons_and_strikes():
    t = ninja().attack("shadewalk", *FOUR_MASKS)
    assert t.state.phase == "main2", "undefendable"
    assert (t.held(0), t.held(1)) == ({"smoke_bomb": 1}, {"delayed_poison": 1})
    assert t.health(1) == 44


@pytest.mark.rule("DT-8.6")
def test_the_ninjutsu_of_shadow_fang_can_strengthen_the_same_attack():
    t = ninja().attack("shadow_fang", *LARGE_STRAIGHT)
    assert t.held(0) == {"ninjutsu": 2}
    assert t.asked == (0, "window:attack")
    t.dice(4, 1).play("spend ninjutsu", "spend ninjutsu").finish()
    assert t.health(1) == 50 - 8 - 2 - 1


@pytest.mark.rule("DT-9.2")
def test_assassinate_poisons_twice_vanishes_and_strikes():
    t = ninja().attack("assassinate", *FIVE_MASKS)
    assert (t.held(0), t.held(1)) == ({"smoke_bomb": 1}, {"delayed_poison": 2})
    assert t.health(1) == 40


@pytest.mark.rule("DT-8.7")
def test_assassinate_may_poison_two_different_opponents():
    t = king_of_the_hill("ninja", "barbarian", "monk").attack("assassinate", *FIVE_MASKS)
    t.play("choose 2", "choose 3", "target 2")
    assert (t.held(1), t.held(2)) == ({"delayed_poison": 1}, {"delayed_poison": 1})
    assert [t.health(seat) for seat in range(3)] == [35, 25, 35]


@pytest.mark.rule("DT-8.5")
@pytest.mark.parametrize(
    ("dice", "back", "tokens"),
    [
        ((1, 2, 3), 1, {}),
        ((4, 5, 5), 2, {}),
        ((1, 4, 6), 3, {}),
        ((6, 6, 1), 1, {"smoke_bomb": 1}),
        ((6, 6, 6), 0, {"smoke_bomb": 1}),
    ],
)
def test_shade_shift_strikes_back(dice, back, tokens):
    t = attacked().dice(*dice).play("defend shade_shift", "keep")
    assert t.held(1) == tokens
    t.finish()
    assert (t.health(0), t.health(1)) == (50 - back, 42)


@pytest.mark.rule("DT-3.6.3")
def test_shade_shift_may_roll_one_die_again():
    t = attacked().dice(1, 6, 1).play("defend shade_shift")
    assert t.actions == ["keep", "reroll 1", "reroll 2", "reroll 3"]
    t.dice(6).play("reroll 1")
    assert t.held(1) == {"smoke_bomb": 1}


@pytest.mark.rule("DT-3.6.4")
def test_a_smoke_bomb_gained_in_the_defense_can_stop_this_attack():
    t = attacked().dice(6, 6, 1).play("defend shade_shift", "keep")
    assert t.asked == (1, "window:last")
    t.dice(3).play("spend smoke_bomb").finish()
    assert (t.health(0), t.health(1)) == (49, 50)


# Upgrades


@pytest.mark.parametrize(("dice", "damage"), [((1, 2, 3, 4, 6), 4), ((1, 1, 2, 3, 6), 6), ((1, 1, 2, 3, 3), 8)])
def test_slash_ii(dice, damage):
    t = ninja("slash_ii").attack("slash", *dice)
    assert t.finish().health(1) == 50 - damage
    assert t.held(0) == {}


@pytest.mark.rule("DT-8.3")
@pytest.mark.parametrize(
    ("dice", "damage"), [((2, 2, 2, 4, 6), 4), ((2, 2, 2, 3, 6), 6), ((2, 2, 2, 3, 3), 8), ((2, 2, 2, 2, 2), 8)]
)
def test_slash_ii_brings_ninjutsu_with_three_of_a_kind(dice, damage):
    t = ninja("slash_ii").attack("slash", *dice)
    assert t.held(0) == {"ninjutsu": 1}
    assert t.finish().health(1) == 50 - damage


@pytest.mark.rule("DT-4.7")
def test_death_blossom_ii_may_roll_two_dice_again():
    t = ninja("death_blossom_ii").attack("death_blossom", *DEATH_BLOSSOM, 1, 1, 1, 4, 6)
    assert "reroll 1 2" in t.actions and "reroll 1 2 3" not in t.actions
    t.dice(4, 6).play("reroll 1 2")
    assert t.state.phase == "main2", "a mask makes it undefendable"
    assert t.health(1) == 50 - 1 - 2 - 2
    assert t.held(1) == {"delayed_poison": 1}, "two masks poison"


def test_death_blossom_ii_with_one_mask_does_not_poison():
    t = ninja("death_blossom_ii").attack("death_blossom", *DEATH_BLOSSOM, 1, 1, 1, 4, 6).play("keep").finish()
    assert t.health(1) == 50 - 3 - 2
    assert t.held(1) == {}


def test_smoke_screen_ii_gives_three_ninjutsu():
    t = ninja("smoke_screen_ii").attack("smoke_screen", *SMOKE_SCREEN).play("choose 1").finish()
    assert t.held(0) == {"smoke_bomb": 1, "ninjutsu": 3}
    assert t.held(1) == {"delayed_poison": 1}


@pytest.mark.rule("DT-7.4", "DT-5.3")
def test_kuji_kiri_deals_four_pure_damage_twice():
    dice = (4, 4, 5, 6, 6)
    assert "declare kuji_kiri" not in ninja().roll(*dice).actions
    t = ninja("smoke_screen_ii").tokens(0, ninjutsu=1).attack("kuji_kiri", *dice)
    assert t.state.phase == "main2", "no defense, and nothing for Ninjutsu to strengthen"
    assert t.health(1) == 42


@pytest.mark.rule("DT-12.9")
def test_kuji_kiri_may_strike_two_opponents_and_is_no_attack():
    t = king_of_the_hill("ninja", "barbarian", "monk").upgrades(0, "smoke_screen_ii").attack("kuji_kiri", 4, 4, 5, 6, 6)
    t.play("choose 2", "choose 3").finish()
    assert [t.health(seat) for seat in range(3)] == [35, 31, 31]
    assert not t.happened(TargetSet)
    assert not t.happened(KingAttacked)


def test_walk_the_line_ii_may_roll_one_die_again():
    t = ninja("walk_the_line_ii").attack("walk_the_line", *FOUR_STARS, 6, 5)
    assert t.actions == ["keep", "reroll 1", "reroll 2"]
    t.dice(1).play("reroll 1")
    assert t.state.phase == "main2", "6 or less is undefendable"
    assert t.health(1) == 44


@pytest.mark.rule("DT-7.4", "DT-5.3")
@pytest.mark.parametrize("die", [1, 6])
def test_tip_of_the_blade_deals_a_die_as_pure_damage(die):
    dice = (4, 4, 5, 1, 2)
    assert "declare tip_of_the_blade" not in ninja().roll(*dice).actions
    t = ninja("walk_the_line_ii").tokens(0, ninjutsu=1).attack("tip_of_the_blade", *dice, die)
    assert t.state.phase == "main2", "no defense, and no Ninjutsu on pure damage"
    assert t.health(1) == 50 - die


@pytest.mark.rule("DT-5.3")
def test_pure_damage_can_be_avoided():
    t = ninja("walk_the_line_ii").hand(1, "not_this_time").attack("tip_of_the_blade", 4, 4, 5, 1, 2, 6)
    while t.asked != (1, "window:attack"):
        t.play("pass")
    t.play("play not_this_time").finish()
    assert t.health(1) == 50


@pytest.mark.rule("DT-3.6.1")
@pytest.mark.parametrize(("die", "poison"), [(1, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_poison_blade_ii_rolls_for_the_poison(die, poison):
    t = ninja("poison_blade_ii").attack("poison_blade", *SMALL_STRAIGHT, die)
    assert t.happened(DiceRolled)[-1].dice == (die,)
    assert t.held(1) == {"delayed_poison": poison}
    assert t.finish().health(1) == 45


def test_shadow_fang_ii_brings_a_smoke_bomb_too():
    t = ninja("shadow_fang_ii").attack("shadow_fang", *LARGE_STRAIGHT)
    assert t.held(0) == {"smoke_bomb": 1, "ninjutsu": 2}
    assert t.finish().health(1) == 42


@pytest.mark.rule("DT-7.4")
def test_misdirect_comes_with_shadow_fang_ii():
    dice = (1, 2, 6, 6, 4)
    assert "declare misdirect" not in ninja().roll(*dice).actions
    t = ninja("shadow_fang_ii").attack("misdirect", *dice)
    assert t.state.phase == "main2", "undefendable"
    assert t.held(0) == {"smoke_bomb": 1}
    assert t.health(1) == 48


def test_shadewalk_ii_poisons_twice_for_a_damage_less():
    t = ninja("shadewalk_ii").attack("shadewalk", *FOUR_MASKS)
    assert t.state.phase == "main2"
    assert (t.held(0), t.held(1)) == ({"smoke_bomb": 1}, {"delayed_poison": 2})
    assert t.health(1) == 45


@pytest.mark.rule("DT-7.4")
def test_jugulate_comes_with_shadewalk_ii():
    jugulate = next(upgrade for upgrade in HERO.upgrades if upgrade.id == "shadewalk_ii").adds[0]
    poison = next(effect.amount for effect in walk(jugulate.tiers[0].does) if isinstance(effect, Inflict))
    dice = (6, 6, 6, 1, 4)
    assert "declare jugulate" not in ninja().roll(*dice).actions
    t = ninja("shadewalk_ii").attack("jugulate", *dice).finish()
    assert t.held(0) == {"ninjutsu": 3}
    assert t.held(1) == {"delayed_poison": poison}
    assert t.health(1) == 50


def test_shade_shift_ii_strikes_for_each_ninjato_and_rolls_two_dice_again():
    t = attacked("shade_shift_ii").dice(6, 6, 1).play("defend shade_shift")
    assert "reroll 1 2" in t.actions and "reroll 1 2 3" not in t.actions
    t.dice(2, 3).play("reroll 1 2").finish()
    assert t.health(0) == 47
    t = attacked("shade_shift_ii").dice(1, 2, 5).play("defend shade_shift", "keep").finish()
    assert t.health(0) == 50 - 2 - 2


# Tokens


@pytest.mark.rule("DT-3.8.1")
@pytest.mark.parametrize(("poison", "damage"), [(1, 3), (2, 6)])
def test_delayed_poison_hurts_at_the_end_of_the_holders_turn_and_goes(poison, damage):
    t = duel("barbarian", "ninja").tokens(0, delayed_poison=poison).roll(1, 1, 4, 4, 6).play("stop")
    assert t.health(0) == 50
    t.play("done")
    assert t.health(0) == 50 - damage
    assert t.held(0) == {}
    assert t.state.active == 1


@pytest.mark.rule("DT-10.2")
def test_a_third_delayed_poison_is_not_taken():
    t = ninja().hand(0, "poison_dart").tokens(1, delayed_poison=2).play("play poison_dart")
    assert t.held(1) == {"delayed_poison": 2}
    assert t.happened(TokenRefused) == [TokenRefused(1, "delayed_poison")]


@pytest.mark.rule("DT-6.4")
@pytest.mark.parametrize(("die", "health"), [(1, 50), (3, 50), (4, 42), (6, 42)])
def test_smoke_bomb_avoids_all_damage_on_one_to_three(die, health):
    t = duel("barbarian", "ninja").tokens(1, smoke_bomb=1).attack("smack", 1, 1, 2, 2, 3)
    assert t.asked == (1, "window:attack")
    t.dice(die).play("spend smoke_bomb").finish()
    assert t.health(1) == health
    assert t.held(1) == {}


def test_smoke_bomb_stops_no_tokens():
    t = duel("barbarian", "ninja").tokens(1, smoke_bomb=1).attack("overpower", 1, 2, 3, 6, 6, 6, 6, 6)
    t.dice(1).play("spend smoke_bomb").finish()
    assert t.health(1) == 50
    assert t.held(1) == {"concussion": 1}


@pytest.mark.rule("DT-10.8")
def test_the_die_of_a_smoke_bomb_can_be_changed_by_the_attacker():
    t = duel("barbarian", "ninja").tokens(1, smoke_bomb=1).hand(0, "so_wild").attack("smack", 1, 1, 2, 2, 3)
    t.dice(1).play("spend smoke_bomb")
    assert t.asked == (0, "window:roll")
    t.play("play so_wild", "set 1 6").finish()
    assert t.health(1) == 42


@pytest.mark.rule("DT-3.8.1")
def test_one_smoke_bomb_stops_two_delayed_poisons_together():
    t = ninja().tokens(0, delayed_poison=2, smoke_bomb=1).roll(1, 1, 4, 4, 6).play("stop", "done")
    assert t.asked == (0, "window:settle")
    t.dice(2).play("spend smoke_bomb")
    assert t.health(0) == 50
    assert t.happened(DamageAvoided) == [DamageAvoided(0)]


@pytest.mark.rule("DT-3.1.2")
def test_one_smoke_bomb_stops_all_damage_of_an_upkeep():
    t = duel("ninja", "pyromancer", at="upkeep").tokens(0, burn=1, poison=3, smoke_bomb=1).begin()
    while t.asked[1] == "triggers":
        t.play(t.actions[0])
    assert t.asked == (0, "window:settle")
    t.dice(3).play("spend smoke_bomb")
    assert t.health(0) == 50


@pytest.mark.rule("DT-9.2")
def test_smoke_bomb_is_no_answer_to_an_ultimate():
    t = duel("paladin", "ninja").tokens(1, smoke_bomb=1).set_cp(0, 0).attack("resolute_faith", *FIVE_MASKS)
    assert t.health(1) == 40
    assert t.held(1) == {"smoke_bomb": 1}


@pytest.mark.rule("DT-5.4")
@pytest.mark.parametrize(("die", "more"), [(1, 1), (3, 1), (4, 2), (5, 2)])
def test_ninjutsu_adds_damage(die, more):
    t = ninja().tokens(0, ninjutsu=1).attack("slash", *THREE_BLADES)
    t.dice(die).play("spend ninjutsu").finish()
    assert t.health(1) == 50 - 5 - more
    assert t.held(0) == {}


@pytest.mark.rule("DT-5.4", "DT-8.7")
def test_a_six_on_ninjutsu_is_a_choice():
    def six() -> Battle:
        t = ninja().tokens(0, ninjutsu=1).attack("slash", *THREE_BLADES).dice(6).play("spend ninjutsu")
        assert t.actions == ["take damage", "take poison", "take undefendable"]
        return t

    assert six().play("take damage").finish().health(1) == 50 - 5 - 2
    t = six().play("take poison")
    assert t.held(1) == {"delayed_poison": 1}
    t = six().play("take undefendable")
    assert t.state.phase == "main2"
    assert t.health(1) == 45


@pytest.mark.rule("DT-5.4")
def test_a_six_after_the_defense_can_no_longer_make_the_attack_undefendable():
    t = ninja().tokens(0, ninjutsu=1).attack("slash", *THREE_BLADES).play("pass")
    t.dice(1, 1, 1).play("defend thick_skin")
    assert t.asked == (0, "window:last")
    t.dice(6).play("spend ninjutsu")
    assert t.actions == ["take damage", "take poison"]


@pytest.mark.rule("DT-10.8")
def test_either_side_may_change_the_die_of_ninjutsu():
    t = ninja().tokens(0, ninjutsu=1).hand(0, "six_it").hand(1, "helping_hand").attack("slash", *THREE_BLADES)
    while t.asked != (0, "window:attack"):
        t.play("pass")
    t.dice(5).play("spend ninjutsu")
    assert t.asked == (0, "window:roll")
    assert "play six_it" in t.actions
    t.play("pass")
    assert t.asked == (1, "window:roll")
    t.dice(1).play("play helping_hand", "reroll 1").finish()
    assert t.health(1) == 50 - 5 - 1


def test_ninjutsu_is_only_for_an_attack():
    t = ninja().tokens(0, ninjutsu=3)
    assert "spend ninjutsu" not in t.actions
    t.attack("smoke_screen", *SMOKE_SCREEN).play("choose 1")
    assert t.state.phase == "main2"
    assert t.held(0) == {"ninjutsu": 3, "smoke_bomb": 1}


@pytest.mark.rule("DT-9.3")
def test_ninjutsu_strengthens_an_ultimate():
    t = ninja().tokens(0, ninjutsu=1).attack("assassinate", *FIVE_MASKS).dice(4).play("spend ninjutsu")
    assert t.health(1) == 38


# Cards


def test_poison_dart():
    t = ninja().hand(0, "poison_dart").play("play poison_dart")
    assert t.held(1) == {"delayed_poison": 1}
    assert t.cp(0) == 0
    t = king_of_the_hill("ninja", "barbarian", "monk").hand(0, "poison_dart").play("play poison_dart", "choose 3")
    assert (t.held(1), t.held(2)) == ({}, {"delayed_poison": 1})


@pytest.mark.rule("DT-5.4")
def test_throwing_stars_adds_a_damage_for_each_shuriken():
    t = ninja().hand(0, "throwing_stars").attack("slash", *THREE_BLADES).dice(4, 5, 1, 1, 6)
    t.play("play throwing_stars")
    assert t.happened(DiceRolled)[-1].dice == (4, 5, 1, 1, 6)
    assert "reroll 1 2 3 4 5" in t.actions
    t.dice(5, 4, 3).play("reroll 3 4 5").finish()
    assert t.health(1) == 50 - 5 - 4
    assert t.cp(0) == 1


def test_throwing_stars_rolls_again_only_once():
    t = ninja().hand(0, "throwing_stars").attack("slash", *THREE_BLADES).dice(4, 5, 1, 1, 6)
    t.play("play throwing_stars").dice(1).play("reroll 1")
    assert t.asked == (1, "defense")
    t = ninja().hand(0, "throwing_stars").attack("slash", *THREE_BLADES).dice(4, 5, 1, 1, 6)
    assert t.play("play throwing_stars", "keep").finish().health(1) == 50 - 5 - 2


@pytest.mark.rule("DT-5.6", "DT-8.7")
def test_fan_of_knives_deals_one_three_times():
    t = ninja().hand(0, "fan_of_knives").play("play fan_of_knives")
    assert t.health(1) == 47
    assert t.happened(DamageTaken) == [DamageTaken(1, 3, 47)]
    t = king_of_the_hill("ninja", "barbarian", "monk").hand(0, "fan_of_knives")
    t.play("play fan_of_knives", "choose 2", "choose 3", "choose 2")
    assert [t.health(seat) for seat in range(3)] == [35, 33, 34]


def test_smoke_offering_costs_a_card():
    t = ninja().hand(0, "smoke_offering", "train").play("play smoke_offering")
    assert t.actions == ["discard train", "discard vegas_baby"]
    t.play("discard train", "choose 1")
    assert t.held(0) == {"smoke_bomb": 1}
    assert t.cards(0) == []
    assert sorted(t.player(0).discard) == ["smoke_offering", "train"]


def test_smoke_offering_needs_another_card():
    t = ninja().hand(0, "smoke_offering")
    t.player(0).hand = ["smoke_offering"]
    assert "play smoke_offering" not in t.actions


@pytest.mark.rule("DT-4.2")
def test_smoke_offering_can_answer_an_attack():
    t = duel("barbarian", "ninja").hand(1, "smoke_offering").attack("smack", 1, 1, 2, 2, 3).play("waive")
    assert t.asked == (1, "window:last")
    t.play("play smoke_offering", "discard vegas_baby", "choose 2").dice(2).play("spend smoke_bomb").finish()
    assert t.health(1) == 50


@pytest.mark.rule("DT-10.2")
def test_train_brings_ninjutsu_even_during_the_attack():
    assert ninja().hand(0, "train").play("play train").held(0) == {"ninjutsu": 1}
    t = ninja().hand(0, "train").tokens(0, ninjutsu=3).attack("slash", *THREE_BLADES)
    t.dice(1).play("spend ninjutsu", "play train")
    assert t.held(0) == {"ninjutsu": 3}, "room was made before it was gained"


@pytest.mark.rule("DT-7.6")
@pytest.mark.parametrize(("die", "health", "tokens"), [(1, 43, {}), (4, 44, {}), (6, 42, {"smoke_bomb": 1})])
def test_escape(die, health, tokens):
    t = duel("barbarian", "ninja").hand(1, "escape").attack("smack", 1, 1, 2, 2, 3).dice(die).play("play escape")
    assert t.held(1) == tokens
    assert t.finish().health(1) == health


def test_escape_is_only_for_one_who_is_attacked():
    t = ninja().hand(0, "escape")
    assert "play escape" not in t.actions
    t.attack("slash", *THREE_BLADES)
    assert t.asked == (1, "defense")


# Full stacks


@pytest.mark.rule("DT-10.2", "DT-5.4")
def test_with_ninjutsu_at_its_limit_some_can_be_spent_before_shadow_fang_brings_more():
    t = ninja().tokens(0, ninjutsu=3).attack("shadow_fang", *LARGE_STRAIGHT)
    assert t.asked == (0, "window:full")
    t.dice(4, 5).play("spend ninjutsu", "spend ninjutsu", "pass")
    assert t.held(0) == {"ninjutsu": 3}
    assert t.asked == (0, "window:attack")
    t.dice(1).play("spend ninjutsu").finish()
    assert t.health(1) == 50 - 8 - 2 - 2 - 1


def test_who_spends_none_gains_none():
    t = ninja().tokens(0, ninjutsu=3).attack("shadow_fang", *LARGE_STRAIGHT).play("pass")
    assert t.held(0) == {"ninjutsu": 3}
    assert t.happened(TokenRefused) == [TokenRefused(0, "ninjutsu")]
    assert t.finish().health(1) == 42


def test_room_can_be_made_for_the_ninjutsu_of_slash_ii():
    t = ninja("slash_ii").tokens(0, ninjutsu=3).attack("slash", 2, 2, 2, 4, 6)
    assert t.asked == (0, "window:full")
    t.dice(6).play("spend ninjutsu", "take undefendable", "pass")
    assert t.held(0) == {"ninjutsu": 3}
    assert t.finish().health(1) == 46


def test_nobody_is_asked_where_there_is_room_or_no_way_to_spend():
    assert ninja().tokens(0, ninjutsu=1).attack("shadow_fang", *LARGE_STRAIGHT).asked == (0, "window:attack")
    t = ninja().tokens(0, ninjutsu=3).hand(0, "train").play("play train")
    assert t.asked == (0, "main")
    assert t.held(0) == {"ninjutsu": 3}


def test_an_old_smoke_bomb_can_be_tried_before_the_defense_brings_another():
    t = duel("barbarian", "ninja").tokens(1, smoke_bomb=1).attack("smack", 1, 1, 2, 2, 3).play("pass")
    t.dice(6, 6, 1).play("defend shade_shift", "keep")
    assert t.asked == (1, "window:full")
    t.dice(6).play("spend smoke_bomb")
    assert t.held(1) == {"smoke_bomb": 1}
    t.dice(1).play("spend smoke_bomb").finish()
    assert t.health(1) == 50


@pytest.mark.rule("DT-5.4")
def test_what_is_spent_before_the_target_is_known_meets_whoever_it_will_be():
    t = king_of_the_hill("ninja", "barbarian", "monk").tokens(0, ninjutsu=3).attack("shadow_fang", *LARGE_STRAIGHT)
    assert t.asked == (0, "window:full")
    t.dice(4, 6).play("spend ninjutsu", "spend ninjutsu", "take poison", "pass", "target 3")
    assert t.held(0) == {"ninjutsu": 3}
    t.finish()
    assert [t.health(seat) for seat in range(3)] == [35, 35, 35 - 8 - 2]
    assert (t.held(1), t.held(2)) == ({}, {"delayed_poison": 1})
