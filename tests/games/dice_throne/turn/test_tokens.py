"""Status effect tokens and companions (DT-10, DT-11)."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne import events as ev

from ..positions import duel, teams


@pytest.mark.rule("DT-10.1")
def test_tokens_lie_on_the_board_of_their_holder():
    t = duel("shadow_thief", "barbarian").attack("dagger_strike", 1, 1, 2, 6, 5).finish()
    assert t.held(1) == {"poison": 1}
    tokens = t.table.view(0)["board"]["players"][1]["tokens"]
    assert [(token["id"], token["n"], token["limit"]) for token in tokens] == [("poison", 1, 3)]
    assert t.table.game.catalogue()["tokens"]["poison"]["polarity"] == "negative"


@pytest.mark.rule("DT-10.2")
def test_what_goes_beyond_the_stack_limit_is_not_gained():
    t = duel("monk", "barbarian").tokens(0, chi=4).hand(0, "contemplate").play("play contemplate")
    assert t.held(0) == {"chi": 5}
    full = duel("barbarian", "paladin").tokens(1, concussion=1).hand(0, "concuss").play("play concuss")
    assert full.held(1) == {"concussion": 1}
    assert full.happened(ev.TokenRefused)


@pytest.mark.rule("DT-10.3")
def test_a_raised_limit_is_ones_own_and_lasts():
    t = duel("pyromancer", "monk").tokens(0, fire_mastery=5).hand(0, "fire_up").set_cp(0, 3).play("play fire_up")
    assert t.held(0) == {"fire_mastery": 6}
    assert t.player(0).raised == {"fire_mastery": 1}
    assert t.player(1).raised == {}


@pytest.mark.rule("DT-10.4")
def test_spendable_tokens_are_spent_at_any_time_without_combat_points():
    t = duel("monk", "pyromancer").tokens(0, cleanse=2, burn=1).set_cp(0, 0).play("spend cleanse", "remove burn")
    assert t.held(0) == {"cleanse": 1}
    others = duel("pyromancer", "monk").tokens(1, cleanse=1).hand(0, "warm_up").attack("fireball", 1, 2, 3, 6, 6)
    assert others.asked == (1, "defense")


@pytest.mark.rule("DT-10.4")
def test_chi_gained_in_this_turn_adds_no_damage_but_prevents():
    t = duel("monk", "barbarian").tokens(0, chi=1).hand(0, "contemplate").play("play contemplate")
    t.attack("fist_strike", 1, 1, 2, 4, 5)
    (use,) = [text for text in t.actions if text.startswith("spend chi")]
    assert use.endswith(" 1")


@pytest.mark.rule("DT-10.5")
def test_persistent_tokens_stay():
    t = duel("barbarian", "pyromancer", at="upkeep").tokens(0, burn=1, poison=1).begin().play("resolve burn")
    assert t.held(0) == {"burn": 1, "poison": 1}


@pytest.mark.rule("DT-10.6")
def test_exactly_the_number_is_removed():
    t = duel("barbarian", "shadow_thief").tokens(0, poison=3).hand(0, "buh_bye").play("play buh_bye")
    assert t.held(0) == {"poison": 2}
    every = duel("barbarian", "shadow_thief").tokens(0, poison=3, burn=1).hand(0, "what_status_effects")
    assert every.play("play what_status_effects").held(0) == {}


@pytest.mark.rule("DT-10.7")
def test_a_unique_token_is_neither_removed_nor_moved():
    t = duel("barbarian", "paladin").tokens(1, blessing_of_divinity=1).hand(0, "buh_bye", "transference")
    assert "play buh_bye" not in t.actions
    assert "play transference" not in t.actions
    t.set_health(1, 4).attack("smack", 1, 2, 3, 4, 6).play("waive").finish()
    assert t.health(1) == 1
    assert t.held(1) == {}
    assert t.happened(ev.DefeatAverted)


@pytest.mark.rule("DT-10.7")
def test_a_blessing_saves_the_whole_team_and_even_from_an_ultimate():
    t = teams("barbarian", "monk", "treant", "paladin").tokens(3, blessing_of_divinity=1).set_health(1, 9)
    t.roll(6, 6, 6, 6, 6).dice(1).play("declare rage")
    assert t.health(3) == 1
    assert t.table.result is None


@pytest.mark.rule("DT-10.8")
def test_the_die_of_a_token_may_be_changed_but_its_effect_not_stopped():
    t = duel("barbarian", "moon_elf").hand(0, "tip_it").tokens(1, evasive=1).roll(1, 2, 3, 4, 6).play("declare smack")
    t.dice(2).play("spend evasive")
    assert t.asked == (0, "window:roll")
    t.play("play tip_it", "raise 1").finish()
    assert t.health(1) == 46


@pytest.mark.rule("DT-10.9")
def test_thick_skin_stops_a_token_of_the_attack_but_none_held_before():
    t = duel("moon_elf", "barbarian").upgrades(1, "thick_skin_ii").tokens(1, targeted=1)
    t.attack("entangling_shot", 1, 2, 3, 4, 4).dice(4, 4, 1, 1).play("defend thick_skin", "yes").finish()
    assert t.held(1) == {"targeted": 1}
    held = duel("moon_elf", "barbarian").upgrades(1, "thick_skin_ii").tokens(1, entangle=1)
    held.attack("entangling_shot", 1, 2, 3, 4, 4).dice(4, 4, 1, 1).play("defend thick_skin")
    # The second Entangle found no room, so there is nothing to stop.
    assert held.held(1) == {"entangle": 1}
    assert held.state.phase == "main2"


@pytest.mark.rule("DT-10.9")
def test_a_dryad_stops_a_token_before_it_comes():
    t = duel("moon_elf", "treant").tokens(1, dryad=1).attack("entangling_shot", 1, 2, 3, 4, 4)
    assert t.asked == (1, "window:attack")
    (shield,) = [text for text in t.actions if text.startswith("spend dryad")]
    t.play(shield).finish()
    assert t.held(1) == {}


@pytest.mark.rule("DT-11.1")
def test_companions_are_no_status_effects():
    t = duel("treant", "barbarian").tokens(0, seedling=2, sapling=1).hand(0, "buh_bye", "transference")
    assert "play buh_bye" not in t.actions
    assert "play transference" not in t.actions


@pytest.mark.rule("DT-11.2")
def test_companions_follow_their_own_rules():
    t = duel("treant", "barbarian").tokens(0, seedling=1).hand(0, "cultivate_card").set_cp(0, 3)
    t.play("play cultivate_card", "grow sapling", "grow seedling", "grow sapling")
    assert t.held(0) == {"sapling": 2}
    once = duel("treant", "barbarian").tokens(0, sapling=2).set_health(0, 40)
    once.play(next(text for text in once.actions if text.startswith("spend sapling")))
    assert not any(text.startswith("spend sapling") for text in once.actions)
