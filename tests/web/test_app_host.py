"""A game in a frame of another page: what the address and the messages ask for, and what the host is told."""

from __future__ import annotations

from typing import Any

import pytest
from fake_page import Tab, fresh_browser

import pygame_rules as pr
from app.page import Surroundings
from app.store import MemoryStorage

fresh = pytest.fixture(autouse=True)(fresh_browser)


def framed(storage: Any = None, **query: str) -> Tab:
    return Tab(storage, around=Surroundings(query, embedded=True))


def told(tab: Tab, kind: str) -> list[dict[str, Any]]:
    return [message for message in tab.page.posts if message["type"] == kind]


def test_the_game_of_the_address_starts_without_the_first_screen():
    tab = framed(game="roll_player", players="2", seed="7", lang="en-XA", theme="dark")
    assert tab.app.route.screen == "play" and tab.table.players == 2 and tab.table.seed == "7"
    assert tab.page.attributes["lang"] == "en-XA" and tab.page.attributes["data-theme"] == "dark"
    assert told(tab, "ready")[0]["games"][0] == "roll_player"
    assert tab.page.posts[0]["type"] == "ready" or told(tab, "ready")


def test_a_whole_game_is_told_to_its_end():
    tab = framed(game="roll_player", players="1", seed="7")
    while tab.table.decision is not None:
        tab.act(tab.actions[0])
        tab.rest()
    events = told(tab, "event")
    assert len(events) == len(tab.table.history)
    assert events[-1]["moves"] == len(tab.table.history) and events[0]["action"] == str(tab.table.history[0])
    assert any(event["log"] for event in events)
    results = told(tab, "result")
    assert len(results) == 1 and results[0]["scores"] == list(tab.table.result.scores)


def test_the_host_gets_the_game_to_keep_and_may_bring_it_back():
    tab = framed(game="roll_player", players="1")
    for _ in range(5):
        tab.act(tab.actions[0])
    kept = told(tab, "save")[-1]["save"]
    other = framed(wait="1")
    assert other.app.play.session is None and "Waiting" in other.seen
    other.hear("host", type="load", save=kept)
    assert other.table.digest == tab.table.digest


def test_a_host_may_start_another_game_and_change_the_language():
    tab = framed(game="roll_player", players="1")
    tab.hear("host", type="newGame", setup={"players": 3, "seed": 9, "options": {"shorter_game": True}})
    tab.rest()
    assert tab.table.players == 3 and tab.table.seed == "9" and tab.table.options.shorter_game
    tab.hear("host", type="setLanguage", language="en-XA")
    assert tab.page.attributes["lang"] == "en-XA"
    assert not told(tab, "error")


BAD = [
    {},
    {"type": "nothing"},
    {"type": None},
    {"type": "newGame"},
    {"type": "newGame", "setup": []},
    {"type": "newGame", "setup": {"game": "chess"}},
    {"type": "newGame", "setup": {"game": ["roll_player"]}},
    {"type": "newGame", "setup": {"players": 99}},
    {"type": "newGame", "setup": {"players": "many"}},
    {"type": "newGame", "setup": {"players": 1.5}},
    {"type": "newGame", "setup": {"players": True}},
    {"type": "newGame", "setup": {"seed": {"a": 1}}},
    {"type": "newGame", "setup": {"seed": "x" * 10_000}},
    {"type": "newGame", "setup": {"options": {"no_such": 1}}},
    {"type": "newGame", "setup": {"options": [1]}},
    {"type": "newGame", "setup": {"unknown": 1}},
    {"type": "load"},
    {"type": "load", "save": 7},
    {"type": "load", "save": "x"},
    {"type": "load", "save": "[" * 100_000},
    {"type": "setLanguage"},
    {"type": "setLanguage", "language": 4},
    {"type": "setLanguage", "language": "../../etc"},
]


@pytest.mark.parametrize("message", BAD, ids=range(len(BAD)))
def test_what_a_host_should_not_send_is_refused_and_changes_nothing(message):
    tab = framed(game="roll_player", players="1", seed="7")
    tab.act(tab.actions[0])
    before = tab.table.digest
    tab.app.hear("host", message)
    assert not tab.page.faults
    assert tab.table.digest == before and pr.language() == "en"
    assert len(told(tab, "error")) == 1 and told(tab, "error")[0]["message"]


@pytest.mark.parametrize("query", [{"game": "chess"}, {"game": "roll_player", "players": "9"}, {"game": "<b>"}])
def test_an_address_that_asks_for_nonsense_is_told_and_shows_the_games(query):
    tab = framed(**query)
    assert told(tab, "error") and told(tab, "ready") and tab.app.route.screen == "home"


def test_a_visit_leaves_nothing_behind_until_something_is_played():
    storage = MemoryStorage()
    tab = framed(storage, game="roll_player", players="1")
    assert not [key for key in storage.texts if "save" in key]
    tab.act(tab.actions[0])
    assert [key for key in storage.texts if "save" in key]


def test_the_history_of_the_host_is_left_alone():
    tab = framed(game="roll_player", players="1")
    tab.do("rules")
    tab.do("home")
    assert tab.app.route.screen == "play" and len(tab.page.addresses) == 1
    tab.do("home")
    assert tab.app.route.screen == "setup"


def test_outside_a_frame_nothing_is_posted():
    tab = Tab(MemoryStorage())
    tab.start()
    tab.act(tab.actions[0])
    assert tab.page.posts == []
