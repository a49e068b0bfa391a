"""Laying the table (PF-3)."""

from __future__ import annotations

from ...core.flow import Events
from ...core.rng import Rng
from . import events as ev
from .content.bosses import BOSSES, cards_of
from .content.cards import ARTIFACTS, ITEMS, POTIONS
from .content.enemies import TIERS, kinds_of
from .content.heroes import HEROES
from .content.solo_events import EVENTS
from .content.tiles import tiles_of
from .info import PlatformerOptions
from .state import Player, State
from .tower.levels import populate
from .turn.primitives import gain_coins, gain_gems
from .turn.shop import refill
from .turn.stages import DrawEvent, begin_turn

# How many artifacts lie ready (PF-14.1).
ARTIFACTS_IN_PLAY = 2
# Coins and gems by place in the order of turns (PF-3.7).
BONUSES = ((0, 0), (1, 0), (0, 1), (1, 1))


def lay_table(players: int, options: PlatformerOptions, rng: Rng, events: Events) -> State:
    """A table before its first step."""
    levels = 4 if options.larger_map else 3
    tiles = shuffled(tiles_of(options.labyrinth, False), rng)[: 2 * levels]
    tiles += shuffled(tiles_of(options.labyrinth, True), rng)[:2]
    foes = [rng.choice(kinds_of(tier)) for tier in TIERS]
    if options.larger_map:
        # Both cards of the last tier, one for each of the upper levels (PF-14.3).
        foes[2:] = shuffled(kinds_of(TIERS[2]), rng)
    boss = rng.choice(sorted(BOSSES)) if options.boss == "random" else options.boss
    heroes = shuffled(sorted(HEROES), rng)[:players]
    variants = tuple(name for name in ("artifacts", "larger_map") if getattr(options, name))
    state = State(
        rng,
        [Player(hero, HEROES[hero].health) for hero in heroes],
        options.labyrinth,
        boss,
        variants + (("random_boss",) if options.boss == "random" else ()),
        tuple(tiles),
        tuple(foes),
    )
    state.boss_deck = shuffled(cards_of(boss), rng)
    state.item_deck = shuffled(sorted(ITEMS), rng)
    state.potion_deck = shuffled(sorted(POTIONS), rng)
    state.first = state.active = rng.below(players)
    for seat, hero in enumerate(heroes):
        events.append(ev.HeroDealt(seat, hero))
    populate(state, None, events)
    refill(state.shop_items, state.item_deck, events)
    refill(state.shop_potions, state.potion_deck, events)
    if options.artifacts:
        ready = [card for card in sorted(ARTIFACTS) if ARTIFACTS[card].solo or players > 1]
        state.artifacts = dict.fromkeys(sorted(shuffled(ready, rng)[:ARTIFACTS_IN_PLAY]), -1)
    if players == 1:
        state.event_deck = shuffled(sorted(EVENTS), rng)
    else:
        events.append(ev.FirstPlayerChosen(state.first))
    for place in range(players):
        coins, gems = BONUSES[place]
        seat = (state.first + place) % players
        gain_coins(state, seat, coins, "setup", events)
        gain_gems(state, seat, gems, "setup", events)
    state.stack.append(DrawEvent())
    begin_turn(state, events)
    return state


def shuffled(names: list[str], rng: Rng) -> list[str]:
    rng.shuffle(names)
    return names
