"""Words and content of the toy of mages: all that the texts of core can say stands in some card, token or passive."""

from __future__ import annotations

from dataclasses import dataclass

from pygame_rules.core import triggers
from pygame_rules.core.cards import ALL, EITHER, Look, Pick, PutBack, Reveal, Search
from pygame_rules.core.piles import TOP
from pygame_rules.core.texts import (
    Amount,
    Await,
    Choose,
    Condition,
    Effect,
    Effects,
    If,
    Later,
    May,
    Moment,
    Number,
    On,
    Or,
    Repeat,
    Roll,
    Side,
    Text,
    Then,
)  # fmt: skip
from pygame_rules.core.uses import Cost, Usable, Use

# The words of the texts

SELF, CHOSEN, OTHERS, OTHER, ACTIVE = "self", "chosen", "others", "other", "active"
PILE, IN_HAND, DISCARD = "pile", "hand", "discard"
BURN, CHARGE, POISON, WARD = "burn", "charge", "poison", "ward"
MAIN, ANSWER = "main", "answer"


@dataclass(frozen=True, slots=True)
class Blow(Effect):
    """Damage that is settled when the card is done."""

    amount: Number
    who: str = CHOSEN


@dataclass(frozen=True, slots=True)
class Hurt(Effect):
    """Damage at once."""

    amount: Number
    who: str = CHOSEN


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    amount: Number
    who: str = SELF


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    amount: Number
    who: str = SELF


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Points more, or fewer."""

    amount: Number
    who: str = SELF


@dataclass(frozen=True, slots=True)
class Inflict(Effect):
    token: str
    amount: Number = 1
    who: str = CHOSEN


@dataclass(frozen=True, slots=True)
class Remove(Effect):
    """All tokens of a kind go, or so many."""

    token: str
    amount: Number = ALL
    who: str = SELF


@dataclass(frozen=True, slots=True)
class Holds(Condition):
    token: str
    who: str = SELF


@dataclass(frozen=True, slots=True)
class Rolled(Condition):
    """The dice at hand show at least this together."""

    at_least: int


@dataclass(frozen=True, slots=True)
class Costs(Condition):
    """A card that costs at least this."""

    at_least: int


@dataclass(frozen=True, slots=True)
class Held(Amount):
    """How many tokens of a kind the owner of the text holds."""

    token: str


@dataclass(frozen=True, slots=True)
class ThatMuch(Amount):
    """How much it was that has set the text off."""


@dataclass(frozen=True, slots=True)
class CostOfPicked(Amount):
    """What the picked card costs."""


class ToyMoment(Moment):
    """What can happen in this game."""

    __slots__ = ()
    only_base = True


@dataclass(frozen=True, slots=True)
class TurnStarts(ToyMoment):
    pass


@dataclass(frozen=True, slots=True)
class Damaged(ToyMoment):
    amount: int = 0
    at_least: int = 1

    def fits(self, happened: Damaged, holder: int) -> bool:
        return happened.player == holder and happened.amount >= self.at_least


@dataclass(frozen=True, slots=True)
class Settled(ToyMoment):
    """The blows of a card are settled."""

    amount: int = 0
    at_least: int = 0

    def fits(self, happened: Settled, holder: int) -> bool:
        return happened.player == holder and happened.amount >= self.at_least


@dataclass(frozen=True, slots=True)
class Inflicted(ToyMoment):
    """Another mage was given a token."""

    token: str = ""

    def fits(self, happened: Inflicted, holder: int) -> bool:
        return happened.player != holder and self.token in ("", happened.token)


@dataclass(frozen=True, slots=True)
class LimitReached(ToyMoment):
    token: str = ""

    def fits(self, happened: LimitReached, holder: int) -> bool:
        return happened.player == holder and happened.token == self.token


@dataclass(frozen=True, slots=True)
class UpgradePlayed(ToyMoment):
    pass


# The content


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    cost: int
    does: Effects = ()
    upgrade: bool = False
    on: tuple[On, ...] = ()


@dataclass(frozen=True, slots=True)
class Token:
    id: str
    limit: int
    on: tuple[On, ...] = ()
    uses: tuple[Use, ...] = ()


@dataclass(frozen=True, slots=True)
class Passive:
    id: str
    on: tuple[On, ...] = ()
    uses: tuple[Use, ...] = ()


def other(*does: Effect) -> Effect:
    return Choose(OTHER, does)


CARDS = {
    card.id: card
    for card in (
        Card("bolt", 1, (other(Blow(3)),)),
        Card("flame", 1, (Choose(OTHER, (Inflict(BURN),), up_to=2),)),
        Card("venom", 1, (other(Inflict(POISON), Inflict(BURN)),)),
        Card("gather", 0, (Inflict(CHARGE, 2, SELF), Inflict(WARD, 1, SELF))),
        Card("gamble", 0, (Roll(2, (If(Rolled(8), (Hurt(2, OTHERS),), (Hurt(1, SELF),)),)), Draw(1))),
        Card(
            "mend", 1,
            (Or((Side("heal", (Heal(2),)), Side("cleanse", (Remove(BURN), Heal(1)), needs=(Holds(BURN),)))),),
        ),
        Card("storm", 2, (Repeat(Held(CHARGE), (Hurt(1, OTHERS),)), Remove(CHARGE))),
        Card("drain", 1, (other(Blow(2)), Later(Settled(at_least=1), (Heal(1), Draw(1))), Gain(1))),
        Card("ambush", 1, (other(Blow(2), Await(Settled(at_least=2)), Inflict(POISON), Draw(1)), Gain(1))),
        Card("feint", 0, (Inflict(CHARGE, 1, SELF), Then(), If(Holds(CHARGE), (Hurt(1, OTHERS),)))),
        Card(
            "tribute", 1,
            (other(Or((Side("pay", (Gain(-1, CHOSEN), Gain(1))), Side("bleed", (Hurt(2),))), by=CHOSEN)),),
        ),
        Card("bargain", 0, (other(May((Draw(1, CHOSEN), Draw(2)), by=CHOSEN)),)),
        Card("scry", 0, (Look(3, (Pick(IN_HAND), PutBack(EITHER))),)),
        Card("oracle", 0, (Look(3, (PutBack(TOP),)), Gain(1))),
        Card("seek", 1, (Search(does=(Pick(IN_HAND, matching=Costs(1)),)),)),
        Card("auction", 1, (other(Reveal(2, (Pick(IN_HAND, by=CHOSEN), Pick(DISCARD, ALL)))),)),
        Card("spy", 1, (other(Look(ALL, (Pick(DISCARD),), zone=IN_HAND, whose=CHOSEN)),)),
        Card("pry", 0, (other(Look(1, (PutBack(EITHER),), whose=CHOSEN)), Draw(1))),
        Card("recall", 0, (Pick(TOP, of=DISCARD),)),
        Card("purge", 0, (Pick(DISCARD, 2, of=IN_HAND, up_to=True, does=(Gain(CostOfPicked()),)),)),
        Card("forge", 1, upgrade=True, on=(On(TurnStarts(), (Gain(1),)),)),
        Card("mirror", 1, upgrade=True, on=(On(Damaged(at_least=2), (Hurt(1, OTHERS), Gain(ThatMuch()))),)),
        Card("leech", 1, upgrade=True, on=(On(Inflicted(token=BURN), (Heal(1),), needs=(Holds(CHARGE),)),)),
    )
}  # fmt: skip
TOKENS = {
    token.id: token
    for token in (
        Token(
            BURN, 3,
            on=(On(TurnStarts(), (Hurt(1, SELF),)), On(LimitReached(token=BURN), (Remove(BURN), Hurt(2, SELF)))),
        ),
        Token(CHARGE, 4, uses=(Use((other(Hurt(2)),), MAIN, Cost(tokens=2), per_turn=2),)),
        Token(POISON, 3, on=(On(TurnStarts(), (Hurt(1, SELF), Remove(POISON, 1))),)),
        Token(
            WARD, 2,
            uses=(Use((Remove(CHARGE, who=ACTIVE),), ANSWER, Cost(tokens=1), 1, needs=(Holds(CHARGE, ACTIVE),)),),
        ),
    )
}  # fmt: skip
PASSIVES = {
    passive.id: passive
    for passive in (
        Passive("apprentice", on=(On(UpgradePlayed(), (Draw(1),)),)),
        Passive("study", uses=(Use((Gain(2),), MAIN, Cost(cards=1), per_turn=2),)),
        Passive("drill", uses=(Use((Draw(1),), MAIN, Cost(points=3)),)),
    )
}
DECK = tuple(sorted(CARDS))


class ToyText(Text):
    """The texts of this game by name."""

    __slots__ = ()


CARD_TEXTS = {card.id: ToyText(card.id, card.does, card) for card in CARDS.values()}
# By what says them: the texts that act by themselves, and those that can be used.
LISTENING: dict[str, dict[type[Moment], tuple[ToyText, ...]]] = {}
USABLE: dict[str, tuple[Usable, ...]] = {}
for _thing in (*CARDS.values(), *TOKENS.values(), *PASSIVES.values()):
    LISTENING[_thing.id] = triggers.by_moment(
        [ToyText(f"{_thing.id} on {at}", on.does, _thing, on) for at, on in enumerate(_thing.on)]
    )
for _thing in (*TOKENS.values(), *PASSIVES.values()):
    USABLE[_thing.id] = tuple(
        Usable(_thing.id, use, ToyText(f"use {_thing.id}", use.does, _thing)) for use in _thing.uses
    )
