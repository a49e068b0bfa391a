"""Views, actions and the catalogue hold exactly what their types say."""

from __future__ import annotations

import types
import typing
from typing import Any

import pytest

import pygame_rules as pr
from pygame_rules.games.platformer import view_types
from pygame_rules.games.platformer.view_types import Catalogue, View

from .test_properties import a_game


def misfits(value: Any, kind: Any, where: str = "") -> list[str]:
    """Where a value is not of a type."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if kind is Any:
        return []
    if typing.is_typeddict(kind):
        return _of_typed_dict(value, kind, where)
    if origin is typing.Literal:
        return [] if value in arguments else [f"{where}: {value!r}"]
    if origin in (typing.Union, types.UnionType):
        return [] if any(not misfits(value, one) for one in arguments) else [f"{where}: {value!r}"]
    if origin is list:
        if type(value) is not list:
            return [f"{where}: {value!r}"]
        return [found for index, one in enumerate(value) for found in misfits(one, arguments[0], f"{where}[{index}]")]
    if origin is dict:
        inside = [found for key, one in value.items() for found in misfits(one, arguments[1], f"{where}.{key}")]
        return inside + [found for key in value for found in misfits(key, arguments[0], f"{where} key")]
    return [] if type(value) is kind else [f"{where}: {value!r} is no {kind}"]


def _of_typed_dict(value: Any, kind: Any, where: str) -> list[str]:
    if type(value) is not dict:
        return [f"{where}: {value!r}"]
    hints = typing.get_type_hints(kind)
    unknown = [f"{where}.{key} is not named" for key in value if key not in hints]
    missing = [f"{where}.{key} is missing" for key in kind.__required_keys__ if key not in value]
    inside = [found for key in value if key in hints for found in misfits(value[key], hints[key], f"{where}.{key}")]
    return unknown + missing + inside


@pytest.mark.parametrize(("players", "variant"), [(1, "all"), (2, "void"), (4, "mixed")])
def test_a_view_is_what_its_type_says(players, variant):
    verbs = set()
    for number, (table, _) in enumerate(a_game(players, variant, f"types {players}")):
        if number % 4 == 0 or not table.actions:
            view = table.view(table.decision.player if table.decision else None)
            assert not misfits(view, View)
            verbs |= {offer["verb"] for offer in view["actions"]}
    assert {"end", "fuse", "keep", "move", "respawn"} <= verbs


def test_the_catalogue_is_what_its_type_says():
    assert not misfits(pr.catalogue("platformer"), Catalogue)


def test_every_argument_and_change_has_a_name_in_the_types():
    from pygame_rules.games.platformer import actions as act
    from pygame_rules.games.platformer.content.cards import ITEMS

    samples = [
        act.move_hero(0, 1, (2, 3), True), act.force(0, "slime1", 2, False), act.take_coin(0, True),
        act.attack(0, "slime1", True, 2), act.boost(0), act.fuse(0, 1, 2), act.turn_star(0, 1),
        act.apply_gravity(0, 17),
        act.buy(0, next(iter(ITEMS))), act.use_card(0, "whip", None), act.use_card(0, "blink_ring", 4),
        act.use_card(0, "swap", "slime1"), act.use_ability(0), act.remove_token(0, "stone", False), act.respawn(0, 1),
        act.enter(0, 12), act.end_actions(0), act.bank(0, 3), act.keep(0), act.reroll_dice(0, (0, 2)),
        act.turn_die(0, 1, 4), act.use_mirror(0, "mirror"),
    ]  # fmt: skip
    for action in samples:
        assert not misfits(action.arguments(), view_types.Arguments, action.text)
    assert {action.text: action.arguments() for action in samples[:2]} == {
        "move left push right up special": {"way": "left", "push": ["right", "up"], "special": True},
        "force slime1 right": {"enemy": "slime1", "way": "right", "special": False},
    }
    told = [act.apply_gravity(0, hold) for hold in (act.HOLD, act.LET_GO, 17)]
    told += [act.use_card(0, "blink_ring", 4), act.reroll_dice(0, (0, 2))]
    assert [action.arguments() for action in told] == [
        {"hero": "holds", "row": None}, {"hero": "falls", "row": None}, {"hero": "catches", "row": 1},
        {"card": "blink_ring", "figure": None, "column": 4}, {"dice": [1, 3]},
    ]  # fmt: skip
