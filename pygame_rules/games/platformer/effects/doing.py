"""The step that does a text of effects, with what every kind of effect does."""

from __future__ import annotations

from dataclasses import dataclass

from ....core import effects
from ..state import State
from . import boss_cards, by_hand, solo
from .dice_questions import Rerolling, TurningDie
from .places import BossScope, InText
from .vocabulary import Reroll, TurnDie


@dataclass(slots=True)
class Doing(effects.Doing, InText):
    """A text that is being done. What it asks waits in a step of its own, so that none is left in a saved position."""

    changes = {**by_hand.CHANGES, **boss_cards.CHANGES, **solo.CHANGES}
    courses = {Reroll: effects.ask(Rerolling), TurnDie: effects.ask(TurningDie), **boss_cards.COURSES}

    def stopped(self, state: State) -> bool:
        """Whether the boss is gone whose card it is."""
        return isinstance(self.scope, BossScope) and state.boss not in state.enemies


InText.doing = Doing
