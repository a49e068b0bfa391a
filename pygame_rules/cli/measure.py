"""Measures one game at one player count. Needs nothing but the rules and a clock, so that it runs in a browser too."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import pygame_rules as pr
from pygame_rules.core.rng import Rng

# Saves are looked at in the middle of a game, whose length is the mean of so many.
GAMES_FOR_THE_LENGTH = 20


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured of one game at one player count."""

    actions: float  # a second
    games: float  # a second
    copies: float  # a second
    save_bytes: int
    load_ms: float


def calibration(seconds: float) -> float:
    """Rounds a second of a loop that never changes: a die, a list, a dict and an attribute, as the rules use them."""
    rng, counts, last = Rng(1), dict.fromkeys(range(1, 7), 0), [0] * 16

    def rounds() -> int:
        for number in range(10_000):
            value = rng.die()
            counts[value] += 1
            last[number & 15] = value
        return 10_000

    return per_second(rounds, seconds)


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How many units a second the work gets done; it returns how many it did each time."""
    done, started = 0, time.perf_counter()
    while True:
        done += work()
        passed = time.perf_counter() - started
        if passed >= seconds:
            return done / passed


def measure(game: str, players: int, seconds: float) -> Figures:
    """All figures of a game at one player count; each takes about so many seconds."""
    # Everything is imported, and made once, before a clock starts.
    length = sum(len(random_game(game, players, seed, Rng(seed)).history) for seed in range(GAMES_FOR_THE_LENGTH))
    length //= GAMES_FOR_THE_LENGTH
    rng = Rng(1)

    def whole_game() -> int:
        return len(random_game(game, players, rng.below(1_000_000), rng).history)

    middle = random_game(game, players, 0, Rng(0), stop=length // 2)
    text = middle.save()
    rules, state = middle.game, middle.state

    def copies() -> int:
        for _ in range(100):
            rules.copy(state)
        return 100

    def loads() -> int:
        pr.load(text)
        return 1

    actions = per_second(whole_game, seconds)
    load_ms = 1000 / per_second(loads, seconds / 2)
    return Figures(actions, actions / length, per_second(copies, seconds / 2), len(text.encode()), load_ms)


def random_game(game: str, players: int, seed: int, rng: Rng, stop: int | None = None) -> pr.Table:
    """A table after random play to its end, or up to so many actions."""
    table = pr.new_game(game, players, seed)
    while (actions := table.actions) and (stop is None or len(table.history) < stop):
        table.play(rng.choice(actions))
    return table
