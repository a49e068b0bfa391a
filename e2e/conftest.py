"""What the browser tests share: the built site behind a server, watched pages, screenshots and figures."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import play
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Frame, Page, sync_playwright

import pygame_rules
from tools.browser import provide_browser
from tools.paths import BARE, REPORT, SCREENSHOTS, SITE
from tools.serve import SiteServer

PREFIX = "/sub/path/"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
BOOT_TIMEOUT_MS = 60_000
FIGURE = "figure"
GAMES = [info.id for info in pygame_rules.games()]


class WatchedPages:
    """Opens pages and remembers every complaint of theirs; a test fails on complaints that it did not expect."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.pages: list[Page] = []
        self.problems: list[str] = []
        self.expected: list[str] = []

    def context(self, **options: Any) -> BrowserContext:
        """A browser profile of its own: storage and service worker are shared by its pages only."""
        context = self.browser.new_context(**{"viewport": DESKTOP, **options})
        self.contexts.append(context)
        context.on("page", self.watch)
        return context

    def open(self, **options: Any) -> Page:
        """A page in a fresh profile; options are those of Playwright's `new_context`."""
        return self.context(**options).new_page()

    def watch(self, page: Page) -> None:
        self.pages.append(page)
        page.on("console", self.on_console)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"console error: {message.text} ({message.location.get('url', '')})")

    def expect_problem(self, pattern: str) -> None:
        """Allow complaints that match, for tests that provoke them."""
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        return [text for text in self.problems if not any(re.search(pattern, text) for pattern in self.expected)]

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser, started once."""
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=provide_browser(), args=arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of dist/ as it was built, so that a build meanwhile does not pull the site away from under a test."""
    if not (SITE / "precache.json").exists():
        pytest.exit("There is no site in dist/site: run `python build.py build` first.", returncode=1)
    folder = tmp_path_factory.mktemp("built")
    shutil.copytree(SITE, folder / "site")
    shutil.copytree(BARE, folder / "bare")
    return folder


@pytest.fixture
def site(built: Path) -> Iterator[SiteServer]:
    """The site, served under a sub-path on a port of its own; `stop()` and `start()` play a server that goes away."""
    server = SiteServer(built / "site", prefix=PREFIX).start()
    yield server
    server.stop()


@pytest.fixture
def pages(browser: Browser, request: pytest.FixtureRequest) -> Iterator[WatchedPages]:
    """Opens any number of pages; the test fails if one of them logs an error."""
    watched = WatchedPages(browser)
    yield watched
    failed = request.node.stash.get(FAILED, False)
    if failed:
        screenshot_failures(watched, request.node.name)
    problems = watched.unexpected()
    watched.close()
    if problems:
        pytest.fail("The browser complained:\n" + "\n".join(problems), pytrace=False)


@pytest.fixture
def page(pages: WatchedPages) -> Page:
    """One watched page in desktop size."""
    return pages.open()


@pytest.fixture
def phone(pages: WatchedPages) -> Page:
    """One watched page in the size of a phone, with touch."""
    return pages.open(viewport=PHONE, has_touch=True, is_mobile=True)


@pytest.fixture
def boot(site: SiteServer) -> Callable[..., float]:
    """Opens the site in a page and waits until the app has drawn; gives the milliseconds from navigation to then."""

    def open_and_wait(page: Page, path: str = "") -> float:
        page.goto(site.url + path)
        return wait_for_boot(page)

    return open_and_wait


def wait_for_boot(page: Page | Frame) -> float:
    """Wait for the app of a page or frame; gives the milliseconds from navigation to its first screen."""
    # A locator, not wait_for_function: that one needs eval in the page, and looks like a failing app under a policy.
    page.locator("html[data-boot=done], html[data-boot=failed]").wait_for(state="attached", timeout=BOOT_TIMEOUT_MS)
    if page.locator("html[data-boot=failed]").count():
        pytest.fail("The app did not start: " + page.locator("[data-boot=detail]").inner_text(), pytrace=False)
    return float(page.evaluate("performance.getEntriesByName('rulebound-ready')[0].startTime"))


@pytest.fixture
def app(boot: Callable[..., float]) -> Callable[..., Page]:
    """Opens the site in a page with everything instant, and gives the page when the app has drawn."""

    def open_app(page: Page, path: str = "", **settings: object) -> Page:
        play.settings(page, **settings)
        boot(page, path)
        return page

    return open_app


@pytest.fixture
def screenshot() -> Callable[[Page, str], Path]:
    """Writes a picture of a page to dist/screenshots/<name>.png."""

    def take(page: Page, name: str) -> Path:
        path = SCREENSHOTS / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=path)
        return path

    return take


@pytest.fixture
def figure(request: pytest.FixtureRequest) -> Callable[[str, float, str], None]:
    """Notes a measured figure: printed at the end of the run and kept in dist/report.json."""

    def note(name: str, value: float, unit: str) -> None:
        request.node.user_properties.append((FIGURE, [name, round(value, 3), unit]))

    return note


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.stats.get(kind, [])]
    figures = [value for report in reports for name, value in report.user_properties if name == FIGURE]
    if not figures:
        return
    terminalreporter.section("figures")
    for name, value, unit in figures:
        terminalreporter.write_line(f"{name:<50} {value:>10g} {unit}")
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    REPORT.write_text(json.dumps({name: {"value": v, "unit": unit} for name, v, unit in figures}, indent=1))


def screenshot_failures(watched: WatchedPages, name: str) -> None:
    folder = SCREENSHOTS / "failures"
    folder.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(watched.pages):
        if not page.is_closed():
            page.screenshot(path=folder / f"{re.sub(r'[^a-z0-9_]+', '-', name.lower())}-{number}.png")
