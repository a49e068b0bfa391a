"""A table with people and bots around it."""

from __future__ import annotations

import pytest

import pygame_rules as pr
from app.session import Session
from app.setup_form import read_seats


def session(kinds: str, seed: str = "7") -> Session:
    seats = read_seats([{"kind": "human" if kind == "h" else "greedy"} for kind in kinds], len(kinds))
    return Session(pr.new_game("roll_player", len(kinds), seed), seats, "id12")


def play_on(game: Session, moves: int) -> None:
    for _ in range(moves):
        if game.bot_to_move is not None:
            game.play_for_bot(game.bot_request()["view"]["actions"][0]["text"])
        else:
            game.play(game.view()["actions"][0]["text"])


def test_the_view_follows_the_person_who_is_asked():
    game = session("hh")
    seen = set()
    for _ in range(30):
        assert game.shown == game.table.decision.player
        assert game.view()["actions"]
        seen.add(game.shown)
        play_on(game, 1)
    assert seen == {0, 1}


def test_while_a_bot_is_asked_the_person_stays_and_may_not_act():
    game = session("hb")
    while game.bot_to_move is None:
        play_on(game, 1)
    assert game.shown == 0 and game.view()["actions"] == []
    with pytest.raises(pr.IllegalAction):
        game.play(game.bot_request()["view"]["actions"][0]["text"])


def test_a_bot_is_told_only_the_view_of_its_seat():
    game = session("bh")
    while game.bot_to_move is None:
        play_on(game, 1)
    request = game.bot_request()
    assert set(request) == {"game", "view", "bot", "seed"} and request["view"]["seat"] == 0
    assert request["view"] == game.table.view(0, worded=False)
    assert pr.choose(request["game"], request["view"], request["bot"], request["seed"]) in [
        offer["text"] for offer in request["view"]["actions"]
    ]


def test_undo_goes_back_over_bots_to_the_last_person():
    game = session("h")
    while not game.can_undo:
        play_on(game, 1)
    before = len(game.table.history)
    game.undo()
    assert len(game.table.history) == before - 1 and game.shown == 0


def test_there_is_nothing_to_take_back_at_the_beginning():
    game = session("h")
    assert not game.can_undo
    with pytest.raises(pr.IllegalAction):
        game.undo()


def test_the_log_grows_and_shrinks_with_the_game():
    game = session("h")
    play_on(game, 3)
    first = game.log({})
    assert first and game.log({}) == first
    while not game.can_undo:
        play_on(game, 1)
    longer = game.log({})
    assert longer[: len(first)] == first
    game.undo()
    shorter = game.log({})
    assert len(shorter) < len(longer) and longer[: len(shorter)] == shorter


def test_each_person_reads_the_log_in_their_own_words():
    game = session("hh")
    play_on(game, 4)
    logs = {}
    for seat in (0, 1, 0, 1):
        game.shown = seat
        logs.setdefault(seat, game.log({}))
        assert game.log({}) == logs[seat]
    play_on(game, 1)
    for seat in (0, 1):
        game.shown = seat
        assert game.log({})[: len(logs[seat])] == logs[seat] != game.log({})


def test_the_log_uses_the_symbols_of_the_game_screen():
    game = session("h")
    play_on(game, 1)
    kinds = {icon for icon, _, _ in game.log({"RaceChosen": "person"})}
    assert "person" in kinds


@pytest.mark.parametrize(("kinds", "setting", "veiled"), [
    ("hh", "auto", False),  # nothing is hidden in Roll Player
    ("hh", "always", True),
    ("hh", "never", False),
    ("hb", "always", False),
    ("h", "always", False),
])  # fmt: skip
def test_the_device_changes_hands_only_between_persons(kinds, setting, veiled):
    game = session(kinds)
    while game.bot_to_move is not None:
        play_on(game, 1)
    assert game.needs_handover(setting) is veiled
    game.take_over()
    assert not game.needs_handover(setting)


def test_with_bots_alone_one_looks_over_the_first_one():
    game = session("bb")
    assert game.shown == 0 and game.people == [] and game.view()["actions"] == []
