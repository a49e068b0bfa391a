"""Roll Player's table: all that is legal can be reached by presses; what it costs and brings is the engine's word."""

from __future__ import annotations

from typing import Any

import pytest
from markup_reader import Element, read

import pygame_rules as pr
from app.screens.roll_player import keys, scoring, table
from app.ui import UI
from pygame_rules.core.rng import Rng

NAMES = ["Zofia", "Juniper", "Flint", "Quartz"]
ALL_KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", "Escape", *"123456789", *"smlx?", "F1"]
COMMANDS = {"select", "tab", "undo", "rule", "close"}


def ui(game: pr.Table, seat: int, **more: Any) -> UI:
    seats = [{"name": name, "kind": "human", "emblem": "stag", "colour": "#2f7a55"} for name in NAMES[: game.players]]
    return UI(names=NAMES[: game.players], seats=seats, seat=seat, **more)


def drawn(game: pr.Table, **more: Any) -> Element:
    assert game.decision is not None
    seat = game.decision.player
    return read(str(table(game.view(seat), pr.catalogue("roll_player"), ui(game, seat, **more))))


def walk(players: int, seed: int, **options: bool) -> Any:
    """The table at each decision of a random game."""
    game, rng = pr.new_game("roll_player", players=players, seed=seed, options=options), Rng(seed)
    while game.decision:
        yield game
        game.play(rng.choice(game.actions))


def offered(tree: Element) -> set[str]:
    return {one.attrs["data-a"] for one in tree.walk() if "data-a" in one.attrs}


def picks(tree: Element) -> set[str]:
    return {one.attrs["data-arg"] for one in tree.all(data_do="select") if one.attrs.get("data-arg")}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_legal_action_can_be_reached_with_one_pick_at_most(players):
    for seed in (players, players + 10):
        for number, game in enumerate(walk(players, seed, free_classes=seed > 10)):
            if number % 7:
                continue
            tree = drawn(game)
            reached = offered(tree)
            for picked in sorted(picks(tree)):
                reached |= offered(drawn(game, selected=picked))
            assert reached == {action.text for action in game.actions}, (number, game.decision)


@pytest.mark.parametrize("players", [1, 3])
def test_a_key_plays_what_is_legal_or_does_a_command(players):
    for number, game in enumerate(walk(players, 5)):
        if number % 9:
            continue
        legal = {action.text for action in game.actions}
        seat = game.decision.player
        for picked in (None, *sorted(picks(drawn(game)))[:3], *sorted(legal)[:2]):
            for key in ALL_KEYS:
                meant = keys(key, game.view(seat), ui(game, seat, selected=picked, can_undo=True))
                if meant is not None and meant.startswith("do:"):
                    assert meant.removeprefix("do:").split()[0] in COMMANDS, (key, meant)
                else:
                    assert meant is None or meant in legal, (key, picked, meant)


def until(step: str, players: int = 2, seed: int = 1, wanted: Any = lambda game: True) -> pr.Table:
    """A random game at its first decision of a kind."""
    return next(game for game in walk(players, seed) if game.view()["board"]["step"] == step and wanted(game)).copy()


def test_the_large_button_shows_the_words_of_the_engine_and_enter_plays_it():
    game = until("take")
    seat = game.decision.player
    choice = game.view(seat)["actions"][0]
    tree = drawn(game, selected=choice["text"])
    button = next(one for one in tree.with_class("btn--go"))
    assert button.attrs["data-a"] == choice["text"] and choice["label"] in button.text
    assert keys("Enter", game.view(seat), ui(game, seat, selected=choice["text"])) == choice["text"]


def test_the_placement_that_promises_most_is_the_large_button():
    game = until("place")
    seat = game.decision.player
    view = game.view(seat)
    places = [action for action in view["actions"] if action["verb"] == "place"]
    for action in places:
        action["changes"]["promise"] = 4 if action is places[-1] else 0
    assert keys("Enter", view, ui(game, seat)) == places[-1]["text"]


def test_an_offer_shows_what_the_engine_says_it_costs():
    """A card that cannot be bought yet shows its cost after discounts, and how much is missing."""
    game = until("take")
    seat = game.decision.player
    view = game.view(seat)
    card = view["board"]["market"][0]
    view["board"]["players"][seat]["offers"][card] = {"cost": 17, "afford": "no", "short": 13}
    tree = read(str(table(view, pr.catalogue("roll_player"), ui(game, seat))))
    offer = tree.one("article", id=f"offer-{card}")
    assert "17" in offer.text and "13 gold short" in offer.text


def test_cells_of_the_alignment_lead_where_the_engine_says():
    game = until("act", wanted=lambda game: any(action.verb == "move" for action in game.actions))
    seat = game.decision.player
    view = game.view(seat)
    cells = {action["text"]: action["changes"]["cell"] for action in view["actions"] if action["verb"] == "move"}
    tree = drawn(game)
    for text, (down, right) in cells.items():
        button = tree.one("button", data_at=f"cell-{seat}-{down}-{right}")
        assert button.attrs["data-a"] == text


def test_a_solo_game_ends_with_the_rating_of_the_engine():
    for game in walk(1, 3):
        last = game
    view = last.view(0)
    for rating, name in (("hero", "Hero"), ("clan_leader", "Clan Leader"), ("npc", "NPC")):
        view["result"]["breakdown"][0]["rating"] = rating
        tree = read(str(scoring(view, pr.catalogue("roll_player"), NAMES[:1], ui(last, 0))))
        assert tree.one("h1").text.startswith(f"{name}:")
