"""What skills do when they are used: the choices that their abilities ask for, and what comes of them (RP-9, RP-16)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from ....core.flow import Events, expect
from ....core.play import Action, Ask, Move, by_text
from ....core.words import tr
from .. import actions as act
from .. import events as ev
from ..content.market import SKILLS
from ..state import (
    COLOURS,
    DIE_TEXT,
    EMPTY,
    SPACES,
    Seated,
    State,
    open_rows,
    row_count,
    unchosen,
    value_of,
    with_value,
)
from ..turn.primitives import adjust_die, drop_card, pay_for_gold_die, swap_dice
from ..turn.purchases import buy_top, deal, drops, purchases_from
from ..turn.rolled_dice import reroll_die, resort
from ..view_types import SubjectView
from ..words.names import card_name
from ..words.texts import text_of
from .vocabulary import (
    AdjustOwn,
    BuyFromDiscard,
    BuyTopOfDeck,
    Effect,
    FetchFromBag,
    FlipPool,
    RerollOwn,
    RollPool,
    ShiftOwn,
    SwapOwn,
    TradeWithPool,
)

SORTED_COLOURS = tuple(sorted(range(7), key=lambda colour: COLOURS[colour]))


@dataclass(slots=True)
class UsingSkill(Seated):
    """The ability of a used skill, which its player may also leave (RP-9.1, RP-9.4)."""

    name = "skill"

    # The skill whose ability counts, which may be a copied one.
    card: str
    # The spaces of the dice that it has rerolled so far.
    rerolled: tuple[int, ...] = ()

    @property
    def effect(self) -> Effect:
        return SKILLS[self.card].does[0]

    def choices(self, state: State) -> list[Move]:
        """What the ability can be used on, sorted by text."""
        effect = self.effect
        return CHOICES[type(effect)](state, self, effect)

    def actions(self, state: State) -> Sequence[Move]:
        """The choices, or to leave them; after a first reroll `done` ends it."""
        offers = self.choices(state)
        if self.on_offer(state) is not None:
            offers += drops(state, self.player)
        offers.append(act.done(self.player) if self.rerolled else act.decline(self.player))
        offers.sort(key=by_text)
        return offers

    def play(self, state: State, action: Action, events: Events) -> None:
        if isinstance(action, act.Drop):
            drop_card(state, self.player, action.card, events)
            return
        state.stack.pop()
        DO[type(action)](state, self, action, events)

    def asks(self, state: State) -> Ask:
        text = tr("{card}: {text}", card=card_name(self.card), text=text_of(SKILLS[self.card]))
        return Ask(self.player, text, "RP-9.1")

    def on_offer(self, state: State) -> Sequence[str] | None:
        return state.discard if type(self.effect) is BuyFromDiscard else None

    def subject(self, state: State) -> SubjectView:
        return {"card": self.card}

    def check(self, state: State) -> None:
        Seated.check(self, state)
        expect(self.card in SKILLS and has_choices(self.effect), "a skill with an ability to choose for")
        expect(all(0 <= space < 18 for space in self.rerolled), "rerolled dice of the sheet")


def has_choices(effect: Effect) -> bool:
    """Whether an ability asks for something."""
    return type(effect) in CHOICES


# The choices of each ability, sorted by text


def _reroll_own(state: State, step: UsingSkill, effect: RerollOwn) -> list[Move]:
    sheet = state.players[step.player].sheet
    spaces = tuple(space for space in act.filled_spaces(sheet) if space not in step.rerolled)
    return list(act.rerolls(step.player, spaces))


def _swap_own(state: State, step: UsingSkill, effect: SwapOwn) -> list[Move]:
    return list(act.swaps(step.player, act.filled_spaces(state.players[step.player].sheet)))


def _adjust_own(state: State, step: UsingSkill, effect: AdjustOwn) -> list[Move]:
    sheet = state.players[step.player].sheet
    return [
        *act.adjustments(step.player, sheet, effect.amount, -1),
        *act.adjustments(step.player, sheet, effect.amount, 1),
    ]


def _shift_own(state: State, step: UsingSkill, effect: ShiftOwn) -> list[Move]:
    player = state.players[step.player]
    rows = open_rows(player)
    return [
        act.shift(step.player, space, row)
        for space in act.filled_spaces(player.sheet)
        for row in rows
        if row != space // 3
    ]


def _fetch(state: State, step: UsingSkill, effect: FetchFromBag) -> list[Move]:
    filled = act.filled_spaces(state.players[step.player].sheet)
    return [act.fetch(step.player, colour, space) for colour in SORTED_COLOURS if state.bag[colour] for space in filled]


def _trade(state: State, step: UsingSkill, effect: TradeWithPool) -> list[Move]:
    filled = act.filled_spaces(state.players[step.player].sheet)
    numbers = unchosen(state)
    return [act.trade(step.player, space, number) for space in filled for number in numbers]


def _flip_pool(state: State, step: UsingSkill, effect: FlipPool) -> list[Move]:
    return [act.turn(step.player, number) for number in unchosen(state)]


def _roll_pool(state: State, step: UsingSkill, effect: RollPool) -> list[Move]:
    numbers = unchosen(state)
    chosen = [some for count in range(1, len(numbers) + 1) for some in combinations(numbers, count)]
    return [act.reroll_pool(step.player, some) for some in sorted(chosen)]


def _buy_top(state: State, step: UsingSkill, effect: BuyTopOfDeck) -> list[Move]:
    affordable = state.players[step.player].gold >= effect.cost
    return [act.unlock(step.player)] if affordable and (state.deck or state.discard) else []


def _buy_discard(state: State, step: UsingSkill, effect: BuyFromDiscard) -> list[Move]:
    return purchases_from(state, step.player, state.discard)


CHOICES: dict[type[Effect], Callable[[State, UsingSkill, Any], list[Move]]] = {
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


# What a choice does


def _do_reroll(state: State, step: UsingSkill, action: act.Reroll, events: Events) -> None:
    effect = step.effect
    assert isinstance(effect, RerollOwn)
    after = UsingSkill(step.player, step.card, (*step.rerolled, action.space))
    if len(after.rerolled) < effect.count and after.choices(state):
        state.stack.append(after)
    reroll_die(state, step.player, action.space, events)


def _do_swap(state: State, step: UsingSkill, action: act.Swap, events: Events) -> None:
    swap_dice(state, step.player, action.first, action.second, events)


def _do_adjust(state: State, step: UsingSkill, action: act.Adjust, events: Events) -> None:
    adjust_die(state, step.player, action.space, action.amount, events)


def _do_shift(state: State, step: UsingSkill, action: act.Shift, events: Events) -> None:
    """Move a die to another row and close the gap; no gold, no action (RP-16.12)."""
    player = state.players[step.player]
    sheet, row = player.sheet, action.space // 3
    target = action.row * 3 + row_count(player, action.row)
    sheet[target] = sheet[action.space]
    for space in range(action.space, row * 3 + 2):
        sheet[space] = sheet[space + 1]
    sheet[row * 3 + 2] = EMPTY
    events.append(ev.DieShifted(step.player, SPACES[action.space], SPACES[target]))


def _do_fetch(state: State, step: UsingSkill, action: act.Fetch, events: Events) -> None:
    """A die of the bag takes the place and value of an own one (RP-16.11)."""
    sheet = state.players[step.player].sheet
    old = sheet[action.space]
    state.bag[action.colour] -= 1
    state.bag[old // 6] += 1
    sheet[action.space] = action.colour * 6 + old % 6
    events.append(ev.DieFetched(step.player, SPACES[action.space], COLOURS[action.colour], COLOURS[old // 6]))
    pay_for_gold_die(state, step.player, sheet[action.space], events)


def _do_trade(state: State, step: UsingSkill, action: act.Trade, events: Events) -> None:
    """An own die and one of the pool change places, values kept (RP-16.9)."""
    sheet = state.players[step.player].sheet
    index = action.number - 1
    sheet[action.space], state.pool[index] = state.pool[index], sheet[action.space]
    events.append(ev.DieTraded(step.player, SPACES[action.space], action.number))
    pay_for_gold_die(state, step.player, sheet[action.space], events)
    resort(state, step.player)


def _do_turn(state: State, step: UsingSkill, action: act.Turn, events: Events) -> None:
    before = state.pool[action.number - 1]
    after = with_value(before, 7 - value_of(before))
    state.pool[action.number - 1] = after
    events.append(ev.PoolDieTurned(step.player, action.number, DIE_TEXT[before], DIE_TEXT[after]))
    resort(state, step.player)


def _do_reroll_pool(state: State, step: UsingSkill, action: act.RerollPool, events: Events) -> None:
    for number in action.numbers:
        state.pool[number - 1] = with_value(state.pool[number - 1], state.rng.die())
    events.append(ev.PoolRerolled(step.player, tuple(DIE_TEXT[state.pool[number - 1]] for number in action.numbers)))
    resort(state, step.player)


def _do_unlock(state: State, step: UsingSkill, action: act.Unlock, events: Events) -> None:
    effect = step.effect
    assert isinstance(effect, BuyTopOfDeck)
    buy_top(state, step.player, effect.cost, events)


def _do_buy(state: State, step: UsingSkill, action: act.Buy, events: Events) -> None:
    deal(state, step.player, action, "discard", events)


def _nothing(state: State, step: UsingSkill, action: Any, events: Events) -> None:
    """The ability is left unused, which is allowed (RP-9.4)."""


DO: dict[type[Action], Callable[[State, UsingSkill, Any, Events], None]] = {
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
