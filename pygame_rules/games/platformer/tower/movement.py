"""Moving, pushing, portals and forcing (PF-6, PF-7, PF-5.6)."""

from __future__ import annotations

from ....core.flow import Events
from .. import events as ev
from ..actions import PORTAL
from ..effects.conditions import PushesHero
from ..effects.vocabulary import ForbidUp
from ..state import State, on_boss_level
from ..turn.attacks import arrival_attacks, leave_attacks, neighbours
from ..turn.primitives import award, owns
from .fields import LEVEL, OFF, UP, WIDTH, xy
from .levels import enter, reveal_from

Where = dict[int, str | int]
# Ways of a symbol in use that lead only upwards (`state.Using`).
UPWARDS = ("up", "hook", "rocket", "glide")
# Those that end before a figure.
STRAIGHT = ("rocket", "glide")


def hero_ways(state: State, seat: int, limit: str) -> list[tuple[int, int]]:
    """The directions in which a hero can Move, with the fields they lead to (PF-6.2); `limit` as in `Using.way`."""
    field = state.players[seat].at
    tower = state.tower
    if limit in UPWARDS:
        return _upwards(state, seat, field, limit)
    found = list(tower.ways[field])
    if tower.above[field] >= 0:
        found.append((UP, tower.above[field]))
    if field in tower.portal:
        found.append((PORTAL, tower.portal[field]))
    if state.players[seat].tokens and _chained(state, seat, field):
        found = [(way, target) for way, target in found if way != UP]
    return found


def _upwards(state: State, seat: int, field: int, limit: str) -> list[tuple[int, int]]:
    tower = state.tower
    target = max(tower.to[UP][field], tower.above[field])
    if limit == "hook" and field + WIDTH < len(tower.near):
        target = field + WIDTH
    if target < 0 or (state.players[seat].tokens and _chained(state, seat, field)):
        return []
    return [(UP, target)]


def _chained(state: State, seat: int, field: int) -> bool:
    """Whether a boss token keeps the hero from Moving up here."""
    tower = state.tower
    return owns(state, seat, ForbidUp) and not (tower.ladder[field] or tower.pierced[field])


def pushes(state: State, where: Where, mover: int, target: int) -> list[tuple[int, ...]]:
    """The ways in which the figure on a field can be pushed by a mover from another field (PF-7.1)."""
    ways = state.tower.ways
    first = [(way, field) for way, field in ways[target] if field == mover or field not in where]
    if state.primed.get("push"):
        pairs: list[tuple[int, ...]] = [
            (way, further) for way, field in first for further, end in ways[field] if end == mover or end not in where
        ]
        if pairs:
            return pairs
    return [(way,) for way, _ in first]


def take_step(state: State, seat: int, way: int, push: tuple[int, ...], where: Where, events: Events) -> None:
    """One Move step of a hero with all that it brings (PF-6.3 to PF-6.7, PF-7.3)."""
    player = state.players[seat]
    limit = state.using.way if state.using else ""
    origin = player.at
    target = next(field for other, field in hero_ways(state, seat, limit) if other == way)
    through_portal = way == PORTAL
    quiet = through_portal or "quiet" in state.primed
    if not through_portal and state.primed.pop("quiet_step", 0):
        quiet = True
    pushed = where.get(target)
    before = neighbours(state, origin)
    if not quiet and limit != "glide":
        # Who pushes an enemy from below a one-way floor is attacked by it, though it is not adjacent (PF-13.3).
        from_below = [pushed] if isinstance(pushed, str) and target == state.tower.above[origin] else []
        if not leave_attacks(state, seat, from_below, events):
            return
    path = push_figure(state, seat, target, pushed, push, events) if pushed is not None else []
    player.at = target
    events.append((ev.PortalTaken if through_portal else ev.HeroMoved)(seat, xy(origin), xy(target)))
    if isinstance(pushed, int):
        _enter_pushed(state, pushed, path, events)
        if state.artifacts:
            award(state, seat, PushesHero, 1, events)
    enter(state, seat, events)
    if player.at != OFF and not quiet:
        arrival_attacks(state, seat, before, events)
    if player.at != OFF:
        reveal_from(state, seat, events)


def push_figure(
    state: State, seat: int, field: int, figure: str | int, push: tuple[int, ...], events: Events
) -> list[int]:
    """Move the figure that makes room; the fields that it came to."""
    path, at = [], field
    for way in push:
        at = state.tower.to[way][at]
        path.append(at)
    state.primed.pop("push", None)
    if isinstance(figure, str):
        state.enemies[figure] = at
        name = figure
    else:
        state.players[figure].at = at
        name = state.players[figure].hero
    events.append(ev.FigurePushed(seat, name, xy(field), tuple([xy(place) for place in path])))
    return path


def _enter_pushed(state: State, seat: int, path: list[int], events: Events) -> None:
    """What the fields do to a pushed hero, one after the other."""
    player = state.players[seat]
    for field in path:
        if player.at == OFF:
            return
        player.at = field
        enter(state, seat, events)
    if player.at != OFF:
        reveal_from(state, seat, events)


# Force


def forceable(state: State, seat: int, level_only: bool) -> list[tuple[str, int]]:
    """The enemies that a hero can force: any, but none across the floor of the boss level (PF-5.6, PF-13.4)."""
    at = state.players[seat].at
    if level_only:
        return [(token, field) for token, field in state.enemies.items() if field // LEVEL == at // LEVEL]
    if not on_boss_level(state, state.highest * LEVEL):
        return list(state.enemies.items())
    inside = on_boss_level(state, at)
    return [(token, field) for token, field in state.enemies.items() if on_boss_level(state, field) == inside]


def force(state: State, seat: int, token: str, way: int, events: Events) -> None:
    """Move an enemy one field; nobody attacks because of it (PF-5.6)."""
    origin = state.enemies[token]
    target = state.tower.to[way][origin]
    state.enemies[token] = target
    events.append(ev.EnemyForced(seat, token, xy(origin), xy(target)))


# Coming back (PF-10.6, PF-13.10)


def respawn_fields(state: State, seat: int, where: Where) -> list[int]:
    """Where a hero off the map may come back."""
    if not state.players[seat].arrived:
        first = state.lowest * LEVEL
        return [field for field in range(first, first + WIDTH) if field not in where]
    first = state.highest * LEVEL
    fields = range(first, first + LEVEL)
    shops = [field for field in fields if state.tower.shop[field]]
    free = [field for field in shops if field not in where]
    if free:
        return free
    away = {
        field: min([abs(field % WIDTH - s % WIDTH) + abs(field // WIDTH - s // WIDTH) for s in shops])
        for field in fields
        if field not in where
    }
    nearest = min(away.values(), default=0)
    return [field for field, steps in away.items() if steps == nearest]
