"""Platformer's table: at every decision everything legal can be reached, named and found by a screen reader."""

from __future__ import annotations

import pytest
from markup_reader import Element, check_screen, read
from platformer_position import drawn, new, until, walk

import pygame_rules as pr
from app.screens.platformer.scene import THEN
from tests.games.platformer.positions import Hero, tower

HOSTILE = "\"><img src=x onerror=alert(1)>&'</button>"
OPTIONS = [
    {},
    {"labyrinth": "void", "boss": "medusa", "artifacts": True},
    {"labyrinth": "mixed", "boss": "ikee", "larger_map": True},
    {"labyrinth": "mixed", "boss": "medusa", "artifacts": True, "larger_map": True},
]
# A person picks at most so many things in a row to come to an action.
DEEPEST = 2


def offered(tree: Element) -> set[str]:
    """The actions that a press plays; of several that are chosen as one, the first."""
    plays = {one.attrs["data-a"] for one in tree.walk() if "data-a" in one.attrs}
    return plays | {one.attrs["data-arg"].split(THEN)[0] for one in tree.all(data_do="acts")}


def picks(tree: Element) -> set[str]:
    return {one.attrs["data-arg"] for one in tree.all(data_do="select") if one.attrs.get("data-arg")}


def reachable(table: pr.Table) -> set[str]:
    """All actions that can be come to by presses alone."""
    seen: set[str] = set()
    found: set[str] = set()
    layer = {""}
    for _ in range(DEEPEST + 1):
        further: set[str] = set()
        for picked in sorted(layer):
            tree = read(drawn(table, selected=picked or None))
            found |= offered(tree)
            further |= picks(tree)
        seen |= layer
        layer = further - seen
        if found >= legal(table):
            break
    return found


def legal(table: pr.Table) -> set[str]:
    return {str(action) for action in table.actions}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())) or "plain")
def test_every_legal_action_can_be_reached_in_random_games(players, options):
    table = new(players, seed=players, **options)
    for number in walk(table, "random", players, 110):
        if number % 5 == 0:
            check_screen(read(drawn(table)))
            missing = legal(table) - reachable(table)
            assert not missing, (number, table.decision)


@pytest.mark.parametrize("players", [1, 3])
def test_every_legal_action_can_be_reached_where_games_are_played_well(players):
    table = new(players, seed=8, boss="medusa", artifacts=True)
    for number in walk(table, "greedy", 3, 110):
        if number % 5 == 0:
            check_screen(read(drawn(table)))
            missing = legal(table) - reachable(table)
            assert not missing, (number, table.decision)


def test_nothing_can_be_pressed_while_a_bot_thinks():
    table = new(2)
    tree = read(drawn(table, waiting=True))
    check_screen(tree)
    assert not offered(tree)
    assert tree.all(data_do="hurry")


def test_those_who_are_not_asked_see_the_table_without_choices():
    table = new(3)
    other = (table.decision.player + 1) % 3
    tree = read(drawn(table, seat=other))
    check_screen(tree)
    assert not offered(tree)


def test_hostile_names_are_shown_as_text():
    table = new(4)
    tree = read(drawn(table, names=[HOSTILE] * 4, log=[("dice", HOSTILE, "PF-4.4")]))
    check_screen(tree)
    assert not tree.all("img")
    assert HOSTILE in tree.text


def test_a_reachable_field_tells_its_price_and_dangers():
    table = until(new(3, seed=7), lambda board, actions: board["step"] == "act" and "move left" in actions)
    seat = table.decision.player
    tree = read(drawn(table))
    entries = [entry for hint in table.hints(seat).values() for entry in hint.get("reach", ())]
    assert entries
    for entry in entries:
        x, y = entry["at"]
        field = tree.one(id=f"field-{x}-{y}")
        assert field.with_class("pf-cost")[0].all("b")[0].attrs["data-n"] == str(entry["moves"])
        assert bool(field.with_class("pf-danger")) == bool(entry["wounds"])
        assert bool(field.with_class("pf-drop")) == (entry["drop"] != entry["at"])
        assert f"column {x + 1}, row {y + 1}" in field.name
        assert field.attrs["data-try"] == THEN.join(entry["path"])


def test_a_picked_field_shows_the_way_the_landing_and_a_button_that_plays_all_of_it():
    def has_a_long_way(board, actions):
        return board["step"] == "act" and actions.count("move up") == 1

    table = until(new(3, seed=7), has_a_long_way)
    entries = [e for hint in table.hints(table.decision.player).values() for e in hint.get("reach", ())]
    entry = max(entries, key=lambda entry: len(entry["path"]))
    way = THEN.join(entry["path"])
    tree = read(drawn(table, selected=f"path:{way}"))
    check_screen(tree)
    assert tree.all(id="pf-way")
    assert tree.with_class("pf-fig--ghost") or entry["faints"]
    assert [one for one in tree.all(data_do="acts") if one.attrs["data-arg"] == way and "btn" in one.attrs["class"]]


def test_two_dice_of_a_face_can_be_dropped_onto_each_other():
    table = until(new(2, seed=4), lambda board, actions: any(text.startswith("fuse ") for text in actions))
    face = next(str(action).split()[1] for action in table.actions if str(action).startswith("fuse "))
    tree = read(drawn(table))
    place = [one for one in tree.walk() if one.attrs.get("data-try") == f"do:select fuse:{face}"]
    assert place and place[0].attrs["data-drop"] == f"die:{face}"
    dice = [one for one in place[0].walk() if one.attrs.get("data-drag") == f"die:{face}"]
    assert len(dice) >= 2
    asked = read(drawn(table, selected=f"fuse:{face}"))
    wanted = {text for text in legal(table) if text.startswith(f"fuse {face} ")}
    assert wanted <= {one.attrs["data-a"] for one in asked.one(id="prompt").walk() if "data-a" in one.attrs}


def test_the_tower_follows_whoever_acts():
    table = until(new(2, seed=3), lambda board, actions: board["players"][board["active"]]["at"] is not None)
    hero = table.view(0)["board"]["players"][table.decision.player]["hero"]
    tree = read(drawn(table))
    followed = [one for one in tree.walk() if "data-follow" in one.attrs]
    assert [one.attrs["id"] for one in followed] == [f"fig-{hero}"]
    assert any("data-pan" in one.attrs for one in tree.walk())


def test_an_undone_pick_means_nothing():
    table = new(2, seed=3)
    plain = drawn(table)
    for picked in ("path:move nowhere", "foe:dragon9", "card:none", "push:left", "dice:9", "die:9", "face:nothing"):
        check_screen(read(drawn(table, selected=picked)))
    assert read(drawn(table, selected="path:move nowhere")).one(id="prompt").text == read(plain).one(id="prompt").text


def test_cards_of_the_shop_open_at_a_tap():
    table = new(2, seed=3)
    card = table.view(0)["board"]["shop"]["items"][0]["id"]
    tree = read(drawn(table, open=f"card:{card}"))
    check_screen(tree)
    assert tree.all(role="dialog")
    assert pr.catalogue("platformer")["cards"][card]["name"] in tree.one(id="pf-card").text
    assert not read(drawn(table, open="card:nothing")).all(role="dialog")


def test_a_drawer_is_open_only_if_there_is_one_of_that_name():
    table = new(1, seed=2)
    assert read(drawn(table, tab="log")).one("main").attrs["data-tab"] == "log"
    assert read(drawn(table, tab="nonsense")).one("main").attrs["data-tab"] == ""


def test_the_tower_follows_the_enemy_that_is_looked_at():
    table = new(2, seed=3)
    enemy = table.view(0)["board"]["enemies"][0]["id"]
    tree = read(drawn(table, selected=f"foe:{enemy}"))
    assert [one.attrs["id"] for one in tree.walk() if "data-follow" in one.attrs] == [f"fig-{enemy}"]


def test_the_bench_counts_what_the_engine_counts():
    position = tower("""
          M
        +   +---+
          @
        +---+---+

        +^^^+^^^+
    """, Hero(gems=2, special="sword", items=("greed_hammer",)), boss="medusa", dice="sword sword coin")  # fmt: skip

    def counted() -> tuple[str, int, int, int]:
        bench = read(drawn(position.table)).one(id="bench")
        figures = [len(bench.with_class(css)) for css in ("pf-term", "pf-hp__hit", "pf-hp__may")]
        return bench.with_class("pf-total")[0].all("b")[0].text, *figures

    assert counted() == ("3 of 8", 3, 3, 2)
    position.play("use greed_hammer")
    assert counted() == ("4 of 8", 4, 4, 2)


def test_the_last_card_of_the_boss_shows_whom_it_reaches():
    position = tower("""

        +---+---+---+
          @   M
        +---+---+---+

        +^^^+^^^+^^^+
    """, boss="medusa")  # fmt: skip
    position.state.boss_played, position.state.selector = ["medusa_tail"], "left"
    cells = read(drawn(position.table)).with_class("pf-range")[0].all("i")
    marked = {number: cell.attrs.get("class") for number, cell in enumerate(cells) if cell.attrs.get("class")}
    assert marked == {
        1: "pf-range__in", 10: "pf-range__in", 11: "pf-range__me", 12: "pf-range__in", 21: "pf-range__in"
    }  # fmt: skip
