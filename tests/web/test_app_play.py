"""A game through the app, as a player plays it: by what can be pressed on the page."""

from __future__ import annotations

import json
import random

import pytest
from fake_page import FakePage, Tab, fresh_browser

import pygame_rules as pr
from app.lobby import ready_games
from app.store import MemoryStorage

fresh = pytest.fixture(autouse=True)(fresh_browser)


def play_by_clicks(tab: Tab, limit: int = 2000) -> int:
    """Press the first lit thing until the game is over; gives the number of presses."""
    presses = 0
    while tab.table.decision is not None:
        assert tab.actions, tab.seen
        before = len(tab.table.history)
        tab.act(tab.actions[0])
        tab.rest()
        assert len(tab.table.history) > before, tab.notices
        presses += 1
        assert presses < limit
    return presses


def test_a_newcomer_finishes_a_solo_game_by_presses_alone():
    tab = Tab(MemoryStorage())
    assert "Roll Player" in tab.seen
    tab.start(players=1)
    assert tab.address.startswith("#/play/")
    play_by_clicks(tab)
    assert tab.app.play.session.over
    assert "Game over" in tab.seen
    assert "the end" in tab.page.title
    tab.do("save-replay")
    name, text = tab.page.downloads[-1]
    assert name.endswith(".replay.txt") and pr.replay(text).digest == tab.table.digest
    tab.do("new-game")
    assert not tab.app.play.session.over and tab.table.seed != "7"
    tab.do("same-seed")
    assert tab.table.history == ()


@pytest.mark.parametrize("game", ready_games())
def test_every_game_is_played_to_its_end_through_the_page_with_two_persons_and_the_device_handed_over(game):
    tab = Tab(MemoryStorage())
    tab.do("setting", "handover:always")
    tab.do("open-setup", game)
    tab.do("players", "2")
    for seat in (0, 1):
        tab.do("seat-kind", f"{seat}:human")
    tab.type("seed", "11")
    tab.do("start")
    rng = random.Random(5)
    for _ in range(4000):
        tab.rest()
        if tab.table.decision is None:
            break
        if tab.app.play.veiled:
            assert 'id="handover"' in tab.page.content and not tab.actions
            tab.key("Enter")
        before = len(tab.table.history)
        legal = [str(action) for action in tab.table.actions if action.player == tab.app.play.session.shown]
        tab.act(rng.choice(legal))
        assert len(tab.table.history) > before, tab.notices
    assert tab.app.play.session.over and tab.page.content
    assert Tab(tab.storage, tab.address).table.digest == tab.table.digest
    assert Tab(tab.storage).page.content


def test_every_legal_action_of_the_table_can_be_pressed_or_reached():
    tab = Tab(MemoryStorage())
    tab.start(players=1)
    assert set(tab.actions) <= {str(action) for action in tab.table.actions}


def test_bots_play_their_turns_until_a_person_is_asked():
    tab = Tab(MemoryStorage())
    tab.start(players=3, kinds="hbb")
    tab.rest()
    play_by_clicks(tab)
    players = {action.player for action in tab.table.history}
    assert players == {0, 1, 2} and tab.app.play.session.over
    assert tab.page.pauses and set(tab.page.pauses) == {0.75}


def test_who_hurries_waits_no_longer():
    tab = Tab(MemoryStorage())
    tab.start(players=2, kinds="hb")
    tab.rest()
    tab.do("setting", "speed:instant")
    tab.page.pauses.clear()
    play_by_clicks(tab)
    assert set(tab.page.pauses) <= {0}


def test_space_hurries_only_while_bots_move():
    tab = Tab(MemoryStorage())
    tab.start(players=2, kinds="bh", seed="3")
    session = tab.app.play.session
    if session.bot_to_move is None:
        while session.bot_to_move is None:
            tab.act(tab.actions[0])
    assert tab.key(" ")
    tab.rest()
    assert session.bot_to_move is None
    assert not tab.key(" ")


def test_what_was_under_way_does_not_act_on_a_new_game():
    tab = Tab(MemoryStorage())
    tab.start(players=2, kinds="bb")
    old = tab.app.play.session
    under_way = list(tab.page.work)
    assert under_way
    tab.do("new-game")
    new = tab.app.play.session
    assert new is not old
    for work in tab.page.work:
        if work not in under_way:
            work.close()
    tab.page.work = under_way
    tab.rest()
    assert len(old.table.history) == 0 and len(new.table.history) == 0


def test_leaving_the_table_stops_the_bots_and_coming_back_lets_them_go_on():
    tab = Tab(MemoryStorage())
    tab.start(players=2, kinds="bb")
    session = tab.app.play.session
    tab.do("home")
    tab.rest()
    assert len(session.table.history) == 0
    tab.do("resume", session.id)
    tab.rest()
    assert tab.app.play.session is session and session.over


def test_an_illegal_action_is_refused_with_its_reason_and_rule():
    tab = Tab(MemoryStorage())
    tab.start(players=1)
    before = tab.table.digest
    tab.act("buy everything")
    assert tab.table.digest == before
    assert tab.app.notices.items[-1].kind == "bad"
    tab.act("place str")
    notice = tab.app.notices.items[-1]
    assert notice.text and notice.rule.startswith("RP-")
    assert f'data-arg="{notice.rule}"' in tab.page.overlay


def place_a_die(tab: Tab) -> None:
    while not any(action.startswith("place ") and len(action.split()) == 2 for action in tab.actions):
        tab.act(tab.actions[0])
        tab.rest()


def test_a_die_dropped_on_a_row_is_placed_and_on_a_full_row_the_rules_say_why_not():
    tab = Tab(MemoryStorage())
    tab.start(players=1)
    place_a_die(tab)
    moves = len(tab.table.history)
    tab.hear("drop", what="die", place="die", action="", attempt="place nowhere")
    assert len(tab.table.history) == moves and tab.app.notices.items[-1].kind == "bad"
    target = next(action for action in tab.actions if action.startswith("place "))
    tab.hear("drop", what="die", place="die", action=target, attempt="")
    assert str(tab.table.history[-1]) == target


def test_what_was_done_can_be_taken_back_until_something_is_revealed():
    tab = Tab(MemoryStorage())
    tab.start(players=1)
    place_a_die(tab)
    before = tab.table.digest
    tab.act(next(action for action in tab.actions if action.startswith("place ")))
    assert tab.app.play.session.can_undo
    tab.do("undo")
    assert tab.table.digest == before
    # Back to where the last thing was revealed, and no further.
    while tab.app.play.session.can_undo:
        tab.do("undo")
    moves = len(tab.table.history)
    tab.do("undo")
    assert len(tab.table.history) == moves and "revealed" in tab.notices[-1]


def test_keys_play_a_whole_round():
    tab = Tab(MemoryStorage())
    tab.start(players=1)
    steps = 0
    while tab.app.play.view()["board"]["round"] < 2:
        before = len(tab.table.history)
        keys = ["Enter", "1", "2", "3", "4", "5", "6", "ArrowDown", "ArrowRight"]
        for key in keys:
            tab.key(key)
            tab.rest()
            if len(tab.table.history) > before:
                break
        else:
            tab.act(tab.actions[0])  # races and classes are chosen by focus and Enter in the browser
        steps += 1
        assert steps < 300


def test_the_rule_behind_a_prompt_opens_over_the_game_and_escape_closes_it():
    tab = Tab(MemoryStorage())
    tab.start(players=1)
    assert tab.key("?")
    assert 'role="dialog"' in tab.page.overlay and "RP-2" in tab.page.overlay
    assert tab.key("Escape")
    assert 'role="dialog"' not in tab.page.overlay
    tab.do("rule", "RP-99.9")
    assert 'role="dialog"' not in tab.page.overlay


def test_the_device_is_handed_over_where_the_players_want_it():
    tab = Tab(MemoryStorage())
    tab.do("setting", "handover:always")
    tab.start(players=2, kinds="hh")
    first = tab.app.play.session.shown
    assert 'id="handover"' in tab.page.content and not tab.actions
    assert not tab.act("race human") or not tab.table.history
    assert tab.key("Enter")
    assert tab.actions
    while tab.app.play.session.shown == first:
        tab.act(tab.actions[0])
        tab.rest()
    assert 'id="handover"' in tab.page.content and "Juniper" in tab.seen or "Zofia" in tab.seen
    tab.do("reveal")
    assert tab.actions


def test_what_happens_is_read_out():
    tab = Tab(MemoryStorage())
    tab.start(players=1)
    tab.act(tab.actions[0])
    assert any(tab.page.said)


def test_cues_are_plain_values():
    tab = Tab(MemoryStorage())
    tab.start(players=1)
    play_by_clicks(tab)
    assert any(json.loads(text) for text in tab.page.cue_texts)


def test_nonsense_from_the_page_changes_nothing():
    tab = Tab(MemoryStorage())
    tab.start(players=1)
    before = tab.table.digest
    for kind, data in [
        ("act", {}),
        ("act", {"text": 7}),
        ("act", {"text": "x" * 100_000}),
        ("do", {"command": "nothing"}),
        ("do", {"command": None}),
        ("do", {"command": "rule", "argument": None}),
        ("do", {"command": "rule", "argument": "<b>"}),
        ("do", {"command": "open", "argument": "card:nothing"}),
        ("do", {"command": "open", "argument": "seat:99"}),
        ("do", {"command": "select", "argument": "<script>"}),
        ("do", {"command": "tab", "argument": "nowhere"}),
        ("key", {"key": 3}),
        ("key", {}),
        ("drop", {"what": 1, "place": None}),
        ("input", {"field": None, "value": {}}),
        ("change", {"field": "seat-name:9", "value": 3}),
        ("storage", {"key": 4}),
        ("route", {"hash": 5}),
        ("nothing", {}),
        ("file", {"text": None}),
        ("host", {"type": []}),
    ]:
        tab.hear(kind, **data)
    tab.rest()
    assert isinstance(tab.page, FakePage) and tab.table.digest == before


def test_every_card_sheet_and_pile_can_be_looked_at():
    tab = Tab(MemoryStorage())
    tab.start(players=2, kinds="hh")
    for _ in range(40):
        tab.act(tab.actions[0])
        tab.rest()
    for what in [*(f"card:{card}" for card in pr.catalogue("roll_player")["cards"]), "seat:0", "seat:1", "discards"]:
        tab.do("open", what)
        assert 'role="dialog"' in tab.page.content, what
        assert tab.key("Escape")
        assert 'role="dialog"' not in tab.page.content


def test_an_armor_card_tells_what_its_set_would_pay():
    tab = Tab(MemoryStorage())
    tab.start(players=3, kinds="hhh")
    armor = {card for card, known in pr.catalogue("roll_player")["cards"].items() if known.get("set")}
    while not armor & set(tab.app.play.view()["board"]["market"]):
        tab.act(tab.actions[0])
        tab.rest()
    assert "the set pays 1 star" in tab.seen
