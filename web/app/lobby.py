"""The first screen's content: the shelf of games, the last game and the saved ones."""

from __future__ import annotations

from collections.abc import Sequence

import pygame_rules as pr
from pygame_rules import tr

from .models import Home, HomeGame, SaveLine, Shell
from .screens import GAME_SCREENS

MOST_SAVES = 4


def ready_games() -> tuple[str, ...]:
    """The games that have rules and a screen."""
    return tuple(info.id for info in pr.games() if info.id in GAME_SCREENS)


def shelf_games() -> tuple[str, ...]:
    """All games of the shelf, in its order."""
    return tuple(_shelf())


def title_of(game: str) -> str:
    """A game's title in the language in use."""
    return tr(pr.game(game).title)


def count_words(counts: Sequence[int]) -> str:
    """Player counts in short: 1–4 where there is no gap, else each."""
    if len(counts) > 1 and list(counts) == list(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]}–{counts[-1]}"
    return ", ".join(map(str, counts))


def home_model(shell: Shell, lines: Sequence[SaveLine], recent: SaveLine | None) -> Home:
    """All that the first screen shows; `lines` are the saved games, latest first, `recent` the one to go on with."""
    readable = [line for line in lines if not line.broken]
    badges = {line.game: line.title for line in reversed(readable) if not line.over}
    games = [_game(game, badges.get(game, "")) for game in _shelf()]
    rules = sum(len(pr.rules(game)) for game in ready_games())
    return Home(shell, games, recent, list(lines)[:MOST_SAVES], rules)


def _shelf() -> dict[str, tuple[str, str, str, str]]:
    """The shelf in order: title, summary and players of those whose rules are not there yet, and a fact of each."""
    return {
        "roll_player": ("", "", "", tr("12 classes, 53 market cards")),
        "dice_throne": (
            tr("Dice Throne"),
            tr("Heroes fight with dice: roll for an ability, strike, defend and upgrade."),
            count_words((2, 3, 4)),
            tr("8 heroes"),
        ),
        "marvel_dice_throne": (
            tr("Marvel Dice Throne"),
            tr("Heroes from another world, on the same battlefield."),
            count_words((2, 3, 4)),
            tr("8 heroes"),
        ),
        "slay_the_spire": (
            tr("Slay the Spire"),
            tr("Climb the spire together: build a deck, fight, rest and trade."),
            count_words((1, 2, 3, 4)),
            tr("4 characters, 3 acts"),
        ),
        "platformer": (
            tr("Platformer"),
            tr("Climb a tower of tiles, gather coins and gems, and be the one who defeats the boss."),
            count_words((1, 2, 3, 4)),
            tr("6 heroes, 2 bosses"),
        ),
    }


def _game(game: str, badge: str) -> HomeGame:
    title, summary, players, facts = _shelf()[game]
    ready = game in ready_games()
    if ready:
        info = pr.game(game)
        title, summary, players = tr(info.title), tr(info.summary), count_words(info.players)
    return HomeGame(game, title, summary, players, facts, ready, badge)


def game_of_rule(rule: str) -> str:
    """The game that a rule belongs to; empty where there is no such rule."""
    prefix = rule.partition("-")[0]
    for game in ready_games():
        if prefix in pr.game(game).rule_prefixes and any(known.id == rule for known in pr.rules(game)):
            return game
    return ""
