"""Addresses are hostile input: what fits leads to a screen, everything else home."""

from __future__ import annotations

import pytest

from app.router import HOME, MAX_ADDRESS, Route, address, parse


@pytest.mark.parametrize(
    ("text", "route"),
    [
        ("", HOME),
        ("#", HOME),
        ("#/", HOME),
        ("#/saves", Route("saves")),
        ("#/settings/", Route("settings")),
        ("#/play/abcd1234", Route("play", id="abcd1234")),
        ("#/setup/roll_player?seed=a%20b", Route("setup", game="roll_player", query={"seed": "a b"})),
        ("#/rules/roll_player", Route("rules", game="roll_player")),
        ("#/rules/roll_player/RP-5.3", Route("rules", game="roll_player", rule="RP-5.3")),
        ("#rule/RP-5.3", Route("rule", rule="RP-5.3")),
        ("#/load/abc_-9", Route("load", packed="abc_-9")),
    ],
)  # fmt: skip
def test_addresses_of_screens(text, route):
    assert parse(text) == route


@pytest.mark.parametrize(
    "text",
    [
        "#/nowhere",
        "#/play/../../x",
        "#/play/ABCD",
        "#/play/" + "a" * 100,
        "#/setup/<script>",
        "#/setup/%3Cb%3E",
        "#/rules/roll_player/<b>",
        "#/rules/roll_player/RP-",
        "#/load/a b",
        "#/load/",
        "#/saves/extra",
        "#" + "/" * 1000,
        "#/load/" + "A" * MAX_ADDRESS,
        "#/%00",
        "#/play/abcd1234\n",
    ],
)
def test_everything_else_leads_home(text):
    assert parse(text) == HOME


def test_a_hostile_query_is_dropped_or_kept_as_text():
    many = "&".join(f"a{n}=1" for n in range(1000))
    assert parse(f"#/setup/roll_player?{many}").query == {}
    assert parse("#/setup/roll_player?seed=<script>").query == {"seed": "<script>"}


@pytest.mark.parametrize(
    ("screen", "parts", "query"),
    [("home", (), {}), ("play", ("abcd1234",), {}), ("rules", ("roll_player", "RP-5.3"), {}), ("load", ("xyz",), {})],
)
def test_an_address_leads_back_to_its_screen(screen, parts, query):
    assert parse(address(screen, *parts, **query)).screen == screen


def test_a_query_survives_its_address():
    query = {"players": "2", "seats": "human.Zoë & Co~greedy.Flint?", "seed": "#1"}
    assert parse(address("setup", "roll_player", **query)).query == query
