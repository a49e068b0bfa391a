"""The gist of an ability: what it does in a few figures and pictures, for places where its sentences do not fit.

A gist is a list of pairs (kind, value): `text` is shown as it is, every other kind is a picture: `damage` (with the
damage type), `token`, `symbol`, `die`, `cp`, `heal`, `hurt`, `card`, `prevent`, `status`, `again`. It has no words, so
it is the same in every language; the sentences themselves are in `wording.py`.
"""

from __future__ import annotations

from ..content.kinds import Ability, Card
from ..effects.vocabulary import (
    ALL,
    CARD,
    COLLATERAL,
    CP,
    NORMAL,
    UNDEFENDABLE,
    AddDamage,
    AtMost,
    BecomeUndefendable,
    Choose,
    Condition,
    CopyDie,
    Cp,
    Deal,
    DiceSum,
    Discard,
    DiscardRandom,
    Draw,
    Effect,
    Effects,
    ExtraRollPhase,
    Gain,
    GainCp,
    GainToLimit,
    Grow,
    GrowEach,
    Half,
    Heal,
    Held,
    If,
    Inflict,
    LoseCp,
    May,
    MoveStatus,
    NudgeDie,
    Number,
    OfAKind,
    OneMoreAttempt,
    Or,
    Per,
    Plus,
    Prevent,
    PreventAll,
    PreventHalf,
    PreventStatus,
    RaiseLimit,
    Receive,
    Recoil,
    RemoveStatus,
    Repeat,
    Reroll,
    RerollThese,
    ReturnHalf,
    Roll,
    SetDice,
    Shows,
    ShowsValue,
    Spend,
    Spent,
    StealCp,
    SumAtLeast,
    SumAtMost,
)

Part = tuple[str, str]
DOT: Part = ("text", " · ")


def gist(entry: Ability | Card) -> list[Part]:
    """What an ability or card does, as figures and pictures; tiers that differ in figures alone are told as 4/6/8."""
    if isinstance(entry, Ability) and entry.tiers:
        rows = [_all(tier.does) for tier in entry.tiers]
        return _merge(rows)
    does = list(entry.does)
    if isinstance(entry, Ability):
        for use in entry.uses:
            does += use.does
        for reaction in entry.on:
            does += reaction.does
    return _all(tuple(does))


def _merge(rows: list[list[Part]]) -> list[Part]:
    """Several rows of the same shape as one; other shapes show the lowest row."""
    first = rows[0]
    for row in rows[1:]:
        if [kind for kind, _ in row] != [kind for kind, _ in first]:
            return first
        if any(kind != "text" and one != other for (kind, one), (_, other) in zip(row, first, strict=True)):
            return first
    merged: list[Part] = []
    for index, (kind, value) in enumerate(first):
        values = list(dict.fromkeys(row[index][1] for row in rows))
        # The sign stands once: +4/5/6.
        rest = [text.lstrip("+−") for text in values[1:]]
        merged.append((kind, "/".join([value, *rest])))
    return merged


def _all(does: Effects) -> list[Part]:
    out: list[Part] = []
    for effect in does:
        part = _one(effect)
        if part:
            out += [DOT, *part] if out else part
    return out


def _text(text: str) -> list[Part]:
    return [("text", text)]


def _number(amount: Number) -> list[Part]:
    """An amount: a figure, or so much per picture."""
    if isinstance(amount, int):
        return _text("∞" if amount >= ALL else str(amount))
    match amount:
        case Per(each, symbol, every):
            return [("text", f"{each}×" if every == 1 else f"{each}/{every}×"), ("symbol", symbol)]
        case Held(each, token):
            return [("text", f"{each}×"), ("token", token)]
        case Spent(each):
            return _text(f"{each}×")
        case Cp():
            return [("cp", "")]
        case DiceSum():
            return [("text", "Σ"), ("die", "")]
        case Half(of):
            return [*_text("½"), *_number(of)]
        case Plus(parts):
            out = _number(parts[0])
            for part in parts[1:]:
                out += [*_text("+"), *_number(part)]
            return out
        case AtMost(of, limit):
            return [*_number(of), *_text(f"≤{limit}")]
    return _text("…")


def _signed(sign: str, amount: Number, kind: str, value: str = "") -> list[Part]:
    """A sign, an amount, a picture; a single one of a kind needs no figure."""
    figure = [] if amount == 1 and kind in ("token", "status") else _number(amount)
    if figure and figure[0][0] == "text":
        return [("text", sign + figure[0][1]), *figure[1:], (kind, value)]
    return [*([("text", sign)] if sign else []), *figure, (kind, value)]


def _condition(condition: Condition) -> list[Part]:
    match condition:
        case Shows(needs):
            return [("symbol", symbol) for symbol, count in needs for _ in range(min(count, 3))]
        case ShowsValue(low, high):
            return _text(f"{low}" if low == high else f"{low}–{high}")
        case OfAKind(count):
            return [("text", f"{count}="), ("die", "")]
        case SumAtLeast(value):
            return _text(f"Σ≥{value}")
        case SumAtMost(value):
            return _text(f"Σ≤{value}")
    return _text("?")


def _one(effect: Effect) -> list[Part]:  # noqa: C901, PLR0911, PLR0912 - one line for each kind of effect
    match effect:
        case Deal(amount, type):
            return _signed("", amount, "damage", type)
        case AddDamage(amount):
            return _signed("+", amount, "damage", NORMAL)
        case Receive(amount) | Recoil(amount):
            return _signed("−", amount, "hurt")
        case Prevent(amount):
            return _signed("", amount, "prevent")
        case PreventHalf():
            return [("text", "½"), ("prevent", "")]
        case PreventAll():
            return [("text", "∞"), ("prevent", "")]
        case ReturnHalf():
            return [("text", "½↩"), ("damage", COLLATERAL)]
        case BecomeUndefendable():
            return [("text", "→"), ("damage", UNDEFENDABLE)]
        case Heal(amount):
            return _signed("+", amount, "heal")
        case GainCp(amount):
            return _signed("+", amount, "cp")
        case LoseCp(amount):
            return _signed("−", amount, "cp")
        case StealCp(amount):
            return _signed("⇄", amount, "cp")
        case Draw(amount):
            return _signed("+", amount, "card")
        case DiscardRandom(amount):
            return _signed("−", amount, "card")
        case Gain(token, amount):
            return _signed("+", amount, "token", token)
        case GainToLimit(token):
            return [("text", "+∞"), ("token", token)]
        case Inflict(token, amount):
            return _signed("", amount, "token", token)
        case RaiseLimit(token):
            return [("text", "↑"), ("token", token)]
        case Discard(token, amount):
            return _signed("−", amount, "token", token)
        case RemoveStatus(amount):
            return _signed("−", amount, "status")
        case MoveStatus():
            return [("text", "⇄"), ("status", "")]
        case PreventStatus():
            return [("text", "✕"), ("status", "")]
        case Grow(amount, family):
            return _signed("+", amount, "token", family)
        case GrowEach(family):
            return [("text", "↑"), ("token", family)]
        case Roll(dice, does):
            return [("text", str(dice)), ("die", ""), ("text", ": "), *_all(does)]
        case RerollThese(up_to) | Reroll(up_to):
            return [("text", f"↻{up_to}"), ("die", "")]
        case SetDice(count, to):
            return [("text", str(count)), ("die", ""), ("text", f"→{to}" if to else "→?")]
        case NudgeDie():
            return [("die", ""), ("text", "±1")]
        case CopyDie():
            return [("die", ""), ("text", "="), ("die", "")]
        case OneMoreAttempt():
            return [("text", "+1↻")]
        case If(condition, does, otherwise):
            out = [*_condition(condition), ("text", ": "), *_all(does)]
            return [*out, ("text", " | "), *_all(otherwise)] if otherwise else out
        case Repeat(Per(1, symbol), does):
            return [("symbol", symbol), ("text", "×: "), *_all(does)]
        case May(does) | Choose(_, does):
            return _all(does)
        case Or(sides):
            parts: list[Part] = []
            for side in sides:
                parts += [*([("text", " | ")] if parts else []), *_all(side.does)]
            return parts
        case Spend(what, does, at_most):
            cost: Part = ("cp", "") if what == CP else ("card", "") if what == CARD else ("token", what)
            most = "" if at_most == 1 else "∞" if at_most >= ALL else str(at_most)
            return [("text", f"−{most}"), cost, ("text", "→"), *_all(does)]
        case ExtraRollPhase():
            return [("again", "")]
    return []
