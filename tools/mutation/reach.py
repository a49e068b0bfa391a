"""Which tests reach which lines of the rules, and how long each takes: a pytest plug-in that watches them."""

from __future__ import annotations

import functools
import gc
import signal
import sys
import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from tools.mutation.rooms import BEST_WITNESSES, Target

# After so long a test is watched no further. It then counts as one that reaches everything.
WATCH_SECONDS = 0.5
CACHED = type(functools.cache(lambda: None))

Lines = dict[str, frozenset[int]]
NOTHING: frozenset[int] = frozenset()


@dataclass
class Reached:
    """What one test reaches: lines by file. A test of `anything` was too long to be watched to its end.

    The seconds are those of the processor, so that a busy machine does not make a test look slow.
    """

    seconds: float
    anything: bool
    lines: Lines = field(default_factory=dict)

    def touches(self, file: str, lines: range) -> bool:
        return self.anything or not self.lines.get(file, NOTHING).isdisjoint(lines)


@dataclass
class Reach:
    """The tests by id, the lines that run when the modules are imported, before any test, and what failed."""

    tests: dict[str, Reached] = field(default_factory=dict)
    imported: Lines = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)

    def runs_on_import(self, file: str, lines: range) -> bool:
        return not self.imported.get(file, NOTHING).isdisjoint(lines)


class Watch:
    """A pytest plug-in that notes the lines of the rules that each test of a target runs."""

    def __init__(self, root: Path, target: Target) -> None:
        self.target = target
        files = target.rule_files(root)
        self.names = {str(root / file): file for file in files}
        self.modules = [module_name(file) for file in files]
        self.lines: dict[str, set[int]] = {}
        self.reach = Reach()
        self.tracers: dict[CodeType, Any] = {}
        self.caches: list[Any] = []
        self.stopped = False

    def pytest_sessionstart(self) -> None:
        """Import everything at once: what runs by that is no merit of the test that happens to come first."""
        signal.signal(signal.SIGVTALRM, self.stop)
        sys.settrace(self.trace)
        for module in self.modules:
            import_module(module)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.target.is_witness(item.nodeid)]

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self) -> None:
        sys.settrace(None)
        self.reach.imported = self.taken()
        package = self.modules[0].split(".")[0]
        kept = [thing for thing in gc.get_objects() if isinstance(thing, CACHED)]
        self.caches = [thing for thing in kept if str(getattr(thing, "__module__", "")).startswith(package)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        # What an earlier test has worked out and kept would not be seen to run.
        for kept in self.caches:
            kept.cache_clear()
        self.stopped = False
        started = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, WATCH_SECONDS)
        sys.settrace(self.trace)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            seconds = round(time.process_time() - started, 4)
            lines = self.taken()
            self.reach.tests[item.nodeid] = Reached(seconds, self.stopped, {} if self.stopped else lines)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.reach.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.reach.failed.append(report.nodeid)

    def stop(self, number: int, frame: FrameType | None) -> None:
        sys.settrace(None)
        self.stopped = True

    def taken(self) -> Lines:
        """The lines since the last time, by file."""
        lines, self.lines = self.lines, {}
        self.tracers.clear()
        return {file: frozenset(numbers) for file, numbers in lines.items()}

    def trace(self, frame: FrameType, event: str, argument: object) -> Any:
        try:
            return self.tracers[frame.f_code]
        except KeyError:
            return self.tracers.setdefault(frame.f_code, self.tracer_of(frame.f_code))

    def tracer_of(self, code: CodeType) -> Any:
        """What notes the lines of a function of the rules; None for all other functions."""
        file = self.names.get(code.co_filename)
        if file is None:
            return None
        note = self.lines.setdefault(file, set()).add

        def trace_lines(frame: FrameType, event: str, argument: object) -> Any:
            note(frame.f_lineno)
            return trace_lines

        return trace_lines


def module_name(file: str) -> str:
    """The dotted name of a module by its file."""
    parts = Path(file).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def matching_tests(reach: Reach, file: str, lines: range) -> Sequence[str]:
    """The tests that can notice a change of these lines, those most likely to do so first, slow ones last.

    What runs on import concerns every test; there those go first that are named after the module. Of slow tests the
    golden games come first, then of those that differ only in their parameters one each before the second of any.
    """
    everywhere = reach.runs_on_import(file, lines)
    chosen = [name for name, test in reach.tests.items() if everywhere or test.touches(file, lines)]
    turns: dict[str, int] = {}

    def likely_first(name: str) -> tuple[bool, int, bool, float]:
        test = reach.tests[name]
        slow = test.anything or test.seconds > WATCH_SECONDS
        turn = 0
        if slow and not name.startswith(BEST_WITNESSES):
            function = name.split("[")[0]
            turn = turns[function] = turns.get(function, 0) + 1
        namesake = everywhere and Path(file).stem in Path(name.split("::")[0]).stem
        return slow, turn, not namesake, test.seconds

    return sorted(sorted(chosen, key=lambda name: reach.tests[name].seconds), key=likely_first)
