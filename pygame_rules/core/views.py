"""What a view of a table holds, by name. What a game puts on its board is up to the game (its `view_types.py`)."""

from __future__ import annotations

from typing import Any, TypedDict

from .play import Action, Decision, Result


class ActionView(TypedDict):
    """A legal action: its text, and what a page needs to offer it without taking the text apart."""

    text: str
    verb: str
    # What the verb is about, by name.
    args: dict[str, Any]
    # The words on its button; empty in a view that is not worded.
    label: str
    # What it would cost or change, where that is certain; empty in a view that is not worded.
    changes: dict[str, Any]


class AskView(TypedDict):
    """What one seat is asked, and the rule that it comes from."""

    player: int
    prompt: str
    rule: str


class DecisionView(AskView):
    """What the table waits for: the question of the seat that is asked first, and those of all who may act."""

    players: list[int]
    asks: list[AskView]


class SeatActions(TypedDict):
    """What another seat may do in a turn that players share."""

    player: int
    actions: list[ActionView]


class ResultView(TypedDict):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    breakdown: list[dict[str, Any]]


class TableView(TypedDict):
    """All that a seat may know of a table."""

    game: str
    seat: int | None
    players: int
    options: dict[str, Any]
    decision: DecisionView | None
    actions: list[ActionView]
    others: list[SeatActions]
    board: Any
    result: ResultView | None


def action_view(action: Action, label: str = "", changes: dict[str, Any] | None = None) -> ActionView:
    return {
        "text": action.text,
        "verb": action.verb,
        "args": action.arguments(),
        "label": label,
        "changes": {} if changes is None else changes,
    }


def decision_view(decision: Decision) -> DecisionView:
    asks: list[AskView] = [{"player": ask.player, "prompt": ask.prompt, "rule": ask.rule} for ask in decision.asks]
    return {**asks[0], "players": list(decision.players), "asks": asks}


def result_view(result: Result) -> ResultView:
    return {
        "winners": list(result.winners),
        "scores": list(result.scores),
        "breakdown": list(result.breakdown),
    }
