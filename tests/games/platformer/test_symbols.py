"""Symbols, fusion, gems and the special die (PF-5)."""

from __future__ import annotations

import pytest

from pygame_rules.games.platformer import events as ev
from pygame_rules.games.platformer.content.dice import SYMBOLS
from pygame_rules.games.platformer.turn.symbols import gem_cost, most_gems_on_one

from .positions import Hero, happened, tower

ALONE = """
      @
    +---+---+---+
"""


@pytest.mark.rule("PF-5.1")
def test_a_used_die_keeps_its_face_and_cannot_be_used_again():
    t = tower(ALONE, dice="coin")
    t.play("coin")
    assert t.hero().coins == 1
    assert t.state.dice == [SYMBOLS.index("coin")]
    assert t.texts() == ["end"]
    assert t.why("coin").rule == "PF-5.1"


@pytest.mark.rule("PF-5.1", "PF-4.6")
def test_the_special_die_is_used_once_and_turns_to_blank():
    t = tower(ALONE, Hero(special="coin"))
    t.play("coin special")
    assert (t.hero().coins, t.hero().special) == (1, -1)
    assert t.why("coin special").rule == "PF-5.1"


@pytest.mark.rule("PF-5.7", "PF-5.1")
@pytest.mark.parametrize(("name", "uses"), [("sweety", []), ("borko", ["coin special"]), ("fizz", ["coin special"])])
def test_a_star_on_the_special_die_is_what_the_heros_star_is(name, uses):
    t = tower(ALONE, Hero(name, special="star"))
    assert t.texts("coin") == uses
    assert t.texts("move") == (["move right special"] if name == "fizz" else [])


@pytest.mark.rule("PF-5.10", "PF-5.3")
@pytest.mark.parametrize(
    "other", ["fuse force coin", "star force", "gravity", "buy midas", "use heart_locket", "attack slime1"]
)
def test_what_is_left_of_a_move_is_lost_when_another_action_begins(other):
    t = tower("""
          @   S   L   &
        +---+---+---+   +

        +---+---+---+---+
    """, Hero(gems=1, coins=1, hearts=3, items=("heart_locket",)), dice="move force force star sword",
        shop=("midas",))  # fmt: skip
    t.play("move right", "boost")
    assert "move left" in t.texts()
    t.play(other)
    assert t.texts("move", "boost") == []


@pytest.mark.rule("PF-5.2", "PF-5.5", "PF-5.10")
def test_gems_raise_a_coin():
    t = tower(ALONE, Hero(gems=6), dice="coin")
    t.play("coin", "boost", "boost", "boost")
    assert (t.hero().coins, t.hero().gems) == (4, 0)
    assert t.why("boost").rule == "PF-5.10"


@pytest.mark.rule("PF-5.10")
@pytest.mark.parametrize(("raises", "gems"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_the_price_of_raising_one_symbol(raises, gems):
    assert gem_cost(1, raises) == gems
    t = tower(ALONE, Hero(gems=gems), dice="coin")
    t.play("coin", *["boost"] * raises)
    assert (t.hero().coins, t.hero().gems) == (1 + raises, 0)


@pytest.mark.rule("PF-5.10")
def test_gems_are_for_the_symbol_in_use_and_no_longer():
    t = tower(ALONE, Hero(gems=3), dice="move coin")
    t.play("move right", "coin", "boost")
    assert t.hero().coins == 2
    t = tower(ALONE, Hero(gems=3, items=("boots_of_speed",)), dice="move")
    assert t.why("boost").rule == "PF-5.10"
    t.play("use boots_of_speed")
    assert t.why("boost").rule == "PF-5.10"  # a card is no symbol
    t.play("move right")
    assert "boost" not in t.texts()


@pytest.mark.rule("PF-5.10")
def test_each_symbol_has_its_own_count():
    t = tower(ALONE, Hero(gems=2), dice="coin coin")
    t.play("coin", "boost", "coin", "boost")
    assert (t.hero().coins, t.hero().gems) == (4, 0)


FACING = """
          M
    +   +   +
          @
    +---+---+
      S
    +^^^+^^^+
"""


@pytest.mark.rule("PF-5.11", "PF-5.10")
def test_nine_gems_and_two_swords_give_seven_wounds():
    assert min(gems for gems in range(30) if 2 + raises_for(2, gems) == 7) == 9
    t = tower(FACING, Hero(gems=9), boss="medusa", dice="sword sword")
    assert t.why("attack medusa") == "Your attack falls short: 7 of 8 wounds at most."


@pytest.mark.rule("PF-5.11", "PF-5.4", "PF-10.1")
def test_nine_gems_and_four_swords_give_ten_wounds_and_one_gem_stays():
    assert 4 + raises_for(4, 9) == 10
    assert gem_cost(4, 6) == 8
    t = tower(FACING, Hero(gems=9), boss="medusa", dice="sword sword sword sword", solo=True, event="lull")
    assert t.texts("attack") == ["attack medusa gems 4", "attack medusa gems 6", "attack medusa gems 8"]
    events = t.play("attack medusa gems 8")
    assert happened(events, ev.BossDefeated) == [ev.BossDefeated(0, "medusa", 10, 8)]
    assert t.hero().gems == 1


def raises_for(symbols: int, gems: int) -> int:
    return max(raises for raises in range(30) if gem_cost(symbols, raises) <= gems)


def test_gems_are_spread_in_layers():
    assert most_gems_on_one(4, 6) == 3
    assert most_gems_on_one(2, 5) == 6
    assert most_gems_on_one(3, 3) == 1


# Force


@pytest.mark.rule("PF-5.6")
def test_force_reaches_any_enemy_and_takes_it_off_platforms_and_upwards():
    t = tower("""

        +   +   +---+
              L |
        +   +---+---+
          @
        +---+---+---+
    """, Hero("etorn"), dice="force force")  # fmt: skip
    assert t.texts("force") == ["force slime1 left", "force slime1 up"]
    events = t.play("force slime1 up", "force slime1 left")
    assert t.at("L") == (0, 2)
    assert not happened(events, ev.EnemyAttacked)
    assert t.why("force slime1 down").rule == "PF-5.1"


@pytest.mark.rule("PF-5.6", "PF-5.2")
def test_sweety_forces_one_field_further():
    t = tower("""
          L           @
        +---+---+---+---+
    """, dice="force")  # fmt: skip
    t.play("force slime1 right", "force slime1 right")
    assert t.at("L") == (2, 0)
    assert t.texts("force") == []


@pytest.mark.rule("PF-5.6", "PF-5.10")
def test_a_force_is_raised_with_gems_and_stays_with_its_enemy():
    t = tower("""
          L           W   @
        +---+---+---+---+---+
    """, Hero("etorn", gems=1), dice="force")  # fmt: skip
    t.play("force slime1 right", "boost")
    assert {text.split()[1] for text in t.texts("force")} == {"slime1"}
    t.play("force slime1 right")
    assert t.at("L") == (2, 0)


@pytest.mark.rule("PF-5.6")
def test_a_forced_enemy_needs_a_free_field():
    t = tower("""
          L   W   @
        +---+---+---+
    """, dice="force")  # fmt: skip
    assert t.texts("force") == []
    assert t.why("force slime1 right").rule == "PF-5.6"
    assert t.why("force goblin1 right").rule == "PF-5.6"


@pytest.mark.rule("PF-5.6", "PF-13.1", "PF-13.4")
def test_the_boss_can_be_forced_from_its_own_level_only():
    t = tower("""
          M
        +---+---+

        +---+---+
              @
        +^^^+^^^+
          E
        +---+---+
    """, dice="force", boss="medusa")  # fmt: skip
    assert t.texts("force") == ["force medusa right"]
    assert t.why("force ent1 right").rule == "PF-13.4"
    t = tower("""
          M
        +---+---+

        +---+---+

        +^^^+^^^+
          E   @
        +---+---+---+
    """, dice="force", boss="medusa")  # fmt: skip
    assert t.why("force medusa right").rule == "PF-13.4"


# Stars and fusion


@pytest.mark.rule("PF-5.7")
def test_a_star_stands_for_what_the_hero_says():
    t = tower(ALONE, Hero("fizz"), dice="star star")
    assert t.texts("star") == ["star coin", "star move"]
    t.play("star move", "move right", "star coin", "coin")
    assert (t.at("@"), t.hero().coins) == ((1, 0), 1)
    assert t.why("star coin").rule == "PF-5.7"
    t = tower(ALONE, Hero("etorn"), dice="star")
    assert t.why("star move").rule == "PF-5.7"


@pytest.mark.rule("PF-5.7")
def test_a_star_on_the_special_die_is_used_as_another_symbol():
    t = tower(ALONE, Hero("fizz", special="star"))
    assert t.texts("coin", "move") == ["coin special", "move right special"]
    t.play("move right special")
    assert (t.at("@"), t.hero().special) == ((1, 0), -1)
    assert t.why("force slime1 left special").rule == "PF-5.6"


@pytest.mark.rule("PF-5.8", "PF-5.10")
def test_two_equal_dice_are_fused_into_another_symbol_that_gems_raise():
    t = tower(ALONE, Hero("etorn", gems=1, special="coin"), dice="coin coin force")
    assert t.texts("fuse") == ["fuse coin force", "fuse coin move", "fuse coin sword"]
    t.play("fuse coin move", "move right", "boost", "move right")
    assert t.at("@") == (2, 0)
    assert t.why("fuse coin move").rule == "PF-5.8"  # the special die takes no part
    assert t.why("fuse coin coin").rule == "PF-5.8"
    assert t.why("fuse coin").rule == "PF-5.8"


@pytest.mark.rule("PF-5.8")
def test_a_fused_symbol_is_not_fused_again():
    t = tower(ALONE, dice="coin coin force force")
    t.play("fuse coin move", "fuse force move")
    assert t.texts("fuse") == []


# Step 6


@pytest.mark.rule("PF-5.9", "PF-4.7")
def test_the_special_die_keeps_an_unused_die_or_a_fusion():
    t = tower(ALONE, dice="move force force")
    t.play("end")
    assert t.asked == (0, "special")
    assert t.texts() == ["bank coin", "bank force", "bank move", "bank star", "bank sword", "keep"]
    hints = t.table.hints(0)
    assert (hints["bank move"]["way"], hints["bank sword"]["way"]) == ("die", "fusion")
    t.play("bank star")
    assert t.hero().special == SYMBOLS.index("star")


@pytest.mark.rule("PF-5.9")
def test_an_equal_die_and_the_special_die_are_fused():
    t = tower(ALONE, Hero(special="coin"), dice="coin")
    t.play("end")
    assert t.texts() == ["bank force", "bank move", "bank star", "bank sword", "keep"]
    assert t.table.hints(0)["bank sword"] == {"way": "special"}
    t.play("bank sword")
    assert t.hero().special == SYMBOLS.index("sword")


@pytest.mark.rule("PF-5.9")
def test_nothing_is_asked_when_there_is_nothing_to_set():
    t = tower(ALONE, Hero(special="coin"), dice="coin")
    t.next_roll()
    t.play("coin", "end")
    assert t.asked[0] == 1
    assert t.hero().special == SYMBOLS.index("coin")


@pytest.mark.rule("PF-5.9", "PF-11.3")
def test_the_dice_pouch_keeps_a_used_die():
    t = tower(ALONE, Hero(items=("dice_pouch",)), dice="coin")
    t.play("coin", "end")
    assert t.texts() == ["bank coin", "keep"]


# Symbols from cards


@pytest.mark.rule("PF-11.5")
def test_temporary_symbols_are_raised_but_not_fused_or_kept():
    t = tower(ALONE, Hero(gems=1, potions=("swiftness",)))
    t.play("drink swiftness")
    assert t.state.ready[SYMBOLS.index("move")] == 2
    assert t.texts("fuse") == []
    t.play("move right", "boost", "move right")
    assert t.at("@") == (2, 0)
    t.next_roll()
    t.play("end")
    assert t.asked[0] == 1  # no step 6: there is nothing to keep
    assert t.state.ready == [0] * 5


@pytest.mark.rule("PF-5.2", "PF-11.6")
def test_mirella_jumps_twice_once_a_turn():
    t = tower(ALONE, Hero("mirella", gems=1), dice="move move")
    t.play("ability", "move right", "move right")
    assert t.at("@") == (2, 0)
    t.play("boost")  # her bonus does not raise the price
    assert t.hero().gems == 0
    t = tower(ALONE, Hero("mirella"), dice="move")
    t.play("move right", "ability", "move right")  # also while the symbol is in use
    assert t.at("@") == (2, 0)


@pytest.mark.rule("PF-5.2", "PF-11.3")
def test_the_prism_strengthens_a_symbol():
    t = tower(ALONE, Hero(items=("prism",)), dice="coin coin")
    t.play("use prism", "coin")
    assert t.hero().coins == 2
    t = tower(ALONE, Hero(items=("prism",)), dice="coin coin")
    t.play("coin", "use prism")
    assert t.hero().coins == 2
    assert t.why("use prism").rule == "PF-11.3"
