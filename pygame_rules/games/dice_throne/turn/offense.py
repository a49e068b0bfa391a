"""The Offensive Roll Phase and targeting (DT-3.4, DT-3.5). In all its frames `m` is the target, plus one, against whom
an extra phase goes, and 0 otherwise."""

from __future__ import annotations

from ....core.play import Action
from .. import actions as act
from .. import events as ev
from ..actions import Move
from ..content import TOKENS
from ..effects.vocabulary import ACTIVATES, OFFENSE_ENDS, OFFENSE_STARTS, PURE, IncomingAttack, RollAttempts
from ..state import ATTEMPTS, DICE, NOBODY, Attack, Frame, Hit, State, around, health_of, opponents
from .boards import board_of, declarable, is_ultimate, tier_code
from .changes import Events, add_hit, close_tray, draw, reroll, roll_tray
from .damage import is_attack
from .phases import begin_phase
from .plays import carry_out, plays
from .triggers import trigger
from .windows import open_window

FEWER = {
    token.id: static.more for token in TOKENS.values() for static in token.holds if isinstance(static, RollAttempts)
}
INCOMING_MORE = {
    token.id: static.more for token in TOKENS.values() for static in token.holds if isinstance(static, IncomingAttack)
}


def start_run(state: State, frame: Frame, events: Events) -> bool:
    """The phase begins with what happens at its start (DT-3.4.0)."""
    begin_phase(state, "offense", events)
    state.trays = []
    state.attack = None
    state.skip = False
    state.changed = False
    state.defense_attempts = 0
    if frame.m:
        events.append(ev.ExtraPhaseBegan(state.active, frame.m - 1))
    state.stack[-1] = Frame("offense_roll", frame.player, m=frame.m)
    trigger(state, frame.player, OFFENSE_STARTS)
    return False


def roll_run(state: State, frame: Frame, events: Events) -> bool:
    """The first attempt with all dice (DT-3.4.1)."""
    if state.skip:
        state.skip = False
        state.stack.pop()
        events.append(ev.PhaseSkipped(frame.player, "offense"))
        return False
    tokens = state.players[frame.player].tokens
    state.attempts = ATTEMPTS + sum([more for token, more in FEWER.items() if token in tokens]) - 1
    state.attempted += 1
    roll_tray(state, frame.player, "offense", DICE, events)
    state.stack[-1] = Frame("offense", frame.player, m=frame.m)
    return False


def options(state: State, frame: Frame) -> list[Move]:
    """Roll again, declare an ability that the dice meet, or declare none (DT-3.4.2)."""
    seat = frame.player
    found: list[Move] = [
        act.declare(seat, ability) for ability, _ in declarable(board_of(state.players[seat]), state.trays[0].values)
    ]
    cards, tokens, passives = plays(state, seat)
    found += cards
    if state.attempts > 0:
        found += act.rerolls(seat, DICE, DICE)
    found += tokens
    found.append(act.stop(seat))
    found += passives
    return found


def play(state: State, frame: Frame, action: Action, events: Events) -> None:
    """What the active player wants; the others may answer before it comes to pass (DT-3.4.2, DT-4.1)."""
    assert isinstance(action, Move)
    seat = frame.player
    if carry_out(state, action, events):
        return
    state.changed = False
    if isinstance(action, act.Reroll):
        state.stack[-1] = Frame("offense_reroll", seat, m=frame.m, items=action.numbers)
        open_window(state, "rolled", seat, seat)
    elif isinstance(action, act.Declare):
        events.append(ev.AbilityDeclared(seat, action.ability))
        state.stack[-1] = Frame("offense_declared", seat, m=frame.m, word=action.ability)
        open_window(state, "declared", seat, seat)
    else:
        events.append(ev.NothingDeclared(seat))
        state.stack[-1] = Frame("offense_stopped", seat, m=frame.m)
        open_window(state, "stopped", seat, seat)


def _ask_again(state: State, frame: Frame) -> bool:
    """Whether dice changed in the meantime, so that the active player decides anew (DT-3.4.3)."""
    if state.changed:
        state.changed = False
        state.stack[-1] = Frame("offense", frame.player, m=frame.m)
        return True
    return False


def reroll_run(state: State, frame: Frame, events: Events) -> bool:
    if not _ask_again(state, frame):
        state.attempts -= 1
        state.attempted += 1
        reroll(state, frame.items, events)
        state.stack[-1] = Frame("offense", frame.player, m=frame.m)
    return False


def stopped_run(state: State, frame: Frame, events: Events) -> bool:
    """No ability: what happens at the end of the phase still happens (DT-3.4.5)."""
    if not _ask_again(state, frame):
        close_tray(state)
        state.stack[-1] = Frame("roll_ends", frame.player)
        trigger(state, frame.player, OFFENSE_ENDS)
    return False


def declared_run(state: State, frame: Frame, events: Events) -> bool:
    """Nobody changed anything: the ability is activated (DT-3.4.4)."""
    if _ask_again(state, frame):
        return False
    seat = frame.player
    board = board_of(state.players[seat])
    tier = dict(declarable(board, state.trays[0].values))[frame.word]
    close_tray(state)
    ultimate = is_ultimate(board, frame.word)
    attack = state.attack = Attack(seat, frame.word, tier_code(board, frame.word, tier), ultimate)
    if frame.m:
        attack.target = frame.m - 1
    else:
        others = opponents(state, seat)
        if len(others) == 1:
            attack.target = others[0]
    state.stack[-1] = Frame("targeting", seat, m=frame.m)
    state.stack.append(Frame("activate", seat))
    trigger(state, seat, OFFENSE_ENDS)
    return False


def activate_run(state: State, frame: Frame, events: Events) -> bool:
    """The ability takes effect, unless the phase fails (DT-3.4.4, DT-3.4.5)."""
    state.stack.pop()
    attack = state.attack
    assert attack is not None
    if attack.failed:
        return False
    events.append(ev.AbilityActivated(frame.player, attack.ability, attack.ultimate))
    state.stack.append(Frame("do", frame.player, attack.code, n=NOBODY, word=f"ability:{attack.ability}"))
    trigger(state, frame.player, ACTIVATES)
    return False


# Targeting (DT-3.5)


def targeting_run(state: State, frame: Frame, events: Events) -> bool:
    """Find the target, if there is anything to do to one."""
    attack = state.attack
    assert attack is not None
    seat = frame.player
    if attack.failed:
        events.append(ev.OffenseFailed(seat))
        state.attack = None
        state.stack[-1] = Frame("roll_ends", seat)
        return False
    if len(opponents(state, seat)) > 1:
        begin_phase(state, "targeting", events)
    state.stack[-1] = Frame("defense_start", seat)
    if not attack.queue and not attack.type:
        return False
    if attack.target >= 0:
        set_target(state, attack.target, events)
    elif len(state.players) == 4:
        roll_tray(state, seat, "target", 1, events)
        state.stack.append(Frame("target_die", seat))
        if attack.ultimate:
            close_tray(state)
        else:
            open_window(state, "target", seat)
    else:
        state.stack.append(Frame("target", seat, items=tuple(sorted(opponents(state, seat)))))
    return False


def target_die_run(state: State, frame: Frame, events: Events) -> bool:
    """1-2 the left opponent, 3-4 the right one, 5 the opponents choose, 6 the active player (DT-3.5.2)."""
    state.stack.pop()
    value = state.trays.pop().values[0]
    others = opponents(state, frame.player)
    if len(others) == 1 or value <= 4:
        set_target(state, others[0] if value <= 2 else others[-1], events)
    else:
        chooser = others[0] if value == 5 else frame.player
        state.stack.append(Frame("target", chooser, items=tuple(sorted(others))))
    return False


def target_options(state: State, frame: Frame) -> list[Move]:
    return [act.target(frame.player, seat) for seat in frame.items]


def target_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.Target)
    state.stack.pop()
    set_target(state, action.seat, events)


def kings(state: State) -> list[int]:
    """The players with the highest health right now (DT-12.8)."""
    alive = around(state, 0)
    most = max([health_of(state, seat) for seat in alive])
    return [seat for seat in alive if health_of(state, seat) == most]


def set_target(state: State, target: int, events: Events) -> None:
    """The target is known: its bonus, then what adds to attacks against it."""
    attack = state.attack
    assert attack is not None
    seat = attack.attacker
    attack.target = target
    state.players[target].quiet = ""
    state.hits = [
        Hit(h.op, target, h.by, h.amount, h.type, h.source, h.attack, h.pot, h.least) if h.target < 0 else h
        for h in state.hits
    ]
    events.append(ev.TargetSet(seat, target))
    if not is_attack(state):
        return
    if len(state.players) == 3:
        leaders = kings(state)
        # A sole king attacks nobody higher (DT-12.10).
        if target in leaders:
            events.append(ev.KingAttacked(seat, target))
            draw(state, seat, 1, events)
    for token in list(state.players[target].tokens):
        add_incoming(state, target, token, events)


def add_incoming(state: State, target: int, token: str, events: Events) -> None:
    """A token that makes attacks on its holder stronger; damage that cannot be enhanced stays as it is."""
    attack = state.attack
    if attack is not None and token in INCOMING_MORE and attack.type != PURE and is_attack(state):
        hit = Hit("add", target, attack.attacker, INCOMING_MORE[token], attack.type, f"token:{token}", True)
        add_hit(state, hit, events)
