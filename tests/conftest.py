"""What all tests share: rule coverage, the choice of tests for Pyodide, and reproducible property tests."""

from __future__ import annotations

from pathlib import Path

import hypothesis
import pytest

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
