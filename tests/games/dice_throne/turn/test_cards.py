"""Playing cards and upgrades (DT-7), and each of the common cards."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne import events as ev

from ..positions import duel, teams


@pytest.mark.rule("DT-7.1")
def test_a_card_is_paid_done_and_discarded():
    t = duel("barbarian", "paladin").hand(0, "double_up").on_top(0, "tip_it", "six_it").play("play double_up")
    assert t.cp(0) == 1
    assert t.cards(0) == ["six_it", "tip_it"]
    assert t.player(0).discard == ["double_up"]


@pytest.mark.rule("DT-7.1")
def test_what_one_cannot_pay_one_cannot_play():
    t = duel("barbarian", "paladin").hand(0, "triple_up", "getting_paid").set_cp(0, 1)
    assert t.why_not("play triple_up").rule == "DT-7.1"
    t.play("play getting_paid", "play triple_up")
    assert t.cp(0) == 1


@pytest.mark.rule("DT-7.1")
def test_a_card_without_any_effect_is_not_played():
    t = duel("barbarian", "paladin").hand(0, "buh_bye")
    assert "no effect" in t.why_not("play buh_bye")
    assert "play buh_bye" in t.tokens(1, protect=1).actions


@pytest.mark.rule("DT-7.2")
def test_an_upgrade_replaces_the_ability_and_stays():
    t = duel("barbarian", "paladin").hand(0, "smack_ii").play("play smack_ii")
    assert t.why_not("sell smack_ii").rule == "DT-3.3.1"
    t.attack("smack", 1, 2, 3, 4, 6)
    assert t.table.view(0)["board"]["attack"]["damage"] == 5
    later = duel("barbarian", "paladin").hand(0, "smack_ii").roll(1, 2, 3, 4, 6)
    assert later.why_not("play smack_ii").rule == "DT-4.2"


@pytest.mark.rule("DT-7.3")
def test_level_three_goes_on_level_one_for_its_price_or_on_level_two_for_the_difference():
    straight = duel("barbarian", "paladin").hand(0, "smack_iii").set_cp(0, 3).play("play smack_iii")
    assert straight.cp(0) == 0
    step = duel("barbarian", "paladin").upgrades(0, "smack_ii").hand(0, "smack_iii").set_cp(0, 3).play("play smack_iii")
    assert step.cp(0) == 2
    assert step.player(0).upgrades == ["smack_ii", "smack_iii"]


@pytest.mark.rule("DT-7.3")
def test_a_lower_level_never_goes_on_a_higher_one():
    t = duel("barbarian", "paladin").upgrades(0, "smack_iii").hand(0, "smack_ii").set_cp(0, 9)
    assert t.why_not("play smack_ii").rule == "DT-7.3"
    assert "sell smack_ii" in t.actions


@pytest.mark.rule("DT-7.4")
def test_an_upgrade_may_add_a_second_ability():
    t = duel("barbarian", "paladin").roll(1, 2, 4, 4, 6)
    assert "declare war_cry" not in t.actions
    upgraded = duel("barbarian", "paladin").upgrades(0, "overpower_ii").set_health(0, 40).roll(1, 2, 4, 4, 6)
    upgraded.play("declare war_cry").finish()
    assert (upgraded.health(0), upgraded.health(1)) == (42, 48)


@pytest.mark.rule("DT-7.4")
def test_a_second_ability_goes_when_its_card_is_covered():
    t = duel("paladin", "barbarian").upgrades(0, "righteous_combat_ii").roll(1, 2, 3, 5, 6)
    assert "declare steadfast" in t.actions
    slots = t.table.view(0)["board"]["players"][0]["abilities"]
    assert [slot["card"] for slot in slots if slot["id"] == "steadfast"] == ["righteous_combat_ii"]
    covered = duel("paladin", "barbarian").upgrades(0, "righteous_combat_ii", "righteous_combat_iii")
    slots = covered.table.view(0)["board"]["players"][0]["abilities"]
    assert [slot["card"] for slot in slots if slot["id"] == "steadfast"] == ["righteous_combat_iii"]


@pytest.mark.rule("DT-7.5")
def test_covered_text_has_no_effect_and_passives_are_upgraded_too():
    t = duel("paladin", "barbarian").hand(0, "tithe_ii").set_cp(0, 5).play("play tithe_ii")
    t.play("use tithe draw")
    assert t.cp(0) == 0
    defense = duel("barbarian", "paladin").upgrades(1, "divine_defense_ii").attack("smack", 1, 2, 3, 4, 6)
    defense.dice(1, 1, 1, 1).play("defend divine_defense").finish()
    # Level II hits back for every sword, level I only once.
    assert defense.health(0) == 46


@pytest.mark.rule("DT-7.6")
def test_after_being_attacked_means_as_the_defender():
    t = duel("barbarian", "paladin").hand(1, "absolution", "tip_it").roll(1, 2, 3, 4, 6).play("declare smack")
    assert t.asked == (1, "window:declared")
    assert t.why_not("play absolution").rule == "DT-7.6"
    t.play("pass")
    assert t.asked == (1, "window:attack")
    t.dice(5).play("play absolution").finish()
    assert t.health(1) == 50
    partner = teams("barbarian", "monk", "treant", "paladin").hand(3, "absolution").roll(1, 2, 3, 4, 6).dice(1)
    partner.play("declare smack")
    assert partner.asked == (1, "defense")


# The common cards


def test_transference_moves_a_token_where_there_is_room():
    t = duel("barbarian", "pyromancer").tokens(0, burn=1).tokens(1, stun=1).hand(0, "transference")
    t.play("play transference")
    assert t.actions == ["move burn 1 2", "move stun 2 1"]
    t.play("move burn 1 2")
    assert (t.held(0), t.held(1)) == ({}, {"stun": 1, "burn": 1})
    full = duel("barbarian", "pyromancer").tokens(0, burn=1).tokens(1, burn=1).hand(0, "transference")
    full.play("play transference")
    assert full.held(1) == {"burn": 1}


def test_what_status_effects_removes_all():
    t = duel("barbarian", "pyromancer").tokens(0, burn=1, poison=3, concussion=1).hand(0, "what_status_effects")
    t.play("play what_status_effects")
    assert t.held(0) == {}


def test_vegas_baby_gains_half_the_die():
    t = duel("barbarian", "paladin").dice(5).play("play vegas_baby")
    assert t.cp(0) == 5


@pytest.mark.parametrize(("card", "left"), [("get_that_outta_here", 1), ("buh_bye", 0)])
def test_one_token_is_removed_from_a_chosen_player(card, left):
    t = duel("barbarian", "paladin").tokens(0, poison=2).tokens(1, crit=1, protect=1).hand(0, card).play(f"play {card}")
    assert t.actions == ["choose 1", "choose 2"]
    t.play("choose 2", "remove crit")
    assert t.held(1) == {"protect": 1}
    assert t.held(0) == {"poison": 2}
    assert t.cp(0) == left


@pytest.mark.parametrize(("card", "cost", "drawn"), [("triple_up", 2, 3), ("double_up", 1, 2)])
def test_drawing_cards(card, cost, drawn):
    t = duel("barbarian", "paladin").hand(0, card).play(f"play {card}")
    assert (t.cp(0), len(t.cards(0))) == (2 - cost, drawn)


def test_tip_it_changes_any_die_by_one_within_one_and_six():
    t = duel("barbarian", "paladin").hand(0, "tip_it").roll(1, 2, 3, 6, 6).play("play tip_it")
    assert t.actions == ["lower 2", "lower 3", "lower 4", "lower 5", "raise 1", "raise 2", "raise 3"]
    t.play("lower 5")
    assert t.state.trays[0].values == (1, 2, 3, 6, 5)


def test_getting_paid():
    assert duel("barbarian", "paladin").hand(0, "getting_paid").play("play getting_paid").cp(0) == 4


def test_not_this_time_prevents_six():
    t = duel("barbarian", "paladin").hand(1, "not_this_time").attack("mighty_blow", 1, 2, 3, 4, 4)
    t.play("play not_this_time").finish()
    assert t.health(1) == 47


def test_twice_as_wild_sets_two_different_dice():
    t = duel("barbarian", "paladin").hand(0, "twice_as_wild").set_cp(0, 3).roll(1, 2, 4, 4, 5)
    t.play("play twice_as_wild", "set 3 3")
    assert "stop" in t.actions
    assert not any(text.startswith("set 3") for text in t.actions)
    t.play("set 4 1")
    assert t.state.trays[0].values == (1, 2, 3, 1, 5)
    assert t.cp(0) == 0


def test_try_try_again_rolls_two_dice_or_one_die_twice():
    t = duel("barbarian", "paladin").hand(0, "try_try_again").roll(1, 2, 4, 4, 5).dice(3, 6)
    t.play("play try_try_again", "reroll 3", "reroll 3")
    assert t.state.trays[0].values == (1, 2, 6, 4, 5)
    assert t.asked == (0, "offense")
    once = duel("barbarian", "paladin").hand(0, "try_try_again").roll(1, 2, 4, 4, 5).dice(3)
    once.play("play try_try_again", "reroll 3", "stop")
    assert once.state.trays[0].values == (1, 2, 3, 4, 5)


def test_try_try_again_is_not_for_an_opponents_dice():
    t = duel("barbarian", "paladin").hand(1, "try_try_again", "tip_it").attack("smack", 1, 2, 3, 4, 6)
    assert "play try_try_again" not in t.actions


def test_so_wild_sets_any_die():
    t = duel("barbarian", "paladin").hand(1, "so_wild").attack("smack", 1, 2, 3, 4, 6).play("play so_wild", "set 1 6")
    assert t.state.trays[0].values == (6, 2, 3, 4, 6)


def test_samesies_copies_an_own_die():
    t = duel("barbarian", "paladin").hand(0, "samesies").roll(1, 2, 4, 4, 6).play("play samesies", "copy 3 1")
    assert t.state.trays[0].values == (1, 2, 1, 4, 6)


def test_one_more_time_gives_an_attempt():
    t = duel("barbarian", "paladin").hand(0, "one_more_time").roll(1, 2, 4, 4, 6).play("play one_more_time")
    assert t.state.attempts == 3


def test_helping_hand_makes_an_opponent_roll_a_die_again():
    t = duel("barbarian", "paladin").hand(1, "helping_hand").attack("smack", 1, 2, 3, 4, 6).play("play helping_hand")
    t.dice(5).play("reroll 1")
    assert t.state.trays[0].values == (5, 2, 3, 4, 6)
    own = duel("barbarian", "paladin").hand(0, "helping_hand").roll(1, 2, 3, 4, 6)
    assert "play helping_hand" not in own.actions


def test_better_d_is_for_defense_rolls_only():
    t = duel("barbarian", "paladin").hand(0, "better_d").roll(1, 2, 3, 4, 6)
    assert "play better_d" not in t.actions


def test_six_it_sets_an_own_die_to_six():
    t = duel("barbarian", "paladin").hand(0, "six_it").roll(1, 2, 4, 6, 6).play("play six_it")
    assert t.actions == ["set 1 6", "set 2 6", "set 3 6"]
    t.play("set 3 6")
    assert [event.new for event in t.happened(ev.DieChanged)] == [6]
