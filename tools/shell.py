"""Running other programs: quietly while all is well, with their words when it is not."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.paths import ROOT
from tools.steps import BuildError


def run_quietly(
    command: Sequence[str | Path], what: str, *, cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> str:
    """What the command printed on its standard output; BuildError, with the end of its output, if it fails."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env={**os.environ, **(env or {})},
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise BuildError(f"{what} failed: {error}") from error
    if done.returncode:
        raise BuildError(f"{what} failed.\n{(done.stdout + done.stderr).strip()[-3000:]}")
    return done.stdout


def run_loudly(command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> int:
    """The exit code of a command that prints straight to the terminal."""
    return subprocess.call([str(part) for part in command], cwd=cwd, env={**os.environ, **(env or {})})
