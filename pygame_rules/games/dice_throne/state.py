"""A position of Dice Throne as plain data.

Seats count in turn order; with four players seats 0 and 2 are partners against 1 and 3 (DT-12.2). Health belongs to
sides: one for each player, or one for each team. What is in flight lies on `stack`, the innermost last. Steps, trays,
hits and afflictions are never changed in place, so copies share them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal

from ...core import flow
from ...core.rng import Rng
from ...core.words import tr
from .effects.texts import Source, Text
from .view_types import SubjectView

# Constants of DT-1
START_CP: Final = 2
MAX_CP: Final = 15
START_HAND: Final = 4
HAND_LIMIT: Final = 6
DICE: Final = 5
ATTEMPTS: Final = 3
HEALING_ABOVE_START: Final = 10
START_HEALTH: Final = {2: 50, 3: 35, 4: 50}

PHASES: Final = ("setup", "upkeep", "income", "main1", "offense", "targeting", "defense", "main2", "discard", "over")
ROLL_PHASES: Final = ("offense", "targeting", "defense")
MAIN_PHASES: Final = ("main1", "main2")

NOBODY: Final = -1


class Step(flow.Step["State"]):
    """Something that is under way, with what it needs to know in fields of its own."""

    __slots__ = ()
    only_base = True
    # The word by which pages know the question; empty where nothing is asked.
    name: ClassVar[str] = ""

    def asked(self, state: State) -> int:
        """The seat that is asked."""
        raise NotImplementedError(f"{type(self).__name__} asks nothing")

    def subject(self, state: State) -> SubjectView:
        """What a page shows with the question: who is asked, and what the question comes from or is about."""
        return {"player": self.asked(state)}

    def announced(self, state: State) -> str:
        """What those are asked who may answer before this step goes on."""
        return tr("Respond, or pass?")

    def is_last_chance(self) -> bool:
        """Whether damage is applied when nobody answers any more."""
        return False

    def does(self, text: Text) -> bool:
        """Whether the step does a text, or a part of it."""
        return False

    def needs_dice(self) -> bool:
        """Whether dice must lie on the table when the step goes on."""
        return False

    def leaves_dice(self, rolls: int) -> int:
        """How many of so many rolls still lie on the table when the step is done."""
        return rolls

    def dropped(self, state: State) -> None:
        """What is left to do when the table is cleared while this step is under way."""


class Phase(Step):
    """A step in the course of a turn: it lies right above the turn, below all that happens in it."""

    __slots__ = ()
    only_base = True

    def check(self, state: State) -> None:
        flow.expect(state.stack[1] is self, "the course of a turn lies right above it")


@dataclass(slots=True)
class Tray:
    """Dice on the table: whose, for what (offense, roll, target, defense), and whether they can still be changed."""

    owner: int
    purpose: str
    values: tuple[int, ...]
    open: bool = True


@dataclass(slots=True)
class Hit:
    """One contribution to the damage that is coming: what (`op`), to whom, by whom, how much, and what it comes from.

    `op`: damage, add, prevent, half, avoid, return, recoil or heal. `pot` tells separate sources apart (DTM-8).
    """

    op: str
    target: int
    by: int
    amount: int
    type: str
    source: Source
    attack: bool = False
    pot: int = 0
    # How much an attack must really deal for its recoil.
    least: int = 0


@dataclass(slots=True)
class Affliction:
    """Something that is done to a player and is no damage; `token` counts only where tokens are inflicted."""

    kind: Literal["inflict", "lose_cp", "steal_cp", "lose_cards"]
    token: str
    amount: int


@dataclass(slots=True)
class Attack:
    """The activated offensive ability, from its activation to the end of the Roll Phase."""

    attacker: int
    # What the ability does.
    text: Text
    ultimate: bool = False
    target: int = NOBODY
    # The type of its damage, "" as long as it deals none.
    type: str = ""
    undefendable: bool = False
    defended: bool = False
    settled: bool = False
    failed: bool = False
    dealt: int = 0
    # What waits for the target.
    queue: list[Affliction] = field(default_factory=list)
    # The tokens that it has put on the target.
    inflicted: list[str] = field(default_factory=list)
    # What comes after the damage, in order.
    later: list[Step] = field(default_factory=list)

    @property
    def ability(self) -> str:
        return self.text.source.shown.id


@dataclass(slots=True)
class Player:
    """One seat: its hero, combat points, tokens and cards. The top of the deck is its end."""

    hero: str = ""
    cp: int = START_CP
    out: bool = False
    # Whether the player passes for the rest of the "phase" or of the "turn".
    quiet: str = ""
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    # Upgrades in the order in which they were played; the last one of an ability lies on top.
    upgrades: list[str] = field(default_factory=list)
    # Tokens and companions on the board.
    tokens: dict[str, int] = field(default_factory=dict)
    # By how much stack limits are raised (DT-10.3).
    raised: dict[str, int] = field(default_factory=dict)
    # Tokens gained in this turn, tokens held when it began, kinds of companions used in it.
    fresh: dict[str, int] = field(default_factory=dict)
    since: tuple[str, ...] = ()
    used: tuple[str, ...] = ()


@dataclass(slots=True)
class State:
    """A whole position."""

    rng: Rng
    players: list[Player]
    health: list[int]
    choice: str = "choose"
    preset: tuple[str, ...] = ()
    # The heroes that can still be chosen.
    pool: tuple[str, ...] = ()
    phase: str = "setup"
    turn: int = 0
    start: int = 0
    active: int = 0
    # Roll attempts left, and those made in this turn.
    attempts: int = 0
    attempted: int = 0
    # More attempts for the defense.
    defense_attempts: int = 0
    # Whether dice changed since the declaration, and whether the phase that begins is skipped.
    changed: bool = False
    skip: bool = False
    attack: Attack | None = None
    trays: list[Tray] = field(default_factory=list)
    hits: list[Hit] = field(default_factory=list)
    pot: int = 0
    # Opponents against whom an extra Offensive Roll Phase follows.
    extra: tuple[int, ...] = ()
    stack: list[Step] = field(default_factory=list)
    # The health of all sides when each turn began, for the curve after the game.
    curve: list[tuple[int, ...]] = field(default_factory=list)


def copy_player(player: Player) -> Player:
    return Player(
        player.hero,
        player.cp,
        player.out,
        player.quiet,
        player.hand[:],
        player.deck[:],
        player.discard[:],
        player.upgrades[:],
        player.tokens.copy(),
        player.raised.copy(),
        player.fresh.copy(),
        player.since,
        player.used,
    )


def copy_attack(attack: Attack) -> Attack:
    return Attack(
        attack.attacker,
        attack.text,
        attack.ultimate,
        attack.target,
        attack.type,
        attack.undefendable,
        attack.defended,
        attack.settled,
        attack.failed,
        attack.dealt,
        attack.queue[:],
        attack.inflicted[:],
        attack.later[:],
    )


def copy_state(state: State) -> State:
    """An independent copy."""
    return State(
        Rng(state.rng.state),
        [copy_player(player) for player in state.players],
        state.health[:],
        state.choice,
        state.preset,
        state.pool,
        state.phase,
        state.turn,
        state.start,
        state.active,
        state.attempts,
        state.attempted,
        state.defense_attempts,
        state.changed,
        state.skip,
        None if state.attack is None else copy_attack(state.attack),
        state.trays[:],
        state.hits[:],
        state.pot,
        state.extra,
        state.stack[:],
        state.curve[:],
    )


# Sides and seats


def side_of(state: State, seat: int) -> int:
    """The side whose health is the seat's: the team with four players, else the seat itself (DT-12.3)."""
    return seat % 2 if len(state.players) == 4 else seat


def health_of(state: State, seat: int) -> int:
    return state.health[seat % 2 if len(state.players) == 4 else seat]


def health_cap(state: State) -> int:
    """Healing stops here (DT-1.2)."""
    return START_HEALTH[len(state.players)] + HEALING_ABOVE_START


# By the number of players and the first seat: all seats, clockwise.
CLOCKWISE: Final = {
    count: [tuple([(first + step) % count for step in range(count)]) for first in range(count)]
    for count in START_HEALTH
}


def around(state: State, first: int) -> list[int]:
    """All seats that are still in the game, clockwise from one (DT-4.1)."""
    players = state.players
    return [seat for seat in CLOCKWISE[len(players)][first] if not players[seat].out]


def opponents(state: State, seat: int) -> list[int]:
    """The opponents that are still in the game, clockwise."""
    players = state.players
    count = len(players)
    if count == 2:
        other = 1 - seat
        return [] if players[other].out else [other]
    found = []
    for step in range(1, count):
        other = (seat + step) % count
        if not players[other].out and (count != 4 or step != 2):
            found.append(other)
    return found


def teammates(state: State, seat: int) -> list[int]:
    """The partner, in the team game."""
    if len(state.players) != 4:
        return []
    other = (seat + 2) % 4
    return [] if state.players[other].out else [other]


def opposed(state: State, seat: int, other: int) -> bool:
    """Whether two seats are opponents of each other."""
    return seat != other and (len(state.players) != 4 or (seat - other) % 2 == 1)


def in_roll_phase(state: State) -> bool:
    return state.phase in ROLL_PHASES
