"""Roll and Dice Phase, attribute actions, gold (RP-3 to RP-6, RP-11)."""

from __future__ import annotations

import pytest

from pygame_rules.core.errors import IllegalAction
from pygame_rules.games.roll_player import events as ev
from pygame_rules.games.roll_player.state import ROWS

from .positions import (
    Hero,
    Scripted,
    asked,
    fresh,
    happened,
    just_placed,
    next_rolls,
    play,
    pool,
    position,
    row,
    texts,
    tie,
    to_first_round,
)

THREE = "red1 gold4 purple6"


def acting(sheet, row_index, **more):
    """A seat that has just placed a die in a row."""
    return position(
        Hero(sheet, initiative=1, **more),
        Hero(),
        pool="- white3 white4",
        step=just_placed(ROWS[row_index]),
    )


@pytest.mark.rule("RP-3.1")
def test_a_round_has_four_phases_in_order():
    t = to_first_round(fresh(2))
    phases = [event.phase for event in happened(t.log()[-1].events, ev.PhaseBegan)][-1:]
    while t.state.round == 1:
        phases += [event.phase for event in happened(t.play(t.actions[0]), ev.PhaseBegan)]
    assert phases[:4] == ["dice", "market", "cleanup", "roll"]


@pytest.mark.rule("RP-4.1")
@pytest.mark.parametrize(("players", "count"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_the_pool_has_a_die_for_each_initiative_card(players, count):
    t = to_first_round(fresh(players))
    assert len([d for d in pool(t) if d]) == count


@pytest.mark.rule("RP-4.2", "RP-4.3")
def test_bruno_lays_out_his_roll():
    """The rulebook's example: green 6, red 1, gold 4 and purple 6; Bruno puts the purple 6 on the lower card."""
    t = position(Hero(), Hero(), Hero(), step=tie("green6 red1 gold4 purple6"))
    assert pool(t) == ["red1", "gold4", "", ""]
    assert texts(t) == ["first green6", "first purple6"]
    play(t, "first purple6")
    assert pool(t) == ["red1", "gold4", "purple6", "green6"]


@pytest.mark.rule("RP-4.3", "RP-8.6")
def test_the_new_start_player_orders_equal_dice():
    heroes = [Hero(initiative=2), Hero(initiative=3), Hero(initiative=1)]
    t = position(*heroes, step="market", seat=1, start=1, pool="gold6", market=["weak", "proud"])
    # Of each die the place in the bag, then its value: two red 3, a gold 3 and a gold 5.
    t.state.rng = Scripted(0, 2, 0, 2, 66 - 18, 2, 66 - 18, 4)
    events = play(t, "discard weak")
    assert happened(events, ev.PoolRolled) == [ev.PoolRolled(2, ("red3", "red3", "gold3", "gold5"))]
    assert (t.decision.player, texts(t)) == (2, ["first gold3", "first red3"])
    assert {action.player for action in t.actions} == {2}
    assert pool(t) == ["", "", "", ""]
    events = play(t, "first red3", "first gold3")
    assert happened(events, ev.PoolSorted) == [ev.PoolSorted(("red3", "gold3", "red3", "gold5"))]
    assert pool(t) == ["red3", "gold3", "red3", "gold5"]


@pytest.mark.rule("RP-4.3", "RP-2.16")
def test_ties_of_every_round_are_asked_of_its_start_player():
    asked_of = set()
    for seed in range(8):
        t = fresh(4, seed)
        while t.decision:
            board = t.view()["board"]
            if board["phase"] == "roll":
                assert t.decision.player == board["start"]
                asked_of.add(board["start"])
            t.play(t.actions[0])
    assert asked_of == {0, 1, 2, 3}


@pytest.mark.rule("RP-4.3")
def test_equal_dice_of_one_colour_need_no_order():
    t = position(Hero(), Hero(), step=tie("red2 red2 blue1"))
    assert pool(t) == ["blue1", "red2", "red2"]
    assert asked(t) == (0, "take")


@pytest.mark.rule("RP-4.4")
def test_a_re_sort_leaves_taken_cards_and_gold_where_they_are():
    t = position(Hero(initiative=2), Hero(cards=["climb"]), seat=1, pool="red1 - gold2")
    play(t, "use climb", "turn 1")
    assert pool(t) == ["gold2", "", "red6"]
    assert t.state.card_gold == [0, 1, 0]


@pytest.mark.rule("RP-5.1", "RP-5.7")
def test_each_player_takes_one_turn_and_one_card_stays():
    t = position(Hero(), Hero(), pool=THREE, market=["weak", "proud", "greedy"])
    play(t, "take 1", "place str", "skip", "take 3", "place dex", "skip")
    assert t.state.phase == "market"
    assert pool(t) == ["", "gold4", ""]


@pytest.mark.rule("RP-5.2")
def test_a_taken_card_cannot_be_taken_again():
    t = position(Hero(), Hero(), pool=THREE)
    play(t, "take 2", "place str", "skip")
    assert texts(t) == ["take 1", "take 3"]
    reason = t.explain("take 2")
    assert (str(reason), reason.rule) == ("Card 2 is taken by player 1.", "RP-5.2")


@pytest.mark.rule("RP-5.3")
def test_a_full_row_takes_no_die():
    t = position(Hero("str red1 red2 red3, con blue1"), Hero(), pool=THREE)
    play(t, "take 2")
    assert "place str" not in texts(t)
    assert t.explain("place str").rule == "RP-5.3"
    with pytest.raises(IllegalAction, match="full"):
        t.play("place str")
    play(t, "place con")
    assert row(t, "con") == "blue1 gold4"


@pytest.mark.rule("RP-5.4", "RP-5.5", "RP-6.2", "RP-11.1")
def test_bruno_takes_card_two():
    """The rulebook's example: 1 gold of the card, 2 for the gold die, then he turns the blue 1 to a 6."""
    t = position(Hero("str red5, con blue1", gold=0), Hero(), Hero(), pool="red1 gold4 purple6 green6")
    play(t, "take 2", "place str")
    assert row(t, "str") == "red5 gold4"
    assert t.state.players[0].gold == 3
    play(t, "flip con1")
    assert row(t, "con") == "blue6"


@pytest.mark.rule("RP-5.4", "RP-11.1")
def test_the_third_die_of_a_row_pays_one_gold():
    t = position(Hero("str red5 red4", gold=0), Hero(), pool=THREE)
    events = play(t, "take 1", "place str")
    assert [(e.amount, e.why) for e in happened(events, ev.GoldGained)] == [(1, "row")]


@pytest.mark.rule("RP-5.5")
def test_the_action_can_be_skipped():
    t = position(Hero(), Hero(), pool=THREE)
    play(t, "take 1", "place wis", "skip")
    assert t.view()["board"]["players"][0]["marker"] == [1, 1]
    assert asked(t) == (1, "take")


@pytest.mark.rule("RP-5.6")
def test_only_one_action_of_the_placed_row():
    t = position(Hero(), Hero(), pool=THREE)
    play(t, "take 1", "place cha")
    assert texts(t) == ["skip", "token"]
    play(t, "token")
    assert asked(t) == (1, "take")


@pytest.mark.rule("RP-6.1")
def test_an_action_may_target_the_new_die_or_an_old_one():
    t = position(Hero("str red2, con blue1"), Hero(), pool=THREE)
    play(t, "take 1", "place str")
    assert texts(t, "flip") == ["flip con1", "flip str1", "flip str2"]


@pytest.mark.rule("RP-6.2")
@pytest.mark.parametrize("value", range(1, 7))
def test_strength_turns_a_die_to_its_opposite_face(value):
    t = acting(f"str red{value}", 0)
    play(t, "flip str1")
    assert row(t, "str") == f"red{7 - value}"


@pytest.mark.rule("RP-6.3", "RP-6.8")
def test_dexterity_swaps_two_dice_and_sets_off_nothing_more():
    """The rulebook's example: dice of Strength and Charisma change places; no further action comes of it."""
    t = acting("str red2, dex green1, cha gold6", 1, gold=0)
    assert texts(t, "swap") == ["swap cha1 dex1", "swap cha1 str1", "swap dex1 str1"]
    play(t, "swap cha1 str1")
    assert (row(t, "str"), row(t, "cha")) == ("gold6", "red2")
    assert t.state.players[0].gold == 0
    assert asked(t)[0] == 1
    assert t.explain("swap cha1 con1") is not None


@pytest.mark.rule("RP-6.4")
def test_constitution_changes_by_one_without_wrapping():
    t = acting("str red6, dex blue1, con green3", 2)
    assert texts(t, "raise") == ["raise con1", "raise dex1"]
    assert texts(t, "lower") == ["lower con1", "lower str1"]
    assert t.explain("raise str1").rule == "RP-6.4"
    play(t, "raise con1")
    assert row(t, "con") == "green4"


@pytest.mark.rule("RP-6.5")
@pytest.mark.parametrize(("choice", "value"), [("keep new", 6), ("keep old", 2)])
def test_intelligence_rerolls_and_keeps_old_or_new(choice, value):
    t = acting("int red2, str blue1", 3)
    next_rolls(t, 6)
    play(t, "reroll int1")
    assert t.view(0)["board"]["subject"] == {"old": 2, "new": 6, "space": "int1"}
    assert texts(t) == ["keep new", "keep old"]
    play(t, choice)
    assert row(t, "int") == f"red{value}"


@pytest.mark.rule("RP-6.5")
def test_a_reroll_to_the_same_value_asks_nothing():
    t = acting("int red2", 3)
    next_rolls(t, 2)
    play(t, "reroll int1")
    assert asked(t)[0] == 1


@pytest.mark.rule("RP-6.6", "RP-10.2")
def test_wisdom_moves_the_marker_one_step():
    t = acting("wis red2", 4, marker=(0, 0))
    assert texts(t, "move") == ["move chaotic", "move evil"]
    assert t.explain("move good").rule == "RP-10.2"
    play(t, "move evil")
    assert t.view()["board"]["players"][0]["marker"] == [1, 0]


@pytest.mark.rule("RP-6.7")
def test_charisma_gives_a_token():
    t = acting("cha red2", 5)
    play(t, "token")
    assert t.state.players[0].tokens == 1
