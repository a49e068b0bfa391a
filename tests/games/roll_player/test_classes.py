"""The abilities of the twelve classes (RP-16)."""

from __future__ import annotations

import pytest

from pygame_rules.games.roll_player import events as ev

from .positions import Hero, asked, happened, just_placed, marker, next_rolls, play, pool, position, row, shop, texts

THREE = "red1 gold4 purple6"


def gold(t, seat=0):
    return t.state.players[seat].gold


@pytest.mark.rule("RP-7.3", "RP-16.15")
def test_a_cleric_is_paid_three_for_a_discard():
    t = shop(Hero(klass="cleric", gold=0), Hero(klass="monk"))
    play(t, "discard weak")
    assert gold(t) == 3
    assert t.state.discard == ["weak"]


@pytest.mark.rule("RP-7.11")
def test_even_a_cleric_gets_two_where_there_is_nothing_to_discard():
    t = shop(Hero(klass="cleric", gold=0, cards=["blessed_mace"]), Hero(klass="monk", gold=0), market=())
    assert (gold(t, 0), gold(t, 1)) == (2, 2)


@pytest.mark.rule("RP-7.11")
def test_an_empty_market_can_still_be_a_moment_for_a_skill():
    t = shop(Hero(gold=0, cards=["pickpocket"]), Hero(), market=())
    assert texts(t) == ["done", "use pickpocket"]
    play(t, "use pickpocket")
    assert gold(t) == 2 + 2
    t = shop(Hero(gold=0, cards=["pickpocket"]), Hero(), market=())
    play(t, "done")
    assert gold(t) == 2


@pytest.mark.rule("RP-16.16", "RP-9.2")
def test_a_paladin_needs_the_move_of_a_skill():
    t = position(Hero(klass="paladin", cards=["pickpocket"], marker=(2, 1)), Hero(klass="thief"), pool=THREE)
    assert texts(t, "use") == []


@pytest.mark.rule("RP-16.16")
def test_a_paladin_is_not_asked_about_a_trait_whose_move_is_impossible():
    t = shop(Hero(klass="paladin", gold=9, marker=(0, 1)), Hero(klass="thief"))
    play(t, "buy weak")
    assert asked(t) == (1, "market")


@pytest.mark.rule("RP-16.16", "RP-16.10")
def test_a_paladin_moves_for_armor_from_behind_a_lock_too():
    t = shop(Hero(klass="paladin", cards=["open_lock"]), Hero(klass="thief"), deck=["greedy", "chain_helm"])
    play(t, "use open_lock", "unlock")
    assert texts(t) == ["move evil", "move good", "move lawful", "skip"]
    play(t, "move good")
    assert marker(t) == (0, 2)


@pytest.mark.rule("RP-16.1", "RP-7.1")
def test_a_druid_may_buy_the_card_that_came_back():
    t = position(Hero(klass="druid", initiative=1, gold=6), Hero(initiative=2), step="restore", pool="-",
                 market=["weak", "proud", "honest"], discard=["reckless", "greedy"])  # fmt: skip
    assert texts(t) == ["pass", "restore greedy", "restore reckless"]
    play(t, "restore reckless")
    assert t.state.market == ["weak", "proud", "honest", "reckless"]
    assert t.state.discard == ["greedy"]
    play(t, "buy reckless")
    assert t.state.players[0].cards == ["reckless"]


@pytest.mark.rule("RP-16.1")
def test_a_druid_is_asked_each_round_and_only_if_there_is_a_discard():
    t = position(Hero(), Hero(klass="druid"), pool=THREE, market=["weak", "proud", "honest"])
    play(t, "take 1", "place str", "skip", "take 2", "place str", "skip")
    assert asked(t) == (0, "market")
    play(t, "discard weak", "discard proud")
    assert t.state.round == 2
    while t.state.phase != "market":
        play(t, next(x for x in texts(t) if x.split()[0] in ("first", "take", "place", "skip")))
    assert asked(t) == (1, "restore")
    assert texts(t) == ["pass", "restore honest", "restore proud", "restore weak"]


@pytest.mark.rule("RP-8.2")
def test_a_ranger_refreshes_two_skills_of_three():
    t = shop(Hero(), Hero(klass="ranger", tired=["search", "climb", "intimidate"]), seat=1)
    play(t, "discard weak")
    assert asked(t) == (1, "refresh")
    assert t.decision.prompt == "Refresh skills: 2 to go."
    play(t, "refresh climb", "refresh search")
    assert t.state.players[1].ready == ["climb", "search"]


@pytest.mark.rule("RP-16.16", "RP-5.6")
def test_a_monk_has_two_actions_only_in_the_row_of_wisdom():
    t = position(Hero(klass="monk"), Hero(), pool=THREE)
    play(t, "take 1", "place str", "flip con1")
    assert asked(t) == (1, "take")


@pytest.mark.rule("RP-16.16")
def test_a_monk_may_begin_with_wisdom_and_the_other_action_is_of_another_row():
    t = position(Hero(klass="monk"), Hero(), pool=THREE)
    play(t, "take 1", "place wis", "move good")
    assert {text.split()[0] for text in texts(t)} == {"flip", "lower", "raise", "reroll", "skip", "swap", "token"}
    play(t, "token")
    assert t.state.players[0].tokens == 1
    assert asked(t) == (1, "take")


@pytest.mark.rule("RP-16.16", "RP-9.3")
@pytest.mark.parametrize("first", ["move good", "token"])
def test_knowledge_comes_too_late_after_a_monks_first_action(first):
    t = position(Hero(klass="monk", cards=["knowledge", "acrobatics"]), Hero(), pool=THREE)
    play(t, "take 1", "place wis")
    assert texts(t, "use") == ["use acrobatics", "use knowledge"]
    play(t, first)
    # The other action is still to come, but the card speaks of the moment after placing the die.
    assert t.decision.player == 0
    assert texts(t, "use") == ["use acrobatics"]
    assert t.explain("use knowledge").rule == "RP-9.3"


@pytest.mark.rule("RP-16.16")
def test_knowledge_replaces_a_monks_wisdom_and_leaves_the_other_action_as_it_is():
    t = position(Hero(klass="monk", cards=["knowledge"]), Hero(), pool=THREE)
    play(t, "take 1", "place wis", "use knowledge", "token", "flip con1")
    assert (t.decision.player, row(t, "con")) == (1, "green4")
    # The first action is the other row's if it can be, so that the marker may still move.
    t = position(Hero(klass="monk", cards=["knowledge"]), Hero(), pool=THREE)
    play(t, "take 1", "place wis", "use knowledge", "token", "move good")
    assert (t.decision.player, marker(t)) == (1, (0, 0))
    # The other row's action stays one of another row: Wisdom can be done once.
    t = position(Hero(klass="monk", cards=["knowledge"]), Hero(), pool=THREE)
    play(t, "take 1", "place wis", "use knowledge", "move good")
    assert texts(t, "move") == []


@pytest.mark.rule("RP-16.16")
def test_a_monk_may_leave_either_action():
    t = position(Hero(klass="monk"), Hero(), pool=THREE)
    play(t, "take 1", "place wis", "skip")
    assert asked(t) == (1, "take")
    t = position(Hero(klass="monk"), Hero(), pool=THREE)
    play(t, "take 1", "place wis", "token", "skip")
    assert asked(t) == (1, "take")
    assert marker(t) == (1, 1)


@pytest.mark.rule("RP-16.2")
def test_a_bards_token_helps_one_purchase_of_the_bards_choice():
    t = shop(Hero(klass="bard", gold=8, tokens=1), Hero())
    play(t, "buy leather_gloves gold", "buy weak")
    # 2 for the gloves; 6 for the trait, of which the token pays 1.
    assert (gold(t), t.state.players[0].tokens) == (1, 0)


@pytest.mark.rule("RP-16.2", "RP-7.5")
def test_a_bards_second_purchase_may_need_the_token():
    t = shop(Hero(klass="bard", gold=3, tokens=1), Hero(), market=["leather_gloves", "chain_gorget", "weak"])
    play(t, "buy leather_gloves gold")
    assert (t.decision.player, texts(t)) == (0, ["buy chain_gorget", "done"])
    play(t, "buy chain_gorget")
    assert (gold(t), t.view()["board"]["players"][0]["tokens"]) == (0, 0)


@pytest.mark.rule("RP-16.2", "RP-16.8")
def test_a_poor_bard_is_asked_again_as_long_as_a_skill_could_help():
    bard = Hero(klass="bard", gold=2, cards=["pickpocket"], initiative=1)
    t = shop(Hero(initiative=2), bard, seat=1, market=["leather_gloves", "chain_gorget", "weak"])
    play(t, "buy leather_gloves")
    assert (t.decision.player, texts(t)) == (1, ["done", "use pickpocket"])
    play(t, "use pickpocket", "buy chain_gorget")
    assert t.decision.player == 0
    assert [card["id"] for card in t.view()["board"]["players"][1]["cards"]] == [
        "pickpocket", "leather_gloves", "chain_gorget",
    ]  # fmt: skip


@pytest.mark.rule("RP-16.2")
def test_a_bard_counts_the_own_gold_for_the_second_purchase():
    rich, poor = Hero(gold=9, initiative=2), Hero(klass="bard", gold=2, initiative=1)
    t = shop(rich, poor, seat=1)
    play(t, "buy leather_gloves")
    assert t.decision.player == 0
    broke, wealthy = Hero(gold=0, initiative=2), Hero(klass="bard", gold=9, initiative=1)
    t = shop(broke, wealthy, seat=1)
    play(t, "buy leather_gloves")
    assert (t.decision.player, texts(t)) == (1, ["buy proud", "buy weak", "done"])


@pytest.mark.rule("RP-16.2", "RP-9.3")
def test_knowledge_is_of_no_use_between_a_bards_purchases():
    t = shop(Hero(klass="bard", gold=9, cards=["knowledge"]), Hero())
    play(t, "buy leather_gloves")
    assert (t.decision.player, texts(t, "use")) == (0, [])


@pytest.mark.rule("RP-16.2")
def test_a_bard_who_is_done_after_one_purchase_is_paid_nothing():
    t = shop(Hero(klass="bard", gold=9), Hero())
    play(t, "buy leather_gloves", "done")
    assert gold(t) == 9 - 2


@pytest.mark.rule("RP-16.2", "RP-12.3")
def test_a_bard_can_make_room_for_a_second_weapon():
    t = shop(Hero(klass="bard", gold=8), Hero(), market=["longbow", "quarterstaff", "weak"])
    play(t, "buy longbow")
    assert texts(t) == ["done", "drop longbow"]
    play(t, "drop longbow", "buy quarterstaff")
    assert t.state.players[0].cards == ["quarterstaff"]
    assert asked(t) == (1, "market")


@pytest.mark.rule("RP-16.2")
def test_a_bard_without_the_means_for_more_is_not_asked():
    t = shop(Hero(klass="bard", gold=2), Hero())
    play(t, "buy leather_gloves")
    assert asked(t) == (1, "market")


@pytest.mark.rule("RP-16.16")
def test_a_rogues_exchange_leaves_dice_unsorted_and_the_card_taken_counts():
    t = position(Hero(klass="rogue", gold=3), Hero(), pool=THREE, market=["weak", "proud", "honest"])
    play(t, "take 2", "exchange 3")
    assert pool(t) == ["red1", "", "gold4"]
    assert t.state.players[0].initiative == 2
    play(t, "place str")
    assert row(t, "str") == "red3 purple6"
    # 3, less 1 for the exchange, and the gold of card 2.
    assert gold(t) == 3


@pytest.mark.rule("RP-16.16")
def test_a_rogue_may_keep_the_die_for_nothing():
    t = position(Hero(klass="rogue", gold=3), Hero(), pool=THREE)
    play(t, "take 1", "keep", "place str")
    assert (row(t, "str"), gold(t)) == ("red3 red1", 3)


@pytest.mark.rule("RP-5.4", "RP-16.3")
@pytest.mark.parametrize(("klass", "paid"), [("thief", 4), ("rogue", 2)])
def test_a_thief_is_paid_four_for_a_gold_die(klass, paid):
    t = position(Hero(klass=klass, gold=0), Hero(), pool="gold1 gold4 purple6")
    play(t, "take 1", "place str")
    assert gold(t) == paid


@pytest.mark.rule("RP-16.16")
def test_a_sorcerer_keeps_old_or_new_for_each_and_may_stop_early():
    t = position(Hero(klass="sorcerer"), Hero(), pool=THREE)
    play(t, "take 1", "place int")
    next_rolls(t, 6, 5)
    play(t, "reroll str1", "keep new", "reroll con1", "keep old", "skip")
    assert (row(t, "str"), row(t, "con")) == ("red6", "green3")
    assert asked(t) == (1, "take")


@pytest.mark.rule("RP-16.16")
def test_a_sorcerer_rerolls_three_wherever_the_intelligence_action_comes_from():
    t = position(Hero(klass="sorcerer", cards=["knowledge"]), Hero(), pool=THREE)
    play(t, "take 1", "place str", "use knowledge")
    next_rolls(t, 6, 6, 6)
    play(t, "reroll str1", "keep new", "reroll con1", "keep new", "reroll dex1", "keep new")
    assert [row(t, name) for name in ("str", "con", "dex")] == ["red6 red1", "green6", "blue6"]
    assert asked(t) == (1, "take")


@pytest.mark.rule("RP-16.16", "RP-5.6")
def test_a_sorcerer_repeats_no_other_action():
    t = position(Hero(klass="sorcerer"), Hero(), pool=THREE)
    play(t, "take 1", "place str", "flip con1")
    assert t.decision.player == 1


@pytest.mark.rule("RP-16.16", "RP-9.2")
def test_a_wizard_moves_in_any_possible_direction_with_a_skill():
    t = position(Hero(klass="wizard", cards=["pickpocket"], marker=(2, 0)), Hero(), pool=THREE)
    assert texts(t, "use") == ["use pickpocket chaotic", "use pickpocket good"]
    play(t, "use pickpocket good")
    assert marker(t) == (1, 0)
    t = position(Hero(klass="wizard", cards=["pickpocket"]), Hero(), pool=THREE)
    assert texts(t, "use") == [
        "use pickpocket", "use pickpocket chaotic", "use pickpocket good", "use pickpocket lawful",
    ]  # fmt: skip


@pytest.mark.rule("RP-16.16", "RP-16.6")
def test_a_wizard_may_turn_a_copied_arrow_too():
    t = position(Hero(klass="wizard", cards=["diplomacy"], marker=(2, 2)), Hero(cards=["pickpocket"]), pool=THREE)
    assert texts(t, "use") == ["use diplomacy pickpocket good", "use diplomacy pickpocket lawful"]
    play(t, "use diplomacy pickpocket lawful")
    assert marker(t) == (2, 1)


@pytest.mark.rule("RP-7.6")
@pytest.mark.parametrize(("card", "cost"), [("longsword", 4), ("chain_gorget", 1), ("pickpocket", 3), ("weak", 6)])
def test_a_warrior_saves_one_on_weapons_and_armor(card, cost):
    t = shop(Hero(klass="warrior", gold=9), Hero(), market=[card, "proud", "honest"])
    events = play(t, f"buy {card}")
    assert happened(events, ev.CardBought)[0].cost == cost
    assert gold(t) == 9 - cost


@pytest.mark.rule("RP-16.4", "RP-12.1")
def test_a_barbarian_carries_four_hands_but_not_five():
    t = shop(Hero(klass="barbarian", cards=["longbow", "longsword"], gold=9), Hero(),
             market=["quarterstaff", "jeweled_dagger", "weak"])  # fmt: skip
    assert texts(t, "buy") == ["buy jeweled_dagger", "buy weak"]
    assert t.explain("buy quarterstaff").rule == "RP-12.3"


@pytest.mark.rule("RP-12.2")
@pytest.mark.parametrize("moment", ["take", "place", "act", "window", "market"])
def test_a_weapon_may_be_put_away_at_any_time_for_nothing(moment):
    hero = Hero(cards=["longbow", "climb"], gold=3)
    t = {
        "take": lambda: position(hero, Hero(), pool=THREE),
        "place": lambda: position(Hero(cards=["longbow"], gold=3, die="red1", initiative=1), Hero(), step="place"),
        "act": lambda: position(Hero(cards=["longbow"], gold=3, initiative=1), Hero(), pool="- red1 red2",
                                step=just_placed("str")),
        "window": lambda: window(hero),
        "market": lambda: shop(hero, Hero()),
    }[moment]()  # fmt: skip
    assert asked(t) == (0, moment)
    play(t, "drop longbow")
    assert t.state.discard[-1] == "longbow" and "longbow" not in t.state.players[0].cards
    assert gold(t) == 3
    assert asked(t) == (0, moment)
    assert t.explain("drop longbow").rule == "RP-12.2"


def window(hero):
    t = position(hero, Hero(), pool=THREE, seat=1)
    play(t, "take 1")
    return t


@pytest.mark.rule("RP-12.2")
def test_a_weapon_cannot_be_put_away_in_the_middle_of_its_use():
    t = position(Hero(cards=["longbow"]), Hero(), pool=THREE)
    play(t, "take 1", "place dex", "swap con1 str1")
    assert texts(t, "drop") == []
