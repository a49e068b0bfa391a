"""Archives of bytecode: the same code, without the words for readers, the same bytes at every build."""

from __future__ import annotations

import importlib
import json
import sys
import zipfile
from pathlib import Path

import pytest

from tools import wasm_compile

SOURCE = '''"""A module."""

from __future__ import annotations


class Empty:
    """Only words."""


def half(number: int) -> int:
    """Half of an even number."""
    assert number % 2 == 0, "even"
    return number // 2


def nothing() -> None:
    """Only words."""
'''


def archive(folder: Path, *, slim: bool = False) -> Path:
    """An archive of one small package, made by the compiler."""
    package = folder / "halves"
    package.mkdir(exist_ok=True)
    (package / "__init__.py").write_text(SOURCE)
    (package / "words.md").write_text("# Words")
    (package / "left.pyi").write_text("")
    job = {"sources": ["halves"], "out": "halves.zip", "slim": slim, "drop": ["*.pyi"]}
    wasm_compile.run_jobs(json.dumps([job]), str(folder))
    return folder / "halves.zip"


@pytest.fixture
def halves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest):  # type: ignore[no-untyped-def]
    monkeypatch.syspath_prepend(str(archive(tmp_path, slim=request.param)))
    monkeypatch.delitem(sys.modules, "halves", raising=False)
    yield importlib.import_module("halves")
    sys.modules.pop("halves", None)


@pytest.mark.parametrize("halves", [False], indirect=True)
def test_code_runs_with_its_asserts_and_without_its_docstrings(halves) -> None:  # type: ignore[no-untyped-def]
    assert halves.half(4) == 2 and halves.nothing() is None and halves.Empty()
    assert halves.__doc__ is halves.half.__doc__ is halves.Empty.__doc__ is None
    with pytest.raises(AssertionError, match="even"):
        halves.half(3)


@pytest.mark.parametrize("halves", [True], indirect=True)
def test_slim_code_does_without_asserts(halves) -> None:  # type: ignore[no-untyped-def]
    assert halves.half(3) == 1


def test_only_what_runs_goes_in_and_the_same_content_gives_the_same_bytes(tmp_path: Path) -> None:
    first = archive(tmp_path).read_bytes()
    assert archive(tmp_path).read_bytes() == first
    assert zipfile.ZipFile(tmp_path / "halves.zip").namelist() == ["halves/__init__.pyc", "halves/words.md"]
