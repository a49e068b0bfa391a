"""The Defensive Roll Phase and the end of the Roll Phase (DT-3.6)."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne import events as ev

from ..positions import duel, king_of_the_hill


@pytest.mark.rule("DT-3.6.1")
def test_what_needs_the_target_but_is_no_damage_comes_before_the_defense():
    t = duel("moon_elf", "barbarian").attack("entangling_shot", 1, 2, 3, 4, 4)
    assert t.asked == (1, "defense")
    assert t.held(1) == {"entangle": 1}
    assert t.health(1) == 50


@pytest.mark.rule("DT-3.6.1")
def test_combat_points_are_stolen_and_lost_there():
    t = duel("shadow_thief", "barbarian").set_cp(1, 1).attack("pickpocket", 3, 3, 6, 1, 2)
    assert t.actions == ["take gain", "take steal"]
    t.play("take steal").finish()
    assert (t.cp(0), t.cp(1)) == (4, 0)
    elf = duel("moon_elf", "barbarian").set_cp(1, 1).roll(1, 6, 6, 6, 4).dice(6, 6, 1, 1, 1)
    elf.play("declare exploding_arrow")
    assert elf.cp(1) == 0
    assert elf.table.view(0)["board"]["attack"]["damage"] == 7


@pytest.mark.rule("DT-3.6.2")
def test_the_defender_chooses_one_of_two_defenses_before_rolling_or_none():
    t = duel("barbarian", "shadow_thief").attack("smack", 1, 2, 3, 4, 6)
    assert t.actions == ["defend counter_strike", "defend shadow_defense", "waive"]
    t.dice(1, 2, 6, 3, 3).play("defend counter_strike").finish()
    assert (t.health(0), t.health(1)) == (48, 46)
    assert t.held(0) == {"poison": 1}
    waived = duel("barbarian", "shadow_thief").attack("smack", 1, 2, 3, 4, 6).play("waive").finish()
    assert waived.happened(ev.DefenseWaived)
    assert waived.health(1) == 46


@pytest.mark.rule("DT-8.8", "DT-1.3")
def test_stolen_combat_points_beyond_the_maximum_are_lost():
    t = duel("shadow_thief", "barbarian").set_cp(0, 13).set_cp(1, 2).upgrades(0, "pickpocket_ii")
    t.attack("pickpocket", 3, 3, 6, 1, 2)
    steal = max(text for text in t.actions if text.startswith("take steal"))
    t.play(steal).finish()
    assert t.cp(0) == 15
    assert t.cp(1) < 2


@pytest.mark.rule("DT-3.6.2")
def test_there_is_no_defense_against_what_is_no_attack():
    t = duel("moon_elf", "barbarian").upgrades(0, "demising_shot_ii").attack("focus", 1, 2, 6, 4, 4)
    assert t.state.phase == "main2"
    assert t.held(1) == {"targeted": 1, "entangle": 1}


@pytest.mark.rule("DT-3.6.3")
def test_the_defense_is_one_roll_with_the_printed_number_of_dice():
    t = duel("barbarian", "paladin").upgrades(1, "divine_defense_ii").attack("smack", 1, 2, 3, 4, 6)
    t.dice(1, 1, 1, 1).play("defend divine_defense").finish()
    rolls = [event for event in t.happened(ev.DiceRolled) if event.purpose == "defense"]
    assert [event.dice for event in rolls] == [(1, 1, 1, 1)]


@pytest.mark.rule("DT-3.6.3")
def test_effects_may_grant_another_attempt():
    t = duel("barbarian", "paladin").hand(1, "better_d").attack("smack", 1, 2, 3, 4, 6)
    t.dice(1, 1, 1).play("defend divine_defense", "play better_d").let_pass()
    assert t.asked == (1, "defense_rolled")
    assert "keep" in t.actions
    t.dice(5, 5).play("reroll 2 3").finish()
    assert t.health(1) == 50
    assert t.health(0) == 49


@pytest.mark.rule("DT-3.6.4")
def test_tokens_gained_in_the_defense_may_be_used_at_once():
    t = duel("barbarian", "ninja").attack("smack", 1, 2, 3, 4, 6)
    t.dice(6, 6, 1).play("defend shade_shift", "keep")
    assert t.held(1) == {"smoke_bomb": 1}
    assert t.asked == (1, "window:last")
    t.dice(3).play("spend smoke_bomb").finish()
    assert t.health(1) == 50


@pytest.mark.rule("DT-3.6.5")
def test_the_last_window_lets_everyone_spend_and_play():
    t = duel("barbarian", "monk").hand(0, "get_some").tokens(1, chi=3).attack("smack", 1, 2, 3, 4, 6)
    t.let_pass().dice(4, 4, 4, 4).play("defend serenity").let_pass()
    assert t.happened(ev.DefenseChosen)
    t = duel("barbarian", "monk").hand(0, "get_some").tokens(1, chi=3).attack("smack", 1, 2, 3, 4, 6)
    t.play("pass", "pass").dice(4, 3, 3, 3).play("defend serenity")
    assert t.asked == (0, "window:last")
    t.dice(1, 1, 4, 4, 4).play("play get_some")
    assert t.asked == (1, "window:last")
    t.play("spend chi prevent 4").finish()
    # 4 from Smack and 2 from Get Some!, less 4 Chi: three held and one from the defense.
    assert t.health(1) == 48
    assert t.held(1) == {"concussion": 1}


@pytest.mark.rule("DT-3.6.6")
def test_all_damage_and_healing_is_applied_at_the_same_moment():
    t = duel("monk", "barbarian").set_health(1, 3).set_health(0, 30).attack("fist_strike", 1, 1, 2, 4, 5)
    t.dice(4, 4, 1).play("defend thick_skin").finish()
    # 6 damage and 4 healing: alive with 1.
    assert t.health(1) == 1


@pytest.mark.rule("DT-3.6.6")
def test_both_sides_can_fall_together():
    t = duel("barbarian", "monk").set_health(0, 2).set_health(1, 4).attack("smack", 1, 2, 3, 4, 6)
    t.dice(1, 1, 3, 3).play("defend serenity").finish()
    assert t.table.result.winners == ()


@pytest.mark.rule("DT-3.6.7")
def test_after_the_damage_come_the_rest_the_removals_and_extra_phases():
    t = duel("barbarian", "paladin").tokens(0, entangle=1).attack("crit_bash", 6, 6, 6, 6, 1)
    assert t.health(1) == 45
    assert t.held(1) == {}
    assert t.held(0) == {}
    assert t.asked == (0, "offense")
    kinds = [type(event) for event in t.events]
    assert kinds.index(ev.DamageTaken) < kinds.index(ev.TokenRemoved) < kinds.index(ev.ExtraPhaseBegan)
    # The active player's own token first.
    assert [event.token for event in t.happened(ev.TokenRemoved)] == ["entangle", "stun"]


@pytest.mark.rule("DT-3.6.7", "DT-4.1")
def test_every_stunned_opponent_brings_an_extra_phase_clockwise():
    t = king_of_the_hill("barbarian", "paladin", "monk").tokens(1, stun=1).tokens(2, stun=1)
    t.roll(1, 2, 4, 4, 6).play("stop")
    assert [(event.player, event.target) for event in t.happened(ev.ExtraPhaseBegan)] == [(0, 1)]
    assert (t.held(1), t.held(2)) == ({}, {})
    # There is no choice in it: the extra phase goes against that opponent.
    t.dice(1, 2, 3, 4, 6).play("reroll 1 2 3 4 5", "declare smack")
    assert t.asked == (1, "defense")
    t.play("waive")
    assert [(event.player, event.target) for event in t.happened(ev.ExtraPhaseBegan)] == [(0, 1), (0, 2)]
    t.dice(1, 2, 3, 4, 6).play("reroll 1 2 3 4 5", "declare smack")
    assert t.asked == (2, "defense")
    t.play("waive")
    assert (t.asked, t.health(1), t.health(2)) == ((0, "main"), 31, 31)


@pytest.mark.rule("DT-2.3", "DT-3.6.7")
def test_who_falls_in_an_extra_phase_has_no_further_one():
    t = king_of_the_hill("barbarian", "paladin", "monk").tokens(1, stun=1).tokens(2, stun=1).set_health(0, 4)
    t.roll(1, 2, 4, 4, 6).play("stop").dice(1, 2, 3, 4, 5)
    t.play("reroll 1 2 3 4 5", "declare reckless", "waive")
    assert [event.player for event in t.happened(ev.PlayerDefeated)] == [0]
    assert [(event.player, event.target) for event in t.happened(ev.ExtraPhaseBegan)] == [(0, 1)]
    assert t.asked == (1, "main")


@pytest.mark.rule("DT-2.3", "DT-3.6.7")
def test_there_is_no_extra_phase_against_a_defeated_opponent():
    t = king_of_the_hill("pyromancer", "paladin", "monk").tokens(1, stun=1).tokens(2, stun=1).set_health(2, 2)
    t.roll(1, 2, 4, 4, 6).play("stop")
    assert [event.target for event in t.happened(ev.ExtraPhaseBegan)] == [1]
    # Burning Soul strikes all opponents, and the third player falls.
    t.dice(5, 5, 1, 1, 4).play("reroll 1 2 3 4 5", "declare burning_soul").finish()
    assert [event.player for event in t.happened(ev.PlayerDefeated)] == [2]
    assert [event.target for event in t.happened(ev.ExtraPhaseBegan)] == [1]
    assert t.asked == (0, "main")


@pytest.mark.rule("DT-3.6.2")
def test_the_stunned_do_not_defend():
    t = duel("barbarian", "paladin").tokens(1, stun=1, protect=1).attack("smack", 1, 2, 3, 4, 6)
    # No answer and no defense; with the Roll Phase the Stun is over, and an extra one begins.
    assert not t.happened(ev.DefenseChosen)
    assert (t.health(1), t.held(1)) == (46, {"protect": 1})
    assert t.happened(ev.ExtraPhaseBegan)


@pytest.mark.rule("DT-3.6.7")
def test_a_card_for_after_the_damage_looks_at_what_was_dealt():
    t = duel("barbarian", "paladin").hand(0, "head_bash").attack("mighty_blow", 1, 2, 3, 4, 4)
    t.dice(3, 1, 1).play("defend divine_defense").play("pass")
    assert t.asked == (0, "window:aftermath")
    t.play("play head_bash")
    assert t.held(1) == {"concussion": 1}
    less = duel("barbarian", "paladin").hand(0, "head_bash").attack("mighty_blow", 1, 2, 3, 4, 4)
    less.dice(3, 3, 1).play("defend divine_defense").finish()
    assert less.health(1) == 43
    assert less.held(1) == {}


@pytest.mark.rule("DT-3.6.7", "DT-5.7")
@pytest.mark.parametrize(
    ("dice", "dealt"), [((1, 1, 1), 9), ((3, 1, 1), 8), ((3, 3, 1), 7), ((5, 1, 1), 7), ((5, 5, 5), 3)]
)
def test_what_was_prevented_was_not_dealt(dice, dealt):
    t = duel("barbarian", "paladin").hand(0, "head_bash").set_cp(1, 0).attack("mighty_blow", 1, 2, 3, 4, 4)
    t.dice(*dice).play("defend divine_defense")
    assert t.health(1) == 50 - dealt
    # Head Bash! is for attacks that dealt 8 or more; with less nobody is asked, and it is too late.
    assert t.asked == ((0, "window:aftermath") if dealt >= 8 else (0, "main"))
    assert ("play head_bash" in t.actions) is (dealt >= 8)


@pytest.mark.rule("DT-3.6.7", "DT-5.7")
def test_what_a_token_prevents_or_avoids_was_not_dealt():
    halved = duel("barbarian", "paladin").hand(0, "head_bash").tokens(1, protect=1).set_cp(1, 0)
    halved.attack("reckless", 1, 2, 3, 4, 5).play("spend protect", "waive")
    assert (halved.health(1), halved.asked) == (50 - 7, (0, "main"))
    avoided = duel("barbarian", "moon_elf").hand(0, "head_bash").tokens(1, evasive=1)
    avoided.attack("reckless", 1, 2, 3, 4, 5).dice(2).play("spend evasive", "waive")
    assert (avoided.health(1), avoided.asked) == (50, (0, "main"))
    failed = duel("barbarian", "moon_elf").hand(0, "head_bash").tokens(1, evasive=1)
    failed.attack("reckless", 1, 2, 3, 4, 5).dice(3).play("spend evasive", "waive")
    assert (failed.health(1), failed.asked) == (50 - 15, (0, "window:aftermath"))


@pytest.mark.rule("DT-3.6.8")
def test_without_a_defense_the_other_steps_still_happen():
    t = duel("barbarian", "monk").tokens(1, chi=2).upgrades(0, "crit_bash_ii").attack("crit_smash", 6, 6, 6, 1, 4)
    assert t.asked == (1, "window:attack")
    t.play("pass")
    assert t.held(1) == {"chi": 2, "concussion": 1}
    assert t.asked == (1, "window:last")
    t.play("spend chi prevent 2")
    assert t.health(1) == 50
