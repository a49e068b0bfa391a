"""The phases around the Roll Phase (DT-3.0 to DT-3.3, DT-3.7, DT-3.8)."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne import events as ev
from pygame_rules.games.dice_throne.effects.texts import Source

from ..positions import duel, king_of_the_hill


@pytest.mark.rule("DT-3.0")
def test_a_turn_has_its_phases_in_order():
    t = king_of_the_hill("barbarian", "paladin", "monk", at="upkeep").begin()
    t.attack("smack", 1, 1, 1, 4, 6).play("target 2").dice(1, 1, 1).play("defend divine_defense")
    t.finish().play("done")
    phases = [event.phase for event in t.happened(ev.PhaseBegan) if event.player == 0]
    assert phases == ["upkeep", "income", "main1", "offense", "targeting", "defense", "main2", "discard"]


@pytest.mark.rule("DT-3.5.2")
def test_a_duel_has_no_targeting_roll_phase():
    t = duel("barbarian", "paladin").attack("smack", 1, 1, 1, 4, 6).finish()
    assert [event.phase for event in t.happened(ev.PhaseBegan)] == ["offense", "defense", "main2"]


@pytest.mark.rule("DT-3.1.1")
def test_the_active_player_orders_several_upkeep_effects():
    t = duel("barbarian", "pyromancer", at="upkeep").tokens(0, burn=1, poison=2).begin()
    assert t.asked == (0, "triggers")
    assert t.actions == ["resolve burn", "resolve poison"]
    t.play("resolve poison")
    assert [event.source for event in t.happened(ev.TokenActed)] == [Source("token", "poison"), Source("token", "burn")]


@pytest.mark.rule("DT-3.1.2")
def test_damage_of_the_upkeep_is_summed_and_one_avoidance_answers_all_of_it():
    t = duel("moon_elf", "pyromancer", at="upkeep").tokens(0, burn=1, poison=3, evasive=1).begin()
    t.play("resolve burn")
    assert t.asked == (0, "window:settle")
    assert t.table.view(0)["board"]["damage"][0]["total"] == 5
    t.dice(2).play("spend evasive")
    assert t.health(0) == 50
    assert t.state.phase == "main1"


@pytest.mark.rule("DT-3.1.2")
def test_without_an_answer_the_sum_is_taken_at_the_end_of_the_upkeep():
    t = duel("barbarian", "pyromancer", at="upkeep").tokens(0, burn=1, poison=1).begin().play("resolve burn")
    assert t.health(0) == 47
    assert [event.amount for event in t.happened(ev.DamageTaken)] == [3]


@pytest.mark.rule("DT-3.2.1", "DT-1.5")
def test_income_is_one_point_then_one_card():
    t = duel("barbarian", "paladin", at="upkeep").on_top(0, "tip_it").begin()
    assert t.cp(0) == 3
    assert t.cards(0) == ["tip_it"]
    kinds = [type(event) for event in t.events]
    assert kinds.index(ev.CpGained) < kinds.index(ev.CardsDrawn)


@pytest.mark.rule("DT-3.2.1")
def test_concussion_skips_the_income_and_goes():
    t = duel("barbarian", "paladin", at="upkeep").tokens(0, concussion=1).begin()
    assert t.cp(0) == 2
    assert t.cards(0) == []
    assert t.held(0) == {}


@pytest.mark.rule("DT-3.2.1")
def test_concussion_skips_the_income_of_the_one_who_has_it():
    t = duel("barbarian", "paladin").hand(0, "concuss").play("play concuss").finish_of(0)
    assert t.asked[0] == 1
    assert (t.cp(1), t.cards(1), t.held(1)) == (2, [], {})
    assert [(event.player, event.phase) for event in t.happened(ev.PhaseSkipped)] == [(1, "income")]
    t.finish_of(1)
    assert t.asked[0] == 0
    assert (t.cp(0), len(t.cards(0))) == (1 + 1, 1)


@pytest.mark.rule("DT-3.3.1", "DT-1.3")
def test_at_the_maximum_a_sale_brings_nothing():
    t = duel("barbarian", "paladin").set_cp(0, 14).hand(0, "reckless_ii", "double_up")
    t.play("sell reckless_ii")
    assert t.cp(0) == 15
    t.play("sell double_up")
    assert t.cp(0) == 15


@pytest.mark.rule("DT-3.3.1", "DT-1.5")
def test_any_card_sells_for_one_point():
    t = duel("barbarian", "paladin").hand(0, "reckless_ii", "double_up").play("sell reckless_ii", "sell double_up")
    assert t.cp(0) == 4
    assert t.player(0).discard == ["reckless_ii", "double_up"]


@pytest.mark.rule("DT-3.3.2")
def test_a_main_phase_card_is_paid_done_and_discarded():
    t = duel("barbarian", "paladin").hand(0, "concuss").play("play concuss")
    assert t.cp(0) == 1
    assert t.held(1) == {"concussion": 1}
    assert t.player(0).discard == ["concuss"]


@pytest.mark.rule("DT-3.3.3")
def test_upgrades_are_played_in_the_main_phase():
    t = duel("barbarian", "paladin").hand(0, "sturdy_blow_ii").play("play sturdy_blow_ii")
    assert t.cp(0) == 1
    assert t.player(0).upgrades == ["sturdy_blow_ii"]
    assert t.player(0).discard == []


@pytest.mark.rule("DT-3.3.4")
def test_tokens_passives_and_instants_are_used_in_the_main_phase():
    t = duel("treant", "paladin").tokens(0, wellspring=1).hand(0, "getting_paid").set_health(0, 40)
    assert {"play getting_paid", "spend wellspring"} <= set(t.actions)
    t.dice(5).play("spend wellspring")
    assert t.health(0) == 43
    paladin = duel("paladin", "treant").set_cp(0, 3).on_top(0, "tip_it").play("use tithe draw")
    assert (paladin.cp(0), paladin.cards(0)) == (0, ["tip_it"])


@pytest.mark.rule("DT-3.7")
def test_the_second_main_phase_is_like_the_first():
    t = duel("barbarian", "paladin").hand(0, "sturdy_blow_ii", "concuss").roll(1, 2, 4, 4, 6).play("stop")
    assert t.state.phase == "main2"
    assert {"done", "play concuss", "play sturdy_blow_ii", "sell concuss"} <= set(t.actions)


@pytest.mark.rule("DT-3.8.1", "DT-1.4")
def test_the_hand_is_sold_down_to_six_in_the_discard_phase_only():
    cards = ("tip_it", "so_wild", "six_it", "samesies", "buh_bye", "better_d", "head_bash")
    t = duel("barbarian", "paladin").hand(0, *cards)
    t.roll(1, 2, 4, 4, 6).play("stop").play("done")
    assert t.asked == (0, "sell_down")
    assert len(t.player(0).hand) == 8
    t.play("sell tip_it", "sell so_wild")
    assert len(t.player(0).hand) == 6
    assert t.cp(0) == 4
    assert t.state.active == 1


@pytest.mark.rule("DT-3.8.1")
def test_damage_at_the_end_of_the_turn_is_summed():
    t = duel("barbarian", "ninja").tokens(0, delayed_poison=2).roll(1, 2, 4, 4, 6).play("stop", "done")
    assert t.health(0) == 44
    assert t.held(0) == {}
    assert [event.amount for event in t.happened(ev.DamageTaken)] == [6]


@pytest.mark.rule("DT-2.6")
def test_an_empty_deck_is_made_from_the_discard_pile():
    t = duel("barbarian", "paladin").hand(0, "triple_up")
    player = t.player(0)
    player.discard, player.deck = player.deck, []
    t.play("play triple_up")
    assert len(t.cards(0)) == 3
    assert "triple_up" not in t.cards(0)
    assert player.discard == ["triple_up"]
    assert t.happened(ev.DeckShuffled)


@pytest.mark.rule("DT-2.6")
def test_the_new_deck_is_shuffled():
    t = duel("barbarian", "paladin").hand(0, "triple_up")
    pile = list(t.player(0).deck)
    t.player(0).discard, t.player(0).deck = t.player(0).deck, []
    t.play("play triple_up")
    # As the pile lay, its last three cards would have come.
    assert t.cards(0) != sorted(pile[-3:])


@pytest.mark.rule("DT-2.6")
def test_with_deck_and_pile_empty_nothing_is_drawn_and_the_pile_is_open():
    t = duel("barbarian", "paladin")
    player = t.player(0)
    t.hand(0, *player.deck)
    t.play("play double_up")
    assert not t.happened(ev.CardsDrawn)
    assert t.table.view(1)["board"]["players"][0]["discard"] == ["double_up"]
