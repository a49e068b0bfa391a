"""The small changes of which everything else is made, each with its event."""

from __future__ import annotations

from ....core.flow import Events
from .. import events as ev
from ..effects.texts import Source
from ..state import MAX_CP, Hit, State, Tray, health_cap, side_of, teammates
from .boards import limit_of


def begin_phase(state: State, phase: str, events: Events) -> None:
    """Enter a phase; who passed for the last one is asked again."""
    state.phase = phase
    for player in state.players:
        if player.quiet == "phase":
            player.quiet = ""
    events.append(ev.PhaseBegan(state.active, phase))


# Combat points


def gain_cp(state: State, seat: int, amount: int, source: Source, events: Events) -> None:
    """Gain combat points, up to the maximum (DT-1.3)."""
    player = state.players[seat]
    gained = min(amount, MAX_CP - player.cp)
    if gained > 0:
        player.cp += gained
        events.append(ev.CpGained(seat, gained, source))


def lose_cp(state: State, seat: int, amount: int, source: Source, events: Events) -> int:
    """Lose combat points, at most what there is; how many."""
    player = state.players[seat]
    lost = min(amount, player.cp)
    if lost > 0:
        player.cp -= lost
        events.append(ev.CpLost(seat, lost, source))
    return lost


def steal_cp(state: State, seat: int, victim: int, amount: int, events: Events) -> None:
    """Take combat points from another, at most what that one has (DT-8.8)."""
    stolen = min(amount, state.players[victim].cp)
    if stolen > 0:
        state.players[victim].cp -= stolen
        state.players[seat].cp = min(MAX_CP, state.players[seat].cp + stolen)
        events.append(ev.CpStolen(seat, victim, stolen))


# Cards


def draw(state: State, seat: int, count: int, events: Events) -> None:
    """Draw cards; an empty deck is made anew from the discard pile (DT-2.6)."""
    player = state.players[seat]
    drawn = []
    for _ in range(count):
        if not player.deck:
            if not player.discard:
                break
            player.deck, player.discard = player.discard, []
            state.rng.shuffle(player.deck)
            events.append(ev.DeckShuffled(seat))
        drawn.append(player.deck.pop())
    if drawn:
        player.hand += drawn
        events.append(ev.CardsDrawn(seat, tuple(drawn), len(drawn), (seat, *teammates(state, seat))))


def lose_cards(state: State, seat: int, count: int, events: Events) -> None:
    """Discard cards at random."""
    player = state.players[seat]
    for _ in range(min(count, len(player.hand))):
        card = player.hand.pop(state.rng.below(len(player.hand)))
        player.discard.append(card)
        events.append(ev.CardLost(seat, card))


# Tokens


def add_token(state: State, seat: int, token: str, count: int, by: int, events: Events) -> int:
    """Put tokens on a board, as far as the stack limit allows (DT-10.2); how many."""
    player = state.players[seat]
    now = player.tokens.get(token, 0)
    added = min(count, limit_of(player, token) - now)
    if added <= 0:
        if count > 0:
            events.append(ev.TokenRefused(seat, token))
        return 0
    player.tokens[token] = now + added
    player.fresh[token] = player.fresh.get(token, 0) + added
    events.append(ev.TokenGained(seat, token, added, by))
    return added


def take_token(state: State, seat: int, token: str, count: int, fresh_first: bool = False) -> int:
    """Take tokens off a board without a word about it; how many. Those gained in this turn go last, unless
    `fresh_first`: who spends tokens parts with those first that can do less."""
    tokens = state.players[seat].tokens
    now = tokens.get(token, 0)
    taken = min(count, now)
    if taken == now:
        tokens.pop(token, None)
        state.players[seat].fresh.pop(token, None)
        since = state.players[seat].since
        if token in since:
            state.players[seat].since = tuple([other for other in since if other != token])
    else:
        tokens[token] = now - taken
        fresh = state.players[seat].fresh
        if token in fresh:
            fresh[token] = min(max(0, fresh[token] - taken) if fresh_first else fresh[token], now - taken)
    return taken


def remove_token(state: State, seat: int, token: str, count: int, by: int, events: Events) -> int:
    """Remove tokens from a board (DT-10.6); how many."""
    taken = take_token(state, seat, token, count)
    if taken:
        events.append(ev.TokenRemoved(seat, token, taken, by))
    return taken


# Damage and healing


def add_hit(state: State, hit: Hit, events: Events) -> None:
    """Put a contribution to the damage that is being summed."""
    state.hits.append(hit)
    events.append(ev.HitAdded(hit.op, hit.target, hit.by, hit.amount, hit.type, hit.source))


def heal_now(state: State, seat: int, amount: int, events: Events) -> None:
    """Heal at once, up to the cap (DT-1.2)."""
    side = side_of(state, seat)
    health = state.health[side]
    healed = min(amount, health_cap(state) - health)
    if healed > 0:
        state.health[side] = health + healed
        events.append(ev.Healed(seat, healed, health + healed))


# Dice


def roll_tray(state: State, seat: int, purpose: str, count: int, events: Events) -> None:
    """Put newly rolled dice on the table."""
    below = state.rng.below
    values = tuple([below(6) + 1 for _ in range(count)])
    state.trays.append(Tray(seat, purpose, values))
    events.append(ev.DiceRolled(seat, purpose, values, tuple(range(1, count + 1))))


def reroll(state: State, numbers: tuple[int, ...], events: Events) -> None:
    """Roll some of the dice at hand again; dice count from 1."""
    tray = state.trays[-1]
    values = list(tray.values)
    below = state.rng.below
    for number in numbers:
        values[number - 1] = below(6) + 1
    state.trays[-1] = Tray(tray.owner, tray.purpose, tuple(values), tray.open)
    if tray.purpose == "offense" and state.trays[-1].values != tray.values:
        state.changed = True
    events.append(ev.DiceRolled(tray.owner, tray.purpose, tuple(values), numbers))


def turn_die(state: State, seat: int, number: int, value: int, events: Events) -> None:
    """Turn a die at hand to a value."""
    tray = state.trays[-1]
    old = tray.values[number - 1]
    if old != value:
        values = (*tray.values[: number - 1], value, *tray.values[number:])
        state.trays[-1] = Tray(tray.owner, tray.purpose, values, tray.open)
        if tray.purpose == "offense":
            state.changed = True
        events.append(ev.DieChanged(seat, tray.owner, number, old, value))


def close_tray(state: State) -> None:
    """The dice at hand can no longer be changed."""
    tray = state.trays[-1]
    if tray.open:
        state.trays[-1] = Tray(tray.owner, tray.purpose, tray.values, False)
