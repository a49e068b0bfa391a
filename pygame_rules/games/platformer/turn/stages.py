"""The steps of a turn (PF-4)."""

from __future__ import annotations

from collections.abc import Callable

from ....core.play import Action
from .. import actions as act
from .. import events as ev
from ..actions import Choice, by_text
from ..content.bosses import BOSS_TOKENS
from ..content.cards import ARTIFACTS
from ..content.dice import ACTION_FACES, ENEMY_FACES, POOL_DICE, SYMBOLS
from ..effects import solo
from ..effects.carriers import event_effects, passives
from ..effects.conditions import EndsOnFigure, Rolls
from ..effects.vocabulary import EnemyDieTimes, FewerDice, TurnDie, Wound
from ..state import HOVER_PAST_END, HOVER_TO_END, HOVER_TO_START, ROUNDS, Frame, State, occupied, on_boss_level
from ..state import solo as alone
from ..tower.fields import LEVEL, OFF, WIDTH
from ..tower.gravity import HOLD, choices, settle
from ..tower.levels import remove_lowest
from . import boss_turn
from .attacks import resolve_die
from .primitives import Events, award, wound
from .symbols import bank, bankable

# The step with the roll, where the first turn of the game begins.
ROLL = 3


def run(state: State, frame: Frame, events: Events) -> bool:
    """Do step `n` of the turn; questions lie above this frame until they are answered."""
    state.stage = stage = frame.n
    state.stack[-1] = Frame("turn", frame.player, stage + 1)
    STEPS[stage](state, frame.player, events)
    return False


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


def _event(state: State, seat: int, events: Events) -> None:
    if alone(state):
        solo.draw(state, events)
    if state.turn == 0:
        # The very first turn begins with the roll (PF-4.1).
        state.stack[-1] = Frame("turn", seat, ROLL)


def _remove(state: State, seat: int, events: Events) -> None:
    """A hero two levels above the lowest one lets that one vanish (PF-4.2, PF-12.4)."""
    at = state.players[seat].at
    if at >= 0 and at // LEVEL >= state.lowest + 2:
        remove_lowest(state, events)


def _recharge(state: State, seat: int, events: Events) -> None:
    """Straighten all cards and the hero (PF-4.3)."""
    player = state.players[seat]
    player.tired = False
    if player.exhausted:
        events.append(ev.CardsRecharged(seat, tuple(player.exhausted)))
        player.exhausted.clear()


def _roll(state: State, seat: int, events: Events) -> None:
    """Roll the pool and the enemy die (PF-4.4)."""
    count = POOL_DICE - sum([effect.count for effect in passives(state, seat, FewerDice)])
    below = state.rng.below
    state.dice = [ACTION_FACES[below(6)] for _ in range(count)]
    state.used = 0
    state.ready = [0] * 5
    state.enemy_die = ENEMY_FACES[below(6)]
    events.append(ev.DiceRolled(seat, tuple([SYMBOLS[face] for face in state.dice]), state.enemy_die))
    if state.artifacts:
        _award_roll(state, seat, events)
    if state.event_pile and event_effects(state, TurnDie):
        state.stack.append(Frame("turn_die", seat, 1, card=state.event_pile[-1]))


def _award_roll(state: State, seat: int, events: Events) -> None:
    """A remarkable roll may bring an artifact: many equal symbols, or all different ones."""
    for card in list(state.artifacts):
        condition = ARTIFACTS[card].condition
        if isinstance(condition, Rolls):
            equal = max([state.dice.count(face) for face in state.dice])
            if equal >= condition.equal or len(set(state.dice)) >= condition.different:
                award(state, seat, Rolls, 1, events)


def _enemies(state: State, seat: int, events: Events) -> None:
    """Resolve the enemy die (PF-4.5)."""
    for _ in range(min([effect.times for effect in event_effects(state, EnemyDieTimes)], default=1)):
        if not state.over:
            resolve_die(state, state.enemy_die, events)


def _act(state: State, seat: int, events: Events) -> None:
    state.stack.append(Frame("act", seat))


def _special(state: State, seat: int, events: Events) -> None:
    """The special die may be set, if there is something to set it to (PF-4.7)."""
    state.using = None
    if bankable(state, seat):
        state.stack.append(Frame("special", seat))


def special_options(state: State, frame: Frame) -> list[Choice]:
    seat = frame.player
    return [*(act.bank(seat, symbol) for symbol in sorted(bankable(state, seat))), act.keep(seat)]


def special_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    state.stack.pop()
    if isinstance(action, act.Bank):
        bank(state, frame.player, action.symbol, events)


def _gravity(state: State, seat: int, events: Events) -> None:
    """Gravity ends the turn; the active player is asked where a hero could hold on or let go (PF-4.8)."""
    if len(choices(state, occupied(state))) > 1:
        state.stack.append(Frame("fall", seat))
    else:
        fall(state, seat, HOLD, events)


def fall(state: State, seat: int, choice: int, events: Events) -> None:
    events.append(ev.GravityApplied(seat))
    settle(state, choice, events)


def fall_options(state: State, frame: Frame) -> list[Choice]:
    found = choices(state, occupied(state))
    return by_text([act.apply_gravity(frame.player, choice) for choice in found])


def fall_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.ApplyGravity)
    state.stack.pop()
    fall(state, frame.player, action.hold, events)


def _end(state: State, seat: int, events: Events) -> None:
    """End-of-turn effects; then the unused symbols are lost (PF-4.9)."""
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


def _boss(state: State, seat: int, events: Events) -> None:
    """The boss turn follows if the hero is on the boss level (PF-13.5)."""
    state.stack[-1] = Frame("next", seat)
    at = state.players[seat].at
    if at >= 0 and on_boss_level(state, at):
        boss_turn.begin(state, events)


def next_turn(state: State, frame: Frame, events: Events) -> bool:
    """The turn passes clockwise; after the last round nobody wins (PF-16.4)."""
    state.turn += 1
    count = len(state.players)
    if state.turn == ROUNDS * count:
        state.over = True
        events.append(ev.GameDrawn(ROUNDS))
        return False
    state.active = (state.first + state.turn) % count
    state.stack[-1] = Frame("turn", state.active)
    begin_turn(state, events)
    return False


STEPS: tuple[Callable[[State, int, Events], None], ...] = (
    _event,
    _remove,
    _recharge,
    _roll,
    _enemies,
    _act,
    _special,
    _gravity,
    _end,
    _boss,
)
