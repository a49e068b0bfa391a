"""The Barbarian at play: faces 1 to 3 are swords, 4 and 5 lives, 6 is pow."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne.content import CARDS, HEROES
from pygame_rules.games.dice_throne.events import (
    DamageAvoided,
    DefenseChosen,
    DiceRolled,
    ExtraPhaseBegan,
    PhaseSkipped,
    TokenStopped,
)
from pygame_rules.games.dice_throne.words.printed import card_text

from ..positions import Battle, duel, king_of_the_hill, teams

HERO = HEROES["barbarian"]

THREE_SWORDS = (1, 2, 3, 4, 6)
STURDY_BLOW = (1, 2, 6, 6, 4)
THREE_LIVES = (4, 4, 5, 1, 6)
OVERPOWER = (1, 2, 3, 6, 6)
SMALL_STRAIGHT = (1, 2, 3, 4, 4)
LARGE_STRAIGHT = (2, 3, 4, 5, 6)
FOUR_POWS = (6, 6, 6, 6, 1)
FIVE_POWS = (6, 6, 6, 6, 6)


def barbarian(*upgrades: str, against: str = "ninja") -> Battle:
    """The Barbarian's first Main Phase."""
    return duel("barbarian", against).upgrades(0, *upgrades)


def attacked(*upgrades: str) -> Battle:
    """The Ninja attacks the Barbarian with Poison Blade: 5 damage and Delayed Poison; the defense is to be chosen."""
    return duel("ninja", "barbarian").upgrades(1, *upgrades).attack("poison_blade", 1, 2, 3, 4, 6)


# What is in the box


@pytest.mark.rule("DT-1.4", "DT-1.6")
def test_the_board_the_dice_and_the_deck():
    assert HERO.dice == ("sword", "sword", "sword", "life", "life", "pow")
    assert (len(HERO.board), len(HERO.upgrades), len(HERO.cards), len(CARDS["barbarian"])) == (9, 10, 4, 32)
    assert {token.id: token.limit for token in HERO.tokens} == {"concussion": 1, "stun": 1}
    assert [card.number for card in (*HERO.upgrades, *HERO.cards)] == list(range(19, 33))
    assert sorted(ability.kind for ability in HERO.board) == ["defensive"] + ["offensive"] * 7 + ["ultimate"]


def test_the_promotional_card_is_known_but_in_no_deck():
    assert [(card.id, card.type, card.cost, card.number) for card in HERO.promo] == [
        ("adrenaline_surge", "main", 0, 33)
    ]
    assert card_text(HERO.promo[0]) == (
        "Roll 1 die. On pow: Heal 2. Choose an opponent. Inflict Concussion on that player. Otherwise: Draw 1 card."
    )
    assert "adrenaline_surge" not in CARDS["barbarian"]


def test_what_the_cards_cost():
    assert [(upgrade.id, upgrade.level, upgrade.cost) for upgrade in HERO.upgrades] == [
        ("smack_ii", 2, 2),
        ("smack_iii", 3, 3),
        ("sturdy_blow_ii", 2, 1),
        ("sturdy_blow_iii", 3, 2),
        ("mighty_blow_ii", 2, 2),
        ("crit_bash_ii", 2, 2),
        ("fortitude_ii", 2, 2),
        ("overpower_ii", 2, 2),
        ("reckless_ii", 2, 2),
        ("thick_skin_ii", 2, 3),
    ]
    assert [(card.id, card.type, card.cost) for card in HERO.cards] == [
        ("concuss", "main", 1),
        ("head_bash", "roll", 0),
        ("get_some", "roll", 2),
        ("feelin_good", "instant", 0),
    ]


def test_every_figure_was_read_from_a_picture_and_none_is_disputed():
    entries = (*HERO.tokens, *HERO.board, *HERO.upgrades, *HERO.cards, *HERO.promo)
    assert {entry.provenance.confidence for entry in entries} == {"high"}
    assert not any(entry.provenance.disputed for entry in entries)


# Abilities of the board


@pytest.mark.rule("DT-8.1", "DT-8.2")
@pytest.mark.parametrize(("dice", "damage"), [((1, 2, 3, 4, 6), 4), ((1, 1, 2, 3, 6), 6), ((1, 1, 2, 2, 3), 8)])
def test_smack_hits_harder_with_more_swords(dice, damage):
    t = barbarian().attack("smack", *dice)
    assert t.asked == (1, "defense")
    t.finish()
    assert t.health(1) == 50 - damage


@pytest.mark.rule("DT-5.3")
def test_sturdy_blow_cannot_be_defended():
    t = barbarian().attack("sturdy_blow", *STURDY_BLOW)
    assert not t.happened(DefenseChosen)
    assert t.health(1) == 46


@pytest.mark.rule("DT-1.2", "DT-3.5.1")
@pytest.mark.parametrize(("dice", "healing"), [((4, 4, 5, 1, 6), 4), ((4, 4, 5, 5, 6), 5), ((4, 4, 4, 4, 4), 6)])
def test_fortitude_heals_and_hurts_nobody(dice, healing):
    t = barbarian().set_health(0, 30).attack("fortitude", *dice).finish()
    assert t.health(0) == 30 + healing
    assert t.health(1) == 50


@pytest.mark.rule("DT-1.2")
def test_fortitude_stops_ten_above_the_start():
    assert barbarian().set_health(0, 58).attack("fortitude", *THREE_LIVES).finish().health(0) == 60


@pytest.mark.rule("DT-8.4")
@pytest.mark.parametrize(
    ("dice", "damage", "tokens"), [((3, 4, 6), 13, {}), ((4, 4, 6), 14, {"concussion": 1}), ((1, 1, 1), 3, {})]
)
def test_overpower_deals_what_three_more_dice_show_and_concusses_from_fourteen(dice, damage, tokens):
    t = barbarian().dice(*OVERPOWER, *dice).play("done", "declare overpower").finish()
    assert t.health(1) == 50 - damage
    assert t.held(1) == tokens


@pytest.mark.rule("DT-4.8", "DT-4.7")
def test_six_it_turns_an_overpower_of_13_into_16_and_a_concussion():
    t = barbarian().hand(0, "six_it").attack("overpower", *OVERPOWER, 3, 4, 6)
    assert t.asked == (0, "window:roll")
    t.play("play six_it", "set 1 6").finish()
    assert t.health(1) == 34
    assert t.held(1) == {"concussion": 1}


@pytest.mark.rule("DT-4.7")
def test_the_dice_of_overpower_are_out_of_reach_once_the_defense_is_near():
    t = barbarian().hand(1, "so_wild").attack("overpower", *OVERPOWER, 6, 6, 6)
    assert t.asked == (1, "window:declared")
    t.play("pass")
    assert t.asked == (1, "window:roll")
    t.play("pass")
    assert t.asked == (1, "defense")
    t.dice(1, 1, 1).play("defend shade_shift")
    assert t.state.trays[-1].purpose == "defense", "only the dice of the defense can still be changed"


def test_mighty_blow_deals_nine_for_a_small_straight():
    t = barbarian().attack("mighty_blow", *SMALL_STRAIGHT)
    assert t.asked == (1, "defense")
    assert t.finish().health(1) == 41


@pytest.mark.rule("DT-3.6.1", "DT-3.6.7")
def test_crit_bash_stuns_deals_five_and_brings_another_roll_phase():
    t = barbarian().dice(*FOUR_POWS, *THREE_SWORDS).play("done", "declare crit_bash")
    assert t.health(1) == 45
    assert not t.happened(DefenseChosen)
    assert t.happened(ExtraPhaseBegan) == [ExtraPhaseBegan(0, 1)]
    assert t.held(1) == {}, "the Stun went when the attack was over"
    assert t.asked == (0, "offense")
    t.play("declare smack")
    assert t.asked == (1, "defense"), "in the extra phase the opponent is no longer stunned"
    t.finish()
    assert t.health(1) == 41
    assert len(t.happened(ExtraPhaseBegan)) == 1


@pytest.mark.rule("DT-6.1")
def test_reckless_hurts_both():
    t = barbarian().attack("reckless", *LARGE_STRAIGHT).finish()
    assert (t.health(0), t.health(1)) == (46, 35)


@pytest.mark.rule("DT-5.7")
def test_reckless_without_damage_dealt_hurts_nobody():
    t = barbarian().tokens(1, smoke_bomb=1).attack("reckless", *LARGE_STRAIGHT)
    t.dice(2).play("spend smoke_bomb").finish()
    assert (t.health(0), t.health(1)) == (50, 50)
    assert t.happened(DamageAvoided)


@pytest.mark.rule("DT-9.2")
def test_rage_stuns_deals_fifteen_and_nobody_can_answer():
    t = barbarian().hand(1, "escape", "not_this_time").tokens(1, smoke_bomb=1)
    t.dice(*FIVE_POWS, *THREE_SWORDS).play("done", "declare rage")
    assert t.health(1) == 35
    assert t.happened(ExtraPhaseBegan) == [ExtraPhaseBegan(0, 1)]
    assert t.held(1) == {"smoke_bomb": 1}


@pytest.mark.rule("DT-3.6.6")
@pytest.mark.parametrize(("dice", "health"), [((1, 2, 6), 45), ((4, 1, 6), 47), ((4, 5, 5), 51)])
def test_thick_skin_heals_two_for_each_life(dice, health):
    t = attacked().dice(*dice).play("defend thick_skin").finish()
    assert t.happened(DiceRolled)[-1].dice == dice
    assert t.health(1) == health


@pytest.mark.rule("DT-3.6.6")
def test_the_healing_of_the_defense_can_keep_above_nought():
    t = attacked().set_health(1, 3).dice(4, 5, 1).play("defend thick_skin").finish()
    assert t.health(1) == 2
    assert t.state.phase == "main2"


# Upgrades


@pytest.mark.parametrize(
    ("upgrade", "dice", "damage"),
    [
        ("smack_ii", (1, 2, 3, 4, 6), 5),
        ("smack_ii", (1, 1, 2, 3, 6), 7),
        ("smack_ii", (1, 1, 2, 2, 3), 9),
        ("smack_iii", (1, 2, 3, 4, 6), 6),
        ("smack_iii", (1, 1, 2, 3, 6), 8),
        ("smack_iii", (1, 1, 2, 2, 3), 10),
    ],
)
def test_better_smacks_hit_harder(upgrade, dice, damage):
    t = barbarian(upgrade).attack("smack", *dice)
    assert t.asked == (1, "defense")
    assert t.finish().health(1) == 50 - damage


@pytest.mark.rule("DT-8.3")
@pytest.mark.parametrize(("upgrade", "damage"), [("smack_ii", 7), ("smack_iii", 8)])
def test_four_of_a_kind_makes_a_better_smack_undefendable(upgrade, damage):
    t = barbarian(upgrade).attack("smack", 2, 2, 2, 2, 6)
    assert t.state.phase == "main2"
    assert t.health(1) == 50 - damage


@pytest.mark.rule("DT-8.3")
def test_four_swords_of_different_numbers_are_not_of_a_kind():
    assert barbarian("smack_iii").attack("smack", 2, 2, 2, 3, 6).asked == (1, "defense")


@pytest.mark.rule("DT-7.2")
@pytest.mark.parametrize(("upgrade", "damage"), [("sturdy_blow_ii", 5), ("sturdy_blow_iii", 6)])
def test_better_sturdy_blows(upgrade, damage):
    t = barbarian(upgrade).attack("sturdy_blow", *STURDY_BLOW)
    assert t.state.phase == "main2", "undefendable"
    assert t.health(1) == 50 - damage


def test_mighty_blow_ii_deals_one_less_but_cannot_be_defended():
    t = barbarian("mighty_blow_ii").attack("mighty_blow", *SMALL_STRAIGHT)
    assert t.state.phase == "main2"
    assert t.health(1) == 42


def test_crit_bash_ii_deals_seven():
    t = barbarian("crit_bash_ii").dice(*FOUR_POWS, *THREE_SWORDS).play("done", "declare crit_bash")
    assert t.health(1) == 43
    assert t.happened(ExtraPhaseBegan) == [ExtraPhaseBegan(0, 1)]


@pytest.mark.rule("DT-7.4")
def test_crit_smash_comes_with_crit_bash_ii():
    dice = (6, 6, 6, 1, 4)
    assert "declare crit_smash" not in barbarian().roll(*dice).actions
    t = barbarian("crit_bash_ii").attack("crit_smash", *dice)
    assert t.state.phase == "main2", "undefendable"
    assert t.health(1) == 48
    assert t.held(1) == {"concussion": 1}


@pytest.mark.parametrize(("dice", "healing"), [((4, 4, 5, 1, 6), 5), ((4, 4, 5, 5, 6), 6), ((4, 4, 5, 5, 5), 7)])
def test_fortitude_ii_heals_more(dice, healing):
    assert barbarian("fortitude_ii").set_health(0, 30).attack("fortitude", *dice).finish().health(0) == 30 + healing


@pytest.mark.rule("DT-8.7", "DT-10.6")
def test_fortitude_ii_may_remove_a_token_with_three_of_a_kind():
    t = barbarian("fortitude_ii").tokens(0, delayed_poison=2).attack("fortitude", 4, 4, 4, 1, 6)
    assert t.asked == (0, "may")
    t.play("yes").finish()
    assert t.held(0) == {"delayed_poison": 1}
    t = barbarian("fortitude_ii").tokens(0, delayed_poison=2).attack("fortitude", 4, 4, 4, 1, 6).play("no").finish()
    assert t.held(0) == {"delayed_poison": 2}


def test_fortitude_ii_removes_nothing_without_three_of_a_kind():
    t = barbarian("fortitude_ii").tokens(0, delayed_poison=1).attack("fortitude", *THREE_LIVES)
    assert t.state.phase == "main2"
    assert t.held(0) == {"delayed_poison": 1}


@pytest.mark.parametrize(("dice", "tokens"), [((1, 2, 6), {}), ((1, 3, 6), {"concussion": 1})])
def test_overpower_ii_concusses_from_ten(dice, tokens):
    t = barbarian("overpower_ii").attack("overpower", *OVERPOWER, *dice).finish()
    assert t.health(1) == 50 - sum(dice)
    assert t.held(1) == tokens


@pytest.mark.rule("DT-7.4")
def test_war_cry_comes_with_overpower_ii():
    dice = (1, 2, 4, 5, 6)
    assert "declare war_cry" not in barbarian().roll(*dice).actions
    t = barbarian("overpower_ii").attack("war_cry", *dice)
    assert t.state.phase == "main2", "undefendable"
    assert (t.health(0), t.health(1)) == (52, 48)


def test_reckless_ii_hits_harder_and_hurts_more():
    t = barbarian("reckless_ii").attack("reckless", *LARGE_STRAIGHT).finish()
    assert (t.health(0), t.health(1)) == (45, 30)


@pytest.mark.rule("DT-10.9")
def test_thick_skin_ii_rolls_four_dice_and_may_stop_a_token_of_the_attack():
    t = attacked("thick_skin_ii").dice(4, 5, 1, 6).play("defend thick_skin")
    assert t.asked == (1, "may")
    t.play("yes").finish()
    assert t.happened(DiceRolled)[-1].dice == (4, 5, 1, 6)
    assert t.happened(TokenStopped) == [TokenStopped(1, "delayed_poison")]
    assert t.held(1) == {}
    assert t.health(1) == 50 - 5 + 4


def test_thick_skin_ii_may_let_the_token_be_and_asks_only_with_two_lives():
    t = attacked("thick_skin_ii").dice(4, 5, 1, 6).play("defend thick_skin", "no").finish()
    assert t.held(1) == {"delayed_poison": 1}
    t = attacked("thick_skin_ii").dice(4, 1, 1, 6).play("defend thick_skin")
    assert t.state.phase == "main2"
    assert t.held(1) == {"delayed_poison": 1}


@pytest.mark.rule("DT-10.9")
def test_thick_skin_ii_leaves_a_token_that_was_there_before():
    t = duel("ninja", "barbarian").upgrades(1, "thick_skin_ii").tokens(1, delayed_poison=1)
    t.attack("slash", 1, 1, 2, 4, 4).dice(4, 5, 4, 5).play("defend thick_skin").finish()
    assert t.held(1) == {"delayed_poison": 1}
    assert not t.happened(TokenStopped)


@pytest.mark.rule("DT-10.9")
def test_thick_skin_ii_takes_off_one_of_two_poisons():
    t = duel("ninja", "barbarian").upgrades(1, "thick_skin_ii").tokens(1, delayed_poison=1)
    t.attack("poison_blade", 1, 2, 3, 4, 6).dice(4, 5, 1, 1).play("defend thick_skin", "yes").finish()
    assert t.held(1) == {"delayed_poison": 1}


# Tokens


@pytest.mark.rule("DT-3.2.1")
def test_concussion_costs_one_income_and_goes():
    t = duel("barbarian", "ninja", at="upkeep").tokens(0, concussion=1).begin()
    assert (t.cp(0), t.cards(0)) == (2, [])
    assert t.happened(PhaseSkipped) == [PhaseSkipped(0, "income")]
    assert t.held(0) == {}


@pytest.mark.rule("DT-10.2")
def test_a_second_concussion_is_not_taken():
    t = barbarian().hand(0, "concuss").tokens(1, concussion=1).play("play concuss")
    assert t.held(1) == {"concussion": 1}


def test_a_stunned_player_plays_nothing_and_spends_nothing():
    t = barbarian().hand(1, "buh_bye", "not_this_time").set_cp(1, 9).tokens(1, smoke_bomb=1)
    t.dice(*FOUR_POWS, *THREE_SWORDS).play("done", "declare crit_bash")
    assert t.asked == (1, "window:attack")
    t.play("pass")
    assert t.asked == (0, "offense"), "once stunned, nobody asks for Buh, Bye!; the extra phase has begun"
    assert t.health(1) == 45


def test_in_the_extra_phase_of_stun_the_opponent_may_change_dice():
    t = barbarian().hand(1, "tip_it").dice(*FOUR_POWS, *THREE_SWORDS).play("done", "declare crit_bash")
    assert t.asked == (1, "window:declared")
    t.play("pass", "declare smack")
    assert t.asked == (1, "window:declared")
    t.play("play tip_it", "raise 3")
    assert "declare smack" not in t.actions


def test_a_partner_who_is_not_stunned_can_take_the_stun_off():
    t = teams("barbarian", "ninja", "monk", "treant").hand(3, "buh_bye").set_cp(3, 5)
    t.dice(*FOUR_POWS, 1).play("done", "declare crit_bash")
    assert t.asked == (3, "window:inflicted")
    t.play("play buh_bye").finish()
    assert t.held(1) == {}
    assert not t.happened(ExtraPhaseBegan)
    assert t.health(1) == 45


def test_the_extra_phase_of_stun_is_lost_when_the_target_is_defeated():
    t = king_of_the_hill("barbarian", "ninja", "monk").set_health(1, 4)
    t.attack("crit_bash", *FOUR_POWS).play("target 2").finish()
    assert t.player(1).out
    assert not t.happened(ExtraPhaseBegan)


def test_the_extra_phase_of_stun_goes_against_the_same_opponent():
    t = king_of_the_hill("barbarian", "ninja", "monk").dice(*FOUR_POWS, *THREE_SWORDS)
    t.play("done", "declare crit_bash", "target 3", "declare smack")
    assert t.asked == (2, "defense")
    t.finish()
    assert [t.health(seat) for seat in range(3)] == [35, 35, 35 - 5 - 4]


# Cards


def test_concuss_inflicts_concussion_on_a_chosen_opponent():
    t = barbarian().hand(0, "concuss").play("play concuss")
    assert t.held(1) == {"concussion": 1}
    assert t.cp(0) == 1
    t = king_of_the_hill("barbarian", "ninja", "monk").hand(0, "concuss").play("play concuss", "choose 3")
    assert (t.held(1), t.held(2)) == ({}, {"concussion": 1})


@pytest.mark.rule("DT-5.7")
def test_head_bash_needs_eight_damage_really_dealt():
    t = barbarian().hand(0, "head_bash").attack("mighty_blow", *SMALL_STRAIGHT).play("waive")
    assert t.health(1) == 41
    assert t.asked == (0, "window:aftermath")
    t.play("play head_bash")
    assert t.held(1) == {"concussion": 1}


def test_eight_damage_are_enough_for_head_bash():
    t = barbarian().hand(0, "head_bash").attack("smack", 1, 1, 2, 2, 3).play("waive", "play head_bash")
    assert t.health(1) == 42
    assert t.held(1) == {"concussion": 1}


def test_head_bash_cannot_be_played_after_less_or_before_the_damage():
    t = barbarian().hand(0, "head_bash").attack("smack", 1, 1, 2, 3, 6)
    assert t.why_not("play head_bash")
    t.play("waive")
    assert t.health(1) == 44
    assert t.asked == (0, "main")
    assert "play head_bash" not in t.actions


@pytest.mark.rule("DT-5.7")
def test_head_bash_looks_at_what_is_left_after_prevention():
    t = barbarian().hand(0, "head_bash").hand(1, "escape").attack("mighty_blow", *SMALL_STRAIGHT)
    t.dice(5).play("play escape", "waive").finish()
    assert t.health(1) == 43
    assert t.asked == (0, "main")
    assert "play head_bash" not in t.actions


@pytest.mark.rule("DT-5.4")
def test_get_some_adds_a_damage_for_each_sword_and_concusses():
    t = barbarian().hand(0, "get_some").attack("smack", *THREE_SWORDS)
    assert t.asked == (0, "window:attack")
    t.dice(1, 2, 4, 5, 6).play("play get_some").finish()
    assert t.health(1) == 50 - 4 - 2
    assert t.held(1) == {"concussion": 1}
    assert t.cp(0) == 0


@pytest.mark.rule("DT-5.4")
def test_get_some_is_only_for_an_attack_of_ones_own():
    assert "play get_some" not in barbarian().hand(0, "get_some").actions
    t = barbarian().hand(0, "get_some").attack("fortitude", *THREE_LIVES)
    assert t.state.phase == "main2", "nothing to modify"


@pytest.mark.rule("DT-5.4", "DT-9.3")
def test_get_some_strengthens_an_ultimate():
    t = barbarian().hand(0, "get_some").attack("rage", *FIVE_POWS)
    t.dice(1, 1, 1, 1, 4, *THREE_SWORDS).play("play get_some")
    assert t.health(1) == 50 - 15 - 4


@pytest.mark.parametrize(("dice", "healing"), [((1, 2, 6), 1), ((4, 1, 6), 3), ((4, 5, 5), 7)])
def test_feelin_good_heals_one_and_two_for_each_life(dice, healing):
    t = barbarian().hand(0, "feelin_good").set_health(0, 20).dice(*dice).play("play feelin_good")
    assert t.happened(DiceRolled)[-1].dice == dice
    assert t.health(0) == 20 + healing


@pytest.mark.rule("DT-4.2")
def test_feelin_good_can_be_played_against_an_attack():
    t = duel("ninja", "barbarian").hand(1, "feelin_good").set_health(1, 5)
    t.attack("slash", 1, 1, 2, 4, 4).play("waive")
    assert t.asked == (1, "window:last")
    t.dice(4, 4, 1).play("play feelin_good")
    assert t.health(1) == 5, "healed by 5 and hurt by 5 at the same moment"
