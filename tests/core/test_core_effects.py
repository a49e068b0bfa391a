"""Texts of effects on the toy of mages: effects inside effects, questions, what is set off, what waits."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_rules.core import conformance as kit
from pygame_rules.core import save
from pygame_rules.core.cards import Look, Pick, PutBack
from pygame_rules.core.errors import BadSave
from pygame_rules.core.game import Options
from pygame_rules.core.table import Table, codec_of
from pygame_rules.core.texts import Await, Choose, If, Later, May, Or, Repeat, Roll, Side, Then
from tests.core.effects_content import (
    BURN,
    CARDS,
    CHARGE,
    CHOSEN,
    DISCARD,
    OTHER,
    OTHERS,
    POISON,
    SELF,
    WARD,
    Blow,
    Damaged,
    Gain,
    Heal,
    Held,
    Holds,
    Hurt,
    Inflict,
    Remove,
    Rolled,
    Settled,
    ToyText,
    TurnStarts,
)  # fmt: skip
from tests.core.effects_positions import asked, duel, figures, say, texts, told
from tests.core.effects_state import Duel, FigureChanged, Scope, Step, Waiting
from tests.core.effects_steps import Choosing, Doing, MayAsked, OrAsked, PayingCards, Picking, PuttingBack, SetOff
from tests.core.effects_toy import FLOW, GAME, find

# The kit


@pytest.mark.pyodide
@pytest.mark.parametrize("players", GAME.info.players)
@pytest.mark.parametrize("check", kit.CHECKS.values(), ids=kit.CHECKS)
def test_a_game_of_texts_passes(check: kit.Check, players: int) -> None:
    for seed in "abcd":
        check(GAME, players, seed, Options())


def test_it_is_the_same_in_another_process() -> None:
    kit.same_in_another_process(GAME, 3, "x", Options(), finder="tests.core.effects_toy:find")


def test_steps_are_replaced_and_never_changed() -> None:
    for seed in "abc":
        table, kept = kit.lay(GAME, 3, seed), []
        for _ in kit.random_play(table, seed):
            kept.append((list(table.state.stack), FLOW.encode(table.state.stack)))
        assert all(FLOW.encode(stack) == encoded for stack, encoded in kept)


def numbers(data: object, path: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """The places of all numbers in an encoded position."""
    if isinstance(data, list):
        return [place for at, part in enumerate(data) for place in numbers(part, (*path, at))]
    return [path] if type(data) is int else []


def positions() -> list[list[object]]:
    """Some encoded positions with texts under way."""
    found = []
    for seed in "abcdefgh":
        table = kit.lay(GAME, 3, seed)
        for _ in kit.random_play(table, seed):
            if len(table.state.stack) > 2:
                found.append(codec_of(Duel).encode(table.state))
    return found


POSITIONS = positions()


@given(st.data())
def test_a_forged_position_is_refused_or_can_be_played(data: st.DataObject) -> None:
    encoded = codec_of(Duel).encode(codec_of(Duel).decode(data.draw(st.sampled_from(POSITIONS))))
    *path, last = data.draw(st.sampled_from(numbers(encoded)))
    part = encoded
    for at in path:
        part = part[at]
    part[last] = data.draw(st.sampled_from([-1, 0, 1, 2, 3, 99]))
    try:
        state = codec_of(Duel).decode(encoded)
        GAME.check(state)
        table = Table.restore(GAME, 3, "1", Options(), state, [], 0)
        save._try_out(table)
    except (ValueError, LookupError, AttributeError, AssertionError, TypeError):
        return  # what `save.read` turns into a BadSave
    kit.finish(table, "forged")


def test_what_waits_where_nothing_does_is_no_save() -> None:
    table = duel(3)
    say(table, Later(Settled(), (Heal(1),)), Choose(OTHER, (Hurt(1),)))
    loaded = save.read(table.save(), find)
    assert loaded.state.waiting == table.state.waiting != []
    loaded.state.waiting[0].at = 1
    with pytest.raises(BadSave):
        save.read(loaded.save(), find)


TEXT = ToyText("forged", (Look(1), Pick(DISCARD), PutBack(), Await(Settled()), May(())), CARDS["bolt"])
HERE = Scope(0)


@pytest.mark.parametrize(
    "step",
    [
        MayAsked(TEXT, 5, HERE), MayAsked(TEXT, -1, HERE), MayAsked(TEXT, 1, HERE), MayAsked(TEXT, 4, Scope(2)),
        MayAsked(TEXT, 4, Scope(-1)), MayAsked(TEXT, 4, Scope(0, 2)), MayAsked(TEXT, 4, Scope(0, -2)),
        MayAsked(TEXT, 4, Scope(0, spent=-1)), Picking(TEXT, 1, HERE, -1), Picking(TEXT, 2, HERE, 1),
        Picking(TEXT, 9, HERE, 1), PuttingBack(TEXT, 1, HERE), PuttingBack(TEXT, 2, Scope(9)), PayingCards(0, 0),
        PayingCards(2, 1), PayingCards(-1, 1), SetOff(2, (Doing(TEXT, 0, HERE),)), SetOff(0, ()),
        SetOff(0, (Doing(TEXT, 6, HERE),)), SetOff(0, (Doing(TEXT, 0, Scope(2)),)), Doing(TEXT, -1, HERE),
        Doing(TEXT, 0, Scope(2)), Choosing(TEXT, 4, HERE, (1,)), OrAsked(TEXT, 4, HERE),
    ],
    ids=str,
)  # fmt: skip
def test_a_step_that_could_not_work_is_no_position(step: Step) -> None:
    table = duel(2)
    with pytest.raises(ValueError):
        step.check(table.state)


@pytest.mark.parametrize("step", [MayAsked(TEXT, 4, HERE), Picking(TEXT, 1, HERE, 0), PuttingBack(TEXT, 2, HERE)])
def test_a_step_that_could_is_one(step: Step) -> None:
    step.check(duel(2).state)


@pytest.mark.parametrize("waiting", [Waiting(TEXT, 4, HERE), Waiting(TEXT, 5, HERE), Waiting(TEXT, 3, Scope(2))])
def test_what_could_not_wait_is_no_position(waiting: Waiting) -> None:
    Waiting(TEXT, 3, HERE).check(duel(2).state)
    with pytest.raises(ValueError):
        waiting.check(duel(2).state)


# Effects inside effects


def test_effects_happen_from_left_to_right_those_inside_before_the_rest() -> None:
    table = duel()
    events = say(
        table,
        Gain(1),
        If(Holds(BURN), (Gain(9),), (Repeat(2, (Gain(2), If(Holds(WARD), (), (Gain(3),)))),)),
        Gain(4),
    )
    assert [event.by for event in events if isinstance(event, FigureChanged)] == [1, 2, 3, 2, 3, 4]


def test_if_goes_one_way_or_the_other() -> None:
    table = duel(tokens={0: {BURN: 1}})
    say(table, If(Holds(BURN), (Gain(1),), (Gain(5),)), If(Holds(WARD), (Gain(7),)))
    assert figures(table, "points") == [5, 2]


@pytest.mark.parametrize(("held", "hurts"), [(0, 0), (1, 1), (3, 3)])
def test_repeat_counts_when_it_comes_to_it(held: int, hurts: int) -> None:
    table = duel(tokens={0: {CHARGE: held}} if held else None)
    say(table, Repeat(Held(CHARGE), (Hurt(1, OTHERS), Remove(CHARGE))))
    assert figures(table, "health") == [12, 12 - hurts]


def test_a_roll_has_its_dice_at_hand_inside_and_no_longer() -> None:
    table = duel()
    events = say(table, Roll(3, (If(Rolled(3), (Gain(1),)), If(Rolled(19), (Gain(9),)))), If(Rolled(1), (Gain(9),)))
    assert figures(table, "points") == [5, 2] and table.state.dice == ()
    dice = next(event for event in events if type(event).__name__ == "DiceRolled")
    assert len(dice.dice) == 3 and dice.reveals  # type: ignore[attr-defined]


# Questions


def test_may_asks_and_does_it_or_not() -> None:
    for answer, points in (("yes", 7), ("no", 4)):
        table = duel()
        say(table, May((Gain(3),)))
        assert texts(table) == ["no", "yes"] and asked(table) == 0
        table.play(answer)
        assert figures(table, "points") == [points, 2]


OR = Or((Side("heal", (Gain(1),)), Side("cleanse", (Gain(2),), needs=(Holds(BURN),))))


def test_or_asks_between_the_open_sides() -> None:
    table = duel(tokens={0: {BURN: 1}})
    say(table, OR, Gain(10))
    assert texts(table) == ["take cleanse", "take heal"]
    table.play("take cleanse")
    assert figures(table, "points") == [16, 2]


def test_the_only_open_side_is_taken_unasked_and_none_is_none() -> None:
    table = duel()
    say(table, OR, Or((Side("a", (Gain(50),), needs=(Holds(WARD),)),)), Gain(10))
    assert figures(table, "points") == [15, 2] and "end" in texts(table)


def test_choose_asks_whom_and_the_text_inside_knows() -> None:
    table = duel(3)
    say(table, Choose(OTHER, (Hurt(2), Hurt(1, SELF))))
    assert texts(table) == ["choose 2", "choose 3"]
    table.play("choose 3")
    assert figures(table, "health") == [11, 12, 10]


def test_the_only_candidate_is_chosen_unasked() -> None:
    table = duel(2)
    say(table, Choose(OTHER, (Hurt(2),)))
    assert figures(table, "health") == [12, 10] and "end" in texts(table)


def test_several_can_be_chosen_one_after_the_other_or_none() -> None:
    table = duel(3)
    say(table, Choose(OTHER, (Hurt(1),), up_to=2), Gain(1))
    assert texts(table) == ["choose 2", "choose 3", "stop"]
    table.play("choose 3")
    assert figures(table, "health") == [12, 12, 11] and texts(table) == ["choose 2", "stop"]
    table.play("choose 2")
    assert figures(table, "health") == [12, 11, 11] and figures(table, "points")[0] == 5
    table = duel(3)
    say(table, Choose(OTHER, (Hurt(1),), up_to=2), Gain(1))
    table.play("stop")
    assert figures(table, "health") == [12, 12, 12] and figures(table, "points")[0] == 5
    alone = duel(2)
    say(alone, Choose(OTHER, (Hurt(1),), up_to=2))
    assert texts(alone) == ["choose 2", "stop"]


def test_a_question_goes_to_whom_the_text_names() -> None:
    table = duel(3, hands={0: ["tribute"]})
    table.play("play tribute")
    assert asked(table) == 0
    table.play("choose 3")
    assert asked(table) == 2 and texts(table) == ["take bleed", "take pay"]
    assert [action.player for action in table.actions] == [2, 2]
    table.play("take pay")
    assert asked(table) == 0 and figures(table, "points") == [4, 2, 1]
    other = duel(2, hands={0: ["bargain"]})
    other.play("play bargain")
    assert asked(other) == 1 and texts(other) == ["no", "yes"]
    other.play("yes")
    assert [len(mage.hand) for mage in other.state.players] == [2, 1]


# What is set off


def test_a_limit_that_is_reached_sets_off_its_text() -> None:
    table = duel(tokens={1: {BURN: 2}})
    events = say(table, Choose(OTHER, (Inflict(BURN), Gain(1))))
    # Before the rest of the text that has set it off.
    assert told(events) == ["1 burn +1", "1 burn", "1 burn -3", "1 health -2", "0 points +1"]
    again = duel(tokens={1: {BURN: 1}})
    assert told(say(again, Choose(OTHER, (Inflict(BURN),)))) == ["1 burn +1"]
    full = duel(tokens={1: {POISON: 3}})
    assert told(say(full, Choose(OTHER, (Inflict(POISON),)))) == ["1 poison +0"]


def test_damage_of_at_least_so_much_sets_off_a_text_that_knows_how_much() -> None:
    table = duel(upgrades={1: ["mirror"]})
    assert told(say(table, Hurt(1, OTHERS))) == ["1 health -1"]
    assert told(say(table, Hurt(3, OTHERS), Gain(1))) == [
        "1 health -3", "1 mirror", "0 health -1", "1 points +3", "0 points +1",
    ]  # fmt: skip


def test_a_token_that_is_inflicted_sets_off_the_text_of_another_if_its_needs_hold() -> None:
    table = duel(upgrades={0: ["leech"]}, tokens={0: {CHARGE: 1}})
    table.state.players[0].health = 5
    assert told(say(table, Choose(OTHER, (Inflict(BURN),)))) == ["1 burn +1", "0 leech", "0 health +1"]
    assert told(say(table, Choose(OTHER, (Inflict(POISON),)))) == ["1 poison +1"]
    assert told(say(table, Inflict(BURN, 1, SELF))) == ["0 burn +1"]
    table.state.players[0].tokens.pop(CHARGE)
    assert told(say(table, Choose(OTHER, (Inflict(BURN),)))) == ["1 burn +1"]


def test_an_upgrade_that_is_played_sets_off_a_passive() -> None:
    table = duel(hands={0: ["forge"]})
    events = table.play("play forge")
    assert told(events) == ["0 apprentice"] and len(table.state.players[0].hand) == 1
    assert table.state.players[0].upgrades == ["forge"] and table.state.players[0].discard == []


def test_a_holder_picks_the_order_of_what_comes_at_once() -> None:
    table = duel(2, tokens={1: {BURN: 1, POISON: 1}}, upgrades={1: ["forge"]})
    table.play("end")
    assert asked(table) == 1 and texts(table) == ["resolve burn", "resolve forge", "resolve poison"]
    assert told(table.play("resolve poison")) == ["1 poison", "1 health -1", "1 poison -1"]
    assert texts(table) == ["resolve burn", "resolve forge"]
    events = table.play("resolve forge")
    # The last one needs no choice.
    assert told(events) == ["1 forge", "1 points +1", "1 burn", "1 health -1"]
    assert asked(table) == 1 and "end" in texts(table)


def test_several_holders_follow_each_other_from_the_one_whose_turn_it_is() -> None:
    table = duel(3, upgrades={0: ["mirror"], 1: ["mirror"]})
    table.state.turn = 1
    for mage in table.state.players:
        mage.health = 30
    events = say(table, Hurt(2, OTHERS), seat=2)
    # Both are hurt at once. The second mage has the turn and is first; what that sets off is too little.
    assert told(events)[:4] == ["1 health -2", "0 health -2", "1 mirror", "2 health -1"]
    assert [line for line in told(events) if line.endswith("mirror")] == ["1 mirror", "0 mirror"]


def test_what_a_text_sets_off_comes_before_its_rest_and_before_what_was_set_off_with_it() -> None:
    table = duel(2, tokens={1: {BURN: 2, CHARGE: 1}}, upgrades={1: ["mirror"], 0: ["mirror"]})
    # The blow sets off both the burn, which hurts for 2, and nothing else; its hurt sets off the mirror at once.
    events = say(table, Choose(OTHER, (Inflict(BURN), Gain(1))))
    assert told(events) == [
        "1 burn +1", "1 burn", "1 burn -3", "1 health -2", "1 mirror", "0 health -1", "1 points +2", "0 points +1",
    ]  # fmt: skip


def test_a_text_whose_source_is_gone_does_nothing() -> None:
    table = duel(2, tokens={1: {BURN: 1, POISON: 1}})
    table.play("end")
    del table.state.players[1].tokens[BURN]
    events = table.play("resolve burn")
    assert told(events) == ["1 poison", "1 health -1", "1 poison -1"]
    assert figures(table, "health") == [12, 11]


def test_texts_of_one_name_are_numbered_and_equal_ones_are_not_asked_about() -> None:
    table = duel(2, upgrades={0: ["mirror"]}, tokens={0: {BURN: 1}})
    SetOff.by(table.state, Damaged(0, 2), Damaged(0, 3))
    assert texts(table) == ["resolve mirror", "resolve mirror 2"]
    table.play("resolve mirror 2")
    assert figures(table, "points") == [4 + 3 + 2, 2]
    SetOff.by(table.state, TurnStarts(0), TurnStarts(0))
    GAME.advance(table.state, [])
    assert figures(table, "health")[0] == 10 and len(table.state.stack) == 1


def test_nothing_is_set_off_when_the_game_is_over() -> None:
    table = duel(2, upgrades={1: ["mirror"]})
    table.state.players[1].health = 3
    assert told(say(table, Hurt(3, OTHERS), Gain(5))) == ["1 health -3"]
    assert table.result is not None and table.result.winners == (0,)


# Then, and later


FEINT = (Inflict(CHARGE, 1, SELF), Then(), If(Holds(CHARGE), (Hurt(2, OTHERS),)), Gain(1))


def test_at_then_whoever_may_answer_does_so_before_the_rest() -> None:
    table = duel(3, tokens={1: {WARD: 2}})
    say(table, *FEINT)
    assert asked(table) == 1 and texts(table) == ["pass", "use ward"]
    assert table.state.players[0].tokens == {CHARGE: 1}
    table.play("use ward")
    # There is nothing left to answer: the second ward stays.
    assert table.state.players[0].tokens == {} and table.state.players[1].tokens == {WARD: 1}
    assert figures(table, "health") == [12, 12, 12] and figures(table, "points") == [5, 2, 2]
    other = duel(3, tokens={1: {WARD: 2}})
    say(other, *FEINT)
    other.play("pass")
    assert figures(other, "health") == [12, 10, 10]


def test_then_asks_nobody_who_has_no_answer() -> None:
    table = duel(3)
    say(table, *FEINT)
    assert figures(table, "health") == [12, 10, 10] and "end" in texts(table)


def test_later_waits_for_its_moment_while_the_text_goes_on() -> None:
    table = duel(2)
    table.state.players[0].health = 5
    events = say(table, Choose(OTHER, (Blow(3),)), Later(Settled(at_least=1), (Heal(2),)), Gain(1), settle=True)
    assert told(events) == ["0 points +1", "1 health -3", "0 bolt", "0 health +2"]
    assert table.state.waiting == []


def test_await_keeps_the_rest_of_its_text_for_the_moment() -> None:
    table = duel(2)
    blow = Choose(OTHER, (Blow(2), Await(Settled(at_least=2)), Inflict(POISON), Gain(3)))
    events = say(table, blow, Gain(1), settle=True)
    # The text around it goes on; the text inside knows whom it had chosen.
    assert told(events) == ["0 points +1", "1 health -2", "0 bolt", "1 poison +1", "0 points +3"]


def test_where_nothing_follows_nothing_waits() -> None:
    table = duel(2)
    say(table, Gain(1), Await(Settled()), settle=True)
    assert table.state.waiting == [] and figures(table, "points") == [5, 2] and "end" in texts(table)


def test_what_waits_for_more_than_comes_goes_on_waiting() -> None:
    table = duel(2)
    events = say(table, Choose(OTHER, (Blow(2),)), Later(Settled(at_least=3), (Heal(1),)), settle=True)
    assert told(events) == ["1 health -2"]
    assert len(table.state.waiting) == 1
    SetOff.by(table.state, Settled(1, 9), Damaged(0, 9))
    assert len(table.state.waiting) == 1, "the moment of another, or another moment"


def test_when_a_card_is_done_nothing_of_it_waits_any_more() -> None:
    table = duel(2, hands={0: ["drain"]})
    table.state.players[1].tokens = {}
    table.play("play drain")
    assert table.state.waiting == [] and figures(table, "health") == [12, 10] and len(table.state.players[0].hand) == 1


def test_what_waits_is_part_of_a_save_and_comes_after_loading() -> None:
    table = duel(3)
    table.state.players[0].health = 5
    say(table, Later(Settled(), (Heal(1),)), Choose(OTHER, (Blow(2),)), settle=True)
    loaded = save.read(table.save(), find)
    assert len(loaded.state.waiting) == 1 and loaded.digest == table.digest
    assert told(loaded.play("choose 2")) == ["1 health -2", "0 bolt", "0 health +1"]


def test_what_waits_and_what_is_set_off_at_one_moment_is_put_into_order_by_its_holder() -> None:
    table = duel(3, upgrades={0: ["mirror"]})
    table.state.players[0].health = 9
    say(table, Later(Damaged(at_least=2), (Heal(5),)), Hurt(2, SELF))
    assert texts(table) == ["resolve bolt", "resolve mirror"]
    assert told(table.play("resolve bolt"))[:2] == ["0 bolt", "0 health +5"]


def test_a_chosen_player_is_remembered_in_what_waits() -> None:
    table = duel(3)
    say(table, Choose(OTHER, (Blow(1), Later(Settled(), (Hurt(4, CHOSEN),)))), settle=True)
    table.play("choose 3")
    assert figures(table, "health") == [12, 12, 7]
