"""What every part of the table is drawn from: the view and the content, and which legal actions have a place so far."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from app.screens.dice_throne.art import look
from app.screens.dice_throne.choices import Choices
from app.screens.dice_throne.content import content_of
from pygame_rules import ActionView, TableView, tr
from pygame_rules.games.dice_throne.view_types import Catalogue, Changes

if TYPE_CHECKING:
    from app.ui import UI


class Scene(Choices):
    """One view with the page's own state, and the tally of legal actions that have found a place on the table."""

    def __init__(self, view: TableView, catalogue: Catalogue, ui: UI) -> None:
        super().__init__(view, ui)
        self.content = content_of(catalogue)
        if self.pick.hero not in self.content.heroes:
            self.pick = replace(self.pick, hero="")
        self.shown: set[str] = set()
        self.trays = self.board["trays"]
        self.attack = self.board["attack"]
        self.active = self.board["active"]

    # Which actions have a place

    def offer(self, action: ActionView) -> dict[str, Any]:
        """The attributes that make an element play this action; the action counts as shown."""
        return {"type": "button", "data-a": self.shows(action)}

    def shows(self, action: ActionView) -> str:
        """The text of an action, which counts as shown now."""
        self.shown.add(action["text"])
        return action["text"]

    def cover(self, *actions: ActionView) -> None:
        """Note actions that are reached by picking something that is lit."""
        self.shown.update(action["text"] for action in actions)

    @property
    def rest(self) -> list[ActionView]:
        """The legal actions that have no place on the table yet."""
        return [action for action in self.actions if action["text"] not in self.shown]

    # What an action says and brings

    def label(self, action: ActionView) -> str:
        """The words on an action's button; players are called by their names."""
        args = action["args"]
        match action["verb"]:
            case "target":
                return tr("Target {name}", name=self.name(args["seat"]))
            case "choose":
                return tr("Choose {name}", name=self.name(args["seat"]))
            case "move":
                return tr(
                    "Move {token} from {giver} to {receiver}",
                    token=self.content.token_name(args["token"]),
                    giver=self.name(args["giver"]),
                    receiver=self.name(args["receiver"]),
                )
        return action["label"]

    def changes(self, action: ActionView | None) -> Changes:
        """What is certain to come of an action."""
        return cast(Changes, action["changes"]) if action else {}

    @cached_property
    def odds(self) -> dict[str, float]:
        """The chance of each ability with the dice that are kept now; empty where nothing is to be rolled."""
        return self.changes(self.roll or self.find("stop")).get("odds", {})

    @cached_property
    def best_keep(self) -> frozenset[int]:
        """The places of the dice to keep for the best line."""
        best = self.changes(self.find("stop")).get("best")
        return frozenset(best["keep"]) if best else frozenset()

    def die_name(self, number: int) -> str:
        """A die of the dice at hand, by its number."""
        tray = self.tray
        assert tray is not None, "there are dice at hand"
        value = tray["values"][number - 1]
        symbol = self.content.symbol_name(self.players[tray["owner"]]["hero"], value)
        return tr("{symbol} {value}", symbol=symbol, value=value)

    # Who is who

    def name(self, seat: int) -> str:
        names = self.ui.names
        return names[seat] if 0 <= seat < len(names) else tr("Player {n}", n=seat + 1)

    def is_bot(self, seat: int) -> bool:
        chair = self.ui.seats[seat] if seat < len(self.ui.seats) else {}
        return bool(chair.get("kind", "human") != "human")

    def colour(self, seat: int) -> str:
        return look(self.players[seat]["hero"]).colour

    def hero_style(self, seat: int) -> dict[str, str]:
        return {"--hero": self.colour(seat)}

    @property
    def teams(self) -> bool:
        return self.board["mode"] == "teams"

    def side(self, seat: int) -> int:
        return self.players[seat]["side"]

    @property
    def opponents(self) -> list[int]:
        """Those who play against oneself, clockwise; in the team game the left one first."""
        return [seat for seat in self.others if self.side(seat) != self.side(self.seat)]
