"""What can be chosen: one verb each, with the text that names it. Equal texts of a seat are equal actions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ...core.play import Action
from .content.cards import CARDS
from .content.dice import SYMBOLS
from .tower.fields import DIRECTIONS, xy


class Choice(Action):
    """An action that is told by its seat and text, which is quicker to compare than its fields."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Choice) and self.text == other.text and self.player == other.player)

    def __hash__(self) -> int:
        return hash((self.player, self.text))


# A step through a portal, in the place of a direction.
PORTAL = 4
WAYS = (*DIRECTIONS, "portal")


@dataclass(frozen=True, slots=True, eq=False)
class Step(Choice):
    """A Move step; `push` are the directions in which a figure on the target field goes."""

    way: int
    push: tuple[int, ...] = ()
    special: bool = False

    def spell(self) -> str:
        text = f"move {WAYS[self.way]}"
        if self.push:
            text += f" push {' '.join([DIRECTIONS[way] for way in self.push])}"
        return f"{text} special" if self.special else text


@dataclass(frozen=True, slots=True, eq=False)
class Force(Choice):
    """Move an enemy one field."""

    token: str
    way: int
    special: bool = False

    def spell(self) -> str:
        return f"force {self.token} {DIRECTIONS[self.way]}{' special' if self.special else ''}"


@dataclass(frozen=True, slots=True, eq=False)
class TakeCoin(Choice):
    special: bool = False

    def spell(self) -> str:
        return "coin special" if self.special else "coin"


@dataclass(frozen=True, slots=True, eq=False)
class Attack(Choice):
    """Attack with as few Swords of the pool as it takes with these gems (the boss: with all of them)."""

    token: str
    special: bool = False
    gems: int = 0

    def spell(self) -> str:
        text = f"attack {self.token} special" if self.special else f"attack {self.token}"
        return f"{text} gems {self.gems}" if self.gems else text


@dataclass(frozen=True, slots=True, eq=False)
class Boost(Choice):
    """Raise the symbol in use with gems."""

    def spell(self) -> str:
        return "boost"


@dataclass(frozen=True, slots=True, eq=False)
class Fuse(Choice):
    """Make one symbol of two dice with this face."""

    face: int
    symbol: int

    def spell(self) -> str:
        return f"fuse {SYMBOLS[self.face]} {SYMBOLS[self.symbol]}"


@dataclass(frozen=True, slots=True, eq=False)
class TurnStar(Choice):
    """Use a Star as another symbol."""

    symbol: int

    def spell(self) -> str:
        return f"star {SYMBOLS[self.symbol]}"


@dataclass(frozen=True, slots=True, eq=False)
class ApplyGravity(Choice):
    """`hold` is what the own hero does: see `gravity.py`."""

    hold: int

    def spell(self) -> str:
        if self.hold == -1:
            return "gravity"
        return "gravity fall" if self.hold == -2 else f"gravity catch {xy(self.hold)[1]}"


@dataclass(frozen=True, slots=True, eq=False)
class Buy(Choice):
    card: str

    def spell(self) -> str:
        return f"buy {self.card}"


@dataclass(frozen=True, slots=True, eq=False)
class UseCard(Choice):
    """Use an item or artifact, or drink a potion; `target` is an enemy, a hero or a column."""

    card: str
    target: str = ""

    def spell(self) -> str:
        verb = "drink" if CARDS[self.card].type == "potion" else "use"
        return f"{verb} {self.card} {self.target}" if self.target else f"{verb} {self.card}"


@dataclass(frozen=True, slots=True, eq=False)
class UseAbility(Choice):
    def spell(self) -> str:
        return "ability"


@dataclass(frozen=True, slots=True, eq=False)
class RemoveToken(Choice):
    token: str
    special: bool = False

    def spell(self) -> str:
        return f"remove {self.token} special" if self.special else f"remove {self.token}"


@dataclass(frozen=True, slots=True, eq=False)
class Respawn(Choice):
    """Spend a symbol to come back."""

    symbol: int

    def spell(self) -> str:
        return f"respawn {SYMBOLS[self.symbol]}"


@dataclass(frozen=True, slots=True, eq=False)
class Enter(Choice):
    """Come back on this field."""

    field: int

    def spell(self) -> str:
        x, y = xy(self.field)
        return f"enter {x} {y}"


@dataclass(frozen=True, slots=True, eq=False)
class EndActions(Choice):
    def spell(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True, eq=False)
class Bank(Choice):
    """Turn the special die to a symbol."""

    symbol: int

    def spell(self) -> str:
        return f"bank {SYMBOLS[self.symbol]}"


@dataclass(frozen=True, slots=True, eq=False)
class Keep(Choice):
    """Leave things as they are."""

    def spell(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True, eq=False)
class RerollDice(Choice):
    """Reroll the dice at these places of the pool, counted from 0."""

    dice: tuple[int, ...]

    def spell(self) -> str:
        return f"reroll {' '.join([str(index + 1) for index in self.dice])}"


@dataclass(frozen=True, slots=True, eq=False)
class TurnDie(Choice):
    """Turn the die at this place of the pool, counted from 0, to a symbol."""

    die: int
    symbol: int

    def spell(self) -> str:
        return f"turn {self.die + 1} {SYMBOLS[self.symbol]}"


@dataclass(frozen=True, slots=True, eq=False)
class UseMirror(Choice):
    """Give the boss token back and be safe from the card."""

    token: str

    def spell(self) -> str:
        return f"show {self.token}"


# Actions are made once and shared: every list holds the same objects.
step = cache(Step)
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


def by_text(found: list[Choice]) -> list[Choice]:
    """The actions in the order of their texts."""
    found.sort(key=_text)
    return found


def _text(action: Choice) -> str:
    return action.text
