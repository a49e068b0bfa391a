"""Who carries an effect: the hero, the cards, the artifacts and the boss tokens of a seat."""

from __future__ import annotations

from typing import Any, TypeVar

from ..content.bosses import BOSS_TOKENS, BOSSES
from ..content.cards import CARDS
from ..content.enemies import KINDS, TOKENS
from ..content.heroes import HEROES
from ..content.kinds import Enemy
from ..content.solo_events import EVENTS
from ..state import State
from .vocabulary import Bodyguard, Discount, Effect

E = TypeVar("E", bound=Effect)

_known: dict[type[Effect], dict[str, Any]] = {}
_foes: dict[type[Effect], tuple[str, ...]] = {}


def carriers(kind: type[E]) -> dict[str, E]:
    """The heroes, cards and boss tokens with an effect of a kind."""
    if kind not in _known:
        does = [(hero.id, hero.does) for hero in HEROES.values() if not hero.once]
        does += [(card.id, card.does) for card in CARDS.values()]
        does += [(token.id, token.does) for token in BOSS_TOKENS.values()]
        _known[kind] = {name: effect for name, effects in does for effect in effects if type(effect) is kind}
    return _known[kind]


def passives(state: State, seat: int, kind: type[E]) -> list[E]:
    """The effects of a kind that a seat has by hero, cards, artifacts and boss tokens."""
    known = carriers(kind)
    player = state.players[seat]
    found = [known[name] for name in player.items if name in known]
    if player.hero in known:
        found.append(known[player.hero])
    if player.tokens:
        found += [known[name] for name in player.tokens if name in known]
    if state.artifacts:
        found += [known[name] for name, owner in state.artifacts.items() if owner == seat and name in known]
    return found


def foes_with(kind: type[Effect]) -> tuple[str, ...]:
    """The names of the enemy tokens with an ability of a kind."""
    if kind not in _foes:
        _foes[kind] = tuple(
            token for token, enemy in TOKENS.items() if any(type(effect) is kind for effect in enemy.does)
        )
    return _foes[kind]


def ability(enemy: Enemy, kind: type[E]) -> E | None:
    """The ability of a kind that an enemy has."""
    for effect in enemy.does:
        if type(effect) is kind:
            return effect
    return None


def event_effects(state: State, kind: type[E]) -> list[E]:
    """The effects of a kind of the event that acts in this turn (PF-15.3)."""
    if not state.event_pile:
        return []
    return [effect for effect in EVENTS[state.event_pile[-1]].does if type(effect) is kind]


def is_boss(token: str) -> bool:
    return token in BOSSES


def damage_of(token: str) -> int:
    """Wounds that an attack of this enemy deals before all else; for the boss its power (PF-13.1)."""
    return BOSSES[token].power if token in BOSSES else TOKENS[token].damage


def health_of(state: State, token: str) -> int:
    """Wounds that defeat an enemy in one attack; for the boss by the height of the tower (PF-13.1)."""
    if token not in BOSSES:
        return TOKENS[token].health
    boss = BOSSES[token]
    health = boss.health_per_level * (len(state.tiles) // 2)
    at = state.enemies.get(token)
    guard = ability(KINDS[boss.helper], Bodyguard)
    if at is not None and guard is not None:
        near = state.tower.near[at]
        if any(state.enemies.get(f"{boss.helper}{n}") in near for n in range(1, KINDS[boss.helper].tokens + 1)):
            health += guard.health
    return health


def cost_of(state: State, seat: int, card: str) -> int:
    """What a card of the shop costs a seat: discounts add up, the cost stays at least 1 (PF-11.7)."""
    off = sum([effect.coins for effect in passives(state, seat, Discount)])
    if state.event_pile:
        off += sum([effect.coins for effect in event_effects(state, Discount)])
    return max(1, CARDS[card].cost - off)
