"""Saves of Dice Throne: small, and whatever is forged is refused or is a game that can be played to its end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygame_rules as pr
from pygame_rules.core.rng import Rng
from pygame_rules.core.table import Table, codec_of
from pygame_rules.games.dice_throne.game import GAME
from pygame_rules.games.dice_throne.info import DiceThroneOptions


def at(players: int, actions: int, seed: int = 1, choice: str = "random") -> Table:
    """A table after so many random actions."""
    table = Table(GAME, players, f"save {seed}", DiceThroneOptions.model_validate({"hero_choice": choice}))
    rng = Rng(seed)
    for _ in range(actions):
        if table.actions:
            table.play(rng.choice(table.actions))
    return table


def places(value: Any, path: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """Every value within a value, by its path."""
    if not isinstance(value, list):
        return [path]
    return [*([path] if path else []), *(p for i, v in enumerate(value) for p in places(v, (*path, i)))]


CODEC = codec_of(GAME.state_type)
STATES = [CODEC.encode(at(players, actions).state) for players in (2, 3, 4) for actions in (11, 37, 62, 95)]
STATES += [CODEC.encode(at(players, players - 1, choice="draft").state) for players in (2, 3, 4)]
OTHER = st.one_of(
    st.integers(-2, 45),
    st.sampled_from([10**30, 1.5, None, True, [], "", "smack", "burn", "ninja", "tip_it", "card:tip_it"]),
    st.sampled_from(["window", "do", "spend", "or", "choose", "remove", "grow", "defense", "settle", "over"]),
    st.sampled_from(["offense", "token:nothing", "card:nothing", "ability:smack", "phase", "turn", "normal"]),
    st.sampled_from(["a:barbarian::smack:0", "t:evasive:0", "upkeep", "attack", "then", "roll", "last", "put_away"]),
)


@settings(max_examples=800)
@given(st.sampled_from(STATES), st.data())
def test_a_forged_position_is_refused_or_plays_to_its_end(saved: Any, data: st.DataObject) -> None:
    forged = json.loads(json.dumps(saved))
    path = data.draw(st.sampled_from(places(forged)))
    holder = forged
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = data.draw(OTHER)
    try:
        state = CODEC.decode(forged)
        GAME.check(state)
    except ValueError:
        return
    rng = Rng(5)
    GAME.view(state, None)
    for _ in range(5000):
        actions = GAME.actions(state)
        if not actions:
            break
        assert GAME.decision(state) is not None
        GAME.play(state, rng.choice(actions))
    assert GAME.result(state) is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_save_fits_into_a_link_in_mid_game(players: int) -> None:
    table = at(players, 40 * players, seed=4)
    assert table.decision is not None
    assert len(table.save()) <= 3_000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_of_a_game_saves_and_loads(players: int) -> None:
    table, rng = at(players, 0, seed=11), Rng(players)
    while table.decision:
        loaded = pr.load(table.save())
        assert loaded.digest == table.digest and loaded.actions == table.actions
        table.play(rng.choice(table.actions))
    assert pr.load(table.save()).result == table.result


@pytest.mark.parametrize("change", ["players", "options"])
def test_a_position_of_another_table_is_refused(change: str) -> None:
    state = at(3, 30).state
    assert GAME.fits(state, 3, DiceThroneOptions(hero_choice="random"))
    if change == "players":
        assert not GAME.fits(state, 2, DiceThroneOptions(hero_choice="random"))
    else:
        assert not GAME.fits(state, 3, DiceThroneOptions(hero_choice="draft"))
        assert not GAME.fits(state, 3, DiceThroneOptions(hero_choice="random", heroes="ninja"))
