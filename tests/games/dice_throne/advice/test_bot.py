"""What the greedy bot does: in single positions, and over whole games against chance."""

from __future__ import annotations

import pytest

import pygame_rules as pr
from pygame_rules.core.rng import Rng
from pygame_rules.games.dice_throne.advice.bot import suggest
from pygame_rules.games.dice_throne.advice.estimate import at_least, board_worth, sum_at_least, token_worth
from pygame_rules.games.dice_throne.content import HEROES, TOKENS
from pygame_rules.games.dice_throne.content.kinds import NEGATIVE

from ..positions import Battle, duel

OTHERS = tuple(HEROES)


def thinks(t: Battle) -> str:
    """What the bot would do now."""
    decision = t.table.decision
    assert decision is not None
    return suggest(t.state, decision.player, Rng(3)).text


def test_dice_are_kept_for_the_best_line():
    t = duel("barbarian", "paladin").roll(1, 1, 1, 4, 6)
    # Three swords and a pow: one more pow makes Overpower, one more sword a better Smack.
    assert thinks(t) == "reroll 4"
    t = duel("barbarian", "paladin").roll(1, 1, 1, 4, 4)
    assert thinks(t) == "reroll 4 5"


def test_five_of_the_best_symbol_are_not_rolled_again():
    t = duel("barbarian", "paladin").roll(6, 6, 6, 6, 6)
    assert thinks(t) == "declare rage"


def test_an_upgrade_that_pays_off_is_bought():
    t = duel("pyromancer", "paladin").hand(0, "pyroblast_iii").set_cp(0, 8)
    assert thinks(t) == "play pyroblast_iii"


def test_nothing_is_sold_for_nothing():
    assert thinks(duel("barbarian", "paladin").hand(0, "smack_ii").set_cp(0, 0)) == "done"


def test_a_protection_is_spent_on_a_heavy_blow_only():
    t = duel("barbarian", "paladin").tokens(1, protect=1).roll(1, 2, 3, 4, 5)
    t.play("declare reckless")
    while t.asked[1] != "defend divine_defense" and "spend protect" not in [a.text for a in t.table.actions]:
        t.play("pass")
    assert thinks(t) in ("spend protect", "defend divine_defense", "pass")
    t.dice(6, 6, 6)
    spent = []
    while t.state.phase in ("targeting", "defense", "offense"):
        choice = thinks(t)
        spent.append(choice)
        t.play(choice)
    assert "spend protect" in spent


def test_the_chances_of_the_estimate_are_exact():
    assert at_least(1, 1, 3) == pytest.approx(0.5)
    assert at_least(2, 2, 1) == pytest.approx(1 / 36)
    assert at_least(3, 2, 6) == 0
    assert sum_at_least(14, 3) == pytest.approx(35 / 216)


def test_upgrades_make_a_board_worth_more_and_hurtful_tokens_cost():
    for hero in HEROES.values():
        for upgrade in hero.upgrades:
            assert board_worth(hero.id, (upgrade.id,)) >= board_worth(hero.id, ()) - 0.01, upgrade.id
    for token in TOKENS.values():
        assert (token_worth(token.id) < 0) == (token.polarity == NEGATIVE), token.id


@pytest.mark.parametrize("hero", OTHERS)
def test_greedy_beats_random_with_every_hero(hero: str):
    """With every hero greedy won 40 games of 40; a few of them are enough to see a change."""
    won = 0
    for number in range(6):
        seat = number % 2
        heroes = [OTHERS[number + 1], OTHERS[number + 1]]
        heroes[seat] = hero
        table = pr.new_game("dice_throne", 2, f"{hero} {number}", {"heroes": ", ".join(heroes)})
        bots = [pr.bot("greedy", number), pr.bot("random", number)]
        while (decision := table.decision) is not None:
            table.play(bots[decision.player != seat](table))
        assert table.result is not None
        won += table.result.winners == (seat,)
    assert won == 6


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_wins_most_games_of_more_players(players: int):
    won = 0
    for number in range(6):
        table = pr.new_game("dice_throne", players, f"more {number}", {"hero_choice": "random"})
        seat = number % players
        side = {seat, (seat + 2) % 4} if players == 4 else {seat}
        greedy, random = pr.bot("greedy", number), pr.bot("random", number)
        while (decision := table.decision) is not None:
            table.play((greedy if decision.player in side else random)(table))
        assert table.result is not None
        won += seat in table.result.winners
    assert won >= 5
