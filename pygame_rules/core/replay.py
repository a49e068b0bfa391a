"""A whole game as a readable text: what was set up and what was played."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from .errors import BadSave, BadSetup, IllegalAction
from .game import Game
from .past import line_of, seat_and_text
from .reading import read_json
from .table import Table
from .words import tr

TITLE = "# Rulebound replay 1"
MAX_LENGTH = 2_000_000


def write(table: Table) -> str:
    """The replay of a table; the last line is the hash of the position that it leads to.

    What is under way may change its shape from one version of a game to the next, and its hash with it: a game that is
    still running says from version 2 on which one it is of. A game that is over keeps its shape.
    """
    head = [
        TITLE,
        f"game: {table.game.info.id}",
        f"players: {table.players}",
        f"seed: {table.seed}",
        f"options: {json.dumps(table.options.model_dump(mode='json'), sort_keys=True)}",
        "",
    ]
    return "\n".join([*head, *map(line_of, table.history), end_line(table), ""])


def end_line(table: Table) -> str:
    """Where a game stands, as the last line of its replay says it."""
    version = table.game.state_version
    return f"= {table.digest}" if table.decision is None or version == 1 else f"= {table.digest} {version}"


def tell(table: Table) -> str:
    """The replay of a table with remarks on what came of each action, as an onlooker saw it; `read` takes it too."""
    names = [tr("Player {n}", n=seat + 1) for seat in range(table.players)]
    head, _, _ = write(table).partition("\n\n")
    lines = [head, ""]
    # What was done must be told in full, or the text could not be played.
    for entry, action in zip(table.log(), (None, *table.history), strict=False):
        if action is not None:
            lines.append(line_of(action))
        lines += [f"#   {words}" for event in entry.events if (words := table.describe(event, names))]
    result = table.result
    if result is not None:
        lines.append(f"# {result.sentence(names, table.game.info.cooperative)}")
        for seat, score in enumerate(result.scores):
            parts = result.breakdown[seat] if result.breakdown else {}
            lines.append(f"# {names[seat]}: {score} ({', '.join(f'{part} {value}' for part, value in parts.items())})")
    return "\n".join([*lines, end_line(table), ""])


def read(text: str, find_game: Callable[[str], Game[Any]]) -> Table:
    """The table that a replay leads to; BadSave says what is wrong with it. Lines that begin with # are remarks."""
    if not isinstance(text, str) or len(text) > MAX_LENGTH or not text.lstrip("\ufeff").startswith(TITLE):
        raise BadSave(tr("This is not a Rulebound replay."))
    lines = [line.strip() for line in text.split("\n")]
    end = lines.index("") if "" in lines else len(lines)
    table = _table(lines[1:end], find_game)
    for number, line in enumerate(lines[end:], end + 1):
        if line.startswith("="):
            if not _stands(table, line):
                raise BadSave(tr("This replay leads to another position than it did when it was recorded."))
        elif line and not line.startswith("#"):
            _play(table, number, line)
    return table


def _stands(table: Table, line: str) -> bool:
    """Whether the table is where the last line says, as far as that can be told: another shape has another hash."""
    digest, _, version = line[1:].strip().partition(" ")
    if table.decision is not None and (version or "1") != str(table.game.state_version):
        return version == "" or version.isdecimal()
    return digest == table.digest


def _table(head: list[str], find_game: Callable[[str], Game[Any]]) -> Table:
    parts = [line.partition(":") for line in head if not line.startswith("#")]
    values = {name.strip(): value.strip() for name, _, value in parts}
    try:
        game = find_game(values["game"])
        options = game.info.options.model_validate(read_json(values["options"]))
        return Table(game, int(values["players"]), values["seed"], options)
    except (KeyError, ValueError, BadSetup) as error:
        raise BadSave(tr("The head of this replay cannot be read.")) from error


def _play(table: Table, number: int, line: str) -> None:
    try:
        seat, move = seat_and_text(line)
    except BadSave as error:
        raise BadSave(tr("Line {number} of this replay is no action.", number=number)) from error
    try:
        table.play(move, seat)
    except IllegalAction as error:
        why = error.reason
        message = tr("Line {number} of this replay, “{move}”, is not legal: {why}", number=number, move=move, why=why)
        raise BadSave(message) from error
