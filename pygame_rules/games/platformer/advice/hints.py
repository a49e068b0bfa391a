"""What an action would certainly change, and which fields a hero can reach, for its player to see before choosing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....core.flow import actions, answer
from ....core.play import Action, Event
from .. import actions as act
from .. import events as ev
from ..actions import HOLD
from ..content.bosses import BOSS_TOKENS
from ..content.dice import MOVE
from ..content.enemies import TOKENS
from ..effects.carriers import cost_of, health_of
from ..effects.vocabulary import PayAtShop
from ..state import State, copy_state, occupied, on_boss_level
from ..tower.fields import xy
from ..tower.gravity import fall, landing, settle
from ..tower.movement import hero_ways
from ..turn import fighting
from ..turn.acting import Acting
from ..turn.symbols import bankable
from ..view_types import Changes, Fall, Reach
from .reach import reachable


def hints(state: State, seat: int) -> dict[str, Changes]:
    """By action text; see the kinds of actions below for what is told of each."""
    told: dict[str, Changes] = {}
    for action in actions(state):
        if action.player == seat and type(action) in CHANGES:
            told[action.text] = CHANGES[type(action)](state, seat, action)
    if state.stack and isinstance(state.stack[-1], Acting) and state.players[seat].at >= 0 and seat == state.active:
        for path, entry in reachable(state, seat):
            if path[0].text in told and _made_exact(state, seat, path, entry):
                told[path[0].text].setdefault("reach", []).append(entry)
    return told


def _made_exact(state: State, seat: int, path: list[Action], entry: Reach) -> bool:
    """Walk the path of a reachable field on a copy and note what it really costs; whether it leads there."""
    trial, events = copy_state(state), list[Event]()
    before = state.players[seat]
    for action in path:
        if action not in actions(trial):
            break
        answer(trial, action, events)
    player = trial.players[seat]
    entry["wounds"] = _wounds(events, seat)
    entry["faints"] = any(isinstance(event, ev.HeroFainted) and event.player == seat for event in events)
    entry["coins"] = player.coins - before.coins
    return entry["faints"] or (player.at >= 0 and list(xy(player.at)) == entry["at"])


def _after(state: State, action: Any) -> tuple[State, list[Event]]:
    """The position after an action, and what happened, without what follows by itself."""
    after, events = copy_state(state), list[Event]()
    answer(after, action, events)
    return after, events


def _step(state: State, seat: int, action: act.MoveHero) -> Changes:
    before = state.players[seat]
    after, events = _after(state, action)
    player = after.players[seat]
    moved = next((e for e in events if isinstance(e, ev.HeroMoved) and e.player == seat), None)
    pushed = next((e for e in events if isinstance(e, ev.FigurePushed)), None)
    fainted = any(isinstance(e, ev.HeroFainted) and e.player == seat for e in events)
    reveals = any(isinstance(e, ev.LevelRevealed) for e in events)
    going = state.using is not None and state.using.kind == MOVE and state.using.steps > 0
    limit = state.using.way if state.using and going else ""
    return {
        "field": list(xy(dict(hero_ways(state, seat, limit))[action.way])),
        "to": list(moved.target) if moved else None,
        "pushes": pushed.figure if pushed else None,
        "pushed_to": list(pushed.path[-1]) if pushed else None,
        "wounds": _wounds(events, seat),
        "attackers": [e.enemy for e in events if isinstance(e, ev.EnemyAttacked) and e.player == seat],
        "trap": any(isinstance(e, ev.HeroWounded) and e.why == "trap" and e.player == seat for e in events),
        "faints": fainted,
        "coins": player.coins - before.coins,
        "gems": player.gems - before.gems,
        "reveals": reveals,
        "drop": None if fainted else _drop(state if reveals else after, seat, player.at),
        "source": "using" if going else "special" if action.special else "ready" if state.ready[MOVE] else "die",
    }


def _wounds(events: list[Event], seat: int) -> int:
    return sum(e.wounds for e in events if isinstance(e, ev.EnemyAttacked | ev.HeroWounded) and e.player == seat)


def _drop(state: State, seat: int, at: int | None = None) -> list[int] | None:
    """Where gravity would set a hero down."""
    field = state.players[seat].at if at is None else at
    if field < 0:
        return None
    where = occupied(state)
    where.pop(state.players[seat].at, None)
    return list(xy(landing(state, where, field, seat)))


def _enemy_drop(state: State, token: str) -> int:
    trial = copy_state(state)
    settle(trial, HOLD, [])
    return trial.enemies.get(token, state.enemies[token])


def _force(state: State, seat: int, action: act.Force) -> Changes:
    after, _ = _after(state, action)
    target = after.enemies[action.token]
    return {"enemy": action.token, "to": list(xy(target)), "drop": list(xy(_enemy_drop(after, action.token)))}


def _attack(state: State, seat: int, action: act.Attack) -> Changes:
    plans = fighting.plans(state, seat, action.token)
    plan = next(plan for plan in plans if plan.special == action.special and plan.gems == action.gems)
    enemy = TOKENS.get(action.token)
    return {
        "enemy": action.token,
        "swords": plan.swords,
        "special": plan.special,
        "gems": plan.gems,
        "gems_left": state.players[seat].gems - plan.gems,
        "wounds": plan.wounds,
        "health": health_of(state, action.token),
        "coins": enemy.coins if enemy else 0,
        "gems_won": enemy.gems if enemy else 0,
    }


def _buy(state: State, seat: int, action: act.Buy) -> Changes:
    cost = cost_of(state, seat, action.card)
    return {"cost": cost, "left": state.players[seat].coins - cost}


def _remove(state: State, seat: int, action: act.RemoveToken) -> Changes:
    cost = sum(way.coins for way in BOSS_TOKENS[action.token].removal if isinstance(way, PayAtShop))
    return {"cost": cost, "left": state.players[seat].coins - cost}


def _gravity(state: State, seat: int, action: act.ApplyGravity) -> Changes:
    return {"falls": _falls(state, action.hold)}


def _end(state: State, seat: int, action: act.EndActions) -> Changes:
    at = state.players[seat].at
    return {"falls": _falls(state, HOLD), "boss_turn": at >= 0 and on_boss_level(state, at)}


def _bank(state: State, seat: int, action: act.Bank) -> Changes:
    return {"way": bankable(state, seat)[action.symbol]}


def _boost(state: State, seat: int, action: act.Boost) -> Changes:
    assert state.using is not None
    return {"gems": state.using.raises + 1}


def _enter(state: State, seat: int, action: act.Enter) -> Changes:
    after, events = _after(state, action)
    return {"to": list(xy(action.field)), "wounds": _wounds(events, seat), "drop": _drop(after, seat)}


def _star(state: State, seat: int, action: act.TurnStar) -> Changes:
    """Nothing but that ways lead on from here."""
    return {}


def _falls(state: State, hold: int) -> list[Fall]:
    """Who would fall where, and at what cost in hearts."""
    after, events = copy_state(state), list[Event]()
    fall(after, hold, events)
    told: dict[str, Fall] = {}
    for event in events:
        if isinstance(event, ev.FigureFell):
            first: Fall = {"figure": event.figure, "wounds": 0, "origin": list(event.origin), "to": []}
            told.setdefault(event.figure, first)["to"] = list(event.target)
        elif isinstance(event, ev.HeroWounded):
            hero = after.players[event.player].hero
            if hero in told:
                told[hero]["wounds"] += event.wounds
    return list(told.values())


CHANGES: dict[type[Action], Callable[[State, int, Any], Changes]] = {
    act.MoveHero: _step,
    act.Force: _force,
    act.Attack: _attack,
    act.Buy: _buy,
    act.RemoveToken: _remove,
    act.ApplyGravity: _gravity,
    act.EndActions: _end,
    act.Bank: _bank,
    act.Boost: _boost,
    act.Enter: _enter,
    act.TurnStar: _star,
}
