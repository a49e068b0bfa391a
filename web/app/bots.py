"""Bots think in a worker beside the page; where none can be started, in the page itself, between two frames."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, Protocol

import pygame_rules as pr

# How long a bot's move stays to be looked at, in seconds.
PACE = {"slow": 1.5, "normal": 0.75, "fast": 0.25, "instant": 0.0}
# A worker that has not answered by then is given up.
PATIENCE = 60.0


class Worker(Protocol):
    """A worker as the page offers it: texts in, texts out."""

    def post(self, text: str) -> None: ...

    def stop(self) -> None: ...


class BotClient:
    """Gives the actions that bots choose."""

    def __init__(self, start_worker: Callable[[Callable[[str], None], Callable[[], None]], Worker] | None) -> None:
        self.start_worker = start_worker
        self.worker: Worker | None = None
        self.asked: dict[int, asyncio.Future[str]] = {}
        self.number = 0

    def warm_up(self) -> None:
        """Start the worker, so that the first bot to move need not wait for it."""
        if self.worker is None and self.start_worker is not None:
            try:
                self.worker = self.start_worker(self._answer, self._failed)
            except Exception:  # a browser may forbid workers in many ways; the page can do the work as well
                self._failed()

    async def choose(self, request: dict[str, Any]) -> str:
        """The text of the action that the bot takes."""
        if len(request["view"]["actions"]) == 1:
            return str(request["view"]["actions"][0]["text"])
        self.warm_up()
        if self.worker is not None:
            self.number += 1
            future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            self.asked[self.number] = future
            self.worker.post(json.dumps({"id": self.number, **request}))
            try:
                return await asyncio.wait_for(future, PATIENCE)
            except (TimeoutError, ConnectionError):
                self._failed()
            finally:
                self.asked.pop(self.number, None)
        await asyncio.sleep(0)
        return pr.choose(request["game"], request["view"], request["bot"], request["seed"])

    def _answer(self, text: str) -> None:
        data = json.loads(text)
        future = self.asked.get(data.get("id"))
        if future is None or future.done():
            return
        if "action" in data:
            future.set_result(data["action"])
        else:
            future.set_exception(ConnectionError(data.get("error", "")))

    def _failed(self) -> None:
        """From now on think in the page."""
        if self.worker is not None:
            self.worker.stop()
        self.worker = None
        self.start_worker = None
        for future in self.asked.values():
            if not future.done():
                future.set_exception(ConnectionError("the worker is gone"))
