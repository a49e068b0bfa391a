"""What the page remembers of a table of Dice Throne: written and read back, and nothing made of what is unknown."""

from __future__ import annotations

import pytest

from app.screens.dice_throne import picks
from app.screens.dice_throne.picks import Opened, Pick, read_opened, read_pick


@pytest.mark.parametrize(
    ("text", "pick"),
    [
        (picks.pick_card("six_it"), Pick(card="six_it")),
        (picks.pick_token("chi"), Pick(token="chi")),
        (picks.pick_ability("smack"), Pick(ability="smack")),
        (picks.pick_hero("monk"), Pick(hero="monk")),
        (picks.pick_die(3), Pick(die=3)),
        (picks.keep_dice({4, 0}), Pick(kept=frozenset({0, 4}))),
        (picks.keep_dice(()), Pick(kept=frozenset())),
    ],
)
def test_what_is_picked_is_read_back(text, pick):
    assert read_pick(text) == pick


@pytest.mark.parametrize("text", [None, "", "die:x", "die:", "seat:1", "keeper 1", "something"])
def test_what_no_pick_says_picks_nothing(text):
    assert read_pick(text) == Pick()


def test_dice_are_kept_by_the_places_that_are_numbers():
    assert read_pick("keep 0 x 2") == Pick(kept=frozenset({0, 2}))


@pytest.mark.parametrize(
    ("text", "opened"),
    [
        (picks.open_board(1), Opened("board", 1)),
        (picks.open_discard(0), Opened("discard", 0)),
        (picks.open_ability(2, "retaliate"), Opened("ability", 2, "retaliate")),
        (picks.open_card("six_it"), Opened("card", name="six_it")),
        (picks.OPEN_LOG, Opened("log")),
    ],
)
def test_what_is_open_is_read_back(text, opened):
    assert read_opened(text) == opened


@pytest.mark.parametrize("text", [None, "", "board:x", "board", "ability:x:smack", "settings", "rule:DT-1"])
def test_other_dialogs_are_none_of_this_table(text):
    assert read_opened(text) == Opened()
