"""What the keys do at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.screens.platformer.scene import Picked
from pygame_rules import tr

if TYPE_CHECKING:
    from app.ui import UI

ARROWS = {"ArrowLeft": "left", "ArrowRight": "right", "ArrowUp": "up", "ArrowDown": "down"}
TABS = {"l": "log"}


def keys(key: str, view: Mapping[str, Any], ui: UI) -> str | None:
    """The action text for a key, or `do:` and a command of the page."""
    if ui.open:
        return "do:close" if key == "Escape" else None
    picked = Picked(ui.selected)
    if key == "Escape":
        return "do:select" if picked else "do:tab" if ui.tab else "do:undo" if ui.can_undo else None
    letter = key.lower()
    if letter in TABS:
        return f"do:tab {'' if ui.tab == TABS[letter] else TABS[letter]}"
    if letter == tr("U").lower():
        return "do:undo" if ui.can_undo else None
    legal = [] if ui.waiting else [offer["text"] for offer in view["actions"]]
    if not legal:
        return None
    if key == "Enter":
        return _enter(picked, legal, view["board"])
    if key in ARROWS:
        return _arrow(ARROWS[key], picked, legal)
    if key.isdecimal():
        return _die(int(key), view["board"], legal, picked)
    if letter == tr("G").lower():
        return next((text for text in ("gravity", "gravity fall") if text in legal), None)
    if letter == tr("E").lower():
        return next((text for text in ("end", "keep") if text in legal), None)
    if letter == "b":
        return "boost" if "boost" in legal else None
    if letter == "f":
        return _fuse(legal, picked)
    if letter == "p":
        return "move portal" if "move portal" in legal else None
    return None


def _enter(picked: Picked, legal: list[str], board: Mapping[str, Any]) -> str | None:
    if picked.kind == "path":
        return f"do:acts {picked.about}"
    if picked.kind in ("foe", "sword"):
        attacks = [text for text in legal if text.startswith(f"attack {picked.about}") and picked.about in text.split()]
        return attacks[0] if attacks else None
    if picked.kind == "dice":
        text = f"reroll {picked.about.replace(',', ' ')}"
        return text if text in legal else None
    if len(legal) == 1:
        return legal[0]
    return "gravity" if board["step"] == "fall" and "gravity" in legal else None


def _arrow(way: str, picked: Picked, legal: list[str]) -> str | None:
    """An arrow moves the hero; where something is picked that goes somewhere, it goes there."""
    if picked.kind in ("foe", "force"):
        texts = [f"force {picked.about} {way}", f"force {picked.about} {way} special"]
        return next((text for text in texts if text in legal), None)
    if picked.kind == "push":
        start = f"move {picked.about} push {way}"
        return next((text for text in legal if text == start or text.startswith(f"{start} ")), None)
    if picked.kind == "special":
        text = f"move {way} special"
        return text if text in legal else None
    if f"move {way}" in legal:
        return f"move {way}"
    if any(text.startswith(f"move {way} push ") for text in legal):
        return f"do:select push:{way}"
    return "do:select special:" if f"move {way} special" in legal else None


def _die(number: int, board: Mapping[str, Any], legal: list[str], picked: Picked) -> str | None:
    """The dice by their number; the one after the last is the special die."""
    dice = board["pool"]["dice"]
    if number == len(dice) + 1:
        texts = [text for text in legal if "special" in text.split()]
        return texts[0] if len(texts) == 1 else "do:select special:" if texts else None
    die = next((die for die in dice if die["number"] == number and not die["used"]), None)
    if die is None:
        return None
    if board["step"] == "reroll":
        return _toggle(number, picked, legal)
    if board["step"] == "turn_die":
        return f"do:select die:{number}" if any(text.startswith(f"turn {number} ") for text in legal) else None
    face = die["face"]
    for text in (f"bank {face}", f"respawn {face}", face):
        if text in legal:
            return text
    verb = {"move": "move ", "sword": "attack ", "force": "force "}.get(face)
    if verb and any(text.startswith(verb) for text in legal):
        return f"do:select face:{face}"
    return None


def _toggle(number: int, picked: Picked, legal: list[str]) -> str | None:
    chosen = {one for one in picked.about.split(",") if one} if picked.kind == "dice" else set()
    chosen ^= {str(number)}
    wanted = ",".join(sorted(chosen, key=int))
    if not wanted:
        return "do:select"
    if f"reroll {wanted.replace(',', ' ')}" in legal:
        return f"do:select dice:{wanted}"
    return f"do:select dice:{number}" if f"reroll {number}" in legal else None


def _fuse(legal: list[str], picked: Picked) -> str | None:
    """Walk through the pairs that can be fused."""
    faces = list(dict.fromkeys(text.split()[1] for text in legal if text.startswith("fuse ")))
    if not faces:
        return None
    at = faces.index(picked.about) + 1 if picked.kind == "fuse" and picked.about in faces else 0
    return f"do:select fuse:{faces[at % len(faces)]}"
