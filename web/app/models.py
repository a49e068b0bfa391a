"""What the screens around the games show: plain values that the app fills in and the views only read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class HomeGame:
    """A game on the shelf. `ready` games can be opened; the others are announced."""

    id: str
    title: str
    summary: str
    players: str  # such as 1–4
    facts: str  # such as 12 classes
    ready: bool
    badge: str = ""  # where a saved game of it stands, such as Round 6


@dataclass(frozen=True, slots=True)
class SaveLine:
    """A saved game as lists show it. `broken` is a sentence where it cannot be read."""

    id: str
    game: str
    name: str
    when: str
    title: str = ""
    line: str = ""
    players: Sequence[dict[str, Any]] = ()  # name, sub, score, emblem, colour
    rows: Sequence[dict[str, Any]] = ()  # icon, dice: [colour, value] or None
    your_move: bool = False
    over: bool = False
    broken: str = ""


@dataclass(frozen=True, slots=True)
class Shell:
    """What the bars of all screens show."""

    language: str = "en"
    languages: Sequence[str] = ("en",)
    installable: bool = False
    offline: bool = False  # all files are on this device
    update: bool = False  # a newer version waits
    refused: bool = False  # the browser keeps nothing: games live in memory only
    embedded: bool = False


@dataclass(frozen=True, slots=True)
class Home:
    """The first screen."""

    shell: Shell
    games: Sequence[HomeGame]
    recent: SaveLine | None = None
    saves: Sequence[SaveLine] = field(default_factory=tuple)
    rules: int = 0  # how many numbered rules there are in all


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure of the table that is being set up, such as 11 rounds."""

    pic: str
    value: str
    words: str
