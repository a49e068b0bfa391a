"""The report of rules that no passing test cites, alone and across worker processes."""

from __future__ import annotations

import pytest

from tools.paths import ROOT

CONFTEST = """
from tools.rule_coverage import RuleCoverage

def pytest_configure(config):
    config.addinivalue_line("markers", "rule(*ids): cited rules")
    config.pluginmanager.register(RuleCoverage(lambda: {"ludo": ["LU-1.1", "LU-1.2", "LU-2.1"]}))
"""

ALL_BUT_ONE = """
import pytest

@pytest.mark.rule("LU-1.1", "LU-1.2")
def test_a():
    pass
"""


@pytest.fixture(params=[("-p", "no:xdist"), ("-n", "2")], ids=["alone", "with workers"])
def arguments(request: pytest.FixtureRequest) -> tuple[str, ...]:
    return request.param


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makeconftest(CONFTEST)
    return pytester


def test_a_rule_without_a_test_is_named_and_fails_the_run(project: pytest.Pytester, arguments: tuple[str, ...]) -> None:
    project.makepyfile(ALL_BUT_ONE)
    result = project.runpytest_subprocess(*arguments)
    result.stdout.fnmatch_lines(["ludo: 2 of 3 rules cited by a passing test", "*not cited: LU-2.1"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(passed=1)


def test_a_run_that_cites_every_rule_passes(project: pytest.Pytester, arguments: tuple[str, ...]) -> None:
    project.makepyfile(ALL_BUT_ONE + '\n\n@pytest.mark.rule("LU-2.1")\ndef test_b():\n    pass\n')
    result = project.runpytest_subprocess(*arguments)
    result.stdout.fnmatch_lines(["ludo: 3 of 3 rules cited by a passing test"])
    assert result.ret == pytest.ExitCode.OK


def test_a_failing_test_does_not_count(project: pytest.Pytester, arguments: tuple[str, ...]) -> None:
    project.makepyfile(ALL_BUT_ONE + '\n\n@pytest.mark.rule("LU-2.1")\ndef test_b():\n    assert False\n')
    result = project.runpytest_subprocess(*arguments)
    result.stdout.fnmatch_lines(["ludo: 2 of 3 rules cited by a passing test", "*not cited: LU-2.1"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_a_rule_that_does_not_exist_fails_the_run(project: pytest.Pytester, arguments: tuple[str, ...]) -> None:
    project.makepyfile(ALL_BUT_ONE + '\n\n@pytest.mark.rule("LU-2.1", "LU-9.9")\ndef test_b():\n    pass\n')
    result = project.runpytest_subprocess(*arguments)
    result.stdout.fnmatch_lines(["ludo: 3 of 3*", "cited, but no such rule: LU-9.9"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED
