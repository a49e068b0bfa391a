"""Attacks of heroes: what is enough, what it costs, what it brings (PF-10.1, PF-10.2)."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.flow import Events
from .. import events as ev
from ..content.dice import SWORD
from ..content.enemies import TOKENS
from ..effects.carriers import carriers, health_of, is_boss, passives
from ..effects.conditions import Defeats, SpendsGems
from ..effects.vocabulary import BossBonus, HunterBonus, Reach, Trophy
from ..state import State, solo
from ..tower.fields import LEFT, RIGHT
from ..tower.levels import remove_enemy
from .primitives import award, drop_token, gain_coins, gain_gems, pay_gems, reset_special
from .symbols import gem_cost, most_gems_on_one, pool_count, special_as, spend

Where = dict[int, str | int]


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to attack: so many Swords of the pool, the special die or not, so many gems on so many raises."""

    special: bool
    gems: int
    swords: int
    raises: int
    wounds: int


def targets(state: State, seat: int, where: Where) -> list[str]:
    """The enemies that a hero can attack: adjacent ones, and those in reach of a spear (PF-10.1)."""
    at = state.players[seat].at
    near = state.tower.near[at]
    found = [token for token, field in state.enemies.items() if field in near]
    reach = max([effect.fields for effect in passives(state, seat, Reach)], default=1)
    if reach > 1:
        for way in (LEFT, RIGHT):
            field = at
            for step in range(reach):
                field = state.tower.to[way][field]
                who = where.get(field)
                if field < 0 or (who is not None and step == 0):
                    break
                if isinstance(who, str):
                    found.append(who)
                    break
    return found


def bonus_wounds(state: State, seat: int, token: str, swords: int) -> int:
    """Wounds that an attack with so many Swords deals besides them and their gems."""
    primed = state.primed
    bonus = 0
    if primed:
        bonus = primed.get("wounds", 0) + primed.get("any", 0)
        bonus += primed.get("brew", 0) * min(swords, primed.get("brew_limit", 0))
    if is_boss(token):
        return bonus + sum([effect.wounds for effect in passives(state, seat, BossBonus)])
    return bonus + sum([effect.wounds for effect in passives(state, seat, HunterBonus)])


def plans(state: State, seat: int, token: str) -> list[Plan]:
    """The attacks that are enough and worth considering, none of which another one beats in every respect."""
    swords = pool_count(state, SWORD)
    with_special = special_as(state, seat, SWORD)
    if swords + with_special == 0:
        return []
    gems, health = state.players[seat].gems, health_of(state, token)
    if is_boss(token):
        return _boss_plans(state, seat, token, swords, with_special, health)
    found: list[Plan] = []
    for special in (False, True) if with_special else (False,):
        fewest = gems + 1
        for count in range(0 if special else 1, swords + 1):
            symbols = count + special
            wounds = symbols + bonus_wounds(state, seat, token, symbols)
            raises = max(0, health - wounds)
            cost = gem_cost(symbols, raises)
            if cost < fewest and not (special and any(p.swords <= count and p.gems <= cost for p in found)):
                fewest = cost
                found.append(Plan(special, cost, count, raises, wounds + raises))
    return found


def _boss_plans(state: State, seat: int, token: str, swords: int, special: bool, health: int) -> list[Plan]:
    """Against the boss everything counts, for the game ends; more wounds than needed only where they score."""
    symbols = swords + special
    wounds = symbols + bonus_wounds(state, seat, token, symbols)
    raises = max(0, health - wounds)
    gems = state.players[seat].gems
    found = []
    while gem_cost(symbols, raises) <= gems:
        found.append(Plan(special, gem_cost(symbols, raises), swords, raises, wounds + raises))
        raises += 1
        if not solo(state):
            break
    return found


def most_wounds(state: State, seat: int, token: str) -> int:
    """The wounds of the strongest attack that a hero could make now."""
    symbols = pool_count(state, SWORD) + special_as(state, seat, SWORD)
    if symbols == 0:
        return 0
    raises = 0
    while gem_cost(symbols, raises + 1) <= state.players[seat].gems:
        raises += 1
    return symbols + raises + bonus_wounds(state, seat, token, symbols)


def strike(state: State, seat: int, token: str, special: bool, gems: int, events: Events) -> None:
    """Carry out an attack; it is enough, or it would not be listed."""
    plan = next(plan for plan in plans(state, seat, token) if plan.special == special and plan.gems == gems)
    for _ in range(plan.swords):
        spend(state, seat, SWORD, False, events)
    if special:
        reset_special(state, seat, events)
    if gems:
        pay_gems(state, seat, gems)
        if state.artifacts:
            award(state, seat, SpendsGems, most_gems_on_one(plan.swords + special, plan.raises), events)
    for name in ("wounds", "brew", "brew_limit", "any"):
        state.primed.pop(name, None)
    defeat(state, seat, token, plan.wounds, gems, events)


def defeat(state: State, seat: int, token: str, wounds: int, gems: int, events: Events) -> None:
    """Take an enemy off the map and its loot to the hero; the boss ends the game (PF-10.2, PF-1.5)."""
    player = state.players[seat]
    player.defeated += 1
    if is_boss(token):
        state.surplus = wounds - health_of(state, token)
        for held in [name for name in player.tokens if name in carriers(BossBonus)]:
            drop_token(state, seat, held, "used", events)
        events.append(ev.BossDefeated(seat, token, wounds, gems))
        remove_enemy(state, token)
        state.over, state.winner = True, seat
        events.append(ev.GameWon(seat))
        return
    enemy = TOKENS[token]
    remove_enemy(state, token)
    events.append(ev.EnemyDefeated(seat, token, wounds, gems))
    gain_coins(state, seat, enemy.coins, "loot", events)
    gain_gems(state, seat, enemy.gems, "loot", events)
    for effect in passives(state, seat, Trophy):
        gain_gems(state, seat, effect.gems, "ability", events)
    state.kills += 1
    if state.artifacts:
        award(state, seat, Defeats, state.kills, events)


def blast_wounds(state: State, seat: int, wounds: int) -> int:
    """The wounds of an attack without Swords on each adjacent enemy."""
    return wounds + sum([effect.wounds for effect in passives(state, seat, HunterBonus)])


def blasted(state: State, seat: int, wounds: int) -> list[str]:
    """The adjacent enemies, not the boss, that such an attack would defeat."""
    near = state.tower.near[state.players[seat].at]
    dealt = blast_wounds(state, seat, wounds)
    return sorted(
        token
        for token, field in state.enemies.items()
        if field in near and not is_boss(token) and health_of(state, token) <= dealt
    )
