"""Skills: when they may be used, and the choices that their abilities ask for (RP-9, RP-16)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

from ....core.play import Action
from .. import actions as act
from .. import events as ev
from ..actions import Move
from ..content.market import SKILLS
from ..state import (
    COLOURS,
    DIE_TEXT,
    EMPTY,
    SPACES,
    STEP,
    WAYS,
    Frame,
    Player,
    State,
    open_rows,
    row_count,
    unchosen,
    value_of,
    with_value,
)
from ..turn.primitives import (
    Events,
    adjust_die,
    drop_card,
    gain,
    move,
    pay_for_gold_die,
    reroll_die,
    resort,
    swap_dice,
)
from ..turn.purchases import buy_top, deal, drops, purchases_from
from .carriers import has
from .vocabulary import (
    AdjustOwn,
    AnyDirection,
    AnyRowAction,
    BuyFromDiscard,
    BuyTopOfDeck,
    CopySkill,
    Effect,
    FetchFromBag,
    FlipPool,
    GainGold,
    RerollOwn,
    RollPool,
    ShiftOwn,
    SwapOwn,
    TradeWithPool,
)

ALL_ROWS = 0b111111
COPYING = frozenset(card.id for card in SKILLS.values() if any(type(effect) is CopySkill for effect in card.does))
SORTED_COLOURS = tuple(sorted(range(7), key=lambda colour: COLOURS[colour]))


# When


def timely(state: State, seat: int, timing: str, own: Frame | None) -> bool:
    """Whether a skill's timing allows it now; `own` is the seat's own decision, None in a window (RP-9.3)."""
    if timing == "any":
        return True
    if timing == "any_bag_not_empty":
        return any(state.bag)
    if timing == "dice_phase_pool":
        return state.phase == "dice" and max(state.pool) >= 0
    if timing == "market_phase":
        return state.phase == "market"
    if timing == "own_dice_turn_after_place":
        return own is not None and own.step == "act" and own.n > 0
    return own is not None and own.step == "market"


def _ways(player: Player, arrow: str) -> Iterator[str]:
    """How the marker can go for a skill: an empty text is the printed way (RP-9.2, RP-16.16)."""
    if STEP[arrow][player.marker] >= 0:
        yield ""
    if has(player, AnyDirection):
        for direction in WAYS[player.marker]:
            if direction != arrow:
                yield direction


def _targets(state: State, seat: int, card: str) -> Iterator[tuple[str, str]]:
    """The skill whose ability counts, with the copied one where the card copies (RP-16.6)."""
    if card not in COPYING:
        yield card, ""
        return
    for other, player in enumerate(state.players):
        if other != seat:
            for theirs in player.cards:
                if theirs in SKILLS and theirs not in COPYING:
                    yield theirs, theirs


def _uses(state: State, seat: int, own: Frame | None) -> Iterator[tuple[str, str, str]]:
    player = state.players[seat]
    for card in player.ready:
        for skill, copied in _targets(state, seat, card):
            entry = SKILLS[skill]
            if timely(state, seat, entry.timing, own):
                for direction in _ways(player, entry.arrow):
                    yield card, copied, direction


def may_use(state: State, seat: int, own: Frame | None) -> bool:
    """Whether a seat has a skill that it may use now."""
    return next(_uses(state, seat, own), None) is not None


def uses(state: State, seat: int, own: Frame | None) -> list[Move]:
    """The skills that a seat may use now, sorted by text."""
    if not state.players[seat].ready:
        return []
    found: list[Move] = [act.use_skill(seat, *use) for use in _uses(state, seat, own)]
    if len(found) > 1:
        found.sort(key=lambda action: action.text)
    return found


# The use itself


def use(state: State, action: act.UseSkill, events: Events, reopen: Callable[[State, int], None]) -> None:
    """Move the marker, exhaust the card, begin the ability (RP-9.1)."""
    seat = action.player
    skill = action.copied or action.card
    own = state.stack[-1]
    events.append(ev.SkillUsed(seat, action.card, action.copied or None))
    move(state, seat, action.direction or SKILLS[skill].arrow, events)
    state.players[seat].ready.remove(action.card)
    effect = SKILLS[skill].does[0]
    if type(effect) is AnyRowAction:
        # The action of the placed die's row becomes that of any row; the rest of the decision stays.
        placed = 1 << (own.n - 1)
        slots = tuple(ALL_ROWS if slot == placed else slot for slot in own.items)
        state.stack[-1] = replace(own, items=slots)
    reopen(state, seat)
    if type(effect) is GainGold:
        gain(state, seat, effect.gold, "skill", events)
    elif type(effect) in CHOICES:
        frame = Frame("skill", seat, card=skill)
        if CHOICES[type(effect)](state, frame, effect):
            state.stack.append(frame)


# The choices of each ability, sorted by text and without `decline`


def _reroll_own(state: State, frame: Frame, effect: RerollOwn) -> list[Move]:
    sheet = state.players[frame.player].sheet
    spaces = tuple(space for space in act.filled_spaces(sheet) if space not in frame.spaces)
    return list(act.rerolls(frame.player, spaces))


def _swap_own(state: State, frame: Frame, effect: SwapOwn) -> list[Move]:
    return list(act.swaps(frame.player, act.filled_spaces(state.players[frame.player].sheet)))


def _adjust_own(state: State, frame: Frame, effect: AdjustOwn) -> list[Move]:
    sheet = state.players[frame.player].sheet
    return [
        *act.adjustments(frame.player, sheet, effect.amount, -1),
        *act.adjustments(frame.player, sheet, effect.amount, 1),
    ]


def _shift_own(state: State, frame: Frame, effect: ShiftOwn) -> list[Move]:
    player = state.players[frame.player]
    rows = open_rows(player)
    return [
        act.shift(frame.player, space, row)
        for space in act.filled_spaces(player.sheet)
        for row in rows
        if row != space // 3
    ]


def _fetch(state: State, frame: Frame, effect: FetchFromBag) -> list[Move]:
    filled = act.filled_spaces(state.players[frame.player].sheet)
    return [
        act.fetch(frame.player, colour, space) for colour in SORTED_COLOURS if state.bag[colour] for space in filled
    ]


def _trade(state: State, frame: Frame, effect: TradeWithPool) -> list[Move]:
    filled = act.filled_spaces(state.players[frame.player].sheet)
    numbers = unchosen(state)
    return [act.trade(frame.player, space, number) for space in filled for number in numbers]


def _flip_pool(state: State, frame: Frame, effect: FlipPool) -> list[Move]:
    return [act.turn(frame.player, number) for number in unchosen(state)]


def _roll_pool(state: State, frame: Frame, effect: RollPool) -> list[Move]:
    numbers = unchosen(state)
    chosen = [some for count in range(1, len(numbers) + 1) for some in combinations(numbers, count)]
    return [act.reroll_pool(frame.player, some) for some in sorted(chosen)]


def _buy_top(state: State, frame: Frame, effect: BuyTopOfDeck) -> list[Move]:
    affordable = state.players[frame.player].gold >= effect.cost
    return [act.unlock(frame.player)] if affordable and (state.deck or state.discard) else []


def _buy_discard(state: State, frame: Frame, effect: BuyFromDiscard) -> list[Move]:
    return purchases_from(state, frame.player, state.discard)


CHOICES: dict[type[Effect], Callable[[State, Frame, Any], list[Move]]] = {
    RerollOwn: _reroll_own,
    SwapOwn: _swap_own,
    AdjustOwn: _adjust_own,
    ShiftOwn: _shift_own,
    FetchFromBag: _fetch,
    TradeWithPool: _trade,
    FlipPool: _flip_pool,
    RollPool: _roll_pool,
    BuyTopOfDeck: _buy_top,
    BuyFromDiscard: _buy_discard,
}


def options(state: State, frame: Frame) -> list[Move]:
    """The choices of the ability that is under way, or to leave it; after a first reroll `done` ends it."""
    effect = SKILLS[frame.card].does[0]
    found = CHOICES[type(effect)](state, frame, effect)
    leave: Move = act.done(frame.player) if frame.spaces else act.decline(frame.player)
    if type(effect) is BuyFromDiscard:
        found += drops(state, frame.player)
    found.append(leave)
    found.sort(key=lambda action: action.text)
    return found


# What a choice does


def _do_reroll(state: State, frame: Frame, action: act.Reroll, events: Events) -> None:
    effect = SKILLS[frame.card].does[0]
    assert isinstance(effect, RerollOwn)
    rolled = (*frame.spaces, action.space)
    after = replace(frame, spaces=rolled)
    if len(rolled) < effect.count and CHOICES[RerollOwn](state, after, effect):
        state.stack.append(after)
    reroll_die(state, frame.player, action.space, events)


def _do_swap(state: State, frame: Frame, action: act.Swap, events: Events) -> None:
    swap_dice(state, frame.player, action.first, action.second, events)


def _do_adjust(state: State, frame: Frame, action: act.Adjust, events: Events) -> None:
    adjust_die(state, frame.player, action.space, action.amount, events)


def _do_shift(state: State, frame: Frame, action: act.Shift, events: Events) -> None:
    """Move a die to another row and close the gap; no gold, no action (RP-16.12)."""
    player = state.players[frame.player]
    sheet, row = player.sheet, action.space // 3
    target = action.row * 3 + row_count(player, action.row)
    sheet[target] = sheet[action.space]
    for space in range(action.space, row * 3 + 2):
        sheet[space] = sheet[space + 1]
    sheet[row * 3 + 2] = EMPTY
    events.append(ev.DieShifted(frame.player, SPACES[action.space], SPACES[target]))


def _do_fetch(state: State, frame: Frame, action: act.Fetch, events: Events) -> None:
    """A die of the bag takes the place and value of an own one (RP-16.11)."""
    sheet = state.players[frame.player].sheet
    old = sheet[action.space]
    state.bag[action.colour] -= 1
    state.bag[old // 6] += 1
    sheet[action.space] = action.colour * 6 + old % 6
    events.append(ev.DieFetched(frame.player, SPACES[action.space], COLOURS[action.colour], COLOURS[old // 6]))
    pay_for_gold_die(state, frame.player, sheet[action.space], events)


def _do_trade(state: State, frame: Frame, action: act.Trade, events: Events) -> None:
    """An own die and one of the pool change places, values kept (RP-16.9)."""
    sheet = state.players[frame.player].sheet
    index = action.number - 1
    sheet[action.space], state.pool[index] = state.pool[index], sheet[action.space]
    events.append(ev.DieTraded(frame.player, SPACES[action.space], action.number))
    pay_for_gold_die(state, frame.player, sheet[action.space], events)
    resort(state, frame.player)


def _do_turn(state: State, frame: Frame, action: act.Turn, events: Events) -> None:
    before = state.pool[action.number - 1]
    after = with_value(before, 7 - value_of(before))
    state.pool[action.number - 1] = after
    events.append(ev.PoolDieTurned(frame.player, action.number, DIE_TEXT[before], DIE_TEXT[after]))
    resort(state, frame.player)


def _do_reroll_pool(state: State, frame: Frame, action: act.RerollPool, events: Events) -> None:
    for number in action.numbers:
        state.pool[number - 1] = with_value(state.pool[number - 1], state.rng.die())
    events.append(ev.PoolRerolled(frame.player, tuple(DIE_TEXT[state.pool[number - 1]] for number in action.numbers)))
    resort(state, frame.player)


def _do_unlock(state: State, frame: Frame, action: act.Unlock, events: Events) -> None:
    effect = SKILLS[frame.card].does[0]
    assert isinstance(effect, BuyTopOfDeck)
    buy_top(state, frame.player, effect.cost, events)


def _do_buy(state: State, frame: Frame, action: act.Buy, events: Events) -> None:
    deal(state, frame.player, action, "discard", events)


def _nothing(state: State, frame: Frame, action: Any, events: Events) -> None:
    """The ability is left unused, which is allowed (RP-9.4)."""


DO: dict[type[Action], Callable[[State, Frame, Any, Events], None]] = {
    act.Reroll: _do_reroll,
    act.Swap: _do_swap,
    act.Adjust: _do_adjust,
    act.Shift: _do_shift,
    act.Fetch: _do_fetch,
    act.Trade: _do_trade,
    act.Turn: _do_turn,
    act.RerollPool: _do_reroll_pool,
    act.Unlock: _do_unlock,
    act.Buy: _do_buy,
    act.Decline: _nothing,
    act.Done: _nothing,
}


def play(state: State, frame: Frame, action: Action, events: Events) -> None:
    if isinstance(action, act.Drop):
        drop_card(state, frame.player, action.card, events)
        return
    state.stack.pop()
    DO[type(action)](state, frame, action, events)
