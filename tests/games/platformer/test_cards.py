"""The shop, items, potions and abilities (PF-11)."""

from __future__ import annotations

import pytest

from pygame_rules.games.platformer import events as ev
from pygame_rules.games.platformer.content.dice import SYMBOLS

from .positions import Hero, face, final, happened, tower

SHOP = ("whip", "clover", "prism", "healing", "midas", "rage")
AT_SHOP = """
      @S
    +---+---+
"""


@pytest.mark.rule("PF-11.1", "PF-11.2")
def test_on_a_shop_field_one_buys_and_the_shop_refills_at_once():
    t = tower(AT_SHOP, Hero(coins=5), shop=SHOP)
    assert t.texts("buy") == ["buy clover", "buy healing", "buy midas", "buy rage", "buy whip"]
    top = t.state.potion_deck[-1]
    events = t.play("buy healing", "buy midas")
    assert t.hero().potions == ["healing", "midas"]
    assert (t.hero().coins, len(t.state.shop_potions)) == (2, 3)
    assert happened(events, ev.ShopRefilled)[0].card == top
    assert final(events)
    assert t.why("buy prism").rule == "PF-11.2"


@pytest.mark.rule("PF-11.2")
def test_off_the_shop_field_one_buys_nothing():
    t = tower("""
          @   S
        +---+---+
    """, Hero(coins=9), shop=SHOP)  # fmt: skip
    assert t.texts("buy") == []
    assert t.why("buy whip").rule == "PF-11.2"
    assert t.why("buy buckler").rule == "PF-11.1"


@pytest.mark.rule("PF-11.1")
def test_an_empty_deck_leaves_a_gap():
    t = tower(AT_SHOP, Hero(coins=5), shop=SHOP)
    t.hero("&").potions, t.state.potion_deck = t.state.potion_deck, []
    t.play("buy healing")
    assert t.state.shop_potions == ["midas", "rage"]


@pytest.mark.rule("PF-11.3", "PF-4.3")
def test_an_item_is_used_once_and_recharged_in_the_own_next_turn():
    t = tower(AT_SHOP, Hero(hearts=3, items=("heart_locket",)))
    t.play("use heart_locket")
    assert t.hero().hearts == 4
    assert t.why("use heart_locket").rule == "PF-11.3"
    for _ in range(2):
        t.next_roll("move move move move move", "left")
        t.play("end", *(["keep"] if t.state.dice else []))
    assert t.asked == (0, "act")
    assert t.hero().exhausted == []
    assert "use heart_locket" in t.texts()


@pytest.mark.rule("PF-11.3")
def test_a_bought_item_is_charged():
    t = tower(AT_SHOP, Hero(coins=3), shop=("whip",), dice="")
    t.play("buy whip")
    assert t.hero().exhausted == []


@pytest.mark.rule("PF-11.4")
def test_a_potion_goes_under_its_deck():
    t = tower(AT_SHOP, Hero(hearts=2, potions=("healing", "elixir_of_life")))
    t.play("drink healing")
    assert (t.hero().hearts, t.hero().potions) == (5, ["elixir_of_life"])
    t.play("drink elixir_of_life")
    assert t.hero().hearts == 6
    assert t.state.potion_deck[:2] == ["elixir_of_life", "healing"]


@pytest.mark.rule("PF-11.4")
def test_who_lacks_no_heart_does_not_heal():
    t = tower(AT_SHOP, Hero(potions=("healing",)))
    assert t.texts("drink") == []
    assert t.why("drink healing").rule == "PF-11.3"


@pytest.mark.rule("PF-11.7")
def test_discounts_add_up_but_a_card_costs_at_least_one():
    t = tower(
        AT_SHOP, Hero(coins=5, items=("merchant_seal",)), shop=SHOP, artifacts={"traders_scales": 0, "gem_heart": -1}
    )
    costs = {card["id"]: card["cost"] for card in t.table.view(0)["board"]["shop"]["items"]}
    assert costs == {"whip": 1, "clover": 2, "prism": 4}
    t.play("buy midas")
    assert t.hero().coins == 4


@pytest.mark.rule("PF-11.7")
def test_the_seal_does_not_pay_for_itself():
    t = tower(AT_SHOP, Hero(coins=5), shop=("merchant_seal", "whip"))
    t.play("buy merchant_seal", "buy whip")
    assert t.hero().coins == 0


# Dice


@pytest.mark.rule("PF-11.6")
def test_fizz_rerolls_one_unused_die_once_a_turn():
    t = tower(AT_SHOP, Hero("fizz"), dice="coin coin force")
    t.play("coin", "ability")
    assert t.asked == (0, "reroll")
    assert t.texts() == ["reroll 2", "reroll 3"]
    t.chance(face("move"))
    events = t.play("reroll 3")
    assert happened(events, ev.DiceRerolled) == [ev.DiceRerolled(0, (3,), ("move",))]
    assert [SYMBOLS[number] for number in t.state.dice] == ["coin", "coin", "move"]
    assert final(events)
    assert t.why("ability").rule == "PF-11.6"


@pytest.mark.rule("PF-11.6", "PF-4.3")
def test_the_ability_is_there_again_in_the_own_next_turn():
    t = tower(AT_SHOP, Hero("fizz"), dice="coin")
    t.play("ability", "reroll 1")
    assert "ability" not in t.texts()
    for _ in range(2):
        t.next_roll("coin coin coin coin coin", "left")
        t.play("end")
        if "keep" in t.texts():
            t.play("keep")
    assert t.table.decision.player == 0
    assert "ability" in t.texts()


@pytest.mark.rule("PF-11.3", "PF-5.2")
def test_a_prism_strengthens_one_symbol():
    t = tower(AT_SHOP, Hero(items=("prism",)), dice="coin coin")
    t.play("use prism", "coin")
    assert t.hero().coins == 2
    t.play("coin")
    assert t.hero().coins == 3


@pytest.mark.rule("PF-11.3", "PF-5.10")
def test_a_prism_does_not_lengthen_the_move_of_a_card():
    drawn = """
          @
        +---+---+---+---+---+
    """
    t = tower(drawn, Hero(items=("boots_of_speed", "prism")))
    t.play("use boots_of_speed", "use prism", "move right")
    assert t.texts("move") == []
    # The next symbol is the one that it makes stronger.
    t = tower(drawn, Hero(items=("boots_of_speed", "prism")), dice="move")
    t.play("use boots_of_speed", "use prism", "move right", "move right", "move right")
    assert (t.at("@"), t.texts("move")) == ((3, 0), [])


@pytest.mark.rule("PF-11.3")
def test_the_clover_rerolls_any_unused_dice_together():
    t = tower(AT_SHOP, Hero(items=("clover",)), dice="coin coin force")
    t.play("use clover")
    assert len(t.texts()) == 7
    t.chance(face("move"), face("sword"))
    t.play("reroll 1 3")
    assert [SYMBOLS[number] for number in t.state.dice] == ["move", "coin", "sword"]


@pytest.mark.rule("PF-11.4")
def test_chaos_rerolls_all_unused_dice():
    t = tower(AT_SHOP, Hero(potions=("chaos",)), dice="coin coin force")
    t.play("coin")
    t.chance(face("move"), face("sword"))
    t.play("drink chaos")
    assert [SYMBOLS[number] for number in t.state.dice] == ["coin", "move", "sword"]


@pytest.mark.rule("PF-11.4")
def test_mimic_essence_turns_a_die():
    t = tower(AT_SHOP, Hero(potions=("mimic",)), dice="coin")
    t.play("drink mimic")
    assert t.texts() == ["turn 1 force", "turn 1 move", "turn 1 star", "turn 1 sword"]
    events = t.play("turn 1 sword")
    assert [SYMBOLS[number] for number in t.state.dice] == ["sword"]
    assert not final(events)  # nothing was left to chance, so it can be taken back


# The rest of the goods


@pytest.mark.rule("PF-11.3")
def test_the_magnet_takes_a_token_of_the_row():
    t = tower("""
          c       @ | g           g
        +---+---+---+---+---+---+---+
    """, Hero(items=("gem_magnet",)))  # fmt: skip
    assert t.texts("use") == ["use gem_magnet 0", "use gem_magnet 3"]
    t.play("use gem_magnet 3")
    assert t.hero().gems == 1


@pytest.mark.rule("PF-11.3")
def test_the_magnet_reaches_three_fields_to_either_side():
    t = tower("""
          g   c           @           c   g
        +---+---+---+---+---+---+---+---+---+
    """, Hero(items=("gem_magnet",)))  # fmt: skip
    assert t.texts("use") == ["use gem_magnet 1", "use gem_magnet 7"]
    t.play("use gem_magnet 7")
    assert (t.hero().coins, t.hero().gems) == (1, 0)


@pytest.mark.rule("PF-11.3", "PF-5.6")
def test_the_whip_forces_an_enemy_of_the_own_level_and_is_no_symbol():
    t = tower("""
          W
        +---+---+

        +---+---+

        +---+---+
          L       @
        +---+---+---+
    """, Hero(items=("whip",), gems=3))  # fmt: skip
    t.play("use whip")
    assert t.texts("force", "boost") == ["force slime1 right"]  # no further by Sweety's ability or gems
    t.play("force slime1 right")
    assert t.texts("force") == []


@pytest.mark.rule("PF-11.4")
def test_midas_counts_the_enemies_of_the_level():
    t = tower("""
          W   L   L   @
        +---+---+---+---+
    """, Hero(potions=("midas", "crystal_dew")))  # fmt: skip
    t.play("drink midas", "drink crystal_dew")
    assert (t.hero().coins, t.hero().gems) == (3, 2)


@pytest.mark.rule("PF-11.4")
def test_midas_brings_four_coins_at_most():
    t = tower("""
          W   L   L   L   E   @
        +---+---+---+---+---+---+
    """, Hero(potions=("midas",)))  # fmt: skip
    t.play("drink midas")
    assert t.hero().coins == 4


@pytest.mark.rule("PF-11.4")
def test_sleeping_dust_reaches_three_fields_and_never_the_boss():
    t = tower("""
          W   L           @   E
        +---+---+---+---+---+---+
    """, Hero(potions=("sleeping_dust",)))  # fmt: skip
    assert t.texts("drink") == ["drink sleeping_dust ent1", "drink sleeping_dust slime1"]
    t = tower("""
          M
        +---+---+
          @   V
        +---+---+

        +^^^+^^^+
    """, Hero(potions=("sleeping_dust", "swap")), boss="medusa")  # fmt: skip
    assert t.texts("drink") == ["drink sleeping_dust viper1", "drink swap viper1"]


@pytest.mark.rule("PF-11.4", "PF-7.5", "PF-2.9")
def test_who_is_put_into_another_place_by_the_serum_meets_its_field_too():
    t = tower("""
         @t          &g
        +---+---+---+---+
    """, Hero(potions=("swap",)))  # fmt: skip
    t.play("drink swap etorn")
    assert (t.at("@"), t.at("&")) == ((3, 0), (0, 0))
    assert (t.hero().gems, t.hero().hearts, t.hero("&").hearts) == (1, 6, 4)


@pytest.mark.rule("PF-11.4", "PF-7.5")
def test_heroes_who_change_places_meet_the_new_fields():
    t = tower("""
          @   t   &   W
        +---+---+---+---+
    """, Hero(potions=("swap",)))  # fmt: skip
    assert t.texts("drink") == ["drink swap etorn", "drink swap werewolf1"]
    t.play("drink swap etorn")
    assert (t.at("@"), t.at("&")) == ((2, 0), (0, 0))


@pytest.mark.rule("PF-11.3")
def test_what_works_by_itself_is_not_used_by_hand():
    t = tower(AT_SHOP, Hero(items=("iron_soles", "buckler")))
    assert t.texts("use") == []
    assert t.why("use buckler").rule == "PF-11.3"
    assert t.why("use prism").rule == "PF-11.3"
    assert t.why("ability").rule == "PF-11.6"
