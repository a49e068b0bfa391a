"""The command line, as it is typed: on the toy of the core's tests, which is small enough to foresee."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import pygame_rules as pr
from pygame_rules.bots import Bot
from pygame_rules.cli import main
from pygame_rules.cli.board import board_lines
from pygame_rules.cli.client import hint_words
from pygame_rules.cli.common import Progress, columns
from pygame_rules.cli.measure import per_second
from pygame_rules.cli.simulate import Played, role_matrix, role_rates
from tests.core.toy import TOY

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def only_the_toy_is_there(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("pygame_rules.games.PLAYABLE", ())
    monkeypatch.setattr("pygame_rules.games.ADDED", {})
    pr.add_game("tests.core.toy")
    yield
    pr.set_language("en")


Typed = Callable[..., str]


def test_list_names_games_options_and_bots(typed: Typed) -> None:
    out = typed("list")
    assert "toy: Toy, for 1, 2, 3 players" in out
    assert "--option goal  Goal" in out
    assert "Bots: random, greedy" in out


# Rules


def test_rules_are_shown_under_their_headings(typed: Typed) -> None:
    out = typed("rules toy")
    assert [line.split()[0] for line in out.splitlines() if line.strip()] == [
        "TOY-1", "TOY-1.1", "TOY-2", "TOY-2.1", "Then", "TOY-2.2", "TOY-3", "TOY-3.1", "TOY-3.2",
    ]  # fmt: skip


def test_one_rule_or_one_section_can_be_asked_for(typed: Typed) -> None:
    assert "TOY-2.2" not in typed("rules toy toy-2.1")
    section = typed("rules toy TOY-2")
    assert "TOY-2.1" in section and "TOY-2.2" in section and "TOY-1" not in section


def test_a_rule_or_game_that_is_not_there_is_an_error(typed: Typed) -> None:
    assert "no rule TOY-9" in typed("rules toy TOY-9", code=1)
    assert "no game called “chess”" in typed("rules chess", code=1)


# Play


def test_a_game_is_played_to_its_end_by_numbers_and_texts(typed: Typed) -> None:
    out = typed("play toy --players 1 --seed 1 --option goal=5", "4", "walk 2", "3")
    assert "Player 1: Your turn. [TOY-1.1]" in out
    assert "   4  walk 2" in out
    assert "Player 1 wins." in out
    assert "steps 5" in out


def test_bots_take_the_other_seats(typed: Typed) -> None:
    out = typed("play toy --players 2 --seed 1", "walk 2", "quit")
    assert "Player 2: " in out and "Goodbye." in out


def test_two_people_hand_over_the_keyboard_where_something_is_hidden(typed: Typed) -> None:
    out = typed("play toy --bots you,you --seed 1", "", "walk 2", "", "walk 1", "quit")
    assert "Player 1, press Enter" in out and "Player 2, press Enter" in out


def test_a_game_between_bots_plays_itself(typed: Typed) -> None:
    out = typed("play toy --bots greedy,random --seed 1")
    assert "wins." in out or "share the victory." in out


def test_the_commands_at_the_table(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    out = typed(
        "play toy --players 1 --seed 1",
        "help", "view", "actions", "why fly", "why walk 1", "rule", "rule toy-2.1", "rule x", "log", "undo", "fly", "",
        "walk 1", "undo", "walk 2", f"save {file}", "save", f"save {tmp_path}/no/such/folder", "99", "0", "quit",
    )  # fmt: skip
    assert "take back, as far as nothing was revealed" in out
    assert "goal: 20" in out
    assert "The rules of the race do not allow that now. [TOY-1.1]" in out
    assert "That is possible now." in out
    assert "In turn a runner" in out and "After a roll of 4" in out and "There is no rule X" in out
    assert "There is nothing to take back yet." in out
    assert f"Written to {file}." in out and "Name a file" in out and "No such file" in out
    saved = pr.load(file.read_text())
    assert [str(action) for action in saved.history] == ["walk 2"]


def test_a_saved_game_goes_on(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    typed("play toy --players 1 --seed 1 --option goal=5", "walk 2", f"save {file}", "quit")
    out = typed(f"play toy --load {file}", "log", "undo", "walk 1", "walk 2", "walk 2")
    assert "Player 1 wins." in out and "steps 5" in out


def test_undo_takes_back_what_a_bot_did_since(typed: Typed, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    monkeypatch.setattr(Bot, "__call__", lambda self, table, seat: table.actions[-1])
    typed("play toy --players 2 --seed 1", "walk 1", "undo", f"replay {file}", "quit")
    assert pr.replay(file.read_text()).history == ()


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("play chess", "no game called “chess”"),
        ("play toy --players 7", "1, 2, 3 players"),
        ("play toy --option speed=9", "no option called “speed”"),
        ("play toy --option goal=900", "cannot be “900”"),
        ("play toy --players 2 --bots you,deepblue", "no bot called “deepblue”"),
        ("play toy --players 3 --bots you,greedy", "3 seats"),
        ("play toy --load no-such-file", "no-such-file: No such file"),
        ("simulate toy --bots a,b", "no bot called “a”"),
        ("simulate toy --players 1 --bots random,random", "more bots than seats"),
        ("replay no-such-file", "No such file"),
        ("bench chess", "no game called “chess”"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(typed: Typed, command: str, says: str) -> None:
    assert says in typed(command, code=1)


@pytest.mark.parametrize("command", ["", "fly", "play", "simulate toy --games 0", "simulate toy --jobs x"])
def test_a_wrong_command_line_ends_with_code_2(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(command.split())
    assert caught.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_an_interrupt_is_no_crash(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    typed("play toy --players 1", code=130)


def test_the_sentences_go_through_the_catalogue(typed: Typed) -> None:
    assert "[Bótš: random, greedy]" in typed("--lang en-XA list")


# Simulate


def test_simulate_prints_win_rates_scores_and_lengths(typed: Typed) -> None:
    out = typed("simulate toy --games 30 --bots greedy,random --seed 5").splitlines()
    assert out[0].split() == ["bot", "wins", "win", "rate", "mean", "median", "lowest", "highest"]
    greedy, random = (line.split() for line in out[1:3])
    assert (greedy[0], random[0]) == ("greedy", "random")
    assert float(greedy[1]) + float(random[1]) == pytest.approx(30)
    assert float(greedy[1]) > float(random[1])
    assert out[3].startswith("Actions a game: ") and out[4].startswith("30 games, ")


def test_the_same_seed_gives_the_same_figures(typed: Typed) -> None:
    first, again, other = (
        typed(f"simulate toy --games 10 --players 3 --seed {seed}").splitlines()[:-1] for seed in ("5", "5", "6")
    )
    assert first == again != other
    assert [line.split()[:2] for line in first[1:4]] == [["random", "1"], ["random", "2"], ["random", "3"]]


def test_a_solo_game_can_be_simulated(typed: Typed) -> None:
    assert typed("simulate toy --games 1 --bots greedy").splitlines()[-1].startswith("1 game, ")


# Replay


def finished() -> pr.Table:
    table = pr.new_game("toy", 2, 1, {"goal": 5})
    for text in ("walk 2", "play", "walk 2", "walk 1", "walk 2"):
        if table.decision:
            table.play(text)
    return table


def test_replay_tells_the_game(typed: Typed, tmp_path: Path) -> None:
    table = finished()
    for name, text in (("game.txt", table.replay), ("game.save", table.save())):
        file = tmp_path / name
        file.write_text(text)
        out = typed(f"replay {file}")
        assert "0 walk 2\n    Player 1: Walked(player=0, steps=2)" in out
        assert "Drew(player=1, card=None)" in out
        assert f"= {table.digest}" in out
        assert typed(f"replay --quiet {file}").strip() == table.digest
        assert f"Drew(player=1, card={table.state.players[1].card})" in typed(f"replay --seat 1 {file}")
        assert "no seat 5" in typed(f"replay --seat 5 {file}", code=1)
        assert typed(f"replay --transcript {file}") == table.transcript


def test_replay_reads_standard_input_and_stops_at_the_decision(typed: Typed) -> None:
    table = pr.new_game("toy", 2, 1)
    table.play("walk 1")
    assert "Player 2: Your turn." in typed("replay -", *table.replay.split("\n"))


@pytest.mark.parametrize("text", ["", "noise", "{}", "# Rulebound replay 1\n", "\x00\xff"])
def test_a_broken_file_is_refused_in_a_sentence(typed: Typed, tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken"
    file.write_bytes(text.encode("latin-1"))
    assert typed(f"replay {file}", code=1).strip().endswith(".")


# Bench


def test_bench_prints_a_row_for_each_player_count(typed: Typed) -> None:
    out = typed("bench toy --seconds 0.001").splitlines()
    assert out[0].startswith("Calibration loop: ")
    assert [line.split()[:2] for line in out[2:]] == [["toy", "1"], ["toy", "2"], ["toy", "3"]]
    for line in out[2:]:
        assert all(float(cell.replace(",", "")) > 0 for cell in line.split()[1:])


def test_a_rate_counts_all_that_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 1.0, 2.0, 4.0])
    monkeypatch.setattr("pygame_rules.cli.measure.time.perf_counter", lambda: next(clock))
    assert per_second(lambda: 10, 3.0) == 7.5


# The pieces


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_progress_bar_grows_and_goes_away() -> None:
    stream = Terminal()
    progress = Progress(2, stream)
    progress.step()
    progress.step()
    progress.close()
    shown = stream.getvalue().split("\r")
    assert shown[1] == f"[{'#' * 15}{'.' * 15}] 1/2" and shown[2] == f"[{'#' * 30}] 2/2" and shown[3].strip() == ""


def test_there_is_no_bar_in_a_file() -> None:
    stream = io.StringIO()
    progress = Progress(2, stream)
    progress.step(2)
    progress.close()
    assert stream.getvalue() == ""


def test_columns_are_aligned() -> None:
    assert columns([["a", "1"], ["long", "22"]], right=(1,)) == ["a      1", "long  22"]


def test_any_board_becomes_lines() -> None:
    die = {"colour": "gold", "value": 4}
    board = {
        "round": 3, "nothing": None, "flow": [1], "rolled": [die, die], "bag": {"red": 3, "blue": 0},
        "players": [{"seat": 0, "rows": {"str": [die], "con": []}, "cards": [{"id": "a", "x": 1, "y": True}]}],
        "grid": [[{"a": 1, "b": 2, "c": 3}]],
    }  # fmt: skip
    assert board_lines(board) == [
        "round: 3",
        "rolled: gold4 gold4",
        "bag: red 3, blue 0",
        "players:",
        "  -",
        "    seat: 0",
        "    rows: str gold4",
        "    cards:",
        "      - id a, x 1, y yes",
        "grid:",
        "  -",
        "    - a 1, b 2, c 3",
    ]
    assert json.dumps(board_lines(TOY.view(pr.new_game("toy", 2, 1).state, 0)))


def test_hints_are_short() -> None:
    assert hint_words(None) == hint_words({}) == hint_words({"gold": 0}) == ""
    assert hint_words({"gold": 1, "stars": -2, "cost": 3, "met": True, "row": "con", "parts": {}}) == (
        "   (gold +1, stars -2, cost 3, met yes, row con)"
    )


def test_it_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "pygame_rules", "--version"], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, pr.__version__)


def test_heroes_are_set_against_each_other() -> None:
    duels = [
        Played({0: 1.0, 1: 0.0}, {0: 5, 1: 0}, 9, (("elf", 1.0), ("orc", 0.0))),
        Played({0: 0.0, 1: 1.0}, {0: 0, 1: 5}, 9, (("elf", 0.0), ("orc", 1.0))),
        Played({0: 1.0, 1: 0.0}, {0: 5, 1: 0}, 9, (("elf", 1.0), ("owl", 0.0))),
    ]
    assert [line.split() for line in role_rates(duels)[1:]] == [
        ["elf", "3", "67", "%"], ["orc", "2", "50", "%"], ["owl", "1", "0", "%"],
    ]  # fmt: skip
    assert [line.split() for line in role_matrix(duels)[1:]] == [
        ["elf", "–", "50", "100"], ["orc", "50", "–", "–"], ["owl", "0", "–", "–"],
    ]  # fmt: skip


def test_a_game_without_heroes_has_no_table_of_them() -> None:
    assert role_rates([Played({0: 1.0}, {0: 5}, 9, (("", 1.0),))]) == []
    assert role_matrix([Played({0: 1.0, 1: 0.0}, {0: 5, 1: 0}, 9, (("", 1.0), ("", 0.0)))]) == []
