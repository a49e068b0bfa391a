"""Platformer through its page: rivals, and a turn without a pointer."""

from __future__ import annotations

from collections.abc import Callable

import play
import pytest
from playwright.sync_api import Page

import pygame_rules as pr

GAME = "platformer"
MOST_KEYS = 300


def stored(page: Page) -> pr.Table:
    """The game that is being played, as it was last saved."""
    return pr.load(str(next(iter(play.stored_games(page).values()))["text"]))


def test_five_rounds_with_two_bots(page: Page, app: Callable[..., Page]) -> None:
    app(page)
    play.start(page, GAME, 3)
    play.play(page, until=lambda: play.is_over(page) or stored(page).view(None)["board"]["round"] > 5)


def test_a_turn_is_played_without_a_pointer(page: Page, app: Callable[..., Page]) -> None:
    app(page)
    play.start(page, GAME, 1)
    begun = stored(page).view(None)["board"]["round"]
    for number in range(MOST_KEYS):
        if play.is_over(page) or stored(page).view(None)["board"]["round"] > begun:
            return
        # Arrows walk, Enter does what the large button says, E ends the actions; Tab reaches whatever is left.
        for key in ("ArrowRight", "Enter", "ArrowUp", "Enter", "e"):
            page.keyboard.press(key)
            play.settle(page)
        if number % 3 == 2:
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            play.settle(page)
    pytest.fail("the turn never ends")
