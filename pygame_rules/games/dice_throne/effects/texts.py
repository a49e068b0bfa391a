"""Every text of the content, made once, with what says it: so that a position can say where it is in which text.

A text has a short name for saves, such as `a:monk::fist_of_tranquility:0`; nothing takes such a name apart. What there
is to know of a text stands in its `source`, which the texts inside it share.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal

from ....core import texts
from ..content import CARDS, HEROES, TOKENS
from ..content.kinds import DEFENSIVE, Ability, Card
from .vocabulary import Effects

SourceKind = Literal["ability", "card", "token", "hero", "rule"]


@dataclass(frozen=True, slots=True)
class Source:
    """What an effect, damage or event comes from: an ability, a card, a token, a hero, or a rule of the game."""

    kind: SourceKind
    id: str


INCOME = Source("rule", "income")
SALE = Source("rule", "sale")


class TextKind(Enum):
    """What kind of text it is."""

    TIER = "tier"  # of an offensive ability
    DEFENSE = "defense"
    CARD = "card"
    TOKEN_USE = "token use"
    TOKEN_TRIGGER = "token trigger"
    PASSIVE_USE = "passive use"
    PASSIVE_TRIGGER = "passive trigger"
    SETUP = "setup"
    NONE = "none"


TRIGGERS = (TextKind.TOKEN_TRIGGER, TextKind.PASSIVE_TRIGGER)


@dataclass(frozen=True, slots=True)
class TextSource:
    """Which text it is, and what the table sees it come from."""

    kind: TextKind
    shown: Source
    hero: str = ""
    # The upgrade that an ability stands on, "" on the board.
    upgrade: str = ""
    # The number of a tier, a use or a trigger.
    index: int = 0


class Text(texts.Text):
    """A text of the content of Dice Throne."""

    __slots__ = ()
    source: TextSource


# Where something is worked out outside any text.
NO_TEXT = Text("", (), TextSource(TextKind.NONE, Source("rule", "")))

# All whole texts; those inside others are in their `inner`.
TEXTS: dict[TextSource, Text] = {NO_TEXT.source: NO_TEXT}


def _enter(name: str, effects: Effects, source: TextSource) -> None:
    TEXTS[source] = Text(name, effects, source)


def _ability(kind: TextKind, hero: str, upgrade: str, ability: str, index: int = 0) -> TextSource:
    return TextSource(kind, Source("ability", ability), hero, upgrade, index)


def tier_text(hero: str, upgrade: str, ability: str, tier: int) -> Text:
    """The text of a tier of an offensive ability; `upgrade` is the card that it is on, "" on the board."""
    return TEXTS[_ability(TextKind.TIER, hero, upgrade, ability, tier)]


def defense_text(hero: str, upgrade: str, ability: str) -> Text:
    return TEXTS[_ability(TextKind.DEFENSE, hero, upgrade, ability)]


def passive_use_text(hero: str, upgrade: str, ability: str, index: int) -> Text:
    return TEXTS[_ability(TextKind.PASSIVE_USE, hero, upgrade, ability, index)]


def passive_trigger_text(hero: str, upgrade: str, ability: str, index: int) -> Text:
    return TEXTS[_ability(TextKind.PASSIVE_TRIGGER, hero, upgrade, ability, index)]


def card_text(hero: str, card: str) -> Text:
    return TEXTS[TextSource(TextKind.CARD, Source("card", card), hero)]


def token_use_text(token: str, index: int) -> Text:
    return TEXTS[TextSource(TextKind.TOKEN_USE, Source("token", token), index=index)]


def token_trigger_text(token: str, index: int) -> Text:
    return TEXTS[TextSource(TextKind.TOKEN_TRIGGER, Source("token", token), index=index)]


def setup_text(hero: str) -> Text:
    return TEXTS[TextSource(TextKind.SETUP, Source("hero", hero), hero)]


def _enter_ability(hero: str, upgrade: str, ability: Ability) -> None:
    name = f"{hero}:{upgrade}:{ability.id}"
    for number, tier in enumerate(ability.tiers):
        _enter(f"a:{name}:{number}", tier.does, _ability(TextKind.TIER, hero, upgrade, ability.id, number))
    if ability.kind == DEFENSIVE:
        _enter(f"d:{name}", ability.does, _ability(TextKind.DEFENSE, hero, upgrade, ability.id))
    for index, use in enumerate(ability.uses):
        _enter(f"p:{name}:{index}", use.does, _ability(TextKind.PASSIVE_USE, hero, upgrade, ability.id, index))
    for index, on in enumerate(ability.on):
        _enter(f"q:{name}:{index}", on.does, _ability(TextKind.PASSIVE_TRIGGER, hero, upgrade, ability.id, index))


def _enter_all() -> None:
    for hero in HEROES.values():
        _enter(f"s:{hero.id}", hero.setup, TextSource(TextKind.SETUP, Source("hero", hero.id), hero.id))
        for ability in hero.board:
            _enter_ability(hero.id, "", ability)
        for upgrade in hero.upgrades:
            for ability in (upgrade.ability, *upgrade.adds):
                _enter_ability(hero.id, upgrade.id, ability)
        for card in CARDS[hero.id].values():
            if isinstance(card, Card):
                source = TextSource(TextKind.CARD, Source("card", card.id), hero.id)
                _enter(f"c:{hero.id}:{card.id}", card.does, source)
    for token in TOKENS.values():
        shown = Source("token", token.id)
        for index, use in enumerate(token.uses):
            _enter(f"t:{token.id}:{index}", use.does, TextSource(TextKind.TOKEN_USE, shown, index=index))
        for index, on in enumerate(token.on):
            _enter(f"o:{token.id}:{index}", on.does, TextSource(TextKind.TOKEN_TRIGGER, shown, index=index))


_enter_all()
