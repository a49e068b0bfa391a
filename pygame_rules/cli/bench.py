"""`bench`: how fast each game runs here, beside a fixed loop, so that figures of different machines can be compared."""

from __future__ import annotations

import argparse
import dataclasses
import json
from pathlib import Path

import pygame_rules as pr
from pygame_rules import tr

from .common import Commands, columns
from .measure import Figures, calibration, measure


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("bench", help=tr("actions, games and copies a second, save size and load time"))
    parser.add_argument("game", nargs="*", help=tr("the games to measure (default: all)"))
    parser.add_argument("--seconds", type=float, default=1.0, help=tr("how long each measurement takes (default: 1)"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=tr("write the figures to a file as well"))
    parser.set_defaults(command=run)


def run(arguments: argparse.Namespace) -> int:
    games = [pr.game(name) for name in arguments.game] or pr.games()
    speed = calibration(arguments.seconds)
    print(tr("Calibration loop: {speed:.2f} million rounds/s.", speed=speed / 1e6))
    measured = {(info.id, n): measure(info.id, n, arguments.seconds) for info in games for n in info.players}
    rows = [[game, str(players), *cells(figures, speed)] for (game, players), figures in measured.items()]
    head = [
        tr("game"), tr("players"), tr("actions/s"), tr("per 1000 rounds"), tr("games/s"), tr("copies/s"),
        tr("save, bytes"), tr("load, ms"),
    ]  # fmt: skip
    print("\n".join(columns([head, *rows], right=range(1, 8))))
    if arguments.json:
        listed = {f"{game} {players}": dataclasses.asdict(figures) for (game, players), figures in measured.items()}
        text = json.dumps({"calibration": speed, "games": listed}, indent=1)
        arguments.json.write_text(text, encoding="utf-8")
    return 0


def cells(figures: Figures, speed: float) -> list[str]:
    """The figures of one game as they stand in the table."""
    return [
        f"{figures.actions:,.0f}",
        f"{1000 * figures.actions / speed:.1f}",
        f"{figures.games:,.1f}",
        f"{figures.copies:,.0f}",
        f"{figures.save_bytes:,}",
        f"{figures.load_ms:.2f}",
    ]
