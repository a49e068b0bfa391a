"""Levels that come and go, and what comes with them (PF-12), and entering a field (PF-2.8, PF-2.9)."""

from __future__ import annotations

from ....core.flow import Events
from .. import events as ev
from ..content.bosses import BOSSES
from ..content.enemies import tokens_of
from ..effects.conditions import RevealsLevel
from ..effects.vocabulary import IgnoreTraps
from ..state import State, boss_level, boss_revealed, occupied, on_boss_level
from ..turn.primitives import after_coins, award, faint, field_token, give_token, owns, token_supply, wound
from .fields import LEVEL, OFF, xy

# Within a level: the first field of its top row.
TOP_ROW = 20


def populate(state: State, player: int | None, events: Events) -> None:
    """Put coins, gems and enemies on the level that was just revealed (PF-12.2)."""
    level = state.highest
    tower = state.tower
    for field in tower.on_level(tower.gems, level):
        if state.gem_supply:
            state.gem_supply -= 1
            state.gems.append(field)
    for field in tower.on_level(tower.coins, level):
        if state.coin_supply:
            state.coin_supply -= 1
            state.coins.append(field)
    tiles = (state.tiles[2 * level], state.tiles[2 * level + 1])
    if level == boss_level(state):
        events.append(ev.LevelRevealed(player, level + 1, tiles, "", ()))
        set_up_boss(state, events)
        return
    placed = spawn(state, state.foes[level], tower.on_level(tower.spawns, level))
    events.append(ev.LevelRevealed(player, level + 1, tiles, state.foes[level], placed))


def spawn(state: State, kind: str, fields: list[int]) -> tuple[tuple[str, ev.Place], ...]:
    """Put tokens of a kind on the free ones of the fields, as long as there are any (PF-13.11)."""
    where = occupied(state)
    free = [token for token in tokens_of(kind) if token not in state.enemies]
    placed = []
    for field in fields:
        if free and field not in where:
            token = free.pop(0)
            state.enemies[token] = field
            placed.append((token, xy(field)))
    return tuple(placed)


def set_up_boss(state: State, events: Events) -> None:
    """Boss, helpers and tokens come to the boss level (PF-12.3)."""
    boss = BOSSES[state.boss]
    tower, level = state.tower, state.highest
    field = state.rng.choice(tower.boss_spawns)
    state.enemies[boss.id] = field
    events.append(ev.BossAppeared(boss.id, xy(field)))
    summon(state, events)
    place_tokens(state, tower.on_level(tower.special, level), events)


def summon(state: State, events: Events) -> None:
    """A helper on each free spawn field of the boss level (PF-13.11)."""
    tower = state.tower
    placed = spawn(state, BOSSES[state.boss].helper, tower.on_level(tower.spawns, boss_level(state)))
    if placed:
        events.append(ev.EnemiesPlaced(placed))


def place_tokens(state: State, fields: list[int], events: Events) -> None:
    """The boss's token on each of the fields, from the supply."""
    token = field_token(state)
    placed = []
    for field in fields:
        if token_supply(state, token) > 0:
            state.specials.append(field)
            placed.append(xy(field))
    if placed:
        events.append(ev.TokensPlaced(token, tuple(placed)))


def reveal_from(state: State, seat: int, events: Events) -> None:
    """Reveal the next level if the hero is in the top row of the highest one (PF-12.1)."""
    if state.players[seat].at >= state.highest * LEVEL + TOP_ROW and not boss_revealed(state):
        state.highest += 1
        state.redraw()
        populate(state, seat, events)
        if state.artifacts:
            award(state, seat, RevealsLevel, 1, events)


def remove_lowest(state: State, events: Events) -> None:
    """Take the lowest level away with all that is on it; heroes there faint (PF-12.4)."""
    end = (state.lowest + 1) * LEVEL
    events.append(ev.LevelRemoved(state.lowest + 1))
    for token in [token for token, at in state.enemies.items() if at < end]:
        remove_enemy(state, token)
    state.coin_supply += sum([field < end for field in state.coins])
    state.gem_supply += sum([field < end for field in state.gems])
    state.coins = [field for field in state.coins if field >= end]
    state.gems = [field for field in state.gems if field >= end]
    state.lowest += 1
    state.redraw()
    for seat, player in enumerate(state.players):
        if OFF < player.at < end:
            faint(state, seat, events)


def remove_enemy(state: State, token: str) -> None:
    """Take a token off the map; it goes back to the supply."""
    del state.enemies[token]
    state.asleep.pop(token, None)


def enter(state: State, seat: int, events: Events) -> None:
    """What the field does to a hero who has come to be on it: pick-up, boss token, trap (PF-2.8, PF-2.9)."""
    player = state.players[seat]
    field = player.at
    if field in state.coins:
        state.coins.remove(field)
        player.coins += 1
        events.append(ev.CoinsGained(seat, 1, "field"))
        after_coins(state, seat, events)
    if field in state.gems:
        state.gems.remove(field)
        player.gems += 1
        events.append(ev.GemsGained(seat, 1, "field"))
    if field in state.specials:
        take_special(state, seat, field, events)
    if state.tower.trap[field] and player.at == field and not owns(state, seat, IgnoreTraps):
        wound(state, seat, 1, "trap", events)
    if not player.arrived and on_boss_level(state, field):
        arrive(state, seat, events)


def take_special(state: State, seat: int, field: int, events: Events) -> None:
    """A hero on a special field takes its token; a second one of the kind wounds and stays (PF-13.9)."""
    # Off the field first: the supply counts what lies there.
    state.specials.remove(field)
    if not give_token(state, seat, field_token(state), events):
        state.specials.append(field)
        state.specials.sort()


def arrive(state: State, seat: int, events: Events) -> None:
    """A hero has come to the boss level; with the last one all other levels go (PF-12.5)."""
    state.players[seat].arrived = True
    if all(player.arrived for player in state.players):
        while state.lowest < state.highest:
            remove_lowest(state, events)
