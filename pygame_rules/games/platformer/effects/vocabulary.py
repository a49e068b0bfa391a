"""What heroes, enemies, bosses and cards do, as small values.

A new effect is a type here, a line in `words/texts.py` and a handler: what is used by hand in `by_hand.py`, boss cards
in `boss_cards.py`, events in `solo.py`; what changes a rule stands where that rule stands (`carriers.py` finds it).
"""

from __future__ import annotations

from dataclasses import dataclass

from ....core.texts import Effect as Effect

# A fall, a heal or a reroll without an upper end.
ALL = 99


# Symbols and dice


@dataclass(frozen=True, slots=True)
class Strengthen(Effect):
    """Every symbol of a kind is stronger, free of gem cost."""

    symbol: str
    amount: int


@dataclass(frozen=True, slots=True)
class StrengthenFirst(Effect):
    """The first symbol of a kind in each turn is stronger, free of gem cost."""

    symbol: str
    amount: int


@dataclass(frozen=True, slots=True)
class StrengthenNext(Effect):
    """When used: the symbol in use, or the next one, is stronger, free of gem cost ("": a symbol of any kind)."""

    symbol: str
    amount: int


@dataclass(frozen=True, slots=True)
class Reroll(Effect):
    """Reroll up to so many unused pool dice together."""

    dice: int


@dataclass(frozen=True, slots=True)
class RerollUnused(Effect):
    """Reroll all unused pool dice."""


@dataclass(frozen=True, slots=True)
class TurnDie(Effect):
    """Turn one unused pool die to a symbol of choice."""


@dataclass(frozen=True, slots=True)
class AddSymbols(Effect):
    """Temporary symbols for this turn."""

    symbol: str
    count: int


@dataclass(frozen=True, slots=True)
class BankAnyRolled(Effect):
    """The special die may take the face of any rolled die, used or not."""


@dataclass(frozen=True, slots=True)
class FewerDice(Effect):
    """So many action dice less are rolled."""

    count: int


@dataclass(frozen=True, slots=True)
class ForbidSpecial(Effect):
    """The special die can neither be used nor set."""


@dataclass(frozen=True, slots=True)
class ResetSpecial(Effect):
    """The special die turns to blank."""


# Moving


@dataclass(frozen=True, slots=True)
class MoveFields(Effect):
    """Move so many fields. `up`: only upwards; `through`: also through a platform; `straight`: no pushing, and enemies
    attack for leaving only at the first step."""

    fields: int
    up: bool = False
    through: bool = False
    straight: bool = False


@dataclass(frozen=True, slots=True)
class ForceOnLevel(Effect):
    """Force an enemy of the own level so many fields."""

    fields: int


@dataclass(frozen=True, slots=True)
class Blink(Effect):
    """Go to a free field of the own row."""


@dataclass(frozen=True, slots=True)
class SwapPlaces(Effect):
    """Change places with a hero or a non-boss enemy of the own level."""


@dataclass(frozen=True, slots=True)
class PushFurther(Effect):
    """When used: the next push moves the figure so many fields."""

    fields: int


@dataclass(frozen=True, slots=True)
class ForbidUp(Effect):
    """No Move upwards but by ladders."""


@dataclass(frozen=True, slots=True)
class QuietStep(Effect):
    """When used: no enemy attacks because of the next Move step."""


@dataclass(frozen=True, slots=True)
class QuietMoves(Effect):
    """No enemy attacks because of Moves for the rest of this turn."""


# Gravity


@dataclass(frozen=True, slots=True)
class Hover(Effect):
    """Gravity may be ignored until the own next turn starts (`through_next`: until it ends)."""

    through_next: bool = False


@dataclass(frozen=True, slots=True)
class CatchLadders(Effect):
    """A falling hero may stop on ladder fields."""


@dataclass(frozen=True, slots=True)
class Flies(Effect):
    """An enemy that does not fall and moves onto fields without a platform."""


@dataclass(frozen=True, slots=True)
class BurstsFalling(Effect):
    """An enemy that is removed by a fall of so many fields."""

    fields: int


@dataclass(frozen=True, slots=True)
class Quake(Effect):
    """Gravity at once; ladders protect nobody."""


# Attacks of heroes


@dataclass(frozen=True, slots=True)
class NextAttack(Effect):
    """The next attack this turn deals more wounds."""

    wounds: int


@dataclass(frozen=True, slots=True)
class NextAttackPerSword(Effect):
    """The next attack this turn deals more wounds for each Sword in it, up to a limit."""

    wounds: int
    limit: int


@dataclass(frozen=True, slots=True)
class HunterBonus(Effect):
    """Attacks on enemies other than the boss deal more wounds."""

    wounds: int


@dataclass(frozen=True, slots=True)
class BossBonus(Effect):
    """Given back during the attack on the boss: more wounds."""

    wounds: int


@dataclass(frozen=True, slots=True)
class Reach(Effect):
    """Attacks reach so many columns along the row."""

    fields: int


@dataclass(frozen=True, slots=True)
class Blast(Effect):
    """Wounds to each adjacent enemy other than the boss."""

    wounds: int


@dataclass(frozen=True, slots=True)
class Trophy(Effect):
    """Gems for each defeated enemy."""

    gems: int


@dataclass(frozen=True, slots=True)
class Sleep(Effect):
    """An enemy of the own level within a distance, not the boss, neither attacks nor walks until the own next turn."""

    distance: int


# Attacks on heroes


@dataclass(frozen=True, slots=True)
class ReduceWounds(Effect):
    """An enemy attack wounds less (`cause` "": any attack)."""

    amount: int
    cause: str = ""


@dataclass(frozen=True, slots=True)
class Backstab(Effect):
    """An enemy that wounds more when a hero Moves away from it."""

    wounds: int


@dataclass(frozen=True, slots=True)
class Ambush(Effect):
    """An enemy that attacks a hero who Moves next to it."""


@dataclass(frozen=True, slots=True)
class EnemyDamage(Effect):
    """Attacks of enemies other than the boss wound more this turn."""

    amount: int


@dataclass(frozen=True, slots=True)
class SafeFromBelow(Effect):
    """The enemy directly below does not attack."""


@dataclass(frozen=True, slots=True)
class Bodyguard(Effect):
    """While such an enemy is adjacent to the boss, the boss has more health."""

    health: int


# Resources


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    coins: int = 0
    gems: int = 0


@dataclass(frozen=True, slots=True)
class GainPerEnemy(Effect):
    """A coin for each enemy on the own level, up to a limit."""

    limit: int


@dataclass(frozen=True, slots=True)
class LoseGems(Effect):
    gems: int


@dataclass(frozen=True, slots=True)
class LoseShare(Effect):
    """One coin of each so many goes back."""

    divisor: int


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    hearts: int


@dataclass(frozen=True, slots=True)
class Wound(Effect):
    wounds: int


@dataclass(frozen=True, slots=True)
class PayOrWound(Effect):
    """Pay coins, and a wound for each one missing."""

    coins: int


@dataclass(frozen=True, slots=True)
class IgnoreTraps(Effect):
    pass


@dataclass(frozen=True, slots=True)
class TakeToken(Effect):
    """Take a gem or coin of the own row within a distance."""

    distance: int


@dataclass(frozen=True, slots=True)
class Discount(Effect):
    """Cards cost less, at least 1."""

    coins: int


@dataclass(frozen=True, slots=True)
class RefreshShop(Effect):
    """The shop is dealt anew."""


# The tower


@dataclass(frozen=True, slots=True)
class RefillGems(Effect):
    """Gems on so many empty gem fields of the hero's level."""

    limit: int


@dataclass(frozen=True, slots=True)
class Reinforce(Effect):
    """Enemies on so many free spawn fields of the hero's level."""

    limit: int


@dataclass(frozen=True, slots=True)
class Crumble(Effect):
    """The lowest level is removed if the hero stands above it."""


@dataclass(frozen=True, slots=True)
class EnemyDieTimes(Effect):
    """The enemy die is resolved so many times."""

    times: int


# The boss


@dataclass(frozen=True, slots=True)
class BossAttack(Effect):
    """The boss attacks every hero in range."""


@dataclass(frozen=True, slots=True)
class GiveToken(Effect):
    """Heroes in range receive a boss token."""

    token: str


@dataclass(frozen=True, slots=True)
class Displace(Effect):
    """Heroes who were in range are moved one field ("left", or "away" from the boss)."""

    way: str


@dataclass(frozen=True, slots=True)
class BossSlides(Effect):
    """The boss goes up to so many fields to one side, off platforms too."""

    way: str
    fields: int


@dataclass(frozen=True, slots=True)
class BossPursues(Effect):
    """The boss goes to the free field within so many steps that is nearest to the active hero."""

    fields: int


@dataclass(frozen=True, slots=True)
class Summon(Effect):
    """Helpers on each free spawn field of the boss level."""


@dataclass(frozen=True, slots=True)
class PlaceTokens(Effect):
    """A token on each empty special field."""

    token: str


@dataclass(frozen=True, slots=True)
class IgnoreCard(Effect):
    """Given back when a boss card is about to affect its holder: nothing on that card does."""


# How a boss token is got rid of


@dataclass(frozen=True, slots=True)
class SpendSymbol(Effect):
    symbol: str


@dataclass(frozen=True, slots=True)
class PayAtShop(Effect):
    coins: int


@dataclass(frozen=True, slots=True)
class WhenHealed(Effect):
    """Gone when its holder recovers a heart."""


@dataclass(frozen=True, slots=True)
class WhenUsed(Effect):
    """Gone when used."""
