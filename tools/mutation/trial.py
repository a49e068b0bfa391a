"""Runs chosen tests in a forked process on a copy of the project, and tells what they noticed.

A fork server has imported what all runs need but nothing of the project, so that a run starts at once and every
module of the project is read anew, the changed one too.
"""

from __future__ import annotations

import multiprocessing
import os
import resource
import shutil
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from dataclasses import dataclass
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from pathlib import Path
from typing import Any

import pytest

from tools.mutation.reach import Reach, Watch
from tools.mutation.rooms import Target

PRELOADED = ["pytest", "_pytest.pytester", "hypothesis", "hypothesis.strategies", "pydantic.main"]
PYTEST_OPTIONS = ["-q", "--tb=no", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore"]
NOT_COPIED = shutil.ignore_patterns(
    *(".git", ".venv", ".cache", "dist", "node_modules", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis")
)
# A test may take so much longer than it did before something is wrong with it.
PATIENCE_SECONDS, PATIENCE_FACTOR = 3.0, 10.0
COLLECTION_SECONDS = 30
# A busy machine may give a process only a part of its time.
BUSY_FACTOR = 4
MEMORY_BYTES = 4 * 2**30

CAUGHT, SURVIVED, TIMEOUT = "caught", "survived", "timeout"


@dataclass(frozen=True)
class Verdict:
    """How a run ended, and the test that ended it."""

    outcome: str
    test: str = ""


def fork_server() -> ForkServerContext:
    """Where runs are forked from. Hashes of texts fall the same way in all of them."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    before = os.environ.get("PYTHONHASHSEED")
    os.environ["PYTHONHASHSEED"] = "0"
    try:
        forkserver.ensure_running()
    finally:
        del os.environ["PYTHONHASHSEED"]
        if before is not None:
            os.environ["PYTHONHASHSEED"] = before
    return context


def copy_project(root: Path, tree: Path) -> Path:
    """A copy of the project in which things may be broken."""
    return Path(shutil.copytree(root, tree, ignore=NOT_COPIED))


def measure(context: ForkServerContext, tree: Path, target: Target, test_files: Sequence[str]) -> Reach:
    """Run test modules, and see which of their tests reach what."""
    reach: Reach | None = answer_of(context, watch_tests, (tree, target, test_files), limit=None)
    if reach is None:
        raise RuntimeError("the run that measures what tests reach has broken off")
    return reach


def judge(context: ForkServerContext, tree: Path, tests: Mapping[str, float]) -> Verdict:
    """Run tests (ids with the seconds that each took) in their order until one fails."""
    if not tests:
        return Verdict(SURVIVED)
    verdict: Verdict | None = answer_of(context, run_tests, (tree, dict(tests)), BUSY_FACTOR * longest(tests))
    return verdict or Verdict(TIMEOUT)


def longest(tests: Mapping[str, float]) -> float:
    """How long a run of tests may take, in seconds of the processor."""
    return COLLECTION_SECONDS + sum(tests.values()) * PATIENCE_FACTOR


def patience(seconds: float) -> float:
    """How long a test may take that took so long before."""
    return PATIENCE_SECONDS + PATIENCE_FACTOR * seconds


def answer_of(
    context: ForkServerContext, work: Callable[..., object], arguments: tuple[Any, ...], limit: float | None
) -> Any:
    """What a function gives in a process of its own; None if the process dies or takes too long."""
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=send_answer, args=(sender, work, arguments))
    process.start()
    sender.close()
    answer = None
    with suppress(EOFError):
        if receiver.poll(limit):
            answer = receiver.recv()
    process.kill()
    process.join()
    receiver.close()
    return answer


# From here on inside the forked process


def send_answer(sender: Connection, work: Callable[..., object], arguments: tuple[Any, ...]) -> None:
    sender.send(work(*arguments))
    sender.close()


def watch_tests(tree: Path, target: Target, test_files: Sequence[str]) -> Reach:
    watch = Watch(tree, target)
    with quietly_inside(tree):
        pytest.main([*PYTEST_OPTIONS, *test_files], plugins=[watch])
    return watch.reach


def run_tests(tree: Path, tests: Mapping[str, float]) -> Verdict:
    """Run the tests; whatever else than success comes out is the change's doing, for without it they passed."""
    chosen = Chosen(tests)
    limit = int(longest(tests))
    # Processes that a test starts are bound by it too, so that none goes on for ever.
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    with quietly_inside(tree):
        code = pytest.main([*PYTEST_OPTIONS, "-x", *sorted({test.split("::")[0] for test in tests})], plugins=[chosen])
    if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return Verdict(SURVIVED)
    return Verdict(CAUGHT, chosen.failed or "import")


@contextmanager
def quietly_inside(tree: Path) -> Any:
    """Work inside the copy of the project, and print nothing."""
    os.chdir(tree)
    sys.path[:] = [str(tree), *(entry for entry in sys.path if entry)]
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere):
        yield


class Chosen:
    """A pytest plug-in that runs certain tests, in a certain order, each within its time."""

    def __init__(self, tests: Mapping[str, float]) -> None:
        self.tests = tests
        self.order = {test: number for number, test in enumerate(tests)}
        self.failed = ""

    def pytest_sessionstart(self) -> None:
        import hypothesis

        # One example that fails is enough: nobody reads the smallest one.
        phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
        hypothesis.settings.register_profile("mutation", parent=hypothesis.settings.default, phases=phases)
        hypothesis.settings.load_profile("mutation")
        # Nothing handles this signal: it ends the process, even where Python is inside one long call.
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_VIRTUAL, COLLECTION_SECONDS)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid in self.order), key=lambda item: self.order[item.nodeid]
        )

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, patience(self.tests[nodeid]))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid
