"""Ultimates (DT-9)."""

from __future__ import annotations

import pytest

from ..positions import duel, teams

RAGE = (6, 6, 6, 6, 6)


@pytest.mark.rule("DT-9.1")
def test_only_a_changed_die_stops_an_ultimate():
    t = duel("barbarian", "moon_elf").hand(1, "tip_it").tokens(1, evasive=3).attack("rage", *RAGE)
    assert t.asked == (1, "window:declared")
    t.play("play tip_it", "lower 1")
    assert t.asked == (0, "offense")
    assert "declare rage" not in t.actions
    assert "declare crit_bash" in t.actions


@pytest.mark.rule("DT-9.2")
def test_once_it_is_activated_opponents_do_nothing():
    t = duel("barbarian", "moon_elf").hand(1, "tip_it", "not_this_time", "evade").tokens(1, evasive=3)
    t.attack("rage", *RAGE).play("pass")
    # No window for the elf, no defense; the extra phase of Stun has begun.
    assert t.health(1) == 35
    assert t.held(1) == {"evasive": 3}
    assert t.asked == (0, "offense")


@pytest.mark.rule("DT-9.2", "DT-4.6")
def test_opponents_have_no_answer_to_an_ultimate_that_does_not_stun():
    t = duel("paladin", "monk").tokens(0, crit=1).tokens(1, chi=3, cleanse=1, evasive=1, burn=1).set_cp(1, 9)
    t.hand(1, "getting_paid", "buh_bye", "not_this_time").set_cp(0, 0).attack("resolute_faith", *RAGE)
    # The declaration can be answered; from the activation on nothing can.
    assert t.asked == (1, "window:declared")
    t.play("pass")
    assert t.asked == (0, "window:attack")
    t.play("spend crit")
    assert t.asked == (0, "main")
    assert t.health(1) == 50 - 10 - 4
    assert t.held(1) == {"chi": 3, "cleanse": 1, "evasive": 1, "burn": 1}
    assert t.cards(1) == ["buh_bye", "getting_paid", "not_this_time"]


@pytest.mark.rule("DT-9.2")
def test_even_the_collateral_damage_and_the_tokens_of_an_ultimate_are_taken_as_they_come():
    t = duel("pyromancer", "monk").tokens(1, evasive=2, cleanse=1, chi=2).attack("scorch_the_earth", *RAGE)
    assert t.asked == (0, "main")
    assert t.health(1) == 50 - 12 - 2
    assert t.held(1) == {"evasive": 2, "cleanse": 1, "chi": 2, "knockdown": 1, "burn": 1}


@pytest.mark.rule("DT-9.2")
def test_the_lock_is_off_again_when_the_roll_phase_is_over():
    t = duel("monk", "paladin").hand(1, "buh_bye").set_cp(1, 2).attack("transcendence", *RAGE)
    assert t.asked == (0, "main")
    t.finish_of(0)
    assert t.asked[0] == 1
    assert "play buh_bye" in t.actions


@pytest.mark.rule("DT-9.2")
def test_tokens_that_would_weaken_it_are_ignored():
    t = duel("barbarian", "shadow_thief").tokens(1, shadows=1).attack("rage", *RAGE)
    assert t.health(1) == 35
    collateral = duel("pyromancer", "shadow_thief").tokens(1, shadows=1).attack("scorch_the_earth", *RAGE).finish()
    assert collateral.health(1) == 36


@pytest.mark.rule("DT-9.3")
def test_it_can_be_enhanced():
    t = duel("barbarian", "moon_elf").tokens(1, targeted=1).hand(0, "get_some").attack("rage", *RAGE)
    assert t.asked == (0, "window:attack")
    t.dice(1, 1, 1, 4, 4).play("play get_some")
    assert t.health(1) == 50 - 15 - 2 - 3


@pytest.mark.rule("DT-9.2", "DT-9.4")
def test_in_teams_both_opponents_are_locked_and_the_partner_is_not():
    t = teams("pyromancer", "monk", "paladin", "moon_elf").tokens(1, cleanse=1).tokens(3, evasive=1)
    t.hand(1, "buh_bye").hand(2, "buh_bye").hand(3, "buh_bye").tokens(0, burn=1)
    for seat in (1, 2, 3):
        t.set_cp(seat, 9)
    t.roll(*RAGE).dice(1).play("declare scorch_the_earth")
    seats = []
    while t.asked[1].startswith("window"):
        seats.append(t.asked[0])
        t.play("pass")
    assert set(seats) == {2}
    assert t.health(1) == 50 - 12 - 2 - 2


@pytest.mark.rule("DT-9.3", "DT-7.1")
def test_not_even_the_attacker_can_lower_its_damage():
    t = duel("paladin", "barbarian").tokens(0, crit=1).hand(0, "not_this_time").set_cp(0, 1)
    t.attack("resolute_faith", *RAGE).let_roll_windows_pass()
    assert (t.asked[0], "spend crit" in t.actions) == (0, True)
    assert "play not_this_time" not in t.actions


@pytest.mark.rule("DT-9.4")
def test_partners_of_the_attacker_may_still_act():
    t = teams("barbarian", "paladin", "monk", "ninja").hand(2, "getting_paid").hand(1, "getting_paid").roll(*RAGE)
    t.play("declare rage").dice(1)
    while t.asked[1] == "window:declared":
        t.play("pass")
    assert t.asked == (2, "window:last")
    assert "play getting_paid" in t.actions
