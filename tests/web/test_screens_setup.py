"""The setup form of any game, made from its options."""

import pytest
from markup_reader import check_screen, commands, fields, read

import pygame_rules as pr
from app.models import Fact, Shell
from app.screens import game_screen
from app.screens import setup as screen
from app.setup_form import SetupForm, fresh_form, link_of, option_fields
from app.ui import COLOURS, EMBLEMS

HOSTILE = '</label><script>alert(1)</script>"'


def form(players=3, **changes) -> SetupForm:
    made = fresh_form("roll_player", {"players": str(players), "seed": "7-OTTER"}, None, "x")
    for name, value in changes.items():
        setattr(made, name, value)
    return made


def shown(made, **more):
    return read(screen.setup(made, Shell(), **{"today": "2026-11-18", "link": link_of(made)} | more))


def with_facts(made):
    table = pr.new_game(made.game, made.players, 0, made.options)
    return shown(made, facts=game_screen(made.game).preview(table.view(None)))


@pytest.mark.parametrize("game", [info.id for info in pr.games()])
def test_every_game_gets_a_form_for_every_count(game):
    for players in pr.game(game).players:
        made = fresh_form(game, {"players": str(players)}, None, "7")
        made.open_seat = players - 1
        tree = shown(made)
        check_screen(tree)
        assert {("start", ""), ("home", ""), ("rules", game)} <= commands(tree)
        for spec in option_fields(game):
            assert any(name == "option" and arg.startswith(f"{spec['name']}:") for name, arg in commands(tree)) or (
                f"option:{spec['name']}" in fields(tree)
            )


def test_all_commands_of_the_form():
    tree = shown(form(open_seat=1))
    check_screen(tree)
    found = commands(tree)
    assert {("players", str(n)) for n in (1, 2, 3, 4)} <= found
    assert {("seat-open", str(n)) for n in range(3)} <= found
    assert {("seat-kind", "0:human"), ("seat-kind", "1:greedy"), ("seat-kind", "1:random")} <= found
    assert {("seat-emblem", f"1:{emblem}") for emblem in EMBLEMS} <= found
    assert {("seat-colour", f"1:{colour}") for colour in COLOURS} <= found
    assert {("seat-up", "1"), ("seat-down", "1")} <= found
    assert {("seed-random", ""), ("seed-daily", ""), ("copy-setup-link", ""), ("start", ""), ("settings", "")} <= found
    assert fields(tree) == {"seat-name:0", "seat-name:1", "seat-name:2", "seed"}


def test_seats_can_be_dragged_to_other_places():
    tree = shown(form())
    assert [one.attrs["data-drag"] for one in tree.walk() if "data-drag" in one.attrs] == ["seat:0", "seat:1", "seat:2"]
    drops = [one.attrs["data-drop"].split() for one in tree.walk() if "data-drop" in one.attrs]
    assert [words[0] for words in drops] == ["seat-place:0", "seat-place:1", "seat-place:2"]
    assert drops[1][1:] == ["seat:0", "seat:2"], "a place takes every seat but its own"


def test_an_option_that_is_on_is_switched_off_and_the_other_way_round():
    made = form()
    made.options["shorter_game"] = True
    tree = shown(made)
    assert tree.one(id="option-shorter_game").attrs["aria-checked"] == "true"
    assert {("option", "shorter_game:0"), ("option", "free_classes:1")} <= commands(tree)
    assert "Shorter game" in tree.with_class("setup__go")[0].text


def test_options_link_their_rules():
    assert {("rule", "RP-17.1"), ("rule", "RP-2.5")} <= commands(shown(form()))


def test_emblems_and_colours_of_others_cannot_be_taken():
    made = form(open_seat=0)
    tree = shown(made)
    taken = tree.one(data_do="seat-emblem", data_arg=f"0:{made.seats[1]['emblem']}")
    assert "disabled" in taken.attrs
    own = tree.one(data_do="seat-emblem", data_arg=f"0:{made.seats[0]['emblem']}")
    assert own.attrs["aria-checked"] == "true"


def test_the_first_seat_cannot_move_up_nor_the_last_one_down():
    assert ("seat-up", "0") in commands(shown(form(open_seat=0)))
    assert "disabled" in shown(form(open_seat=0)).one(data_do="seat-up").attrs
    assert "disabled" in shown(form(open_seat=2)).one(data_do="seat-down").attrs
    assert not shown(form(players=1, open_seat=0)).all(data_do="seat-up"), "alone there is nothing to move"


def test_one_more_seat_is_offered_until_the_table_is_full():
    assert "Add a fourth seat" in shown(form(3)).text
    assert not shown(form(4)).with_class("seatrow--empty")


def test_a_problem_is_told_and_the_start_stays_possible():
    tree = shown(form(), problem="This cannot be <b>played</b>.")
    check_screen(tree)
    assert tree.one(role="alert").text == "This cannot be <b>played</b>."
    assert ("start", "") in commands(tree)


def test_hostile_names_and_seeds_stay_words():
    made = form(open_seat=0, seed=HOSTILE)
    made.seats[0]["name"] = HOSTILE
    tree = shown(made, link="javascript:alert(1)")
    check_screen(tree)
    assert tree.one(data_field="seat-name:0").attrs["value"] == HOSTILE
    assert tree.one(data_field="seed").attrs["value"] == HOSTILE
    assert tree.one(data_do="copy-setup-link").attrs["href"] == "#"


def test_the_daily_seed_shows_as_pressed():
    assert shown(form()).one(data_do="seed-daily").attrs["aria-pressed"] == "false"
    assert shown(form(seed="2026-11-18")).one(data_do="seed-daily").attrs["aria-pressed"] == "true"


def facts(tree):
    panel = tree.with_class("facts")[0]
    return {item.one("small").text: item.one("b").text for item in panel.all("li")}


@pytest.mark.rule("RP-2.12", "RP-2.16", "RP-17.3", "RP-2.3")
def test_what_will_lie_on_the_table_changes_with_seats_and_variants():
    made = form(3)
    assert facts(with_facts(made)) == {
        "starting dice each": "7",
        "rounds": "11",
        "initiative cards": "4",
        "dice in the bag": "73",
        "gold to begin with": "5–6",
    }
    made.options["shorter_game"] = True
    assert facts(with_facts(made))["rounds"] == "9"
    assert facts(with_facts(form(1)))["dice in the bag"] == "72"
    assert facts(with_facts(form(2)))["gold to begin with"] == "5"


def test_facts_can_be_given_or_left_out():
    assert facts(shown(form(), facts=[Fact("dice", "3", "things")])) == {"things": "3"}
    assert not shown(form(), facts=[]).with_class("facts")


@pytest.mark.parametrize(
    ("kinds", "words"),
    [
        (["human"], "A alone"),
        (["human", "greedy"], "A against a bot"),
        (["human", "greedy", "random"], "A against 2 bots"),
        (["human", "human"], "A and B at one screen"),
        (["human", "human", "human"], "A, B and C at one screen"),
        (["human", "human", "greedy"], "A and B and a bot"),
        (["greedy", "random"], "2 bots play, you watch"),
    ],
)
def test_who_plays_whom_in_a_sentence(kinds, words):
    seats = [{"name": name, "kind": kind} for name, kind in zip("ABCD", kinds, strict=False)]
    assert screen.company(seats) == words


SPECS = [
    {"name": "difficulty", "kind": "choice", "title": "Difficulty", "text": "How hard.", "rule": "XX-1.1",
     "default": "easy", "choices": ["easy", "very_hard"], "low": None, "high": None},
    {"name": "health", "kind": "integer", "title": "Health", "text": "", "rule": "", "default": 3, "choices": [],
     "low": 1, "high": 5},
    {"name": "note", "kind": "string", "title": "Note", "text": "", "rule": "", "default": "", "choices": [],
     "low": None, "high": None},
]  # fmt: skip


def test_choices_numbers_and_texts_get_their_own_controls(monkeypatch):
    monkeypatch.setattr(screen, "option_fields", lambda game: SPECS)
    made = form(options={"difficulty": "very_hard", "health": 5, "note": HOSTILE})
    tree = shown(made, facts=[])
    check_screen(tree)
    assert {("option", "difficulty:easy"), ("option", "difficulty:very_hard"), ("option", "health:4")} <= commands(tree)
    assert ("option", "health:6") not in commands(tree)
    assert {"option:health", "option:note"} <= fields(tree)
    chosen = tree.one(id="row-difficulty").one(aria_checked="true")
    assert chosen.text == "Very hard"
    assert ("rule", "XX-1.1") in commands(tree)


def test_a_game_without_options_says_so(monkeypatch):
    monkeypatch.setattr(screen, "option_fields", lambda game: [])
    tree = shown(form(), facts=[])
    check_screen(tree)
    assert "one set of rules" in tree.text
