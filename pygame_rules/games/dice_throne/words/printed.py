"""The text of tokens, abilities and cards, made from what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....core.words import mark, tr, trn
from ..content.kinds import Ability, Card, Companion, TokenKind, Upgrade
from ..effects import vocabulary as v
from ..effects.vocabulary import On, Static, Use
from .measures import activation_text, capital, condition_text, with_condition
from .names import token_name
from .wording import text_of_effects

MOMENTS = {
    v.UPKEEP: mark("In your Upkeep Phase: {text}"),
    v.INCOME: mark("In your Income Phase: {text}"),
    v.OFFENSE_STARTS: mark("Before your Offensive Roll Phase: {text}"),
    v.OFFENSE_ENDS: mark("At the end of your Offensive Roll Phase: {text}"),
    v.ROLL_PHASE_ENDS: mark("At the end of your Roll Phase: {text}"),
    v.OTHERS_ROLL_PHASE_ENDS: mark("When the attack is over: {text}"),
    v.TURN_ENDS: mark("At the end of your turn: {text}"),
    v.ACTIVATES: mark("When you activate an offensive ability: {text}"),
}
TIMES = {
    v.ANY_TIME: mark("At any time: {text}"),
    v.OWN_MAIN: mark("In your Main Phase: {text}"),
    v.OWN_ATTACK: mark("During your attack: {text}"),
    v.OWN_ATTACK_UNDEFENDED: mark("During your attack, before the defense roll: {text}"),
    v.INCOMING: mark("When damage is coming to you: {text}"),
    v.ATTACKED: mark("When you are attacked: {text}"),
    v.AFTER_OWN_ATTACK: mark("After the damage of your attack: {text}"),
}


def on_text(on: On) -> str:
    text = text_of_effects(on.does)
    if on.needs:
        text = tr("{condition}: {text}", condition=capital(condition_text(on.needs[0])), text=text)
    return tr(MOMENTS[on.moment], text=text)


def use_text(use: Use, token: str = "") -> str:
    """What a use offers, with its cost."""
    text = with_condition(text_of_effects(use.does), use.needs)
    if use.aged:
        text = tr("{text} Tokens gained this turn do not count.", text=text)
    if token and use.cp:
        text = tr("Spend it and {cp} CP. {text}", cp=use.cp, text=text)
    elif token and use.any_number:
        text = tr("Spend any number. {text}", text=text)
    elif token:
        text = tr("Spend it. {text}", text=text)
    elif use.cp:
        text = tr("Pay {cp} CP. {text}", cp=use.cp, text=text)
    return tr(TIMES[use.when], text=text)


def _static(static: Static) -> str:
    return STATICS[type(static)](static)


STATICS: dict[type[Static], Callable[[Any], str]] = {
    v.RollAttempts: lambda s: trn(
        "{n} roll attempt fewer in your Offensive Roll Phase.",
        "{n} roll attempts fewer in your Offensive Roll Phase.",
        -s.more,
    ),
    v.IncomingAttack: lambda s: tr("Attacks against you deal {n} more damage.", n=s.more),
    v.Untouchable: lambda s: tr(
        "You receive no damage from an opponent's Offensive Roll Phase, except ultimate damage, and do not defend."
    ),
    v.Helpless: lambda s: tr("You can do nothing: no cards, tokens, passives or defense."),
    v.LastStand: lambda s: tr(
        "When you would fall to 0 health, this token goes and your health becomes {n} instead.", n=s.health
    ),
}


def token_text(token: TokenKind) -> str:
    """What a token or companion does."""
    parts = [_static(static) for static in token.holds]
    parts += [on_text(on) for on in token.on]
    parts += [use_text(use, token.id) for use in token.uses]
    if isinstance(token, Companion) and token.grows_from:
        parts.append(tr("It grows from {token}.", token=token_name(token.grows_from)))
    elif isinstance(token, Companion):
        parts.append(tr("To grow is to take one of these, or to turn one into its next stage."))
    if token.once_a_turn:
        parts.append(tr("At most one of its kind in each turn."))
    if token.persistent and not isinstance(token, Companion):
        parts.append(tr("Persistent."))
    if not token.removable and not isinstance(token, Companion):
        parts.append(tr("Nothing else removes or moves it."))
    return " ".join(parts)


def ability_text(ability: Ability) -> str:
    """All rows of an ability as running text."""
    parts = [
        tr("{activation}: {text}", activation=capital(activation_text(tier.when)), text=text_of_effects(tier.does))
        for tier in ability.tiers
    ]
    if ability.dice:
        text = text_of_effects(ability.does)
        parts.append(trn("Defend with {n} die. {text}", "Defend with {n} dice. {text}", ability.dice, text=text))
    parts += [use_text(use) for use in ability.uses]
    parts += [on_text(on) for on in ability.on]
    return " ".join(parts)


def card_text(card: Card | Upgrade) -> str:
    """What a card does."""
    if isinstance(card, Upgrade):
        texts = [ability_text(card.ability)]
        texts += [tr("{ability}: {text}", ability=tr(added.name), text=ability_text(added)) for added in card.adds]
        return " ".join(texts)
    text = with_condition(text_of_effects(card.does), card.needs)
    return tr(TIMES[card.when], text=text) if card.when else text
