"""Figures of the built site in a real browser, printed and kept in dist/report.json; nothing fails for being slow."""

from __future__ import annotations

import gzip
import json
import random
import statistics
from collections.abc import Callable
from pathlib import Path

import play
import positions
import pytest
from conftest import GAMES, WatchedPages
from playwright.sync_api import Page

import pygame_rules as pr
from tools.paths import PACKAGE
from tools.serve import SiteServer

THROTTLE = 4
CLICKS = 40
BOT_TURNS = 12
SECONDS_IN_PYODIDE = 1.0

# From the click to the frame after what it changed: a message posted in a frame callback runs when that frame is out.
WATCH_CLICKS = """() => {
  window.waits = [];
  document.addEventListener("click", (event) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => waits.push(performance.now() - event.timeStamp);
    port2.postMessage(null);
  }), true);
}"""
# A timer that should fire every few milliseconds: the longest gap between two is the longest that the page was busy.
WATCH_TASKS = """() => {
  window.longest = 0;
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    if (document.documentElement.dataset.turn === "bot") longest = Math.max(longest, now - last);
    last = now;
    setTimeout(tick, 1);
  };
  tick();
}"""


def test_what_a_first_visit_downloads(built: Path, figure: Callable[..., None]) -> None:
    site = built / "site"
    files = json.loads((site / "precache.json").read_text(encoding="utf-8"))["files"]
    size = sum(len(gzip.compress((site / name).read_bytes(), 9)) for name in files)
    figure("first visit, gzip, everything for offline use", size / 1e6, "MB")
    assert files


@pytest.mark.parametrize("game", GAMES)
def test_time_from_click_to_repaint(
    pages: WatchedPages, app: Callable[..., Page], figure: Callable[..., None], game: str
) -> None:
    most = max(pr.game(game).players)
    table = positions.under_way(game, most, 0.4)
    page = pages.open()
    positions.lay_down(page, {"timed": positions.entry(table, "Timed", people=most)})
    app(page, "#/play/timed", handover="never")
    play.settle(page)
    page.evaluate(WATCH_CLICKS)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    dice = random.Random(1)
    for _ in range(CLICKS):
        if not play.is_over(page):
            play.step(page, dice)
    waits = sorted(page.evaluate("waits"))
    assert len(waits) > CLICKS / 2
    figure(f"{game}: click to repaint, {THROTTLE} x throttled, median", statistics.median(waits), "ms")
    figure(f"{game}: click to repaint, {THROTTLE} x throttled, 95th percentile", waits[int(0.95 * len(waits))], "ms")


@pytest.mark.parametrize("game", GAMES)
def test_longest_task_while_a_bot_thinks(
    pages: WatchedPages, app: Callable[..., Page], figure: Callable[..., None], game: str
) -> None:
    most = max(pr.game(game).players)
    page = pages.open()
    positions.lay_down(page, {"timed": positions.entry(positions.under_way(game, most, 0.3), "Timed")})
    app(page, "#/play/timed")
    play.settle(page)
    page.evaluate(WATCH_TASKS)
    dice = random.Random(1)
    for _ in range(BOT_TURNS):
        if not play.is_over(page):
            play.step(page, dice)
    longest = page.evaluate("longest")
    assert longest > 0, "a bot has moved"
    figure(f"{game}: longest main-thread task while a bot thinks", longest, "ms")


# The rules alone in a Pyodide of the site, in the page: the same measuring as `python -m pygame_rules bench`.
IN_PYODIDE = """async ([source, games, seconds]) => {
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", document.baseURI).href);
  const python = await loadPyodide({ packages: ["pygame-rules"] });
  python.FS.writeFile("measure.py", source);
  python.globals.set("games", python.toPy(games));
  python.globals.set("seconds", seconds);
  return python.runPython(`
import dataclasses, json, measure
found = {game: dataclasses.asdict(measure.measure(game, players, seconds)) for game, players in games}
json.dumps({"calibration": measure.calibration(seconds), "games": found})
  `);
}"""


ODDS = """async () => {
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", document.baseURI).href);
  const python = await loadPyodide({ packages: ["pygame-rules"] });
  return python.runPython(`
import json, time
import pygame_rules as pr
table, bot = pr.new_game("dice_throne", 2, 1), pr.bot("random", 1)
while not (table.decision.player == 0 and any(action.text == "stop" for action in table.actions)):
    table.play(bot(table))
times = []
for _ in range(10):
    started = time.perf_counter()
    hints = table.hints(0)
    times.append(1000 * (time.perf_counter() - started))
json.dumps({"first": times[0], "again": sorted(times[1:])[4], "odds": hints["stop"]["odds"]})
  `);
}"""


@pytest.mark.skipif("dice_throne" not in GAMES, reason="the odds are those of Dice Throne's boards")
def test_time_of_exact_odds(pages: WatchedPages, site: SiteServer, figure: Callable[..., None]) -> None:
    page = pages.open()
    pages.expect_problem(r"404.*favicon")
    page.goto(site.url + "precache.json")
    found = json.loads(page.evaluate(ODDS))
    assert found["odds"], "the position offers odds"
    figure("dice_throne: exact odds of a whole board, first time", found["first"], "ms")
    figure("dice_throne: exact odds of a whole board, again", found["again"], "ms")


def test_speed_of_the_rules_in_pyodide(pages: WatchedPages, site: SiteServer, figure: Callable[..., None]) -> None:
    page = pages.open()
    pages.expect_problem(r"404.*favicon")
    # An address of the site where nothing starts by itself and no policy holds.
    page.goto(site.url + "precache.json")
    source = (PACKAGE / "cli" / "measure.py").read_text(encoding="utf-8")
    games = [[game, pr.game(game).players[-1]] for game in GAMES]
    found = json.loads(page.evaluate(IN_PYODIDE, [source, games, SECONDS_IN_PYODIDE]))
    figure("calibration loop in Pyodide", found["calibration"] / 1e6, "million rounds/s")
    for game, values in found["games"].items():
        figure(f"{game}: random play in Pyodide", values["actions"], "actions/s")
        figure(f"{game}: copies in Pyodide", values["copies"], "/s")
        figure(f"{game}: save in mid-game", values["save_bytes"], "bytes")
        figure(f"{game}: load of a save in the browser", values["load_ms"], "ms")
    assert set(found["games"]) == set(GAMES)
