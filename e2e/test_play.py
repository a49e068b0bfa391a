"""Whole games through the page, by clicks and by keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import play
import pytest
from conftest import GAMES
from playwright.sync_api import Page, expect

import pygame_rules as pr

MOST_TABS = 400


def download(page: Page, command: str, folder: Path) -> str:
    """The text of the file that a button saves."""
    with page.expect_download() as waiting:
        page.locator(f"[data-do={command}]").first.click()
    path = folder / "download.txt"
    waiting.value.save_as(path)
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_finishes_a_first_game_by_clicks_alone(
    page: Page, app: Callable[..., Page], tmp_path: Path, game: str
) -> None:
    app(page)
    page.locator(f"button[data-do=open-setup][data-arg={game}]").last.click()
    page.locator(f"[data-do=players][data-arg='{pr.game(game).players[0]}']").first.click()
    page.get_by_role("button", name=re.compile("^Start")).click()
    play.settle(page)
    played = play.finish(page)
    expect(page.get_by_role("button", name=re.compile("New game|Play again"))).to_be_visible()

    # The saved replay plays to the very same end on the desktop.
    table = pr.replay(download(page, "save-replay", tmp_path))
    assert table.result is not None
    assert [action.text for action in table.history if action.player == 0] == played


def test_three_players_of_whom_two_are_bots_play_to_the_end(
    page: Page, app: Callable[..., Page], tmp_path: Path
) -> None:
    app(page)
    play.start(page, "roll_player", 3)
    kinds = [seat["kind"] for seat in next(iter(play.stored_games(page).values()))["meta"]["seats"]]  # type: ignore[index]
    assert kinds.count("human") == 1 and len(kinds) == 3
    play.finish(page)
    table = pr.replay(download(page, "save-replay", tmp_path))
    assert table.result is not None and len(table.result.scores) == 3
    for score in table.result.scores:
        expect(page.locator("#app")).to_contain_text(str(score))


def test_every_lit_button_can_be_clicked(page: Page, app: Callable[..., Page]) -> None:
    app(page)
    play.start(page, "roll_player", 1)
    hidden: dict[str, list[str]] = {}

    def look() -> bool:
        if found := play.covered(page):
            hidden[page.locator(".prompt__title").first.inner_text()] = found
        return play.is_over(page) or bool(hidden)

    play.play(page, until=look, seed=2)
    assert not hidden


def test_people_at_one_screen_take_turns(page: Page, app: Callable[..., Page]) -> None:
    app(page, "#/setup/roll_player")
    page.locator("[data-do=players][data-arg='2']").first.click()
    page.locator("[data-do=seat-kind][data-arg='1:human']").click()
    page.locator("[data-field='seat-name:0']").fill("Ada")
    page.locator("[data-field='seat-name:1']").fill("Boole")
    page.locator("[data-do=start]").first.click()
    play.settle(page)
    play.play_some(page, 24)
    log = page.locator("#app").inner_text()
    assert "Ada" in log and "Boole" in log


def test_what_was_done_can_be_taken_back_until_something_is_revealed(page: Page, app: Callable[..., Page]) -> None:
    app(page)
    play.start(page, "roll_player", 1)
    expect(page.get_by_role("button", name=re.compile("^Undo")).first).to_be_disabled()
    to_the_starting_dice(page)
    before = play.legal(page)
    play.act(page, before[0])
    assert play.legal(page) != before
    page.get_by_role("button", name=re.compile("^Undo")).first.click()
    assert play.legal(page) == before


def to_the_starting_dice(page: Page) -> None:
    """Play up to where the starting dice are placed."""
    play.play(page, until=lambda: any(text.startswith("place") for text in play.legal(page)))


@pytest.mark.parametrize("game", ["roll_player"])
def test_a_whole_round_is_played_without_a_pointer(page: Page, app: Callable[..., Page], game: str) -> None:
    app(page)
    tab_to(page, f"button[data-do=open-setup][data-arg={game}]")
    page.keyboard.press("Enter")
    tab_to(page, "[data-do=players]")
    while page.evaluate("document.activeElement.dataset.arg") != "1":
        page.keyboard.press("ArrowLeft")
    page.locator("html[data-screen=setup]").wait_for(state="attached")
    tab_to(page, "[data-do=start]")
    page.keyboard.press("Enter")
    play.settle(page)
    second_round = re.compile(r"\b2\s*/\s*12\b")
    for _ in range(MOST_TABS):
        if second_round.search(page.locator(".topbar").inner_text()):
            break
        tab_to(page, "[data-a]")
        page.keyboard.press("Enter")
        play.settle(page)
    else:
        pytest.fail("the second round never came")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on something that fits."""
    for _ in range(MOST_TABS):
        if page.evaluate("(selector) => Boolean(document.activeElement?.matches(selector))", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab never reaches {selector}")


def test_keys_do_what_they_say(page: Page, app: Callable[..., Page]) -> None:
    app(page)
    play.start(page, "roll_player", 1)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text("RP-")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    to_the_starting_dice(page)
    before = play.legal(page)
    page.keyboard.press("3")
    assert play.legal(page) != before, "a number places the die in that row"
    page.keyboard.press("Escape")
    assert play.legal(page) == before, "Escape takes back what can be taken back"


def test_the_prompt_says_which_rule_it_comes_from(page: Page, app: Callable[..., Page]) -> None:
    app(page)
    play.start(page, "roll_player", 1)
    why = page.locator(".prompt [data-do=rule]").first
    rule = why.get_attribute("data-arg") or ""
    why.click()
    expect(page.get_by_role("dialog")).to_contain_text(rule)


def test_a_die_can_be_dragged_to_its_row(page: Page, app: Callable[..., Page]) -> None:
    app(page)
    play.start(page, "roll_player", 1)
    to_the_starting_dice(page)
    row = page.locator("[data-drop][data-a]").first
    meant = row.get_attribute("data-a") or ""
    page.locator("[data-drag]").first.drag_to(row)
    history = next(iter(play.stored_games(page).values()))["text"]
    assert [action.text for action in pr.load(str(history)).history][-1] == meant
