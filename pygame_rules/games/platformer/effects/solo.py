"""The events of the solo game (PF-15)."""

from __future__ import annotations

from ....core.effects import Change
from ....core.flow import Events
from .. import events as ev
from ..actions import LET_GO
from ..content.bosses import BOSSES
from ..content.solo_events import EVENTS
from ..state import State, boss_level
from ..tower.fields import LEVEL, WIDTH, xy
from ..tower.gravity import settle
from ..tower.levels import remove_lowest, spawn
from ..turn.primitives import lose_coins
from ..turn.shop import renew
from .places import CardScope, Text, perform
from .vocabulary import Crumble, Effect, Heal, LoseShare, Quake, RefillGems, RefreshShop, Reinforce, TurnDie

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
    if EVENTS[card].timing != "end_of_turn" and card in TEXTS:
        perform(state, TEXTS[card], CardScope(SEAT), events)


def after_the_roll(state: State, events: Events) -> None:
    """What the event of this turn asks when the dice have been rolled."""
    text = ROLL_TEXTS.get(state.event_pile[-1])
    if text is not None:
        perform(state, text, CardScope(SEAT), events)


def end_of_turn(state: State, events: Events) -> None:
    """What the event of this turn does at its end (PF-15.3)."""
    card = state.event_pile[-1] if state.event_pile else ""
    if card in TEXTS and EVENTS[card].timing == "end_of_turn":
        perform(state, TEXTS[card], CardScope(SEAT), events)


def hero_level(state: State) -> int:
    """The level of the hero; off the map the lowest one."""
    at = state.players[SEAT].at
    return at // LEVEL if at >= 0 else state.lowest


def _quake(state: State, scope: CardScope, effect: Quake, events: Events) -> None:
    settle(state, LET_GO, events, ladders=False)


def _refill(state: State, scope: CardScope, effect: RefillGems, events: Events) -> None:
    """Gems on empty gem fields, lowest row first, then from the left."""
    fields = state.tower.on_level(state.tower.gems, hero_level(state))
    empty = [field for field in fields if field not in state.gems][: min(effect.limit, state.gem_supply)]
    state.gems += empty
    state.gem_supply -= len(empty)
    if empty:
        events.append(ev.GemsPlaced(tuple([xy(field) for field in empty])))


def _tax(state: State, scope: CardScope, effect: LoseShare, events: Events) -> None:
    lose_coins(state, SEAT, state.players[SEAT].coins // effect.divisor, "event", events)


def _renew(state: State, scope: CardScope, effect: RefreshShop, events: Events) -> None:
    renew(state, events)


def _reinforce(state: State, scope: CardScope, effect: Reinforce, events: Events) -> None:
    """Enemies of the level on free spawn fields, highest row first, then from the left."""
    level = hero_level(state)
    kind = BOSSES[state.boss].helper if level == boss_level(state) else state.foes[level]
    occupied = [player.at for player in state.players] + list(state.enemies.values())
    fields = [field for field in state.tower.on_level(state.tower.spawns, level) if field not in occupied]
    fields.sort(key=lambda field: (-(field // WIDTH), field))
    placed = spawn(state, kind, fields[: effect.limit])
    if placed:
        events.append(ev.EnemiesPlaced(placed))


def _crumble(state: State, scope: CardScope, effect: Crumble, events: Events) -> None:
    if state.players[SEAT].at >= 0 and hero_level(state) > state.lowest:
        remove_lowest(state, events)


CHANGES: dict[type[Effect], Change] = {
    Quake: _quake,
    RefillGems: _refill,
    LoseShare: _tax,
    RefreshShop: _renew,
    Reinforce: _reinforce,
    Crumble: _crumble,
}


def _texts(*kinds: type[Effect]) -> dict[str, Text]:
    """What events say with effects of some kinds."""
    chosen = {card: tuple([effect for effect in event.does if type(effect) in kinds]) for card, event in EVENTS.items()}
    return {card: Text(card, does, EVENTS[card]) for card, does in chosen.items() if does}


# What acts at once or at the end, and what is asked when the dice have been rolled; other effects of events change a
# rule for the turn and stand where that rule stands.
TEXTS = _texts(*CHANGES, Heal)
ROLL_TEXTS = _texts(TurnDie)
