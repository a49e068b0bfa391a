"""Setting up a table: the commands of the form, and the start of a game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame_rules as pr
from pygame_rules import BadSetup, tr

from . import router
from .lobby import ready_games
from .models import Fact
from .screens import game_screen
from .session import Session
from .setup_form import SetupForm, fresh_form, link_of, option_fields, read_option, read_seats
from .text import NAME_LENGTH, SEED_LENGTH, clean
from .ui import COLOURS, EMBLEMS

if TYPE_CHECKING:
    from .app import App


class SetupDesk:
    """The form on the desk, and what is wrong with it."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.form: SetupForm | None = None
        self.problem = ""
        self._facts: tuple[str, Sequence[Fact] | None] = ("", None)
        self.commands = {
            "open-setup": self._open,
            "players": self._players,
            "seat-kind": self._seat_kind,
            "seat-open": self._seat_open,
            "seat-emblem": self._seat_emblem,
            "seat-colour": self._seat_colour,
            "seat-up": lambda argument: self._move(argument, -1),
            "seat-down": lambda argument: self._move(argument, 1),
            "option": self._option,
            "seed-random": lambda _: self._seed(self.random_seed()),
            "seed-daily": lambda _: self._seed(app.page.today()),
            "copy-setup-link": lambda _: self._copy_link(),
            "start": lambda _: self.start(),
            "new-game": lambda _: self.again(self.random_seed()),
            "same-seed": lambda _: self.again(None),
        }
        self.fields = {"seat-name": self._name, "option": self._set_option, "seed": lambda _, value: self._seed(value)}

    # The form

    def lay(self, game: str, query: dict[str, str]) -> None:
        """A fresh form for a game, as a link says or as last time."""
        self.form = fresh_form(game, query, self.app.store.last_setup(game), self.random_seed())
        self.problem = ""

    def link(self) -> str:
        """The address that brings this very table."""
        return self.app.page.here() + link_of(self.form) if self.form else ""

    def facts(self) -> Sequence[Fact] | None:
        """The figures of the table as it would be laid; None where its screen tells none."""
        form = self.form
        preview = getattr(game_screen(form.game), "preview", None) if form else None
        if form is None or preview is None:
            return None
        key = json.dumps([form.game, form.players, form.options, pr.language()])
        if key != self._facts[0]:
            try:
                table = pr.new_game(form.game, form.players, 0, form.options)
            except BadSetup:
                return None
            self._facts = (key, preview(table.view(None)))
        return self._facts[1]

    def random_seed(self) -> str:
        """A seed that nobody has chosen: short, so that it can be told to others."""
        return self.app.page.random_id()[:6]

    def _open(self, game: str) -> None:
        if game in ready_games():
            self.app.go(router.address("setup", game))

    def _players(self, argument: str) -> None:
        form = self.form
        if form and argument.isdecimal() and int(argument) in pr.game(form.game).players:
            form.players = int(argument)
            form.open_seat = None
            form.fill()

    def _seat(self, argument: str) -> tuple[dict[str, Any] | None, str]:
        """The seat that `N:value` is about, and the value; no seat if it makes no sense."""
        number, _, value = argument.partition(":")
        form = self.form
        if form is None or not number.isdecimal() or int(number) >= form.players:
            return None, ""
        return form.seats[int(number)], value

    def _seat_kind(self, argument: str) -> None:
        seat, kind = self._seat(argument)
        if seat and kind in ("human", *pr.bots()):
            seat["kind"] = kind

    def _seat_open(self, argument: str) -> None:
        seat, _ = self._seat(argument)
        if self.form:
            number = int(argument) if seat else None
            self.form.open_seat = None if self.form.open_seat == number else number

    def _seat_emblem(self, argument: str) -> None:
        seat, emblem = self._seat(argument)
        if seat and emblem in EMBLEMS:
            self._swap(seat, "emblem", emblem)

    def _seat_colour(self, argument: str) -> None:
        seat, colour = self._seat(argument)
        value = COLOURS.get(colour, colour)
        if seat and value in COLOURS.values():
            self._swap(seat, "colour", value)

    def _swap(self, seat: dict[str, Any], what: str, value: str) -> None:
        """Give a seat an emblem or colour; who had it gets the old one, so that no two look alike."""
        assert self.form is not None, "a form is on the desk"
        for other in self.form.seats:
            if other is not seat and other[what] == value:
                other[what] = seat[what]
        seat[what] = value

    def _move(self, argument: str, step: int) -> None:
        if self.form and argument.isdecimal():
            self.form.move(int(argument), int(argument) + step)
            self.form.open_seat = None

    def drop(self, what: str, place: str) -> None:
        """A seat was dragged to another place at the table; a place is named before the seats that it takes."""
        seat, target = what.removeprefix("seat:"), place.partition(" ")[0].removeprefix("seat-place:")
        if self.form and seat.isdecimal() and target.isdecimal():
            self.form.move(int(seat), int(target))
            self.form.open_seat = None

    def _option(self, argument: str) -> None:
        name, _, value = argument.partition(":")
        self._set_option(name, value)

    def _set_option(self, name: str, value: Any) -> None:
        form = self.form
        spec = next((one for one in option_fields(form.game) if one["name"] == name), None) if form else None
        if form and spec:
            form.options[name] = read_option(spec, value)

    def _name(self, number: str, value: Any) -> None:
        seat, _ = self._seat(number)
        if seat:
            seat["name"] = clean(value, NAME_LENGTH)

    def _seed(self, value: Any) -> None:
        if self.form:
            self.form.seed = clean(value, SEED_LENGTH)

    def _copy_link(self) -> None:
        if self.form:
            self.app.offer_link(self.link(), tr("The link to this table is copied."))

    # The start

    def start(self) -> None:
        """Start the game of the form; what is wrong with it stands beside the form."""
        form = self.form
        if form is None:
            return
        seats = read_seats(form.seated(), form.players)
        seed = form.seed or self.random_seed()
        try:
            session = self.new_session(form.game, form.players, seed, form.options, seats)
        except BadSetup as error:
            self.problem = str(error)
            return
        self.app.store.write_last_setup(form.game, form.values())
        self.app.play_session(session)

    def again(self, seed: str | None) -> None:
        """The same seats and options once more; without a seed with the same one."""
        old = self.app.play.session
        if old is None:
            return
        table = old.table
        options = table.options.model_dump(mode="json")
        seats = [dict(seat) for seat in old.seats]
        self.app.play_session(self.new_session(old.game, table.players, seed or table.seed, options, seats))

    def new_session(
        self, game: str, players: int | None, seed: str, options: dict[str, Any], seats: list[dict[str, Any]] | None
    ) -> Session:
        """A fresh game; BadSetup says what is wrong."""
        if game not in ready_games():
            raise BadSetup(tr("There is no game called “{game}” here.", game=game[:40]))
        table = pr.new_game(game, players, seed, options)
        seats = seats or read_seats(None, table.players)
        return Session(table, seats, self.app.page.random_id(), tr(table.game.info.title))
