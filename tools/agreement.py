"""Whole games as this Python plays them, to be compared with the same games inside Pyodide."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import pygame_rules as pr
from pygame_rules.core.rng import Rng, seed_number

SEEDS = ("one", "two")
# A bot that looks ahead is slow beside random play: so many of its actions are enough to see that it agrees.
BOT_ACTIONS = 40


def played() -> dict[str, dict[str, str]]:
    """The games, by name: the replay, whose last line is the hash of the position, and a hash of every seat's view."""
    found = {}
    for info in pr.games():
        for players in info.players:
            for seed in SEEDS:
                found[f"{info.id}, {players} players, seed {seed}"] = facts(random_game(info.id, players, seed))
        found[f"{info.id}, greedy"] = facts(bot_game(info.id, info.players[0]))
    return found


def random_game(game: str, players: int, seed: str) -> pr.Table:
    table, rng = pr.new_game(game, players, seed), Rng(seed_number(f"agreement {seed}"))
    while table.actions:
        table.play(rng.choice(table.actions))
    return table


def bot_game(game: str, players: int) -> pr.Table:
    table, bot = pr.new_game(game, players, "agreement"), pr.bot("greedy", 1)
    while table.actions and len(table.history) < BOT_ACTIONS:
        table.play(bot(table))
    return table


def facts(table: pr.Table) -> dict[str, str]:
    views = json.dumps([table.view(seat) for seat in range(table.players)])
    return {"replay": table.replay, "views": hashlib.sha256(views.encode()).hexdigest()}


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(played(), indent=1), encoding="utf-8")
