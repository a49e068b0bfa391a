"""Starting the app: that it does, that it tells how far it is, how long it takes, and what happens when it cannot."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import BOOT_TIMEOUT_MS, WatchedPages, wait_for_boot
from playwright.sync_api import Page, Route, expect

from tools.serve import SiteServer

ROUNDS = 3


def test_the_site_starts_under_a_sub_path(page: Page, boot: Callable[..., float]) -> None:
    boot(page)
    expect(page.locator("#boot")).to_have_count(0)
    expect(page.locator("#app")).not_to_be_empty()


def test_all_requests_stay_on_the_site(page: Page, site: SiteServer, boot: Callable[..., float]) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    boot(page)
    assert asked and all(url.startswith((site.url, "data:", "blob:")) for url in asked)


def test_the_bar_is_there_before_python_and_counts_up(page: Page, site: SiteServer) -> None:
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    held: list[Route] = []
    page.goto(site.url)
    bar = page.get_by_role("progressbar")
    expect(bar).to_be_visible()
    # Everything but the largest file has come: the bar has moved, and waits for the rest.
    expect(bar).not_to_have_attribute("aria-valuenow", "0")
    assert 0 < int(bar.get_attribute("aria-valuenow") or 0) < 80
    for route in held:
        route.continue_()
    page.unroute("**/pyodide.asm.wasm")
    expect(bar).to_have_count(0, timeout=BOOT_TIMEOUT_MS)


def test_a_failed_start_is_told_and_can_be_tried_again(
    page: Page, pages: WatchedPages, site: SiteServer, boot: Callable[..., float]
) -> None:
    pages.expect_problem("Failed to load resource")
    page.route("**/python_stdlib.zip", lambda route: route.abort())
    page.goto(site.url)
    retry = page.get_by_role("button", name="Try again")
    expect(retry).to_be_visible()
    page.unroute("**/python_stdlib.zip")
    retry.click()
    expect(page.locator("html")).to_have_attribute("data-boot", "done", timeout=BOOT_TIMEOUT_MS)


@pytest.mark.parametrize("sandbox", ['sandbox="allow-scripts"', ""], ids=["sandboxed", "from another site"])
def test_the_site_starts_in_a_frame_where_storage_is_denied(
    pages: WatchedPages, built: Path, tmp_path: Path, sandbox: str
) -> None:
    # A sandboxed frame has no origin, so that even the site's own files come from elsewhere.
    site = SiteServer(built / "site", headers={"Access-Control-Allow-Origin": "*"}).start()
    # localhost and 127.0.0.1 are different sites to a browser.
    markup = f'<link rel="icon" href="data:,"><iframe src="{site.url}" {sandbox} width="800" height="600"></iframe>'
    (tmp_path / "host.html").write_text(markup, encoding="utf-8")
    host = SiteServer(tmp_path).start()
    page = pages.open()
    try:
        page.goto(f"http://127.0.0.1:{host.port}/host.html")
        frame = next(frame for frame in page.frames if frame.url.startswith(site.url))
        wait_for_boot(frame)
    finally:
        host.stop()
        site.stop()


def test_start_up_time_beside_a_bare_pyodide(
    pages: WatchedPages, site: SiteServer, built: Path, boot: Callable[..., float], figure: Callable[..., None]
) -> None:
    pages.expect_problem(r"404.*favicon")
    bare_server = SiteServer(built / "bare").start()
    ours: dict[str, list[float]] = {"cold": [], "warm": []}
    bare: dict[str, list[float]] = {"cold": [], "warm": []}
    try:
        for _ in range(ROUNDS):
            app, yardstick = pages.open(), pages.open()
            for kind in ("cold", "warm"):
                ours[kind].append(boot(app))
                bare[kind].append(bare_start(yardstick, bare_server.url + "bare.html"))
            app.context.close()
            yardstick.context.close()
    finally:
        bare_server.stop()
    for kind in ("cold", "warm"):
        app_ms, bare_ms = statistics.median(ours[kind]), statistics.median(bare[kind])
        figure(f"{kind} start of the app", app_ms, "ms")
        figure(f"{kind} start of a bare Pyodide", bare_ms, "ms")
        figure(f"{kind} start, app against bare Pyodide", app_ms / bare_ms, "x")


def bare_start(page: Page, url: str) -> float:
    page.goto(url)
    page.locator("html[data-ready]").wait_for(state="attached", timeout=BOOT_TIMEOUT_MS)
    return float(page.locator("html").get_attribute("data-ready") or "nan")


@pytest.mark.parametrize("path", ["index.html", "precache.json", "pyodide/pyodide-lock.json", "app.toml"])
def test_the_site_names_no_foreign_host(built: Path, path: str) -> None:
    text = (built / "site" / path).read_text(encoding="utf-8")
    assert "http://" not in text and "https://" not in text
