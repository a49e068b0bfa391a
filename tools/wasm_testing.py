"""Runs part of the test suite inside Pyodide under Node, to see that wasm and CPython agree."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tools.node import node
from tools.paths import CACHE, DIST, ROOT
from tools.shell import run_loudly, run_quietly
from tools.steps import Step
from tools.wasm_packages import PIP_PLATFORM

PACKAGES = CACHE / "wasm-site-packages"
REQUIREMENTS = [ROOT / "requirements-wasm.txt", ROOT / "requirements-wasm-test.txt"]
TESTS = ROOT / "tests"
AGREEMENT = DIST / "test-reports" / "agreement.json"
# Saves and replays must be the same everywhere: these modules run in Pyodide whether marked or not.
BY_NAME = ("test_replay", "test_save", "test_core_replay", "test_core_save", "test_golden")
MARK = "mark.pyodide"


def runs_in_pyodide_by_name(path: Path) -> bool:
    """Whether a test module runs inside Pyodide because of what it is called."""
    return path.name.startswith(BY_NAME)


def packages_step() -> Step:
    """The step that installs pytest and what the rules need, as built for Pyodide, into a folder to mount."""
    return Step("install test packages for Pyodide", install, reads=REQUIREMENTS, makes=[PACKAGES], notes=PIP_PLATFORM)


def install() -> None:
    shutil.rmtree(PACKAGES, ignore_errors=True)
    for requirements in REQUIREMENTS:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile", *PIP_PLATFORM]
        run_quietly([*command, "--target", PACKAGES, "-r", requirements], "Installing test packages for Pyodide")


def chosen_modules() -> list[Path]:
    """The test modules with something to run inside Pyodide; the others are not even imported there."""
    chosen = []
    for path in sorted(TESTS.rglob("test_*.py")):
        if runs_in_pyodide_by_name(path) or MARK in path.read_text(encoding="utf-8"):
            chosen.append(path)
    return chosen


def run(junit: Path) -> int:
    """Run the tests; the exit code is pytest's own."""
    modules = [path.relative_to(ROOT).as_posix() for path in chosen_modules()]
    if not modules:
        print("No test is marked to run inside Pyodide.")
        return 1
    run_quietly([sys.executable, "-m", "tools.agreement", AGREEMENT], "Playing the games to compare with")
    arguments = ["-m", "pyodide", "-q", "-p", "no:cacheprovider", f"--junitxml={junit.relative_to(ROOT).as_posix()}"]
    return run_loudly([*node(), ROOT / "tools" / "wasm_tests.mjs", ROOT, PACKAGES, *arguments, *modules])
