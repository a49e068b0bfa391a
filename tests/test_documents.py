"""What the documents show is true: their Python runs, their commands exist, their links and paths lead somewhere.

A Python example that is only a part of something begins with a line `# Part of …`; it must be Python, but is not run.
"""

from __future__ import annotations

import ast
import doctest
import re
import shlex
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

from pygame_rules import cli
from tools import architecture, commands
from tools.paths import ROOT

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CREDITS.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)")
# A path in the text: it begins at the top of the project and ends as a file or a folder does.
PATH = re.compile(r"`((?:pygame_rules|web|tests|e2e|tools|docs|examples)/[\w./-]*)`")
# What is not there before something was built.
MADE = {"web/node_modules/"}
PART = "# Part of "


@dataclass(frozen=True)
class Block:
    """A fenced block of a document: its language, its text, and the line on which the text begins."""

    document: Path
    language: str
    text: str
    line: int

    def __str__(self) -> str:
        return f"{self.document.name}:{self.line}"


def blocks_of(document: Path) -> list[Block]:
    text = document.read_text(encoding="utf-8")
    return [Block(document, m[1], m[2], text.count("\n", 0, m.start(2)) + 1) for m in BLOCK.finditer(text)]


BLOCKS = [block for document in DOCUMENTS for block in blocks_of(document)]


def run_example(block: Block) -> None:
    """Run a Python example in a namespace of its own, or check that a part is Python."""
    file = str(block.document)
    if block.text.startswith(PART):
        ast.parse(block.text, file)
    elif ">>>" in block.text:
        example = doctest.DocTestParser().get_doctest(block.text, {}, str(block), file, block.line)
        said: list[str] = []
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=said.append)
        assert not said, "".join(said)
    else:
        # Empty lines in front, so that an error names the line of the document.
        exec(compile("\n" * (block.line - 1) + block.text, file, "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.language == "python"], ids=str)
def test_a_python_example_runs(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_example(block)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("1 / 0\n", ZeroDivisionError),
        (">>> 1 + 1\n3\n", AssertionError),
        ("# Part of a card\ndoes=(Hit(2)\n", SyntaxError),
    ],
)
def test_an_example_that_is_wrong_is_noticed(text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        run_example(Block(ROOT / "README.md", "python", text, 1))


WITH_EXAMPLES = [name for name, path in architecture.read_house().files.items() if ">>> " in path.read_text("utf-8")]


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_the_examples_of_a_module_run(module: str) -> None:
    result = doctest.testmod(import_module(module))
    assert result.attempted and not result.failed


# Commands


def command_lines() -> list[tuple[Block, str]]:
    lines = [(block, line) for block in BLOCKS if block.language == "sh" for line in block.text.splitlines()]
    return [(block, line) for block, line in lines if line.strip() and not line.startswith("#")]


@pytest.mark.parametrize(("block", "line"), command_lines(), ids=str)
def test_a_command_exists(block: Block, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = shlex.split(line, comments=True)
    match words:
        case ["python", "build.py", *arguments]:
            commands.parser().parse_args(arguments)
        case ["python", "-m", "pygame_rules", *arguments]:
            cli.parser().parse_args(arguments)
        case [".venv/bin/python", "-m", "pytest", path, *_]:
            assert (ROOT / path).exists(), f"{block}: {path}"
        case ["python", "-m", module, *_]:
            assert (ROOT / f"{module.replace('.', '/')}.py").is_file(), f"{block}: {module}"
        case _:
            pytest.fail(f"{block}: nobody checks {line}")


# Links and paths


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_and_paths_lead_somewhere(document: Path) -> None:
    text = BLOCK.sub("", document.read_text(encoding="utf-8"))
    for target, anchor in LINK.findall(text):
        path = (document.parent / target).resolve() if target else document
        assert path.exists(), target
        if anchor:
            assert anchor in anchors_of(path), f"{target}#{anchor}"
    for name in set(PATH.findall(text)) - MADE:
        assert (ROOT / name).exists(), name


def anchors_of(document: Path) -> set[str]:
    """The headings of a document, as links name them."""
    headings = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
