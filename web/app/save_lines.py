"""Saved games as lists show them. What lies in the storage is hostile: each value is checked before a view sees it."""

from __future__ import annotations

import re
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pygame_rules as pr
from pygame_rules import BadSave, Table, tr

from .components.die import COLOURS as DICE
from .memo import catalogue
from .models import SaveLine
from .screens import GAME_SCREENS, game_screen
from .session import Session
from .setup_form import read_seats
from .store import Entry
from .text import NAME_LENGTH, TITLE_LENGTH, ago, clean

LINE_LENGTH = 200
MOST_SEATS = 8
MOST_ROWS = 8
MOST_DICE = 6
ICON = re.compile(r"[a-z0-9_-]{1,40}\Z")


def checksum(text: str) -> str:
    """Tells whether the summary beside a save was made from it."""
    return sha256(text.encode("utf-8", "replace")).hexdigest()[:16]


def summary_of(table: Table, seats: list[dict[str, Any]], seat: int | None) -> dict[str, Any]:
    """Where a game stands, as its screen words it; what is hidden between persons stays out."""
    persons = sum(chair["kind"] == "human" for chair in seats)
    hides = table.game.info.secrets and persons != 1
    game = table.game.info.id
    names = [chair["name"] for chair in seats]
    return dict(game_screen(game).summary(table.view(None if hides else seat), catalogue(game), names))


def meta_of(session: Session, text: str, summary: dict[str, Any]) -> dict[str, Any]:
    """What is stored beside a save so that lists need not open it."""
    decision = session.table.decision
    return {
        "game": session.game,
        "seats": session.seats,
        "language": pr.language(),
        "sum": checksum(text),
        "over": decision is None,
        "your_move": decision is not None and any(session.is_person(seat) for seat in decision.players),
        "summary": summary,
    }


def open_entry(entry: Entry) -> Table:
    """The table of a stored game; BadSave says why there is none."""
    if entry.broken:
        raise BadSave(entry.broken)
    table = pr.load(entry.text)
    if table.game.info.id not in GAME_SCREENS:
        raise BadSave(tr("This save is of a game that is not here: {game}.", game=table.game.info.id))
    return table


class SaveLines:
    """Gives the lines of entries; remembers those that had to be opened for it."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[str, str, SaveLine]] = {}

    def line(self, entry: Entry, now: float) -> SaveLine:
        """An entry as one line; the sentence of what is wrong stands in `broken` where it cannot be read."""
        found = self.known.get(entry.id)
        if found is None or found[0] != entry.raw or found[1] != pr.language():
            found = (entry.raw, pr.language(), read_line(entry))
            self.known[entry.id] = found
        return replace(found[2], when=ago(entry.saved, now) if entry.saved else "")


def read_line(entry: Entry) -> SaveLine:
    """The line of an entry from its summary, or from the save itself where the summary does not fit it."""
    name = entry.name or tr("Unnamed game")
    if entry.broken:
        return SaveLine(entry.id, "", name, "", broken=entry.broken)
    meta = entry.meta
    if meta.get("game") in GAME_SCREENS and meta.get("sum") == checksum(entry.text):
        if meta.get("language") == pr.language():
            seats = read_seats(meta.get("seats"), _count(meta.get("seats")))
            return _line(entry, entry.game, name, meta.get("summary"), seats, meta)
    try:
        table = open_entry(entry)
        seats = read_seats(meta.get("seats"), table.players)
        session = Session(table, seats, entry.id)
        summary = summary_of(table, seats, session.shown)
    except BadSave as error:
        return SaveLine(entry.id, "", name, "", broken=str(error))
    return _line(entry, session.game, name, summary, seats, meta_of(session, entry.text, summary))


def _count(seats: Any) -> int:
    return min(MOST_SEATS, len(seats)) if isinstance(seats, list) else 0


def _line(
    entry: Entry, game: str, name: str, summary: Any, seats: list[dict[str, Any]], meta: dict[str, Any]
) -> SaveLine:
    told = summary if isinstance(summary, dict) else {}
    return SaveLine(
        entry.id,
        game,
        name,
        "",
        title=clean(told.get("title"), TITLE_LENGTH),
        line=clean(told.get("line"), LINE_LENGTH),
        players=_players(told.get("players"), seats),
        rows=_rows(told.get("rows")),
        your_move=meta.get("your_move") is True,
        over=meta.get("over") is True,
    )


def _players(data: Any, seats: list[dict[str, Any]]) -> tuple[dict[str, Any], ...]:
    told = data if isinstance(data, list) else []
    out = []
    for number, seat in enumerate(seats):
        one = told[number] if number < len(told) and isinstance(told[number], dict) else {}
        score, pic = one.get("score"), one.get("pic")
        out.append(
            {
                "name": clean(seat["name"], NAME_LENGTH),
                "sub": clean(one.get("sub"), TITLE_LENGTH),
                "score": score if type(score) is int else None,
                "pic": pic if isinstance(pic, str) and ICON.match(pic) else "star",
                "emblem": seat["emblem"],
                "colour": seat["colour"],
            }
        )
    return tuple(out)


def _rows(data: Any) -> tuple[dict[str, Any], ...]:
    out = []
    for row in data[:MOST_ROWS] if isinstance(data, list) else ():
        if isinstance(row, dict) and isinstance(row.get("icon"), str) and ICON.match(row["icon"]):
            dice = row.get("dice")
            shown = dice[:MOST_DICE] if isinstance(dice, list) else []
            out.append({"icon": row["icon"], "dice": [_die(one) for one in shown]})
    return tuple(out)


def _die(data: Any) -> list[Any] | None:
    if not isinstance(data, (list, tuple)) or len(data) != 2:
        return None
    colour, value = data
    return [colour, value] if colour in DICE and type(value) is int and 1 <= value <= 6 else None
