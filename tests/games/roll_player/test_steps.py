"""Steps: replaced on the stack and never changed, so that copies of a position can share them."""

from __future__ import annotations

import pytest

from pygame_rules.core.rng import Rng
from pygame_rules.games.roll_player.effects.abilities import UsingSkill
from pygame_rules.games.roll_player.game import GAME
from pygame_rules.games.roll_player.turn.attribute_actions import Acting, ActingAgain
from pygame_rules.games.roll_player.turn.cleanup import FinalScoring, Refreshing, Renewal
from pygame_rules.games.roll_player.turn.dice_phase import Exchanging, Placing, TakingCard
from pygame_rules.games.roll_player.turn.market_phase import Shopping
from pygame_rules.games.roll_player.turn.purchases import FittingHands, MovingMarker
from pygame_rules.games.roll_player.turn.rolled_dice import KeepingValue, Layout
from pygame_rules.games.roll_player.turn.rounds import Rounds
from pygame_rules.games.roll_player.turn.setting_up import (
    ClassChoice,
    ClassDraw,
    Dealing,
    RaceChoice,
    StartingDice,
    StartingRoll,
)
from pygame_rules.games.roll_player.turn.windows import Window

from .positions import Hero, fresh, position


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_steps_are_replaced_and_never_changed(players):
    for seed in range(12):
        t, rng = fresh(players, seed), Rng(seed)
        while t.decision:
            before = [(step, repr(step)) for step in t.state.stack]
            t.play(rng.choice(t.actions))
            assert [repr(step) for step, _said in before] == [said for _step, said in before]


# Each step as no legal play could leave it, in a position at a Dice turn of the first of two seats.
IMPOSSIBLE = [
    RaceChoice(0),
    ClassDraw(0),
    ClassChoice(0, None),
    Dealing(),
    StartingRoll(0),
    StartingDice(0, ()),
    TakingCard(2),
    TakingCard(-1),
    Placing(0),
    Exchanging(0),
    Acting(0, 6, ((0,),)),
    Acting(0, 0, ()),
    Acting(0, 0, ((),)),
    Acting(0, 0, ((0,), (1,), (2,))),
    Acting(0, 0, ((0, 6),)),
    ActingAgain(0, 6, 1),
    ActingAgain(0, 3, 0),
    ActingAgain(0, 3, 4),
    ActingAgain(0, 3, 1, (18,)),
    KeepingValue(0, 18, 1),
    KeepingValue(0, 1, 1),
    KeepingValue(0, 0, 7),
    Layout(0, (), ()),
    Layout(0, (1,), (0, 1)),
    Layout(0, (1, 2), (0, 0)),
    Layout(0, (1,), (0,)),
    Layout(0, (1,), (3,)),
    Window(0, (2,), 0, None),
    Window(0, (1,), 2, None),
    Window(0, (1,), 0, 2),
    Shopping(0, 10),
    Shopping(0, 0, 1),
    MovingMarker(0, "climb", ("up",)),
    MovingMarker(0, "club", ("good",)),
    FittingHands(0, "club"),
    UsingSkill(0, "longbow"),
    UsingSkill(0, "pickpocket"),
    UsingSkill(0, "concentrate", (18,)),
    Refreshing(0, 3),
    Renewal(),
    FinalScoring(),
    Rounds(1),
]


POSSIBLE = [
    TakingCard(0),
    Acting(0, 0, ((0,),)),
    Acting(0, None, ((0,), (1, 2, 3, 4, 5))),
    ActingAgain(0, 3, 2, (0, 17)),
    KeepingValue(0, 0, 6),
    Layout(0, (1,), (2,)),
    Window(0, (1,), 1, 0),
    Window(1, (), 1, None),
    Shopping(0, 2, 1),
    MovingMarker(0, "weak", ("good", "evil")),
    FittingHands(0, "longbow"),
    UsingSkill(0, "concentrate", (0,)),
    Refreshing(0, 2),
]


@pytest.mark.parametrize("step", IMPOSSIBLE, ids=repr)
def test_a_step_that_cannot_be_is_refused(step):
    with pytest.raises(ValueError, match="."):
        step.check(at_a_dice_turn())


@pytest.mark.parametrize("step", POSSIBLE, ids=repr)
def test_a_step_that_can_be_is_not_refused(step):
    step.check(at_a_dice_turn())


def at_a_dice_turn():
    return position(Hero(), Hero(), pool="red1 blue2 -").state


ROUNDS = [
    ("dice", 1, Rounds(3)),
    ("dice", 1, Rounds(-1)),
    ("roll", 1, Rounds(0)),
    ("dice", 0, Rounds(1)),
    ("setup", 1, Rounds()),
    ("cleanup", 12, Rounds()),
    ("over", 12, Rounds()),
    ("market", 1, Rounds(0)),
]


@pytest.mark.parametrize(("phase", "number", "rounds"), ROUNDS)
def test_rounds_that_cannot_be_are_refused(phase, number, rounds):
    """In the last line nobody knows the order of the market turns."""
    state = at_a_dice_turn()
    state.phase, state.round, state.stack = phase, number, [rounds, TakingCard(0)]
    with pytest.raises(ValueError, match="."):
        rounds.check(state)


def test_two_turns_at_once_are_refused():
    state = at_a_dice_turn()
    GAME.check(state)
    state.stack.append(TakingCard(0))
    with pytest.raises(ValueError, match="one turn at a time"):
        GAME.check(state)
