"""What can be chosen: one verb each, with the text that names it. Equal texts of a seat are equal actions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from ...core.play import Move
from .content.cards import CARDS
from .content.dice import SYMBOLS
from .tower.fields import DIRECTIONS, xy

# What the active hero does when gravity acts: holds on where he can and catches the first ladder, or lets go of all.
HOLD, LET_GO = -1, -2
# A step through a portal, in the place of a direction.
PORTAL = 4
WAYS = (*DIRECTIONS, "portal")


@dataclass(frozen=True, slots=True, eq=False)
class MoveHero(Move):
    """A Move step; `push` are the directions in which a figure on the target field goes."""

    way: int
    push: tuple[int, ...] = ()
    special: bool = False

    def spell(self) -> str:
        text = f"move {WAYS[self.way]}"
        if self.push:
            text += f" push {' '.join([DIRECTIONS[way] for way in self.push])}"
        return f"{text} special" if self.special else text

    def arguments(self) -> dict[str, Any]:
        return {"way": WAYS[self.way], "push": [DIRECTIONS[way] for way in self.push], "special": self.special}


@dataclass(frozen=True, slots=True, eq=False)
class Force(Move):
    """Move an enemy one field."""

    token: str
    way: int
    special: bool = False

    def spell(self) -> str:
        return f"force {self.token} {DIRECTIONS[self.way]}{' special' if self.special else ''}"

    def arguments(self) -> dict[str, Any]:
        return {"enemy": self.token, "way": DIRECTIONS[self.way], "special": self.special}


@dataclass(frozen=True, slots=True, eq=False)
class TakeCoin(Move):
    special: bool = False

    def spell(self) -> str:
        return "coin special" if self.special else "coin"


@dataclass(frozen=True, slots=True, eq=False)
class Attack(Move):
    """Attack with as few Swords of the pool as it takes with these gems (the boss: with all of them)."""

    token: str
    special: bool = False
    gems: int = 0

    def spell(self) -> str:
        text = f"attack {self.token} special" if self.special else f"attack {self.token}"
        return f"{text} gems {self.gems}" if self.gems else text

    def arguments(self) -> dict[str, Any]:
        return {"enemy": self.token, "special": self.special, "gems": self.gems}


@dataclass(frozen=True, slots=True, eq=False)
class Boost(Move):
    """Raise the symbol in use with gems."""

    def spell(self) -> str:
        return "boost"


@dataclass(frozen=True, slots=True, eq=False)
class Fuse(Move):
    """Make one symbol of two dice with this face."""

    face: int
    symbol: int

    def spell(self) -> str:
        return f"fuse {SYMBOLS[self.face]} {SYMBOLS[self.symbol]}"

    def arguments(self) -> dict[str, Any]:
        return {"face": SYMBOLS[self.face], "symbol": SYMBOLS[self.symbol]}


@dataclass(frozen=True, slots=True, eq=False)
class TurnStar(Move):
    """Use a Star as another symbol."""

    symbol: int

    def spell(self) -> str:
        return f"star {SYMBOLS[self.symbol]}"

    def arguments(self) -> dict[str, Any]:
        return {"symbol": SYMBOLS[self.symbol]}


@dataclass(frozen=True, slots=True, eq=False)
class ApplyGravity(Move):
    """`hold` is what the own hero does: HOLD, LET_GO, or the ladder field that he catches."""

    hold: int

    def spell(self) -> str:
        if self.hold == HOLD:
            return "gravity"
        return "gravity fall" if self.hold == LET_GO else f"gravity catch {xy(self.hold)[1]}"

    def arguments(self) -> dict[str, Any]:
        if self.hold in (HOLD, LET_GO):
            return {"hero": "holds" if self.hold == HOLD else "falls", "row": None}
        return {"hero": "catches", "row": xy(self.hold)[1]}


@dataclass(frozen=True, slots=True, eq=False)
class Buy(Move):
    card: str

    def spell(self) -> str:
        return f"buy {self.card}"


@dataclass(frozen=True, slots=True, eq=False)
class UseCard(Move):
    """Use an item or artifact, or drink a potion; `target` is an enemy or a hero by name, or a column."""

    card: str
    target: str | int | None = None

    def spell(self) -> str:
        verb = "drink" if CARDS[self.card].type == "potion" else "use"
        return f"{verb} {self.card}" if self.target is None else f"{verb} {self.card} {self.target}"

    def arguments(self) -> dict[str, Any]:
        column = self.target if isinstance(self.target, int) else None
        return {"card": self.card, "figure": self.target if column is None else None, "column": column}


@dataclass(frozen=True, slots=True, eq=False)
class UseAbility(Move):
    def spell(self) -> str:
        return "ability"


@dataclass(frozen=True, slots=True, eq=False)
class RemoveToken(Move):
    token: str
    special: bool = False

    def spell(self) -> str:
        return f"remove {self.token} special" if self.special else f"remove {self.token}"


@dataclass(frozen=True, slots=True, eq=False)
class Respawn(Move):
    """Spend a symbol to come back."""

    symbol: int

    def spell(self) -> str:
        return f"respawn {SYMBOLS[self.symbol]}"

    def arguments(self) -> dict[str, Any]:
        return {"symbol": SYMBOLS[self.symbol]}


@dataclass(frozen=True, slots=True, eq=False)
class Enter(Move):
    """Come back on this field."""

    field: int

    def spell(self) -> str:
        x, y = xy(self.field)
        return f"enter {x} {y}"

    def arguments(self) -> dict[str, Any]:
        return {"at": list(xy(self.field))}


@dataclass(frozen=True, slots=True, eq=False)
class EndActions(Move):
    def spell(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True, eq=False)
class Bank(Move):
    """Turn the special die to a symbol."""

    symbol: int

    def spell(self) -> str:
        return f"bank {SYMBOLS[self.symbol]}"

    def arguments(self) -> dict[str, Any]:
        return {"symbol": SYMBOLS[self.symbol]}


@dataclass(frozen=True, slots=True, eq=False)
class Keep(Move):
    """Leave things as they are."""

    def spell(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True, eq=False)
class RerollDice(Move):
    """Reroll the dice at these places of the pool, counted from 0."""

    dice: tuple[int, ...]

    def spell(self) -> str:
        return f"reroll {' '.join([str(index + 1) for index in self.dice])}"

    def arguments(self) -> dict[str, Any]:
        return {"dice": [index + 1 for index in self.dice]}


@dataclass(frozen=True, slots=True, eq=False)
class TurnDie(Move):
    """Turn the die at this place of the pool, counted from 0, to a symbol."""

    die: int
    symbol: int

    def spell(self) -> str:
        return f"turn {self.die + 1} {SYMBOLS[self.symbol]}"

    def arguments(self) -> dict[str, Any]:
        return {"die": self.die + 1, "symbol": SYMBOLS[self.symbol]}


@dataclass(frozen=True, slots=True, eq=False)
class UseMirror(Move):
    """Give the boss token back and be safe from the card."""

    token: str

    def spell(self) -> str:
        return f"show {self.token}"


# Actions are made once and shared: every list holds the same objects.
move_hero = cache(MoveHero)
force = cache(Force)
take_coin = cache(TakeCoin)
attack = cache(Attack)
boost = cache(Boost)
fuse = cache(Fuse)
turn_star = cache(TurnStar)
apply_gravity = cache(ApplyGravity)
buy = cache(Buy)
use_card = cache(UseCard)
use_ability = cache(UseAbility)
remove_token = cache(RemoveToken)
respawn = cache(Respawn)
enter = cache(Enter)
end_actions = cache(EndActions)
bank = cache(Bank)
keep = cache(Keep)
reroll_dice = cache(RerollDice)
turn_die = cache(TurnDie)
use_mirror = cache(UseMirror)
