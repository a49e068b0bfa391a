"""The boss level, the boss's turns, its cards and tokens (PF-13)."""

from __future__ import annotations

import pytest

from pygame_rules.games.platformer import events as ev
from pygame_rules.games.platformer.content.bosses import cards_of
from pygame_rules.games.platformer.effects.carriers import health_of

from .positions import Hero, enemy_face, happened, tower

HALL = """
                  M
    +---+---+---+---+---+
          @
    +---+---+---+---+---+
      S               e
    +^^^+^^^+^^^+^^^+^^^+
"""


def boss_turn(drawn, *heroes, boss="medusa", card="", roll="", **more):
    """The turn ends, and this card acts; the position and what happened."""
    deck = [name for name in sorted(cards_of(boss)) if name != card] + [card]
    t = tower(drawn, *heroes, boss=boss, boss_deck=deck, dice=roll, **more)
    t.state.used = (1 << len(t.state.dice)) - 1
    symbol = {"medusa_gaze": "attack", "medusa_tail": "left", "medusa_slither": "left"}.get(card, "right")
    t.chance(enemy_face(symbol), 3, 3, 3, 3, 3, enemy_face("left"))
    return t, t.play("end")


def ikee_turn(drawn, *heroes, cards, roll, order=0, **more):
    """Ikee draws these two cards, the second one first, after this roll."""
    deck = [name for name in sorted(cards_of("ikee")) if name not in cards] + list(cards)
    t = tower(drawn, *heroes, boss="ikee", boss_deck=deck, dice=roll, **more)
    t.state.used = (1 << len(t.state.dice)) - 1
    t.chance(order, 3, 3, 3, 3, 3, enemy_face("left"))
    return t, t.play("end")


def played(events):
    return [event.card for event in happened(events, ev.BossCardPlayed)]


# The boss


@pytest.mark.rule("PF-13.1", "PF-14.3")
def test_the_boss_has_two_health_a_level():
    t = tower(HALL, boss="medusa")
    assert health_of(t.state, "medusa") == 8
    t.state.tiles = (*t.state.tiles[:2], "F06", "F07", *t.state.tiles[2:])
    assert health_of(t.state, "medusa") == 10


@pytest.mark.rule("PF-13.1")
def test_a_guard_beside_ikee_raises_his_health_and_two_do_not_add_up():
    t = tower("""
              D   K   D
        +---+---+---+---+

        +---+---+---+---+
          @
        +^^^+^^^+^^^+^^^+
    """, boss="ikee")  # fmt: skip
    assert health_of(t.state, "ikee") == 9
    del t.state.enemies["guard1"]
    assert health_of(t.state, "ikee") == 9
    del t.state.enemies["guard2"]
    assert health_of(t.state, "ikee") == 8


@pytest.mark.rule("PF-13.1")
def test_a_guard_elsewhere_does_not_help_ikee():
    t = tower("""
          K       D
        +   +---+---+
          @
        +---+---+---+
          D
        +^^^+^^^+^^^+
    """, Hero(gems=3), boss="ikee", dice="sword sword sword sword sword")  # fmt: skip
    assert t.texts("attack") == ["attack ikee gems 3"]


@pytest.mark.rule("PF-13.1", "PF-6.5", "PF-7.1")
def test_the_boss_attacks_who_leaves_and_can_be_pushed_and_falls():
    t = tower("""
          @   M
        +---+---+   +

        +---+---+   +

        +^^^+^^^+^^^+
    """, boss="medusa", dice="move")  # fmt: skip
    events = t.play("move right push right")
    assert [(event.enemy, event.wounds) for event in happened(events, ev.EnemyAttacked)] == [("medusa", 2)]
    assert t.at("M") == (2, 2)
    t.play("gravity")
    assert t.at("M") == (2, 0)


@pytest.mark.rule("PF-1.5", "PF-13.1")
def test_who_defeats_the_boss_wins_at_once():
    t = tower("""
          M
        +   +---+
          @   &
        +---+---+

        +^^^+^^^+
    """, Hero(gems=3), boss="medusa", dice="sword sword sword sword sword")  # fmt: skip
    events = t.play("attack medusa gems 3")
    assert happened(events, ev.GameWon) == [ev.GameWon(0)]
    result = t.table.result
    assert result is not None and (result.winners, result.scores) == ((0,), (1, 0))
    assert t.table.actions == ()
    assert t.table.explain("end") == "The game is over."


@pytest.mark.rule("PF-13.2", "PF-6.2")
def test_the_way_to_the_boss_level_leads_up_only():
    t = tower("""
          M
        +---+---+

        +---+---+
              V
        +^^^+^^^+
              @
        +---+---+
    """, boss="medusa", dice="move sword")  # fmt: skip
    assert t.texts("attack") == []  # a one-way floor is no adjacency
    assert t.texts("move") == ["move left", "move up push left"]
    t.play("move up push left")
    assert t.at("@") == (1, 1)
    assert t.hero().arrived
    assert "move down" not in t.texts()


@pytest.mark.rule("PF-13.4")
def test_nothing_reaches_across_the_floor_of_the_boss_level():
    t = tower("""
          M
        +---+---+

        +---+---+
          V
        +^^^+^^^+
          @   E
        +---+---+
    """, Hero(items=("whip",), potions=("sleeping_dust", "midas", "swap")), boss="medusa", dice="force")  # fmt: skip
    assert t.texts("force") == []  # the ent cannot move, the viper is out of reach
    assert t.why("force viper1 right").rule == "PF-13.4"
    assert t.texts("drink") == ["drink midas", "drink sleeping_dust ent1", "drink swap ent1"]
    t.play("drink midas")
    assert t.hero().coins == 1


# Its turn


@pytest.mark.rule("PF-13.5", "PF-4.9")
def test_the_boss_acts_after_the_turn_of_a_hero_on_its_level_only():
    t = tower("""
          M
        +---+---+

        +---+---+

        +^^^+^^^+
          @
        +---+---+
    """, boss="medusa")  # fmt: skip
    t.next_roll()
    assert played(t.play("end")) == []
    _, events = boss_turn(HALL, card="medusa_gaze")
    assert played(events) == ["medusa_gaze"]


@pytest.mark.rule("PF-13.5", "PF-9.4")
def test_gravity_does_not_act_after_the_boss_turn():
    t, _ = boss_turn("""
                  M
        +   +   +---+
          @
        +---+   +---+

        +^^^+^^^+^^^+
    """, card="medusa_slither")  # fmt: skip
    assert t.at("M") == (0, 2)  # slid off her platform, and hangs there


@pytest.mark.rule("PF-13.6")
def test_medusa_reveals_cards_until_one_fits_the_die():
    t = tower(HALL, boss="medusa", boss_deck=["medusa_tail", "medusa_skin", "medusa_slither", "medusa_gaze"])
    t.state.boss_discard = ["medusa_nest"]
    t.chance(enemy_face("right"), 3, 3, 3, 3, 3, enemy_face("left"))
    events = t.play("end")
    drawn = happened(events, ev.BossCardsDrawn)[0]
    assert (drawn.cards, drawn.selector) == (("medusa_gaze", "medusa_slither", "medusa_skin"), "right")
    assert played(events) == ["medusa_skin"]
    assert t.state.boss_discard == ["medusa_nest", "medusa_gaze", "medusa_slither", "medusa_skin"]
    assert not happened(events[: events.index(drawn)], ev.EnemiesWalked)  # the die selects, and no more


@pytest.mark.rule("PF-13.6")
def test_medusas_discards_are_shuffled_when_the_deck_runs_out():
    t = tower(HALL, boss="medusa", boss_deck=["medusa_tail"])
    t.chance(enemy_face("attack"), 0, 0, 0, 0, 3, 3, 3, 3, 3, enemy_face("left"))
    events = t.play("end")
    assert played(events) == ["medusa_gaze"]
    assert len(t.state.boss_deck) + len(t.state.boss_discard) == 5


@pytest.mark.rule("PF-13.7")
def test_ikee_plays_the_card_whose_symbol_was_rolled_more_often():
    drawn = HALL.replace("M", "K")
    t, events = ikee_turn(drawn, cards=("ikee_tribute", "ikee_arc"), roll="coin coin sword move move")
    assert happened(events, ev.BossCardsDrawn)[0].counts == (1, 2)
    assert played(events) == ["ikee_tribute"]
    assert sorted(t.state.boss_discard) == ["ikee_arc", "ikee_tribute"]


@pytest.mark.rule("PF-13.7")
@pytest.mark.parametrize(
    ("cards", "roll"),
    [
        (("ikee_tribute", "ikee_arc"), "coin sword move move move"),
        (("ikee_tribute", "ikee_arc"), "force force move move move"),
        (("ikee_pursuit", "ikee_shackles"), "move move force coin coin"),
    ],
)
def test_on_a_tie_ikee_plays_both_cards(cards, roll):
    for order in (0, 1):
        _, events = ikee_turn(HALL.replace("M", "K"), cards=cards, roll=roll, order=order)
        drawn = happened(events, ev.BossCardsDrawn)[0].cards
        assert played(events) == list(drawn if order else drawn[::-1])


# Its cards


@pytest.mark.rule("PF-13.8", "PF-13.9")
def test_petrifying_gaze_gives_everyone_on_the_level_a_stone():
    t, _ = boss_turn("""
          M       &
        +---+---+---+
              @
        +---+---+---+

        +^^^+^^^+^^^+
    """, card="medusa_gaze")  # fmt: skip
    assert (t.hero().tokens, t.hero("&").tokens) == (["stone"], ["stone"])
    assert len(t.state.dice) == 4  # the rival rolls one die less


@pytest.mark.rule("PF-13.8")
def test_tail_sweep_hits_through_platforms_and_throws_to_the_left():
    t, events = boss_turn("""
              M   &
        +---+---+---+
              @
        +---+---+---+
          S
        +^^^+^^^+^^^+
    """, card="medusa_tail")  # fmt: skip
    assert [(e.player, e.wounds, e.cause) for e in happened(events, ev.EnemyAttacked)] == [
        (0, 2, "card"), (1, 2, "card")
    ]  # fmt: skip
    assert (t.at("@"), t.at("&")) == ((0, 1), (2, 2))  # Medusa is in the rival's way


@pytest.mark.rule("PF-13.8")
def test_tail_sweep_reaches_the_four_fields_beside_her_only():
    _, events = boss_turn("""
          M       &
        +---+---+---+
              @
        +---+---+---+
          S
        +^^^+^^^+^^^+
    """, card="medusa_tail")  # fmt: skip
    assert not happened(events, ev.EnemyAttacked)


@pytest.mark.rule("PF-13.8")
def test_the_active_player_is_the_first_in_range_whatever_the_seat():
    deck = ["medusa_gaze", "medusa_skin", "medusa_slither", "medusa_nest", "medusa_tail"]
    t = tower("""
              M   @
        +---+---+---+
              &
        +---+---+---+
          S
        +^^^+^^^+^^^+
    """, boss="medusa", boss_deck=deck, first=1)  # fmt: skip
    t.chance(enemy_face("left"), 3, 3, 3, 3, 3, enemy_face("left"))
    events = t.play("end")
    assert [event.player for event in happened(events, ev.EnemyAttacked)] == [1, 0]


@pytest.mark.rule("PF-13.8", "PF-13.4")
def test_heroes_below_the_boss_level_are_out_of_every_range():
    t, events = boss_turn("""
          M
        +---+---+---+
              @
        +---+---+---+
          S
        +^^^+^^^+^^^+
          &
        +---+---+---+
    """, card="medusa_skin")  # fmt: skip
    assert [event.player for event in happened(events, ev.EnemyAttacked) if event.cause == "card"] == [0]
    t, _ = boss_turn("""
          M
        +---+---+---+
              @
        +---+---+---+
          S
        +^^^+^^^+^^^+
          &
        +---+---+---+
    """, card="medusa_gaze")  # fmt: skip
    assert (t.hero().tokens, t.hero("&").tokens) == (["stone"], [])


@pytest.mark.rule("PF-13.8")
def test_slither_stops_before_a_figure_and_poisons_the_row():
    t, _ = boss_turn("""
          @       M
        +---+   +---+

        +---+---+---+
          S
        +^^^+^^^+^^^+
    """, card="medusa_slither")  # fmt: skip
    assert t.at("M") == (1, 2)
    assert t.hero().tokens == ["venom"]


@pytest.mark.rule("PF-13.8", "PF-13.11")
def test_nest_of_vipers_fills_the_spawn_fields_and_hits_all_around():
    t, events = boss_turn("""
              M
        +---+---+---+
          @       e
        +---+---+---+
          S   e   &
        +^^^+^^^+^^^+
    """, card="medusa_nest")  # fmt: skip
    assert sorted(happened(events, ev.EnemiesPlaced)[0].enemies) == [("viper1", (1, 9)), ("viper2", (2, 10))]
    assert (t.hero().hearts, t.hero("&").hearts) == (4, 5)


@pytest.mark.rule("PF-13.11")
def test_a_summon_without_tokens_or_free_fields_is_ignored():
    _, events = boss_turn("""
              M   V
        +---+---+---+
          @   V   e
        +---+---+---+
          S   e
        +^^^+^^^+^^^+
    """, card="medusa_nest")  # fmt: skip
    assert not happened(events, ev.EnemiesPlaced)
    _, events = boss_turn("""
              M
        +---+---+---+
         @e
        +---+---+---+
          S
        +^^^+^^^+^^^+
    """, card="medusa_nest")  # fmt: skip
    assert not happened(events, ev.EnemiesPlaced)


@pytest.mark.rule("PF-13.8", "PF-13.9")
def test_shed_skin_hits_the_tile_and_puts_mirrors_on_empty_fields():
    t, _ = boss_turn("""
          M                   *
        +---+---+---+---+---+---+
         @*   *               &
        +---+---+---+---+---+---+
          S
        +^^^+^^^+^^^+^^^+^^^+^^^+
    """, card="medusa_skin", specials=[])  # fmt: skip
    assert (t.hero().hearts, t.hero("&").hearts) == (4, 5)
    assert t.state.specials == [101, 115]  # not where a hero stands


@pytest.mark.rule("PF-13.9", "PF-1.2")
def test_shed_skin_puts_no_more_mirrors_than_there_are():
    t, events = boss_turn("""
          M   *   *   *
        +---+---+---+---+---+---+---+
                              @   &
        +---+---+---+---+---+---+---+
          S
        +^^^+^^^+^^^+^^^+^^^+^^^+^^^+
    """, Hero(tokens=("mirror",)), Hero(tokens=("mirror",)), card="medusa_skin", specials=[])  # fmt: skip
    # Four mirrors, two of them held.
    assert [len(event.places) for event in happened(events, ev.TokensPlaced)] == [2]
    assert len(t.state.specials) == 2


@pytest.mark.rule("PF-13.8")
def test_pursuit_follows_the_active_hero():
    deck = ["ikee_tribute", "ikee_shackles", "ikee_shockwave", "ikee_guard", "ikee_arc", "ikee_pursuit"]
    t = tower("""
          &               K               @
        +---+---+---+---+---+---+---+---+---+

        +---+---+---+---+---+---+---+---+---+
          S
        +^^^+^^^+^^^+^^^+^^^+^^^+^^^+^^^+^^^+
    """, boss="ikee", boss_deck=deck, dice="move coin coin coin coin", first=1)  # fmt: skip
    t.state.used = 0b11111
    t.chance(3, 3, 3, 3, 3, enemy_face("attack"))
    events = t.play("end")
    assert [event.target for event in happened(events, ev.BossMoved)] == [(1, 11)]


@pytest.mark.rule("PF-13.8")
def test_pursuit_brings_ikee_to_the_hero_through_walls():
    t, events = ikee_turn("""
                  K
        +---+---+---+
        | @ |
        +---+---+---+
          S
        +^^^+^^^+^^^+
    """, cards=("ikee_arc", "ikee_pursuit"), roll="move coin coin coin coin")  # fmt: skip
    assert played(events) == ["ikee_pursuit"]
    assert t.at("K") == (1, 1)  # of the fields beside the hero that are near enough, the lowest
    assert t.hero().hearts == 3


@pytest.mark.rule("PF-13.8", "PF-13.9")
def test_shackles_chain_the_row_and_a_move_breaks_them():
    t, _ = ikee_turn("""
          @   K
        +---+---+   +

        +---+---+   +
          S
        +^^^+^^^+^^^+
    """, cards=("ikee_arc", "ikee_shackles"), roll="move coin coin coin coin")  # fmt: skip
    assert t.hero().tokens == ["chain"]


@pytest.mark.rule("PF-13.9")
def test_a_chained_hero_goes_up_by_ladders_only():
    chained = Hero(tokens=("chain",), special="move")
    t = tower("""
                  K
        +---+   +-H-+

        +---+   +---+
              @
        +^^^+^^^+^^^+
    """, chained, boss="ikee", dice="move")  # fmt: skip
    assert t.texts("move") == ["move left", "move left special", "move right", "move right special"]
    assert t.why("move up").rule == "PF-13.9"
    assert t.texts("remove") == ["remove chain", "remove chain special"]
    t.play("remove chain special")
    assert (t.hero().tokens, t.hero().special) == ([], -1)
    assert "move up" in t.texts()
    for ladder in ("         @H ", "          @ "):
        floor = "   " if "H" in ladder else "-H-"
        t = tower(f"""
                      K
            +---+---+---+

            +{floor}+---+---+
    {ladder}
            +^^^+^^^+^^^+
        """, Hero(tokens=("chain",)), boss="ikee", dice="move")  # fmt: skip
        assert "move up" in t.texts()


@pytest.mark.rule("PF-13.8")
def test_arc_hits_around_tribute_takes_coins_or_hearts():
    t, _ = ikee_turn("""
              K
        +---+---+---+
          @
        +---+---+---+
          S       &
        +^^^+^^^+^^^+
    """, cards=("ikee_guard", "ikee_arc"), roll="sword coin coin coin coin")  # fmt: skip
    assert (t.hero().hearts, t.hero("&").hearts) == (3, 5)
    t, _ = ikee_turn("""
              K
        +---+---+---+
          @
        +---+---+---+
          S       &
        +^^^+^^^+^^^+
    """, Hero(coins=3), Hero(coins=1), cards=("ikee_guard", "ikee_tribute"), roll="coin move move move")  # fmt: skip
    assert (t.hero().coins, t.hero().hearts) == (1, 6)
    assert (t.hero("&").coins, t.hero("&").hearts) == (0, 4)


@pytest.mark.rule("PF-13.8")
def test_shockwave_throws_heroes_of_the_tile_away():
    t, _ = ikee_turn("""
          K               &
        +---+---+---+---+---+---+
              @
        +---+---+---+---+---+---+
          S
        +^^^+^^^+^^^+^^^+^^^+^^^+
    """, cards=("ikee_guard", "ikee_shockwave"), roll="force move move move move")  # fmt: skip
    assert (t.at("@"), t.hero().hearts) == ((2, 1), 5)
    assert (t.at("&"), t.hero("&").hearts) == ((5, 2), 4)


@pytest.mark.rule("PF-13.8")
def test_shockwave_moves_the_farthest_first_so_that_all_find_room():
    t, _ = ikee_turn("""
          K   @   &
        +---+---+---+---+---+
                          S
        +---+---+---+---+---+

        +^^^+^^^+^^^+^^^+^^^+
    """, cards=("ikee_guard", "ikee_shockwave"), roll="force move move move move")  # fmt: skip
    assert (t.at("@"), t.at("&")) == ((2, 2), (3, 2))


@pytest.mark.rule("PF-13.8", "PF-13.11")
def test_call_the_guard_summons_wounds_and_blanks():
    t, events = ikee_turn("""
          @   K   e
        +---+---+---+

        +---+---+---+
          S       e
        +^^^+^^^+^^^+
    """, Hero(special="sword"), cards=("ikee_arc", "ikee_guard"), roll="star move move move move")  # fmt: skip
    assert happened(events, ev.EnemiesPlaced)[0].enemies == (("guard1", (2, 9)), ("guard2", (2, 11)))
    assert (t.hero().hearts, t.hero().special) == (5, -1)


# Its tokens


@pytest.mark.rule("PF-13.9", "PF-2.6")
def test_a_token_is_taken_on_entering_a_special_field_a_second_one_wounds_and_stays():
    t = tower("""
          M
        +---+---+---+

        +---+---+---+
          @   *   *
        +^^^+^^^+^^^+
    """, boss="medusa", dice="move move")  # fmt: skip
    t.play("move right")
    assert (t.hero().tokens, len(t.state.specials)) == (["mirror"], 1)
    t.play("move right")
    assert (t.hero().tokens, t.hero().hearts, len(t.state.specials)) == (["mirror"], 5, 1)


@pytest.mark.rule("PF-13.9", "PF-16.1")
def test_a_mirror_wards_off_a_card_also_out_of_turn():
    drawn = """
          M   &
        +---+---+---+
          @
        +---+---+---+
          S
        +^^^+^^^+^^^+
    """
    t, _ = boss_turn(drawn, Hero(), Hero(tokens=("mirror",)), card="medusa_tail")
    assert t.asked == (1, "mirror")
    assert t.texts() == ["keep", "show mirror"]
    t.play("show mirror")
    assert (t.hero("&").hearts, t.hero("&").tokens, t.at("&")) == (5, [], (1, 2))
    assert t.hero().hearts == 4
    t, _ = boss_turn(drawn, Hero(), Hero(tokens=("mirror",)), card="medusa_tail")
    t.play("keep")
    assert (t.hero("&").hearts, t.hero("&").tokens) == (3, ["mirror"])


@pytest.mark.rule("PF-13.9", "PF-4.9")
def test_venom_bites_at_the_end_of_the_turn_and_goes_with_a_coin_or_a_heart():
    drawn = """
          M
        +---+---+---+

        +---+---+---+
         @S
        +^^^+^^^+^^^+
    """
    sick = Hero(hearts=3, coins=1, tokens=("venom",), potions=("healing",))
    t = tower(drawn, sick, boss="medusa")
    t.chance(enemy_face("attack"), 3, 3, 3, 3, 3, enemy_face("left"))
    events = t.play("end")
    assert happened(events, ev.HeroWounded) == [ev.HeroWounded(0, 1, "venom")]
    t = tower(drawn, sick, boss="medusa")
    t.play("remove venom")
    assert (t.hero().tokens, t.hero().coins) == ([], 0)
    # Only for a coin, and only at a shop.
    assert tower(drawn, Hero(tokens=("venom",)), boss="medusa").texts("remove") == []
    elsewhere = drawn.replace("@S", "@ ")
    assert tower(elsewhere, Hero(coins=1, tokens=("venom",)), boss="medusa").texts("remove") == []
    # It bites whatever else one holds.
    t = tower(drawn, Hero(tokens=("stone", "venom")), boss="medusa")
    t.chance(enemy_face("attack"), 3, 3, 3, 3, 3, enemy_face("left"))
    assert ev.HeroWounded(0, 1, "venom") in t.play("end")
    t = tower(drawn, sick, boss="medusa")
    t.play("drink healing")
    assert t.hero().tokens == []
    assert t.why("remove venom").rule == "PF-13.9"


@pytest.mark.rule("PF-13.9", "PF-4.6")
def test_a_stone_is_broken_with_a_sword():
    t = tower("""
          M
        +---+---+---+

        +---+---+---+
          @
        +^^^+^^^+^^^+
    """, Hero(tokens=("stone",)), boss="medusa", dice="sword")  # fmt: skip
    t.play("remove stone")
    assert (t.hero().tokens, t.state.used) == ([], 1)


@pytest.mark.rule("PF-13.9", "PF-10.1")
def test_a_crown_shard_strengthens_the_attack_on_ikee():
    t = tower("""
          K
        +   +---+---+
          @
        +---+---+---+

        +^^^+^^^+^^^+
    """, Hero(tokens=("shard",), gems=2), boss="ikee", dice="sword sword sword sword sword")  # fmt: skip
    hint = t.table.hints(0)["attack ikee gems 2"]
    assert hint["wounds"] == 8
    t.play("attack ikee gems 2")
    assert (t.hero().tokens, t.state.winner) == ([], 0)


@pytest.mark.rule("PF-13.10")
def test_who_fainted_on_the_boss_level_comes_back_at_a_shop_there():
    drawn = """
          M
        +---+---+---+

        +---+---+---+
          S       S
        +^^^+^^^+^^^+
    """
    t = tower(drawn, Hero(arrived=True), Hero(), boss="medusa", dice="coin")
    t.play("respawn coin")
    assert t.texts() == ["enter 0 9", "enter 2 9"]


@pytest.mark.rule("PF-13.10")
def test_beside_taken_shops_the_nearest_free_fields_are_offered():
    t = tower("""
          M
        +---+---+---+

        +---+---+---+
         VS
        +^^^+^^^+^^^+
    """, Hero(arrived=True), Hero(), boss="medusa", dice="coin")  # fmt: skip
    t.play("respawn coin")
    assert t.texts() == ["enter 0 10", "enter 1 9"]
