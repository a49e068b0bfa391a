"""A game in a page of another site: the example page, its messages, and what strangers may not do."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import play
import pytest
from conftest import PREFIX, WatchedPages, wait_for_boot
from playwright.sync_api import Frame, Page, expect

import pygame_rules as pr
from tools.paths import EXAMPLES
from tools.serve import SiteServer


@dataclass
class Hosts:
    """The site, and a folder of pages that lie on another port."""

    site: SiteServer
    host: SiteServer
    folder: Path

    def page(self, name: str, markup: str) -> str:
        """Write a page that embeds games; gives its address."""
        head = '<!doctype html><title>Host</title><link rel="icon" href="data:,">'
        head += f'<script src="{self.site.url}embed.js"></script>'
        (self.folder / name).write_text(head + markup, encoding="utf-8")
        return self.host.url + name


@pytest.fixture
def hosts(built: Path, tmp_path: Path) -> Iterator[Hosts]:
    """A host page may have a strict policy: it needs our script and our frame, nothing else."""
    site = SiteServer(built / "site", prefix=PREFIX).start()
    origin = site.url.removesuffix(PREFIX)
    policy = "default-src 'none'; img-src data:; style-src 'self'; connect-src 'self'; "
    policy += f"script-src 'self' {origin}; frame-src {origin}"
    host = SiteServer(tmp_path, headers={"Content-Security-Policy": policy}).start()
    yield Hosts(site, host, tmp_path)
    host.stop()
    site.stop()


def frame_of(page: Page, hosts: Hosts) -> Frame:
    """The frame of the game, with its app running."""
    page.locator("iframe").wait_for()
    frame = next(frame for frame in page.frames if frame.url.startswith(hosts.site.url))
    wait_for_boot(frame)
    return frame


def listen(page: Page) -> None:
    """Keep all that the element tells in window.heard."""
    page.evaluate("""() => {
      window.heard = [];
      const element = document.querySelector("rulebound-game");
      for (const kind of ["ready", "event", "result", "save", "error"]) {
        element.addEventListener(`rulebound-${kind}`, ({ detail }) => heard.push(detail));
      }
    }""")


def heard(page: Page, kind: str) -> list[dict[str, object]]:
    for frame in page.frames:
        play.painted(frame)
    found: list[dict[str, object]] = page.evaluate("(kind) => heard.filter((message) => message.type === kind)", kind)
    return found


def test_the_example_page_plays_hears_and_asks(pages: WatchedPages, hosts: Hosts) -> None:
    for path in EXAMPLES.glob("*.*"):
        text = path.read_text(encoding="utf-8").replace("../embed.js", hosts.site.url + "embed.js")
        (hosts.folder / path.name).write_text(text, encoding="utf-8")
    page = pages.open()
    play.settings(page)
    page.goto(hosts.host.url + "embed.html")
    frame = frame_of(page, hosts)
    told = page.locator("#told")
    expect(told).to_contain_text("ready")
    play.settle(frame)
    # The seed of the page's markup gives its game.
    expected = sorted(action.text for action in pr.new_game("roll_player", 1, seed=7).actions)
    assert sorted(play.legal(frame)) == expected

    play.play_some(frame, 8)
    expect(told).to_contain_text("move 8")
    before = play.legal(frame)
    height = page.locator("iframe").evaluate("(frame) => frame.getBoundingClientRect().height")
    assert height >= frame.evaluate("document.getElementById('app').getBoundingClientRect().height") - 1

    page.locator("#new").click()
    play.wait_for_other_actions(frame, before)
    first = play.legal(frame)
    assert set(first) <= {action.text for action in pr.new_game("roll_player", 2, seed=11).actions}
    page.locator("#back").click()
    play.wait_for_other_actions(frame, first)
    assert play.legal(frame) == before


def test_messages_start_load_and_refuse(pages: WatchedPages, hosts: Hosts) -> None:
    page = pages.open()
    play.settings(page)
    markup = '<rulebound-game game="roll_player" players="1" seed="7" lang="en"></rulebound-game>'
    page.goto(hosts.page("host.html", markup))
    listen(page)
    frame = frame_of(page, hosts)
    play.settle(frame)
    expect_heard(page, "ready", 1)
    assert "roll_player" in heard(page, "ready")[0]["games"]  # type: ignore[operator]

    played = play.play_some(frame, 6)
    assert [message["action"] for message in heard(page, "event")] == played
    kept = str(heard(page, "save")[-1]["save"])
    before = play.legal(frame)

    page.evaluate("document.querySelector('rulebound-game').newGame({ players: 1, seed: 'another' })")
    play.wait_for_other_actions(frame, before)
    other = sorted(action.text for action in pr.new_game("roll_player", 1, seed="another").actions)
    assert sorted(play.legal(frame)) == other

    page.evaluate("(text) => document.querySelector('rulebound-game').load(text)", kept)
    play.wait_for_other_actions(frame, other)
    assert play.legal(frame) == before

    refused = len(heard(page, "error"))
    for ask in (
        "newGame({ game: 'chess' })",
        "newGame({ players: 99 })",
        "newGame({ players: 1, seed: {} })",
        "newGame({ players: 1, extra: '<b>' })",
        "newGame('nothing')",
        "load('not a save')",
        "load('" + "[" * 50_000 + "')",
        "setLanguage('klingon')",
    ):
        page.evaluate(f"void document.querySelector('rulebound-game').{ask}")
        refused += 1
        expect_heard(page, "error", refused)
    assert play.legal(frame) == before, "what is refused changes nothing"


def expect_heard(page: Page, kind: str, count: int) -> None:
    """Wait until so many messages of a kind have come."""
    enough = "([kind, count]) => heard.filter((message) => message.type === kind).length >= count"
    play.wait_for(page, enough, [kind, count])
    assert len(heard(page, kind)) == count


@pytest.mark.parametrize("by", ["text", "address"])
def test_a_fixed_position_is_shown(pages: WatchedPages, hosts: Hosts, by: str) -> None:
    table = pr.new_game("roll_player", 1, seed="fixed")
    for _ in range(11):
        table.play(table.actions[-1])
    (hosts.folder / "position.json").write_text(table.save(), encoding="utf-8")
    save = "./position.json" if by == "address" else table.save().replace("&", "&amp;").replace('"', "&quot;")
    page = pages.open()
    play.settings(page)
    page.goto(hosts.page("fixed.html", f'<rulebound-game save="{save}"></rulebound-game>'))
    frame = frame_of(page, hosts)
    frame.locator("html[data-screen=play]").wait_for(state="attached")
    play.settle(frame)
    assert set(play.legal(frame)) <= {action.text for action in table.actions}


def test_a_game_in_a_frame_tells_its_result(pages: WatchedPages, hosts: Hosts) -> None:
    page = pages.open()
    play.settings(page)
    markup = '<rulebound-game game="roll_player" players="1" seed="3"></rulebound-game>'
    page.goto(hosts.page("whole.html", markup))
    listen(page)
    frame = frame_of(page, hosts)
    play.settle(frame)
    play.finish(frame)
    result = heard(page, "result")
    assert len(result) == 1 and result[0]["game"] == "roll_player"
    save = json.loads(str(heard(page, "save")[-1]["save"]))["save"]
    assert list(pr.load(save).result.scores) == result[0]["scores"]  # type: ignore[union-attr]


def test_strangers_are_not_heard(pages: WatchedPages, hosts: Hosts) -> None:
    # The frame was told that its host is somebody else: messages of this page are none of its business.
    address = f"{hosts.site.url}index.html?embed=1&host=http://localhost:1&game=roll_player&players=1&seed=7"
    page = pages.open()
    pages.expect_problem("Failed to execute 'postMessage'")
    play.settings(page)
    page.goto(hosts.page("stranger.html", f'<iframe src="{address}" width="1200" height="800"></iframe>'))
    frame = frame_of(page, hosts)
    play.settle(frame)
    before = play.legal(frame)
    page.evaluate("""() => document.querySelector("iframe").contentWindow.postMessage(
        { rulebound: 1, type: "newGame", setup: { game: "roll_player", players: 2, seed: "evil" } }, "*")""")
    # Another message to the frame's own window comes after: when it has, the first has been and gone.
    frame.evaluate("new Promise((done) => { onmessage = () => done(null); postMessage('ping', '*'); })")
    assert play.legal(frame) == before


def test_a_frame_of_another_site_works_without_storage(pages: WatchedPages, hosts: Hosts) -> None:
    # localhost and 127.0.0.1 are different sites to a browser, which may deny storage to the frame.
    page = pages.open()
    markup = '<rulebound-game game="roll_player" players="1" seed="7"></rulebound-game>'
    hosts.page("foreign.html", markup)
    host = SiteServer(hosts.folder).start()
    try:
        page.goto(f"http://127.0.0.1:{host.port}/foreign.html")
        listen(page)
        frame = frame_of(page, hosts)
        play.settle(frame)
        play.play_some(frame, 5)
        assert heard(page, "save"), "the host can keep what the frame may not"
    finally:
        host.stop()
