"""Market Phase, weapons and alignment moves (RP-7, RP-10, RP-12, and the classes of the market in RP-16)."""

from __future__ import annotations

import pytest

from pygame_rules.games.roll_player import events as ev

from .positions import Hero, asked, happened, just_placed, marker, play, position, texts
from .positions import shop as a_shop

OFFER = ("reckless", "leather_gloves", "quarterstaff", "longsword")


def shop(*heroes, market=OFFER, **more):
    return a_shop(*heroes, market=market, **more)


@pytest.mark.rule("RP-7.1", "RP-16.1")
def test_a_druid_adds_a_card_of_the_discard_pile_before_the_phase():
    """The rulebook's example: with four players a sixth card comes to the market."""
    t = position(
        Hero(klass="druid", initiative=1), Hero(initiative=2), Hero(initiative=3), Hero(klass="bard", initiative=4),
        step="restore", market=(*OFFER, "weak"), discard=["proud", "greedy"],
    )  # fmt: skip
    assert texts(t) == ["pass", "restore greedy", "restore proud"]
    play(t, "restore proud")
    assert t.state.market == [*OFFER, "weak", "proud"]
    assert asked(t) == (0, "market")


@pytest.mark.rule("RP-7.1")
def test_a_druid_is_asked_between_the_dice_phase_and_the_first_market_turn():
    t = position(Hero(), Hero(klass="druid"), pool="red1 red2 red3", market=OFFER[:3], discard=["proud"])
    play(t, "take 1", "place str", "skip", "take 2", "place str", "skip")
    assert asked(t) == (1, "restore")
    play(t, "pass")
    assert asked(t) == (0, "market")


@pytest.mark.rule("RP-7.2", "RP-7.3", "RP-7.4", "RP-7.5", "RP-7.8")
def test_tytus_bruno_and_olek_go_shopping():
    """The rulebook's example: by initiative; Reckless for 6 with a token and 5 gold; a discard for 2; a purchase."""
    t = position(
        Hero(initiative=2, gold=0), Hero(initiative=1, tokens=1, gold=5), Hero(initiative=3, gold=3),
        step="market", seat=1, market=OFFER,
    )  # fmt: skip
    assert t.view()["board"]["market_order"] == [1, 0, 2]
    play(t, "buy reckless")
    tytus = t.state.players[1]
    assert (tytus.gold, tytus.tokens, tytus.cards) == (0, 0, ["reckless"])
    assert marker(t, 1) == (1, 2)
    play(t, "discard leather_gloves")
    assert t.state.players[0].gold == 2
    assert t.state.discard == ["leather_gloves"]
    assert t.view()["board"]["market"] == ["quarterstaff", "longsword"]
    play(t, "buy quarterstaff")
    assert t.state.players[2].cards == ["quarterstaff"]


@pytest.mark.rule("RP-7.2")
def test_the_market_turns_follow_the_cards_taken_in_the_dice_phase():
    t = position(Hero(), Hero(), Hero(), start=1, seat=1, pool="red1 blue2 green3 white4", market=OFFER)
    play(t, "take 3", "place str", "skip", "take 4", "place str", "skip", "take 1", "place str", "skip")
    assert t.view()["board"]["market_order"] == [0, 1, 2]
    seats = []
    for card in ("reckless", "leather_gloves", "quarterstaff"):
        seats.append(t.decision.player)
        play(t, f"discard {card}")
    assert seats == [0, 1, 2]
    t = position(Hero(), Hero(), Hero(), pool="red1 blue2 green3 white4", market=OFFER)
    play(t, "take 4", "place str", "skip", "take 2", "place str", "skip", "take 1", "place str", "skip")
    assert (t.decision.player, t.view()["board"]["market_order"]) == (2, [2, 1, 0])


@pytest.mark.rule("RP-7.3")
def test_who_cannot_buy_must_discard():
    t = shop(Hero(gold=0), Hero())
    assert texts(t) == [f"discard {card}" for card in sorted(OFFER)]


@pytest.mark.rule("RP-7.3")
def test_a_cleric_gets_three_for_the_discard():
    t = shop(Hero(klass="cleric", gold=0), Hero(klass="warrior"))
    play(t, "discard reckless")
    assert t.state.players[0].gold == 3


@pytest.mark.rule("RP-7.4")
def test_too_expensive_says_how_much_is_missing():
    t = shop(Hero(klass="thief", gold=4), Hero())
    reason = t.explain("buy longsword")
    assert reason == "Longsword is too expensive: you are 1 gold short."
    assert reason.rule == "RP-7.4"
    assert t.explain("buy weak").rule == "RP-7.4"


@pytest.mark.rule("RP-7.5", "RP-7.6")
def test_a_token_may_be_kept_if_it_would_matter():
    t = shop(Hero(klass="thief", gold=6, tokens=1), Hero())
    assert texts(t, "buy") == sorted(f"buy {card}{end}" for card in OFFER for end in ("", " gold"))
    play(t, "buy reckless gold")
    assert (t.state.players[0].gold, t.state.players[0].tokens) == (0, 1)


@pytest.mark.rule("RP-7.6", "RP-16.14")
def test_discounts_come_before_tokens_and_tokens_before_gold():
    t = shop(Hero(klass="warrior", gold=2, tokens=1, cards=["heavy_crossbow"]), Hero(), market=["chain_helm", "weak"])
    play(t, "buy chain_helm")
    # 3, less 1 by class and 1 by weapon, less the token.
    assert (t.state.players[0].gold, t.state.players[0].tokens) == (2, 0)


@pytest.mark.rule("RP-7.5")
def test_several_tokens_help_one_purchase():
    t = shop(Hero(klass="thief", gold=1, tokens=3), Hero(), market=["weak", "quarterstaff"])
    assert texts(t, "buy") == ["buy quarterstaff"]
    play(t, "buy quarterstaff")
    assert (t.view()["board"]["players"][0]["gold"], t.view()["board"]["players"][0]["tokens"]) == (1, 0)


@pytest.mark.rule("RP-7.5")
def test_a_cost_of_nothing_spends_no_token():
    poor = Hero(klass="warrior", gold=0, tokens=1, cards=["heavy_crossbow"])
    t = shop(poor, Hero(), market=["leather_gloves", "weak"])
    assert texts(t, "buy") == ["buy leather_gloves"]
    events = play(t, "buy leather_gloves")
    assert (t.state.players[0].gold, t.state.players[0].tokens) == (0, 1)
    assert not happened(events, ev.GoldPaid)


@pytest.mark.rule("RP-7.5")
def test_a_price_of_one_is_paid_with_a_token_or_with_gold():
    t = shop(Hero(klass="warrior", gold=1, tokens=1), Hero(), market=["leather_gloves", "weak"])
    assert texts(t, "buy") == ["buy leather_gloves", "buy leather_gloves gold"]
    play(t, "buy leather_gloves gold")
    assert (t.view()["board"]["players"][0]["gold"], t.view()["board"]["players"][0]["tokens"]) == (0, 1)


@pytest.mark.rule("RP-7.7")
def test_there_is_no_limit_on_armor():
    armor = ["chain_helm", "chain_tunic", "chain_gorget", "chain_leggings", "mystic_cowl", "mystic_robes"]
    t = shop(Hero(cards=armor), Hero(), market=["mystic_cloak", "weak"])
    play(t, "buy mystic_cloak")
    assert len(t.state.players[0].cards) == 7


@pytest.mark.rule("RP-7.8", "RP-10.3")
def test_a_trait_moves_the_marker_only_if_it_can():
    t = shop(Hero(gold=9, marker=(1, 2)), Hero())
    play(t, "buy reckless")
    assert marker(t) == (1, 2)
    assert t.state.players[0].cards == ["reckless"]


@pytest.mark.rule("RP-7.9")
def test_a_bought_skill_can_be_used_at_once():
    t = shop(Hero(gold=3), Hero(), market=["pickpocket", "weak", "proud"])
    play(t, "buy pickpocket")
    assert asked(t) == (0, "window")
    play(t, "use pickpocket")
    assert t.state.players[0].gold == 2
    assert marker(t) == (2, 1)


@pytest.mark.rule("RP-7.10")
def test_the_initiative_card_goes_back_after_the_deal():
    t = shop(Hero(), Hero())
    play(t, "discard reckless")
    assert t.view()["board"]["players"][0]["initiative"] is None
    assert [card["holder"] for card in t.view()["board"]["initiative"]] == [None, 1, None]


@pytest.mark.rule("RP-7.11")
def test_an_empty_market_just_pays():
    t = shop(Hero(gold=0), Hero(gold=0), market=())
    assert t.state.players[0].gold == 2 == t.state.players[1].gold
    assert t.state.round == 2


@pytest.mark.rule("RP-10.1", "RP-10.2")
@pytest.mark.parametrize(("way", "cell"), [("good", (0, 1)), ("evil", (2, 1)), ("lawful", (1, 0)), ("chaotic", (1, 2))])
def test_arrows_lead_up_down_left_and_right(way, cell):
    t = position(Hero(initiative=1), Hero(), pool="- red1 red2", step=just_placed("wis"))
    play(t, f"move {way}")
    assert marker(t) == cell


@pytest.mark.rule("RP-12.1", "RP-12.3")
def test_two_hands_carry_two_hands_of_weapons():
    t = shop(Hero(cards=["longbow"], gold=9), Hero())
    assert "buy longsword" not in texts(t)
    assert t.explain("buy longsword").rule == "RP-12.3"


@pytest.mark.rule("RP-12.2", "RP-12.3")
def test_a_weapon_may_be_put_away_to_make_room():
    t = shop(Hero(cards=["longbow"], gold=9), Hero())
    play(t, "drop longbow")
    assert t.state.discard == ["longbow"]
    assert t.state.players[0].gold == 9
    play(t, "buy longsword")
    assert t.state.players[0].cards == ["longsword"]


@pytest.mark.rule("RP-12.1", "RP-16.4")
def test_a_barbarian_has_four_hands():
    t = shop(Hero(klass="barbarian", cards=["longbow"], gold=9), Hero())
    play(t, "buy quarterstaff")
    assert t.view()["board"]["players"][0]["hands"] == [4, 4]


@pytest.mark.rule("RP-16.2")
def test_a_bard_buys_twice_with_one_token():
    t = shop(Hero(klass="bard", gold=7, tokens=1), Hero())
    play(t, "buy leather_gloves")
    assert asked(t) == (0, "market")
    assert texts(t) == ["buy longsword", "buy quarterstaff", "buy reckless", "done"]
    assert t.explain("discard longsword").rule == "RP-16.2"
    play(t, "buy longsword")
    assert (t.state.players[0].gold, t.state.players[0].tokens) == (1, 0)
    assert asked(t) == (1, "market")


@pytest.mark.rule("RP-16.2")
def test_a_bard_may_be_done_after_one_purchase_and_discards_once_as_usual():
    t = shop(Hero(klass="bard", gold=9), Hero())
    play(t, "buy leather_gloves", "done")
    assert asked(t) == (1, "market")
    t = shop(Hero(klass="bard", gold=9), Hero())
    play(t, "discard leather_gloves")
    assert asked(t) == (1, "market")


@pytest.mark.rule("RP-16.15")
@pytest.mark.parametrize("friendly", [False, True])
def test_a_blessed_mace_answers_to_the_discard(friendly):
    t = shop(Hero(klass="cleric", cards=["blessed_mace"], gold=0), Hero(klass="warrior"),
             options={"friendly_market": friendly})  # fmt: skip
    play(t, "discard reckless")
    assert t.state.players[0].gold == 3
    assert texts(t) == ["move chaotic", "move evil", "move good", "move lawful", "skip"]
    play(t, "move good")
    assert marker(t) == (0, 1)


@pytest.mark.rule("RP-16.16", "RP-10.3")
def test_a_paladin_follows_traits_only_if_wished_and_moves_with_armor():
    t = shop(Hero(klass="paladin", gold=9), Hero(klass="thief"))
    play(t, "buy reckless")
    assert texts(t) == ["move chaotic", "skip"]
    play(t, "skip")
    assert marker(t) == (1, 1)
    t = shop(Hero(klass="paladin", gold=9), Hero(klass="thief"))
    play(t, "buy leather_gloves")
    assert texts(t) == ["move chaotic", "move evil", "move good", "move lawful", "skip"]
    play(t, "move lawful")
    assert marker(t) == (1, 0)


@pytest.mark.rule("RP-16.16")
def test_a_rogue_pays_to_exchange_the_chosen_die():
    t = position(Hero(klass="rogue", gold=1), Hero(), pool="red1 gold4 purple6")
    events = play(t, "take 1")
    assert texts(t) == ["exchange 2", "exchange 3", "keep"]
    events = play(t, "exchange 2")
    assert happened(events, ev.PoolDiceExchanged)[0].other == 2
    assert t.state.players[0].gold == 0
    assert t.state.card_gold == [0, 1, 0]
    play(t, "place str")
    # The gold die pays; the gold on card 2 stays there.
    assert t.state.players[0].gold == 2


@pytest.mark.rule("RP-16.16")
def test_a_poor_rogue_is_not_asked():
    t = position(Hero(klass="rogue", gold=0), Hero(), pool="red1 gold4 purple6")
    play(t, "take 1")
    assert asked(t) == (0, "place")


@pytest.mark.rule("RP-16.16")
def test_a_monk_adds_another_action_to_wisdom():
    t = position(Hero(klass="monk"), Hero(), pool="red1 gold4 purple6")
    play(t, "take 1", "place wis", "flip con1")
    assert texts(t) == ["move chaotic", "move evil", "move good", "move lawful", "skip"]
    play(t, "move good")
    assert asked(t) == (1, "take")


@pytest.mark.rule("RP-16.16")
def test_a_sorcerer_rerolls_up_to_three_different_dice():
    t = position(Hero(klass="sorcerer"), Hero(), pool="red1 gold4 purple6")
    play(t, "take 1", "place int")
    for space in ("int1", "str1", "dex1"):
        assert f"reroll {space}" in texts(t)
        play(t, f"reroll {space}")
        if asked(t)[1] == "keep":
            play(t, "keep old")
        assert f"reroll {space}" not in texts(t)
    assert asked(t) == (1, "take")


def test_a_longbow_swaps_twice_and_a_quarterstaff_reaches_further():
    t = position(Hero(cards=["longbow"]), Hero(), pool="red1 gold4 purple6")
    play(t, "take 1", "place dex", "swap con1 str1")
    assert asked(t) == (0, "act")
    play(t, "swap con1 wis1")
    assert asked(t) == (1, "take")
    t = position(Hero(cards=["quarterstaff"]), Hero(), pool="red1 gold4 purple6")
    play(t, "take 1", "place con")
    assert "raise con1 2" in texts(t) and "lower con1 2" in texts(t) and "raise con2 2" in texts(t)
    play(t, "raise con1 2")
    assert asked(t) == (1, "take")


@pytest.mark.rule("RP-5.6")
def test_a_longbow_repeats_no_other_action():
    t = position(Hero(cards=["longbow"]), Hero(), pool="red1 gold4 purple6")
    play(t, "take 1", "place str", "flip con1")
    assert t.decision.player == 1


@pytest.mark.parametrize(
    ("take", "place", "gold"), [(1, "con", 0), (1, "str", 1 + 1), (2, "con", 1 + 1), (2, "str", 1 + 1 + 1 + 1)]
)
def test_an_ancient_spear_pays_its_owner(take, place, gold):
    spear = Hero("str red1 red2", klass="thief", cards=["ancient_spear"], gold=0)
    t = position(Hero(gold=0), spear, start=1, seat=1, pool="red1 blue4 purple6")
    play(t, f"take {take}", f"place {place}")
    assert [player["gold"] for player in t.view()["board"]["players"]] == [0, gold]


@pytest.mark.parametrize(
    ("take", "place", "gold"), [(1, "con", 0), (1, "str", 1 + 1), (2, "con", 1 + 1), (2, "str", 1 + 1 + 1 + 1)]
)
def test_an_ancient_spear_adds_nothing_where_nothing_is_gained(take, place, gold):
    t = position(Hero("str red1 red2", cards=["ancient_spear"], gold=0), Hero(), pool="red1 blue4 purple6")
    play(t, f"take {take}", f"place {place}")
    assert t.view()["board"]["players"][0]["gold"] == gold


def test_an_ancient_spear_adds_gold_to_full_rows_and_cards():
    t = position(Hero("str red1 red2", cards=["ancient_spear"], gold=0), Hero(), pool="red1 blue4 purple6")
    play(t, "take 2", "place str")
    assert t.state.players[0].gold == 1 + 1 + 1 + 1
