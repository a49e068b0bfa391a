"""The command line at a table whose turns are shared: people at one keyboard, and bots among them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import pygame_rules as pr
from pygame_rules.bots import Bot
from pygame_rules.cli.simulate import Match, play
from tests.core import shared_toy

Typed = Callable[..., str]

# The hands of this seed: shelter signal relay, search shelter shelter, beam beam relay.
TABLE = "play shared_toy --seed 3 --bots"


@pytest.fixture(autouse=True)
def only_the_toy_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygame_rules.games.PLAYABLE", ())
    monkeypatch.setattr("pygame_rules.games.ADDED", {})
    pr.add_game("tests.core.shared_toy")


def played(file: Path) -> list[tuple[int, str]]:
    """Who did what, in a game that was written to a file."""
    return [(action.player, action.text) for action in pr.replay(file.read_text()).history]


def listed(out: str) -> list[str]:
    """The last list of actions that was shown, and whose they are."""
    lines = out[: out.rindex("> ")].splitlines()
    start = max(at for at, line in enumerate(lines) if "Player 1: Play a card" in line or "Discard a card" in line)
    return [line.strip() for line in lines[start:] if line.strip()]


# People


def test_what_each_person_may_do_is_listed_and_numbered_through(typed: Typed) -> None:
    out = typed(f"{TABLE} you,you", "quit")
    shown = listed(out)
    assert shown[0] == "Player 1: Play a card or pass. [SHT-1.1]" and shown[1] == "1  pass"
    second = shown.index("Player 2: Play a card or pass. [SHT-1.1]")
    assert shown[second + 1] == f"{second}  pass"
    assert "press Enter" not in out


def test_a_number_in_front_says_for_whom(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed(f"{TABLE} you,you,you", "2 play search", f"replay {file}", "quit")
    assert played(file) == [(1, "play search")]
    typed(f"{TABLE} you,you,you", "3 play beam", "1 pass", "3 play beam", "2 pass", f"replay {file}", "quit")
    assert played(file) == [(2, "play beam"), (0, "pass"), (2, "play beam"), (1, "pass")]


def test_a_number_alone_is_that_of_an_action_of_anybody(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed(f"{TABLE} you,you,you", "9", "10", f"replay {file}", "quit")
    assert played(file) == [(1, "pass"), (2, "play beam")]


def test_a_text_that_only_one_person_may_play_needs_no_number(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    out = typed(f"{TABLE} you,you,you", "pass", "play beam", f"replay {file}", "quit")
    assert "Several players may do that now; name the seat, as in `1 pass`." in out
    assert played(file) == [(2, "play beam")]
    typed(f"{TABLE} you,greedy,greedy", "pass", f"replay {file}", "quit")
    assert played(file)[0] == (0, "pass")


def test_a_question_that_concerns_one_person_is_shown_alone(typed: Typed) -> None:
    shown = listed(typed(f"{TABLE} you,you,you", "2 play search", "1 pass", "quit"))
    assert shown[0] == "Player 2: Discard a card. [SHT-2.5]"
    assert not [line for line in shown if line.startswith(("Player 1", "Player 3"))]


def test_reasons_rules_and_views_are_those_of_whom_they_are_asked_for(typed: Typed) -> None:
    out = typed(f"{TABLE} you,you,you", "2 pass", "2 why pass", "1 play beam", "3 why play beam", "2 rule", "quit")
    assert "You have passed in this turn. [SHT-1.2]" in out
    assert "You do not hold that card. [SHT-2.1]" in out
    assert "That is possible now." in out
    assert "All wardens share the turn" in out
    assert "over: no" in typed(f"{TABLE} you,you,you", "2 view", "quit")


def test_what_cannot_be_addressed_is_said_in_a_sentence(typed: Typed) -> None:
    out = typed(f"{TABLE} you,you,greedy", "3 pass", "9 pass", "0 pass", "quit")
    assert "Player 3 is a bot; `bot 3` lets it play." in out
    assert "There is no player 9 at this table." in out and "There is no player 0 at this table." in out


def test_undo_takes_back_what_the_last_person_did(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed(f"{TABLE} you,you,you", "3 play beam", "2 pass", "undo", "1 pass", f"replay {file}", "quit")
    assert played(file) == [(2, "play beam"), (0, "pass")]


def test_a_saved_turn_goes_on_for_all(typed: Typed, tmp_path: Path) -> None:
    save, file = tmp_path / "game.save", tmp_path / "game.txt"
    typed(f"{TABLE} you,you,you", "2 pass", f"save {save}", "quit")
    out = typed(f"play shared_toy --load {save} --bots you,you,you", "log", "3 play beam", f"replay {file}", "quit")
    assert out.count("Player 2 passes.") == 2  # told once, and once more by `log`
    assert played(file) == [(1, "pass"), (2, "play beam")]


def test_where_something_is_hidden_the_keyboard_is_handed_over(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(shared_toy.SharedToy, "info", replace(shared_toy.INFO, secrets=True))
    file = tmp_path / "game.txt"
    out = typed(
        f"{TABLE} you,you,greedy", "", "actions", "seat 2", "", "pass", "", "seat 2", "seat 3", f"replay {file}", "quit"
    )
    first, second = out.split("Player 2, press Enter")
    assert "Player 1, press Enter" in first and "Player 2: Play" not in first
    assert "Player 2: Play a card" in second and second.count("Name a player who may act now") == 2
    assert played(file) == [(1, "pass")]


# Bots


def test_a_bot_does_one_thing_on_request(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    out = typed(f"{TABLE} you,you,greedy", "bot 3", f"replay {file}", "quit")
    assert "Player 3 waits: `bot 3` lets it do one thing, `finish 3` its whole turn." in out
    assert played(file) == [(2, "play beam")]


def test_a_bot_finishes_its_turn_on_request_and_no_more(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed(f"{TABLE} you,you,greedy", "finish", f"replay {file}", "quit")
    game = played(file)
    assert len(game) > 1 and {seat for seat, _ in game} == {2} and game[-1] == (2, "pass")
    assert pr.replay(file.read_text()).state.round == 1


def test_a_bot_that_is_not_named_rightly_is_asked_for(typed: Typed) -> None:
    out = typed(f"{TABLE} you,greedy,greedy", "bot", "bot 1", "finish 9", "finish 2", "finish 3", "bot 2", "quit")
    assert out.count("Name a bot that may act now, as in `bot 2`.") == 3
    assert out.count("No bot may act now.") == 1


def test_bots_act_by_themselves_when_every_person_has_passed(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed(f"{TABLE} you,you,greedy", "1 pass", f"replay {file}", "2 pass", "quit")
    assert played(file) == [(0, "pass")]
    typed(f"{TABLE} you,you,greedy", "1 pass", "2 pass", f"replay {file}", "quit")
    game = played(file)
    assert game[:2] == [(0, "pass"), (1, "pass")] and {seat for seat, _ in game[2:]} == {2}
    assert pr.replay(file.read_text()).state.round == 2


def test_a_bot_answers_a_question_that_concerns_it_alone(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"

    def searches(self: Bot, table: pr.Table, seat: int) -> pr.Action:
        own = [action for action in table.actions if action.player == seat]
        return next((action for action in own if action.text == "play search"), own[0])

    monkeypatch.setattr(Bot, "__call__", searches)
    typed(f"{TABLE} you,greedy,you", "bot 2", f"replay {file}", "quit")
    assert [text.split()[0] for _, text in played(file)] == ["play", "discard"]


def test_a_game_between_bots_plays_itself(typed: Typed) -> None:
    assert "You win together." in typed(f"{TABLE} greedy,greedy,greedy")
    assert "You lose together." in typed("play shared_toy --option strength=20 --seed 3 --bots random,random")


# The other commands


def test_simulate_counts_a_common_victory_for_each_seat(typed: Typed) -> None:
    out = typed("simulate shared_toy --games 20 --players 3 --bots greedy,random --seed 5").splitlines()
    rows = [line.split("%")[0].split() for line in out[1:4]]
    assert [row[0] for row in rows] == ["greedy", "random", "greedy"]
    won = int(out[4].split()[2])
    assert out[4] == f"Won together: {won} of 20 ({5 * won:.1f} %)." and 0 < won <= 20
    assert {row[-2] for row in rows} == {str(won)}
    assert "row beats column" not in "\n".join(out)


def test_a_common_victory_is_a_whole_one() -> None:
    outcome = play(Match("shared_toy", (0, 1), ("greedy", "greedy"), "3", {}))
    assert outcome.shares == {0: 1.0, 1: 1.0}


def test_bots_of_another_process_know_the_added_game(typed: Typed) -> None:
    one, two = (typed(f"simulate shared_toy --games 4 --seed 5 --jobs {jobs}").splitlines()[:-1] for jobs in (1, 2))
    assert one == two


def test_replay_shows_what_everybody_is_asked(typed: Typed) -> None:
    table = pr.new_game("shared_toy", 3, 3)
    table.play("pass", 1)
    out = typed("replay -", *table.replay.split("\n"))
    assert "1 pass\n" in out
    assert "Player 1: Play a card or pass.\nPlayer 3: Play a card or pass.\n" in out


def test_list_tells_that_all_are_on_one_side(typed: Typed) -> None:
    assert "shared_toy: Storm Watch, for 2, 3, 4 players on one side" in typed("list")


def test_a_game_is_added_on_the_command_line(typed: Typed) -> None:
    assert "toy: Toy, for 1, 2, 3 players" in typed("--add tests.core.toy list")
    assert "no game package called “tests.core.nothing”" in typed("--add tests.core.nothing list", code=1)
