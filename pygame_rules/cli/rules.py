"""`rules`: the numbered rules of a game."""

from __future__ import annotations

import argparse
import shutil
import textwrap

import pygame_rules as pr
from pygame_rules import tr

from .common import Commands


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("rules", help=tr("the numbered rules of a game, or those of one number"))
    parser.add_argument("game", help=tr("the id of the game, as `list` shows it"))
    parser.add_argument("id", nargs="?", help=tr("a rule such as RP-6.2, or a section such as RP-6"))
    parser.set_defaults(command=run)


def run(arguments: argparse.Namespace) -> int:
    rules = pr.rules(arguments.game)
    wanted = (arguments.id or "").upper()
    if wanted:
        rules = tuple(rule for rule in rules if rule.id == wanted or rule.id.startswith(f"{wanted}."))
    if not rules:
        raise pr.BadSetup(tr("There is no rule {id} in this game.", id=arguments.id))
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            print(f"\n{rule.section_id} {section}".rstrip())
        print(worded(rule))
    return 0


def worded(rule: pr.Rule) -> str:
    """A rule with its number, wrapped to the terminal."""
    width = min(shutil.get_terminal_size().columns, 100)
    lines = f"{rule.id}  {rule.text}".split("\n")
    return "\n".join(textwrap.fill(line, width, initial_indent="  ", subsequent_indent="      ") for line in lines)
