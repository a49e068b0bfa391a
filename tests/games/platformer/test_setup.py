"""Laying the table (PF-1, PF-3)."""

from __future__ import annotations

import pytest

from pygame_rules.games.platformer import events as ev
from pygame_rules.games.platformer.content.bosses import cards_of
from pygame_rules.games.platformer.content.enemies import ENEMIES, kinds_of
from pygame_rules.games.platformer.content.heroes import HEROES
from pygame_rules.games.platformer.content.tiles import TILES
from pygame_rules.games.platformer.state import OFF

from .positions import fresh, happened


@pytest.mark.rule("PF-3.1")
@pytest.mark.parametrize("labyrinth", ["forest", "void", "mixed"])
def test_three_levels_and_the_boss_level_of_the_labyrinth(labyrinth):
    found = set()
    for seed in range(12):
        tiles = fresh(2, seed, labyrinth=labyrinth).state.tiles
        assert len(tiles) == len(set(tiles)) == 8
        assert [TILES[tile].boss_level for tile in tiles] == [False] * 6 + [True] * 2
        found |= {TILES[tile].labyrinth for tile in tiles}
    assert found == ({"forest", "void"} if labyrinth == "mixed" else {labyrinth})


@pytest.mark.rule("PF-3.1", "PF-3.2")
def test_only_the_first_level_is_face_up():
    view = fresh(2, 5).view(0)["board"]["tower"]
    assert [level["status"] for level in view["levels"]] == ["open", "hidden", "hidden", "hidden"]
    assert [level["tiles"] is not None for level in view["levels"]] == [True, False, False, False]
    assert [level["enemy"] is not None for level in view["levels"]] == [True, False, False, False]


@pytest.mark.rule("PF-3.2")
def test_an_enemy_of_each_tier():
    foes = fresh(2, 3).state.foes
    assert [ENEMIES[kind].tier for kind in foes] == ["I", "II", "III"]
    assert {fresh(2, seed).state.foes[0] for seed in range(20)} == set(kinds_of("I"))


@pytest.mark.rule("PF-3.3")
def test_the_boss_is_chosen_or_drawn():
    assert fresh(2, boss="ikee").state.boss == "ikee"
    assert {fresh(2, seed).state.boss for seed in range(20)} == {"medusa", "ikee"}
    decks = {tuple(fresh(2, seed, boss="medusa").state.boss_deck) for seed in range(10)}
    assert len(decks) > 1 and all(sorted(deck) == sorted(cards_of("medusa")) for deck in decks)


@pytest.mark.rule("PF-3.4", "PF-11.1")
def test_the_shop_shows_three_items_and_three_potions():
    state = fresh(2).state
    assert (len(state.shop_items), len(state.shop_potions)) == (3, 3)
    assert (len(state.item_deck), len(state.potion_deck)) == (12, 12)


@pytest.mark.rule("PF-3.5", "PF-1.4")
def test_each_player_gets_a_hero_off_the_map_with_full_hearts():
    for player in fresh(4, 2).state.players:
        assert (player.at, player.hearts, player.special) == (OFF, HEROES[player.hero].health, -1)
        assert player.items == player.potions == player.tokens == []
    assert len({player.hero for player in fresh(4, 2).state.players}) == 4


@pytest.mark.rule("PF-3.6", "PF-12.2")
def test_the_first_level_is_populated():
    table = fresh(2, 9)
    state, built = table.state, table.state.tower
    assert sorted(state.gems) == sorted(built.gems)
    assert sorted(state.coins) == sorted(built.coins)
    placed = happened(table.log()[0].events, ev.LevelRevealed)[0].enemies
    assert len(placed) == len(built.spawns)
    assert all(token.startswith(state.foes[0]) for token, _ in placed)


@pytest.mark.rule("PF-3.7")
def test_later_players_get_a_coin_a_gem_or_both():
    state = fresh(4, 6).state
    order = [state.players[(state.first + place) % 4] for place in range(4)]
    assert [(player.coins, player.gems) for player in order] == [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert {fresh(3, seed).state.first for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("PF-3.8")
def test_the_options_say_how_the_table_is_laid():
    state = fresh(2, labyrinth="void", boss="ikee", artifacts=True, larger_map=True).state
    assert (state.labyrinth, state.boss, len(state.artifacts), len(state.tiles)) == ("void", "ikee", 2, 10)


@pytest.mark.rule("PF-1.2", "PF-1.3")
def test_what_lies_on_the_map_comes_from_the_supply():
    state = fresh(1, 3).state
    assert state.coin_supply + len(state.coins) == 35
    assert state.gem_supply + len(state.gems) == 50
