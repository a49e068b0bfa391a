"""Texts of effects and places in them: what a card, an event or an ability says, and what is known while it is done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....core import effects, texts
from ....core.flow import Events
from ..content.kinds import BossCard, Card, EventCard, Hero
from ..state import State, Step

# What a card is used on: an enemy or a hero by name, a column of the own row, or nothing in particular.
Target = str | int | None


class Text(texts.Text):
    """The effects that happen by a card, a boss card, an event or a hero's ability."""

    __slots__ = ()
    source: Card | BossCard | EventCard | Hero


class Scope(effects.Scope):
    """What a text knows; its player is whoever has the turn."""

    __slots__ = ()
    only_base = True


@dataclass(slots=True)
class CardScope(Scope):
    """What a card, an event or an ability knows: what it is used on."""

    target: Target = None


@dataclass(slots=True)
class BossScope(Scope):
    """What a boss card knows of the seats it meets."""

    # Those who have been asked whether they ward it off, and those who did.
    asked: tuple[int, ...] = ()
    safe: tuple[int, ...] = ()
    # Those whom its last blow met.
    struck: tuple[int, ...] = ()


@dataclass(slots=True)
class InText(effects.InText, Step):
    """A place in a text."""

    only_base = True
    text: Text
    at: int
    scope: Scope


def perform(state: State, text: Text, scope: Scope, events: Events) -> None:
    """Do a text at once, up to what it asks."""
    step: Any = InText.doing(text, 0, scope)
    state.stack.append(step)
    step.run(state, events)
