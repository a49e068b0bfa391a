"""The Offensive Roll Phase and targeting (DT-3.4, DT-3.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.effects import stop
from ....core.flow import Events, expect
from ....core.play import Action, Ask
from .. import actions as act
from .. import events as ev
from ..content import TOKENS
from ..effects.doing import begin
from ..effects.vocabulary import ACTIVATES, OFFENSE_ENDS, OFFENSE_STARTS, RollAttempts
from ..state import (
    ATTEMPTS,
    DICE,
    NOBODY,
    Attack,
    Hit,
    Phase,
    State,
    Step,
    around,
    health_of,
    opponents,
)
from ..words import prompts
from . import windows
from .boards import board_of, declarable, is_ultimate, offensive_text
from .changes import begin_phase, close_tray, draw, reroll, roll_tray
from .damage import is_attack
from .defense import DefenseStart, RollEnds, add_incoming
from .playing import carry_out
from .triggers import trigger
from .usable import plays
from .windows import open_window

FEWER = {
    token.id: static.more for token in TOKENS.values() for static in token.holds if isinstance(static, RollAttempts)
}


@dataclass(slots=True)
class Rolling(Phase):
    """A step of an Offensive Roll Phase; `against` is the one target of an extra phase, or nobody."""

    only_base = True

    against: int

    def asked(self, state: State) -> int:
        return state.active

    def check(self, state: State) -> None:
        Phase.check(self, state)
        expect(NOBODY <= self.against < len(state.players), "an extra phase goes against a seat")


def expect_dice(state: State) -> None:
    """The active player has rolled."""
    expect(bool(state.trays) and state.trays[0].purpose == "offense", "dice are rolled")


@dataclass(slots=True)
class OffenseStart(Rolling):
    """The phase begins with what happens at its start (DT-3.4.0)."""

    def run(self, state: State, events: Events) -> bool:
        begin_phase(state, "offense", events)
        state.trays = []
        state.attack = None
        state.skip = False
        state.changed = False
        state.defense_attempts = 0
        if self.against >= 0:
            events.append(ev.ExtraPhaseBegan(state.active, self.against))
        state.stack[-1] = OffenseRoll(self.against)
        trigger(state, state.active, OFFENSE_STARTS)
        return False


@dataclass(slots=True)
class OffenseRoll(Rolling):
    """The first attempt with all dice (DT-3.4.1)."""

    def run(self, state: State, events: Events) -> bool:
        seat = state.active
        if state.skip:
            state.skip = False
            state.stack.pop()
            events.append(ev.PhaseSkipped(seat, "offense"))
            return False
        tokens = state.players[seat].tokens
        state.attempts = ATTEMPTS + sum([more for token, more in FEWER.items() if token in tokens]) - 1
        state.attempted += 1
        roll_tray(state, seat, "offense", DICE, events)
        state.stack[-1] = Offense(self.against)
        return False


@dataclass(slots=True)
class Offense(Rolling):
    """Roll again, declare an ability that the dice meet, or declare none (DT-3.4.2)."""

    name = "offense"

    def actions(self, state: State) -> Sequence[Action]:
        seat = state.active
        abilities = declarable(board_of(state.players[seat]), state.trays[0].values)
        cards, tokens, passives = plays(state, seat)
        return [
            *[act.declare(seat, ability) for ability, _tier in abilities],
            *cards,
            *(act.rerolls(seat, DICE, DICE) if state.attempts > 0 else ()),
            *tokens,
            stop(seat),
            *passives,
        ]

    def play(self, state: State, action: Action, events: Events) -> None:
        """What the active player wants; the others may answer before it comes to pass (DT-3.4.2, DT-4.1)."""
        if carry_out(state, action, events):
            return
        seat = state.active
        state.changed = False
        if isinstance(action, act.Reroll):
            state.stack[-1] = OffenseReroll(self.against, action.numbers)
            open_window(state, windows.ROLLED, seat, seat)
        elif isinstance(action, act.Declare):
            events.append(ev.AbilityDeclared(seat, action.ability))
            state.stack[-1] = OffenseDeclared(self.against, action.ability)
            open_window(state, windows.DECLARED, seat, seat)
        else:
            events.append(ev.NothingDeclared(seat))
            state.stack[-1] = OffenseStopped(self.against)
            open_window(state, windows.STOPPED, seat, seat)

    def asks(self, state: State) -> Ask:
        return Ask(state.active, prompts.offense(state), "DT-3.4.1")

    def check(self, state: State) -> None:
        Rolling.check(self, state)
        expect_dice(state)


def _ask_again(state: State, against: int) -> bool:
    """Whether dice changed in the meantime, so that the active player decides anew (DT-3.4.3)."""
    if state.changed:
        state.changed = False
        state.stack[-1] = Offense(against)
        return True
    return False


@dataclass(slots=True)
class OffenseReroll(Rolling):
    """The active player is about to roll these dice again."""

    numbers: tuple[int, ...]

    def run(self, state: State, events: Events) -> bool:
        if not _ask_again(state, self.against):
            state.attempts -= 1
            state.attempted += 1
            reroll(state, self.numbers, events)
            state.stack[-1] = Offense(self.against)
        return False

    def announced(self, state: State) -> str:
        return prompts.about_to_reroll(state, self.numbers)

    def check(self, state: State) -> None:
        Rolling.check(self, state)
        expect_dice(state)
        expect(bool(self.numbers) and all(1 <= number <= DICE for number in self.numbers), "dice to roll again")
        expect(len(set(self.numbers)) == len(self.numbers) and state.attempts > 0, "an attempt to roll with")


@dataclass(slots=True)
class OffenseStopped(Rolling):
    """No ability is declared: what happens at the end of the phase still happens (DT-3.4.5)."""

    def run(self, state: State, events: Events) -> bool:
        if not _ask_again(state, self.against):
            close_tray(state)
            state.stack[-1] = RollEnds()
            trigger(state, state.active, OFFENSE_ENDS)
        return False

    def announced(self, state: State) -> str:
        return prompts.partner_stops()

    def check(self, state: State) -> None:
        Rolling.check(self, state)
        expect_dice(state)


@dataclass(slots=True)
class OffenseDeclared(Rolling):
    """An ability is declared; if nobody changes anything, it is activated (DT-3.4.4)."""

    ability: str

    def run(self, state: State, events: Events) -> bool:
        if _ask_again(state, self.against):
            return False
        seat = state.active
        board = board_of(state.players[seat])
        tier = dict(declarable(board, state.trays[0].values))[self.ability]
        close_tray(state)
        text = offensive_text(board, self.ability, tier)
        attack = state.attack = Attack(seat, text, is_ultimate(board, self.ability))
        if self.against >= 0:
            attack.target = self.against
        else:
            others = opponents(state, seat)
            if len(others) == 1:
                attack.target = others[0]
        state.stack[-1] = Targeting()
        state.stack.append(Activate())
        trigger(state, seat, OFFENSE_ENDS)
        return False

    def announced(self, state: State) -> str:
        return prompts.declares(state, self.ability)

    def check(self, state: State) -> None:
        Rolling.check(self, state)
        expect_dice(state)
        board = board_of(state.players[state.active])
        usable = dict(declarable(board, state.trays[0].values))
        expect(self.ability in usable or (state.changed and self.ability in board.slots), "an ability that fits")


@dataclass(slots=True)
class Activate(Step):
    """The ability takes effect, unless the phase fails (DT-3.4.4, DT-3.4.5)."""

    def run(self, state: State, events: Events) -> bool:
        state.stack.pop()
        attack = state.attack
        assert attack is not None
        if attack.failed:
            return False
        seat = attack.attacker
        events.append(ev.AbilityActivated(seat, attack.ability, attack.ultimate))
        begin(state, attack.text, seat)
        trigger(state, seat, ACTIVATES)
        return False

    def check(self, state: State) -> None:
        expect(state.attack is not None and isinstance(state.stack[1], Targeting), "an ability is activated")


# Targeting (DT-3.5)


@dataclass(slots=True)
class Targeting(Phase):
    """Find the target, if there is anything to do to one."""

    def run(self, state: State, events: Events) -> bool:
        attack = state.attack
        assert attack is not None
        seat = attack.attacker
        if attack.failed:
            events.append(ev.OffenseFailed(seat))
            state.attack = None
            state.stack[-1] = RollEnds()
            return False
        others = opponents(state, seat)
        if len(others) > 1:
            begin_phase(state, "targeting", events)
        state.stack[-1] = DefenseStart()
        if not attack.queue and not attack.type:
            return False
        if attack.target >= 0:
            set_target(state, attack.target, events)
        elif len(state.players) == 4:
            roll_tray(state, seat, "target", 1, events)
            state.stack.append(TargetDie())
            if attack.ultimate:
                close_tray(state)
            else:
                open_window(state, windows.TARGET, seat)
        else:
            state.stack.append(Target(seat, tuple(sorted(others))))
        return False

    def check(self, state: State) -> None:
        Phase.check(self, state)
        expect(state.attack is not None, "there is an attack")


@dataclass(slots=True)
class TargetDie(Step):
    """1-2 the left opponent, 3-4 the right one, 5 the opponents choose, 6 the active player (DT-3.5.2)."""

    def run(self, state: State, events: Events) -> bool:
        state.stack.pop()
        attack = state.attack
        assert attack is not None
        value = state.trays.pop().values[0]
        others = opponents(state, attack.attacker)
        if len(others) == 1 or value <= 4:
            set_target(state, others[0] if value <= 2 else others[-1], events)
        else:
            chooser = others[0] if value == 5 else attack.attacker
            state.stack.append(Target(chooser, tuple(sorted(others))))
        return False

    def leaves_dice(self, rolls: int) -> int:
        return rolls - 1

    def check(self, state: State) -> None:
        expect(state.attack is not None, "there is an attack")


@dataclass(slots=True)
class Target(Step):
    """A player chooses the target among these seats (DT-3.5.2)."""

    name = "target"

    player: int
    seats: tuple[int, ...]

    def asked(self, state: State) -> int:
        return self.player

    def actions(self, state: State) -> Sequence[Action]:
        return [act.target(self.player, seat) for seat in self.seats]

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.Target)
        state.stack.pop()
        set_target(state, action.seat, events)

    def asks(self, state: State) -> Ask:
        return Ask(self.player, prompts.target(state, self.player), "DT-3.5.2")

    def check(self, state: State) -> None:
        count = len(state.players)
        expect(state.attack is not None and 0 <= self.player < count, "there is an attack")
        expect(bool(self.seats) and all(0 <= seat < count for seat in self.seats), "there is a target to choose")


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
