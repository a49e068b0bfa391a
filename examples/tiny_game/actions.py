"""What a seat can choose. The text of an action is what logs, replays and tests read; its fields are its arguments."""

from __future__ import annotations

from dataclasses import dataclass

from pygame_rules.core.play import Move


@dataclass(frozen=True, slots=True, eq=False)
class RollDie(Move):
    """Roll the die (TG-2.1)."""

    def spell(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True, eq=False)
class PlayCard(Move):
    """Play a card from the hand (TG-2.5)."""

    card: str

    def spell(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True, eq=False)
class Keep(Move):
    """Keep a roll (TG-2.3)."""

    def spell(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True, eq=False)
class Dare(Move):
    """Roll once more (TG-2.4)."""

    def spell(self) -> str:
        return "dare"
