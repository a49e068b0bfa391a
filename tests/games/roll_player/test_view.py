"""What a view says of the actions: their arguments, their words, what they would change, and what cards cost."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pygame_rules.core import words
from pygame_rules.core.rng import Rng
from pygame_rules.games.roll_player.effects.abilities import UsingSkill
from pygame_rules.games.roll_player.turn.rolled_dice import KeepingValue

from .positions import Hero, fresh, just_placed, position, shop, tie


def offered(table: Any, seat: int = 0) -> dict[str, Any]:
    """The actions of a seat in its view, by text."""
    return {action["text"]: action for action in table.view(seat)["actions"]}


def arguments(table: Any, text: str, seat: int = 0) -> dict[str, Any]:
    return offered(table, seat)[text]["args"]


def label(table: Any, text: str, seat: int = 0) -> str:
    return offered(table, seat)[text]["label"]


def changes(table: Any, text: str, seat: int = 0) -> dict[str, Any]:
    return offered(table, seat)[text]["changes"]


def using(card: str, hero: Hero | None = None, **more: Any) -> Any:
    return position(hero or Hero(tired=[card]), Hero(), pool="red1 blue2 -", step=UsingSkill(0, card), **more)


# Arguments


def test_the_arguments_of_an_action_say_all_that_its_text_says():
    """In whole games: every word after the verb is one of the arguments, and no two actions have the same ones."""
    for seed in range(24):
        t, rng = fresh(1 + seed % 4, seed), Rng(seed)
        while t.decision:
            seen = set()
            for action in t.actions:
                args = action.arguments()
                known = {str(v) for value in args.values() for v in (value if isinstance(value, list) else [value])}
                known |= {
                    name for name, value in {"gold": "keep_token", "round": "whole_round"}.items() if args.get(value)
                }
                known |= {"new" if args["new"] else "old"} if "new" in args else set()
                assert set(action.text.split()[1:]) <= known, action
                seen.add((action.player, action.verb, json.dumps(args)))
            assert len(seen) == len(t.actions)
            t.play(rng.choice(t.actions))


def test_arguments_have_names():
    t = fresh(2)
    seat = t.decision.player
    assert arguments(t, "race elf", seat) == {"race": "elf"}
    t = position(Hero(cards=["diplomacy"], klass="wizard", gold=1), Hero(cards=["climb"]), pool="red1 blue2 -")
    assert arguments(t, "take 1") == {"number": 1}
    assert arguments(t, "use diplomacy climb") == {"card": "diplomacy", "copied": "climb", "direction": None}
    assert arguments(t, "use diplomacy climb evil") == {"card": "diplomacy", "copied": "climb", "direction": "evil"}
    t = shop(Hero(gold=9, tokens=1), Hero())
    assert arguments(t, "buy weak") == {"card": "weak", "keep_token": False}
    assert arguments(t, "buy weak gold") == {"card": "weak", "keep_token": True}
    t = position(Hero(), Hero(), step=just_placed("dex"))
    assert arguments(t, "swap con1 dex1") == {"first": "con1", "second": "dex1"}
    t = position(Hero(), Hero(), step=just_placed("con"))
    assert arguments(t, "lower cha1") == {"space": "cha1", "by": 1}
    assert arguments(using("search"), "fetch gold con1") == {"colour": "gold", "space": "con1"}
    assert arguments(using("sleight_of_hand"), "shift con1 str") == {"space": "con1", "row": "str"}
    assert arguments(using("negotiate"), "trade con1 2") == {"space": "con1", "number": 2}
    assert arguments(using("intimidate"), "reroll 1 2") == {"numbers": [1, 2]}


# Labels

LABELS = [
    (lambda: position(Hero(die="gold4", initiative=1), Hero(), step="place"), "place con", "Place in CON"),
    (lambda: position(Hero(), Hero(), Hero(), step=tie("red1 gold1 blue2 white3")), "first gold1",
     "gold 1 on the lower card"),
    (lambda: position(Hero(), Hero(), pool="red1 blue2 red3"), "take 2", "Take card 2"),
    (lambda: position(Hero(), Hero(), step=just_placed("str")), "flip con1", "Flip green 3 in CON"),
    (lambda: position(Hero(), Hero(), step=just_placed("str")), "skip", "No action"),
    (lambda: position(Hero(), Hero(), step=just_placed("con")), "raise con1", "Raise green 3 in CON by 1"),
    (lambda: position(Hero(), Hero(), step=just_placed("con")), "lower con1", "Lower green 3 in CON by 1"),
    (lambda: position(Hero(), Hero(), step=just_placed("dex")), "swap con1 str1",
     "Swap green 3 in CON and red 3 in STR"),
    (lambda: position(Hero(), Hero(), step=just_placed("int")), "reroll con1", "Reroll green 3 in CON"),
    (lambda: position(Hero(), Hero(), step=just_placed("wis")), "move good", "Move ↑ Good"),
    (lambda: position(Hero(), Hero(), step=just_placed("cha")), "token", "Take a Charisma token"),
    (lambda: position(Hero(), Hero(), step=KeepingValue(0, 0, 5)), "keep new", "Keep the new value"),
    (lambda: position(Hero(), Hero(), step=KeepingValue(0, 0, 5)), "keep old", "Keep the old value"),
    (lambda: shop(Hero(gold=9, tokens=1), Hero()), "buy weak", "Buy Weak"),
    (lambda: shop(Hero(gold=9, tokens=1), Hero()), "buy weak gold", "Buy Weak with gold alone"),
    (lambda: shop(Hero(cards=["longbow"]), Hero()), "drop longbow", "Put Longbow away"),
    (lambda: shop(Hero(), Hero()), "discard weak", "Discard Weak"),
    (lambda: position(Hero(cards=["diplomacy"], klass="wizard"), Hero(cards=["climb"]), pool="red1 blue2 -"),
     "use diplomacy climb evil", "Use Diplomacy as Climb ↓ Evil"),
    (lambda: using("search"), "fetch gold con1", "Fetch gold for green 3 in CON"),
    (lambda: using("sleight_of_hand"), "shift con1 str", "Move green 3 in CON to STR"),
    (lambda: using("negotiate"), "trade con1 2", "Trade green 3 in CON for the die on card 2"),
    (lambda: using("intimidate"), "reroll 1", "Reroll card 1"),
    (lambda: using("intimidate"), "reroll 1 2", "Reroll cards 1, 2"),
    (lambda: using("climb"), "turn 1", "Turn the die on card 1"),
    (lambda: using("climb"), "decline", "Do nothing"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "text", "says"), LABELS, ids=[says for _table, _text, says in LABELS])
def test_actions_in_words(table, text, says):
    assert label(table(), text) == says


def test_to_skip_a_move_of_the_marker_is_to_stay():
    t = shop(Hero(klass="paladin", gold=9), Hero(klass="thief"))
    t.play("buy proud")
    assert label(t, "skip") == "Stay"


def test_every_action_has_words_of_the_catalogue():
    words.set_language(words.PSEUDO)
    try:
        for seed in range(16):
            t, rng = fresh(1 + seed % 4, seed), Rng(seed)
            while t.decision:
                for action in t.view(t.decision.player)["actions"]:
                    assert action["label"].startswith("["), action
                t.play(rng.choice(t.actions))
    finally:
        words.set_language("en")


# What actions change


@pytest.mark.rule("RP-5.4", "RP-14.1")
def test_a_placement_tells_how_its_row_will_stand():
    hero = Hero("str red6 red6, dex red1, con red6 red5", klass="warrior", race="human", die="gold6", initiative=1)
    t = position(hero, Hero(), step="place")
    goal = changes(t, "place str")
    assert (goal["row"], goal["score"], goal["met"], goal["fills"], goal["left"]) == ("str", 18, True, True, 0)
    assert goal["gold"] == 3 and goal["stars"] == 4 and goal["parts"] == {"goals": 4} and goal["promise"] == 4
    on_the_way = changes(t, "place dex")
    assert (on_the_way["score"], on_the_way["met"], on_the_way["left"], on_the_way["promise"]) == (7, False, 1, 0)
    also_met = changes(t, "place con")
    assert also_met["score"] == 17 and also_met["promise"] == 3


def test_a_placement_that_misses_its_goal_for_good_promises_less_than_nothing():
    hero = Hero("str red6 red5", klass="warrior", race="human", die="gold6", initiative=1)
    assert changes(position(hero, Hero(), step="place"), "place str")["promise"] == -1


def test_a_goal_that_is_met_already_promises_nothing_more():
    met = Hero("cha red6 red6", klass="warrior", race="halfling", die="gold2", initiative=1)
    change = changes(position(met, Hero(), step="place"), "place cha")
    assert change["met"] and change["promise"] == 0


@pytest.mark.rule("RP-7.5", "RP-7.6")
def test_a_purchase_tells_what_is_left_to_pay_in_gold():
    t = shop(Hero(klass="warrior", gold=9, tokens=1), Hero(), market=["longsword", "weak"])
    assert changes(t, "buy longsword")["cost"] == 5 - 1 - 1 == -changes(t, "buy longsword")["gold"]
    assert changes(t, "buy longsword gold")["cost"] == 5 - 1


@pytest.mark.rule("RP-10.2")
def test_a_move_tells_where_the_marker_goes():
    t = position(Hero(marker=(1, 2)), Hero(), step=just_placed("wis"))
    assert {text: action["changes"]["cell"] for text, action in offered(t).items() if text != "skip"} == {
        "move evil": [2, 2], "move good": [0, 2], "move lawful": [1, 1],
    }  # fmt: skip


def test_a_turned_die_tells_what_it_will_show():
    assert changes(using("climb"), "turn 2")["value"] == 5


def test_what_chance_decides_is_not_told():
    assert changes(position(Hero(), Hero(), step=just_placed("int")), "reroll con1") == {}


# What cards cost


def offer(table: Any, card: str, seat: int = 0) -> dict[str, Any]:
    return table.view()["board"]["players"][seat]["offers"][card]


@pytest.mark.rule("RP-7.6", "RP-16.14")
def test_an_offer_costs_a_seat_what_its_discounts_leave():
    t = shop(Hero(klass="warrior", gold=2), Hero(klass="thief", gold=9), market=["longsword", "weak"])
    assert offer(t, "longsword") == {"cost": 4, "afford": "no", "short": 2}
    assert offer(t, "longsword", 1) == {"cost": 5, "afford": "gold", "short": 0}


def test_an_offer_tells_whether_it_can_be_paid_for():
    t = shop(Hero(klass="thief", gold=4, tokens=1), Hero(gold=5), market=["weak", "longsword"])
    assert offer(t, "longsword") == {"cost": 5, "afford": "now", "short": 0}
    assert offer(t, "longsword", 1) == {"cost": 5, "afford": "gold", "short": 0}
    assert offer(t, "weak") == {"cost": 6, "afford": "no", "short": 1}


@pytest.mark.rule("RP-16.1", "RP-16.8")
def test_cards_of_the_discard_pile_have_a_cost_while_they_can_be_had():
    heroes = [Hero(klass="druid", gold=3, initiative=1, cards=["move_silently"]), Hero(initiative=2)]
    t = position(*heroes, step="restore", market=["weak"], discard=["pickpocket"])
    assert offer(t, "pickpocket") == {"cost": 3, "afford": "gold", "short": 0}
    t.play("pass")
    assert "pickpocket" not in t.view()["board"]["players"][0]["offers"]
    t.play("use move_silently")
    assert offer(t, "pickpocket") == {"cost": 3, "afford": "now", "short": 0}
    assert "pickpocket" not in t.view()["board"]["players"][1]["offers"]


@pytest.mark.rule("RP-12.3")
def test_a_weapon_without_hands_for_it_is_not_to_be_had_now():
    t = shop(Hero(gold=9, cards=["longbow"]), Hero(), market=["longsword"])
    assert offer(t, "longsword")["afford"] == "gold" and "buy longsword" not in offered(t)


@pytest.mark.rule("RP-5.4")
def test_an_offer_counts_on_the_gold_of_the_die_in_hand():
    """The gold die pays 2 anywhere, card 2 has 1 on it, and to fill Strength pays 1 more."""
    for gold, afford, short in ((6, "gold", 0), (3, "placing", 0), (2, "row", 0), (1, "no", 1)):
        hero = Hero("str red3 red3, dex blue3", gold=gold, die="gold1", initiative=2)
        t = position(hero, Hero(), step="place", market=["weak"])
        assert offer(t, "weak") == {"cost": 6, "afford": afford, "short": short}


@pytest.mark.rule("RP-14.5")
def test_a_player_tells_what_an_armor_set_pays_now_and_with_one_more():
    sets = shop(Hero(cards=["leather_boots", "leather_gloves"]), Hero(), market=["weak"]).view(0)["board"]["players"][
        0
    ]["sets"]
    assert sets["leather"] == {"cards": 2, "stars": 3, "next_stars": 5}
    assert sets["chain"] == {"cards": 0, "stars": 0, "next_stars": 1}
