"""What turns, skills and purchases have in common: gold, the marker, dice on the sheet, the deck."""

from __future__ import annotations

from ....core.flow import Events
from .. import events as ev
from ..content.market import SKILLS
from ..effects.carriers import gold_die_gold
from ..state import DIE_TEXT, GOLD, SPACES, STEP, Player, State, row_count, value_of, with_value


def gain(state: State, seat: int, amount: int, why: str, events: Events) -> None:
    if amount:
        state.players[seat].gold += amount
        events.append(ev.GoldGained(seat, amount, why))


def pay(state: State, seat: int, amount: int, why: str, events: Events) -> None:
    if amount:
        state.players[seat].gold -= amount
        events.append(ev.GoldPaid(seat, amount, why))


def pay_for_gold_die(state: State, seat: int, die: int, events: Events) -> None:
    """A gold die that comes onto a sheet pays (RP-5.4, RP-16.3)."""
    if die // 6 == GOLD:
        gain(state, seat, gold_die_gold(state.players[seat]), "gold_die", events)


def move(state: State, seat: int, direction: str, events: Events) -> bool:
    """Move the marker a step; False if the grid ends there (RP-10.2)."""
    player = state.players[seat]
    cell = STEP[direction][player.marker]
    if cell < 0:
        return False
    player.marker = cell
    events.append(ev.MarkerMoved(seat, direction, (cell // 3, cell % 3)))
    return True


def turn_die(state: State, seat: int, space: int, value: int, why: str, events: Events) -> None:
    """Make a die of the sheet show another value."""
    sheet = state.players[seat].sheet
    before = sheet[space]
    sheet[space] = with_value(before, value)
    events.append(ev.DieChanged(seat, SPACES[space], DIE_TEXT[before], DIE_TEXT[sheet[space]], why))


def flip_die(state: State, seat: int, space: int, events: Events) -> None:
    """Turn a die to its opposite face (RP-6.2)."""
    turn_die(state, seat, space, 7 - value_of(state.players[seat].sheet[space]), "flip", events)


def adjust_die(state: State, seat: int, space: int, amount: int, events: Events) -> None:
    """Change a die by an amount (RP-6.4)."""
    turn_die(state, seat, space, value_of(state.players[seat].sheet[space]) + amount, "adjust", events)


def swap_dice(state: State, seat: int, first: int, second: int, events: Events) -> None:
    """Two dice change places, values kept (RP-6.3)."""
    sheet = state.players[seat].sheet
    sheet[first], sheet[second] = sheet[second], sheet[first]
    events.append(ev.DiceSwapped(seat, SPACES[first], SPACES[second]))


def put_die(player: Player, die: int, row: int) -> int:
    """Put a die into the leftmost empty space of a row; the space (RP-5.3)."""
    space = row * 3 + row_count(player, row)
    player.sheet[space] = die
    return space


def add_card(state: State, seat: int, card: str) -> None:
    """Put a card by a sheet; a skill is ready at once (RP-7.9)."""
    player = state.players[seat]
    player.cards.append(card)
    if card in SKILLS:
        player.ready.append(card)


def drop_card(state: State, seat: int, card: str, events: Events) -> None:
    """Put an own card on the discard pile for nothing (RP-12.2)."""
    player = state.players[seat]
    player.cards.remove(card)
    if card in player.ready:
        player.ready.remove(card)
    state.discard.append(card)
    events.append(ev.WeaponDropped(seat, card))


def top_card(state: State, events: Events) -> str:
    """The top card of the deck; an empty deck is made from the discard pile (RP-8.4). Empty text: there is none."""
    if not state.deck:
        if not state.discard:
            return ""
        state.deck, state.discard = sorted(state.discard), []
        state.rng.shuffle(state.deck)
        state.layered = False
        events.append(ev.DeckReshuffled())
    return state.deck.pop()
