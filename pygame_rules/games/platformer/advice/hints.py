"""What an action would certainly change, and which fields a hero can reach, for its player to see before choosing."""

from __future__ import annotations

from typing import Any

from ....core.flow import actions, answer
from ....core.play import Event
from .. import actions as act
from .. import events as ev
from ..actions import HOLD
from ..content.dice import MOVE
from ..content.enemies import TOKENS
from ..effects.carriers import health_of, price_of
from ..state import State, copy_state, occupied, on_boss_level
from ..tower.fields import xy
from ..tower.gravity import fall, landing, settle
from ..turn import fighting
from ..turn.acting import Acting
from ..turn.symbols import bankable
from .reach import reachable


def hints(state: State, seat: int) -> dict[str, Any]:
    """By action text; see the kinds of actions below for what is told of each."""
    found: dict[str, Any] = {}
    for action in actions(state):
        if action.player == seat:
            hint = _hint(state, seat, action)
            if hint is not None:
                found[action.text] = hint
    if state.stack and isinstance(state.stack[-1], Acting) and state.players[seat].at >= 0 and seat == state.active:
        for entry in reachable(state, seat):
            if entry["path"][0] in found and _made_exact(state, seat, entry):
                found[entry["path"][0]].setdefault("reach", []).append(entry)
    return found


def _made_exact(state: State, seat: int, entry: dict[str, Any]) -> bool:
    """Walk the path of a reachable field on a copy and note what it really costs; whether it leads there."""
    trial, events = copy_state(state), list[Event]()
    before = state.players[seat]
    for text in entry["path"]:
        action = next((action for action in actions(trial) if action.text == text), None)
        if action is None:
            break
        answer(trial, action, events)
    player = trial.players[seat]
    entry["wounds"] = _wounds(events, seat)
    entry["faints"] = any(isinstance(event, ev.HeroFainted) and event.player == seat for event in events)
    entry["coins"] = player.coins - before.coins
    return bool(entry["faints"]) or (player.at >= 0 and list(xy(player.at)) == entry["at"])


def _hint(state: State, seat: int, action: object) -> dict[str, Any] | None:
    player = state.players[seat]
    if isinstance(action, act.MoveHero):
        return _step(state, seat, action)
    if isinstance(action, act.Force):
        after, _ = _after(state, action)
        target = after.enemies[action.token]
        return {"enemy": action.token, "to": list(xy(target)), "drop": list(xy(_enemy_drop(after, action.token)))}
    if isinstance(action, act.Attack):
        return _attack(state, seat, action)
    if isinstance(action, act.Buy):
        price = price_of(state, seat, action.card)
        return {"price": price, "left": player.coins - price}
    if isinstance(action, act.ApplyGravity):
        return {"falls": _falls(state, action.hold)}
    if isinstance(action, act.EndActions):
        at = player.at
        return {"falls": _falls(state, HOLD), "boss_turn": at >= 0 and on_boss_level(state, at)}
    if isinstance(action, act.Bank):
        return {"way": bankable(state, seat)[action.symbol]}
    if isinstance(action, act.Boost):
        assert state.using is not None
        return {"gems": state.using.raises + 1}
    if isinstance(action, act.Enter):
        after, events = _after(state, action)
        return {"to": list(xy(action.field)), "wounds": _wounds(events, seat), "drop": _drop(after, seat)}
    if isinstance(action, act.TurnStar):
        return {}
    return None


def _after(state: State, action: Any) -> tuple[State, list[Event]]:
    """The position after an action, and what happened, without what follows by itself."""
    after, events = copy_state(state), list[Event]()
    answer(after, action, events)
    return after, events


def _step(state: State, seat: int, action: act.MoveHero) -> dict[str, Any]:
    before = state.players[seat]
    after, events = _after(state, action)
    player = after.players[seat]
    moved = next((e for e in events if isinstance(e, ev.HeroMoved) and e.player == seat), None)
    pushed = next((e for e in events if isinstance(e, ev.FigurePushed)), None)
    fainted = any(isinstance(e, ev.HeroFainted) and e.player == seat for e in events)
    reveals = any(isinstance(e, ev.LevelRevealed) for e in events)
    return {
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
        "source": _source(state, action),
    }


def _source(state: State, action: act.MoveHero) -> str:
    """What pays for a step: the symbol in use, a symbol made ready, a die, or the special die."""
    using = state.using
    if using and using.kind == MOVE and using.steps > 0:
        return "using"
    if action.special:
        return "special"
    return "ready" if state.ready[MOVE] else "die"


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


def _attack(state: State, seat: int, action: act.Attack) -> dict[str, Any]:
    plans = fighting.plans(state, seat, action.token)
    plan = next(plan for plan in plans if plan.special == action.special and plan.gems == action.gems)
    enemy = TOKENS.get(action.token)
    return {
        "enemy": action.token,
        "swords": plan.swords,
        "special": plan.special,
        "gems": plan.gems,
        "wounds": plan.wounds,
        "health": health_of(state, action.token),
        "coins": enemy.coins if enemy else 0,
        "gems_won": enemy.gems if enemy else 0,
    }


def _falls(state: State, hold: int) -> list[dict[str, Any]]:
    """Who would fall where, and at what price in hearts."""
    after, events = copy_state(state), list[Event]()
    fall(after, hold, events)
    found: dict[str, dict[str, Any]] = {}
    for event in events:
        if isinstance(event, ev.FigureFell):
            first = found.setdefault(event.figure, {"figure": event.figure, "from": list(event.origin), "wounds": 0})
            first["to"] = list(event.target)
        elif isinstance(event, ev.HeroWounded):
            hero = after.players[event.player].hero
            if hero in found:
                found[hero]["wounds"] += event.wounds
    return list(found.values())
