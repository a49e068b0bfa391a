"""When something happens by itself, when something can be used, and what a token changes while it is held."""

from __future__ import annotations

from dataclasses import dataclass

from .....core.texts import Condition, Effects


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """A moment at which something happens by itself: `On(moment, effects)`. There is one object for each."""

    name: str


UPKEEP = Moment("upkeep")
INCOME = Moment("income")
OFFENSE_STARTS = Moment("offense_starts")
# The activated ability is about to take effect: a phase that fails here has no effect of any kind.
OFFENSE_ENDS = Moment("offense_ends")
# The end of the own Roll Phase, after its damage (DT-3.6.7).
ROLL_PHASE_ENDS = Moment("roll_phase_ends")
# The end of another player's Roll Phase, after its damage.
OTHERS_ROLL_PHASE_ENDS = Moment("others_roll_phase_ends")
TURN_ENDS = Moment("turn_ends")
# The owner activates an offensive ability.
ACTIVATES = Moment("activates")


@dataclass(frozen=True, slots=True)
class On:
    """At this moment, if all conditions hold, this happens by itself to the holder."""

    moment: Moment
    does: Effects
    needs: tuple[Condition, ...] = ()


# Times at which something can be used: Use(..., when=time)

ANY_TIME = "any_time"
OWN_MAIN = "own_main"
# From the activation of the own attack to the last window; only while the attack can be enhanced.
OWN_ATTACK = "own_attack"
# As above, but no longer once the defense is rolled.
OWN_ATTACK_UNDEFENDED = "own_attack_undefended"
# Damage that can be avoided is coming to the holder.
INCOMING = "incoming"
# The holder is the defender of an attack, from targeting to the last window (DT-7.6).
ATTACKED = "attacked"
# After the damage of the own attack is applied, before the second Main Phase.
AFTER_OWN_ATTACK = "after_own_attack"


@dataclass(frozen=True, slots=True)
class Use:
    """Something that a token, companion or passive ability lets its holder do. One token is discarded for it (a passive
    has none to discard); `cp` is paid on top. With `any_number` several tokens go at once, `Spent()` is how many."""

    does: Effects
    when: str = ANY_TIME
    # The word that tells several uses of one token apart.
    name: str = ""
    cp: int = 0
    needs: tuple[Condition, ...] = ()
    any_number: bool = False
    # Only tokens that the holder did not gain in this turn.
    aged: bool = False


# What a token changes while it is held: `holds`


@dataclass(frozen=True, slots=True)
class Static:
    """Something that is so while the token is held."""


@dataclass(frozen=True, slots=True)
class RollAttempts(Static):
    """More (or fewer) roll attempts in the own Offensive Roll Phase."""

    more: int


@dataclass(frozen=True, slots=True)
class IncomingAttack(Static):
    """Attacks against the holder deal so much more, added as soon as the target is known."""

    more: int


@dataclass(frozen=True, slots=True)
class Untouchable(Static):
    """No damage from an opponent's Offensive Roll Phase, and no defense; not against ultimates."""


@dataclass(frozen=True, slots=True)
class Helpless(Static):
    """The holder can do nothing: no cards, tokens, passives or defense."""


@dataclass(frozen=True, slots=True)
class LastStand(Static):
    """When the holder (or the team) would fall to 0 health, the token goes and health becomes this instead."""

    health: int = 1
