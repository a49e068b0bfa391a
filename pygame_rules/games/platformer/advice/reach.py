"""Which fields a hero can Move to with what he has, at what cost and risk."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.play import Action
from .. import actions as act
from ..actions import PORTAL
from ..content.dice import COIN, FORCE, MOVE, STAR, SWORD
from ..effects.carriers import passives
from ..effects.vocabulary import ForbidUp, IgnoreTraps, StrengthenFirst
from ..state import State, boss_revealed, occupied
from ..tower.fields import LEVEL, UP, xy
from ..tower.gravity import landing
from ..tower.levels import TOP_ROW
from ..turn.attacks import ambushers, expected_wounds
from ..turn.primitives import owns
from ..turn.symbols import STAR_AS, face_counts, special_as, strength_bonus
from ..view_types import Reach

# Paths are not looked for beyond so many steps.
FURTHEST = 8


@dataclass(frozen=True, slots=True)
class Source:
    """A Move symbol to be had: the steps it gives, and how often gems have raised it.

    `prepare` is what makes it ready first; `special`: it is the special die's; `begun`: it is in use already.
    """

    steps: int
    prepare: Action | None = None
    special: bool = False
    raises: int = 0
    begun: bool = False


@dataclass(slots=True)
class Way:
    """A path to a field: the steps, and what they bring."""

    field: int
    steps: tuple[int, ...]
    wounds: int
    attackers: tuple[str, ...]
    traps: int
    fields: tuple[int, ...]
    ends: bool  # it reveals a level or costs the last heart


def sources(state: State, seat: int, fusing: bool = False) -> list[Source]:
    """The Move symbols that can be used, in the order in which they are best spent; with `fusing` also of pairs."""
    using, player = state.using, state.players[seat]
    found: list[Source] = []
    if using and using.kind == MOVE and using.way and using.steps:
        return []  # a card's Move in one direction comes first
    if using and using.kind == MOVE and (using.steps or using.raises >= 0):
        found.append(Source(using.steps, raises=using.raises, begun=True))
    strength = 1 + strength_bonus(state, seat, MOVE)
    first = state.primed.get("move", 0) + state.primed.get("any", 0)
    if state.artifacts and not state.moves_used:
        first += sum(effect.amount for effect in passives(state, seat, StrengthenFirst))
    counts = face_counts(state)
    kinds: list[tuple[Action | None, bool]] = [(None, False)] * (counts[MOVE] + state.ready[MOVE])
    stars = counts[STAR] if MOVE in STAR_AS[player.hero] else 0
    kinds += [(act.turn_star(seat, MOVE), False)] * stars
    kinds += [(None, True)] * special_as(state, seat, MOVE)
    if fusing:
        for face in (COIN, FORCE, STAR, SWORD):
            pairs = (counts[face] - (stars if face == STAR else 0)) // 2
            kinds += [(act.fuse(seat, face, MOVE), False)] * pairs
    for number, (prepare, special) in enumerate(kinds):
        found.append(Source(strength + (first if number == 0 else 0), prepare, special))
    return found


def reachable(state: State, seat: int) -> list[tuple[list[Action], Reach]]:
    """Every field that a hero can Move to, by its best path: fewest gems, then wounds, then steps; with the actions."""
    have = sources(state, seat)
    free = sum(source.steps for source in have)
    most = min(FURTHEST, free + _raises_for(have, state.players[seat].gems))
    best: dict[int, tuple[tuple[int, int, int], Way]] = {}
    for way in paths(state, seat, most):
        cost = _gems_for(have, len(way.steps) - free)
        rank = (cost, way.wounds, len(way.steps))
        if way.field not in best or rank < best[way.field][0]:
            best[way.field] = (rank, way)
    return [_entry(state, seat, have, rank[0], way) for _, (rank, way) in sorted(best.items())]


def paths(state: State, seat: int, most: int) -> list[Way]:
    """For each field and number of steps the path with the fewest wounds, pushing nobody."""
    player = state.players[seat]
    where = occupied(state)
    hearts = player.hearts
    layer = {player.at: Way(player.at, (), 0, (), 0, (), False)}
    found: list[Way] = []
    risk = Risks(state, seat)
    for _ in range(most):
        further: dict[int, Way] = {}
        for way in layer.values():
            if way.ends:
                continue
            for direction, target in risk.ways(way.field):
                if target in where and target != player.at:
                    continue
                step = risk.step(way, direction, target)
                known = further.get(target)
                if known is None or step.wounds < known.wounds:
                    step.ends = step.ends or step.wounds >= hearts
                    further[target] = step
        found += [way for way in further.values() if way.field != player.at]
        layer = further
    return found


class Risks:
    """What steps cost, as long as everybody else stays."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.quiet = "quiet" in state.primed
        self.quiet_step = "quiet_step" in state.primed
        self.soles = owns(state, seat, IgnoreTraps)
        self.chained = owns(state, seat, ForbidUp)
        self.ambush = ambushers(state)
        self.leave: dict[int, tuple[int, tuple[str, ...]]] = {}
        self.top = state.highest * LEVEL + TOP_ROW if not boss_revealed(state) else len(state.tower.near)

    def ways(self, field: int) -> list[tuple[int, int]]:
        """As `movement.hero_ways`, from any field."""
        tower = self.state.tower
        found = list(tower.ways[field])
        if tower.above[field] >= 0:
            found.append((UP, tower.above[field]))
        if self.chained and not (tower.ladder[field] or tower.pierced[field]):
            found = [way for way in found if way[0] != UP]
        if field in tower.portal:
            found.append((PORTAL, tower.portal[field]))
        return found

    def leaving(self, field: int) -> tuple[int, tuple[str, ...]]:
        """The wounds of Moving away from a field, and who deals them."""
        if field not in self.leave:
            near = self.state.tower.near[field]
            tokens = [
                token for token, at in self.state.enemies.items() if at in near and token not in self.state.asleep
            ]
            wounds = sum(expected_wounds(self.state, token, self.seat, "leave") for token in tokens)
            self.leave[field] = (wounds, tuple(tokens))
        return self.leave[field]

    def step(self, way: Way, direction: int, target: int) -> Way:
        """A path made one step longer."""
        wounds, attackers, traps = way.wounds, way.attackers, way.traps
        near = self.state.tower.near
        if direction != PORTAL and not self.quiet and not (self.quiet_step and not way.steps):
            lost, who = self.leaving(way.field)
            wounds, attackers = wounds + lost, attackers + who
            for at, token in self.ambush:
                if at in near[target] and at not in near[way.field] and token not in self.state.asleep:
                    wounds += expected_wounds(self.state, token, self.seat, "enter")
                    attackers = (*attackers, token)
        if self.state.tower.trap[target] and not self.soles:
            wounds, traps = wounds + 1, traps + 1
        ends = target >= self.top
        return Way(target, (*way.steps, direction), wounds, attackers, traps, (*way.fields, target), ends)


# Gems


def _raises_for(have: list[Source], purse: int) -> int:
    """How many raises the gems of a purse pay for."""
    raises = 0
    while raises < FURTHEST and have and _gems_for(have, raises + 1) <= purse:
        raises += 1
    return raises


def _gems_for(have: list[Source], raises: int) -> int:
    return sum(cost for cost, _ in _cheapest(have, raises)) if raises > 0 else 0


def _cheapest(have: list[Source], raises: int) -> list[tuple[int, int]]:
    """The raises by cost and source: each time the source whose next raise costs least."""
    counts = [source.raises for source in have]
    found = []
    for _ in range(raises):
        index = min([i for i in range(len(have)) if counts[i] >= 0], key=lambda i: (counts[i], i), default=-1)
        if index < 0:
            return [(1000, 0)]
        counts[index] += 1
        found.append((counts[index], index))
    return found


def _entry(state: State, seat: int, have: list[Source], cost: int, way: Way) -> tuple[list[Action], Reach]:
    """The actions that lead to a reachable field, and what is told of it."""
    player = state.players[seat]
    where = occupied(state)
    where.pop(player.at, None)
    path, spent = actions_of(seat, have, way)
    return path, {
        "at": list(xy(way.field)),
        "path": [action.text for action in path],
        "trail": [
            {"at": list(xy(field)), "portal": direction == PORTAL}
            for direction, field in zip(way.steps, way.fields, strict=True)
        ],
        "moves": spent,
        "gems": cost,
        "wounds": way.wounds,
        "attackers": list(way.attackers),
        "traps": way.traps,
        "faints": way.wounds >= player.hearts,
        "coins": sum(field in state.coins for field in dict.fromkeys(way.fields)),
        "gems_found": sum(field in state.gems for field in dict.fromkeys(way.fields)),
        "drop": list(xy(landing(state, where, way.field, seat))),
        "reveals": way.field >= Risks(state, seat).top,
        "shop": state.tower.shop[way.field],
    }


def actions_of(seat: int, have: list[Source], way: Way) -> tuple[list[Action], int]:
    """The actions of a path, and how many symbols it starts to use."""
    left = list(way.steps)
    missing = len(left) - sum(source.steps for source in have)
    raised = [0] * len(have)
    for _, index in _cheapest(have, missing):
        raised[index] += 1
    path: list[Action] = []
    spent = 0
    for source, extra in zip(have, raised, strict=True):
        if not left:
            break
        if not source.begun:
            spent += 1
            if source.prepare:
                path.append(source.prepare)
        for number in range(source.steps):
            if left:
                path.append(act.move_hero(seat, left.pop(0), (), source.special and number == 0))
        for _ in range(extra):
            if left:
                path += [act.boost(seat), act.move_hero(seat, left.pop(0), (), False)]
    return path, spent
