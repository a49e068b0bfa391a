"""The texts of the cards at work: what each effect changes, and which questions they ask. Core runs them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from pygame_rules.core import effects
from pygame_rules.core.effects import Change, Course
from pygame_rules.core.flow import Events
from pygame_rules.core.play import Ask
from pygame_rules.core.texts import Choose, Effect, Or

from . import words
from .content import CHOSEN, Draw, Move, Text
from .moves import draw, move
from .state import Race, Step


@dataclass(slots=True)
class Scope(effects.Scope):
    """What a text knows: whose it is, and who was chosen."""

    def candidates(self, state: Race, effect: Choose) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(state.players)) if seat != self.player)


# What effects change


def do_move(state: Race, scope: Scope, effect: Move, events: Events) -> None:
    move(state, scope.chosen if effect.who == CHOSEN else scope.player, effect.steps, events)


def do_draw(state: Race, scope: Scope, effect: Draw, events: Events) -> None:
    draw(state, scope.player, effect.count, events)


# Steps: a text that is being done, and the questions inside it


@dataclass(slots=True)
class InText(effects.InText, Step):
    only_base = True
    text: Text
    at: int
    scope: Scope


@dataclass(slots=True)
class Choosing(effects.Choosing, InText):
    """Whom does a card hinder (TG-3.2)?"""

    left: tuple[int, ...]
    taken: int = 0

    def asks(self, state: Race) -> Ask:
        return Ask(self.scope.player, words.whom_prompt(self.text.source), "TG-3.2")


@dataclass(slots=True)
class OrAsked(effects.OrAsked, InText):
    """Which of two things does a card do (TG-3.3)?"""

    def asks(self, state: Race) -> Ask:
        return Ask(self.scope.player, words.which_prompt(self.text.source), "TG-3.3")


@dataclass(slots=True)
class Doing(effects.Doing, InText):
    """A card does what it says, from left to right (TG-2.5)."""

    changes: ClassVar[Mapping[type[Effect], Change]] = {Draw: do_draw, Move: do_move}
    courses: ClassVar[Mapping[type[Effect], Course]] = {
        Choose: effects.ask_whom(Choosing),
        Or: effects.ask(OrAsked),
    }


InText.doing = Doing
