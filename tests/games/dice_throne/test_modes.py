"""The end of the game (DT-2.3 to DT-2.5) and the modes (DT-12)."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne import events as ev

from .positions import duel, king_of_the_hill, teams


@pytest.mark.rule("DT-2.3")
def test_who_falls_to_zero_is_defeated_and_the_last_one_wins():
    t = duel("barbarian", "monk").set_health(1, 4).attack("smack", 1, 2, 3, 4, 6).play("waive").finish()
    assert t.table.result.winners == (0,)
    assert t.table.decision is None
    assert t.table.result.scores == (50, 0)


@pytest.mark.rule("DT-2.3")
def test_with_three_players_the_others_play_on():
    t = king_of_the_hill("barbarian", "monk", "paladin").set_health(1, 4).attack("smack", 1, 2, 3, 4, 6)
    t.play("target 2", "waive").finish()
    assert t.player(1).out
    t.play("done")
    assert t.state.active == 2
    assert t.table.result is None


@pytest.mark.rule("DT-2.3")
def test_the_turn_of_a_defeated_player_ends_at_once():
    t = king_of_the_hill("barbarian", "monk", "paladin", at="upkeep").tokens(0, poison=3).set_health(0, 3).begin()
    assert t.player(0).out
    assert t.state.active == 1
    assert not [event for event in t.happened(ev.PhaseBegan) if event.phase == "income" and event.player == 0]


@pytest.mark.rule("DT-2.4")
def test_when_all_fall_together_it_is_a_draw():
    t = duel("barbarian", "monk").set_health(0, 1).set_health(1, 1).attack("smack", 1, 2, 3, 4, 6)
    t.dice(1, 3, 3, 3).play("defend serenity").finish()
    assert t.table.result.winners == ()
    assert t.table.result.scores == (0, 0)


@pytest.mark.rule("DT-2.5")
def test_tokens_of_a_defeated_player_stay():
    t = king_of_the_hill("barbarian", "shadow_thief", "paladin").tokens(2, poison=2).set_health(1, 4)
    t.attack("smack", 1, 2, 3, 4, 6).play("target 2", "waive").finish()
    assert t.held(2) == {"poison": 2}
    t.play("done")
    assert t.health(2) == 33


@pytest.mark.rule("DT-2.5")
def test_the_supply_of_tokens_never_runs_out():
    t = king_of_the_hill("moon_elf", "barbarian", "monk").tokens(0, evasive=3).tokens(2, evasive=3).hand(0, "evade")
    t.play("play evade", "choose 2")
    assert t.held(1) == {"evasive": 1}


@pytest.mark.rule("DT-12.1")
def test_partners_see_each_others_hands_and_opponents_do_not():
    t = teams("barbarian", "monk", "paladin", "ninja").hand(2, "mighty")
    board = t.table.view(0)["board"]
    assert "mighty" in board["players"][2]["hand"]
    assert board["players"][1]["hand"] is None
    assert t.table.view(None)["board"]["players"][0]["hand"] is None
    foes = king_of_the_hill("barbarian", "monk", "paladin").table.view(0)["board"]
    assert [player["hand"] is None for player in foes["players"]] == [False, True, True]


@pytest.mark.rule("DT-12.2")
def test_turns_alternate_between_the_teams():
    t = teams("barbarian", "monk", "paladin", "ninja")
    sides = []
    for _ in range(4):
        sides.append((t.state.active, t.table.view(0)["board"]["players"][t.state.active]["side"]))
        t.roll(1, 2, 4, 4, 6).play("stop")
        if t.asked[1] == "main":
            t.play("done")
    assert sides == [(0, 0), (1, 1), (2, 0), (3, 1)]


@pytest.mark.rule("DT-12.3")
def test_a_team_shares_one_dial():
    t = teams("barbarian", "monk", "paladin", "ninja").roll(1, 2, 3, 4, 6).dice(1)
    t.play("declare smack", "waive").finish()
    assert t.state.health == [50, 46]
    assert t.health(1) == t.health(3) == 46
    over = teams("barbarian", "monk", "paladin", "ninja").set_health(1, 4).roll(1, 2, 3, 4, 6).dice(1)
    over.play("declare smack", "waive").finish()
    assert over.table.result.winners == (0, 2)


@pytest.mark.rule("DT-12.4")
def test_combat_points_are_separate():
    t = teams("barbarian", "monk", "paladin", "ninja").hand(0, "triple_up").set_cp(0, 1).set_cp(2, 9)
    assert "play triple_up" not in t.actions


@pytest.mark.rule("DT-12.5")
def test_a_partners_damage_is_lowered_only_by_what_names_another_player():
    t = teams("barbarian", "monk", "paladin", "moon_elf").tokens(3, evasive=2).hand(3, "not_this_time")
    t.roll(1, 2, 3, 4, 6).dice(1).play("declare smack")
    assert t.asked == (3, "window:attack")
    assert "spend evasive" not in t.actions
    t.play("play not_this_time").finish()
    assert t.health(1) == 50


@pytest.mark.rule("DT-12.7")
def test_king_of_the_hill_goes_clockwise():
    t = king_of_the_hill("barbarian", "monk", "paladin")
    order = []
    for _ in range(4):
        order.append(t.state.active)
        t.roll(1, 2, 4, 4, 6).play("stop").play("done")
    assert order == [0, 1, 2, 0]


@pytest.mark.rule("DT-2.3", "DT-8.7")
def test_nobody_chooses_a_defeated_player():
    t = king_of_the_hill("paladin", "monk", "barbarian").set_health(1, 2).set_cp(0, 1).hand(0, "mighty")
    assert t.play("play mighty").actions == ["choose 1", "choose 2", "choose 3"]
    t = king_of_the_hill("barbarian", "monk", "paladin").set_health(1, 4).attack("smack", 1, 2, 3, 4, 6)
    t.play("target 2", "waive").finish().finish_of(0)
    assert t.asked[0] == 2
    t.hand(2, "mighty").set_cp(2, 1).play("play mighty")
    assert t.actions == ["choose 1", "choose 3"]


@pytest.mark.rule("DT-12.8")
def test_with_one_opponent_left_there_is_nothing_to_choose():
    t = king_of_the_hill("barbarian", "monk", "paladin").set_health(1, 0)
    t.player(1).out = True
    t.attack("smack", 1, 2, 3, 4, 6)
    assert t.asked == (2, "defense")
