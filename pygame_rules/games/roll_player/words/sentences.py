"""Events as sentences of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....core.play import Event
from ....core.words import mark, tr, trn
from .. import events as ev
from ..content.alignments import ALIGNMENTS
from ..content.backstories import BACKSTORIES
from ..content.races import RACES
from .names import (
    card_name,
    card_names,
    class_name,
    colour_name,
    dice_names,
    die_name,
    direction_name,
    space_name,
)

PHASES = {
    "roll": mark("Round {round}: Roll Phase."),
    "dice": mark("Round {round}: Dice Phase."),
    "market": mark("Round {round}: Market Phase."),
    "cleanup": mark("Round {round}: Cleanup."),
}
GAINED = {
    "card": mark("{name} gains {n} gold from the initiative card."),
    "row": mark("{name} gains {n} gold for full rows."),
    "gold_die": mark("{name} gains {n} gold for gold dice."),
    "discard": mark("{name} gains {n} gold for the discard."),
    "skill": mark("{name} gains {n} gold by a skill."),
    "weapon": mark("{name} gains {n} gold by a weapon."),
}
BOUGHT = {
    "market": mark("{name} buys {card} for {cost} gold."),
    "discard": mark("{name} buys {card} from the discard pile for {cost} gold."),
    "deck": mark("{name} buys the top card of the deck for {cost} gold: {card}."),
}

Words = Callable[[Any, Sequence[str]], str]


def _nemesis(e: Any, names: Sequence[str]) -> str:
    if e.card is None:
        return tr("The nemesis rolls {value}: nothing happens.", value=e.value)
    return tr("The nemesis rolls {value} and takes {card}.", value=e.value, card=card_name(e.card))


def _skill_used(e: Any, names: Sequence[str]) -> str:
    if e.copied:
        return tr(
            "{name} uses {card} to copy {copied}.",
            name=names[e.player],
            card=card_name(e.card),
            copied=card_name(e.copied),
        )
    return tr("{name} uses {card}.", name=names[e.player], card=card_name(e.card))


def _start_player(e: Any, names: Sequence[str]) -> str:
    rolls = " / ".join(
        ", ".join(f"{names[seat]} {value}" for seat, value in enumerate(roll) if value) for roll in e.rolls
    )
    return tr("Rolls for the start: {rolls}. {name} is Start Player.", rolls=rolls, name=names[e.player])


def _exchanged(e: Any, names: Sequence[str]) -> str:
    return tr("{name} exchanges the die with that of card {other}.", name=names[e.player], other=e.other)


def _taken(e: Any, names: Sequence[str]) -> str:
    return tr("{name} takes card {number} with {die}.", name=names[e.player], number=e.number, die=die_name(e.die))


def _changed(e: Any, names: Sequence[str]) -> str:
    return tr(
        "{name} changes {space} from {before} to {after}.",
        name=names[e.player],
        space=space_name(e.space),
        before=die_name(e.before),
        after=die_name(e.after),
    )


def _paid(e: Any, names: Sequence[str]) -> str:
    if e.why == "exchange":
        return tr("{name} pays {n} gold for the exchange.", name=names[e.player], n=e.amount)
    return ""  # a purchase has told its cost


def _rerolled(e: Any, names: Sequence[str]) -> str:
    return tr(
        "{name} rerolls {space}: {old}, now {new}.",
        name=names[e.player],
        space=space_name(e.space),
        old=e.old,
        new=e.new,
    )


def _dealt(e: Any, names: Sequence[str]) -> str:
    return tr(
        "{name} gets the backstory {backstory} and the alignment {alignment}.",
        name=names[e.player],
        backstory=tr(BACKSTORIES[e.backstory].name),
        alignment=tr(ALIGNMENTS[e.alignment].name),
    )


def _fetched(e: Any, names: Sequence[str]) -> str:
    return tr(
        "{name} fetches a {colour} die from the bag for {space}; the {old} one goes in.",
        name=names[e.player],
        colour=colour_name(e.colour),
        space=space_name(e.space),
        old=colour_name(e.old),
    )


def _bought(e: Any, names: Sequence[str]) -> str:
    return tr(BOUGHT[e.origin], name=names[e.player], card=card_name(e.card), cost=e.cost)


def _scored(e: Any, names: Sequence[str]) -> str:
    scores = ", ".join(
        trn("{name} {n} star", "{name} {n} stars", stars, name=name)
        for name, stars in zip(names, e.scores, strict=True)
    )
    return tr("The game is over: {scores}.", scores=scores)


def _turned(e: Any, names: Sequence[str]) -> str:
    return tr(
        "{name} turns the die on card {number} from {before} to {after}.",
        name=names[e.player],
        number=e.number,
        before=die_name(e.before),
        after=die_name(e.after),
    )


WORDS: dict[type[Event], Words] = {
    ev.StartPlayerChosen: _start_player,
    ev.RaceChosen: lambda e, names: tr("{name} chooses the {race}.", name=names[e.player], race=tr(RACES[e.race].name)),
    ev.ClassDiceDrawn: lambda e, names: tr(
        "{name} draws {colours} for the class.",
        name=names[e.player],
        colours=", ".join(map(colour_name, e.colours)),
    ),
    ev.ClassChosen: lambda e, names: tr("{name} becomes a {klass}.", name=names[e.player], klass=class_name(e.name)),
    ev.CardsDealt: _dealt,
    ev.MarketDealt: lambda e, names: tr("In the market: {cards}.", cards=card_names(e.cards)),
    ev.StartingDiceRolled: lambda e, names: tr(
        "{name} rolls the starting dice: {dice}.", name=names[e.player], dice=dice_names(e.dice)
    ),
    ev.PhaseBegan: lambda e, names: tr(PHASES[e.phase], round=e.round),
    ev.PoolRolled: lambda e, names: tr("{name} rolls {dice}.", name=names[e.player], dice=dice_names(e.dice)),
    ev.PoolSorted: lambda e, names: tr("On the initiative cards: {dice}.", dice=dice_names(e.dice)),
    ev.PoolResorted: lambda e, names: tr("Sorted anew: {dice}.", dice=dice_names(e.dice)),
    ev.CardTaken: _taken,
    ev.PoolDiceExchanged: _exchanged,
    ev.DiePlaced: lambda e, names: tr(
        "{name} places {die} at {space}.", name=names[e.player], die=die_name(e.die), space=space_name(e.space)
    ),
    ev.GoldGained: lambda e, names: tr(GAINED[e.why], name=names[e.player], n=e.amount),
    ev.GoldPaid: _paid,
    ev.DieChanged: _changed,
    ev.DiceSwapped: lambda e, names: tr(
        "{name} swaps {first} and {second}.",
        name=names[e.player],
        first=space_name(e.first),
        second=space_name(e.second),
    ),
    ev.DieRerolled: _rerolled,
    ev.DieKept: lambda e, names: tr("{name} keeps the {value}.", name=names[e.player], value=e.value),
    ev.MarkerMoved: lambda e, names: tr(
        "{name} moves the marker: {direction}.", name=names[e.player], direction=direction_name(e.direction)
    ),
    ev.TokenGained: lambda e, names: tr("{name} takes a Charisma token.", name=names[e.player]),
    ev.TokensLost: lambda e, names: trn(
        "{name} loses an unspent Charisma token.",
        "{name} loses {n} unspent Charisma tokens.",
        e.n,
        name=names[e.player],
    ),
    ev.SkillUsed: _skill_used,
    ev.SkillRefreshed: lambda e, names: tr("{name} refreshes {card}.", name=names[e.player], card=card_name(e.card)),
    ev.PoolDieTurned: _turned,
    ev.PoolRerolled: lambda e, names: tr(
        "{name} rerolls unchosen dice: {dice}.", name=names[e.player], dice=dice_names(e.dice)
    ),
    ev.DieTraded: lambda e, names: tr(
        "{name} exchanges {space} with the die on card {number}.",
        name=names[e.player],
        space=space_name(e.space),
        number=e.number,
    ),
    ev.DieFetched: _fetched,
    ev.DieShifted: lambda e, names: tr(
        "{name} moves a die from {origin} to {target}.",
        name=names[e.player],
        origin=space_name(e.origin),
        target=space_name(e.target),
    ),
    ev.CardBought: _bought,
    ev.CardUnlocked: _bought,
    ev.CardDiscarded: lambda e, names: tr("{name} discards {card}.", name=names[e.player], card=card_name(e.card)),
    ev.WeaponDropped: lambda e, names: tr("{name} puts away {card}.", name=names[e.player], card=card_name(e.card)),
    ev.CardRestored: lambda e, names: tr(
        "{name} adds {card} to the market.", name=names[e.player], card=card_name(e.card)
    ),
    ev.NemesisRolled: _nemesis,
    ev.CardsTrashed: lambda e, names: tr("Trashed: {cards}.", cards=card_names(e.cards)),
    ev.MarketCleared: lambda e, names: tr("To the discard pile: {cards}.", cards=card_names(e.cards)),
    ev.DeckReshuffled: lambda e, names: tr("The discard pile becomes the new deck."),
    ev.DieReturned: lambda e, names: tr("The {colour} die goes back into the bag.", colour=colour_name(e.colour)),
    ev.BagPassed: lambda e, names: tr("The bag goes to {name}.", name=names[e.player]),
    ev.GameScored: _scored,
}


def describe(event: Event, names: Sequence[str]) -> str:
    """An event in a sentence."""
    return WORDS[type(event)](event, names)
