"""What can be chosen: one verb each, with the text that names it. Equal texts of a seat are equal actions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from ...core.play import Move
from .state import COLOURS, DIE_TEXT, DIRECTIONS, ROWS, SORTED_SPACES, SPACES, WAYS


@dataclass(frozen=True, slots=True, eq=False)
class ChooseRace(Move):
    race: str

    def spell(self) -> str:
        return f"race {self.race}"


@dataclass(frozen=True, slots=True, eq=False)
class ChooseClass(Move):
    klass: str

    def spell(self) -> str:
        return f"class {self.klass}"

    def arguments(self) -> dict[str, Any]:
        return {"class": self.klass}


@dataclass(frozen=True, slots=True, eq=False)
class PlaceStart(Move):
    """Put one of the rolled starting dice into a row."""

    die: int
    row: int

    def spell(self) -> str:
        return f"place {DIE_TEXT[self.die]} {ROWS[self.row]}"

    def arguments(self) -> dict[str, Any]:
        return {"die": DIE_TEXT[self.die], "row": ROWS[self.row]}


@dataclass(frozen=True, slots=True, eq=False)
class OrderFirst(Move):
    """Of the tied dice, put this one on the lowest of their cards."""

    die: int

    def spell(self) -> str:
        return f"first {DIE_TEXT[self.die]}"

    def arguments(self) -> dict[str, Any]:
        return {"die": DIE_TEXT[self.die]}


@dataclass(frozen=True, slots=True, eq=False)
class UseSkill(Move):
    card: str
    copied: str = ""
    direction: str = ""

    def spell(self) -> str:
        return " ".join(word for word in ("use", self.card, self.copied, self.direction) if word)

    def arguments(self) -> dict[str, Any]:
        return {"card": self.card, "copied": self.copied or None, "direction": self.direction or None}


@dataclass(frozen=True, slots=True, eq=False)
class Pass(Move):
    whole_round: bool = False

    def spell(self) -> str:
        return "pass round" if self.whole_round else "pass"


@dataclass(frozen=True, slots=True, eq=False)
class TakeCard(Move):
    number: int

    def spell(self) -> str:
        return f"take {self.number}"


@dataclass(frozen=True, slots=True, eq=False)
class Exchange(Move):
    number: int

    def spell(self) -> str:
        return f"exchange {self.number}"


@dataclass(frozen=True, slots=True, eq=False)
class Keep(Move):
    def spell(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True, eq=False)
class PlaceDie(Move):
    row: int

    def spell(self) -> str:
        return f"place {ROWS[self.row]}"

    def arguments(self) -> dict[str, Any]:
        return {"row": ROWS[self.row]}


@dataclass(frozen=True, slots=True, eq=False)
class Flip(Move):
    space: int

    def spell(self) -> str:
        return f"flip {SPACES[self.space]}"

    def arguments(self) -> dict[str, Any]:
        return {"space": SPACES[self.space]}


@dataclass(frozen=True, slots=True, eq=False)
class Swap(Move):
    first: int
    second: int

    def spell(self) -> str:
        return f"swap {SPACES[self.first]} {SPACES[self.second]}"

    def arguments(self) -> dict[str, Any]:
        return {"first": SPACES[self.first], "second": SPACES[self.second]}


@dataclass(frozen=True, slots=True, eq=False)
class Adjust(Move):
    """Raise or lower a die by an amount."""

    space: int
    amount: int

    def spell(self) -> str:
        text = f"{'raise' if self.amount > 0 else 'lower'} {SPACES[self.space]}"
        return text if abs(self.amount) == 1 else f"{text} {abs(self.amount)}"

    def arguments(self) -> dict[str, Any]:
        return {"space": SPACES[self.space], "by": abs(self.amount)}


@dataclass(frozen=True, slots=True, eq=False)
class Reroll(Move):
    space: int

    def spell(self) -> str:
        return f"reroll {SPACES[self.space]}"

    def arguments(self) -> dict[str, Any]:
        return {"space": SPACES[self.space]}


@dataclass(frozen=True, slots=True, eq=False)
class KeepValue(Move):
    new: bool

    def spell(self) -> str:
        return "keep new" if self.new else "keep old"


@dataclass(frozen=True, slots=True, eq=False)
class MoveMarker(Move):
    direction: str

    def spell(self) -> str:
        return f"move {self.direction}"


@dataclass(frozen=True, slots=True, eq=False)
class TakeToken(Move):
    def spell(self) -> str:
        return "token"


@dataclass(frozen=True, slots=True, eq=False)
class Skip(Move):
    def spell(self) -> str:
        return "skip"


@dataclass(frozen=True, slots=True, eq=False)
class Buy(Move):
    card: str
    keep_token: bool = False

    def spell(self) -> str:
        return f"buy {self.card} gold" if self.keep_token else f"buy {self.card}"


@dataclass(frozen=True, slots=True, eq=False)
class Discard(Move):
    card: str

    def spell(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True, eq=False)
class Drop(Move):
    """Put an own card on the discard pile, for nothing."""

    card: str

    def spell(self) -> str:
        return f"drop {self.card}"


@dataclass(frozen=True, slots=True, eq=False)
class Done(Move):
    def spell(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True, eq=False)
class Restore(Move):
    card: str

    def spell(self) -> str:
        return f"restore {self.card}"


@dataclass(frozen=True, slots=True, eq=False)
class Fetch(Move):
    colour: int
    space: int

    def spell(self) -> str:
        return f"fetch {COLOURS[self.colour]} {SPACES[self.space]}"

    def arguments(self) -> dict[str, Any]:
        return {"colour": COLOURS[self.colour], "space": SPACES[self.space]}


@dataclass(frozen=True, slots=True, eq=False)
class Trade(Move):
    space: int
    number: int

    def spell(self) -> str:
        return f"trade {SPACES[self.space]} {self.number}"

    def arguments(self) -> dict[str, Any]:
        return {"space": SPACES[self.space], "number": self.number}


@dataclass(frozen=True, slots=True, eq=False)
class Turn(Move):
    number: int

    def spell(self) -> str:
        return f"turn {self.number}"


@dataclass(frozen=True, slots=True, eq=False)
class RerollPool(Move):
    numbers: tuple[int, ...]

    def spell(self) -> str:
        return f"reroll {' '.join(map(str, self.numbers))}"


@dataclass(frozen=True, slots=True, eq=False)
class Shift(Move):
    space: int
    row: int

    def spell(self) -> str:
        return f"shift {SPACES[self.space]} {ROWS[self.row]}"

    def arguments(self) -> dict[str, Any]:
        return {"space": SPACES[self.space], "row": ROWS[self.row]}


@dataclass(frozen=True, slots=True, eq=False)
class Unlock(Move):
    def spell(self) -> str:
        return "unlock"


@dataclass(frozen=True, slots=True, eq=False)
class Decline(Move):
    def spell(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True, eq=False)
class Refresh(Move):
    card: str

    def spell(self) -> str:
        return f"refresh {self.card}"


# Actions are made once and shared: every list holds the same objects.
choose_race = cache(ChooseRace)
choose_class = cache(ChooseClass)
place_start = cache(PlaceStart)
order_first = cache(OrderFirst)
use_skill = cache(UseSkill)
pass_on = cache(Pass)
take_card = cache(TakeCard)
exchange = cache(Exchange)
keep_die = cache(Keep)
place_die = cache(PlaceDie)
flip = cache(Flip)
swap = cache(Swap)
adjust = cache(Adjust)
reroll = cache(Reroll)
keep_value = cache(KeepValue)
move_marker = cache(MoveMarker)
take_token = cache(TakeToken)
skip = cache(Skip)
buy = cache(Buy)
discard = cache(Discard)
drop = cache(Drop)
done = cache(Done)
restore = cache(Restore)
fetch = cache(Fetch)
trade = cache(Trade)
turn = cache(Turn)
reroll_pool = cache(RerollPool)
shift = cache(Shift)
unlock = cache(Unlock)
decline = cache(Decline)
refresh = cache(Refresh)


# Lists that come up again and again, by what they depend on; all sorted by text.


@lru_cache(maxsize=4096)
def flips(player: int, filled: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(flip(player, space) for space in filled)


@lru_cache(maxsize=1024)
def swaps(player: int, filled: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(swap(player, a, b) for index, a in enumerate(filled) for b in filled[index + 1 :])


@lru_cache(maxsize=4096)
def rerolls(player: int, filled: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(reroll(player, space) for space in filled)


@cache
def moves(player: int, marker: int) -> tuple[Move, ...]:
    """Every step that the marker can make (RP-10.2)."""
    return tuple(move_marker(player, direction) for direction in WAYS[marker])


def adjustments(player: int, sheet: list[int], amount: int, sign: int) -> list[Move]:
    """Every raise (or lowering) by up to an amount, within 1 to 6 (RP-6.4)."""
    offers: list[Move] = []
    for space in SORTED_SPACES:
        die = sheet[space]
        if die >= 0:
            room = 5 - die % 6 if sign > 0 else die % 6
            offers += [adjust(player, space, sign * step) for step in range(1, min(amount, room) + 1)]
    return offers


def filled_spaces(sheet: list[int]) -> tuple[int, ...]:
    """The spaces with a die, in the order of their texts."""
    return tuple([space for space in SORTED_SPACES if sheet[space] >= 0])


assert tuple(DIRECTIONS) == tuple(sorted(DIRECTIONS)), "moves are listed in the order of their texts"
