"""Plays any game through its page: reads what can be clicked, clicks it, waits for the bots."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from playwright.sync_api import Frame, Page, expect

# Longer than any game: a loop that gets here is going round in circles.
MOST_ACTIONS = 3000
PATIENCE_MS = 60_000
MOST_FRAMES = 2000
QUICK = {"speed": "instant", "motion": "less"}

# An element counts only if a click in its middle would reach it: lit, enabled, in sight, and not covered.
SCRIPT = """(call) => {
  const layer = document.querySelector("[role=dialog]") ?? document.getElementById("app");
  const enabled = (element) => !element.disabled && element.getAttribute("aria-disabled") !== "true"
    && element.checkVisibility({ visibilityProperty: true });
  const reached = (element) => {
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && hit.closest("[data-a], [data-do]") === element;
  };
  const reachable = (element) => {
    if (!enabled(element)) return false;
    if (reached(element)) return true;
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    return reached(element);
  };
  const all = (selector) => [...layer.querySelectorAll(selector)];
  const lit = () => all("[data-a]").filter(reachable);
  switch (call.what) {
    case "legal": return lit().map((element) => element.dataset.a);
    case "find": return lit().find((element) => element.dataset.a === call.text) ?? null;
    case "covered": return all("button[data-a]").filter((element) => enabled(element) && !reachable(element))
      .map((element) => element.dataset.a);
    case "choose": {
      for (const found of [lit(), all("[data-do=select]").filter(reachable), all("[data-do=tab]").filter(reachable)]) {
        if (found.length) return found[Math.floor(call.chance * found.length)];
      }
      return null;
    }
  }
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
    """Wait until a person is asked or the game is over, and what has happened is drawn and stored."""
    page.locator("html[data-turn=person], html[data-turn=over], html[data-turn=veil]").wait_for(
        state="attached", timeout=PATIENCE_MS
    )
    page.evaluate("() => new Promise((done) => rulebound_page.oncePainted(done))")


def is_over(page: Page | Frame) -> bool:
    return page.locator("html[data-turn=over]").count() > 0


def legal(page: Page | Frame) -> list[str]:
    """The texts of the actions that can be clicked now."""
    found: list[str] = page.evaluate(SCRIPT, {"what": "legal"})
    return found


def wait_for_other_actions(page: Page | Frame, before: list[str]) -> None:
    """Wait until other actions can be clicked than before: something that was asked for by a message has come about."""
    wait_for(
        page,
        """(before) => {
      const now = [...document.querySelectorAll("#app [data-a]")].map((element) => element.dataset.a);
      return !before.every((text) => now.includes(text)) || !now.length;
    }""",
        before,
    )
    settle(page)


def wait_for(page: Page | Frame, condition: str, argument: object = None) -> None:
    """Wait until a function of the page says so; fails after many frames. Works under a policy that forbids `eval`."""
    found = page.evaluate(
        f"""(argument) => new Promise((done) => {{
          const holds = {condition};
          const look = (left) => {{
            if (holds(argument) || !left) done(left > 0);
            else requestAnimationFrame(() => look(left - 1));
          }};
          look({MOST_FRAMES});
        }})""",
        argument,
    )
    assert found, f"it never came to {condition}"


def covered(page: Page | Frame) -> list[str]:
    """Actions with a button that something else lies over: nobody could click them."""
    found: list[str] = page.evaluate(SCRIPT, {"what": "covered"})
    return found


def act(page: Page | Frame, text: str) -> None:
    """Click the action of this text."""
    element = page.evaluate_handle(SCRIPT, {"what": "find", "text": text}).as_element()
    assert element, f"{text!r} cannot be clicked; {legal(page)} can"
    element.click()
    settle(page)


def step(page: Page | Frame, dice: random.Random) -> str:
    """Click something that is lit, at random: an action, or where there is none, something to pick that leads to one.

    Gives the text of the action, or an empty text.
    """
    if page.locator("html[data-turn=veil]").count():
        page.locator("[data-do=reveal]").first.click()
        settle(page)
        return ""
    chosen = page.evaluate_handle(SCRIPT, {"what": "choose", "chance": dice.random()}).as_element()
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


def painted(page: Page | Frame) -> None:
    """Wait until what was done has been drawn and what comes after the drawing (storing, telling the host) is done."""
    page.evaluate("""() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
        () => setTimeout(() => setTimeout(() => done(null), 0), 0))))""")


def stored_games(page: Page) -> dict[str, dict[str, object]]:
    """What lies in the browser's storage, by id."""
    painted(page)
    found = page.evaluate("""() => Object.fromEntries(Object.entries(localStorage)
        .filter(([key]) => key.startsWith("rulebound.save.")).map(([key, text]) => [key.slice(15), text]))""")
    return {key: json.loads(text) for key, text in found.items()}


def told(page: Page, words: str) -> None:
    """Expect a notice with these words in it."""
    expect(page.locator(".toast", has_text=words).first).to_be_visible()
