"""Where cards lie, and who knows them: piles, cards at hand, and the zones of a game.

Who knows a card is a number with a bit for each seat, or `EVERYBODY`.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypedDict

from .flow import Events, expect
from .rng import Rng
from .texts import Condition

# The places of a pile.
TOP = "top"
BOTTOM = "bottom"
NO_ONE = 0
EVERYBODY = -1


def only(seat: int) -> int:
    """Known to one seat."""
    return 1 << seat


def knows(seen: int, seat: int | None) -> bool:
    """Whether a seat (None: an onlooker) is among those who know."""
    return seen == EVERYBODY if seat is None else bool(seen >> seat & 1)


# Piles


class PlaceView(TypedDict):
    """A card of a pile as a seat sees it, and who knows it."""

    card: Any
    seen: int


class Pile:
    """A face-down pile, the top card last. A game declares it as a dataclass with the fields `cards` and `seen`."""

    __slots__ = ()

    if TYPE_CHECKING:
        cards: list[Any]
        seen: list[int]  # by place: who knows which card lies there

        def __init__(self, cards: list[Any], seen: list[int]) -> None: ...

    @classmethod
    def of(cls, cards: Sequence[Any]) -> Self:
        """A pile of which nobody knows the order."""
        return cls(list(cards), [NO_ONE] * len(cards))

    def copy(self) -> Self:
        return type(self)(list(self.cards), list(self.seen))

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self) -> Any:
        """The top card, which is taken off."""
        self.seen.pop()
        return self.cards.pop()

    def put_on_top(self, card: Any, seen: int = NO_ONE) -> None:
        self.cards.append(card)
        self.seen.append(seen)

    def put_below(self, card: Any, seen: int = NO_ONE) -> None:
        self.cards.insert(0, card)
        self.seen.insert(0, seen)

    def shuffle(self, rng: Rng) -> None:
        """Put the cards into an order that nobody knows."""
        rng.shuffle(self.cards)
        self.seen[:] = [NO_ONE] * len(self.cards)

    def view(self, seat: int | None) -> list[PlaceView]:
        """What a seat knows of the pile, from the top."""
        places = zip(reversed(self.cards), reversed(self.seen), strict=True)
        return [{"card": card if knows(seen, seat) else None, "seen": seen} for card, seen in places]

    @classmethod
    def imagined(cls, view: Sequence[PlaceView], unseen: list[Any]) -> Self:
        """A pile that fits a view, with cards taken from the unseen ones where it hides them."""
        cards = [unseen.pop() if place["card"] is None else place["card"] for place in reversed(view)]
        return cls(cards, [place["seen"] for place in reversed(view)])

    def check(self) -> None:
        expect(len(self.cards) == len(self.seen), "a pile knows of each card who has seen it")


# Where cards lie


class AtHand:
    """Cards that someone looks at. A game declares it as a dataclass with these fields; replaced, never changed."""

    __slots__ = ()

    if TYPE_CHECKING:
        whose: int
        zone: str
        cards: tuple[Any, ...]  # the top one last
        seen: int
        shuffles: bool

        def __init__(self, whose: int, zone: str, cards: tuple[Any, ...], seen: int, shuffles: bool) -> None: ...

    def without(self, card: Any) -> Self:
        at = self.cards.index(card)
        rest = (*self.cards[:at], *self.cards[at + 1 :])
        return type(self)(self.whose, self.zone, rest, self.seen, self.shuffles)

    def view(self, seat: int | None) -> AtHandView:
        cards = list(self.cards) if knows(self.seen, seat) else [None] * len(self.cards)
        return {
            "whose": self.whose,
            "zone": self.zone,
            "cards": cards,
            "seen": self.seen,
            "shuffles": self.shuffles,
        }

    @classmethod
    def imagined(cls, view: Mapping[str, Any], unseen: list[Any]) -> Self:
        """Cards at hand that fit a view, taken from the unseen ones where it hides them."""
        cards = tuple(unseen.pop() if card is None else card for card in view["cards"])
        return cls(view["whose"], view["zone"], cards, view["seen"], view["shuffles"])


class AtHandView(TypedDict):
    """Cards that someone looks at, as a seat sees them: None for those that it does not."""

    whose: int
    zone: str
    cards: list[Any]
    seen: int
    shuffles: bool


class Zones:
    """Where the cards of a game lie. A game has one object of its own kind of this."""

    # The zones that are face-down piles; the others are lists.
    piles: frozenset[str] = frozenset({"pile"})
    # The pile on and below which cards are put that were not taken from one.
    pile = "pile"
    at_hand: ClassVar[type[AtHand]]

    def zone(self, state: Any, seat: int, name: str) -> Any:
        """A zone of a seat: a `Pile`, or a list."""
        raise NotImplementedError

    def seen(self, state: Any, seat: int, name: str) -> int:
        """Who sees the cards that lie in a zone of a seat."""
        raise NotImplementedError

    def fits(self, state: Any, card: Any, condition: Condition) -> bool:
        """Whether a card is of the sort that is asked for."""
        raise NotImplementedError

    def refill(self, state: Any, seat: int, name: str, count: int, events: Events) -> None:
        """Make sure that so many cards can be taken from a zone, if the rules say how."""

    def word(self, card: Any) -> str:
        """The word for a card in the text of an action."""
        return str(card)

    # What all games do alike

    def take(self, state: Any, seat: int, name: str, count: int) -> tuple[Any, ...]:
        """Take the top cards off a zone, as far as there are so many; the top one last."""
        zone = self.zone(state, seat, name)
        cards: MutableSequence[Any] = zone.cards if name in self.piles else zone
        start = max(0, len(cards) - count)
        taken = tuple(cards[start:])
        del cards[start:]
        if name in self.piles:
            del zone.seen[start:]
        return taken

    def put(self, state: Any, seat: int, name: str, card: Any, seen: int) -> None:
        """Lay a card into a zone; the top and bottom are those of the pile."""
        if name == TOP or name in self.piles:
            self.zone(state, seat, self.pile if name == TOP else name).put_on_top(card, seen)
        elif name == BOTTOM:
            self.zone(state, seat, self.pile).put_below(card, seen)
        else:
            self.zone(state, seat, name).append(card)

    def sees(self, state: Any, seat: int, name: str) -> int:
        """Who sees a card come into a zone."""
        return NO_ONE if name in (TOP, BOTTOM) or name in self.piles else self.seen(state, seat, name)
