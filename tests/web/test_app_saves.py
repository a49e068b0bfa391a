"""Saved games: reload, two tabs, full and forbidden storage, hostile entries, slots, files and links."""

from __future__ import annotations

import json
import re

import pytest
from fake_page import FullStorage, Tab, fresh_browser

import pygame_rules as pr
from app.store import PREFIX, MemoryStorage

fresh = pytest.fixture(autouse=True)(fresh_browser)


def started(storage=None, moves: int = 6, **setup) -> Tab:
    tab = Tab(storage if storage is not None else MemoryStorage())
    tab.start(**setup)
    tab.rest()
    for _ in range(moves):
        tab.act(tab.actions[0])
        tab.rest()
    return tab


def entries(storage: MemoryStorage) -> dict[str, dict]:
    return {key.removeprefix(PREFIX): json.loads(text) for key, text in storage.texts.items() if key.startswith(PREFIX)}


def test_a_reload_in_mid_game_goes_on_where_it_was():
    storage = MemoryStorage()
    first = started(storage)
    again = Tab(storage, first.address)
    assert again.table.digest == first.table.digest
    assert again.app.play.session.names == first.app.play.session.names
    assert again.actions == first.actions


def test_home_offers_the_last_game_and_goes_on_with_it():
    storage = MemoryStorage()
    first = started(storage)
    home = Tab(storage)
    assert 'data-do="continue"' in home.page.content
    home.do("continue")
    assert home.table.digest == first.table.digest


def test_every_decision_is_stored():
    storage = MemoryStorage()
    tab = started(storage, moves=0)
    for _ in range(5):
        tab.act(tab.actions[0])
        stored = pr.load(entries(storage)[tab.app.play.session.id]["text"])
        assert stored.digest == tab.table.digest


def _leave(tab: Tab) -> None:
    tab.hear("leave")


def _go_home(tab: Tab) -> None:
    tab.do("home")


@pytest.mark.parametrize("end", [_leave, _go_home])
def test_a_decision_is_stored_even_if_the_page_goes_away_before_it_is_drawn(end):
    storage = MemoryStorage()
    tab = started(storage)
    tab.page.paints = False
    tab.act(tab.actions[0])
    game = tab.app.play.session
    assert pr.load(entries(storage)[game.id]["text"]).digest != game.table.digest, "the frame comes first"
    end(tab)
    assert pr.load(entries(storage)[game.id]["text"]).digest == game.table.digest


def test_a_tab_never_overwrites_the_later_game_of_another():
    storage = MemoryStorage()
    one = started(storage)
    two = Tab(storage, one.address, name="other")
    two.act(two.actions[0])
    later = two.table.digest
    one.act(one.actions[0])
    assert "went on elsewhere" in one.seen
    assert pr.load(entries(storage)[two.app.play.session.id]["text"]).digest == later
    # Nothing can be played past the question.
    before = one.table.digest
    one.act("pass")
    one.key("Enter")
    assert one.table.digest == before
    one.do("take-newer")
    one.rest()
    assert one.table.digest == later and "went on elsewhere" not in one.seen


def test_both_states_of_a_game_can_be_kept():
    storage = MemoryStorage()
    one = started(storage)
    two = Tab(storage, one.address, name="other")
    two.act(two.actions[0])
    one.act(one.actions[-1])
    mine = one.table.digest
    one.do("keep-copy")
    one.rest()
    stored = {pr.load(entry["text"]).digest for entry in entries(storage).values()}
    assert stored == {mine, two.table.digest}
    assert one.address == f"#/play/{one.app.play.session.id}" != two.address
    assert "(copy)" in one.app.play.session.name


def test_a_tab_hears_that_its_game_went_on():
    storage = MemoryStorage()
    one = started(storage)
    two = Tab(storage, one.address, name="other")
    two.act(two.actions[0])
    one.hear("storage", key=PREFIX + one.app.play.session.id)
    assert "went on elsewhere" in one.seen


def test_a_new_name_given_in_another_tab_is_no_conflict():
    storage = MemoryStorage()
    one = started(storage)
    two = Tab(storage, "#/saves", name="other")
    two.do("rename", one.app.play.session.id)
    two.type("save-name", "Friday night")
    two.key("Enter", field="save-name")
    one.hear("storage", key=PREFIX + one.app.play.session.id)
    assert one.app.play.session.name == "Friday night"
    one.act(one.actions[0])
    assert "elsewhere" not in one.seen
    assert entries(storage)[one.app.play.session.id]["name"] == "Friday night"


@pytest.mark.parametrize("storage", [FullStorage(), None], ids=["full", "forbidden"])
def test_without_storage_the_game_goes_on_in_memory_and_the_player_is_told_once(storage):
    tab = Tab(storage)
    tab.start()
    told = [text for text in tab.notices if "keeps nothing more" in text]
    assert len(told) == 1
    tab.do("dismiss", next(n.id for n in tab.app.notices.items if "keeps nothing" in n.text))
    for _ in range(4):
        tab.act(tab.actions[0])
    assert not [text for text in tab.notices if "keeps nothing more" in text]
    tab.do("export")
    name, text = tab.page.downloads[-1]
    assert name.endswith(".rulebound.json")
    other = Tab(MemoryStorage())
    other.hear("file", name=name, text=text, large=False)
    assert other.table.digest == tab.table.digest
    tab.do("home")
    tab.do("continue")


HOSTILE = [
    "",
    "null",
    "[]",
    "{",
    '{"text": 5}',
    '{"text": "x", "name": {"a": 1}, "meta": [], "saved": "now", "revision": -1}',
    "\x00" * 1000,
    "9" * 5000,
    "[" * 50_000,
    json.dumps({"text": "<script>alert(1)</script>", "name": "<img src=x onerror=alert(1)>", "meta": {"game": "?"}}),
    "x" * 2_000_000,
]


@pytest.mark.parametrize("raw", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_entry_is_listed_kept_and_can_be_exported(raw):
    storage = MemoryStorage({PREFIX + "evil1234": raw})
    tab = Tab(storage)
    tab.do("saves")
    assert 'data-arg="evil1234"' in tab.page.content
    assert "<script" not in tab.page.content and "<img src=x" not in tab.page.content
    tab.do("resume", "evil1234")
    assert tab.app.play.session is None and tab.app.notices.items[-1].kind == "bad"
    tab.do("export", "evil1234")
    assert len(tab.page.downloads) == 1 and tab.page.downloads[0][0].endswith(".rulebound.json")
    tab.do("link", "evil1234")
    tab.do("replay", "evil1234")
    tab.rest()
    assert storage.texts[PREFIX + "evil1234"] == raw
    assert Tab(storage, "#/play/evil1234").app.route.screen == "saves"


def test_a_forged_summary_breaks_no_screen():
    storage = MemoryStorage()
    tab = started(storage)
    entry_id = tab.app.play.session.id
    entry = json.loads(storage.texts[PREFIX + entry_id])
    entry["meta"]["summary"] = {
        "title": "<b>x</b>" * 100,
        "line": 7,
        "players": [{"name": 3, "sub": [], "score": "many"}, 4],
        "rows": [{"icon": '"><script>', "dice": 3}, {"icon": "str", "dice": [["pink", 9], ["red", 2], 5]}, None],
    }
    entry["meta"]["seats"] = [{"emblem": '"><script>', "colour": "url(x)", "kind": "cheat", "name": "\u202eevil"}]
    storage.texts[PREFIX + entry_id] = json.dumps(entry)
    for address in ("", "#/saves", f"#/play/{entry_id}"):
        shown = Tab(storage, address)
        assert "<script" not in shown.page.content and "<b>x</b>" not in shown.page.content


def test_a_damaged_save_says_so_in_the_list():
    storage = MemoryStorage()
    tab = started(storage)
    entry_id = tab.app.play.session.id
    entry = json.loads(storage.texts[PREFIX + entry_id])
    entry["text"] = entry["text"][:-40]
    storage.texts[PREFIX + entry_id] = json.dumps(entry)
    shown = Tab(storage, "#/saves")
    assert "part of it is missing" in shown.seen


def test_a_named_save_stays_as_it_is_while_the_game_goes_on():
    storage = MemoryStorage()
    tab = started(storage)
    tab.do("save")
    assert 'role="dialog"' in tab.page.overlay
    tab.type("save-name", "Before the shop")
    assert tab.key("Enter", field="save-name")
    assert 'role="dialog"' not in tab.page.overlay
    kept = tab.table.digest
    slot = next(key for key, entry in entries(storage).items() if entry["name"] == "Before the shop")
    for _ in range(3):
        tab.act(tab.actions[0])
    other = Tab(storage, "#/saves", name="other")
    other.do("resume", slot)
    assert other.table.digest == kept
    other.act(other.actions[0])
    assert pr.load(entries(storage)[slot]["text"]).digest == kept
    home = Tab(storage, name="home")
    home.do("continue")
    assert home.app.play.session.id != slot, "the last game is gone on with, not the save"
    # Opened twice without a move, it makes one copy only.
    count = len(entries(storage))
    for name in ("third", "fourth"):
        Tab(storage, "#/saves", name=name).do("resume", slot)
    assert len(entries(storage)) == count + 1


def test_what_is_deleted_can_be_brought_back():
    storage = MemoryStorage()
    tab = started(storage)
    entry_id = tab.app.play.session.id
    raw = storage.texts[PREFIX + entry_id]
    tab.do("saves")
    tab.do("delete", entry_id)
    assert PREFIX + entry_id not in storage.texts and f'data-arg="{entry_id}"' not in tab.page.content
    assert tab.app.play.session is None
    tab.do("restore", entry_id)
    assert storage.texts[PREFIX + entry_id] == raw and f'data-arg="{entry_id}"' in tab.page.content


def test_a_link_carries_a_game_to_another_device():
    tab = started()
    tab.do("copy-link")
    tab.rest()
    link = tab.page.copied[-1]
    assert link.startswith("https://example.org/games/#/load/")
    other = Tab(MemoryStorage(), link.partition("/games/")[2], name="phone")
    assert other.table.digest == tab.table.digest and other.address.startswith("#/play/")
    third = Tab(MemoryStorage(), "#/saves")
    third.type("import-text", link)
    third.do("import-text")
    assert third.table.digest == tab.table.digest


def test_a_link_that_may_not_be_copied_is_shown():
    tab = started()
    tab.page.may_copy = False
    tab.do("copy-link")
    tab.rest()
    assert "#/load/" in tab.page.overlay and "<textarea" in tab.page.overlay
    tab.key("Escape")
    assert "<textarea" not in tab.page.overlay


@pytest.mark.parametrize(
    "address", ["#/load/AAAA", "#/load/eJw", "#/load/" + "A" * 3000, "#/play/nothere1", "#/setup/chess"]
)
def test_addresses_that_lead_nowhere_lead_home_or_to_the_saves(address):
    tab = Tab(MemoryStorage(), address)
    assert tab.app.route.screen in ("home", "saves")
    assert tab.page.content


@pytest.mark.parametrize("text", ["", "hello", "{}", "# Rulebound replay\ngame chess\n", "\x00", "[" * 10_000])
def test_files_that_are_no_games_are_refused_in_a_sentence(text):
    tab = Tab(MemoryStorage(), "#/saves")
    tab.hear("file", name="x", text=text, large=False)
    assert tab.app.play.session is None and tab.app.notices.items[-1].kind == "bad"
    tab.hear("file", name="x", text="", large=True)
    assert "too large" in tab.notices[-1]


def test_a_replay_can_be_imported():
    tab = started()
    tab.do("save-replay")
    other = Tab(MemoryStorage())
    other.hear("file", name="x", text=tab.page.downloads[-1][1], large=False)
    assert other.table.digest == tab.table.digest


def test_hostile_names_are_shown_as_text():
    tab = Tab(MemoryStorage())
    tab.do("open-setup", "roll_player")
    tab.do("players", "1")
    tab.type("seat-name:0", "<img src=x onerror=alert(1)>")
    tab.do("start")
    assert "<img" not in tab.page.content and re.search("&lt;img", tab.page.content)
