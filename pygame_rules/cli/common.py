"""What several commands share: arguments, tables of figures, a progress bar."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO, TypeAlias

import pygame_rules as pr
from pygame_rules import tr

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

LARGEST_FILE = 12_000_000


def positive(text: str) -> int:
    """A whole number from 1, for argparse."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, and what can be chosen for its table."""
    parser.add_argument("game", help=tr("the id of the game, as `list` shows it"))
    parser.add_argument("--players", type=positive, help=tr("how many seats"))
    parser.add_argument("--seed", default=None, help=tr("a number or a short text; the same seed gives the same game"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help=tr("a variant of the game; may be repeated"),
    )


def chosen_options(texts: Sequence[str]) -> dict[str, Any]:
    """The options of a command line; a bare name switches an option on."""
    return {name: value or "true" for name, _, value in (text.partition("=") for text in texts)}


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    if name == "-":
        return sys.stdin.read()
    with Path(name).open("rb") as stream:
        data = stream.read(LARGEST_FILE)
    return data.decode("utf-8", errors="replace")


def seat_names(count: int) -> list[str]:
    return [tr("Player {n}", n=seat + 1) for seat in range(count)]


def outcome(table: pr.Table, names: list[str]) -> list[str]:
    """The end of a game in lines: who won, and the scores with their parts."""
    result = table.result
    if result is None:
        return []
    lines = [result.sentence(names, table.game.info.cooperative)]
    rows = []
    for seat, score in enumerate(result.scores):
        parts = result.breakdown[seat] if result.breakdown else {}
        words = ", ".join(f"{name} {value}" for name, value in parts.items() if isinstance(value, int))
        rows.append([names[seat], str(score), words])
    return [*lines, *columns(rows, right=(1,))]


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Rows of cells as lines with aligned columns; those named in `right` are aligned to the right."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return [
        "  ".join(
            cell.rjust(width) if place in right else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


class Progress:
    """A bar on a terminal; silent where the output goes elsewhere."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self.total, self.done = total, 0
        self.stream = sys.stderr if stream is None else stream
        self._shown = ""

    def step(self, count: int = 1) -> None:
        self.done += count
        filled = 30 * self.done // self.total
        line = f"[{'#' * filled}{'.' * (30 - filled)}] {self.done}/{self.total}"
        if self.stream.isatty() and line != self._shown:
            self._shown = line
            self.stream.write(f"\r{line}")
            self.stream.flush()

    def close(self) -> None:
        if self._shown:
            self.stream.write("\r" + " " * len(self._shown) + "\r")
            self.stream.flush()
