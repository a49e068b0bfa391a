"""Cleanup, the end of the game and the winner (RP-8, RP-13, RP-15)."""

from __future__ import annotations

import pytest

from pygame_rules.games.roll_player import events as ev
from pygame_rules.games.roll_player.content.market import CARDS
from pygame_rules.games.roll_player.turn.rolled_dice import KeepingValue

from .positions import (
    Hero,
    Scripted,
    asked,
    fresh,
    happened,
    last_question,
    next_rolls,
    play,
    pool,
    position,
    texts,
)  # fmt: skip

FULL = ("str red3 red3 red3, dex blue3 blue3 blue3, con green3 green3 green3, "
        "int purple3 purple3 purple3, wis black3 black3 black3, cha white3 white3 white3")  # fmt: skip


def last_deal(*heroes, **more):
    """The last market turn of a round."""
    for number, hero in enumerate(heroes, 1):
        hero.initiative = hero.initiative or number
    more.setdefault("market", ["weak", "proud"])
    return position(*heroes, step="market", seat=len(heroes) - 1, pool="- - gold6", **more)


@pytest.mark.rule("RP-8.1")
def test_unspent_tokens_are_lost():
    t = last_deal(Hero(tokens=1), Hero(tokens=2))
    events = play(t, "discard weak")
    assert [(e.player, e.n) for e in happened(events, ev.TokensLost)] == [(0, 1), (1, 2)]
    assert [p.tokens for p in t.state.players] == [0, 0]
    # In player order, which begins with the bag.
    events = play(last_deal(Hero(tokens=1), Hero(tokens=2), start=1), "discard weak")
    assert [(e.player, e.n) for e in happened(events, ev.TokensLost)] == [(1, 2), (0, 1)]


@pytest.mark.rule("RP-8.2", "RP-9.5")
def test_one_skill_refreshes_at_once_and_of_more_one_is_chosen():
    t = last_deal(Hero(tired=["climb"]), Hero(tired=["search", "intimidate"]))
    events = play(t, "discard weak")
    assert [(e.player, e.card) for e in happened(events, ev.SkillRefreshed)] == [(0, "climb")]
    assert asked(t) == (1, "refresh")
    assert texts(t) == ["refresh intimidate", "refresh search"]
    play(t, "refresh search")
    assert t.state.players[1].ready == ["search"]


@pytest.mark.rule("RP-8.2")
def test_a_ready_skill_is_not_refreshed():
    t = last_deal(Hero(cards=["climb"], tired=["search"]), Hero())
    events = play(t, "discard weak")
    assert happened(events, ev.SkillRefreshed) == [ev.SkillRefreshed(0, "search")]


@pytest.mark.rule("RP-8.2")
def test_a_ranger_refreshes_two():
    t = last_deal(Hero(), Hero(klass="ranger", tired=["search", "intimidate"]))
    play(t, "discard weak")
    assert sorted(t.state.players[1].ready) == ["intimidate", "search"]
    t = last_deal(Hero(), Hero(klass="ranger", tired=["search", "intimidate", "climb"]))
    play(t, "discard weak", "refresh climb", "refresh search")
    assert sorted(t.state.players[1].ready) == ["climb", "search"]


@pytest.mark.rule("RP-8.2")
def test_skills_are_refreshed_in_player_order():
    tired = (["search", "intimidate"], ["climb", "negotiate"], ["acrobatics", "pickpocket"])
    t = last_deal(*(Hero(tired=cards) for cards in tired), start=1)
    play(t, "discard weak")
    seats = []
    for card in ("climb", "pickpocket", "search"):
        seats.append(t.decision.player)
        events = play(t, f"refresh {card}")
        assert happened(events, ev.SkillRefreshed) == [ev.SkillRefreshed(seats[-1], card)]
    assert seats == [1, 2, 0]


@pytest.mark.rule("RP-8.3")
def test_the_unchosen_die_returns_and_the_market_is_cleared():
    t = last_deal(Hero(), Hero())
    events = play(t, "discard weak")
    assert happened(events, ev.DieReturned)[0].colour == "gold"
    assert t.state.discard == ["weak", "proud"]


@pytest.mark.rule("RP-8.3")
@pytest.mark.parametrize("die", ["red1", "red6", "blue1", "white6"])
def test_any_die_returns_to_the_bag(die):
    t = position(Hero(initiative=1), Hero(initiative=2), step="market", seat=1, pool=f"- - {die}", market=["weak"])
    bag = t.view()["board"]["bag"]
    t.state.rng = Scripted(*[20, 0] * 3)
    events = play(t, "discard weak")
    assert [event.colour for event in happened(events, ev.DieReturned)] == [die[:-1]]
    drawn = [text[:-1] for text in happened(events, ev.PoolRolled)[0].dice]
    now = t.view()["board"]["bag"]
    assert now == {colour: n + (colour == die[:-1]) - drawn.count(colour) for colour, n in bag.items()}


@pytest.mark.rule("RP-8.4")
def test_a_new_market_is_dealt_and_an_empty_deck_is_made_anew_from_both_kinds():
    t = last_deal(Hero(), Hero(), deck=["envious"])
    assert len(t.state.discard) == 50
    events = play(t, "discard weak")
    assert happened(events, ev.DeckReshuffled)
    assert len(t.state.market) == 3 and t.state.market[0] == "envious"
    assert t.state.discard == []
    assert {CARDS[card].dots for card in t.state.deck} == {1, 2}


@pytest.mark.rule("RP-8.4")
def test_the_new_deck_is_shuffled():
    dealt = set()
    for first in range(1, 30, 7):
        t = last_deal(Hero(), Hero(), deck=[])
        next_rolls(t, first)
        play(t, "discard weak")
        dealt.add(tuple(t.view()["board"]["market"]))
    assert len(dealt) > 1


@pytest.mark.rule("RP-8.5", "RP-5.4")
def test_the_gold_of_a_card_is_taken_once_and_comes_back_in_cleanup():
    t = position(
        Hero(gold=0), Hero(klass="thief", gold=0), pool="red1 blue2 green3", market=["weak", "proud", "greedy"]
    )
    play(t, "take 2", "place str", "skip")
    assert [card["gold"] for card in t.view()["board"]["initiative"]] == [0, 0, 0]
    play(t, "take 1", "place str", "skip", "discard weak", "discard proud")
    assert [player["gold"] for player in t.view()["board"]["players"]] == [1 + 2, 2]
    assert [card["gold"] for card in t.view()["board"]["initiative"]] == [0, 1, 0]


@pytest.mark.rule("RP-8.5")
def test_gold_is_added_where_there_is_none_and_never_heaps():
    t = last_deal(Hero(), Hero(), Hero())
    t.state.card_gold = [0, 0, 1, 0]
    play(t, "discard weak")
    assert t.state.card_gold == [0, 1, 1, 0]


@pytest.mark.rule("RP-8.6")
def test_the_bag_passes_to_the_left():
    t = last_deal(Hero(), Hero(), Hero())
    events = play(t, "discard weak")
    assert happened(events, ev.BagPassed)[0].player == 1 == t.state.start
    assert happened(events, ev.PoolRolled)[0].player == 1


@pytest.mark.rule("RP-13.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_sheets_are_full_when_the_game_ends(players):
    t = fresh(players)
    while t.decision:
        t.play(t.actions[-1])
    assert all(die >= 0 for player in t.state.players for die in player.sheet)
    assert t.state.round == t.state.rounds


@pytest.mark.rule("RP-13.2")
def test_the_last_round_has_its_market_but_no_cleanup():
    t = last_deal(Hero(FULL, tired=["climb"]), Hero(FULL.replace("red", "gold"), tokens=1), round=12)
    events = play(t, "discard weak")
    assert happened(events, ev.TokensLost)
    assert not happened(events, ev.SkillRefreshed)
    assert happened(events, ev.GameScored)
    assert pool(t) == ["", "", "gold6"]
    assert t.decision is None


@pytest.mark.rule("RP-13.3")
def test_a_weapon_that_hurts_may_be_discarded_before_scoring():
    # 17 in Strength is the paladin's goal; the longsword counts the white die 1 higher.
    hero = Hero("str white6 red6 red5", klass="paladin", race="human", cards=["longsword", "climb"])
    t = position(hero, Hero(klass="thief"), step="final", round=12)
    assert texts(t) == ["done", "drop longsword"]
    before = t.view()["board"]["players"][0]["stars"]["goals"]
    play(t, "drop longsword")
    assert t.view()["board"]["players"][0]["stars"]["goals"] == before + 3
    assert t.result is not None


@pytest.mark.rule("RP-13.3")
def test_before_scoring_everyone_with_a_card_that_hurts_is_asked_in_player_order():
    # Exactly 18 in Strength for the warrior, exactly 17 for the paladin; each weapon makes one too many.
    warrior = Hero("str gold6 blue6 blue6", klass="warrior", race="human", cards=["jeweled_dagger"])
    paladin = Hero("str white6 red6 red5", klass="paladin", race="elf", cards=["longsword"])
    t = last_deal(warrior, Hero(klass="thief", cards=["quarterstaff"]), paladin, start=2, round=11)
    play(t, "discard weak")
    assert (t.decision.player, texts(t)) == (2, ["done", "drop longsword"])
    assert {action.player for action in t.actions} == {2}
    play(t, "drop longsword")
    assert (t.decision.player, texts(t)) == (0, ["done", "drop jeweled_dagger"])
    play(t, "done")
    assert [parts["goals"] for parts in t.result.breakdown] == [0, 0, 3]


@pytest.mark.rule("RP-13.3")
def test_of_two_weapons_that_hurt_in_different_rows_both_may_go():
    # 18 in Strength and 17 in Dexterity meet two goals, which the dagger and the sword spoil, each its own.
    hero = Hero("str gold6 blue6 blue6, dex red6 red6 blue5", race="human", cards=["longsword", "jeweled_dagger"])
    t = last_deal(hero, Hero(), round=12)
    play(t, "discard weak")
    assert texts(t) == ["done", "drop jeweled_dagger", "drop longsword"]
    play(t, "drop longsword")
    assert texts(t) == ["done", "drop jeweled_dagger"]
    play(t, "drop jeweled_dagger")
    assert t.result.breakdown[0]["goals"] == 4 + 2


@pytest.mark.rule("RP-13.3")
def test_nobody_is_asked_whose_cards_do_not_hurt():
    t = last_deal(Hero(cards=["climb", "longsword"]), Hero(), round=12)
    play(t, "discard weak")
    assert t.result is not None
    # Two weapons that make no difference, neither alone nor together.
    t = last_deal(Hero("str gold1 red1", cards=["jeweled_dagger", "longsword"]), Hero(), round=12)
    play(t, "discard weak")
    assert t.result is not None


@pytest.mark.rule("RP-14.7", "RP-15.1")
@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        (Hero("str red1"), Hero("str red1"), (0,)),
        (Hero("str blue1", gold=6), Hero("str blue1"), (0,)),
        (Hero("str blue1", gold=5), Hero("str blue1", gold=9), (1,)),
        (Hero("str blue1"), Hero("str blue1"), (0, 1)),
    ],
)
def test_most_stars_then_most_gold_win(one, other, winners):
    assert finished(one, other).result.winners == winners


@pytest.mark.rule("RP-15.1")
def test_the_next_tie_is_broken_by_fewer_dice_of_the_own_colour():
    # Two stars each: two red dice of the warrior; one white die of the cleric and 14+ in Charisma.
    t = finished(Hero("str red1 red1"), Hero("cha white6 red6 red2", race="elf"))
    assert t.result.scores == (2, 2)
    assert t.result.winners == (1,)


def finished(*heroes):
    """A game that has just ended, with markers where they cost nothing."""
    for hero, alignment in zip(heroes, ("arbiter", "champion"), strict=True):
        hero.alignment = alignment
    t = position(*heroes, step=KeepingValue(0, 0, 1), round=12)
    last_question(t)
    t.play("keep old")
    return t
