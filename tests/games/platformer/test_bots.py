"""The greedy player: climbs, collects, shops, and goes for the boss when it can win."""

from __future__ import annotations

import pytest

import pygame_rules as pr
from pygame_rules.core.rng import Rng
from pygame_rules.core.table import Table
from pygame_rules.games.platformer.advice import bot
from pygame_rules.games.platformer.advice.odds import chance, outcomes, strongest, swords_after_moves
from pygame_rules.games.platformer.content.dice import COIN, FORCE, MOVE, STAR, SWORD
from pygame_rules.games.platformer.game import GAME

from .positions import Hero, fresh, tower


def suggested(t):
    """The text of what the bot would do."""
    return bot.suggest(t.state, t.asked[0], Rng(1)).text


def greedy_turn(t):
    """What the bot does until its turn is over."""
    seat, done = t.asked[0], []
    while t.table.decision and t.asked[0] == seat and (not done or done[-1] != "end"):
        done.append(suggested(t))
        t.play(done[-1])
    return done


def test_it_takes_the_winning_blow():
    t = tower("""
          M
        +   +---+
              @
        +---+---+

        +^^^+^^^+
    """, Hero(gems=1, special="sword", items=("greed_hammer",)), Hero(arrived=True), boss="medusa",
        dice="move coin coin sword sword")  # fmt: skip
    t.hero().gems, t.state.gem_supply = 9, t.state.gem_supply - 8
    done = greedy_turn(t)
    assert done[-1].startswith("attack medusa")
    assert t.state.winner == 0


def test_it_climbs_where_it_can_stay():
    t = tower("""

        +---+---+---+

        +   +---+---+
          @
        +---+---+---+
    """, dice="move move")  # fmt: skip
    greedy_turn(t)
    assert t.at("@") == (1, 1)


def test_it_picks_up_gems_and_coins():
    t = tower("""
          @   g   c
        +---+---+---+
    """, dice="move move coin sword")  # fmt: skip
    greedy_turn(t)
    assert (t.hero().gems, t.hero().coins) == (1, 2)


def test_it_shops():
    t = tower("""
         @S
        +---+---+
    """, Hero(coins=5), shop=("greed_hammer",))  # fmt: skip
    assert suggested(t) == "buy greed_hammer"


def test_it_defeats_what_pays():
    t = tower("""
          @   W
        +---+---+
    """, dice="sword sword coin coin force")  # fmt: skip
    done = greedy_turn(t)
    assert "fuse coin sword" in done and "attack werewolf1" in done


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_finishes_its_games(players):
    table, one = fresh(players, f"bots {players}", artifacts=True, labyrinth="mixed"), Rng(1)
    while table.decision:
        state = GAME.copy(table.state)
        table.play(bot.suggest(state, table.decision.player, one))
    assert table.result is not None


def test_it_beats_a_random_player():
    won = 0
    for seed in range(6):
        table, rng, greedy = fresh(2, f"match {seed}"), Rng(seed), seed % 2
        while table.decision:
            seat = table.decision.player
            if seat == greedy:
                table.play(bot.suggest(GAME.copy(table.state), seat, rng))
            else:
                table.play(rng.choice(table.actions))
        result = table.result
        won += result is not None and result.winners == (greedy,)
    assert won >= 5


# Odds


def test_the_chances_of_all_rolls_add_up_to_one():
    for dice in (4, 5):
        assert sum(chance for _, chance in outcomes(dice)) == pytest.approx(1)


@pytest.mark.rule("PF-5.8", "PF-5.11")
def test_swords_of_a_roll_with_fusions():
    roll = {COIN: 2, FORCE: 0, MOVE: 1, STAR: 1, SWORD: 1}
    counts = tuple(roll[symbol] for symbol in range(5))
    assert swords_after_moves(counts, 0, True, False) == 3  # Sword, Star, two Coins fused
    assert swords_after_moves(counts, 1, False, False) == 2
    assert swords_after_moves(counts, 3, False, True) == 1  # Move, Star and the Coins are spent
    assert swords_after_moves(counts, 4, False, False) == -1
    assert (strongest(2, 9), strongest(4, 9), strongest(0, 9)) == (7, 10, 0)


def test_more_gems_and_a_banked_sword_help():
    poor = chance(5, 8, 4, 0, 0, True, False)
    rich = chance(5, 8, 8, 0, 0, True, False)
    assert poor < rich < chance(5, 8, 8, 1, 0, True, False) <= 1
    assert chance(5, 8, 8, 0, 2, True, False) < rich


def test_the_bot_of_the_package_plays_from_the_view_alone():
    table = Table(GAME, 2, "view", GAME.info.options())
    view = table.view(table.decision.player)  # type: ignore[union-attr]
    text = bot.suggest(GAME.imagine(view, Rng(3)), view["seat"], Rng(3)).text
    assert text in [offer["text"] for offer in view["actions"]]
    assert pr.bots() == ("random", "greedy")
