"""What happened, in the past tense. Dice are texts such as `gold4`, spaces such as `con2`, cards ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...core.play import Event


@dataclass(slots=True)
class Revealed(Event):
    """An event that brought chance or something hidden to light."""

    reveals: ClassVar[bool] = True


@dataclass(slots=True)
class StartPlayerChosen(Revealed):
    player: int
    rolls: tuple[tuple[int, ...], ...]


@dataclass(slots=True)
class RaceChosen(Event):
    player: int
    race: str


@dataclass(slots=True)
class ClassDiceDrawn(Revealed):
    player: int
    colours: tuple[str, ...]


@dataclass(slots=True)
class ClassChosen(Event):
    player: int
    name: str


@dataclass(slots=True)
class CardsDealt(Revealed):
    player: int
    backstory: str
    alignment: str


@dataclass(slots=True)
class MarketDealt(Revealed):
    cards: tuple[str, ...]


@dataclass(slots=True)
class StartingDiceRolled(Revealed):
    player: int
    dice: tuple[str, ...]


@dataclass(slots=True)
class PhaseBegan(Event):
    phase: str
    round: int


@dataclass(slots=True)
class PoolRolled(Revealed):
    player: int
    dice: tuple[str, ...]


@dataclass(slots=True)
class PoolSorted(Event):
    """The dice by initiative card, lowest card first."""

    dice: tuple[str, ...]


@dataclass(slots=True)
class PoolResorted(Event):
    """The dice by initiative card; an empty text where the card is taken."""

    dice: tuple[str, ...]


@dataclass(slots=True)
class CardTaken(Event):
    player: int
    number: int
    die: str
    gold: int


@dataclass(slots=True)
class PoolDiceExchanged(Event):
    player: int
    number: int
    other: int


@dataclass(slots=True)
class DiePlaced(Event):
    player: int
    die: str
    space: str
    number: int | None


@dataclass(slots=True)
class GoldGained(Event):
    """`why`: setup, card, row, gold_die, discard, skill or weapon."""

    player: int
    amount: int
    why: str


@dataclass(slots=True)
class GoldPaid(Event):
    """`why`: exchange or purchase."""

    player: int
    amount: int
    why: str


@dataclass(slots=True)
class DieChanged(Event):
    """`why`: flip or adjust."""

    player: int
    space: str
    before: str
    after: str
    why: str


@dataclass(slots=True)
class DiceSwapped(Event):
    player: int
    first: str
    second: str


@dataclass(slots=True)
class DieRerolled(Revealed):
    player: int
    space: str
    old: int
    new: int


@dataclass(slots=True)
class DieKept(Event):
    player: int
    space: str
    value: int


@dataclass(slots=True)
class MarkerMoved(Event):
    """`cell` is (row, column) on the alignment card."""

    player: int
    direction: str
    cell: tuple[int, int]


@dataclass(slots=True)
class TokenGained(Event):
    player: int


@dataclass(slots=True)
class TokensLost(Event):
    player: int
    n: int


@dataclass(slots=True)
class SkillUsed(Event):
    player: int
    card: str
    copied: str | None


@dataclass(slots=True)
class SkillRefreshed(Event):
    player: int
    card: str


@dataclass(slots=True)
class PoolDieTurned(Event):
    player: int
    number: int
    before: str
    after: str


@dataclass(slots=True)
class PoolRerolled(Revealed):
    player: int
    dice: tuple[str, ...]


@dataclass(slots=True)
class DieTraded(Event):
    player: int
    space: str
    number: int


@dataclass(slots=True)
class DieFetched(Event):
    player: int
    space: str
    colour: str
    old: str


@dataclass(slots=True)
class DieShifted(Event):
    """`origin` and `target` are spaces."""

    player: int
    origin: str
    target: str


@dataclass(slots=True)
class CardBought(Event):
    """`origin`: market or discard."""

    player: int
    card: str
    cost: int
    origin: str


@dataclass(slots=True)
class CardUnlocked(CardBought):
    """Bought unseen from the deck."""

    reveals: ClassVar[bool] = True


@dataclass(slots=True)
class CardDiscarded(Event):
    player: int
    card: str


@dataclass(slots=True)
class WeaponDropped(Event):
    player: int
    card: str


@dataclass(slots=True)
class CardRestored(Event):
    player: int
    card: str


@dataclass(slots=True)
class NemesisRolled(Revealed):
    value: int
    card: str | None


@dataclass(slots=True)
class CardsTrashed(Event):
    cards: tuple[str, ...]


@dataclass(slots=True)
class MarketCleared(Event):
    cards: tuple[str, ...]


@dataclass(slots=True)
class DeckReshuffled(Revealed):
    pass


@dataclass(slots=True)
class DieReturned(Event):
    colour: str


@dataclass(slots=True)
class BagPassed(Event):
    ends_chapter: ClassVar[bool] = True

    player: int


@dataclass(slots=True)
class GameScored(Event):
    scores: tuple[int, ...]
