"""`play`: a table in the terminal."""

from __future__ import annotations

import argparse
import time

import pygame_rules as pr
from pygame_rules import tr

from .client import Client, Player
from .common import Commands, add_table_arguments, chosen_options, read_text


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("play", help=tr("play a game in the terminal"))
    add_table_arguments(parser)
    parser.add_argument(
        "--bots", help=tr("who sits where, such as you,greedy,random (default: you, and greedy on the other seats)")
    )
    parser.add_argument("--load", metavar="FILE", help=tr("go on with a saved game"))
    parser.set_defaults(command=run)


def run(arguments: argparse.Namespace) -> int:
    table = laid(arguments)
    return Client(table, seated(arguments.bots, table)).run()


def laid(arguments: argparse.Namespace) -> pr.Table:
    """The table of a save, or a fresh one; without a seed every game is another."""
    if arguments.load:
        table = pr.load(read_text(arguments.load))
        if table.game.info.id != arguments.game:
            raise pr.BadSetup(tr("This save is of another game: {game}.", game=table.game.info.title))
        return table
    players = arguments.players
    if players is None and arguments.bots:
        players = len(arguments.bots.split(","))
    seed = str(time.time_ns() % 1_000_000) if arguments.seed is None else arguments.seed
    return pr.new_game(arguments.game, players, seed, chosen_options(arguments.option))


def seated(names: str | None, table: pr.Table) -> dict[int, Player]:
    """The bots by seat; seats that are not in it belong to people."""
    chosen = names.split(",") if names else ["you", *["greedy"] * (table.players - 1)]
    if len(chosen) != table.players:
        raise pr.BadSetup(tr("The table has {seats} seats; name as many players.", seats=table.players))
    seats = enumerate(name.strip() for name in chosen)
    return {seat: pr.bot(name, f"{table.seed} {seat}") for seat, name in seats if name not in ("you", "human")}
