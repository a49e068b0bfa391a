"""Questions about dice: which to roll again, to turn or to copy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.effects import stop
from ....core.flow import Events, expect
from ....core.play import Action
from .. import actions as act
from ..state import DICE, State, opposed
from ..turn.changes import reroll, turn_die
from ..turn.windows import reopen_dice
from . import vocabulary as v
from .doing import InText


@dataclass(slots=True)
class OnDice(InText):
    """A question about the dice at hand; it is dropped when they are out of reach."""

    only_base = True

    def reachable(self, state: State) -> bool:
        """Whether the owner of the text can change the dice at hand."""
        if not state.trays or not state.trays[-1].open:
            return False
        seat, owner, whose = self.scope.player, state.trays[-1].owner, self.whose()
        if whose == v.ANYONES:
            return True
        if whose == v.OWN:
            return owner == seat
        return opposed(state, seat, owner) == (whose == v.OPPONENTS)

    def whose(self) -> str:
        """Whose dice can be changed."""
        return str(self.effect.whose)

    def more(self) -> bool:
        """Whether another die can be changed."""
        return True

    def run(self, state: State, events: Events) -> bool:
        if self.more() and self.reachable(state):
            return True
        state.stack.pop()
        return False

    def check(self, state: State) -> None:
        InText.check(self, state)
        expect(bool(state.trays), "there are dice")


@dataclass(slots=True)
class RerollingThese(OnDice):
    """Roll some of the dice at hand once more (DT-8.4)."""

    name = "reroll_these"
    rule = "DT-8.4"
    of = v.RerollThese

    def run(self, state: State, events: Events) -> bool:
        return True

    def actions(self, state: State) -> Sequence[Action]:
        seat = self.scope.player
        return [act.keep(seat), *act.rerolls(seat, len(state.trays[-1].values), self.effect.up_to)]

    def play(self, state: State, action: Action, events: Events) -> None:
        """Roll some of the dice at hand once more; others may answer again."""
        state.stack.pop()
        if isinstance(action, act.Reroll):
            reroll(state, action.numbers, events)
            reopen_dice(state)


@dataclass(slots=True)
class Rerolling(OnDice):
    """Roll dice on the table again, one after the other (DT-4.2)."""

    name = "reroll_dice"
    rule = "DT-4.2"
    of = v.Reroll

    rolled: int = 0

    def more(self) -> bool:
        return self.rolled < int(self.effect.up_to)

    def actions(self, state: State) -> Sequence[Action]:
        seat = self.scope.player
        found: list[Action] = [act.reroll(seat, (number,)) for number in range(1, len(state.trays[-1].values) + 1)]
        if self.rolled:
            found.append(stop(seat))
        return found

    def play(self, state: State, action: Action, events: Events) -> None:
        state.stack.pop()
        if isinstance(action, act.Reroll):
            state.stack.append(Rerolling(self.text, self.at, self.scope, self.rolled + 1))
            reroll(state, action.numbers, events)

    def check(self, state: State) -> None:
        OnDice.check(self, state)
        expect(0 <= self.rolled <= 20, "a few dice were rolled")


@dataclass(slots=True)
class SettingDice(OnDice):
    """Turn dice to a value (DT-4.2)."""

    name = "set_dice"
    rule = "DT-4.2"
    of = v.SetDice

    # The numbers of the dice that were turned.
    turned: tuple[int, ...] = ()

    def more(self) -> bool:
        return len(self.turned) < int(self.effect.count)

    def actions(self, state: State) -> Sequence[Action]:
        seat, to = self.scope.player, self.effect.to
        values = (to,) if to else range(1, 7)
        found: list[Action] = [
            act.set_die(seat, number, value)
            for number, now in enumerate(state.trays[-1].values, 1)
            if number not in self.turned
            for value in values
            if value != now
        ]
        # A die that already shows the value may be chosen in vain.
        if self.turned or not found:
            found.append(stop(seat))
        return found

    def play(self, state: State, action: Action, events: Events) -> None:
        state.stack.pop()
        if isinstance(action, act.SetDie):
            state.stack.append(SettingDice(self.text, self.at, self.scope, (*self.turned, action.number)))
            turn_die(state, self.scope.player, action.number, action.value, events)

    def check(self, state: State) -> None:
        OnDice.check(self, state)
        expect(all(1 <= number <= DICE for number in self.turned), "dice that were turned")


@dataclass(slots=True)
class Nudging(OnDice):
    """Change a die by one (DT-4.2)."""

    name = "nudge"
    rule = "DT-4.2"
    of = v.NudgeDie

    def actions(self, state: State) -> Sequence[Action]:
        seat, values = self.scope.player, state.trays[-1].values
        found: list[Action] = [act.nudge(seat, number, -1) for number, value in enumerate(values, 1) if value > 1]
        found += [act.nudge(seat, number, 1) for number, value in enumerate(values, 1) if value < 6]
        return found

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.Nudge)
        state.stack.pop()
        value = state.trays[-1].values[action.number - 1]
        turn_die(state, self.scope.player, action.number, value + action.by, events)


@dataclass(slots=True)
class Copying(OnDice):
    """Turn an own die to the value of another one (DT-4.2)."""

    name = "copy"
    rule = "DT-4.2"
    of = v.CopyDie

    def whose(self) -> str:
        return v.OWN

    def actions(self, state: State) -> Sequence[Action]:
        seat, values = self.scope.player, state.trays[-1].values
        found: list[Action] = [
            act.copy_die(seat, number, other)
            for number, value in enumerate(values, 1)
            for other, wanted in enumerate(values, 1)
            if value != wanted
        ]
        return found or [stop(seat)]

    def play(self, state: State, action: Action, events: Events) -> None:
        state.stack.pop()
        if isinstance(action, act.CopyDie):
            value = state.trays[-1].values[action.other - 1]
            turn_die(state, self.scope.player, action.number, value, events)
