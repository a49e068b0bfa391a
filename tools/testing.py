"""`python build.py test`: every check of the project, a summary of them, and an honest exit code."""

from __future__ import annotations

import os
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools import site, wasm_testing, words
from tools.browser import provide_browser
from tools.locks import one_at_a_time
from tools.paths import DIST, ROOT
from tools.shell import run_loudly
from tools.steps import BuildError, run_steps

REPORTS = DIST / "test-reports"
# What takes seconds and still plays every game to its end.
QUICK_TESTS = ["tests/core", "tests/golden", "tests/test_architecture.py", "tests/test_documents.py"]


@dataclass
class Outcome:
    """How one part of the test run went."""

    name: str
    seconds: float
    passed: int
    failed: int


def run(chosen: set[str]) -> int:
    """Run the chosen parts (quick, unit, pyodide, e2e), all of them even if one fails; 0 only if nothing failed."""
    parts: list[tuple[str, Callable[[Path], int]]] = []
    if chosen & {"quick", "unit"}:
        parts += [("lint", lint), ("types", types), ("unit", unit) if "unit" in chosen else ("quick", quick)]
    if "pyodide" in chosen:
        parts += [("pyodide", pyodide)]
    if "e2e" in chosen:
        parts += [("build", build), ("e2e", e2e)]
    REPORTS.mkdir(parents=True, exist_ok=True)
    outcomes = [run_part(name, part) for name, part in parts]
    print(summary(outcomes))
    return 1 if any(outcome.failed for outcome in outcomes) else 0


def run_part(name: str, part: Callable[[Path], int]) -> Outcome:
    """Run one part and count: the tests of its report, or the part itself as one check."""
    print(f"\n── {name} {'─' * (70 - len(name))}", flush=True)
    junit = REPORTS / f"{name}.xml"
    junit.unlink(missing_ok=True)
    started = time.perf_counter()
    try:
        code = part(junit)
    except BuildError as error:
        print(f"\n{error}", flush=True)
        code = 1
    seconds = time.perf_counter() - started
    passed, failed = count(junit) if junit.exists() else (0, 0) if code else (1, 0)
    # A run may fail without a failing test: a broken plug-in, nothing collected, rules that no test cites.
    return Outcome(name, seconds, passed, max(failed, 1) if code else failed)


def count(junit: Path) -> tuple[int, int]:
    """How many tests of a JUnit report passed, and how many failed or broke."""
    passed = failed = 0
    for suite in ElementTree.parse(junit).getroot().iter("testsuite"):
        broken = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        failed += broken
        passed += int(suite.get("tests", 0)) - broken - int(suite.get("skipped", 0))
    return passed, failed


def summary(outcomes: list[Outcome]) -> str:
    """The table at the end, and the one line that says it all."""
    rows = [f"{'part':<10}{'time':>9}{'passed':>9}{'failed':>9}"]
    rows += [f"{o.name:<10}{o.seconds:>7.1f} s{o.passed:>9}{o.failed:>9}" for o in outcomes]
    passed, failed = sum(o.passed for o in outcomes), sum(o.failed for o in outcomes)
    return "\n" + "\n".join([*rows, "", f"{passed} passed, {failed} failed"])


def lint(junit: Path) -> int:
    ruff = [sys.executable, "-m", "ruff"]
    return run_loudly([*ruff, "check", "."]) or run_loudly([*ruff, "format", "--check", "."])


def types(junit: Path) -> int:
    return run_loudly([sys.executable, "-m", "mypy"])


def quick(junit: Path) -> int:
    return run_pytest(junit, *QUICK_TESTS)


def unit(junit: Path) -> int:
    return run_pytest(junit, "tests", "--rule-coverage")


def run_pytest(junit: Path, *arguments: str) -> int:
    """Run tests on several cores."""
    words.compile_catalogues()
    processes = str(max(2, min(os.cpu_count() or 2, 8)))
    options = ["-q", "-n", processes, "--dist", "worksteal", f"--junitxml={junit}"]
    return run_loudly([sys.executable, "-m", "pytest", *arguments, *options])


def pyodide(junit: Path) -> int:
    with one_at_a_time():
        run_steps([site.modules_step(), wasm_testing.packages_step()])
    return wasm_testing.run(junit)


def build(junit: Path) -> int:
    with one_at_a_time():
        site.build()
    return 0


def e2e(junit: Path) -> int:
    browser = provide_browser()
    print(f"browser: {browser}", flush=True)
    command = [sys.executable, "-m", "pytest", "e2e", "-q", f"--junitxml={junit}"]
    return run_loudly(command, cwd=ROOT, env={"RULEBOUND_BROWSER": str(browser)})
