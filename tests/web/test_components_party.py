"""The seats of a turn that players share."""

from __future__ import annotations

from markup_reader import read

from app.components.party import party
from app.ui import PartySeat


def seat(number: int, *, may_act: bool = True, bot: bool = False, shown: bool = False) -> PartySeat:
    return PartySeat(number, f"Seat {number}", "stag", "#2f7a55", may_act, bot, shown)


def test_there_is_none_where_one_seat_is_asked() -> None:
    assert not str(party([]))


def test_each_seat_can_be_turned_to_and_the_one_shown_says_so() -> None:
    tree = read(party([seat(0), seat(1, shown=True), seat(2)]))
    buttons = tree.all("button")
    assert [(one.attrs["data-do"], one.attrs["data-arg"]) for one in buttons] == [
        ("seat", "0"),
        ("seat", "1"),
        ("seat", "2"),
    ]
    assert [one.attrs.get("aria-current") for one in buttons] == [None, "true", None]


def test_the_key_stands_at_the_next_seat_clockwise() -> None:
    tree = read(party([seat(0), seat(1), seat(2, shown=True)]))
    assert ["N" in one.text for one in tree.all("button")] == [True, False, False]


def test_a_bot_that_may_act_can_be_asked_to_play_one_action_or_to_finish() -> None:
    tree = read(party([seat(0, shown=True), seat(1, bot=True), seat(2, bot=True, may_act=False)]))
    asked = [
        (one.attrs["data-do"], one.attrs["data-arg"]) for one in tree.all("button") if one.attrs["data-do"] != "seat"
    ]
    assert asked == [("bot-one", "1"), ("bot-finish", "1")]
