"""The running game: actions of persons and bots in their order, hand-over, undo, autosave, one game in two tabs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame_rules as pr
from pygame_rules import BadSave, Event, IllegalAction, TableView, tr

from . import router
from .bots import PACE
from .components.handover import handover
from .html import EMPTY, Markup
from .memo import catalogue
from .motion import cue_text
from .save_lines import meta_of, open_entry, summary_of
from .screens import game_screen
from .session import Session
from .setup_form import read_seats
from .store import Entry, NewerElsewhere
from .text import TITLE_LENGTH, clean
from .ui import UI

if TYPE_CHECKING:
    from .app import App

# Stands between actions that are chosen as one.
THEN = ";"
# In a turn that players share: turn to the next seat, let a bot play one action, let it finish its turn.
PARTY_KEYS = {"n": "seat", "b": "bot-one", "f": "bot-finish"}
# How many sentences of what happened are read out at once.
MOST_SAID = 4


class Play:
    """The game on the table, and what the page adds to it: what is picked, what is open, who is waited for."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.session: Session | None = None
        self.selected: str | None = None
        self.tab = ""
        self.open: str | None = None
        # Another tab's later state of this game, until the player has chosen between the two.
        self.conflict: Entry | None = None
        # Goes up whenever what is under way is no longer wanted: work that finds another number stops.
        self.generation = 0
        self.hurried: asyncio.Event | None = None
        # Whether something has happened that is not stored yet.
        self.unsaved = False
        self._view: TableView | None = None
        self.commands = {
            "acts": self.act_all,
            "select": self._select,
            "tab": self._tab,
            "open": self._open,
            "undo": lambda _: self.undo(),
            "hurry": lambda _: self.hurry(),
            "reveal": lambda _: self.reveal(),
            "seat": self._turn_to,
            "bot-one": lambda argument: self._call_bot(argument, finish=False),
            "bot-finish": lambda argument: self._call_bot(argument, finish=True),
            "take-newer": lambda _: self.take_newer(),
            "keep-copy": lambda _: self.keep_copy(),
        }

    # Which game is on the table

    def put(self, session: Session, *, write: bool = True) -> None:
        """Lay a game on the table; `write` stores it at once."""
        if self.unsaved:
            self.autosave()
        self.session = session
        self.conflict = None
        self._fresh_table()
        if any(seat["kind"] != "human" for seat in session.seats):
            self.app.bots.warm_up()
        if write:
            self.autosave()

    def clear(self) -> None:
        """Take the game off the table."""
        self.unsaved = False
        self.stop()
        self.session = None
        self.conflict = None

    def resume(self, entry_id: str) -> bool:
        """Lay a stored game on the table; BadSave if it cannot be read, False if there is none."""
        if self.session is not None and self.session.id == entry_id:
            return True
        entry = self.app.store.entry(entry_id)
        if entry is None:
            return False
        self.put(session_of(entry), write=False)
        return True

    def stop(self) -> None:
        """Nothing that is under way acts any more."""
        if self.unsaved:
            self.autosave()
        self.generation += 1
        self.app.page.hurry()

    def _fresh_table(self) -> None:
        self.stop()
        self.selected, self.tab, self.open = None, "", None
        self._view = None

    def forget_words(self) -> None:
        """The language has changed: what was worded is worded anew."""
        self._view = None
        if self.session is not None:
            self.session.forget_words()

    # What is done

    def act(self, text: str, seat: int | None = None) -> None:
        """A person's action, by the seat it was offered to."""
        session = self.session
        if session is None or self.conflict or self.veiled:
            return
        events = session.play(text, seat)
        self.app.notices.dismiss()
        self.generation += 1
        self._after(events, text)

    def act_all(self, texts: str) -> None:
        """Several actions, with a semicolon between them, that were chosen as one, such as the steps of a way.

        What is revealed on the way may change the player's mind, and what happens may bar it: then it ends there.
        """
        session = self.session
        if session is None or self.conflict or self.veiled:
            return
        first, *rest = texts.split(THEN)
        events = session.play(first)
        played = [(first, list(events))]
        for text in rest:
            stop = any(event.reveals for event in played[-1][1]) or session.over or session.bot_to_move is not None
            if stop or session.shown is None or session.table.explain(text, session.shown) is not None:
                break
            played.append((text, session.play(text)))
            events = [*events, *played[-1][1]]
        self.app.notices.dismiss()
        self.generation += 1
        for text, happened in played[:-1]:
            self.app.host.played(session, happened, text)
        self._after(events, played[-1][0])

    def attempt(self, text: str, seat: int | None = None) -> None:
        """Try what a drop stands for: play it if it is legal, else say why not; `do:` begins a command of the page."""
        session = self.session
        if session is None or session.shown is None:
            return
        if text.startswith("do:"):
            command, _, argument = text.removeprefix("do:").partition(" ")
            self.app.command(command, argument)
            return
        if THEN in text:
            self.act_all(text)
            return
        seat = session.shown if seat is None else seat
        reason = session.table.explain(text, seat)
        if reason is None:
            self.act(text, seat)
        else:
            raise IllegalAction(reason)

    def undo(self) -> None:
        """Back to the last decision of a person."""
        session = self.session
        if session is None or self.conflict:
            return
        session.undo()
        self.generation += 1
        self._after([], "")

    def hurry(self) -> None:
        """Show what bots do at once, up to the next decision of a person."""
        if self.hurried is not None:
            self.hurried.set()
        self.app.page.hurry()

    def reveal(self) -> None:
        """The person who is asked holds the device."""
        if self.session is not None and self.veiled:
            self.session.take_over()
            self._view = None
            self.app.page.scroll_to("")

    def _after(self, events: Sequence[Event], text: str) -> None:
        """Show what came of an action, keep it, and let the bots go on."""
        session = self.session
        assert session is not None, "a game is on the table"
        self.selected, self.open, self.tab = None, None, ""
        self._view = None
        self._show(events)
        self._save_soon()
        self.app.host.played(session, events, text)
        if session.over:
            self.app.page.scroll_to("")
        self.go_on()

    def _show(self, events: Sequence[Event]) -> None:
        session = self.session
        assert session is not None, "a game is on the table"
        if events and not self.veiled:
            seen = [event.seen_by(session.shown) for event in events]
            self.app.page.cues(cue_text(game_screen(session.game).cues(seen, self.ui())))
            said = [sentence for event in seen if (sentence := session.table.describe(event, session.names))]
            self.app.page.announce(" ".join(said[-MOST_SAID:]))
        self.app.render()

    # Bots

    def go_on(self) -> None:
        """Play what moves; where a bot is asked, let the bots play."""
        self.app.run(self._play_bots, self.generation)

    async def _play_bots(self, generation: int) -> None:
        session, page = self.session, self.app.page
        hurried = self.hurried = asyncio.Event()

        def stale() -> bool:
            return generation != self.generation or session is not self.session or self.conflict is not None

        await page.moved()
        while session is not None and not stale() and session.bot_to_move is not None:
            request = session.bot_request()
            text = await self.app.bots.choose(request)
            if stale():
                return
            try:
                events = session.play_for_bot(text)
            except IllegalAction:
                # A worker of an older version may answer with what is no longer legal.
                text = pr.choose(session.game, request["view"], "random", request["seed"])
                events = session.play_for_bot(text)
            self._view = None
            self._show(events)
            self._save_soon()
            self.app.host.played(session, events, text)
            self.app.settle()
            if stale():
                return
            pace = PACE[self.app.preferences.settings.speed]
            if hurried.is_set() or not pace:
                page.hurry()
                await page.pause(0)
            else:
                await page.moved()
                await self._pause(pace, hurried)
        if session is not None and not stale() and session.over:
            page.scroll_to("")

    async def _pause(self, seconds: float, hurried: asyncio.Event) -> None:
        """Let a bot's move be looked at, unless the player is in a hurry."""
        waits = [asyncio.ensure_future(self.app.page.pause(seconds)), asyncio.ensure_future(hurried.wait())]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()

    # Keeping

    def _save_soon(self) -> None:
        """Store the game when the player has seen what happened."""
        if not self.unsaved:
            self.unsaved = True
            self.app.page.once_painted(self.save_now)

    def save_now(self) -> None:
        """Store what is not stored yet: a frame after it happened, or at once when the page is left."""
        if self.unsaved:
            self.app.safely(self.autosave)

    def autosave(self) -> None:
        """Store the game. Where another tab has a later state of it, ask which one shall live."""
        self.unsaved = False
        session = self.session
        if session is None or self.conflict:
            return
        text = session.table.save()
        meta = meta_of(session, text, summary_of(session.table, session.seats, session.shown))
        if session.origin:
            meta["from"] = session.origin
        try:
            session.revision = self.app.store.write(session.id, session.name, meta, text, session.revision)
        except NewerElsewhere as newer:
            if newer.entry.broken:
                # What lies there cannot be read and is kept; the game gets another place.
                self._move_away()
            else:
                self.conflict = newer.entry
                self.stop()
            self.app.touch()
            return
        self.app.host.saved(session, text)

    def _move_away(self) -> None:
        session = self.session
        assert session is not None, "a game is on the table"
        session.id, session.revision = self.app.page.random_id(), 0
        self.autosave()
        if self.app.route.screen == "play":
            self.app.go(router.address("play", session.id), replace=True)

    def stored_elsewhere(self, entry_id: str) -> bool:
        """Another tab has written something; True if that concerns the game on the table."""
        session = self.session
        if session is None or session.id != entry_id:
            return False
        entry = self.app.store.entry(entry_id)
        if entry is None or entry.broken or entry.revision <= session.revision:
            return False
        if entry.text == session.table.save():
            # Only the name has changed.
            session.name, session.revision = entry.name or session.name, entry.revision
            return True
        self.conflict = entry
        self.stop()
        return True

    def take_newer(self) -> None:
        """Go on with what the other tab has."""
        session = self.session
        if session is None or self.conflict is None:
            return
        entry = self.app.store.entry(session.id) or self.conflict
        try:
            self.put(session_of(entry), write=False)
        except BadSave:
            self.conflict = None
            self._move_away()
            raise
        self.go_on()

    def keep_copy(self) -> None:
        """Go on with what is on this table, as a game of its own."""
        session = self.session
        if session is None or self.conflict is None:
            return
        self.conflict = None
        session.name = clean(tr("{name} (copy)", name=session.name), TITLE_LENGTH)
        self._move_away()
        self.go_on()

    # What is seen

    @property
    def veiled(self) -> bool:
        """Whether the next person must take the device first."""
        return self.session is not None and self.session.needs_handover(self.app.preferences.settings.handover)

    @property
    def turn(self) -> str:
        """Who is waited for: a person, a bot, the next person behind the veil, or nobody."""
        if self.session is None or self.session.over:
            return "over"
        if self.bots_moving:
            return "bot"
        return "veil" if self.veiled else "person"

    @property
    def bots_moving(self) -> bool:
        return self.session is not None and self.session.bot_to_move is not None

    def view(self) -> TableView:
        """The view of the seat that is shown, made once for each position."""
        assert self.session is not None, "a game is on the table"
        if self._view is None:
            self._view = self.session.view()
        return self._view

    def ui(self) -> UI:
        """The page around the game screen as that screen wants it."""
        session = self.session
        assert session is not None, "a game is on the table"
        icons = getattr(game_screen(session.game), "ICONS", {})
        return UI(
            names=session.names,
            seats=session.seats,
            seat=session.shown,
            selected=self.selected,
            tab=self.tab,
            log=session.log(icons),
            open=self.open,
            settings=self.app.preferences.settings,
            waiting=session.bot_to_move is not None,
            can_undo=session.can_undo and not self.conflict,
            party=session.party(),
        )

    def markup(self) -> Markup:
        """The screen of the game: the veil between two players, the table, or the end."""
        session = self.session
        if session is None:
            return EMPTY
        if self.veiled:
            seat = session.seats[session.shown or 0]
            return handover(seat["name"], pic=seat["emblem"], colour=seat["colour"])
        screen = game_screen(session.game)
        view, content = self.view(), catalogue(session.game)
        shown: Markup
        if session.over:
            shown = screen.scoring(view, content, session.names, self.ui())
        else:
            shown = screen.table(view, content, self.ui())
        return shown

    def title(self) -> str:
        """The words for the title of the document."""
        session = self.session
        if session is None:
            return tr("Rulebound")
        game = tr(session.table.game.info.title)
        if session.over:
            return tr("{game}: the end · Rulebound", game=game)
        if not self.bots_moving and session.shown is not None:
            return tr("{game}: {name} to move · Rulebound", game=game, name=session.names[session.shown])
        return tr("{game} · Rulebound", game=game)

    # Turns that players share

    def _turn_to(self, argument: str) -> None:
        """Show another seat's table: the one named, or the next one."""
        session = self.session
        if session is None or self.conflict:
            return
        seat = int(argument) if argument.isdecimal() and len(argument) < 3 else session.next_seat()
        if seat is not None:
            session.turn_to(seat)
            self.selected, self.open, self.tab = None, None, ""
            self._view = None

    def _call_bot(self, argument: str, *, finish: bool) -> None:
        """Ask a bot of a shared turn to play: the one named, or the first that may."""
        session = self.session
        if session is None or self.conflict or self.veiled or self.bots_moving:
            return
        waiting = [one.seat for one in session.party() if one.bot and one.may_act]
        seat = int(argument) if argument.isdecimal() and len(argument) < 3 else next(iter(waiting), -1)
        session.call(seat, finish=finish)
        self.generation += 1
        self.go_on()

    # Commands of the game screens

    def _select(self, argument: str) -> None:
        self.selected = argument or None

    def _tab(self, argument: str) -> None:
        self.tab = argument

    def _open(self, argument: str) -> None:
        self.open = argument or None

    def key(self, key: str) -> bool:
        """What a key does at the table; False if it means nothing here."""
        session = self.session
        if session is None or self.conflict:
            return False
        if self.veiled:
            if key != "Enter":
                return False
            self.reveal()
            return True
        if key == " " and self.bots_moving:
            self.hurry()
            return True
        if key in PARTY_KEYS and not self.bots_moving and session.party():
            self.app.command(PARTY_KEYS[key])
            return True
        meant = game_screen(session.game).keys(key, self.view(), self.ui())
        if meant is None:
            return False
        if meant.startswith("do:"):
            command, _, argument = meant.removeprefix("do:").partition(" ")
            self.app.command(command, argument)
        else:
            self.act(meant)
        return True


def session_of(entry: Entry) -> Session:
    """The session of a stored game; BadSave says why there is none."""
    table = open_entry(entry)
    return Session(table, read_seats(entry.meta.get("seats"), table.players), entry.id, entry.name, entry.revision)
