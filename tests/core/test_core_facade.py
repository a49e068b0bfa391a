"""The façade, line by line as the design has it."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pygame_rules as pr
from pygame_rules.core.rng import Rng


def table(**more: object) -> pr.Table:
    return pr.new_game("roll_player", **{"players": 3, "seed": 7, **more})


def test_games_tell_what_the_lobby_needs() -> None:
    for info in pr.games():
        assert info.id and info.title and info.summary and info.rule_prefixes
        assert info.players == tuple(sorted(set(info.players))) and min(info.players) >= 1
        assert set(info.players) == {count for mode in info.modes for count in mode.players}
        schema = info.options.model_json_schema()
        assert schema["additionalProperties"] is False
        assert pr.game(info.id) == info
    assert "roll_player" in [info.id for info in pr.games()]


def test_a_decision_has_a_seat_a_prompt_and_a_rule() -> None:
    t = table()
    assert t.decision is not None
    assert t.decision.player in t.decision.players == (t.decision.player,)
    assert t.decision.prompt == "Choose your race."
    assert t.decision.rule == "RP-2.2" and t.decision.rule in {rule.id for rule in pr.rules("roll_player")}


def test_actions_are_listed_and_played_as_values_or_as_texts() -> None:
    t, other = table(), table()
    assert [str(a) for a in t.actions] == sorted(str(a) for a in t.actions)
    assert all(a.player == t.decision.player for a in t.actions if t.decision)
    events = t.play(t.actions[1])
    assert events and all(isinstance(event, pr.Event) for event in events)
    other.play("race dwarf")
    assert other.digest == t.digest


def test_an_illegal_action_says_why_and_cites_a_rule() -> None:
    t = table()
    t.play("race dwarf")
    assert t.explain("race elf") is None
    with pytest.raises(pr.IllegalAction, match="That race is taken") as caught:
        t.play("race dwarf")
    assert caught.value.rule == "RP-2.2"
    assert t.explain("race dwarf") == str(caught.value)


def test_undo_goes_back_as_far_as_nothing_was_revealed() -> None:
    t = table()
    assert not t.can_undo
    before = t.digest
    t.play("race dwarf")
    assert t.can_undo
    t.undo()
    assert t.digest == before and not t.can_undo
    while t.state.phase == "setup" and t.decision and t.decision.rule == "RP-2.2":
        t.play(t.actions[0])
    # The last race was followed by the draw of a class die.
    assert not t.can_undo
    with pytest.raises(pr.IllegalAction, match="revealed"):
        t.undo()


def test_a_view_is_plain_json_for_each_seat() -> None:
    t = table()
    for seat in (None, 0, 1, 2):
        view = t.view(seat)
        assert json.loads(json.dumps(view)) == view and view["seat"] == seat
    with pytest.raises(pr.BadSetup):
        t.view(3)


def test_a_result_comes_at_the_end_and_a_replay_leads_there() -> None:
    t = table(options={"shorter_game": True})
    assert t.result is None
    bot = pr.bot("random", seed=1)
    while t.decision:
        action = bot(t)
        assert isinstance(action, pr.Action)
        t.play(action)
    assert t.result is not None
    assert isinstance(t.result.winners, tuple) and len(t.result.scores) == 3 == len(t.result.breakdown)
    assert "game: roll_player" in t.replay and "seed: 7" in t.replay and '"shorter_game": true' in t.replay
    assert pr.replay(t.replay).digest == t.digest == pr.load(t.save()).digest
    assert pr.load(t.save()).replay == t.replay


@pytest.mark.parametrize(
    ("game", "event"), [("roll_player", "BagPassed"), ("dice_throne", "TurnBegan"), ("platformer", "TurnBegan")]
)
def test_a_chapter_is_a_round_or_a_turn_and_any_can_be_gone_back_to(game: str, event: str) -> None:
    t, rng = pr.new_game(game, 2, seed=7), Rng(7)
    digests = [t.digest]
    while t.decision and len(t.history) < 150:
        t.play(rng.choice(t.actions))
        digests.append(t.digest)
    ends = [
        count for count, entry in enumerate(t.log()) if count and event in {type(one).__name__ for one in entry.events}
    ]
    assert len(ends) > 5 and t.chapters == tuple(ends)
    for one in (t, pr.load(t.save())):
        assert [one.at(count).digest for count in ends] == [digests[count] for count in ends]


@pytest.mark.parametrize(
    "setup",
    [
        {"players": 0}, {"players": 5}, {"players": "2"}, {"players": True}, {"seed": "x" * 300}, {"seed": "\ud800"},
        {"options": {"no_such": True}}, {"options": {"shorter_game": "perhaps"}}, {"options": 5},
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused_in_a_sentence(setup: dict[str, object]) -> None:
    with pytest.raises(pr.BadSetup) as caught:
        table(**setup)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("name", ["", "chess", None, "../core"])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(pr.BadSetup):
        pr.new_game(name)
    with pytest.raises(pr.BadSetup):
        pr.game(name)


def halfway() -> pr.Table:
    t, rng = table(), Rng(3)
    for _ in range(60):
        t.play(rng.choice(t.actions))
    return t


HALFWAY = halfway()


@given(st.data())
def test_a_cut_or_edited_save_or_replay_is_a_bad_save_and_nothing_else(data: st.DataObject) -> None:
    for text, read in ((HALFWAY.save(), pr.load), (HALFWAY.replay, pr.replay)):
        place = data.draw(st.integers(0, len(text) - 1))
        insert = data.draw(st.text(max_size=4))
        for broken in (text[:place], text[:place] + insert + text[place + 1 :], insert + text, text * 2):
            try:
                read(broken)
            except pr.BadSave as error:
                assert str(error)


@given(st.text() | st.none() | st.integers() | st.binary() | st.lists(st.text(max_size=3), max_size=3))
def test_whatever_is_no_save_is_a_bad_save(anything: object) -> None:
    for read in (pr.load, pr.replay):
        with pytest.raises(pr.BadSave):
            read(anything)  # type: ignore[arg-type]
