"""The boss turn: which cards act, and what they do (PF-13.5 to PF-13.9)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ....core.play import Action
from .. import actions as act
from .. import events as ev
from ..actions import Choice
from ..content.bosses import BOSS_CARDS, BOSSES
from ..content.dice import ENEMY_FACES, SYMBOLS
from ..effects.carriers import carriers
from ..effects.vocabulary import (
    BossAttack,
    BossPursues,
    BossSlides,
    Displace,
    Effect,
    GiveToken,
    IgnoreCard,
    PayOrWound,
    PlaceTokens,
    ResetSpecial,
    Summon,
    Wound,
)
from ..state import Frame, State, around, boss_level, occupied, on_boss_level
from ..tower.fields import DIRECTIONS, LEFT, LEVEL, OFF, RIGHT, WIDTH, distance, xy
from ..tower.levels import enter, place_tokens, summon
from .attacks import attack
from .primitives import Events, drop_token, give_token, lose_coins, reset_special, token_supply, wound

Reach = Callable[[int, int], bool]

# Whether a hero's field is in range of the boss's; walls and platforms do not count (PF-13.8).
RANGES: dict[str, Reach] = {
    "row": lambda boss, hero: boss // WIDTH == hero // WIDTH,
    "adjacent": lambda boss, hero: distance(boss, hero) == 1,
    "surrounding": lambda boss, hero: abs(boss % WIDTH - hero % WIDTH) <= 1 and abs(boss // WIDTH - hero // WIDTH) <= 1,
    "tile": lambda boss, hero: boss % WIDTH // 5 == hero % WIDTH // 5,
    "unlimited": lambda boss, hero: True,
}


# Which cards act


def begin(state: State, events: Events) -> None:
    """Draw the boss's cards and lay those that act on the stack (PF-13.6, PF-13.7)."""
    cards = by_enemy_die(state, events) if BOSSES[state.boss].select == "enemy_die" else by_symbols(state, events)
    state.boss_played = cards
    for card in reversed(cards):
        state.stack.append(Frame("boss_card", state.active, card=card))


def draw(state: State) -> str:
    """The top card of the boss's deck; the discards are shuffled when it runs out."""
    if not state.boss_deck:
        state.boss_deck, state.boss_discard = sorted(state.boss_discard), []
        state.rng.shuffle(state.boss_deck)
    return state.boss_deck.pop()


def by_enemy_die(state: State, events: Events) -> list[str]:
    """Reveal cards until one shows what the enemy die says (PF-13.6)."""
    state.selector = ENEMY_FACES[state.rng.below(6)]
    state.boss_drawn = []
    while True:
        card = draw(state)
        state.boss_drawn.append(card)
        state.boss_discard.append(card)
        if BOSS_CARDS[card].symbol == state.selector:
            break
    events.append(ev.BossCardsDrawn(tuple(state.boss_drawn), state.selector, ()))
    return [card]


def by_symbols(state: State, events: Events) -> list[str]:
    """Of two cards the one whose symbol was rolled more often; both on a tie, in random order (PF-13.7)."""
    drawn = [draw(state), draw(state)]
    state.boss_discard += drawn
    state.boss_drawn = drawn
    counts = [state.dice.count(SYMBOLS.index(BOSS_CARDS[card].symbol)) for card in drawn]
    events.append(ev.BossCardsDrawn(tuple(drawn), "", tuple(counts)))
    if counts[0] != counts[1]:
        return [drawn[counts[1] > counts[0]]]
    played = drawn[:]
    state.rng.shuffle(played)
    return played


# What a card does


def run_card(state: State, frame: Frame, events: Events) -> bool:
    """Do the next effect of the card. `n` counts its effects, `items` are the seats that the last one met."""
    card = BOSS_CARDS[frame.card]
    if frame.n == 0 and not frame.asked:
        events.append(ev.BossCardPlayed(card.id))
    if frame.n == len(card.does) or state.boss not in state.enemies:
        state.stack.pop()
        return False
    effect = card.does[frame.n]
    if type(effect) in ON_TABLE:
        state.stack[-1] = replace(frame, n=frame.n + 1)
        ON_TABLE[type(effect)](state, effect, events)
        return False
    seats = _met(state, card.range, frame, effect)
    for seat in seats:
        token = shield(state, seat)
        if token and not frame.asked >> seat & 1:
            state.stack[-1] = replace(frame, asked=frame.asked | 1 << seat)
            state.stack.append(Frame("mirror", seat, card=card.id))
            return True
    seats = [seat for seat in seats if not frame.safe >> seat & 1]
    state.stack[-1] = replace(frame, n=frame.n + 1, items=tuple(seats))
    ON_HEROES[type(effect)](state, seats, effect, events)
    return False


def in_range(state: State, reach: str) -> list[int]:
    """The seats whose heroes the boss reaches, the active player's first (PF-13.8)."""
    boss = state.enemies[state.boss]
    inside = RANGES[reach]
    found = []
    for seat in around(state, state.active):
        at = state.players[seat].at
        if at >= 0 and on_boss_level(state, at) and inside(boss, at):
            found.append(seat)
    return found


def _met(state: State, reach: str, frame: Frame, effect: Effect) -> list[int]:
    """Whom an effect meets: those in range now; for what follows a blow, those it struck who still stand."""
    if isinstance(effect, Displace) and frame.n:
        return [seat for seat in frame.items if state.players[seat].at != OFF]
    return in_range(state, reach)


# A token that wards off a card (PF-13.9, PF-16.1)


def shield(state: State, seat: int) -> str:
    """The boss token with which a seat may ignore a card; empty if there is none."""
    return next((token for token in state.players[seat].tokens if token in carriers(IgnoreCard)), "")


def mirror_options(state: State, frame: Frame) -> list[Choice]:
    seat = frame.player
    return [act.keep(seat), act.use_mirror(seat, shield(state, seat))]


def mirror_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    state.stack.pop()
    if isinstance(action, act.UseMirror):
        drop_token(state, frame.player, action.token, "used", events)
        below = state.stack[-1]
        state.stack[-1] = replace(below, safe=below.safe | 1 << frame.player)


# Effects on heroes


def _attack(state: State, seats: list[int], effect: BossAttack, events: Events) -> None:
    for seat in seats:
        attack(state, state.boss, seat, "card", events)


def _give_token(state: State, seats: list[int], effect: GiveToken, events: Events) -> None:
    for seat in seats:
        if effect.token in state.players[seat].tokens or token_supply(state, effect.token):
            give_token(state, seat, effect.token, events)


def _wound(state: State, seats: list[int], effect: Wound, events: Events) -> None:
    for seat in seats:
        wound(state, seat, effect.wounds, "card", events)


def _pay_or_wound(state: State, seats: list[int], effect: PayOrWound, events: Events) -> None:
    for seat in seats:
        missing = effect.coins - min(effect.coins, state.players[seat].coins)
        lose_coins(state, seat, effect.coins, "card", events)
        if missing:
            wound(state, seat, missing, "card", events)


def _reset(state: State, seats: list[int], effect: ResetSpecial, events: Events) -> None:
    for seat in seats:
        reset_special(state, seat, events)


def _displace(state: State, seats: list[int], effect: Displace, events: Events) -> None:
    """Move heroes one field: to the left from the left, or away from the boss from the farthest."""
    boss = state.enemies[state.boss] % WIDTH
    fields = {seat: state.players[seat].at for seat in seats}
    if effect.way == "left":
        order = sorted(seats, key=lambda seat: (fields[seat] % WIDTH, seat))
    else:
        order = sorted(seats, key=lambda seat: (-abs(fields[seat] % WIDTH - boss), seat))
    for seat in order:
        player = state.players[seat]
        column = player.at % WIDTH
        if player.at == OFF or (effect.way == "away" and column == boss):
            continue
        way = RIGHT if effect.way == "away" and column > boss else LEFT
        target = state.tower.to[way][player.at]
        if target >= 0 and target not in occupied(state):
            events.append(ev.HeroPlaced(seat, xy(player.at), xy(target), "displaced"))
            player.at = target
            enter(state, seat, events)


ON_HEROES: dict[type[Effect], Callable[[State, list[int], Any, Events], None]] = {
    BossAttack: _attack,
    GiveToken: _give_token,
    Wound: _wound,
    PayOrWound: _pay_or_wound,
    ResetSpecial: _reset,
    Displace: _displace,
}


# Effects on the table


def _slide(state: State, effect: BossSlides, events: Events) -> None:
    """The boss goes to one side until a wall, the edge or a figure stops it."""
    where = occupied(state)
    origin = at = state.enemies[state.boss]
    to = state.tower.to[DIRECTIONS.index(effect.way)]
    for _ in range(effect.fields):
        if to[at] < 0 or to[at] in where:
            break
        at = to[at]
    _move_boss(state, origin, at, events)


def _pursue(state: State, effect: BossPursues, events: Events) -> None:
    """The boss goes to the free field within reach that is nearest to the active hero; ties: lowest, then leftmost."""
    hero = state.players[state.active].at
    if hero == OFF or not on_boss_level(state, hero):
        return
    where = occupied(state)
    origin = state.enemies[state.boss]
    first = boss_level(state) * LEVEL
    free = [
        field
        for field in range(first, first + LEVEL)
        if distance(field, origin) <= effect.fields and (field == origin or field not in where)
    ]
    _move_boss(state, origin, min(free, key=lambda field: (distance(field, hero), field)), events)


def _move_boss(state: State, origin: int, target: int, events: Events) -> None:
    if target != origin:
        state.enemies[state.boss] = target
        events.append(ev.BossMoved(state.boss, xy(origin), xy(target)))


def _summon(state: State, effect: Summon, events: Events) -> None:
    summon(state, events)


def _place_tokens(state: State, effect: PlaceTokens, events: Events) -> None:
    """A token on each special field that holds none and no hero."""
    heroes = [player.at for player in state.players]
    fields = state.tower.on_level(state.tower.special, boss_level(state))
    place_tokens(state, [field for field in fields if field not in state.specials and field not in heroes], events)


ON_TABLE: dict[type[Effect], Callable[[State, Any, Events], None]] = {
    BossSlides: _slide,
    BossPursues: _pursue,
    Summon: _summon,
    PlaceTokens: _place_tokens,
}
