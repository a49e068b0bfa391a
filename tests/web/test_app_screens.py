"""The screens around the games, as the app fills them: setup, rules, settings, language, home."""

from __future__ import annotations

import re

import pytest
from fake_page import Tab, fresh_browser

from app.screens import overlays
from app.store import MemoryStorage

fresh = pytest.fixture(autouse=True)(fresh_browser)


def commands_of(markup: str) -> set[str]:
    return set(re.findall(r'data-do="([^"]+)"', markup))


def fields_of(markup: str) -> set[str]:
    return {field.partition(":")[0] for field in re.findall(r'data-field="([^"]+)"', markup)}


def test_every_command_and_field_that_a_screen_offers_is_understood():
    tab = Tab(MemoryStorage())
    tab.start(players=3, kinds="hbb")
    tab.rest()
    markup = tab.page.content
    tab.do("save")
    markup += tab.page.overlay
    tab.do("close")
    tab.do("settings")
    markup += tab.page.overlay
    tab.do("close")
    tab.key("?")
    markup += tab.page.overlay
    tab.hear("update")
    for address in ("#/", "#/setup/roll_player", "#/rules/roll_player", "#/rules/roll_player/RP-5.3", "#/saves"):
        tab.hear("route", hash=address)
        markup += tab.page.content + tab.page.overlay
    tab.do("rename", tab.app.store.entries()[0].id)
    markup += tab.page.content
    for address in ("#/settings", "#/about"):
        tab.hear("route", hash=address)
        markup += tab.page.content
    markup += overlays.conflict_dialog("x", "y") + overlays.copy_dialog("x")
    tab.rest()
    assert commands_of(markup) - {"reveal"} <= set(tab.app.commands)
    assert fields_of(markup) <= set(tab.app.fields)
    assert len(commands_of(markup)) > 20


def test_a_table_is_set_up_by_the_form():
    tab = Tab(MemoryStorage())
    tab.do("open-setup", "roll_player")
    tab.do("players", "3")
    tab.do("seat-kind", "1:human")
    tab.do("seat-kind", "2:random")
    tab.type("seat-name:1", "  Ada\u202e ")
    tab.do("seat-emblem", "1:dragon")
    tab.do("seat-colour", "1:blue")
    tab.do("option", "friendly_market:1")
    tab.type("seed", "a seed")
    tab.do("start")
    session = tab.app.play.session
    assert [seat["kind"] for seat in session.seats] == ["human", "human", "random"]
    assert session.names[1] == "Ada" and session.seats[1]["emblem"] == "dragon"
    assert tab.table.seed == "a seed" and tab.table.options.friendly_market is True
    again = Tab(tab.storage, "#/setup/roll_player")
    assert "Ada" in again.page.content, "the last setup is remembered"


def test_no_two_seats_look_alike():
    tab = Tab(MemoryStorage())
    tab.do("open-setup", "roll_player")
    tab.do("players", "4")
    taken = tab.app.desk.form.seats[0]["emblem"]
    tab.do("seat-emblem", f"3:{taken}")
    emblems = [seat["emblem"] for seat in tab.app.desk.form.seated()]
    assert emblems[3] == taken and len(set(emblems)) == 4
    tab.do("seat-open", "2")
    assert tab.app.desk.form.open_seat == 2
    tab.do("seat-open", "2")
    assert tab.app.desk.form.open_seat is None


def test_seats_change_places_by_buttons_and_by_dragging():
    tab = Tab(MemoryStorage())
    tab.do("open-setup", "roll_player")
    tab.do("players", "3")
    names = [seat["name"] for seat in tab.app.desk.form.seated()]
    tab.do("seat-down", "0")
    assert [seat["name"] for seat in tab.app.desk.form.seated()] == [names[1], names[0], names[2]]
    tab.do("seat-up", "1")
    place = re.findall(r'data-drop="([^"]+)"', tab.page.content)[2]
    tab.hear("drop", what="seat:0", place=place, action="", attempt="")
    assert [seat["name"] for seat in tab.app.desk.form.seated()] == [names[1], names[2], names[0]]


def test_nonsense_in_the_form_changes_nothing():
    tab = Tab(MemoryStorage())
    tab.do("open-setup", "roll_player")
    tab.do("players", "2")
    before = (tab.app.desk.form.players, [dict(seat) for seat in tab.app.desk.form.seats])
    for command, argument in [
        ("players", "99"), ("players", "x"), ("seat-kind", "0:cheat"), ("seat-kind", "77:human"), ("seat-kind", ""),
        ("seat-emblem", "0:<b>"), ("seat-colour", "0:url(x)"), ("seat-up", "0"), ("seat-down", "9"), ("seat-up", "-1"),
        ("option", "nothing:1"), ("seat-open", "99"), ("open-setup", "chess"), ("open-setup", "../x"),
    ]:  # fmt: skip
        tab.do(command, argument)
    assert (tab.app.desk.form.players, tab.app.desk.form.seats) == before


def test_the_link_of_a_table_brings_the_same_table():
    tab = Tab(MemoryStorage())
    tab.do("open-setup", "roll_player")
    tab.do("players", "3")
    tab.type("seat-name:0", "Zoë & Co")
    tab.do("option", "shorter_game:1")
    tab.do("seed-daily")
    tab.do("copy-setup-link")
    tab.rest()
    link = tab.page.copied[-1]
    other = Tab(MemoryStorage(), link.partition("/games/")[2])
    form = other.app.desk.form
    assert (form.players, form.seed, form.options["shorter_game"]) == (3, "2026-11-18", True)
    assert form.seats[0]["name"] == "Zoë & Co"


def test_a_chosen_rule_comes_into_sight_and_the_search_stays():
    tab = Tab(address="#/rules/roll_player")
    tab.key("/")
    assert tab.page.focused == "#rules-query"
    tab.type("rules-query", "charisma")
    for _ in range(2):  # again, when the reader has scrolled away
        tab.page.in_sight = ""
        tab.do("rule", "RP-5.3")
        assert tab.page.in_sight == '[id="RP-5.3"]'
        assert "rules found" in tab.seen, "the other hits are still there"
    tab.do("rules", "dice_throne")
    assert tab.page.in_sight == "" and "rules found" not in tab.seen


def test_the_rules_can_be_searched_and_a_rule_has_an_address():
    tab = Tab(MemoryStorage())
    tab.do("rules", "roll_player")
    assert "RP-1.1" in tab.page.content
    tab.type("rules-query", "charisma <script>")
    assert "<script" not in tab.page.content
    tab.do("rule", "RP-5.3")
    assert tab.address == "#/rules/roll_player/RP-5.3"
    assert Tab(MemoryStorage(), "#rule/RP-5.3").app.route.rule == "RP-5.3"


def test_settings_are_kept_and_dress_the_page():
    storage = MemoryStorage()
    tab = Tab(storage, "#/settings")
    tab.do("setting", "theme:light")
    tab.hear("change", field="setting:motion", value="less")
    tab.do("setting", "letters:false")
    tab.do("setting", "theme:<script>")
    tab.do("setting", "nothing:1")
    for shown in (tab, Tab(storage)):
        assert shown.page.attributes["data-theme"] == "light"
        assert shown.page.attributes["data-motion"] == "less"
        assert shown.page.attributes["data-letters"] == "off"
    other = Tab(storage, name="other")
    other.do("setting", "theme:dark")
    tab.hear("storage", key="rulebound.settings")
    assert tab.page.attributes["data-theme"] == "dark"


def words_of(markup: str) -> list[str]:
    """The words that a person sees or hears, less those that are typed or are no words."""
    texts = re.findall(r">([^<>]+)<", markup)
    texts += re.findall(r'(?:aria-label|data-tip|placeholder)="([^"]+)"', markup)
    return [text.strip() for text in texts if re.search(r"[A-Za-z]{3}", text)]


ADDRESSES = ["#/", "#/saves", "#/settings", "#/setup/roll_player", "#/about"]


@pytest.mark.parametrize("address", ADDRESSES)
def test_the_language_changes_without_a_reload_and_every_sentence_with_it(address):
    tab = Tab(MemoryStorage(), address)
    before = words_of(tab.page.content)
    tab.do("language", "en-XA")
    tab.rest()
    assert tab.page.attributes["lang"] == "en-XA"
    after = words_of(tab.page.content)
    untranslated = {text for text in after if text in before and not text.startswith("[")}
    # Names of people, languages, keys and the page itself stay as they are.
    allowed = re.compile(r"Rulebound|Zofia|Juniper|Flint|English|RP-|\bTab\b|tab\d+")
    assert not {text for text in untranslated if not allowed.search(text)}


def test_a_running_game_speaks_the_new_language_at_once():
    tab = Tab(MemoryStorage())
    tab.start(players=2, kinds="hb")
    tab.rest()
    for _ in range(12):
        tab.act(tab.actions[0])
        tab.rest()
    tab.do("language", "en-XA")
    untranslated = {text for text in words_of(tab.page.content) if text.isascii() and not text.startswith("[")}
    names = {seat["name"] for seat in tab.app.play.session.seats}
    assert not {text for text in untranslated if text not in names and not re.search(r"RP-|[\[\]]", text)}
    assert Tab(tab.storage, tab.address).page.attributes["lang"] == "en-XA", "the choice is remembered"


def test_an_unknown_language_changes_nothing():
    tab = Tab(MemoryStorage())
    tab.do("language", "tlh")
    assert tab.page.attributes["lang"] == "en"


def test_a_new_version_is_offered_and_taken_only_when_asked_for():
    tab = Tab(MemoryStorage())
    tab.start()
    tab.hear("update")
    assert any("new version" in text for text in tab.notices) and tab.page.commands == []
    tab.do("update")
    assert tab.page.commands == ["update"]


def test_the_app_can_be_installed_where_the_browser_offers_it():
    tab = Tab(MemoryStorage())
    assert 'data-do="install"' not in tab.page.content
    tab.hear("installable", possible=True)
    assert 'data-do="install"' in tab.page.content
    tab.do("install")
    assert tab.page.commands == ["install"]


def test_notices_go_after_a_while():
    tab = Tab(MemoryStorage())
    tab.start()
    tab.act("nothing")
    assert tab.notices
    for _, call in tab.page.timers:
        call()
    assert not tab.notices and 'class="toast"' not in tab.page.overlay


def test_keys_of_the_first_screen():
    tab = Tab(MemoryStorage())
    assert tab.key("1")
    assert tab.address == "#/setup/roll_player"
    assert tab.key("Escape")
    assert tab.app.route.screen == "home"
    assert not tab.key("x")


def test_a_fault_of_ours_leaves_the_game_on_the_table(monkeypatch):
    tab = Tab(MemoryStorage())
    tab.start()
    before = tab.page.content
    monkeypatch.setattr(tab.app.play, "markup", lambda: 1 / 0)
    tab.app.hear("do", {"command": "tab", "argument": "log"})
    assert tab.page.faults and tab.page.content == before
    tab.page.faults.clear()
    monkeypatch.undo()
    tab.act(tab.actions[0])
    assert tab.table.history
