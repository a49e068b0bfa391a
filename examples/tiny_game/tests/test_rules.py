"""The rules of Tiny Race, each shown at work."""

from __future__ import annotations

from collections import Counter

import pytest

from examples.tiny_game.content import DECK
from examples.tiny_game.game import GAME
from examples.tiny_game.info import TinyOptions
from examples.tiny_game.state import ROUNDS
from examples.tiny_game.tests.races import race, steps, texts
from pygame_rules.core.conformance import lay


@pytest.mark.rule("TG-1.1")
@pytest.mark.parametrize(("options", "goal"), [(TinyOptions(), 20), (TinyOptions(long_track=True), 30)])
def test_runners_start_at_step_0(options: TinyOptions, goal: int) -> None:
    table = lay(GAME, 4, "1", options)
    assert steps(table) == [0, 0, 0, 0] and table.state.goal == goal


@pytest.mark.rule("TG-1.2")
def test_each_has_two_cards_that_only_the_holder_sees() -> None:
    assert Counter(DECK) == {"dash": 3, "trip": 3, "feint": 2, "breather": 2}
    table = lay(GAME, 3, "1")
    assert [len(runner.hand) for runner in table.state.players] == [2, 2, 2] and len(table.state.deck) == 4
    hands = [runner["hand"] for runner in table.view(1)["board"]["players"]]
    assert hands == [[None, None], table.state.players[1].hand, [None, None]]


@pytest.mark.rule("TG-1.3")
def test_turns_go_round_by_seat() -> None:
    table = race((), (), (), rolls=[1, 1, 1, 1])
    asked = []
    for _ in range(4):
        assert table.decision is not None
        asked.append(table.decision.player)
        table.play("roll")
    assert asked == [0, 1, 2, 0] and table.state.round == 2


@pytest.mark.rule("TG-2.1")
def test_a_runner_rolls_or_plays_a_card() -> None:
    assert texts(race(["dash", "dash", "trip"], [])) == ["play dash", "play trip", "roll"]
    assert texts(race([], ["dash"])) == ["roll"]


@pytest.mark.rule("TG-2.2")
@pytest.mark.parametrize("rolled", [1, 2, 3])
def test_a_low_roll_counts_at_once(rolled: int) -> None:
    table = race([], [], rolls=[rolled])
    table.play("roll")
    assert steps(table) == [rolled, 0] and table.state.turn == 1


@pytest.mark.rule("TG-2.3")
@pytest.mark.parametrize("rolled", [4, 5, 6])
def test_a_high_roll_is_kept_or_dared(rolled: int) -> None:
    table = race([], [], rolls=[rolled])
    table.play("roll")
    assert steps(table) == [0, 0] and texts(table) == ["dare", "keep"]
    assert table.view(0)["actions"][1]["changes"] == {"steps": rolled}
    table.play("keep")
    assert steps(table) == [rolled, 0] and table.state.turn == 1


@pytest.mark.rule("TG-2.4")
@pytest.mark.parametrize(("second", "moved"), [(1, 0), (2, 7), (6, 11)])
def test_who_dares_moves_the_sum_or_stays(second: int, moved: int) -> None:
    table = race([], [], rolls=[5, second])
    table.play("roll")
    table.play("dare")
    assert steps(table) == [moved, 0] and table.state.turn == 1


@pytest.mark.rule("TG-2.5")
def test_a_card_is_done_from_left_to_right_and_another_one_is_drawn() -> None:
    table = race(["trip", "dash"], [], steps=[3, 5])
    table.play("play trip")
    # Back go the others first, then the runner moves.
    assert steps(table) == [4, 3]
    assert table.state.discard == ["trip"] and table.state.players[0].hand == ["dash", "breather"]
    table = race(["breather"], [])
    table.play("play breather")
    assert steps(table) == [1, 0] and len(table.state.players[0].hand) == 2


@pytest.mark.rule("TG-2.6")
def test_an_empty_deck_is_made_from_the_discards() -> None:
    table = race(["dash", "trip"], [])
    table.state.discard, table.state.deck = table.state.deck, []
    table.play("play dash")
    state = table.state
    assert len(state.deck) == 8 and state.discard == [] and len(state.players[0].hand) == 2


@pytest.mark.rule("TG-2.6")
def test_where_there_are_no_discards_nothing_is_drawn() -> None:
    table = race(["breather"], [])
    table.state.deck = []
    table.play("play breather")
    # The Breather itself is all that there is to draw.
    assert table.state.players[0].hand == ["breather"] and table.state.discard == []


@pytest.mark.rule("TG-3.1")
def test_nobody_moves_back_beyond_the_start() -> None:
    table = race(["trip"], [], steps=[0, 1])
    table.play("play trip")
    assert steps(table) == [1, 0]


@pytest.mark.rule("TG-3.2")
def test_the_player_of_a_card_chooses_whom_unless_there_is_only_one() -> None:
    table = race(["trip"], [], [], steps=[0, 5, 5])
    table.play("play trip")
    assert texts(table) == ["choose 2", "choose 3"] and table.decision is not None and table.decision.player == 0
    table.play("choose 3")
    assert steps(table) == [1, 5, 3]
    pair = race(["trip"], [], steps=[0, 5])
    pair.play("play trip")
    assert steps(pair) == [1, 3] and pair.state.turn == 1


@pytest.mark.rule("TG-3.3")
@pytest.mark.parametrize(("side", "after"), [("run", [3, 5]), ("hinder", [0, 2])])
def test_one_of_two_is_chosen(side: str, after: list[int]) -> None:
    table = race(["feint"], [], steps=[0, 5])
    table.play("play feint")
    assert texts(table) == ["take hinder", "take run"]
    table.play(f"take {side}")
    assert steps(table) == after


@pytest.mark.rule("TG-4.1")
def test_who_reaches_the_end_wins_at_once() -> None:
    table = race(["dash"], [], steps=[17, 19])
    table.play("play dash")
    assert steps(table) == [20, 19] and table.decision is None
    assert table.result is not None and table.result.winners == (0,)
    # The race is over before another card is drawn.
    assert table.state.players[0].hand == []


@pytest.mark.rule("TG-4.2")
@pytest.mark.parametrize(("before", "winners"), [([9, 7], (0,)), ([5, 7], (1,)), ([8, 9], (0, 1))])
def test_after_the_last_round_the_farthest_win(before: list[int], winners: tuple[int, ...]) -> None:
    table = race([], [], steps=before, rolls=[2, 1])
    table.state.round = ROUNDS
    table.play("roll")
    assert table.result is None
    table.play("roll")
    assert table.result is not None and table.result.winners == winners
