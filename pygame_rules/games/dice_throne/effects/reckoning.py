"""What a text knows, and amounts and conditions worked out for it in a position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any

from ....core import effects
from ....core.flow import expect
from ..content import HEROES
from ..state import NOBODY, State
from ..turn.boards import board_of, held
from ..turn.damage import attack_damage
from . import vocabulary as v
from .texts import NO_TEXT, Source, Text
from .vocabulary import Amount, Condition, Number


@dataclass(slots=True)
class Scope(effects.Scope):
    """What a text knows: its owner, whom it has chosen, how much was spent, and the whole text that it is part of."""

    whole: Text = NO_TEXT

    @property
    def source(self) -> Source:
        """What the table sees the text come from."""
        return self.whole.source.shown

    def choosing(self, seat: int) -> Scope:
        return Scope(self.player, seat, self.spent, self.whole)

    def spending(self, count: int) -> Scope:
        """The same with another number of what was spent."""
        return Scope(self.player, self.chosen, count, self.whole)

    def of_owner(self) -> Scope:
        """The same with the owner alone, for questions that have no text inside."""
        return Scope(self.player, NOBODY, 0, self.whole)

    def holds(self, state: State, condition: Condition) -> bool:
        return CONDITIONS[type(condition)](state, self, condition)

    def number(self, state: State, amount: Number) -> int:
        return value(state, self, amount)

    def check(self, state: State) -> None:
        """Raise ValueError if no text could know such things."""
        count = len(state.players)
        expect(0 <= self.player < count, "a text belongs to a seat")
        expect(NOBODY <= self.chosen < count and 0 <= self.spent <= 99, "a chosen player, a number spent")


HERO_DICE = {hero.id: hero.dice for hero in HEROES.values()}


def symbols_at_hand(state: State, seat: int) -> list[str]:
    """The symbols of the dice at hand: those that were put on the table last."""
    tray = state.trays[-1]
    faces = HERO_DICE[state.players[tray.owner].hero]
    return [faces[value - 1] for value in tray.values]


def value(state: State, scope: Scope, amount: Number) -> int:
    """An amount as a number, for the owner of the effect."""
    if type(amount) is int:
        return amount
    return AMOUNTS[type(amount)](state, scope, amount)  # type: ignore[index]


def _per(state: State, scope: Scope, amount: v.Per) -> int:
    count = symbols_at_hand(state, scope.player).count(amount.symbol)
    return amount.amount * (count // amount.every)


def _sum(state: State, scope: Scope, amount: v.DiceSum) -> int:
    values = state.trays[-1].values
    if amount.best >= len(values):
        return sum(values)
    return sum(sorted(values, reverse=True)[: amount.best])


def _attempts(state: State, scope: Scope, amount: v.ExtraAttempts) -> int:
    return max(0, state.attempted - 1) if state.active == scope.player else 0


AMOUNTS: dict[type[Amount], Callable[[State, Scope, Any], int]] = {
    v.Per: _per,
    v.Held: lambda s, k, a: a.amount * held(s.players[k.player], a.token),
    v.Spent: lambda s, k, a: a.amount * k.spent,
    v.Cp: lambda s, k, a: s.players[k.player].cp,
    v.DiceSum: _sum,
    v.Half: lambda s, k, a: (value(s, k, a.of) + 1) // 2,
    v.Plus: lambda s, k, a: sum([value(s, k, part) for part in a.parts]),
    v.AtMost: lambda s, k, a: min(value(s, k, a.of), a.limit),
    v.ExtraAttempts: _attempts,
}


def all_hold(state: State, seat: int, conditions: tuple[Condition, ...]) -> bool:
    """Whether all conditions are true for a seat."""
    if not conditions:
        return True
    scope = Scope(seat)
    return all(CONDITIONS[type(condition)](state, scope, condition) for condition in conditions)


def _shows(state: State, scope: Scope, condition: v.Shows) -> bool:
    shown = symbols_at_hand(state, scope.player)
    return all(shown.count(symbol) >= count for symbol, count in condition.needs)


def _of_a_kind(state: State, scope: Scope, condition: v.OfAKind) -> bool:
    """It looks at the final result, whatever was rolled since (DT-8.3)."""
    values = state.trays[0].values
    return any(values.count(number) >= condition.count for number in values)


def _uses(state: State, scope: Scope, condition: v.AbilityUses) -> bool:
    attack = state.attack
    if attack is None:
        return False
    board = board_of(state.players[attack.attacker])
    tier = board.slots[attack.ability].ability.tiers[attack.text.source.index]
    return isinstance(tier.when, v.Symbols) and any(symbol == condition.symbol for symbol, _ in tier.when.needs)


def _attack_at_least(state: State, scope: Scope, condition: v.AttackAtLeast) -> bool:
    attack = state.attack
    return attack is not None and attack.attacker == scope.player and attack_damage(state) >= condition.amount


def _attack_dealt(state: State, scope: Scope, condition: v.AttackDealt) -> bool:
    attack = state.attack
    return (
        attack is not None
        and attack.settled
        and attack.attacker == scope.player
        and attack.dealt >= condition.amount
        and not state.players[attack.target].out
    )


CONDITIONS: dict[type[Condition], Callable[[State, Scope, Any], bool]] = {
    v.Shows: _shows,
    v.ShowsValue: lambda s, k, c: any(c.low <= number <= c.high for number in s.trays[-1].values),
    v.OfAKind: _of_a_kind,
    v.SumAtLeast: lambda s, k, c: sum(s.trays[-1].values) >= c.value,
    v.SumAtMost: lambda s, k, c: sum(s.trays[-1].values) <= c.value,
    v.Holding: lambda s, k, c: held(s.players[k.player], c.token) >= c.count,
    v.HeldSinceTurnStart: lambda s, k, c: c.token in s.players[k.player].since,
    v.SpentAtLeast: lambda s, k, c: k.spent >= c.count,
    v.AttackAtLeast: _attack_at_least,
    v.AttackDealt: _attack_dealt,
    v.BeforeDefense: lambda s, k, c: s.attack is not None and not s.attack.defended,
    v.AbilityUses: _uses,
}


# What looks at the dice on the table.
OF_DICE = (v.Per, v.DiceSum, v.Shows, v.ShowsValue, v.OfAKind, v.SumAtLeast, v.SumAtMost, v.RerollThese)


@cache
def looks_at_dice(text: Text) -> bool:
    """Whether a text looks at dice that lie there already, not only at those that it rolls itself."""
    return any(map(_looks_at_dice, text.effects))


def _looks_at_dice(value: Any) -> bool:
    if isinstance(value, tuple):
        return any(map(_looks_at_dice, value))
    if isinstance(value, OF_DICE):
        return True
    if not is_dataclass(value) or isinstance(value, v.Roll):
        return False
    return any(_looks_at_dice(getattr(value, part.name)) for part in fields(value))
