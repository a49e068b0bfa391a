"""The Defensive Roll Phase and the end of the Roll Phase (DT-3.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.flow import Events, expect
from ....core.play import Action, Ask
from ....core.words import tr
from .. import actions as act
from .. import events as ev
from ..content import TOKENS
from ..effects.doing import begin
from ..effects.gains import afflict
from ..effects.texts import Source
from ..effects.vocabulary import NORMAL, OTHERS_ROLL_PHASE_ENDS, PURE, ROLL_PHASE_ENDS, IncomingAttack
from ..state import Hit, Phase, State, Step, around
from ..words import prompts
from . import windows
from .boards import board_of, defensive_text
from .changes import add_hit, begin_phase, reroll, roll_tray
from .damage import is_attack, shielded
from .settle import Settle, apply
from .situations import may_act
from .triggers import trigger
from .windows import open_window, reopen_dice, window

# What makes attacks on its holder stronger: by how much, and what that comes from.
STRONGER = {
    token.id: (static.more, Source("token", token.id))
    for token in TOKENS.values()
    for static in token.holds
    if isinstance(static, IncomingAttack)
}


@dataclass(slots=True)
class Attacked(Phase):
    """A step of an attack."""

    only_base = True

    def check(self, state: State) -> None:
        Phase.check(self, state)
        expect(state.attack is not None, "there is an attack")


@dataclass(slots=True)
class DefenseStart(Attacked):
    """The attack stands: everyone may answer, then comes what needs the target but is no damage (DT-3.6.1)."""

    def run(self, state: State, events: Events) -> bool:
        begin_phase(state, "defense", events)
        state.stack[-1] = Afflictions()
        open_window(state, windows.ATTACK, state.active)
        return False


@dataclass(slots=True)
class Afflictions(Attacked):
    """Inflict, steal and so on, as the ability says (DT-3.6.1)."""

    def run(self, state: State, events: Events) -> bool:
        attack = state.attack
        assert attack is not None
        state.stack[-1] = Defense()
        if attack.target < 0 or state.players[attack.target].out:
            return False
        queue, attack.queue = attack.queue, []
        placed = len(attack.inflicted)
        for affliction in queue:
            if affliction.amount > 0:
                afflict(state, attack.attacker, attack.target, affliction, attack.text.source.shown, events)
        new = attack.inflicted[placed:]
        for token in new:
            add_incoming(state, attack.target, token, events)
        if new:
            open_window(state, windows.INFLICTED, attack.target)
        return False


def add_incoming(state: State, target: int, token: str, events: Events) -> None:
    """A token that makes attacks on its holder stronger; damage that cannot be enhanced stays as it is."""
    attack = state.attack
    if attack is not None and token in STRONGER and attack.type != PURE and is_attack(state):
        more, source = STRONGER[token]
        add_hit(state, Hit("add", target, attack.attacker, more, attack.type, source, True), events)


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


@dataclass(slots=True)
class Defense(Attacked):
    """The defender chooses a defensive ability, if there is a defense (DT-3.6.2)."""

    name = "defense"

    def asked(self, state: State) -> int:
        assert state.attack is not None
        return state.attack.target

    def run(self, state: State, events: Events) -> bool:
        if may_defend(state):
            return True
        state.stack[-1] = LastChance()
        return False

    def actions(self, state: State) -> Sequence[Action]:
        seat = self.asked(state)
        abilities = sorted(slot.ability.id for slot in board_of(state.players[seat]).defensive)
        return [*(act.defend(seat, ability) for ability in abilities), act.waive(seat)]

    def play(self, state: State, action: Action, events: Events) -> None:
        """Choose a defensive ability and roll its dice, once (DT-3.6.2, DT-3.6.3)."""
        attack = state.attack
        assert attack is not None
        seat = attack.target
        state.stack[-1] = LastChance()
        if not isinstance(action, act.Defend):
            events.append(ev.DefenseWaived(seat))
            return
        attack.defended = True
        events.append(ev.DefenseChosen(seat, action.ability))
        state.stack.append(DefenseRolled(seat, action.ability))
        dice = board_of(state.players[seat]).slots[action.ability].ability.dice
        roll_tray(state, seat, "defense", dice, events)
        open_window(state, windows.DEFENSE, seat)

    def asks(self, state: State) -> Ask:
        return Ask(self.asked(state), prompts.defend(state), "DT-3.6.2")

    def check(self, state: State) -> None:
        Attacked.check(self, state)
        # A turn of an attack without a target does not stop here.
        expect(state.stack[-1] is not self or may_defend(state), "a defender to ask")


@dataclass(slots=True)
class DefenseRolled(Step):
    """The dice stand, unless there is another attempt; then the ability takes effect (DT-3.6.3, DT-3.6.4)."""

    name = "defense_rolled"

    player: int
    ability: str

    def asked(self, state: State) -> int:
        return self.player

    def run(self, state: State, events: Events) -> bool:
        if state.defense_attempts > 0:
            return True
        state.stack.pop()
        begin(state, defensive_text(board_of(state.players[self.player]), self.ability), self.player)
        return False

    def actions(self, state: State) -> Sequence[Action]:
        dice = len(state.trays[-1].values)
        return [act.keep(self.player), *act.rerolls(self.player, dice, dice)]

    def play(self, state: State, action: Action, events: Events) -> None:
        state.defense_attempts -= 1
        if isinstance(action, act.Reroll):
            reroll(state, action.numbers, events)
            reopen_dice(state)

    def needs_dice(self) -> bool:
        return True

    def asks(self, state: State) -> Ask:
        return Ask(self.player, tr("Roll defense dice again, or keep them."), "DT-3.6.3")

    def check(self, state: State) -> None:
        expect(state.attack is not None, "there is an attack")
        expect(0 <= self.player < len(state.players), "a step belongs to a seat")
        board = board_of(state.players[self.player])
        expect(any(slot.ability.id == self.ability for slot in board.defensive), "a defensive ability")
        expect(any(tray.purpose == "defense" for tray in state.trays), "defense dice lie there")


@dataclass(slots=True)
class LastChance(Attacked):
    """The last window (DT-3.6.5)."""

    def run(self, state: State, events: Events) -> bool:
        state.stack[-1] = RollSettle()
        open_window(state, windows.LAST, state.active)
        return False


@dataclass(slots=True)
class RollSettle(Attacked):
    """All damage and healing of the Roll Phase at once (DT-3.6.6), then what the ability does after it."""

    def run(self, state: State, events: Events) -> bool:
        state.stack[-1] = RollEnds()
        apply(state, events)
        attack = state.attack
        if attack is None:
            return False
        attack.settled = True
        del state.trays[1:]
        if attack.later:
            later, attack.later = attack.later, []
            state.stack += [window(state, windows.AFTERMATH, state.active), *reversed(later)]
        else:
            open_window(state, windows.AFTERMATH, state.active)
        return False


@dataclass(slots=True)
class RollEnds(Phase):
    """The end of the Roll Phase: removals, then extra Offensive Roll Phases (DT-3.6.7)."""

    def run(self, state: State, events: Events) -> bool:
        state.stack[-1] = RollOver()
        seats = around(state, state.active)
        for seat in reversed(seats[1:]):
            trigger(state, seat, OTHERS_ROLL_PHASE_ENDS)
        trigger(state, state.active, ROLL_PHASE_ENDS)
        return False


@dataclass(slots=True)
class RollOver(Phase):
    """Damage of the removals is applied; the table is cleared, and the next phase can begin."""

    def run(self, state: State, events: Events) -> bool:
        if state.hits:
            state.stack.append(Settle())
            return False
        state.attack = None
        state.trays = []
        state.changed = False
        state.defense_attempts = 0
        state.stack.pop()
        return False
