"""A position of Roll Player as plain data.

A die is a small number, colour * 6 + value - 1. A sheet is 18 numbers, three for each row, EMPTY where no die lies.
What is in flight lies on `stack`, the innermost last; steps are never changed in place, so copies share them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from ...core import flow
from ...core.flow import expect
from ...core.rng import Rng
from .view_types import DieView, SubjectView

ROWS = ("str", "dex", "con", "int", "wis", "cha")
STR, DEX, CON, INT, WIS, CHA = range(6)
COLOURS = ("red", "blue", "green", "purple", "black", "white", "gold")
GOLD = 6
DICE = (10, 10, 10, 10, 10, 10, 13)
EMPTY = -1

SPACES = tuple(f"{row}{column}" for row in ROWS for column in (1, 2, 3))
# Texts are sorted; walking the spaces in this order gives sorted texts.
SORTED_SPACES = tuple(sorted(range(18), key=lambda space: SPACES[space]))
SORTED_ROWS = tuple(sorted(range(6), key=lambda row: ROWS[row]))
DIE_TEXT = tuple(f"{colour}{value}" for colour in COLOURS for value in range(1, 7))

# Steps on the 3 x 3 alignment grid, row by row from good to evil, lawful to chaotic; sorted by name.
DIRECTIONS = {"chaotic": (0, 1), "evil": (1, 0), "good": (-1, 0), "lawful": (0, -1)}
CENTRE = 4


def colour_of(die: int) -> str:
    return COLOURS[die // 6]


def value_of(die: int) -> int:
    return die % 6 + 1


def with_value(die: int, value: int) -> int:
    """The same die showing another value."""
    return die - die % 6 + value - 1


def shown_die(die: int) -> DieView:
    """A die as views show it."""
    return {"colour": colour_of(die), "value": value_of(die)}


def die_view(die: int) -> DieView | None:
    """A die as views show it; None where there is none."""
    return shown_die(die) if die >= 0 else None


def _steps() -> dict[str, tuple[int, ...]]:
    steps = {}
    for name, (down, right) in DIRECTIONS.items():
        cells = []
        for cell in range(9):
            row, column = cell // 3 + down, cell % 3 + right
            cells.append(row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else -1)
        steps[name] = tuple(cells)
    return steps


# Where a step from each cell leads; -1 where the grid ends (RP-10.2).
STEP = _steps()
WAYS = tuple(tuple(name for name in DIRECTIONS if STEP[name][cell] >= 0) for cell in range(9))


class Step(flow.Step["State"]):
    """Something that is under way in a game of Roll Player."""

    __slots__ = ()
    only_base = True
    # The word by which pages and bots tell the question; empty where nothing is asked.
    name: ClassVar[str] = ""
    # Whether the player whom it asks has the turn.
    in_turn: ClassVar[bool] = False
    # Whether its player may use skills in it.
    allows_skills: ClassVar[bool] = False

    def is_moment(self, timing: str) -> bool:
        """Whether it is the moment of the own turn that a skill waits for (RP-9.3)."""
        return False

    def on_offer(self, state: State) -> Sequence[str] | None:
        """The cards that are for sale; None where nothing can be bought."""
        return None

    def after_purchase(self) -> Step:
        """What is under way once its player has bought a card; most do not count that."""
        return self

    def any_row(self) -> Step:
        """What is under way once the action of the placed die's row has become that of any row."""
        return self

    def subject(self, state: State) -> SubjectView:
        """What the question is about."""
        return {}


@dataclass(slots=True)
class Seated(Step):
    """A step that belongs to a seat, as all that ask something do."""

    only_base = True

    player: int

    def check(self, state: State) -> None:
        expect(0 <= self.player < len(state.players), "a seat for each step")


@dataclass(slots=True)
class Player:
    """One seat: its sheet, its gold and its cards."""

    race: str = ""
    klass: str = ""
    backstory: str = ""
    alignment: str = ""
    marker: int = CENTRE
    gold: int = 0
    tokens: int = 0
    die: int = EMPTY
    initiative: int = 0
    quiet: bool = False
    sheet: list[int] = field(default_factory=lambda: [EMPTY] * 18)
    # All cards in the order in which they came, and which of them are skills that can be used.
    cards: list[str] = field(default_factory=list)
    ready: list[str] = field(default_factory=list)


@dataclass(slots=True)
class State:
    """A whole position."""

    rng: Rng
    players: list[Player]
    variants: tuple[str, ...] = ()
    phase: str = "setup"
    round: int = 0
    rounds: int = 0
    start: int = 0
    nemesis: int = 0
    # Whether the one-dot cards still lie above the two-dot cards.
    layered: bool = True
    bag: list[int] = field(default_factory=lambda: list(DICE))
    # Dice out of play: drawn for a class, or the nemesis die.
    aside: list[int] = field(default_factory=lambda: [0] * 7)
    pool: list[int] = field(default_factory=list)
    card_gold: list[int] = field(default_factory=list)
    # The deck's top is its end.
    deck: list[str] = field(default_factory=list)
    market: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    trash: list[str] = field(default_factory=list)
    market_order: list[int] = field(default_factory=list)
    stack: list[Step] = field(default_factory=list)
    curve: list[tuple[int, ...]] = field(default_factory=list)


def copy_player(player: Player) -> Player:
    return Player(
        player.race,
        player.klass,
        player.backstory,
        player.alignment,
        player.marker,
        player.gold,
        player.tokens,
        player.die,
        player.initiative,
        player.quiet,
        player.sheet[:],
        player.cards[:],
        player.ready[:],
    )


def copy_state(state: State) -> State:
    """An independent copy."""
    return State(
        Rng(state.rng.state),
        [copy_player(player) for player in state.players],
        state.variants,
        state.phase,
        state.round,
        state.rounds,
        state.start,
        state.nemesis,
        state.layered,
        state.bag[:],
        state.aside[:],
        state.pool[:],
        state.card_gold[:],
        state.deck[:],
        state.market[:],
        state.discard[:],
        state.trash[:],
        state.market_order[:],
        state.stack[:],
        state.curve[:],
    )


# All seats clockwise from one, by the number of players.
_CLOCKWISE = {
    count: tuple(tuple((first + step) % count for step in range(count)) for first in range(count))
    for count in range(1, 5)
}


def around(state: State, first: int) -> tuple[int, ...]:
    """All seats clockwise from one (RP-1.5)."""
    return _CLOCKWISE[len(state.players)][first]


def asking(state: State) -> Seated:
    """The step that asks."""
    step = state.stack[-1]
    assert isinstance(step, Seated), "a question on top"
    return step


def row_count(player: Player, row: int) -> int:
    """How many dice lie in a row; they lie from left to right (RP-1.3)."""
    sheet, first = player.sheet, row * 3
    if sheet[first] < 0:
        return 0
    if sheet[first + 1] < 0:
        return 1
    return 2 if sheet[first + 2] < 0 else 3


def open_rows(player: Player) -> list[int]:
    """The rows with an empty space, in the order of their names."""
    sheet = player.sheet
    return [row for row in SORTED_ROWS if sheet[row * 3 + 2] < 0]


def unchosen(state: State) -> list[int]:
    """The numbers of the initiative cards that still have their die."""
    return [index + 1 for index, die in enumerate(state.pool) if die >= 0]


def draw_die(state: State) -> int:
    """A die drawn from the bag, unrolled: its colour (RP-1.8)."""
    bag = state.bag
    pick = state.rng.below(sum(bag))
    for colour in range(7):
        pick -= bag[colour]
        if pick < 0:
            bag[colour] -= 1
            return colour
    raise ValueError("the bag is empty")


def solo(state: State) -> bool:
    return len(state.players) == 1
