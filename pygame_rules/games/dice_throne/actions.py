"""What can be chosen: one verb each, with the text that names it. Dice and players count from 1 in texts.

Answers to the questions of effects that all games share, such as `yes` and `take crit`, are in `core/effects.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations

from ...core.play import Move, by_text


@dataclass(frozen=True, slots=True, eq=False)
class ChooseHero(Move):
    hero: str

    def spell(self) -> str:
        return f"hero {self.hero}"


@dataclass(frozen=True, slots=True, eq=False)
class Declare(Move):
    """Announce an offensive ability."""

    ability: str

    def spell(self) -> str:
        return f"declare {self.ability}"


@dataclass(frozen=True, slots=True, eq=False)
class Reroll(Move):
    """Roll these dice again."""

    numbers: tuple[int, ...]

    def spell(self) -> str:
        return f"reroll {' '.join(map(str, self.numbers))}"


@dataclass(frozen=True, slots=True, eq=False)
class Keep(Move):
    """Leave the dice as they are."""

    def spell(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True, eq=False)
class PlayCard(Move):
    card: str

    def spell(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True, eq=False)
class Sell(Move):
    card: str

    def spell(self) -> str:
        return f"sell {self.card}"


@dataclass(frozen=True, slots=True, eq=False)
class SpendToken(Move):
    """Spend tokens or a companion; `name` is the use where there are several, `count` the number where it is free."""

    token: str
    use: int
    name: str = ""
    count: int = 0

    def spell(self) -> str:
        return " ".join(word for word in ("spend", self.token, self.name, str(self.count or "")) if word)


@dataclass(frozen=True, slots=True, eq=False)
class UsePassive(Move):
    ability: str
    use: int
    name: str = ""

    def spell(self) -> str:
        return " ".join(word for word in ("use", self.ability, self.name) if word)


@dataclass(frozen=True, slots=True, eq=False)
class Pass(Move):
    """Do nothing now; with `until`, nothing for the rest of the phase or turn."""

    until: str = ""

    def spell(self) -> str:
        return f"pass {self.until}" if self.until else "pass"


@dataclass(frozen=True, slots=True, eq=False)
class Done(Move):
    """End the Main Phase."""

    def spell(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True, eq=False)
class Target(Move):
    seat: int

    def spell(self) -> str:
        return f"target {self.seat + 1}"


@dataclass(frozen=True, slots=True, eq=False)
class Defend(Move):
    ability: str

    def spell(self) -> str:
        return f"defend {self.ability}"


@dataclass(frozen=True, slots=True, eq=False)
class Waive(Move):
    """Use no defensive ability."""

    def spell(self) -> str:
        return "waive"


@dataclass(frozen=True, slots=True, eq=False)
class Nudge(Move):
    number: int
    by: int

    def spell(self) -> str:
        return f"{'raise' if self.by > 0 else 'lower'} {self.number}"


@dataclass(frozen=True, slots=True, eq=False)
class SetDie(Move):
    number: int
    value: int

    def spell(self) -> str:
        return f"set {self.number} {self.value}"


@dataclass(frozen=True, slots=True, eq=False)
class CopyDie(Move):
    """Turn one die to the value of another."""

    number: int
    other: int

    def spell(self) -> str:
        return f"copy {self.number} {self.other}"


@dataclass(frozen=True, slots=True, eq=False)
class Pay(Move):
    amount: int

    def spell(self) -> str:
        return f"pay {self.amount}"


@dataclass(frozen=True, slots=True, eq=False)
class DiscardCard(Move):
    card: str

    def spell(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True, eq=False)
class Give(Move):
    """Give up a companion for an ability."""

    token: str

    def spell(self) -> str:
        return f"give {self.token}"


@dataclass(frozen=True, slots=True, eq=False)
class Remove(Move):
    token: str

    def spell(self) -> str:
        return f"remove {self.token}"


@dataclass(frozen=True, slots=True, eq=False)
class MoveToken(Move):
    token: str
    giver: int
    receiver: int

    def spell(self) -> str:
        return f"move {self.token} {self.giver + 1} {self.receiver + 1}"


@dataclass(frozen=True, slots=True, eq=False)
class Block(Move):
    """Stop a token that an attack puts on oneself."""

    token: str

    def spell(self) -> str:
        return f"block {self.token}"


@dataclass(frozen=True, slots=True, eq=False)
class GrowTo(Move):
    """Let a companion become this stage."""

    token: str

    def spell(self) -> str:
        return f"grow {self.token}"


# Actions are made once and shared: every list holds the same objects.
choose_hero = cache(ChooseHero)
declare = cache(Declare)
reroll = cache(Reroll)
keep = cache(Keep)
play_card = cache(PlayCard)
sell = cache(Sell)
spend_token = cache(SpendToken)
use_passive = cache(UsePassive)
pass_on = cache(Pass)
done = cache(Done)
target = cache(Target)
defend = cache(Defend)
waive = cache(Waive)
nudge = cache(Nudge)
set_die = cache(SetDie)
copy_die = cache(CopyDie)
pay = cache(Pay)
discard_card = cache(DiscardCard)
give = cache(Give)
remove = cache(Remove)
move_token = cache(MoveToken)
block = cache(Block)
grow_to = cache(GrowTo)


@cache
def rerolls(player: int, dice: int, up_to: int) -> tuple[Move, ...]:
    """Every way to roll up to so many of the dice again, sorted by text."""
    found = [
        reroll(player, numbers)
        for count in range(1, min(dice, up_to) + 1)
        for numbers in combinations(range(1, dice + 1), count)
    ]
    return tuple(sorted(found, key=by_text))


@cache
def passes(player: int) -> tuple[Move, ...]:
    return (pass_on(player), pass_on(player, "phase"), pass_on(player, "turn"))
