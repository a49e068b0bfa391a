"""What the active player may do with symbols, cards and gravity, and what it does (PF-4.6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ....core.flow import Events, expect
from ....core.play import Action, Ask, by_text
from ....core.words import tr, trn
from .. import actions as act
from .. import events as ev
from ..actions import HOLD
from ..content.bosses import BOSS_TOKENS
from ..content.cards import CARDS
from ..content.dice import COIN, FORCE, MOVE, STAR, SWORD, SYMBOLS
from ..content.heroes import HEROES
from ..effects import by_hand
from ..effects.vocabulary import PayAtShop, SpendSymbol
from ..state import State, Step, Using, occupied
from ..tower import movement
from ..tower.fields import OFF, xy
from ..tower.gravity import anyone_falls, choices, fall
from ..tower.levels import enter
from ..tower.movement import STRAIGHT, Where
from . import fighting, shop, symbols
from .primitives import drop_token, gain_coins, lose_coins
from .symbols import STAR_AS, USES, face_counts, special_uses

# What the special die can be used as.
Uses = tuple[int, ...]

# Symbol numbers of the boss tokens' removal rules are looked up often.
NUMBER = {symbol: index for index, symbol in enumerate(SYMBOLS)}


@dataclass(slots=True)
class Acting(Step):
    """The active player acts, until the actions are ended (PF-4.6)."""

    name = "act"

    def actions(self, state: State) -> Sequence[Action]:
        return possible(state)

    def play(self, state: State, action: Action, events: Events) -> None:
        PLAY[type(action)](state, state.active, action, events)

    def asks(self, state: State) -> Ask:
        return Ask(state.active, self.prompt(state), "PF-4.6")

    def prompt(self, state: State) -> str:
        if state.players[state.active].at < 0:
            return tr("You are off the map: spend a symbol to come back, or end your turn.")
        using = state.using
        if using and using.steps:
            return trn(
                "1 step is left: go on, or do something else.",
                "{n} steps are left: go on, or do something else.",
                using.steps,
            )
        return tr("Use symbols, cards and gravity as you like, or end your actions.")


@dataclass(slots=True)
class Respawning(Step):
    """On which field does the hero come back for this symbol (PF-10.6)?"""

    name = "respawn"
    symbol: int

    def actions(self, state: State) -> Sequence[Action]:
        fields = movement.respawn_fields(state, state.active, occupied(state))
        return sorted([act.enter(state.active, field) for field in fields], key=by_text)

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.Enter)
        seat = state.active
        state.stack.pop()
        state.players[seat].at = action.field
        events.append(ev.HeroRespawned(seat, SYMBOLS[self.symbol], xy(action.field)))
        enter(state, seat, events)

    def asks(self, state: State) -> Ask:
        return Ask(state.active, tr("On which field do you come back?"), "PF-10.6")

    def check(self, state: State) -> None:
        expect(state.players[state.active].at == OFF, "a hero to come back")
        expect(0 <= self.symbol < len(SYMBOLS), "a symbol that was spent")
        expect(bool(movement.respawn_fields(state, state.active, occupied(state))), "a field to come back to")


# What can be done


def possible(state: State) -> list[Action]:
    """All that the active player may do now, in the order of the texts."""
    seat = state.active
    player = state.players[seat]
    counts = face_counts(state)
    where = occupied(state)
    found: list[Action] = [act.end_actions(seat)]
    if player.at == OFF:
        if movement.respawn_fields(state, seat, where):
            ready = state.ready
            found += [act.respawn(seat, kind) for kind in range(5) if counts[kind] or ready[kind]]
        found.sort(key=by_text)
        return found
    special = special_uses(state, seat)
    _moves(state, seat, counts, special, where, found)
    _forces(state, seat, counts, special, where, found)
    _pool(state, seat, counts, special, found)
    if counts[SWORD] or state.ready[SWORD] or SWORD in special:
        _attacks(state, seat, where, found)
    _cards(state, seat, where, found)
    if player.tokens:
        _tokens(state, seat, counts, special, found)
    if anyone_falls(state, where):
        found.append(act.apply_gravity(seat, HOLD))
    for choice in choices(state, where)[1:]:
        found.append(act.apply_gravity(seat, choice))
    found.sort(key=by_text)
    return found


def _moves(state: State, seat: int, counts: list[int], special: Uses, where: Where, found: list[Action]) -> None:
    using = state.using
    if using and using.kind == MOVE and using.steps > 0:
        _steps(state, seat, using.way, False, where, found)
        return
    if counts[MOVE] or state.ready[MOVE]:
        _steps(state, seat, "", False, where, found)
    if MOVE in special:
        _steps(state, seat, "", True, where, found)


def _steps(state: State, seat: int, limit: str, special: bool, where: Where, found: list[Action]) -> None:
    field = state.players[seat].at
    for way, target in movement.hero_ways(state, seat, limit):
        if target not in where:
            found.append(act.move_hero(seat, way, (), special))
        elif limit not in STRAIGHT:
            found += [act.move_hero(seat, way, push, special) for push in movement.pushes(state, where, field, target)]


def _forces(state: State, seat: int, counts: list[int], special: Uses, where: Where, found: list[Action]) -> None:
    using, ways = state.using, state.tower.ways
    begun = ""
    if using and using.kind == FORCE and using.steps > 0:
        level_only = using.way == "level"
        for token, at in movement.forceable(state, seat, level_only):
            if token == using.target or (level_only and not using.target):
                found += [act.force(seat, token, way, False) for way, field in ways[at] if field not in where]
        if level_only:
            return
        begun = using.target
    from_pool = bool(counts[FORCE] or state.ready[FORCE])
    from_special = FORCE in special
    if not (from_pool or from_special):
        return
    for token, at in movement.forceable(state, seat, False):
        if token != begun:
            for way, field in ways[at]:
                if field not in where:
                    if from_pool:
                        found.append(act.force(seat, token, way, False))
                    if from_special:
                        found.append(act.force(seat, token, way, True))


def _pool(state: State, seat: int, counts: list[int], special: Uses, found: list[Action]) -> None:
    """Coins, gems, Stars and fusions."""
    player, using = state.players[seat], state.using
    if state.coin_supply:
        if counts[COIN] or state.ready[COIN]:
            found.append(act.take_coin(seat, False))
        if COIN in special:
            found.append(act.take_coin(seat, True))
    if using and 0 <= using.raises < player.gems and (using.kind != COIN or state.coin_supply):
        if not using.target or using.target in state.enemies:
            found.append(act.boost(seat))
    if counts[STAR]:
        found += [act.turn_star(seat, kind) for kind in STAR_AS[player.hero]]
    for face in range(5):
        if counts[face] > 1:
            found += fusions(seat, face)


@cache
def fusions(seat: int, face: int) -> tuple[Action, ...]:
    """What two dice of a face can be fused into (PF-5.8)."""
    return tuple([act.fuse(seat, face, kind) for kind in USES if kind != face])


def _attacks(state: State, seat: int, where: Where, found: list[Action]) -> None:
    for token in fighting.targets(state, seat, where):
        found += [act.attack(seat, token, plan.special, plan.gems) for plan in fighting.plans(state, seat, token)]


def _cards(state: State, seat: int, where: Where, found: list[Action]) -> None:
    player = state.players[seat]
    hero = HEROES[player.hero]
    if hero.once and not player.tired and by_hand.offers(state, seat, hero.does[0], where):
        found.append(act.use_ability(seat))
    if player.items or player.potions or state.artifacts:
        for card in dict.fromkeys(by_hand.usable(state, seat)):
            found += [
                act.use_card(seat, card, target) for target in by_hand.offers(state, seat, CARDS[card].does[0], where)
            ]
    if player.coins:
        found += [act.buy(seat, card) for card in shop.affordable(state, seat)]


def _tokens(state: State, seat: int, counts: list[int], special: Uses, found: list[Action]) -> None:
    """Boss tokens that can be got rid of by their own rule (PF-13.9)."""
    player = state.players[seat]
    for token in player.tokens:
        for way in BOSS_TOKENS[token].removal:
            if isinstance(way, SpendSymbol):
                kind = NUMBER[way.symbol]
                if counts[kind] or state.ready[kind]:
                    found.append(act.remove_token(seat, token, False))
                if kind in special:
                    found.append(act.remove_token(seat, token, True))
            elif isinstance(way, PayAtShop) and state.tower.shop[player.at] and player.coins >= way.coins:
                found.append(act.remove_token(seat, token, False))


# What it does


def _end(state: State, seat: int, action: act.EndActions, events: Events) -> None:
    state.stack.pop()


def _step(state: State, seat: int, action: act.MoveHero, events: Events) -> None:
    using = state.using
    if using is None or using.kind != MOVE or using.steps == 0:
        symbols.begin(state, seat, MOVE, action.special, events)
        using = state.using
    assert using is not None
    movement.take_step(state, seat, action.way, action.push, occupied(state), events)
    if state.using is not None:
        limit = "glide" if using.way == "rocket" else using.way
        state.using = Using(MOVE, using.steps - 1, using.raises, limit)
        if using.steps == 1 and using.raises < 0:
            state.using = None


def _force(state: State, seat: int, action: act.Force, events: Events) -> None:
    using = state.using
    goes_on = using and using.kind == FORCE and using.steps > 0 and using.target in (action.token, "")
    if not goes_on or action.special:
        symbols.begin(state, seat, FORCE, action.special, events, action.token)
        using = state.using
    assert using is not None
    movement.force(state, seat, action.token, action.way, events)
    state.using = Using(FORCE, using.steps - 1, using.raises, using.way, action.token)
    if using.steps == 1 and using.raises < 0:
        state.using = None


def _coin(state: State, seat: int, action: act.TakeCoin, events: Events) -> None:
    symbols.begin(state, seat, COIN, action.special, events)
    using = state.using
    assert using is not None
    gain_coins(state, seat, using.steps, "symbol", events)
    state.using = Using(COIN, 0, 0)


def _boost(state: State, seat: int, action: act.Boost, events: Events) -> None:
    symbols.boost(state, seat, events)


def _fuse(state: State, seat: int, action: act.Fuse, events: Events) -> None:
    state.using = None
    symbols.fuse(state, seat, action.face, action.symbol, events)


def _star(state: State, seat: int, action: act.TurnStar, events: Events) -> None:
    state.using = None
    symbols.turn_star(state, seat, action.symbol, events)


def _attack(state: State, seat: int, action: act.Attack, events: Events) -> None:
    state.using = None
    fighting.strike(state, seat, action.token, action.special, action.gems, events)


def _gravity(state: State, seat: int, action: act.ApplyGravity, events: Events) -> None:
    state.using = None
    fall(state, action.hold, events)


def _buy(state: State, seat: int, action: act.Buy, events: Events) -> None:
    state.using = None
    shop.buy(state, seat, action.card, events)


def _use(state: State, seat: int, action: act.UseCard, events: Events) -> None:
    if not isinstance(CARDS[action.card].does[0], by_hand.WITH_SYMBOL):
        state.using = None
    by_hand.use(state, seat, action.card, action.target, events)


def _ability(state: State, seat: int, action: act.UseAbility, events: Events) -> None:
    if not isinstance(HEROES[state.players[seat].hero].does[0], by_hand.WITH_SYMBOL):
        state.using = None
    by_hand.use_ability(state, seat, events)


def _remove(state: State, seat: int, action: act.RemoveToken, events: Events) -> None:
    state.using = None
    for way in BOSS_TOKENS[action.token].removal:
        if isinstance(way, SpendSymbol):
            symbols.spend(state, seat, NUMBER[way.symbol], action.special, events)
        elif isinstance(way, PayAtShop):
            lose_coins(state, seat, way.coins, "token", events)
    drop_token(state, seat, action.token, "spent", events)


def _respawn(state: State, seat: int, action: act.Respawn, events: Events) -> None:
    """Spend a symbol of the pool, then choose where to come back (PF-10.6)."""
    symbols.spend(state, seat, action.symbol, False, events)
    state.stack.append(Respawning(action.symbol))


PLAY: dict[type[Action], Callable[[State, int, Any, Events], None]] = {
    act.EndActions: _end,
    act.MoveHero: _step,
    act.Force: _force,
    act.TakeCoin: _coin,
    act.Boost: _boost,
    act.Fuse: _fuse,
    act.TurnStar: _star,
    act.Attack: _attack,
    act.ApplyGravity: _gravity,
    act.Buy: _buy,
    act.UseCard: _use,
    act.UseAbility: _ability,
    act.RemoveToken: _remove,
    act.Respawn: _respawn,
}
