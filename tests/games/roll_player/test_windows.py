"""The moments in which skills may be used, and who is asked in which order (RP-9.6 to RP-9.8)."""

from __future__ import annotations

import pytest

from pygame_rules.games.roll_player.turn.rolled_dice import Layout

from .positions import Hero, asked, next_rolls, play, pool, position, shop, texts, tie

THREE = "red1 blue4 purple6"


@pytest.mark.rule("RP-9.6")
def test_the_moments_of_a_round_in_which_another_player_is_asked():
    t = position(Hero(), Hero(cards=["cure_wounds"]), market=["weak", "proud", "greedy"],
                 step=Layout(0, (0, 8, 16), (0, 1, 2)))  # fmt: skip
    course = []
    while t.state.round == 1:
        course.append(asked(t))
        t.play(next(a for a in t.actions if a.text.split()[0] in ("pass", "take", "place", "skip", "discard")))
    assert course == [
        (1, "window"), (0, "take"),  # after the roll, before the first Dice turn
        (1, "window"), (0, "place"),  # after the choice
        (1, "window"), (0, "act"),  # after placing and collecting
        (1, "take"), (1, "place"), (1, "act"),  # the own turn has the skill in each decision
        (1, "window"),  # after the last Dice turn
        (1, "window"), (0, "market"),  # before the first market turn
        (1, "market"),
        (1, "window"),  # after the last market turn
    ]  # fmt: skip


@pytest.mark.rule("RP-9.6")
def test_the_own_decisions_of_a_turn_have_the_own_skills():
    t = position(Hero(cards=["cure_wounds"]), Hero(), pool=THREE, market=["weak", "proud", "greedy"])
    for action in ("take 1", "place str", "skip"):
        assert "use cure_wounds" in texts(t)
        play(t, action)
    assert asked(t) == (0, "window")
    play(t, "pass round", "take 2", "place str", "skip")
    assert asked(t) == (0, "market") and "use cure_wounds" in texts(t)


@pytest.mark.rule("RP-9.6")
def test_a_bard_may_use_a_skill_between_two_purchases_and_so_may_the_others():
    t = shop(Hero(klass="bard", gold=9, cards=["pickpocket"]), Hero(cards=["cure_wounds"]))
    play(t, "buy leather_gloves")
    assert asked(t) == (0, "window")
    play(t, "pass")
    assert asked(t) == (1, "window")
    play(t, "pass")
    assert asked(t) == (0, "market") and "use pickpocket" in texts(t)


@pytest.mark.rule("RP-9.6")
def test_nobody_is_asked_who_has_nothing_to_use():
    at_the_edge = Hero(cards=["cure_wounds"], marker=(0, 0))
    t = position(Hero(), at_the_edge, Hero(tired=["pickpocket"]), pool="red1 red2 red3 red4")
    play(t, "take 1")
    assert asked(t) == (0, "place")


@pytest.mark.rule("RP-9.7")
def test_the_active_player_is_first_then_the_others_clockwise_and_a_use_asks_all_again():
    heroes = [Hero(cards=["cure_wounds"]), Hero(cards=["pickpocket"]), Hero(cards=["acrobatics"])]
    t = position(*heroes, start=1, step=Layout(1, (0, 7, 14, 21), (0, 1, 2, 3)))
    assert asked(t) == (1, "window")
    play(t, "pass")
    assert asked(t) == (2, "window")
    play(t, "pass")
    assert asked(t) == (0, "window")
    play(t, "use cure_wounds", "decline")
    assert asked(t) == (1, "window")
    play(t, "pass")
    assert asked(t) == (2, "window")
    play(t, "pass")
    assert asked(t) == (1, "take")


@pytest.mark.rule("RP-9.7")
def test_after_a_use_it_is_the_active_players_word_first_not_the_users():
    heroes = [Hero(cards=["cure_wounds", "concentrate"]), Hero(cards=["pickpocket"]), Hero(cards=["acrobatics"])]
    t = position(*heroes, step=tie("red1 blue2 green3 purple4", 1), start=1)
    play(t, "pass", "pass")
    assert t.decision.player == 0
    play(t, "use cure_wounds", "decline")
    # The user has another skill, but the window is the start player's.
    assert order_of_asking(t) == [1, 2, 0]


@pytest.mark.rule("RP-9.7")
def test_after_a_use_in_an_own_decision_the_others_are_asked_clockwise_from_the_user():
    heroes = [Hero(cards=["cure_wounds"]), Hero(cards=["pickpocket"]), Hero(cards=["acrobatics"])]
    t = position(*heroes, start=1, seat=1, pool="red1 blue2 green3 purple4")
    play(t, "use pickpocket")
    assert order_of_asking(t) == [2, 0]
    assert (t.decision.player, texts(t, "take")) == (1, ["take 1", "take 2", "take 3", "take 4"])


@pytest.mark.rule("RP-9.6", "RP-9.7")
def test_between_two_dice_turns_the_player_whose_turn_it_was_is_asked_first():
    heroes = [Hero(cards=["cure_wounds"]), Hero(cards=["pickpocket"]), Hero(cards=["acrobatics"])]
    t = position(*heroes, start=1, seat=1, pool="red1 blue2 green3 purple4")
    play(t, "take 1")
    assert order_of_asking(t) == [1, 2, 0]
    play(t, "place str")
    assert order_of_asking(t) == [1, 2, 0]
    play(t, "skip")
    assert order_of_asking(t) == [1, 2, 0]
    assert (t.decision.player, texts(t, "take")) == (2, ["take 2", "take 3", "take 4"])
    play(t, "take 2")
    assert order_of_asking(t) == [2, 0, 1]
    play(t, "place str")
    assert order_of_asking(t) == [2, 0, 1]
    play(t, "skip")
    assert order_of_asking(t) == [2, 0, 1]
    assert (t.decision.player, texts(t, "take")) == (0, ["take 3", "take 4"])


def order_of_asking(t):
    """Everyone passes; who was asked, in order."""
    seats = []
    while "pass" in texts(t):
        seats.append(t.decision.player)
        play(t, "pass")
    return seats


@pytest.mark.rule("RP-9.7")
def test_who_decides_anyway_is_not_asked_twice_if_nobody_could_answer():
    t = position(Hero(cards=["cure_wounds"]), Hero(),
                 step=Layout(0, (0, 8, 16), (0, 1, 2)))  # fmt: skip
    assert asked(t) == (0, "take")
    assert "use cure_wounds" in texts(t)


@pytest.mark.rule("RP-9.7")
def test_a_use_in_an_own_decision_lets_the_others_answer_before_it_goes_on():
    t = position(Hero(cards=["pickpocket"]), Hero(cards=["climb"]), pool=THREE)
    play(t, "use pickpocket")
    assert asked(t) == (1, "window")
    play(t, "use climb", "turn 2")
    assert pool(t) == ["red1", "blue3", "purple6"]
    assert asked(t) == (0, "take")


@pytest.mark.rule("RP-9.7")
def test_after_a_turn_its_player_is_asked_before_the_next_one():
    t = shop(Hero(gold=9, cards=["pickpocket"]), Hero(cards=["cure_wounds"]), Hero(cards=["acrobatics"]),
             market=["weak", "proud", "greedy", "honest"])  # fmt: skip
    play(t, "discard weak")
    order = []
    while asked(t)[1] == "window":
        order.append(asked(t)[0])
        play(t, "pass")
    assert order == [0, 1, 2]
    assert asked(t) == (1, "market")
    play(t, "discard proud")
    assert order_of_asking(t) == [1, 2, 0]
    assert (t.decision.player, texts(t, "discard")) == (2, ["discard greedy", "discard honest"])


@pytest.mark.rule("RP-9.6", "RP-9.7")
def test_between_the_purchases_of_a_bard_the_bard_is_asked_first():
    heroes = [
        Hero(klass="warrior", cards=["pickpocket"], initiative=2),
        Hero(klass="bard", cards=["cure_wounds"], initiative=1, gold=9),
        Hero(klass="cleric", cards=["acrobatics"], initiative=3),
    ]
    t = shop(*heroes, seat=1, market=["leather_gloves", "chain_gorget", "weak", "proud"])
    play(t, "buy leather_gloves")
    assert order_of_asking(t) == [1, 2, 0]
    assert (t.decision.player, texts(t, "buy")) == (1, ["buy chain_gorget", "buy proud", "buy weak"])


@pytest.mark.rule("RP-9.7")
def test_until_the_end_of_the_round_one_need_not_be_asked():
    t = position(Hero(), Hero(cards=["cure_wounds"]), pool=THREE, market=["weak", "proud", "greedy"])
    play(t, "take 1")
    assert asked(t) == (1, "window")
    play(t, "pass round")
    assert t.view()["board"]["players"][1]["quiet"]
    steps = []
    while t.state.round == 1:
        steps.append(asked(t))
        t.play(next(a for a in t.actions if a.text.split()[0] in ("place", "skip", "take", "discard")))
    assert (1, "window") not in steps
    assert not t.view()["board"]["players"][1]["quiet"]
    while asked(t)[1] == "tie":
        t.play(t.actions[0])
    # The second player starts the new round; the skill is in that seat's own decision again.
    assert "use cure_wounds" in texts(t)


@pytest.mark.rule("RP-9.7")
def test_passing_for_the_round_is_for_the_one_who_passes():
    t = position(Hero(), Hero(cards=["cure_wounds"]), Hero(cards=["pickpocket"]), pool="red1 blue2 green3 purple4")
    play(t, "take 1")
    assert t.decision.player == 1
    play(t, "pass round")
    assert (t.decision.player, texts(t)) == (2, ["pass", "pass round", "use pickpocket"])
    play(t, "pass", "place str")
    assert t.decision.player == 2


@pytest.mark.rule("RP-9.8")
@pytest.mark.parametrize(
    ("hero", "place", "first"),
    [
        (Hero(cards=["longbow", "pickpocket"]), "dex", "swap con1 str1"),
        (Hero(klass="sorcerer", cards=["pickpocket"]), "int", "reroll con1"),
    ],
)
def test_no_skill_comes_between_the_parts_of_one_action(hero, place, first):
    t = position(hero, Hero(), pool=THREE)
    next_rolls(t, 3)  # as it lies: nothing to keep
    play(t, "take 1", f"place {place}")
    assert texts(t, "use") == ["use pickpocket"]
    play(t, first)
    assert t.decision.player == 0
    assert texts(t, "use") == []
    assert t.explain("use pickpocket").rule == "RP-9.3"


@pytest.mark.rule("RP-9.8")
def test_one_skill_is_resolved_before_the_next():
    t = position(Hero(cards=["concentrate", "pickpocket"]), Hero(cards=["climb"]), pool=THREE)
    play(t, "use concentrate")
    assert asked(t) == (0, "skill")
    assert texts(t, "use") == []
    assert t.explain("use pickpocket").rule == "RP-9.3"
    next_rolls(t, 6)
    play(t, "reroll str1")
    assert texts(t) == ["keep new", "keep old"]
    play(t, "keep old", "done")
    assert asked(t) == (0, "window")
