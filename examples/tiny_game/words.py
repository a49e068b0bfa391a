"""All sentences of the game, each through the message catalogue: cards, prompts, buttons, the log, refusals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pygame_rules.core.effects import ChoosePlayer, Take
from pygame_rules.core.errors import Reason
from pygame_rules.core.play import Action, Event
from pygame_rules.core.texts import Choose, Effect, Effects, Or
from pygame_rules.core.words import tr, trn

from . import events as ev
from .actions import Dare, Keep, PlayCard, RollDie
from .content import CARDS, CHOSEN, Card, Draw, Move

# The text on a card, made from what it does


def card_text(card: Card) -> str:
    """What a card does, in sentences."""
    return _text(card.does)


def _text(effects: Effects) -> str:
    return " ".join(_WORDS[type(effect)](effect) for effect in effects)


def _move(effect: Move) -> str:
    if effect.who == CHOSEN:
        return trn("That runner goes {n} step back.", "That runner goes {n} steps back.", -effect.steps)
    return trn("Move {n} step.", "Move {n} steps.", effect.steps)


def _either(effect: Or) -> str:
    one, other = (_text(side.does) for side in effect.sides)
    return tr("Either: {one} Or: {other}", one=one, other=other)


_WORDS: dict[type[Effect], Callable[[Any], str]] = {
    Move: _move,
    Draw: lambda effect: trn("Draw {n} card.", "Draw {n} cards.", effect.count),
    Choose: lambda effect: tr("Choose another runner. {text}", text=_text(effect.does)),
    Or: _either,
}


def card_name(card: str) -> str:
    return tr(CARDS[card].name)


# Prompts


def turn_prompt() -> str:
    return tr("Roll the die or play a card.")


def dare_prompt(rolled: int) -> str:
    return tr("You rolled {n}. Keep it, or dare a second roll?", n=rolled)


def whom_prompt(card: Card) -> str:
    return tr("{card}: whom do you hinder?", card=tr(card.name))


def which_prompt(card: Card) -> str:
    return tr("{card}: which of the two?", card=tr(card.name))


# Buttons

_LABELS: dict[type[Action], Callable[[Any], str]] = {
    RollDie: lambda action: tr("Roll the die"),
    PlayCard: lambda action: tr("Play {card}", card=card_name(action.card)),
    Keep: lambda action: tr("Keep it"),
    Dare: lambda action: tr("Dare"),
    ChoosePlayer: lambda action: tr("Player {n}", n=action.seat + 1),
    Take: lambda action: tr("Run yourself") if action.name == "run" else tr("Hinder another runner"),
}


def label(action: Action) -> str:
    """The words on the button of an action."""
    return _LABELS[type(action)](action)


# The log


def _rolled(event: ev.DieRolled, names: Sequence[str]) -> str:
    name = names[event.player]
    if event.daring:
        return tr("{name} dares and rolls {value}.", name=name, value=event.value)
    return tr("{name} rolls {value}.", name=name, value=event.value)


def _moved(event: ev.RunnerMoved, names: Sequence[str]) -> str:
    name = names[event.player]
    if event.steps < 0:
        return trn("{name} goes {n} step back.", "{name} goes {n} steps back.", -event.steps, name=name)
    return trn("{name} moves {n} step.", "{name} moves {n} steps.", event.steps, name=name)


def _drawn(event: ev.CardDrawn, names: Sequence[str]) -> str:
    if not event.card:
        return tr("{name} draws a card.", name=names[event.player])
    return tr("{name} draws {card}.", name=names[event.player], card=card_name(event.card))


_EVENTS: dict[type[Event], Callable[[Any, Sequence[str]], str]] = {
    ev.DieRolled: _rolled,
    ev.RunnerMoved: _moved,
    ev.CardPlayed: lambda e, names: tr("{name} plays {card}.", name=names[e.player], card=card_name(e.card)),
    ev.CardDrawn: _drawn,
    ev.DeckShuffled: lambda e, names: tr("The discards become the new deck."),
}


def describe(event: Event, names: Sequence[str]) -> str:
    """An event in a sentence."""
    return _EVENTS[type(event)](event, names)


# Refusals


def refusal(text: str, hand: Sequence[str]) -> Reason:
    """Why this text is no legal action now."""
    verb, _, rest = text.partition(" ")
    if verb == "play" and rest in CARDS and rest not in hand:
        return Reason(tr("You do not hold that card."), "TG-2.5")
    if verb in ("keep", "dare"):
        return Reason(tr("Only a roll of 4 to 6 can be kept or dared."), "TG-2.3")
    return Reason(tr("That cannot be done now."), "TG-2.1")
