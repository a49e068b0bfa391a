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
from pygame_rules.games.dice_throne.effects.doing import InText
from pygame_rules.games.dice_throne.effects.texts import Text
from pygame_rules.games.dice_throne.game import GAME
from pygame_rules.games.dice_throne.info import DiceThroneOptions
from pygame_rules.games.dice_throne.state import Phase, Step


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


def steps_of_old_saves() -> dict[str, tuple[Any, int]]:
    """For every kind of step a position in which it is under way, and where; the kept saves were chosen for that."""
    kept = json.loads((SAVES / "dice_throne-0.1.0.json").read_text(encoding="utf-8"))["saves"]
    found: dict[str, tuple[Any, int]] = {}
    for entry in kept:
        position = CODEC.encode(pr.load(entry["save"]).state)
        found |= {step[0]: (position, place) for place, step in enumerate(position[STACK])}
    return dict(sorted(found.items()))


SAVES = Path(__file__).parents[2] / "saves"
CODEC = codec_of(GAME.state_type)
KINDS = {kind.__name__: kind for kind in _family(Step)}
STACK = [part.name for part in fields(GAME.state_type)].index("stack")
STATES = [CODEC.encode(at(players, actions).state) for players in (2, 3, 4) for actions in (11, 37, 62, 95)]
STATES += [CODEC.encode(at(players, players - 1, choice="draft").state) for players in (2, 3, 4)]
UNDER_WAY = steps_of_old_saves()
STEPS = [position[STACK][place] for position, place in UNDER_WAY.values()]
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


# Steps that stand in a text: its name, the place in it, and what it knows (owner, chosen, spent, whole text).
IN_TEXT = [name for name, (position, place) in UNDER_WAY.items() if issubclass(KINDS[name], InText)]


@pytest.mark.parametrize("name", IN_TEXT)
@pytest.mark.parametrize(
    ("part", "value"),
    [((2,), 50), ((2,), -1), ((3, 0), 9), ((3, 1), 9), ((3, 2), -1), ((3, 3), "t:evasive:0"), ((1,), "t:evasive:0")],
)
def test_a_step_that_stands_nowhere_in_a_text_is_refused(name: str, part: tuple[int, ...], value: Any) -> None:
    position, place = UNDER_WAY[name]
    forged = json.loads(json.dumps(position))
    GAME.check(CODEC.decode(forged))
    *holders, last = part
    step = forged[STACK][place]
    for holder in holders:
        step = step[holder]
    step[last] = value
    with pytest.raises(ValueError):
        GAME.check(CODEC.decode(forged))


@pytest.mark.parametrize("name", sorted({step[0] for step in STEPS if issubclass(KINDS[step[0]], Phase)}))
def test_there_is_one_phase_at_a_time(name: str) -> None:
    position, place = UNDER_WAY[name]
    forged = json.loads(json.dumps(position))
    forged[STACK].insert(1, forged[STACK][place])
    with pytest.raises(ValueError):
        GAME.check(CODEC.decode(forged))


def test_every_kind_of_question_is_among_the_steps_that_are_forged() -> None:
    asking = {name for name, kind in KINDS.items() if kind.actions is not Step.actions}
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
