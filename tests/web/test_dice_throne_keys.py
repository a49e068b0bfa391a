"""Dice Throne by keys: what each key does, and that keys only ever name legal actions or commands."""

from __future__ import annotations

import pytest
from dice_throne_walk import catalogue, later, positions, texts, ui

from app.screens import dice_throne as screen

KEYS = [*"0123456789rRlLoOsS? ", "Enter", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "x"]


def press(table, key, **changes):
    seat = table.decision.player
    return screen.keys(key, table.view(seat), ui(table.players, seat, **changes))


def at_step(step, players=2, **options):
    for table in positions(players, 8, 400, **options):
        if table.decision is not None and table.view(table.decision.player)["board"]["step"] == step:
            return table
    pytest.fail(f"no game came to {step}")


@pytest.mark.parametrize(("players", "seed"), [(2, 31), (3, 32), (4, 33)])
def test_keys_name_legal_actions_or_commands(players, seed):
    for table in positions(players, seed, 80):
        if table.decision is None:
            break
        legal = set(texts(table.view(table.decision.player)))
        for key in KEYS:
            meant = press(table, key)
            assert meant is None or meant.startswith("do:") or meant in legal, (key, meant)


def test_numbers_keep_dice_and_r_rolls_the_others():
    table = at_step("offense")
    assert press(table, "1") == "do:select keep 0"
    assert press(table, "3", selected="keep 0") == "do:select keep 0 2"
    assert press(table, "1", selected="keep 0 2") == "do:select keep 2"
    assert press(table, "r", selected="keep 0 2") == "reroll 2 4 5"
    assert press(table, "Enter", selected="keep 0 2") == "reroll 2 4 5"
    assert press(table, "r", selected="keep 0 1 2 3 4") is None


def test_space_passes_and_stops():
    assert press(at_step("window"), " ") == "pass"
    assert press(at_step("offense"), " ") == "stop"
    assert press(at_step("main"), " ") == "done"


def test_arrows_walk_through_the_hand_and_enter_plays_what_is_picked():
    table = at_step("main")
    seat = table.decision.player
    view = table.view(seat)
    hand = view["board"]["players"][seat]["hand"]
    assert press(table, "ArrowRight") == f"do:select card:{hand[0]}"
    assert press(table, "ArrowRight", selected=f"card:{hand[0]}") == f"do:select card:{hand[1 % len(hand)]}"
    assert press(table, "s", selected=f"card:{hand[0]}") == f"sell {hand[0]}"
    for card in hand:
        if f"play {card}" in texts(view):
            assert press(table, "Enter", selected=f"card:{card}") == f"play {card}"


def test_arrows_turn_the_picked_die_to_the_nearest_value_that_is_allowed():
    turned = set()
    for table in (table for seed in (8, 9, 10) for table in positions(2, seed, 300)):
        if table.decision is None:
            continue
        view = table.view(table.decision.player)
        ways = [offer for offer in view["actions"] if offer["verb"] in ("raise", "lower", "set", "copy")]
        for number in {offer["args"]["number"] for offer in ways}:
            now = view["board"]["trays"][-1]["values"][number - 1]
            values = [offer["changes"]["value"] for offer in ways if offer["args"]["number"] == number]
            for key, there in (
                ("ArrowUp", min([value for value in values if value > now], default=None)),
                ("ArrowDown", max([value for value in values if value < now], default=None)),
            ):
                meant = press(table, key, selected=f"die:{number}")
                shown = [offer["changes"]["value"] for offer in ways if offer["text"] == meant]
                assert shown == ([] if there is None else [there])
                turned.add((ways[0]["verb"], key))
    assert {verb for verb, _ in turned} >= {"lower", "set"}


def test_arrows_walk_through_abilities_that_can_be_declared():
    for table in positions(2, 6, 400, heroes="barbarian, pyromancer"):
        assert table.decision is not None
        view = table.view(table.decision.player)
        declared = [text for text in texts(view) if text.startswith("declare ")]
        if declared:
            picked = press(table, "ArrowDown")
            assert picked is not None and picked.startswith("do:select declare:")
            assert press(table, "Enter", selected=picked.removeprefix("do:select ")) in declared
            return
    pytest.fail("nobody could declare anything")


def test_heroes_are_walked_through_and_taken_with_enter():
    table = next(iter(positions(2, 1, 1)))
    first = press(table, "Enter")
    assert first is not None and first.startswith("hero ")
    looked_at = press(table, "ArrowDown")
    assert looked_at is not None
    hero = looked_at.removeprefix("do:select hero:")
    assert press(table, "Enter", selected=f"hero:{hero}") == f"hero {hero}"


def test_o_walks_through_the_boards_and_back_to_the_table():
    table = at_step("main", players=3)
    seat = table.decision.player
    seats = [(seat + 1) % 3, (seat + 2) % 3, seat]
    assert press(table, "o") == f"do:open board:{seats[0]}"
    assert press(table, "o", open=f"board:{seats[0]}") == f"do:open board:{seats[1]}"
    assert press(table, "o", open=f"board:{seats[2]}") == "do:close"


def test_the_way_back():
    table = at_step("main")
    assert press(table, "Escape", open="log") == "do:close"
    assert press(table, "Escape", selected="card:x") == "do:select"
    assert press(table, "Escape") == "do:undo"
    assert press(table, "Escape", can_undo=False) is None
    assert press(table, "l") == "do:open log"
    rule = table.decision.rule
    assert press(table, "?") == f"do:rule {rule}"


def test_targets_and_answers_are_numbered_as_they_are_shown():
    for table in positions(3, 13, 600):
        if table.decision is None:
            break
        seat = table.decision.player
        view = table.view(seat)
        if view["board"]["step"] == "target":
            text = screen.table(view, catalogue(), ui(3, seat))
            first = press(table, "1")
            assert first in texts(view)
            assert f'data-a="{first}"' in text
            return
    pytest.fail("nobody chose a target")


def test_at_the_end_enter_starts_anew():
    table = later(2, 21, 3000)
    assert table.decision is None
    assert screen.keys("Enter", table.view(0), ui(2, 0)) == "do:new-game"
    assert screen.keys("r", table.view(0), ui(2, 0)) is None
