"""What a seat sees, hears and is hinted: views, hints, refusals, the log."""

from __future__ import annotations

import pytest

from pygame_rules.core import conformance as kit
from pygame_rules.core.rng import Rng
from pygame_rules.games.dice_throne import events as ev
from pygame_rules.games.dice_throne.advice.evaluate import evaluate
from pygame_rules.games.dice_throne.game import GAME
from pygame_rules.games.dice_throne.info import DiceThroneOptions

from .positions import duel, king_of_the_hill, teams


def test_hands_and_decks_of_others_are_numbers():
    t = duel("barbarian", "paladin").hand(1, "absolution", "tip_it")
    board = t.table.view(0)["board"]
    other = board["players"][1]
    assert other["hand"] is None
    assert (other["hand_count"], other["deck"]) == (3, 29)
    assert "absolution" not in str({key: value for key, value in board.items() if key != "flow"})


def test_an_imagined_position_deals_unknown_cards_at_random_and_keeps_the_known():
    t = duel("barbarian", "paladin").hand(0, "tip_it").hand(1, "mighty", "so_wild")
    view = t.table.view(0)
    hands = set()
    for seed in range(12):
        state = GAME.imagine(view, Rng(seed))
        assert state.players[0].hand == t.player(0).hand
        assert len(state.players[1].hand) == 3
        hands.add(tuple(sorted(state.players[1].hand)))
    assert len(hands) > 5


@pytest.mark.rule("DT-12.1")
def test_drawn_cards_are_named_to_those_who_may_see_them():
    t = teams("barbarian", "monk", "paladin", "ninja").on_top(0, "tip_it", "six_it").hand(0, "double_up")
    t.play("play double_up")
    (drawn,) = t.happened(ev.CardsDrawn)
    assert drawn.seen_by(0).cards == drawn.seen_by(2).cards == ("tip_it", "six_it")
    assert drawn.seen_by(1).cards == drawn.seen_by(None).cards == ()
    assert drawn.seen_by(3).n == 2


def test_abilities_tell_how_many_dice_are_missing():
    t = duel("barbarian", "paladin").roll(1, 2, 4, 5, 6)
    found = {ability["id"]: ability for ability in t.table.view(1)["board"]["players"][0]["abilities"]}
    assert found["smack"]["tiers"][0] == {"met": False, "missing": 1, "start": None, "there": [True, True, False]}
    assert found["overpower"]["tiers"][0]["missing"] == 2
    assert found["mighty_blow"]["tiers"][0]["missing"] == 1
    assert found["fortitude"]["tier"] is None
    assert found["thick_skin"]["dice"] == 3
    (straight,) = found["mighty_blow"]["tiers"]
    assert (straight["start"], straight["there"]) == (1, [True, True, False, True])
    assert duel("barbarian", "paladin").table.view(0)["board"]["players"][0]["abilities"][0]["tiers"][0] == {
        "met": False,
        "missing": None,
        "start": None,
        "there": None,
    }


def test_the_places_of_a_straight_are_the_run_that_is_nearest():
    t = duel("barbarian", "paladin").roll(2, 4, 5, 6, 6)
    abilities = {ability["id"]: ability for ability in t.table.view(0)["board"]["players"][0]["abilities"]}
    (straight,) = abilities["mighty_blow"]["tiers"]
    assert (straight["start"], straight["there"]) == (2, [True, False, True, True])


@pytest.mark.rule("DT-8.1")
def test_what_the_dice_meet_is_what_can_be_declared():
    for dice in ((1, 2, 3, 4, 6), (4, 4, 4, 4, 5), (2, 3, 4, 5, 6), (6, 6, 6, 6, 6), (1, 2, 3, 6, 6)):
        t = duel("barbarian", "paladin").roll(*dice)
        abilities = t.table.view(0)["board"]["players"][0]["abilities"]
        met = {ability["id"] for ability in abilities if any(tier["met"] for tier in ability["tiers"])}
        assert met == {text.removeprefix("declare ") for text in t.actions if text.startswith("declare ")}


@pytest.mark.rule("DT-7.3")
def test_cards_in_hand_tell_what_they_cost_now():
    t = duel("barbarian", "paladin").hand(0, "smack_iii", "tip_it").set_cp(0, 2)
    assert t.table.view(0)["board"]["players"][0]["costs"] == {
        "vegas_baby": {"cost": 0, "affordable": True},
        "smack_iii": {"cost": 3, "affordable": False},
        "tip_it": {"cost": 1, "affordable": True},
    }
    assert t.table.view(1)["board"]["players"][0]["costs"] is None
    t.upgrades(0, "smack_ii").set_cp(0, 1)
    assert t.table.view(0)["board"]["players"][0]["costs"]["smack_iii"] == {"cost": 1, "affordable": True}
    over = duel("barbarian", "paladin").upgrades(0, "smack_iii").hand(0, "smack_ii").set_cp(0, 0)
    assert over.table.view(0)["board"]["players"][0]["costs"]["smack_ii"]["cost"] is None


@pytest.mark.rule("DT-1.1", "DT-1.3", "DT-1.4")
def test_the_figures_of_the_table_are_told():
    figures = king_of_the_hill("moon_elf", "barbarian", "monk").table.view(0)["board"]["figures"]
    assert (figures["full_health"], figures["start_cp"], figures["cp_limit"]) == (35, 2, 15)
    assert (figures["start_hand"], figures["hand_limit"], figures["attempts"]) == (4, 6, 3)


def test_rounds_count_from_everyones_first_turn():
    t = king_of_the_hill("moon_elf", "barbarian", "monk")
    rounds = []
    for turn in (0, 1, 3, 4, 6, 7):
        t.state.turn = turn
        rounds.append(t.table.view(0)["board"]["round"])
    assert rounds == [0, 1, 1, 2, 2, 3]


@pytest.mark.rule("DT-3.5.1")
def test_a_duel_has_no_targeting_phase():
    assert duel("barbarian", "paladin").table.view(0)["board"]["skipped"] == ["targeting"]
    assert king_of_the_hill("moon_elf", "barbarian", "monk").table.view(0)["board"]["skipped"] == []


@pytest.mark.rule("DT-3.5.2")
@pytest.mark.parametrize(("die", "means"), [(5, "opponents"), (6, "attacker")])
def test_the_targeting_die_tells_who_is_hit_or_who_chooses(die, means):
    t = teams("barbarian", "paladin", "monk", "ninja")
    aim = t.table.view(0)["board"]["aim"]
    assert (aim["attacker"], aim["value"]) == (0, None)
    assert [(row["values"], row["target"]) for row in aim["rows"][:2]] == [([1, 2], 1), ([3, 4], 3)]
    t.roll(1, 2, 3, 4, 6).dice(die).play("declare smack")
    aim = t.table.view(2)["board"]["aim"]
    assert aim["value"] == die
    assert [row["means"] for row in aim["rows"] if die in row["values"]] == [means]
    assert duel("barbarian", "paladin").table.view(0)["board"]["aim"] is None


def test_the_attack_is_described_with_what_waits_for_the_target():
    t = king_of_the_hill("moon_elf", "barbarian", "monk").attack("entangling_shot", 1, 2, 3, 4, 4)
    attack = t.table.view(1)["board"]["attack"]
    assert (attack["attacker"], attack["target"], attack["type"]) == (0, None, "normal")
    assert attack["waiting"] == [{"kind": "inflict", "token": "entangle", "n": 1}]
    (coming,) = t.table.view(1)["board"]["damage"]
    assert (coming["player"], coming["total"]) == (None, 7)


def test_the_prompt_says_what_is_answered():
    t = duel("paladin", "monk").tokens(1, chi=2).attack("holy_attack", 1, 2, 3, 4, 4)
    assert t.table.decision.prompt == "Paladin attacks with Holy Attack: 6 damage. Respond, or pass?"
    assert t.table.decision.rule == "DT-4.6"


def test_hints_tell_what_is_certain():
    t = duel("barbarian", "paladin").hand(0, "tip_it").set_cp(0, 3)
    assert t.table.hints(0)["sell tip_it"] == {"gains": 1, "cp": 4}
    t.roll(1, 2, 3, 4, 6)
    assert t.table.hints(0)["declare smack"] == {"tier": 0, "damage": 4, "type": "normal"}
    assert t.table.hints(0)["play tip_it"] == {"cost": 1, "cp": 2}
    t.play("play tip_it")
    assert t.table.hints(0)["raise 4"] == {"value": 5}
    assert t.table.hints(0)["lower 4"] == {"value": 3}


@pytest.mark.rule("DT-1.3")
def test_a_sale_beyond_the_limit_brings_nothing():
    t = duel("barbarian", "paladin").hand(0, "tip_it").set_cp(0, 15)
    assert t.table.hints(0)["sell tip_it"] == {"gains": 0, "cp": 15}


@pytest.mark.rule("DT-4.2")
def test_hints_tell_what_a_die_will_show():
    t = duel("barbarian", "paladin").hand(0, "samesies", "so_wild").set_cp(0, 9).roll(1, 2, 3, 4, 6)
    t.play("play samesies")
    assert t.table.hints(0)["copy 1 5"] == {"value": 6}
    t.play("copy 1 5", "play so_wild")
    assert t.table.hints(0)["set 2 4"] == {"value": 4}


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("play reckless_ii", "DT-7.1"),
        ("declare smack", "DT-3.4.2"),
        ("sell reckless_ii", "DT-3.3.1"),
        ("pass", "DT-4.1"),
        ("spend evasive", "DT-10.4"),
        ("dance", ""),
    ],
)
def test_a_refusal_says_why_and_cites_a_rule(text, rule):
    reason = duel("barbarian", "paladin").why_not(text)
    assert str(reason).endswith(".")
    assert reason.rule == rule


def test_who_is_ahead_is_valued_higher():
    t = duel("barbarian", "paladin").set_health(1, 30)
    assert evaluate(t.state, 0) > 0 > evaluate(t.state, 1)
    pair = teams("barbarian", "monk", "paladin", "ninja").set_health(1, 30)
    assert evaluate(pair.state, 2) > 0 > evaluate(pair.state, 3)


@pytest.mark.parametrize(
    "options", [{"hero_choice": "draft"}, {"heroes": "ninja, -, treant"}, {"heroes": "monk, monk"}], ids=str
)
@pytest.mark.parametrize(
    "check",
    [
        kit.games_end_with_a_result,
        kit.lists_are_in_order,
        kit.saves_lead_to_the_same_future,
        kit.undo_returns_the_exact_position,
        kit.views_hide_what_is_hidden,
        kit.positions_hold,
    ],
    ids=lambda check: check.__name__,
)
def test_every_way_to_find_heroes_keeps_what_every_game_keeps(options, check):
    players = 3 if options.get("heroes", "").count(",") == 2 else 2
    check(GAME, players, "heroes", DiceThroneOptions.model_validate(options))
