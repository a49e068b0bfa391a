"""Amounts, conditions and activations in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....core.words import tr
from ..effects import vocabulary as v
from ..effects.vocabulary import ALL, Amount, Condition, Number
from .names import symbol_name, token_name

# Amounts


def amount_text(amount: Number) -> str:
    """An amount as it stands in a sentence, such as `5 + 1 × Fire Mastery`."""
    if isinstance(amount, int):
        return str(amount)
    return AMOUNTS[type(amount)](amount)


def _per(a: v.Per) -> str:
    if a.every > 1:
        return tr("{n} per {every} × {symbol}", n=a.amount, every=a.every, symbol=symbol_name(a.symbol))
    return tr("{n} × {symbol}", n=a.amount, symbol=symbol_name(a.symbol))


def _sum(a: v.DiceSum) -> str:
    if a.best < ALL:
        return tr("the sum of the {n} highest dice", n=a.best)
    return tr("the total rolled")


AMOUNTS: dict[type[Amount], Callable[[Any], str]] = {
    v.Per: _per,
    v.Held: lambda a: tr("{n} × {token} held", n=a.amount, token=token_name(a.token)),
    v.Spent: lambda a: tr("the number spent") if a.amount == 1 else tr("{n} × the number spent", n=a.amount),
    v.Cp: lambda a: tr("your CP"),
    v.DiceSum: _sum,
    v.Half: lambda a: tr("half of {amount}, rounded up", amount=amount_text(a.of)),
    v.Plus: lambda a: " + ".join(amount_text(part) for part in a.parts),
    v.AtMost: lambda a: tr("{amount} (at most {limit})", amount=amount_text(a.of), limit=a.limit),
    v.ExtraAttempts: lambda a: tr("the number of your roll attempts beyond the first"),
}


def reads_as_figure(amount: Number) -> bool:
    """Whether an amount reads as a figure (`2 × life`), or must be said (`the total rolled`)."""
    if isinstance(amount, v.DiceSum | v.Cp | v.Half | v.Held | v.Spent | v.ExtraAttempts):
        return False
    if isinstance(amount, v.AtMost):
        return reads_as_figure(amount.of)
    return all(reads_as_figure(part) for part in amount.parts) if isinstance(amount, v.Plus) else True


# Conditions


def needs_text(needs: tuple[tuple[str, int], ...]) -> str:
    """Symbols as on a board: `3 × sword + 1 × pow`."""
    return " + ".join(tr("{n} × {symbol}", n=count, symbol=symbol_name(symbol)) for symbol, count in needs)


def _shows(c: v.Shows) -> str:
    if len(c.needs) == 1 and c.needs[0][1] == 1:
        return tr("on {symbol}", symbol=symbol_name(c.needs[0][0]))
    return tr("on {symbols}", symbols=needs_text(c.needs))


CONDITIONS: dict[type[Condition], Callable[[Any], str]] = {
    v.Shows: _shows,
    v.ShowsValue: lambda c: (
        tr("on a {n}", n=c.low) if c.low == c.high else tr("on {low}–{high}", low=c.low, high=c.high)
    ),
    v.OfAKind: lambda c: tr("on {n} of a kind", n=c.count),
    v.SumAtLeast: lambda c: tr("if the dice add up to {n} or more", n=c.value),
    v.SumAtMost: lambda c: tr("if the dice add up to {n} or less", n=c.value),
    v.Holding: lambda c: tr("if you hold {token}", token=token_name(c.token)),
    v.HeldSinceTurnStart: lambda c: tr("if you already held it when the turn began"),
    v.SpentAtLeast: lambda c: tr("if you spent {n} or more", n=c.count),
    v.AttackAtLeast: lambda c: tr("if your attack deals {n} damage or more", n=c.amount),
    v.AttackDealt: lambda c: tr("if your attack really dealt {n} damage or more", n=c.amount),
    v.BeforeDefense: lambda c: tr("before the defense roll"),
    v.AbilityUses: lambda c: tr("if the ability uses {symbol}", symbol=symbol_name(c.symbol)),
}


def condition_text(condition: Condition) -> str:
    return CONDITIONS[type(condition)](condition)


def capital(text: str) -> str:
    """A text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def with_condition(text: str, needs: tuple[Condition, ...]) -> str:
    """A text with the condition on which it can be chosen, if there is one."""
    return tr("{text} Only {condition}.", text=text, condition=condition_text(needs[0])) if needs else text


def activation_text(activation: v.Activation) -> str:
    """What the dice must show."""
    if isinstance(activation, v.Straight):
        return tr("small straight") if activation.length == 4 else tr("large straight")
    assert isinstance(activation, v.Symbols)
    return needs_text(activation.needs)
