"""The nouns of play: actions, events, decisions, results."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass, field, fields
from operator import attrgetter
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

    @property
    def verb(self) -> str:
        """The first word of the text."""
        return self.text.partition(" ")[0]

    def arguments(self) -> dict[str, Any]:
        """What the verb is about, by name, as JSON-able values in the words of the text."""
        kind = type(self)
        if kind not in _ARGUMENTS:
            _ARGUMENTS[kind] = tuple(part.name for part in fields(self) if part.init and part.name != "player")
        values = {name: getattr(self, name) for name in _ARGUMENTS[kind]}
        return {name: list(value) if type(value) is tuple else value for name, value in values.items()}

    def seen_by(self, seat: int | None) -> Action:
        """This action as a seat (None: an onlooker) may know it: its text may tell what only some can see."""
        return self

    def __str__(self) -> str:
        return self.text


# The names of the arguments of each kind of action.
_ARGUMENTS: dict[type[Action], tuple[str, ...]] = {}


class Move(Action):
    """An action that is told by its seat and text, which is quicker to compare than its fields."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.text == other.text and self.player == other.player)

    def __hash__(self) -> int:
        return hash((self.player, self.text))


class Veiled(Action):
    """An action of which someone may not know more than this text."""

    __slots__ = ()

    def __init__(self, player: int, text: str) -> None:
        object.__setattr__(self, "player", player)
        object.__setattr__(self, "text", text)

    def spell(self) -> str:
        return self.text


# For sorting the actions of one seat.
by_text: Callable[[Action], str] = attrgetter("text")


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
class Ask:
    """What one seat is asked, in words, and the rule that it comes from."""

    player: int
    prompt: str
    rule: str


@dataclass(frozen=True, slots=True)
class Decision:
    """What the table waits for: one question, or one for each seat that may act in a turn that players share."""

    asks: tuple[Ask, ...]

    @property
    def player(self) -> int:
        """The seat that is asked, or the first of them."""
        return self.asks[0].player

    @property
    def prompt(self) -> str:
        return self.asks[0].prompt

    @property
    def rule(self) -> str:
        return self.asks[0].rule

    @property
    def players(self) -> tuple[int, ...]:
        """All who may act now."""
        return tuple(ask.player for ask in self.asks)

    def of(self, seat: int) -> Ask | None:
        """What a seat is asked; None if it may not act now."""
        return next((ask for ask in self.asks if ask.player == seat), None)

    def unattended(self, people: Container[int]) -> int | None:
        """The first seat that is asked if none of the people is: a bot that sits there acts by itself."""
        return None if any(ask.player in people for ask in self.asks) else self.player

    def continues(self, before: Decision, seat: int, people: Container[int]) -> bool:
        """Whether it is still the turn that a bot is finishing: its seat is asked, the people nothing new since before.

        What a person is asked is told by the rule; while a question concerns one seat alone, it is none of the others.
        """
        asked = [(ask.player, ask.rule) for ask in self.asks if ask.player in people]
        return self.of(seat) is not None and (
            not asked or asked == [(ask.player, ask.rule) for ask in before.asks if ask.player in people]
        )


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    # Per seat: the parts of the score, in the order in which they are shown.
    breakdown: tuple[dict[str, Any], ...] = ()

    def sentence(self, names: list[str], together: bool = False) -> str:
        """The outcome in words, such as `Zofia wins.`; in a game in which all play `together`, what it is for all."""
        if together and len(names) > 1:
            return tr("You win together.") if self.winners else tr("You lose together.")
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

    def seen_by(self, seat: int | None) -> LogEntry:
        """This entry as a seat (None: an onlooker) may know it."""
        action = None if self.action is None else self.action.seen_by(seat)
        return LogEntry(action, [event.seen_by(seat) for event in self.events])
