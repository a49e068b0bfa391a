"""Saves of Roll Player: small, and whatever is forged is refused or is a game that can be played to its end."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygame_rules as pr
from pygame_rules.core.rng import Rng
from pygame_rules.core.save import checksum

from .positions import fresh

pytestmark = pytest.mark.pyodide


def at(players: int, actions: int, seed: int = 1) -> pr.Table:
    """A table after so many random actions."""
    table, rng = fresh(players, seed), Rng(seed)
    for _ in range(actions):
        if table.decision:
            table.play(rng.choice(table.actions))
    return table


def opened(text: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The envelope of a save and its body."""
    envelope = json.loads(text)
    packed = envelope["body"] + "=" * (-len(envelope["body"]) % 4)
    return envelope, json.loads(zlib.decompress(base64.urlsafe_b64decode(packed)))


def sealed(envelope: dict[str, Any], body: dict[str, Any]) -> str:
    """A save with another body and a checksum that fits."""
    text = base64.urlsafe_b64encode(zlib.compress(json.dumps(body).encode())).decode().rstrip("=")
    check = checksum(envelope["schema"], envelope["game"], envelope["content"], text, envelope.get("past", ""))
    return json.dumps(envelope | {"body": text, "check": check})


def places(value: Any, path: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """Every value within a value, by its path."""
    if not isinstance(value, list):
        return [path]
    return [*([path] if path else []), *(p for i, v in enumerate(value) for p in places(v, (*path, i)))]


SAVES = [opened(at(players, actions).save()) for players in (1, 2, 3, 4) for actions in (0, 9, 45, 70)]
OTHER = st.one_of(
    st.integers(-2, 45),
    st.sampled_from([10**30, 1.5, None, True, [], "", "climb", "longbow", "elf", "bard", "hermit", "setup", "market"]),
    st.sampled_from(["dice", "cleanup", "roll", "over", "Acting", "ActingAgain", "Shopping", "Window", "KeepingValue"]),
    st.sampled_from(["TakingCard", "Placing", "Exchanging", "Layout", "MovingMarker", "FittingHands", "FinalDiscard"]),
    st.sampled_from(
        ["Rounds", "UsingSkill", "StartingDice", "Renewal", "FinalScoring", "Refreshing", "Restoring", "RaceChoice"]
    ),
)


@settings(max_examples=1500)
@given(st.sampled_from(SAVES), st.data())
def test_a_forged_position_is_refused_or_plays_to_its_end(save: Any, data: st.DataObject) -> None:
    envelope, body = save
    forged = json.loads(json.dumps(body))
    path = data.draw(st.sampled_from(places(forged["state"])))
    holder = forged["state"]
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = data.draw(OTHER)
    try:
        table = pr.load(sealed(envelope, forged))
    except pr.BadSave as error:
        assert str(error).endswith(".")
        return
    rng = Rng(5)
    for _ in range(900):
        if not table.actions:
            break
        table.play(rng.choice(table.actions))
    assert table.decision is None and table.result is not None


def test_a_question_with_nothing_below_it_is_refused() -> None:
    """Such a game would stop without a result once the question is answered."""
    envelope, body = next(save for save in SAVES if save[1]["players"] == 2 and len(save[1]["state"][18]) == 2)
    assert body["state"][18][0][0] == "Rounds"
    for below in ([], [["Dealing"]], [["FinalDiscard", 0]], [["Placing", 1]], [["Rounds", None]] * 2):
        forged = json.loads(json.dumps(body))
        forged["state"][18][:1] = below
        with pytest.raises(pr.BadSave):
            pr.load(sealed(envelope, forged))


CLAIMS = [{"players": 2}, {"players": 9}, {"options": {"shorter_game": True}}, {"options": 5}, {"seed": 5}]


@pytest.mark.parametrize("change", CLAIMS)
def test_a_position_of_another_table_is_refused(change: dict[str, Any]) -> None:
    envelope, body = opened(at(3, 30).save())
    with pytest.raises(pr.BadSave):
        pr.load(sealed(envelope, body | change))


def test_a_save_of_another_game_is_refused() -> None:
    envelope, body = opened(at(2, 30).save())
    for other in ("dice_chess", "", "x" * 41):
        with pytest.raises(pr.BadSave):
            pr.load(sealed(envelope | {"game": other}, body))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_save_fits_into_a_link_in_mid_game(players: int) -> None:
    table = at(players, 35 * players)
    assert table.decision is not None
    assert len(table.save()) <= 2_000


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_decision_of_a_game_saves_and_loads(players: int) -> None:
    table, rng = fresh(players, 11), Rng(players)
    while table.decision:
        loaded = pr.load(table.save())
        assert loaded.digest == table.digest and loaded.actions == table.actions
        table.play(rng.choice(table.actions))
    assert pr.load(table.save()).result == table.result
