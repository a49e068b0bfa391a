"""Set up, build, serve and test Rulebound: `python build.py serve|build|test|words|readme|map|mutate|clean`.

Needs nothing but Python 3.11 or newer. This file uses only the standard library: it makes a virtual environment in
`.venv`, installs the pinned packages there and hands over to `tools.commands`, which runs inside it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "packages.sha256"
REQUIREMENTS = [ROOT / "requirements.txt", ROOT / "requirements-dev.txt"]
OLDEST_PYTHON = (3, 11)


def main() -> int:
    """Run the command line inside the project's own environment; its exit code comes back unchanged."""
    if sys.version_info < OLDEST_PYTHON:
        return fail(f"Rulebound needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    if sys.argv[1:2] != ["clean"]:
        problem = prepare_environment()
        if problem:
            return fail(problem)
    if not running_inside_venv() and venv_python().exists():
        return subprocess.call([str(venv_python()), str(ROOT / "build.py"), *sys.argv[1:]])

    from tools.commands import run

    return run(sys.argv[1:])


def prepare_environment() -> str | None:
    """Make `.venv` hold exactly the pinned packages; returns what went wrong, in words, or None."""
    wanted = fingerprint()
    if venv_python().exists() and STAMP.exists() and STAMP.read_text() == wanted:
        return None
    started = time.perf_counter()
    print("[setup] Python packages into .venv …", end="", flush=True)
    problem = make_venv() or install_packages()
    if problem:
        print(" failed", flush=True)
        return problem
    STAMP.write_text(wanted)
    print(f" {time.perf_counter() - started:.1f} s", flush=True)
    return None


def make_venv() -> str | None:
    if venv_python().exists() and quiet([venv_python(), "-m", "pip", "--version"]) is None:
        return None
    if VENV.exists():
        shutil.rmtree(VENV)
    output = quiet([sys.executable, "-m", "venv", VENV])
    if output is None:
        return None
    # Debian and its relatives split ensurepip off into a package of its own.
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        print(f" installing {package} …", end="", flush=True)
        quiet(["apt-get", "update"])
        quiet(["apt-get", "install", "-y", package])
        shutil.rmtree(VENV, ignore_errors=True)
        output = quiet([sys.executable, "-m", "venv", VENV])
        if output is None:
            return None
    return f"No virtual environment could be made with {sys.executable} (on Debian: install python3-venv).\n{output}"


def install_packages() -> str | None:
    pip: list[str | Path] = [venv_python(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    output = quiet([*pip, "-r", ROOT / "requirements-dev.txt"])
    if output is None:
        return None
    return f"The pinned Python packages could not be installed (is there a network or a package mirror?).\n{output}"


def quiet(command: list[str | Path]) -> str | None:
    """Run a command silently; None if it succeeded, else the end of what it printed."""
    try:
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, errors="replace")
    except OSError as error:
        return str(error)
    return None if done.returncode == 0 else (done.stdout + done.stderr).strip()[-2000:] or "no output"


def fingerprint() -> str:
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in REQUIREMENTS)).hexdigest()


def venv_python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def running_inside_venv() -> bool:
    return Path(sys.prefix).resolve() == VENV.resolve()


def fail(message: str) -> int:
    print(message, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
