"""The map as the tiles draw it (PF-2)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pygame_rules.games.platformer.content.tiles import TILES, tiles_of
from pygame_rules.games.platformer.tower.fields import (
    DOWN,
    LEFT,
    LEVEL,
    RIGHT,
    UP,
    WIDTH,
    Tower,
    distance,
    field_at,
    level_cells,
    level_of,
    read_tile,
    tower_of,
    xy,
)


@pytest.mark.rule("PF-2.1")
def test_a_level_is_two_tiles_of_five_by_three():
    cells = level_cells("F01", "F03")
    assert len(cells) == 30 == LEVEL
    assert (field_at(7, 5), xy(57), level_of(57)) == (57, (7, 5), 1)
    assert distance(field_at(1, 1), field_at(4, 3)) == 5


@pytest.mark.rule("PF-2.2", "PF-2.10")
def test_the_art_of_a_tile_is_read_from_its_lowest_row():
    """F04, Hollow Trunk: walls left and right of the ladder in the middle row."""
    rows = read_tile(TILES["F04"].art)
    assert [cell[0] for cell in rows[0]] == ["e", "", "H", "", "g"]
    assert [cell[1] for cell in rows[0]] == ["---", "   ", "-H-", "   ", "---"]
    assert rows[1][2] == ("H", "-H-", False, False)
    assert [cell[0] for cell in rows[2]] == ["", "g", "", "g", ""]


@pytest.mark.rule("PF-2.10")
def test_art_of_another_shape_is_refused():
    for art in (("+---+",), TILES["F01"].art[:5], ("x" * 21,) * 6):
        with pytest.raises(ValueError):
            read_tile(art)


@pytest.mark.rule("PF-2.3")
def test_a_wall_between_tiles_stands_if_either_draws_one(monkeypatch):
    """F01 beside a tile with walls at its outer edges in the middle row."""
    walled = replace(
        TILES["F02"],
        id="walled",
        art=(
            "                     ",
            "+---+---+---+---+---+",
            "|                   |",
            "+---+---+---+---+---+",
            "                     ",
            "+---+---+---+---+---+",
        ),
    )
    monkeypatch.setitem(TILES, "walled", walled)
    for tiles in (("F01", "walled"), ("walled", "F01")):
        built = Tower(0, [level_cells(*tiles)])
        assert [built.to[RIGHT][field_at(4, y)] for y in range(3)] == [field_at(5, 0), -1, field_at(5, 2)]
        assert [built.to[LEFT][field_at(5, y)] for y in range(3)] == [field_at(4, 0), -1, field_at(4, 2)]


@pytest.mark.rule("PF-2.3")
def test_the_borders_of_the_tower_and_the_top_of_the_boss_level_are_closed():
    built = tower_of(2, ("F10", "F12", "FB1", "FB2"))
    assert all(built.to[LEFT][field_at(0, y)] == -1 == built.to[RIGHT][field_at(9, y)] for y in range(6, 12))
    assert all(built.to[UP][field_at(x, 11)] == -1 == built.above[field_at(x, 11)] for x in range(10))


@pytest.mark.rule("PF-2.3")
def test_a_tile_owns_the_floors_of_its_own_fields():
    """Above F01 stands F02: the floors of F02's lowest row part the levels."""
    built = tower_of(0, ("F01", "F03", "F02", "F05"))
    assert built.to[UP][field_at(1, 2)] == field_at(1, 3)  # F02 is open there
    assert built.to[UP][field_at(0, 2)] == -1
    assert built.to[DOWN][field_at(1, 3)] == field_at(1, 2)


@pytest.mark.rule("PF-2.4", "PF-2.5")
def test_the_lowest_revealed_row_is_closed_whatever_is_drawn():
    whole = tower_of(0, ("F01", "F03", "F02", "F05"))
    assert not whole.supported[field_at(1, 3)]
    after = tower_of(1, ("F02", "F05"))
    assert after.supported[field_at(1, 3)]
    assert after.to[DOWN][field_at(1, 3)] == -1
    pierced = tower_of(0, ("F03", "F01"))
    assert pierced.supported[field_at(3, 0)]


@pytest.mark.rule("PF-2.5")
def test_supported_fields_are_those_without_an_open_floor():
    built = tower_of(0, ("F01", "F03"))
    row = [built.supported[field_at(x, 1)] for x in range(5)]
    assert row == [False, False, True, True, True]  # open, open, pierced, platform, platform


@pytest.mark.rule("PF-2.6")
def test_features_are_found_on_their_fields():
    built = tower_of(0, ("V01", "V02"))
    assert [xy(field) for field in built.gems] == [(4, 0), (0, 1), (5, 1), (3, 2), (7, 2)]
    assert [xy(field) for field in built.coins] == [(8, 0), (4, 1), (5, 2)]
    assert [xy(field) for field in built.spawns] == [(0, 0), (4, 2), (9, 2)]
    assert built.portal == {field_at(1, 2): field_at(9, 0), field_at(9, 0): field_at(1, 2)}
    assert [field for field in range(30) if built.trap[field]] == [field_at(2, 0)]
    assert [field for field in range(30) if built.shop[field]] == [field_at(7, 0)]
    boss = tower_of(3, ("FB1", "FB2"))
    assert [xy(field) for field in boss.boss_spawns] == [(5, 10), (2, 11)]
    assert len(boss.special) == 4


@pytest.mark.rule("PF-2.7", "PF-6.2")
def test_pierced_floors_join_and_hold():
    built = tower_of(0, ("F01", "F03"))
    low, high = field_at(2, 0), field_at(2, 1)
    assert built.to[UP][low] == high and built.to[DOWN][high] == low
    assert built.supported[high] and built.pierced[low] and built.ladder[low]


@pytest.mark.rule("PF-6.2", "PF-13.2")
def test_adjacency_is_mutual_and_stays_within_the_map():
    for tiles in (("F04", "F08", "V03", "V07", "FB1", "VB2"), ("V07", "V10", "F10", "F12")):
        built = tower_of(0, tiles)
        for field, near in enumerate(built.near):
            assert len(near) <= 4
            for other in near:
                assert field in built.near[other]
                assert abs(field - other) in (1, WIDTH)
                assert abs(field - other) != 1 or field // WIDTH == other // WIDTH
    one_way = tower_of(2, ("F10", "F12", "FB1", "FB2"))
    assert one_way.above[field_at(0, 8)] == field_at(0, 9)
    assert field_at(0, 9) not in one_way.near[field_at(0, 8)]


def climbable(built, start, goal):
    """Whether a hero gets from row `start` to row `goal` by adjacent fields."""
    seen, todo = set(), [field_at(x, start) for x in range(WIDTH)]
    while todo:
        field = todo.pop()
        if field in seen:
            continue
        seen.add(field)
        if field // WIDTH == goal:
            return True
        todo += [*built.near[field], *([built.above[field]] if built.above[field] >= 0 else [])]
    return False


@pytest.mark.rule("PF-3.1")
@pytest.mark.parametrize("labyrinth", ["forest", "void"])
def test_every_pair_of_tiles_can_be_climbed(labyrinth):
    ordinary = tiles_of(labyrinth, False)
    boss = tiles_of(labyrinth, True)
    for left in ordinary:
        for right in ordinary:
            if left != right:
                assert climbable(tower_of(0, (left, right, boss[0], boss[1])), 0, 3)
