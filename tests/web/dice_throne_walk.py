"""Walks through games of Dice Throne as the page does: what is shown, what can be pressed, what can be picked."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from markup_reader import Element, read

import pygame_rules as pr
from app.screens import dice_throne as screen
from app.ui import UI

NAMES = ("Zofia", "Juniper", "Flint", "Wren")
# After these many picks, whatever was not found cannot be reached.
MOST_PICKS = 90
EAGER = re.compile(r"(declare|defend|play|spend|use|target|set|choose)\b")


def ui(players: int, seat: int | None, **changes: Any) -> UI:
    seats = [
        {"name": name, "kind": "greedy" if number else "human", "emblem": "stag", "colour": "#2f7a55"}
        for number, name in enumerate(NAMES[:players])
    ]
    log = [("dice", "Zofia rolls 1, 2, 3.", ""), ("", "Turn 2: Zofia.", "")]
    base: dict[str, Any] = {"names": list(NAMES[:players]), "seats": seats, "seat": seat, "can_undo": True, "log": log}
    return UI(**(base | changes))


def texts(view: pr.TableView) -> list[str]:
    """The texts of what the seat of a view may do."""
    return [offer["text"] for offer in view["actions"]]


@cache
def catalogue() -> dict[str, Any]:
    return pr.catalogue("dice_throne")


def markup(table: Any, seat: int, **changes: Any) -> str:
    """The table as a seat sees it."""
    return screen.table(table.view(seat), catalogue(), ui(table.players, seat, **changes))


def drawn(table: Any, seat: int, **changes: Any) -> Element:
    """The same, as a tree."""
    return read(markup(table, seat, **changes))


def actions(text: str) -> set[str]:
    """What can be pressed."""
    return set(re.findall(r' data-a="([^"]*)"', text))


def picks(text: str) -> list[str]:
    """What can be picked."""
    return list(dict.fromkeys(re.findall(r' data-do="select" data-arg="([^"]*)"', text)))


def reachable(table: Any, seat: int, wanted: set[str]) -> set[str]:
    """Those of the actions that can be pressed: at once, or after picking something that can be picked."""
    found: set[str] = set()
    done: set[str] = set()
    todo = [""]
    while todo and not wanted <= found and len(done) < MOST_PICKS:
        pick = todo.pop(0)
        if pick in done:
            continue
        done.add(pick)
        text = markup(table, seat, selected=pick or None)
        found |= actions(text)
        todo += picks(text)
    return found & wanted


def positions(players: int, seed: int, steps: int, **options: Any) -> Iterator[Any]:
    """The table before each decision of a game in which everyone likes to act, and at its end."""
    table = pr.new_game("dice_throne", players=players, seed=seed, options=options)
    dice = random.Random(seed)
    for _ in range(steps):
        yield table
        if table.decision is None:
            return
        texts = [action.text for action in table.actions]
        eager = [text for text in texts if EAGER.match(text)]
        table.play(dice.choice(eager if eager and dice.random() < 0.5 else texts))


def later(players: int, seed: int, steps: int, **options: Any) -> Any:
    """The table after so many actions, or at its end."""
    *_, last = positions(players, seed, steps, **options)
    return last
