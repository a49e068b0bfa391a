"""The words on the button of each action. Players are named by their heroes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ....core import effects
from ....core.play import Action
from ....core.words import mark, tr, trn
from .. import actions as act
from ..content import HEROES, TOKENS
from ..state import State
from ..turn.damage import current
from .names import ABILITIES, ability_name, card_name, hero_name, symbol_name, token_name

# The short words for the sides of an either-or and for the uses of a token or passive that are no names of their own.
SHORT_WORDS = {
    "damage": mark("damage"),
    "draw": mark("draw"),
    "gain": mark("gain"),
    "heal": mark("heal"),
    "prevent": mark("prevent"),
    "reroll": mark("reroll"),
    "shield": mark("shield"),
    "steal": mark("steal"),
    "steal_one": mark("steal one"),
    "steal_two": mark("steal two"),
    "strengthen": mark("strengthen"),
    "undefendable": mark("undefendable"),
}


def label(state: State, action: Action) -> str:
    """An action in words."""
    return LABELS[type(action)](state, action)


def _player(state: State, seat: int) -> str:
    """A player by the hero, where that tells who is meant."""
    hero = state.players[seat].hero
    if not hero or [player.hero for player in state.players].count(hero) > 1:
        return tr("Player {n}", n=seat + 1)
    return hero_name(hero)


def _die(state: State, number: int) -> str:
    """A die of the dice at hand by what it shows."""
    tray = state.trays[-1]
    value = tray.values[number - 1]
    symbol = HEROES[state.players[tray.owner].hero].dice[value - 1]
    return tr("{symbol} {value}", symbol=symbol_name(symbol), value=value)


def _short(name: str) -> str:
    """The side of an either-or, the use or the trigger that a short word stands for."""
    if name in TOKENS:
        return token_name(name)
    return ability_name(name) if name in ABILITIES else tr(SHORT_WORDS[name])


def _spend(state: State, action: act.SpendToken) -> str:
    token = token_name(action.token)
    if action.count and action.name:
        return tr("Spend {n} × {token}: {use}", n=action.count, token=token, use=_short(action.name))
    if action.count:
        return tr("Spend {n} × {token}", n=action.count, token=token)
    if action.name:
        return tr("Spend {token}: {use}", token=token, use=_short(action.name))
    return tr("Spend {token}", token=token)


def _use(state: State, action: act.UsePassive) -> str:
    ability = ability_name(action.ability)
    if action.name:
        return tr("Use {ability}: {use}", ability=ability, use=_short(action.name))
    return tr("Use {ability}", ability=ability)


def _pass(state: State, action: act.Pass) -> str:
    if action.until:
        return tr("Pass this phase") if action.until == "phase" else tr("Pass this turn")
    coming = current(state)[action.player].final if state.stack[-1].is_last_chance() else 0
    return tr("Pass, take {n}", n=coming) if coming else tr("Pass")


def _stop(state: State, action: effects.Stop) -> str:
    return tr("Stop, use nothing") if state.stack[-1].name == "offense" else tr("Stop")


def _done(state: State, action: act.Done) -> str:
    return tr("To the dice") if state.phase == "main1" else tr("End the turn")


def _nudge(state: State, action: act.Nudge) -> str:
    die = _die(state, action.number)
    return tr("{die}: one up", die=die) if action.by > 0 else tr("{die}: one down", die=die)


def _move(state: State, action: act.MoveToken) -> str:
    return tr(
        "Move {token} from {giver} to {receiver}",
        token=token_name(action.token),
        giver=_player(state, action.giver),
        receiver=_player(state, action.receiver),
    )


LABELS: Mapping[type[Action], Callable[[State, Any], str]] = {
    act.ChooseHero: lambda s, a: tr("Play as {hero}", hero=hero_name(a.hero)),
    act.Declare: lambda s, a: tr("Use {ability}", ability=ability_name(a.ability)),
    effects.Stop: _stop,
    act.Reroll: lambda s, a: trn("Roll {n} die", "Roll {n} dice", len(a.numbers)),
    act.Keep: lambda s, a: tr("Keep the dice"),
    act.PlayCard: lambda s, a: tr("Play {card}", card=card_name(a.card)),
    act.Sell: lambda s, a: tr("Sell {card}", card=card_name(a.card)),
    act.SpendToken: _spend,
    act.UsePassive: _use,
    act.Pass: _pass,
    act.Done: _done,
    act.Target: lambda s, a: tr("Target {name}", name=_player(s, a.seat)),
    act.Defend: lambda s, a: tr("Defend with {ability}", ability=ability_name(a.ability)),
    act.Waive: lambda s, a: tr("No defence"),
    act.Nudge: _nudge,
    act.SetDie: lambda s, a: tr("{die}: turn to {value}", die=_die(s, a.number), value=a.value),
    act.CopyDie: lambda s, a: tr("{die}: like {other}", die=_die(s, a.number), other=_die(s, a.other)),
    effects.ChoosePlayer: lambda s, a: tr("Choose {name}", name=_player(s, a.seat)),
    effects.Take: lambda s, a: _short(a.name),
    effects.Agree: lambda s, a: tr("Yes") if a.yes else tr("No"),
    act.Pay: lambda s, a: tr("Pay {n}", n=a.amount) if a.amount else tr("Pay nothing"),
    act.DiscardCard: lambda s, a: tr("Discard {card}", card=card_name(a.card)),
    act.Give: lambda s, a: tr("Give up {token}", token=token_name(a.token)),
    act.Remove: lambda s, a: tr("Remove {token}", token=token_name(a.token)),
    act.MoveToken: _move,
    act.Block: lambda s, a: tr("Stop {token}", token=token_name(a.token)),
    act.GrowTo: lambda s, a: tr("Grow: {token}", token=token_name(a.token)),
    effects.Resolve: lambda s, a: tr("First: {effect}", effect=_short(a.what)),
}
