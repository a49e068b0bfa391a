"""Positions of version 1, whose stack held lists of one shape, become positions of today."""

from __future__ import annotations

import pytest

from pygame_rules.games.platformer.migration import migrate

OWN = [1, -1, 0, None]


def old(step, player=1, n=0, card="", met=(), safe=0, asked=0):
    """A step as version 1 wrote it."""
    return [step, player, n, 0, card, list(met), safe, asked]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([old("turn", n=6), old("act")], [["SpecialDie"], ["Acting"]]),
        ([old("turn", n=7), old("special")], [["ApplyGravity"], ["SettingSpecial"]]),
        ([old("turn", n=8), old("fall")], [["EndTurn"], ["Falling"]]),
        ([old("turn", n=6), old("act"), old("respawn", n=3)], [["SpecialDie"], ["Acting"], ["Respawning", 3]]),
        (
            [old("turn", n=6), old("act"), old("reroll", n=99, card="clover")],
            [["SpecialDie"], ["Acting"], ["Rerolling", "clover", 0, OWN]],
        ),
        (
            [old("turn", n=4), old("turn_die", n=1, card="inspiration")],
            [["ResolveEnemyDie"], ["TurningDie", "inspiration", 0, OWN]],
        ),
        (
            # The first who is asked about the first of two cards.
            [
                old("next"),
                old("boss_card", card="ikee_arc"),
                old("boss_card", card="medusa_tail", asked=0b0001),
                old("mirror", 0, card="medusa_tail"),
            ],
            [["PassTurn"], ["PlayBossCard", "ikee_arc"], ["Warding", "medusa_tail", 0, [1, -1, 0, [], [], []], 0]],
        ),
        (
            # A blow has struck three; one was safe, two have been asked, the third is asked now.
            [
                old("next"),
                old("boss_card", n=1, card="medusa_tail", met=(1, 2, 3), safe=0b0001, asked=0b1101),
                old("mirror", 3, card="medusa_tail"),
            ],
            [["PassTurn"], ["Warding", "medusa_tail", 1, [1, -1, 0, [0, 2], [0], [1, 2, 3]], 3]],
        ),
        ([], []),
    ],
)
def test_the_stack_of_version_1(before, after):
    assert migrate(1, ["what", "else", 1, before]) == ["what", "else", 1, after]


@pytest.mark.parametrize(
    "frames",
    [
        [old("dance")],
        [old("mirror", 0)],
        [old("next"), old("boss_card", card="ikee_arc"), old("mirror", 0)],
        [old("turn", n=11)],
        ["act"],
        [[1, 2]],
        None,
    ],
)
def test_what_is_no_stack_of_version_1_is_refused(frames):
    with pytest.raises((ValueError, IndexError, TypeError)):
        migrate(1, [frames])
