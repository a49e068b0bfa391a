"""Positions for tests, drawn in the notation of the tiles (PF-2.10) with the figures in their cells.

    +   +   +   +
      @   W         the top row: a hero and a werewolf
    +---+---+   +   its floors
          g   H     a gem, a ladder
    +---+---+---+

`@ & % $` are the heroes of seats 0 to 3, capital letters the enemies of LETTERS. Gems and coins lie where they are
drawn. Beyond the drawing everything is walled off. A hero who is not drawn is off the map.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from pygame_rules.core.errors import Reason
from pygame_rules.core.play import Event
from pygame_rules.core.rng import Rng
from pygame_rules.core.table import Table
from pygame_rules.games.platformer.content.bosses import BOSSES, cards_of
from pygame_rules.games.platformer.content.cards import ITEMS, POTIONS
from pygame_rules.games.platformer.content.dice import ACTION_FACES, BLANK, ENEMY_FACES, SYMBOLS
from pygame_rules.games.platformer.content.enemies import TOKENS
from pygame_rules.games.platformer.content.heroes import HEROES
from pygame_rules.games.platformer.content.solo_events import EVENTS
from pygame_rules.games.platformer.game import GAME
from pygame_rules.games.platformer.info import PlatformerOptions
from pygame_rules.games.platformer.state import COINS, GEMS, STAGES, Player, State
from pygame_rules.games.platformer.tower.fields import LEVEL, OFF, WIDTH, Cell, Tower, field_at, xy
from pygame_rules.games.platformer.turn.acting import Acting
from pygame_rules.games.platformer.turn.stages import SpecialDie

HERO_SIGNS = "@&%$"
CAST = ("sweety", "etorn", "borko", "nox", "fizz", "mirella")
LETTERS = {
    "L": "slime", "O": "goblin", "E": "ent", "Y": "harpy", "W": "werewolf", "R": "wraith", "V": "viper", "D": "guard",
    "M": "medusa", "K": "ikee",
}  # fmt: skip
BLANK_ROW: tuple[Cell, ...] = (("", "---", False, False),) * WIDTH
BOSS_ROWS = 3
TILES = ("F01", "F03", "F02", "F05", "F09", "F11", "FB1", "FB2")


@dataclass
class Hero:
    """What a test wants to say of a hero; the rest is as at the start."""

    name: str = ""
    hearts: int = 0
    coins: int = 0
    gems: int = 0
    special: str = ""
    items: tuple[str, ...] = ()
    exhausted: tuple[str, ...] = ()
    potions: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    arrived: bool = False
    tired: bool = False
    hover: int = 0


@dataclass
class Drawing:
    """A drawn map: its rows from the lowest up, and who stands where by column and row of the drawing."""

    rows: list[tuple[Cell, ...]] = field(default_factory=list)
    figures: dict[tuple[int, int], str] = field(default_factory=dict)


def read(art: str) -> Drawing:
    """A drawing taken apart; an empty line is a row without anything in it."""
    lines = textwrap.dedent(art.removeprefix("\n").rstrip()).splitlines()
    if lines[0].lstrip().startswith("+"):
        lines.pop(0)  # a frame above the top row says nothing
    assert len(lines) % 2 == 0, "every row of cells has its floors"
    width = max(len(line) for line in lines)
    columns = (width - 1) // 4
    assert columns <= WIDTH, "a drawing has at most ten columns"
    found = Drawing()
    for y, index in enumerate(range(len(lines) - 2, -1, -2)):
        cells, floors = lines[index].ljust(width), lines[index + 1].ljust(width)
        row: list[Cell] = []
        for x in range(columns):
            left = 4 * x
            signs = cells[left + 1 : left + 4].replace(" ", "")
            figures = [sign for sign in signs if sign in HERO_SIGNS or sign in LETTERS]
            for sign in figures:
                found.figures[x, y] = sign
            features = "".join(sign for sign in signs if sign not in figures)
            opens_left = x > 0 and cells[left] != "|"
            opens_right = x < columns - 1 and cells[left + 4] != "|"
            row.append((features, floors[left + 1 : left + 4], opens_left, opens_right))
        found.rows.append((*row, *BLANK_ROW[columns:]))
    return found


class Position:
    """A table in a drawn position."""

    def __init__(self, table: Table, below: int) -> None:
        self.table = table
        self.below = below  # rows of the tower under the drawing

    @property
    def state(self) -> State:
        return self.table.state  # type: ignore[no-any-return]

    def play(self, *texts: str) -> list[Event]:
        """Play some actions; the events of all of them."""
        return [event for text in texts for event in self.table.play(text)]

    def texts(self, *verbs: str) -> list[str]:
        """The legal action texts, or those of some verbs."""
        return [action.text for action in self.table.actions if not verbs or action.text.split()[0] in verbs]

    def why(self, text: str) -> Reason:
        """Why an action is refused."""
        reason = self.table.explain(text)
        assert reason is not None, f"{text} is legal"
        return reason

    def hero(self, sign: str = "@") -> Player:
        return self.state.players[HERO_SIGNS.index(sign)]

    def at(self, figure: str) -> tuple[int, int] | None:
        """Where a hero (by sign) or an enemy (by letter, or by token where there are several) is in the drawing."""
        if figure in HERO_SIGNS:
            field = self.hero(figure).at
        else:
            token = figure if figure in TOKENS or figure in BOSSES else self._token(figure)
            field = self.state.enemies.get(token, OFF)
        if field == OFF:
            return None
        x, y = xy(field)
        return x, y - self.below

    def _token(self, letter: str) -> str:
        kind = LETTERS[letter]
        return kind if kind in BOSSES else f"{kind}1"

    def shows(self, art: str) -> bool:
        """Whether exactly the drawn figures stand where they are drawn."""
        here: dict[tuple[int, int], str] = {}
        for seat, player in enumerate(self.state.players):
            if player.at != OFF:
                here[xy(player.at)[0], xy(player.at)[1] - self.below] = HERO_SIGNS[seat]
        for token, at in self.state.enemies.items():
            kind = token if token in BOSSES else TOKENS[token].id
            here[xy(at)[0], xy(at)[1] - self.below] = next(sign for sign, name in LETTERS.items() if name == kind)
        wanted = read(art).figures
        assert here == wanted, f"{here} is not {wanted}"
        return True

    @property
    def asked(self) -> tuple[int, str]:
        """Whose decision it is, and which step."""
        assert self.table.decision is not None
        return self.table.decision.player, self.state.stack[-1].name

    def next_roll(self, dice: str = "coin coin coin coin coin", enemy: str = "left", *more: int) -> None:
        """The next roll of the pool and the enemy die shows this; then come these plain numbers."""
        faces = [ACTION_FACES.index(SYMBOLS.index(word)) for word in dice.split()]
        self.state.rng = Scripted(*faces, ENEMY_FACES.index(enemy), *more)

    def chance(self, *numbers: int) -> None:
        """The next random numbers, each from 0."""
        self.state.rng = Scripted(*numbers)


class Scripted(Rng):
    """Chance that first gives what a test asks for."""

    __slots__ = ("script",)

    def __init__(self, *numbers: int) -> None:
        super().__init__(7)
        self.script = list(numbers)

    def below(self, n: int) -> int:
        return self.script.pop(0) if self.script else super().below(n)


def face(name: str) -> int:
    """The number that makes an action die show a symbol."""
    return ACTION_FACES.index(SYMBOLS.index(name))


def enemy_face(name: str) -> int:
    """The number that makes the enemy die show a result."""
    return ENEMY_FACES.index(name)


def tower(
    art: str,
    *heroes: Hero,
    dice: str = "",
    enemy: str = "left",
    boss: str = "",
    solo: bool = False,
    shop: Iterable[str] = (),
    artifacts: dict[str, int] | None = None,
    event: str = "",
    events_left: int | None = None,
    boss_deck: Iterable[str] | None = None,
    specials: Iterable[tuple[int, int]] | None = None,
    turn: int = 2,
    first: int = 0,
) -> Position:
    """The position of a drawing, with seat 0 at its actions. With a boss the top three rows are the boss level."""
    drawing = read(art)
    lowest, levels, below = _levels(drawing, bool(boss))
    signs = "".join(drawing.figures.values())
    count = max([1 if solo else 2, len(heroes), *(HERO_SIGNS.index(sign) + 1 for sign in signs if sign in HERO_SIGNS)])
    free = [name for name in CAST if name not in [hero.name for hero in heroes]]
    players = [_player(heroes[seat] if seat < len(heroes) else Hero(), free) for seat in range(count)]
    options = PlatformerOptions(boss=boss or "medusa", artifacts=artifacts is not None)
    variants = ("artifacts",) if artifacts is not None else ()
    highest = lowest + len(levels) - 1
    state = State(Rng(7), players, "forest", options.boss, variants, TILES, _foes(signs), lowest, highest)
    state.tower = Tower(lowest, levels)
    state.first, state.turn, state.active = first, turn * count, first
    state.stage, state.enemy_die = STAGES.index("actions"), enemy
    state.dice = [SYMBOLS.index(word) for word in dice.split()]
    _place(state, drawing, below, specials)
    lay_cards(state, shop, artifacts or {}, event, events_left, boss_deck)
    state.stack = [SpecialDie(), Acting()]
    GAME.check(state)
    return Position(Table.restore(GAME, count, "position", options, state, [], 0), below)


def _levels(drawing: Drawing, boss: bool) -> tuple[int, list[tuple[Cell, ...]], int]:
    """The lowest level's number, the cells of each level, and the rows of the tower under the drawing."""
    rows = list(drawing.rows)
    if boss:
        under = len(rows) - BOSS_ROWS
        assert under >= 0, "a boss level has three rows"
        missing = -under % 3
        rows[:0] = [BLANK_ROW] * missing
        levels = _grouped(rows)
        lowest = 4 - len(levels)
        return lowest, levels, lowest * 3 + missing
    rows += [BLANK_ROW] * (-len(rows) % 3)
    # A level of nothing on top, so that no hero of the drawing stands where the next level is revealed from.
    return 0, [*_grouped(rows), BLANK_ROW * 3], 0


def _grouped(rows: list[tuple[Cell, ...]]) -> list[tuple[Cell, ...]]:
    return [rows[index] + rows[index + 1] + rows[index + 2] for index in range(0, len(rows), 3)]


def _player(hero: Hero, free: list[str]) -> Player:
    name = hero.name or free.pop(0)
    return Player(
        name,
        hero.hearts or HEROES[name].health,
        coins=hero.coins,
        gems=hero.gems,
        special=SYMBOLS.index(hero.special) if hero.special else BLANK,
        items=[*hero.items, *hero.exhausted],
        potions=list(hero.potions),
        exhausted=list(hero.exhausted),
        tokens=list(hero.tokens),
        tired=hero.tired,
        arrived=hero.arrived,
        hover=hero.hover,
    )


def _foes(signs: str) -> tuple[str, ...]:
    """One enemy card a tier, with the kinds that are drawn."""
    kinds = [LETTERS[sign] for sign in signs if sign in LETTERS]
    return (
        "goblin" if "goblin" in kinds else "slime",
        "harpy" if "harpy" in kinds else "ent",
        "wraith" if "wraith" in kinds else "werewolf",
    )


def _place(state: State, drawing: Drawing, below: int, specials: Iterable[tuple[int, int]] | None) -> None:
    counts: dict[str, int] = {}
    for (x, y), sign in sorted(drawing.figures.items(), key=lambda item: (item[0][1], item[0][0])):
        at = field_at(x, y + below)
        if sign in HERO_SIGNS:
            player = state.players[HERO_SIGNS.index(sign)]
            player.at = at
            player.arrived = at >= 3 * LEVEL
        else:
            kind = LETTERS[sign]
            counts[kind] = counts.get(kind, 0) + 1
            state.enemies[kind if kind in BOSSES else f"{kind}{counts[kind]}"] = at
    state.coins, state.gems = list(state.tower.coins), list(state.tower.gems)
    if specials is None:
        state.specials = list(state.tower.special)
    else:
        state.specials = [field_at(x, y + below) for x, y in specials]
    state.coin_supply = COINS - len(state.coins) - sum(player.coins for player in state.players)
    state.gem_supply = GEMS - len(state.gems) - sum(player.gems for player in state.players)


def lay_cards(
    state: State,
    shop: Iterable[str],
    artifacts: dict[str, int],
    event: str,
    events_left: int | None,
    boss_deck: Iterable[str] | None,
) -> None:
    """Deal the shop, and put all cards that nobody holds into their decks."""
    shown = list(shop)
    held = [card for player in state.players for card in (*player.items, *player.potions)]
    state.shop_items = [card for card in shown if card in ITEMS]
    state.shop_potions = [card for card in shown if card in POTIONS]
    state.item_deck = [card for card in sorted(ITEMS) if card not in shown and card not in held]
    state.potion_deck = [card for card in sorted(POTIONS) if card not in shown and card not in held]
    state.artifacts = dict(artifacts)
    state.boss_deck = sorted(cards_of(state.boss)) if boss_deck is None else list(boss_deck)
    state.boss_discard = [card for card in sorted(cards_of(state.boss)) if card not in state.boss_deck]
    if len(state.players) == 1:
        rest = [card for card in sorted(EVENTS) if card != event]
        left = len(rest) if events_left is None else events_left
        state.event_deck = rest[:left]
        state.event_pile = [*rest[left:], *([event] if event else [])]


def happened(events: Iterable[Event], kind: type) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def final(events: Iterable[Event]) -> bool:
    """Whether something happened that cannot be taken back."""
    return any(event.reveals for event in events)


def fresh(players: int, seed: int | str = 1, **options: Any) -> Table:
    """A table at its first decision."""
    return Table(GAME, players, seed, PlatformerOptions(**options))
