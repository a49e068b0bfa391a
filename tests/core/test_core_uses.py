"""What can be used, on the toy of mages: costs in tokens, cards and points, and how often a turn."""

from __future__ import annotations

import pytest

from pygame_rules.core import save
from pygame_rules.core.texts import Then
from pygame_rules.core.uses import ANY_NUMBER, Cost
from tests.core.effects_content import CHARGE, WARD
from tests.core.effects_positions import asked, duel, figures, say, texts
from tests.core.effects_steps import PayingCards
from tests.core.effects_toy import GAME, find


def test_a_use_can_cost_more_than_one_token() -> None:
    assert "use charge" not in texts(duel(tokens={0: {CHARGE: 1}}))
    table = duel(tokens={0: {CHARGE: 3}})
    assert "use charge" in texts(table)
    table.play("use charge")
    assert table.state.players[0].tokens == {CHARGE: 1} and figures(table, "health") == [12, 10]
    assert "use charge" not in texts(table)


def test_a_use_can_be_had_twice_a_turn() -> None:
    table = duel(tokens={0: {CHARGE: 4}}, hands={0: ["gather"]})
    for _ in range(2):
        table.play("use charge")
    table.play("play gather")
    assert table.state.players[0].tokens == {CHARGE: 2, WARD: 1} and "use charge" not in texts(table)
    assert table.state.players[0].used == {"use charge": 2}
    table.play("end")
    table.play("end")
    assert "use charge" in texts(table) and table.state.players[0].used == {}


def test_how_often_something_was_used_is_part_of_a_save() -> None:
    table = duel(hands={0: ["bolt", "seek", "storm", "recall"]})
    for card in ("bolt", "seek"):
        table.play("use study")
        table.play(f"pay {card}")
    loaded = save.read(table.save(), find)
    assert loaded.state.players[0].used == {"use study": 2} and "use study" not in texts(loaded)


def test_a_cost_in_cards_asks_which() -> None:
    table = duel(hands={0: ["bolt", "seek"]})
    table.play("use study")
    assert asked(table) == 0 and texts(table) == ["pay bolt", "pay seek"]
    assert figures(table, "points")[0] == 4, "first the cost, then what it does"
    table.play("pay seek")
    assert table.state.players[0].hand == ["bolt"] and table.state.players[0].discard == ["seek"]
    assert figures(table, "points")[0] == 6


def test_the_only_card_is_paid_unasked_and_without_one_there_is_no_use() -> None:
    table = duel(hands={0: ["bolt"]})
    table.play("use study")
    assert table.state.players[0].hand == [] and figures(table, "points")[0] == 6
    assert "use study" not in texts(table)


def test_equal_cards_are_paid_unasked() -> None:
    table = duel()
    table.state.players[0].hand = ["bolt", "bolt"]
    table.play("use study")
    assert table.state.players[0].hand == ["bolt"]


def test_when_all_cards_must_go_nothing_is_asked() -> None:
    for hand, asks in ((["bolt", "seek"], False), (["bolt", "seek", "spy"], True)):
        table = duel(hands={0: hand})
        table.state.stack.append(PayingCards(0, 2))
        GAME.advance(table.state, [])
        assert isinstance(table.state.stack[-1], PayingCards) is asks
        assert table.state.players[0].discard == ([] if asks else ["bolt", "seek"])


def test_what_a_use_needs_must_be_so() -> None:
    for charges in (0, 1):
        table = duel(tokens={0: {CHARGE: charges} if charges else {}, 1: {WARD: 1}})
        say(table, Then())
        assert ("use ward" in texts(table)) is bool(charges)


def test_a_cost_in_points_is_taken() -> None:
    table = duel()
    assert "use drill" in texts(table)
    table.play("use drill")
    assert figures(table, "points")[0] == 1 and len(table.state.players[0].hand) == 1
    assert "use drill" not in texts(table)


def test_what_can_be_used_at_another_time_only_is_not_listed() -> None:
    table = duel(tokens={0: {WARD: 1, CHARGE: 2}, 1: {WARD: 1, CHARGE: 2}}, hands={0: ["feint"]})
    assert "use ward" not in texts(table)
    table.play("play feint")
    assert asked(table) == 1 and texts(table) == ["pass", "use ward"]


@pytest.mark.parametrize(
    ("cost", "stock", "payable"),
    [
        (Cost(), Cost(), True),
        (Cost(tokens=2), Cost(tokens=1, points=9, cards=9), False),
        (Cost(points=2), Cost(tokens=9, points=1, cards=9), False),
        (Cost(cards=2), Cost(tokens=9, points=9, cards=1), False),
        (Cost(1, 2, 3), Cost(1, 2, 3), True),
    ],
)
def test_a_cost_is_within_a_stock_if_each_part_is(cost: Cost, stock: Cost, payable: bool) -> None:
    assert cost.within(stock) is payable


def test_any_number_is_no_limit() -> None:
    table = duel()
    table.state.players[0].points = 30
    for _ in range(5):
        table.play("use drill")
    assert ANY_NUMBER == 0 and len(table.state.players[0].hand) == 5 and table.state.players[0].used == {}
