"""A position of Platformer as plain data.

A field is a small number (`tower/fields.py`), OFF where a figure is not on the map. A symbol is its place in SYMBOLS.
Levels count from 0. Enemy tokens go by name, such as `werewolf2`; the boss by its own. What is in flight lies on
`stack`, the innermost last; steps and the symbol in use are never changed in place, so copies share them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from ...core import flow
from ...core.rng import Rng
from .content.dice import BLANK
from .tower.fields import LEVEL, OFF, Tower, tower_of

COINS = 35
GEMS = 50
HEARTS = 25
MOST_LEVELS = 5
# After so many rounds without a winner the game is a draw (PF-16.4).
ROUNDS = 60

# How long a hero may still ignore gravity: until the own turn starts, until it ends, until the next one ends.
HOVER_TO_START, HOVER_TO_END, HOVER_PAST_END = 1, 2, 3


# The stages of a turn in their order (PF-4): an event comes first in a solo turn, a boss turn last.
STAGES = ("event", "level", "recharge", "roll", "enemies", "actions", "special", "gravity", "end", "boss")


class Step(flow.Step["State"]):
    """Something that is under way. `name` is what a view calls it when it asks."""

    __slots__ = ()
    only_base = True
    name: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class Using:
    """The symbol, or the effect like one, that is being used.

    `kind` is a symbol; `steps` what is left of it; `raises` how often gems have raised it, -1 if they cannot.
    `way`: "" in any direction, "up" upwards, "hook" upwards through platforms too, "rocket" upwards without pushing,
    "glide" the same after its first step, "level" an enemy of the own level. `target`: the enemy that is forced.
    """

    kind: int
    steps: int
    raises: int = 0
    way: str = ""
    target: str = ""


@dataclass(slots=True)
class Player:
    """One seat: its hero with hearts, coins, gems, cards and boss tokens."""

    hero: str
    hearts: int
    at: int = OFF
    coins: int = 0
    gems: int = 0
    special: int = BLANK
    items: list[str] = field(default_factory=list)
    potions: list[str] = field(default_factory=list)
    # Items and artifacts that lie sideways.
    exhausted: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    # Whether the once-per-turn ability has been used.
    tired: bool = False
    # Whether the hero has come to the boss level, for good (PF-12.5).
    arrived: bool = False
    hover: int = 0
    # In this turn, whoever's it is.
    wounds: int = 0
    defeated: int = 0


@dataclass(slots=True)
class State:
    """A whole position."""

    rng: Rng
    players: list[Player]
    labyrinth: str
    boss: str
    # As the table was laid: whether the boss was drawn, artifacts, larger map.
    variants: tuple[str, ...]
    # Two tiles a level from the lowest one up, the boss level last, and the enemy kind of each level below it.
    tiles: tuple[str, ...]
    foes: tuple[str, ...]
    lowest: int = 0
    highest: int = 0
    first: int = 0
    turn: int = 0
    active: int = 0
    # The stage of the turn: its place in STAGES.
    stage: int = 0
    over: bool = False
    winner: int = -1
    # Wounds beyond the boss's health (PF-15.5).
    surplus: int = 0
    # Figures and tokens on the map.
    enemies: dict[str, int] = field(default_factory=dict)
    asleep: dict[str, int] = field(default_factory=dict)
    coins: list[int] = field(default_factory=list)
    gems: list[int] = field(default_factory=list)
    specials: list[int] = field(default_factory=list)
    coin_supply: int = COINS
    gem_supply: int = GEMS
    # The pool of the turn: faces, which dice are used (as bits), and symbols that are ready by kind: made by fusion,
    # from Stars or by potions.
    dice: list[int] = field(default_factory=list)
    used: int = 0
    ready: list[int] = field(default_factory=lambda: [0] * 5)
    enemy_die: str = ""
    using: Using | None = None
    # What the next symbol, step, push or attack of this turn brings besides.
    primed: dict[str, int] = field(default_factory=dict)
    # Moves used, enemies defeated and cards bought in this turn.
    moves_used: int = 0
    kills: int = 0
    bought: int = 0
    # The shop; a deck's top is its end.
    shop_items: list[str] = field(default_factory=list)
    shop_potions: list[str] = field(default_factory=list)
    item_deck: list[str] = field(default_factory=list)
    potion_deck: list[str] = field(default_factory=list)
    # Artifacts by owner, -1 on the table.
    artifacts: dict[str, int] = field(default_factory=dict)
    boss_deck: list[str] = field(default_factory=list)
    boss_discard: list[str] = field(default_factory=list)
    # What the boss's last turn was made of: the cards drawn, and what the enemy die said.
    boss_drawn: list[str] = field(default_factory=list)
    boss_played: list[str] = field(default_factory=list)
    selector: str = ""
    # The solo game's events: to come, and in the order in which they came.
    event_deck: list[str] = field(default_factory=list)
    event_pile: list[str] = field(default_factory=list)
    stack: list[Step] = field(default_factory=list)
    # The map as far as it is revealed; made from the tiles, never saved.
    tower: Tower = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        """Read the map anew, after a level has come or gone."""
        if not 0 <= self.lowest <= self.highest < len(self.tiles) // 2 <= MOST_LEVELS:
            raise ValueError("levels that the tower does not have")
        self.tower = tower_of(self.lowest, self.tiles[2 * self.lowest : 2 * self.highest + 2])


def copy_player(player: Player) -> Player:
    return Player(
        player.hero,
        player.hearts,
        player.at,
        player.coins,
        player.gems,
        player.special,
        player.items[:],
        player.potions[:],
        player.exhausted[:],
        player.tokens[:],
        player.tired,
        player.arrived,
        player.hover,
        player.wounds,
        player.defeated,
    )


def copy_state(state: State) -> State:
    """An independent copy."""
    other = State.__new__(State)
    other.rng = Rng(state.rng.state)
    other.players = [copy_player(player) for player in state.players]
    other.labyrinth = state.labyrinth
    other.boss = state.boss
    other.variants = state.variants
    other.tiles = state.tiles
    other.foes = state.foes
    other.lowest = state.lowest
    other.highest = state.highest
    other.first = state.first
    other.turn = state.turn
    other.active = state.active
    other.stage = state.stage
    other.over = state.over
    other.winner = state.winner
    other.surplus = state.surplus
    other.enemies = state.enemies.copy()
    other.asleep = state.asleep.copy()
    other.coins = state.coins[:]
    other.gems = state.gems[:]
    other.specials = state.specials[:]
    other.coin_supply = state.coin_supply
    other.gem_supply = state.gem_supply
    other.dice = state.dice[:]
    other.used = state.used
    other.ready = state.ready[:]
    other.enemy_die = state.enemy_die
    other.using = state.using
    other.primed = state.primed.copy()
    other.moves_used = state.moves_used
    other.kills = state.kills
    other.bought = state.bought
    other.shop_items = state.shop_items[:]
    other.shop_potions = state.shop_potions[:]
    other.item_deck = state.item_deck[:]
    other.potion_deck = state.potion_deck[:]
    other.artifacts = state.artifacts.copy()
    other.boss_deck = state.boss_deck[:]
    other.boss_discard = state.boss_discard[:]
    other.boss_drawn = state.boss_drawn[:]
    other.boss_played = state.boss_played[:]
    other.selector = state.selector
    other.event_deck = state.event_deck[:]
    other.event_pile = state.event_pile[:]
    other.stack = state.stack[:]
    other.tower = state.tower
    return other


def solo(state: State) -> bool:
    return len(state.players) == 1


def boss_level(state: State) -> int:
    return len(state.tiles) // 2 - 1


def boss_revealed(state: State) -> bool:
    return state.highest == len(state.tiles) // 2 - 1


def on_boss_level(state: State, field: int) -> bool:
    """Whether a field lies on the closed level at the top (PF-13.4)."""
    return field >= (len(state.tiles) // 2 - 1) * LEVEL


def rounds_played(state: State) -> int:
    """The number of the round in which the game is."""
    return min(state.turn // len(state.players) + 1, ROUNDS)


def occupied(state: State) -> dict[int, str | int]:
    """Who stands where: the token of an enemy, or the seat of a hero."""
    found: dict[int, str | int] = dict(zip(state.enemies.values(), state.enemies, strict=True))
    for seat, player in enumerate(state.players):
        if player.at >= 0:
            found[player.at] = seat
    return found


def around(state: State, first: int) -> list[int]:
    """All seats clockwise from one."""
    count = len(state.players)
    return [(first + step) % count for step in range(count)]
