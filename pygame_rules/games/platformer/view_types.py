"""What a view, its actions and the catalogue of Platformer hold, by name. Columns and rows count from 0 from below."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from ...core.views import DecisionView, ResultView

# Column and row.
Place = list[int]
# A symbol of the dice: coin, force, move, star or sword.
Symbol = str
# What the enemy die says: attack, left or right.
EnemyResult = str


# The board


class LevelView(TypedDict):
    """A level from the lowest up; tiles and enemy are None as long as it lies face down."""

    level: int
    rows: list[int]
    boss: bool
    tier: str | None
    status: Literal["hidden", "removed", "open"]
    tiles: list[str] | None
    enemy: str | None


class TowerView(TypedDict):
    columns: int
    rows: int
    lowest: int
    highest: int
    levels: list[LevelView]


class TokensView(TypedDict):
    """What lies on the fields."""

    coins: list[Place]
    gems: list[Place]
    specials: list[Place]


class AttackSum(TypedDict):
    """What the active hero has against an enemy: symbols, the wounds they deal, and the most with all gems."""

    swords: int
    special: bool
    wounds: int
    most: int


class EnemyView(TypedDict):
    """An enemy on the map; `number` tells those of one kind apart, and is 0 for the boss."""

    id: str
    kind: str
    number: int
    boss: bool
    at: Place
    health: int
    damage: int
    asleep: int | None
    # The fields that it attacks.
    reach: list[Place]
    # None unless the active hero acts.
    attack: AttackSum | None


class BossView(TypedDict):
    id: str
    revealed: bool
    at: Place | None
    health: int
    power: int
    token: str
    deck: list[str]
    discard: list[str]
    drawn: list[str]
    played: list[str]
    selector: EnemyResult | None
    # The card that acted last, and the fields that it would reach now.
    last: str | None
    reach: list[Place]


class DieView(TypedDict):
    number: int
    face: Symbol
    used: bool


class UsingView(TypedDict):
    """The symbol in use; `cost` is that of its next raise in gems, None if gems cannot raise it."""

    symbol: Symbol
    steps: int
    raises: int
    cost: int | None
    way: str
    target: str | None


class RaiseView(TypedDict):
    """A step on the ladder of gems: how much stronger the symbol is, for how many gems in all."""

    raises: int
    gems: int
    paid: bool
    affordable: bool


class PoolView(TypedDict):
    """The dice of the active player."""

    dice: list[DieView]
    ready: dict[Symbol, int]
    usable: dict[Symbol, int]
    enemy: EnemyResult | None
    using: UsingView | None
    ladder: list[RaiseView]
    primed: dict[str, int]


class WareView(TypedDict):
    """A card of the shop, with what it costs the active player."""

    id: str
    cost: int
    affordable: bool


class ShopView(TypedDict):
    items: list[WareView]
    potions: list[WareView]
    item_deck: int
    potion_deck: int


class ArtifactView(TypedDict):
    id: str
    owner: int | None


class EventsView(TypedDict):
    """The events of a solo game."""

    left: int
    pile: list[str]
    current: str | None


class OwnedCard(TypedDict):
    id: str
    exhausted: bool


class PlayerView(TypedDict):
    seat: int
    hero: str
    at: Place | None
    level: int | None
    arrived: bool
    hearts: int
    health: int
    coins: int
    gems: int
    special: Symbol | None
    star_as: list[Symbol]
    items: list[OwnedCard]
    artifacts: list[OwnedCard]
    potions: list[str]
    tokens: list[str]
    ability: Literal["used", "ready"] | None
    hover: bool
    defeated: int
    bonus: dict[Symbol, int]


class SupplyView(TypedDict):
    coins: int
    gems: int
    tokens: dict[str, int]


class Subject(TypedDict, total=False):
    """What a question is about: the card that asks, and how many dice may be rerolled."""

    card: str
    dice: int


class Board(TypedDict):
    """The table as everyone sees it."""

    round: int
    rounds: int
    turn: int
    first: int
    active: int
    stage: str
    step: str
    subject: Subject
    solo: bool
    labyrinth: str
    tower: TowerView
    tokens: TokensView
    enemies: list[EnemyView]
    boss: BossView
    pool: PoolView
    shop: ShopView
    artifacts: list[ArtifactView]
    events: EventsView | None
    players: list[PlayerView]
    supply: SupplyView
    flow: Any


# Actions


class Arguments(TypedDict, total=False):
    """What an action is about; which of these it has is up to its verb."""

    # attack, force
    enemy: str
    # move, force
    way: str
    push: list[str]
    # Whether the special die pays for it.
    special: bool
    gems: int
    face: Symbol
    symbol: Symbol
    card: str
    # use, drink: what it is used on
    figure: str | None
    column: int | None
    token: str
    # gravity: what the own hero does, and the row of the ladder that he catches
    hero: Literal["holds", "falls", "catches"]
    row: int | None
    # enter
    at: Place
    # reroll, turn: dice by their numbers in the pool
    dice: list[int]
    die: int


class TrailStep(TypedDict):
    """A step of a way: the field it leads to, and whether through a portal."""

    at: Place
    portal: bool


class Reach(TypedDict):
    """A field that the hero can Move to, by the best way there."""

    at: Place
    # The texts of the actions that lead there, the first of which is the one that this is told of.
    path: list[str]
    trail: list[TrailStep]
    # How many Move symbols it starts to use, and how many gems it costs.
    moves: int
    gems: int
    wounds: int
    attackers: list[str]
    traps: int
    faints: bool
    # What is found on the way.
    coins: int
    gems_found: int
    # Where gravity would set the hero down.
    drop: Place
    reveals: bool
    shop: bool


class Fall(TypedDict):
    """Who would fall where, and how many hearts it costs."""

    figure: str
    wounds: int
    # Where from.
    origin: Place
    to: Place


class Changes(TypedDict, total=False):
    """What is certain to come of an action; which of these is told is up to its verb."""

    # move: the field that it leads to, and where the hero is in the end, None if he does not get there
    field: Place
    to: Place | None
    pushes: str | None
    pushed_to: Place | None
    wounds: int
    attackers: list[str]
    trap: bool
    faints: bool
    # move: found or lost on the way; attack: loot, and gems that are spent
    coins: int
    gems: int
    reveals: bool
    # Where gravity would set the figure down.
    drop: Place | None
    # move: what pays for it
    source: Literal["using", "special", "ready", "die"]
    reach: list[Reach]
    # attack, force
    enemy: str
    swords: int
    special: bool
    health: int
    gems_won: int
    # attack: the gems that are left
    gems_left: int
    # buy
    cost: int
    left: int
    # gravity, end
    falls: list[Fall]
    boss_turn: bool
    # bank: what sets the special die: a die, a fusion, or one with the special die itself
    way: str


class Offer(TypedDict):
    """A legal action."""

    text: str
    verb: str
    args: Arguments
    label: str
    changes: Changes


class View(TypedDict):
    """All that a seat may know of a table."""

    game: str
    seat: int | None
    players: int
    options: dict[str, Any]
    decision: DecisionView | None
    actions: list[Offer]
    others: list[Any]
    board: Board
    result: ResultView | None


# The catalogue


class Known(TypedDict):
    """What every piece of content has: its name, where its facts are known from, and which of them are not sure."""

    name: str
    provenance: dict[str, str]
    unsure: list[str]


class Worded(TypedDict):
    name: str
    text: str


class HeroAbility(Worded):
    """`once`: it is used by hand, once a turn."""

    once: bool


class HeroEntry(Known):
    health: int
    star_as: list[Symbol]
    ability: HeroAbility


class EnemyEntry(Known):
    tier: str | None
    boss: str | None
    tokens: int
    health: int
    damage: int
    coins: int
    gems: int
    ability: Worded


class BossEntry(Known):
    power: int
    health_per_level: int
    helper: str
    tokens: list[str]
    field_token: str
    turn: str


class BossTokenEntry(Known):
    boss: str
    copies: int
    good: bool
    text: str
    removal: str


class BossCardEntry(Known):
    boss: str
    symbol: str
    range: str
    range_name: str
    text: str


class CardEntry(Known):
    """An item, a potion or an artifact; artifacts have a condition."""

    # item, potion or artifact
    type: str
    cost: int
    exhausts: bool
    text: str
    condition: str | None


class EventEntry(Known):
    timing: str
    timing_name: str
    text: str


class Cell(TypedDict):
    """A field of a tile."""

    features: list[str]
    floor: str
    wall_left: bool
    wall_right: bool


class TileEntry(Known):
    """A tile, with its rows of cells from the lowest up."""

    labyrinth: str
    boss_level: bool
    cells: list[list[Cell]]


class DieEntry(Known):
    copies: int
    faces: list[str]


class Catalogue(TypedDict):
    """All content, worded in the language in use."""

    heroes: dict[str, HeroEntry]
    enemies: dict[str, EnemyEntry]
    bosses: dict[str, BossEntry]
    boss_tokens: dict[str, BossTokenEntry]
    boss_cards: dict[str, BossCardEntry]
    cards: dict[str, CardEntry]
    events: dict[str, EventEntry]
    tiles: dict[str, TileEntry]
    symbols: dict[Symbol, Worded]
    enemy_die: dict[EnemyResult, Worded]
    dice: dict[str, DieEntry]
