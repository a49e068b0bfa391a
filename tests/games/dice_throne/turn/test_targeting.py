"""Targeting (DT-3.5) and what kings are worth (DT-12.8 to DT-12.10)."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne import events as ev
from pygame_rules.games.dice_throne.turn.windows import TARGET, Window

from ..positions import duel, king_of_the_hill, teams


@pytest.mark.rule("DT-3.5.1", "DT-3.5.2")
def test_in_a_duel_the_opponent_is_the_target():
    t = duel("barbarian", "paladin").attack("smack", 1, 2, 3, 4, 6)
    assert [event.target for event in t.happened(ev.TargetSet)] == [1]


@pytest.mark.rule("DT-3.5.1")
def test_an_ability_without_damage_needs_a_target_too():
    t = king_of_the_hill("shadow_thief", "barbarian", "monk").upgrades(0, "insidious_strike_ii")
    t.attack("shank_attack", 1, 3, 5, 6, 6)
    assert t.asked == (0, "target")
    t.play("target 3").finish()
    assert t.held(2) == {"poison": 1}


@pytest.mark.rule("DT-3.5.1")
def test_effects_that_name_their_victims_need_none():
    t = king_of_the_hill("pyromancer", "barbarian", "monk").attack("burning_soul", 5, 5, 1, 1, 4)
    assert not t.happened(ev.TargetSet)
    assert (t.health(1), t.health(2)) == (33, 33)
    chosen = king_of_the_hill("ninja", "barbarian", "monk").attack("smoke_screen", 1, 4, 5, 6, 6)
    assert chosen.asked == (0, "choose")
    chosen.play("choose 1", "choose 3")
    assert chosen.held(0) == {"smoke_bomb": 1, "ninjutsu": 2}
    assert chosen.held(2) == {"delayed_poison": 1}
    assert not chosen.happened(ev.TargetSet)


@pytest.mark.rule("DT-3.5.2", "DT-12.6")
@pytest.mark.parametrize(("die", "target"), [(1, 1), (2, 1), (3, 3), (4, 3)])
def test_in_teams_a_die_finds_the_target(die, target):
    t = teams("barbarian", "paladin", "monk", "ninja").roll(1, 2, 3, 4, 6).dice(die).play("declare smack")
    assert [event.target for event in t.happened(ev.TargetSet)] == [target]


@pytest.mark.rule("DT-3.5.2")
@pytest.mark.parametrize(("die", "chooser"), [(5, 1), (6, 0)])
def test_on_five_the_opponents_choose_on_six_the_attacker(die, chooser):
    t = teams("barbarian", "paladin", "monk", "ninja").roll(1, 2, 3, 4, 6).dice(die).play("declare smack")
    assert t.asked == (chooser, "target")
    assert t.actions == ["target 2", "target 4"]
    t.play("target 4")
    assert t.asked == (3, "defense")


@pytest.mark.rule("DT-3.5.3")
def test_cards_may_change_the_targeting_die():
    t = teams("barbarian", "paladin", "monk", "ninja").hand(1, "tip_it").roll(1, 2, 3, 4, 6).play("declare smack")
    t.dice(2).play("pass")
    assert t.asked == (1, "window:target")
    t.play("play tip_it", "raise 1")
    assert t.asked == (3, "defense")


@pytest.mark.rule("DT-3.5.3", "DT-9.4")
def test_the_targeting_die_of_an_ultimate_stands():
    t = teams("barbarian", "paladin", "monk", "ninja").hand(1, "tip_it").hand(2, "tip_it").roll(6, 6, 6, 6, 6)
    t.play("declare rage").dice(2).play("pass", "pass")
    assert not any(isinstance(step, Window) and step.kind is TARGET for step in t.state.stack)
    assert [event.target for event in t.happened(ev.TargetSet)] == [1]


@pytest.mark.rule("DT-3.5.2", "DT-12.8")
def test_in_king_of_the_hill_one_attacks_whom_one_likes():
    t = king_of_the_hill("barbarian", "paladin", "monk").attack("smack", 1, 2, 3, 4, 6)
    assert t.asked == (0, "target")
    t.play("target 3").finish()
    assert (t.health(1), t.health(2)) == (35, 31)


@pytest.mark.rule("DT-12.8", "DT-12.9")
def test_attacking_a_king_draws_a_card_before_anything_else():
    t = king_of_the_hill("barbarian", "paladin", "monk").set_health(0, 20).set_health(1, 30).set_health(2, 33)
    t.on_top(0, "tip_it").attack("smack", 1, 2, 3, 4, 6)
    assert t.table.view(0)["board"]["kings"] == [2]
    t.play("target 3")
    assert t.cards(0) == ["tip_it"]
    after = t.events[[type(event) for event in t.events].index(ev.TargetSet) + 1 :]
    assert isinstance(after[0], ev.KingAttacked)
    assert isinstance(after[1], ev.CardsDrawn)


@pytest.mark.rule("DT-12.9")
def test_attacking_someone_else_draws_nothing():
    t = king_of_the_hill("barbarian", "paladin", "monk").set_health(2, 33).set_health(1, 34).set_health(0, 10)
    t.attack("smack", 1, 2, 3, 4, 6).play("target 3")
    assert t.cards(0) == []


@pytest.mark.rule("DT-12.9")
def test_only_attacks_bring_the_bonus():
    t = king_of_the_hill("shadow_thief", "barbarian", "monk").upgrades(0, "insidious_strike_ii").set_health(0, 9)
    t.on_top(0, "tip_it", "six_it").attack("shank_attack", 1, 3, 5, 6, 6).play("target 3")
    # The one card is the ability's own.
    assert t.cards(0) == ["tip_it"]


@pytest.mark.rule("DT-12.10")
def test_a_joint_king_draws_for_another_joint_king_but_a_sole_king_never_does():
    joint = king_of_the_hill("barbarian", "paladin", "monk").set_health(2, 20).on_top(0, "tip_it")
    joint.attack("smack", 1, 2, 3, 4, 6).play("target 2")
    assert joint.cards(0) == ["tip_it"]
    sole = king_of_the_hill("barbarian", "paladin", "monk").set_health(1, 34).set_health(2, 20)
    sole.attack("smack", 1, 2, 3, 4, 6).play("target 2")
    assert sole.cards(0) == []
