"""Platformer through the app: ways of several steps played as one, drops that ask, and a whole game by presses."""

from __future__ import annotations

import json

import pytest
from fake_page import Tab, fresh_browser
from markup_reader import check_screen, read

import pygame_rules as pr
from app.store import MemoryStorage

fresh = pytest.fixture(autouse=True)(fresh_browser)


def seated(players: int = 1, seed: str = "7") -> Tab:
    tab = Tab(MemoryStorage())
    tab.do("open-setup", "platformer")
    tab.do("players", str(players))
    tab.type("seed", seed)
    for seat in range(players):
        tab.do("seat-kind", f"{seat}:human")
    tab.do("start")
    tab.rest()
    return tab


def long_way(tab: Tab) -> list[str]:
    """Play on until a way of two or more steps is open that nothing interrupts, and give it."""
    play = pr.bot("greedy", seed=1)
    for _ in range(300):
        seat = tab.table.decision.player
        for hint in tab.table.hints(seat).values():
            for entry in hint.get("reach", ()):
                if len(entry["path"]) > 1 and not (entry["reveals"] or entry["faints"]):
                    return entry["path"]
        tab.act(str(play(tab.table)))
        tab.rest()
    raise AssertionError("no way of two steps came up")


def test_a_way_of_several_steps_is_played_as_one_and_moves_as_one():
    tab = seated(2)
    way = long_way(tab)
    before = len(tab.table.history)
    tab.page.cue_texts.clear()
    tab.do("acts", ";".join(way))
    tab.rest()
    assert [str(action) for action in tab.table.history[before:]] == way
    assert not tab.notices
    walks = [cue for text in tab.page.cue_texts for cue in json.loads(text) if cue["cue"] == "walk"]
    assert len(tab.page.cue_texts) == 1 and walks


def test_a_way_ends_where_it_is_no_longer_legal():
    tab = seated(2)
    way = long_way(tab)
    before = len(tab.table.history)
    tab.do("acts", f"{way[0]};buy nothing;{way[1]}")
    tab.rest()
    assert [str(action) for action in tab.table.history[before:]] == way[:1]


def test_a_way_that_cannot_begin_is_refused_with_words():
    tab = seated(1)
    before = len(tab.table.history)
    tab.do("acts", "move sideways;move up")
    assert len(tab.table.history) == before
    assert tab.notices


def test_a_hero_dropped_onto_a_field_goes_the_whole_way():
    tab = seated(2)
    way = long_way(tab)
    before = len(tab.table.history)
    tab.hear("drop", what="hero", place="hero die:move special:move", action="", attempt=";".join(way))
    tab.rest()
    assert len(tab.table.history) == before + len(way)


def test_a_die_dropped_onto_its_like_asks_what_the_two_shall_become():
    tab = seated(2)
    play = pr.bot("greedy", seed=1)
    while not any(str(action).startswith("fuse ") for action in tab.table.actions):
        tab.act(str(play(tab.table)))
        tab.rest()
    face = next(str(action).split()[1] for action in tab.table.actions if str(action).startswith("fuse "))
    before = len(tab.table.history)
    tab.hear("drop", what=f"die:{face}", place=f"die:{face}", action="", attempt=f"do:select fuse:{face}")
    assert tab.app.play.selected == f"fuse:{face}"
    assert len(tab.table.history) == before


def test_a_die_dropped_onto_an_enemy_asks_about_that_enemy():
    tab = seated(1)
    enemy = tab.table.view(0)["board"]["enemies"][0]["id"]
    tab.hear("drop", what="die:force", place="die:force", action="", attempt=f"do:select {{what}}:{enemy}")
    assert tab.app.play.selected == f"force:{enemy}"


def test_a_solo_game_is_played_to_its_end_by_presses_alone():
    tab = seated(1, seed="12")
    presses = 0
    while tab.table.decision is not None:
        assert tab.actions, tab.seen
        tab.act(tab.actions[presses * 7 % len(tab.actions)])
        tab.rest()
        presses += 1
        assert presses < 1500
    check_screen(read(tab.page.content))
    assert "tower" in tab.seen
