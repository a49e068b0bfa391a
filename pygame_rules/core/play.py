"""The nouns of play: actions, events, decisions, results."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from .words import tr


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that a seat may do. Its text is short, as a chess move is, and unique among what the seat may do."""

    player: int
    text: str = field(init=False, repr=False, compare=False, default="")

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", self.spell())

    def spell(self) -> str:
        """The text form, such as `place con`."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text


@dataclass(slots=True)
class Event:
    """Something that happened, for the log to word and the page to animate."""

    # What chance or a hidden place brought to light cannot be taken back: undo stops here.
    reveals: ClassVar[bool] = False
    # A part of the game has ended with it (a round, a turn, a room): saves keep the chapters before it packed.
    ends_chapter: ClassVar[bool] = False

    def seen_by(self, seat: int | None) -> Event:
        """This event as a seat (None: an onlooker) may know it."""
        return self


@dataclass(frozen=True, slots=True)
class Decision:
    """What the table waits for."""

    player: int
    prompt: str
    rule: str
    # All who may act now; more than one only in a turn that players share.
    players: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if not self.players:
            object.__setattr__(self, "players", (self.player,))


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    # Per seat: the parts of the score, in the order in which they are shown.
    breakdown: tuple[dict[str, Any], ...] = ()

    def sentence(self, names: list[str]) -> str:
        """The outcome in words, such as `Zofia wins.`"""
        if not self.winners:
            return tr("Nobody wins.")
        if len(self.winners) == 1:
            return tr("{name} wins.", name=names[self.winners[0]])
        return tr("{names} share the victory.", names=", ".join(names[seat] for seat in self.winners))


@dataclass(slots=True)
class LogEntry:
    """An action and what came out of it."""

    action: Action | None  # None: the table itself, as in the setup
    events: list[Event]
