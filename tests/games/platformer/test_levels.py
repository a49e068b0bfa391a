"""Levels that are revealed, populated and removed (PF-12)."""

from __future__ import annotations

import pytest

from pygame_rules.core.rng import Rng
from pygame_rules.core.table import Table
from pygame_rules.games.platformer import events as ev
from pygame_rules.games.platformer.content.dice import SYMBOLS
from pygame_rules.games.platformer.game import GAME
from pygame_rules.games.platformer.info import PlatformerOptions
from pygame_rules.games.platformer.state import STAGES, Player, State
from pygame_rules.games.platformer.tower.fields import OFF, field_at, xy
from pygame_rules.games.platformer.tower.levels import populate
from pygame_rules.games.platformer.turn.acting import Acting
from pygame_rules.games.platformer.turn.stages import SpecialDie

from .positions import Position, final, happened, lay_cards, tower

TILES = ("F01", "F03", "F02", "F05", "F09", "F11", "FB1", "FB2")


def climb(*places, highest=0, lowest=0, dice="", boss="medusa", artifacts=None):
    """A tower of real tiles with all its levels populated up to `highest`, heroes at these places, enemies gone."""
    names = ("sweety", "etorn", "borko", "nox")
    players = [
        Player(names[seat], {"sweety": 6, "etorn": 5, "borko": 7, "nox": 5}[names[seat]],
               field_at(*place) if place else OFF)
        for seat, place in enumerate(places)
    ]  # fmt: skip
    for player in players:
        player.arrived = player.at >= 90
    variants = ("artifacts",) if artifacts else ()
    state = State(Rng(3), players, "forest", boss, variants, TILES, ("slime", "ent", "werewolf"), 0, 0)
    populate(state, None, [])
    for _ in range(highest):
        state.highest += 1
        state.redraw()
        populate(state, None, [])
    state.enemies = {token: at for token, at in state.enemies.items() if token == boss}
    lay_cards(state, (), artifacts or {}, "", None, None)
    if len(players) == 1:
        state.event_deck, state.event_pile = state.event_deck[1:], state.event_deck[:1]
    state.dice = [SYMBOLS.index(word) for word in dice.split()]
    state.turn, state.stage = 2 * len(players), STAGES.index("actions")
    state.stack = [SpecialDie(), Acting()]
    GAME.check(state)
    options = PlatformerOptions(boss=boss, artifacts=bool(artifacts))
    return Position(Table.restore(GAME, len(players), "climb", options, state, [], 0), 0)


@pytest.mark.rule("PF-12.1", "PF-12.2", "PF-6.7")
def test_a_hero_in_the_top_row_reveals_the_next_level_and_goes_on():
    t = climb((3, 1), None, dice="move move")
    events = t.play("move up")
    revealed = happened(events, ev.LevelRevealed)
    assert [(event.level, event.tiles, event.enemy) for event in revealed] == [(2, ("F02", "F05"), "ent")]
    assert final(events)
    assert t.asked == (0, "act")
    spawns = sorted(xy(at) for token, at in t.state.enemies.items() if token.startswith("ent"))
    assert spawns == [(0, 5), (4, 3), (5, 3), (9, 4)]
    assert [xy(field) for field in t.state.gems if field >= 30] == [(0, 4), (2, 4), (8, 4), (4, 5), (5, 5)]
    assert [xy(field) for field in t.state.coins if field >= 30] == [(0, 3), (9, 3), (5, 4)]


@pytest.mark.rule("PF-12.1")
def test_the_second_row_reveals_nothing():
    t = climb((2, 0), None, dice="move move")
    assert not happened(t.play("move up"), ev.LevelRevealed)
    assert [event.level for event in happened(t.play("move up"), ev.LevelRevealed)] == [2]


@pytest.mark.rule("PF-12.2", "PF-1.2")
def test_a_new_level_gets_as_many_gems_and_coins_as_the_supply_has():
    t = climb((3, 1), None, dice="move")
    t.hero("&").gems, t.hero("&").coins = t.state.gem_supply - 2, t.state.coin_supply - 1
    t.state.gem_supply, t.state.coin_supply = 2, 1
    t.play("move up")
    assert [xy(field) for field in t.state.gems if field >= 30] == [(0, 4), (2, 4)]
    assert [xy(field) for field in t.state.coins if field >= 30] == [(0, 3)]
    assert (t.state.gem_supply, t.state.coin_supply) == (0, 0)


@pytest.mark.rule("PF-12.1")
def test_a_level_is_revealed_only_once_and_not_from_below_the_top_row():
    t = climb((4, 0), None, dice="move move move")
    assert not happened(t.play("move left"), ev.LevelRevealed)
    t = climb((6, 5), None, dice="move", highest=2)
    assert not happened(t.play("move left"), ev.LevelRevealed)  # level 3 is there already


@pytest.mark.rule("PF-12.1", "PF-7.1")
def test_a_pushed_hero_reveals_too():
    t = climb((2, 0), (2, 1), dice="move")
    events = t.play("move up push up")
    assert happened(events, ev.LevelRevealed)[0].player == 1


@pytest.mark.rule("PF-12.3", "PF-13.1", "PF-13.11")
def test_the_boss_level_brings_the_boss_its_helpers_and_its_tokens():
    t = climb((6, 7), None, dice="move", highest=2)
    events = t.play("move up")
    assert happened(events, ev.LevelRevealed)[0].level == 4
    boss = happened(events, ev.BossAppeared)[0]
    assert boss.place in ((2, 11), (5, 10))
    assert sorted(xy(at) for token, at in t.state.enemies.items() if token != "medusa") == [(4, 9), (5, 9)]
    assert happened(events, ev.TokensPlaced)[0].token == "mirror"
    assert len(t.state.specials) == 4
    assert [xy(field) for field in t.state.gems if field >= 90] == [(3, 9), (7, 11)]


@pytest.mark.rule("PF-12.4", "PF-4.2")
def test_a_hero_two_levels_up_lets_the_lowest_level_vanish_with_all_on_it():
    t = climb((6, 7), (2, 0), highest=2)
    t.state.enemies["slime1"] = field_at(0, 0)
    supply = (t.state.coin_supply, t.state.gem_supply)
    t.next_roll()
    t.play("end")  # the rival's turn: he is low, nothing goes
    assert t.state.lowest == 0
    t.next_roll()
    events = t.play("end", "keep")
    assert happened(events, ev.LevelRemoved) == [ev.LevelRemoved(1)]
    assert t.state.lowest == 1
    assert (t.hero("&").at, t.hero("&").hearts) == (OFF, 5)
    assert "slime1" not in t.state.enemies
    assert (t.state.coin_supply, t.state.gem_supply) == (supply[0] + 4, supply[1] + 4)


@pytest.mark.rule("PF-12.4")
def test_one_level_a_turn_goes_and_none_for_a_hero_off_the_map():
    t = climb((9, 9), None, highest=3)
    t.next_roll()
    t.chance(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    events = t.play("end")
    assert not happened(events, ev.LevelRemoved)  # the rival is off the map
    events = t.play("end", "keep")
    assert len(happened(events, ev.LevelRemoved)) == 1


@pytest.mark.rule("PF-12.5", "PF-13.2")
def test_with_the_last_hero_on_the_boss_level_all_others_vanish():
    t = climb((3, 8), (9, 9), dice="move", highest=3)
    events = t.play("move up")
    assert [event.level for event in happened(events, ev.LevelRemoved)] == [1, 2, 3]
    assert t.state.lowest == 3
    assert "move down" not in t.texts()


NOBODY_ABOVE = """

    +---+---+---+---+
                  M
    +---+---+---+---+
          S
    +^^^+^^^+^^^+^^^+
      @   &   %
    +---+---+---+---+
"""
ONE_ABOVE = """

    +---+---+---+---+
          &       M
    +---+---+---+---+
          S
    +^^^+^^^+^^^+^^^+
      @       %   g
    +---+---+---+---+
"""
BOTH_ABOVE = """

    +---+---+---+---+
          &       M
    +---+---+---+---+
          S   %
    +^^^+^^^+^^^+^^^+
      @           g
    +---+---+---+---+
"""


@pytest.mark.rule("PF-12.5")
@pytest.mark.parametrize(("drawn", "gone"), [(NOBODY_ABOVE, []), (ONE_ABOVE, []), (BOTH_ABOVE, [3])])
def test_the_other_levels_stay_until_the_last_hero_has_come(drawn, gone):
    t = tower(drawn, boss="medusa", dice="move")
    rivals = (t.at("&"), t.at("%"))
    events = t.play("move up")
    assert [event.level for event in happened(events, ev.LevelRemoved)] == gone
    assert (t.at("@"), t.at("&"), t.at("%")) == ((0, 1), *rivals)


@pytest.mark.rule("PF-12.5")
def test_who_fainted_on_the_boss_level_counts_as_being_there():
    t = climb((3, 8), None, dice="move", highest=3)
    t.hero("&").arrived = True
    events = t.play("move up")
    assert len(happened(events, ev.LevelRemoved)) == 3


@pytest.mark.rule("PF-14.2", "PF-12.1")
def test_who_reveals_a_level_takes_the_climbers_crown_and_moves_further_next():
    t = climb((2, 1), None, dice="move move", artifacts={"climbers_crown": 1, "gem_heart": -1})
    t.play("move up")
    assert t.state.artifacts["climbers_crown"] == 0
    t.state.moves_used = 0
    t.play("move left", "move up")  # one symbol, two steps
    assert t.state.used == 0b11
