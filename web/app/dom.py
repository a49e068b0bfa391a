"""The adapter to the browser: the only module, with `app.platform`, that touches JavaScript."""

from __future__ import annotations

import asyncio
import json
import traceback
from collections.abc import Callable, Coroutine
from typing import Any

from js import (
    Math,
    console,
    document,
    fetch,
    history,
    location,
    performance,
    rulebound_motion,
    rulebound_page,
    rulebound_shell,
)
from pyodide.ffi import JsException, create_once_callable, create_proxy

from .html import Markup


class BrowserPage:
    """The page as `app.page.Page` wants it."""

    def __init__(self) -> None:
        self._shown: dict[str, str] = {}
        self._work: set[asyncio.Task[None]] = set()

    def listen(self, hear: Callable[[str, dict[str, Any]], Any]) -> None:
        """Have everything that the player does told to `hear` as a kind and its data."""
        # Kept for the life of the page, so its proxy is never destroyed.
        rulebound_page.listen(create_proxy(lambda kind, text: bool(hear(kind, json.loads(text)))))

    def show(self, content: Markup, overlay: Markup) -> None:
        for place, markup in (("app", content), ("overlay", overlay)):
            if self._shown.get(place) != markup:
                self._shown[place] = markup
                rulebound_page.show(place, str(markup))

    def dress(self, attributes: dict[str, str], title: str) -> None:
        for name, value in attributes.items():
            if not value:
                document.documentElement.removeAttribute(name)
            elif document.documentElement.getAttribute(name) != value:
                document.documentElement.setAttribute(name, value)
        if document.title != title:
            document.title = title

    def cues(self, text: str) -> None:
        rulebound_motion.before(text)

    async def moved(self) -> None:
        await rulebound_motion.after(1)

    def hurry(self) -> None:
        rulebound_motion.skip()

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds, call)

    def once_painted(self, call: Callable[[], None]) -> None:
        rulebound_page.oncePainted(create_once_callable(call))

    def go(self, address: str, *, replace: bool = False) -> None:
        if replace:
            history.replaceState(None, "", address)
        else:
            history.pushState(None, "", address)

    def announce(self, text: str) -> None:
        rulebound_page.announce(text)

    def download(self, name: str, text: str) -> None:
        rulebound_page.download(name, text)

    def upload(self) -> None:
        rulebound_page.upload()

    async def copy(self, text: str) -> bool:
        return bool(await rulebound_page.copy(text))

    def focus(self, selector: str) -> None:
        rulebound_page.focus(selector)

    def scroll_to(self, selector: str) -> None:
        if selector:
            rulebound_page.scrollTo(selector)
        else:
            rulebound_page.top()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    def here(self) -> str:
        return str(location.origin) + str(location.pathname)

    def now(self) -> float:
        return float(performance.timeOrigin + performance.now()) / 1000

    def today(self) -> str:
        return str(rulebound_shell.today())

    def random_id(self) -> str:
        return "".join("abcdefghjkmnpqrstuvwxyz23456789"[int(Math.random() * 31)] for _ in range(12))

    def post(self, message: dict[str, Any]) -> None:
        rulebound_shell.post(json.dumps(message))

    async def read_json(self, path: str) -> dict[str, Any]:
        try:
            response = await fetch(path)
            found = json.loads(str(await response.text())) if response.ok else {}
        except (JsException, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def complain(self, error: BaseException) -> None:
        console.error("".join(traceback.format_exception(error)))

    def command(self, name: str) -> None:
        rulebound_shell.command(name)
