"""The package as others install it."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tools import wasm_packages


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    wheel: Path = wasm_packages.source_wheel(tmp_path_factory.mktemp("wheel"))
    return zipfile.ZipFile(wheel).namelist()


def test_the_wheel_carries_types_rules_and_licence(names: list[str]) -> None:
    assert "pygame_rules/py.typed" in names
    assert "pygame_rules/games/roll_player/rules/en.md" in names
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)


def test_the_wheel_carries_nothing_but_the_package(names: list[str]) -> None:
    assert {name.split("/")[0] for name in names if ".dist-info/" not in name} == {"pygame_rules"}
    assert not [name for name in names if "__pycache__" in name]
