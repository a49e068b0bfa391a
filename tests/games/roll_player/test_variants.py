"""The four variants, alone and together (RP-17)."""

from __future__ import annotations

import pytest

from pygame_rules.games.roll_player import events as ev
from pygame_rules.games.roll_player.content.market import CARDS
from pygame_rules.games.roll_player.state import COLOURS

from .positions import Hero, asked, fresh, happened, play, shop, texts, to_first_round

ALL = {"less_random_setup": True, "random_market": True, "shorter_game": True, "friendly_market": True}


def to_starting_dice(t):
    while asked(t)[1] != "start":
        t.play(t.actions[0])
    return t


def rolled_colours(t):
    return sorted(die["colour"] for die in t.view()["board"]["rolled"])


@pytest.mark.rule("RP-17.1")
@pytest.mark.parametrize(("players", "gold"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_with_a_less_random_setup_everyone_gets_each_colour(players, gold):
    t = to_starting_dice(fresh(players, less_random_setup=True))
    for _ in range(players):
        assert rolled_colours(t) == sorted([*COLOURS[:6], *["gold"] * gold])
        seat = asked(t)[0]
        while asked(t) == (seat, "start"):
            t.play(t.actions[0])
    assert t.state.rounds == 18 - 6 - gold


@pytest.mark.rule("RP-17.2")
@pytest.mark.parametrize(("players", "discards"), [(1, 14), (2, 14), (3, 6), (4, 0)])
def test_a_random_market_deck_mixes_both_kinds_before_the_discards(players, discards):
    first = []
    for seed in range(40):
        t = to_starting_dice(fresh(players, seed, random_market=True))
        assert len(t.state.discard) == discards
        assert len(t.state.deck) == 53 - discards - len(t.state.market) - (2 if players == 1 else 0)
        first += [CARDS[card].dots for card in t.state.market]
    # Without the variant the first market has one-dot cards only; mixed, about half of its cards are.
    assert 0.35 < first.count(1) / len(first) < 0.65


@pytest.mark.rule("RP-17.2")
def test_in_a_random_market_the_discards_may_be_of_either_kind_in_any_number():
    shares = {sum(CARDS[card].dots == 1 for card in to_starting_dice(fresh(2, seed, random_market=True)).state.discard)
              for seed in range(30)}  # fmt: skip
    assert len(shares) > 3


@pytest.mark.rule("RP-17.3")
@pytest.mark.parametrize(("players", "dice", "rounds"), [(1, 8, 10), (2, 8, 10), (3, 9, 9), (4, 10, 8)])
def test_the_shorter_game_starts_with_two_dice_more_and_no_extra_gold(players, dice, rounds):
    t = fresh(players, shorter_game=True)
    assert [player.gold for player in t.state.players] == [5] * players
    to_starting_dice(t)
    assert len(t.view()["board"]["rolled"]) == dice
    assert t.view()["board"]["rounds"] == rounds


@pytest.mark.rule("RP-17.3", "RP-17.1")
@pytest.mark.parametrize(("players", "gold"), [(2, 0), (3, 1), (4, 2)])
def test_both_setups_together_draw_the_two_extra_dice_from_the_bag(players, gold):
    extras = set()
    for seed in range(12):
        t = to_starting_dice(fresh(players, seed, shorter_game=True, less_random_setup=True))
        colours = rolled_colours(t)
        assert len(colours) == players + 6
        for colour in [*COLOURS[:6], *["gold"] * gold]:
            colours.remove(colour)
        extras.add(tuple(colours))
    assert len(extras) > 4


@pytest.mark.rule("RP-17.4")
def test_in_a_friendly_market_the_card_stays():
    t = shop(Hero(gold=0), Hero(gold=0), options={"friendly_market": True})
    events = play(t, "discard weak")
    assert t.state.players[0].gold == 2
    assert t.state.market == ["weak", "proud", "leather_gloves"] and t.state.discard == []
    assert not happened(events, ev.CardDiscarded)
    assert asked(t) == (1, "market")


@pytest.mark.rule("RP-17.4", "RP-16.15")
def test_in_a_friendly_market_the_discard_still_sets_off_abilities():
    cleric = Hero(klass="cleric", gold=0, cards=["blessed_mace"])
    t = shop(cleric, Hero(klass="monk"), options={"friendly_market": True})
    play(t, "discard weak")
    assert t.state.players[0].gold == 3
    assert texts(t, "move") == ["move chaotic", "move evil", "move good", "move lawful"]


@pytest.mark.rule("RP-17.1", "RP-17.2", "RP-17.3", "RP-17.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_variants_go_together(players):
    t = to_first_round(fresh(players, **ALL))
    assert t.view()["options"] == {**ALL, "free_classes": False}
    while t.decision:
        t.play(t.actions[0])
    assert t.state.round == t.state.rounds == 12 - max(players, 2)
    assert t.result is not None
