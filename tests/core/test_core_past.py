"""The past of a table: chapters, positions to go back to, and what a loaded table knows of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pygame_rules.core import past as past_module
from pygame_rules.core import save
from pygame_rules.core.conformance import lay
from pygame_rules.core.errors import BadSave, BadSetup
from pygame_rules.core.past import KEPT, SPACING, SavedAction, line_of, seat_and_text
from pygame_rules.core.rng import Rng
from pygame_rules.core.table import Table
from tests.core.long_run import ACTIONS, MARATHON, endless, marathon
from tests.core.toy import TOY, Toy, ToyOptions, Walk

__all__ = ["endless"]


def played(*texts: str, players: int = 2) -> Table:
    table = lay(TOY, players, "1", ToyOptions(goal=40))
    for text in texts:
        table.play(text)
    return table


def load(table: Table) -> Table:
    return save.read(table.save(), lambda _game: table.game)


def count_plays(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts of the actions that the rules carry out from now on."""
    counted: list[str] = []
    play = Toy.play
    monkeypatch.setattr(
        Toy, "play", lambda self, state, action: counted.append(action.text) or play(self, state, action)
    )
    return counted


# Chapters


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chapters are written in shorthand however short they are."""
    monkeypatch.setattr(past_module, "MANY", 1)


def test_a_chapter_ends_with_the_action_whose_events_say_so() -> None:
    table = lay(TOY, 3, "1")
    assert table.chapters == ()
    ends = []
    for text in ("walk 1", "walk 1", "walk 1", "play", "walk 2", "walk 2", "walk 1"):
        table.play(text)
        ends.append(table.chapters)
    assert ends == [(), (), (3,), (3,), (3,), (3, 6), (3, 6)]


def test_what_the_setup_brings_ends_no_chapter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.core.toy.Drew.ends_chapter", True)
    assert lay(TOY, 2, "1").chapters == ()
    assert played("play").chapters == (1,)


@pytest.mark.parametrize("many", [1, past_module.MANY])
def test_undo_goes_back_over_the_end_of_a_chapter(many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_module, "MANY", many)
    table = played("walk 1", "walk 1", "walk 2")
    saved, before = table.save(), played("walk 1")
    while len(table.history) > 1:
        table.undo()
    assert table.chapters == () and table.digest == before.digest and table.save() == before.save()
    table.play("walk 2")
    table.play("walk 2")
    assert table.chapters == (2,) and table.save() == played("walk 1", "walk 2", "walk 2").save() != saved


@pytest.mark.parametrize("many", [1, 4, past_module.MANY])
def test_a_loaded_table_knows_its_chapters_and_goes_on(many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_module, "MANY", many)
    table = played("walk 1", "walk 1", "walk 2")
    loaded = load(table)
    assert loaded.chapters == (2,)
    for one in (table, loaded):
        one.play("walk 1")
    assert loaded.chapters == table.chapters == (2, 4)
    assert loaded.save() == table.save()
    assert loaded.log() == table.log() and loaded.save() == table.save()


def test_chapters_stay_as_they_are_until_there_are_many_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_module, "MANY", 4)
    table = played("walk 1", "walk 2", "walk 2")
    assert table.past.finished.count == 0 and table.past.lines(0) == ["0 walk 1", "1 walk 2", "", "0 walk 2"]
    assert "past" not in json.loads(table.save())
    table.play("walk 1")
    table.play("walk 1")
    assert table.past.finished.count == 4 and table.past.lines(4) == ["0 walk 1"]
    assert "past" in json.loads(table.save())


@pytest.mark.usefixtures("at_once")
def test_finished_chapters_are_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[list[str]] = []
    add = past_module.Shorthand.add
    monkeypatch.setattr(
        past_module.Shorthand, "add", lambda self, chapter: written.append(chapter) or add(self, chapter)
    )
    table = played("walk 1", "walk 2", "walk 2", "walk 1", "walk 1")
    table.save()
    assert written == [["0 walk 1", "1 walk 2", "", "0 walk 2", "1 walk 1", ""]]
    table.save()
    loaded = load(table)
    loaded.save()
    loaded.log()
    for one in (table, loaded):
        one.play("walk 2")
        one.save()
    assert [lines for lines in written[1:] if lines] == [["0 walk 1", "1 walk 2", ""]] * 2


# Going back


def test_a_table_can_be_had_as_it_stood_after_any_action() -> None:
    table = played("walk 1", "play", "walk 2", "roll")
    assert (table.floor, table.chapters) == (4, (2, 4))
    positions = [played(*("walk 1", "play", "walk 2", "roll")[:count]) for count in range(5)]
    for count, expected in enumerate(positions):
        then = table.at(count)
        assert then.digest == expected.digest and then.replay == expected.replay and then.save() == expected.save()
        assert (then.floor, then.chapters, then.log()) == (expected.floor, expected.chapters, expected.log())
        assert then.actions == expected.actions
    assert table.digest == positions[-1].digest


def test_it_goes_its_own_way_from_there() -> None:
    table = played("walk 1", "walk 2", "walk 1")
    before = (table.digest, table.replay, table.save())
    branch = table.at(2)
    branch.play("walk 2")
    branch.undo()
    branch.undo()
    branch.play("play")
    assert branch.replay == played("walk 1", "play").replay
    assert (table.digest, table.replay, table.save()) == before


def test_what_is_played_after_an_undo_counts_as_if_nothing_had_been_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_module, "SPACING", 2)
    table = played("walk 1", "walk 1", "walk 1", "walk 1", "walk 1")
    assert (table.floor, table.chapters) == (0, (2, 4))
    for _ in range(4):
        table.undo()
    for text in ("play", "walk 2", "walk 2", "walk 2"):
        table.play(text)
    straight = played("walk 1", "play", "walk 2", "walk 2", "walk 2")
    assert (table.floor, table.chapters) == (straight.floor, straight.chapters) == (2, (2, 4))
    assert [table.at(count).digest for count in range(6)] == [straight.at(count).digest for count in range(6)]


@pytest.mark.usefixtures("at_once")
def test_a_copy_writes_chapters_of_its_own() -> None:
    table = played("walk 1", "walk 2", "walk 1")
    table.save()
    other = table.copy()
    for one, text in ((table, "walk 1"), (other, "walk 2")):
        one.play(text)
        assert one.save() == played("walk 1", "walk 2", "walk 1", text).save()


def test_chance_is_the_same_for_who_plays_the_same() -> None:
    table = played("walk 1", "play", "roll")
    again = table.at(2)
    again.play("roll")
    assert again.digest == table.digest


@pytest.mark.parametrize("count", [-1, 4, 10**30, True, 1.0, "1", None])
def test_there_is_no_other_moment(count: Any) -> None:
    with pytest.raises(BadSetup, match="no such moment"):
        played("walk 1", "walk 2", "walk 1").at(count)


def test_a_loaded_table_goes_back_as_well_and_plays_its_past_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("walk 1", "play", "walk 2")
    loaded = load(table)
    loaded.play("walk 1")
    counted = count_plays(monkeypatch)
    assert loaded.at(3).digest == table.digest
    assert counted == []
    first = loaded.at(1)
    assert counted == ["walk 1", "play", "walk 2", "walk 1", "walk 1"]
    second = loaded.at(2)
    assert counted[5:] == ["walk 1", "play"]
    assert (first.replay, second.replay) == (played("walk 1").replay, played("walk 1", "play").replay)


def test_a_loaded_table_keeps_positions_of_what_is_played_since(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_module, "SPACING", 2)
    loaded = load(played("walk 1", "walk 1", "walk 1"))
    more = ("walk 2", "walk 1", "walk 2", "walk 1", "walk 2")
    for text in more:
        loaded.play(text)
    counted = count_plays(monkeypatch)
    then = loaded.at(6)
    assert counted == ["walk 2"] and then.digest == played("walk 1", "walk 1", "walk 1", *more[:3]).digest


@pytest.mark.usefixtures("at_once")
def test_where_chapters_end_elsewhere_than_they_did_the_past_is_written_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = load(played("play", "walk 1", "walk 2"))
    monkeypatch.setattr("tests.core.toy.Drew.ends_chapter", True)
    assert loaded.chapters == (2,)
    loaded.log()
    assert loaded.chapters == (1, 2) and loaded.save() == played("play", "walk 1", "walk 2").save()


def test_undo_after_loading_plays_nothing_through_that_it_need_not(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("walk 1", "play", "walk 2")
    loaded = load(table)
    counted = count_plays(monkeypatch)
    loaded.play("walk 1")
    loaded.undo()
    assert counted == ["walk 1"] and loaded.digest == table.digest


def test_a_past_that_no_longer_leads_here_is_kept_but_cannot_be_gone_back_to(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("walk 1", "walk 2", "walk 1")
    loaded = load(table)
    new = Toy.new
    monkeypatch.setattr(Toy, "new", lambda self, players, options, rng: new(self, players, options, Rng(rng.state + 1)))
    with pytest.raises(BadSetup, match="rules of this game have changed"):
        loaded.at(1)
    assert loaded.log() == [] and not loaded.can_undo and loaded.chapters == (2,) and loaded.floor == 3
    assert loaded.at(3).digest == table.digest
    counted = count_plays(monkeypatch)
    assert loaded.log() == [] and counted == []
    loaded.play("walk 2")
    assert loaded.can_undo and len(loaded.log()) == 1 and loaded.chapters == (2, 4)
    again = load(loaded)
    assert [line_of(action) for action in again.history] == ["0 walk 1", "1 walk 2", "0 walk 1", "1 walk 2"]
    loaded.undo()
    assert loaded.digest == table.digest and not loaded.can_undo and loaded.log() == []
    assert loaded.history == tuple(SavedAction(action.player, action.text) for action in table.history)


# Kept positions


@pytest.mark.usefixtures("endless")
def test_a_long_game_keeps_few_positions_and_any_is_near_one(monkeypatch: pytest.MonkeyPatch) -> None:
    table = marathon(0)
    digests = [table.digest]
    for _ in range(ACTIONS):
        table.play(table.actions[-1 - (len(digests) % 3 == 0)])
        digests.append(table.digest)
        assert len(table.past._positions) <= KEPT
    counted = count_plays(monkeypatch)
    for count in (0, 1, SPACING, 2 * SPACING - 1, 2 * SPACING, 3333, 5119, ACTIONS - 1, ACTIONS):
        del counted[:]
        then = table.at(count)
        assert then.digest == digests[count] and len(then.history) == count
        assert len(counted) < 2 * SPACING
    del counted[:]
    while len(table.history) > ACTIONS - 300:
        table.undo()
        assert table.digest == digests[len(table.history)]
    assert len(counted) < 300 * SPACING * 2
    while len(table.history) < ACTIONS:
        table.play(table.actions[-1 - ((len(table.history) + 1) % 3 == 0)])
    assert table.digest == digests[-1] and table.at(ACTIONS - 7).digest == digests[-8]


@pytest.mark.usefixtures("endless")
def test_a_long_game_saves_small_and_comes_back_the_same() -> None:
    table = marathon(ACTIONS)
    text = table.save()
    loaded = save.read(text, lambda _game: MARATHON)
    assert loaded.save() == text and len(text) < 4_500
    assert loaded.at(1234).replay == table.at(1234).replay
    assert loaded.replay == table.replay and loaded.chapters == table.chapters and loaded.log() == table.log()
    assert loaded.save() == text


def test_positions_are_kept_so_that_undo_need_not_replay_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_module, "SPACING", 3)
    table = played("play", "play", "play", "play", "walk 1")
    counted = count_plays(monkeypatch)
    table.undo()
    assert counted == ["play"]


def test_undo_stays_exact_while_positions_are_thinned_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_module, "SPACING", 2)
    monkeypatch.setattr(past_module, "KEPT", 3)
    table = lay(TOY, 3, "long", ToyOptions(goal=40))
    digests = [table.digest]
    while table.actions:
        table.play("roll" if len(table.history) % 11 == 0 and table.explain("roll") is None else table.actions[-1])
        digests.append(table.digest)
        other = table.copy()
        while other.can_undo:
            other.undo()
            assert other.digest == digests[len(other.history)]
            assert other.at(len(other.history) // 2).digest == digests[len(other.history) // 2]
    assert len(digests) > 24 and len(table.past._positions) <= 3


# Lines


def test_saved_actions_are_equal_where_seat_and_text_are() -> None:
    assert SavedAction(0, "walk 1") == SavedAction(0, "walk 1") != SavedAction(0, "walk 2")
    assert SavedAction(0, "walk 1") != SavedAction(1, "walk 1") and str(SavedAction(1, "walk 1")) == "walk 1"
    assert line_of(SavedAction(12, "walk 1")) == line_of(Walk(12, 1)) == "12 walk 1"


@pytest.mark.parametrize("line", ["", "0", "0 ", "walk 1", "-1 walk", "٣ walk", "100 walk", "0 " + "x" * 199])
def test_a_line_that_is_no_action_is_refused(line: str) -> None:
    with pytest.raises(BadSave, match="no action"):
        seat_and_text(line)
    assert seat_and_text("0 " + "x" * 198) == (0, "x" * 198)
