"""`python build.py mutate`: changes one place of the rules at a time and reports what no test notices."""

from __future__ import annotations

import datetime
import os
import queue
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.context import ForkServerContext
from pathlib import Path

from tools.mutation import report, sample
from tools.mutation.kept_reach import KeptReach
from tools.mutation.places import Mutation
from tools.mutation.reach import Reach, matching_tests
from tools.mutation.rooms import TARGETS, Target
from tools.mutation.trial import SURVIVED, Verdict, copy_project, fork_server, judge, measure
from tools.paths import CACHE, ROOT
from tools.steps import BuildError

DOCUMENT = ROOT / "docs" / "testing.md"
# So many seconds of tests, as they were measured under watch, are run for a mutant before it counts as a survivor.
BUDGET_SECONDS = 30.0


@dataclass(frozen=True)
class Order:
    """What is asked for on the command line."""

    count: int = 200
    seed: int = 1
    only: str = ""
    jobs: int = 1

    def command(self, target: Target) -> str:
        parts = ["python build.py mutate", f"--game {target.name}", f"--count {self.count}", f"--seed {self.seed}"]
        return " ".join([*parts, *([f"--only {self.only}"] if self.only else []), "--report"])


def run(names: Sequence[str], order: Order, *, into_document: bool) -> int:
    """Mutate the targets one after another; print, keep and, if asked, write into the document what came of it."""
    for name in names:
        done = mutate(ROOT, TARGETS[name], order, CACHE / "mutants", DOCUMENT.read_text(encoding="utf-8"))
        print(done.summary(), flush=True)
        if into_document:
            document = report.with_run(DOCUMENT.read_text(encoding="utf-8"), done)
            DOCUMENT.write_text(document, encoding="utf-8")
    return 0


def mutate(root: Path, target: Target, order: Order, folder: Path, document: str) -> report.Run:
    """Try mutants of one target; what is measured and found is kept in `folder`."""
    mutations = sample.pick(root, target, order.count, order.seed, order.only)
    if not mutations:
        raise BuildError(f"There is no place to mutate in {target.sources} {order.only}".rstrip() + ".")
    context = fork_server()
    with tempfile.TemporaryDirectory(prefix="mutants-") as temporary:
        trees = [copy_project(root, Path(temporary, str(number))) for number in range(max(1, order.jobs))]
        trials = Trials(context, known_reach(context, root, target, folder, trees[0]), root, trees)
        trials.check_without_change(target)
        equals = report.read_equals(document)
        mutants = [with_equal(mutant, equals) for mutant in trials.all(mutations)]
    done = report.Run(target.name, datetime.date.today().isoformat(), order.command(target), mutants)
    done.write(folder / f"{target.name}.json")
    return done


def known_reach(context: ForkServerContext, root: Path, target: Target, folder: Path, tree: Path) -> Reach:
    """Which tests reach what, measured where it is not known yet; BuildError if tests fail as it is."""
    kept = KeptReach(folder / f"{target.name}.reach.json", root, target)
    if stale := kept.stale():
        print(f"{target.name}: watching the tests of {len(stale)} files …", end="", flush=True)
        started = time.perf_counter()
        measured = measure(context, tree, target, stale)
        if measured.failed:
            raise BuildError("\n".join(["These tests fail before anything is changed:", *measured.failed[:10]]))
        kept.update(measured, stale)
        print(f" {time.perf_counter() - started:.0f} s", flush=True)
    return kept.reach()


def with_equal(mutant: report.Mutant, equals: dict[tuple[str, str, str, str], str]) -> report.Mutant:
    """The mutant as it counts: a survivor that is said to change nothing is no failure of the tests."""
    if mutant.key not in equals:
        return mutant
    if mutant.outcome != SURVIVED:
        print(f"{mutant.words()} is said to change nothing, but {mutant.test or 'the time limit'} notices it")
        return mutant
    return report.Mutant(**{**vars(mutant), "outcome": report.EQUAL})


class Trials:
    """Runs mutants, as many at a time as there are copies of the project."""

    def __init__(self, context: ForkServerContext, reach: Reach, root: Path, trees: list[Path]) -> None:
        self.context, self.reach, self.root = context, reach, root
        self.jobs = len(trees)
        self.trees: queue.SimpleQueue[Path] = queue.SimpleQueue()
        for tree in trees:
            self.trees.put(tree)

    def check_without_change(self, target: Target) -> None:
        """A mutant that is none must survive, or every figure is worthless."""
        tests = self.within_budget(sorted(self.reach.tests, key=lambda name: self.reach.tests[name].seconds))
        if not tests:
            raise BuildError(f"No test of {target.name} reaches its rules.")
        with self.tree() as tree:
            verdict = judge(self.context, tree, tests)
        if verdict.outcome != SURVIVED:
            raise BuildError(
                f"With nothing changed {verdict.test or 'the time limit'} fails when the quick tests go first: "
                "does a test need what another leaves behind?"
            )

    def all(self, mutations: Sequence[Mutation]) -> list[report.Mutant]:
        started = time.perf_counter()
        mutants: list[report.Mutant] = []
        with ThreadPoolExecutor(self.jobs) as pool:
            for mutant in pool.map(self.one, enumerate(mutations)):
                mutants.append(mutant)
                if mutant.outcome == SURVIVED:
                    print(f"survived: {mutant.words()}", flush=True)
                if len(mutants) % 20 == 0 or len(mutants) == len(mutations):
                    pace = (time.perf_counter() - started) / len(mutants)
                    print(f"{len(mutants)} of {len(mutations)} mutants, {pace:.1f} s each", flush=True)
        return mutants

    def one(self, numbered: tuple[int, Mutation]) -> report.Mutant:
        number, mutation = numbered
        started = time.perf_counter()
        source = (self.root / mutation.file).read_text(encoding="utf-8")
        tests = self.within_budget(matching_tests(self.reach, mutation.file, mutation.lines))
        with self.tree() as tree, changed(tree / mutation.file, mutation.applied_to(source), number):
            verdict = judge(self.context, tree, tests)
        return as_mutant(mutation, source, verdict, time.perf_counter() - started)

    def within_budget(self, tests: Sequence[str]) -> dict[str, float]:
        """The first of the tests, with their seconds, as far as the time for one mutant goes."""
        chosen: dict[str, float] = {}
        left = BUDGET_SECONDS
        for name in tests:
            seconds = self.reach.tests[name].seconds
            if seconds <= left:
                chosen[name] = seconds
                left -= seconds
        return chosen

    @contextmanager
    def tree(self) -> Iterator[Path]:
        tree = self.trees.get()
        try:
            yield tree
        finally:
            self.trees.put(tree)


@contextmanager
def changed(file: Path, text: str, number: int) -> Iterator[None]:
    """The file with another text, and a date that no other text of it has: compiled modules are known by their date."""
    original, dates = file.read_bytes(), file.stat()
    file.write_text(text, encoding="utf-8")
    os.utime(file, (number + 1, number + 1))
    try:
        yield
    finally:
        file.write_bytes(original)
        os.utime(file, ns=(dates.st_atime_ns, dates.st_mtime_ns))


def as_mutant(mutation: Mutation, source: str, verdict: Verdict, seconds: float) -> report.Mutant:
    before, after = mutation.shown(source)
    return report.Mutant(
        *(mutation.file, mutation.function, mutation.line, before, after),
        outcome=verdict.outcome,
        test=verdict.test,
        seconds=round(seconds, 2),
    )
