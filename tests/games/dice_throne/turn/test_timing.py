"""Who may act when (DT-4), and passing (DT-14.5)."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne import events as ev

from ..positions import duel, king_of_the_hill, teams


@pytest.mark.rule("DT-4.1")
def test_the_active_player_acts_first_then_the_others_clockwise():
    t = king_of_the_hill("barbarian", "monk", "moon_elf").hand(0, "get_some").tokens(1, chi=1).hand(2, "buh_bye")
    t.attack("smack", 1, 2, 3, 4, 6).play("target 2")
    order = []
    while t.asked[1] == "window:attack":
        order.append(t.asked[0])
        t.play("pass")
    assert order == [0, 1, 2]


@pytest.mark.rule("DT-4.1")
@pytest.mark.parametrize(("active", "order"), [(1, [1, 2, 0]), (2, [2, 0, 1])])
def test_windows_begin_with_the_active_player_whatever_the_seat(active, order):
    heroes = ["monk", "monk", "monk"]
    heroes[active] = "barbarian"
    t = king_of_the_hill(*heroes)
    for seat in range(active):
        t.finish_of(seat)
    t.hand(active, "get_some").set_cp(active, 9)
    for seat in order[1:]:
        t.hand(seat, "buh_bye").set_cp(seat, 9).tokens(seat, burn=1)
    t.attack("smack", 1, 2, 3, 4, 6).play(f"target {order[1] + 1}")
    seats = []
    while t.asked[1] == "window:attack":
        seats.append(t.asked[0])
        t.play("pass")
    assert seats == order


@pytest.mark.rule("DT-4.1", "DT-4.5")
def test_after_an_answer_the_active_player_is_the_first_again_whatever_the_seat():
    t = king_of_the_hill("monk", "monk", "barbarian").finish_of(0).finish_of(1)
    t.hand(2, "get_some").set_cp(2, 9).tokens(0, chi=2).tokens(1, burn=1).hand(1, "buh_bye").set_cp(1, 9)
    t.attack("smack", 1, 2, 3, 4, 6).play("target 1")
    assert t.asked[0] == 2
    t.play("pass")
    assert t.asked[0] == 0
    t.play("spend chi prevent 1")
    assert t.asked[0] == 2
    assert "play get_some" in t.actions


@pytest.mark.rule("DT-4.1")
def test_when_somebody_acts_everyone_is_asked_again():
    t = duel("barbarian", "monk").hand(0, "get_some", "feelin_good").tokens(1, chi=3).attack("smack", 1, 2, 3, 4, 6)
    t.play("pass").play("spend chi prevent 1")
    assert t.asked == (0, "window:attack")


@pytest.mark.rule("DT-4.1")
def test_who_rolls_on_has_passed_and_the_others_may_still_change_dice():
    t = duel("barbarian", "paladin").hand(1, "tip_it").roll(1, 2, 3, 4, 6).play("reroll 4 5")
    assert t.asked == (1, "window:rolled")
    assert t.table.view(1)["board"]["intent"] == {"rerolls": [4, 5]}
    t.play("play tip_it", "raise 3")
    # The dice are others now, so the active player thinks again; no attempt is lost.
    assert t.asked == (0, "offense")
    assert t.state.attempts == 2


@pytest.mark.rule("DT-4.2")
def test_roll_cards_need_a_roll_phase_and_main_cards_the_own_main_phase():
    t = duel("barbarian", "paladin").hand(0, "six_it", "tip_it", "concuss", "getting_paid")
    assert t.why_not("play six_it").rule == "DT-4.2"
    assert "play getting_paid" in t.actions
    t.roll(1, 2, 3, 4, 4)
    assert {"play six_it", "play tip_it", "play getting_paid"} <= set(t.actions)
    assert t.why_not("play concuss").rule == "DT-4.2"


@pytest.mark.rule("DT-4.2")
def test_instants_and_roll_cards_are_played_on_others_turns():
    t = duel("barbarian", "paladin").hand(1, "helping_hand", "tip_it", "mighty").attack("smack", 1, 2, 3, 4, 6)
    assert {"play helping_hand", "play tip_it"} <= set(t.actions)
    assert "play mighty" not in t.actions


@pytest.mark.rule("DT-4.3")
def test_an_ability_is_interrupted_by_an_instant_and_then_continues():
    t = duel("barbarian", "paladin").hand(1, "tip_it").roll(1, 2, 3, 6, 6).play("declare overpower")
    t.dice(5, 5, 5).play("pass")
    assert t.asked == (1, "window:roll")
    t.play("play tip_it", "lower 1")
    assert t.state.attack is not None
    assert t.table.view(0)["board"]["attack"]["damage"] == 14


@pytest.mark.rule("DT-4.3")
def test_a_token_may_be_spent_before_a_main_phase_card_takes_it_away():
    t = duel("barbarian", "monk").hand(0, "what_status_effects").tokens(1, cleanse=1, knockdown=1, chi=2)
    t.tokens(0, poison=1).play("play what_status_effects", "choose 2")
    assert t.asked == (1, "window:interrupt")
    assert t.actions == ["pass", "pass phase", "pass turn", "spend cleanse"]
    t.play("spend cleanse", "remove chi")
    # The card goes on when the answer is resolved.
    assert t.held(1) == {}
    assert [event.token for event in t.happened(ev.TokenSpent)] == ["cleanse"]
    assert t.held(0) == {"poison": 1}


@pytest.mark.rule("DT-4.1", "DT-4.3")
def test_a_main_phase_card_is_interrupted_clockwise_from_its_player():
    t = king_of_the_hill("monk", "barbarian", "monk").on_top(1, "tip_it").finish_of(0)
    t.hand(1, "what_status_effects").set_cp(1, 2).tokens(0, cleanse=1, burn=1).tokens(2, cleanse=1, burn=1)
    t.play("play what_status_effects", "choose 3")
    seats = []
    while "spend cleanse" in t.actions:
        seats.append(t.asked[0])
        t.play("pass")
    assert seats == [2, 0]
    assert (t.held(0), t.held(2)) == ({"cleanse": 1, "burn": 1}, {})


@pytest.mark.rule("DT-4.4")
def test_instants_and_token_spends_cannot_be_interrupted():
    t = duel("monk", "barbarian").tokens(0, cleanse=1, knockdown=1).hand(1, "buh_bye").set_cp(1, 5)
    t.play("spend cleanse")
    assert t.asked == (0, "main")
    assert t.held(0) == {}
    instant = duel("monk", "barbarian").hand(0, "contemplate").hand(1, "buh_bye").set_cp(1, 5).play("play contemplate")
    assert instant.asked == (0, "main")
    assert instant.held(0) == {"chi": 2}


@pytest.mark.rule("DT-4.5")
def test_on_a_clash_the_active_player_comes_first():
    t = duel("monk", "shadow_thief").hand(0, "buh_bye").tokens(1, sneak_attack=1).tokens(0, evasive=1)
    t.attack("fist_strike", 1, 1, 2, 4, 5)
    assert t.asked == (0, "window:attack")
    t.play("play buh_bye", "choose 2")
    assert t.held(1) == {}


@pytest.mark.rule("DT-4.6")
def test_before_tokens_act_in_upkeep_they_may_be_removed():
    t = duel("monk", "pyromancer", at="upkeep").tokens(0, burn=1, cleanse=1).begin()
    assert t.asked == (0, "window:upkeep")
    t.play("spend cleanse")
    assert t.health(0) == 50
    assert t.held(0) == {}


@pytest.mark.rule("DT-4.6")
def test_the_others_are_left_alone_while_nothing_concerns_them():
    t = duel("barbarian", "paladin").hand(1, "tip_it", "getting_paid", "not_this_time").hand(0, "concuss")
    t.play("play concuss")
    assert t.asked == (0, "main")


@pytest.mark.rule("DT-4.7")
def test_the_dice_of_an_extra_roll_are_fixed_when_their_window_closes():
    t = duel("barbarian", "paladin").hand(1, "tip_it").roll(1, 2, 3, 6, 6).play("declare overpower").play("pass")
    t.play("pass")
    assert t.asked == (1, "defense")
    t.dice(1, 1, 3).play("defend divine_defense")
    tray = t.state.trays[-1]
    assert tray.purpose == "defense"
    t.play("play tip_it", "raise 1").finish()
    assert [event.owner for event in t.happened(ev.DieChanged)] == [1]


@pytest.mark.rule("DT-4.7")
def test_the_dice_of_a_defense_are_fixed_when_their_window_closes():
    t = duel("barbarian", "paladin").hand(0, "get_some", "tip_it").hand(1, "tip_it", "absolution").set_cp(0, 5)
    t.set_cp(1, 5).attack("smack", 1, 2, 3, 4, 6).let_pass()
    t.dice(1, 3, 6).play("defend divine_defense")
    seats = set()
    while t.asked[1] == "window:defense":
        seats.add(t.asked[0])
        assert "play tip_it" in t.actions
        t.play("pass")
    assert seats == {0, 1}
    # The last window, for cards of other kinds.
    assert (t.asked, "play get_some" in t.actions, "play tip_it" in t.actions) == ((0, "window:last"), True, False)
    t.play("pass")
    assert (t.asked, "play absolution" in t.actions, "play tip_it" in t.actions) == ((1, "window:last"), True, False)


@pytest.mark.rule("DT-4.8")
def test_the_rulebook_example_of_an_interrupt_event_by_event():
    t = duel("barbarian", "paladin").hand(0, "six_it").roll(1, 2, 3, 6, 6).dice(3, 4, 6)
    t.play("declare overpower")
    assert t.asked == (0, "window:roll")
    assert t.state.trays[-1].values == (3, 4, 6)
    t.play("play six_it", "set 1 6")
    assert t.table.view(0)["board"]["attack"]["damage"] == 16
    t.finish()
    assert t.health(1) == 34
    assert t.held(1) == {"concussion": 1}
    told = [
        (type(event).__name__)
        for event in t.events
        if isinstance(event, ev.CardPlayed | ev.DieChanged | ev.HitAdded | ev.TokenGained | ev.DamageTaken)
    ]
    assert told == ["CardPlayed", "DieChanged", "HitAdded", "TokenGained", "DamageTaken"]


@pytest.mark.rule("DT-14.5")
def test_one_can_pass_for_the_rest_of_the_phase():
    t = duel("barbarian", "paladin").hand(1, "tip_it").roll(1, 2, 3, 4, 6).play("reroll 5", "pass phase")
    t.play("reroll 5")
    assert t.asked == (0, "offense")
    t.play("declare smack").dice(1, 1, 1).play("defend divine_defense")
    # The next phase asks again.
    assert t.asked == (1, "window:defense")


@pytest.mark.rule("DT-14.5")
def test_a_bystander_who_passed_for_the_phase_is_asked_in_the_next_one():
    t = king_of_the_hill("barbarian", "paladin", "monk").hand(2, "tip_it").set_cp(1, 0)
    t.roll(1, 2, 3, 4, 6).play("reroll 5")
    assert t.asked[0] == 2
    t.play("pass phase").play("declare smack")
    assert t.asked[0] == 0
    t.play("target 2").dice(1, 1, 1).play("defend divine_defense")
    assert (t.asked[0], "play tip_it" in t.actions) == (2, True)


@pytest.mark.rule("DT-14.5")
def test_who_passes_for_the_turn_is_asked_again_when_attacked():
    t = duel("barbarian", "monk").hand(1, "tip_it").tokens(1, chi=1).roll(1, 2, 3, 4, 6).play("reroll 5", "pass turn")
    assert t.player(1).quiet == "turn"
    t.play("reroll 5")
    assert t.asked == (0, "offense")
    t.play("declare smack")
    assert t.asked == (1, "window:attack")
    assert t.player(1).quiet == ""


@pytest.mark.rule("DT-14.5")
def test_passing_for_the_turn_ends_with_it():
    t = king_of_the_hill("barbarian", "monk", "paladin").hand(1, "tip_it", "six_it").roll(1, 2, 4, 4, 6)
    t.play("reroll 1", "pass turn", "stop", "done")
    assert t.state.active == 1
    assert t.player(1).quiet == ""


@pytest.mark.rule("DT-14.6")
def test_a_choice_with_one_possibility_is_no_question():
    t = duel("barbarian", "paladin").hand(0, "buh_bye").tokens(1, protect=1).play("play buh_bye")
    assert t.asked == (0, "main")
    assert t.held(1) == {}


@pytest.mark.rule("DT-12.6")
def test_a_partner_may_change_dice():
    t = teams("barbarian", "paladin", "monk", "ninja").hand(2, "so_wild").roll(1, 2, 4, 4, 6).play("stop")
    assert t.asked == (2, "window:stopped")
    t.play("play so_wild", "set 3 3")
    assert t.asked == (0, "offense")
    assert "declare smack" in t.actions
