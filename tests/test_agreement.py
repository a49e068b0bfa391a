"""Inside Pyodide every game goes as it went on the desktop, bit for bit."""

from __future__ import annotations

import json
import sys

import pytest

from tools import agreement
from tools.wasm_testing import AGREEMENT


@pytest.mark.pyodide
@pytest.mark.skipif(sys.platform != "emscripten", reason="compares Pyodide with the desktop, inside Pyodide")
def test_games_go_as_they_went_on_the_desktop() -> None:
    desktop = json.loads(AGREEMENT.read_text(encoding="utf-8"))
    here = agreement.played()
    assert here.keys() == desktop.keys()
    for name, facts in here.items():
        assert facts == desktop[name], name


def test_other_seeds_give_other_games() -> None:
    games = [facts["replay"] for facts in agreement.played().values()]
    assert len(set(games)) == len(games)
