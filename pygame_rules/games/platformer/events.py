"""What happened, in the past tense. Places are (x, y), figures names of tokens and heroes, symbols and cards ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...core.play import Event

Place = tuple[int, int]


@dataclass(slots=True)
class Final(Event):
    """An event after which nothing can be taken back: chance, something hidden, or a fight."""

    reveals: ClassVar[bool] = True


# The table and the turn


@dataclass(slots=True)
class HeroDealt(Final):
    player: int
    hero: str


@dataclass(slots=True)
class FirstPlayerChosen(Final):
    player: int


@dataclass(slots=True)
class TurnBegan(Event):
    ends_chapter: ClassVar[bool] = True

    player: int
    round: int


@dataclass(slots=True)
class EventDrawn(Final):
    card: str
    left: int


@dataclass(slots=True)
class CardsRecharged(Event):
    player: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class DiceRolled(Final):
    player: int
    dice: tuple[str, ...]
    enemy: str


@dataclass(slots=True)
class DiceRerolled(Final):
    """`numbers` are the places of the dice in the pool, from 1."""

    player: int
    numbers: tuple[int, ...]
    dice: tuple[str, ...]


@dataclass(slots=True)
class DieTurned(Event):
    player: int
    number: int
    before: str
    after: str


# Levels


@dataclass(slots=True)
class LevelRevealed(Final):
    """`player` is None in the setup; `enemies` are the tokens placed, with their places."""

    player: int | None
    level: int
    tiles: tuple[str, str]
    enemy: str
    enemies: tuple[tuple[str, Place], ...]


@dataclass(slots=True)
class LevelRemoved(Event):
    level: int


# Symbols


@dataclass(slots=True)
class SymbolUsed(Event):
    """`source`: pool or special."""

    player: int
    symbol: str
    source: str


@dataclass(slots=True)
class SymbolRaised(Event):
    player: int
    symbol: str
    gems: int


@dataclass(slots=True)
class DiceFused(Event):
    player: int
    face: str
    symbol: str


@dataclass(slots=True)
class StarTurned(Event):
    player: int
    symbol: str


@dataclass(slots=True)
class SymbolsAdded(Event):
    player: int
    symbol: str
    count: int


@dataclass(slots=True)
class SpecialSet(Event):
    """`way`: die, fusion or special."""

    player: int
    symbol: str
    way: str


@dataclass(slots=True)
class SpecialReset(Event):
    player: int


# Figures


@dataclass(slots=True)
class HeroMoved(Event):
    player: int
    origin: Place
    target: Place


@dataclass(slots=True)
class PortalTaken(HeroMoved):
    pass


@dataclass(slots=True)
class HeroPlaced(HeroMoved):
    """Moved by an effect that is no Move: `why` is blink, swap or displaced."""

    why: str


@dataclass(slots=True)
class HeroRespawned(Event):
    player: int
    symbol: str
    target: Place


@dataclass(slots=True)
class FigurePushed(Event):
    """`path` are the places it came to, one after the other."""

    player: int
    figure: str
    origin: Place
    path: tuple[Place, ...]


@dataclass(slots=True)
class EnemyForced(Event):
    player: int
    enemy: str
    origin: Place
    target: Place


@dataclass(slots=True)
class EnemyPlaced(Event):
    """An enemy that changed places with a hero."""

    enemy: str
    origin: Place
    target: Place


@dataclass(slots=True)
class EnemiesWalked(Event):
    """All at the same time: who, from where, to where."""

    way: str
    walks: tuple[tuple[str, Place, Place], ...]


@dataclass(slots=True)
class FigureFell(Event):
    figure: str
    origin: Place
    target: Place


@dataclass(slots=True)
class GravityApplied(Event):
    player: int


@dataclass(slots=True)
class EnemyBurst(Event):
    enemy: str


@dataclass(slots=True)
class EnemyLulled(Event):
    player: int
    enemy: str


# Fights and wounds


@dataclass(slots=True)
class EnemyAttacked(Event):
    """`cause`: die, leave, enter or card. `wounds` are the hearts lost."""

    enemy: str
    player: int
    wounds: int
    cause: str


@dataclass(slots=True)
class HeroWounded(Event):
    """`why`: trap, venom, token or card."""

    player: int
    wounds: int
    why: str


@dataclass(slots=True)
class HeroFainted(Event):
    player: int


@dataclass(slots=True)
class HeartsHealed(Event):
    player: int
    hearts: int


@dataclass(slots=True)
class EnemyDefeated(Final):
    player: int
    enemy: str
    wounds: int
    gems_spent: int


@dataclass(slots=True)
class BossDefeated(EnemyDefeated):
    pass


# Resources and cards


@dataclass(slots=True)
class CoinsGained(Event):
    """`why`: symbol, field, loot, card or setup."""

    player: int
    amount: int
    why: str


@dataclass(slots=True)
class GemsGained(Event):
    """`why`: field, loot, ability, card or setup."""

    player: int
    amount: int
    why: str


@dataclass(slots=True)
class CoinsLost(Event):
    """`why`: card, event or token."""

    player: int
    amount: int
    why: str


@dataclass(slots=True)
class GemsLost(Event):
    player: int
    amount: int


@dataclass(slots=True)
class CardBought(Event):
    player: int
    card: str
    cost: int


@dataclass(slots=True)
class ShopRefilled(Final):
    card: str


@dataclass(slots=True)
class ShopRenewed(Final):
    cards: tuple[str, ...]


@dataclass(slots=True)
class CardUsed(Event):
    player: int
    card: str


@dataclass(slots=True)
class AbilityUsed(Event):
    player: int
    hero: str


@dataclass(slots=True)
class ArtifactTaken(Event):
    """`previous` is the seat that had it, None from the table."""

    player: int
    card: str
    previous: int | None


@dataclass(slots=True)
class GemsPlaced(Event):
    places: tuple[Place, ...]


@dataclass(slots=True)
class EnemiesPlaced(Event):
    enemies: tuple[tuple[str, Place], ...]


# The boss


@dataclass(slots=True)
class BossAppeared(Final):
    boss: str
    place: Place


@dataclass(slots=True)
class BossCardsDrawn(Final):
    """`selector`: what the enemy die said, empty where the symbols decide; `counts`: symbols rolled for each card."""

    cards: tuple[str, ...]
    selector: str
    counts: tuple[int, ...]


@dataclass(slots=True)
class BossCardPlayed(Event):
    card: str


@dataclass(slots=True)
class BossMoved(Event):
    boss: str
    origin: Place
    target: Place


@dataclass(slots=True)
class TokensPlaced(Event):
    token: str
    places: tuple[Place, ...]


@dataclass(slots=True)
class TokenReceived(Event):
    player: int
    token: str


@dataclass(slots=True)
class TokenRemoved(Event):
    """`why`: spent, healed, used or fainted."""

    player: int
    token: str
    why: str


# The end


@dataclass(slots=True)
class GameWon(Event):
    player: int


@dataclass(slots=True)
class GameLost(Event):
    """`why`: fainted or events."""

    why: str


@dataclass(slots=True)
class GameDrawn(Event):
    rounds: int
