"""Running texts of effects: where we are in which text, texts inside texts, the questions they ask, and triggers.

A game declares its steps from the parts here. `InText` is a place in a text with what the text knows (`scope`):

    @dataclass(slots=True)
    class InText(effects.InText, Step):
        only_base = True
        text: Text
        at: int
        scope: Scope

    @dataclass(slots=True)
    class Doing(effects.Doing, InText):
        changes = {Draw: draw, ...}                # effect type: what it changes
        courses = {If: effects.do_if, ...}         # effect type: what it puts on the stack

A *change* only changes the position; what it sets off by putting steps on the stack happens before the text goes on.
A *course* asks, rolls or holds other effects: the text stands already behind it when it is called.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Self

from .flow import Events, Step, expect
from .play import Action, Move, by_text
from .texts import NOBODY, Choose, Condition, Effect, If, May, Number, Or, Repeat, Roll, Then

Change = Callable[[Any, Any, Any, Events], None]
Course = Callable[[Any, Any, Any, Events], None]


@dataclass(slots=True)
class Scope:
    """What a text knows: who owns it, whom it has chosen, how much was spent. Replaced, never changed."""

    player: int
    chosen: int = NOBODY
    spent: int = 0

    def choosing(self, seat: int) -> Self:
        """The same with another chosen player."""
        return replace(self, chosen=seat)

    def holds(self, state: Any, condition: Condition) -> bool:
        """Whether a condition is true now, for the owner of the text."""
        raise NotImplementedError

    def number(self, state: Any, amount: Number) -> int:
        """An amount as a number, for the owner of the text."""
        raise NotImplementedError

    def decider(self, state: Any, by: str) -> int:
        """The seat that a question goes to: the owner of the text, unless the effect names another one."""
        return self.player

    def candidates(self, state: Any, effect: Choose) -> tuple[int, ...]:
        """The seats among which a `Choose` lets someone choose, in order."""
        raise NotImplementedError

    def check(self, state: Any) -> None:
        """Raise ValueError if a text cannot know this in this position, as in a forged save."""
        seats = len(state.players)
        expect(0 <= self.player < seats and NOBODY <= self.chosen < seats and self.spent >= 0, "seats of the table")


class InText(Step[Any]):
    """A place in a text: the effect at `at`, with what the text knows."""

    __slots__ = ()
    only_base = True

    if TYPE_CHECKING:
        text: Any
        at: int
        scope: Any

        def __init__(self, text: Any, at: int, scope: Any) -> None: ...

    # The step of the game that does texts.
    doing: ClassVar[type[Doing]]

    @property
    def effect(self) -> Any:
        return self.text.effects[self.at]

    def enter(self, state: Any, branch: int = 0, scope: Any = None) -> None:
        """Put a text inside the effect on the stack, to be done next."""
        state.stack.append(self.doing(self.text.inner[self.at][branch], 0, self.scope if scope is None else scope))

    def hold_rest(self, state: Any) -> None:
        """In a course: take the rest of the text off the stack, for `go_on` to put it back when the text knows more."""
        if self.at + 1 < len(self.text.effects):
            state.stack.pop()

    def go_on(self, state: Any, scope: Any) -> None:
        """Put the rest of the text on the stack, with what it knows by now."""
        if self.at + 1 < len(self.text.effects):
            state.stack.append(self.doing(self.text, self.at + 1, scope))

    def roll(self, state: Any, dice: int, events: Events) -> None:
        """Roll dice for a `Roll`, and put on the stack who may change them before they count."""
        raise NotImplementedError

    def put_dice_back(self, state: Any) -> None:
        """Put on the stack what takes the dice of a `Roll` off the table again."""
        raise NotImplementedError

    def open_answers(self, state: Any) -> None:
        """Put on the stack who may answer at a `Then`."""
        raise NotImplementedError

    def check(self, state: Any) -> None:
        expect(0 <= self.at < len(self.text.effects), "a place in the text")
        self.scope.check(state)


class Doing(InText):
    """A text that is being done, from the effect at `at` on."""

    __slots__ = ()
    only_base = True
    changes: ClassVar[Mapping[type[Effect], Change]]
    courses: ClassVar[Mapping[type[Effect], Course]]

    def stopped(self, state: Any) -> bool:
        """Whether the rest of the text is no longer done, as when its owner has left the game."""
        return False

    def run(self, state: Any, events: Events) -> bool:
        """Do a text from where it stands, up to an effect that has something to ask or to do first."""
        stack = state.stack
        if self.stopped(state):
            stack.pop()
            return False
        effects, changes, scope, at = self.text.effects, self.changes, self.scope, self.at
        count, depth = len(effects), len(stack)
        while at < count:
            effect = effects[at]
            at += 1
            change = changes.get(type(effect))
            if change is None:
                if at < count:
                    stack[-1] = type(self)(self.text, at, scope)
                else:
                    stack.pop()
                self.courses[type(effect)](state, type(self)(self.text, at - 1, scope), effect, events)
                return False
            change(state, scope, effect, events)
            if len(stack) != depth:
                self._give_way(stack, depth, at)
                return False
        stack.pop()
        return False

    def _give_way(self, stack: list[Any], depth: int, at: int) -> None:
        """Something was set off, or the table was cleared: the rest of the text waits below what came onto it."""
        if len(stack) < depth:
            return
        if at < len(self.text.effects):
            stack[depth - 1] = type(self)(self.text, at, self.scope)
        else:
            del stack[depth - 1]

    def check(self, state: Any) -> None:
        expect(0 <= self.at <= len(self.text.effects), "a place in the text")
        self.scope.check(state)


# Effects with others inside


def do_if(state: Any, place: InText, effect: If, events: Events) -> None:
    if place.scope.holds(state, effect.condition):
        place.enter(state)
    elif effect.otherwise:
        place.enter(state, 1)


def do_repeat(state: Any, place: InText, effect: Repeat, events: Events) -> None:
    for _ in range(place.scope.number(state, effect.times)):
        place.enter(state)


def do_roll(state: Any, place: InText, effect: Roll, events: Events) -> None:
    """Roll; those who may change the dice come first, then the text inside, then the dice go back."""
    place.put_dice_back(state)
    place.enter(state)
    place.roll(state, effect.dice, events)


def do_then(state: Any, place: InText, effect: Then, events: Events) -> None:
    place.open_answers(state)


def ask_whom(step: type[Choosing]) -> Course:
    """A course that asks whom a `Choose` means; unasked where it can only be one, and dropped where it is nobody."""

    def course(state: Any, place: InText, effect: Choose, events: Events) -> None:
        left = place.scope.candidates(state, effect)
        if len(left) == 1 and effect.up_to == 1:
            step(place.text, place.at, place.scope, left).choose(state, left[0])
        elif left:
            state.stack.append(step(place.text, place.at, place.scope, left))

    return course


def ask(step: type[InText]) -> Course:
    """A course that puts a question about the effect on the stack; its `run` drops it if there is nothing to choose."""

    def course(state: Any, place: InText, effect: Effect, events: Events) -> None:
        state.stack.append(step(place.text, place.at, place.scope))

    return course


# Answers


@dataclass(frozen=True, slots=True, eq=False)
class Agree(Move):
    """Do it, or not."""

    yes: bool

    def spell(self) -> str:
        return "yes" if self.yes else "no"


@dataclass(frozen=True, slots=True, eq=False)
class Take(Move):
    """One side of an either-or."""

    name: str
    index: int

    def spell(self) -> str:
        return f"take {self.name}"


@dataclass(frozen=True, slots=True, eq=False)
class ChoosePlayer(Move):
    """Someone; players count from 1 in texts."""

    seat: int

    def spell(self) -> str:
        return f"choose {self.seat + 1}"


@dataclass(frozen=True, slots=True, eq=False)
class Stop(Move):
    """No more of something."""

    def spell(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True, eq=False)
class Resolve(Move):
    """Which of several things comes next."""

    what: str
    index: int

    def spell(self) -> str:
        return f"resolve {self.what}"


# Actions are made once and shared: every list holds the same objects.
agree = cache(Agree)
take = cache(Take)
choose_player = cache(ChoosePlayer)
stop = cache(Stop)
resolve = cache(Resolve)


# Questions


class MayAsked(InText):
    """Yes or no: shall the text inside a `May` be done?"""

    __slots__ = ()
    only_base = True

    def actions(self, state: Any) -> Sequence[Action]:
        seat = self.scope.decider(state, self.effect.by)
        return [agree(seat, False), agree(seat, True)]

    def play(self, state: Any, action: Action, events: Events) -> None:
        assert isinstance(action, Agree)
        state.stack.pop()
        if action.yes:
            self.enter(state)

    def check(self, state: Any) -> None:
        super().check(state)
        expect(isinstance(self.effect, May), "something that may be done")


class OrAsked(InText):
    """Which side of an `Or`? Where only one is open, it is taken."""

    __slots__ = ()
    only_base = True

    def open_sides(self, state: Any) -> list[int]:
        return [
            index
            for index, side in enumerate(self.effect.sides)
            if all(self.scope.holds(state, condition) for condition in side.needs)
        ]

    def run(self, state: Any, events: Events) -> bool:
        sides = self.open_sides(state)
        if len(sides) > 1:
            return True
        state.stack.pop()
        if sides:
            self.enter(state, sides[0])
        return False

    def actions(self, state: Any) -> Sequence[Action]:
        seat, sides = self.scope.decider(state, self.effect.by), self.effect.sides
        return sorted([take(seat, sides[index].name, index) for index in self.open_sides(state)], key=by_text)

    def play(self, state: Any, action: Action, events: Events) -> None:
        assert isinstance(action, Take)
        state.stack.pop()
        self.enter(state, action.index)

    def check(self, state: Any) -> None:
        super().check(state)
        expect(isinstance(self.effect, Or), "sides to choose from")


class Choosing(InText):
    """Whom? A game adds the field `left`: the seats that can still be chosen, in order; and how many were `taken`."""

    __slots__ = ()
    only_base = True

    if TYPE_CHECKING:
        left: tuple[int, ...]
        taken: int

        def __init__(self, text: Any, at: int, scope: Any, left: tuple[int, ...], taken: int = 0) -> None: ...

    def actions(self, state: Any) -> Sequence[Action]:
        seat = self.scope.decider(state, self.effect.by)
        choices: list[Action] = [choose_player(seat, other) for other in self.left]
        if self.effect.up_to > 1:
            choices.append(stop(seat))
        return choices

    def play(self, state: Any, action: Action, events: Events) -> None:
        state.stack.pop()
        if not isinstance(action, ChoosePlayer):
            return
        left = tuple([seat for seat in self.left if seat != action.seat])
        if self.taken + 1 < self.effect.up_to and left:
            state.stack.append(type(self)(self.text, self.at, self.scope, left, self.taken + 1))
        self.choose(state, action.seat)

    def choose(self, state: Any, seat: int) -> None:
        """Do the text inside with this chosen player."""
        self.enter(state, scope=self.scope.choosing(seat))

    def check(self, state: Any) -> None:
        super().check(state)
        expect(isinstance(self.effect, Choose) and 0 <= self.taken < self.effect.up_to, "someone to choose")
        expect(bool(self.left) and len(set(self.left)) == len(self.left), "someone to choose")
        expect(all(0 <= seat < len(state.players) for seat in self.left), "seats of the table")


# Triggers


class Triggers(Step[Any]):
    """Texts that act on a seat by themselves at the same moment: their holder picks the order.

    A game adds the fields `player` and `texts`, and says when a text still applies and how it begins.
    """

    __slots__ = ()
    only_base = True

    if TYPE_CHECKING:
        player: int
        texts: tuple[Any, ...]

        def __init__(self, player: int, texts: tuple[Any, ...]) -> None: ...

    def start(self, state: Any, text: Any, events: Events) -> None:
        """Begin one of the texts, unless what says it is gone in the meantime."""
        raise NotImplementedError

    def word(self, text: Any) -> str:
        """The word by which a text is picked; where several have the same, they are numbered from the second on."""
        raise NotImplementedError

    def run(self, state: Any, events: Events) -> bool:
        """Start the only one that is left; ask if there are several that are not the same."""
        texts = self.texts
        if len(texts) > 1 and any(text != texts[0] for text in texts):
            return True
        state.stack.pop()
        if len(texts) > 1:
            state.stack.append(type(self)(self.player, texts[1:]))
        if texts:
            self.start(state, texts[0], events)
        return False

    def actions(self, state: Any) -> Sequence[Action]:
        words = [self.word(text) for text in self.texts]
        choices = [
            resolve(
                self.player, word if words.index(word) == index else f"{word} {words[:index].count(word) + 1}", index
            )
            for index, word in enumerate(words)
        ]
        return sorted(choices, key=by_text)

    def play(self, state: Any, action: Action, events: Events) -> None:
        assert isinstance(action, Resolve)
        rest = (*self.texts[: action.index], *self.texts[action.index + 1 :])
        state.stack[-1] = type(self)(self.player, rest)
        self.start(state, self.texts[action.index], events)

    def check(self, state: Any) -> None:
        expect(0 <= self.player < len(state.players), "a step belongs to a seat")
        expect(bool(self.texts) and len(set(map(id, self.texts))) == len(self.texts), "each text once")
