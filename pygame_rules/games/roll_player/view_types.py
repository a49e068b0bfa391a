"""What a view of a table and the catalogue of the content hold, by name.

Dice are texts such as `gold4` where they are named, spaces such as `con2`, rows such as `con`; seats count from 0.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

# The board


class DieView(TypedDict):
    """A die that shows a value."""

    colour: str
    value: int


class SubjectView(TypedDict, total=False):
    """What a question is about; which of these there are is up to the step."""

    # The die to be placed.
    die: DieView | None
    # A rerolled die: what it showed, what it shows now, and where it lies.
    old: int
    new: int
    space: str
    # The rows whose action may be taken.
    rows: list[str]
    # The colour of the class card.
    colour: str
    # The card that asks.
    card: str


class InitiativeView(TypedDict):
    """An initiative card: its die until it is taken, the gold on it, and who has taken it."""

    number: int
    die: DieView | None
    gold: int
    holder: int | None


class OwnCard(TypedDict):
    """A market card by a sheet."""

    id: str
    exhausted: bool


class TotalView(TypedDict):
    """A row with the parts of its score and its goal, as if the game ended now."""

    score: int
    dice: int
    race: int
    weapon: int
    # The goal as it is printed, and its ends; without an upper end in a goal such as 14+. Empty before the class.
    goal: str
    low: int
    high: int | None
    met: bool
    stars: int


class SetView(TypedDict):
    """An armor set of a player: how many cards, what they pay, and what they would pay with one more."""

    cards: int
    stars: int
    next_stars: int


class Stars(TypedDict, total=False):
    """The stars by part, as if the game ended now; gold counts alone only."""

    goals: int
    class_dice: int
    alignment: int
    backstory: int
    armor: int
    traits: int
    gold: int
    total: int


# Now in the own turn; with the gold there is; after placing the die, wherever; only in the right row; or not.
Afford = Literal["now", "gold", "placing", "row", "no"]


class OfferView(TypedDict):
    """What a card of the market or the discard pile costs a seat, and whether the seat can pay for it."""

    # After discounts, before tokens.
    cost: int
    afford: Afford
    # How much is missing at best.
    short: int


# Written like this because of the key `class`.
_PlayerClass = TypedDict("_PlayerClass", {"class": str | None})


class PlayerView(_PlayerClass):
    """A seat: its sheet, its gold and its cards."""

    seat: int
    race: str | None
    backstory: str | None
    alignment: str | None
    # Where the alignment marker stands: row from good to evil, column from lawful to chaotic.
    marker: list[int]
    gold: int
    tokens: int
    rows: dict[str, list[DieView]]
    cards: list[OwnCard]
    die: DieView | None
    initiative: int | None
    quiet: bool
    totals: dict[str, TotalView]
    sets: dict[str, SetView]
    # How many dice match the backstory.
    matches: int
    # Hands that hold weapons, and how many there are.
    hands: list[int]
    stars: Stars
    # The cards of the market, and those of the discard pile where they can be had now.
    offers: dict[str, OfferView]


class BoardView(TypedDict):
    """The table as everyone sees it."""

    round: int
    rounds: int
    starting_dice: int
    phase: str
    step: str
    start: int
    order: list[int]
    turn: int
    market_order: list[int]
    initiative: list[InitiativeView]
    rolled: list[DieView]
    bag: dict[str, int]
    market: list[str]
    deck: int
    discard: list[str]
    trash: list[str]
    nemesis: int | None
    players: list[PlayerView]
    subject: SubjectView
    curve: list[list[int]]
    # The position itself as far as it is known, for `imagine`.
    flow: Any


class Changes(TypedDict, total=False):
    """What an action would certainly change."""

    # Gold and stars gained or lost, and the stars by part.
    gold: int
    stars: int
    parts: dict[str, int]
    # What a purchase costs in gold, after discounts and tokens.
    cost: int
    # A row after a die is placed in it: its score, whether its goal is met, whether it is full, the spaces left.
    row: str
    score: int
    met: bool
    fills: bool
    left: int
    # What the goal of a row that gets full pays: its stars where it is newly met, -1 where it is missed, else 0.
    promise: int
    # Where the marker goes: row and column of its card.
    cell: list[int]
    # What a turned die will show.
    value: int


# The catalogue


class RaceEntry(TypedDict):
    name: str
    modifiers: dict[str, int]
    provenance: dict[str, str]


class GoalEntry(TypedDict):
    """A goal as it is printed, such as `14-15`, with its stars."""

    text: str
    stars: int


class AbilityEntry(TypedDict):
    name: str
    text: str


class ClassEntry(TypedDict):
    """One side of a class card; `pair` is the other, `unsure` the fields that are not known for certain."""

    name: str
    colour: str
    pair: str
    goals: dict[str, GoalEntry]
    ability: AbilityEntry
    provenance: dict[str, str]
    unsure: list[str]


class BackstoryEntry(TypedDict):
    """The colours that a backstory wants, by space."""

    name: str
    spaces: dict[str, str]
    provenance: dict[str, str]


class BackstoryStep(TypedDict):
    """So many matches pay so many stars."""

    matches: int
    stars: int


class AlignmentEntry(TypedDict):
    """The stars of the nine cells: rows from good to evil, columns from lawful to chaotic."""

    name: str
    grid: list[list[int]]
    provenance: dict[str, str]


class _Card(TypedDict, total=False):
    # Skills and traits move the marker, weapons need hands, skills have a timing, armor belongs to a set.
    arrow: str
    hands: int
    timing: str
    set: str


class CardEntry(_Card):
    """A market card; `unsure` are the fields that are not known for certain, with where they come from."""

    name: str
    type: str
    cost: int
    dots: int
    text: str
    provenance: dict[str, str]
    unsure: dict[str, str]


class SetEntry(TypedDict):
    """An armor set: the stars by the number of cards, and the class colours that it pays one more."""

    name: str
    stars: list[int]
    colours: list[str]
    provenance: dict[str, str]


class RowEntry(TypedDict):
    name: str
    short: str
    action: str


class ColourEntry(TypedDict):
    name: str
    letter: str


class Catalogue(TypedDict):
    """All content with its words in the language in use."""

    races: dict[str, RaceEntry]
    classes: dict[str, ClassEntry]
    backstories: dict[str, BackstoryEntry]
    backstory_steps: list[BackstoryStep]
    alignments: dict[str, AlignmentEntry]
    cards: dict[str, CardEntry]
    armor_sets: dict[str, SetEntry]
    rows: dict[str, RowEntry]
    colours: dict[str, ColourEntry]
