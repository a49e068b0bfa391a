"""The Roll and Dice Phases: the pool, the turns, the attribute actions (RP-4 to RP-6)."""

from __future__ import annotations

from dataclasses import replace

from ....core.play import Action
from .. import actions as act
from .. import events as ev
from ..actions import Move
from ..effects.abilities import ALL_ROWS, uses
from ..effects.carriers import passives
from ..effects.vocabulary import AdjustRange, BonusGold, ExchangePoolDie, ExtraAction, RepeatAction, RerollDice
from ..state import (
    CHA,
    CON,
    DEX,
    DIE_TEXT,
    EMPTY,
    INT,
    ROWS,
    SPACES,
    STR,
    WIS,
    Frame,
    Player,
    State,
    around,
    draw_die,
    open_rows,
    row_count,
    solo,
    unchosen,
    with_value,
)
from .cleanup import keep_score
from .primitives import (
    Events,
    adjust_die,
    drop_card,
    flip_die,
    gain,
    move,
    pay,
    pay_for_gold_die,
    reroll_die,
    swap_dice,
)
from .purchases import drops
from .windows import open_window

# Roll Phase


def roll(state: State, frame: Frame, events: Events) -> bool:
    """A new round: roll as many dice as there are initiative cards (RP-4.1)."""
    keep_score(state)
    state.round += 1
    state.phase = "roll"
    state.nemesis = 0
    state.market_order = []
    for player in state.players:
        player.quiet = False
    events.append(ev.PhaseBegan("roll", state.round))
    below, bag = state.rng.below, state.bag
    count = min(len(state.pool), sum(bag))
    dice = tuple([draw_die(state) * 6 + below(6) for _ in range(count)])
    events.append(ev.PoolRolled(state.start, tuple([DIE_TEXT[die] for die in dice])))
    state.stack[-1] = Frame("turns", state.start)
    state.stack.append(Frame("tie", state.start, items=dice, spaces=tuple(range(count))))
    return False


def tie(state: State, frame: Frame, events: Events) -> bool:
    """Lay out dice in ascending order; equal values of different colours are asked for (RP-4.2, RP-4.3).

    `items` are the dice still loose, `spaces` the cards still without a die; `n` is 1 for a re-sort.
    """
    dice, cards = list(frame.items), frame.spaces
    while dice:
        tied = _tied(dice)
        if len(set(tied)) > 1:
            if len(dice) != len(frame.items):
                state.stack[-1] = replace(frame, items=tuple(dice), spaces=cards)
            return True
        for die in tied:
            state.pool[cards[0]] = die
            cards = cards[1:]
            dice.remove(die)
    state.stack.pop()
    layout = tuple([DIE_TEXT[die] if die >= 0 else "" for die in state.pool])
    events.append(ev.PoolResorted(layout) if frame.n else ev.PoolSorted(layout))
    return False


def _tied(dice: list[int]) -> list[int]:
    """The dice of the lowest value."""
    low = min([die % 6 for die in dice])
    return [die for die in dice if die % 6 == low]


def tie_options(state: State, frame: Frame) -> list[Move]:
    tied = sorted(set(_tied(list(frame.items))), key=lambda die: DIE_TEXT[die])
    return [act.order_first(frame.player, die) for die in tied]


def tie_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.OrderFirst)
    dice = list(frame.items)
    dice.remove(action.die)
    state.pool[frame.spaces[0]] = action.die
    state.stack[-1] = replace(frame, items=tuple(dice), spaces=frame.spaces[1:])


# Dice Phase


def turns(state: State, frame: Frame, events: Events) -> bool:
    """Give the Dice turn to the next in player order; after the last one the market opens (RP-5.1)."""
    order = around(state, state.start)
    if frame.n == 0:
        state.phase = "dice"
        events.append(ev.PhaseBegan("dice", state.round))
    if frame.n == len(order):
        if solo(state) and not state.nemesis:
            roll_nemesis(state, events)
        state.stack[-1] = Frame("market_phase", state.start)
        open_window(state, order[-1], None)
        return False
    state.stack[-1] = replace(frame, n=frame.n + 1)
    state.stack.append(Frame("take", order[frame.n]))
    open_window(state, order[max(frame.n - 1, 0)], order[frame.n])
    return False


def roll_nemesis(state: State, events: Events) -> None:
    """The rival trashes a market card, by the initiative card taken (RP-18.7)."""
    number = state.players[0].initiative
    if number == 1:
        return
    value = state.nemesis = state.rng.die()
    place = (value - 1) // 2 if number == 3 else value - 1
    card = state.market[place] if place < min(3, len(state.market)) else None
    events.append(ev.NemesisRolled(value, card))
    if card is not None:
        state.market.remove(card)
        state.trash.append(card)
        events.append(ev.CardsTrashed((card,)))


def take_options(state: State, frame: Frame) -> list[Move]:
    seat = frame.player
    found = drops(state, seat)
    found += [act.take_card(seat, number) for number in unchosen(state)]
    return found + uses(state, seat, frame)


def take_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    """Take an initiative card with its die; a class may let exchange it at once (RP-5.2)."""
    if isinstance(action, act.Drop):
        drop_card(state, frame.player, action.card, events)
        return
    assert isinstance(action, act.TakeCard)
    seat, index = frame.player, action.number - 1
    player = state.players[seat]
    player.initiative = action.number
    player.die = state.pool[index]
    state.pool[index] = EMPTY
    events.append(ev.CardTaken(seat, action.number, DIE_TEXT[player.die], state.card_gold[index]))
    state.stack[-1] = Frame("place", seat)
    open_window(state, seat, seat)
    if unchosen(state) and any(player.gold >= effect.cost for effect in passives(player, ExchangePoolDie)):
        state.stack.append(Frame("exchange", seat))


def exchange_options(state: State, frame: Frame) -> list[Move]:
    seat = frame.player
    return [*(act.exchange(seat, number) for number in unchosen(state)), act.keep_die(seat)]


def exchange_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    """Pay to exchange the die with another of the pool; the gold on the cards stays (RP-16.16)."""
    state.stack.pop()
    if isinstance(action, act.Exchange):
        seat, index = frame.player, action.number - 1
        player = state.players[seat]
        pay(state, seat, passives(player, ExchangePoolDie)[0].cost, "exchange", events)
        player.die, state.pool[index] = state.pool[index], player.die
        events.append(ev.PoolDiceExchanged(seat, player.initiative, action.number))


def place_options(state: State, frame: Frame) -> list[Move]:
    seat = frame.player
    found = drops(state, seat)
    found += [act.place_die(seat, row) for row in open_rows(state.players[seat])]
    return found + uses(state, seat, frame)


def put_die(player: Player, die: int, row: int) -> int:
    """Put a die into the leftmost empty space of a row; the space (RP-5.3)."""
    space = row * 3 + row_count(player, row)
    player.sheet[space] = die
    return space


def place_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    """Place the die, collect gold, then comes the action of its row (RP-5.3 to RP-5.5)."""
    if isinstance(action, act.Drop):
        drop_card(state, frame.player, action.card, events)
        return
    assert isinstance(action, act.PlaceDie)
    seat = frame.player
    player = state.players[seat]
    die, row = player.die, action.row
    space = put_die(player, die, row)
    player.die = EMPTY
    events.append(ev.DiePlaced(seat, DIE_TEXT[die], SPACES[space], player.initiative))
    bonus = sum([effect.gold for effect in passives(player, BonusGold)])
    card = player.initiative - 1
    if state.card_gold[card]:
        gain(state, seat, state.card_gold[card], "card", events)
        state.card_gold[card] = 0
        gain(state, seat, bonus, "weapon", events)
    if space % 3 == 2:
        gain(state, seat, 1, "row", events)
        gain(state, seat, bonus, "weapon", events)
    pay_for_gold_die(state, seat, die, events)
    slots = [1 << row]
    slots += [ALL_ROWS ^ slots[0] for effect in passives(player, ExtraAction) if effect.row == ROWS[row]]
    state.stack[-1] = Frame("act", seat, row + 1, items=tuple(slots))
    open_window(state, seat, seat)


# Attribute actions. An act frame has in `items` the actions left, each a set of rows as bits; `n` is the placed die's
# row + 1 until the first action is taken; `m` counts how often a repeatable action is done, its dice are in `spaces`.


def act_options(state: State, frame: Frame) -> list[Move]:
    seat = frame.player
    player = state.players[seat]
    sheet = player.sheet
    rows = 0
    for slot in frame.items:
        rows |= slot
    filled = act.filled_spaces(sheet)
    reach = max([1] + [effect.amount for effect in passives(player, AdjustRange)]) if rows >> CON & 1 else 0
    found: list[Move] = [] if frame.m else drops(state, seat)
    if rows >> STR & 1:
        found += act.flips(seat, filled)
    if reach:
        found += act.adjustments(seat, sheet, reach, -1)
    if rows >> WIS & 1:
        found += act.moves(seat, player.marker)
    if reach:
        found += act.adjustments(seat, sheet, reach, 1)
    if rows >> INT & 1:
        spaces = tuple([space for space in filled if space not in frame.spaces]) if frame.spaces else filled
        found += act.rerolls(seat, spaces)
    found.append(act.skip(seat))
    if rows >> DEX & 1:
        found += act.swaps(seat, filled)
    if rows >> CHA & 1:
        found.append(act.take_token(seat))
    return found if frame.m else found + uses(state, seat, frame)


ROW_OF: dict[type[Action], int] = {
    act.Flip: STR,
    act.Swap: DEX,
    act.Adjust: CON,
    act.Reroll: INT,
    act.MoveMarker: WIS,
    act.TakeToken: CHA,
}


def repeats(player: Player, row: int) -> int:
    """How often the action of a row may be done at once."""
    times = [1] + [effect.times for effect in passives(player, RepeatAction) if effect.row == ROWS[row]]
    if row == INT:
        times += [effect.count for effect in passives(player, RerollDice)]
    return max(times)


def act_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    """Take an attribute action, or skip what is left of them (RP-5.5, RP-5.6)."""
    if type(action) is act.Drop:
        drop_card(state, frame.player, action.card, events)
        return
    state.stack.pop()
    if type(action) is act.Skip:
        return
    seat = frame.player
    row = ROW_OF[type(action)]
    if not frame.m:
        used = min([slot for slot in frame.items if slot >> row & 1], key=int.bit_count)
        left = list(frame.items)
        left.remove(used)
        if left:
            state.stack.append(Frame("act", seat, items=tuple(left)))
    times = frame.m + 1
    if times < repeats(state.players[seat], row):
        spaces = (*frame.spaces, action.space) if isinstance(action, act.Reroll) else ()
        state.stack.append(Frame("act", seat, 0, times, items=(1 << row,), spaces=spaces))
    attribute_action(state, seat, action, events)


def attribute_action(state: State, seat: int, action: Action, events: Events) -> None:
    """What the action of a row does (RP-6.2 to RP-6.7)."""
    if isinstance(action, act.Flip):
        flip_die(state, seat, action.space, events)
    elif isinstance(action, act.Swap):
        swap_dice(state, seat, action.first, action.second, events)
    elif isinstance(action, act.Adjust):
        adjust_die(state, seat, action.space, action.amount, events)
    elif isinstance(action, act.Reroll):
        reroll_die(state, seat, action.space, events)
    elif isinstance(action, act.MoveMarker):
        move(state, seat, action.direction, events)
    else:
        state.players[seat].tokens += 1
        events.append(ev.TokenGained(seat))


def keep_options(state: State, frame: Frame) -> list[Move]:
    return [act.keep_value(frame.player, True), act.keep_value(frame.player, False)]


def keep_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    """Keep the old or the new value of a rerolled die (RP-6.5). `n` is the space, `m` the new value."""
    assert isinstance(action, act.KeepValue)
    state.stack.pop()
    sheet = state.players[frame.player].sheet
    if action.new:
        sheet[frame.n] = with_value(sheet[frame.n], frame.m)
    events.append(ev.DieKept(frame.player, SPACES[frame.n], sheet[frame.n] % 6 + 1))
