"""Saved games: named slots, rename, delete with undo, files and links that carry a game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame_rules import BadSave, tr

from . import router
from .links import export_text, pack, read_game, unpack
from .models import SaveLine
from .play import session_of
from .save_lines import SaveLines, meta_of, summary_of
from .screens import GAME_SCREENS
from .session import Session
from .store import Entry
from .text import TITLE_LENGTH, clean

if TYPE_CHECKING:
    from .app import App

PAGE_LINK = re.compile(r"\S*#/?load/([A-Za-z0-9_-]+)\Z")
MOST_DELETED = 10


class Shelf:
    """The saved games and what the player does with them."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.lines = SaveLines()
        self.renaming: str | None = None
        self.typed = ""
        self.pasted = ""
        self.deleted: dict[str, str] = {}
        self.commands = {
            "continue": lambda _: self._continue(),
            "resume": self.resume,
            "save": lambda _: self._ask_name(),
            "save-done": lambda _: self._save_slot(),
            "rename": self._rename,
            "rename-done": lambda _: self._renamed(),
            "delete": self._delete,
            "restore": self._restore,
            "export": self._export,
            "import": lambda _: app.page.upload(),
            "import-text": lambda _: self._bring_pasted(),
            "link": self._link,
            "copy-link": self._link,
            "replay": self._replay,
            "save-replay": self._replay,
            "copy-log": lambda _: self._copy_log(),
        }
        self.fields = {"save-name": self._typed, "import-text": self._paste}

    def all_lines(self) -> list[SaveLine]:
        """All saved games as lines, the latest first."""
        now = self.app.page.now()
        return [self.lines.line(entry, now) for entry in self.app.store.entries()]

    def recent(self, lines: Sequence[SaveLine]) -> SaveLine | None:
        """The game to go on with: the last one played; a named save only where there is no other."""
        open_games = [line for line in lines if not line.broken and not line.over]
        entries = {entry.id: entry for entry in self.app.store.entries()}
        running = [line for line in open_games if entries[line.id].meta.get("slot") is not True]
        return next(iter(running or open_games), None)

    # Opening

    def _continue(self) -> None:
        if self.app.play.session is not None and not self.app.play.session.over:
            return self.app.go(router.address("play", self.app.play.session.id))
        line = self.recent(self.all_lines())
        if line:
            self.resume(line.id)
        return None

    def resume(self, entry_id: str) -> None:
        """Open a saved game. A named slot stays as it is: what is played on is a copy of it."""
        entry = self.app.store.entry(entry_id)
        if entry is None:
            return None
        if entry.meta.get("slot") is True:
            return self._play_slot(entry)
        session_of(entry)  # tells at once if it cannot be read
        self.app.go(router.address("play", entry_id))
        return None

    def _play_slot(self, slot: Entry) -> None:
        session = session_of(slot)
        for entry in self.app.store.entries():
            if entry.meta.get("from") == slot.id and entry.text == slot.text:
                return self.app.go(router.address("play", entry.id))
        session.id, session.revision = self.app.page.random_id(), 0
        session.origin = slot.id
        self.app.play_session(session)
        return None

    def bring(self, text: Any, *, name: str = "") -> None:
        """Take in a game from a file, a typed text or a link; BadSave says what is wrong with it."""
        text = text.strip() if isinstance(text, str) else ""
        if not text:
            return
        link = PAGE_LINK.match(text)
        table, called, seats = read_game(unpack(link[1]) if link else text)
        if table.game.info.id not in GAME_SCREENS:
            raise BadSave(tr("This save is of a game that is not here: {game}.", game=table.game.info.id))
        title = called or clean(name, TITLE_LENGTH) or tr(table.game.info.title)
        self.app.play_session(Session(table, seats, self.app.page.random_id(), title))

    def _paste(self, _: str, value: Any) -> None:
        self.pasted = value if isinstance(value, str) else ""

    def _bring_pasted(self) -> None:
        text, self.pasted = self.pasted, ""
        if not text.strip():
            raise BadSave(tr("This save is empty."))
        self.bring(text)

    def file(self, data: dict[str, Any]) -> None:
        """A file that the player has picked."""
        if data.get("large"):
            raise BadSave(tr("This is too large to be a save of Rulebound."))
        if not isinstance(data.get("text"), str) or not data["text"].strip():
            raise BadSave(tr("This save is empty."))
        self.bring(data["text"])

    # Named slots

    def _ask_name(self) -> None:
        session = self.app.play.session
        if session is None:
            return
        title = summary_of(session.table, session.seats, session.shown).get("title", "")
        self.typed = clean(title or session.name, TITLE_LENGTH)
        self.app.open_dialog("save")

    def _save_slot(self) -> None:
        session = self.app.play.session
        self.app.close_dialog()
        if session is None:
            return
        text = session.table.save()
        meta = meta_of(session, text, summary_of(session.table, session.seats, session.shown)) | {"slot": True}
        name = clean(self.typed, TITLE_LENGTH) or session.name
        self.app.store.write(self.app.page.random_id(), name, meta, text, 0)
        self.app.notices.tell(tr("Saved as “{name}”.", name=name), kind="good")

    def _typed(self, _: str, value: Any) -> None:
        self.typed = clean(value, TITLE_LENGTH)

    def _rename(self, entry_id: str) -> None:
        entry = self.app.store.entry(entry_id)
        if entry is not None and not entry.broken:
            self.renaming, self.typed = entry_id, entry.name

    def _renamed(self) -> None:
        entry_id, self.renaming = self.renaming, None
        if entry_id is None or not self.typed:
            return
        self.app.store.rename(entry_id, self.typed)
        self.app.play.stored_elsewhere(entry_id)

    # Deleting

    def _delete(self, entry_id: str) -> None:
        entry = self.app.store.entry(entry_id)
        raw = self.app.store.delete(entry_id)
        if entry is None or raw is None:
            return
        self.deleted[entry_id] = raw
        while len(self.deleted) > MOST_DELETED:
            self.deleted.pop(next(iter(self.deleted)))
        if self.app.play.session is not None and self.app.play.session.id == entry_id:
            self.app.play.clear()
        name = entry.name or tr("Unnamed game")
        self.app.notices.tell(tr("“{name}” is deleted.", name=name), action=(tr("Undo"), "restore", entry_id))

    def _restore(self, entry_id: str) -> None:
        raw = self.deleted.pop(entry_id, None)
        if raw is not None:
            self.app.store.restore(entry_id, raw)
            self.app.notices.drop("restore")

    # Taking along

    def _picked(self, entry_id: str) -> tuple[Entry | None, Session | None]:
        """The stored game of an id, or the one on the table where none is named."""
        session = self.app.play.session
        if not entry_id or (session is not None and session.id == entry_id):
            return None, session
        return self.app.store.entry(entry_id), None

    def _carried(self, entry_id: str) -> tuple[str, str] | None:
        """Name and text of a game to take along; a text that cannot be read goes out as it lies there."""
        entry, session = self._picked(entry_id)
        if session is not None:
            return session.name, export_text(session.name, session.seats, session.table.save())
        if entry is None:
            return None
        if entry.broken:
            return entry.name, entry.raw
        seats = entry.meta.get("seats")
        return entry.name, export_text(entry.name, seats if isinstance(seats, list) else [], entry.text)

    def _export(self, entry_id: str) -> None:
        found = self._carried(entry_id)
        if found:
            self.app.page.download(f"{file_name(found[0])}.rulebound.json", found[1])

    def _link(self, entry_id: str) -> None:
        entry, _ = self._picked(entry_id)
        if entry is not None and entry.broken:
            raise BadSave(entry.broken)
        found = self._carried(entry_id)
        if found:
            link = self.app.page.here() + router.address("load", pack(found[1]))
            self.app.offer_link(link, tr("The link is copied. It carries the whole game."))

    def _replay(self, entry_id: str) -> None:
        entry, session = self._picked(entry_id)
        if entry is not None:
            session = session_of(entry)
        if session is not None:
            self.app.page.download(f"{file_name(session.name)}.replay.txt", session.table.replay)

    def _copy_log(self) -> None:
        session = self.app.play.session
        if session is not None:
            text = "\n".join(sentence for _, sentence, _ in session.log({}))
            self.app.offer_copy(text, tr("The log is copied."))


def file_name(name: str) -> str:
    """A name for a file that every system takes."""
    plain = re.sub(r"[^\w-]+", "-", name, flags=re.UNICODE).strip("-_").lower()
    return plain[:60] or "rulebound"
