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
