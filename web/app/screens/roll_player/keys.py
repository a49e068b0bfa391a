"""What the keys do at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from app.screens.roll_player.art import ROWS
from app.screens.roll_player.scene import Scene, die_text
from pygame_rules import ActionView, TableView
from pygame_rules.games.roll_player.view_types import Catalogue

if TYPE_CHECKING:
    from app.ui import UI

# Keys ask for no words of the content.
NOTHING = cast(Catalogue, {"cards": {}})
TABS = {"s": "cards", "m": "market", "l": "log"}


def keys(key: str, view: TableView, ui: UI) -> str | None:
    """The action text for a key, or a command of the page as `do:<command> <argument>`; None if it means nothing."""
    if view["decision"] is None:
        return {"Enter": "do:new-game", "Escape": "do:close" if ui.open else None}.get(key)
    scene = Scene(view, NOTHING, ui)
    if key == "Escape":
        return _back(scene)
    if key == "?":
        rule = view["decision"]["rule"]
        return f"do:rule {rule}" if rule else None
    if key.lower() in TABS:
        return f"do:tab {TABS[key.lower()]}"
    if not scene.mine or ui.open:
        return None
    if key == "Enter":
        return _text(scene.primary)
    if key in ("1", "2", "3", "4", "5", "6"):
        return _number(scene, int(key))
    if key in ("ArrowDown", "ArrowUp"):
        return _walk(scene, 1 if key == "ArrowDown" else -1)
    if key in ("ArrowLeft", "ArrowRight"):
        return _walk_dice(scene, 1 if key == "ArrowRight" else -1)
    return None


def _back(scene: Scene) -> str | None:
    if scene.ui.open:
        return "do:close"
    if scene.ui.selected:
        return "do:select"
    return "do:undo" if scene.ui.can_undo else None


def _number(scene: Scene, number: int) -> str | None:
    """A row where rows are asked for, else an initiative card."""
    row = ROWS[number - 1]
    actions = [scene.place(row), *(scene.find(verb, number=number) for verb in ("take", "exchange", "turn"))]
    if scene.picked:
        space = scene.picked
        actions = [scene.find("shift", space=space, row=row), scene.find("trade", space=space, number=number), *actions]
    return next((action["text"] for action in actions if action is not None), None)


def _text(action: ActionView | None) -> str | None:
    return action["text"] if action else None


def _walk(scene: Scene, step: int) -> str | None:
    """Walk through the rows, or through whatever else can be picked as a whole."""
    rows = [action for action in map(scene.place, ROWS) if action is not None]
    choices = rows or scene.of("buy", "discard", "exchange", "take")
    return _next([action["text"] for action in choices], _text(scene.primary), step)


def _walk_dice(scene: Scene, step: int) -> str | None:
    """Walk through the dice that can be picked: starting dice, or dice on the sheet."""
    if scene.start_die:
        return _next(scene.start_dice, die_text(scene.start_die), step)
    return _next(sorted(scene.by_space), scene.picked, step)


def _next(choices: list[str], current: str | None, step: int) -> str | None:
    if not choices:
        return None
    place = choices.index(current) + step if current in choices else 0
    return f"do:select {choices[place % len(choices)]}"
