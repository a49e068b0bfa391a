"""How text is read: rolls, symbols, then, or, may, gain, inflict, steal (DT-8.4 to DT-8.10)."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne import events as ev

from ..positions import duel, king_of_the_hill, teams


@pytest.mark.rule("DT-8.4")
def test_an_extra_roll_counts_only_its_own_dice():
    t = duel("moon_elf", "barbarian").roll(1, 6, 6, 6, 6).dice(1, 1, 4, 4, 4).play("declare exploding_arrow")
    # No moons among the five: the opponent keeps the combat points, four moons before notwithstanding.
    assert t.cp(1) == 2
    assert t.table.view(0)["board"]["attack"]["damage"] == 9


@pytest.mark.rule("DT-8.4")
def test_dice_of_an_extra_roll_that_are_rolled_again_can_be_answered_again():
    t = duel("ninja", "barbarian").upgrades(0, "walk_the_line_ii").hand(1, "tip_it").set_cp(1, 1)
    t.roll(4, 4, 5, 5, 1).dice(6, 6).play("declare walk_the_line", "pass")
    assert t.asked == (1, "window:roll")
    t.play("pass")
    assert t.asked == (0, "reroll_these")
    t.dice(1).play("reroll 1")
    assert t.asked == (1, "window:roll")
    t.play("play tip_it", "raise 1")
    assert t.table.view(0)["board"]["attack"]["damage"] == 8


@pytest.mark.rule("DT-8.5")
def test_on_a_symbol_counts_once_and_multiples_count_each():
    t = duel("shadow_thief", "barbarian").attack("dagger_strike", 1, 1, 2, 3, 4).finish()
    assert t.cp(0) == 3
    souls = duel("pyromancer", "barbarian").attack("burning_soul", 5, 5, 1, 1, 4)
    assert souls.held(0) == {"fire_mastery": 4}


@pytest.mark.rule("DT-8.5")
def test_on_two_symbols_needs_both_and_per_two_counts_pairs():
    t = duel("barbarian", "shadow_thief").attack("smack", 1, 2, 3, 4, 6).dice(6, 6, 3, 3, 3)
    t.play("defend counter_strike").finish()
    assert t.held(0) == {}
    elf = duel("barbarian", "moon_elf").attack("smack", 1, 2, 3, 4, 6).dice(1, 2, 3, 4, 4)
    elf.play("defend missed_me").finish()
    # Three arrows are one pair; two feet halve the 4 damage.
    assert (elf.health(0), elf.health(1)) == (49, 48)


@pytest.mark.rule("DT-8.6")
def test_then_opens_a_window_and_uses_the_new_state():
    t = duel("shadow_thief", "barbarian").hand(0, "getting_paid").attack("shifty_strike", 1, 2, 3, 4, 4)
    assert t.asked == (0, "window:then")
    assert t.cp(0) == 5
    t.play("play getting_paid")
    assert t.table.view(0)["board"]["attack"]["damage"] == 4


@pytest.mark.rule("DT-8.6")
def test_at_then_an_opponent_may_take_away_what_counts():
    t = duel("pyromancer", "barbarian").tokens(0, fire_mastery=1).hand(1, "buh_bye").attack("hot_streak", 1, 2, 3, 4, 4)
    assert t.asked == (1, "window:then")
    t.play("play buh_bye")
    assert t.table.view(0)["board"]["attack"]["damage"] == 7


@pytest.mark.rule("DT-8.6")
def test_what_follows_the_damage_waits_for_it():
    t = duel("paladin", "barbarian").attack("righteous_prayer", 6, 6, 6, 6, 1)
    assert t.held(0) == {}
    t.dice(1, 1, 1).play("defend thick_skin").finish()
    assert t.held(0) == {"crit": 1}
    assert t.cp(0) == 4
    assert t.health(1) == 42


@pytest.mark.rule("DT-8.7")
def test_or_is_exactly_one_and_may_is_optional():
    t = duel("monk", "barbarian").attack("meditate", 4, 4, 5, 1, 6)
    assert t.actions == ["take cleanse", "take evasive"]
    t.play("take cleanse")
    assert t.held(0) == {"chi": 5, "cleanse": 1}
    may = duel("barbarian", "monk").upgrades(0, "fortitude_ii").tokens(0, poison=1).attack("fortitude", 4, 4, 4, 1, 6)
    assert may.actions == ["no", "yes"]
    may.play("no")
    assert may.held(0) == {"poison": 1}


@pytest.mark.rule("DT-8.7")
def test_a_chosen_player_is_anyone_and_a_chosen_opponent_is_not_oneself():
    t = king_of_the_hill("moon_elf", "barbarian", "monk").hand(0, "evade", "moon_magic").set_cp(0, 9)
    t.play("play evade")
    assert t.actions == ["choose 1", "choose 2", "choose 3"]
    t.play("choose 1", "play moon_magic")
    assert t.actions == ["choose 2", "choose 3"]
    partner = teams("treant", "barbarian", "monk", "ninja").attack("wake_the_forest", 6, 6, 6, 6, 6)
    while partner.asked[1] == "grow":
        partner.play(partner.actions[0])
    assert partner.held(2) == {"wellspring": 1}


@pytest.mark.rule("DT-8.7")
def test_what_is_added_comes_after_the_rest():
    t = duel("pyromancer", "barbarian").attack("meteorite", 6, 6, 6, 6, 1)
    hits = [(event.amount, event.type) for event in t.happened(ev.HitAdded)]
    assert hits == [(2, "undefendable"), (2, "collateral")]
    assert t.health(1) == 46


@pytest.mark.rule("DT-8.8")
def test_gain_is_for_oneself_inflict_for_the_target_and_one_steals_what_there_is():
    t = duel("shadow_thief", "barbarian").set_cp(1, 1).upgrades(0, "pickpocket_ii").attack("pickpocket", 3, 3, 6, 1, 2)
    t.play("take steal_two").finish()
    # One point is gained; of the two to steal the opponent has only one.
    assert (t.cp(0), t.cp(1)) == (4, 0)
    poison = duel("shadow_thief", "barbarian").attack("dagger_strike", 1, 1, 2, 6, 5).finish()
    assert poison.held(1) == {"poison": 1}


@pytest.mark.rule("DT-8.9")
def test_combat_points_as_damage_are_those_at_activation():
    t = duel("shadow_thief", "barbarian").tokens(0, sneak_attack=1).hand(0, "shadow_coin", "poison_wound")
    t.attack("insidious_strike", 1, 2, 3, 4, 5).play("pass")
    damage = t.table.view(0)["board"]["attack"]["damage"]
    assert damage == 5
    t.play("play poison_wound").finish()
    assert t.cp(0) == 3
    assert t.health(1) == 45


@pytest.mark.rule("DT-8.10")
def test_passives_are_always_available():
    t = duel("paladin", "barbarian").set_cp(0, 3)
    assert "use tithe draw" in t.actions
    t.roll(1, 2, 3, 5, 6)
    assert {"use tithe draw", "use tithe reroll"} <= set(t.actions)
    t.dice(6).play("use tithe reroll", "reroll 1")
    assert t.state.trays[0].values == (6, 2, 3, 5, 6)
    assert t.cp(0) == 2
