"""Response windows: who may act is asked clockwise from the active player, as long as somebody acts (DT-4.1, DT-4.6).

A seat is asked only if it has something that answers what the window is about; then it may play anything legal.
Who passes for the rest of the phase or turn is not asked again, unless attacked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ....core.codec import Named
from ....core.flow import Events, expect
from ....core.play import Action, Ask
from ....core.words import tr
from .. import actions as act
from ..state import CLOCKWISE, NOBODY, State, Step, Tray, teammates
from ..words import prompts
from .changes import close_tray
from .playing import carry_out
from .situations import (
    AFTER,
    ALL_DICE,
    DEFENSE_ALLY,
    FACING,
    FUEL,
    GENERIC,
    INCOMING,
    INCOMING_ALLY,
    MODIFY,
    OFFENSE_ALLY,
    STATUS_WORTH,
    STOPPABLE,
    UNDEFENDED,
)
from .usable import has_answer, plays

DAMAGE = INCOMING | INCOMING_ALLY
# What is asked of a seat, given the step that waits below the window.
Prompt = Callable[[State, Step, int], str]


class WindowKind(Named):
    """What a window is about; who has nothing to do with that (`answers`) is not asked."""

    __slots__ = ("answers", "closes_dice", "prompt", "rule", "tokens_only")

    def __init__(
        self,
        name: str,
        answers: int,
        rule: str,
        prompt: Prompt,
        *,
        closes_dice: bool = False,
        tokens_only: bool = False,
    ) -> None:
        super().__init__(name)
        self.answers = answers
        self.rule = rule
        self.prompt = prompt
        # Whether the dice at hand can no longer be changed when it closes (DT-4.7).
        self.closes_dice = closes_dice
        self.tokens_only = tokens_only


def _announced(state: State, below: Step, seat: int) -> str:
    return below.announced(state)


def _dice(state: State, below: Step, seat: int) -> str:
    return prompts.dice(state)


# Before dice are rolled again in the Offensive Roll Phase.
ROLLED = WindowKind("rolled", ALL_DICE | OFFENSE_ALLY, "DT-3.4.0", _announced)
# After a declaration (DT-3.4.2), and after the declaration of nothing, which concerns only partners.
DECLARED = WindowKind("declared", ALL_DICE | OFFENSE_ALLY | FUEL, "DT-3.4.2", _announced)
STOPPED = WindowKind("stopped", ALL_DICE | OFFENSE_ALLY, "DT-12.6", _announced)
# After an extra roll, the targeting roll, the defensive roll.
ROLL = WindowKind("roll", ALL_DICE, "DT-4.6", _dice, closes_dice=True)
TARGET = WindowKind("target", ALL_DICE, "DT-3.5.3", _dice, closes_dice=True)
DEFENSE = WindowKind("defense", ALL_DICE | DEFENSE_ALLY, "DT-4.6", _dice, closes_dice=True)
# At "then" (DT-8.6): what follows depends on the new state.
THEN = WindowKind(
    "then", STATUS_WORTH, "DT-8.6", lambda *_: tr("Respond before the rest takes effect, or pass?")
)  # fmt: skip
# The attack stands, with its target.
ATTACK = WindowKind(
    "attack",
    DAMAGE | FACING | MODIFY | UNDEFENDED | STOPPABLE | STATUS_WORTH,
    "DT-4.6",
    lambda state, *_: prompts.attack(state),
)
INFLICTED = WindowKind("inflicted", STATUS_WORTH, "DT-4.6", lambda *_: tr("Tokens were inflicted. Respond, or pass?"))
# Tokens are about to be gained for which there is no room.
FULL = WindowKind(
    "full",
    DAMAGE | MODIFY | STOPPABLE | STATUS_WORTH,
    "DT-10.2",
    lambda *_: tr("There is no room for all tokens that you gain. Spend some first, or pass?"),
)
# The last window before damage is applied (DT-3.6.5).
LAST = WindowKind(
    "last",
    DAMAGE | FACING | MODIFY | STOPPABLE | STATUS_WORTH | FUEL | GENERIC,
    "DT-3.6.5",
    lambda state, below, seat: prompts.last_chance(state, seat),
)
AFTERMATH = WindowKind("aftermath", AFTER | FACING, "DT-3.6.7", lambda state, *_: prompts.aftermath(state))
# Damage outside the Roll Phase.
SETTLE = WindowKind("settle", DAMAGE | GENERIC, "DT-3.1.2", lambda state, below, seat: prompts.settle(state, seat))
# Tokens are about to act.
UPKEEP = WindowKind("upkeep", STATUS_WORTH, "DT-4.6", lambda *_: tr("Tokens are about to act. Respond, or pass?"))
# A main-phase card is about to take effect.
INTERRUPT = WindowKind("interrupt", STATUS_WORTH | GENERIC, "DT-4.3", _announced, tokens_only=True)


@dataclass(slots=True)
class Window(Step):
    """Whoever has an answer is asked, seat by seat; a passing seat leaves `seats`, and whoever acts starts it anew."""

    name = "window"

    kind: WindowKind
    # The seat that it is about, and one that is not asked because it decides anyway.
    concerns: int
    without: int
    # Who is still to be asked, in order; the first is asked now.
    seats: tuple[int, ...]

    def asked(self, state: State) -> int:
        return self.seats[0]

    def run(self, state: State, events: Events) -> bool:
        """Go on to the next seat that has an answer; close the window when there is none."""
        seats = _answering(state, self.kind, self.concerns, self.seats)
        if seats:
            if seats is not self.seats:
                state.stack[-1] = Window(self.kind, self.concerns, self.without, seats)
            return True
        state.stack.pop()
        if self.kind.closes_dice:
            close_tray(state)
        return False

    def actions(self, state: State) -> Sequence[Action]:
        seat = self.seats[0]
        cards, tokens, passives = plays(state, seat)
        return [*act.passes(seat), *cards, *tokens, *passives]

    def play(self, state: State, action: Action, events: Events) -> None:
        """Pass, or do something: then everyone is asked anew when it is resolved."""
        if isinstance(action, act.Pass):
            if action.until:
                state.players[self.seats[0]].quiet = action.until
            state.stack[-1] = Window(self.kind, self.concerns, self.without, self.seats[1:])
            return
        seats = _seats(state, self.kind, self.concerns, self.without)
        state.stack[-1] = Window(self.kind, self.concerns, self.without, seats)
        carry_out(state, action, events)

    def asks(self, state: State) -> Ask:
        kind, seat = self.kind, self.seats[0]
        return Ask(seat, kind.prompt(state, state.stack[-2], seat), kind.rule)

    def is_last_chance(self) -> bool:
        return self.kind is LAST

    def needs_dice(self) -> bool:
        return self.kind.closes_dice

    def check(self, state: State) -> None:
        count = len(state.players)
        expect(bool(self.seats) and len(set(self.seats)) == len(self.seats), "someone is asked")
        expect(all(0 <= seat < count for seat in self.seats), "seats of the table")
        expect(NOBODY <= self.concerns < count and NOBODY <= self.without < count, "a window is about a seat")
        expect(state.stack[0] is not self, "a window is about something under way")


def _seats(state: State, kind: WindowKind, concerns: int, without: int) -> tuple[int, ...]:
    """Who can be asked in a window, in order."""
    if kind is STOPPED:
        return tuple(teammates(state, state.active))
    if kind is FULL:
        return (concerns,)
    players = state.players
    return tuple([seat for seat in CLOCKWISE[len(players)][state.active] if seat != without and not players[seat].out])


def _answering(state: State, kind: WindowKind, concerns: int, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The seats from the first one on that has an answer."""
    for place, seat in enumerate(seats):
        if state.players[seat].quiet:
            continue
        answers = kind.answers
        if kind is THEN and seat == concerns:
            answers |= GENERIC | FUEL
        elif kind is LAST and seat == state.active:
            # What answers nothing can wait for the Main Phase that follows.
            answers &= ~(GENERIC | FUEL)
        if has_answer(state, seat, answers, kind.tokens_only):
            return seats[place:] if place else seats
    return ()


def window(state: State, kind: WindowKind, concerns: int = NOBODY, without: int = NOBODY) -> Window:
    """A window for all, to be put below what comes first; `without` is not asked because that seat decides anyway."""
    return Window(kind, concerns, without, _seats(state, kind, concerns, without))


def open_window(state: State, kind: WindowKind, concerns: int = NOBODY, without: int = NOBODY) -> None:
    """Ask all who have an answer now, if anyone has; `without` is not asked because that seat decides anyway."""
    seats = _answering(state, kind, concerns, _seats(state, kind, concerns, without))
    if seats:
        state.stack.append(Window(kind, concerns, without, seats))
    elif kind.closes_dice:
        close_tray(state)


def reopen_dice(state: State) -> None:
    """Dice at hand that were rolled again can be changed again; the window for that kind of roll opens."""
    tray = state.trays[-1]
    if not tray.open:
        state.trays[-1] = Tray(tray.owner, tray.purpose, tray.values, True)
    open_window(state, DEFENSE if tray.purpose == "defense" else ROLL, tray.owner)
