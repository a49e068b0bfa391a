"""Items, potions, artifacts and abilities that are used by hand (PF-11): when they can be, and what they change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....core.effects import Change
from ....core.flow import Events
from .. import events as ev
from ..content.cards import CARDS
from ..content.dice import FORCE, MOVE, SYMBOLS
from ..content.heroes import HEROES
from ..state import HOVER_PAST_END, HOVER_TO_START, State, Using
from ..tower.fields import LEVEL, OFF, WIDTH, distance, xy
from ..tower.levels import enter, reveal_from
from ..tower.movement import Where, forceable, hero_ways, pushes
from ..turn.fighting import blast_wounds, blasted, defeat
from ..turn.primitives import after_coins, gain_coins, gain_gems, heal, health
from ..turn.symbols import add_strength, unused
from .carriers import is_boss
from .dice_questions import reroll
from .places import CardScope, Target, Text, perform
from .vocabulary import (
    AddSymbols,
    Blast,
    Blink,
    Effect,
    ForceOnLevel,
    Gain,
    GainPerEnemy,
    Heal,
    Hover,
    MoveFields,
    NextAttack,
    NextAttackPerSword,
    PushFurther,
    QuietMoves,
    QuietStep,
    Reroll,
    RerollUnused,
    Sleep,
    StrengthenNext,
    SwapPlaces,
    TakeToken,
    TurnDie,
)

# What an effect can be used on: [None] where nothing is to be chosen, [] where it cannot be used now.
Offer = Callable[[State, int, Any, Where], list[Target]]
PLAIN: list[Target] = [None]


# Which cards there are to use


def usable(state: State, seat: int) -> list[str]:
    """The charged items and artifacts and the potions that a hero may use by hand."""
    player = state.players[seat]
    found = [card for card in player.items if card not in player.exhausted and BY_HAND[card]]
    found += player.potions
    if state.artifacts:
        found += [
            card
            for card, owner in state.artifacts.items()
            if owner == seat and card not in player.exhausted and BY_HAND[card]
        ]
    return found


def offers(state: State, seat: int, effect: Effect, where: Where) -> list[Target]:
    """The targets with which an effect can be used now."""
    return OFFERS[type(effect)](state, seat, effect, where)


def use(state: State, seat: int, card: str, target: Target, events: Events) -> None:
    """Use an item or artifact and turn it sideways, or drink a potion (PF-11.3, PF-11.4)."""
    player = state.players[seat]
    events.append(ev.CardUsed(seat, card))
    if CARDS[card].type == "potion":
        player.potions.remove(card)
        state.potion_deck.insert(0, card)
    else:
        player.exhausted.append(card)
    perform(state, TEXTS[card], CardScope(seat, target=target), events)


def use_ability(state: State, seat: int, events: Events) -> None:
    """Use the once-per-turn ability of the hero (PF-11.6)."""
    player = state.players[seat]
    player.tired = True
    events.append(ev.AbilityUsed(seat, player.hero))
    perform(state, TEXTS[player.hero], CardScope(seat), events)


# Dice


def _any_unused(state: State, seat: int, effect: Effect, where: Where) -> list[Target]:
    return PLAIN if unused(state) else []


def _reroll_unused(state: State, scope: CardScope, effect: RerollUnused, events: Events) -> None:
    reroll(state, scope.player, unused(state), events)


def _add_symbols(state: State, scope: CardScope, effect: AddSymbols, events: Events) -> None:
    """Temporary symbols (PF-11.5)."""
    state.ready[SYMBOLS.index(effect.symbol)] += effect.count
    events.append(ev.SymbolsAdded(scope.player, effect.symbol, effect.count))


def _strengthen(state: State, scope: CardScope, effect: StrengthenNext, events: Events) -> None:
    """The symbol in use becomes stronger, or the next one of its kind."""
    using = state.using
    if using and using.raises >= 0 and effect.symbol in ("", SYMBOLS[using.kind]):
        add_strength(state, scope.player, effect.amount, using.raises, events)
    else:
        _prime(state, effect.symbol or "any", effect.amount)


def _prime(state: State, name: str, amount: int) -> None:
    state.primed[name] = state.primed.get(name, 0) + amount


def _always(state: State, seat: int, effect: Effect, where: Where) -> list[Target]:
    return PLAIN


# Moving


def _can_move(state: State, seat: int, effect: MoveFields, where: Where) -> list[Target]:
    limit = _limit(effect)
    field = state.players[seat].at
    for _, target in hero_ways(state, seat, limit):
        if target not in where or (limit != "rocket" and pushes(state, where, field, target)):
            return PLAIN
    return []


def _limit(effect: MoveFields) -> str:
    if effect.straight:
        return "rocket"
    if effect.through:
        return "hook"
    return "up" if effect.up else ""


def _move(state: State, scope: CardScope, effect: MoveFields, events: Events) -> None:
    state.using = Using(MOVE, effect.fields, -1, _limit(effect))


def _can_force(state: State, seat: int, effect: ForceOnLevel, where: Where) -> list[Target]:
    near = state.tower.near
    for _, at in forceable(state, seat, True):
        if any(field not in where for field in near[at]):
            return PLAIN
    return []


def _force(state: State, scope: CardScope, effect: ForceOnLevel, events: Events) -> None:
    state.using = Using(FORCE, effect.fields, -1, "level")


def _free_in_row(state: State, seat: int, effect: Blink, where: Where) -> list[Target]:
    first = state.players[seat].at // WIDTH * WIDTH
    return [field - first for field in range(first, first + WIDTH) if field not in where]


def _blink(state: State, scope: CardScope, effect: Blink, events: Events) -> None:
    assert isinstance(scope.target, int)
    first = state.players[scope.player].at // WIDTH * WIDTH
    put_hero(state, scope.player, first + scope.target, "blink", events)
    arrive_at(state, scope.player, events)


def put_hero(state: State, seat: int, field: int, why: str, events: Events) -> None:
    """Move a hero in a way that is no Move (PF-6.4)."""
    player = state.players[seat]
    events.append(ev.HeroPlaced(seat, xy(player.at), xy(field), why))
    player.at = field


def arrive_at(state: State, seat: int, events: Events) -> None:
    """What the new field of a hero does, and what it reveals (PF-2.9, PF-12.1)."""
    enter(state, seat, events)
    if state.players[seat].at != OFF:
        reveal_from(state, seat, events)


def _others_on_level(state: State, seat: int, effect: SwapPlaces, where: Where) -> list[Target]:
    level = state.players[seat].at // LEVEL
    found: list[Target] = []
    for field, who in where.items():
        if field // LEVEL != level or who == seat or (isinstance(who, str) and is_boss(who)):
            continue
        found.append(who if isinstance(who, str) else state.players[who].hero)
    return found


def _swap(state: State, scope: CardScope, effect: SwapPlaces, events: Events) -> None:
    own, target = state.players[scope.player].at, scope.target
    if isinstance(target, str) and target in state.enemies:
        other = state.enemies[target]
        state.enemies[target] = own
        put_hero(state, scope.player, other, "swap", events)
        events.append(ev.EnemyPlaced(target, xy(other), xy(own)))
    else:
        rival = next(index for index, player in enumerate(state.players) if player.hero == target)
        other = state.players[rival].at
        put_hero(state, scope.player, other, "swap", events)
        put_hero(state, rival, own, "swap", events)
        arrive_at(state, rival, events)
    arrive_at(state, scope.player, events)


def _can_hover(state: State, seat: int, effect: Hover, where: Where) -> list[Target]:
    return PLAIN if state.players[seat].hover < _hover_time(effect) else []


def _hover_time(effect: Hover) -> int:
    return HOVER_PAST_END if effect.through_next else HOVER_TO_START


def _hover(state: State, scope: CardScope, effect: Hover, events: Events) -> None:
    state.players[scope.player].hover = _hover_time(effect)


# Enemies


def _sleepers(state: State, seat: int, effect: Sleep, where: Where) -> list[Target]:
    at = state.players[seat].at
    return [
        token
        for token, field in state.enemies.items()
        if field // LEVEL == at // LEVEL
        and distance(field, at) <= effect.distance
        and not is_boss(token)
        and token not in state.asleep
    ]


def _sleep(state: State, scope: CardScope, effect: Sleep, events: Events) -> None:
    assert isinstance(scope.target, str)
    state.asleep[scope.target] = scope.player
    events.append(ev.EnemyLulled(scope.player, scope.target))


def _can_blast(state: State, seat: int, effect: Blast, where: Where) -> list[Target]:
    return PLAIN if blasted(state, seat, effect.wounds) else []


def _blast(state: State, scope: CardScope, effect: Blast, events: Events) -> None:
    wounds = blast_wounds(state, scope.player, effect.wounds)
    for token in blasted(state, scope.player, effect.wounds):
        defeat(state, scope.player, token, wounds, 0, events)


# Resources


def _enemies_on_level(state: State, seat: int) -> int:
    level = state.players[seat].at // LEVEL
    return sum([field // LEVEL == level for field in state.enemies.values()])


def _can_gain_per_enemy(state: State, seat: int, effect: GainPerEnemy, where: Where) -> list[Target]:
    return PLAIN if state.coin_supply and _enemies_on_level(state, seat) else []


def _gain_per_enemy(state: State, scope: CardScope, effect: GainPerEnemy, events: Events) -> None:
    gain_coins(state, scope.player, min(effect.limit, _enemies_on_level(state, scope.player)), "card", events)


def _can_gain(state: State, seat: int, effect: Gain, where: Where) -> list[Target]:
    return PLAIN if (effect.coins and state.coin_supply) or (effect.gems and state.gem_supply) else []


def _gain(state: State, scope: CardScope, effect: Gain, events: Events) -> None:
    gain_coins(state, scope.player, effect.coins, "card", events)
    gain_gems(state, scope.player, effect.gems, "card", events)


def _can_heal(state: State, seat: int, effect: Heal, where: Where) -> list[Target]:
    return PLAIN if state.players[seat].hearts < health(state, seat) else []


def _heal(state: State, scope: CardScope, effect: Heal, events: Events) -> None:
    heal(state, scope.player, effect.hearts, events)


def _tokens_in_row(state: State, seat: int, effect: TakeToken, where: Where) -> list[Target]:
    at = state.players[seat].at
    row = at // WIDTH * WIDTH
    columns = range(max(row, at - effect.distance), min(row + WIDTH, at + effect.distance + 1))
    return [field - row for field in columns if field in state.coins or field in state.gems]


def _take_token(state: State, scope: CardScope, effect: TakeToken, events: Events) -> None:
    assert isinstance(scope.target, int)
    player = state.players[scope.player]
    field = player.at // WIDTH * WIDTH + scope.target
    if field in state.gems:
        state.gems.remove(field)
        player.gems += 1
        events.append(ev.GemsGained(scope.player, 1, "field"))
    else:
        state.coins.remove(field)
        player.coins += 1
        events.append(ev.CoinsGained(scope.player, 1, "field"))
        after_coins(state, scope.player, events)


def _primes(name: str, field: str) -> Change:
    """A change that notes an amount for the next attack, step or push."""

    def prime(state: State, scope: CardScope, effect: Any, events: Events) -> None:
        _prime(state, name, getattr(effect, field) if field else 1)

    return prime


def _brew(state: State, scope: CardScope, effect: NextAttackPerSword, events: Events) -> None:
    state.primed["brew"], state.primed["brew_limit"] = effect.wounds, effect.limit


def _once(name: str) -> Offer:
    """An offer that stands as long as the same is not waiting already."""

    def offer(state: State, seat: int, effect: Effect, where: Where) -> list[Target]:
        return [] if name in state.primed else PLAIN

    return offer


OFFERS: dict[type[Effect], Offer] = {
    Reroll: _any_unused,
    TurnDie: _any_unused,
    RerollUnused: _any_unused,
    AddSymbols: _always,
    StrengthenNext: _always,
    MoveFields: _can_move,
    ForceOnLevel: _can_force,
    Blink: _free_in_row,
    SwapPlaces: _others_on_level,
    PushFurther: _once("push"),
    QuietStep: _once("quiet_step"),
    QuietMoves: _once("quiet"),
    Hover: _can_hover,
    NextAttack: _always,
    NextAttackPerSword: _once("brew"),
    Sleep: _sleepers,
    Blast: _can_blast,
    Gain: _can_gain,
    GainPerEnemy: _can_gain_per_enemy,
    Heal: _can_heal,
    TakeToken: _tokens_in_row,
}

CHANGES: dict[type[Effect], Change] = {
    RerollUnused: _reroll_unused,
    AddSymbols: _add_symbols,
    StrengthenNext: _strengthen,
    MoveFields: _move,
    ForceOnLevel: _force,
    Blink: _blink,
    SwapPlaces: _swap,
    PushFurther: _primes("push", "fields"),
    QuietStep: _primes("quiet_step", ""),
    QuietMoves: _primes("quiet", ""),
    Hover: _hover,
    NextAttack: _primes("wounds", "wounds"),
    NextAttackPerSword: _brew,
    Sleep: _sleep,
    Blast: _blast,
    Gain: _gain,
    GainPerEnemy: _gain_per_enemy,
    Heal: _heal,
    TakeToken: _take_token,
}

# Which cards are used by hand; the others work by themselves.
BY_HAND: dict[str, bool] = {
    card.id: card.type == "potion" or (card.exhausts and type(card.does[0]) in OFFERS) for card in CARDS.values()
}
# Effects that act on the symbol in use and so do not end its use.
WITH_SYMBOL = (StrengthenNext, QuietStep, QuietMoves, PushFurther)
# What they say, and what the abilities say that are used once a turn.
TEXTS: dict[str, Text] = {card.id: Text(card.id, card.does, card) for card in CARDS.values() if BY_HAND[card.id]}
TEXTS |= {hero.id: Text(hero.id, hero.does, hero) for hero in HEROES.values() if hero.once}
