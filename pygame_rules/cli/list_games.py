"""`list`: the games that can be played."""

from __future__ import annotations

import argparse

import pygame_rules as pr
from pygame_rules import tr

from .common import Commands, columns


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("list", help=tr("the games, their player counts and options"))
    parser.set_defaults(command=run)


def run(arguments: argparse.Namespace) -> int:
    for info in pr.games():
        counts = ", ".join(map(str, info.players))
        print(
            tr("{id}: {title}, for {counts} players on one side", id=info.id, title=info.title, counts=counts)
            if info.cooperative
            else tr("{id}: {title}, for {counts} players", id=info.id, title=info.title, counts=counts)
        )
        print(f"  {info.summary}")
        fields = info.options.model_fields
        rows = [[f"  --option {name}", field.title or name] for name, field in fields.items()]
        if rows:
            print("\n".join(columns(rows)))
    print(tr("Bots: {names}", names=", ".join(pr.bots())))
    return 0
