"""Storage and workers of the browser, behind the small protocols of `app.store` and `app.bots`."""

from __future__ import annotations

from collections.abc import Callable

from js import rulebound_shell
from pyodide.ffi import JsException, create_proxy

from .store import StorageError


class LocalStorage:
    """The browser's localStorage; made only where merely naming it raises no error."""

    def __init__(self) -> None:
        self.texts = rulebound_shell.storage()

    def get(self, key: str) -> str | None:
        value = self.texts.getItem(key)
        return str(value) if isinstance(value, str) else None

    def set(self, key: str, text: str) -> None:
        try:
            self.texts.setItem(key, text)
        except JsException as error:
            raise StorageError(error.name) from error

    def remove(self, key: str) -> None:
        self.texts.removeItem(key)

    def keys(self) -> list[str]:
        return [str(self.texts.key(index)) for index in range(self.texts.length)]


def browser_storage() -> LocalStorage | None:
    """The storage; None where the browser forbids it altogether."""
    return LocalStorage() if rulebound_shell.storage() else None


class BotWorker:
    """The worker in which bots think; texts go to and fro."""

    def __init__(self, hear: Callable[[str], None], failed: Callable[[], None]) -> None:
        self.worker = rulebound_shell.startWorker(
            create_proxy(lambda text: hear(str(text))), create_proxy(lambda *_: failed())
        )

    def post(self, text: str) -> None:
        self.worker.postMessage(text)

    def stop(self) -> None:
        self.worker.terminate()
