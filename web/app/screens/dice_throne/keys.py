"""What the keys do at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.screens.dice_throne.scene import DICE_VERBS, Scene

if TYPE_CHECKING:
    from app.ui import UI

LETTERS = {"l": "do:open log"}


def keys(key: str, view: Mapping[str, Any], ui: UI) -> str | None:
    """The action text for a key, or a command of the page as `do:<command> <argument>`; None if it means nothing."""
    if view.get("decision") is None:
        return {"Enter": "do:new-game", "Escape": "do:close" if ui.open else None}.get(key)
    scene = Scene(view, {}, {}, ui)
    if key == "Escape":
        return _back(scene)
    if key == "?":
        rule = (scene.decision or {}).get("rule")
        return f"do:rule {rule}" if rule else None
    if key.lower() in LETTERS:
        return LETTERS[key.lower()]
    if key.lower() == "o" and scene.phase != "setup":
        return _boards(scene)
    if not scene.mine or ui.open:
        return None
    if key == "Enter":
        return scene.primary
    if key == " ":
        return next((text for text in ("pass", "stop", "done") if scene.is_legal(text)), None)
    if key.lower() == "r":
        return scene.roll
    if key.lower() == "s":
        return f"sell {scene.card}" if scene.is_legal(f"sell {scene.card}") else None
    if key.isdigit():
        return _number(scene, int(key))
    if key in ("ArrowLeft", "ArrowRight"):
        return _walk(scene, 1 if key == "ArrowRight" else -1)
    if key in ("ArrowUp", "ArrowDown") and scene.die is not None:
        return _turn(scene, 1 if key == "ArrowUp" else -1)
    if key in ("ArrowUp", "ArrowDown"):
        return _walk_abilities(scene, 1 if key == "ArrowDown" else -1)
    return None


def _back(scene: Scene) -> str | None:
    if scene.ui.open:
        return "do:close"
    if scene.ui.selected:
        return "do:select"
    return "do:undo" if scene.ui.can_undo else None


def _boards(scene: Scene) -> str:
    """The next board, then the table again."""
    seats = [*scene.others, scene.seat]
    what, _, which = (scene.ui.open or "").partition(":")
    if what != "board" or not which.isdigit():
        return f"do:open board:{seats[0]}"
    place = seats.index(int(which)) + 1 if int(which) in seats else len(seats)
    return f"do:open board:{seats[place]}" if place < len(seats) else "do:close"


def _number(scene: Scene, number: int) -> str | None:
    """A die to keep or to turn; else the answer, ability or player with that number."""
    tray = scene.tray
    if tray is not None and number <= len(tray["values"]):
        if scene.can_keep:
            return f"do:select {scene.toggled(number - 1)}" if number >= 1 else None
        single = f"reroll {number}"
        if scene.is_legal(single):
            return single
        if any(text.split()[1] == str(number) for text in scene.starting(*DICE_VERBS)):
            return f"do:select die:{number}"
    return scene.numbered[number - 1] if 0 < number <= len(scene.numbered) else None


def _walk(scene: Scene, step: int) -> str | None:
    """Walk through the cards of the hand."""
    cards = list(scene.me["hand"] or ())
    if not cards:
        return None
    place = cards.index(scene.card) + step if scene.card in cards else 0 if step > 0 else len(cards) - 1
    return f"do:select card:{cards[place % len(cards)]}"


def _turn(scene: Scene, step: int) -> str | None:
    """Turn the picked die: one up or down, or to the next higher or lower value that is allowed."""
    tray = scene.tray
    assert tray is not None and scene.die is not None, "a die is picked"
    now = tray["values"][scene.die - 1]
    near = f"{'raise' if step > 0 else 'lower'} {scene.die}"
    if scene.is_legal(near):
        return near
    ways = [text for text in scene.starting("set", "copy") if text.split()[1] == str(scene.die)]
    values = {text: _value(text, tray["values"]) for text in ways}
    there = [text for text in ways if (values[text] - now) * step > 0]
    return min(there, key=lambda text: abs(values[text] - now), default=None)


def _value(text: str, dice: list[int]) -> int:
    verb, _, what = text.split()
    return dice[int(what) - 1] if verb == "copy" else int(what)


def _walk_abilities(scene: Scene, step: int) -> str | None:
    """Walk through the heroes of the picker, or through the abilities that can be declared."""
    if scene.declarable:
        names = scene.declarable
        place = names.index(scene.ability) + step if scene.ability else 0 if step > 0 else -1
        return f"do:select declare:{names[place % len(names)]}"
    heroes = [text.split()[1] for text in scene.starting("hero")]
    if not heroes:
        return None
    now = scene.hero_looked_at
    place = heroes.index(now) + step if now in heroes else 0
    return f"do:select hero:{heroes[place % len(heroes)]}"
