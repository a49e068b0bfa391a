"""Keeps what tests reach until something changes: after a change of tests only the changed files are watched anew."""

from __future__ import annotations

import hashlib
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tools.mutation.reach import Lines, Reach, Reached
from tools.mutation.rooms import Target


class KeptReach:
    """A file with what the tests of a target reach, by test file, each with the digest of what it was measured on."""

    def __init__(self, file: Path, root: Path, target: Target) -> None:
        self.file, self.root, self.target = file, root, target
        self.test_files = [path for folder in target.test_folders(root) for path in python_files(root / folder)]
        ground = [*python_files(root / Path(target.sources).parts[0]), *(root / "tests").rglob("*.txt")]
        # What is no test module itself is something that test modules use.
        ground += [path for path in python_files(root / "tests") if not path.name.startswith("test_")]
        self.ground = digest([*ground, Path(__file__).parent / "reach.py"])
        kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        self.kept: dict[str, Any] = kept if kept.get("ground") == self.ground else {"imported": {}, "files": {}}

    def stale(self) -> list[str]:
        """The test modules that must be watched."""
        tests = [path for path in self.test_files if path.name.startswith("test_")]
        witnesses = [path for path in tests if self.target.is_witness(self.name(path) + "::" + self.target.name)]
        return [self.name(path) for path in witnesses if self.kept_digest(path) != digest([path])]

    def kept_digest(self, path: Path) -> str:
        return str(self.kept["files"].get(self.name(path), {}).get("digest", ""))

    def update(self, measured: Reach, files: list[str]) -> None:
        """Take over what was measured by running the files."""
        self.kept["ground"] = self.ground
        self.kept["imported"] = plain(measured.imported)
        for file in files:
            tests = {name: test for name, test in measured.tests.items() if name.split("::")[0] == file}
            values = {name: {**asdict(test), "lines": plain(test.lines)} for name, test in tests.items()}
            self.kept["files"][file] = {"digest": digest([self.root / file]), "tests": values}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(self.kept), encoding="utf-8")

    def reach(self) -> Reach:
        """All that is known of the test files that are there."""
        reach = Reach(imported=frozen(self.kept["imported"]))
        for path in self.test_files:
            tests = self.kept["files"].get(self.name(path), {"tests": {}})["tests"]
            for name, test in tests.items():
                reach.tests[name] = Reached(test["seconds"], test["anything"], frozen(test["lines"]))
        return reach

    def name(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()


def python_files(path: Path) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


def digest(paths: list[Path]) -> str:
    """A digest of the contents of files and of the Python that reads them."""
    whole = hashlib.sha256(sys.version.encode())
    for path in sorted(paths):
        whole.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def plain(lines: Lines) -> dict[str, list[int]]:
    return {file: sorted(numbers) for file, numbers in lines.items()}


def frozen(lines: dict[str, list[int]]) -> Lines:
    return {file: frozenset(numbers) for file, numbers in lines.items()}
