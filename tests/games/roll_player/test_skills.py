"""The thirteen skills and how they are used (RP-9, and the skills of RP-16)."""

from __future__ import annotations

import pytest

from pygame_rules.core.errors import IllegalAction
from pygame_rules.games.roll_player import events as ev
from pygame_rules.games.roll_player.content.market import SKILLS
from pygame_rules.games.roll_player.state import COLOURS, DICE, ROWS

from .positions import Hero, asked, happened, just_placed, marker, next_rolls, play, pool, position, row, shop, texts

THREE = "red1 blue4 purple6"


# Using a skill


@pytest.mark.rule("RP-9.1")
def test_a_skill_moves_the_marker_does_its_work_and_is_exhausted():
    t = position(Hero(cards=["pickpocket"], gold=0), Hero(), pool=THREE)
    events = play(t, "use pickpocket")
    assert [type(event) for event in events] == [ev.SkillUsed, ev.MarkerMoved, ev.GoldGained]
    assert marker(t) == (2, 1)
    assert t.view()["board"]["players"][0]["cards"] == [{"id": "pickpocket", "exhausted": True}]
    assert texts(t, "use") == []
    assert (str(t.explain("use pickpocket")), t.explain("use pickpocket").rule) == (
        "Pickpocket is exhausted.",
        "RP-9.1",
    )


@pytest.mark.rule("RP-9.2")
@pytest.mark.parametrize("card", [card for card in SKILLS if card != "diplomacy"])
def test_at_the_edge_a_skill_cannot_be_used(card):
    edge = {"good": (0, 1), "evil": (2, 1), "lawful": (1, 0), "chaotic": (1, 2)}[SKILLS[card].arrow]
    moment = {"knowledge": act_after_placing, "open_lock": shopping, "move_silently": shopping}.get(card, choosing)
    assert f"use {card}" in texts(moment(card, (1, 1)))
    t = moment(card, edge)
    assert texts(t, "use") == []
    assert t.explain(f"use {card}").rule == "RP-9.2"


def choosing(card, cell):
    return position(Hero(cards=[card], marker=cell), Hero(), pool=THREE)


def act_after_placing(card, cell):
    hero = Hero(cards=[card], marker=cell, initiative=1)
    return position(hero, Hero(), pool="- red2 red3", step=just_placed("str"))


def shopping(card, cell):
    return shop(Hero(cards=[card], marker=cell), Hero(), discard=["envious"])


@pytest.mark.rule("RP-9.3")
def test_a_skill_can_be_used_in_another_players_turn():
    t = position(Hero(), Hero(cards=["pickpocket"], gold=0), pool=THREE)
    play(t, "take 1")
    assert asked(t) == (1, "window")
    assert texts(t) == ["pass", "pass round", "use pickpocket"]
    play(t, "use pickpocket")
    assert t.state.players[1].gold == 2
    assert asked(t) == (0, "place")


@pytest.mark.rule("RP-9.3")
@pytest.mark.parametrize("card", ["knowledge", "move_silently", "open_lock"])
def test_some_skills_have_to_wait_for_their_moment(card):
    t = choosing(card, (1, 1))
    assert texts(t, "use") == []
    assert t.explain(f"use {card}").rule == "RP-9.3"


@pytest.mark.rule("RP-9.3")
@pytest.mark.parametrize("card", ["climb", "intimidate", "negotiate", "knowledge"])
def test_the_skills_of_the_dice_phase_are_of_no_use_in_the_market(card):
    t = shopping(card, (1, 1))
    assert texts(t, "use") == []
    assert t.explain(f"use {card}").rule == "RP-9.3"


@pytest.mark.rule("RP-9.4")
def test_a_skill_may_be_used_for_the_marker_alone():
    t = position(Hero("str red1, con blue2", cards=["acrobatics"]), Hero(), pool=THREE)
    play(t, "use acrobatics", "decline")
    assert marker(t) == (1, 2)
    assert (row(t, "str"), row(t, "con")) == ("red1", "blue2")
    assert t.state.players[0].ready == []


@pytest.mark.rule("RP-9.4")
def test_a_skill_with_nothing_to_do_still_moves_the_marker():
    full = ", ".join(f"{name} red1 red1 red1" if name == "str" else f"{name} blue1" for name in ("str", "dex"))
    t = shop(Hero(full, cards=["open_lock"], gold=2), Hero())
    play(t, "use open_lock")
    assert marker(t) == (1, 2)
    assert asked(t) == (0, "market")
    assert t.state.players[0].gold == 2


@pytest.mark.rule("RP-9.5")
def test_a_used_skill_stays_exhausted_until_cleanup():
    t = position(Hero(cards=["pickpocket"]), Hero(), pool=THREE, market=["weak", "proud", "greedy"])
    play(t, "use pickpocket", "take 1", "place str", "skip", "take 2", "place str", "skip", "discard weak")
    assert t.state.players[0].ready == []
    events = play(t, "discard proud")
    assert happened(events, ev.SkillRefreshed)[0].card == "pickpocket"
    assert t.state.players[0].ready == ["pickpocket"]


# The skills

# By the third player, in that player's own turn: the choices, one of them, and what is told of it.
BY_THE_THIRD_PLAYER = [
    ("acrobatics", (1, 2), 2, "swap con1 str1", ev.DiceSwapped(2, "con1", "str1")),
    ("concentrate", (1, 0), 3, "reroll str1", ev.DieRerolled(2, "str1", 5, 5)),
    ("cure_wounds", (0, 1), 5, "lower str1", ev.DieChanged(2, "str1", "red5", "red4", "adjust")),
    ("search", None, 15, "fetch gold str1", ev.DieFetched(2, "str1", "gold", "red")),
    ("negotiate", (0, 1), 9, "trade str1 2", ev.DieTraded(2, "str1", 2)),
    ("climb", (0, 1), 5, "turn 2", ev.PoolDieTurned(2, 2, "blue3", "blue4")),
    ("intimidate", (2, 1), 16, "reroll 2", ev.PoolRerolled(2, ("blue5",))),
    ("sleight_of_hand", (1, 2), 11, "shift str1 wis", ev.DieShifted(2, "str1", "wis1")),
]


@pytest.mark.rule("RP-9.1", "RP-9.3")
@pytest.mark.parametrize(("card", "cell", "count", "choice", "told"), BY_THE_THIRD_PLAYER)
def test_a_skill_of_the_third_player_is_the_third_players(card, cell, count, choice, told):
    third = Hero("str red5, con green2", cards=[card], gold=0)
    t = position(Hero(gold=0), Hero(gold=0), third, start=2, seat=2, pool="red1 blue3 green4 white6")
    rivals = t.view()["board"]["players"][:2]
    events = play(t, f"use {card}")
    assert events[0] == ev.SkillUsed(2, card, None)
    assert {action.player for action in t.actions} == {2}
    assert len(t.actions) == count
    next_rolls(t, 5)
    events = play(t, choice)
    assert events[0] == told
    assert t.decision.player == 2
    assert t.view()["board"]["players"][:2] == rivals
    assert cell is None or marker(t, 2) == cell


def test_concentrate_rerolls_up_to_two_dice_and_keeps_old_or_new_values():
    t = position(Hero("str red1, con blue2", cards=["concentrate"]), Hero(), pool=THREE)
    next_rolls(t, 5, 6)
    play(t, "use concentrate", "reroll str1", "keep new")
    assert texts(t) == ["done", "reroll con1"]
    play(t, "reroll con1", "keep old")
    assert (row(t, "str"), row(t, "con")) == ("red5", "blue2")
    assert asked(t) == (0, "take")
    assert marker(t) == (1, 0)


def test_concentrate_ends_with_the_second_die():
    t = position(Hero("str red1, con blue2, cha white3", cards=["concentrate"]), Hero(), pool=THREE)
    next_rolls(t, 5, 6)
    play(t, "use concentrate", "reroll str1", "keep new", "reroll con1", "keep new")
    assert (t.decision.player, texts(t)) == (0, ["take 1", "take 2", "take 3"])


@pytest.mark.rule("RP-16.11", "RP-16.3")
@pytest.mark.parametrize(("klass", "gold"), [("warrior", 2), ("thief", 4)])
def test_search_exchanges_a_die_with_one_of_the_bag(klass, gold):
    t = position(Hero("str red5, con blue2", klass=klass, cards=["search"], gold=0), Hero(klass="monk"), pool=THREE)
    bag = dict(t.view()["board"]["bag"])
    play(t, "use search")
    assert len(texts(t, "fetch")) == 7 * 2
    play(t, "fetch gold str1")
    assert row(t, "str") == "gold5"
    assert t.state.players[0].gold == gold
    assert t.view()["board"]["bag"] == bag | {"gold": bag["gold"] - 1, "red": bag["red"] + 1}


def last_roll():
    """Four players before their last dice: 17 on each sheet, 5 in the pool, none in the bag."""
    dice = [f"{COLOURS[colour]}3" for colour in range(7) for _ in range(DICE[colour])]
    sheets = []
    for seat in range(4):
        mine = dice[seat::4][:17]
        sheets.append(", ".join(f"{name} {' '.join(mine[i * 3 : i * 3 + 3])}" for i, name in enumerate(ROWS)))
    laid = [word for sheet in sheets for part in sheet.split(", ") for word in part.split()[1:]]
    for word in laid:
        dice.remove(word)
    return sheets, " ".join(dice)


@pytest.mark.rule("RP-16.11", "RP-19.2")
def test_search_finds_nothing_in_the_empty_bag_of_the_last_round():
    sheets, left = last_roll()
    t = position(Hero(sheets[0], cards=["search", "acrobatics"]), *map(Hero, sheets[1:]), pool=left, round=10)
    assert sum(t.state.bag) == 0
    assert texts(t, "use") == ["use acrobatics"]
    assert t.explain("use search").rule == "RP-9.3"


@pytest.mark.rule("RP-16.9")
def test_negotiate_trades_with_the_pool_and_sorts_it_anew():
    t = position(Hero("str blue6, con red2", cards=["negotiate"], gold=0), Hero(), pool="red1 gold4 purple6")
    play(t, "use negotiate")
    assert texts(t) == ["decline", *(f"trade {space} {number}" for space in ("con1", "str1") for number in (1, 2, 3))]
    play(t, "trade str1 2")
    assert row(t, "str") == "gold4"
    assert t.state.players[0].gold == 2
    # Blue 6 and purple 6 are equal: who caused it decides.
    assert asked(t) == (0, "tie")
    assert texts(t) == ["first blue6", "first purple6"]
    play(t, "first purple6")
    assert pool(t) == ["red1", "purple6", "blue6"]
    assert t.state.card_gold == [0, 1, 0]


@pytest.mark.rule("RP-16.11")
@pytest.mark.parametrize("mine", ["red1", "blue6", "purple5", "white1", "gold6"])
def test_the_die_that_search_exchanges_goes_into_the_bag(mine):
    t = position(Hero(f"str {mine}", cards=["search"]), Hero(), pool=THREE)
    bag = t.view()["board"]["bag"]
    play(t, "use search", "fetch green str1")
    assert row(t, "str") == f"green{mine[-1]}"
    assert t.view()["board"]["bag"] == bag | {"green": bag["green"] - 1, mine[:-1]: bag[mine[:-1]] + 1}


@pytest.mark.rule("RP-16.9", "RP-16.5")
@pytest.mark.parametrize(("card", "action"), [("negotiate", "trade str1 3"), ("climb", "turn 3")])
def test_the_skills_of_the_pool_reach_a_red_1_as_the_last_die(card, action):
    heroes = [Hero("str blue6", cards=[card], initiative=1), Hero(initiative=2, die="blue5")]
    t = position(*heroes, seat=1, step="place", pool="- - red1", market=["weak", "proud"])
    play(t, "place con", "pass", "skip")
    assert (t.decision.player, texts(t, "use")) == (0, [f"use {card}"])
    play(t, f"use {card}", action)
    assert pool(t) == ["", "", "blue6" if card == "negotiate" else "red6"]


@pytest.mark.rule("RP-16.9", "RP-16.3")
def test_a_thief_gets_four_for_a_traded_gold_die_and_a_full_row_pays_nothing():
    hero = Hero("str blue6 blue6 blue6", klass="thief", cards=["negotiate"], gold=0)
    t = position(hero, Hero(), pool="red1 gold4 purple5")
    play(t, "use negotiate", "trade str3 2")
    assert t.state.players[0].gold == 4


@pytest.mark.rule("RP-16.9")
def test_negotiate_reaches_the_last_die_after_all_turns():
    t = position(Hero("str blue6", cards=["negotiate"], initiative=1), Hero(initiative=2), seat=1,
                 pool="- - gold2", step=just_placed("str", 1), market=["weak", "proud"])  # fmt: skip
    play(t, "skip")
    assert asked(t) == (0, "window")
    play(t, "use negotiate", "trade str1 3")
    assert (row(t, "str"), pool(t)) == ("gold2", ["", "", "blue6"])


def test_pickpocket_brings_two_gold():
    t = position(Hero(cards=["pickpocket"], gold=1), Hero(), pool=THREE)
    play(t, "use pickpocket")
    assert t.state.players[0].gold == 3


def test_acrobatics_swaps_two_dice():
    t = position(Hero("str red1, con blue2, cha white4", cards=["acrobatics"]), Hero(), pool=THREE)
    play(t, "use acrobatics")
    assert texts(t) == ["decline", "swap cha1 con1", "swap cha1 str1", "swap con1 str1"]
    play(t, "swap con1 str1")
    assert (row(t, "str"), row(t, "con")) == ("blue2", "red1")


def test_cure_wounds_changes_a_die_by_one():
    t = position(Hero("str red1, con blue6", cards=["cure_wounds"]), Hero(), pool=THREE)
    play(t, "use cure_wounds")
    assert texts(t) == ["decline", "lower con1", "raise str1"]
    play(t, "raise str1")
    assert row(t, "str") == "red2"


@pytest.mark.rule("RP-16.10")
def test_open_lock_buys_the_unseen_top_card_at_a_flat_cost():
    hero = Hero(klass="warrior", cards=["open_lock", "heavy_crossbow"], gold=5, tokens=1)
    t = shop(hero, Hero(), deck=["greedy", "chain_helm"])
    play(t, "use open_lock")
    assert texts(t) == ["decline", "unlock"]
    events = play(t, "unlock")
    assert happened(events, ev.CardUnlocked)[0].card == "chain_helm"
    player = t.state.players[0]
    assert (player.gold, player.tokens) == (2, 1)
    assert "chain_helm" in player.cards
    # The market turn is still to come.
    assert asked(t) == (0, "market") and "discard weak" in texts(t)
    assert not t.can_undo


@pytest.mark.rule("RP-16.10")
@pytest.mark.parametrize(("gold", "asked_to"), [(3, ["decline", "unlock"]), (2, [])])
def test_the_price_of_open_lock_is_gold_without_tokens_or_discounts(gold, asked_to):
    t = shop(Hero(klass="warrior", cards=["open_lock", "heavy_crossbow"], gold=gold, tokens=2), Hero())
    play(t, "use open_lock")
    assert [text for text in texts(t) if text in ("decline", "unlock")] == asked_to
    assert t.decision.player == 0


@pytest.mark.rule("RP-16.10")
def test_open_lock_can_be_used_in_the_market_turn_of_another_player():
    t = shop(Hero(), Hero(cards=["open_lock"], gold=3), deck=["greedy", "chain_helm"])
    play(t, "discard weak")
    assert asked(t) == (1, "market")
    t = shop(Hero(), Hero(cards=["open_lock"], gold=3), Hero(), market=["weak", "proud", "greedy", "honest"],
             deck=["chain_helm"])  # fmt: skip
    play(t, "discard weak", "use open_lock", "unlock")
    assert t.state.players[1].cards == ["open_lock", "chain_helm"]


@pytest.mark.rule("RP-16.10")
def test_a_trait_behind_the_lock_moves_the_marker_if_it_can():
    t = shop(Hero(cards=["open_lock"], marker=(1, 0)), Hero(), deck=["greedy", "honest"])
    play(t, "use open_lock", "unlock")
    assert marker(t) == (0, 1)
    t = shop(Hero(cards=["open_lock"], marker=(0, 0)), Hero(), deck=["greedy", "honest"])
    play(t, "use open_lock", "unlock")
    assert marker(t) == (0, 1)


@pytest.mark.rule("RP-16.10", "RP-12.1")
@pytest.mark.parametrize("goes", ["longbow", "longsword"])
def test_a_weapon_behind_the_lock_needs_room_or_goes_itself(goes):
    t = shop(Hero(cards=["open_lock", "longbow"]), Hero(), deck=["greedy", "longsword"])
    play(t, "use open_lock", "unlock")
    assert texts(t) == ["drop longbow", "drop longsword"]
    play(t, f"drop {goes}")
    assert t.state.discard[-1] == goes
    assert [card for card in t.state.players[0].cards if card != "open_lock"] == [
        card for card in ("longbow", "longsword") if card != goes
    ]
    assert asked(t) == (0, "market")


@pytest.mark.rule("RP-16.10", "RP-16.8", "RP-12.2")
def test_the_skills_of_the_market_are_those_of_their_owner():
    second = Hero(cards=["open_lock", "move_silently", "longbow"], gold=9, initiative=1)
    t = shop(Hero(gold=0, cards=["tower_shield"], initiative=2), second, seat=1, deck=["greedy", "longsword"],
             discard=["quarterstaff"])  # fmt: skip
    play(t, "use open_lock")
    assert {action.player for action in t.actions} == {1}
    play(t, "unlock")
    assert (t.decision.player, texts(t)) == (1, ["drop longbow", "drop longsword"])
    play(t, "drop longsword", "use move_silently")
    assert (t.decision.player, texts(t, "drop")) == (1, ["drop longbow"])
    assert {action.player for action in t.actions} == {1}
    play(t, "drop longbow", "buy quarterstaff")
    board = t.view()["board"]
    assert [player["gold"] for player in board["players"]] == [0, 9 - 3 - 3]
    assert [card["id"] for card in board["players"][1]["cards"]] == ["open_lock", "move_silently", "quarterstaff"]
    assert [card["id"] for card in board["players"][0]["cards"]] == ["tower_shield"]


@pytest.mark.rule("RP-16.10", "RP-8.4")
def test_an_empty_deck_is_made_anew_for_open_lock():
    t = shop(Hero(cards=["open_lock"]), Hero(), deck=[])
    discards = len(t.state.discard)
    events = play(t, "use open_lock", "unlock")
    assert happened(events, ev.DeckReshuffled)
    assert len(t.state.deck) == discards - 1 and t.state.discard == []


@pytest.mark.rule("RP-16.5", "RP-4.4")
def test_climb_turns_an_unchosen_die_and_the_user_breaks_ties():
    t = position(Hero(initiative=1), Hero(cards=["climb"]), seat=1, pool="- red1 purple6")
    play(t, "use climb")
    assert texts(t) == ["decline", "turn 2", "turn 3"]
    play(t, "turn 2")
    assert asked(t) == (1, "tie")
    # Until the order is known no card has its die.
    assert pool(t) == ["", "", ""]
    assert [die["colour"] for die in t.view()["board"]["rolled"]] == ["red", "purple"]
    events = play(t, "first red6")
    assert events == [ev.PoolResorted(("", "red6", "purple6"))]
    assert pool(t) == ["", "red6", "purple6"]


@pytest.mark.rule("RP-16.5", "RP-4.4")
def test_intimidate_rerolls_any_of_the_unchosen_dice():
    t = position(Hero(cards=["intimidate"]), Hero(), pool="red1 gold4 purple6")
    next_rolls(t, 5, 2)
    play(t, "use intimidate")
    assert texts(t) == [
        "decline", "reroll 1", "reroll 1 2", "reroll 1 2 3", "reroll 1 3", "reroll 2", "reroll 2 3", "reroll 3",
    ]  # fmt: skip
    play(t, "reroll 1 3")
    assert pool(t) == ["purple2", "gold4", "red5"]


@pytest.mark.rule("RP-16.8", "RP-16.14")
def test_move_silently_buys_from_the_discard_pile_with_token_and_crossbow():
    hero = Hero(klass="thief", cards=["move_silently", "heavy_crossbow"], gold=4, tokens=1)
    t = shop(hero, Hero(), discard=["reckless", "chain_helm"])
    play(t, "use move_silently")
    assert texts(t, "buy") == ["buy chain_helm", "buy chain_helm gold", "buy reckless"]
    play(t, "buy reckless")
    # 6, less 1 for the crossbow and 1 for the token.
    player = t.state.players[0]
    assert (player.gold, player.tokens) == (0, 0)
    assert "reckless" in player.cards and t.state.discard == ["chain_helm"]
    # That was the deal of this turn: no card can be discarded for gold as well.
    assert asked(t) == (1, "market")
    assert len(t.state.market) == 3


@pytest.mark.rule("RP-16.8", "RP-12.2")
def test_a_weapon_can_make_room_while_moving_silently():
    t = shop(Hero(cards=["move_silently", "longbow"], gold=9), Hero(), discard=["longsword", "weak"], market=["proud"])
    play(t, "use move_silently", "drop longbow", "buy longsword")
    assert t.state.players[0].cards == ["move_silently", "longsword"]


@pytest.mark.rule("RP-16.8", "RP-9.4")
def test_move_silently_for_the_marker_alone_leaves_the_normal_deal():
    t = shop(Hero(cards=["move_silently"], gold=0), Hero(), discard=["reckless", "chain_gorget"])
    play(t, "use move_silently")
    assert marker(t) == (2, 1)
    assert asked(t) == (0, "market")
    assert texts(t) == ["discard leather_gloves", "discard proud", "discard weak"]


@pytest.mark.rule("RP-16.8", "RP-16.2")
def test_moving_silently_is_one_of_a_bards_two_purchases():
    t = shop(Hero(klass="bard", cards=["move_silently"], gold=9), Hero(), discard=["chain_gorget"])
    play(t, "use move_silently", "buy chain_gorget")
    assert asked(t) == (0, "market")
    assert texts(t) == ["buy leather_gloves", "buy proud", "buy weak", "done"]
    play(t, "buy leather_gloves")
    assert asked(t) == (1, "market")


@pytest.mark.rule("RP-16.8", "RP-9.3")
def test_move_silently_waits_for_the_own_market_turn():
    heroes = [Hero(), Hero(), Hero(cards=["move_silently"], gold=9)]
    t = position(*heroes, pool="red1 red2 red3 red4", market=["weak", "proud", "greedy", "honest"],
                 discard=["chain_helm"])  # fmt: skip
    asked_of = []
    while not texts(t, "use"):
        asked_of.append(t.decision.player)
        play(t, next(text for text in texts(t) if text.split()[0] in ("take", "place", "skip", "discard")))
    # Three decisions in each Dice turn, one in each market turn: the owner is asked for nothing in between.
    assert asked_of == [0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 1]
    assert (t.decision.player, texts(t, "use")) == (2, ["use move_silently"])


@pytest.mark.rule("RP-16.8", "RP-9.3")
def test_move_silently_comes_too_late_after_the_own_deal():
    t = shop(Hero(cards=["move_silently"], gold=9), Hero(), discard=["chain_helm"])
    play(t, "buy leather_gloves")
    assert (t.decision.player, texts(t, "discard")) == (1, ["discard proud", "discard weak"])


@pytest.mark.rule("RP-16.8", "RP-9.3")
def test_move_silently_is_not_among_the_skills_of_another_players_market_turn():
    t = shop(Hero(gold=0), Hero(), Hero(cards=["move_silently", "pickpocket"], gold=9), discard=["chain_helm"],
             market=["weak", "proud", "greedy", "honest"])  # fmt: skip
    play(t, "discard weak")
    assert (t.decision.player, texts(t)) == (2, ["pass", "pass round", "use pickpocket"])
    assert t.explain("use move_silently").rule == "RP-9.3"


def test_knowledge_allows_the_action_of_any_row():
    t = position(Hero(cards=["knowledge"]), Hero(), pool=THREE)
    play(t, "take 1", "place cha")
    assert texts(t) == ["skip", "token", "use knowledge"]
    play(t, "use knowledge")
    assert {text.split()[0] for text in texts(t)} == {
        "flip", "lower", "move", "raise", "reroll", "skip", "swap", "token",
    }  # fmt: skip
    play(t, "flip con1")
    assert row(t, "con") == "green4"
    # In place of the row's own action, not besides it.
    assert asked(t) == (1, "take")


@pytest.mark.rule("RP-16.12")
def test_sleight_of_hand_moves_a_die_and_closes_the_gap():
    t = position(Hero("str red1 blue2 gold3, con green4 green5", cards=["sleight_of_hand"], gold=0), Hero(), pool=THREE)
    play(t, "use sleight_of_hand")
    assert "shift str1 str" not in texts(t)
    play(t, "shift str1 con")
    assert (row(t, "str"), row(t, "con")) == ("blue2 gold3", "green4 green5 red1")
    # The full row pays nothing, and no action comes of it.
    assert t.state.players[0].gold == 0
    assert asked(t) == (0, "take")


@pytest.mark.rule("RP-16.12")
def test_sleight_of_hand_needs_another_row():
    t = position(Hero("str red1 blue2, con green4 green5 green6", cards=["sleight_of_hand"]), Hero(), pool=THREE)
    play(t, "use sleight_of_hand")
    # Strength has a space left, but not for its own dice; Constitution is full.
    assert texts(t, "shift") == [
        *(f"shift con{place} {name}" for place in (1, 2, 3) for name in ("cha", "dex", "int", "str", "wis")),
        *(f"shift str{place} {name}" for place in (1, 2) for name in ("cha", "dex", "int", "wis")),
    ]
    assert t.explain("shift str1 str") is not None


@pytest.mark.rule("RP-16.12")
def test_sleight_of_hand_leads_into_the_one_open_row_and_not_out_of_it():
    others = "dex blue1 blue1 blue1, con green1 green1 green1, int black1 black1 black1, wis white1 white1 white1"
    full = f"str red1 red2, {others}, cha purple1 purple1 purple1"
    t = position(Hero(full, cards=["sleight_of_hand"]), Hero(), pool=THREE)
    play(t, "use sleight_of_hand")
    assert len(texts(t, "shift")) == 5 * 3
    play(t, "shift cha2 str")
    assert (row(t, "str"), row(t, "cha")) == ("red1 red2 purple1", "purple1 purple1")


@pytest.mark.rule("RP-16.12")
def test_a_row_that_is_filled_again_pays_again():
    t = position(Hero("str red1 blue2 red3", cards=["sleight_of_hand"], gold=0), Hero(), pool=THREE)
    play(t, "use sleight_of_hand", "shift str3 con", "take 1", "place str")
    assert t.state.players[0].gold == 1


@pytest.mark.rule("RP-16.6")
def test_diplomacy_uses_the_skill_of_another_player():
    t = position(Hero(cards=["diplomacy"], gold=0), Hero(tired=["pickpocket"]), pool=THREE)
    assert texts(t, "use") == ["use diplomacy pickpocket"]
    events = play(t, "use diplomacy pickpocket")
    assert happened(events, ev.SkillUsed)[0].copied == "pickpocket"
    assert t.state.players[0].gold == 2
    assert (marker(t, 0), marker(t, 1)) == ((2, 1), (1, 1))
    assert t.state.players[0].ready == []


@pytest.mark.rule("RP-16.6")
def test_diplomacy_copies_the_skills_of_others_only():
    mine = Hero(cards=["diplomacy", "climb"], tired=["acrobatics"])
    t = position(mine, Hero(tired=["pickpocket"]), Hero(cards=["concentrate"]), pool="red1 red2 red3 red4")
    assert texts(t, "use") == ["use climb", "use diplomacy concentrate", "use diplomacy pickpocket"]
    assert t.explain("use diplomacy climb") is not None
    assert t.explain("use diplomacy acrobatics") is not None


@pytest.mark.rule("RP-16.6")
def test_diplomacy_beside_own_skills_alone_is_of_no_use_and_asks_nobody():
    t = position(Hero(), Hero(cards=["diplomacy"], tired=["pickpocket"]), pool=THREE)
    play(t, "take 1", "place str", "skip")
    # The owner was not asked in between: nobody else has a skill to copy.
    assert t.decision.player == 1
    assert texts(t) == ["take 2", "take 3"]


@pytest.mark.rule("RP-16.6")
def test_the_copied_skill_is_not_exhausted():
    t = position(Hero(cards=["diplomacy"]), Hero(cards=["acrobatics"]), pool=THREE)
    play(t, "use diplomacy acrobatics", "decline")
    assert t.state.players[1].ready == ["acrobatics"]
    assert marker(t) == (1, 2)


@pytest.mark.rule("RP-16.6", "RP-9.2")
def test_diplomacy_needs_the_move_of_the_copied_skill():
    t = position(Hero(cards=["diplomacy"], marker=(2, 1)), Hero(cards=["pickpocket"]), pool=THREE)
    assert texts(t, "use") == []
    assert t.explain("use diplomacy pickpocket").rule == "RP-9.2"


@pytest.mark.rule("RP-16.6", "RP-9.3")
def test_diplomacy_has_the_timing_of_the_copied_skill():
    t = position(Hero(cards=["diplomacy"]), Hero(tired=["knowledge"]), Hero(tired=["open_lock", "move_silently"]),
                 pool="red1 red2 red3 red4")  # fmt: skip
    assert texts(t, "use") == []
    play(t, "take 1", "place cha")
    assert texts(t, "use") == ["use diplomacy knowledge"]
    play(t, "use diplomacy knowledge", "flip con1")
    assert row(t, "con") == "green4"
    t = shop(Hero(cards=["diplomacy"], gold=9), Hero(tired=["open_lock", "move_silently"]), discard=["chain_helm"])
    assert texts(t, "use") == ["use diplomacy move_silently", "use diplomacy open_lock"]
    play(t, "use diplomacy move_silently", "buy chain_helm")
    assert t.state.players[0].cards == ["diplomacy", "chain_helm"]


def test_a_skill_of_nobody_and_a_skill_of_another_are_refused():
    t = position(Hero(), Hero(cards=["climb"]), pool=THREE)
    for text in ("use climb", "use no_such_skill", "use"):
        with pytest.raises(IllegalAction):
            t.play(text)
