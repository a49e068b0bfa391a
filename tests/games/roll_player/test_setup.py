"""Setup (RP-1, RP-2)."""

from __future__ import annotations

import pytest

from pygame_rules.games.roll_player import events as ev
from pygame_rules.games.roll_player.content.classes import CLASSES
from pygame_rules.games.roll_player.content.market import CARDS
from pygame_rules.games.roll_player.turn.setting_up import StartingDice

from .positions import Hero, Scripted, asked, dice, fresh, happened, play, position, row, texts, to_first_round


def setup_until(table, step):
    while asked(table)[1] != step:
        table.play(table.actions[0])
    return table


@pytest.mark.rule("RP-1.1")
def test_the_bag_holds_73_dice():
    t = fresh(2)
    assert sum(t.state.bag) == 73
    assert t.view()["board"]["bag"] == {
        "red": 10, "blue": 10, "green": 10, "purple": 10, "black": 10, "white": 10, "gold": 13,
    }  # fmt: skip


@pytest.mark.rule("RP-1.3", "RP-1.4")
def test_a_row_is_filled_from_the_left_and_takes_three_dice():
    t = position(Hero("con red1 red2", die="gold4", initiative=1), Hero(), step="place")
    play(t, "place con")
    assert row(t, "con") == "red1 red2 gold4"
    assert t.view()["board"]["players"][0]["rows"]["con"][2] == {"colour": "gold", "value": 4}


@pytest.mark.rule("RP-1.5")
def test_player_order_is_clockwise_from_the_start_player():
    t = position(Hero(), Hero(), Hero(), pool="red1 blue2 green3 red4", seat=2, start=2)
    assert t.view()["board"]["order"] == [2, 0, 1]
    play(t, "take 1", "place str", "skip")
    assert asked(t) == (0, "take")


@pytest.mark.rule("RP-1.6")
def test_gold_never_runs_out():
    t = position(Hero(gold=60, initiative=1), Hero(gold=60, initiative=2), step="market", market=["weak", "proud"])
    play(t, "discard weak")
    assert t.state.players[0].gold == 62


@pytest.mark.rule("RP-1.7")
def test_the_discard_pile_is_open_to_everyone():
    t = setup_until(fresh(2), "start")
    for seat in (None, 0, 1):
        assert len(t.view(seat)["board"]["discard"]) == 14


@pytest.mark.rule("RP-1.8")
def test_what_comes_from_the_bag_depends_on_chance_only_and_is_not_in_any_view():
    t = setup_until(fresh(2), "start")
    before = t.view(0)
    t.state.rng.below(6)
    t.state.deck[:5] = reversed(t.state.deck[:5])
    assert t.view(0) == before


@pytest.mark.rule("RP-2.1")
def test_the_highest_roll_starts_and_ties_roll_again():
    t = fresh(3)
    table = t.game.new(3, t.options, Scripted(5, 5, 0, 1, 3))
    state, events = table
    chosen = happened(events, ev.StartPlayerChosen)[0]
    assert chosen.rolls == ((6, 6, 1), (2, 4, 0))
    assert state.start == 1 == chosen.player


@pytest.mark.rule("RP-2.2")
def test_races_are_chosen_in_player_order_and_differ():
    t = fresh(3)
    first = t.state.start
    assert texts(t) == ["race dragonkin", "race dwarf", "race elf", "race halfling", "race human", "race orc"]
    assert asked(t) == (first, "race")
    play(t, "race dwarf")
    assert asked(t) == ((first + 1) % 3, "race")
    assert "race dwarf" not in texts(t)
    assert t.explain("race dwarf").rule == "RP-2.2"


@pytest.mark.rule("RP-2.3")
def test_the_third_and_fourth_player_start_richer():
    t = fresh(4)
    order = t.view()["board"]["order"]
    assert [t.state.players[seat].gold for seat in order] == [5, 5, 6, 7]


@pytest.mark.rule("RP-2.4")
def test_a_white_die_brings_the_card_of_cleric_and_paladin():
    t = fresh(2)
    play(t, "race elf")
    # Of the 73 dice in the bag number 72 is gold, number 55 white: gold is passed over and pays nothing.
    t.state.rng = Scripted(72, 55)
    events = play(t, "race orc")
    assert happened(events, ev.ClassDiceDrawn)[0].colours == ("gold", "white")
    seat = asked(t)[0]
    assert texts(t) == ["class cleric", "class paladin"]
    gold = t.state.players[seat].gold
    play(t, "class paladin")
    assert t.state.players[seat].gold == gold
    setup_until(t, "start")
    assert sum(t.state.bag) == 73 - 6


@pytest.mark.rule("RP-2.4")
def test_classes_are_drawn_in_player_order_and_every_die_goes_back():
    for seed in range(6):
        t = setup_until(fresh(4, seed), "class")
        order = t.view()["board"]["order"]
        seats = []
        while texts(t, "class"):
            seats.append(t.decision.player)
            assert len(texts(t)) == 2
            t.play(t.actions[0])
        assert seats == order
        rolled = [die["colour"] for die in t.view()["board"]["rolled"]]
        full = {"red": 10, "blue": 10, "green": 10, "purple": 10, "black": 10, "white": 10, "gold": 13}
        assert t.view()["board"]["bag"] == {colour: count - rolled.count(colour) for colour, count in full.items()}


@pytest.mark.rule("RP-14.2")
def test_without_a_class_there_are_no_stars_yet():
    assert [player["stars"]["total"] for player in fresh(3).view()["board"]["players"]] == [0, 0, 0]


@pytest.mark.rule("RP-2.5")
def test_with_free_classes_the_start_player_chooses_last():
    t = setup_until(fresh(3, free_classes=True), "class")
    first = t.state.start
    order = []
    assert len(texts(t)) == 12
    while asked(t)[1] == "class":
        order.append(asked(t)[0])
        t.play(t.actions[0])
    assert order == [(first + 2) % 3, (first + 1) % 3, first]
    colours = {CLASSES[player.klass].colour for player in t.state.players}
    assert len(colours) == 3


@pytest.mark.rule("RP-2.6")
def test_everyone_gets_a_backstory_and_an_alignment_of_their_own():
    t = setup_until(fresh(4), "start")
    assert len({player.backstory for player in t.state.players} - {""}) == 4
    assert len({player.alignment for player in t.state.players} - {""}) == 4


@pytest.mark.rule("RP-2.7")
def test_the_marker_starts_in_the_centre():
    t = setup_until(fresh(2), "start")
    assert [p["marker"] for p in t.view()["board"]["players"]] == [[1, 1], [1, 1]]


@pytest.mark.rule("RP-2.8", "RP-2.9", "RP-19.1")
@pytest.mark.parametrize(("players", "deck", "market"), [(2, 39, 3), (3, 47, 4), (4, 53, 5), (1, 38, 3)])
def test_the_market_deck_by_player_count(players, deck, market):
    t = setup_until(fresh(players), "start")
    trashed = 1 if players == 1 else 0
    assert len(t.state.deck) == deck - market - trashed
    assert len(t.state.market) == market
    assert len(t.state.discard) == {1: 14, 2: 14, 3: 6, 4: 0}[players]
    dots = [CARDS[card].dots for card in reversed(t.state.deck)]
    assert dots == sorted(dots)
    assert all(CARDS[card].dots == 1 for card in t.state.market)


@pytest.mark.rule("RP-2.10", "RP-2.11")
@pytest.mark.parametrize(("players", "gold"), [(1, [0, 1, 0]), (2, [0, 1, 0]), (3, [0, 1, 1, 0]), (4, [0, 1, 1, 1, 0])])
def test_gold_lies_on_all_initiative_cards_but_the_outer_ones(players, gold):
    t = fresh(players)
    assert [card["gold"] for card in t.view()["board"]["initiative"]] == gold


@pytest.mark.rule("RP-2.12", "RP-2.16")
@pytest.mark.parametrize(("players", "count", "rounds"), [(2, 6, 12), (3, 7, 11), (4, 8, 10)])
def test_starting_dice_and_rounds_by_player_count(players, count, rounds):
    t = setup_until(fresh(players), "start")
    board = t.view()["board"]
    assert len(board["rolled"]) == count
    assert board["rounds"] == rounds
    first = t.state.start
    to_first_round(t)
    assert asked(t)[0] == first


@pytest.mark.rule("RP-2.13")
def test_starting_dice_go_to_rows_of_choice_without_actions():
    t = setup_until(fresh(2), "start")
    seat = asked(t)[0]
    rolled = t.state.stack[-1].dice
    while asked(t) == (seat, "start"):
        t.play(t.actions[-1])
    assert sorted(d for d in t.state.players[seat].sheet if d >= 0) == sorted(rolled)
    assert t.view()["board"]["players"][seat]["tokens"] == 0


@pytest.mark.rule("RP-2.14", "RP-16.3")
@pytest.mark.parametrize(("klass", "gold"), [("warrior", 5 + 1 + 2), ("thief", 5 + 1 + 4)])
def test_full_rows_and_gold_dice_pay_after_the_setup(klass, gold):
    t = position(Hero("", klass=klass), Hero(), step=StartingDice(0, tuple(dice("gold4 red1 red2 blue3"))))
    play(t, "place gold4 con", "place red1 con", "place red2 con")
    assert t.state.players[0].gold == 5
    play(t, "place blue3 str")
    assert t.state.players[0].gold == gold


@pytest.mark.rule("RP-2.15")
def test_starting_dice_are_placed_in_player_order():
    t = setup_until(fresh(3), "start")
    first = t.state.start
    seats = []
    while asked(t)[1] == "start":
        seats.append(asked(t)[0])
        t.play(t.actions[0])
    assert list(dict.fromkeys(seats)) == [first, (first + 1) % 3, (first + 2) % 3]
