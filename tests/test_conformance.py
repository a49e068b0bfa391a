"""Every game, at every player count and with every option, keeps what every game must keep."""

from __future__ import annotations

import pytest

import pygame_rules as pr
from pygame_rules.core import conformance as kit
from pygame_rules.core.game import GameInfo, Options
from pygame_rules.games import engine_of

TABLES = [pytest.param(info, players, id=f"{info.id}-{players}") for info in pr.games() for players in info.players]


def variants(info: GameInfo) -> list[Options]:
    """The plain game, each yes-or-no option alone, and all of them together."""
    switches = [name for name, field in info.options.model_fields.items() if field.annotation is bool]
    chosen: list[dict[str, bool]] = [{}, *({name: True} for name in switches), dict.fromkeys(switches, True)]
    return [info.options.model_validate(options) for options in chosen]


@pytest.mark.parametrize("check", kit.CHECKS.values(), ids=kit.CHECKS)
@pytest.mark.parametrize(("info", "players"), TABLES)
def test_a_game_keeps(info: GameInfo, players: int, check: kit.Check) -> None:
    for number, options in enumerate(variants(info)):
        check(engine_of(info.id), players, f"{check.__name__} {number}", options)


@pytest.mark.parametrize(("info", "players"), TABLES)
def test_a_game_is_the_same_in_another_process(info: GameInfo, players: int) -> None:
    kit.same_in_another_process(engine_of(info.id), players, "elsewhere", variants(info)[-1])


@pytest.mark.pyodide
@pytest.mark.parametrize(("info", "players"), TABLES)
def test_a_whole_game_is_played_saved_and_replayed(info: GameInfo, players: int) -> None:
    game, options = engine_of(info.id), variants(info)[0]
    for check in (kit.games_end_with_a_result, kit.saves_lead_to_the_same_future, kit.undo_returns_the_exact_position):
        check(game, players, "whole", options)
    kit.replays_lead_to_the_same_position(game, players, "whole", variants(info)[-1])
