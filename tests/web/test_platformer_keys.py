"""What keys do at Platformer's table: every answer is legal or a command, and a turn can be played by them alone."""

from __future__ import annotations

import pytest
from platformer_position import new, ui, until, walk

import pygame_rules as pr
from app.screens.platformer import keys

ALL_KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", "Escape", *"123456789", *"gefbplu", "x", "F1"]
COMMANDS = {"select", "tab", "undo", "acts", "close"}


def press(key: str, table: pr.Table, **more) -> str | None:
    seat = table.decision.player
    return keys(key, table.view(seat), ui(table, seat, **more))


@pytest.mark.parametrize("players", [1, 3])
def test_a_key_plays_what_is_legal_or_does_a_command(players):
    table = new(players, seed=5, artifacts=True)
    for number in walk(table, "random", 2, 150):
        if number % 3:
            continue
        legal = {str(action) for action in table.actions}
        for key in ALL_KEYS:
            for picked in (None, "special:", "face:move", "fuse:move", "dice:1"):
                meant = press(key, table, selected=picked)
                if meant is None:
                    continue
                if meant.startswith("do:"):
                    assert meant.removeprefix("do:").split()[0] in COMMANDS, (key, meant)
                else:
                    assert meant in legal, (key, picked, meant)


def test_arrows_move_the_hero():
    table = until(new(2, seed=3), lambda board, actions: "move left" in actions)
    assert press("ArrowLeft", table) == "move left"


def test_an_arrow_towards_a_figure_asks_where_it_shall_be_pushed():
    table = until(new(3, seed=3), lambda board, actions: any(text.startswith("move right push ") for text in actions))
    if "move right" not in {str(action) for action in table.actions}:
        assert press("ArrowRight", table) == "do:select push:right"
    way = next(str(action).split()[3] for action in table.actions if str(action).startswith("move right push "))
    arrow = {"left": "ArrowLeft", "right": "ArrowRight", "up": "ArrowUp", "down": "ArrowDown"}[way]
    assert press(arrow, table, selected="push:right").startswith(f"move right push {way}")


def test_enter_goes_the_whole_way_that_is_shown():
    table = new(2, seed=3)
    assert press("Enter", table, selected="path:move up;move left") == "do:acts move up;move left"


def test_escape_takes_back_what_was_picked_before_it_takes_back_a_move():
    table = new(2, seed=3)
    assert press("Escape", table, selected="foe:goblin1", can_undo=True) == "do:select"
    assert press("Escape", table, can_undo=True) == "do:undo"
    assert press("Escape", table) is None
    assert press("Escape", table, open="card:prism") == "do:close"


def test_keys_rest_while_a_bot_thinks():
    table = new(2, seed=3)
    assert press("e", table, waiting=True) is None
    assert press("ArrowLeft", table, waiting=True) is None


def test_a_turn_can_be_played_with_keys_alone():
    table = new(2, seed=6)
    first = table.decision.player
    for _ in range(60):
        if table.decision is None or table.decision.player != first:
            break
        legal = {str(action) for action in table.actions}
        meant = press("e", table) or press("Enter", table) or press("g", table)
        assert meant in legal, (table.decision, legal)
        table.play(meant)
    assert table.decision is None or table.decision.player != first
