"""What all tests share: rule coverage, the choice of tests for Pyodide, and reproducible property tests."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import hypothesis
import pytest

from pygame_rules.games import ADDED
from tools.rule_coverage import RuleCoverage
from tools.wasm_testing import runs_in_pyodide_by_name

pytest_plugins = ["pytester"]

# The same examples at every run, and no wall clock: a red run means a changed program.
hypothesis.settings.register_profile("rulebound", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("rulebound")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-coverage", action="store_true", help="fail if some rule is cited by no passing test")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--rule-coverage"):
        config.pluginmanager.register(RuleCoverage(), "rule-coverage")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if runs_in_pyodide_by_name(Path(item.path)):
            item.add_marker(pytest.mark.pyodide)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Runs a command of the command line with lines typed into it; returns what it printed."""
    from pygame_rules.cli import main

    def run(command: str, *lines: str, code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(command.split()) == code
        printed = capsys.readouterr()
        return printed.err if code else printed.out

    return run


@pytest.fixture(autouse=True)
def only_the_games_of_the_house() -> Iterator[None]:
    """A game that a test adds is gone after it: others count the games."""
    before = dict(ADDED)
    yield
    ADDED.clear()
    ADDED.update(before)
