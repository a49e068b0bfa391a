"""Falling (PF-8)."""

from __future__ import annotations

import pytest

from pygame_rules.games.platformer import events as ev

from .positions import Hero, happened, tower


@pytest.mark.rule("PF-8.2", "PF-8.6")
def test_a_hero_standing_on_an_enemy_falls_when_the_enemy_is_moved_away():
    t = tower("""
          @
        +   +---+
          E
        +---+---+
    """, dice="force")  # fmt: skip
    t.play("force ent1 right", "gravity")
    assert t.shows("""

        +   +---+
          @   E
        +---+---+
    """)


@pytest.mark.rule("PF-8.2", "PF-9.5")
def test_a_harpy_does_not_fall_and_carries_who_stands_on_it():
    drawn = """
          @   W
        +   +   +
          Y
        +   +   +

        +---+---+
    """
    t = tower(drawn)
    t.play("gravity")
    assert t.shows("""
          @
        +   +   +
          Y
        +   +   +
              W
        +---+---+
    """)


@pytest.mark.rule("PF-8.3")
def test_who_lets_go_of_a_ladder_lets_nobody_else_fall():
    t = tower("""
         @H  &H
        +   +   +

        +---+---+
    """)
    t.play("gravity fall")
    assert t.shows("""
              &
        +   +   +
          @
        +---+---+
    """)


@pytest.mark.rule("PF-8.2")
def test_a_stack_comes_down_together():
    t = tower("""
          &
        +   +
          W
        +   +
          @
        +   +

        +---+
    """)
    t.play("gravity")
    assert t.shows("""

        +   +
          &
        +   +
          W
        +   +
          @
        +---+
    """)


@pytest.mark.rule("PF-8.1")
def test_gravity_is_free_in_the_own_turn_and_listed_only_when_someone_falls():
    t = tower("""
              &
        +   +   +
          @
        +---+---+
    """)
    assert t.texts("gravity") == ["gravity"]
    t.play("gravity")
    assert t.at("&") == (1, 0)
    assert t.texts() == ["end"]
    assert t.why("gravity").rule == "PF-8.1"


@pytest.mark.rule("PF-8.1", "PF-4.8", "PF-6.1")
def test_a_jump_holds_until_the_turn_ends():
    t = tower("""

        +   +
          @
        +---+
    """, dice="move")  # fmt: skip
    t.play("move up")
    assert t.at("@") == (0, 1)
    t.next_roll()
    t.play("end")
    assert t.at("@") == (0, 0)


@pytest.mark.rule("PF-8.3", "PF-2.7")
def test_who_is_on_a_ladder_holds_on_or_lets_go():
    drawn = """
          @H
        +   +
          H
        +   +

        +---+
    """
    t = tower(drawn)
    assert t.texts("gravity") == ["gravity fall"]
    t.play("gravity fall")
    assert t.at("@") == (0, 0)  # past the ladder below: who falls does not catch it
    t = tower(drawn)
    t.play("end")
    assert t.asked == (0, "fall")
    assert t.texts() == ["gravity", "gravity fall"]
    t.next_roll()
    t.play("gravity")
    assert t.at("@") == (0, 2)


@pytest.mark.rule("PF-8.3")
def test_a_rival_on_a_ladder_stays_unasked_and_an_enemy_there_falls():
    t = tower("""
          &H  WH
        +   +   +   +
                  @
        +---+---+---+
    """)
    t.play("gravity")
    assert t.shows("""
          &
        +   +   +   +
              W   @
        +---+---+---+
    """)


@pytest.mark.rule("PF-8.4", "PF-2.8", "PF-2.9")
def test_a_fall_takes_what_lies_on_the_way_and_springs_its_traps():
    t = tower("""
          @
        +   +
          g
        +   +
          t
        +   +
          c
        +---+
    """)
    events = t.play("gravity")
    assert (t.hero().gems, t.hero().coins, t.hero().hearts) == (1, 1, 5)
    assert [event.target for event in happened(events, ev.FigureFell)] == [(0, 2), (0, 1), (0, 0)]


@pytest.mark.rule("PF-8.4", "PF-10.5")
def test_who_faints_in_a_fall_is_gone_and_those_above_fall_on():
    t = tower("""
          &
        +   +
          @
        +   +
          t
        +   +

        +---+
    """, Hero(hearts=1))  # fmt: skip
    t.play("gravity")
    assert t.at("@") is None
    assert t.at("&") == (0, 0)
    assert t.hero("&").hearts == 4  # the same trap


@pytest.mark.rule("PF-8.5", "PF-7.5")
def test_enemies_do_not_attack_who_falls_and_nobody_is_pushed():
    t = tower("""
          @
        +   +   +
              E
        +   +   +
          W
        +---+---+
    """)
    events = t.play("gravity")
    assert t.at("@") == (0, 1)
    assert t.at("W") == (0, 0)
    assert not happened(events, ev.EnemyAttacked)


@pytest.mark.rule("PF-8.6", "PF-2.5")
def test_a_fall_ends_on_a_pierced_floor():
    t = tower("""
          @
        +   +

        +-H-+
          H
        +---+
    """)
    t.play("gravity")
    assert t.at("@") == (0, 1)


@pytest.mark.rule("PF-8.6", "PF-13.2")
def test_a_fall_ends_on_the_one_way_floor_of_the_boss_level():
    t = tower("""
          @   M
        +   +---+

        +   +---+

        +^^^+^^^+

        +---+---+
    """, boss="medusa")  # fmt: skip
    t.play("gravity")
    assert t.at("@") == (0, 1)


@pytest.mark.rule("PF-2.4")
def test_nobody_falls_out_of_the_lowest_row():
    t = tower("""
          @   L
        +   +-H-+
    """)
    assert "gravity" not in t.texts()
    assert t.why("move down").rule in ("PF-5.1", "PF-6.1")


@pytest.mark.rule("PF-9.5")
def test_a_slime_bursts_in_a_deep_fall_and_nobody_gets_its_loot():
    t = tower("""
          L   L
        +   +   +

        +   +---+

        +---+---+
          @
        +---+---+
    """)
    events = t.play("gravity")
    assert [event.enemy for event in happened(events, ev.EnemyBurst)] == ["slime1"]
    assert t.at("slime1") is None
    assert t.at("slime2") == (1, 2)
    assert (t.hero().coins, t.hero().defeated) == (0, 0)


@pytest.mark.rule("PF-9.5", "PF-8.6")
def test_a_harpy_stays_in_the_air_and_carries_who_stands_on_it():
    t = tower("""
          @
        +   +
          Y
        +   +

        +---+
    """)
    assert t.texts() == ["end"]


@pytest.mark.rule("PF-11.3", "PF-8.3")
def test_the_feather_cloak_holds_its_owner_until_the_next_turn_starts():
    t = tower("""
          @
        +   +

        +---+
    """, Hero(items=("feather_cloak",)))  # fmt: skip
    t.play("use feather_cloak", "end")
    assert t.asked == (0, "fall")
    t.next_roll("coin coin coin coin coin", "left")
    t.play("gravity")
    assert t.at("@") == (0, 1)
    t.next_roll("coin coin coin coin coin", "left")
    t.play("end", "keep")  # the rival does nothing
    assert t.asked == (0, "act")
    assert t.hero().hover == 0
    assert "gravity" in t.texts()


@pytest.mark.rule("PF-11.4", "PF-8.3")
def test_levitation_lasts_through_the_next_turn():
    t = tower("""
          @
        +   +

        +---+
    """, Hero(potions=("levitation",)))  # fmt: skip
    for _ in range(2):
        t.play(*(["drink levitation"] if t.hero().potions else []), "end")
        t.next_roll()
        t.play(*(["keep"] if t.asked[1] == "special" else []), "gravity")
        assert t.at("@") == (0, 1)
        t.next_roll()
        t.play("end", "keep")
    t.next_roll()
    t.play("end", "keep")
    assert t.at("@") == (0, 0)


@pytest.mark.rule("PF-14.2", "PF-8.3")
def test_the_icarus_feather_catches_ladders():
    drawn = """
          @
        +   +
          H
        +   +
          H
        +   +

        +---+
    """
    t = tower(drawn, artifacts={"icarus_feather": 0, "gem_heart": -1})
    assert t.texts("gravity") == ["gravity", "gravity catch 1", "gravity fall"]
    t.play("gravity")
    assert t.at("@") == (0, 2)
    t = tower(drawn, artifacts={"icarus_feather": 0, "gem_heart": -1})
    t.play("gravity catch 1")
    assert t.at("@") == (0, 1)
    t = tower(drawn, artifacts={"icarus_feather": 0, "gem_heart": -1})
    t.play("gravity fall")
    assert t.at("@") == (0, 0)


@pytest.mark.rule("PF-14.2")
def test_a_fall_of_three_fields_brings_the_icarus_feather():
    t = tower("""
          @
        +   +

        +   +

        +   +

        +---+
    """, artifacts={"icarus_feather": 1, "gem_heart": -1})  # fmt: skip
    t.play("gravity")
    assert t.state.artifacts["icarus_feather"] == 0
