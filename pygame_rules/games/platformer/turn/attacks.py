"""Attacks on heroes: by the enemy die, for leaving, for arriving, by boss cards (PF-6.5, PF-9)."""

from __future__ import annotations

from ....core.flow import Events
from .. import events as ev
from ..content.enemies import TOKENS
from ..effects.carriers import ability, carriers, damage_of, event_effects, foes_with, is_boss, passives
from ..effects.vocabulary import (
    Ambush,
    Backstab,
    EnemyDamage,
    Flies,
    GiveToken,
    LoseGems,
    ReduceWounds,
    ResetSpecial,
    SafeFromBelow,
)
from ..state import State, around, occupied
from ..tower.fields import LEFT, OFF, RIGHT, WIDTH, xy
from .primitives import after_wounds, give_token, lose_gems, owns, reset_special, suffer, token_supply


def attack(state: State, token: str, seat: int, cause: str, events: Events) -> None:
    """An enemy attacks a hero; `cause` is die, leave, enter or card (PF-9.2)."""
    player = state.players[seat]
    if token in state.asleep and cause != "card":
        return
    if state.artifacts and state.enemies[token] == player.at - WIDTH and owns(state, seat, SafeFromBelow):
        return
    wounds = expected_wounds(state, token, seat, cause)
    buckler = blocking(state, seat)
    if wounds and buckler:
        wounds -= buckler[1]
        player.exhausted.append(buckler[0])
        events.append(ev.CardUsed(seat, buckler[0]))
    lost = suffer(state, seat, max(0, wounds))
    events.append(ev.EnemyAttacked(token, seat, lost, cause))
    if not lost:
        return
    after_wounds(state, seat, events)
    if not is_boss(token):
        for effect in TOKENS[token].on_wounding:
            _besides(state, seat, effect, events)


def expected_wounds(state: State, token: str, seat: int, cause: str) -> int:
    """The wounds of an attack before an item that blocks it is used up."""
    wounds = damage_of(token)
    if not is_boss(token):
        stab = ability(TOKENS[token], Backstab) if cause == "leave" else None
        wounds += stab.wounds if stab else 0
        wounds += sum([effect.amount for effect in event_effects(state, EnemyDamage)])
    # What reduces without being used up is known by its cause; Stone Skin is for leave attacks only.
    for effect in passives(state, seat, ReduceWounds):
        if effect.cause and effect.cause == cause:
            wounds -= effect.amount
    return max(0, wounds)


def blocking(state: State, seat: int) -> tuple[str, int] | None:
    """A charged item that makes an attack wound less, and by how much (PF-11.3)."""
    player = state.players[seat]
    for card, effect in carriers(ReduceWounds).items():
        if card in player.items and card not in player.exhausted:
            return card, effect.amount
    return None


def _besides(state: State, seat: int, effect: object, events: Events) -> None:
    """What a hero who lost a heart suffers more (PF-9.5)."""
    if isinstance(effect, ResetSpecial):
        reset_special(state, seat, events)
    elif isinstance(effect, LoseGems):
        lose_gems(state, seat, effect.gems, events)
    elif isinstance(effect, GiveToken) and state.players[seat].at != OFF:
        if effect.token in state.players[seat].tokens or token_supply(state, effect.token):
            give_token(state, seat, effect.token, events)


def neighbours(state: State, field: int) -> list[str]:
    """The enemies adjacent to a field, lowest row first, then from the left (PF-6.5)."""
    near = state.tower.near[field]
    found = [(at, token) for token, at in state.enemies.items() if at in near]
    found.sort()
    return [token for _, token in found]


def leave_attacks(state: State, seat: int, others: list[str], events: Events) -> bool:
    """Every adjacent enemy, and these others, attack the hero who Moves away; whether he still stands."""
    player = state.players[seat]
    attackers = neighbours(state, player.at)
    if others:
        attackers = sorted({*attackers, *others}, key=state.enemies.__getitem__)
    for token in attackers:
        attack(state, token, seat, "leave", events)
        if player.at == OFF:
            return False
    return True


def ambushers(state: State) -> list[tuple[int, str]]:
    """The enemies that attack for arriving, with their fields, in order."""
    return sorted((state.enemies[token], token) for token in foes_with(Ambush) if token in state.enemies)


def arrival_attacks(state: State, seat: int, before: list[str], events: Events) -> None:
    """Enemies that react to a Move next to them attack, unless they were adjacent before the step (PF-6.7)."""
    player = state.players[seat]
    for at, token in ambushers(state):
        if player.at == OFF:
            return
        if at in state.tower.near[player.at] and token not in before:
            attack(state, token, seat, "enter", events)


# The enemy die (PF-9)


def resolve_die(state: State, result: str, events: Events) -> None:
    if result == "attack":
        all_attack(state, events)
    else:
        all_walk(state, LEFT if result == "left" else RIGHT, events)


def all_attack(state: State, events: Events) -> None:
    """Each enemy attacks every hero adjacent to it (PF-9.2)."""
    near = state.tower.near
    for at, token in sorted((at, token) for token, at in state.enemies.items()):
        for seat in around(state, state.active):
            field = state.players[seat].at
            if field >= 0 and field in near[at]:
                attack(state, token, seat, "die", events)
                if state.over:
                    return


def all_walk(state: State, way: int, events: Events) -> None:
    """Each enemy goes one field that way, all at once: the foremost first (PF-9.3)."""
    where = occupied(state)
    to, supported = state.tower.to[way], state.tower.supported
    walks = []
    flying = foes_with(Flies)
    for at, token in sorted(((at, token) for token, at in state.enemies.items()), reverse=way == RIGHT):
        target = to[at]
        if target < 0 or target in where or token in state.asleep:
            continue
        if supported[target] or token in flying:
            del where[at]
            where[target] = token
            state.enemies[token] = target
            walks.append((token, xy(at), xy(target)))
    events.append(ev.EnemiesWalked("left" if way == LEFT else "right", tuple(walks)))
