"""The words in which heroes, tokens and cards are written: effects, amounts, conditions, activations and moments.

All are small frozen values without behaviour. `effects.py` has one handler for each effect, `amounts.py` works out
amounts and conditions, `wording.py` puts them into sentences. A hero that nothing here fits gets a new type here.
Token and symbol names are the plain ids of the content.
"""

from __future__ import annotations

from dataclasses import dataclass

# Damage types (DT-5.3)
NORMAL = "normal"
UNDEFENDABLE = "undefendable"
PURE = "pure"
COLLATERAL = "collateral"
ULTIMATE = "ultimate"

# Whom an effect concerns (DT-8.8)
SELF = "self"
# The other side of the attack under way: its target for the attacker, the attacker for the defender.
TARGET = "target"
# Whoever the nearest `Choose` around the effect has chosen.
CHOSEN = "chosen"
ALL_OPPONENTS = "all_opponents"

# From whom a `Choose` chooses (DT-8.7)
ANY_PLAYER = "player"
AN_OPPONENT = "opponent"
A_TEAMMATE = "teammate"

# Whose dice a card or token may touch
OWN = "own"
OWN_TEAM = "team"
OPPONENTS = "opponents"
ANYONES = "any"

# What can be spent besides tokens, companions and families of companions
CP = "cp"
CARD = "card"

ALL = 99


# Activations (DT-8.1)


@dataclass(frozen=True, slots=True)
class Activation:
    """What the final dice must show."""


@dataclass(frozen=True, slots=True)
class Symbols(Activation):
    """At least so many of each symbol, as (symbol, count) pairs; write it with `symbols(sword=3, pow=2)`."""

    needs: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Straight(Activation):
    """So many consecutive numbers: 4 is a small straight, 5 a large one."""

    length: int


SMALL_STRAIGHT = Straight(4)
LARGE_STRAIGHT = Straight(5)


def symbols(**needs: int) -> Symbols:
    """An activation by symbols: `symbols(sword=2, pow=2)`."""
    return Symbols(tuple(needs.items()))


# Amounts


@dataclass(frozen=True, slots=True)
class Amount:
    """A number that is worked out when the effect happens. A plain int is an amount as well."""


Number = int | Amount


@dataclass(frozen=True, slots=True)
class Per(Amount):
    """So much for each of a symbol among the dice at hand (`2*life`); with `every=2` for each two of them."""

    amount: int
    symbol: str
    every: int = 1


@dataclass(frozen=True, slots=True)
class Held(Amount):
    """So much for each token (or companion, or companion of a family) that the owner of the effect holds."""

    amount: int
    token: str


@dataclass(frozen=True, slots=True)
class Spent(Amount):
    """So much for each that was spent in the `Spend` around it, or by the use of a token in any number."""

    amount: int = 1


@dataclass(frozen=True, slots=True)
class Cp(Amount):
    """The combat points that the owner of the effect has (DT-8.9)."""


@dataclass(frozen=True, slots=True)
class DiceSum(Amount):
    """The sum of the dice at hand: `sum`, and `value` where it is one die. With `best`, of the so many highest only."""

    best: int = ALL


@dataclass(frozen=True, slots=True)
class Half(Amount):
    """Half of another amount, rounded up (DT-1.7)."""

    of: Number


@dataclass(frozen=True, slots=True)
class Plus(Amount):
    """The sum of amounts; write it with `plus(5, Held(1, "fire_mastery"))`."""

    parts: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class AtMost(Amount):
    """Another amount, but no more than a limit."""

    of: Number
    limit: int


@dataclass(frozen=True, slots=True)
class ExtraAttempts(Amount):
    """The roll attempts beyond the first that the owner made in this turn's Offensive Roll Phases."""


def plus(*parts: Number) -> Plus:
    """The sum of amounts."""
    return Plus(parts)


# Conditions


@dataclass(frozen=True, slots=True)
class Condition:
    """Something that is or is not so when it is asked."""


@dataclass(frozen=True, slots=True)
class Shows(Condition):
    """At least so many of each symbol among the dice at hand (`on sym`, `on 2 sym`, `on a+b`); write `shows(...)`."""

    needs: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class ShowsValue(Condition):
    """One of the dice at hand shows a number in this range (`on 1-2`)."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class OfAKind(Condition):
    """The same number on so many of the dice of the final result (DT-8.3)."""

    count: int


@dataclass(frozen=True, slots=True)
class SumAtLeast(Condition):
    """The dice at hand add up to this or more."""

    value: int


@dataclass(frozen=True, slots=True)
class SumAtMost(Condition):
    """The dice at hand add up to this or less."""

    value: int


@dataclass(frozen=True, slots=True)
class Holding(Condition):
    """The owner of the effect holds the token."""

    token: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class HeldSinceTurnStart(Condition):
    """The owner already held the token when this turn began."""

    token: str


@dataclass(frozen=True, slots=True)
class SpentAtLeast(Condition):
    """So many were spent in the `Spend` around it."""

    count: int


@dataclass(frozen=True, slots=True)
class AttackAtLeast(Condition):
    """The own attack deals so much as it stands now, before anything is prevented."""

    amount: int


@dataclass(frozen=True, slots=True)
class AttackDealt(Condition):
    """The own attack has really dealt so much, now that the damage of the Roll Phase is applied."""

    amount: int


@dataclass(frozen=True, slots=True)
class BeforeDefense(Condition):
    """The defender has not rolled for defense yet, so that the attack can still become undefendable (DT-5.4)."""


@dataclass(frozen=True, slots=True)
class AbilityUses(Condition):
    """The activated ability asks for this symbol."""

    symbol: str


def shows(**needs: int) -> Shows:
    """A condition on symbols: `shows(sword=1)`, `shows(helmet=2, prayer=1)`."""
    return Shows(tuple(needs.items()))


# Effects


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that happens. Effects stand in tuples and happen from left to right."""


Effects = tuple[Effect, ...]


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
class Roll(Effect):
    """Roll so many own dice; a window opens; then the effects happen with these dice at hand (DT-8.4)."""

    dice: int
    does: Effects


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
    """What stands before is resolved, a window opens, what follows uses the new state (DT-8.6). After a `Deal` to the
    target, what follows waits until the damage of the Roll Phase is applied."""


@dataclass(frozen=True, slots=True)
class If(Effect):
    """Do something on a condition, and something else otherwise."""

    condition: Condition
    does: Effects
    otherwise: Effects = ()


@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    """Do something once for each of a symbol among the dice at hand (`each lotus: ...`)."""

    symbol: str
    does: Effects


@dataclass(frozen=True, slots=True)
class May(Effect):
    """Do something, or not, as the owner likes."""

    does: Effects


@dataclass(frozen=True, slots=True)
class Option:
    """One side of an `Or`; `name` is the short word with which it is chosen. It can have a condition of its own."""

    name: str
    does: Effects
    needs: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Or(Effect):
    """Exactly one of these, as the owner likes (DT-8.7)."""

    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """Choose someone; `CHOSEN` in the effects is that player. With `up_to` more than one, several, and maybe none."""

    whom: str
    does: Effects
    up_to: int = 1


@dataclass(frozen=True, slots=True)
class Spend(Effect):
    """Spend between `at_least` and `at_most` of something, or nothing: `CP`, `CARD`, a token or a family of companions.
    `does` happens if something is spent, with `Spent()` as the number; `otherwise` if nothing is."""

    what: str
    does: Effects
    at_most: int = 1
    at_least: int = 1
    otherwise: Effects = ()
    # Whether it must be spent if it can be (the price of a card).
    must: bool = False


@dataclass(frozen=True, slots=True)
class SkipPhase(Effect):
    """The phase that begins is skipped."""


@dataclass(frozen=True, slots=True)
class FailPhase(Effect):
    """The Offensive Roll Phase of the owner fails, with no effect of any kind."""


@dataclass(frozen=True, slots=True)
class ExtraRollPhase(Effect):
    """The active player at once makes another Offensive Roll Phase against the owner of the effect."""


# Moments at which something happens by itself: On(moment, effects)

UPKEEP = "upkeep"
INCOME = "income"
OFFENSE_STARTS = "offense_starts"
# The activated ability is about to take effect: a phase that fails here has no effect of any kind.
OFFENSE_ENDS = "offense_ends"
# The end of the own Roll Phase, after its damage (DT-3.6.7).
ROLL_PHASE_ENDS = "roll_phase_ends"
# The end of another player's Roll Phase, after its damage.
OTHERS_ROLL_PHASE_ENDS = "others_roll_phase_ends"
TURN_ENDS = "turn_ends"
# The owner activates an offensive ability.
ACTIVATES = "activates"


@dataclass(frozen=True, slots=True)
class On:
    """At this moment, if all conditions hold, this happens by itself to the holder."""

    moment: str
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
