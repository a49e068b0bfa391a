"""The dice. A symbol is a small number in the state: its place in SYMBOLS, which is sorted as texts are."""

from __future__ import annotations

from ....core.words import mark
from .kinds import DESIGNED, RULEBOOK, Die, by_id

SYMBOLS = ("coin", "force", "move", "star", "sword")
COIN, FORCE, MOVE, STAR, SWORD = range(5)
BLANK = -1
ENEMY_RESULTS = ("attack", "left", "right")

DICE: dict[str, Die] = by_id(
    Die(
        "action_die",
        mark("Action die"),
        5,
        ("move", "move", "sword", "coin", "force", "star"),
        {"symbols": RULEBOOK, "copies": RULEBOOK, "faces": DESIGNED},
    ),
    Die(
        "special_die",
        mark("Special die"),
        4,
        ("blank", "move", "sword", "coin", "force", "star"),
        {"symbols": RULEBOOK, "copies": RULEBOOK, "faces": RULEBOOK},
    ),
    Die(
        "enemy_die",
        mark("Enemy die"),
        1,
        ("attack", "attack", "left", "left", "right", "right"),
        {"results": RULEBOOK, "copies": RULEBOOK, "faces": DESIGNED},
    ),
)

# The faces as numbers, for rolling.
ACTION_FACES = tuple(SYMBOLS.index(face) for face in DICE["action_die"].faces)
ENEMY_FACES = DICE["enemy_die"].faces
POOL_DICE = DICE["action_die"].copies
