"""Saves of Dice Throne: small, and whatever is forged is refused or is a game that can be played to its end."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygame_rules as pr
from pygame_rules.core.codec import _family
from pygame_rules.core.rng import Rng
from pygame_rules.core.table import Table, codec_of
from pygame_rules.games.dice_throne.effects.texts import Text
from pygame_rules.games.dice_throne.game import GAME
from pygame_rules.games.dice_throne.info import DiceThroneOptions
from pygame_rules.games.dice_throne.state import Step


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


def steps_of_old_saves() -> list[Any]:
    """Every kind of step, as it was under way somewhere: the kept saves were chosen for that."""
    kept = json.loads((SAVES / "dice_throne-0.1.0.json").read_text(encoding="utf-8"))["saves"]
    found: dict[str, Any] = {}
    for entry in kept:
        found |= {step[0]: step for step in CODEC.encode(pr.load(entry["save"]).state)[STACK]}
    return [found[name] for name in sorted(found)]


SAVES = Path(__file__).parents[2] / "saves"
CODEC = codec_of(GAME.state_type)
STACK = [part.name for part in fields(GAME.state_type)].index("stack")
STATES = [CODEC.encode(at(players, actions).state) for players in (2, 3, 4) for actions in (11, 37, 62, 95)]
STATES += [CODEC.encode(at(players, players - 1, choice="draft").state) for players in (2, 3, 4)]
STEPS = steps_of_old_saves()
OTHER = st.one_of(
    st.integers(-2, 45),
    st.sampled_from([10**30, 1.5, None, True, [], "", "smack", "burn", "ninja", "tip_it", ["card", "tip_it"]]),
    st.sampled_from(["card", "token", "ability", "hero", "phase", "turn", "normal", "over", "offense", "inflict"]),
    st.sampled_from(["attack", "then", "last", "full", "interrupt", "settle", "roll", "upkeep", "main2", "extra_roll"]),
    st.sampled_from([step[0] for step in STEPS]),
    st.sampled_from(sorted(Text.known)),
)


def play_on(forged: Any) -> None:
    """Whatever the game takes for a position can be looked at and played to its end."""
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


@settings(max_examples=800)
@given(st.sampled_from(STATES), st.data())
def test_a_forged_position_is_refused_or_plays_to_its_end(saved: Any, data: st.DataObject) -> None:
    forged = json.loads(json.dumps(saved))
    path = data.draw(st.sampled_from(places(forged)))
    holder = forged
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = data.draw(OTHER)
    play_on(forged)


@settings(max_examples=600)
@given(st.sampled_from(STATES), st.sampled_from(STEPS), st.data())
def test_a_forged_step_is_refused_or_plays_to_its_end(saved: Any, step: Any, data: st.DataObject) -> None:
    forged = json.loads(json.dumps(saved))
    stack = forged[STACK]
    stack.insert(data.draw(st.integers(0, len(stack))), step)
    if data.draw(st.booleans()):
        del stack[data.draw(st.integers(0, len(stack) - 1))]
    play_on(forged)


def test_every_kind_of_question_is_among_the_steps_that_are_forged() -> None:
    asking = {kind.__name__ for kind in _family(Step) if kind.actions is not Step.actions}
    assert asking <= {step[0] for step in STEPS}


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
