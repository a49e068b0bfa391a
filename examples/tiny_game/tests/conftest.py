"""What the tests of the tiny game share: each of its rules must be cited by a test that passes."""

from __future__ import annotations

from pathlib import Path

import pytest

from pygame_rules.core.rulebook import rules_in
from tools.rule_coverage import RuleCoverage

RULES = Path(__file__).parents[1] / "rules" / "en.md"


def pytest_configure(config: pytest.Config) -> None:
    """Count the rules, if it is the tests of this game that are run and not some of them only."""
    if [Path(argument).resolve() for argument in config.args] == [Path(__file__).parent]:
        ids = [rule.id for rule in rules_in(RULES.read_text(encoding="utf-8"))]
        config.pluginmanager.register(RuleCoverage(lambda: {"tiny_game": ids}), "rules-of-the-tiny-game")
