"""Effects about cards: look at some, reveal them, search for one, pick some and put them back.

`Look`, `Reveal` and `Search` take cards to hand: they lie in `state.at_hand`, the innermost last, until the text inside
is done. `Pick` and `PutBack` in that text say where they go; what is left returns to where it came from. A game says
once where its cards lie (`piles.Zones`) and declares its steps from the parts here, as those of `effects`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from .effects import Course, InText, Stop, stop
from .flow import Events, Step, expect
from .piles import BOTTOM, EVERYBODY, TOP, Zones, knows, only
from .play import Action, Event, Move, Veiled, by_text
from .texts import Condition, Effect, Effects, Number

# Effects. The words for zones are the game's own; `whose` and `by` are read by the scope, as in `May`.

EITHER = "either"
# The cards that a `Look` has taken to hand.
AT_HAND = ""
ALL = 99


@dataclass(frozen=True, slots=True)
class Look(Effect):
    """Take the top cards of a zone to hand; only who decides sees them. Then the effects inside happen with them."""

    count: Number
    does: Effects = ()
    zone: str = "pile"
    whose: str = ""
    by: str = ""

    def inner(self) -> tuple[Effects, ...]:
        return (self.does,)


@dataclass(frozen=True, slots=True)
class Reveal(Look):
    """As `Look`, but everybody sees the cards."""


@dataclass(frozen=True, slots=True)
class Search(Look):
    """As `Look`; when the effects inside are done, what is left goes back and the pile is shuffled."""

    count: Number = ALL


@dataclass(frozen=True, slots=True)
class Pick(Effect):
    """Choose so many cards, or with `up_to` fewer, and put them into a zone; `does` happens for each of them."""

    to: str
    count: Number = 1
    # Where they are chosen from: the cards at hand, or a zone that who decides can see.
    of: str = AT_HAND
    matching: Condition | None = None
    up_to: bool = False
    does: Effects = ()
    whose: str = ""
    by: str = ""

    def inner(self) -> tuple[Effects, ...]:
        return (self.does,)


@dataclass(frozen=True, slots=True)
class PutBack(Effect):
    """Put the cards at hand back, one after the other: on top, where the last one lies highest, below, or either."""

    to: str = TOP
    by: str = ""


# Events


@dataclass(slots=True)
class CardsSeen(Event):
    """Someone has looked at cards of a zone, or all have."""

    reveals: ClassVar[bool] = True

    player: int
    whose: int
    zone: str
    count: int
    cards: tuple[Any, ...]  # none for those who did not see them
    seen: int

    def seen_by(self, seat: int | None) -> Event:
        if knows(self.seen, seat):
            return self
        return CardsSeen(self.player, self.whose, self.zone, self.count, (), self.seen)


@dataclass(slots=True)
class CardPut(Event):
    """A card has gone from one zone into another."""

    player: int
    whose: int
    card: Any  # None for those who did not see it
    of: str
    to: str
    seen: int

    def seen_by(self, seat: int | None) -> Event:
        if knows(self.seen, seat):
            return self
        return CardPut(self.player, self.whose, None, self.of, self.to, self.seen)


@dataclass(slots=True)
class PileShuffled(Event):
    reveals: ClassVar[bool] = True

    player: int
    zone: str


# Answers


@dataclass(frozen=True, slots=True, eq=False)
class PickCard(Move):
    """One of several cards; those who do not see it only know that one is picked."""

    card: str
    seen: int = EVERYBODY

    def spell(self) -> str:
        return f"pick {self.card}"

    def arguments(self) -> dict[str, Any]:
        return {"card": self.card}

    def seen_by(self, seat: int | None) -> Action:
        return self if knows(self.seen, seat) else Veiled(self.player, "pick")


@dataclass(frozen=True, slots=True, eq=False)
class PutCard(Move):
    """A card back on top of a pile, or below it; those who do not see it only know where one goes."""

    card: str
    to: str
    seen: int = EVERYBODY

    def spell(self) -> str:
        return f"{self.to} {self.card}"

    def arguments(self) -> dict[str, Any]:
        return {"card": self.card, "to": self.to}

    def seen_by(self, seat: int | None) -> Action:
        return self if knows(self.seen, seat) else Veiled(self.player, self.to)


pick_card = cache(PickCard)
put_card = cache(PutCard)


# Courses


def look(zones: Zones, puts_away: type[PutAway]) -> Course:
    """A course for `Look`, `Reveal` and `Search`: cards come to hand, the text inside is done, the rest goes back."""

    def course(state: Any, place: InText, effect: Look, events: Events) -> None:
        scope = place.scope
        whose, decider = scope.decider(state, effect.whose), scope.decider(state, effect.by)
        count = scope.number(state, effect.count)
        zones.refill(state, whose, effect.zone, count, events)
        cards = zones.take(state, whose, effect.zone, count)
        if not cards:
            return
        kind = type(effect)
        seen = EVERYBODY if kind is Reveal else only(decider) | zones.sees(state, whose, effect.zone)
        state.at_hand.append(zones.at_hand(whose, effect.zone, cards, seen, kind is Search))
        events.append(CardsSeen(decider, whose, effect.zone, len(cards), cards, seen))
        state.stack.append(puts_away())
        place.enter(state)

    return course


def pick(step: type[Picking]) -> Course:
    """A course that asks which cards; the step drops the question where there is nothing to choose."""

    def course(state: Any, place: InText, effect: Pick, events: Events) -> None:
        left = max(0, place.scope.number(state, effect.count))
        state.stack.append(step(place.text, place.at, place.scope, left))

    return course


# Steps


class PutAway(Step[Any]):
    """The cards that are still at hand go back to where they came from."""

    __slots__ = ()
    only_base = True
    zones: ClassVar[Zones]

    def run(self, state: Any, events: Events) -> bool:
        state.stack.pop()
        at_hand = state.at_hand.pop()
        zones, whose, zone = self.zones, at_hand.whose, at_hand.zone
        for card in at_hand.cards:
            zones.put(state, whose, zone, card, at_hand.seen)
        if at_hand.shuffles:
            zones.zone(state, whose, zone).shuffle(state.rng)
            events.append(PileShuffled(whose, zone))
        return False


def check_at_hand(state: Any) -> None:
    """Raise ValueError unless all cards at hand will be put away, as in a forged save they might not."""
    looking = [step for step in state.stack if isinstance(step, PutAway)]
    expect(len(looking) == len(state.at_hand), "cards are at hand only while someone looks at them")
    for at_hand in state.at_hand:
        expect(0 <= at_hand.whose < len(state.players), "cards at hand are somebody's")


class CardQuestion(InText):
    """A question about cards."""

    __slots__ = ()
    only_base = True
    zones: ClassVar[Zones]

    def decider(self, state: Any) -> int:
        return int(self.scope.decider(state, self.effect.by))

    def origin(self, state: Any, of: str) -> tuple[int, str, int]:
        """Whose cards are asked about, from which zone they come, and who sees them."""
        if of == AT_HAND:
            at_hand = state.at_hand[-1]
            return at_hand.whose, at_hand.zone, at_hand.seen
        whose = self.scope.decider(state, self.effect.whose)
        return whose, of, self.zones.seen(state, whose, of)

    def seen(self, state: Any, of: str, to: str) -> int:
        """Who sees which card goes from here to there."""
        whose, _, seen = self.origin(state, of)
        return seen | self.zones.sees(state, whose, to)

    def put(self, state: Any, card: Any, of: str, to: str, events: Events) -> None:
        """Take a card from where it is and put it where it goes."""
        whose, zone, seen = self.origin(state, of)
        told = CardPut(self.decider(state), whose, card, zone, to, self.seen(state, of, to))
        if of == AT_HAND:
            state.at_hand[-1] = state.at_hand[-1].without(card)
        else:
            self.zones.zone(state, whose, of).remove(card)
        self.zones.put(state, whose, to, card, seen)
        events.append(told)


class Picking(CardQuestion):
    """Which cards? A game adds the field `left`: how many can still be picked."""

    __slots__ = ()
    only_base = True

    if TYPE_CHECKING:
        left: int

        def __init__(self, text: Any, at: int, scope: Any, left: int) -> None: ...

    def cards(self, state: Any) -> list[Any]:
        """The cards that can be picked."""
        effect, zones = self.effect, self.zones
        if effect.of == AT_HAND:
            cards = state.at_hand[-1].cards if state.at_hand else ()
        else:
            cards = zones.zone(state, self.scope.decider(state, effect.whose), effect.of)
        if effect.matching is None:
            return list(cards)
        return [card for card in cards if zones.fits(state, card, effect.matching)]

    def run(self, state: Any, events: Events) -> bool:
        """Go on where there is nothing to choose: no card, the same cards only, or all of them in no order."""
        effect, cards = self.effect, self.cards(state)
        if not cards or self.left == 0:
            state.stack.pop()
            return False
        in_order = effect.to in (TOP, BOTTOM) or bool(effect.does)
        if effect.up_to or (len(cards) > self.left or in_order) and len({self.zones.word(card) for card in cards}) > 1:
            return True
        self.picked(state, cards[0], events)
        return False

    def picked(self, state: Any, card: Any, events: Events) -> None:
        state.stack[-1] = type(self)(self.text, self.at, self.scope, self.left - 1)
        self.put(state, card, self.effect.of, self.effect.to, events)
        if self.effect.does:
            self.enter(state, scope=self.scope.picking(card))

    def actions(self, state: Any) -> Sequence[Action]:
        seat, seen = self.decider(state), self.seen(state, self.effect.of, self.effect.to)
        words = {self.zones.word(card) for card in self.cards(state)}
        choices: list[Action] = [pick_card(seat, word, seen) for word in words]
        if self.effect.up_to:
            choices.append(stop(seat))
        return sorted(choices, key=by_text)

    def play(self, state: Any, action: Action, events: Events) -> None:
        if isinstance(action, Stop):
            state.stack.pop()
            return
        assert isinstance(action, PickCard)
        self.picked(state, next(c for c in self.cards(state) if self.zones.word(c) == action.card), events)

    def check(self, state: Any) -> None:
        InText.check(self, state)
        expect(isinstance(self.effect, Pick) and self.left >= 0, "cards to pick")


class PuttingBack(CardQuestion):
    """In which order do the cards at hand go back?"""

    __slots__ = ()
    only_base = True

    def run(self, state: Any, events: Events) -> bool:
        cards = state.at_hand[-1].cards if state.at_hand else ()
        if not cards:
            state.stack.pop()
            return False
        if self.effect.to == EITHER or len({self.zones.word(card) for card in cards}) > 1:
            return True
        self.put(state, cards[0], AT_HAND, self.effect.to, events)
        return False

    def actions(self, state: Any) -> Sequence[Action]:
        seat, to, seen = self.decider(state), self.effect.to, state.at_hand[-1].seen
        words = {self.zones.word(card) for card in state.at_hand[-1].cards}
        places = (TOP, BOTTOM) if to == EITHER else (to,)
        return sorted([put_card(seat, word, place, seen) for word in words for place in places], key=by_text)

    def play(self, state: Any, action: Action, events: Events) -> None:
        assert isinstance(action, PutCard)
        card = next(c for c in state.at_hand[-1].cards if self.zones.word(c) == action.card)
        self.put(state, card, AT_HAND, action.to, events)

    def check(self, state: Any) -> None:
        InText.check(self, state)
        expect(isinstance(self.effect, PutBack), "cards to put back")
