"""Bots see only the view of their seat, and the greedy one plays better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_rules.bots import STRATEGIES, Bot
from pygame_rules.core.conformance import lay
from pygame_rules.core.errors import BadSetup
from pygame_rules.core.look_ahead import look_ahead
from pygame_rules.core.rng import Rng
from tests.core.toy import TOY


def match(seed: int) -> int:
    """The steps by which the greedy bot beats the random one, in the first seat or the second."""
    table, seat = lay(TOY, 2, str(seed)), seed % 2
    bots = {seat: Bot("greedy", seed), 1 - seat: Bot("random", seed)}
    while table.decision:
        table.play(bots[table.decision.player](table))
    assert table.result is not None
    return table.result.scores[seat] - table.result.scores[1 - seat]


def test_greedy_beats_random() -> None:
    assert sum(match(seed) > 0 for seed in range(60)) > 36


@pytest.mark.parametrize("name", STRATEGIES)
def test_a_bot_decides_from_the_view_alone(name: str) -> None:
    table = lay(TOY, 2, "1")
    text = Bot(name, 5)(table).text
    assert Bot(name, 5).choose(TOY, table.view(0)) == text
    table.state.players[1].card, table.state.deck[0] = table.state.deck[0], table.state.players[1].card
    table.state.rng = Rng(99)
    assert Bot(name, 5)(table).text == text


def test_a_bot_leaves_the_table_as_it_was() -> None:
    table = lay(TOY, 2, "1")
    before = table.digest
    Bot("greedy")(table)
    assert table.digest == before


@pytest.mark.parametrize("name", ["", "Greedy", "skynet", None])
def test_an_unknown_bot_is_refused(name: Any) -> None:
    with pytest.raises(BadSetup, match="no bot"):
        Bot(name)


def test_a_seat_that_is_not_asked_has_no_move() -> None:
    table = lay(TOY, 2, "1")
    with pytest.raises(BadSetup, match="turn"):
        Bot("random")(table, 1)
    with pytest.raises(ValueError, match="not asked"):
        look_ahead(TOY, table.state, 1, Rng(1))


def test_several_samples_of_chance_say_more_than_one() -> None:
    """A lucky roll of 3 makes rolling look best; on the whole, the card of 2 is better."""
    table = lay(TOY, 2, "1")
    table.state.players[0].card = 2
    one = [look_ahead(TOY, table.state, 0, Rng(seed)).text for seed in range(30)]
    many = [look_ahead(TOY, table.state, 0, Rng(seed), samples=20).text for seed in range(30)]
    assert set(many) == {"play"} and "roll" in one and look_ahead(TOY, table.state, 0, Rng(5), samples=1).text == one[5]


def test_looking_ahead_uses_up_no_chance() -> None:
    table, rng = lay(TOY, 2, "1"), Rng(5)
    look_ahead(TOY, table.state, 0, rng, samples=3)
    assert rng == Rng(5)
