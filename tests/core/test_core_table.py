"""A table: asking, playing, refusing, taking back, looking, copying."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_rules.bots import Bot
from pygame_rules.core import save
from pygame_rules.core.conformance import lay
from pygame_rules.core.errors import BadSetup, IllegalAction
from pygame_rules.core.play import Result
from pygame_rules.core.table import Table
from tests.core.toy import TOY, Drew, Toy, ToyOptions, Walk, Walked, find


def texts(table: Table) -> list[str]:
    return [str(action) for action in table.actions]


def test_a_fresh_table_asks_the_first_seat() -> None:
    table = lay(TOY, 2, "1")
    assert table.decision is not None
    assert (table.decision.player, table.decision.players, table.decision.rule) == (0, (0,), "TOY-1.1")
    assert texts(table) == ["play", "roll", "walk 1", "walk 2"]
    assert table.result is None


def test_an_action_or_its_text_does_the_same() -> None:
    first, second = lay(TOY, 2, "1"), lay(TOY, 2, "1")
    assert first.play("  walk   2 ") == [Walked(0, 2)]
    assert second.play(Walk(0, 2)) == [Walked(0, 2)]
    assert first.digest == second.digest


@pytest.mark.parametrize("action", ["walk 3", "", "WALK 2", "keep", Walk(0, 3), Walk(1, 2), Walk(-1, 2)])
def test_a_refusal_has_a_sentence_and_a_rule_and_changes_nothing(action: Any) -> None:
    table = lay(TOY, 2, "1")
    before = table.digest
    with pytest.raises(IllegalAction) as caught:
        table.play(action)
    assert str(caught.value) == caught.value.reason == "The rules of the race do not allow that now."
    assert caught.value.rule == caught.value.reason.rule == "TOY-1.1"
    assert table.digest == before and not table.history


def test_explain_says_the_same_without_raising() -> None:
    table = lay(TOY, 2, "1")
    assert table.explain("walk 2") is None
    assert table.explain("walk 2", 0) is None
    reason = table.explain("walk 3")
    assert reason is not None and reason.rule == "TOY-1.1"
    assert table.explain("walk 2", 1) is not None


def test_the_end_of_a_game_has_a_result_and_no_actions() -> None:
    table = lay(TOY, 2, "1", ToyOptions(goal=5))
    for text in ("walk 2", "walk 1", "walk 2", "walk 1", "walk 2"):
        table.play(text)
    assert table.decision is None and table.actions == ()
    assert table.result == Result((0,), (6, 2), ({"steps": 6}, {"steps": 2}))
    assert table.view(1)["result"]["winners"] == [0]
    assert table.explain("roll") == "The game is over."
    with pytest.raises(BadSetup):
        Bot("random")(table)


def test_a_text_that_two_seats_may_play_asks_for_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "actions", lambda self, state: [Walk(0, 1), Walk(1, 1)])
    table = lay(TOY, 2, "1")
    with pytest.raises(IllegalAction, match="name the seat"):
        table.play("walk 1")
    table.play("walk 1", 1)
    assert table.history == (Walk(1, 1),)


# Undo


def test_undo_goes_back_step_by_step_to_what_was_revealed() -> None:
    table = lay(TOY, 2, "1")
    table.play("roll")
    while table.decision is not None and "keep" in texts(table):
        table.play("keep")
    digests = [table.digest]
    for text in ("walk 1", "walk 2", "walk 1"):
        table.play(text)
        digests.append(table.digest)
    revealed = table.floor
    while table.can_undo and len(digests) > 1:
        digests.pop()
        table.undo()
        assert table.digest == digests[-1]
        assert len(table.log()) == len(table.history) + 1
    assert len(digests) == 1
    assert revealed >= 1


def test_nothing_to_undo_is_said_in_a_sentence() -> None:
    table = lay(TOY, 2, "1")
    assert not table.can_undo
    with pytest.raises(IllegalAction, match="nothing to take back"):
        table.undo()
    table.play("play")
    with pytest.raises(IllegalAction, match="revealed"):
        table.undo()
    assert len(table.history) == 1


def test_what_was_undone_can_be_played_otherwise() -> None:
    table, straight = lay(TOY, 2, "1"), lay(TOY, 2, "1")
    table.play("walk 1")
    table.undo()
    table.play("walk 2")
    straight.play("walk 2")
    assert table.digest == straight.digest and table.replay == straight.replay
    assert table.log() == straight.log()


def test_undo_works_after_loading_and_after_playing_on() -> None:
    table = lay(TOY, 2, "1")
    table.play("play")
    before = table.digest
    table.play("walk 1")
    loaded = save.read(table.save(), find)
    loaded.play("walk 2")
    assert loaded.can_undo
    loaded.undo()
    assert loaded.digest == table.digest
    loaded.undo()
    assert loaded.digest == before
    assert not loaded.can_undo
    assert loaded.replay.count("\n") == table.replay.count("\n") - 1


# Looking


def test_a_view_shows_own_cards_and_actions_only() -> None:
    table = lay(TOY, 2, "1")
    mine, theirs, onlooker = table.view(0), table.view(1), table.view()
    assert [offer["text"] for offer in mine["actions"]] == texts(table)
    assert theirs["actions"] == onlooker["actions"] == []
    assert mine["board"]["runners"][0]["card"] == table.state.players[0].card
    assert theirs["board"]["runners"][0]["card"] is None is onlooker["board"]["runners"][0]["card"]
    asked = {"player": 0, "prompt": "Your turn.", "rule": "TOY-1.1"}
    assert mine["decision"] == {**asked, "players": [0], "asks": [asked]}
    assert mine["actions"][-1] == {
        "text": "walk 2",
        "verb": "walk",
        "args": {"steps": 2},
        "label": "walk 2",
        "changes": {},
    }
    assert (mine["game"], mine["seat"], mine["players"], mine["options"]) == ("toy", 0, 2, {"goal": 20})


@pytest.mark.parametrize("seat", [-1, 2, 99, "0", True, 0.0])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(BadSetup, match="no seat"):
        lay(TOY, 2, "1").view(seat)


def test_the_log_hides_what_a_seat_may_not_know() -> None:
    table = lay(TOY, 2, "1")
    table.play("play")
    card = table.state.players[0].card
    assert Drew(0, card) in table.log(0)[1].events
    assert Drew(0, None) in table.log(1)[1].events
    assert Drew(0, None) in table.log()[1].events
    assert table.log(0)[0].action is None
    assert table.describe(Walked(1, 2), ["Ana", "Bo"]).startswith("Bo")
    assert table.describe(Walked(1, 2)).startswith("Player 2")


def test_the_past_of_a_loaded_table_can_be_played_on_another() -> None:
    table = lay(TOY, 2, "1")
    table.play("walk 1")
    table.play("walk 2")
    other = lay(TOY, 2, "1")
    for action in save.read(table.save(), find).history:
        other.play(action)
    assert other.digest == table.digest


def test_a_copied_table_goes_its_own_way() -> None:
    table = lay(TOY, 2, "1")
    table.play("walk 1")
    other = table.copy()
    other.play("walk 1")
    other.undo()
    other.undo()
    assert len(table.history) == 1 and len(other.history) == 0
    assert len(table.log()) == 2 and len(other.log()) == 1


# Setting up


@pytest.mark.parametrize("players", [0, 4, -1, True, 2.0, "2", None])
def test_a_wrong_player_count_is_refused(players: Any) -> None:
    with pytest.raises(BadSetup, match="1, 2, 3"):
        Table(TOY, players, 1, ToyOptions())


def test_seeds_are_one_short_line() -> None:
    assert lay(TOY, 2, " a \n b ").seed == "a b"
    assert Table(TOY, 2, 7, ToyOptions()).digest == Table(TOY, 2, "7", ToyOptions()).digest
    for seed in ("x" * 201, "\ud800"):
        with pytest.raises(BadSetup, match="seed"):
            lay(TOY, 2, seed)


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        (Result((), (1,)), "Nobody wins."),
        (Result((1,), (1, 2)), "Bo wins."),
        (Result((0, 1), (2, 2)), "Ana, Bo share the victory."),
    ],
)
def test_an_outcome_in_words(result: Result, sentence: str) -> None:
    assert result.sentence(["Ana", "Bo"]) == sentence
