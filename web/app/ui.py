"""What the page knows beside the game itself: pure values that every view gets."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any

THEMES = ("auto", "light", "dark")
MOTIONS = ("auto", "full", "less")
SPEEDS = ("slow", "normal", "fast", "instant")
HANDOVERS = ("auto", "always", "never")

# Seat emblems are icons of the sprite; seat colours are told apart by letter as well.
EMBLEMS = ("stag", "fox", "bear", "raven", "wolf", "wisdom", "dragon", "crown")
COLOURS = {
    "green": "#2f7a55",
    "purple": "#8a4fb0",
    "rust": "#b0452c",
    "blue": "#2d64b8",
    "amber": "#96690f",
    "slate": "#4a4f63",
}


@dataclass(slots=True)
class Settings:
    """How the player likes the page."""

    theme: str = "dark"  # games are played by candlelight unless somebody likes it brighter
    motion: str = "auto"
    speed: str = "normal"
    language: str = ""  # empty: as the browser says
    letters: bool = True
    handover: str = "auto"

    @classmethod
    def read(cls, data: Any) -> Settings:
        """Settings from stored values; whatever is unknown or of the wrong kind is left at its default."""
        settings = cls()
        if not isinstance(data, dict):
            return settings
        allowed = {"theme": THEMES, "motion": MOTIONS, "speed": SPEEDS, "handover": HANDOVERS}
        for name, values in allowed.items():
            if data.get(name) in values:
                setattr(settings, name, data[name])
        if isinstance(data.get("letters"), bool):
            settings.letters = data["letters"]
        if isinstance(data.get("language"), str) and len(data["language"]) <= 12:
            settings.language = data["language"]
        return settings

    def values(self) -> dict[str, Any]:
        """The settings as values to store."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class PartySeat:
    """A seat in a turn that players share: whether it may act, whether a bot plays it, whether its table is shown."""

    seat: int
    name: str
    emblem: str
    colour: str
    may_act: bool
    bot: bool
    shown: bool


@dataclass(slots=True)
class UI:
    """The state of the page around a game screen.

    `seats` are dicts with `name`, `kind` ("human" or a bot's name), `emblem` (an icon) and `colour`.
    `selected`, `tab` and `open` are whatever the game screen last asked for with the commands `select`, `tab` and
    `open` (each with `data-arg`); `close` clears `open`. `log` holds (icon, sentence, rule) lines, oldest first.
    """

    names: list[str]
    seats: list[dict[str, Any]]
    seat: int | None
    selected: str | None = None
    tab: str = ""
    log: list[tuple[str, str, str]] = field(default_factory=list)
    open: str | None = None
    settings: Settings = field(default_factory=Settings)
    waiting: bool = False
    can_undo: bool = False
    # All seats of a game that is played together, or of a turn that players share; empty in all others.
    party: list[PartySeat] = field(default_factory=list)


SETTING_NAMES = tuple(f.name for f in fields(Settings))
