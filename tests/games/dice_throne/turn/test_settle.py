"""Damage is applied and players leave the game, also in the corners (DT-2.3, DT-3.6.6, DT-6)."""

from __future__ import annotations

import pytest

from pygame_rules.core import flow
from pygame_rules.games.dice_throne import events as ev
from pygame_rules.games.dice_throne.effects.doing import begin
from pygame_rules.games.dice_throne.effects.texts import Source, Text, TextKind, TextSource
from pygame_rules.games.dice_throne.effects.vocabulary import (
    UNDEFENDABLE,
    AfterDamage,
    BeforeDefense,
    Deal,
    Draw,
    Effect,
    GainCp,
    If,
)

from ..positions import Battle, duel, king_of_the_hill


def do(t: Battle, seat: int, *effects: Effect) -> Battle:
    """Let a text happen now that no card of the box has."""
    source = TextSource(TextKind.NONE, Source("ability", "smack"))
    begin(t.state, Text(f"made up {len(Text.known)}", effects, source), seat)
    flow.advance(t.state, t.events)
    t.table._actions = None
    return t


def test_a_separate_source_lands_at_once_and_is_no_part_of_the_attack():
    t = duel("barbarian", "monk").tokens(1, chi=3).attack("smack", 1, 2, 3, 4, 6)
    assert t.asked == (1, "window:attack")
    t.play("spend chi prevent 1")
    do(t, 0, Deal(5, UNDEFENDABLE, separate=True), Draw(1))
    # Only this source is asked about; what was prevented of the attack does not help here.
    assert t.asked == (1, "window:settle")
    assert [coming["total"] for coming in t.table.view(1)["board"]["damage"]] == [5]
    t.play("spend chi prevent 2")
    assert t.health(1) == 47
    assert t.asked[1] == "defense"
    t.play("waive").finish()
    assert t.health(1) == 44


def test_a_separate_source_of_nothing_leaves_no_trace():
    t = duel("barbarian", "monk").attack("smack", 1, 2, 3, 4, 6)
    do(t, 0, Deal(0, UNDEFENDABLE, separate=True))
    assert t.state.pot == 0
    t.play("waive").finish()
    assert t.health(1) == 46


def test_a_separate_source_can_defeat_in_the_middle_of_a_phase():
    t = duel("barbarian", "monk").set_health(1, 5).attack("smack", 1, 2, 3, 4, 6)
    do(t, 0, Deal(5, UNDEFENDABLE, separate=True))
    assert t.table.result.winners == (0,)


@pytest.mark.rule("DT-1.2", "DT-3.6.6")
@pytest.mark.parametrize(("before", "after"), [(60, 60), (59, 60), (58, 60), (57, 59)])
def test_healing_of_the_roll_phase_stops_at_the_cap(before, after):
    t = duel("barbarian", "barbarian").set_health(1, before).attack("smack", 1, 2, 3, 4, 6)
    # 4 damage and 6 healing, at the same moment.
    t.dice(4, 4, 5).play("defend thick_skin").finish()
    assert t.health(1) == after
    assert t.table.view(1)["board"]["players"][1]["health"] == after


@pytest.mark.rule("DT-1.2", "DT-12.7")
def test_the_cap_of_king_of_the_hill_is_45():
    t = king_of_the_hill("monk", "barbarian", "paladin").set_health(1, 44)
    t.attack("fist_strike", 1, 1, 2, 4, 5).play("target 2")
    t.hand(1, "not_this_time").set_cp(1, 1).dice(4, 4, 5).play("defend thick_skin")
    t.play("play not_this_time").finish()
    # 6 damage less 6, and 6 healing, of which 1 finds room.
    assert t.health(1) == 45


@pytest.mark.rule("DT-3.6.6", "DT-1.2")
def test_healing_of_a_defense_waits_for_the_damage():
    t = duel("barbarian", "barbarian").set_health(1, 60).hand(0, "get_some").set_cp(0, 2)
    t.attack("smack", 1, 2, 3, 3, 3).play("pass").dice(4, 4, 5).play("defend thick_skin")
    # The last window is open: nothing has changed yet.
    assert t.asked == (0, "window:last")
    assert t.health(1) == 60
    assert not t.happened(ev.Healed)
    t.play("pass")
    # At once the healing would have been lost at the cap: 60 - 8 is 52.
    assert t.health(1) == 60 - 8 + 6


@pytest.mark.rule("DT-3.6.6", "DT-1.2")
def test_the_attackers_healing_in_the_defensive_roll_phase_waits_too():
    t = duel("barbarian", "monk").set_health(0, 60).hand(0, "feelin_good", "get_some").set_cp(0, 2)
    t.attack("smack", 1, 2, 3, 4, 6)
    assert t.asked[0] == 0
    t.dice(1, 1, 4).play("play feelin_good").let_pass()
    assert t.health(0) == 60
    t.dice(1, 2, 4, 4).play("defend serenity").finish()
    # 3 healing against the 2 of Serenity: full again, and not 58.
    assert t.health(0) == 60


@pytest.mark.rule("DT-1.2", "DT-3.4.4")
@pytest.mark.parametrize(("before", "after"), [(50, 54), (57, 60), (60, 60)])
def test_healing_of_the_offensive_roll_phase_comes_at_once_and_stops_at_the_cap(before, after):
    t = duel("barbarian", "paladin").set_health(0, before).attack("fortitude", 4, 4, 5, 1, 6)
    assert t.health(0) == after
    assert [event.amount for event in t.happened(ev.Healed)] == ([after - before] if after > before else [])


@pytest.mark.rule("DT-3.1.2", "DT-1.2")
def test_healing_in_the_upkeep_is_summed_with_its_damage():
    t = duel("barbarian", "pyromancer", at="upkeep").set_health(0, 60).tokens(0, burn=1).hand(0, "feelin_good").begin()
    assert t.asked == (0, "window:settle")
    t.dice(1, 1, 4).play("play feelin_good")
    # 3 healing against 2 damage; at once it would have been lost at the cap.
    assert (t.health(0), t.table.view(0)["board"]["phase"]) == (60, "main1")


@pytest.mark.rule("DT-3.8.1", "DT-1.2")
def test_healing_at_the_end_of_the_turn_is_summed_with_its_damage():
    t = duel("barbarian", "ninja").set_health(0, 60).tokens(0, delayed_poison=1).hand(0, "feelin_good")
    t.roll(1, 2, 4, 4, 6).play("stop", "done")
    assert t.asked == (0, "window:settle")
    t.dice(4, 4, 4).play("play feelin_good")
    # 7 healing against 3 damage.
    assert t.health(0) == 60
    assert t.asked[0] == 1


@pytest.mark.rule("DT-2.3")
def test_nobody_stays_stunned_when_the_attacker_falls():
    t = king_of_the_hill("barbarian", "paladin", "monk").tokens(1, retribution=1).set_health(0, 3)
    t.attack("crit_bash", 6, 6, 6, 6, 1).play("target 2").play("spend retribution").finish_of(0)
    assert t.player(0).out
    assert t.held(1) == {}
    assert t.state.active == 1


@pytest.mark.rule("DT-3.6.6")
def test_a_card_that_is_being_played_is_not_lost_when_the_game_ends():
    t = king_of_the_hill("ninja", "paladin", "monk").hand(0, "fan_of_knives").set_health(1, 1)
    t.play("play fan_of_knives", "choose 2", "choose 2", "choose 3")
    assert t.player(1).out
    assert t.health(2) == 34
    assert t.player(0).discard == ["fan_of_knives"]
    assert [event.player for event in t.happened(ev.PlayerDefeated)] == [1]


@pytest.mark.rule("DT-8.6")
def test_what_waits_for_the_damage_may_stand_inside_and_the_rest_of_the_text_goes_on():
    t = duel("barbarian", "monk").tokens(1, chi=1).attack("smack", 1, 2, 3, 4, 6)
    assert t.asked == (1, "window:attack")
    do(t, 0, If(BeforeDefense(), (AfterDamage(), Draw(1))), GainCp(1))
    assert (t.cp(0), len(t.cards(0))) == (3, 0)
    t.play("pass", "waive").finish()
    assert (t.health(1), len(t.cards(0))) == (46, 1)
    kinds = [type(event) for event in t.events]
    assert kinds.index(ev.DamageTaken) < kinds.index(ev.CardsDrawn)


@pytest.mark.rule("DT-8.6")
def test_without_damage_to_wait_for_it_follows_at_once():
    t = do(duel("barbarian", "monk"), 0, GainCp(1), AfterDamage(), Draw(1))
    assert (t.cp(0), len(t.cards(0)), t.asked) == (3, 1, (0, "main"))
