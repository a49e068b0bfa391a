"""The enemy die and the attacks of enemies (PF-9)."""

from __future__ import annotations

import pytest

from pygame_rules.games.platformer import events as ev

from .positions import Hero, enemy_face, face, happened, tower


def rolled(t, enemy):
    """The turn ends, the rival rolls this; what happened."""
    t.next_roll("coin coin coin coin coin", enemy)
    events = t.play("end")
    return events + (t.play("keep") if t.asked[1] == "special" else [])


@pytest.mark.rule("PF-9.3")
def test_enemies_walk_all_at_once_from_the_foremost():
    t = tower("""
              L   L   L   @
        +---+---+---+---+---+
    """)
    rolled(t, "left")
    assert t.shows("""
          L   L   L       @
        +---+---+---+---+---+
    """)
    t = tower("""
          L   L       @
        +---+---+---+---+
    """)
    rolled(t, "right")
    assert t.shows("""
              L   L   @
        +---+---+---+---+
    """)


@pytest.mark.rule("PF-9.3", "PF-6.1")
def test_an_enemy_stays_at_a_wall_a_figure_an_edge_and_the_end_of_its_platform():
    drawn = """
              W
        +---+---+   +---+
          L | L   @   L
        +---+---+---+---+
    """
    t = tower(drawn)
    rolled(t, "right")
    assert t.shows(drawn.replace("          L | L   @   L", "          L | L   @   L"))
    assert t.at("W") == (1, 1)


@pytest.mark.rule("PF-9.3", "PF-2.4")
def test_the_lowest_row_is_a_platform_for_walking():
    t = tower("""
          L       @
        +---+   +---+
    """)
    rolled(t, "right")
    assert t.at("L") == (1, 0)


@pytest.mark.rule("PF-9.3")
def test_figures_are_no_support_for_walking():
    t = tower("""
          W
        +---+   +
              @
        +---+---+
    """)
    rolled(t, "right")
    assert t.at("W") == (0, 1)


@pytest.mark.rule("PF-9.3", "PF-9.5")
def test_a_harpy_flies_on_where_there_is_no_platform():
    t = tower("""
          Y
        +---+   +
              @
        +---+---+
    """)
    rolled(t, "right")
    assert t.at("Y") == (1, 1)


@pytest.mark.rule("PF-9.4", "PF-2.9")
def test_walking_takes_no_tokens_and_leaves_who_stood_on_the_enemy_in_the_air():
    t = tower("""
          @
        +   +---+
          W   g
        +---+---+
    """)
    rolled(t, "right")
    assert t.shows("""
          @
        +   +---+
              W
        +---+---+
    """)
    assert len(t.state.gems) == 1


@pytest.mark.rule("PF-9.2", "PF-9.1")
def test_all_enemies_attack_all_heroes_beside_them():
    t = tower("""
          W   @   L   &
        +---+---+---+---+
    """)
    events = rolled(t, "attack")
    found = [(event.enemy, event.player, event.wounds, event.cause) for event in happened(events, ev.EnemyAttacked)]
    # The rival is active now, so he is first where an enemy attacks both.
    assert found == [("werewolf1", 0, 3, "die"), ("slime1", 1, 1, "die"), ("slime1", 0, 1, "die")]


@pytest.mark.rule("PF-9.1", "PF-13.4", "PF-9.2")
def test_the_die_moves_helpers_and_the_boss_too_even_from_below():
    t = tower("""
              M
        +---+---+

        +---+---+
              V
        +^^^+^^^+
              @   E
        +---+---+---+
    """, boss="medusa")  # fmt: skip
    rolled(t, "left")
    assert (t.at("M"), t.at("V"), t.at("E")) == ((0, 3), (0, 1), (2, 0))


@pytest.mark.rule("PF-9.5")
def test_a_werewolf_that_wounds_resets_the_special_die():
    t = tower("""
          @   W
        +---+---+
    """, Hero(special="sword"))  # fmt: skip
    rolled(t, "attack")
    assert (t.hero().hearts, t.hero().special) == (3, -1)


@pytest.mark.rule("PF-9.5")
def test_a_wraith_takes_a_gem_even_from_one_who_faints():
    t = tower("""
          @   R
        +---+---+
    """, Hero(hearts=1, gems=2))  # fmt: skip
    rolled(t, "attack")
    assert (t.at("@"), t.hero().gems) == (None, 1)


@pytest.mark.rule("PF-9.5")
def test_a_blow_that_costs_no_heart_does_nothing_besides():
    t = tower("""
          @   L   R
        +---+---+---+
    """, Hero("borko", items=("buckler",), gems=1), dice="move")  # fmt: skip
    events = t.play("move right push left")
    # Stone Skin takes the slime's only wound, so the buckler stays charged.
    assert [(event.enemy, event.wounds) for event in happened(events, ev.EnemyAttacked)] == [("slime1", 0)]
    assert t.hero().exhausted == []


@pytest.mark.rule("PF-9.5", "PF-11.3")
def test_without_a_lost_heart_a_wraith_takes_no_gem_and_a_viper_leaves_no_venom():
    t = tower("""
          @   R
        +   +---+

        +---+---+
    """, Hero("borko", items=("buckler",), gems=2), dice="move")  # fmt: skip
    events = t.play("move down")
    # Two wounds, less one by Stone Skin and one by the buckler.
    assert [event.wounds for event in happened(events, ev.EnemyAttacked)] == [0]
    assert (t.hero().gems, t.hero().exhausted) == (2, ["buckler"])
    t = tower("""
          M
        +---+---+

        +   +---+
          @   V
        +^^^+^^^+
    """, Hero(items=("buckler",)), boss="medusa", dice="move")  # fmt: skip
    t.play("move up")
    assert (t.hero().hearts, t.hero().tokens) == (6, [])


@pytest.mark.rule("PF-9.5", "PF-10.5")
def test_who_faints_from_a_viper_is_given_no_venom():
    t = tower("""
          M
        +---+---+

        +   +---+
          @   V
        +^^^+^^^+
    """, Hero(hearts=1), boss="medusa", dice="move")  # fmt: skip
    t.play("move up")
    assert (t.at("@"), t.hero().hearts, t.hero().tokens) == (None, 6, [])


@pytest.mark.rule("PF-9.5", "PF-6.5")
@pytest.mark.parametrize(("name", "hearts"), [("sweety", 5), ("borko", 6)])
def test_a_goblin_stabs_and_stone_skin_helps_only_for_leaving(name, hearts):
    t = tower("""
          @   O
        +---+---+
    """, Hero(name))  # fmt: skip
    rolled(t, "attack")
    assert t.hero().hearts == hearts


@pytest.mark.rule("PF-6.7", "PF-9.5")
def test_an_ent_does_not_react_to_one_who_was_beside_it_already():
    t = tower("""
          @   E
        +---+---+---+
    """, dice="move")  # fmt: skip
    events = t.play("move right push right")
    assert [(event.enemy, event.cause) for event in happened(events, ev.EnemyAttacked)] == [("ent1", "leave")]
    t = tower("""
          @       E
        +---+---+---+
    """, dice="move")  # fmt: skip
    events = t.play("move right")
    assert [(event.enemy, event.cause) for event in happened(events, ev.EnemyAttacked)] == [("ent1", "enter")]


@pytest.mark.rule("PF-9.5")
def test_a_goblin_stabs_harder_who_leaves():
    t = tower("""
          @   O
        +   +---+

        +---+---+
    """, dice="move")  # fmt: skip
    t.play("move down")
    assert t.hero().hearts == 4


@pytest.mark.rule("PF-9.5", "PF-13.9")
def test_a_viper_that_wounds_leaves_venom():
    t = tower("""
          M
        +---+---+

        +---+---+
          @   V
        +^^^+^^^+
    """, Hero(), Hero(arrived=True), boss="medusa", dice="")  # fmt: skip
    t.next_roll("coin coin coin coin coin", "attack")
    t.chance(0, 3, 3, 3, 3, 3, 0)
    t.state.boss_deck = ["medusa_gaze"]
    t.state.boss_discard = ["medusa_nest", "medusa_skin", "medusa_slither", "medusa_tail"]
    t.play("end")
    assert t.asked == (1, "act")
    assert "venom" in t.hero().tokens
    assert t.hero().hearts == 5


@pytest.mark.rule("PF-11.3")
def test_the_buckler_blocks_one_wound_by_itself_in_any_turn():
    t = tower("""
          W   @   L
        +---+---+---+
    """, Hero(items=("buckler",)))  # fmt: skip
    events = rolled(t, "attack")
    assert [(event.enemy, event.wounds) for event in happened(events, ev.EnemyAttacked)] == [
        ("werewolf1", 2), ("slime1", 1)
    ]  # fmt: skip
    assert t.hero().exhausted == ["buckler"]


@pytest.mark.rule("PF-11.4")
def test_a_sleeping_enemy_neither_attacks_nor_walks_until_the_own_next_turn():
    t = tower("""
          @   W
        +---+---+---+
    """, Hero(potions=("sleeping_dust",)), dice="")  # fmt: skip
    t.play("drink sleeping_dust werewolf1")
    events = rolled(t, "right")
    assert t.at("W") == (1, 0)
    assert not happened(events, ev.EnemyAttacked)
    events = rolled(t, "attack")
    assert t.asked[0] == 0
    assert t.hero().hearts == 3  # awake again


@pytest.mark.rule("PF-11.4", "PF-13.11")
def test_who_comes_anew_is_awake():
    t = tower("""
                  M
        +---+---+---+
          @   V
        +---+---+---+
          &   e
        +^^^+^^^+^^^+
    """, Hero(potions=("sleeping_dust",)), boss="medusa", dice="sword",
        boss_deck=["medusa_gaze", "medusa_skin", "medusa_slither", "medusa_tail", "medusa_nest"])  # fmt: skip
    t.play("drink sleeping_dust viper1", "attack viper1")
    t.chance(enemy_face("right"), *[face("coin")] * 5, enemy_face("attack"))
    events = t.play("end")
    assert happened(events, ev.EnemiesPlaced)[0].enemies == (("viper1", (1, 9)),)
    struck = [(event.enemy, event.player) for event in happened(events, ev.EnemyAttacked) if event.cause == "die"]
    assert ("viper1", 1) in struck


@pytest.mark.rule("PF-14.2")
def test_who_rides_an_enemy_with_the_saddle_is_not_attacked_by_it():
    t = tower("""
          @   L
        +   +---+
          W
        +---+---+
    """, artifacts={"riders_saddle": 0, "gem_heart": -1})  # fmt: skip
    events = rolled(t, "attack")
    assert [event.enemy for event in happened(events, ev.EnemyAttacked)] == ["slime1"]
