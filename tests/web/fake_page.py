"""A page for tests: remembers what it was asked for, keeps its own time, and lets work go on when a test says so."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, ClassVar

import pygame_rules as pr
from app.app import App
from app.bots import BotClient
from app.html import Markup
from app.page import Surroundings
from app.store import MemoryStorage, Storage, StorageError


class FakePage:
    """What the app asks of a page, without a browser."""

    opened: ClassVar[list[FakePage]] = []

    def __init__(self, name: str = "tab") -> None:
        self.opened.append(self)
        self.name = name
        self.content = ""
        self.overlay = ""
        self.attributes: dict[str, str] = {}
        self.title = ""
        self.cue_texts: list[str] = []
        self.said: list[str] = []
        self.addresses: list[str] = []
        self.downloads: list[tuple[str, str]] = []
        self.copied: list[str] = []
        self.may_copy = True
        self.posts: list[dict[str, Any]] = []
        self.commands: list[str] = []
        self.faults: list[BaseException] = []
        self.uploads = 0
        self.pauses: list[float] = []
        self.timers: list[tuple[float, Callable[[], None]]] = []
        self.work: list[Coroutine[Any, Any, None]] = []
        self.time = 1_790_000_000.0
        self.ids = 0
        self.drawn = 0
        self.focused = ""
        self.in_sight = ""
        # A page in a hurry may be gone before its next frame.
        self.paints = True

    def show(self, content: Markup, overlay: Markup) -> None:
        assert isinstance(content, Markup) and isinstance(overlay, Markup)
        self.content, self.overlay = str(content), str(overlay)
        self.drawn += 1

    def dress(self, attributes: dict[str, str], title: str) -> None:
        self.attributes, self.title = attributes, title

    def cues(self, text: str) -> None:
        self.cue_texts.append(text)

    async def moved(self) -> None:
        await asyncio.sleep(0)

    def hurry(self) -> None:
        pass

    async def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0)

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        self.timers.append((seconds, call))

    def once_painted(self, call: Callable[[], None]) -> None:
        if self.paints:
            call()

    def go(self, address: str, *, replace: bool = False) -> None:
        if replace and self.addresses:
            self.addresses[-1] = address
        else:
            self.addresses.append(address)

    def announce(self, text: str) -> None:
        self.said.append(text)

    def download(self, name: str, text: str) -> None:
        self.downloads.append((name, text))

    def upload(self) -> None:
        self.uploads += 1

    async def copy(self, text: str) -> bool:
        if self.may_copy:
            self.copied.append(text)
        return self.may_copy

    def focus(self, selector: str) -> None:
        self.focused = selector

    def scroll_to(self, selector: str) -> None:
        self.in_sight = selector

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        self.work.append(work)

    def here(self) -> str:
        return "https://example.org/games/"

    def now(self) -> float:
        self.time += 1
        return self.time

    def today(self) -> str:
        return "2026-11-18"

    def random_id(self) -> str:
        self.ids += 1
        return f"{self.name}{self.ids:08d}"

    def post(self, message: dict[str, Any]) -> None:
        self.posts.append(message)

    async def read_json(self, path: str) -> dict[str, Any]:
        return {}

    def complain(self, error: BaseException) -> None:
        self.faults.append(error)

    def command(self, name: str) -> None:
        self.commands.append(name)


class Tab:
    """A browser tab with the app in it: what the player does, and what is then seen."""

    def __init__(
        self, storage: Storage | None = None, address: str = "", name: str = "tab", around: Surroundings | None = None
    ) -> None:
        self.page = FakePage(name)
        self.storage = storage
        self.app = App(self.page, storage, BotClient(None), around or Surroundings())
        self.app.begin(address)
        self.rest()

    def rest(self) -> None:
        """Let everything that goes on beside come to its end."""

        async def all_of_it() -> None:
            while self.page.work:
                await self.page.work.pop(0)

        asyncio.run(all_of_it())
        assert not self.page.faults, self.page.faults

    def hear(self, kind: str, **data: Any) -> bool:
        meant = self.app.hear(kind, data)
        assert not self.page.faults, self.page.faults
        return meant

    def do(self, command: str, argument: str = "") -> bool:
        return self.hear("do", command=command, argument=argument)

    def act(self, text: str) -> bool:
        return self.hear("act", text=text)

    def key(self, key: str, field: str = "") -> bool:
        return self.hear("key", key=key, field=field)

    def type(self, field: str, value: Any) -> bool:
        return self.hear("input", field=field, value=value) | self.hear("change", field=field, value=value)

    def start(self, players: int = 1, seed: str = "7", kinds: str = "") -> None:
        """Set up a table of Roll Player by the form; `kinds` are h for human and b for bot."""
        self.do("open-setup", "roll_player")
        self.do("players", str(players))
        for seat, kind in enumerate(kinds):
            self.do("seat-kind", f"{seat}:{'human' if kind == 'h' else 'greedy'}")
        self.type("seed", seed)
        self.do("start")

    @property
    def table(self) -> Any:
        return self.app.play.session.table

    @property
    def address(self) -> str:
        return self.page.addresses[-1] if self.page.addresses else ""

    @property
    def actions(self) -> list[str]:
        """The action texts that can be pressed on the page."""
        return re.findall(r'data-a="([^"]+)"', self.page.content)

    @property
    def notices(self) -> list[str]:
        return [notice.text for notice in self.app.notices.items]

    @property
    def seen(self) -> str:
        """The words of the screen and what lies over it."""
        text = re.sub(r"<[^>]+>", " ", self.page.content + " " + self.page.overlay)
        return " ".join(text.replace("&#39;", "'").replace("&amp;", "&").split())


def fresh_browser() -> Iterator[None]:
    """What every test of the app starts from and leaves behind: English, and no work under way."""
    pr.set_language("en")
    yield
    pr.set_language("en")
    while FakePage.opened:
        for work in FakePage.opened.pop().work:
            work.close()


class FullStorage(MemoryStorage):
    """A storage in which nothing more finds room."""

    def set(self, key: str, text: str) -> None:
        raise StorageError("QuotaExceededError")
