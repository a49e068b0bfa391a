"""Roll attempts and activations (DT-3.4.0, DT-3.4.1, DT-8.1 to DT-8.3)."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne import events as ev
from pygame_rules.games.dice_throne.turn.boards import declarable, make_board

from ..positions import duel


def declared(hero: str, *dice: int, upgrades: tuple[str, ...] = ()) -> dict[str, int]:
    return dict(declarable(make_board(hero, upgrades), dice))


@pytest.mark.rule("DT-3.4.0")
def test_a_knocked_down_hero_pays_or_skips_the_whole_phase():
    t = duel("barbarian", "monk").tokens(0, knockdown=1).play("done")
    assert t.asked == (0, "spend")
    assert t.actions == ["pay 0", "pay 2"]
    t.play("pay 0")
    assert t.state.phase == "main2"
    assert t.held(0) == {}
    assert not t.happened(ev.DiceRolled)
    paying = duel("barbarian", "monk").tokens(0, knockdown=1).play("done", "pay 2")
    assert paying.cp(0) == 0
    assert paying.asked == (0, "offense")


@pytest.mark.rule("DT-3.4.0")
def test_who_cannot_pay_is_not_asked():
    t = duel("barbarian", "monk").tokens(0, knockdown=1).set_cp(0, 1).play("done")
    assert t.state.phase == "main2"
    assert t.cp(0) == 1


@pytest.mark.rule("DT-3.4.0")
def test_a_skipped_phase_does_not_wear_off_what_waits_for_its_end():
    t = duel("barbarian", "moon_elf").tokens(0, knockdown=1, entangle=1, blind=1).play("done", "pay 0")
    assert t.held(0) == {"entangle": 1, "blind": 1}


@pytest.mark.rule("DT-3.4.1")
def test_three_attempts_with_any_dice_even_those_kept_before():
    t = duel("barbarian", "paladin").roll(1, 2, 4, 5, 6)
    assert sum(text.startswith("reroll") for text in t.actions) == 31
    t.dice(1, 1).play("reroll 3 4")
    assert t.state.trays[0].values == (1, 2, 1, 1, 6)
    t.dice(3, 3, 3).play("reroll 1 3 5")
    assert t.state.trays[0].values == (3, 2, 3, 1, 3)
    assert not any(text.startswith("reroll") for text in t.actions)
    assert t.why_not("reroll 1").rule == "DT-3.4.1"


@pytest.mark.rule("DT-3.4.1")
def test_effects_change_the_number_of_attempts():
    t = duel("barbarian", "moon_elf").tokens(0, entangle=1).hand(0, "one_more_time").roll(1, 2, 4, 5, 6)
    t.play("reroll 1")
    assert not any(text.startswith("reroll") for text in t.actions)
    t.play("play one_more_time")
    assert "reroll 1 2 3 4 5" in t.actions
    t.play("reroll 1", "stop")
    assert t.held(0) == {}


@pytest.mark.rule("DT-3.4.1")
def test_fewer_than_three_attempts_are_fine():
    t = duel("barbarian", "paladin").roll(1, 1, 1, 1, 1).play("declare smack").finish()
    assert t.health(1) == 42


@pytest.mark.rule("DT-8.1")
def test_symbols_are_needed_at_least_and_other_dice_are_free():
    assert "sturdy_blow" in declared("barbarian", 1, 2, 6, 6, 4)
    assert "sturdy_blow" not in declared("barbarian", 1, 4, 6, 6, 6)
    assert set(declared("barbarian", 1, 2, 3, 6, 6)) == {"smack", "sturdy_blow", "overpower"}


@pytest.mark.rule("DT-8.1")
def test_straights_are_consecutive_numbers_and_a_large_one_holds_a_small_one():
    assert "mighty_blow" in declared("barbarian", 3, 1, 2, 4, 4)
    assert "mighty_blow" not in declared("barbarian", 1, 2, 3, 5, 6)
    assert {"mighty_blow", "reckless"} <= set(declared("barbarian", 6, 5, 4, 3, 2))
    assert "reckless" not in declared("barbarian", 1, 2, 3, 4, 6)


@pytest.mark.rule("DT-8.2")
def test_the_highest_row_met_counts():
    assert declared("barbarian", 1, 1, 2, 4, 5)["smack"] == 0
    assert declared("barbarian", 1, 1, 2, 3, 5)["smack"] == 1
    assert declared("barbarian", 1, 1, 2, 3, 3)["smack"] == 2
    # Five bags use the top printed row, which asks for four.
    assert declared("shadow_thief", 3, 3, 3, 4, 4)["pickpocket"] == 2


@pytest.mark.rule("DT-8.3")
@pytest.mark.parametrize(("dice", "undefendable"), [((1, 1, 1, 1, 6), True), ((1, 2, 3, 1, 6), False)])
def test_of_a_kind_looks_at_numbers_not_symbols(dice, undefendable):
    t = duel("barbarian", "paladin").upgrades(0, "smack_ii").attack("smack", *dice).let_pass()
    assert t.health(1) == (43 if undefendable else 50)
    assert (t.asked == (1, "defense")) is not undefendable


@pytest.mark.rule("DT-13.1")
def test_the_final_result_includes_changes_and_extra_rolls_are_no_attempts():
    t = duel("barbarian", "treant").tokens(0, barbed_vine=1).hand(0, "six_it")
    t.roll(1, 2, 3, 4, 6).play("play six_it", "set 4 6").dice(1, 1, 1).play("declare overpower").finish()
    assert t.health(1) == 47
    # One attempt only: the extra roll of Overpower does not feed the vine.
    assert t.health(0) == 50
    assert t.held(0) == {}
