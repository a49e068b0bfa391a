"""Positions of Platformer for the tests of its screens, made with the engine, and what a page around them knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame_rules as pr
from app.screens import platformer as screen
from app.ui import UI

NAMES = ["Ada", "Bo", "Cy", "Di"]


def new(players: int, seed: int | str = 1, **options: Any) -> pr.Table:
    return pr.new_game("platformer", players=players, seed=seed, options=options)


def ui(table: pr.Table, seat: int | None, **more: Any) -> UI:
    names = more.pop("names", NAMES)[: table.players]
    seats = [{"name": name, "kind": "human", "emblem": "fox", "colour": "#8a4fb0"} for name in names]
    return UI(names=list(names), seats=seats, seat=seat, **more)


def drawn(table: pr.Table, seat: int | None = None, **more: Any) -> str:
    """The table as the seat sees it that is asked."""
    asked = table.decision.player if table.decision else 0
    seat = asked if seat is None else seat
    view = table.view(seat)
    return screen.table(view, pr.catalogue("platformer"), ui(table, seat, **more))


def walk(table: pr.Table, bot: str, seed: int, most: int) -> Iterator[int]:
    """Play on with a bot; gives the number of each decision before it is made."""
    play = pr.bot(bot, seed=seed)
    for number in range(most):
        if table.decision is None:
            return
        yield number
        table.play(play(table))


def until(table: pr.Table, wanted: Callable[[dict[str, Any], list[str]], bool], most: int = 600) -> pr.Table:
    """Play on until the board and the actions of who is asked are as wanted."""
    for _ in walk(table, "greedy", 1, most):
        view = table.view(table.decision.player)
        if wanted(view["board"], [offer["text"] for offer in view["actions"]]):
            return table
    raise AssertionError("such a position did not come up")
