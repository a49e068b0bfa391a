"""The form before a game: seats, options and the link that carries them."""

from __future__ import annotations

import pytest

import pygame_rules as pr
from app.router import parse
from app.setup_form import fresh_form, link_of, option_fields, read_option, read_seats
from app.ui import COLOURS, EMBLEMS


def test_at_first_one_plays_against_a_bot():
    form = fresh_form("roll_player", {}, None, "seed1")
    assert form.players == 2 and [seat["kind"] for seat in form.seated()] == ["human", "greedy"]
    assert form.seed == "seed1"


@pytest.mark.parametrize(
    "last", [None, 5, [], {"players": 99}, {"players": "x", "seats": 7, "options": []}, {"seats": [1]}]
)
def test_what_was_stored_may_be_nonsense(last):
    form = fresh_form("roll_player", {}, last, "s")
    assert form.players in pr.game("roll_player").players and len(form.seated()) == form.players
    pr.new_game("roll_player", form.players, form.seed, form.options)


@pytest.mark.parametrize(
    "query",
    [
        {"players": "0"},
        {"players": "-1"},
        {"players": "9" * 50},
        {"players": "²"},
        {"seats": "~~~~"},
        {"seats": "x" * 10_000},
        {"friendly_market": "maybe"},
        {"seed": "\x00\u202e" * 50},
    ],
)
def test_a_hostile_link_gives_a_form_that_can_be_started(query):
    form = fresh_form("roll_player", query, None, "s")
    pr.new_game("roll_player", form.players, form.seed, form.options)
    assert form.seed


def test_the_link_brings_the_same_form():
    form = fresh_form("roll_player", {}, None, "lucky")
    form.players = 3
    form.fill()
    form.seats[1]["name"], form.seats[2]["kind"] = "A~B.C", "random"
    form.options["shorter_game"] = True
    again = fresh_form("roll_player", parse(link_of(form)).query, None, "other")
    assert (again.players, again.seed, again.options) == (3, "lucky", form.options)
    assert [seat["kind"] for seat in again.seated()] == ["human", "greedy", "random"]
    assert again.seats[1]["name"] == "A B.C"


def test_seats_of_unknown_origin_are_told_apart_and_harmless():
    seats = read_seats([{"name": "\u202e" * 10, "emblem": 7}, "x", {"kind": "cheat", "colour": "url(x)"}], 4)
    assert len(seats) == 4 and all(seat["name"] for seat in seats)
    assert all(seat["emblem"] in EMBLEMS and seat["colour"] in COLOURS.values() for seat in seats)
    assert len({seat["emblem"] for seat in seats}) == 4


def test_every_option_of_the_schema_is_a_field_with_words_and_a_rule():
    fields = option_fields("roll_player")
    assert [field["name"] for field in fields] == list(pr.game("roll_player").options.model_fields)
    assert all(field["title"] and field["text"] and field["rule"].startswith("RP-") for field in fields)


def test_an_option_takes_only_values_of_its_kind():
    number = {"kind": "integer", "default": 2, "low": 1, "high": 3}
    assert [read_option(number, value) for value in ("3", "4", "0", "x", None, [])] == [3, 2, 2, 2, 2, 2]
    choice = {"kind": "choice", "default": "a", "choices": ["a", "b"]}
    assert [read_option(choice, value) for value in ("b", "c", None)] == ["b", "a", "a"]
    flag = {"kind": "boolean", "default": False}
    assert [read_option(flag, value) for value in (True, "1", "0", "no", None)] == [True, True, False, False, False]


@pytest.mark.parametrize("game", pr.games(), ids=lambda info: info.id)
def test_every_choice_has_words(game: pr.GameInfo) -> None:
    for spec in option_fields(game.id):
        if spec["kind"] == "choice":
            assert set(spec["labels"]) == set(spec["choices"]), spec["name"]
            assert all(words and words not in spec["choices"] for words in spec["labels"].values())
