"""Games that travel as files and links."""

from __future__ import annotations

import base64
import json
import zlib

import pytest

import pygame_rules as pr
from app.links import MAX_TEXT, export_text, pack, read_game, unpack
from app.setup_form import read_seats


def table() -> pr.Table:
    game = pr.new_game("roll_player", 2, "7")
    for _ in range(10):
        game.play(game.actions[0])
    return game


def test_a_file_brings_the_game_its_name_and_who_sat_where():
    game = table()
    seats = read_seats([{"name": "Ada"}, {"name": "Ben", "kind": "human"}], 2)
    again, name, who = read_game(export_text("Friday", seats, game.save()))
    assert again.digest == game.digest and name == "Friday" and who == seats


def test_bare_saves_and_replays_are_read_as_well():
    game = table()
    for text in (game.save(), game.replay):
        again, name, seats = read_game(text)
        assert again.digest == game.digest and name == "" and len(seats) == 2


def test_a_link_gives_the_text_back_in_letters_for_an_address():
    text = export_text("Zoë <b>", [], table().save())
    packed = pack(text)
    assert unpack(packed) == text and packed.replace("-", "").replace("_", "").isalnum()
    assert len(packed) < 6000


HOSTILE = ["", "A", "AAAA", "%%%", "eJw", "é", "=" * 50, base64.urlsafe_b64encode(zlib.compress(b"\xff\xfe")).decode()]


@pytest.mark.parametrize("packed", HOSTILE)
def test_damaged_links_are_refused_in_a_sentence(packed):
    with pytest.raises(pr.BadSave, match="damaged"):
        unpack(packed)


def test_a_link_that_unpacks_to_a_giant_is_refused():
    giant = base64.urlsafe_b64encode(zlib.compress(b"0" * (MAX_TEXT * 4), 9)).decode()
    with pytest.raises(pr.BadSave):
        unpack(giant)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "[" * 100_000,
        "x" * (MAX_TEXT + 1),
        json.dumps({"format": "rulebound-game"}),
        json.dumps({"format": "rulebound-game", "save": {"a": 1}}),
        json.dumps({"format": "rulebound-game", "save": "nothing", "seats": 5, "name": []}),
        "# Rulebound replay\n",
        "# Rulebound replay\ngame: chess\n",
    ],
    ids=range(10),
)
def test_what_is_no_game_is_refused_in_a_sentence(text):
    with pytest.raises(pr.BadSave):
        read_game(text)


def test_hostile_seats_in_a_file_become_harmless():
    data = json.loads(export_text("\u202e<b>" * 100, [], table().save()))
    data["seats"] = [{"name": "<script>" * 50, "kind": "cheat", "emblem": "../x", "colour": "red;url(x)"}, 7]
    _, name, seats = read_game(json.dumps(data))
    assert len(name) <= 60 and "\u202e" not in name
    assert all(len(seat["name"]) <= 24 and seat["kind"] in ("human", *pr.bots()) for seat in seats)
