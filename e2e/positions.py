"""Games under way, made outside of the browser and laid into its storage."""

from __future__ import annotations

import json

from playwright.sync_api import Page

import pygame_rules as pr

NAMES = ("Zofia", "Juniper", "Flint", "Marek")
EMBLEMS = ("stag", "fox", "bear", "raven")
COLOURS = ("#2f7a55", "#8a4fb0", "#b0452c", "#2d64b8")


def under_way(game: str, players: int, share: float, *, seed: str = "position") -> pr.Table:
    """A game that greedy players have brought to about this share of its length, where the first seat is asked.

    A share of 1 is a game at its end.
    """
    bot = pr.bot("greedy", 1)
    table = pr.new_game(game, players, seed)
    while table.decision:
        table.play(bot(table))
    if share >= 1:
        return table
    history = [(action.text, action.player) for action in table.history]
    again = pr.new_game(game, players, seed)
    for number, (text, player) in enumerate(history):
        if number >= share * len(history) and again.decision and 0 in again.decision.players:
            break
        again.play(text, player)
    return again


def seats(players: int, *, people: int = 1) -> list[dict[str, str]]:
    """So many people, the others bots."""
    kinds = ["human"] * people + ["greedy"] * (players - people)
    rows = zip(NAMES, kinds, EMBLEMS, COLOURS, strict=False)
    return [{"name": name, "kind": kind, "emblem": emblem, "hero": hero} for name, kind, emblem, hero in rows]


def entry(table: pr.Table, name: str, *, people: int = 1) -> str:
    """The game as the app stores it."""
    meta = {"game": table.game.info.id, "seats": seats(table.players, people=people)}
    stored = {"name": name, "saved": 1.7e9, "revision": 1, "tab": "elsewhere", "meta": meta, "text": table.save()}
    return json.dumps(stored)


def lay_down(page: Page, games: dict[str, str]) -> None:
    """Have the games lie in the storage, by id, when the page starts; what has been played on since stays."""
    texts = {f"rulebound.save.{name}": text for name, text in games.items()}
    page.add_init_script(f"for (const [key, text] of Object.entries({json.dumps(texts)})) localStorage[key] ??= text;")
