"""The solo game: the nemesis, the trash and the rating (RP-18)."""

from __future__ import annotations

import pytest

from pygame_rules.games.roll_player import events as ev
from pygame_rules.games.roll_player.content.market import CARDS
from pygame_rules.games.roll_player.scoring import rating
from pygame_rules.games.roll_player.state import GOLD
from pygame_rules.games.roll_player.turn.rolled_dice import KeepingValue

from .positions import (
    Hero,
    asked,
    fresh,
    happened,
    last_question,
    next_rolls,
    play,
    pool,
    position,
    texts,
    to_first_round,
)

OFFER = ["weak", "proud", "honest"]


def to_starting_dice(t):
    while asked(t)[1] != "start":
        t.play(t.actions[0])
    return t


def after_turn(card, *rolls, market=OFFER, **more):
    """A solo Dice turn with an initiative card, at the market decision after it."""
    t = position(Hero(gold=0, **more), pool="red1 red2 red3", market=market)
    next_rolls(t, *rolls)
    events = play(t, f"take {card}", "place str", "skip")
    return t, events


@pytest.mark.rule("RP-18.1")
def test_one_sheet_is_set_up_as_for_two_players():
    t = to_starting_dice(fresh(1))
    board = t.view(0)["board"]
    assert len(board["players"]) == 1
    assert [card["gold"] for card in board["initiative"]] == [0, 1, 0]
    assert len(board["market"]) == 3
    assert board["players"][0]["gold"] == 5


@pytest.mark.rule("RP-18.2")
def test_diplomacy_is_left_out_and_seven_cards_of_each_kind_are_discarded():
    for seed in range(5):
        state = to_starting_dice(fresh(1, seed)).state
        everything = [*state.deck, *state.market, *state.discard, *state.trash]
        assert len(everything) == 52 and "diplomacy" not in everything
        assert [sum(CARDS[card].dots == dots for card in state.discard) for dots in (1, 2)] == [7, 7]


@pytest.mark.rule("RP-18.3")
def test_the_nemesis_die_never_enters_the_bag():
    t = fresh(1)
    assert sum(t.state.bag) == 72
    assert t.view()["board"]["bag"]["gold"] == 12
    while t.decision:
        assert t.state.aside[GOLD] >= 1
        t.play(t.actions[0])


@pytest.mark.rule("RP-18.4")
def test_the_top_card_of_the_deck_begins_the_trash():
    t = to_starting_dice(fresh(1))
    assert len(t.state.trash) == 1
    assert len(t.state.deck) == 38 - 3 - 1


@pytest.mark.rule("RP-18.5")
def test_six_starting_dice_and_twelve_rounds():
    t = to_starting_dice(fresh(1))
    assert len(t.view()["board"]["rolled"]) == 6
    assert t.view()["board"]["rounds"] == 12


@pytest.mark.rule("RP-18.6")
def test_three_dice_are_rolled_and_sorted_as_ever():
    t = to_first_round(fresh(1))
    values = [int(die[-1]) for die in pool(t)]
    assert len(values) == 3 and values == sorted(values)


@pytest.mark.rule("RP-18.7")
def test_with_card_one_the_nemesis_does_not_roll():
    t, events = after_turn(1)
    assert not happened(events, ev.NemesisRolled)
    assert t.state.market == OFFER


@pytest.mark.rule("RP-18.7")
@pytest.mark.parametrize(("value", "place"), [(1, 0), (2, 1), (3, 2), (4, None), (5, None), (6, None)])
def test_with_card_two_there_is_gold_and_a_low_roll_trashes_a_card(value, place):
    t, events = after_turn(2, value)
    gone = None if place is None else OFFER[place]
    assert [(e.value, e.card) for e in happened(events, ev.NemesisRolled)] == [(value, gone)]
    assert t.state.trash == ([] if gone is None else [gone])
    assert t.state.market == [card for card in OFFER if card != gone]
    assert t.state.players[0].gold == 1
    assert t.view()["board"]["nemesis"] == value


@pytest.mark.rule("RP-18.7")
@pytest.mark.parametrize(("value", "place"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_with_card_three_every_roll_trashes_a_card(value, place):
    t, _events = after_turn(3, value)
    assert t.state.trash == [OFFER[place]]
    assert t.state.market == [card for card in OFFER if card != OFFER[place]]


@pytest.mark.rule("RP-18.7")
def test_the_nemesis_rolls_in_every_round():
    t, events = after_turn(3, 1)
    assert len(happened(events, ev.NemesisRolled)) == 1
    play(t, "discard proud")
    assert t.view()["board"]["nemesis"] is None
    while texts(t, "first"):
        t.play(t.actions[0])
    events = play(t, "take 3", "place dex", "skip")
    assert len(happened(events, ev.NemesisRolled)) == 1
    trashed = [card for event in happened(events, ev.CardsTrashed) for card in event.cards]
    assert len(trashed) == 1 and trashed[0] in t.view()["board"]["trash"]


@pytest.mark.rule("RP-18.8")
def test_the_nemesis_rolls_after_the_action_of_the_turn():
    t = position(Hero(), pool="red1 red2 red3", market=OFFER)
    play(t, "take 3", "place wis")
    assert t.state.nemesis == 0 and t.state.market == OFFER
    play(t, "move good")
    assert t.state.nemesis > 0 and len(t.state.market) == 2


@pytest.mark.rule("RP-18.8", "RP-16.1")
def test_a_druid_brings_a_card_after_the_nemesis_has_rolled():
    t = position(Hero(klass="druid"), pool="red1 red2 red3", market=OFFER, discard=["greedy"])
    next_rolls(t, 6)
    play(t, "take 3", "place str", "skip")
    assert asked(t) == (0, "restore")
    play(t, "restore greedy")
    assert t.state.market == ["weak", "proud", "greedy"]


@pytest.mark.rule("RP-18.9")
def test_after_the_deal_the_leftmost_card_is_discarded_and_the_rest_is_trashed():
    t, _events = after_turn(1)
    play(t, "discard proud")
    assert t.state.players[0].gold == 2
    assert t.state.discard == ["proud", "weak"]
    assert t.state.trash == ["honest"]


@pytest.mark.rule("RP-18.9")
def test_a_single_card_that_remains_goes_to_the_discard_pile():
    t, _events = after_turn(3, 1)
    t.state.players[0].gold = 9
    play(t, "buy proud")
    assert (t.state.discard, t.state.trash) == (["honest"], ["weak"])


@pytest.mark.rule("RP-18.10")
def test_only_the_discard_pile_makes_a_new_deck():
    trash = [card for card in CARDS if card not in (*OFFER, "diplomacy", "greedy", "loyal", "search", "climb")]
    t = position(Hero(initiative=1), step="market", pool="-", market=OFFER, trash=trash, deck=[])
    events = play(t, "discard weak")
    assert happened(events, ev.DeckReshuffled)
    assert set(t.state.trash) == {*trash, "honest"}
    assert sorted([*t.state.market, *t.state.deck]) == sorted(["weak", "proud", "greedy", "loyal", "search", "climb"])
    assert t.state.aside[GOLD] == 1


@pytest.mark.rule("RP-18.10", "RP-8.4")
def test_where_everything_is_trashed_the_market_is_short():
    trash = [card for card in CARDS if card not in (*OFFER, "diplomacy")]
    t = position(Hero(initiative=1), step="market", pool="-", market=OFFER, trash=trash, deck=[])
    play(t, "discard weak")
    board = t.view()["board"]
    assert (sorted(board["market"]), board["deck"], board["discard"]) == (["proud", "weak"], 0, [])


@pytest.mark.rule("RP-18.11")
@pytest.mark.parametrize(("gold", "stars"), [(0, 0), (7, 0), (8, 1), (15, 1), (16, 2), (41, 5)])
def test_alone_every_eight_gold_are_a_star(gold, stars):
    t = position(Hero(gold=gold), step=KeepingValue(0, 0, 1), round=12)
    assert t.view(0)["board"]["players"][0]["stars"]["gold"] == stars
    last_question(t)
    play(t, "keep old")
    assert t.result.breakdown[0]["gold"] == stars
    assert t.result.winners == (0,)


@pytest.mark.rule("RP-18.11", "RP-14.7")
def test_among_others_gold_is_no_star():
    t = position(Hero(gold=40, alignment="arbiter"), Hero(alignment="champion"), pool="red1 red2 red3")
    stars = t.view()["board"]["players"][0]["stars"]
    assert "gold" not in stars
    assert stars["total"] == sum(value for part, value in stars.items() if part != "total") == 1


@pytest.mark.rule("RP-18.12")
@pytest.mark.parametrize(
    ("stars", "name"),
    [
        (60, "hero"), (38, "hero"), (37, "champion"), (34, "champion"), (33, "clan_leader"), (30, "clan_leader"),
        (29, "traveller"), (26, "traveller"), (25, "mercenary"), (22, "mercenary"), (21, "npc"), (0, "npc"),
        (-3, "npc"),
    ],
)  # fmt: skip
def test_the_rating_by_stars(stars, name):
    assert rating(stars) == name


@pytest.mark.rule("RP-18.12", "RP-18.11")
def test_a_solo_game_ends_with_a_rating():
    t = fresh(1)
    while t.decision:
        t.play(t.actions[0])
    assert t.result.breakdown[0]["rating"] == rating(t.result.scores[0])
    assert texts(t) == []
