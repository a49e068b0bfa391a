"""The eighteen cards that every hero has."""

from __future__ import annotations

import pytest

from pygame_rules.games.dice_throne.content import CARDS, COMMON
from pygame_rules.games.dice_throne.effects.texts import Source
from pygame_rules.games.dice_throne.events import AttemptAdded, CpGained, DieChanged, TokenMoved

from ..positions import FILLER, Battle, duel, king_of_the_hill, teams

THREE_SWORDS = (1, 2, 3, 4, 6)
NO_ABILITY = (1, 1, 4, 4, 6)


def barbarian(*cards: str, cp: int = 5) -> Battle:
    """The Barbarian in the first Main Phase against the Ninja, with these cards."""
    return duel("barbarian", "ninja").hand(0, *cards).set_cp(0, cp)


@pytest.mark.rule("DT-1.4")
def test_the_eighteen_cards_are_in_every_deck():
    assert [card.number for card in COMMON] == list(range(1, 19))
    for deck in CARDS.values():
        assert {card.id for card in COMMON} <= set(deck)
        assert len(deck) == 32


def test_what_they_cost_and_when_they_are_played():
    assert [(card.id, card.type, card.cost) for card in COMMON] == [
        ("transference", "main", 2),
        ("what_status_effects", "main", 2),
        ("vegas_baby", "main", 0),
        ("get_that_outta_here", "main", 1),
        ("triple_up", "instant", 2),
        ("double_up", "instant", 1),
        ("buh_bye", "instant", 2),
        ("tip_it", "instant", 1),
        ("getting_paid", "instant", 0),
        ("not_this_time", "roll", 1),
        ("twice_as_wild", "roll", 3),
        ("try_try_again", "roll", 1),
        ("so_wild", "roll", 2),
        ("samesies", "roll", 1),
        ("one_more_time", "roll", 1),
        ("helping_hand", "roll", 1),
        ("better_d", "roll", 0),
        ("six_it", "roll", 1),
    ]


@pytest.mark.rule("DT-7.1")
def test_a_played_card_is_paid_and_lies_on_the_discard_pile():
    t = barbarian("triple_up").play("play triple_up")
    assert t.cp(0) == 3
    assert t.player(0).discard == ["triple_up"]
    assert "play triple_up" not in barbarian("triple_up", cp=1).actions


# Tokens


@pytest.mark.rule("DT-10.2")
def test_transference_moves_a_token_to_another_player():
    t = barbarian("transference").tokens(0, delayed_poison=2).play("play transference")
    assert t.actions == ["move delayed_poison 1 2"]
    t.play("move delayed_poison 1 2")
    assert (t.held(0), t.held(1)) == ({"delayed_poison": 1}, {"delayed_poison": 1})
    assert t.happened(TokenMoved) == [TokenMoved(0, "delayed_poison", 0, 1)]


@pytest.mark.rule("DT-10.2")
def test_transference_needs_room_at_the_receiver():
    t = barbarian("transference").tokens(0, delayed_poison=1, concussion=1).tokens(1, delayed_poison=2)
    t.play("play transference")
    assert t.actions == ["move concussion 1 2", "move delayed_poison 2 1"], "no third Delayed Poison for the Ninja"


def test_transference_may_move_tokens_of_others_among_them():
    t = king_of_the_hill("barbarian", "ninja", "monk").hand(0, "transference").tokens(1, ninjutsu=2)
    t.play("play transference")
    assert t.actions == ["move ninjutsu 2 1", "move ninjutsu 2 3"]
    t.play("move ninjutsu 2 3")
    assert (t.held(1), t.held(2)) == ({"ninjutsu": 1}, {"ninjutsu": 1})


@pytest.mark.rule("DT-10.7", "DT-11.1")
def test_transference_moves_neither_companions_nor_what_must_stay():
    t = duel("treant", "paladin").hand(0, "transference").tokens(0, seedling=2).tokens(1, blessing_of_divinity=1)
    assert "play transference" not in t.actions


@pytest.mark.rule("DT-10.6")
def test_what_status_effects_removes_all_of_one_player():
    t = barbarian("what_status_effects").tokens(0, delayed_poison=2, concussion=1).tokens(1, ninjutsu=1)
    t.play("play what_status_effects")
    assert t.actions == ["choose 1", "choose 2"]
    t.play("choose 1")
    assert (t.held(0), t.held(1)) == ({}, {"ninjutsu": 1})


@pytest.mark.rule("DT-10.7", "DT-11.1")
def test_what_status_effects_leaves_companions_and_what_must_stay():
    t = duel("barbarian", "treant").hand(0, "what_status_effects").tokens(1, seedling=1, dryad=1, wellspring=1)
    t.play("play what_status_effects").let_pass()
    assert t.held(1) == {"seedling": 1, "dryad": 1}
    t = duel("barbarian", "paladin").hand(0, "what_status_effects").tokens(1, crit=1, blessing_of_divinity=1)
    t.play("play what_status_effects").let_pass()
    assert t.held(1) == {"blessing_of_divinity": 1}


@pytest.mark.rule("DT-4.3")
def test_tokens_may_be_spent_before_what_status_effects_takes_them():
    t = duel("barbarian", "monk").hand(0, "what_status_effects").tokens(1, cleanse=1, delayed_poison=1)
    t.play("play what_status_effects")
    assert t.asked == (1, "window:interrupt")
    assert "spend cleanse" in t.actions


@pytest.mark.rule("DT-10.6")
@pytest.mark.parametrize(("card", "cost"), [("get_that_outta_here", 1), ("buh_bye", 2)])
def test_one_token_of_a_chosen_player_is_removed(card, cost):
    t = barbarian(card).tokens(0, delayed_poison=2).tokens(1, ninjutsu=2, smoke_bomb=1)
    t.play(f"play {card}").let_pass().play("choose 2")
    assert t.actions == ["remove ninjutsu", "remove smoke_bomb"]
    t.play("remove ninjutsu")
    assert (t.held(0), t.held(1)) == ({"delayed_poison": 2}, {"ninjutsu": 1, "smoke_bomb": 1})
    assert t.cp(0) == 5 - cost


@pytest.mark.parametrize("card", ["transference", "what_status_effects", "get_that_outta_here", "buh_bye"])
def test_cards_about_tokens_need_a_token_on_the_table(card):
    assert f"play {card}" not in barbarian(card).actions


@pytest.mark.rule("DT-4.2")
def test_buh_bye_is_an_instant_and_may_stop_a_token_before_it_acts():
    t = duel("barbarian", "ninja", at="upkeep").hand(0, "buh_bye").tokens(0, concussion=1).begin()
    assert t.asked == (0, "window:upkeep")
    t.play("play buh_bye")
    assert t.held(0) == {}
    assert t.cp(0) == 2 - 2 + 1, "the income is not skipped"


# Combat points and cards


@pytest.mark.rule("DT-1.7")
@pytest.mark.parametrize(("die", "gain"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_vegas_baby_brings_half_of_a_die_rounded_up(die, gain):
    t = barbarian(cp=0).dice(die).play("play vegas_baby")
    assert t.happened(CpGained) == [CpGained(0, gain, Source("card", "vegas_baby"))]


@pytest.mark.rule("DT-4.2")
def test_vegas_baby_is_for_the_own_main_phase_only():
    t = barbarian().roll(*THREE_SWORDS)
    assert f"play {FILLER}" not in t.actions


@pytest.mark.parametrize(("card", "count", "cost"), [("triple_up", 3, 2), ("double_up", 2, 1)])
def test_more_cards(card, count, cost):
    t = barbarian(card).on_top(0, "six_it", "so_wild", "samesies").play(f"play {card}")
    assert t.cards(0) == sorted(["six_it", "so_wild", "samesies"][:count])
    assert t.cp(0) == 5 - cost


@pytest.mark.rule("DT-2.6")
def test_the_discard_pile_becomes_the_deck_when_that_is_empty():
    t = barbarian("triple_up")
    t.player(0).discard, t.player(0).deck = ["tip_it", "six_it"], ["so_wild"]
    t.play("play triple_up")
    assert t.cards(0) == ["six_it", "so_wild", "tip_it"]
    assert t.player(0).discard == ["triple_up"], "it is still being played while the cards are drawn"


@pytest.mark.rule("DT-1.3")
def test_getting_paid_brings_two_up_to_fifteen():
    assert barbarian("getting_paid").play("play getting_paid").cp(0) == 7
    assert barbarian("getting_paid", cp=14).play("play getting_paid").cp(0) == 15


@pytest.mark.rule("DT-4.2")
def test_getting_paid_can_be_played_in_an_opponents_turn():
    t = barbarian("six_it").hand(1, "getting_paid", "helping_hand").set_cp(1, 0).attack("smack", *THREE_SWORDS)
    assert t.asked == (1, "window:declared")
    t.play("play getting_paid")
    assert t.cp(1) == 2
    assert "play helping_hand" in t.actions


# Damage


@pytest.mark.rule("DT-6.2")
def test_not_this_time_prevents_six():
    t = barbarian().hand(1, "not_this_time").attack("smack", 1, 1, 2, 2, 3)
    assert t.asked == (1, "window:attack")
    t.play("play not_this_time", "waive").finish()
    assert t.health(1) == 50 - 8 + 6


@pytest.mark.rule("DT-12.5")
def test_not_this_time_helps_a_partner():
    t = teams("barbarian", "ninja", "monk", "treant").hand(3, "not_this_time")
    t.attack("smack", 1, 1, 2, 2, 3, 1)
    assert t.asked == (3, "window:attack")
    t.play("play not_this_time").finish()
    assert t.health(1) == 50 - 8 + 6


@pytest.mark.rule("DT-9.2")
def test_not_this_time_is_no_answer_to_an_ultimate():
    t = barbarian().hand(1, "not_this_time").attack("rage", 6, 6, 6, 6, 6)
    assert t.health(1) == 35


# Dice


@pytest.mark.rule("DT-3.4.3")
def test_tip_it_changes_any_die_by_one():
    t = barbarian("tip_it").roll(1, 2, 4, 4, 6)
    t.play("play tip_it")
    assert "lower 1" not in t.actions and "raise 5" not in t.actions, "a 1 does not go down, nor a 6 up"
    t.play("lower 3")
    assert t.state.trays[-1].values == (1, 2, 3, 4, 6)
    assert "declare smack" in t.actions


@pytest.mark.rule("DT-3.4.3")
def test_tip_it_against_an_opponents_declaration():
    t = barbarian().hand(1, "tip_it").attack("smack", 1, 2, 3, 4, 6)
    assert t.asked == (1, "window:declared")
    t.play("play tip_it", "raise 3")
    assert t.asked == (0, "offense"), "the dice changed, so the active player decides anew"
    assert "declare smack" not in t.actions
    assert t.happened(DieChanged) == [DieChanged(1, 0, 3, 3, 4)]


def test_tip_it_works_outside_the_roll_phase_on_the_die_of_a_card():
    t = barbarian("tip_it", cp=1).dice(2).play("play vegas_baby")
    assert t.asked == (0, "window:roll")
    t.play("play tip_it", "raise 1")
    assert t.cp(0) == 2


def test_twice_as_wild_sets_any_two_dice():
    t = barbarian("twice_as_wild").roll(6, 6, 6, 1, 1).play("play twice_as_wild", "set 4 6")
    assert not any(text.startswith("set 4") for text in t.actions), "a second die"
    t.play("set 5 6")
    assert "declare rage" in t.actions
    assert t.cp(0) == 2


def test_twice_as_wild_may_change_only_one():
    t = barbarian("twice_as_wild").roll(6, 6, 6, 1, 1).play("play twice_as_wild", "set 4 6", "stop")
    assert t.state.trays[-1].values == (6, 6, 6, 6, 1)


def test_try_try_again_rerolls_two_dice_or_one_twice():
    t = barbarian("try_try_again").roll(*NO_ABILITY).play("play try_try_again")
    t.dice(2, 3).play("reroll 3", "reroll 4")
    assert t.state.trays[-1].values == (1, 1, 2, 3, 6)
    assert t.state.attempts == 2, "no attempt was used"
    t = barbarian("try_try_again").roll(*NO_ABILITY).play("play try_try_again").dice(5, 2).play("reroll 3", "reroll 3")
    assert t.state.trays[-1].values == (1, 1, 2, 4, 6)


def test_try_try_again_may_stop_after_one():
    t = barbarian("try_try_again").roll(*NO_ABILITY).play("play try_try_again").dice(5).play("reroll 3", "stop")
    assert t.state.trays[-1].values == (1, 1, 5, 4, 6)


@pytest.mark.rule("DT-12.6")
def test_try_try_again_is_for_own_dice_and_those_of_a_partner():
    t = teams("barbarian", "ninja", "monk", "treant").hand(1, "try_try_again").hand(2, "try_try_again")
    t.attack("smack", *THREE_SWORDS)
    assert t.asked == (2, "window:declared"), "the partner; the opponent is not asked"
    assert "play try_try_again" in t.actions


def test_so_wild_sets_any_die_even_an_opponents():
    t = barbarian("so_wild").roll(1, 1, 4, 4, 6).play("play so_wild", "set 4 2")
    assert "declare smack" in t.actions
    t = barbarian().hand(1, "so_wild").attack("smack", *THREE_SWORDS).play("play so_wild", "set 1 6")
    assert "declare smack" not in t.actions


def test_samesies_copies_one_own_die_to_another():
    t = barbarian("samesies").roll(6, 6, 6, 1, 4).play("play samesies")
    assert "copy 1 2" not in t.actions, "nothing would change"
    t.play("copy 4 1")
    assert t.state.trays[-1].values == (6, 6, 6, 6, 4)


def test_samesies_is_not_for_an_opponents_dice():
    t = barbarian().hand(1, "samesies").attack("smack", *THREE_SWORDS)
    assert t.asked == (1, "defense")


@pytest.mark.rule("DT-3.4.1")
def test_one_more_time_gives_one_more_attempt():
    t = barbarian("one_more_time").roll(*NO_ABILITY).dice(4, 4).play("reroll 1", "reroll 1")
    assert not any(text.startswith("reroll") for text in t.actions)
    t.play("play one_more_time")
    assert "reroll 1 2 3 4 5" in t.actions
    assert t.happened(AttemptAdded) == [AttemptAdded(0, "offense")]
    t.dice(1, 2, 3).play("reroll 1 2 3")
    assert t.state.trays[-1].values == (1, 2, 3, 4, 6)
    assert not any(text.startswith("reroll") for text in t.actions)


def test_one_more_time_is_not_for_a_defense():
    t = barbarian().hand(1, "one_more_time").set_cp(1, 5).attack("smack", *THREE_SWORDS)
    t.let_pass().dice(1, 1, 1).play("defend shade_shift")
    assert "play one_more_time" not in t.actions


@pytest.mark.rule("DT-3.4.3")
def test_helping_hand_makes_an_opponent_reroll_a_die():
    t = barbarian().hand(1, "helping_hand").attack("smack", *THREE_SWORDS)
    t.dice(6).play("play helping_hand", "reroll 3")
    assert t.state.trays[-1].values == (1, 2, 6, 4, 6)
    assert t.asked == (0, "offense")


def test_helping_hand_is_not_for_own_dice():
    assert "play helping_hand" not in barbarian("helping_hand").roll(*THREE_SWORDS).actions


@pytest.mark.rule("DT-3.6.3")
def test_better_d_gives_the_defense_one_more_attempt_with_the_same_dice():
    t = duel("ninja", "barbarian").hand(1, "better_d").attack("slash", 1, 1, 2, 4, 4)
    t.dice(1, 4, 6).play("defend thick_skin")
    assert t.asked == (1, "window:defense")
    t.play("play better_d")
    assert t.asked == (1, "defense_rolled")
    assert t.actions[0] == "keep" and "reroll 1 2 3" in t.actions and "reroll 4" not in t.actions
    t.dice(5, 5).play("reroll 1 3").finish()
    assert t.health(1) == 50 - 5 + 6


def test_better_d_may_be_kept_unused():
    t = duel("ninja", "barbarian").hand(1, "better_d").attack("slash", 1, 1, 2, 4, 4)
    t.dice(1, 4, 6).play("defend thick_skin", "play better_d", "keep").finish()
    assert t.health(1) == 50 - 5 + 2


def test_six_it_turns_an_own_die_to_six():
    t = barbarian("six_it").roll(6, 6, 6, 6, 1).play("play six_it")
    assert t.actions == ["set 5 6"]
    t.play("set 5 6")
    assert "declare rage" in t.actions


def test_six_it_is_not_for_an_opponents_dice_but_for_the_own_defense():
    t = duel("paladin", "barbarian").hand(1, "six_it").attack("holy_attack", 1, 2, 3, 4, 6)
    assert t.asked == (1, "defense")
    t.dice(1, 1, 1).play("defend thick_skin")
    assert t.asked == (1, "window:defense")
    assert "play six_it" in t.actions


@pytest.mark.rule("DT-4.2")
@pytest.mark.parametrize("card", [card.id for card in COMMON if card.type == "roll"])
def test_roll_phase_cards_are_not_for_the_main_phase(card):
    assert f"play {card}" not in barbarian(card, cp=9).tokens(0, delayed_poison=1).actions
