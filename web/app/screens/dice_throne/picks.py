"""What the page remembers of this table between two clicks: what is picked, and what is open over it.

Both are short texts (`ui.selected`, `ui.open`) that a click or key sets; here alone they are written and read.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

KEEP = "keep"


@dataclass(frozen=True, slots=True)
class Pick:
    """What is picked: at most one of these."""

    card: str = ""
    token: str = ""
    # An ability that is walked to with the keys.
    ability: str = ""
    hero: str = ""
    # The number of a die that is to be turned.
    die: int | None = None
    # The places (from 0) of the dice that stay when the others are rolled; None where no die was touched.
    kept: frozenset[int] | None = None


def read_pick(text: str | None) -> Pick:
    """What `ui.selected` stands for; nothing, where it stands for nothing here."""
    kind, _, name = (text or "").partition(":")
    if kind == "card":
        return Pick(card=name)
    if kind == "token":
        return Pick(token=name)
    if kind == "declare":
        return Pick(ability=name)
    if kind == "hero":
        return Pick(hero=name)
    if kind == "die":
        return Pick(die=int(name)) if name.isdecimal() else Pick()
    word, _, places = kind.partition(" ")
    if word == KEEP:
        return Pick(kept=frozenset(int(place) for place in places.split() if place.isdecimal()))
    return Pick()


def pick_card(card: str) -> str:
    return f"card:{card}"


def pick_token(token: str) -> str:
    return f"token:{token}"


def pick_ability(ability: str) -> str:
    return f"declare:{ability}"


def pick_hero(hero: str) -> str:
    return f"hero:{hero}"


def pick_die(number: int) -> str:
    return f"die:{number}"


def keep_dice(places: Iterable[int]) -> str:
    return " ".join([KEEP, *map(str, sorted(places))])


@dataclass(frozen=True, slots=True)
class Opened:
    """What is open over the table: `board`, `discard` or `ability` of a seat, a `card`, the `log`, or nothing."""

    what: str = ""
    seat: int | None = None
    name: str = ""


def read_opened(text: str | None) -> Opened:
    """What `ui.open` stands for; other dialogs of the page are nothing here."""
    what, _, which = (text or "").partition(":")
    if what == "card":
        return Opened(what, name=which)
    if what == "log":
        return Opened(what)
    if what not in ("board", "discard", "ability"):
        return Opened()
    seat, _, name = which.partition(":")
    return Opened(what, int(seat), name) if seat.isdecimal() else Opened()


def open_board(seat: int) -> str:
    return f"board:{seat}"


def open_discard(seat: int) -> str:
    return f"discard:{seat}"


def open_ability(seat: int, ability: str) -> str:
    return f"ability:{seat}:{ability}"


def open_card(card: str) -> str:
    return f"card:{card}"


OPEN_LOG = "log"
