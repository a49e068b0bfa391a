"""What came of a run: in the terminal, as JSON, and in the document about testing."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from tools.mutation.trial import CAUGHT, SURVIVED, TIMEOUT

EQUAL = "equal"
EQUALS_HEADING = "## Why nothing changes"
EQUAL_LINE = re.compile(r"^- `([^`]+)`, `([^`]*)`: `(.+?)` → `(.+?)`: (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Mutant:
    """One change of the rules and what came of it; `test` is the one that noticed."""

    file: str
    function: str
    line: int
    before: str
    after: str
    outcome: str
    test: str
    seconds: float

    @property
    def key(self) -> tuple[str, str, str, str]:
        """By which a mutant is known again after lines have moved."""
        return self.file, self.function, self.before, self.after

    def words(self) -> str:
        return f"`{self.file}:{self.line}`, `{self.function}`: `{self.before}` → `{self.after}`"


@dataclass(frozen=True)
class Run:
    """All mutants of one run, and how to have the same again."""

    target: str
    date: str
    command: str
    mutants: Sequence[Mutant]

    def count(self, *outcomes: str) -> int:
        return sum(1 for mutant in self.mutants if mutant.outcome in outcomes)

    @property
    def share(self) -> str:
        """How many of those that change something were caught."""
        whole = len(self.mutants) - self.count(EQUAL)
        return f"{100 * self.count(CAUGHT, TIMEOUT) / whole:.1f} %" if whole else "–"

    def survivors(self) -> list[Mutant]:
        return [mutant for mutant in self.mutants if mutant.outcome == SURVIVED]

    def summary(self) -> str:
        """The figures in a few lines, and every survivor."""
        lines = [
            f"{self.target}: {len(self.mutants)} mutants, {self.count(CAUGHT)} caught by a test, "
            f"{self.count(TIMEOUT)} by the time limit, {self.count(SURVIVED)} survived, {self.count(EQUAL)} equal: "
            f"{self.share} of those that change something are caught"
        ]
        for mutant in self.survivors():
            lines += [f"{mutant.file}:{mutant.line} {mutant.function}", f"  - {mutant.before}", f"  + {mutant.after}"]
        return "\n".join(lines)

    def table(self) -> str:
        """The figures and the survivors for the document."""
        cells = [len(self.mutants), self.count(CAUGHT), self.count(TIMEOUT), self.count(SURVIVED), self.count(EQUAL)]
        return "\n".join(
            [
                "| mutants | caught by a test | by the time limit | survived | equal | share caught | made |",
                "| --- | --- | --- | --- | --- | --- | --- |",
                f"| {' | '.join(map(str, cells))} | {self.share} | {self.date}, `{self.command}` |",
                *(["", "Survivors:", ""] if self.survivors() else []),
                *(f"- {mutant.words()}" for mutant in self.survivors()),
            ]
        )

    def write(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(asdict(self), indent=1, ensure_ascii=False), encoding="utf-8")


def read_equals(document: str) -> dict[tuple[str, str, str, str], str]:
    """The mutants of which the document says why they change nothing, with the reason.

    They stand below a heading of their own, one line each: `file`, `function`: `line` → `changed line`: reason.
    """
    _, _, part = document.partition(f"\n{EQUALS_HEADING}\n")
    part = part.partition("\n## ")[0]
    return {(match[1], match[2], match[3], match[4]): match[5] for match in EQUAL_LINE.finditer(part)}


def with_run(document: str, run: Run) -> str:
    """The document with the figures of a run in their place."""
    start, end = f"<!-- mutants of {run.target}: made by `python build.py mutate` -->", "<!-- end of mutants -->"
    pattern = re.escape(start) + r".*?" + re.escape(end)
    if len(re.findall(pattern, document, re.DOTALL)) != 1:
        raise ValueError(f"there must be one place that begins with {start} and ends with {end}")
    return re.sub(pattern, lambda _: f"{start}\n{run.table()}\n{end}", document, count=1, flags=re.DOTALL)
