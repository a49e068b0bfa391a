"""The events of the solo game (PF-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import events as ev
from ..content.bosses import BOSSES
from ..content.solo_events import EVENTS
from ..state import State, boss_level
from ..tower.fields import LEVEL, WIDTH, xy
from ..tower.gravity import LET_GO, settle
from ..tower.levels import remove_lowest, spawn
from ..turn.primitives import Events, heal, lose_coins
from ..turn.shop import renew
from .vocabulary import Crumble, Effect, Heal, LoseShare, Quake, RefillGems, RefreshShop, Reinforce

SEAT = 0


def draw(state: State, events: Events) -> None:
    """Reveal the next event; without one the game is lost (PF-15.2)."""
    if not state.event_deck:
        state.over = True
        events.append(ev.GameLost("events"))
        return
    card = state.event_deck.pop()
    state.event_pile.append(card)
    events.append(ev.EventDrawn(card, len(state.event_deck)))
    if EVENTS[card].timing != "end_of_turn":
        _act(state, card, events)


def end_of_turn(state: State, events: Events) -> None:
    """What the event of this turn does at its end (PF-15.3)."""
    if state.event_pile and EVENTS[state.event_pile[-1]].timing == "end_of_turn":
        _act(state, state.event_pile[-1], events)


def _act(state: State, card: str, events: Events) -> None:
    for effect in EVENTS[card].does:
        if type(effect) in HANDLERS and not state.over:
            HANDLERS[type(effect)](state, effect, events)


def hero_level(state: State) -> int:
    """The level of the hero; off the map the lowest one."""
    at = state.players[SEAT].at
    return at // LEVEL if at >= 0 else state.lowest


def _quake(state: State, effect: Quake, events: Events) -> None:
    settle(state, LET_GO, events, ladders=False)


def _refill(state: State, effect: RefillGems, events: Events) -> None:
    """Gems on empty gem fields, lowest row first, then from the left."""
    fields = state.tower.on_level(state.tower.gems, hero_level(state))
    empty = [field for field in fields if field not in state.gems][: min(effect.limit, state.gem_supply)]
    state.gems += empty
    state.gem_supply -= len(empty)
    if empty:
        events.append(ev.GemsPlaced(tuple([xy(field) for field in empty])))


def _tax(state: State, effect: LoseShare, events: Events) -> None:
    lose_coins(state, SEAT, state.players[SEAT].coins // effect.divisor, "event", events)


def _renew(state: State, effect: RefreshShop, events: Events) -> None:
    renew(state, events)


def _reinforce(state: State, effect: Reinforce, events: Events) -> None:
    """Enemies of the level on free spawn fields, highest row first, then from the left."""
    level = hero_level(state)
    kind = BOSSES[state.boss].helper if level == boss_level(state) else state.foes[level]
    occupied = [player.at for player in state.players] + list(state.enemies.values())
    fields = [field for field in state.tower.on_level(state.tower.spawns, level) if field not in occupied]
    fields.sort(key=lambda field: (-(field // WIDTH), field))
    placed = spawn(state, kind, fields[: effect.limit])
    if placed:
        events.append(ev.EnemiesPlaced(placed))


def _crumble(state: State, effect: Crumble, events: Events) -> None:
    if state.players[SEAT].at >= 0 and hero_level(state) > state.lowest:
        remove_lowest(state, events)


def _heal(state: State, effect: Heal, events: Events) -> None:
    heal(state, SEAT, effect.hearts, events)


# What acts at once or at the end; the others change a rule for the turn and stand where that rule stands.
HANDLERS: dict[type[Effect], Callable[[State, Any, Events], None]] = {
    Quake: _quake,
    RefillGems: _refill,
    LoseShare: _tax,
    RefreshShop: _renew,
    Reinforce: _reinforce,
    Crumble: _crumble,
    Heal: _heal,
}
