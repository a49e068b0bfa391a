"""What the keys do at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.screens.platformer.offers import VERBS, first, having, plain_use
from app.screens.platformer.scene import Picked
from pygame_rules import tr

if TYPE_CHECKING:
    from app.ui import UI
    from pygame_rules.games.platformer.view_types import Board, Offer, View

ARROWS = {"ArrowLeft": "left", "ArrowRight": "right", "ArrowUp": "up", "ArrowDown": "down"}
TABS = {"l": "log"}


def keys(key: str, view: View, ui: UI) -> str | None:
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
    legal = [] if ui.waiting else view["actions"]
    if not legal:
        return None
    if key == "Enter":
        return _enter(picked, legal, view["board"])
    if key in ARROWS:
        return _arrow(ARROWS[key], picked, legal)
    if key.isdecimal():
        return _die(int(key), view["board"], legal, picked)
    if letter == tr("G").lower():
        return _text([*having(legal, "gravity", hero="holds"), *having(legal, "gravity", hero="falls")])
    if letter == tr("E").lower():
        return _text([*having(legal, "end"), *having(legal, "keep")])
    if letter == "b":
        return _text(having(legal, "boost"))
    if letter == "f":
        return _fuse(legal, picked)
    if letter == "p":
        return _text(having(legal, "move", way="portal", push=[], special=False))
    return None


def _text(offers: list[Offer]) -> str | None:
    """The text of the first of some actions."""
    offer = first(offers)
    return offer["text"] if offer else None


def _enter(picked: Picked, legal: list[Offer], board: Board) -> str | None:
    if picked.kind == "path":
        return f"do:acts {picked.about}"
    if picked.kind in ("foe", "sword"):
        return _text(having(legal, "attack", enemy=picked.about))
    if picked.kind == "dice":
        return _text(having(legal, "reroll", dice=picked.numbers))
    if len(legal) == 1:
        return legal[0]["text"]
    return _text(having(legal, "gravity", hero="holds")) if board["step"] == "fall" else None


def _arrow(way: str, picked: Picked, legal: list[Offer]) -> str | None:
    """An arrow moves the hero; where something is picked that goes somewhere, it goes there."""
    if picked.kind in ("foe", "force"):
        return _text(having(legal, "force", enemy=picked.about, way=way))
    if picked.kind == "push":
        pushes = [offer for offer in having(legal, "move", way=picked.about) if offer["args"]["push"][:1] == [way]]
        return _text(pushes)
    steps = having(legal, "move", way=way, push=[])
    by_special_die = [offer for offer in steps if offer["args"]["special"]]
    if picked.kind == "special":
        return _text(by_special_die)
    plain = [offer for offer in steps if not offer["args"]["special"]]
    if plain:
        return plain[0]["text"]
    if any(offer["args"]["push"] for offer in having(legal, "move", way=way)):
        return f"do:select push:{way}"
    return "do:select special:" if by_special_die else None


def _die(number: int, board: Board, legal: list[Offer], picked: Picked) -> str | None:
    """The dice by their number; the one after the last is the special die."""
    dice = board["pool"]["dice"]
    if number == len(dice) + 1:
        offers = [offer for offer in legal if offer["args"].get("special")]
        return offers[0]["text"] if len(offers) == 1 else "do:select special:" if offers else None
    die = next((die for die in dice if die["number"] == number and not die["used"]), None)
    if die is None:
        return None
    if board["step"] == "reroll":
        return _toggle(number, picked, legal)
    if board["step"] == "turn_die":
        return f"do:select die:{number}" if having(legal, "turn", die=number) else None
    face = die["face"]
    plain = plain_use(legal, face)
    if plain:
        return plain["text"]
    return f"do:select face:{face}" if face in VERBS and having(legal, VERBS[face]) else None


def _toggle(number: int, picked: Picked, legal: list[Offer]) -> str | None:
    chosen = {*picked.numbers} if picked.kind == "dice" else set()
    wanted = sorted(chosen ^ {number})
    if not wanted:
        return "do:select"
    if having(legal, "reroll", dice=wanted):
        return f"do:select dice:{','.join(map(str, wanted))}"
    return f"do:select dice:{number}" if having(legal, "reroll", dice=[number]) else None


def _fuse(legal: list[Offer], picked: Picked) -> str | None:
    """Walk through the pairs that can be fused."""
    faces = list(dict.fromkeys(offer["args"]["face"] for offer in having(legal, "fuse")))
    if not faces:
        return None
    at = faces.index(picked.about) + 1 if picked.kind == "fuse" and picked.about in faces else 0
    return f"do:select fuse:{faces[at % len(faces)]}"
