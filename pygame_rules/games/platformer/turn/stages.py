"""The stages of a turn (PF-4), and what two of them ask."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from ....core.flow import Events
from ....core.play import Action, Ask, by_text
from ....core.words import tr
from .. import actions as act
from .. import events as ev
from ..actions import HOLD
from ..content.bosses import BOSS_TOKENS
from ..content.cards import ARTIFACTS
from ..content.dice import ACTION_FACES, ENEMY_FACES, POOL_DICE, SYMBOLS
from ..effects import solo
from ..effects.carriers import event_effects, passives
from ..effects.conditions import EndsOnFigure, Rolls
from ..effects.vocabulary import EnemyDieTimes, FewerDice, Wound
from ..state import (
    HOVER_PAST_END,
    HOVER_TO_END,
    HOVER_TO_START,
    ROUNDS,
    STAGES,
    State,
    Step,
    occupied,
    on_boss_level,
)
from ..state import solo as alone
from ..tower.fields import LEVEL, OFF, WIDTH
from ..tower.gravity import choices, fall
from ..tower.levels import remove_lowest
from . import boss_turn
from .acting import Acting
from .attacks import resolve_die
from .primitives import award, wound
from .symbols import bank, bankable


class Stage(Step):
    """A stage of the turn, which makes way for the next one and does its part; what it asks lies above that one."""

    __slots__ = ()
    only_base = True
    number: ClassVar[int]
    following: ClassVar[Step]

    def run(self, state: State, events: Events) -> bool:
        state.stage = self.number
        state.stack[-1] = self.following
        self.do(state, events)
        return False

    def do(self, state: State, events: Events) -> None:
        raise NotImplementedError


def begin_turn(state: State, events: Events) -> None:
    """The turn of the seat that is next; what lasted for a turn is over."""
    seat = state.active
    player = state.players[seat]
    for other in state.players:
        other.wounds = 0
    if player.hover == HOVER_TO_START:
        player.hover = 0
    for token in [token for token, owner in state.asleep.items() if owner == seat]:
        del state.asleep[token]
    state.moves_used = state.kills = state.bought = 0
    events.append(ev.TurnBegan(seat, state.turn // len(state.players) + 1))


@dataclass(slots=True)
class DrawEvent(Stage):
    """In a solo turn an event comes (PF-15.2); the very first turn goes on with the roll (PF-4.1)."""

    def do(self, state: State, events: Events) -> None:
        if alone(state):
            solo.draw(state, events)
        if state.turn == 0:
            state.stack[-1] = RollDice()


@dataclass(slots=True)
class RemoveLevel(Stage):
    """A hero two levels above the lowest one lets that one vanish (PF-4.2, PF-12.4)."""

    def do(self, state: State, events: Events) -> None:
        at = state.players[state.active].at
        if at >= 0 and at // LEVEL >= state.lowest + 2:
            remove_lowest(state, events)


@dataclass(slots=True)
class Recharge(Stage):
    """All cards and the hero are straightened (PF-4.3)."""

    def do(self, state: State, events: Events) -> None:
        player = state.players[state.active]
        player.tired = False
        if player.exhausted:
            events.append(ev.CardsRecharged(state.active, tuple(player.exhausted)))
            player.exhausted.clear()


@dataclass(slots=True)
class RollDice(Stage):
    """The pool and the enemy die are rolled (PF-4.4)."""

    def do(self, state: State, events: Events) -> None:
        seat = state.active
        count = POOL_DICE - sum([effect.count for effect in passives(state, seat, FewerDice)])
        below = state.rng.below
        state.dice = [ACTION_FACES[below(6)] for _ in range(count)]
        state.used = 0
        state.ready = [0] * 5
        state.enemy_die = ENEMY_FACES[below(6)]
        events.append(ev.DiceRolled(seat, tuple([SYMBOLS[face] for face in state.dice]), state.enemy_die))
        if state.artifacts:
            award_roll(state, seat, events)
        if state.event_pile:
            solo.after_the_roll(state, events)


def award_roll(state: State, seat: int, events: Events) -> None:
    """A remarkable roll may bring an artifact: many equal symbols, or all different ones."""
    for card in list(state.artifacts):
        condition = ARTIFACTS[card].condition
        if isinstance(condition, Rolls):
            equal = max([state.dice.count(face) for face in state.dice])
            if equal >= condition.equal or len(set(state.dice)) >= condition.different:
                award(state, seat, Rolls, 1, events)


@dataclass(slots=True)
class ResolveEnemyDie(Stage):
    """The enemies do what the enemy die says (PF-4.5)."""

    def do(self, state: State, events: Events) -> None:
        for _ in range(min([effect.times for effect in event_effects(state, EnemyDieTimes)], default=1)):
            if not state.over:
                resolve_die(state, state.enemy_die, events)


@dataclass(slots=True)
class Act(Stage):
    """The active player uses symbols, cards and gravity (PF-4.6)."""

    def do(self, state: State, events: Events) -> None:
        state.stack.append(Acting())


@dataclass(slots=True)
class SpecialDie(Stage):
    """The special die may be set, if there is something to set it to (PF-4.7)."""

    def do(self, state: State, events: Events) -> None:
        state.using = None
        if bankable(state, state.active):
            state.stack.append(SettingSpecial())


@dataclass(slots=True)
class SettingSpecial(Step):
    """Which symbol does the active player keep on the special die (PF-5.9)?"""

    name = "special"

    def actions(self, state: State) -> Sequence[Action]:
        seat = state.active
        return [*(act.bank(seat, symbol) for symbol in sorted(bankable(state, seat))), act.keep(seat)]

    def play(self, state: State, action: Action, events: Events) -> None:
        state.stack.pop()
        if isinstance(action, act.Bank):
            bank(state, state.active, action.symbol, events)

    def asks(self, state: State) -> Ask:
        return Ask(state.active, tr("Set your special die, or leave it."), "PF-5.9")


@dataclass(slots=True)
class ApplyGravity(Stage):
    """Gravity ends the turn; the active player is asked where a hero could hold on or let go (PF-4.8)."""

    def do(self, state: State, events: Events) -> None:
        if len(choices(state, occupied(state))) > 1:
            state.stack.append(Falling())
        else:
            fall(state, HOLD, events)


@dataclass(slots=True)
class Falling(Step):
    """Does the active hero hold on, let go, or catch a ladder (PF-8.3)?"""

    name = "fall"

    def actions(self, state: State) -> Sequence[Action]:
        return sorted(
            [act.apply_gravity(state.active, choice) for choice in choices(state, occupied(state))], key=by_text
        )

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.ApplyGravity)
        state.stack.pop()
        fall(state, action.hold, events)

    def asks(self, state: State) -> Ask:
        return Ask(state.active, tr("Gravity: hold on, or let go?"), "PF-8.3")


@dataclass(slots=True)
class EndTurn(Stage):
    """End-of-turn effects; then the unused symbols are lost (PF-4.9)."""

    def do(self, state: State, events: Events) -> None:
        seat = state.active
        player = state.players[seat]
        if alone(state):
            solo.end_of_turn(state, events)
        for token in player.tokens[:]:
            for effect in BOSS_TOKENS[token].does:
                if isinstance(effect, Wound) and player.at != OFF:
                    wound(state, seat, effect.wounds, token, events)
        if state.artifacts and player.at >= 0 and not state.tower.supported[player.at]:
            if player.at - WIDTH in occupied(state):
                award(state, seat, EndsOnFigure, 1, events)
        if player.hover in (HOVER_TO_END, HOVER_PAST_END):
            player.hover = HOVER_TO_END if player.hover == HOVER_PAST_END else 0
        state.using = None
        state.primed.clear()
        state.ready = [0] * 5
        state.used = (1 << len(state.dice)) - 1


@dataclass(slots=True)
class BossTurn(Stage):
    """The boss turn follows if the hero is on the boss level (PF-13.5)."""

    def do(self, state: State, events: Events) -> None:
        at = state.players[state.active].at
        if at >= 0 and on_boss_level(state, at):
            boss_turn.begin(state, events)


@dataclass(slots=True)
class PassTurn(Stage):
    """The turn passes clockwise; after the last round nobody wins (PF-16.4)."""

    def run(self, state: State, events: Events) -> bool:
        state.turn += 1
        count = len(state.players)
        if state.turn == ROUNDS * count:
            state.over = True
            events.append(ev.GameDrawn(ROUNDS))
            return False
        state.active = (state.first + state.turn) % count
        state.stack[-1] = DrawEvent()
        begin_turn(state, events)
        return False


# One for each name in STAGES, and the step to the next turn.
ORDER: tuple[type[Stage], ...] = (
    DrawEvent,
    RemoveLevel,
    Recharge,
    RollDice,
    ResolveEnemyDie,
    Act,
    SpecialDie,
    ApplyGravity,
    EndTurn,
    BossTurn,
    PassTurn,
)
for _number, (_stage, _following) in enumerate(pairwise(ORDER)):
    _stage.number, _stage.name, _stage.following = _number, STAGES[_number], _following()
