"""Positions of version 0.1.0 in today's shape: what the kept saves (`tests/test_old_saves.py`) do not show."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_rules.core.table import codec_of
from pygame_rules.games.dice_throne.effects.questions import Choosing
from pygame_rules.games.dice_throne.effects.texts import TEXTS
from pygame_rules.games.dice_throne.effects.vocabulary import Choose
from pygame_rules.games.dice_throne.game import GAME
from pygame_rules.games.dice_throne.migration import POSITION
from pygame_rules.games.dice_throne.state import State
from pygame_rules.games.dice_throne.turn.phases import STAGES, Turn

from .positions import duel, king_of_the_hill

CODEC = codec_of(GAME.state_type)


def old(state: State, *frames: list[Any]) -> Any:
    """A position as version 1 wrote it, with these frames: step, player, code, at, n, m, word, items."""
    encoded = CODEC.encode(state)
    encoded[POSITION.index("stack")] = list(frames)
    return encoded


@pytest.mark.parametrize(("items", "taken"), [([0, 1, 2], 0), ([0, 2], 1)])
def test_who_may_choose_several_has_still_chosen_as_many(items, taken):
    whole = next(text for text in TEXTS.values() if "up_to=2" in repr(text.effects) and "Choose" in repr(text.effects))
    inner = [whole]
    for text in inner:
        inner += [part for parts in text.inner for part in parts]
    text, at = next((t, n) for t in inner for n, e in enumerate(t.effects) if isinstance(e, Choose) and e.up_to == 2)
    t = king_of_the_hill("treant", "monk", "ninja")
    turn = ["turn", 0, "", 0, 5, 0, "", []]
    choice = ["choose", 0, text.name, at, -1, 2, "card:anything", items]
    state = CODEC.decode(GAME.migrate(1, old(t.state, turn, ["main", 0, "", 0, 0, 0, "", []], choice)))
    GAME.check(state)
    step = state.stack[-1]
    assert isinstance(step, Choosing)
    assert (step.left, step.taken, step.scope.spent, step.scope.whole) == (tuple(items), taken, 2, whole)


def test_a_turn_goes_on_where_it_was():
    t = duel("barbarian", "paladin")
    stages = []
    for number in range(10):
        migrated = CODEC.decode(GAME.migrate(1, old(t.state, ["turn", 0, "", 0, number, 0, "", []])))
        assert isinstance(migrated.stack[0], Turn)
        stages.append(migrated.stack[0].stage)
    # Extra Roll Phases have a stage of their own, which the second Main Phase follows.
    assert stages == [stage for stage in (*STAGES, "over") if stage != "main2"]
