"""What happened, in the past tense. Heroes, abilities, cards and tokens are ids; `source` is as in `Hit`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...core.play import Event
from .effects.texts import Source


@dataclass(slots=True)
class Revealed(Event):
    """An event that brought chance or something hidden to light."""

    reveals: ClassVar[bool] = True


@dataclass(slots=True)
class StartPlayerChosen(Revealed):
    player: int
    rolls: tuple[tuple[int, ...], ...]


@dataclass(slots=True)
class HeroesLaidOut(Revealed):
    heroes: tuple[str, ...]


@dataclass(slots=True)
class HeroChosen(Event):
    player: int
    hero: str


@dataclass(slots=True)
class HeroDrawn(Revealed):
    player: int
    hero: str


@dataclass(slots=True)
class TurnBegan(Event):
    ends_chapter: ClassVar[bool] = True

    player: int
    turn: int


@dataclass(slots=True)
class PhaseBegan(Event):
    player: int
    phase: str


@dataclass(slots=True)
class PhaseSkipped(Event):
    player: int
    phase: str


@dataclass(slots=True)
class ExtraPhaseBegan(Event):
    player: int
    target: int


@dataclass(slots=True)
class DiceRolled(Revealed):
    """`dice` are all dice of the tray, `which` the numbers (from 1) of those that were rolled now."""

    player: int
    purpose: str
    dice: tuple[int, ...]
    which: tuple[int, ...]


@dataclass(slots=True)
class DieChanged(Event):
    """Someone turned a die of `owner` to another face."""

    player: int
    owner: int
    number: int
    old: int
    new: int


@dataclass(slots=True)
class AttemptAdded(Event):
    player: int
    roll: str


@dataclass(slots=True)
class AbilityDeclared(Event):
    player: int
    ability: str


@dataclass(slots=True)
class NothingDeclared(Event):
    player: int


@dataclass(slots=True)
class AbilityActivated(Event):
    player: int
    ability: str
    ultimate: bool


@dataclass(slots=True)
class OffenseFailed(Event):
    player: int


@dataclass(slots=True)
class TargetSet(Event):
    player: int
    target: int


@dataclass(slots=True)
class KingAttacked(Event):
    """An attack on a king: the bonus card follows."""

    player: int
    target: int


@dataclass(slots=True)
class DefenseChosen(Event):
    player: int
    ability: str


@dataclass(slots=True)
class DefenseWaived(Event):
    player: int


@dataclass(slots=True)
class HitAdded(Event):
    """A contribution to the damage that is coming; `target` is -1 as long as it has none."""

    op: str
    target: int
    by: int
    amount: int
    type: str
    source: Source


@dataclass(slots=True)
class AttackMadeUndefendable(Event):
    player: int
    source: Source


@dataclass(slots=True)
class DamageTaken(Event):
    """What a player finally lost, and the health of the side after it."""

    player: int
    amount: int
    health: int


@dataclass(slots=True)
class DamageAvoided(Event):
    """Something was coming, and nothing of it arrived."""

    player: int


@dataclass(slots=True)
class Healed(Event):
    player: int
    amount: int
    health: int


@dataclass(slots=True)
class DefeatAverted(Event):
    player: int
    token: str
    health: int


@dataclass(slots=True)
class PlayerDefeated(Event):
    player: int


@dataclass(slots=True)
class CpGained(Event):
    player: int
    amount: int
    source: Source


@dataclass(slots=True)
class CpLost(Event):
    player: int
    amount: int
    source: Source


@dataclass(slots=True)
class CpStolen(Event):
    player: int
    victim: int
    amount: int


@dataclass(slots=True)
class CardsDrawn(Revealed):
    """`cards` are known to those who may see the hand; others get an empty tuple and the number."""

    player: int
    cards: tuple[str, ...]
    n: int
    viewers: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in self.viewers else CardsDrawn(self.player, (), self.n, self.viewers)


@dataclass(slots=True)
class DeckShuffled(Revealed):
    player: int


@dataclass(slots=True)
class CardPlayed(Event):
    player: int
    card: str
    cost: int


@dataclass(slots=True)
class CardSold(Event):
    player: int
    card: str


@dataclass(slots=True)
class CardDiscarded(Event):
    player: int
    card: str


@dataclass(slots=True)
class CardLost(Revealed):
    """A card that was discarded at random."""

    player: int
    card: str


@dataclass(slots=True)
class AbilityUpgraded(Event):
    player: int
    card: str
    cost: int


@dataclass(slots=True)
class TokenGained(Event):
    """`by` gave it; the same as `player` if it was taken."""

    player: int
    token: str
    n: int
    by: int


@dataclass(slots=True)
class TokenRefused(Event):
    """The stack was full."""

    player: int
    token: str


@dataclass(slots=True)
class TokenSpent(Event):
    player: int
    token: str
    n: int


@dataclass(slots=True)
class TokenRemoved(Event):
    player: int
    token: str
    n: int
    by: int


@dataclass(slots=True)
class TokenMoved(Event):
    player: int
    token: str
    giver: int
    receiver: int


@dataclass(slots=True)
class TokenStopped(Event):
    player: int
    token: str


@dataclass(slots=True)
class LimitRaised(Event):
    player: int
    token: str
    limit: int


@dataclass(slots=True)
class CompanionGrew(Event):
    """`before` is the stage that was turned, "" for a new one."""

    player: int
    before: str
    after: str


@dataclass(slots=True)
class PassiveUsed(Event):
    player: int
    ability: str
    cp: int


@dataclass(slots=True)
class TokenActed(Event):
    """Something that a token or passive does by itself."""

    player: int
    source: Source


@dataclass(slots=True)
class GameEnded(Event):
    winners: tuple[int, ...]
