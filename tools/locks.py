"""Keeps two builds in one tree from treading on each other."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from tools.paths import CACHE


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold the build lock; waits, and says so, while another build has it. The system frees it if a build dies."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "build.lock").open("a+") as file:
        if not take(file, wait=False):
            print("waiting for another build of this tree …", flush=True)
            take(file, wait=True)
        try:
            yield
        finally:
            release(file)


if sys.platform == "win32":
    import msvcrt

    def take(file: IO[str], *, wait: bool) -> bool:
        file.seek(0)
        while True:
            try:
                # LK_LOCK tries for ten seconds and then gives up: ask again.
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
                return True
            except OSError:
                if not wait:
                    return False

    def release(file: IO[str]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def take(file: IO[str], *, wait: bool) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        except BlockingIOError:
            return False

    def release(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)
