"""Actions as words for their buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....core.play import Action
from ....core.words import tr, trn
from .. import actions as act
from ..actions import HOLD, LET_GO, PORTAL
from ..content.cards import CARDS
from ..content.dice import SYMBOLS
from ..tower.fields import DIRECTIONS, xy
from .texts import card_name, figure_name, symbol_name, token_name, way_name


def label(action: Action) -> str:
    """The words on the button of an action."""
    words = LABELS[type(action)](action)
    return tr("{action} with the special die", action=words) if _by_special_die(action) else words


def _by_special_die(action: Action) -> bool:
    """Whether the special die pays for it, and the words do not say so yet."""
    if isinstance(action, act.Attack):
        return action.special and not action.gems
    return isinstance(action, act.MoveHero | act.Force | act.TakeCoin | act.RemoveToken) and action.special


def _symbol(symbol: int) -> str:
    return symbol_name(SYMBOLS[symbol])


def _ways(ways: Sequence[int]) -> str:
    """One or two directions."""
    names = [way_name(DIRECTIONS[way]) for way in ways]
    # Translators: such as: up, then left
    return tr("{first}, then {second}", first=names[0], second=names[1]) if len(names) > 1 else names[0]


def _move(action: act.MoveHero) -> str:
    if action.push:
        return tr("Push {ways}", ways=_ways(action.push))
    if action.way == PORTAL:
        return tr("Step through the portal")
    return tr("Step {way}", way=_ways([action.way]))


def _attack(action: act.Attack) -> str:
    enemy = figure_name(action.token)
    if not action.gems:
        return tr("Attack {enemy}", enemy=enemy)
    if action.special:
        return trn(
            "Attack {enemy} with the special die and {n} gem",
            "Attack {enemy} with the special die and {n} gems",
            action.gems,
            enemy=enemy,
        )
    return trn("Attack {enemy} with {n} gem", "Attack {enemy} with {n} gems", action.gems, enemy=enemy)


def _use(action: act.UseCard) -> str:
    card, target = card_name(action.card), action.target
    if CARDS[action.card].type == "potion":
        if target is None:
            return tr("Drink {card}", card=card)
        if isinstance(target, int):
            return tr("Drink {card}: column {column}", card=card, column=target + 1)
        return tr("Drink {card}: {target}", card=card, target=figure_name(target))
    if target is None:
        return tr("Use {card}", card=card)
    if isinstance(target, int):
        return tr("Use {card}: column {column}", card=card, column=target + 1)
    return tr("Use {card}: {target}", card=card, target=figure_name(target))


def _gravity(action: act.ApplyGravity) -> str:
    if action.hold == HOLD:
        return tr("Gravity")
    if action.hold == LET_GO:
        return tr("Let go and fall")
    return tr("Catch the ladder in row {row}", row=xy(action.hold)[1] + 1)


def _enter(action: act.Enter) -> str:
    x, y = xy(action.field)
    return tr("Come back at {place}", place=tr("column {column}, row {row}", column=x + 1, row=y + 1))


def _reroll(action: act.RerollDice) -> str:
    numbers = ", ".join(str(index + 1) for index in action.dice)
    return trn("Reroll die {dice}", "Reroll dice {dice}", len(action.dice), dice=numbers)


LABELS: dict[type[Action], Callable[[Any], str]] = {
    act.MoveHero: _move,
    act.Boost: lambda a: tr("Strengthen with gems"),
    act.Force: lambda a: tr("Force {enemy} {way}", enemy=figure_name(a.token), way=_ways([a.way])),
    act.TakeCoin: lambda a: tr("Take a coin"),
    act.TurnStar: lambda a: tr("Use a Star as {symbol}", symbol=_symbol(a.symbol)),
    act.Fuse: lambda a: tr("Fuse two {face} dice into {symbol}", face=_symbol(a.face), symbol=_symbol(a.symbol)),
    act.Attack: _attack,
    act.UseAbility: lambda a: tr("Use the ability"),
    act.UseCard: _use,
    act.Buy: lambda a: tr("Buy {card}", card=card_name(a.card)),
    act.RemoveToken: lambda a: tr("Be rid of {token}", token=token_name(a.token)),
    act.ApplyGravity: _gravity,
    act.EndActions: lambda a: tr("End actions"),
    act.Respawn: lambda a: tr("Come back for a {symbol}", symbol=_symbol(a.symbol)),
    act.Enter: _enter,
    act.RerollDice: _reroll,
    act.Keep: lambda a: tr("Leave it"),
    act.TurnDie: lambda a: tr("Turn die {n} to {symbol}", n=a.die + 1, symbol=_symbol(a.symbol)),
    act.Bank: lambda a: tr("Set it to {symbol}", symbol=_symbol(a.symbol)),
    act.UseMirror: lambda a: tr("Give back: {token}", token=token_name(a.token)),
}
