"""Laying the table: constants, heroes, start player, decks (DT-1, DT-2, DT-14)."""

from __future__ import annotations

import pytest

from pygame_rules.core.errors import BadSetup
from pygame_rules.core.table import Table
from pygame_rules.games.dice_throne import events as ev
from pygame_rules.games.dice_throne.content import CARDS, COMMON, HEROES
from pygame_rules.games.dice_throne.game import GAME
from pygame_rules.games.dice_throne.info import DiceThroneOptions
from pygame_rules.games.dice_throne.state import health_cap

from .positions import duel, king_of_the_hill, teams


def table(players: int, seed: str = "setup", **options: str) -> Table:
    return Table(GAME, players, seed, DiceThroneOptions.model_validate(options))


def first_events(laid: Table, kind: type) -> list[ev.Event]:
    return [event for event in laid.log()[0].events if isinstance(event, kind)]


@pytest.mark.rule("DT-1.1")
def test_start_health_depends_on_the_mode():
    assert table(2).state.health == [50, 50]
    assert table(3).state.health == [35, 35, 35]
    assert table(4).state.health == [50, 50]


@pytest.mark.rule("DT-1.2")
@pytest.mark.parametrize(("heroes", "cap"), [(2, 60), (3, 45), (4, 60)])
def test_healing_stops_ten_above_the_start(heroes, cap):
    assert health_cap(table(heroes).state) == cap
    t = duel("barbarian", "paladin").set_health(0, 58).roll(4, 4, 4, 4, 4).play("declare fortitude")
    assert t.health(0) == 60


@pytest.mark.rule("DT-1.3", "DT-1.4", "DT-2.1")
def test_everyone_starts_with_two_points_four_cards_and_a_shuffled_deck():
    state = table(2, heroes="barbarian, paladin").state
    for player in state.players:
        # The start player stands in the first Main Phase; the other one has not moved yet.
        assert player.cp == 2
        assert len(player.hand) == 4
        assert len(player.deck) == 28
    assert sorted(state.players[0].hand + state.players[0].deck) == sorted(CARDS["barbarian"])
    assert state.players[0].deck != sorted(state.players[0].deck)


@pytest.mark.rule("DT-1.3")
def test_combat_points_above_fifteen_are_lost():
    t = duel("barbarian", "paladin").set_cp(0, 14).hand(0, "getting_paid").play("play getting_paid")
    assert t.cp(0) == 15
    assert t.happened(ev.CpGained)[-1].amount == 1


@pytest.mark.rule("DT-1.4")
@pytest.mark.parametrize("hero", HEROES)
def test_a_deck_is_eighteen_common_and_fourteen_hero_cards(hero):
    assert len(COMMON) == 18
    assert len(HEROES[hero].upgrades) + len(HEROES[hero].cards) == 14
    assert len(CARDS[hero]) == 32


@pytest.mark.rule("DT-1.6")
@pytest.mark.parametrize("hero", HEROES)
def test_every_face_of_the_dice_carries_a_symbol(hero):
    assert len(HEROES[hero].dice) == 6
    assert set(HEROES[hero].dice) == set(HEROES[hero].symbols)


@pytest.mark.rule("DT-2.2")
def test_the_highest_roll_starts_and_ties_roll_again():
    for seed in range(40):
        laid = table(3, f"start {seed}")
        (chosen,) = first_events(laid, ev.StartPlayerChosen)
        last = chosen.rolls[-1]
        assert last[chosen.player] == max(last)
        assert list(last).count(max(last)) == 1
        for roll in chosen.rolls[:-1]:
            assert list(roll).count(max(roll)) > 1
        assert laid.state.start == laid.state.active == chosen.player


@pytest.mark.rule("DT-2.2")
def test_only_the_start_player_skips_income_and_only_once():
    laid = table(2, heroes="barbarian, paladin")
    skipped = first_events(laid, ev.PhaseSkipped)
    assert [event.phase for event in skipped] == ["income"]
    start = laid.state.start
    assert laid.state.players[start].cp == 2
    laid.play("done")
    while laid.state.active == start:
        laid.play(next(a for a in laid.actions if a.text in ("stop", "done", "pass", "waive", "keep")))
    assert laid.state.players[1 - start].cp == 3
    assert len(laid.state.players[1 - start].hand) == 5


@pytest.mark.rule("DT-14.1")
def test_free_choice_goes_in_turn_order_and_takes_each_hero_once():
    laid = table(3)
    order = []
    while laid.decision and laid.state.phase == "setup":
        order.append(laid.decision.player)
        assert len(laid.actions) == 8 - len(order) + 1
        laid.play(laid.actions[0])
    start = laid.state.start
    assert order == [start, (start + 1) % 3, (start + 2) % 3]
    assert len({player.hero for player in laid.state.players}) == 3


@pytest.mark.rule("DT-14.2")
def test_heroes_can_be_drawn_at_random():
    tables = [table(4, str(seed), hero_choice="random") for seed in range(9)]
    drawn = {tuple(player.hero for player in laid.state.players) for laid in tables}
    assert len(drawn) > 5
    assert all(len(set(heroes)) == 4 for heroes in drawn)


@pytest.mark.rule("DT-14.3")
def test_a_draft_lays_out_two_more_heroes_and_the_last_in_order_picks_first():
    laid = table(2, hero_choice="draft")
    assert len(laid.state.pool) == 4
    assert laid.decision.player == 1 - laid.state.start
    picked = laid.actions[0].hero
    laid.play(laid.actions[0])
    assert laid.decision.player == laid.state.start
    assert f"hero {picked}" not in [action.text for action in laid.actions]


@pytest.mark.rule("DT-14.4")
def test_heroes_can_be_named_for_seats():
    laid = table(3, heroes="ninja, -, monk")
    assert [player.hero for player in laid.state.players] == ["ninja", "", "monk"]
    assert laid.decision.player == 1
    assert "hero ninja" not in [action.text for action in laid.actions]
    laid.play("hero treant")
    assert laid.state.phase == "main1"


def test_unknown_heroes_and_too_many_are_refused():
    with pytest.raises(ValueError):
        DiceThroneOptions(heroes="wizard")
    with pytest.raises(BadSetup):
        table(2, heroes="ninja, monk, treant")


@pytest.mark.rule("DT-12.11")
def test_five_players_find_no_table():
    with pytest.raises(BadSetup):
        table(5)


@pytest.mark.rule("DT-12.2", "DT-12.7")
def test_the_kits_lay_what_the_modes_need():
    assert king_of_the_hill("monk", "ninja", "treant").state.health == [35, 35, 35]
    assert teams("monk", "ninja", "treant", "paladin").state.health == [50, 50]
