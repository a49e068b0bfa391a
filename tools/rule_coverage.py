"""Which numbered rules are shown at work by a passing test: the pytest side of `@pytest.mark.rule("RP-6.2")`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

PROPERTY = "rule"
IDS_A_LINE = 10


def rules_of_all_games() -> dict[str, list[str]]:
    """The ids of the numbered rules of every game that can be played."""
    import pygame_rules

    return {game.id: [rule.id for rule in pygame_rules.rules(game.id)] for game in pygame_rules.games()}


class RuleCoverage:
    """Collects the rules cited by tests, across worker processes, and fails a run that leaves some uncited."""

    def __init__(self, find_rules: Callable[[], Mapping[str, Sequence[str]]] = rules_of_all_games) -> None:
        self.find_rules = find_rules
        self.passed: set[str] = set()
        self.failed: set[str] = set()
        self.lines: list[str] = []

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        # A user property travels with the test's report from a worker to the main process; a mark does not.
        for item in items:
            cited = [rule for mark in item.iter_markers("rule") for rule in mark.args]
            item.user_properties.extend((PROPERTY, rule) for rule in cited)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = {str(value) for name, value in report.user_properties if name == PROPERTY}
        if report.failed:
            self.failed |= rules
        elif report.when == "call" and report.passed:
            self.passed |= rules

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workerinput"):
            return
        complete = self.summarise()
        if not complete and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def summarise(self) -> bool:
        """Word the result per game; True if every rule is cited and no test cites a rule that does not exist."""
        rules = self.find_rules()
        complete = True
        for game, ids in rules.items():
            missing = [rule for rule in ids if rule not in self.passed]
            self.lines.append(f"{game}: {len(ids) - len(missing)} of {len(ids)} rules cited by a passing test")
            self.lines += [f"  not cited: {line}" for line in in_lines(missing)]
            complete = complete and not missing
        known = {rule for ids in rules.values() for rule in ids}
        unknown = sorted((self.passed | self.failed) - known)
        self.lines += [f"cited, but no such rule: {line}" for line in in_lines(unknown)]
        return complete and not unknown

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        terminalreporter.section("rules cited by tests")
        for line in self.lines:
            terminalreporter.write_line(line)


def in_lines(ids: Sequence[str]) -> list[str]:
    """The ids, a few to a line."""
    return [" ".join(ids[start : start + IDS_A_LINE]) for start in range(0, len(ids), IDS_A_LINE)]
