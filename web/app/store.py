"""Saved games in the browser: never overwrites what another tab wrote later, never drops what cannot be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from pygame_rules import BadSave, read_json, tr

from .text import TITLE_LENGTH, clean
from .ui import Settings

PREFIX = "rulebound.save."
SETTINGS = "rulebound.settings"
LAST_SETUP = "rulebound.setup."
MAX_ENTRY = 1_500_000


class StorageError(Exception):
    """The storage took nothing: it is full, or forbidden."""


class Storage(Protocol):
    """Texts under keys, as browsers keep them. `set` raises StorageError."""

    def get(self, key: str) -> str | None: ...

    def set(self, key: str, text: str) -> None: ...

    def remove(self, key: str) -> None: ...

    def keys(self) -> list[str]: ...


class MemoryStorage:
    """A storage that lasts as long as the page: where the browser forbids the real one, and in tests."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.texts = texts if texts is not None else {}

    def get(self, key: str) -> str | None:
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        self.texts[key] = text

    def remove(self, key: str) -> None:
        self.texts.pop(key, None)

    def keys(self) -> list[str]:
        return list(self.texts)


class BackedStorage:
    """The browser's storage, and behind it memory for whatever it refuses; `on_refusal` is told once."""

    def __init__(self, storage: Storage | None, on_refusal: Callable[[], None]) -> None:
        self.storage = storage
        self.memory = MemoryStorage()
        self.on_refusal = on_refusal
        self.told = False

    @property
    def refused(self) -> bool:
        """Whether something lies in memory only."""
        return self.storage is None or bool(self.memory.texts)

    def get(self, key: str) -> str | None:
        if key in self.memory.texts:
            return self.memory.texts[key]
        return self.storage.get(key) if self.storage else None

    def set(self, key: str, text: str) -> None:
        try:
            if self.storage is None:
                raise StorageError
            self.storage.set(key, text)
            self.memory.remove(key)
        except StorageError:
            self.memory.set(key, text)
            if not self.told:
                self.told = True
                self.on_refusal()

    def remove(self, key: str) -> None:
        self.memory.remove(key)
        if self.storage:
            self.storage.remove(key)

    def keys(self) -> list[str]:
        stored = self.storage.keys() if self.storage else []
        return [*stored, *(key for key in self.memory.texts if key not in stored)]


@dataclass(slots=True)
class Entry:
    """One saved game. `broken` is a sentence if it cannot be read; `raw` is kept in any case."""

    id: str
    raw: str
    name: str = ""
    saved: float = 0.0
    revision: int = 0
    tab: str = ""
    meta: dict[str, Any] = field(default_factory=dict)
    text: str = ""
    broken: str = ""

    @property
    def game(self) -> str:
        game = self.meta.get("game")
        return game if isinstance(game, str) else ""


class NewerElsewhere(Exception):
    """Another tab has written a later state of this game; nothing was overwritten."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.id)
        self.entry = entry


def read_entry(entry_id: str, raw: str) -> Entry:
    """An entry from its stored text; a text that makes no sense gives a broken entry."""
    entry = Entry(entry_id, raw)
    try:
        if len(raw) > MAX_ENTRY:
            raise BadSave(tr("This is too large to be a save of Rulebound."))
        data = read_json(raw)
        if not isinstance(data, dict) or not isinstance(data.get("text"), str):
            raise BadSave(tr("This is not a save of Rulebound."))
    except BadSave as error:
        entry.broken = str(error)
        return entry
    except ValueError:
        entry.broken = tr("This is not a save of Rulebound, or part of it is missing.")
        return entry
    entry.name = clean(data.get("name"), TITLE_LENGTH)
    entry.saved = _number(data.get("saved"))
    entry.revision = int(_number(data.get("revision")))
    entry.tab = data["tab"] if isinstance(data.get("tab"), str) else ""
    entry.meta = data["meta"] if isinstance(data.get("meta"), dict) else {}
    entry.text = data["text"]
    return entry


def _number(value: Any) -> float:
    return float(value) if type(value) in (int, float) and 0 <= value < 1e15 else 0.0


class SaveStore:
    """The saved games, the settings and the last setups, over some storage."""

    def __init__(self, storage: Storage, tab: str, clock: Callable[[], float]) -> None:
        self.storage = storage
        self.tab = tab
        self.clock = clock

    def entries(self) -> list[Entry]:
        """All saved games, the latest first; those that cannot be read come last."""
        found = []
        for key in self.storage.keys():  # noqa: SIM118 - a storage is no dict
            raw = self.storage.get(key) if key.startswith(PREFIX) else None
            if raw is not None:
                found.append(read_entry(key.removeprefix(PREFIX), raw))
        return sorted(found, key=lambda entry: (bool(entry.broken), -entry.saved, entry.id))

    def entry(self, entry_id: str) -> Entry | None:
        raw = self.storage.get(PREFIX + entry_id)
        return None if raw is None else read_entry(entry_id, raw)

    def write(self, entry_id: str, name: str, meta: dict[str, Any], text: str, known: int) -> int:
        """Store a game of which we last knew the revision `known`, and give the new revision.

        NewerElsewhere if the stored one is later than that. What cannot be read is never overwritten either.
        """
        stored = self.entry(entry_id)
        if stored and (stored.broken or stored.revision > known):
            raise NewerElsewhere(stored)
        revision = known + 1
        data = {"name": name, "saved": self.clock(), "revision": revision, "tab": self.tab, "meta": meta, "text": text}
        self.storage.set(PREFIX + entry_id, json.dumps(data, ensure_ascii=False, separators=(",", ":")))
        return revision

    def rename(self, entry_id: str, name: str) -> None:
        """Give a saved game another name; its revision goes up, so that an open tab notices."""
        entry = self.entry(entry_id)
        if entry and not entry.broken and clean(name, TITLE_LENGTH):
            self.write(entry_id, clean(name, TITLE_LENGTH), entry.meta, entry.text, entry.revision)

    def delete(self, entry_id: str) -> str | None:
        """Take a saved game away and return its text, for `restore`."""
        raw = self.storage.get(PREFIX + entry_id)
        self.storage.remove(PREFIX + entry_id)
        return raw

    def restore(self, entry_id: str, raw: str) -> None:
        """Undo a deletion, unless the place is taken again."""
        if self.storage.get(PREFIX + entry_id) is None:
            self.storage.set(PREFIX + entry_id, raw)

    def settings(self) -> Settings:
        return Settings.read(self._json(SETTINGS))

    def write_settings(self, settings: Settings) -> None:
        self.storage.set(SETTINGS, json.dumps(settings.values()))

    def last_setup(self, game: str) -> Any:
        """The form of the last game that was started, as stored values; None if there was none."""
        return self._json(LAST_SETUP + game)

    def write_last_setup(self, game: str, values: dict[str, Any]) -> None:
        self.storage.set(LAST_SETUP + game, json.dumps(values))

    def _json(self, key: str) -> Any:
        try:
            return read_json(self.storage.get(key) or "null")
        except ValueError:
            return None
