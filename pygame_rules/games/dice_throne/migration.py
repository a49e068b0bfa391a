"""Positions that older versions saved, in today's shape.

Version 1 (0.1.0) had one kind of frame on its stack, [step, player, code, at, n, m, word, items], whose fields meant
something else in each step; texts and sources were written as `a:monk::combo_strike:0` and `card:tip_it`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .effects.reckoning import Scope, value
from .effects.texts import TEXTS, Text
from .effects.vocabulary import Choose, Gain, MoveStatus
from .effects.whom import candidates
from .state import NOBODY, State
from .view import state_codec

# The fields of a position in version 1, in order.
POSITION = (
    "rng", "players", "health", "choice", "preset", "pool", "phase", "turn", "start", "active", "attempts", "attempted",
    "defense_attempts", "changed", "skip", "attack", "trays", "hits", "pot", "extra", "stack", "curve",
)  # fmt: skip
STAGES = ("start", "upkeep", "income", "take_income", "main1", "roll", "extra_roll", "discard", "ends", "over")


class Frame(NamedTuple):
    """A frame of version 1."""

    step: str
    player: int
    code: str
    at: int
    n: int
    m: int
    word: str
    items: list[int]

    @property
    def text(self) -> Text:
        return Text.known[self.code]  # type: ignore[no-any-return]

    def scope(self, chosen: int, spent: int) -> list[Any]:
        return [self.player, chosen, spent, TEXTS[self.text.source].name]

    def place(self, name: str, *more: Any, at: int | None = None) -> list[Any]:
        """A step that stands in a text; its frame had the chosen player in `n` and what was spent in `m`."""
        return [name, self.code, self.at if at is None else at, self.scope(self.n, self.m), *more]


def migrate(position: Any) -> Any:
    """A position of version 1 in the shape of version 2."""
    values = dict(zip(POSITION, position, strict=True))
    values["attack"] = None if values["attack"] is None else _attack(values["attack"])
    values["hits"] = [[*hit[:5], hit[5].split(":", 1), *hit[6:]] for hit in values["hits"]]
    frames = [Frame(*frame) for frame in values["stack"]]
    values["stack"] = []
    table = state_codec().decode(list(values.values()))
    for place, frame in enumerate(frames):
        above = frames[place + 1] if place + 1 < len(frames) else None
        values["stack"] += _steps(table, frame, above)
    return list(values.values())


def _attack(attack: list[Any]) -> list[Any]:
    attacker, _ability, code, *facts, resume, resume_at = attack
    settled = facts[5]
    later = []
    if resume and not settled and resume_at < len(Text.known[code].effects):
        later = [["Doing", code, resume_at, [attacker, NOBODY, 0, code]]]
    return [attacker, code, *facts, later]


def _steps(table: State, frame: Frame, above: Frame | None) -> list[list[Any]]:
    """The steps that a frame has become: one, or two where a frame did two things."""
    if frame.step in PLAIN:
        return [[PLAIN[frame.step]]]
    if frame.step == "do":
        return _doing(table, frame, above)
    return [STEPS[frame.step](table, frame)]


def _doing(table: State, frame: Frame, above: Frame | None) -> list[list[Any]]:
    effects = frame.text.effects
    rest = [frame.place("Doing", at=frame.at + 1)] if frame.at + 1 < len(effects) else []
    if frame.items:
        # Room was being made for tokens about to be gained.
        gain = effects[frame.at]
        assert isinstance(gain, Gain)
        amount = value(table, Scope(frame.player, frame.n, frame.m), gain.amount)
        return [*rest, ["Gaining", frame.player, gain.token, amount]]
    if above is not None and above.word == "interrupt" and isinstance(effects[frame.at], MoveStatus):
        # The window stood before the card; now it stands before the question.
        return [*rest, frame.place("Moving")]
    return [frame.place("Doing")]


def _choosing(table: State, frame: Frame) -> list[Any]:
    effect, does = frame.text.effects[frame.at], frame.text.inner[frame.at][0]
    assert isinstance(effect, Choose)
    taken = len(candidates(table, frame.player, effect, does)) - len(frame.items)
    return frame.place("Choosing", frame.items, taken if effect.up_to > 1 else 0)


# Frames that need nothing to be known.
PLAIN = {
    "deal": "Deal",
    "main": "Main",
    "sell_down": "SellDown",
    "untray": "PutDiceBack",
    "activate": "Activate",
    "targeting": "Targeting",
    "target_die": "TargetDie",
    "defense_start": "DefenseStart",
    "afflictions": "Afflictions",
    "defense": "Defense",
    "last": "LastChance",
    "roll_settle": "RollSettle",
    "roll_ends": "RollEnds",
    "roll_over": "RollOver",
}
STEPS: dict[str, Callable[[State, Frame], list[Any]]] = {
    "hero": lambda table, f: ["HeroChoice", f.player],
    "turn": lambda table, f: ["Turn", STAGES[f.n]],
    "triggers": lambda table, f: ["Triggers", f.player, f.code.split()],
    "settle": lambda table, f: ["Settle", f.n, bool(f.m)],
    "put_away": lambda table, f: ["PutAway", f.player, f.word],
    "window": lambda table, f: ["Window", f.word, f.n, f.m, f.items],
    # Against whom an extra phase went was written plus one.
    "offense_start": lambda table, f: ["OffenseStart", f.m - 1],
    "offense_roll": lambda table, f: ["OffenseRoll", f.m - 1],
    "offense": lambda table, f: ["Offense", f.m - 1],
    "offense_reroll": lambda table, f: ["OffenseReroll", f.m - 1, f.items],
    "offense_declared": lambda table, f: ["OffenseDeclared", f.m - 1, f.word],
    "offense_stopped": lambda table, f: ["OffenseStopped", f.m - 1],
    "target": lambda table, f: ["Target", f.player, f.items],
    "defense_rolled": lambda table, f: ["DefenseRolled", f.player, f.word],
    "may": lambda table, f: f.place("MayAsked"),
    "or": lambda table, f: f.place("OrAsked"),
    "choose": _choosing,
    "spend": lambda table, f: f.place("Spending", len(f.items)),
    "remove": lambda table, f: ["Removing", f.code, f.at, f.scope(NOBODY, 0), f.n, f.m],
    "move": lambda table, f: f.place("Moving"),
    "block": lambda table, f: f.place("Blocking"),
    "grow": lambda table, f: ["Growing", f.code, f.at, f.scope(NOBODY, 0), f.n],
    "grow_each": lambda table, f: ["GrowingEach", f.code, f.at, f.scope(NOBODY, 0), f.items],
    "reroll_these": lambda table, f: f.place("RerollingThese"),
    "reroll_dice": lambda table, f: f.place("Rerolling", len(f.items)),
    "set_dice": lambda table, f: f.place("SettingDice", f.items),
    "nudge": lambda table, f: f.place("Nudging"),
    "copy": lambda table, f: f.place("Copying"),
}
