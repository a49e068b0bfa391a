"""Saved games: going on after a reload, texts that are broken or hostile, two tabs, a storage that takes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import play
import pytest
from conftest import GAMES, WatchedPages, wait_for_boot
from playwright.sync_api import Page, expect

import pygame_rules as pr

SCRIPT = "<img src=x onerror='window.hacked = 1'><script>window.hacked = 1</script>"


def some_save(actions: int = 12) -> str:
    """A real save of a game under way."""
    table = pr.new_game("roll_player", 1, seed="saved")
    for _ in range(actions):
        table.play(table.actions[0])
    return table.save()


def entry(text: str, name: str = "A game", **more: object) -> str:
    """A save as the app stores it."""
    about = {"saved": 1.7e9, "revision": 3, "tab": "elsewhere", "meta": {"game": "roll_player"}}
    return json.dumps({"name": name, **about, "text": text, **more})


def lay_down(page: Page, texts: dict[str, str]) -> None:
    """Have the texts lie in the storage when the page starts."""
    page.add_init_script(
        f"for (const [key, text] of Object.entries({json.dumps(texts)})) localStorage.setItem(key, text);"
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_mid_game_goes_on_where_it_was(page: Page, app: Callable[..., Page], game: str) -> None:
    app(page)
    play.start(page, game, pr.game(game).players[0])
    play.play_some(page, 12)
    before = play.legal(page), next(iter(play.stored_games(page).values()))["text"]
    page.reload()
    wait_for_boot(page)
    play.settle(page)
    assert (play.legal(page), next(iter(play.stored_games(page).values()))["text"]) == before


def test_home_offers_to_go_on_with_the_last_game(page: Page, app: Callable[..., Page]) -> None:
    app(page)
    play.start(page, "roll_player", 1)
    play.play_some(page, 3)
    before = play.legal(page)
    page.goto(page.url.partition("#")[0] + "#/")
    page.locator("[data-do=continue]").click()
    play.settle(page)
    assert play.legal(page) == before


BROKEN = {
    "nojson": "this is not JSON",
    "empty": "",
    "null": "null",
    "list": "[1, 2, 3]",
    "notext": '{"name": "nothing in it"}',
    "cutoff": entry(some_save()[:200]),
    "halfstored": entry(some_save())[:300],
    "edited": entry(some_save().replace('"body":"', '"body":"A', 1)),
    "newer": entry(some_save().replace('"schema":2', '"schema":99')),
    "othergame": entry(some_save().replace('"game":"roll_player"', '"game":"chess"')),
    "deep": "[" * 200_000,
    "deeper": entry("[" * 200_000),
    "deepmeta": entry(some_save()[:50], meta=None).replace("null", "[" * 5000 + "]" * 5000),
    "huge": entry("x" * 1_600_000),
    "script": entry(SCRIPT, name=SCRIPT, meta={"game": SCRIPT, "seats": [{"name": SCRIPT, "kind": SCRIPT}]}),
    "types": entry("x", name=7, saved="now", revision="last", meta=[SCRIPT]),  # type: ignore[arg-type]
}


def test_broken_and_hostile_saves_are_told_kept_and_can_be_exported(
    page: Page, app: Callable[..., Page], tmp_path: Path
) -> None:
    lay_down(page, {f"rulebound.save.{name}0000": text for name, text in BROKEN.items()})
    app(page)
    page.locator("[data-do=saves]").first.click()
    expect(page.locator("html")).to_have_attribute("data-screen", "saves")
    # Browsers let a page save ten files in a row, not more.
    for name in ("nojson", "empty", "cutoff", "edited", "othergame", "deep", "deepmeta", "huge", "script"):
        text = BROKEN[name]
        with page.expect_download() as waiting:
            page.locator(f"[data-do=export][data-arg={name}0000]").first.click()
        path = tmp_path / "export.txt"
        waiting.value.save_as(path)
        exported = path.read_text(encoding="utf-8")
        # As it lies there; or, where only the position in it makes no sense, that one in the usual wrapping.
        assert exported == text or json.loads(exported)["save"] == json.loads(text)["text"], name
    stored = page.evaluate("Object.fromEntries(Object.entries(localStorage))")
    assert {key: stored[key] for key in stored if key.startswith("rulebound.save.")} == {
        f"rulebound.save.{name}0000": text for name, text in BROKEN.items()
    }
    assert page.evaluate("window.hacked") is None


def test_the_address_of_a_broken_save_leads_to_the_saved_games_with_a_sentence(
    page: Page, app: Callable[..., Page]
) -> None:
    lay_down(page, {f"rulebound.save.{name}0000": text for name, text in BROKEN.items()})
    app(page)
    for name, text in BROKEN.items():
        page.evaluate("(name) => { location.hash = `#/play/${name}0000`; }", name)
        expect(page.locator(".toast--bad").first).to_be_visible()
        assert page.evaluate("document.documentElement.dataset.screen") == "saves", name
        assert page.evaluate("(key) => localStorage[key]", f"rulebound.save.{name}0000") == text
        page.locator(".toast--bad [data-do=dismiss]").first.click()
        expect(page.locator(".toast--bad")).to_have_count(0)


def test_a_game_starts_beside_broken_saves(page: Page, app: Callable[..., Page]) -> None:
    small = {f"rulebound.save.{name}0000": text for name, text in BROKEN.items() if len(text) < 100_000}
    others = {"rulebound.settings": "[" * 50_000, "rulebound.setup.roll_player": '{"players": {"a": []}}'}
    lay_down(page, small | others)
    app(page)
    play.start(page, "roll_player", 1)
    play.play_some(page, 3)
    assert len(play.legal(page)) > 0


def test_hostile_names_stay_words(page: Page, app: Callable[..., Page]) -> None:
    app(page, "#/setup/roll_player")
    page.locator("[data-do=players][data-arg='2']").first.click()
    page.locator("[data-field='seat-name:0']").fill("<b onclick=alert(1)>x")
    page.locator("[data-field='seat-name:1']").fill('"><img src=x>')
    page.locator("[data-do=start]").first.click()
    play.settle(page)
    play.play_some(page, 6)
    assert page.locator("#app b[onclick]").count() == 0 and page.locator("#app img[src=x]").count() == 0
    expect(page.locator("#app")).to_contain_text('"><img src=x>')


def test_an_exported_game_comes_back_from_its_file(page: Page, app: Callable[..., Page], tmp_path: Path) -> None:
    app(page)
    play.start(page, "roll_player", 1)
    play.play_some(page, 9)
    before = play.legal(page)
    page.goto(page.url.partition("#")[0] + "#/saves")
    with page.expect_download() as waiting:
        page.locator("[data-do=export]").first.click()
    path = tmp_path / "game.rulebound.json"
    waiting.value.save_as(path)

    page.locator("[data-do=delete]").first.click()
    assert not play.stored_games(page)
    page.locator("[data-do=restore]").first.click()
    assert len(play.stored_games(page)) == 1, "a deletion can be undone"
    page.locator("[data-do=delete]").first.click()

    with page.expect_file_chooser() as choosing:
        page.locator("[data-do=import]").first.click()
    choosing.value.set_files(path)
    play.settle(page)
    assert play.legal(page) == before


def test_a_hostile_file_is_refused_in_words(page: Page, app: Callable[..., Page], tmp_path: Path) -> None:
    app(page, "#/saves")
    path = tmp_path / "hostile.json"
    for text in ["", "nonsense", "[" * 100_000, SCRIPT, "# Rulebound replay 1\nx", "x" * 3_000_000]:
        path.write_text(text, encoding="utf-8")
        with page.expect_file_chooser() as choosing:
            page.locator("[data-do=import]").first.click()
        choosing.value.set_files(path)
        page.locator(".toast--bad [data-do=dismiss]").first.click()
        expect(page.locator(".toast--bad")).to_have_count(0)
    assert not play.stored_games(page) and page.evaluate("window.hacked") is None


def test_a_named_save_stays_as_it_was(page: Page, app: Callable[..., Page]) -> None:
    app(page)
    play.start(page, "roll_player", 1)
    play.play_some(page, 5)
    before = play.legal(page)
    page.locator("[data-do=save]").first.click()
    page.locator("[data-field=save-name]").fill("Before the market")
    page.locator("[data-do=save-done]").click()
    play.told(page, "Before the market")
    play.play_some(page, 4)
    page.goto(page.url.partition("#")[0] + "#/saves")
    slots = {key: data for key, data in play.stored_games(page).items() if data["name"] == "Before the market"}
    assert len(slots) == 1
    page.locator(f"[data-do=resume][data-arg='{next(iter(slots))}']").first.click()
    play.settle(page)
    assert play.legal(page) == before


def test_two_tabs_with_one_game_never_overwrite_each_other(pages: WatchedPages, app: Callable[..., Page]) -> None:
    context = pages.context()
    first = app(context.new_page())
    play.start(first, "roll_player", 1)
    play.play_some(first, 8)
    second = app(context.new_page(), "#" + first.url.partition("#")[2])
    play.settle(second)
    assert play.legal(second) == play.legal(first)

    play.play_some(first, 3)
    played_on = play.legal(first)
    # The second tab has heard of it, and asks before anything else.
    dialog = second.get_by_role("dialog")
    expect(dialog).to_be_visible()
    second.locator("[data-do=keep-copy]").click()
    expect(dialog).to_have_count(0)
    play.play_some(second, 1)
    games = play.stored_games(second)
    assert len(games) == 2, "both lines of play are kept"
    assert play.legal(first) == played_on, "the first tab goes on undisturbed"
    expect(first.get_by_role("dialog")).to_have_count(0)


def test_the_other_tab_can_take_over_what_was_played_on(pages: WatchedPages, app: Callable[..., Page]) -> None:
    context = pages.context()
    first = app(context.new_page())
    play.start(first, "roll_player", 1)
    second = app(context.new_page(), "#" + first.url.partition("#")[2])
    play.settle(second)
    play.play_some(first, 6)
    play.painted(first)
    second.locator("[data-do=take-newer]").click()
    play.settle(second)
    assert play.legal(second) == play.legal(first)
    assert len(play.stored_games(second)) == 1


FILL = """() => {
  let text = "x".repeat(1 << 20);
  for (let number = 0; text.length; number += 1) {
    try {
      localStorage.setItem(`ballast${number}`, text);
    } catch {
      text = text.slice(text.length / 2 + 1);
    }
  }
}"""
EMPTY = """() => {
  for (const key of Object.keys(localStorage)) if (key.startsWith("ballast")) localStorage.removeItem(key);
}"""


def test_a_full_storage_is_told_and_the_game_goes_on_and_can_be_taken_along(
    page: Page, app: Callable[..., Page], tmp_path: Path
) -> None:
    app(page)
    page.evaluate(FILL)
    play.start(page, "roll_player", 1)
    expect(page.locator(".toast--bad")).to_be_visible()
    assert not play.stored_games(page)
    played = play.play_some(page, 12)
    with page.expect_download() as waiting:
        page.locator(".toast [data-do=export]").click()
    path = tmp_path / "game.json"
    waiting.value.save_as(path)
    table = pr.load(json.loads(path.read_text(encoding="utf-8"))["save"])
    assert [action.text for action in table.history] == played

    # Room again: the next move is stored.
    page.evaluate(EMPTY)
    play.play_some(page, 1)
    assert len(play.stored_games(page)) == 1


def test_a_storage_that_fills_up_in_mid_game_keeps_the_last_state_it_took(page: Page, app: Callable[..., Page]) -> None:
    app(page)
    play.start(page, "roll_player", 1)
    play.play_some(page, 4)
    page.evaluate(FILL)
    play.play_some(page, 8)
    expect(page.locator(".toast--bad")).to_be_visible()
    stored = next(iter(play.stored_games(page).values()))
    assert len(pr.load(str(stored["text"])).history) >= 4


def test_a_link_carries_a_whole_game(pages: WatchedPages, app: Callable[..., Page]) -> None:
    page = app(pages.open(permissions=["clipboard-read", "clipboard-write"]))
    play.start(page, "roll_player", 1)
    play.play_some(page, 9)
    before = play.legal(page)
    page.goto(page.url.partition("#")[0] + "#/saves")
    page.locator("[data-do=link]").first.click()
    play.told(page, "copied")
    link = page.evaluate("navigator.clipboard.readText()")
    other = app(pages.open(), link.partition(page.url.partition("#")[0])[2])
    play.settle(other)
    assert play.legal(other) == before
