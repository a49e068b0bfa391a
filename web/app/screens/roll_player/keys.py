"""What the keys do at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.screens.roll_player.art import ROWS
from app.screens.roll_player.scene import Scene

if TYPE_CHECKING:
    from app.ui import UI

NOTHING: dict[str, Any] = {"cards": {}, "races": {}, "classes": {}}
TABS = {"s": "cards", "m": "market", "l": "log"}


def keys(key: str, view: Mapping[str, Any], ui: UI) -> str | None:
    """The action text for a key, or a command of the page as `do:<command> <argument>`; None if it means nothing."""
    if view.get("decision") is None:
        return {"Enter": "do:new-game", "Escape": "do:close" if ui.open else None}.get(key)
    scene = Scene(view, {}, NOTHING, ui)
    if key == "Escape":
        return _back(scene)
    if key == "?":
        rule = (scene.decision or {}).get("rule")
        return f"do:rule {rule}" if rule else None
    if key.lower() in TABS:
        return f"do:tab {TABS[key.lower()]}"
    if not scene.mine or ui.open:
        return None
    if key == "Enter":
        return scene.primary
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
    texts = [f"place {row}", f"take {number}", f"exchange {number}", f"turn {number}"]
    if scene.start_die:
        texts.insert(0, f"place {scene.start_die} {row}")
    if scene.picked:
        texts = [f"shift {scene.picked} {row}", f"trade {scene.picked} {number}", *texts]
    return next((text for text in texts if scene.is_legal(text)), None)


def _walk(scene: Scene, step: int) -> str | None:
    """Walk through the rows, or through whatever else can be picked as a whole."""
    choices = _row_choices(scene) or [
        text for text in scene.legal if text.split()[0] in ("take", "exchange", "buy", "discard")
    ]
    return _next(choices, scene.primary, step)


def _row_choices(scene: Scene) -> list[str]:
    start = f"{scene.start_die} " if scene.start_die else ""
    return [text for row in ROWS if scene.is_legal(text := f"place {start}{row}")]


def _walk_dice(scene: Scene, step: int) -> str | None:
    """Walk through the dice that can be picked: starting dice, or dice on the sheet."""
    if scene.start_die:
        dice = list(dict.fromkeys(text.split()[1] for text in scene.legal))
        return _next(dice, scene.start_die, step)
    return _next(sorted(scene.by_space), scene.picked, step)


def _next(choices: list[str], current: str | None, step: int) -> str | None:
    if not choices:
        return None
    place = choices.index(current) + step if current in choices else 0
    return f"do:select {choices[place % len(choices)]}"
