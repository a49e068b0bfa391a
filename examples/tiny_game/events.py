"""What happened, for the log to word and the page to animate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pygame_rules.core.play import Event


@dataclass(slots=True)
class DieRolled(Event):
    # What chance has brought cannot be taken back: undo stops here.
    reveals: ClassVar[bool] = True

    player: int
    value: int
    daring: bool = False


@dataclass(slots=True)
class RunnerMoved(Event):
    player: int
    steps: int
    to: int


@dataclass(slots=True)
class CardPlayed(Event):
    player: int
    card: str


@dataclass(slots=True)
class CardDrawn(Event):
    reveals: ClassVar[bool] = True

    player: int
    card: str  # empty for those who may not see it

    def seen_by(self, seat: int | None) -> Event:
        """Only the holder sees which card it is (TG-1.2)."""
        return self if seat == self.player else CardDrawn(self.player, "")


@dataclass(slots=True)
class DeckShuffled(Event):
    reveals: ClassVar[bool] = True
