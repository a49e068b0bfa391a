"""The content as JSON-able values with its words, and as one stable text."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.words import tr
from .content.bosses import BOSS_CARDS, BOSS_TOKENS, BOSSES
from .content.cards import ARTIFACTS, CARDS, ITEMS, POTIONS
from .content.dice import DICE, SYMBOLS
from .content.enemies import ENEMIES, HELPERS, KINDS
from .content.heroes import HEROES
from .content.kinds import UNSURE, Boss, BossCard, BossToken, Card, Die, Enemy, EventCard, Hero, Tile
from .content.solo_events import EVENTS
from .content.tiles import TILES
from .tower.fields import ONE_WAY, OPEN, PIERCED, PLATFORM, read_tile
from .view_types import CardEntry, Catalogue, Cell, Known
from .words.texts import (
    ENEMY_DIE_NAMES,
    ENEMY_DIE_TEXTS,
    RANGE_NAMES,
    SYMBOL_TEXTS,
    TIMING_NAMES,
    condition_text,
    removal_text,
    symbol_name,
    text_of,
)

FLOORS = {OPEN: "open", PLATFORM: "platform", PIERCED: "ladder", ONE_WAY: "one_way"}
FEATURES = {
    "g": "gem",
    "c": "coin",
    "e": "spawn",
    "t": "trap",
    "S": "shop",
    "H": "ladder",
    "P": "portal",
    "B": "boss",
    "*": "special",
}


def unsure(provenance: Mapping[str, str]) -> dict[str, str]:
    """The fields that are not known from the rulebook."""
    return {name: source for name, source in provenance.items() if source in UNSURE}


def catalogue() -> Catalogue:
    """All content, worded in the language in use."""
    return {
        "heroes": {
            hero.id: {
                **_known(hero),
                "health": hero.health,
                "star_as": list(hero.star_as),
                "ability": {"name": tr(hero.ability), "text": text_of(hero), "once": hero.once},
            }
            for hero in HEROES.values()
        },
        "enemies": {
            enemy.id: {
                **_known(enemy),
                "tier": enemy.tier or None,
                "boss": enemy.boss or None,
                "tokens": enemy.tokens,
                "health": enemy.health,
                "damage": enemy.damage,
                "coins": enemy.coins,
                "gems": enemy.gems,
                "ability": {"name": tr(enemy.ability), "text": text_of(enemy)},
            }
            for enemy in KINDS.values()
        },
        "bosses": {
            boss.id: {
                **_known(boss),
                "power": boss.power,
                "health_per_level": boss.health_per_level,
                "helper": boss.helper,
                "tokens": list(boss.tokens),
                "field_token": boss.field_token,
                "turn": _boss_turn(boss.select),
            }
            for boss in BOSSES.values()
        },
        "boss_tokens": {
            token.id: {
                **_known(token),
                "boss": token.boss,
                "copies": token.copies,
                "good": token.good,
                "text": text_of(token),
                "removal": removal_text(token),
            }
            for token in BOSS_TOKENS.values()
        },
        "boss_cards": {
            card.id: {
                **_known(card),
                "boss": card.boss,
                "symbol": card.symbol,
                "range": card.range,
                "range_name": tr(RANGE_NAMES[card.range]),
                "text": text_of(card),
            }
            for card in BOSS_CARDS.values()
        },
        "cards": {card.id: _card(card) for card in CARDS.values()},
        "events": {
            event.id: {
                **_known(event),
                "timing": event.timing,
                "timing_name": tr(TIMING_NAMES[event.timing]),
                "text": text_of(event),
            }
            for event in EVENTS.values()
        },
        "tiles": {
            tile.id: {
                **_known(tile),
                "labyrinth": tile.labyrinth,
                "boss_level": tile.boss_level,
                "cells": tile_cells(tile.art),
            }
            for tile in TILES.values()
        },
        "symbols": {symbol: {"name": symbol_name(symbol), "text": tr(SYMBOL_TEXTS[symbol])} for symbol in SYMBOLS},
        "enemy_die": {
            result: {"name": tr(ENEMY_DIE_NAMES[result]), "text": tr(text)} for result, text in ENEMY_DIE_TEXTS.items()
        },
        "dice": {die.id: {**_known(die), "copies": die.copies, "faces": list(die.faces)} for die in DICE.values()},
    }


def _known(entry: Hero | Enemy | Boss | BossToken | BossCard | Card | EventCard | Tile | Die) -> Known:
    provenance = dict(entry.provenance)
    return {"name": tr(entry.name), "provenance": provenance, "unsure": list(unsure(provenance))}


def _boss_turn(select: str) -> str:
    if select == "enemy_die":
        return tr("The enemy die is rolled; the first card drawn with its symbol acts.")
    return tr("Two cards are drawn; the one whose symbol you rolled more often acts, on a tie both.")


def _card(card: Card) -> CardEntry:
    return {
        **_known(card),
        "type": card.type,
        "cost": card.cost,
        "exhausts": card.exhausts,
        "text": text_of(card),
        "condition": None if card.condition is None else condition_text(card.condition),
    }


def tile_cells(art: tuple[str, ...]) -> list[list[Cell]]:
    """The cells of a tile for drawing: rows from the lowest up, each from the left."""
    return [
        [
            {
                "features": [FEATURES[sign] for sign in features],
                "floor": FLOORS[floor],
                "wall_left": not opens_left,
                "wall_right": not opens_right,
            }
            for features, floor, opens_left, opens_right in row
        ]
        for row in read_tile(art)
    ]


def content_text() -> str:
    """All figures as one text, the same as long as no figure changes."""
    parts: tuple[Mapping[str, object], ...] = (
        HEROES, ENEMIES, HELPERS, BOSSES, BOSS_TOKENS, BOSS_CARDS, ITEMS, POTIONS, ARTIFACTS, EVENTS, DICE, TILES,
    )  # fmt: skip
    return "\n".join(repr(entry) for part in parts for entry in part.values())
