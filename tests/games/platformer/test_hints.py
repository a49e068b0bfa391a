"""What the page shows before a choice: reachable fields, dangers, prices (hints), and the whole board (view)."""

from __future__ import annotations

import json

import pytest

from pygame_rules.core.rng import Rng
from pygame_rules.games.platformer.game import GAME

from .positions import Hero, fresh, tower


def reach(t, seat=0):
    """The reachable fields by place."""
    found = {}
    for hint in t.table.hints(seat).values():
        for entry in hint.get("reach", []):
            found[tuple(entry["at"])] = entry
    return found


@pytest.mark.rule("PF-6.5", "PF-2.8", "PF-8.2")
def test_a_step_tells_its_dangers_and_where_gravity_sets_you_down():
    t = tower("""

        +   +   +   +
          W   @   t
        +---+---+---+
    """, dice="move")  # fmt: skip
    hints = t.table.hints(0)
    up, right = hints["move up"], hints["move right"]
    assert (up["to"], up["wounds"], up["attackers"], up["drop"]) == ([1, 1], 3, ["werewolf1"], [1, 0])
    assert (right["wounds"], right["trap"], right["faints"], right["source"]) == (4, True, False, "die")


@pytest.mark.rule("PF-7.1")
def test_a_push_tells_who_goes_where():
    t = tower("""
          @   L
        +---+---+---+
    """, dice="move")  # fmt: skip
    hint = t.table.hints(0)["move right push right"]
    assert (hint["pushes"], hint["pushed_to"], hint["to"]) == ("slime1", [2, 0], [1, 0])


@pytest.mark.rule("PF-5.3", "PF-5.10")
def test_every_reachable_field_has_its_price_and_the_actions_that_lead_there():
    t = tower("""
          @       g
        +---+---+---+---+---+---+
    """, Hero("nox", gems=1, special="move"), dice="move star")  # fmt: skip
    found = reach(t)
    assert sorted(found) == [(1, 0), (2, 0), (3, 0), (4, 0)]
    assert found[2, 0]["path"] == ["move right", "star move", "move right"]
    assert found[3, 0]["path"] == ["move right", "star move", "move right", "move right special"]
    assert found[4, 0]["path"] == [
        "move right", "boost", "move right", "star move", "move right", "move right special"
    ]  # fmt: skip
    assert (found[4, 0]["gems"], found[4, 0]["moves"], found[3, 0]["gems_found"]) == (1, 3, 1)
    t.play(*found[4, 0]["path"])
    assert t.at("@") == (4, 0)


@pytest.mark.rule("PF-6.5")
def test_a_longer_path_that_is_safer_is_preferred():
    t = tower("""

        +   +   +   +
          @
        +   +   +---+
          L
        +---+---+---+
    """, dice="move move move")  # fmt: skip
    assert reach(t)[1, 0]["wounds"] == 1
    assert reach(t)[0, 2]["wounds"] == 1


@pytest.mark.rule("PF-6.5")
def test_a_field_that_costs_the_last_heart_says_so():
    t = tower("""
          W   @
        +---+---+---+
    """, Hero(hearts=3), dice="move")  # fmt: skip
    assert reach(t)[2, 0]["faints"]


@pytest.mark.rule("PF-10.2", "PF-11.2", "PF-8.1", "PF-13.5")
def test_attacks_purchases_gravity_and_the_end_tell_what_they_do():
    t = tower("""
          M
        +   +---+
         @S   V
        +---+   +

        +^^^+^^^+
    """, Hero(gems=4, coins=3), boss="medusa", dice="sword sword sword sword", shop=("whip",))  # fmt: skip
    hints = t.table.hints(0)
    assert hints["attack viper1"] == {
        "enemy": "viper1", "swords": 1, "special": False, "gems": 0, "gems_left": 4, "wounds": 1, "health": 1,
        "coins": 1, "gems_won": 0,
    }  # fmt: skip
    assert hints["attack medusa gems 4"]["wounds"] == 8
    assert hints["buy whip"] == {"cost": 3, "left": 0}
    assert hints["gravity"]["falls"] == [{"figure": "viper1", "origin": [1, 10], "wounds": 0, "to": [1, 9]}]
    assert hints["end"]["boss_turn"]


def test_hints_are_only_for_who_is_asked():
    t = tower("""
          @   &
        +---+---+---+
    """, dice="move")  # fmt: skip
    assert t.table.hints(1) == {}


# The view


def test_the_view_is_plain_and_the_same_for_all():
    table = fresh(3, 8, artifacts=True)
    views = [table.view(seat)["board"] for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    assert json.loads(json.dumps(views[0])) == views[0]


@pytest.mark.rule("PF-3.1", "PF-16.2")
def test_what_is_face_down_does_not_show():
    table = fresh(2, 8)
    hidden = [*table.state.tiles[2:], *table.state.foes[1:]]
    board = table.view(0)["board"]
    text = json.dumps(board)
    assert not [name for name in hidden if f'"{name}"' in text]
    imagined = {GAME.imagine({"board": board}, Rng(seed)).tiles for seed in range(8)}
    assert len(imagined) > 1
    for seed in range(8):
        state = GAME.imagine({"board": board}, Rng(seed))
        GAME.check(state)
        assert state.tiles[:2] == table.state.tiles[:2]


def test_the_view_tells_the_symbol_in_use():
    t = tower("""
          @
        +---+---+---+
    """, Hero("mirella", gems=2), dice="move move coin")  # fmt: skip
    t.play("ability", "move right")
    pool = t.table.view(0)["board"]["pool"]
    assert pool["using"] == {"symbol": "move", "steps": 1, "raises": 0, "cost": 1, "way": "", "target": None}
    assert pool["usable"] == {"coin": 1, "force": 0, "move": 1, "star": 0, "sword": 0}
    assert [die["used"] for die in pool["dice"]] == [True, False, False]


def test_a_save_in_mid_game_is_small():
    table = fresh(4, "save")
    while table.state.turn < 40:
        table.play(table.actions[len(table.history) * 7 % len(table.actions)])
    assert len(table.save()) < 6000


@pytest.mark.rule("PF-5.10")
def test_the_view_tells_what_gems_buy_on_one_symbol():
    t = tower("""
          @
        +---+---+---+
    """, Hero(gems=5), dice="move")  # fmt: skip

    def ladder():
        rungs = t.table.view(0)["board"]["pool"]["ladder"]
        return [(rung["raises"], rung["gems"], rung["paid"], rung["affordable"]) for rung in rungs]

    before = [(1, 1, False, True), (2, 3, False, True), (3, 6, False, False), (4, 10, False, False)]
    assert ladder() == before
    t.play("move right")
    assert ladder() == before
    t.play("boost")
    assert ladder() == [(1, 1, True, True), (2, 3, False, True), (3, 6, False, False), (4, 10, False, False)]
    t.play("boost")
    assert ladder() == [(1, 1, True, True), (2, 3, True, True), (3, 6, False, False), (4, 10, False, False)]


@pytest.mark.rule("PF-5.10")
def test_the_ladder_of_gems_goes_on_where_a_symbol_has_been_raised_often():
    t = tower("""
          @
        +---+---+---+---+---+---+---+
    """, Hero(gems=20), dice="move")  # fmt: skip
    t.play("move right", "boost", "boost", "boost", "boost")
    rungs = t.table.view(0)["board"]["pool"]["ladder"]
    assert [(rung["raises"], rung["gems"], rung["paid"]) for rung in rungs] == [
        (2, 3, True), (3, 6, True), (4, 10, True), (5, 15, False)
    ]  # fmt: skip


@pytest.mark.rule("PF-10.1", "PF-10.2")
def test_the_view_tells_what_a_hero_has_against_each_enemy():
    t = tower("""
          M
        +   +---+
          @   V
        +---+---+

        +^^^+^^^+
    """, Hero(gems=2, special="sword", tokens=("mirror",), items=("greed_hammer",)), boss="medusa",
        dice="sword sword coin")  # fmt: skip

    def sums():
        return {enemy["id"]: enemy["attack"] for enemy in t.table.view(1)["board"]["enemies"]}

    plain = {"swords": 2, "special": True, "wounds": 3, "most": 5}
    assert sums() == {"medusa": plain, "viper1": plain}
    t.play("use greed_hammer")
    assert sums()["medusa"] == {"swords": 2, "special": True, "wounds": 4, "most": 6}
    t.play("end")
    assert all(attack is None for attack in sums().values())


@pytest.mark.rule("PF-10.1")
def test_without_a_sword_a_bonus_is_worth_nothing():
    t = tower("""
          @   L
        +---+---+---+
    """, Hero(gems=4, items=("greed_hammer",)), dice="move")  # fmt: skip
    t.play("use greed_hammer")
    (enemy,) = t.table.view(0)["board"]["enemies"]
    assert enemy["attack"] == {"swords": 0, "special": False, "wounds": 0, "most": 0}


@pytest.mark.rule("PF-13.8")
@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("medusa_tail", [[1, 9], [0, 10], [2, 10], [1, 11]]),
        ("medusa_slither", [[x, 10] for x in range(10) if x != 1]),
        ("medusa_nest", [[0, 9], [1, 9], [2, 9], [0, 10], [2, 10], [0, 11], [1, 11], [2, 11]]),
        ("medusa_skin", [[x, y] for y in (9, 10, 11) for x in range(5) if (x, y) != (1, 10)]),
        ("medusa_gaze", [[x, y] for y in (9, 10, 11) for x in range(10) if (x, y) != (1, 10)]),
    ],
)
def test_the_view_tells_whom_the_last_card_of_the_boss_reaches(card, fields):
    t = tower("""

        +---+---+---+
          @   M
        +---+---+---+

        +^^^+^^^+^^^+
    """, boss="medusa")  # fmt: skip
    assert t.table.view(0)["board"]["boss"]["last"] is None
    assert t.table.view(0)["board"]["boss"]["reach"] == []
    t.state.boss_drawn, t.state.boss_played = ["medusa_gaze"], [card]
    boss = t.table.view(0)["board"]["boss"]
    assert (boss["last"], boss["at"]) == (card, [1, 10])
    assert sorted(boss["reach"]) == sorted(fields)


@pytest.mark.rule("PF-6.6", "PF-6.1")
def test_a_way_names_its_fields_and_the_portal_on_it():
    t = tower("""
          @   P   |   P
        +---+---+---+---+---+
    """, dice="move move move")  # fmt: skip
    assert reach(t)[4, 0]["trail"] == [
        {"at": [1, 0], "portal": False}, {"at": [3, 0], "portal": True}, {"at": [4, 0], "portal": False}
    ]  # fmt: skip


@pytest.mark.rule("PF-6.5")
def test_a_step_names_its_field_though_the_hero_does_not_get_there():
    t = tower("""
          W   @   L
        +---+---+---+---+
    """, Hero(hearts=1), dice="move")  # fmt: skip
    step = t.table.hints(0)["move right push right"]
    assert (step["field"], step["to"], step["faints"]) == ([2, 0], None, True)


@pytest.mark.rule("PF-11.7")
def test_the_shop_tells_what_the_active_player_can_pay():
    t = tower("""
          @
        +---+
    """, Hero(coins=3), dice="move", shop=("whip", "prism"))  # fmt: skip
    wares = t.table.view(1)["board"]["shop"]["items"]
    assert wares == [{"id": "whip", "cost": 3, "affordable": True}, {"id": "prism", "cost": 6, "affordable": False}]


@pytest.mark.rule("PF-13.9")
def test_getting_rid_of_a_token_tells_its_cost():
    t = tower("""
          M
        +   +---+
         @S
        +---+---+

        +^^^+^^^+
    """, Hero(coins=2, tokens=("venom", "stone")), boss="medusa", dice="sword")  # fmt: skip
    hints = t.table.hints(0)
    assert hints["remove venom"] == {"cost": 1, "left": 1}
    assert hints["remove stone"] == {"cost": 0, "left": 2}
