"""A turn that players share, in a real browser, with a game that only tests have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import play
import pytest
import toys
from conftest import PREFIX, wait_for_boot
from playwright.sync_api import Page, expect

from tools.serve import SiteServer


@pytest.fixture(scope="module")
def toy_site(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("toys") / "site"
    return toys.with_game(built / "site", target, "shared_toy", "shared_toy_screen", toys.SHARED_TOY)


@pytest.fixture
def toy_table(toy_site: Path) -> Iterator[Callable[[Page, str], Page]]:
    """Opens a fresh table of the toy: `h` for each person, `b` for each bot."""
    server = SiteServer(toy_site, prefix=PREFIX).start()

    def open_table(page: Page, kinds: str) -> Page:
        play.settings(page)
        names = "~".join(
            f"{'human' if kind == 'h' else 'greedy'}.{name}" for kind, name in zip(kinds, "ABCD", strict=False)
        )
        page.goto(f"{server.url}#/setup/shared_toy?players={len(kinds)}&seed=7&seats={names}")
        wait_for_boot(page)
        page.locator("[data-do=start]").first.click()
        play.settle(page)
        return page

    yield open_table
    server.stop()


def test_two_persons_share_a_turn_at_one_screen(page: Page, toy_table: Callable[[Page, str], Page]) -> None:
    toy_table(page, "hh")
    expect(page.locator("#whose")).to_have_text("Table of A")
    page.keyboard.press("n")
    expect(page.locator("#whose")).to_have_text("Table of B")
    page.locator("#prompt [data-a=pass]:not([data-by])").click()
    expect(page.locator("#log")).to_contain_text("B passes.")
    expect(page.locator("#whose")).to_have_text("Table of A")
    page.locator("#party [data-do=seat][data-arg='1']").click()
    expect(page.locator("#whose")).to_have_text("Table of B")
    # Offered on B's table, but it is A's: the button carries its seat.
    page.locator("#prompt [data-a=pass][data-by='0']").click()
    play.settle(page)
    expect(page.locator("#log")).to_contain_text("The storm hits A for 2.")
    page.reload()
    wait_for_boot(page)
    play.settle(page)
    expect(page.locator("#log")).to_contain_text("A passes.")
    play.finish(page)
    expect(page.locator("#whose")).to_contain_text("All ")


def test_a_bot_among_persons_plays_when_it_is_asked_and_when_all_have_passed(
    page: Page, toy_table: Callable[[Page, str], Page]
) -> None:
    toy_table(page, "hb")
    expect(page.locator("#log li")).to_have_count(2)
    page.locator("[data-do=bot-one]").click()
    expect(page.locator("#log")).to_contain_text("B plays")
    page.keyboard.press("f")
    expect(page.locator("#log")).to_contain_text("B passes.")
    expect(page.locator("#party [data-do=bot-one]")).to_have_count(0)
    page.locator("#prompt [data-a=pass]").click()
    play.settle(page)
    expect(page.locator("#log")).to_contain_text("The storm hits A for 2.")
    # In the next turn the person passes first: the bot goes on by itself, up to what brings the person back.
    page.locator("#prompt [data-a=pass]").click()
    play.settle(page)
    expect(page.locator("#log")).to_contain_text("B plays signal for A.")
