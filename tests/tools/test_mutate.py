"""The runner that breaks the rules on purpose: what it changes, whom it asks, what it reports."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

if sys.platform in {"win32", "emscripten"}:
    pytest.skip("mutants need processes that fork", allow_module_level=True)

import pygame_rules
from tools import commands, mutate
from tools.mutation import report, sample, trial
from tools.mutation.kept_reach import KeptReach
from tools.mutation.places import find_places
from tools.mutation.reach import Reach, Reached, matching_tests
from tools.mutation.report import Mutant, Run
from tools.mutation.rooms import TARGETS, Target
from tools.paths import ROOT
from tools.steps import BuildError


def changes(source: str) -> list[str]:
    """All that the lines of a module could become."""
    return [mutation.shown(source)[1] for place in find_places("x.py", source) for mutation in place]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a < b", ["a <= b", "a >= b"]),
        ("a is not b", ["a is b"]),
        ("a not in b", ["a in b"]),
        ("a < b <= c", ["a <= b <= c", "a >= b <= c", "a < b < c", "a < b > c"]),
        ("(a) == (b)", ["(a) != (b)"]),
        ("a + b", ["a - b"]),
        ("a and b and c", ["a or b and c", "a and b or c"]),
        ("not a", ["a"]),
        ("-a", ["a"]),
        ("f(2)", ["f(3)", "f(1)"]),
        ("f(True)", ["f(False)"]),
        ("max(a, b)", ["min(a, b)"]),
        ("b if a else c", ["b if not (a) else c"]),
        ("[a for a in b if a]", ["[a for a in b if True]"]),
        ('"one" + a', []),
        ("[*a] + b", []),
        ('tr("{n} cards", n=2)', []),
        ('f"{a + 1}"', []),
        ("f(number=19)", []),
        ("isinstance(a, Die | Card)", []),
        ("a & b", ["a | b"]),
    ],
)
def test_an_expression_becomes_another(line: str, expected: list[str]) -> None:
    source = f"def f(a):\n    return {line}\n"
    assert changes(source) == [f"return {text}" for text in expected]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("if a:\n        b()", ["if True:", "if False:", "pass"]),
        ("if a:\n        b()\n    else:\n        c()", ["if not (a):", "pass", "pass"]),
        ("while a:\n        b()", ["while False:", "pass"]),
        ("a += b", ["pass", "a -= b"]),
        ("a.b = c", ["pass"]),
        ("a = b", []),
        ("a: int = 1", ["a: int = 2", "a: int = 0"]),
        ("for a in b:\n        continue", ["pass"]),
        ("raise a", ["pass"]),
        ("return", ["pass"]),
        ("assert a > b", []),
        ('"""Says 3."""', []),
        ("a(\n        b,\n    )", ["pass"]),
        ("é = 'ž', a > b", ["é = 'ž', a >= b", "é = 'ž', a <= b"]),
    ],
)
def test_a_statement_goes_or_becomes_another(lines: str, expected: list[str]) -> None:
    assert changes(f"def f(a):\n    {lines}\n") == expected


def test_hints_decorators_and_what_only_python_reads_stay() -> None:
    source = '''
"""Words."""
from typing import TYPE_CHECKING
__all__ = ["A", 1]
if TYPE_CHECKING:
    B = 1
@dataclass(frozen=True)
class A:
    x: Annotated[int, 3]
    def f(self, y: Annotated[int, 4]) -> Annotated[int, 5]: ...
'''
    assert changes(source) == []


def test_a_mutation_knows_its_function_and_the_lines_of_its_statement() -> None:
    source = "class A:\n    def f(self):\n        return g(\n            1,\n        )\n"
    [[mutation, _]] = find_places("x.py", source)
    assert (mutation.function, mutation.line, mutation.lines) == ("A.f", 4, range(3, 6))
    assert mutation.applied_to(source) == source.replace("1", "2")


# Which files, which tests


@pytest.mark.parametrize("layout", ["wording.py", "words/cards.py", "advice/odds.py", "bot.py", "words/deep/er.py"])
def test_words_and_advice_are_no_rules_wherever_they_lie(tmp_path: Path, layout: str) -> None:
    for name in (layout, "turn/market.py", "content/cards.py", "effects/__init__.py"):
        path = tmp_path / "pygame_rules" / "games" / "words" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    target = Target("words", "pygame_rules/games/words", ("tests",))
    names = [file.removeprefix("pygame_rules/games/words/") for file in target.rule_files(tmp_path)]
    assert names == ["content/cards.py", "effects/__init__.py", "turn/market.py"]


def test_every_game_has_rules_and_tests() -> None:
    assert set(commands.MUTATED) == set(TARGETS) == {"core", *(info.id for info in pygame_rules.games())}
    for target in TARGETS.values():
        assert len(target.rule_files(ROOT)) > 5
        assert len(target.test_folders(ROOT)) >= len(target.tests)


def test_of_shared_tests_those_of_the_game_count_and_bots_do_not() -> None:
    game = TARGETS["roll_player"]
    assert game.is_witness("tests/games/roll_player/test_market.py::test_a_price")
    assert game.is_witness("tests/golden/test_golden.py::test_a_game[roll_player/two.txt]")
    assert not game.is_witness("tests/golden/test_golden.py::test_a_game[platformer/two.txt]")
    assert not game.is_witness("tests/test_conformance.py::test_a_game_keeps[platformer-2]")
    assert not game.is_witness("tests/games/roll_player/test_bots.py::test_greedy_wins")


def test_tests_that_reach_the_line_run_quick_ones_first_and_slow_ones_in_turns() -> None:
    here = {"m.py": frozenset({4, 5})}
    reach = Reach(
        {
            "t.py::slow[1]": Reached(3.0, True),
            "t.py::slow[2]": Reached(4.0, True),
            "t.py::other_slow": Reached(5.0, True),
            "tests/golden/t.py::game[1]": Reached(9.0, True),
            "tests/golden/t.py::game[2]": Reached(9.5, True),
            "t.py::late": Reached(0.2, False, here),
            "t.py::early": Reached(0.1, False, here),
            "t.py::elsewhere": Reached(0.1, False, {"m.py": frozenset({9})}),
        },
        {"m.py": frozenset({1})},
    )
    games = ["tests/golden/t.py::game[1]", "tests/golden/t.py::game[2]"]
    slow = [*games, "t.py::slow[1]", "t.py::other_slow", "t.py::slow[2]"]
    assert matching_tests(reach, "m.py", range(5, 6)) == ["t.py::early", "t.py::late", *slow]
    assert matching_tests(reach, "m.py", range(7, 8)) == slow


def test_what_runs_on_import_concerns_every_test_and_its_namesake_first() -> None:
    reach = Reach(
        {"test_a.py::x": Reached(0.1, False), "test_monk.py::y": Reached(0.2, False)}, {"monk.py": frozenset({3})}
    )
    assert matching_tests(reach, "monk.py", range(3, 4)) == ["test_monk.py::y", "test_a.py::x"]


# A small project

RULES = '''
"""A game in which pieces move."""

LIMIT = 3


def may_move(steps):
    if steps > LIMIT:
        return False
    return True


def moved(place, steps):
    return place + steps


def never_called(a):
    return a + 1
'''
TESTS = """
from ludo.rules import may_move, moved

def test_at_most_three_steps():
    assert may_move(3)
    assert not may_move(4)

def test_pieces_move():
    assert moved(2, 3) == 5
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / "project"
    for name, text in {
        "pyproject.toml": "[tool.pytest.ini_options]\n",
        "ludo/__init__.py": "",
        "ludo/rules.py": RULES,
        "ludo/words.py": "NUMBER = 1\n",
        "tests/test_rules.py": TESTS,
    }.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


LUDO = Target("ludo", "ludo", ("tests",))


def test_what_no_test_notices_survives_and_all_else_is_caught(project: Path) -> None:
    done = mutate.mutate(project, LUDO, mutate.Order(), project / "kept", "")
    assert {mutant.before for mutant in done.survivors()} == {"return a + 1"}
    assert done.count("caught") == len(done.mutants) - 2 == 6
    caught = next(mutant for mutant in done.mutants if mutant.function == "may_move")
    assert caught.test == "tests/test_rules.py::test_at_most_three_steps"
    assert (project / "ludo" / "rules.py").read_text(encoding="utf-8") == RULES
    kept = json.loads((project / "kept" / "ludo.json").read_text(encoding="utf-8"))
    assert len(kept["mutants"]) == len(done.mutants)


def test_a_mutant_that_never_ends_is_stopped(project: Path) -> None:
    with mutate.changed(
        project / "ludo" / "rules.py", RULES.replace("    return place", "    while True: pass\n    return place"), 1
    ):
        verdict = trial.judge(trial.fork_server(), project, {"tests/test_rules.py::test_pieces_move": 0.01})
    assert verdict.outcome == trial.TIMEOUT


def test_a_mutant_is_not_taken_for_the_one_before_it(project: Path) -> None:
    # Python knows a compiled module by the second of its date and the length of its text.
    file = project / "ludo" / "rules.py"
    before = file.stat().st_mtime_ns
    seconds = {int(file.stat().st_mtime)}
    for number in range(3):
        with mutate.changed(file, RULES.replace("LIMIT = 3", f"LIMIT = {number}"), number):
            assert f"LIMIT = {number}" in file.read_text(encoding="utf-8")
            seconds.add(int(file.stat().st_mtime))
    assert len(seconds) == 4
    assert (file.read_text(encoding="utf-8"), file.stat().st_mtime_ns) == (RULES, before)


def test_tests_that_fail_anyway_are_named(project: Path) -> None:
    (project / "tests" / "test_rules.py").write_text(TESTS + "\ndef test_no():\n    assert False\n", encoding="utf-8")
    with pytest.raises(BuildError, match="tests/test_rules.py::test_no"):
        mutate.mutate(project, LUDO, mutate.Order(), project / "kept", "")


def test_only_changed_tests_are_watched_again(project: Path) -> None:
    def stale() -> list[str]:
        return KeptReach(project / "kept" / "ludo.reach.json", project, LUDO).stale()

    mutate.mutate(project, LUDO, mutate.Order(count=1), project / "kept", "")
    assert stale() == []
    more, old = project / "tests" / "test_more.py", project / "tests" / "test_rules.py"
    more.write_text("def test_more():\n    pass\n", encoding="utf-8")
    assert stale() == ["tests/test_more.py"]
    old.write_text(TESTS.replace("4", "5"), encoding="utf-8")
    assert stale() == ["tests/test_more.py", "tests/test_rules.py"]
    old.write_text(TESTS, encoding="utf-8")
    assert stale() == ["tests/test_more.py"]
    (project / "ludo" / "words.py").write_text("NUMBER = 2\n", encoding="utf-8")
    assert stale() == ["tests/test_more.py", "tests/test_rules.py"]


def test_the_same_seed_picks_the_same_places_even_if_others_change(project: Path) -> None:
    def picked(seed: int) -> set[tuple[str, str]]:
        source = (project / "ludo" / "rules.py").read_text(encoding="utf-8")
        return {mutation.shown(source) for mutation in sample.pick(project, LUDO, 4, seed)}

    first = picked(1)
    assert len(first) == 4
    assert picked(1) == first
    assert any(picked(seed) != first for seed in range(2, 6))
    (project / "ludo" / "rules.py").write_text("A = B\n" * 5 + RULES, encoding="utf-8")
    assert picked(1) == first


def test_data_is_picked_less_often_than_rules(project: Path) -> None:
    (project / "ludo" / "content").mkdir()
    (project / "ludo" / "content" / "cards.py").write_text("CARDS = [\n" + "1,\n" * 400 + "]\n", encoding="utf-8")
    (project / "ludo" / "rules.py").write_text("RULES = [\n" + "1,\n" * 400 + "]\n", encoding="utf-8")
    mutations = sample.pick(project, LUDO, 200, 1)
    of_rules = sum(1 for mutation in mutations if mutation.file == "ludo/rules.py")
    assert 140 < of_rules < 200


# The report


def mutant(outcome: str, line: int = 7) -> Mutant:
    return Mutant("ludo/rules.py", "f", line, "a < b", "a <= b", outcome, "", 0.1)


def test_the_figures_and_survivors_go_into_the_document_and_the_rest_of_it_stays() -> None:
    run = Run(
        "ludo",
        "2026-11-18",
        "python build.py mutate",
        [mutant("caught"), mutant("timeout"), mutant("survived"), mutant("equal")],
    )
    place = "<!-- mutants of {}: made by `python build.py mutate` -->\nold\n<!-- end of mutants -->"
    document = f"# Title\n{place.format('chess')}\n{place.format('ludo')}\nEnd\n"
    text = report.with_run(document, run)
    assert "| 4 | 1 | 1 | 1 | 1 | 66.7 % | 2026-11-18, `python build.py mutate` |" in text
    assert "- `ludo/rules.py:7`, `f`: `a < b` → `a <= b`" in text
    assert place.format("chess") in text and text.endswith("End\n") and text.count("old") == 1
    assert report.with_run(text, run) == text
    with pytest.raises(ValueError, match="one place"):
        report.with_run("# Title\n", run)


def test_a_survivor_that_the_document_explains_is_counted_apart(capsys: pytest.CaptureFixture[str]) -> None:
    line = "- `ludo/rules.py`, `f`: `a < b` → `a <= b`: they are never equal."
    equals = report.read_equals(
        f"# Title\n\n{report.EQUALS_HEADING}\n\nSome words.\n\n{line}\n\n## Else\n\n- `x`, `f`: `a` → `b`: c\n"
    )
    assert equals == {("ludo/rules.py", "f", "a < b", "a <= b"): "they are never equal."}
    # The line may have moved.
    run = Run("ludo", "", "", [mutate.with_equal(mutant("survived", line=70), equals), mutant("caught")])
    assert (run.count("equal"), run.share, run.survivors()) == (1, "100.0 %", [])
    assert mutate.with_equal(mutant("caught"), equals).outcome == "caught"
    assert "is said to change nothing, but the time limit notices it" in capsys.readouterr().out


def test_every_mutant_that_is_said_to_change_nothing_can_still_be_made() -> None:
    for (file, function, *lines), _ in report.read_equals(mutate.DOCUMENT.read_text(encoding="utf-8")).items():
        source = (ROOT / file).read_text(encoding="utf-8")
        mutations = [m for place in find_places(file, source) for m in place if m.function == function]
        assert tuple(lines) in {mutation.shown(source) for mutation in mutations}, (file, function, lines)
