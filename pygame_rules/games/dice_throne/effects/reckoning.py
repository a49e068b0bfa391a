"""Amounts and conditions worked out in a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..content import HEROES
from ..state import Frame, State
from ..turn.boards import board_of, held
from ..turn.damage import attack_damage
from . import vocabulary as v
from .vocabulary import Amount, Condition, Number

HERO_DICE = {hero.id: hero.dice for hero in HEROES.values()}


def symbols_at_hand(state: State, seat: int) -> list[str]:
    """The symbols of the dice at hand: those that were put on the table last."""
    tray = state.trays[-1]
    faces = HERO_DICE[state.players[tray.owner].hero]
    return [faces[value - 1] for value in tray.values]


def value(state: State, frame: Frame, amount: Number) -> int:
    """An amount as a number, for the owner of the effect."""
    if type(amount) is int:
        return amount
    return AMOUNTS[type(amount)](state, frame, amount)  # type: ignore[index]


def _per(state: State, frame: Frame, amount: v.Per) -> int:
    count = symbols_at_hand(state, frame.player).count(amount.symbol)
    return amount.amount * (count // amount.every)


def _sum(state: State, frame: Frame, amount: v.DiceSum) -> int:
    values = state.trays[-1].values
    if amount.best >= len(values):
        return sum(values)
    return sum(sorted(values, reverse=True)[: amount.best])


def _attempts(state: State, frame: Frame, amount: v.ExtraAttempts) -> int:
    return max(0, state.attempted - 1) if state.active == frame.player else 0


AMOUNTS: dict[type[Amount], Callable[[State, Frame, Any], int]] = {
    v.Per: _per,
    v.Held: lambda s, f, a: a.amount * held(s.players[f.player], a.token),
    v.Spent: lambda s, f, a: a.amount * f.m,
    v.Cp: lambda s, f, a: s.players[f.player].cp,
    v.DiceSum: _sum,
    v.Half: lambda s, f, a: (value(s, f, a.of) + 1) // 2,
    v.Plus: lambda s, f, a: sum([value(s, f, part) for part in a.parts]),
    v.AtMost: lambda s, f, a: min(value(s, f, a.of), a.limit),
    v.ExtraAttempts: _attempts,
}


def holds(state: State, frame: Frame, condition: Condition) -> bool:
    """Whether a condition is true now, for the owner of the effect."""
    return CONDITIONS[type(condition)](state, frame, condition)


def all_hold(state: State, seat: int, conditions: tuple[Condition, ...]) -> bool:
    """Whether all conditions are true for a seat."""
    if not conditions:
        return True
    frame = Frame("", seat)
    return all(CONDITIONS[type(condition)](state, frame, condition) for condition in conditions)


def _shows(state: State, frame: Frame, condition: v.Shows) -> bool:
    shown = symbols_at_hand(state, frame.player)
    return all(shown.count(symbol) >= count for symbol, count in condition.needs)


def _of_a_kind(state: State, frame: Frame, condition: v.OfAKind) -> bool:
    """It looks at the final result, whatever was rolled since (DT-8.3)."""
    values = state.trays[0].values
    return any(values.count(number) >= condition.count for number in values)


def _uses(state: State, frame: Frame, condition: v.AbilityUses) -> bool:
    attack = state.attack
    if attack is None:
        return False
    board = board_of(state.players[attack.attacker])
    tier = board.slots[attack.ability].ability.tiers[int(attack.code.rsplit(":", 1)[1])]
    return isinstance(tier.when, v.Symbols) and any(symbol == condition.symbol for symbol, _ in tier.when.needs)


def _attack_at_least(state: State, frame: Frame, condition: v.AttackAtLeast) -> bool:
    attack = state.attack
    return attack is not None and attack.attacker == frame.player and attack_damage(state) >= condition.amount


def _attack_dealt(state: State, frame: Frame, condition: v.AttackDealt) -> bool:
    attack = state.attack
    return (
        attack is not None
        and attack.settled
        and attack.attacker == frame.player
        and attack.dealt >= condition.amount
        and not state.players[attack.target].out
    )


CONDITIONS: dict[type[Condition], Callable[[State, Frame, Any], bool]] = {
    v.Shows: _shows,
    v.ShowsValue: lambda s, f, c: any(c.low <= number <= c.high for number in s.trays[-1].values),
    v.OfAKind: _of_a_kind,
    v.SumAtLeast: lambda s, f, c: sum(s.trays[-1].values) >= c.value,
    v.SumAtMost: lambda s, f, c: sum(s.trays[-1].values) <= c.value,
    v.Holding: lambda s, f, c: held(s.players[f.player], c.token) >= c.count,
    v.HeldSinceTurnStart: lambda s, f, c: c.token in s.players[f.player].since,
    v.SpentAtLeast: lambda s, f, c: f.m >= c.count,
    v.AttackAtLeast: _attack_at_least,
    v.AttackDealt: _attack_dealt,
    v.BeforeDefense: lambda s, f, c: s.attack is not None and not s.attack.defended,
    v.AbilityUses: _uses,
}
