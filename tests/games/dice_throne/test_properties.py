"""Whole games at random, every pairing and mode: what must be true always is true."""

from __future__ import annotations

from itertools import combinations

import pytest

from pygame_rules.core.rng import Rng, seed_number
from pygame_rules.core.table import Table
from pygame_rules.games.dice_throne.checks import check
from pygame_rules.games.dice_throne.content import CARDS, HEROES
from pygame_rules.games.dice_throne.game import GAME
from pygame_rules.games.dice_throne.info import DiceThroneOptions
from pygame_rules.games.dice_throne.state import MAX_CP, health_cap

PAIRS = list(combinations(HEROES, 2))
LONGEST = 6000


def battle(heroes: tuple[str, ...], seed: str) -> Table:
    """A whole game at random, with the invariants looked at after every action."""
    table = Table(GAME, len(heroes), seed, DiceThroneOptions(heroes=", ".join(heroes)))
    rng = Rng(seed_number(f"moves {seed}"))
    cap = health_cap(table.state)
    for number in range(LONGEST):
        if not table.actions:
            break
        table.play(rng.choice(table.actions))
        state = table.state
        assert all(0 <= health <= cap for health in state.health)
        for player in state.players:
            assert 0 <= player.cp <= MAX_CP
            assert all(count > 0 for count in player.tokens.values())
        assert all(1 <= value <= 6 for tray in state.trays for value in tray.values)
        if number % 5 == 0:
            check(state)
    assert table.result is not None, "every game ends"
    check(table.state)
    return table


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_duels_of_every_pairing_end_and_keep_the_invariants(pair):
    for number in range(3):
        table = battle(pair if number % 2 else pair[::-1], f"{pair} {number}")
        assert len(table.result.winners) <= 1


@pytest.mark.parametrize("number", range(12))
def test_kings_of_the_hill_end_and_keep_the_invariants(number):
    rng = Rng(number)
    heroes = list(HEROES)
    rng.shuffle(heroes)
    table = battle(tuple(heroes[:3]), f"king {number}")
    assert len(table.result.winners) <= 1


@pytest.mark.parametrize("number", range(12))
def test_teams_end_and_keep_the_invariants(number):
    rng = Rng(100 + number)
    heroes = list(HEROES)
    rng.shuffle(heroes)
    table = battle(tuple(heroes[:4]), f"teams {number}")
    assert table.result.winners in ((), (0, 2), (1, 3))


@pytest.mark.parametrize("hero", HEROES)
def test_every_card_of_a_deck_is_played_by_someone_at_some_time(hero):
    """Cards that no random game ever plays would be cards that nobody can play."""
    played: set[str] = set()
    others = [other for other in HEROES if other != hero]
    for number in range(60):
        table = Table(GAME, 2, f"cards {number}", DiceThroneOptions(heroes=f"{hero}, {others[number % len(others)]}"))
        rng = Rng(number)
        for _ in range(LONGEST):
            if not table.actions:
                break
            # Cards before everything else, so that they turn up soon.
            cards = [action for action in table.actions if action.player == 0 and action.text.startswith("play ")]
            new = [action for action in cards if action.text[5:] not in played]
            action = rng.choice(new or [a for a in table.actions if not a.text.startswith("sell")] or table.actions)
            if action.player == 0 and action.text.startswith("play "):
                played.add(action.text[5:])
            table.play(action)
        if played == set(CARDS[hero]):
            break
    assert played == set(CARDS[hero])


@pytest.mark.parametrize("heroes", [("ninja", "treant"), ("monk", "pyromancer", "paladin"), tuple(HEROES)[:4]])
def test_steps_dice_and_contributions_are_replaced_and_never_changed(heroes):
    """Copies of a position share them, so whatever lay there before an action is afterwards what it was."""
    table = Table(GAME, len(heroes), "shared", DiceThroneOptions(heroes=", ".join(heroes)))
    rng = Rng(3)
    while table.actions:
        state = table.state
        queue = state.attack.queue + state.attack.later if state.attack else []
        lying = [*state.stack, *state.trays, *state.hits, *queue]
        before = repr(lying)
        table.play(rng.choice(table.actions))
        assert repr(lying) == before
