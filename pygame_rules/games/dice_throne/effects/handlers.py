"""What each effect does: the table that ties texts to the rooms beside it.

Effects that only change something are among the changes; those that ask, roll or hold other effects are courses, which
put steps on the stack.
"""

from __future__ import annotations

from dataclasses import dataclass

from ....core.effects import Change, Course, ask, do_if, do_repeat
from ....core.flow import Events
from .. import events as ev
from ..state import State, Step
from ..turn import windows
from ..turn.changes import roll_tray
from ..turn.windows import open_window
from . import vocabulary as v
from .companions import grow, grow_each
from .dice_questions import Copying, Nudging, Rerolling, RerollingThese, SettingDice
from .doing import Doing, InText
from .gains import GAINS
from .impacts import IMPACTS
from .questions import Blocking, OrAsked, choose, may, move_status, remove_status
from .reckoning import Scope
from .spending import Spending
from .vocabulary import Effect

# The course of things


def _more_attempts(state: State, scope: Scope, effect: v.OneMoreAttempt, events: Events) -> None:
    if effect.roll == "offense":
        state.attempts += 1
        # Whoever has declared something may go back to rolling (DT-3.4.3).
        state.changed = True
    else:
        state.defense_attempts += 1
    events.append(ev.AttemptAdded(scope.player, effect.roll))


def _skip(state: State, scope: Scope, effect: v.SkipPhase, events: Events) -> None:
    state.skip = True


def _fail(state: State, scope: Scope, effect: v.FailPhase, events: Events) -> None:
    if state.attack is not None:
        state.attack.failed = True


def _extra(state: State, scope: Scope, effect: v.ExtraRollPhase, events: Events) -> None:
    state.extra = (*state.extra, scope.player)


def _then(state: State, place: InText, effect: v.Then, events: Events) -> None:
    """A window before the rest of the text (DT-8.6)."""
    open_window(state, windows.THEN, place.scope.player)


def _after_damage(state: State, place: InText, effect: v.AfterDamage, events: Events) -> None:
    """The rest of the text waits for the damage of the Roll Phase (DT-8.6); a window, if there is none to wait for."""
    attack = state.attack
    if attack is None or attack.settled or not attack.type:
        open_window(state, windows.THEN, place.scope.player)
    elif place.at + 1 < len(place.text.effects):
        attack.later.append(state.stack.pop())


# Dice


@dataclass(slots=True)
class PutDiceBack(Step):
    """The dice of an extra roll go back."""

    def run(self, state: State, events: Events) -> bool:
        state.stack.pop()
        state.trays.pop()
        return False

    def leaves_dice(self, rolls: int) -> int:
        return rolls - 1


def _roll(state: State, place: InText, effect: v.Roll, events: Events) -> None:
    """Roll own dice; when nobody wants to change them any more, the effects happen with them (DT-8.4)."""
    seat = place.scope.player
    state.stack.append(PutDiceBack())
    place.enter(state)
    roll_tray(state, seat, "roll", effect.dice, events)
    open_window(state, windows.ROLL, seat)


CHANGES: dict[type[Effect], Change] = {
    **IMPACTS,
    **GAINS,
    v.OneMoreAttempt: _more_attempts,
    v.SkipPhase: _skip,
    v.FailPhase: _fail,
    v.ExtraRollPhase: _extra,
}

COURSES: dict[type[Effect], Course] = {
    v.If: do_if,
    v.Repeat: do_repeat,
    v.Roll: _roll,
    v.Then: _then,
    v.AfterDamage: _after_damage,
    v.May: may,
    v.Or: ask(OrAsked),
    v.Choose: choose,
    v.Spend: ask(Spending),
    v.RemoveStatus: remove_status,
    v.MoveStatus: move_status,
    v.PreventStatus: ask(Blocking),
    v.Grow: grow,
    v.GrowEach: grow_each,
    v.RerollThese: ask(RerollingThese),
    v.Reroll: ask(Rerolling),
    v.SetDice: ask(SettingDice),
    v.NudgeDie: ask(Nudging),
    v.CopyDie: ask(Copying),
}

Doing.changes = CHANGES
Doing.courses = COURSES
