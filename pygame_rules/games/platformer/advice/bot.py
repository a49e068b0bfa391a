"""The greedy player: tries paths, attacks, purchases and cards on copies, and takes what leaves it best."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....core.flow import actions, answer
from ....core.play import Action, Event
from ....core.rng import Rng
from .. import actions as act
from ..content.cards import CARDS
from ..content.dice import COIN, FORCE, MOVE, STAR, SWORD
from ..effects.boss_cards import Warding
from ..effects.dice_questions import Rerolling, TurningDie
from ..effects.vocabulary import NextAttack, NextAttackPerSword, StrengthenNext
from ..state import State, Step, copy_state
from ..turn.acting import Acting, Respawning
from ..turn.stages import Falling, SettingSpecial
from ..turn.symbols import STAR_AS, face_counts
from .evaluate import WIN, evaluate, special_worth
from .reach import actions_of, paths, sources

# How many of the best plans are looked into further, and how deep.
WIDTH = 4
DEPTH = 2
# A plan must be worth at least this much more than doing nothing, for every action that it takes.
EFFORT = 0.02
# What a symbol is worth when one must be given up, or is turned to.
GIVEN_UP = {COIN: 0, FORCE: 1, STAR: 3, SWORD: 4, MOVE: 5}
BOOSTERS = (NextAttack, NextAttackPerSword, StrengthenNext)

Plan = tuple[Action, ...]


def suggest(state: State, seat: int, rng: Rng) -> Action:
    """The action that leaves the seat best."""
    chosen = [action for action in actions(state) if action.player == seat]
    if len(chosen) == 1:
        return chosen[0]
    return CHOOSE[type(state.stack[-1])](state, seat, chosen)


# Step 5


def _act(state: State, seat: int, chosen: Sequence[Action]) -> Action:
    if state.players[seat].at < 0:
        respawns = [action for action in chosen if isinstance(action, act.Respawn)]
        return min(respawns, key=lambda action: GIVEN_UP[action.symbol]) if respawns else chosen[0]
    blow = kill(state, seat)
    if blow:
        return blow[0]
    value, plan = best_plan(state, seat, DEPTH)
    return plan[0] if plan else act.end_actions(seat)


def best_plan(state: State, seat: int, depth: int) -> tuple[float, Plan]:
    """The plan whose end is worth most, with that worth; an empty plan where nothing is better than to stop."""
    best = evaluate(state, seat)
    chosen: Plan = ()
    tried: list[tuple[float, Plan, State]] = []
    for plan in plans(state, seat, depth == DEPTH):
        after = carried_out(state, plan)
        if after is None:
            continue
        value = evaluate(after, seat) - EFFORT * len(plan)
        tried.append((value, plan, after))
    tried.sort(key=lambda entry: -entry[0])
    for index, (value, plan, after) in enumerate(tried):
        if depth and index < WIDTH and not after.over and after.stack and isinstance(after.stack[-1], Acting):
            if after.players[seat].at >= 0:
                blow = kill(after, seat)
                if blow:
                    value = WIN
                else:
                    value = max(value, best_plan(after, seat, depth - 1)[0] - EFFORT * len(plan))
        if value > best + EFFORT:
            best, chosen = value, plan
    return best, chosen


def carried_out(state: State, plan: Plan) -> State | None:
    """The position after a plan; None if some step of it is not possible."""
    after = copy_state(state)
    events: list[Event] = []
    for action in plan:
        if after.over or not isinstance(after.stack[-1], Acting) or after.players[action.player].at < 0:
            return None
        if isinstance(action, act.MoveHero) and not _possible(after, action):
            return None
        answer(after, action, events)
    return after


def _possible(state: State, action: act.MoveHero) -> bool:
    """Whether a step of a plan still leads somewhere; what stands in the way may have changed."""
    return any(action is other for other in actions(state))


def plans(state: State, seat: int, thorough: bool) -> list[Plan]:
    """What is worth a try: paths, and single actions; forcing enemies only where time allows."""
    found = path_plans(state, seat)
    one_way = bool(state.using and state.using.way and state.using.steps)
    for action in actions(state):
        if isinstance(action, act.MoveHero):
            if action.push or one_way:
                found.append((action,))
        elif isinstance(action, act.Force):
            if thorough:
                found.append((action,))
        elif isinstance(action, act.EndActions | act.Fuse | act.TurnStar | act.Boost | act.UseAbility):
            continue
        else:
            found.append((action,))
    for armed in arming(state, seat):
        after = carried_out(state, armed)
        if after is not None:
            found += [(*armed, action) for action in actions(after) if isinstance(action, act.Attack)]
    return found


def path_plans(state: State, seat: int) -> list[Plan]:
    """The best path to each field that Moves, Stars, the special die and fusions lead to."""
    have = sources(state, seat, fusing=True)
    free = sum(source.steps for source in have)
    best: dict[int, tuple[tuple[int, int], Plan]] = {}
    for way in paths(state, seat, min(free, 5)):
        if way.wounds >= state.players[seat].hearts:
            continue
        rank = (way.wounds, len(way.steps))
        if way.field not in best or rank < best[way.field][0]:
            best[way.field] = (rank, tuple(actions_of(seat, have, way)[0]))
    return [plan for _, plan in best.values()]


# Attacks


def arming(state: State, seat: int) -> list[Plan]:
    """Ways to get more Swords: Stars first, then fusions of what matters least, one after the other."""
    counts = face_counts(state)
    steps: list[Action] = []
    if SWORD in STAR_AS[state.players[seat].hero]:
        steps += [act.turn_star(seat, SWORD)] * counts[STAR]
        counts[STAR] = 0
    for face in (COIN, FORCE, STAR, MOVE):
        steps += [act.fuse(seat, face, SWORD)] * (counts[face] // 2)
    return [tuple(steps[:count]) for count in range(1, len(steps) + 1)]


def kill(state: State, seat: int) -> Plan:
    """A plan that ends with the boss's defeat in this turn; empty if none was found."""
    boss = state.enemies.get(state.boss)
    player = state.players[seat]
    if boss is None or player.at < 0:
        return ()
    near = state.tower.near
    ways: list[Plan] = [()]
    if boss not in near[player.at]:
        have = sources(state, seat, fusing=True)
        free = min(sum(source.steps for source in have), 5)
        ways = [
            tuple(actions_of(seat, have, way)[0])
            for way in paths(state, seat, free)
            if way.field in near[boss] and way.wounds < player.hearts
        ][:8]
    for way in ways:
        after = carried_out(state, way)
        if after is None or after.players[seat].at < 0 or state.boss not in after.enemies:
            continue
        blow = _blow(after, seat)
        if blow:
            return (*way, *blow)
    return ()


def _blow(state: State, seat: int) -> Plan:
    """From beside the boss: all that strengthens an attack, then the attack, if it is enough."""
    boosters = [
        action
        for action in actions(state)
        if isinstance(action, act.UseCard) and isinstance(CARDS[action.card].does[0], BOOSTERS)
    ]
    armed = arming(state, seat)
    for plan in ((), tuple(boosters), (*boosters, *(armed[-1] if armed else ()))):
        after = carried_out(state, plan)
        if after is None:
            continue
        blows = [a for a in actions(after) if isinstance(a, act.Attack) and a.token == state.boss]
        if blows:
            return (*plan, max(blows, key=lambda blow: _score(after, blow)))
    return ()


def _score(state: State, blow: act.Attack) -> tuple[float, int]:
    after = copy_state(state)
    answer(after, blow, [])
    return evaluate(after, blow.player), -blow.gems


# Other questions


def _evaluated(state: State, seat: int, chosen: Sequence[Action]) -> Action:
    """The answer after which the position is worth most."""

    def worth(action: Action) -> float:
        after = copy_state(state)
        answer(after, action, [])
        return evaluate(after, seat)

    return max(chosen, key=worth)


def _special(state: State, seat: int, chosen: Sequence[Action]) -> Action:
    def worth(action: Action) -> float:
        symbol = action.symbol if isinstance(action, act.Bank) else state.players[seat].special
        return special_worth(state, seat, symbol)

    return max(chosen, key=worth)


def _dice_worth(state: State, seat: int) -> dict[int, float]:
    """What a die of the pool is worth by its face."""
    if state.players[seat].arrived:
        return {COIN: 0.3, FORCE: 0.2, MOVE: 1.0, STAR: 1.2, SWORD: 2.0}
    return {COIN: 0.8, FORCE: 0.4, MOVE: 2.0, STAR: 1.0, SWORD: 1.2}


def _reroll(state: State, seat: int, chosen: Sequence[Action]) -> Action:
    """Reroll what is worth less than a die is on average."""
    worth = _dice_worth(state, seat)
    mean = (sum(worth.values()) + worth[MOVE]) / 6

    def gain(action: Action) -> float:
        assert isinstance(action, act.RerollDice)
        return sum(mean - worth[state.dice[index]] for index in action.dice)

    return max(chosen, key=gain)


def _turn_die(state: State, seat: int, chosen: Sequence[Action]) -> Action:
    worth = _dice_worth(state, seat)

    def gain(action: Action) -> float:
        return worth[action.symbol] - worth[state.dice[action.die]] if isinstance(action, act.TurnDie) else 0.0

    return max(chosen, key=gain)


def _mirror(state: State, seat: int, chosen: Sequence[Action]) -> Action:
    return next(action for action in chosen if isinstance(action, act.UseMirror))


CHOOSE: dict[type[Step], Callable[[State, int, Sequence[Action]], Action]] = {
    Acting: _act,
    Respawning: _evaluated,
    Rerolling: _reroll,
    TurningDie: _turn_die,
    SettingSpecial: _special,
    Falling: _evaluated,
    Warding: _mirror,
}
