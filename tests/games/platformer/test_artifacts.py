"""Artifacts and who takes them (PF-14)."""

from __future__ import annotations

import pytest

from pygame_rules.games.platformer import events as ev
from pygame_rules.games.platformer.content.cards import ARTIFACTS

from .positions import Hero, fresh, happened, tower

ALONE = """
      @
    +---+---+---+
"""


def laid(card, owner=-1, other="riders_saddle"):
    return {card: owner, (other if other != card else "gem_heart"): -1}


@pytest.mark.rule("PF-14.1")
def test_two_artifacts_lie_ready_and_none_without_the_variant():
    assert len(fresh(3, artifacts=True).state.artifacts) == 2
    assert fresh(3).state.artifacts == {}


@pytest.mark.rule("PF-14.2")
def test_alone_no_artifact_needs_a_rival():
    needy = [card for card in ARTIFACTS if not ARTIFACTS[card].solo]
    assert needy == ["bullys_bracers"]
    assert all("bullys_bracers" not in fresh(1, seed, artifacts=True).state.artifacts for seed in range(30))
    assert any("bullys_bracers" in fresh(2, seed, artifacts=True).state.artifacts for seed in range(30))


@pytest.mark.rule("PF-14.2")
def test_an_artifact_is_taken_from_its_owner_and_arrives_charged():
    t = tower(ALONE, Hero(coins=5), Hero(coins=5), artifacts=laid("misers_purse", 1), dice="coin")
    t.hero("&").exhausted.append("misers_purse")
    events = t.play("coin")
    assert happened(events, ev.ArtifactTaken) == [ev.ArtifactTaken(0, "misers_purse", 1)]
    assert (t.hero("&").exhausted, t.hero().exhausted) == ([], [])
    t.play("use misers_purse")
    assert t.hero().coins == 7


@pytest.mark.rule("PF-14.2")
def test_the_purse_stays_with_an_owner_who_has_as_much():
    t = tower(ALONE, Hero(coins=5), Hero(coins=6), artifacts=laid("misers_purse", 1), dice="coin")
    t.play("coin")
    assert t.state.artifacts["misers_purse"] == 1
    t = tower(ALONE, Hero(coins=4), Hero(coins=0), artifacts=laid("misers_purse", 1), dice="coin")
    t.play("coin")
    assert t.state.artifacts["misers_purse"] == 1  # five are too few


@pytest.mark.rule("PF-14.2", "PF-5.10")
def test_three_gems_on_one_symbol_bring_the_gem_heart():
    t = tower(ALONE, Hero(gems=3), artifacts=laid("gem_heart"), dice="coin")
    t.play("coin", "boost")
    assert t.state.artifacts["gem_heart"] == -1
    t.play("boost")
    assert t.state.artifacts["gem_heart"] == 0
    t.play("use gem_heart")
    assert t.hero().gems == 1


@pytest.mark.rule("PF-14.2", "PF-5.10")
def test_gems_in_an_attack_count_by_symbol():
    drawn = """
          @   W
        +---+---+
    """
    t = tower(drawn, Hero(gems=3), artifacts=laid("gem_heart"), dice="sword")
    t.play("attack werewolf1 gems 3")
    assert t.state.artifacts["gem_heart"] == 0
    t = tower(drawn, Hero(gems=1), artifacts=laid("gem_heart"), dice="sword sword")
    t.play("attack werewolf1 gems 1")
    assert t.state.artifacts["gem_heart"] == -1


@pytest.mark.rule("PF-14.2")
def test_three_wounds_in_one_turn_bring_the_bandage():
    t = tower("""
          W   @
        +---+---+---+
    """, artifacts=laid("martyrs_bandage"), dice="move")  # fmt: skip
    t.play("move right")
    assert t.state.artifacts["martyrs_bandage"] == 0
    t.play("use martyrs_bandage")
    assert t.hero().hearts == 5


@pytest.mark.rule("PF-14.2")
def test_wounds_of_two_turns_bring_no_bandage():
    t = tower("""
          E   @       L
        +---+---+---+---+---+
    """, artifacts=laid("martyrs_bandage"), dice="move")  # fmt: skip
    t.play("move right")
    assert t.hero().hearts == 4
    t.next_roll("coin coin coin coin coin", "attack")
    t.play("end")
    assert t.hero().hearts == 3
    assert t.state.artifacts["martyrs_bandage"] == -1


@pytest.mark.rule("PF-14.2")
def test_defeats_and_purchases_of_two_players_do_not_add_up():
    drawn = """
          L   @   &   L
        +---+---+---+---+
    """
    t = tower(drawn, dice="sword", artifacts=laid("slayers_fang"))
    t.play("attack slime1")
    t.next_roll("sword coin coin coin coin", "right")
    t.play("end", "attack slime2")
    assert t.state.artifacts["slayers_fang"] == -1
    shops = """
         @S  &S
        +---+---+
    """
    t = tower(shops, Hero(coins=3), Hero(coins=3), artifacts=laid("traders_scales"), shop=("whip", "midas", "rage"))
    t.play("buy whip")
    t.next_roll()
    t.play("end", "buy midas")
    assert t.state.artifacts["traders_scales"] == -1


@pytest.mark.rule("PF-14.2")
def test_the_second_purchase_of_a_turn_brings_the_scales():
    t = tower("""
         @S
        +---+
    """, Hero(coins=9), artifacts=laid("traders_scales"), shop=("whip", "clover", "rage", "midas"))  # fmt: skip
    t.play("buy whip")
    assert t.state.artifacts["traders_scales"] == -1
    t.play("buy clover")
    assert t.state.artifacts["traders_scales"] == 0
    t.play("buy rage")
    assert t.hero().coins == 9 - 3 - 4 - 2


@pytest.mark.rule("PF-14.2")
@pytest.mark.parametrize(
    ("roll", "taken"),
    [
        ("coin coin coin coin move", True),
        ("coin force move star sword", True),
        ("coin coin coin force move", False),
    ],
)
def test_a_remarkable_roll_brings_the_dicers_eye(roll, taken):
    t = tower(ALONE, artifacts=laid("dicers_eye"))
    t.next_roll(roll, "left")
    t.play("end")
    assert t.state.artifacts["dicers_eye"] == (1 if taken else -1)


@pytest.mark.rule("PF-14.2")
def test_the_dicers_eye_rerolls_up_to_two_dice():
    t = tower(ALONE, artifacts=laid("dicers_eye", 0), dice="coin coin coin")
    t.play("use dicers_eye")
    assert t.texts() == ["reroll 1", "reroll 1 2", "reroll 1 3", "reroll 2", "reroll 2 3", "reroll 3"]


@pytest.mark.rule("PF-14.2")
def test_who_ends_the_turn_on_a_figure_takes_the_saddle():
    t = tower("""
          @
        +   +
          W
        +---+
    """, artifacts={"riders_saddle": -1, "gem_heart": -1})  # fmt: skip
    t.next_roll()
    t.play("end")
    assert t.state.artifacts["riders_saddle"] == 0
    # Above a figure, but on a platform.
    t = tower("""
          @
        +---+
          W
        +---+
    """, artifacts={"riders_saddle": -1, "gem_heart": -1})  # fmt: skip
    t.next_roll()
    t.play("end")
    assert t.state.artifacts["riders_saddle"] == -1


CORRIDOR = """
      @
    +---+---+---+---+---+---+---+
"""


@pytest.mark.rule("PF-14.2", "PF-5.3")
def test_the_climbers_crown_lengthens_the_first_move_of_a_turn_only():
    t = tower(CORRIDOR, artifacts=laid("climbers_crown", 0), dice="move move move")
    t.play("move right", "move right", "move right", "move right")
    # Two steps by the first symbol, one each by the others.
    assert (t.at("@"), t.texts("move")) == ((4, 0), [])


@pytest.mark.rule("PF-14.2", "PF-5.3")
def test_the_climbers_crown_works_again_in_the_next_turn_and_for_its_owner_only():
    t = tower(CORRIDOR, Hero("etorn"), artifacts=laid("climbers_crown", 0), dice="move")
    t.play("move right", "move right")
    assert t.texts("move") == []
    t.next_roll("move move coin coin coin", "left")
    t.play("end")
    assert t.table.decision.player == 1
    t.play("respawn coin", "enter 6 0", "move left")
    assert t.texts("move") == ["move left", "move right"]  # the second die
    t.play("move left")
    assert t.texts("move") == []
    t.next_roll("move coin coin coin coin", "left")
    t.play("end", "keep")
    assert t.table.decision.player == 0
    t.play("move left", "move left")
    assert (t.at("@"), t.texts("move")) == ((0, 0), [])


@pytest.mark.rule("PF-14.2", "PF-5.9")
def test_a_move_of_the_special_die_is_the_first_one_too():
    t = tower(CORRIDOR, Hero("etorn", special="move"), artifacts=laid("climbers_crown", 0), dice="move")
    t.play("move right special", "move right", "move right")
    assert (t.at("@"), t.texts("move")) == ((3, 0), [])


@pytest.mark.rule("PF-14.3", "PF-13.1")
def test_the_larger_map_has_both_enemies_of_the_last_tier():
    table = fresh(2, larger_map=True)
    assert len(table.state.tiles) == 10
    assert sorted(table.state.foes[2:]) == ["werewolf", "wraith"]
    assert table.view(0)["board"]["boss"]["health"] == 10
