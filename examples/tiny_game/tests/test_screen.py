"""The screen of Tiny Race, without a browser: everything legal can be pressed, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from app.html import Markup
from app.motion import cue_text
from app.ui import UI
from examples.tiny_game import screen
from examples.tiny_game.game import GAME
from examples.tiny_game.tests.races import race
from pygame_rules.core import conformance as kit
from pygame_rules.core.table import Table
from tests.web.markup_reader import Element, check_screen, read


def ui(table: Table, **more: Any) -> UI:
    names = [f"Runner {n}" for n in range(1, table.players + 1)]
    seats = [{"name": name, "kind": "human", "emblem": "fox", "colour": "#2f7a55"} for name in names]
    return UI(names, seats, 0, **more)


def shown(table: Table, seat: int, **more: Any) -> Element:
    view: Any = table.view(seat)
    if table.decision is None:
        return tree_of(screen.scoring(view, GAME.catalogue(), ui(table).names, ui(table, **more)))
    return tree_of(screen.table(view, GAME.catalogue(), ui(table, **more)))


def tree_of(markup: Markup) -> Element:
    tree = read(str(markup))
    check_screen(tree)
    return tree


def pressable(tree: Element) -> list[str]:
    return sorted(one.attrs["data-a"] for one in tree.walk() if "data-a" in one.attrs)


def test_every_legal_action_can_be_pressed_in_a_whole_race() -> None:
    for seed in "abc":
        table = kit.lay(GAME, 3, seed)
        for _ in kit.random_play(table, seed):
            for seat in range(3):
                own = [action.text for action in table.actions if action.player == seat]
                assert set(pressable(shown(table, seat))) == set(own)


def test_while_a_bot_thinks_no_answer_can_be_given() -> None:
    table = race(["dash"], [])
    for seat, waiting in ((1, False), (0, True), (1, True)):
        tree = shown(table, seat, waiting=waiting)
        assert pressable(tree) == [] and "Runner 1 is to move." in tree.text


def test_others_cards_are_not_in_the_page() -> None:
    table = race(["trip"], ["dash"])
    assert "Trip" in shown(table, 0).text and "Dash" not in shown(table, 0).text


def test_undo_is_offered_where_it_can_be_done() -> None:
    table = race(["dash"], [])
    assert len(shown(table, 0, can_undo=True).all("button", data_do="undo")) == 1
    assert shown(table, 0).all("button", data_do="undo") == []


def test_the_end_says_who_won() -> None:
    table = race(["dash"], [], steps=[16, 3])
    table.play("play dash")
    tree = shown(table, 1)
    assert tree.one("h1").text == "Runner 1 wins."
    assert tree.all("button", data_do="new-game")


@pytest.mark.parametrize(
    ("key", "more", "meant"),
    [
        ("1", {}, "play dash"), ("2", {}, "roll"), ("3", {}, None), ("0", {}, None), ("Enter", {}, "roll"),
        ("x", {}, None), ("Enter", {"waiting": True}, None), ("1", {"waiting": True}, None), ("Escape", {}, None),
        ("Escape", {"can_undo": True}, "do:undo"),
    ],
)  # fmt: skip
def test_keys_answer(key: str, more: dict[str, Any], meant: str | None) -> None:
    table = race(["dash"], [])
    assert screen.keys(key, table.view(0), ui(table, **more)) == meant


def test_enter_begins_anew_at_the_end() -> None:
    table = race(["dash"], [], steps=[16, 3])
    table.play("play dash")
    assert screen.keys("Enter", table.view(0), ui(table)) == "do:new-game"
    assert screen.keys("1", table.view(0), ui(table)) is None


def test_what_happened_moves_something() -> None:
    table = race(["trip"], [], steps=[0, 5])
    cues = screen.cues(table.play("play trip"), ui(table))
    assert cues == [
        {"cue": "pop", "to": "runner-1", "text": "-2"},
        {"cue": "pop", "to": "runner-0", "text": "+1"},
        {"cue": "glow", "to": "hand"},
    ]
    places = {one.attrs["data-at"] for one in shown(table, 0).walk() if "data-at" in one.attrs}
    assert {cue["to"] for cue in cues} <= places
    assert cue_text(cues).count("cue") == 3
    low = race([], [], rolls=[2])
    assert screen.cues(low.play("roll"), ui(low))[0] == {"cue": "shake", "to": "runner-0"}


def test_every_event_has_a_symbol() -> None:
    table = kit.lay(GAME, 2, "a")
    kit.finish(table, "a")
    kinds = {type(event).__name__ for entry in table.log() for event in entry.events}
    assert kinds <= set(screen.ICONS)


def test_a_race_in_a_few_lines() -> None:
    table = race(["dash"], [], steps=[16, 3])
    told = screen.summary(table.view(None), GAME.catalogue(), ["Ana", "Bo"])
    assert (told["title"], told["line"]) == ("Round 1 of 12", "Ana is to move.")
    assert [(player["name"], player["score"]) for player in told["players"]] == [("Ana", 16), ("Bo", 3)]
    table.play("play dash")
    told = screen.summary(table.view(None), GAME.catalogue(), ["Ana", "Bo"])
    assert (told["title"], told["line"]) == ("Game over", "Ana wins.")
