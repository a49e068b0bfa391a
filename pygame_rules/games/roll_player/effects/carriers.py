"""Who carries an effect: the class and the cards of a player."""

from __future__ import annotations

from typing import Any, TypeVar

from ..content.classes import CLASSES
from ..content.kinds import Card, Klass
from ..content.market import CARDS
from ..state import Player
from .vocabulary import DiscardGold, Discount, Effect, GoldDieGold, HandLimit, Purchases, RefreshLimit

E = TypeVar("E", bound=Effect)


_known: dict[type[Effect], dict[str, Any]] = {}


def carriers(kind: type[E]) -> dict[str, E]:
    """The classes and cards with an effect of a kind."""
    if kind in _known:
        return _known[kind]
    by_id: dict[str, E] = {}
    everyone: list[Klass | Card] = [*CLASSES.values(), *CARDS.values()]
    for entry in everyone:
        for effect in entry.does:
            if type(effect) is kind:
                by_id[entry.id] = effect
    _known[kind] = by_id
    return by_id


def passives(player: Player, kind: type[E]) -> list[E]:
    """The effects of a kind that a player has by class and cards."""
    known = carriers(kind)
    effects = [known[card] for card in player.cards if card in known]
    if player.klass in known:
        effects.append(known[player.klass])
    return effects


def has(player: Player, kind: type[E]) -> bool:
    known = carriers(kind)
    return player.klass in known or not known.keys().isdisjoint(player.cards)


def hand_limit(player: Player) -> int:
    """Hands for weapons (RP-12.1)."""
    return max([2] + [effect.hands for effect in passives(player, HandLimit)])


def hands_used(player: Player) -> int:
    return sum(CARDS[card].hands for card in player.cards)


def gold_die_gold(player: Player) -> int:
    """What a placed gold die pays (RP-5.4, RP-16.3)."""
    return max([2] + [effect.gold for effect in passives(player, GoldDieGold)])


def discard_gold(player: Player) -> int:
    """What the market discard pays (RP-7.3)."""
    return max([2] + [effect.gold for effect in passives(player, DiscardGold)])


def refresh_limit(player: Player) -> int:
    """How many skills refresh in Cleanup (RP-8.2)."""
    return max([1] + [effect.count for effect in passives(player, RefreshLimit)])


def purchases(player: Player) -> int:
    """How many purchases a market turn allows (RP-16.2)."""
    return max([1] + [effect.count for effect in passives(player, Purchases)])


def cost_of(player: Player, card: str) -> int:
    """The cost after discounts, before tokens (RP-7.6)."""
    entry = CARDS[card]
    saved = sum(effect.gold for effect in passives(player, Discount) if entry.type in effect.types)
    return max(0, entry.cost - saved)
