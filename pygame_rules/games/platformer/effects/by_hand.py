"""Items, potions, artifacts and abilities that are used by hand (PF-11). One handler a kind of effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import events as ev
from ..content.cards import CARDS
from ..content.dice import ACTION_FACES, FORCE, MOVE, SYMBOLS
from ..content.heroes import HEROES
from ..state import HOVER_PAST_END, HOVER_TO_START, Frame, State, Using
from ..tower.fields import LEVEL, OFF, WIDTH, distance, xy
from ..tower.levels import enter, reveal_from
from ..tower.movement import Where, forceable, hero_ways, pushes
from ..turn.fighting import blast_wounds, blasted, defeat
from ..turn.primitives import Events, after_coins, gain_coins, gain_gems, heal, health
from ..turn.symbols import add_strength, unused
from .carriers import is_boss
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

# What can be chosen with an effect: [""] without a choice, [] where it cannot be used now.
Offer = Callable[[State, int, Any, Where], list[str]]
Apply = Callable[[State, int, Any, str, Events], None]
PLAIN = [""]


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


def offers(state: State, seat: int, effect: Effect, where: Where) -> list[str]:
    """The targets with which an effect can be used now."""
    return HANDLERS[type(effect)][0](state, seat, effect, where)


def use(state: State, seat: int, card: str, target: str, events: Events) -> None:
    """Use an item or artifact and turn it sideways, or drink a potion (PF-11.3, PF-11.4)."""
    player = state.players[seat]
    events.append(ev.CardUsed(seat, card))
    if CARDS[card].type == "potion":
        player.potions.remove(card)
        state.potion_deck.insert(0, card)
    else:
        player.exhausted.append(card)
    (effect,) = CARDS[card].does
    apply(state, seat, effect, target, card, events)


def use_ability(state: State, seat: int, events: Events) -> None:
    """Use the once-per-turn ability of the hero (PF-11.6)."""
    player = state.players[seat]
    player.tired = True
    events.append(ev.AbilityUsed(seat, player.hero))
    (effect,) = HEROES[player.hero].does
    apply(state, seat, effect, "", player.hero, events)


def apply(state: State, seat: int, effect: Effect, target: str, source: str, events: Events) -> None:
    if isinstance(effect, Reroll):
        state.stack.append(Frame("reroll", seat, effect.dice, card=source))
    elif isinstance(effect, TurnDie):
        state.stack.append(Frame("turn_die", seat, card=source))
    else:
        HANDLERS[type(effect)][1](state, seat, effect, target, events)


# Dice


def _any_unused(state: State, seat: int, effect: Effect, where: Where) -> list[str]:
    return PLAIN if unused(state) else []


def reroll(state: State, seat: int, dice: list[int], events: Events) -> None:
    """Roll pool dice again."""
    for index in dice:
        state.dice[index] = ACTION_FACES[state.rng.below(6)]
    faces = tuple([SYMBOLS[state.dice[index]] for index in dice])
    events.append(ev.DiceRerolled(seat, tuple([index + 1 for index in dice]), faces))


def turn_die(state: State, seat: int, index: int, symbol: int, events: Events) -> None:
    before = state.dice[index]
    state.dice[index] = symbol
    events.append(ev.DieTurned(seat, index + 1, SYMBOLS[before], SYMBOLS[symbol]))


def _nothing(state: State, seat: int, effect: Any, target: str, events: Events) -> None:
    """What is asked for in a question of its own."""


def _reroll_unused(state: State, seat: int, effect: RerollUnused, target: str, events: Events) -> None:
    reroll(state, seat, unused(state), events)


def _add_symbols(state: State, seat: int, effect: AddSymbols, target: str, events: Events) -> None:
    """Temporary symbols (PF-11.5)."""
    state.ready[SYMBOLS.index(effect.symbol)] += effect.count
    events.append(ev.SymbolsAdded(seat, effect.symbol, effect.count))


def _strengthen(state: State, seat: int, effect: StrengthenNext, target: str, events: Events) -> None:
    """The symbol in use becomes stronger, or the next one of its kind."""
    using = state.using
    if using and using.raises >= 0 and effect.symbol in ("", SYMBOLS[using.kind]):
        add_strength(state, seat, effect.amount, using.raises, events)
    else:
        _prime(state, effect.symbol or "any", effect.amount)


def _prime(state: State, name: str, amount: int) -> None:
    state.primed[name] = state.primed.get(name, 0) + amount


def _always(state: State, seat: int, effect: Effect, where: Where) -> list[str]:
    return PLAIN


# Moving


def _can_move(state: State, seat: int, effect: MoveFields, where: Where) -> list[str]:
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


def _move(state: State, seat: int, effect: MoveFields, target: str, events: Events) -> None:
    state.using = Using(MOVE, effect.fields, -1, _limit(effect))


def _can_force(state: State, seat: int, effect: ForceOnLevel, where: Where) -> list[str]:
    near = state.tower.near
    for _, at in forceable(state, seat, True):
        if any(field not in where for field in near[at]):
            return PLAIN
    return []


def _force(state: State, seat: int, effect: ForceOnLevel, target: str, events: Events) -> None:
    state.using = Using(FORCE, effect.fields, -1, "level")


def _free_in_row(state: State, seat: int, effect: Blink, where: Where) -> list[str]:
    first = state.players[seat].at // WIDTH * WIDTH
    return [str(field - first) for field in range(first, first + WIDTH) if field not in where]


def _blink(state: State, seat: int, effect: Blink, target: str, events: Events) -> None:
    first = state.players[seat].at // WIDTH * WIDTH
    put_hero(state, seat, first + int(target), "blink", events)
    arrive_at(state, seat, events)


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


def _others_on_level(state: State, seat: int, effect: SwapPlaces, where: Where) -> list[str]:
    level = state.players[seat].at // LEVEL
    found = []
    for field, who in where.items():
        if field // LEVEL != level or who == seat or (isinstance(who, str) and is_boss(who)):
            continue
        found.append(who if isinstance(who, str) else state.players[who].hero)
    return found


def _swap(state: State, seat: int, effect: SwapPlaces, target: str, events: Events) -> None:
    own = state.players[seat].at
    if target in state.enemies:
        other = state.enemies[target]
        state.enemies[target] = own
        put_hero(state, seat, other, "swap", events)
        events.append(ev.EnemyPlaced(target, xy(other), xy(own)))
    else:
        rival = next(index for index, player in enumerate(state.players) if player.hero == target)
        other = state.players[rival].at
        put_hero(state, seat, other, "swap", events)
        put_hero(state, rival, own, "swap", events)
        arrive_at(state, rival, events)
    arrive_at(state, seat, events)


def _can_hover(state: State, seat: int, effect: Hover, where: Where) -> list[str]:
    return PLAIN if state.players[seat].hover < _hover_time(effect) else []


def _hover_time(effect: Hover) -> int:
    return HOVER_PAST_END if effect.through_next else HOVER_TO_START


def _hover(state: State, seat: int, effect: Hover, target: str, events: Events) -> None:
    state.players[seat].hover = _hover_time(effect)


# Enemies


def _sleepers(state: State, seat: int, effect: Sleep, where: Where) -> list[str]:
    at = state.players[seat].at
    return [
        token
        for token, field in state.enemies.items()
        if field // LEVEL == at // LEVEL
        and distance(field, at) <= effect.distance
        and not is_boss(token)
        and token not in state.asleep
    ]


def _sleep(state: State, seat: int, effect: Sleep, target: str, events: Events) -> None:
    state.asleep[target] = seat
    events.append(ev.EnemyLulled(seat, target))


def _can_blast(state: State, seat: int, effect: Blast, where: Where) -> list[str]:
    return PLAIN if blasted(state, seat, effect.wounds) else []


def _blast(state: State, seat: int, effect: Blast, target: str, events: Events) -> None:
    wounds = blast_wounds(state, seat, effect.wounds)
    for token in blasted(state, seat, effect.wounds):
        defeat(state, seat, token, wounds, 0, events)


# Resources


def _enemies_on_level(state: State, seat: int) -> int:
    level = state.players[seat].at // LEVEL
    return sum([field // LEVEL == level for field in state.enemies.values()])


def _can_gain_per_enemy(state: State, seat: int, effect: GainPerEnemy, where: Where) -> list[str]:
    return PLAIN if state.coin_supply and _enemies_on_level(state, seat) else []


def _gain_per_enemy(state: State, seat: int, effect: GainPerEnemy, target: str, events: Events) -> None:
    gain_coins(state, seat, min(effect.limit, _enemies_on_level(state, seat)), "card", events)


def _can_gain(state: State, seat: int, effect: Gain, where: Where) -> list[str]:
    return PLAIN if (effect.coins and state.coin_supply) or (effect.gems and state.gem_supply) else []


def _gain(state: State, seat: int, effect: Gain, target: str, events: Events) -> None:
    gain_coins(state, seat, effect.coins, "card", events)
    gain_gems(state, seat, effect.gems, "card", events)


def _can_heal(state: State, seat: int, effect: Heal, where: Where) -> list[str]:
    return PLAIN if state.players[seat].hearts < health(state, seat) else []


def _heal(state: State, seat: int, effect: Heal, target: str, events: Events) -> None:
    heal(state, seat, effect.hearts, events)


def _tokens_in_row(state: State, seat: int, effect: TakeToken, where: Where) -> list[str]:
    at = state.players[seat].at
    row = at // WIDTH * WIDTH
    columns = range(max(row, at - effect.distance), min(row + WIDTH, at + effect.distance + 1))
    return [str(field - row) for field in columns if field in state.coins or field in state.gems]


def _take_token(state: State, seat: int, effect: TakeToken, target: str, events: Events) -> None:
    player = state.players[seat]
    field = player.at // WIDTH * WIDTH + int(target)
    if field in state.gems:
        state.gems.remove(field)
        player.gems += 1
        events.append(ev.GemsGained(seat, 1, "field"))
    else:
        state.coins.remove(field)
        player.coins += 1
        events.append(ev.CoinsGained(seat, 1, "field"))
        after_coins(state, seat, events)


def _primes(name: str, field: str) -> Apply:
    """A handler that notes an amount for the next attack, step or push."""

    def prime(state: State, seat: int, effect: Any, target: str, events: Events) -> None:
        _prime(state, name, getattr(effect, field) if field else 1)

    return prime


def _brew(state: State, seat: int, effect: NextAttackPerSword, target: str, events: Events) -> None:
    state.primed["brew"], state.primed["brew_limit"] = effect.wounds, effect.limit


def _once(name: str) -> Offer:
    """An offer that stands as long as the same is not waiting already."""

    def offer(state: State, seat: int, effect: Effect, where: Where) -> list[str]:
        return [] if name in state.primed else PLAIN

    return offer


HANDLERS: dict[type[Effect], tuple[Offer, Apply]] = {
    Reroll: (_any_unused, _nothing),
    TurnDie: (_any_unused, _nothing),
    RerollUnused: (_any_unused, _reroll_unused),
    AddSymbols: (_always, _add_symbols),
    StrengthenNext: (_always, _strengthen),
    MoveFields: (_can_move, _move),
    ForceOnLevel: (_can_force, _force),
    Blink: (_free_in_row, _blink),
    SwapPlaces: (_others_on_level, _swap),
    PushFurther: (_once("push"), _primes("push", "fields")),
    QuietStep: (_once("quiet_step"), _primes("quiet_step", "")),
    QuietMoves: (_once("quiet"), _primes("quiet", "")),
    Hover: (_can_hover, _hover),
    NextAttack: (_always, _primes("wounds", "wounds")),
    NextAttackPerSword: (_once("brew"), _brew),
    Sleep: (_sleepers, _sleep),
    Blast: (_can_blast, _blast),
    Gain: (_can_gain, _gain),
    GainPerEnemy: (_can_gain_per_enemy, _gain_per_enemy),
    Heal: (_can_heal, _heal),
    TakeToken: (_tokens_in_row, _take_token),
}

# Which cards are used by hand; the others work by themselves.
BY_HAND: dict[str, bool] = {
    card.id: card.type == "potion" or (card.exhausts and type(card.does[0]) in HANDLERS) for card in CARDS.values()
}
# Effects that act on the symbol in use and so do not end its use.
WITH_SYMBOL = (StrengthenNext, QuietStep, QuietMoves, PushFurther)
