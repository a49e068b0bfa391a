"""A replay is a readable text that plays to the very same position."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_rules.core import replay
from pygame_rules.core.conformance import finish, lay
from pygame_rules.core.errors import BadSave
from pygame_rules.core.play import Action, Event
from pygame_rules.core.rng import Rng
from tests.core.toy import TOY, Race, Toy, ToyOptions, find

pytestmark = pytest.mark.pyodide

GOLDEN = """\
# Rulebound replay 1
game: toy
players: 2
seed: 7
options: {"goal": 9}

0 walk 2
1 play
0 roll
0 keep
1 walk 1
"""


def played() -> replay.Table:
    table = lay(TOY, 2, "7", ToyOptions(goal=9))
    for text in ("walk 2", "play", "roll", "keep", "walk 1"):
        table.play(text)
    return table


def test_a_replay_reads_like_a_transcript() -> None:
    table = played()
    assert table.replay == f"{GOLDEN}= {table.digest}\n"


def test_it_leads_to_the_same_position() -> None:
    table = played()
    again = replay.read(table.replay, find)
    assert again.digest == table.digest
    assert again.history == table.history
    assert again.options == table.options
    assert again.log() == table.log()


def test_a_transcript_tells_what_came_of_each_action_and_plays_as_well() -> None:
    table = lay(TOY, 2, "told")
    finish(table, "told")
    told = table.transcript
    assert [line for line in told.split("\n") if not line.startswith("#")] == table.replay.split("\n")[1:]
    assert told.count("\n#   ") >= len(table.history) // 2
    assert table.result is not None and f"# {table.result.sentence(['Player 1', 'Player 2'])}\n" in told
    again = replay.read(told, find)
    assert again.digest == table.digest and again.transcript == told


def test_a_whole_game_replays() -> None:
    table = lay(TOY, 3, "whole")
    digest = finish(table, "whole")
    again = replay.read(table.replay, find)
    assert again.digest == digest and again.result == table.result


def test_the_hash_may_be_left_out_and_remarks_and_foreign_line_ends_are_fine() -> None:
    assert replay.read(GOLDEN, find).digest == played().digest
    assert replay.read(GOLDEN.replace("0 roll", "# a brave one\n0 roll"), find).digest == played().digest
    assert replay.read(played().replay.replace("\n", "\r\n"), find).digest == played().digest


def test_an_empty_seed_survives_editors_that_trim_lines() -> None:
    table = lay(TOY, 1, "")
    assert replay.read("\n".join(line.rstrip() for line in table.replay.split("\n")), find).digest == table.digest


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (None, "not a Rulebound replay"),
        (b"", "not a Rulebound replay"),
        ("", "not a Rulebound replay"),
        ("# Rulebound replay 1" + "x" * 3_000_000, "not a Rulebound replay"),
        ("# Rulebound replay 1", "head"),
        (GOLDEN.replace("game: toy", "game: chess"), "head"),
        (GOLDEN.replace("players: 2", "players: two"), "head"),
        (GOLDEN.replace("players: 2", "players: 9"), "head"),
        (GOLDEN.replace("players: 2", "players: " + "9" * 5000), "head"),
        (GOLDEN.replace("seed: 7", "seed: " + "7" * 500), "head"),
        (GOLDEN.replace("seed: 7\n", ""), "head"),
        (GOLDEN.replace('{"goal": 9}', "{"), "head"),
        (GOLDEN.replace('{"goal": 9}', "[" * 100_000), "head"),
        (GOLDEN.replace('{"goal": 9}', '{"goal": 999}'), "head"),
        (GOLDEN.replace("0 walk 2", "0 walk 9"), "Line 7 of this replay, “walk 9”, is not legal"),
        (GOLDEN.replace("0 walk 2", "1 walk 2"), "Line 7"),
        (GOLDEN.replace("0 walk 2", "walk 2"), "Line 7 of this replay is no action"),
        (GOLDEN + "= 0000000000000000\n", "another position"),
        (GOLDEN + "0 walk 2\n" * 200, "not legal"),
    ],
)
def test_what_is_wrong_is_said(text: Any, says: str) -> None:
    with pytest.raises(BadSave, match=says):
        replay.read(text, find)


# The shape of what is under way


class Reshaped(Toy):
    """The toy in a later version, in which a position has another shape as long as the race runs."""

    state_version = 2

    def new(self, players: int, options: ToyOptions, rng: Rng) -> tuple[Race, list[Event]]:
        state, events = super().new(players, options, rng)
        state.mood = "wild"
        return state, events

    def play(self, state: Race, action: Action) -> list[Event]:
        events = super().play(state, action)
        if not state.stack:
            state.mood = "calm"
        return events


RESHAPED = Reshaped()


def find_reshaped(_game: str) -> Reshaped:
    return RESHAPED


def walked(game: Toy, steps: int) -> replay.Table:
    table = lay(game, 2, "7", ToyOptions(goal=9))
    for _ in range(steps):
        table.play("walk 2")
    return table


def test_a_running_game_says_from_the_second_version_on_which_one_it_is_of() -> None:
    table = walked(RESHAPED, 3)
    assert table.replay.endswith(f"\n= {table.digest} 2\n") and table.transcript.endswith(f"\n= {table.digest} 2\n")
    assert replay.read(table.replay, find_reshaped).digest == table.digest
    assert replay.read(table.transcript, find_reshaped).digest == table.digest
    with pytest.raises(BadSave, match="another position"):
        replay.read(table.replay.replace(table.digest, "0" * 16), find_reshaped)


def test_a_running_game_of_another_version_is_played_and_not_compared() -> None:
    old, new = walked(TOY, 3), walked(RESHAPED, 3)
    assert old.digest != new.digest and old.replay.endswith(f"\n= {old.digest}\n")
    assert replay.read(old.replay, find_reshaped).digest == new.digest
    assert replay.read(new.replay, find).digest == old.digest
    with pytest.raises(BadSave, match="not legal"):
        replay.read(old.replay.replace("1 walk 2", "1 walk 3"), find_reshaped)


def test_a_finished_game_is_written_as_ever_and_always_compared() -> None:
    old, new = walked(TOY, 9), walked(RESHAPED, 9)
    assert old.decision is None and old.replay == new.replay and old.replay.endswith(f"\n= {old.digest}\n")
    for changed in (f"= {'0' * 16}", f"= {'0' * 16} 1", f"= {'0' * 16} 3"):
        for finder in (find, find_reshaped):
            with pytest.raises(BadSave, match="another position"):
                replay.read(old.replay.replace(f"= {old.digest}", changed), finder)


@pytest.mark.parametrize("end", ["=", "= x", "= {digest} 2x", "= {digest} 2 2", "= {digest} -1", "= {digest} {digest}"])
def test_a_last_line_that_is_none_is_refused(end: str) -> None:
    table = walked(TOY, 3)
    text = table.replay.replace(f"= {table.digest}", end.format(digest=table.digest))
    with pytest.raises(BadSave, match="another position"):
        replay.read(text, find)


@given(st.text(max_size=300))
def test_noise_after_the_title_is_refused(noise: str) -> None:
    with pytest.raises(BadSave):
        replay.read(f"# Rulebound replay 1\n{noise}", find)
