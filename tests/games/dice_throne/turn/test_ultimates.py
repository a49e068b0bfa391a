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


@pytest.mark.rule("DT-9.4")
def test_partners_of_the_attacker_may_still_act():
    t = teams("barbarian", "paladin", "monk", "ninja").hand(2, "getting_paid").hand(1, "getting_paid").roll(*RAGE)
    t.play("declare rage").dice(1)
    while t.asked[1] == "window:declared":
        t.play("pass")
    assert t.asked == (2, "window:last")
    assert "play getting_paid" in t.actions
