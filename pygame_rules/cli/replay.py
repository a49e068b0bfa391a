"""`replay`: a recorded game, told again."""

from __future__ import annotations

import argparse

import pygame_rules as pr
from pygame_rules import tr

from .common import Commands, outcome, read_text, seat_names


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("replay", help=tr("play a recorded game again and tell what happened"))
    parser.add_argument("file", help=tr("a replay or a save; - reads standard input"))
    parser.add_argument("--seat", type=int, help=tr("tell what this seat knew (the first seat is 0)"))
    parser.add_argument("--quiet", action="store_true", help=tr("only the hash of the position that it leads to"))
    parser.add_argument("--transcript", action="store_true", help=tr("a replay with remarks on what happened"))
    parser.set_defaults(command=run)


def run(arguments: argparse.Namespace) -> int:
    text = read_text(arguments.file)
    table = pr.load(text) if text.lstrip().startswith("{") else pr.replay(text)
    if arguments.quiet:
        print(table.digest)
        return 0
    if arguments.transcript:
        print(table.transcript, end="")
        return 0
    if arguments.seat is not None and not 0 <= arguments.seat < table.players:
        raise pr.BadSetup(tr("There is no seat {seat} at this table.", seat=arguments.seat))
    names = seat_names(table.players)
    for entry in table.log(arguments.seat):
        if entry.action is not None:
            print(f"{entry.action.player} {entry.action}")
        for event in entry.events:
            if words := table.describe(event, names):
                print(f"    {words}")
    decision = table.decision
    lines = outcome(table, names) if decision is None else [f"{names[a.player]}: {a.prompt}" for a in decision.asks]
    print("\n".join(["", *lines, f"= {table.digest}"]))
    return 0
