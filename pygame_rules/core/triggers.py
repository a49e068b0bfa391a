"""What happens by itself: texts that a moment sets off, and texts that wait for a later moment.

A *change* of the position names the moments that it brings about:

    def hurt(state, scope, effect, events):
        ...
        SetOff.by(state, Damaged(seat, 7))

All that listens for them is then put on the stack: holder after holder, each choosing the order of what is theirs, and
all of it before the text goes on whose effect has set it off. A game declares its step from the part here:

    @dataclass(slots=True)
    class SetOff(triggers.SetOff, Step):
        player: int
        texts: tuple[Doing, ...]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from .effects import Course, Doing, InText, Triggers
from .flow import Events, expect
from .texts import Await, Later, Moment, Text

T = TypeVar("T", bound=Text)


def by_moment(texts: Iterable[T]) -> dict[type[Moment], tuple[T, ...]]:
    """Texts that act by themselves, by the kind of moment for which they listen: for quick looking up."""
    kinds: dict[type[Moment], tuple[T, ...]] = {}
    for text in texts:
        if text.on is not None:
            kind = type(text.on.moment)
            kinds[kind] = (*kinds.get(kind, ()), text)
    return kinds


class SetOff(Triggers):
    """Texts of one holder that are about to be done; each is a place in a text, with what that text knows."""

    __slots__ = ()
    only_base = True

    if TYPE_CHECKING:
        texts: tuple[Doing, ...]

    # The step of the game that does texts.
    doing: ClassVar[type[Doing]]

    @classmethod
    def seats(cls, state: Any) -> Sequence[int]:
        """The holders in the order in which their texts are done: that of the turn."""
        raise NotImplementedError

    @classmethod
    def listening(cls, state: Any, seat: int, kind: type[Moment]) -> Sequence[Any]:
        """The texts that a seat has on the table and that listen for this kind of moment, in a fixed order."""
        raise NotImplementedError

    @classmethod
    def scope(cls, state: Any, seat: int, text: Any, happened: Moment) -> Any:
        """What a text knows that this sets off."""
        raise NotImplementedError

    @classmethod
    def by(cls, state: Any, *happened: Moment) -> None:
        """Put on the stack all that is set off by moments that come at the same time."""
        groups = []
        for seat in cls.seats(state):
            texts = [text for moment in happened for text in cls._heard(state, seat, moment)]
            if texts:
                groups.append(cls(seat, tuple(texts)))
        if groups:
            groups.reverse()
            state.stack.extend(groups)

    @classmethod
    def _heard(cls, state: Any, seat: int, happened: Moment) -> list[Doing]:
        """What a seat has that listens for a moment, and what waits for it: the latter waits no longer."""
        begun = []
        for text in cls.listening(state, seat, type(happened)):
            if text.on.moment.fits(happened, seat):
                scope = cls.scope(state, seat, text, happened)
                if all(scope.holds(state, condition) for condition in text.on.needs):
                    begun.append(cls.doing(text, 0, scope))
        if state.waiting:
            due = [waiting for waiting in state.waiting if waiting.is_for(happened, seat)]
            if due:
                state.waiting[:] = [waiting for waiting in state.waiting if waiting not in due]
                begun += [waiting.begun(cls.doing) for waiting in due]
        return begun

    def tell(self, state: Any, text: Doing, events: Events) -> None:
        """Tell that a text begins by itself."""

    def start(self, state: Any, text: Doing, events: Events) -> None:
        """Begin a text, unless what says it is no longer on the table."""
        on = text.text.on
        if on is None or text.text in self.listening(state, self.player, type(on.moment)):
            self.tell(state, text, events)
            state.stack.append(text)

    def check(self, state: Any) -> None:
        Triggers.check(self, state)
        for text in self.texts:
            text.check(state)


class Waiting:
    """A place in a text whose effect tells for which moment it waits. It lies in `state.waiting`, not on the stack.

    A game declares it as a dataclass with the fields `text`, `at` and `scope`.
    """

    __slots__ = ()

    if TYPE_CHECKING:
        text: Any
        at: int
        scope: Any

        def __init__(self, text: Any, at: int, scope: Any) -> None: ...

    def is_for(self, happened: Moment, seat: int) -> bool:
        """Whether this has come to its moment, and belongs to the seat."""
        moment = self.text.effects[self.at].moment
        return bool(
            self.scope.player == seat and type(moment) is type(happened) and moment.fits(happened, self.scope.player)
        )

    def begun(self, doing: type[Doing]) -> Doing:
        """The step that does what has waited."""
        if type(self.text.effects[self.at]) is Later:
            return doing(self.text.inner[self.at][0], 0, self.scope)
        return doing(self.text, self.at + 1, self.scope)

    def check(self, state: Any) -> None:
        """Raise ValueError if nothing in the text waits here, as in a forged save."""
        expect(0 <= self.at < len(self.text.effects), "a place in the text")
        expect(isinstance(self.text.effects[self.at], Await | Later), "something that waits")
        self.scope.check(state)


def do_await(waits: type[Waiting]) -> Course:
    """A course that takes the rest of the text off the stack, to wait."""

    def course(state: Any, place: InText, effect: Await, events: Events) -> None:
        if place.at + 1 < len(place.text.effects):
            state.stack.pop()
            state.waiting.append(waits(place.text, place.at, place.scope))

    return course


def do_later(waits: type[Waiting]) -> Course:
    """A course that lets the text inside wait, while the rest goes on."""

    def course(state: Any, place: InText, effect: Later, events: Events) -> None:
        state.waiting.append(waits(place.text, place.at, place.scope))

    return course
