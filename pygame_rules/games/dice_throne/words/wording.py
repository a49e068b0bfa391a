"""Effects, amounts, conditions and activations in words: the text of boards and cards is made from what they do.

Every sentence is a whole one of the catalogue; what stands inside another effect is put into a place of its sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....core.words import mark, tr, trn
from ..content import TOKENS
from ..effects import vocabulary as v
from ..effects.vocabulary import ALL, CHOSEN, Effect, Effects, Number
from .measures import amount_text, capital, condition_text, reads_as_figure, with_condition
from .names import POLARITY_NAMES, symbol_name, token_name

DEAL = {
    v.NORMAL: mark("Deal {amount} damage."),
    v.UNDEFENDABLE: mark("Deal {amount} undefendable damage."),
    v.PURE: mark("Deal {amount} pure damage."),
    v.ULTIMATE: mark("Deal {amount} ultimate damage."),
    v.COLLATERAL: mark("Deal {amount} collateral damage."),
}
DEAL_CHOSEN = {
    v.NORMAL: mark("Deal {amount} damage to that player."),
    v.UNDEFENDABLE: mark("Deal {amount} undefendable damage to that player."),
    v.PURE: mark("Deal {amount} pure damage to that player."),
    v.ULTIMATE: mark("Deal {amount} ultimate damage to that player."),
    v.COLLATERAL: mark("Deal {amount} collateral damage to that player."),
}
DEAL_ALL = {
    v.NORMAL: mark("Deal {amount} damage to each opponent."),
    v.UNDEFENDABLE: mark("Deal {amount} undefendable damage to each opponent."),
    v.PURE: mark("Deal {amount} pure damage to each opponent."),
    v.ULTIMATE: mark("Deal {amount} ultimate damage to each opponent."),
    v.COLLATERAL: mark("Deal {amount} collateral damage to each opponent."),
}
DEAL_EQUAL = {
    v.NORMAL: mark("Deal damage equal to {amount}."),
    v.UNDEFENDABLE: mark("Deal undefendable damage equal to {amount}."),
    v.PURE: mark("Deal pure damage equal to {amount}."),
    v.ULTIMATE: mark("Deal ultimate damage equal to {amount}."),
    v.COLLATERAL: mark("Deal collateral damage equal to {amount}."),
}
CHOICES = {
    v.ANY_PLAYER: mark("Choose a player. {text}"),
    v.AN_OPPONENT: mark("Choose an opponent. {text}"),
    v.A_TEAMMATE: mark("Choose a teammate. {text}"),
}


def _deal(e: v.Deal) -> str:
    plain = DEAL if reads_as_figure(e.amount) else DEAL_EQUAL
    table = DEAL_ALL if e.to == v.ALL_OPPONENTS else DEAL_CHOSEN if e.to == CHOSEN else plain
    words = tr(table[e.type], amount=amount_text(e.amount))
    return tr("{text} It is a source of its own.", text=words) if e.separate else words


def _tokens(amount: Number, token: str) -> str:
    """Tokens with their number: `Burn`, `2 Chi`, or `Chi: 1 × zen` where it has to be counted."""
    if amount == 1:
        return token_name(token)
    if isinstance(amount, int):
        return tr("{n} {token}", n=amount, token=token_name(token))
    return tr("{token}: {amount}", token=token_name(token), amount=amount_text(amount))


def _gain(e: v.Gain) -> str:
    what = _tokens(e.amount, e.token)
    return tr("That player gains {what}.", what=what) if e.who == CHOSEN else tr("Gain {what}.", what=what)


def _inflict(e: v.Inflict) -> str:
    what = _tokens(e.amount, e.token)
    return tr("Inflict {what} on that player.", what=what) if e.who == CHOSEN else tr("Inflict {what}.", what=what)


def _receive(e: v.Receive) -> str:
    amount = amount_text(e.amount)
    if reads_as_figure(e.amount):
        return tr("Receive {amount} damage.", amount=amount)
    return tr("Receive damage equal to {amount}.", amount=amount)


def _prevent(e: v.Prevent) -> str:
    amount = amount_text(e.amount)
    if e.who == CHOSEN:
        return tr("Prevent {amount} of the damage coming to that player.", amount=amount)
    if reads_as_figure(e.amount):
        return tr("Prevent {amount} damage.", amount=amount)
    return tr("Prevent damage equal to {amount}.", amount=amount)


def _remove(e: v.RemoveStatus) -> str:
    if e.amount >= ALL:
        return (
            tr("Remove all status effect tokens from that player.")
            if e.who == CHOSEN
            else tr("Remove all your status effect tokens.")
        )
    if e.who == CHOSEN:
        return trn(
            "Remove {n} status effect token from that player.",
            "Remove {n} status effect tokens from that player.",
            e.amount,
        )
    return trn("Remove {n} of your status effect tokens.", "Remove {n} of your status effect tokens.", e.amount)


def _discard(e: v.Discard) -> str:
    if e.amount >= ALL:
        return tr("Remove all your {token}.", token=token_name(e.token))
    if e.amount == 1 and TOKENS[e.token].limit == 1:
        return tr("Remove {what}.", what=token_name(e.token))
    return tr("Remove {n} {token}.", n=e.amount, token=token_name(e.token))


def _set_dice(e: v.SetDice) -> str:
    value = str(e.to) if e.to else tr("any value")
    if e.whose == v.OWN:
        return trn("Turn one of your dice to {value}.", "Turn {n} of your dice to {value}.", e.count, value=value)
    if e.whose == v.OPPONENTS:
        return trn(
            "Turn a die of an opponent to {value}.", "Turn {n} dice of an opponent to {value}.", e.count, value=value
        )
    if e.whose == v.OWN_TEAM:
        return trn(
            "Turn a die of your team to {value}.", "Turn {n} dice of your team to {value}.", e.count, value=value
        )
    return trn("Turn any die to {value}.", "Turn any {n} dice to {value}.", e.count, value=value)


def _reroll(e: v.Reroll) -> str:
    if e.whose == v.OWN:
        return trn("Reroll one of your dice.", "Reroll up to {n} of your dice.", e.up_to)
    if e.whose == v.OPPONENTS:
        return trn(
            "An opponent rerolls a die of your choice.", "An opponent rerolls up to {n} dice of your choice.", e.up_to
        )
    if e.whose == v.OWN_TEAM:
        return trn(
            "Reroll a die, yours or your teammate's.", "Reroll up to {n} dice, yours or your teammate's.", e.up_to
        )
    return trn("Reroll any die.", "Reroll up to {n} dice.", e.up_to)


def _add(e: v.AddDamage) -> str:
    if reads_as_figure(e.amount):
        return tr("Add {amount} damage.", amount=amount_text(e.amount))
    return tr("Add damage equal to {amount}.", amount=amount_text(e.amount))


def _gain_cp(e: v.GainCp) -> str:
    amount = amount_text(e.amount)
    if e.who == CHOSEN:
        return tr("That player gains {amount} CP.", amount=amount)
    if reads_as_figure(e.amount):
        return tr("Gain {amount} CP.", amount=amount)
    return tr("Gain CP equal to {amount}.", amount=amount)


def _heal(e: v.Heal) -> str:
    amount = amount_text(e.amount)
    if e.who == CHOSEN:
        return tr("That player heals {amount}.", amount=amount)
    if reads_as_figure(e.amount):
        return tr("Heal {amount}.", amount=amount)
    return tr("Heal as much as {amount}.", amount=amount)


def _spend_what(e: v.Spend) -> str:
    most = tr("any number of") if e.at_most >= ALL else str(e.at_most)
    if e.what == v.CP:
        return tr("{n} CP", n=most)
    if e.what == v.CARD:
        return trn("{n} card from your hand", "{n} cards from your hand", e.at_most)
    return tr("{n} {token}", n=most, token=token_name(e.what))


def _spend(e: v.Spend) -> str:
    what, text = _spend_what(e), text_of_effects(e.does)
    if e.otherwise:
        return tr(
            "Spend {what}: {text} Otherwise: {otherwise}",
            what=what,
            text=text,
            otherwise=text_of_effects(e.otherwise),
        )
    if e.what == v.CARD:
        if e.must:
            return tr("Discard {what}: {text}", what=what, text=text)
        return tr("You may discard {what}: {text}", what=what, text=text)
    if e.must:
        return tr("Spend {what}: {text}", what=what, text=text)
    if e.at_most > e.at_least and e.at_most < ALL:
        return tr("You may spend up to {what}: {text}", what=what, text=text)
    return tr("You may spend {what}: {text}", what=what, text=text)


def _if(e: v.If) -> str:
    condition = capital(condition_text(e.condition))
    if e.otherwise:
        return tr(
            "{condition}: {text} Otherwise: {otherwise}",
            condition=condition,
            text=text_of_effects(e.does),
            otherwise=text_of_effects(e.otherwise),
        )
    return tr("{condition}: {text}", condition=condition, text=text_of_effects(e.does))


def _or(e: v.Or) -> str:
    sides = [with_condition(text_of_effects(side.does), side.needs) for side in e.sides]
    return tr("One of these: {sides}", sides=" / ".join(sides))


def _choose(e: v.Choose) -> str:
    text = text_of_effects(e.does)
    if e.up_to > 1:
        return tr("Choose up to {n} players. For each of them: {text}", n=e.up_to, text=text)
    return tr(CHOICES[e.whom], text=text)


def _lose(e: v.LoseCp) -> str:
    amount = amount_text(e.amount)
    if e.who == CHOSEN:
        return tr("That player loses {amount} CP.", amount=amount)
    return tr("The opponent loses {amount} CP.", amount=amount)


def _lose_cards(e: v.DiscardRandom) -> str:
    if e.who == CHOSEN:
        return trn("That player discards a random card.", "That player discards {n} random cards.", e.amount)
    return trn("The opponent discards a random card.", "The opponent discards {n} random cards.", e.amount)


def _draw(e: v.Draw) -> str:
    if isinstance(e.amount, int):
        return trn("Draw {n} card.", "Draw {n} cards.", e.amount)
    return tr("Draw cards: {amount}.", amount=amount_text(e.amount))


def _recoil(e: v.Recoil) -> str:
    return tr("If at least {least} damage is dealt, receive {amount} damage.", least=e.at_least, amount=e.amount)


def _attempt(e: v.OneMoreAttempt) -> str:
    if e.roll == "offense":
        return tr("A player gets one more attempt in the Offensive Roll Phase, with up to 5 dice.")
    return tr("A player gets one more attempt for the defense roll, with any of its dice.")


def _grow(e: v.Grow) -> str:
    family = token_name(e.family)
    if isinstance(e.amount, int):
        return tr("Grow {n} {family}.", n=e.amount, family=family)
    return tr("Grow {family}: {amount}.", family=family, amount=amount_text(e.amount))


def _repeat(e: v.Repeat) -> str:
    """Things are repeated for each of a symbol, and for nothing else so far."""
    assert isinstance(e.times, v.Per)
    return tr("For each {symbol}: {text}", symbol=symbol_name(e.times.symbol), text=text_of_effects(e.does))


def _may(e: v.May) -> str:
    only = e.does[0] if len(e.does) == 1 else None
    if isinstance(only, v.RemoveStatus) and only.who == v.SELF and only.amount < ALL:
        return trn(
            "You may remove {n} of your status effect tokens.",
            "You may remove {n} of your status effect tokens.",
            only.amount,
        )
    if isinstance(only, v.PreventStatus) and not only.polarity:
        return tr("You may stop a status effect token of this attack.")
    return tr("If you like: {text}", text=text_of_effects(e.does))


EFFECTS: dict[type[Effect], Callable[[Any], str]] = {
    v.Deal: _deal,
    v.AddDamage: _add,
    v.Receive: _receive,
    v.Recoil: _recoil,
    v.Prevent: _prevent,
    v.PreventHalf: lambda e: tr("Prevent half of the damage, rounded up."),
    v.PreventAll: lambda e: tr("Receive none of the damage."),
    v.ReturnHalf: lambda e: tr("Deal half of the incoming damage, rounded up, back to the attacker."),
    v.BecomeUndefendable: lambda e: tr("The attack becomes undefendable."),
    v.Heal: _heal,
    v.GainCp: _gain_cp,
    v.LoseCp: _lose,
    v.StealCp: lambda e: tr("Steal {amount} CP.", amount=amount_text(e.amount)),
    v.Draw: _draw,
    v.DiscardRandom: _lose_cards,
    v.Gain: _gain,
    v.GainToLimit: lambda e: tr("Gain {token} up to the stack limit.", token=token_name(e.token)),
    v.Inflict: _inflict,
    v.RaiseLimit: lambda e: tr("Raise your stack limit of {token} by {n}.", token=token_name(e.token), n=e.by),
    v.Discard: _discard,
    v.RemoveStatus: _remove,
    v.MoveStatus: lambda e: tr("Move a status effect token from one player to another."),
    v.PreventStatus: lambda e: (
        tr("Stop a {polarity} status effect token of this attack.", polarity=tr(POLARITY_NAMES[e.polarity]))
        if e.polarity
        else tr("Stop a status effect token of this attack.")
    ),
    v.Grow: _grow,
    v.GrowEach: lambda e: tr("Each {family} that you hold may grow once.", family=token_name(e.family)),
    v.Roll: lambda e: trn("Roll {n} die. {text}", "Roll {n} dice. {text}", e.dice, text=text_of_effects(e.does)),
    v.RerollThese: lambda e: trn(
        "You may reroll {n} of these dice.", "You may reroll up to {n} of these dice.", e.up_to
    ),
    v.Reroll: _reroll,
    v.SetDice: _set_dice,
    v.NudgeDie: lambda e: tr("Change a die by +1 or −1."),
    v.CopyDie: lambda e: tr("Turn one of your dice to the value of another of your dice."),
    v.OneMoreAttempt: _attempt,
    v.Then: lambda e: tr("Then:"),
    v.AfterDamage: lambda e: tr("Then:"),
    v.If: _if,
    v.Repeat: _repeat,
    v.May: _may,
    v.Or: _or,
    v.Choose: _choose,
    v.Spend: _spend,
    v.SkipPhase: lambda e: tr("Skip the phase."),
    v.FailPhase: lambda e: tr("The Offensive Roll Phase fails, with no effect of any kind."),
    v.ExtraRollPhase: lambda e: tr("The attacker at once has another Offensive Roll Phase against you."),
}


# Effects that are told as `something: text`.
CLAUSES = (v.If, v.Spend, v.Repeat, v.Or)


def _open_ended(effect: Effect) -> bool:
    """Whether the next sentence could be taken for a part of this effect's clause."""
    if isinstance(effect, v.Roll) and effect.does:
        return _open_ended(effect.does[-1])
    return isinstance(effect, CLAUSES)


def text_of_effects(effects: Effects) -> str:
    """Effects as running text; what comes after a clause and is no part of it says so."""
    words = []
    for at, effect in enumerate(effects):
        text = EFFECTS[type(effect)](effect)
        if at and _open_ended(effects[at - 1]) and not isinstance(effect, (*CLAUSES, v.Then, v.AfterDamage)):
            text = tr("In any case: {text}", text=text)
        words.append(text)
    return " ".join(words)
