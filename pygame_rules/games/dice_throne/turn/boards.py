"""What a hero can do with the upgrades that lie on the board, worked out once for each set of upgrades."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from ..content import CARDS, HEROES, TOKENS
from ..content.kinds import DEFENSIVE, PASSIVE, ULTIMATE, Ability, Companion, Hero, TokenKind, Upgrade
from ..effects.texts import Text, defense_text, passive_trigger_text, passive_use_text, tier_text
from ..effects.vocabulary import Activation, On, Straight, Symbols, Use
from ..state import Player


@dataclass(slots=True, eq=False)
class Slot:
    """An ability in play with the upgrade card that it stands on ("" on the board itself). Boards share them."""

    ability: Ability
    card: str
    level: int


class PassiveUse(NamedTuple):
    """What a passive ability lets its owner do."""

    ability: str
    use: Use
    text: Text


class PassiveTrigger(NamedTuple):
    """What a passive ability does by itself."""

    ability: str
    on: On
    text: Text


@dataclass(slots=True)
class Board:
    """The abilities in play, by kind. `slots` has them all by id, in the order of the board."""

    hero: Hero
    slots: dict[str, Slot]
    offensive: tuple[Slot, ...]
    # The same, sorted by id.
    declared: tuple[Slot, ...]
    defensive: tuple[Slot, ...]
    # Of passive abilities.
    uses: tuple[PassiveUse, ...]
    triggers: tuple[PassiveTrigger, ...]


def _slots(hero: Hero) -> dict[tuple[str, str], Slot]:
    """All that can be in play of a hero, by ability and upgrade."""
    found = [Slot(ability, "", 1) for ability in hero.board]
    for upgrade in hero.upgrades:
        found += [Slot(ability, upgrade.id, upgrade.level) for ability in (upgrade.ability, *upgrade.adds)]
    return {(slot.ability.id, slot.card): slot for slot in found}


SLOTS = {hero.id: _slots(hero) for hero in HEROES.values()}
# The heroes whose passive abilities can be used, and those whose passive abilities act by themselves.
WITH_USES = frozenset(hero for hero, own in SLOTS.items() if any(slot.ability.uses for slot in own.values()))
WITH_TRIGGERS = frozenset(hero for hero, own in SLOTS.items() if any(slot.ability.on for slot in own.values()))


@lru_cache(maxsize=4096)
def make_board(hero_id: str, upgrades: tuple[str, ...]) -> Board:
    """The board of a hero with these upgrades, the last one of an ability on top (DT-7.2 to DT-7.5)."""
    hero, own = HEROES[hero_id], SLOTS[hero_id]
    slots = {ability.id: own[ability.id, ""] for ability in hero.board}
    top: dict[str, Upgrade] = {}
    for card in upgrades:
        upgrade = CARDS[hero_id][card]
        assert isinstance(upgrade, Upgrade)
        top[upgrade.ability.id] = upgrade
    for ability_id, upgrade in top.items():
        slots[ability_id] = own[ability_id, upgrade.id]
    for upgrade in top.values():
        for added in upgrade.adds:
            slots[added.id] = own[added.id, upgrade.id]
    every = tuple(slots.values())
    offensive = tuple(slot for slot in every if slot.ability.tiers)
    passives = [slot for slot in every if slot.ability.kind == PASSIVE]
    return Board(
        hero,
        slots,
        offensive,
        tuple(sorted(offensive, key=lambda slot: slot.ability.id)),
        tuple(slot for slot in every if slot.ability.kind == DEFENSIVE),
        tuple(
            PassiveUse(slot.ability.id, use, passive_use_text(hero_id, slot.card, slot.ability.id, index))
            for slot in passives
            for index, use in enumerate(slot.ability.uses)
        ),
        tuple(
            PassiveTrigger(slot.ability.id, on, passive_trigger_text(hero_id, slot.card, slot.ability.id, index))
            for slot in passives
            for index, on in enumerate(slot.ability.on)
        ),
    )


def board_of(player: Player) -> Board:
    """The board of a player as it lies now."""
    return make_board(player.hero, tuple(player.upgrades))


# Activation


def met(activation: Activation, hero: Hero, values: tuple[int, ...]) -> bool:
    """Whether dice fulfil an activation; dice beyond it are free (DT-8.1)."""
    if isinstance(activation, Straight):
        run = best = 0
        for value in range(1, 7):
            run = run + 1 if value in values else 0
            best = max(best, run)
        return best >= activation.length
    assert isinstance(activation, Symbols)
    shown = [hero.dice[value - 1] for value in values]
    return all(shown.count(symbol) >= count for symbol, count in activation.needs)


@cache
def _tiers_met(hero: str, dice: tuple[int, ...]) -> dict[Slot, int]:
    """The highest tier that dice, in order, meet (DT-8.2), for all abilities of which they meet any."""
    tiers: dict[Slot, int] = {}
    for slot in SLOTS[hero].values():
        for number, tier in enumerate(slot.ability.tiers):
            if met(tier.when, HEROES[hero], dice):
                tiers[slot] = number
    return tiers


def declarable(board: Board, values: tuple[int, ...]) -> list[tuple[str, int]]:
    """The abilities whose activation the dice meet, each with its highest tier met (DT-8.2), sorted by id."""
    tiers = _tiers_met(board.hero.id, tuple(sorted(values)))
    return [(slot.ability.id, tiers[slot]) for slot in board.declared if slot in tiers]


def offensive_text(board: Board, ability: str, tier: int) -> Text:
    """What a tier of an ability in play does."""
    return tier_text(board.hero.id, board.slots[ability].card, ability, tier)


def defensive_text(board: Board, ability: str) -> Text:
    """What a defensive ability in play does."""
    return defense_text(board.hero.id, board.slots[ability].card, ability)


def is_ultimate(board: Board, ability: str) -> bool:
    return board.slots[ability].ability.kind == ULTIMATE


# Tokens


def limit_of(player: Player, token: str) -> int:
    """The stack limit of a token on a board (DT-10.2, DT-10.3)."""
    return TOKENS[token].limit + player.raised.get(token, 0)


def is_status(token: str) -> bool:
    """Whether it is a status effect; companions are not (DT-11.1)."""
    return not isinstance(TOKENS[token], Companion)


def family_of(family: str) -> tuple[Companion, ...]:
    """The companions of a family, the first stage first; empty if there is no such family."""
    return FAMILIES.get(family, ())


def _families() -> dict[str, tuple[Companion, ...]]:
    found: dict[str, list[Companion]] = {}
    for token in TOKENS.values():
        if isinstance(token, Companion):
            found.setdefault(token.family, []).append(token)
    return {family: tuple(stages) for family, stages in found.items()}


FAMILIES = _families()


def held(player: Player, name: str) -> int:
    """How many of a token, or of all companions of a family, lie on a board."""
    if name in FAMILIES:
        return sum([player.tokens.get(stage.id, 0) for stage in FAMILIES[name]])
    return player.tokens.get(name, 0)


def kind_of(token: str) -> TokenKind:
    return TOKENS[token]
