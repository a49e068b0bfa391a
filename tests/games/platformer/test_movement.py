"""Moving, leave attacks, portals and pushing (PF-6, PF-7)."""

from __future__ import annotations

import pytest

from pygame_rules.games.platformer import events as ev

from .positions import Hero, happened, tower


def attackers(events):
    return [(event.enemy, event.wounds, event.cause) for event in happened(events, ev.EnemyAttacked)]


@pytest.mark.rule("PF-6.1", "PF-6.2", "PF-2.2")
def test_walls_and_platforms_stop_a_hero_and_open_edges_do_not():
    t = tower("""

        +   +---+
          @ |
        +---+---+

        +---+---+
    """, dice="move move")  # fmt: skip
    assert t.texts("move") == ["move up"]
    assert t.why("move right").rule == "PF-6.1"
    assert t.why("move down").rule == "PF-6.1"
    t.play("move up")
    assert t.texts("move") == ["move down", "move right"]


@pytest.mark.rule("PF-6.2", "PF-2.7")
def test_a_pierced_floor_joins_the_fields_above_and_below_it():
    t = tower("""
          E
        +-H-+
          @
        +---+
    """, dice="sword sword move")  # fmt: skip
    assert "attack ent1" in t.texts()
    t = tower("""
          E
        +---+
          @
        +---+
    """, dice="sword sword move")  # fmt: skip
    assert t.why("attack ent1").rule == "PF-10.1"


@pytest.mark.rule("PF-6.2")
def test_diagonals_are_not_adjacent():
    t = tower("""
              W
        +   +---+
          @
        +---+---+
    """, dice="move")  # fmt: skip
    assert attackers(t.play("move right")) == []


@pytest.mark.rule("PF-6.3", "PF-5.3", "PF-5.10")
def test_a_move_is_a_sequence_of_steps():
    t = tower("""
          @   g
        +---+---+---+---+
    """, Hero(gems=3), dice="move")  # fmt: skip
    t.play("move right", "boost", "move right", "boost", "move right")
    assert t.at("@") == (3, 0)
    assert t.hero().gems == 3 + 1 - 1 - 2


@pytest.mark.rule("PF-6.5")
def test_every_adjacent_enemy_attacks_who_moves_wherever_he_goes():
    t = tower("""

        +   +   +   +
          L   @   W
        +---+---+---+
    """, dice="move")  # fmt: skip
    assert attackers(t.play("move up")) == [("slime1", 1, "leave"), ("werewolf1", 3, "leave")]
    assert (t.at("@"), t.hero().hearts) == ((1, 1), 2)


@pytest.mark.rule("PF-6.5", "PF-10.5")
def test_who_faints_on_leaving_stays_away_and_loses_the_rest_of_the_move():
    t = tower("""

        +   +   +   +
          L   @   W
        +---+---+---+
    """, Hero(hearts=2, gems=2, coins=3, special="move", items=("prism",)), dice="move coin")  # fmt: skip
    events = t.play("move up")
    assert attackers(events) == [("slime1", 1, "leave"), ("werewolf1", 1, "leave")]
    assert t.at("@") is None
    hero = t.hero()
    assert (hero.hearts, hero.special, hero.gems, hero.coins, hero.items) == (6, -1, 2, 3, ["prism"])
    assert t.texts() == ["end", "respawn coin"]


@pytest.mark.rule("PF-6.5")
def test_the_order_of_attackers_is_from_below_and_from_the_left():
    t = tower("""
              R
        +   +   +   +
          R   @   R
        +---+   +---+
              R
        +---+---+---+
    """, dice="move")  # fmt: skip
    assert attackers(t.play("move left push up")) == [
        ("wraith1", 2, "leave"), ("wraith2", 2, "leave"), ("wraith3", 2, "leave")
    ]  # fmt: skip
    assert t.at("@") is None  # before the fourth


@pytest.mark.rule("PF-6.4", "PF-9.5")
def test_an_ent_attacks_for_arriving_but_not_those_who_were_beside_it():
    t = tower("""
          @       E
        +---+---+---+
    """, dice="move move")  # fmt: skip
    assert attackers(t.play("move right")) == [("ent1", 2, "enter")]
    t = tower("""

        +   +-H-+
          @   E
        +---+---+
    """, dice="move move move")  # fmt: skip
    assert attackers(t.play("move up")) == [("ent1", 2, "leave")]
    assert attackers(t.play("move right")) == [("ent1", 2, "enter")]


@pytest.mark.rule("PF-6.7", "PF-2.9")
def test_the_field_comes_first_then_the_ent():
    t = tower("""
          @  gt   E
        +---+---+---+
    """, dice="move")  # fmt: skip
    kinds = [type(event) for event in t.play("move right")]
    assert kinds == [ev.SymbolUsed, ev.HeroMoved, ev.GemsGained, ev.HeroWounded, ev.EnemyAttacked]


@pytest.mark.rule("PF-2.8")
def test_enemies_walk_over_traps_unhurt():
    t = tower("""
          L   t   @
        +---+---+---+
    """, dice="force")  # fmt: skip
    t.play("force slime1 right")
    assert t.at("L") == (1, 0)


@pytest.mark.rule("PF-2.8", "PF-11.3")
def test_iron_soles_walk_over_traps():
    t = tower("""
          @   t
        +---+---+
    """, Hero(items=("iron_soles",)), dice="move")  # fmt: skip
    t.play("move right")
    assert t.hero().hearts == 6


# Portals


@pytest.mark.rule("PF-6.6")
def test_a_portal_leads_to_the_other_one_without_attacks():
    t = tower("""
         @P   W | P   E
        +---+---+---+---+
    """, dice="move")  # fmt: skip
    events = t.play("move portal")
    assert t.at("@") == (2, 0)
    assert attackers(events) == []
    assert happened(events, ev.PortalTaken)


@pytest.mark.rule("PF-6.6", "PF-7.2")
def test_a_portal_push_does_not_send_the_figure_back_to_a_far_portal():
    t = tower("""
         @P     |WP
        +---+---+---+---+
    """, dice="move")  # fmt: skip
    assert t.texts("move") == ["move portal push right", "move right"]
    events = t.play("move portal push right")
    assert attackers(events) == []
    assert (t.at("@"), t.at("W")) == ((2, 0), (3, 0))


@pytest.mark.rule("PF-6.6")
def test_a_single_portal_leads_nowhere():
    t = tower("""
         @P
        +---+---+
    """, dice="move")  # fmt: skip
    assert t.texts("move") == ["move right"]
    assert t.why("move portal").rule == "PF-6.6"


# Pushing


@pytest.mark.rule("PF-7.1", "PF-7.3")
def test_a_push_moves_the_figure_where_the_mover_wants_after_its_attack():
    drawn = """

        +   +   +   +
          @   L
        +---+---+---+
    """
    t = tower(drawn, dice="move")
    assert t.texts("move") == ["move right push left", "move right push right", "move right push up", "move up"]
    events = t.play("move right push left")  # they change places
    assert attackers(events) == [("slime1", 1, "leave")]
    assert (t.at("@"), t.at("L")) == ((1, 0), (0, 0))
    t = tower(drawn, dice="move")
    t.play("move right push up")
    assert (t.at("@"), t.at("L")) == ((1, 0), (1, 1))
    assert t.why("move right").rule in ("PF-5.1", "PF-7.1")


@pytest.mark.rule("PF-7.1")
def test_a_push_needs_to_be_told_where_and_does_not_go_onto_a_third_figure():
    t = tower("""
          @   L   W
        +---+---+---+
    """, dice="move")  # fmt: skip
    assert t.texts("move") == ["move right push left"]
    assert t.why("move right").rule == "PF-7.1"
    assert t.why("move right push right").rule == "PF-7.1"


@pytest.mark.rule("PF-7.1", "PF-13.3")
def test_a_push_with_nowhere_to_go_is_no_move():
    t = tower("""
        | M |
        +---+

        +---+
        | V |
        +^^^+
          @
        +---+
    """, dice="move", boss="medusa")  # fmt: skip
    assert t.texts("move") == []
    assert t.why("move up").rule == "PF-7.1"


@pytest.mark.rule("PF-7.3", "PF-2.8")
def test_a_pushed_hero_meets_the_new_field_before_the_mover_meets_his():
    t = tower("""
          @   &g  t
        +---+---+---+
    """, dice="move")  # fmt: skip
    kinds = [type(event) for event in t.play("move right push right")]
    assert kinds == [ev.SymbolUsed, ev.FigurePushed, ev.HeroMoved, ev.HeroWounded, ev.GemsGained]
    assert (t.hero("&").hearts, t.hero().gems) == (4, 1)


@pytest.mark.rule("PF-7.4")
def test_who_faints_while_pushing_does_not_push():
    t = tower("""
          @   W
        +---+---+---+
    """, Hero(hearts=3), dice="move")  # fmt: skip
    t.play("move right push right")
    assert (t.at("@"), t.at("W")) == (None, (1, 0))


@pytest.mark.rule("PF-7.5")
def test_a_pushed_hero_is_not_attacked_for_leaving():
    t = tower("""
              W
        +   +   +   +
          @   &
        +---+---+---+
    """, dice="move")  # fmt: skip
    events = t.play("move right push right")
    assert attackers(events) == []


@pytest.mark.rule("PF-7.6", "PF-13.2", "PF-13.3")
def test_nothing_is_pushed_down_through_a_one_way_floor_and_the_pushed_enemy_attacks_first():
    t = tower("""
              M
        +---+---+

        +   +---+
          V
        +^^^+^^^+
          @
        +---+---+
    """, dice="move", boss="medusa")  # fmt: skip
    assert t.texts("move") == ["move right", "move up push right", "move up push up"]
    events = t.play("move up push up")
    assert attackers(events) == [("viper1", 1, "leave")]
    assert (t.at("@"), t.at("V")) == ((0, 1), (0, 2))


# Effects that Move, and effects that do not


@pytest.mark.rule("PF-6.4", "PF-11.3")
def test_boots_of_speed_move_one_field_by_all_rules():
    t = tower("""
          @   W
        +---+---+---+
    """, Hero(items=("boots_of_speed",), gems=5))  # fmt: skip
    t.play("use boots_of_speed")
    assert t.texts("move", "boost") == ["move right push left", "move right push right"]
    assert attackers(t.play("move right push right")) == [("werewolf1", 3, "leave")]
    assert t.hero().exhausted == ["boots_of_speed"]
    assert t.texts() == ["end"]


@pytest.mark.rule("PF-6.4")
def test_the_grapple_hook_goes_up_through_a_platform():
    t = tower("""
          L
        +---+---+
          @
        +---+---+
    """, Hero(items=("grapple_hook",)))  # fmt: skip
    t.play("use grapple_hook")
    assert t.texts("move") == ["move up push right"]
    events = t.play("move up push right")
    assert t.at("@") == (0, 1)
    assert attackers(events) == []  # the slime was behind the platform


@pytest.mark.rule("PF-6.4", "PF-11.4")
def test_the_rocket_flies_up_and_is_attacked_only_at_its_start():
    t = tower("""

        +   +   +

        +   +   +
              W
        +   +   +
          @   L
        +---+---+
    """, Hero(potions=("rocket",)))  # fmt: skip
    events = t.play("drink rocket", "move up", "move up", "move up")
    assert attackers(events) == [("slime1", 1, "leave")]
    assert t.at("@") == (0, 3)
    assert t.texts() == ["end", "gravity"]
    assert t.state.potion_deck[0] == "rocket"


@pytest.mark.rule("PF-6.4")
def test_the_rocket_ends_before_a_figure():
    t = tower("""
          L
        +   +

        +   +
          @
        +---+
    """, Hero(potions=("rocket",)))  # fmt: skip
    t.play("drink rocket", "move up")
    assert t.texts("move") == []
    assert t.why("move up").rule


@pytest.mark.rule("PF-6.4", "PF-2.9")
def test_blink_and_swap_are_no_moves_but_the_new_field_counts():
    t = tower("""
          @   W   t
        +---+---+---+
    """, Hero(items=("blink_ring",), potions=("swap",)))  # fmt: skip
    assert t.texts("use") == ["use blink_ring 2", *[f"use blink_ring {x}" for x in range(3, 10)]]
    events = t.play("use blink_ring 2")
    assert (attackers(events), t.hero().hearts) == ([], 5)
    t.play("drink swap werewolf1")
    assert (t.at("@"), t.at("W"), t.hero().hearts) == ((1, 0), (2, 0), 5)


@pytest.mark.rule("PF-11.6")
def test_nox_steps_away_unseen_once_a_turn():
    t = tower("""
          W   @   E
        +---+---+---+
    """, Hero("nox"), dice="move move")  # fmt: skip
    events = t.play("ability", "move left push right")
    assert attackers(events) == []
    assert t.why("ability").rule == "PF-11.6"
    assert attackers(t.play("move right push left")) != []


@pytest.mark.rule("PF-11.4", "PF-6.5")
def test_the_shadow_potion_hides_all_moves_of_the_turn():
    t = tower("""
          @   E   W
        +---+---+---+
    """, Hero(potions=("shadow",)), dice="move move")  # fmt: skip
    events = t.play("drink shadow", "move right push left", "move left push right")
    assert attackers(events) == []


@pytest.mark.rule("PF-14.2", "PF-7.1")
def test_bullys_bracers_push_two_fields_and_come_with_a_push():
    t = tower("""
          @   &   t
        +---+---+---+---+
    """, dice="move move", artifacts={"bullys_bracers": -1, "gem_heart": -1})  # fmt: skip
    t.play("move right push left")
    assert t.state.artifacts["bullys_bracers"] == 0
    t = tower("""
          @   &   t
        +---+---+---+---+
    """, dice="move move", artifacts={"bullys_bracers": 0, "gem_heart": -1})  # fmt: skip
    t.play("use bullys_bracers")
    assert t.texts("move") == ["move right push right right"]
    t.play("move right push right right")
    assert (t.at("&"), t.hero("&").hearts) == ((3, 0), 4)
