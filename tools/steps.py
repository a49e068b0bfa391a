"""Build steps that run only when something they read has changed, with one progress line each."""

from __future__ import annotations

import hashlib
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tools.paths import CACHE, ROOT

STAMPS = CACHE / "stamps"
IGNORED_NAMES = {"__pycache__", "node_modules", ".DS_Store"}


class BuildError(Exception):
    """Something that a build needs cannot be had; the message says what, for a person."""


@dataclass
class Step:
    """One unit of work: what it reads, what it makes, and how.

    `reads` are files or folders whose content decides whether the work is due; `notes` are further texts that do
    (versions, options). The step is up to date while all `makes` exist and nothing read has changed.
    """

    name: str
    work: Callable[[], object]
    reads: Iterable[Path] = ()
    makes: Iterable[Path] = ()
    notes: Iterable[str] = ()
    always: bool = False
    stamp: str = field(init=False)

    def __post_init__(self) -> None:
        self.stamp = self.name.replace(" ", "-")


def run_steps(steps: list[Step]) -> None:
    """Run what is not up to date, in order, telling each step's time."""
    for number, step in enumerate(steps, start=1):
        with progress(f"[{number}/{len(steps)}] {step.name}") as line:
            fingerprint = step_fingerprint(step)
            if not step.always and is_current(step, fingerprint):
                line.ending = "up to date"
                continue
            stamp_file(step).unlink(missing_ok=True)
            step.work()
            # Taken again: a step may read what an earlier run of itself left behind.
            stamp_file(step).parent.mkdir(parents=True, exist_ok=True)
            stamp_file(step).write_text(step_fingerprint(step))


@dataclass
class ProgressLine:
    ending: str | None = None


@contextmanager
def progress(title: str) -> Iterator[ProgressLine]:
    """Print a title, then the time that the block took (or the ending that the block set)."""
    line = ProgressLine()
    started = time.perf_counter()
    print(f"{title} …", end="", flush=True)
    try:
        yield line
    except BaseException:
        print(" failed", flush=True)
        raise
    print(f" {line.ending or f'{time.perf_counter() - started:.1f} s'}", flush=True)


def is_current(step: Step, fingerprint: str) -> bool:
    file = stamp_file(step)
    return file.exists() and file.read_text() == fingerprint and all(made.exists() for made in step.makes)


def stamp_file(step: Step) -> Path:
    return STAMPS / f"{step.stamp}.sha256"


def step_fingerprint(step: Step) -> str:
    """A digest of all that a step depends on."""
    digest = hashlib.sha256(sys.version.encode())
    for note in step.notes:
        digest.update(note.encode() + b"\0")
    for path in files_below(step.reads):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def files_below(paths: Iterable[Path]) -> list[Path]:
    """All files among and below the paths, sorted; generated leftovers are passed over."""
    found: set[Path] = set()
    for path in paths:
        if path.is_file():
            found.add(path)
        elif path.is_dir():
            found.update(file for file in path.rglob("*") if file.is_file() and not IGNORED_NAMES & set(file.parts))
    return sorted(found)
