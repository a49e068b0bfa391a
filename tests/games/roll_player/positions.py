"""Positions and scripted chance for the tests: a table as one would lay it out to show a rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame_rules as pr
from pygame_rules.core.play import Event
from pygame_rules.core.rng import Rng
from pygame_rules.core.table import Table
from pygame_rules.games.roll_player.content.market import CARDS, SKILLS
from pygame_rules.games.roll_player.game import GAME
from pygame_rules.games.roll_player.info import RollPlayerOptions
from pygame_rules.games.roll_player.state import (
    COLOURS,
    DICE,
    DIE_TEXT,
    EMPTY,
    GOLD,
    ROWS,
    SPACES,
    Player,
    State,
    Step,
    asking,
)
from pygame_rules.games.roll_player.turn.attribute_actions import Acting
from pygame_rules.games.roll_player.turn.cleanup import FinalDiscard, FinalScoring
from pygame_rules.games.roll_player.turn.dice_phase import Placing, TakingCard
from pygame_rules.games.roll_player.turn.market_phase import Restoring, Shopping
from pygame_rules.games.roll_player.turn.rolled_dice import KeepingValue, Layout
from pygame_rules.games.roll_player.turn.rounds import Rounds
from pygame_rules.games.roll_player.turn.setting_up import StartingDice, starting_dice

RACES = ("human", "dwarf", "elf", "orc")
CLASSES = ("warrior", "cleric", "thief", "ranger")
BACKSTORIES = ("aristocrat", "brawler", "chosen_one", "craftsman")
ALIGNMENTS = ("hermit", "arbiter", "champion", "guardian")
PLAIN = "str red3, dex blue3, con green3, int purple3, wis black3, cha white3"


# The steps that are told by their names alone.
STEPS = {"take": TakingCard, "place": Placing, "market": Shopping, "restore": Restoring, "final": FinalDiscard}


@dataclass
class Hero:
    """A seat as a test needs it. The sheet reads `str red1 gold4, con blue6`; the marker starts in the middle."""

    sheet: str = PLAIN
    klass: str = ""
    race: str = ""
    backstory: str = ""
    alignment: str = ""
    cards: Sequence[str] = ()
    tired: Sequence[str] = ()
    gold: int = 5
    tokens: int = 0
    marker: tuple[int, int] = (1, 1)
    initiative: int = 0
    die: str = ""


def die(text: str) -> int:
    return DIE_TEXT.index(text) if text not in ("", "-") else EMPTY


def dice(text: str) -> list[int]:
    return [die(word) for word in text.split()]


def sheet(text: str) -> list[int]:
    found = [EMPTY] * 18
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        row, *words = part.split()
        for column, word in enumerate(words):
            found[ROWS.index(row) * 3 + column] = die(word)
    return found


def position(
    *heroes: Hero,
    step: str | Step = "take",
    seat: int = 0,
    pool: str = "",
    market: Iterable[str] = (),
    discard: Iterable[str] = (),
    deck: Iterable[str] | None = None,
    trash: Iterable[str] = (),
    round: int = 1,
    start: int = 0,
    options: dict[str, bool] | None = None,
) -> Table:
    """A table in mid-round at a seat's decision. What is not named lies in the bag and in the deck.

    The pool reads `red1 - gold2`, with a dash where the card is taken. The deck's top is its end.
    """
    chosen = RollPlayerOptions(**(options or {}))
    variants = tuple(name for name in RollPlayerOptions.model_fields if getattr(chosen, name))
    count = len(heroes)
    state = State(Rng(7), [_player(hero, index) for index, hero in enumerate(heroes)], variants)
    state.round, state.start = round, start
    state.rounds = 18 - starting_dice(count, variants)
    cards = max(count, 2) + 1
    state.card_gold = [0] + [1] * (cards - 2) + [0]
    state.pool = (dice(pool) + [EMPTY] * cards)[:cards] if pool else [EMPTY] * cards
    state.market, state.discard, state.trash = list(market), list(discard), list(trash)
    _lay_decks(state, deck)
    _stack(state, STEPS[step](seat) if isinstance(step, str) else step, seat)
    _fill_bag(state)
    GAME.check(state)
    GAME.advance(state, [])
    return Table.restore(GAME, count, "position", chosen, state, [], 0)


def shop(
    *heroes: Hero, seat: int = 0, market: Iterable[str] = ("weak", "proud", "leather_gloves"), **more: Any
) -> Table:
    """The market turn of a seat; who has no initiative card named holds the next one."""
    for number, hero in enumerate(heroes, 1):
        hero.initiative = hero.initiative or number
    return position(*heroes, step="market", seat=seat, market=market, pool="-", **more)


def _player(hero: Hero, index: int) -> Player:
    return Player(
        race=hero.race or RACES[index],
        klass=hero.klass or CLASSES[index],
        backstory=hero.backstory or BACKSTORIES[index],
        alignment=hero.alignment or ALIGNMENTS[index],
        marker=hero.marker[0] * 3 + hero.marker[1],
        gold=hero.gold,
        tokens=hero.tokens,
        die=die(hero.die),
        initiative=hero.initiative,
        sheet=sheet(hero.sheet),
        cards=[*hero.cards, *hero.tired],
        ready=[card for card in hero.cards if card in SKILLS],
    )


def _lay_decks(state: State, deck: Iterable[str] | None) -> None:
    used = [*state.market, *state.discard, *state.trash, *(card for player in state.players for card in player.cards)]
    alone = len(state.players) == 1
    rest = [card for card in CARDS if card not in used and not (alone and card == "diplomacy")]
    if deck is None:
        state.deck = rest
        return
    state.deck = list(deck)
    state.discard += [card for card in rest if card not in state.deck]


def _stack(state: State, step: Step, seat: int) -> None:
    """What lies below a step, in the phase that it belongs to."""
    count = len(state.players)
    below: list[Step] = [Rounds((seat - state.start) % count + 1)]
    state.phase = "dice"
    if isinstance(step, StartingDice):
        state.phase, below, state.round = "setup", [Rounds()], 0
    elif isinstance(step, Layout):
        state.phase, below = "roll", [Rounds()]
    elif isinstance(step, Shopping | Restoring):
        state.phase = "market"
        state.market_order = sorted(range(count), key=lambda s: state.players[s].initiative or 9)
        below = [Rounds(state.market_order.index(seat) + isinstance(step, Shopping))]
    elif isinstance(step, FinalDiscard):
        state.phase, below = "market", [Rounds(), FinalScoring()]
    state.stack = [*below, step]


def _fill_bag(state: State) -> None:
    used = [0] * 7
    loose = [d for step in state.stack if isinstance(step, Layout | StartingDice) for d in step.dice]
    for found in (*state.pool, *loose, *(p.die for p in state.players), *(d for p in state.players for d in p.sheet)):
        if found >= 0:
            used[found // 6] += 1
    if len(state.players) == 1:
        state.aside[GOLD] = 1
    state.bag = [total - out - away for total, out, away in zip(DICE, used, state.aside, strict=True)]


def tie(text: str, seat: int = 0) -> Layout:
    """Rolled dice that are to be laid out on the initiative cards."""
    return Layout(seat, tuple(dice(text)), tuple(range(len(text.split()))))


def just_placed(row: str, seat: int = 0) -> Acting:
    """A die was just placed in a row."""
    index = ROWS.index(row)
    return Acting(seat, index, ((index,),))


def last_question(table: Table) -> None:
    """Nothing is left of the game but one question: whether to keep the value of a die."""
    table.state.stack = [Rounds(), FinalScoring(), KeepingValue(0, 0, 1)]


class Scripted(Rng):
    """Chance that first gives what a test asks for."""

    __slots__ = ("script",)

    def __init__(self, *numbers: int) -> None:
        super().__init__(7)
        self.script = list(numbers)

    def below(self, n: int) -> int:
        return self.script.pop(0) if self.script else super().below(n)


def next_rolls(table: Table, *values: int) -> None:
    """The next dice rolled show these values."""
    table.state.rng = Scripted(*(value - 1 for value in values))


def play(table: Table, *texts: str) -> list[Event]:
    """Play some actions; the events of all of them."""
    return [event for text in texts for event in table.play(text)]


def texts(table: Table, verb: str = "") -> list[str]:
    """The legal action texts, or those of one verb."""
    return [action.text for action in table.actions if not verb or action.text.split()[0] == verb]


def row(table: Table, name: str, seat: int = 0) -> str:
    """A row as text, such as `red1 gold4`."""
    first = ROWS.index(name) * 3
    return " ".join(DIE_TEXT[d] for d in table.state.players[seat].sheet[first : first + 3] if d >= 0)


def marker(table: Table, seat: int = 0) -> tuple[int, int]:
    """Where the alignment marker stands: row from good to evil, column from lawful to chaotic."""
    row, column = divmod(table.state.players[seat].marker, 3)
    return row, column


def pool(table: Table) -> list[str]:
    return [DIE_TEXT[d] if d >= 0 else "" for d in table.state.pool]


def asked(table: Table) -> tuple[int, str]:
    """Whose decision it is, and which step."""
    step = asking(table.state)
    return step.player, step.name


def happened(events: Iterable[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def fresh(players: int, seed: int | str = 1, **options: bool) -> Table:
    return pr.new_game("roll_player", players=players, seed=seed, options=options)


def to_first_round(table: Table) -> Table:
    """Play the setup with the first choice each time, up to the first Dice turn."""
    while table.state.phase in ("setup", "roll"):
        table.play(table.actions[0])
    return table


__all__ = [
    "COLOURS",
    "Hero",
    "SPACES",
    "Scripted",
    "asked",
    "dice",
    "die",
    "fresh",
    "happened",
    "just_placed",
    "last_question",
    "marker",
    "next_rolls",
    "play",
    "pool",
    "position",
    "row",
    "sheet",
    "shop",
    "texts",
    "tie",
    "to_first_round",
]
