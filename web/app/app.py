"""The app: its state, `hear` for all that happens, `render` for all that is seen. Its parts know their own commands."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from pygame_rules import BadSave, RulesError, tr

from . import drawing, router
from .bots import BotClient
from .host import Host
from .html import fragment
from .lobby import game_of_rule, ready_games, shelf_games
from .notices import Notices
from .page import Page, Surroundings
from .play import Play
from .preferences import Preferences, storage_refused_words
from .router import Route
from .session import Session
from .setup_desk import SetupDesk
from .shelf import Shelf
from .store import PREFIX, SETTINGS, BackedStorage, SaveStore, Storage
from .text import clean

QUERY_LENGTH = 80


@dataclass(frozen=True, slots=True)
class Dialog:
    """What is open over the screen: its kind, and what it is about."""

    kind: str
    about: str = ""


class App:
    """All that the page knows. Tests bring their own page and storage."""

    def __init__(self, page: Page, storage: Storage | None, bots: BotClient, around: Surroundings) -> None:
        self.page = page
        self.bots = bots
        self.around = around
        self.storage = BackedStorage(storage, self._storage_refused)
        self.store = SaveStore(self.storage, page.random_id(), page.now)
        self.notices = Notices(page, self.render)
        self.route = router.HOME
        self.dialog: Dialog | None = None
        self.known = {"installable": False, "offline": False, "update": False}
        self.rules_query = ""
        # The rule to be brought into sight when it is drawn.
        self.rule_wanted = ""
        self.credits: dict[str, Any] = {}
        self.begun = False
        self._dirty = False
        self.preferences = Preferences(self)
        self.play = Play(self)
        self.shelf = Shelf(self)
        self.desk = SetupDesk(self)
        self.host = Host(self)
        self.commands: dict[str, Callable[[str], None]] = {
            "home": lambda _: self._home(),
            "rules": self._rules,
            "rule": self._rule,
            "settings": lambda _: self._settings(),
            "saves": lambda _: self.go(router.address("saves")),
            "about": lambda _: self.go(router.address("about")),
            "close": lambda _: self.close(),
            "dismiss": self.notices.dismiss,
            "install": lambda _: page.command("install"),
            "update": lambda _: page.command("update"),
        }
        self.fields: dict[str, Callable[[str, Any], None]] = {"rules-query": self._set_query}
        for part in (self.preferences, self.play, self.shelf, self.desk):
            self.commands |= part.commands
            self.fields |= getattr(part, "fields", {})
        self.kinds: dict[str, Callable[[dict[str, Any]], bool]] = {
            "act": self._act,
            "do": self._do,
            "key": self._key,
            "input": self._input,
            "change": self._change,
            "drop": self._drop,
            "file": self._file,
            "route": self._route,
            "storage": self._stored,
            "host": self._heard,
            "leave": lambda _: self._leave(),
            "update": lambda _: self._update(),
            "offline": lambda _: self._learn("offline", True),
            "installable": lambda data: self._learn("installable", data.get("possible") is True),
        }

    def begin(self, address: str) -> None:
        """Show the first screen: the game that the host page wants, or what the address stands for."""
        self.preferences.begin()
        if not self.host.begin():
            self._arrive(router.parse(address))
        self.begun = True
        self.render()
        self.host.ready()

    # What happens

    def hear(self, kind: str, data: dict[str, Any]) -> bool:
        """Something happened on the page; True if it meant something. Refusals become notices; nothing is raised."""
        handler = self.kinds.get(kind)
        if handler is None or not isinstance(data, dict):
            return False
        meant = True
        self.touch()
        try:
            meant = handler(data)
        except RulesError as error:
            self.notices.refuse(error)
            self.touch()
        except Exception as error:  # a fault of ours: the game on the table must survive it
            self._fault(error)
        if meant:
            self.settle()
        return meant

    def touch(self) -> None:
        """Note that the page no longer shows what is."""
        self._dirty = True

    def settle(self) -> None:
        """Bring the page up to date if something has changed since it was drawn; a fault leaves it as it is."""
        if self._dirty:
            try:
                self.render()
            except Exception as error:  # what is on the page stays there
                self._dirty = False
                self.page.complain(error)

    def safely(self, work: Callable[[], None]) -> None:
        """Do some work that the player did not ask for just now; its faults are told, and what it changed is shown."""
        try:
            work()
        except Exception as error:  # see `hear`
            self._fault(error)
        self.settle()

    def run(self, work: Callable[..., Coroutine[Any, Any, None]], *about: Any) -> None:
        """Let some work go on beside; its refusals and faults are told like any other."""
        self.page.run(self._watched(work, *about))

    async def _watched(self, work: Callable[..., Coroutine[Any, Any, None]], *about: Any) -> None:
        try:
            await work(*about)
        except RulesError as error:
            self.notices.refuse(error)
            self.touch()
        except Exception as error:  # see `hear`
            self._fault(error)
        self.settle()

    def _fault(self, error: Exception) -> None:
        self.page.complain(error)
        self.notices.tell(tr("Something went wrong here. The game is kept; a reload may help."), kind="bad")
        self.touch()

    def command(self, name: str, argument: str = "") -> bool:
        """Do a command by its name; False if there is none of that name."""
        found = self.commands.get(name)
        if found is None:
            return False
        found(argument)
        return True

    def _act(self, data: dict[str, Any]) -> bool:
        text, seat = data.get("text"), data.get("seat")
        if self.route.screen != "play" or not isinstance(text, str):
            return False
        self.play.act(text, seat if type(seat) is int else None)
        return True

    def _do(self, data: dict[str, Any]) -> bool:
        name, argument = data.get("command"), data.get("argument", "")
        return isinstance(name, str) and isinstance(argument, str) and self.command(name, argument)

    def _key(self, data: dict[str, Any]) -> bool:
        key, field = data.get("key"), data.get("field", "")
        if not isinstance(key, str):
            return False
        if key == "Escape" and (self.dialog or self.shelf.renaming):
            self.close()
            return True
        if field:
            return key == "Enter" and self._enter(field)
        if self.dialog:
            return key == "Enter" and self.dialog.kind == "save" and self._enter("save-name")
        if self.route.screen == "play":
            return self.play.key(key)
        return self._screen_key(key)

    def _screen_key(self, key: str) -> bool:
        """A key on one of the screens around the games."""
        if self.route.screen == "home":
            shelf = list(shelf_games())
            if key == "Enter":
                return self.command("continue")
            if key.isdecimal() and 0 < int(key) <= len(shelf):
                return self.command("open-setup", shelf[int(key) - 1])
            return False
        if key == "/" and self.route.screen == "rules":
            self.page.focus("#rules-query")
            return True
        if key == "Escape":
            return self.command("continue" if self.route.screen == "rules" and self.play.session else "home")
        if self.route.screen == "setup" and key == "Enter":
            return self.command("start")
        return False

    def _enter(self, field: str) -> bool:
        """Enter in a field."""
        if field != "save-name":
            return False
        return self.command("save-done" if self.dialog else "rename-done")

    def _input(self, data: dict[str, Any]) -> bool:
        # A setting is taken when it is chosen, not on the way there.
        return str(data.get("field", "")).partition(":")[0] != "setting" and self._field(data)

    def _change(self, data: dict[str, Any]) -> bool:
        return self._field(data)

    def _field(self, data: dict[str, Any]) -> bool:
        name, _, about = str(data.get("field", "")).partition(":")
        found = self.fields.get(name)
        if found is None:
            return False
        found(about, data.get("value"))
        return True

    def _drop(self, data: dict[str, Any]) -> bool:
        what, place, action, attempt = (
            value if isinstance(value := data.get(name), str) else "" for name in ("what", "place", "action", "attempt")
        )
        if self.route.screen == "setup" and what.startswith("seat:"):
            self.desk.drop(what, place)
        elif self.route.screen == "play" and (action or attempt):
            # A place that takes many things names the one that was dropped by its id: `play {what}`.
            seat = data.get("seat")
            text = action or attempt.replace("{what}", what.partition(":")[2])
            self.play.attempt(text, seat if type(seat) is int else None)
        else:
            return False
        return True

    def _file(self, data: dict[str, Any]) -> bool:
        self.shelf.file(data)
        return True

    def _heard(self, data: dict[str, Any]) -> bool:
        self.host.hear(data)
        return True

    def _stored(self, data: dict[str, Any]) -> bool:
        """Another tab has written to the storage; an empty key means that all was cleared."""
        key = data.get("key")
        if not isinstance(key, str):
            return False
        if key == SETTINGS:
            self.preferences.reload()
        elif key.startswith(PREFIX):
            concerns = self.play.stored_elsewhere(key.removeprefix(PREFIX))
            return concerns or self.route.screen in ("home", "saves")
        return True

    def _leave(self) -> bool:
        """The page may be gone in a moment."""
        self.play.save_now()
        return False

    def _learn(self, what: str, value: bool) -> bool:
        self.known[what] = value
        return True

    def _update(self) -> bool:
        if not self.known["update"]:
            words = tr("A new version is ready. The game on the table stays as it is.")
            self.notices.tell(words, action=(tr("Update now"), "update", ""), stays=True)
        return self._learn("update", True)

    def _storage_refused(self) -> None:
        action = (tr("Export"), "export", "") if self.play.session is not None else None
        self.notices.tell(storage_refused_words(), kind="bad", action=action, stays=True)
        self.touch()

    # Where one is

    def go(self, address: str, *, replace: bool = False) -> None:
        """Go to a screen. In a frame the host's history is left alone."""
        self.page.go(address, replace=replace or self.around.embedded)
        self._arrive(router.parse(address))

    def _route(self, data: dict[str, Any]) -> bool:
        address = data.get("hash")
        self._arrive(router.parse(address if isinstance(address, str) else ""))
        return True

    def _arrive(self, route: Route) -> None:
        """The address has changed: prepare what its screen shows."""
        self.rule_wanted = route.rule if route.screen == "rules" else ""
        if route == self.route and self.begun and route.screen not in ("load", "play"):
            return
        before, self.route = self.route, route
        if before.game != route.game:
            self.rules_query = ""
        self.dialog = None
        self.shelf.renaming = None
        if before.screen == "play" and route != before:
            self.play.stop()
        prepare: dict[str, Callable[[Route], None]] = {
            "play": self._arrive_play,
            "setup": self._arrive_setup,
            "rules": self._arrive_rules,
            "load": self._arrive_load,
            "rule": self._arrive_rule,
            "about": self._arrive_about,
        }
        try:
            if route.screen in prepare:
                prepare[route.screen](route)
        except RulesError as error:
            self.notices.refuse(error)
            self.go(router.address("saves" if isinstance(error, BadSave) else "home"), replace=True)
        if route.screen == self.route.screen and (before.screen, before.game) != (route.screen, route.game):
            self.page.scroll_to("")

    def _arrive_play(self, route: Route) -> None:
        if not self.play.resume(route.id):
            self.notices.tell(tr("This game is not on this device any more."), kind="bad")
            return self.go(router.address("home"), replace=True)
        self.play.go_on()
        return None

    def _arrive_setup(self, route: Route) -> None:
        if route.game not in ready_games():
            return self.go(router.address("home"), replace=True)
        self.desk.lay(route.game, route.query)
        return None

    def _arrive_rules(self, route: Route) -> None:
        if route.game not in ready_games():
            return self.go(router.address("home"), replace=True)
        return None

    def _arrive_rule(self, route: Route) -> None:
        game = game_of_rule(route.rule)
        self.go(router.address("rules", game, route.rule) if game else router.address("home"), replace=True)

    def _arrive_load(self, route: Route) -> None:
        self.shelf.bring(f"#/load/{route.packed}")

    def _arrive_about(self, _: Route) -> None:
        if not self.credits:
            self.run(self._read_credits)

    async def _read_credits(self) -> None:
        self.credits = await self.page.read_json("static/credits.json")
        self.touch()

    def play_session(self, session: Session, *, write: bool = True) -> None:
        """Lay a game on the table and show it."""
        self.play.put(session, write=write)
        if self.storage.told:
            self._storage_refused()  # once more: now there is a game to take along
        self.go(router.address("play", session.id), replace=self.route.screen in ("load", "wait"))

    def show_waiting(self) -> None:
        """The host page will send a position."""
        self.route = Route("wait")

    def _home(self) -> None:
        """Home; in a frame there is none: back to the game, and from there to a new table."""
        session = self.play.session
        if not self.around.embedded or session is None:
            self.go(router.address("home"))
        elif self.route.screen == "play":
            self.go(router.address("setup", session.game))
        else:
            self.go(router.address("play", session.id))

    def _rules(self, game: str) -> None:
        here = self.route.game or (self.play.session.game if self.play.session else "")
        game = game or (here if here in ready_games() else ready_games()[0])
        if game in ready_games():
            self.go(router.address("rules", game))

    def _rule(self, rule: str) -> None:
        """Why something is asked: the rule, over a running game; else in its place among the rules."""
        game = game_of_rule(rule)
        if not game:
            return
        if self.route.screen == "play" and not self.play.veiled:
            self.open_dialog("rule", rule)
        else:
            self.go(router.address("rules", game, rule))

    def _settings(self) -> None:
        if self.route.screen == "play":
            self.open_dialog("settings")
        else:
            self.go(router.address("settings"))

    def _set_query(self, _: str, value: Any) -> None:
        self.rules_query = clean(value, QUERY_LENGTH)

    # Dialogs and what is handed out

    def open_dialog(self, kind: str, about: str = "") -> None:
        self.dialog = Dialog(kind, about)

    def close_dialog(self) -> None:
        self.dialog = None

    def close(self) -> None:
        """Close what lies on top."""
        if self.dialog:
            self.dialog = None
        elif self.shelf.renaming:
            self.shelf.renaming = None
        else:
            self.play.open = None

    def offer_link(self, link: str, done: str) -> None:
        """Copy a link, or show it where that is not allowed."""
        self.offer_copy(link, done)

    def offer_copy(self, text: str, done: str) -> None:
        """Copy a text, or show it where that is not allowed."""
        self.run(self._copy, text, done)

    async def _copy(self, text: str, done: str) -> None:
        if await self.page.copy(text):
            self.notices.tell(done, kind="good")
        else:
            self.open_dialog("copy", text)
        self.touch()

    # What is seen

    def forget_words(self) -> None:
        """The language has changed."""
        self.play.forget_words()

    def render(self) -> None:
        """Bring the page up to date."""
        if not self.begun:
            return
        self._dirty = False
        where = {"data-screen": self.route.screen, "data-turn": "", "data-table": "", "data-by": ""}
        session = self.play.session
        if self.route.screen == "play" and session is not None:
            by = "" if session.shown is None else str(session.shown)
            where |= {"data-turn": self.play.turn, "data-table": session.game, "data-by": by}
        self.page.dress(self.preferences.attributes() | where, drawing.title(self))
        self.page.show(drawing.content(self), fragment(drawing.dialog(self), self.notices.markup()))
        if self.rule_wanted:
            self.page.scroll_to(f'[id="{self.rule_wanted}"]')
            self.rule_wanted = ""
