"""A turn that players share, through the app: two persons, a person and a bot, taking back, saving."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fake_page import Tab
from markup_reader import read

import pygame_rules as pr
from app.screens import GAME_SCREENS
from app.store import MemoryStorage
from pygame_rules.games import ADDED

GAME = "shared_toy"


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend("tests/core")
    pr.add_game("shared_toy")
    monkeypatch.setitem(GAME_SCREENS, GAME, "shared_toy_screen")
    yield
    ADDED.pop(GAME)


def started(kinds: str, storage: MemoryStorage | None = None, seed: str = "7") -> Tab:
    tab = Tab(storage or MemoryStorage())
    tab.do("open-setup", GAME)
    tab.do("players", str(len(kinds)))
    for seat, kind in enumerate(kinds):
        tab.do("seat-kind", f"{seat}:{'human' if kind == 'h' else 'greedy'}")
    tab.type("seed", seed)
    tab.do("start")
    tab.rest()
    return tab


def shown(tab: Tab) -> int | None:
    return tab.app.play.session.shown


def history(tab: Tab) -> list[tuple[int, str]]:
    return [(action.player, action.text) for action in tab.table.history]


def test_two_persons_act_in_any_order_at_one_screen():
    tab = started("hh")
    tab.hear("act", text="pass", seat=1)
    assert history(tab) == [(1, "pass")] and shown(tab) == 0
    assert read(tab.page.content).one(id="whose").text == "Table of Zofia"


def test_an_action_is_played_by_the_seat_that_it_was_offered_to():
    tab = started("hh")
    tree = read(tab.page.content)
    passes = [one.attrs.get("data-by") for one in tree.all("button", data_a="pass")]
    assert passes == [None, "1"] and tab.page.attributes["data-by"] == "0"
    tab.do("seat", "1")
    assert tab.page.attributes["data-by"] == "1"


def test_the_other_table_is_turned_to_by_click_and_key_and_nothing_is_handed_over():
    tab = started("hh")
    tab.do("seat", "1")
    assert shown(tab) == 1 and read(tab.page.content).one(id="whose").text == "Table of Juniper"
    tab.key("n")
    assert shown(tab) == 0 and tab.page.attributes["data-turn"] == "person"


def test_who_has_passed_gives_the_screen_to_who_may_still_act():
    tab = started("hh")
    tab.act("pass")
    assert shown(tab) == 1


def test_a_bot_among_persons_waits_until_it_is_asked():
    tab = started("hb")
    assert history(tab) == [] and tab.page.attributes["data-turn"] == "person"
    tab.do("bot-one", "1")
    tab.rest()
    assert [seat for seat, _ in history(tab)] == [1]
    tab.key("b")
    tab.rest()
    assert [seat for seat, _ in history(tab)] == [1, 1]


def test_a_bot_that_is_to_finish_plays_until_it_passes():
    tab = started("hb")
    tab.key("f")
    tab.rest()
    assert {seat for seat, _ in history(tab)} == {1} and history(tab)[-1] == (1, "pass")
    assert tab.table.decision.players == (0,)


def test_bots_act_by_themselves_when_every_person_has_passed():
    tab = started("hb")
    tab.act("pass")
    tab.rest()
    turn = tab.table.state.round
    assert turn == 2 and history(tab)[0] == (0, "pass") and {seat for seat, _ in history(tab)[1:]} == {1}


def test_a_bot_that_may_not_act_is_not_asked_in_vain():
    tab = started("hb")
    tab.do("bot-one", "0")
    assert tab.notices == ["Nobody there can do anything now."] and history(tab) == []


def test_what_a_bot_was_asked_for_is_taken_back_alone():
    tab = started("hhb", seed="5")
    tab.hear("act", text="pass", seat=1)
    while tab.table.history[-1].player != 2:
        tab.do("bot-one", "2")
        tab.rest()
    if not tab.app.play.session.can_undo:
        pytest.fail("this seed draws a card: choose another one")
    tab.do("undo")
    assert history(tab) == [(1, "pass")]
    tab.do("undo")
    assert history(tab) == []


def test_a_person_cannot_play_for_a_bot():
    tab = started("hb")
    tab.hear("act", text="pass", seat=1)
    assert history(tab) == [] and tab.notices


@pytest.mark.parametrize(("seat", "played"), [(7, []), (-1, []), ("1", [(0, "pass")]), (True, [(0, "pass")])])
def test_a_seat_that_is_not_there_cannot_act_and_one_that_is_no_number_is_the_one_shown(seat, played):
    tab = started("hh")
    tab.hear("act", text="pass", seat=seat)
    assert history(tab) == played


def test_a_shared_turn_is_saved_and_goes_on_after_a_reload():
    storage = MemoryStorage()
    tab = started("hhb", storage)
    tab.hear("act", text="pass", seat=1)
    again = Tab(storage, tab.address)
    assert history(again) == [(1, "pass")] and again.table.decision.players == (0, 2)


def test_a_whole_game_is_played_by_two_persons_and_a_bot():
    tab = started("hhb", seed="3")
    for _ in range(400):
        if tab.page.attributes["data-turn"] == "over":
            break
        if 2 in tab.table.decision.players and len(tab.table.history) % 3 == 0:
            tab.do("bot-finish", "2")
        else:
            tab.act(tab.app.play.view()["actions"][-1]["text"])
        tab.rest()
    assert tab.page.attributes["data-turn"] == "over" and tab.table.result is not None
