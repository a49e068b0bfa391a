"""Saved positions of older versions in today's shape.

Version 1 (Rulebound 0.1.0) had frames on its stack, all of one shape: step, player, n, m, card, items, spaces. What
each meant was up to the step.
"""

from __future__ import annotations

from typing import Any

from .state import DIRECTIONS

# The places of the phase and of the stack in a position.
PHASE, STACK = 3, 18


def migrate(version: int, state: Any) -> Any:
    """An encoded position of an older version in today's shape."""
    return _typed_steps(state) if version < 2 else state


def _typed_steps(state: list[Any]) -> list[Any]:
    frames, phase = state[STACK], state[PHASE]
    if not frames:
        return state
    # What goes on when all questions are answered is one step now, which knows the turns of the phase.
    turns = [frame[2] for frame in frames if frame[0] in ("turns", "sale") and phase != "roll"]
    steps = [["Rounds", turns[0] if turns else None]]
    return [*state[:STACK], [*steps, *(_step(*frame) for frame in frames if frame[0] not in GONE)], *state[STACK + 1 :]]


# Frames of which only the seat counted.
SEATED = {
    "race": "RaceChoice",
    "class_draw": "ClassDraw",
    "start_roll": "StartingRoll",
    "take": "TakingCard",
    "exchange": "Exchanging",
    "place": "Placing",
    "restore": "Restoring",
    "final": "FinalDiscard",
}
# Frames that stood for the turns, or for what comes next, which the phase of the position tells by itself.
GONE = ("roll", "turns", "sale", "market_phase", "clear")


def _step(step: str, player: int, n: int, m: int, card: str, items: list[int], spaces: list[int]) -> list[Any]:
    if step in SEATED:
        return [SEATED[step], player]
    if step == "act":
        rows = [[row for row in range(6) if slot >> row & 1] for slot in items]
        return ["ActingAgain", player, rows[0][0], m, spaces] if m else ["Acting", player, n - 1 if n else None, rows]
    if step == "market":
        # So many deals meant that the turn was over.
        return ["Shopping", player, 0 if n == 9 else n, min(m, n) if n < 9 else 0, n == 9]
    steps: dict[str, list[Any]] = {
        "class": ["ClassChoice", player, n if n >= 0 else None],
        "deal": ["Dealing"],
        "start": ["StartingDice", player, items],
        "tie": ["Layout", player, items, spaces, n == 1],
        "window": ["Window", player, items[1:], n, m - 1 if m else None],
        "keep": ["KeepingValue", player, n, m],
        "move": ["MovingMarker", player, card, [list(DIRECTIONS)[way] for way in items] if step == "move" else []],
        "fit": ["FittingHands", player, card],
        "skill": ["UsingSkill", player, card, spaces],
        "refresh": ["Refreshing", player, n],
        "renew": ["Renewal"],
        "score": ["FinalScoring"],
    }
    return steps[step]
