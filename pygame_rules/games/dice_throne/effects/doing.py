"""Where we are in which text. `handlers.py` says what each effect does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ....core import effects
from ....core.flow import expect
from ....core.play import Ask
from ....core.words import tr
from ..state import NOBODY, State, Step
from ..view_types import SourceView, SubjectView
from ..words.names import hero_name, source_name
from ..words.wording import text_of_effects
from .reckoning import Scope, looks_at_dice
from .texts import Text
from .vocabulary import Effect


@dataclass(slots=True)
class InText(effects.InText, Step):
    """A place in a text: the effect at `at`, with what the text knows."""

    only_base = True
    # The rule that a question of this kind comes from, and the effect that asks it.
    rule: ClassVar[str] = ""
    of: ClassVar[type[Effect]] = Effect

    text: Text
    at: int
    scope: Scope

    def asked(self, state: State) -> int:
        return self.scope.player

    def subject(self, state: State) -> SubjectView:
        source = self.scope.source
        shown: SourceView = {"kind": source.kind, "id": source.id}
        return {"player": self.asked(state), "source": shown, "name": source_name(source)}

    def asks(self, state: State) -> Ask:
        """The effect that asks, with what it comes from."""
        words = tr("{source}: {text}", source=source_name(self.scope.source), text=text_of_effects((self.effect,)))
        return Ask(self.asked(state), words, self.rule)

    def announced(self, state: State) -> str:
        return tr(
            "{hero} plays {card}. Respond before it takes effect, or pass?",
            hero=hero_name(state.players[self.scope.player].hero),
            card=source_name(self.scope.source),
        )

    def needs_dice(self) -> bool:
        return looks_at_dice(self.text)

    def check(self, state: State) -> None:
        expect(0 <= self.at < len(self.text.effects), "a place in the text")
        expect(isinstance(self.effect, self.of), "the effect that asks")
        expect(self.text.source is self.scope.whole.source, "a part of the whole text")
        self.scope.check(state)


@dataclass(slots=True)
class Doing(effects.Doing, InText):
    """A text that is being done, from the effect at `at` on."""

    changes: ClassVar[Mapping[type[Effect], effects.Change]] = {}
    courses: ClassVar[Mapping[type[Effect], effects.Course]] = {}

    def stopped(self, state: State) -> bool:
        """Nothing more is done for who has left the game."""
        return state.players[self.scope.player].out

    def does(self, text: Text) -> bool:
        return self.scope.whole is text

    def check(self, state: State) -> None:
        expect(0 <= self.at <= len(self.text.effects), "a place in the text")
        expect(self.text.source is self.scope.whole.source, "a part of the whole text")
        self.scope.check(state)


InText.doing = Doing


def begin(state: State, text: Text, seat: int, spent: int = 0) -> None:
    """Put a whole text on the stack, to be done next."""
    state.stack.append(Doing(text, 0, Scope(seat, NOBODY, spent, text)))
