"""What classes and cards do, as small values.

A new effect is a type here, a line in `words/texts.py` and a handler: skills in `abilities.py`, stars in `scoring.py`,
what changes a rule where that rule stands (`carriers.py` finds it).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that a class or card does."""


# What changes a rule while one has the class or card


@dataclass(frozen=True, slots=True)
class DiscardGold(Effect):
    """The market discard pays this much gold."""

    gold: int


@dataclass(frozen=True, slots=True)
class TraitMoveOptional(Effect):
    """Marker moves by bought traits may be left out."""


@dataclass(frozen=True, slots=True)
class MoveOnPurchase(Effect):
    """After buying a card of this type the marker may move one step."""

    type: str


@dataclass(frozen=True, slots=True)
class MoveOnDiscard(Effect):
    """After the market discard the marker may move one step."""


@dataclass(frozen=True, slots=True)
class RestoreCard(Effect):
    """Before the Market Phase a card of the discard pile may join the market."""


@dataclass(frozen=True, slots=True)
class RefreshLimit(Effect):
    """So many skills refresh in Cleanup."""

    count: int


@dataclass(frozen=True, slots=True)
class ExtraAction(Effect):
    """A die placed in this row also allows the action of one other row."""

    row: str


@dataclass(frozen=True, slots=True)
class Purchases(Effect):
    """So many purchases in one's market turn."""

    count: int


@dataclass(frozen=True, slots=True)
class ExchangePoolDie(Effect):
    """For this much gold the chosen die may be exchanged with another of the pool."""

    cost: int


@dataclass(frozen=True, slots=True)
class GoldDieGold(Effect):
    """A placed gold die pays this much."""

    gold: int


@dataclass(frozen=True, slots=True)
class RerollDice(Effect):
    """The Intelligence action rerolls up to so many dice."""

    count: int


@dataclass(frozen=True, slots=True)
class AnyDirection(Effect):
    """A skill may move the marker in any direction."""


@dataclass(frozen=True, slots=True)
class Discount(Effect):
    """Cards of these types cost less."""

    types: tuple[str, ...]
    gold: int


@dataclass(frozen=True, slots=True)
class HandLimit(Effect):
    """So many hands for weapons."""

    hands: int


@dataclass(frozen=True, slots=True)
class RepeatAction(Effect):
    """The action of this row may be done so many times."""

    row: str
    times: int


@dataclass(frozen=True, slots=True)
class AdjustRange(Effect):
    """The Constitution action changes a die by up to so much."""

    amount: int


@dataclass(frozen=True, slots=True)
class BonusGold(Effect):
    """More gold when a row is filled and when an initiative card brings gold."""

    gold: int


# What counts in the final scoring


@dataclass(frozen=True, slots=True)
class DieBonus(Effect):
    """Dice of a colour ("class": of the own class) count higher for attribute goals."""

    colour: str
    amount: int


@dataclass(frozen=True, slots=True)
class ExtraArmor(Effect):
    """Counts as so many pieces more in one armor set."""

    pieces: int


@dataclass(frozen=True, slots=True)
class ArmorPiece(Effect):
    """One piece of an armor set."""

    set: str


@dataclass(frozen=True, slots=True)
class AtMost(Effect):
    row: str
    value: int
    stars: int


@dataclass(frozen=True, slots=True)
class AtLeast(Effect):
    row: str
    value: int
    stars: int


@dataclass(frozen=True, slots=True)
class MarkerIn(Effect):
    """Stars if the marker is on this side: good, evil, lawful or chaotic."""

    side: str
    stars: int


@dataclass(frozen=True, slots=True)
class Per(Effect):
    """One star for each so many of something, up to a limit."""

    per: int
    limit: int


@dataclass(frozen=True, slots=True)
class PerClassDie(Per):
    pass


@dataclass(frozen=True, slots=True)
class PerGoldDie(Per):
    pass


@dataclass(frozen=True, slots=True)
class PerMatch(Per):
    pass


@dataclass(frozen=True, slots=True)
class PerGoal(Per):
    pass


@dataclass(frozen=True, slots=True)
class PerGold(Per):
    pass


@dataclass(frozen=True, slots=True)
class PerTriple(Effect):
    """Stars for each row of three equal values, up to a limit."""

    stars: int
    limit: int


# What a skill does when it is used


@dataclass(frozen=True, slots=True)
class GainGold(Effect):
    gold: int


@dataclass(frozen=True, slots=True)
class RerollOwn(Effect):
    """Reroll up to so many own dice, keeping old or new values."""

    count: int


@dataclass(frozen=True, slots=True)
class SwapOwn(Effect):
    pass


@dataclass(frozen=True, slots=True)
class AdjustOwn(Effect):
    amount: int


@dataclass(frozen=True, slots=True)
class ShiftOwn(Effect):
    """Move an own die to another row."""


@dataclass(frozen=True, slots=True)
class FetchFromBag(Effect):
    """Exchange an own die with one of the bag."""


@dataclass(frozen=True, slots=True)
class TradeWithPool(Effect):
    """Exchange an own die with one of the pool."""


@dataclass(frozen=True, slots=True)
class FlipPool(Effect):
    """Turn a pool die to its opposite face."""


@dataclass(frozen=True, slots=True)
class RollPool(Effect):
    """Reroll any of the pool dice."""


@dataclass(frozen=True, slots=True)
class BuyTopOfDeck(Effect):
    cost: int


@dataclass(frozen=True, slots=True)
class BuyFromDiscard(Effect):
    pass


@dataclass(frozen=True, slots=True)
class AnyRowAction(Effect):
    """The action of any row in place of the placed die's."""


@dataclass(frozen=True, slots=True)
class CopySkill(Effect):
    """Use a skill of another player."""
