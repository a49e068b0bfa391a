"""What can happen in Dice Throne. Effects with others inside, such as `If`, `May` and `Choose`, are those of core."""

from __future__ import annotations

from dataclasses import dataclass

from .....core.texts import Effect, Effects, Number
from .constants import ANYONES, NORMAL, OWN, SELF, TARGET

# Damage


@dataclass(frozen=True, slots=True)
class Deal(Effect):
    """Deal damage of a type. Damage of an attack lands at the end of the Roll Phase; `separate` damage lands at once,
    as a source of its own (DTM-8)."""

    amount: Number
    type: str = NORMAL
    to: str = TARGET
    separate: bool = False


@dataclass(frozen=True, slots=True)
class AddDamage(Effect):
    """Add to the damage of the own attack; it has the attack's type (DT-5.4)."""

    amount: Number


@dataclass(frozen=True, slots=True)
class Receive(Effect):
    """The owner receives damage."""

    amount: Number


@dataclass(frozen=True, slots=True)
class Recoil(Effect):
    """The attacker receives damage if the attack really deals so much (`if dealt>=1: receive 4 dmg`)."""

    amount: int
    at_least: int = 1


@dataclass(frozen=True, slots=True)
class Prevent(Effect):
    """Prevent so much of the incoming damage."""

    amount: Number
    who: str = SELF


@dataclass(frozen=True, slots=True)
class PreventHalf(Effect):
    """Prevent half of the incoming damage, worked out from the subtotal and rounded up (DT-6.3)."""

    who: str = SELF


@dataclass(frozen=True, slots=True)
class PreventAll(Effect):
    """Receive none of the incoming damage (DT-6.4)."""

    who: str = SELF


@dataclass(frozen=True, slots=True)
class ReturnHalf(Effect):
    """Deal half of the own incoming subtotal, rounded up, to the attacker; the own damage stays (DT-6.3)."""


@dataclass(frozen=True, slots=True)
class BecomeUndefendable(Effect):
    """The own attack becomes undefendable; without effect once the defense is rolled (DT-5.4)."""


# Health, combat points, cards


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    amount: Number
    who: str = SELF


@dataclass(frozen=True, slots=True)
class GainCp(Effect):
    amount: Number
    who: str = SELF


@dataclass(frozen=True, slots=True)
class LoseCp(Effect):
    amount: Number
    who: str = TARGET


@dataclass(frozen=True, slots=True)
class StealCp(Effect):
    """Take combat points, at most what the other has (DT-8.8)."""

    amount: Number
    who: str = TARGET


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    amount: Number
    who: str = SELF


@dataclass(frozen=True, slots=True)
class DiscardRandom(Effect):
    """Someone discards cards at random."""

    amount: int = 1
    who: str = TARGET


# Tokens and companions


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Take tokens onto the own board, or give them to a chosen player (DT-8.8)."""

    token: str
    amount: Number = 1
    who: str = SELF


@dataclass(frozen=True, slots=True)
class GainToLimit(Effect):
    """Take tokens until the stack is full."""

    token: str


@dataclass(frozen=True, slots=True)
class Inflict(Effect):
    """Put tokens onto another's board (DT-8.8)."""

    token: str
    amount: Number = 1
    who: str = TARGET


@dataclass(frozen=True, slots=True)
class RaiseLimit(Effect):
    """Raise the own stack limit of a token to the end of the game (DT-10.3)."""

    token: str
    by: int = 1


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """Take named tokens off the own board; `ALL` takes them all."""

    token: str
    amount: int = 1


@dataclass(frozen=True, slots=True)
class RemoveStatus(Effect):
    """Remove status effect tokens of the owner's choice from someone; `ALL` removes all (DT-10.6)."""

    amount: int = 1
    who: str = SELF


@dataclass(frozen=True, slots=True)
class MoveStatus(Effect):
    """Move a status effect token from a chosen player to another one, who must have room for it."""


@dataclass(frozen=True, slots=True)
class PreventStatus(Effect):
    """Stop one token that the attack under way puts on the owner (DT-10.9); with `polarity` only such a one."""

    polarity: str = ""


@dataclass(frozen=True, slots=True)
class Grow(Effect):
    """So many steps: take a companion of the first stage, or turn one into the next stage; the owner chooses."""

    amount: Number
    family: str


@dataclass(frozen=True, slots=True)
class GrowEach(Effect):
    """Each companion of a family that is held now may grow by one stage, in any order."""

    family: str


# Dice


@dataclass(frozen=True, slots=True)
class RerollThese(Effect):
    """Up to so many of the dice at hand may be rolled again, once, all together."""

    up_to: int


@dataclass(frozen=True, slots=True)
class Reroll(Effect):
    """Roll up to so many dice on the table again, one after the other; the same die may come twice."""

    up_to: int = 1
    whose: str = OWN


@dataclass(frozen=True, slots=True)
class SetDice(Effect):
    """Turn up to so many dice to a value; `to=0` is any value."""

    count: int = 1
    to: int = 0
    whose: str = ANYONES


@dataclass(frozen=True, slots=True)
class NudgeDie(Effect):
    """Change a die by +1 or -1, within 1 to 6."""

    whose: str = ANYONES


@dataclass(frozen=True, slots=True)
class CopyDie(Effect):
    """Turn one own die to the value of another own die of the same roll."""


@dataclass(frozen=True, slots=True)
class OneMoreAttempt(Effect):
    """Whoever rolls now gets one more attempt: `offense` or `defense`."""

    roll: str


# The course of things


@dataclass(frozen=True, slots=True)
class Then(Effect):
    """What stands before is resolved, a window opens, and what follows at once uses the new state (DT-8.6)."""


@dataclass(frozen=True, slots=True)
class AfterDamage(Effect):
    """What follows waits until the damage of the Roll Phase is applied (DT-8.6): the "then" behind a `Deal` to the
    target of an attack."""


@dataclass(frozen=True, slots=True)
class Spend(Effect):
    """Spend between `at_least` and `at_most` of something, or nothing: `CP`, `CARD`, a token or a family of companions.
    `does` happens if something is spent, with `Spent()` as the number; `otherwise` if nothing is."""

    what: str
    does: Effects
    at_most: int = 1
    at_least: int = 1
    otherwise: Effects = ()
    # Whether it must be spent if it can be (the cost of a card).
    must: bool = False

    def inner(self) -> tuple[Effects, ...]:
        return (self.does, self.otherwise)


@dataclass(frozen=True, slots=True)
class SkipPhase(Effect):
    """The phase that begins is skipped."""


@dataclass(frozen=True, slots=True)
class FailPhase(Effect):
    """The Offensive Roll Phase of the owner fails, with no effect of any kind."""


@dataclass(frozen=True, slots=True)
class ExtraRollPhase(Effect):
    """The active player at once makes another Offensive Roll Phase against the owner of the effect."""
