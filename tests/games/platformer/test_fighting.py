"""Attacks, wounds, fainting and coming back (PF-10)."""

from __future__ import annotations

import pytest

from pygame_rules.games.platformer import events as ev

from .positions import Hero, final, happened, tower

WOLF = """
      @   W
    +---+---+
"""


@pytest.mark.rule("PF-10.1", "PF-10.2", "PF-5.4")
def test_swords_spent_together_defeat_an_enemy_for_its_loot():
    t = tower(WOLF, dice="sword sword sword sword")
    assert t.texts("attack") == ["attack werewolf1"]
    events = t.play("attack werewolf1")
    assert happened(events, ev.EnemyDefeated) == [ev.EnemyDefeated(0, "werewolf1", 3, 0)]
    assert (t.hero().coins, t.hero().gems, t.hero().defeated) == (1, 2, 1)
    assert bin(t.state.used).count("1") == 3  # the fourth Sword is left
    assert final(events)


@pytest.mark.rule("PF-10.1")
def test_the_rulebooks_four_wounds():
    """A Sword of the pool, one of the special die, a gem and the Greed Hammer: 4 wounds."""
    t = tower(WOLF, Hero(gems=1, special="sword", items=("greed_hammer",)), dice="sword")
    t.play("use greed_hammer")
    plans = t.table.hints(0)
    assert plans["attack werewolf1 special"]["wounds"] == 3
    assert plans["attack werewolf1 special gems 1"]["swords"] == 0
    assert t.state.primed == {"wounds": 1}
    t.play("attack werewolf1 special")
    assert (t.hero().special, t.hero().gems) == (-1, 3)


@pytest.mark.rule("PF-10.1", "PF-16.1")
def test_every_mix_of_swords_special_die_and_gems_that_is_enough_and_wastes_nothing():
    t = tower(WOLF, Hero(gems=3, special="sword"), dice="sword sword")
    assert t.texts("attack") == [
        "attack werewolf1 gems 1",  # two Swords, one raised
        "attack werewolf1 gems 3",  # one Sword, raised twice
        "attack werewolf1 special",  # two Swords and the special die
        "attack werewolf1 special gems 1",  # one Sword and the special die, one raised
        "attack werewolf1 special gems 3",  # the special die alone, raised twice
    ]


@pytest.mark.rule("PF-10.2")
def test_an_attack_that_falls_short_is_refused():
    t = tower(WOLF, Hero(gems=0), dice="sword sword")
    assert t.texts("attack") == []
    reason = t.why("attack werewolf1")
    assert (reason, reason.rule) == ("Your attack falls short: 2 of 3 wounds at most.", "PF-10.2")


@pytest.mark.rule("PF-10.1")
def test_an_attack_needs_a_sword_whatever_bonus_there_is():
    t = tower("""
          @   L
        +---+---+
    """, Hero(potions=("rage",)), dice="coin")  # fmt: skip
    t.play("drink rage")
    assert t.why("attack slime1").rule == "PF-10.1"


@pytest.mark.rule("PF-10.3")
def test_heroes_do_not_attack_heroes():
    t = tower("""
          @   &
        +---+---+
    """, dice="sword")  # fmt: skip
    assert t.texts("attack") == []
    assert t.why("attack etorn").rule == "PF-10.3"


@pytest.mark.rule("PF-10.4", "PF-10.5")
def test_who_loses_the_last_heart_faints_and_surplus_wounds_vanish():
    t = tower(WOLF, Hero(hearts=2, special="move", tokens=()), dice="move")
    events = t.play("move right push left")
    assert [event.wounds for event in happened(events, ev.EnemyAttacked)] == [2]
    assert happened(events, ev.HeroFainted) == [ev.HeroFainted(0)]
    assert (t.at("@"), t.hero().hearts, t.hero().special) == (None, 6, -1)


@pytest.mark.rule("PF-10.5", "PF-13.9")
def test_who_faints_gives_his_boss_tokens_back():
    t = tower("""
          M
        +---+---+

        +   +---+
          @   t
        +^^^+^^^+
    """, Hero(hearts=1, tokens=("stone", "mirror")), boss="medusa", dice="move")  # fmt: skip
    t.play("move right")
    assert t.hero().tokens == []


@pytest.mark.rule("PF-10.6", "PF-4.6")
def test_a_hero_off_the_map_spends_a_pool_symbol_and_comes_back_in_the_lowest_row():
    t = tower("""
          &
        +---+---+---+---+---+---+---+---+---+---+
          L       t
        +---+---+---+---+---+---+---+---+---+---+
    """, Hero(special="move"), dice="coin star star")  # fmt: skip
    assert t.texts() == ["end", "respawn coin", "respawn star"]
    assert t.why("move left").rule == "PF-4.6"
    t.play("respawn star")
    assert t.asked == (0, "respawn")
    assert t.texts() == [f"enter {x} 0" for x in range(1, 10)]
    t.play("enter 2 0")
    assert (t.at("@"), t.hero().hearts) == ((2, 0), 5)  # into the trap
    assert t.why("respawn coin").rule == "PF-10.6"


@pytest.mark.rule("PF-10.6")
def test_who_faints_in_the_own_turn_comes_back_in_it_if_a_symbol_is_left():
    t = tower(WOLF, Hero(hearts=1), dice="move sword")
    t.play("move right push left", "respawn sword", "enter 0 0")
    assert t.at("@") == (0, 0)
    assert t.hero().hearts == 6


@pytest.mark.rule("PF-16.3")
def test_without_a_free_field_to_come_back_on_the_turn_passes():
    t = tower("""
          L   L   L   L   E   E   E   E   W   W
        +---+---+---+---+---+---+---+---+---+---+
    """, dice="coin coin coin coin coin")  # fmt: skip
    assert t.texts() == ["end"]


# What adds wounds


@pytest.mark.rule("PF-11.3", "PF-11.7")
def test_the_greed_hammer_counts_for_the_next_attack_of_the_turn_only():
    t = tower("""
          W   @   W
        +---+---+---+
    """, Hero("borko", items=("greed_hammer",)), dice="sword sword sword sword")  # fmt: skip
    t.play("use greed_hammer", "attack werewolf1")
    assert bin(t.state.used).count("1") == 2
    assert t.texts("attack") == ["attack werewolf2 gems 1"]  # two Swords are left, and the loot's gems
    t = tower("""
          @   W
        +---+---+
    """, Hero(items=("greed_hammer",)), dice="")  # fmt: skip
    t.next_roll()
    t.play("use greed_hammer", "end")
    assert t.state.primed == {}  # lost with the turn


@pytest.mark.rule("PF-11.4")
def test_giants_brew_and_rage_add_up():
    t = tower("""
          M
        +   +---+
          @
        +---+---+
          S
        +^^^+^^^+
    """, Hero(potions=("giants_brew", "rage")), boss="medusa", dice="sword sword sword")  # fmt: skip
    t.play("drink rage", "drink giants_brew")
    hint = t.table.hints(0)["attack medusa"]
    assert (hint["swords"], hint["wounds"], hint["gems"]) == (3, 8, 0)  # 3, 3 by the brew, 2 by rage


@pytest.mark.rule("PF-14.2")
def test_slayers_fang_comes_with_a_second_defeat_and_helps_with_the_third():
    t = tower("""
          L   @   W
        +   +   +---+
              L
        +---+---+---+
    """, dice="sword sword sword sword", artifacts={"slayers_fang": -1, "gem_heart": -1})  # fmt: skip
    t.play("attack slime1")
    assert t.state.artifacts["slayers_fang"] == -1
    t.play("attack slime2")
    assert t.state.artifacts["slayers_fang"] == 0
    t.play("attack werewolf1")  # two Swords and the fang
    assert t.state.used == 0b1111


@pytest.mark.rule("PF-11.3")
def test_a_long_spear_reaches_over_a_free_field_but_not_through_walls_or_figures():
    spear = Hero(items=("long_spear",))
    assert tower("""
          @       L
        +---+   +---+
    """, spear, dice="sword").texts("attack") == ["attack slime1"]  # fmt: skip
    for between in ("      @   &   L", "      @ |     L", "      @         "):
        t = tower(f"{between}\n    +---+---+---+", spear, dice="sword")
        assert t.texts("attack") == []


@pytest.mark.rule("PF-11.3", "PF-10.1")
def test_a_long_spear_reaches_along_the_row_only():
    t = tower("""
          L
        +   +---+

        +   +---+
          @
        +---+---+
    """, Hero(items=("long_spear",)), dice="sword")  # fmt: skip
    assert t.texts("attack") == []


@pytest.mark.rule("PF-11.4")
def test_giants_brew_counts_three_swords_at_most():
    t = tower(BESIDE_MEDUSA, Hero(potions=("giants_brew",)), boss="medusa", dice="sword sword sword sword sword")
    t.play("drink giants_brew")
    assert t.table.hints(0)["attack medusa"]["wounds"] == 5 + 3


BESIDE_MEDUSA = """
      M
    +   +---+
      @
    +---+---+

    +^^^+^^^+
"""


@pytest.mark.rule("PF-14.2", "PF-10.1")
def test_slayers_fang_does_not_help_against_the_boss():
    fang = {"slayers_fang": 0, "gem_heart": -1}
    t = tower(BESIDE_MEDUSA, Hero(gems=5), boss="medusa", dice="sword sword sword sword sword", artifacts=fang)
    assert t.texts("attack") == ["attack medusa gems 3"]


@pytest.mark.rule("PF-13.9", "PF-10.1")
def test_a_crown_shard_is_for_the_attack_on_ikee_only():
    t = tower("""
          K
        +---+---+---+
          @   D
        +---+---+---+

        +^^^+^^^+^^^+
    """, Hero(tokens=("shard",)), boss="ikee", dice="sword")  # fmt: skip
    assert t.texts("attack") == []
    assert t.why("attack guard1").rule == "PF-10.2"


@pytest.mark.rule("PF-10.1", "PF-13.1")
def test_beside_the_boss_one_needs_a_sword_too():
    t = tower(BESIDE_MEDUSA, Hero(gems=9, special="coin", potions=("rage",)), boss="medusa", dice="coin")
    t.play("drink rage")
    assert t.texts("attack") == []


@pytest.mark.rule("PF-1.5", "PF-16.1")
def test_among_rivals_the_cheapest_attack_on_the_boss_is_enough_and_its_player_wins():
    t = tower("""
          M
        +   +---+
          &   @
        +---+---+

        +^^^+^^^+
    """, Hero(), Hero(gems=9), boss="medusa", dice="sword sword sword sword sword", first=1)  # fmt: skip
    assert t.texts("attack") == ["attack medusa gems 3"]
    events = t.play("attack medusa gems 3")
    assert happened(events, ev.GameWon) == [ev.GameWon(1)]
    assert (t.table.result.winners, t.table.result.scores) == ((1,), (0, 1))


@pytest.mark.rule("PF-11.4")
def test_the_fire_flask_strikes_all_neighbours_but_the_boss():
    t = tower("""
              M
        +---+   +---+
          V   @   V
        +---+---+---+
          S
        +^^^+^^^+^^^+
    """, Hero(potions=("fire_flask",)), boss="medusa")  # fmt: skip
    t.play("drink fire_flask")
    assert (t.at("viper1"), t.at("viper2"), t.at("M")) == (None, None, (1, 2))
    assert t.hero().coins == 2
    t = tower(WOLF, Hero(potions=("fire_flask",)))
    assert t.texts("drink") == []  # two wounds are not enough for a werewolf


@pytest.mark.rule("PF-9.5", "PF-1.4")
def test_etorn_takes_a_gem_for_each_enemy_he_defeats():
    t = tower("""
          @   L
        +---+---+
    """, Hero("etorn"), dice="sword")  # fmt: skip
    t.play("attack slime1")
    assert (t.hero().coins, t.hero().gems) == (1, 1)


@pytest.mark.rule("PF-1.2")
def test_a_gain_is_cut_to_what_the_supply_has():
    t = tower("""
          @   W
        +---+---+
    """, Hero(gems=24, coins=35), Hero(gems=25), dice="sword sword sword coin")  # fmt: skip
    assert t.why("coin").rule == "PF-1.2"
    t.play("attack werewolf1")
    assert (t.hero().gems, t.hero().coins, t.state.gem_supply) == (25, 35, 0)
