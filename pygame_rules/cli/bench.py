"""`bench`: how fast each game runs here, beside a fixed loop, so that figures of different machines can be compared."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass

import pygame_rules as pr
from pygame_rules import tr
from pygame_rules.core.rng import Rng

from .common import Commands, columns


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("bench", help=tr("actions, games and copies a second, save size and load time"))
    parser.add_argument("game", nargs="*", help=tr("the games to measure (default: all)"))
    parser.add_argument("--seconds", type=float, default=1.0, help=tr("how long each measurement takes (default: 1)"))
    parser.set_defaults(command=run)


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured of one game at one player count."""

    actions: float
    games: float
    copies: float
    save_bytes: int
    load_ms: float


def run(arguments: argparse.Namespace) -> int:
    speed = calibration(arguments.seconds)
    print(tr("Calibration loop: {speed:.2f} million rounds/s.", speed=speed / 1e6))
    head = [
        tr("game"), tr("players"), tr("actions/s"), tr("per 1000 rounds"), tr("games/s"), tr("copies/s"),
        tr("save, bytes"), tr("load, ms"),
    ]  # fmt: skip
    rows = [head]
    for info in [pr.game(name) for name in arguments.game] or pr.games():
        for players in info.players:
            figures = measure(info.id, players, arguments.seconds)
            rows.append(
                [
                    info.id,
                    str(players),
                    f"{figures.actions:,.0f}",
                    f"{1000 * figures.actions / speed:.1f}",
                    f"{figures.games:,.1f}",
                    f"{figures.copies:,.0f}",
                    f"{figures.save_bytes:,}",
                    f"{figures.load_ms:.2f}",
                ]
            )
    print("\n".join(columns(rows, right=range(1, 8))))
    return 0


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
    """All figures of a game at one player count."""
    pr.new_game(game, players)  # the engine is imported before the clock starts
    rng, finished = Rng(1), 0

    def whole_game() -> int:
        nonlocal finished
        finished += 1
        return len(random_game(game, players, rng.below(1_000_000), rng).history)

    actions = per_second(whole_game, seconds)
    total = sum(len(random_game(game, players, seed, Rng(seed)).history) for seed in range(20))
    middle = random_game(game, players, 0, Rng(0), stop=total // 40)
    text = middle.save()
    rules, state = middle.game, middle.state

    def copies() -> int:
        for _ in range(100):
            rules.copy(state)
        return 100

    def loads() -> int:
        pr.load(text)
        return 1

    return Figures(
        actions, actions * 20 / total, per_second(copies, seconds / 2), len(text), 1000 / per_second(loads, seconds / 2)
    )


def random_game(game: str, players: int, seed: int, rng: Rng, stop: int | None = None) -> pr.Table:
    """A table after random play to its end, or up to so many actions."""
    table = pr.new_game(game, players, seed)
    while (actions := table.actions) and (stop is None or len(table.history) < stop):
        table.play(rng.choice(actions))
    return table
