"""Build steps run when something they read has changed, and only then."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import steps
from tools.steps import BuildError, Step, run_steps


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree of its own for steps to work in."""
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "STAMPS", tmp_path / "stamps")
    (tmp_path / "source").mkdir()
    (tmp_path / "source" / "a.txt").write_text("one")
    return tmp_path


class Copying:
    """A step that copies one file and counts how often it did."""

    def __init__(self, project: Path, note: str = "") -> None:
        self.project = project
        self.runs = 0
        self.step = Step("copy a file", self.work, [project / "source"], [project / "copy.txt"], [note])

    def work(self) -> None:
        self.runs += 1
        (self.project / "copy.txt").write_text((self.project / "source" / "a.txt").read_text())


def test_a_step_runs_once_and_is_up_to_date_then(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copying = Copying(project)
    run_steps([copying.step])
    run_steps([copying.step])
    assert copying.runs == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("[1/1] copy a file … ") and first.endswith(" s")
    assert second == "[1/1] copy a file … up to date"


def test_a_changed_file_makes_the_step_run_again(project: Path) -> None:
    copying = Copying(project)
    run_steps([copying.step])
    (project / "source" / "a.txt").write_text("two")
    run_steps([copying.step])
    assert copying.runs == 2 and (project / "copy.txt").read_text() == "two"


def test_a_renamed_file_makes_the_step_run_again(project: Path) -> None:
    copying = Copying(project)
    (project / "source" / "b.txt").write_text("more")
    run_steps([copying.step])
    (project / "source" / "b.txt").rename(project / "source" / "c.txt")
    run_steps([copying.step])
    assert copying.runs == 2


def test_touching_a_file_without_changing_it_does_nothing(project: Path) -> None:
    copying = Copying(project)
    run_steps([copying.step])
    (project / "source" / "a.txt").write_text("one")
    run_steps([copying.step])
    assert copying.runs == 1


def test_a_missing_product_is_made_again(project: Path) -> None:
    copying = Copying(project)
    run_steps([copying.step])
    (project / "copy.txt").unlink()
    run_steps([copying.step])
    assert copying.runs == 2 and (project / "copy.txt").exists()


def test_another_note_makes_the_step_run_again(project: Path) -> None:
    first, second = Copying(project, "base /"), Copying(project, "base /games/")
    run_steps([first.step])
    run_steps([second.step])
    assert (first.runs, second.runs) == (1, 1)


def test_a_failed_step_is_tried_again(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def fail() -> None:
        raise BuildError("no network")

    copying = Copying(project)
    run_steps([copying.step])
    (project / "source" / "a.txt").write_text("two")
    with pytest.raises(BuildError):
        run_steps([Step("copy a file", fail, [project / "source"], [project / "copy.txt"], [""])])
    assert capsys.readouterr().out.endswith("failed\n")
    (project / "source" / "a.txt").write_text("one")
    run_steps([copying.step])
    assert copying.runs == 2, "the old stamp must not outlive a failure"


def test_leftovers_of_python_are_no_inputs(project: Path) -> None:
    copying = Copying(project)
    run_steps([copying.step])
    (project / "source" / "__pycache__").mkdir()
    (project / "source" / "__pycache__" / "a.pyc").write_bytes(b"x")
    run_steps([copying.step])
    assert copying.runs == 1
