"""Players that need no hands. A bot sees only the view of the seat that it plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from ..core.errors import BadSetup
from ..core.game import Game
from ..core.play import Action
from ..core.rng import Rng, seed_number
from ..core.table import Table
from ..core.words import tr
from .greedy import greedy
from .random import at_random


class Strategy(Protocol):
    """How a bot picks one of the action texts of a view."""

    def __call__(self, game: Game[Any], view: Mapping[str, Any], rng: Rng) -> str: ...


STRATEGIES: dict[str, Strategy] = {"random": at_random, "greedy": greedy}


class Bot:
    """A bot of some strategy with its own randomness: call it with a table, it returns an action."""

    def __init__(self, name: str, seed: int | str = 0) -> None:
        if name not in STRATEGIES:
            raise BadSetup(tr("There is no bot called “{name}”.", name=name))
        self.name = name
        self._rng = Rng(seed_number(f"bot {seed}"))

    def __call__(self, table: Table, seat: int | None = None) -> Action:
        decision = table.decision
        if decision is None:
            raise BadSetup(tr("The game is over."))
        player = decision.player if seat is None else seat
        choices = {action.text: action for action in table.actions if action.player == player}
        if not choices:
            raise BadSetup(tr("It is not the turn of seat {seat}.", seat=player))
        if len(choices) == 1 or self.name == "random":
            # Nothing but the list is needed, and a whole view costs far more than it.
            return choices[self.choose(table.game, {"actions": [{"text": text} for text in choices]})]
        return choices[self.choose(table.game, table.view(player, worded=False))]

    def choose(self, game: Game[Any], view: Mapping[str, Any]) -> str:
        """The text of the action to take, from what the seat may know."""
        if len(view["actions"]) == 1:
            return str(view["actions"][0]["text"])
        return STRATEGIES[self.name](game, view, self._rng)
