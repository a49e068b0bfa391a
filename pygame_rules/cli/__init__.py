"""The command line: `python -m pygame_rules`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

import pygame_rules as pr
from pygame_rules import tr

from . import bench, list_games, play, replay, rules, simulate

COMMANDS = (list_games, play, simulate, replay, bench, rules)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments ask for; the exit code says whether all went well."""
    for stream in (sys.stdout, sys.stderr):
        # A console of another character set is no reason to stop.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    options = parser().parse_args(arguments)
    pr.set_language(options.lang)
    try:
        for package in options.add:
            pr.add_game(package)
        code: int = options.command(options)
        return code
    except pr.RulesError as error:
        print(error, file=sys.stderr)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # The reader of a pipe has seen enough; nothing may be written at exit either.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(tr("{file}: {problem}.", file=error.filename, problem=error.strerror), file=sys.stderr)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return 1


def parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    top = argparse.ArgumentParser(
        prog="python -m pygame_rules",
        description=tr("Tabletop games in the terminal: play them, simulate them, measure."),
    )
    top.add_argument("--version", action="version", version=pr.__version__)
    top.add_argument("--lang", default="en", metavar="CODE", help=tr("the language to speak (default: en)"))
    top.add_argument(
        "--add", action="append", default=[], metavar="PACKAGE",
        help=tr("a game of another package, such as examples.tiny_game; may be repeated"),
    )  # fmt: skip
    commands = top.add_subparsers(required=True, metavar="list | play | simulate | replay | bench | rules")
    for module in COMMANDS:
        module.add_to(commands)
    return top
