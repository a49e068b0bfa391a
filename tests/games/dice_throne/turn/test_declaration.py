"""Declaring, answering, changing dice and declaring again (DT-3.4.2 to DT-3.4.5)."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne import events as ev

from ..positions import duel, teams


@pytest.mark.rule("DT-3.4.2")
def test_one_declares_what_the_dice_meet_or_nothing():
    t = duel("barbarian", "paladin").roll(1, 2, 3, 6, 6)
    assert [text for text in t.actions if text.startswith("declare")] == [
        "declare overpower",
        "declare smack",
        "declare sturdy_blow",
    ]
    assert t.why_not("declare rage").rule == "DT-8.1"
    t.play("stop")
    assert t.happened(ev.NothingDeclared)
    assert t.state.phase == "main2"


@pytest.mark.rule("DT-3.4.2")
def test_the_opponent_is_asked_to_change_dice():
    t = duel("barbarian", "paladin").hand(1, "tip_it").attack("smack", 1, 2, 3, 4, 6)
    assert t.asked == (1, "window:declared")
    assert "play tip_it" in t.actions
    assert "Smack" in t.table.decision.prompt
    t.play("pass")
    assert t.happened(ev.AbilityActivated)


@pytest.mark.rule("DT-3.4.2")
def test_without_an_answer_nobody_is_asked():
    t = duel("barbarian", "paladin").attack("smack", 1, 2, 3, 4, 6)
    assert t.asked == (1, "defense")


@pytest.mark.rule("DT-3.4.3")
def test_a_changed_die_lets_the_active_player_declare_anew_or_roll_on():
    t = duel("barbarian", "paladin").hand(1, "tip_it").attack("smack", 1, 2, 3, 4, 6)
    t.play("play tip_it", "raise 3")
    assert t.asked == (0, "offense")
    assert t.state.trays[0].values == (1, 2, 4, 4, 6)
    assert "declare smack" not in t.actions
    assert "reroll 4" in t.actions
    t.dice(3).play("reroll 4", "declare smack")
    assert t.asked == (1, "defense")


@pytest.mark.rule("DT-3.4.3")
def test_it_repeats_until_nobody_changes_anything():
    t = duel("barbarian", "paladin").hand(1, "tip_it", "helping_hand").set_cp(1, 3).attack("smack", 1, 2, 3, 3, 6)
    t.play("play tip_it", "raise 3")
    assert t.asked == (1, "window:declared")
    t.play("pass")
    assert t.asked == (0, "offense")
    t.play("declare smack")
    t.dice(5).play("play helping_hand", "reroll 4").let_pass()
    assert t.asked == (0, "offense")
    assert not any(text.startswith("declare smack") for text in t.actions)
    assert not t.happened(ev.AbilityActivated)


@pytest.mark.rule("DT-3.4.3")
def test_own_cards_change_dice_before_the_declaration():
    t = duel("barbarian", "paladin").hand(0, "so_wild").roll(1, 2, 4, 4, 6).play("play so_wild", "set 3 3")
    assert "declare smack" in t.actions
    assert t.cp(0) == 0


@pytest.mark.rule("DT-3.4.3")
def test_one_more_attempt_from_a_partner_opens_the_decision_again():
    t = teams("barbarian", "paladin", "monk", "ninja").hand(2, "one_more_time").roll(1, 2, 4, 4, 6)
    t.play("reroll 1").play("pass")
    t.play("reroll 1").play("pass")
    t.play("stop")
    assert t.asked == (2, "window:stopped")
    t.play("play one_more_time")
    assert t.asked == (0, "offense")
    assert "reroll 1" in t.actions


@pytest.mark.rule("DT-3.4.4")
def test_effects_without_a_target_come_at_activation():
    t = duel("moon_elf", "barbarian").attack("covered_shot", 1, 2, 4, 4, 5)
    assert t.asked == (1, "defense")
    assert t.held(0) == {"evasive": 1}
    assert t.health(1) == 50


@pytest.mark.rule("DT-3.4.4")
def test_only_one_ability_is_activated():
    t = duel("barbarian", "paladin").attack("fortitude", 4, 4, 5, 1, 6)
    assert t.state.phase == "main2"
    assert len(t.happened(ev.AbilityActivated)) == 1


@pytest.mark.rule("DT-3.4.5")
def test_a_blind_hero_may_fail_with_no_effect_of_any_kind():
    t = duel("moon_elf", "barbarian").tokens(0, blind=1).roll(1, 2, 4, 4, 5).dice(2).play("declare covered_shot")
    assert t.happened(ev.OffenseFailed)
    assert t.held(0) == {}
    assert t.health(1) == 50
    assert t.state.phase == "main2"


@pytest.mark.rule("DT-3.4.5")
def test_a_blind_hero_who_rolls_well_attacks():
    t = duel("moon_elf", "barbarian").tokens(0, blind=1).roll(1, 2, 4, 4, 5).dice(3).play("declare covered_shot")
    assert t.asked == (1, "defense")
    assert t.held(0) == {"evasive": 1}


@pytest.mark.rule("DT-3.4.5")
def test_blind_goes_even_if_nothing_is_declared():
    t = duel("moon_elf", "barbarian").tokens(0, blind=1).roll(1, 2, 4, 4, 5).dice(1).play("stop")
    assert t.held(0) == {}
