"""The Defensive Roll Phase and the end of the Roll Phase (DT-3.6)."""

from __future__ import annotations

from ....core.play import Action
from .. import actions as act
from .. import events as ev
from ..actions import Move
from ..effects.doing import reopen_dice
from ..effects.gains import afflict
from ..effects.vocabulary import NORMAL, OTHERS_ROLL_PHASE_ENDS, ROLL_PHASE_ENDS
from ..state import NOBODY, Frame, State, around
from .boards import board_of, defense_text
from .changes import Events, reroll, roll_tray
from .damage import is_attack, shielded
from .offense import add_incoming
from .phases import begin_phase
from .settle import apply
from .situations import may_act
from .triggers import trigger
from .windows import open_window


def start_run(state: State, frame: Frame, events: Events) -> bool:
    """The attack stands: everyone may answer, then comes what needs the target but is no damage (DT-3.6.1)."""
    begin_phase(state, "defense", events)
    state.stack[-1] = Frame("afflictions", frame.player)
    open_window(state, "attack", frame.player)
    return False


def afflictions_run(state: State, frame: Frame, events: Events) -> bool:
    """Inflict, steal and so on, as the ability says (DT-3.6.1)."""
    attack = state.attack
    assert attack is not None
    state.stack[-1] = Frame("defense", frame.player)
    if attack.target < 0 or state.players[attack.target].out:
        return False
    queue, attack.queue = attack.queue, []
    placed = len(attack.inflicted)
    for kind, token, amount in queue:
        if amount > 0:
            source = f"ability:{attack.ability}"
            afflict(state, attack.attacker, attack.target, kind, token, amount, source, events)
    new = attack.inflicted[placed:]
    for token in new:
        add_incoming(state, attack.target, token, events)
    if new:
        open_window(state, "inflicted", attack.target)
    return False


def may_defend(state: State) -> bool:
    """Whether the defender can use a defensive ability (DT-3.6.2, DT-5.3)."""
    attack = state.attack
    return (
        attack is not None
        and attack.target >= 0
        and attack.type == NORMAL
        and not attack.undefendable
        and is_attack(state)
        and may_act(state, attack.target)
        and attack.target not in shielded(state)
    )


def run(state: State, frame: Frame, events: Events) -> bool:
    """Ask the defender, if there is a defense."""
    attack = state.attack
    assert attack is not None
    if may_defend(state):
        if frame.player != attack.target:
            state.stack[-1] = Frame("defense", attack.target)
        return True
    state.stack[-1] = Frame("last", attack.attacker)
    return False


def options(state: State, frame: Frame) -> list[Move]:
    seat = frame.player
    abilities = sorted(slot.ability.id for slot in board_of(state.players[seat]).defensive)
    return [*(act.defend(seat, ability) for ability in abilities), act.waive(seat)]


def play(state: State, frame: Frame, action: Action, events: Events) -> None:
    """Choose a defensive ability and roll its dice, once (DT-3.6.2, DT-3.6.3)."""
    attack = state.attack
    assert attack is not None
    seat = frame.player
    state.stack[-1] = Frame("last", attack.attacker)
    if not isinstance(action, act.Defend):
        events.append(ev.DefenseWaived(seat))
        return
    attack.defended = True
    events.append(ev.DefenseChosen(seat, action.ability))
    state.stack.append(Frame("defense_rolled", seat, word=action.ability))
    dice = board_of(state.players[seat]).slots[action.ability].ability.dice
    roll_tray(state, seat, "defense", dice, events)
    open_window(state, "defense", seat)


def rolled_run(state: State, frame: Frame, events: Events) -> bool:
    """The dice stand, unless there is another attempt; then the ability takes effect (DT-3.6.4)."""
    if state.defense_attempts > 0:
        return True
    seat = frame.player
    code = defense_text(board_of(state.players[seat]), frame.word)
    state.stack[-1] = Frame("do", seat, code, n=NOBODY, word=f"ability:{frame.word}")
    return False


def rolled_options(state: State, frame: Frame) -> list[Move]:
    dice = len(state.trays[-1].values)
    return [act.keep(frame.player), *act.rerolls(frame.player, dice, dice)]


def rolled_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    state.defense_attempts -= 1
    if isinstance(action, act.Reroll):
        reroll(state, action.numbers, events)
        reopen_dice(state)


def last_run(state: State, frame: Frame, events: Events) -> bool:
    """The last window (DT-3.6.5)."""
    state.stack[-1] = Frame("roll_settle", frame.player)
    open_window(state, "last", frame.player)
    return False


def settle_run(state: State, frame: Frame, events: Events) -> bool:
    """All damage and healing of the Roll Phase at once (DT-3.6.6), then what the ability does after it."""
    state.stack[-1] = Frame("roll_ends", frame.player)
    apply(state, events)
    attack = state.attack
    if attack is None:
        return False
    attack.settled = True
    del state.trays[1:]
    open_window(state, "aftermath", frame.player)
    if attack.resume:
        state.stack.append(
            Frame("do", frame.player, attack.resume, attack.resume_at, NOBODY, word=f"ability:{attack.ability}")
        )
    return False


def ends_run(state: State, frame: Frame, events: Events) -> bool:
    """The end of the Roll Phase: removals, then extra Offensive Roll Phases (DT-3.6.7)."""
    state.stack[-1] = Frame("roll_over", frame.player)
    seats = around(state, state.active)
    for seat in reversed(seats[1:]):
        trigger(state, seat, OTHERS_ROLL_PHASE_ENDS)
    trigger(state, state.active, ROLL_PHASE_ENDS)
    return False


def over_run(state: State, frame: Frame, events: Events) -> bool:
    """Damage of the removals is applied; the table is cleared, and the next phase can begin."""
    if state.hits:
        state.stack.append(Frame("settle", frame.player))
        return False
    state.attack = None
    state.trays = []
    state.changed = False
    state.defense_attempts = 0
    state.stack.pop()
    if state.extra:
        target, *rest = state.extra
        state.extra = tuple(rest)
        if not state.players[target].out:
            state.stack.append(Frame("offense_start", state.active, m=target + 1))
    return False
