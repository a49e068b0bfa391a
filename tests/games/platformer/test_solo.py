"""The solo game: events, the limit of turns, the score (PF-15)."""

from __future__ import annotations

import pytest

from pygame_rules.games.platformer import events as ev
from pygame_rules.games.platformer.content.dice import SYMBOLS

from .positions import Hero, fresh, happened, tower
from .test_levels import climb

ALONE = """
      @
    +---+---+---+
"""


def next_event(t, event, enemy="left", dice="coin coin coin coin coin"):
    """The turn ends and this event comes; what happened."""
    state = t.state
    if event in state.event_pile:
        state.event_pile.remove(event)
    else:
        state.event_deck.remove(event)
    state.event_deck.append(event)
    t.next_roll(dice, enemy)
    events = t.play("end")
    return events + (t.play("keep") if t.asked[1] == "special" else [])


@pytest.mark.rule("PF-15.1", "PF-3.8")
def test_one_hero_climbs_the_same_tower_with_twelve_events():
    table = fresh(1)
    state = table.state
    assert len(state.event_deck) + len(state.event_pile) == 12
    assert len(state.tiles) == 8


@pytest.mark.rule("PF-15.2", "PF-4.1")
def test_the_first_turn_brings_an_event_too():
    kinds = [type(event) for event in fresh(1).log()[0].events]
    assert kinds.index(ev.EventDrawn) < kinds.index(ev.DiceRolled)


@pytest.mark.rule("PF-15.2")
def test_after_the_twelfth_event_the_game_is_lost():
    t = tower(ALONE, solo=True, event="lull", events_left=0)
    events = t.play("end")
    assert happened(events, ev.GameLost) == [ev.GameLost("events")]
    result = t.table.result
    assert result is not None and (result.winners, result.scores) == ((), (0,))
    table = fresh(1, "idle")
    turns = 0
    while table.actions:
        turns += table.actions[0].text == "end" or "end" in [a.text for a in table.actions]
        table.play(next(a for a in table.actions if a.text in ("end", "keep")))
    assert turns == 12


@pytest.mark.rule("PF-15.4")
def test_who_faints_alone_has_lost():
    t = tower("""
          @   W
        +---+---+---+
    """, Hero(hearts=1), solo=True, event="lull", dice="move")  # fmt: skip
    events = t.play("move right push right")
    assert happened(events, ev.GameLost) == [ev.GameLost("fainted")]
    assert t.table.decision is None


@pytest.mark.rule("PF-15.5", "PF-10.1")
def test_the_score_of_a_victory():
    t = tower("""
          M
        +   +---+
          @
        +---+---+

        +^^^+^^^+
    """, Hero(gems=9, coins=4, items=("whip",), potions=("midas",)), boss="medusa", solo=True, event="lull",
        events_left=4, dice="sword sword sword sword sword")  # fmt: skip
    t.hero().defeated = 3
    assert t.texts("attack") == ["attack medusa gems 3", "attack medusa gems 4", "attack medusa gems 5",
                                 "attack medusa gems 7", "attack medusa gems 9"]  # fmt: skip
    t.play("attack medusa gems 5")  # 10 wounds
    result = t.table.result
    assert result is not None and result.winners == (0,)
    # 4 events; 4 enemies with the boss; 2 wounds too many; 4 gems; 4 coins and cards for 3 and 1
    assert result.breakdown == ({"events": 12, "enemies": 8, "surplus": 4, "gems": 4, "coins": 2},)
    assert result.scores == (30,)


# Events


@pytest.mark.rule("PF-15.3")
def test_an_earthquake_shakes_everyone_off_the_ladders():
    t = tower("""
         @H
        +   +

        +---+
    """, solo=True, event="lull")  # fmt: skip
    t.play("end")
    assert t.asked == (0, "fall")
    t.state.event_deck.remove("earthquake")
    t.state.event_deck.append("earthquake")
    t.next_roll()
    t.play("gravity")
    assert t.at("@") == (0, 0)


@pytest.mark.rule("PF-15.3", "PF-9.3")
@pytest.mark.parametrize(("event", "column"), [("frenzy", 2), ("lull", 0), ("second_wind", 1)])
def test_frenzy_resolves_the_enemy_die_twice_and_lull_not_at_all(event, column):
    t = tower("""
          L           @
        +---+---+---+---+
    """, solo=True, event="inspiration")  # fmt: skip
    next_event(t, event, "right")
    assert t.at("L") == (column, 0)


@pytest.mark.rule("PF-15.3")
def test_a_gem_shower_fills_two_empty_gem_fields_from_below():
    t = tower("""
              g   g
        +---+---+---+
          @   g
        +---+---+---+
    """, solo=True, event="lull")  # fmt: skip
    t.state.gem_supply += len(t.state.gems)
    t.state.gems = []
    next_event(t, "gem_shower")
    assert t.state.gems == [1, 11]


@pytest.mark.rule("PF-15.3", "PF-1.2")
def test_a_gem_shower_brings_no_more_than_the_supply_has():
    t = tower("""
          @   g   g
        +---+---+---+
    """, solo=True, event="lull")  # fmt: skip
    t.hero().gems, t.state.gem_supply, t.state.gems = 49, 1, []
    next_event(t, "gem_shower")
    assert (t.state.gems, t.state.gem_supply) == ([1], 0)


@pytest.mark.rule("PF-15.3")
def test_the_tax_collector_takes_a_third_at_the_end_of_the_turn():
    t = tower(ALONE, Hero(coins=8), solo=True, event="tax_collector")
    t.next_roll()
    t.play("end")
    assert t.hero().coins == 6


@pytest.mark.rule("PF-15.3", "PF-11.7")
def test_market_day_deals_a_new_shop_at_lower_prices():
    t = tower("""
         @S
        +---+
    """, Hero(coins=2), solo=True, event="lull", shop=("whip", "clover", "prism", "midas", "rage", "swap"))  # fmt: skip
    next_event(t, "market_day")
    assert "whip" in t.state.item_deck[:3] and "midas" in t.state.potion_deck[:3]
    shop = t.table.view(0)["board"]["shop"]
    assert len(shop["items"]) == len(shop["potions"]) == 3
    costs = t.table.game.catalogue()["cards"]
    assert all(card["cost"] == max(1, costs[card["id"]]["cost"] - 1) for card in shop["items"])


@pytest.mark.rule("PF-15.3")
def test_reinforcements_come_to_the_heros_level_from_above():
    t = tower("""
          e       e
        +---+---+---+
          @   e
        +---+---+---+
    """, solo=True, event="lull")  # fmt: skip
    next_event(t, "reinforcements", "attack")
    assert (t.at("slime1"), t.at("slime2"), t.at("slime3")) == ((0, 1), (2, 1), None)


def crumble(t):
    """The event of this turn is the crumbling tower, and the turn ends."""
    state = t.state
    state.event_deck.append(state.event_pile.pop())
    state.event_deck.remove("crumbling_tower")
    state.event_pile.append("crumbling_tower")
    t.next_roll()
    return t.play("end")


@pytest.mark.rule("PF-15.3")
def test_a_crumbling_tower_loses_its_lowest_level_below_the_hero():
    t = climb((0, 3), highest=1)
    assert happened(crumble(t), ev.LevelRemoved) == [ev.LevelRemoved(1)]
    assert not happened(crumble(climb((3, 0))), ev.LevelRemoved)


@pytest.mark.rule("PF-15.3", "PF-9.2")
def test_a_blood_moon_makes_all_but_the_boss_hit_harder():
    t = tower("""
          @   L
        +---+---+
    """, solo=True, event="lull")  # fmt: skip
    next_event(t, "blood_moon", "attack")
    assert t.hero().hearts == 4
    t = tower("""
          M   @
        +---+---+

        +---+---+
          S
        +^^^+^^^+
    """, solo=True, event="blood_moon", boss="medusa", dice="move")  # fmt: skip
    events = t.play("move left push right")
    assert [event.wounds for event in happened(events, ev.EnemyAttacked)] == [2]


@pytest.mark.rule("PF-15.3")
def test_a_second_wind_heals():
    t = tower(ALONE, Hero(hearts=3), solo=True, event="lull")
    next_event(t, "second_wind")
    assert t.hero().hearts == 5


@pytest.mark.rule("PF-15.3", "PF-5.9")
def test_in_a_cursed_fog_the_special_die_is_of_no_use():
    t = tower(ALONE, Hero(special="coin"), solo=True, event="lull", dice="")
    next_event(t, "cursed_fog")
    assert "coin special" not in t.texts()
    assert t.why("coin special").rule == "PF-5.7"
    t.next_roll()
    t.play("end")
    assert t.asked == (0, "act")  # nothing was asked about it
    assert t.hero().special == SYMBOLS.index("coin")


@pytest.mark.rule("PF-15.3")
def test_inspiration_turns_a_die_after_the_roll():
    t = tower(ALONE, solo=True, event="lull")
    next_event(t, "inspiration")
    assert t.asked == (0, "turn_die")
    assert "keep" in t.texts()
    t.play("turn 2 sword")
    assert [SYMBOLS[face] for face in t.state.dice] == ["coin", "sword", "coin", "coin", "coin"]
    assert t.asked == (0, "act")
