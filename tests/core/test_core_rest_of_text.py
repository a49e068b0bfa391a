"""A question in the middle of a text, after whose answer the rest of the text knows more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from pygame_rules.core import effects, flow, texts
from pygame_rules.core.effects import Agree, agree
from pygame_rules.core.flow import Events
from pygame_rules.core.play import Action


class Step(flow.Step["Position"]):
    __slots__ = ()
    only_base = True


@dataclass(slots=True)
class Position:
    stack: list[Step] = field(default_factory=list)
    said: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Scope(effects.Scope):
    warned: bool = False


class Text(texts.Text):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Warn(texts.Effect):
    """Ask whether to be careful; the rest of the text knows."""


@dataclass(frozen=True, slots=True)
class Strike(texts.Effect):
    """A blow, which is softer against who was warned."""


@dataclass(slots=True)
class InText(effects.InText, Step):
    only_base = True
    text: Text
    at: int
    scope: Scope


@dataclass(slots=True)
class Warning(InText):
    def actions(self, state: Position) -> Sequence[Action]:
        return [agree(self.scope.player, False), agree(self.scope.player, True)]

    def play(self, state: Position, action: Action, events: Events) -> None:
        assert isinstance(action, Agree)
        state.stack.pop()
        self.go_on(state, Scope(self.scope.player, warned=action.yes))


def warn(state: Position, place: effects.InText, effect: Warn, events: Events) -> None:
    place.hold_rest(state)
    state.stack.append(Warning(place.text, place.at, place.scope))


def strike(state: Position, scope: Scope, effect: Strike, events: Events) -> None:
    state.said.append("softly" if scope.warned else "hard")


@dataclass(slots=True)
class Doing(effects.Doing, InText):
    changes = {Strike: strike}
    courses = {Warn: warn}


InText.doing = Doing
STRUCK = Text("struck", (Strike(), Warn(), Strike(), Strike()), None)
WARNED_LAST = Text("warned last", (Strike(), Warn()), None)


def asked(text: Text) -> Any:
    """The position in which the text asks, above something else that waits."""
    state = Position([Doing(STRUCK, 3, Scope(0)), Doing(text, 0, Scope(0))])
    flow.advance(state, [])  # type: ignore[arg-type]
    return state


@pytest.mark.parametrize(("yes", "said"), [(True, "softly"), (False, "hard")])
def test_the_rest_of_a_text_knows_what_was_answered(yes: bool, said: str) -> None:
    state = asked(STRUCK)
    assert [type(step) for step in state.stack] == [Doing, Warning]
    flow.answer(state, agree(0, yes), [])
    flow.advance(state, [])
    assert state.said == ["hard", said, said, "hard"]
    assert state.stack == []


def test_nothing_goes_on_behind_the_last_effect_of_a_text() -> None:
    state = asked(WARNED_LAST)
    assert [type(step) for step in state.stack] == [Doing, Warning]
    flow.answer(state, agree(0, True), [])
    assert [step.at for step in state.stack] == [3]
