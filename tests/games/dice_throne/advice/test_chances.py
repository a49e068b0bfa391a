"""The odds that stand beside the dice: exact chances with the dice kept, and which to keep."""

from __future__ import annotations

import pytest

import pygame_rules as pr
from pygame_rules.games.dice_throne.advice.chances import after_keeping, needs
from pygame_rules.games.dice_throne.content import HEROES
from pygame_rules.games.dice_throne.turn.boards import make_board

FACES = HEROES["pyromancer"].dice


def chance(ability: str, kept: list[int], attempts: int, upgrades: tuple[str, ...] = ()) -> int:
    """In whole percent."""
    needed = needs(make_board("pyromancer", upgrades))[ability]
    return round(100 * after_keeping(FACES, needed, kept, attempts))


@pytest.mark.rule("DT-3.4.1")
def test_two_meteors_are_kept_for_two_more_rolls() -> None:
    """The position of the drawings: 1-2-3-6-6 after the first roll, the two meteors kept."""
    percents = {
        "fireball": 77,
        "pyroblast": 63,
        "burning_soul": 37,
        "combustion": 37,
        "hot_streak": 27,
        "ignite": 6,
        "meteorite": 22,
        "scorch_the_earth": 3,
    }
    assert {ability: chance(ability, [6, 6], 2) for ability in percents} == percents
    assert chance("meteoroid", [6, 6], 2, ("meteorite_ii",)) == 67


@pytest.mark.rule("DT-8.1")
def test_what_lies_there_is_certain_and_what_cannot_come_is_not() -> None:
    assert chance("fireball", [1, 2, 3], 1) == 100
    assert chance("scorch_the_earth", [1], 2) == 0


@pytest.mark.rule("DT-3.4.1")
def test_hints_carry_the_odds_of_every_way_to_roll_again() -> None:
    table = pr.new_game("dice_throne", players=2, seed=3, options={"heroes": "pyromancer, paladin"})
    while table.decision is not None and table.view(table.decision.player)["board"]["step"] != "offense":
        table.play("done" if "done" in [action.text for action in table.actions] else table.actions[0])
    assert table.decision is not None
    seat = table.decision.player
    hints = table.hints(seat)
    rerolls = [action.text for action in table.actions if action.text.startswith("reroll")]
    assert len(rerolls) == 31
    player = table.view(seat)["board"]["players"][seat]
    abilities = {ability["id"] for ability in player["abilities"] if ability["tiers"]}
    for text in rerolls:
        assert set(hints[text]["odds"]) == abilities
        assert all(0 <= odds <= 1 for odds in hints[text]["odds"].values())
    # Playing for one ability alone is at least as good for it as any fixed set of kept dice.
    for ability, best in hints["stop"]["odds"].items():
        assert best >= max(hints[text]["odds"][ability] for text in rerolls) - 0.0001
    assert set(hints["stop"]["best"]["keep"]) <= set(range(5))


def test_without_attempts_there_is_nothing_to_hope_for() -> None:
    table = pr.new_game("dice_throne", players=2, seed=3, options={"heroes": "pyromancer, paladin"})
    for _ in range(200):
        assert table.decision is not None
        seat = table.decision.player
        board = table.view(seat)["board"]
        if board["step"] == "offense" and not board["attempts"]["left"]:
            assert "odds" not in table.hints(seat).get("stop", {})
            return
        texts = [action.text for action in table.actions]
        table.play(next((text for text in ("done", "reroll 1", "pass") if text in texts), texts[0]))
    pytest.fail("the rolls were never used up")
