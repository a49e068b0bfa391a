"""Without a network: a reload works, games go on to their end, and a new version waits until it is asked for."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import play
import positions
import pytest
from conftest import BOOT_TIMEOUT_MS, GAMES, PREFIX, wait_for_boot
from playwright.sync_api import Page, expect

import pygame_rules as pr
from tools.paths import WEB
from tools.serve import SiteServer
from tools.site import write_precache


def wait_until_kept(page: Page) -> None:
    """Wait until the service worker holds every file and answers for this page."""
    play.wait_for(page, "() => navigator.serviceWorker.controller !== null")


@pytest.mark.parametrize("game", GAMES)
def test_with_the_server_gone_a_reload_works_and_the_game_is_played_to_its_end(
    page: Page, site: SiteServer, app: Callable[..., Page], game: str
) -> None:
    # A game that is well under way: whole ones are played elsewhere.
    table = positions.under_way(game, pr.game(game).players[0], 0.6)
    positions.lay_down(page, {"underway": positions.entry(table, "Under way")})
    app(page, "#/play/underway")
    play.settle(page)
    play.play_some(page, 4)
    before = play.legal(page)
    wait_until_kept(page)
    site.stop()
    page.reload()
    wait_for_boot(page)
    play.settle(page)
    assert play.legal(page) == before
    play.finish(page)


def test_offline_every_screen_opens_and_bots_play(page: Page, site: SiteServer, app: Callable[..., Page]) -> None:
    app(page)
    wait_until_kept(page)
    site.stop()
    page.goto(site.url)
    wait_for_boot(page)
    for screen in ("saves", "settings", "about", "rules/roll_player"):
        page.evaluate("(screen) => { location.hash = `#/${screen}`; }", screen)
        expect(page.locator("html")).to_have_attribute("data-screen", screen.partition("/")[0])
        expect(page.locator("main").first).not_to_be_empty()
    play.start(page, "roll_player", 2)
    play.play_some(page, 8)


@pytest.fixture
def changing(built: Path, tmp_path: Path) -> Iterator[SiteServer]:
    """The site from a folder of its own, which a test may change."""
    shutil.copytree(built / "site", tmp_path / "site")
    server = SiteServer(tmp_path / "site", prefix=PREFIX).start()
    yield server
    server.stop()


def release(folder: Path) -> None:
    """Put a new version into a folder that is being served."""
    page = folder / "index.html"
    page.write_text(page.read_text(encoding="utf-8").replace("<title>", "<!-- next --><title>"), encoding="utf-8")
    shutil.copy(WEB / "sw.js", folder / "sw.js")
    write_precache(folder)


def test_a_new_version_is_offered_and_never_forced(page: Page, changing: SiteServer, tmp_path: Path) -> None:
    play.settings(page)
    page.goto(changing.url)
    wait_for_boot(page)
    wait_until_kept(page)
    play.start(page, "roll_player", 1)
    play.play_some(page, 5)
    before = play.legal(page)

    release(tmp_path / "site")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => null)")
    offer = page.locator(".toast [data-do=update]")
    expect(offer).to_be_visible(timeout=BOOT_TIMEOUT_MS)
    assert play.legal(page) == before, "the game on the table is left alone"
    page.reload()
    wait_for_boot(page)
    play.settle(page)
    assert "<!-- next -->" not in page.content(), "a reload alone changes nothing"

    expect(offer).to_be_visible(timeout=BOOT_TIMEOUT_MS)
    with page.expect_navigation():
        offer.click()
    wait_for_boot(page)
    play.settle(page)
    assert "<!-- next -->" in page.content()
    assert play.legal(page) == before, "the game goes on in the new version"


def test_the_app_can_be_installed(page: Page, site: SiteServer, app: Callable[..., Page]) -> None:
    app(page)
    address = page.locator("link[rel=manifest]").get_attribute("href") or ""
    manifest = page.evaluate("(address) => fetch(address).then((answer) => answer.json())", address)
    assert manifest["name"] == "Rulebound" and manifest["display"] == "standalone"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert page.evaluate("(src) => fetch(src).then((answer) => answer.status)", icon["src"]) == 200
