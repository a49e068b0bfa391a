"""Dice Throne through its page: every mode, an answer to a declaration, and the odds."""

from __future__ import annotations

import random
from collections.abc import Callable

import play
import positions
import pytest
from playwright.sync_api import Page, expect

import pygame_rules as pr

GAME = "dice_throne"


def stored(page: Page) -> pr.Table:
    """The game that is being played, as it was last saved."""
    texts = [str(entry["text"]) for entry in play.stored_games(page).values()]
    return max((pr.load(text) for text in texts), key=lambda table: len(table.history))


def search(wanted: Callable[[pr.Table], bool]) -> pr.Table:
    """A duel, played at random, at the first moment that is wanted."""
    for number in range(400):
        table = pr.new_game(GAME, 2, f"search {number}", {"hero_choice": "random"})
        dice = random.Random(number)
        while table.decision:
            if wanted(table):
                return table
            table.play(dice.choice(table.actions))
    raise AssertionError("no game comes to such a moment")


@pytest.mark.parametrize("players", [3, 4], ids=["King of the Hill", "two against two"])
def test_three_rounds_are_played_in_the_other_modes(page: Page, app: Callable[..., Page], players: int) -> None:
    app(page)
    play.start(page, GAME, players)
    turns = 3 * players

    def over() -> bool:
        return play.is_over(page) or stored(page).view(None)["board"]["turn"] > turns

    played = play.play(page, until=over)
    assert any(text.startswith("reroll") for text in played)


def answers_a_declaration(table: pr.Table) -> bool:
    """Whether the first seat holds a card that changes a die of what the second one has declared."""
    decision = table.decision
    window = table.view(0)["board"]["window"]
    return (
        decision is not None
        and decision.player == 0
        and window is not None
        and window["kind"] == "declared"
        and "play tip_it" in [action.text for action in table.actions]
    )


def test_an_answer_changes_a_die_after_a_declaration(page: Page, app: Callable[..., Page]) -> None:
    table = search(answers_a_declaration)
    before = table.view(0)["board"]["trays"][0]["values"]
    declared = len(table.history)
    positions.lay_down(page, {"duel": positions.entry(table, "A duel")})
    app(page, "#/play/duel")
    play.settle(page)
    # The card is picked first, then played.
    page.locator("[data-do=select][data-arg$='tip_it']").filter(visible=True).first.click()
    play.act(page, "play tip_it")
    dice = random.Random(1)
    while len(stored(page).history) < declared + 2:
        play.step(page, dice)
    # Whoever changed a die may answer once more before the attacker goes on.
    while all(action.player == 0 for action in stored(page).history[declared:]):
        play.act(page, "pass")
    history = [(action.player, action.text.split()[0]) for action in stored(page).history][declared:]
    assert history[0] == (0, "play") and history[1][1] in ("raise", "lower")
    # The dice are not what they were, so the attacker decides anew (DT-3.4.3).
    again = next(text for player, text in history[2:] if player == 1)
    assert again in ("declare", "stop", "reroll", "play", "spend", "use")
    replayed = pr.load(table.save())
    for action in stored(page).history[declared : declared + 2]:
        replayed.play(action.text, action.player)
    assert replayed.view(0)["board"]["trays"][0]["values"] != before


def is_rolling(table: pr.Table) -> bool:
    decision = table.decision
    return decision is not None and decision.player == 0 and "odds" in table.hints(0).get("stop", {})


def test_the_odds_on_the_panels_are_those_of_the_module(page: Page, app: Callable[..., Page]) -> None:
    table = search(is_rolling)
    positions.lay_down(page, {"duel": positions.entry(table, "A duel")})
    app(page, "#/play/duel")
    play.settle(page)
    rings = page.locator(".dt-odds")
    expect(rings.first).to_be_visible()
    shown = {text.strip() for text in rings.all_inner_texts()}
    hints = table.hints(0)
    known = {
        f"{min(99, max(1, round(share * 100))) if 0 < share < 1 else round(share * 100)}%"
        for hint in hints.values()
        for share in hint.get("odds", {}).values()
    }
    assert shown and shown <= known
    # The switch hides them.
    page.locator("label[for=dt-odds]").first.click()
    expect(rings.first).to_be_hidden()
