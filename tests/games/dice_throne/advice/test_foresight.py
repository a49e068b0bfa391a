"""What answers would make of the damage that is coming: the page shows it beside each answer."""

from __future__ import annotations

import random

import pytest

import pygame_rules as pr


def games(heroes: str, steps: int, seeds: range):
    """Tables before each decision of some games."""
    for seed in seeds:
        table = pr.new_game("dice_throne", players=2, seed=seed, options={"heroes": heroes})
        dice = random.Random(seed)
        for _ in range(steps):
            if table.decision is None:
                break
            yield table
            table.play(dice.choice(table.actions))


def total_after(table, text: str, player: int) -> int:
    """What comes to a player when an answer has really been given, on a copy of the table."""
    tried = pr.load(table.save())
    seat = tried.decision.player
    events = tried.play(text)
    if tried.decision is not None and f"choose {seat + 1}" in [action.text for action in tried.actions]:
        events += tried.play(f"choose {seat + 1}")
    for entry in tried.view(seat)["board"]["damage"]:
        if entry["player"] == player:
            return int(entry["total"])
    return sum(event.amount for event in events if type(event).__name__ == "DamageTaken" and event.player == player)


@pytest.mark.rule("DT-6.2")
def test_answers_tell_what_they_would_make_of_the_damage() -> None:
    seen = 0
    for table in games("monk, paladin", 150, range(6)):
        seat = table.decision.player
        for text, hint in table.hints(seat).items():
            outcome = hint.get("outcome")
            if outcome:
                assert outcome["before"] != outcome["after"]
                assert total_after(table, text, outcome["player"]) == outcome["after"], text
                seen += 1
    assert seen > 10


@pytest.mark.rule("DT-10.8")
def test_where_dice_decide_nothing_is_foretold() -> None:
    seen = 0
    for table in games("moon_elf, barbarian", 200, range(8)):
        hints = table.hints(table.decision.player)
        if "spend evasive" in hints:
            assert "outcome" not in hints["spend evasive"]
            seen += 1
    assert seen


def test_looking_ahead_leaves_the_table_as_it_is() -> None:
    for table in games("monk, paladin", 80, range(2)):
        before = table.save()
        table.hints(table.decision.player)
        assert table.save() == before
