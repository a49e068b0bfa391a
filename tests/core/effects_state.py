"""A position of the toy of mages, what its texts know, and what can happen in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from pygame_rules.core import effects, flow, piles, triggers
from pygame_rules.core.flow import expect
from pygame_rules.core.play import Event
from pygame_rules.core.rng import Rng
from pygame_rules.core.texts import Amount, Choose, Condition, Number
from tests.core.effects_content import (
    ACTIVE,
    CARDS,
    CHOSEN,
    OTHERS,
    SELF,
    CostOfPicked,
    Held,
    Holds,
    Rolled,
    ThatMuch,
    ToyMoment,
    ToyText,
)  # fmt: skip

HEALTH, POINTS = 12, 2


@dataclass(slots=True)
class Pile(piles.Pile):
    cards: list[str]
    seen: list[int]


@dataclass(slots=True)
class AtHand(piles.AtHand):
    whose: int
    zone: str
    cards: tuple[str, ...]
    seen: int
    shuffles: bool


@dataclass(slots=True)
class Mage:
    pile: Pile
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    upgrades: list[str] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=dict)
    # How often each text was used in this turn.
    used: dict[str, int] = field(default_factory=dict)
    health: int = HEALTH
    points: int = POINTS


@dataclass(slots=True)
class Scope(effects.Scope):
    """What a text knows: also what has set it off, and the card that was picked."""

    happened: ToyMoment | None = None
    card: str = ""

    def picking(self, card: str) -> Scope:
        return Scope(self.player, self.chosen, self.spent, self.happened, card)

    def holds(self, state: Duel, condition: Condition) -> bool:
        return CONDITIONS[type(condition)](state, self, condition)

    def number(self, state: Duel, amount: Number) -> int:
        return amount if isinstance(amount, int) else AMOUNTS[type(amount)](state, self, amount)

    def decider(self, state: Duel, by: str) -> int:
        return {"": self.player, CHOSEN: self.chosen, ACTIVE: state.turn}[by]

    def seats(self, state: Duel, who: str) -> Sequence[int]:
        if who == OTHERS:
            return [seat for seat in in_turn(state) if seat != self.player]
        return [{SELF: self.player, CHOSEN: self.chosen, ACTIVE: state.turn}[who]]

    def candidates(self, state: Duel, effect: Choose) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(state.players)) if seat != self.player)

    def check(self, state: Duel) -> None:
        effects.Scope.check(self, state)
        expect(self.card == "" or self.card in CARDS, "a card")


CONDITIONS: dict[type[Condition], Any] = {
    Holds: lambda state, scope, c: any(c.token in state.players[seat].tokens for seat in scope.seats(state, c.who)),
    Rolled: lambda state, scope, c: sum(state.dice) >= c.at_least,
}
AMOUNTS: dict[type[Amount], Any] = {
    Held: lambda state, scope, a: state.players[scope.player].tokens.get(a.token, 0),
    ThatMuch: lambda state, scope, a: scope.happened.amount,
    CostOfPicked: lambda state, scope, a: CARDS[scope.card].cost,
}


@dataclass(slots=True)
class Waiting(triggers.Waiting):
    text: ToyText
    at: int
    scope: Scope


class Step(flow.Step["Duel"]):
    """Something that is under way in a duel."""

    __slots__ = ()
    only_base = True


@dataclass(slots=True)
class Duel:
    rng: Rng
    players: list[Mage]
    turn: int = 0
    round: int = 1
    dice: tuple[int, ...] = ()
    # Blows that wait to be settled: whom, and how much.
    blows: list[tuple[int, int]] = field(default_factory=list)
    at_hand: list[AtHand] = field(default_factory=list)
    waiting: list[Waiting] = field(default_factory=list)
    stack: list[Step] = field(default_factory=list)


def in_turn(state: Duel) -> list[int]:
    """All seats from the one whose turn it is."""
    seats = len(state.players)
    return [(state.turn + step) % seats for step in range(seats)]


# What happened


@dataclass(slots=True)
class CardPlayed(Event):
    player: int
    card: str


@dataclass(slots=True)
class CardsDrawn(Event):
    reveals: ClassVar[bool] = True

    player: int
    cards: tuple[str | None, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.player else CardsDrawn(self.player, (None,) * len(self.cards))


@dataclass(slots=True)
class DiceRolled(Event):
    reveals: ClassVar[bool] = True

    player: int
    dice: tuple[int, ...]


@dataclass(slots=True)
class FigureChanged(Event):
    """Health, points or a kind of token."""

    player: int
    figure: str
    by: int


@dataclass(slots=True)
class TextBegun(Event):
    """Something acts by itself, or is used."""

    player: int
    thing: str


@dataclass(slots=True)
class CardDiscarded(Event):
    player: int
    card: str
