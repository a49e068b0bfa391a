"""Every screen in every size: nothing to scroll sideways, the next action in sight, open to everyone, and pictured."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from pathlib import Path

import play
import positions
import pytest
from conftest import GAMES, WatchedPages
from playwright.sync_api import Page, expect

import pygame_rules as pr
from tools.paths import NODE_MODULES

SIZES = {"desktop": (1280, 800), "large": (1920, 1080), "tablet": (768, 1024), "phone": (390, 844)}
AXE = NODE_MODULES / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


@functools.cache
def stored_games() -> dict[str, str]:
    """The saved games that the screens show: each game soon after its start, in the middle and at its end."""
    found = {}
    for game in GAMES:
        most = max(pr.game(game).players)
        for moment, share in (("early", 0.02), ("middle", 0.5), ("end", 1.0)):
            table = positions.under_way(game, most, share)
            found[f"{moment}{game.replace('_', '')}"] = positions.entry(table, f"{pr.game(game).title}, {moment}")
    return found


def screens() -> Iterator[tuple[str, str, str]]:
    """Name and address of each screen, and a button to press there."""
    yield "home", "#/", ""
    yield "saves", "#/saves", ""
    yield "settings", "#/settings", ""
    yield "about", "#/about", ""
    for game in GAMES:
        short = game.replace("_", "")
        yield f"{game}-setup", f"#/setup/{game}", ""
        yield f"{game}-rules", f"#/rules/{game}", ""
        yield f"{game}-early", f"#/play/early{short}", ""
        yield f"{game}-table", f"#/play/middle{short}", ""
        yield f"{game}-scoring", f"#/play/end{short}", ""
        yield f"{game}-why", f"#/play/middle{short}", ".prompt [data-do=rule]"
        yield f"{game}-settings", f"#/play/middle{short}", "[data-do=settings]"
        yield f"{game}-save", f"#/play/middle{short}", "[data-do=save]"


def show(page: Page, address: str, press: str) -> bool:
    """Bring the running app to a screen; False if the button to press there is nowhere in sight."""
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    page.evaluate("(address) => { location.hash = address; }", address)
    expect(page.locator("html")).to_have_attribute("data-screen", address.split("/")[1] or "home")
    if "/play/" in address:
        play.settle(page)
    page.evaluate("() => document.fonts.ready.then(() => scrollTo(0, 0))")
    if press:
        button = page.locator(press).filter(visible=True).first
        if not button.count():
            return False
        button.click()
        expect(page.get_by_role("dialog")).to_be_visible()
    return True


@pytest.mark.parametrize("size", SIZES)
def test_screens_fit_and_are_pictured(
    pages: WatchedPages, app: Callable[..., Page], screenshot: Callable[[Page, str], Path], size: str
) -> None:
    width, height = SIZES[size]
    phone = size == "phone"
    page = pages.open(viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone)
    positions.lay_down(page, stored_games())
    app(page)
    wrong = []
    for name, address, press in screens():
        if not show(page, address, press):
            wrong.append(f"{name}: nothing to press for it")
            continue
        screenshot(page, f"{name}-{size}")
        if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            wrong.append(f"{name} scrolls sideways")
        if size in ("desktop", "large") and name.endswith(("-early", "-table")) and not page.evaluate(ACTION_IN_SIGHT):
            wrong.append(f"{name} hides the next action below the edge")
        if size in ("desktop", "large") and name.endswith("-setup") and not page.locator("#start").evaluate(IN_SIGHT):
            wrong.append(f"{name} hides its button below the edge")
    assert not wrong


IN_SIGHT = """(element) => {
  const box = element.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
}"""
# The question is in sight with its buttons, and something that answers it.
ACTION_IN_SIGHT = f"""() => {{
  const inSight = {IN_SIGHT};
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  return shown("#app .prompt").some(inSight) && shown("#app .prompt button").every(inSight)
    && shown("#app [data-a]").some(inSight);
}}"""


@pytest.mark.parametrize(
    ("size", "theme"), [("desktop", "light"), ("desktop", "dark"), ("phone", "light")], ids=lambda value: str(value)
)
def test_no_screen_shuts_anyone_out(pages: WatchedPages, app: Callable[..., Page], size: str, theme: str) -> None:
    width, height = SIZES[size]
    page = pages.open(viewport={"width": width, "height": height})
    # A script of the test's own, which the page's policy does not reach.
    page.add_init_script(path=AXE)
    positions.lay_down(page, stored_games())
    app(page, theme=theme)
    found = [f"{name}: {problem}" for name, address, press in screens() for problem in audit(page, address, press)]
    assert not found, "\n".join(found)


def audit(page: Page, address: str, press: str) -> list[str]:
    """What axe finds grave about a screen."""
    if not show(page, address, press):
        return []
    result = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']} ({violation['impact']}) at {node['target'][-1]}: {node['html'][:160]}"
        for violation in result["violations"]
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
        if violation["id"] != "label-content-name-mismatch" or page.evaluate(LACKS_A_WORD, node["target"][-1])
    ]


# Who speaks to the page says the words on a button; figures on it (a die, the health of an enemy) may be said in full
# in its name. axe wants both in the same order, without a word between.
LACKS_A_WORD = """(selector) => {
  const element = document.querySelector(selector);
  const name = (element.getAttribute("aria-label") ?? element.innerText).toLowerCase();
  return (element.innerText.toLowerCase().match(/\\p{L}{3,}/gu) ?? []).some((word) => !name.includes(word));
}"""


def test_a_phone_plays_a_whole_game(phone: Page, app: Callable[..., Page]) -> None:
    app(phone)
    play.start(phone, "roll_player", 1)
    play.finish(phone)
    assert not phone.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


def test_the_rules_can_be_searched(page: Page, app: Callable[..., Page]) -> None:
    app(page, "#/rules/roll_player")
    page.locator("[data-field=rules-query]").fill("nemesis")
    marked = page.locator("main mark")
    expect(marked.first).to_be_visible()
    assert {text.lower() for text in marked.all_inner_texts()} == {"nemesis"}
