"""The Roll and Dice Phases: the pool, and the turns in which dice are taken and placed (RP-4, RP-5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.flow import Events, expect
from ....core.play import Action, Ask, Move
from ....core.words import tr
from .. import actions as act
from .. import events as ev
from ..effects.carriers import gold_die_gold, passives
from ..effects.uses import uses
from ..effects.vocabulary import BonusGold, ExchangePoolDie
from ..scoring import keep_score
from ..state import (
    DIE_TEXT,
    EMPTY,
    GOLD,
    SPACES,
    Seated,
    State,
    die_view,
    draw_die,
    open_rows,
    row_count,
    unchosen,
)
from ..view_types import SubjectView
from ..words.names import die_name
from .attribute_actions import after_placing
from .primitives import gain, pay, put_die
from .purchases import drops
from .rolled_dice import Layout
from .windows import SkillMoment, open_window


def begin_round(state: State, events: Events) -> None:
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
    state.stack.append(Layout(state.start, dice, tuple(range(count))))


def begin_dice_turns(state: State, events: Events) -> None:
    """After the roll everyone has a Dice turn (RP-5.1)."""
    state.phase = "dice"
    events.append(ev.PhaseBegan("dice", state.round))


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


@dataclass(slots=True)
class TakingCard(SkillMoment):
    """A Dice turn begins with taking an initiative card and its die (RP-5.2)."""

    name = "take"
    in_turn = True

    def actions(self, state: State) -> Sequence[Move]:
        from_pool = [act.take_card(self.player, number) for number in unchosen(state)]
        return [*drops(state, self.player), *from_pool, *uses(state, self.player, self)]

    def answer(self, state: State, action: Action, events: Events) -> None:
        """Take the card; a class may let exchange the die at once (RP-5.2)."""
        assert isinstance(action, act.TakeCard)
        seat, index = self.player, action.number - 1
        player = state.players[seat]
        player.initiative = action.number
        player.die = state.pool[index]
        state.pool[index] = EMPTY
        events.append(ev.CardTaken(seat, action.number, DIE_TEXT[player.die], state.card_gold[index]))
        state.stack[-1] = Placing(seat)
        open_window(state, seat, seat)
        exchanging = Exchanging(seat)
        if exchanging.can_pay(state) and unchosen(state):
            state.stack.append(exchanging)

    def asks(self, state: State) -> Ask:
        return Ask(self.player, tr("Take an initiative card with its die."), "RP-5.2")

    def check(self, state: State) -> None:
        Seated.check(self, state)
        expect(state.players[self.player].die < 0, "an empty hand")


@dataclass(slots=True)
class Exchanging(Seated):
    """A class may exchange the die that was just taken for another of the pool (RP-16.16)."""

    name = "exchange"
    in_turn = True

    def can_pay(self, state: State) -> bool:
        player = state.players[self.player]
        return any(player.gold >= effect.cost for effect in passives(player, ExchangePoolDie))

    def actions(self, state: State) -> Sequence[Move]:
        seat = self.player
        return [*(act.exchange(seat, number) for number in unchosen(state)), act.keep_die(seat)]

    def play(self, state: State, action: Action, events: Events) -> None:
        """Pay to exchange the die with another of the pool; the gold on the cards stays."""
        state.stack.pop()
        if isinstance(action, act.Exchange):
            seat, index = self.player, action.number - 1
            player = state.players[seat]
            pay(state, seat, passives(player, ExchangePoolDie)[0].cost, "exchange", events)
            player.die, state.pool[index] = state.pool[index], player.die
            events.append(ev.PoolDiceExchanged(seat, player.initiative, action.number))

    def asks(self, state: State) -> Ask:
        return Ask(self.player, tr("Exchange your die for another, or keep it."), "RP-16.16")

    def subject(self, state: State) -> SubjectView:
        return {"die": die_view(state.players[self.player].die)}

    def check(self, state: State) -> None:
        Seated.check(self, state)
        expect(state.players[self.player].die >= 0, "a die in hand")
        expect(self.can_pay(state), "gold for an exchange")


@dataclass(slots=True)
class Placing(SkillMoment):
    """The die in hand goes into a row (RP-5.3)."""

    name = "place"
    in_turn = True

    def actions(self, state: State) -> Sequence[Move]:
        seat = self.player
        rows = [act.place_die(seat, row) for row in open_rows(state.players[seat])]
        return [*drops(state, seat), *rows, *uses(state, seat, self)]

    def answer(self, state: State, action: Action, events: Events) -> None:
        """Place the die, collect gold, then comes the action of its row (RP-5.3 to RP-5.5)."""
        assert isinstance(action, act.PlaceDie)
        seat = self.player
        player = state.players[seat]
        die, row = player.die, action.row
        income = gold_for_placing(state, seat, row)
        space = put_die(player, die, row)
        player.die = EMPTY
        state.card_gold[player.initiative - 1] = 0
        events.append(ev.DiePlaced(seat, DIE_TEXT[die], SPACES[space], player.initiative))
        for amount, why in income:
            gain(state, seat, amount, why, events)
        state.stack[-1] = after_placing(player, seat, row)
        open_window(state, seat, seat)

    def asks(self, state: State) -> Ask:
        die = die_name(DIE_TEXT[state.players[self.player].die])
        return Ask(self.player, tr("Place the {die} in a row.", die=die), "RP-5.3")

    def subject(self, state: State) -> SubjectView:
        return {"die": die_view(state.players[self.player].die)}

    def check(self, state: State) -> None:
        Seated.check(self, state)
        player = state.players[self.player]
        expect(player.die >= 0 and player.initiative > 0, "a die in hand, from an initiative card")
        expect(bool(open_rows(player)), "a row with room")


def gold_for_placing(state: State, seat: int, row: int) -> list[tuple[int, str]]:
    """What the die in hand would bring in a row: gold by gold, with why (RP-5.4, RP-16.3)."""
    player = state.players[seat]
    bonus = sum([effect.gold for effect in passives(player, BonusGold)])
    income: list[tuple[int, str]] = []
    on_card = state.card_gold[player.initiative - 1]
    if on_card:
        income += [(on_card, "card"), (bonus, "weapon")]
    if row_count(player, row) == 2:
        income += [(1, "row"), (bonus, "weapon")]
    if player.die // 6 == GOLD:
        income.append((gold_die_gold(player), "gold_die"))
    return income
