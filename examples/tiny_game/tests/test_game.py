"""Tiny Race keeps what every game must keep, says why it refuses, and has words for everything."""

from __future__ import annotations

import pytest

from examples.tiny_game.content import CARDS
from examples.tiny_game.game import GAME
from examples.tiny_game.info import TinyOptions
from examples.tiny_game.tests.races import race
from examples.tiny_game.words import card_text
from pygame_rules.bots import Bot
from pygame_rules.core import conformance as kit


@pytest.mark.parametrize("players", GAME.info.players)
@pytest.mark.parametrize("check", kit.CHECKS.values(), ids=kit.CHECKS)
def test_it_keeps(check: kit.Check, players: int) -> None:
    for seed in "ab":
        check(GAME, players, seed, TinyOptions(long_track=seed == "b"))


@pytest.mark.parametrize(
    ("text", "rule"), [("play trip", "TG-2.5"), ("keep", "TG-2.3"), ("dare", "TG-2.3"), ("fly", "TG-2.1")]
)
def test_a_refusal_says_why(text: str, rule: str) -> None:
    reason = race(["dash"], []).explain(text)
    assert reason is not None and reason.rule == rule and reason.endswith(".")


def test_the_text_on_a_card_is_made_from_what_it_does() -> None:
    assert card_text(CARDS["trip"]) == "Choose another runner. That runner goes 2 steps back. Move 1 step."
    assert card_text(CARDS["feint"]) == (
        "Either: Move 3 steps. Or: Choose another runner. That runner goes 3 steps back."
    )
    assert card_text(CARDS["breather"]) == "Move 1 step. Draw 1 card."


def test_every_action_has_words_for_its_button() -> None:
    table = race(["feint"], [], [])
    labels = [offer["label"] for offer in table.view(0)["actions"]]
    table.play("play feint")
    labels += [offer["label"] for offer in table.view(0)["actions"]]
    table.play("take hinder")
    labels += [offer["label"] for offer in table.view(0)["actions"]]
    assert labels == ["Play Feint", "Roll the die", "Hinder another runner", "Run yourself", "Player 2", "Player 3"]


def test_the_log_tells_others_no_cards() -> None:
    table = race(["dash"], [])
    events = table.play("play dash")
    assert [table.describe(event.seen_by(0)) for event in events][-1] == "Player 1 draws Breather."
    assert [table.describe(event.seen_by(1)) for event in events][-1] == "Player 1 draws a card."


def test_the_greedy_bot_beats_chance() -> None:
    won = 0
    for seed in range(40):
        table, seat = kit.lay(GAME, 2, str(seed)), seed % 2
        bots = {seat: Bot("greedy", seed), 1 - seat: Bot("random", seed)}
        while table.decision is not None:
            table.play(bots[table.decision.player](table))
        assert table.result is not None
        won += table.result.winners == (seat,)
    assert won > 24


def test_the_greedy_bot_takes_the_victory() -> None:
    table = race(["breather", "dash"], [], steps=[16, 19])
    assert Bot("greedy")(table).text == "play dash"
