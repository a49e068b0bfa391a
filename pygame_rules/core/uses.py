"""What a seat may use: tokens, passives and the like, with what it costs and how often a turn it can be done.

A game says once what its seats have and when is the time (`Uses`). How often something was used in a turn is plain data
in the state: a dict from the name of the text to a number, which the game empties when a turn begins.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from .effects import Doing
from .flow import Events, Step, expect
from .play import Action, Move, by_text
from .texts import Condition, Effects, Text

ANY_NUMBER = 0


@dataclass(frozen=True, slots=True)
class Cost:
    """What something costs, or what a seat has to pay with: of the thing itself, of points, of cards in the hand."""

    tokens: int = 0
    points: int = 0
    cards: int = 0

    def within(self, stock: Cost) -> bool:
        """Whether it can be paid."""
        return self.tokens <= stock.tokens and self.points <= stock.points and self.cards <= stock.cards


@dataclass(frozen=True, slots=True)
class Use:
    """Something that can be used. `when` is the game's own word for the time at which that can be done."""

    does: Effects
    when: str = ""
    cost: Cost = Cost()
    per_turn: int = ANY_NUMBER
    needs: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Usable:
    """A use with its text; `word` is the one by which it is chosen, and `text.source` is what is used."""

    word: str
    use: Use
    text: Text


@dataclass(frozen=True, slots=True, eq=False)
class UseIt(Move):
    """Use something."""

    what: str

    def spell(self) -> str:
        return f"use {self.what}"


@dataclass(frozen=True, slots=True, eq=False)
class PayCard(Move):
    """Pay with a card."""

    card: str

    def spell(self) -> str:
        return f"pay {self.card}"


use_it = cache(UseIt)
pay_card = cache(PayCard)


class Uses:
    """What the seats of a game may use. A game has one object of its own kind of this."""

    doing: ClassVar[type[Doing]]
    paying: ClassVar[type[PayingCards]]

    def held(self, state: Any, seat: int) -> Iterable[Usable]:
        """All that a seat has that can be used at some time, each word once."""
        raise NotImplementedError

    def is_time(self, state: Any, seat: int, when: str) -> bool:
        raise NotImplementedError

    def stock(self, state: Any, seat: int, usable: Usable) -> Cost:
        """What the seat could pay; `tokens` are those of what is used."""
        raise NotImplementedError

    def used(self, state: Any, seat: int) -> dict[str, int]:
        """How often each text of the seat was used in this turn."""
        raise NotImplementedError

    def scope(self, state: Any, seat: int, usable: Usable) -> Any:
        """What the text knows that is used."""
        raise NotImplementedError

    def pay(self, state: Any, seat: int, usable: Usable, events: Events) -> None:
        """Take the tokens and points of the cost, and tell that the thing is used; cards are asked for afterwards."""
        raise NotImplementedError

    # What all games do alike

    def can(self, state: Any, seat: int, usable: Usable) -> bool:
        """Whether it is the time, it can be paid, and it can be done once more in this turn."""
        use = usable.use
        if not self.is_time(state, seat, use.when) or not use.cost.within(self.stock(state, seat, usable)):
            return False
        if use.per_turn != ANY_NUMBER and self.used(state, seat).get(usable.text.name, 0) >= use.per_turn:
            return False
        if not use.needs:
            return True
        scope = self.scope(state, seat, usable)
        return all(scope.holds(state, condition) for condition in use.needs)

    def actions(self, state: Any, seat: int) -> list[Action]:
        """What a seat can use now, sorted by text."""
        usable = [use_it(seat, usable.word) for usable in self.held(state, seat) if self.can(state, seat, usable)]
        return sorted(usable, key=by_text)

    def start(self, state: Any, action: UseIt, events: Events) -> None:
        """Pay, count, and put the text on the stack; above it the question with which cards, if it costs some."""
        seat = action.player
        usable = next(usable for usable in self.held(state, seat) if usable.word == action.what)
        use, used = usable.use, self.used(state, seat)
        scope = self.scope(state, seat, usable)
        if use.per_turn != ANY_NUMBER:
            used[usable.text.name] = used.get(usable.text.name, 0) + 1
        self.pay(state, seat, usable, events)
        state.stack.append(self.doing(usable.text, 0, scope))
        if use.cost.cards:
            state.stack.append(self.paying(seat, use.cost.cards))


class PayingCards(Step[Any]):
    """Which cards are paid? A game adds the fields `player` and `left`."""

    __slots__ = ()
    only_base = True

    if TYPE_CHECKING:
        player: int
        left: int

        def __init__(self, player: int, left: int) -> None: ...

    def hand(self, state: Any) -> Sequence[Any]:
        """The cards with which can be paid."""
        raise NotImplementedError

    def word(self, card: Any) -> str:
        """The word for a card in the text of an action."""
        return str(card)

    def pay(self, state: Any, card: Any, events: Events) -> None:
        """Take the card from the hand, and tell it."""
        raise NotImplementedError

    def run(self, state: Any, events: Events) -> bool:
        """Go on when all is paid; what leaves no choice is paid unasked."""
        hand = self.hand(state)
        if not self.left or not hand:
            state.stack.pop()
            return False
        if len(hand) > self.left and len({self.word(card) for card in hand}) > 1:
            return True
        self._paid(state, hand[0], events)
        return False

    def _paid(self, state: Any, card: Any, events: Events) -> None:
        state.stack[-1] = type(self)(self.player, self.left - 1)
        self.pay(state, card, events)

    def actions(self, state: Any) -> Sequence[Action]:
        words = {self.word(card) for card in self.hand(state)}
        return sorted([pay_card(self.player, word) for word in words], key=by_text)

    def play(self, state: Any, action: Action, events: Events) -> None:
        assert isinstance(action, PayCard)
        self._paid(state, next(card for card in self.hand(state) if self.word(card) == action.card), events)

    def check(self, state: Any) -> None:
        expect(0 <= self.player < len(state.players) and self.left > 0, "cards to pay")
