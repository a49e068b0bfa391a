"""Plays any game through its page: reads what can be clicked, clicks it, waits for the bots."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from playwright.sync_api import ElementHandle, Frame, Page, expect

# Longer than any game: a loop that gets here is going round in circles.
MOST_ACTIONS = 3000
PATIENCE_MS = 60_000
QUICK = {"speed": "instant", "motion": "less"}

# An element counts only if a click in its middle would reach it: lit, enabled, in sight, and not covered.
REACHABLE = """(attribute) => {
  const layer = document.querySelector("[role=dialog]") ?? document.getElementById("app");
  return [...layer.querySelectorAll(`[data-${attribute}]`)].filter((element) => {
    if (element.disabled || element.getAttribute("aria-disabled") === "true" || !element.checkVisibility()) return false;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && (element.contains(hit) || hit.closest(`[data-${attribute}]`) === element);
  });
}"""
COVERED = """() => {
  const layer = document.querySelector("[role=dialog]") ?? document.getElementById("app");
  return [...layer.querySelectorAll("button[data-a]")].filter((element) => {
    if (element.disabled || element.getAttribute("aria-disabled") === "true" || !element.checkVisibility()) return false;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit === null || !element.contains(hit);
  }).map((element) => element.dataset.a);
}"""


def settings(page: Page, **values: object) -> None:
    """Have the page start with these settings, in a profile that has none yet. By default everything is instant."""
    text = json.dumps(json.dumps(QUICK | values))
    page.add_init_script(
        f"try {{ localStorage['rulebound.settings'] ??= {text}; }} catch {{ /* storage is denied here */ }}"
    )


def start(page: Page, game: str, players: int, *, seed: str = "e2e") -> None:
    """Set up a table on the page of that game, one person and bots, and start it. The app is running already."""
    page.evaluate("(game) => { location.hash = `#/setup/${game}`; }", game)
    page.locator(f"[data-do=players][data-arg='{players}']").first.click()
    page.locator("[data-field=seed]").fill(seed)
    page.locator("[data-do=start]").first.click()
    expect(page.locator("html")).to_have_attribute("data-screen", "play")
    settle(page)


def settle(page: Page | Frame) -> None:
    """Wait until a person is asked or the game is over."""
    page.locator("html[data-turn=person], html[data-turn=over], html[data-turn=veil]").wait_for(
        state="attached", timeout=PATIENCE_MS
    )


def is_over(page: Page | Frame) -> bool:
    return page.locator("html[data-turn=over]").count() > 0


def reachable(page: Page | Frame, attribute: str = "a") -> list[ElementHandle]:
    """The elements with this data attribute that a click would reach."""
    found = page.evaluate_handle(REACHABLE, attribute)
    elements = [value.as_element() for value in found.get_properties().values()]
    return [element for element in elements if element]


def legal(page: Page | Frame) -> list[str]:
    """The texts of the actions that can be clicked now."""
    return [element.get_attribute("data-a") or "" for element in reachable(page)]


def covered(page: Page | Frame) -> list[str]:
    """Actions with a button that something else lies over: nobody could click them."""
    found: list[str] = page.evaluate(COVERED)
    return found


def act(page: Page | Frame, text: str) -> None:
    """Click the action of this text."""
    for element in reachable(page):
        if element.get_attribute("data-a") == text:
            element.click()
            return settle(page)
    raise AssertionError(f"{text!r} cannot be clicked; {legal(page)} can")


def step(page: Page | Frame, dice: random.Random) -> str:
    """Do one thing that is lit, at random: an action, or where none can be clicked, picking something that leads to one.

    Gives the text of the action, or an empty text.
    """
    veil = page.locator("[data-do=reveal]")
    if veil.count():
        veil.first.click()
        settle(page)
        return ""
    actions = reachable(page)
    picks = [] if actions else [*reachable(page, "do")]
    if picks:
        picks = [pick for pick in picks if pick.get_attribute("data-do") in ("select", "open", "tab")]
    chosen = dice.choice(actions or picks) if actions or picks else None
    assert chosen, f"nothing can be clicked: {page.locator('#app').inner_text()[:500]}"
    text = chosen.get_attribute("data-a") or ""
    chosen.click()
    settle(page)
    return text


def play(page: Page | Frame, *, until: Callable[[], bool], seed: int = 1) -> list[str]:
    """Click at random until something holds; gives the texts of what was played."""
    dice, played = random.Random(seed), []
    for _ in range(MOST_ACTIONS):
        if until():
            return played
        if text := step(page, dice):
            played.append(text)
    raise AssertionError(f"still not there after {MOST_ACTIONS} clicks; the last: {played[-5:]}")


def finish(page: Page | Frame, *, seed: int = 1) -> list[str]:
    """Click at random until the game is over."""
    return play(page, until=lambda: is_over(page), seed=seed)


def play_some(page: Page | Frame, count: int, *, seed: int = 1) -> list[str]:
    """Click so many actions at random."""
    dice, played = random.Random(seed), []
    while len(played) < count:
        if text := step(page, dice):
            played.append(text)
    return played


def stored_games(page: Page) -> dict[str, dict[str, object]]:
    """What lies in the browser's storage, by id."""
    found = page.evaluate("""() => Object.fromEntries(Object.entries(localStorage)
        .filter(([key]) => key.startsWith("rulebound.save.")).map(([key, text]) => [key.slice(15), text]))""")
    return {key: json.loads(text) for key, text in found.items()}


def told(page: Page, words: str) -> None:
    """Expect a notice with these words in it."""
    expect(page.locator(".toast", has_text=words).first).to_be_visible()
