"""The small game that newcomers copy, played through the page of a site that has been told of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import play
import pytest
import toys
from conftest import PREFIX, wait_for_boot
from playwright.sync_api import Page, expect

from tools.paths import EXAMPLES
from tools.serve import SiteServer


@pytest.fixture
def tiny_site(built: Path, tmp_path: Path) -> Iterator[SiteServer]:
    files = toys.package_files(EXAMPLES / "tiny_game")
    site = toys.with_game(built / "site", tmp_path / "site", "examples.tiny_game", "examples.tiny_game.screen", files)
    server = SiteServer(site, prefix=PREFIX).start()
    yield server
    server.stop()


def test_the_small_game_is_set_up_and_played_to_its_end_against_a_bot(page: Page, tiny_site: SiteServer) -> None:
    play.settings(page)
    page.goto(f"{tiny_site.url}#/setup/tiny_game?players=2&seed=7")
    wait_for_boot(page)
    page.locator("[data-do=start]").first.click()
    expect(page.locator("html")).to_have_attribute("data-table", "tiny_game")
    play.settle(page)
    played = play.finish(page)
    assert len(played) > 3
    expect(page.locator("html")).to_have_attribute("data-turn", "over")
