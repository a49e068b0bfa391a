"""The pool: what symbols there are, how they are spent, fused and raised (PF-5)."""

from __future__ import annotations

from ....core.flow import Events
from .. import events as ev
from ..content.dice import BLANK, COIN, FORCE, MOVE, STAR, SWORD, SYMBOLS
from ..content.heroes import HEROES
from ..effects.carriers import event_effects, passives
from ..effects.conditions import SpendsGems
from ..effects.vocabulary import BankAnyRolled, ForbidSpecial, Strengthen, StrengthenFirst
from ..state import State, Using
from .primitives import award, gain_coins, owns, pay_gems, reset_special

# What a symbol can be used for; a Star is used as one of these (PF-5.7).
USES = (COIN, FORCE, MOVE, SWORD)
# The symbols of a hero's Star, as numbers.
STAR_AS = {hero.id: tuple(SYMBOLS.index(symbol) for symbol in hero.star_as) for hero in HEROES.values()}


def unused(state: State) -> list[int]:
    """The places of the unused pool dice, from 0."""
    used = state.used
    return [index for index in range(len(state.dice)) if not used >> index & 1]


def face_counts(state: State) -> list[int]:
    """How many unused pool dice show each symbol."""
    counts = [0] * 5
    used = state.used
    for face in state.dice:
        if not used & 1:
            counts[face] += 1
        used >>= 1
    return counts


def pool_count(state: State, kind: int) -> int:
    """How many symbols of a kind can be used from the pool: unused dice, and symbols made ready."""
    return state.ready[kind] + face_counts(state)[kind]


def special_uses(state: State, seat: int) -> tuple[int, ...]:
    """The symbols that the special die can be used as now (PF-5.7)."""
    player = state.players[seat]
    if player.special == BLANK or (state.event_pile and event_effects(state, ForbidSpecial)):
        return ()
    return (STAR, *STAR_AS[player.hero]) if player.special == STAR else (player.special,)


def special_as(state: State, seat: int, kind: int) -> bool:
    """Whether the special die can be used as a symbol now."""
    return kind in special_uses(state, seat)


def spend_die(state: State, face: int) -> int:
    """Use up the first unused pool die with a face; its place from 0."""
    for index, shown in enumerate(state.dice):
        if shown == face and not state.used >> index & 1:
            state.used |= 1 << index
            return index
    raise ValueError("no such die")


def spend(state: State, seat: int, kind: int, special: bool, events: Events) -> None:
    """Use up one symbol: the special die's, or one made ready, or a die (PF-5.1)."""
    if special:
        reset_special(state, seat, events)
    elif state.ready[kind]:
        state.ready[kind] -= 1
    else:
        spend_die(state, kind)


def strength_bonus(state: State, seat: int, kind: int) -> int:
    """What abilities and cards add to each symbol of a kind (PF-5.2)."""
    symbol = SYMBOLS[kind]
    return sum([effect.amount for effect in passives(state, seat, Strengthen) if effect.symbol == symbol])


def begin(state: State, seat: int, kind: int, special: bool, events: Events, target: str = "") -> None:
    """Start to use a symbol; its strength is what can be done with it."""
    spend(state, seat, kind, special, events)
    events.append(ev.SymbolUsed(seat, SYMBOLS[kind], "special" if special else "pool"))
    strength = 1 + strength_bonus(state, seat, kind)
    if kind == MOVE:
        if state.moves_used == 0 and state.artifacts:
            strength += sum([effect.amount for effect in passives(state, seat, StrengthenFirst)])
        state.moves_used += 1
    if state.primed:
        strength += state.primed.pop(SYMBOLS[kind], 0) + state.primed.pop("any", 0)
    state.using = Using(kind, strength, 0, "", target)


def add_strength(state: State, seat: int, amount: int, raises: int, events: Events) -> None:
    """Make the symbol in use stronger; more of a Coin is gained at once."""
    using = state.using
    assert using is not None
    if using.kind == COIN:
        gain_coins(state, seat, amount, "symbol", events)
        amount = 0
    state.using = Using(using.kind, using.steps + amount, raises, using.way, using.target)


def boost(state: State, seat: int, events: Events) -> None:
    """Discard gems to raise the symbol in use by one: the n-th raise costs n (PF-5.10)."""
    using = state.using
    assert using is not None
    cost = using.raises + 1
    pay_gems(state, seat, cost)
    events.append(ev.SymbolRaised(seat, SYMBOLS[using.kind], cost))
    add_strength(state, seat, 1, cost, events)
    if state.artifacts:
        award(state, seat, SpendsGems, cost * (cost + 1) // 2, events)


def fuse(state: State, seat: int, face: int, kind: int, events: Events) -> None:
    """Two equal dice become one symbol of another kind, ready to be used (PF-5.8)."""
    spend_die(state, face)
    spend_die(state, face)
    state.ready[kind] += 1
    events.append(ev.DiceFused(seat, SYMBOLS[face], SYMBOLS[kind]))


def turn_star(state: State, seat: int, kind: int, events: Events) -> None:
    """A Star is made ready as one of the symbols that the hero's Star stands for (PF-5.7)."""
    spend_die(state, STAR)
    state.ready[kind] += 1
    events.append(ev.StarTurned(seat, SYMBOLS[kind]))


# The special die (PF-5.9)


def bankable(state: State, seat: int) -> dict[int, str]:
    """What the special die can be set to, and how: by a die, by fusion, or fused with its own symbol."""
    player = state.players[seat]
    if state.event_pile and event_effects(state, ForbidSpecial):
        return {}
    counts = face_counts(state)
    found = {face: "die" for face in range(5) if counts[face]}
    if owns(state, seat, BankAnyRolled):
        found |= dict.fromkeys(state.dice, "die")
    if len(found) < 5:
        for face in range(5):
            if counts[face] > 1:
                _fused(found, face, "fusion")
        if player.special != BLANK and counts[player.special]:
            _fused(found, player.special, "special")
    found.pop(player.special, None)
    return found


def _fused(found: dict[int, str], face: int, way: str) -> None:
    """Note the symbols that can be made of two of a face, where there is no plainer way to them."""
    for kind in range(5):
        if kind != face:
            found.setdefault(kind, way)


def bank(state: State, seat: int, kind: int, events: Events) -> None:
    """Turn the special die to a symbol. The dice that pay for it need not be told apart: the pool is lost next."""
    way = bankable(state, seat)[kind]
    state.players[seat].special = kind
    events.append(ev.SpecialSet(seat, SYMBOLS[kind], way))


# Gems in an attack


def gem_cost(symbols: int, raises: int) -> int:
    """The fewest gems for so many raises spread over so many symbols (PF-5.10)."""
    full, rest = divmod(raises, symbols)
    return symbols * full * (full + 1) // 2 + rest * (full + 1)


def most_gems_on_one(symbols: int, raises: int) -> int:
    """The gems on the symbol that is raised most."""
    top = -(-raises // symbols)
    return top * (top + 1) // 2
