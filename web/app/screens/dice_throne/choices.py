"""What can be done now, as the view lists it, and what a person has picked of it: what clicks and keys stand for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from app.screens.dice_throne.picks import keep_dice, read_pick
from pygame_rules import ActionView, TableView
from pygame_rules.games.dice_throne.view_types import BoardView, TrayView

if TYPE_CHECKING:
    from app.ui import UI

# Where nothing better is picked, Enter does the first of these that is legal.
GO_ON: tuple[tuple[str, dict[str, Any]], ...] = (
    ("done", {}),
    ("keep", {}),
    ("stop", {}),
    ("pass", {"until": ""}),
    ("waive", {}),
    ("no", {}),
    ("pay", {"amount": 0}),
)
DICE_VERBS = ("raise", "lower", "set", "copy")
CARD_VERBS = ("play", "sell", "discard")
# The questions whose answers are numbered as they are listed.
LISTED_VERBS = ("take", "pay", "remove", "move", "block", "grow", "give", "resolve")


class Choices:
    """The legal actions of the seat that is shown, with what the page has picked. While others move there are none."""

    def __init__(self, view: TableView, ui: UI) -> None:
        seat = view["seat"]
        self.view = view
        self.ui = ui
        self.pick = read_pick(ui.selected)
        self.board = cast(BoardView, view["board"])
        self.seat: int = seat if seat is not None else ui.seat or 0
        self.players = self.board["players"]
        self.me = self.players[self.seat]
        self.phase = self.board["phase"]
        self.step = self.board["step"]
        self.decision = view["decision"]
        self.actions: list[ActionView] = [] if ui.waiting else view["actions"]
        self.mine = bool(self.actions)
        self._by_verb: dict[str, list[ActionView]] = {}
        for action in self.actions:
            self._by_verb.setdefault(action["verb"], []).append(action)

    # What is legal

    def of(self, *verbs: str) -> list[ActionView]:
        """The legal actions with one of these verbs."""
        if len(verbs) == 1:
            return self._by_verb.get(verbs[0], [])
        return [action for action in self.actions if action["verb"] in verbs]

    def find(self, verb: str, **args: Any) -> ActionView | None:
        """The legal action with this verb and these arguments."""
        for action in self._by_verb.get(verb, ()):
            if all(action["args"][name] == value for name, value in args.items()):
                return action
        return None

    def on_card(self, card: str) -> list[ActionView]:
        """What can be done with a card of the hand."""
        return [action for verb in CARD_VERBS if (action := self.find(verb, card=card))]

    @cached_property
    def ways_on(self) -> list[ActionView]:
        """The actions that go on without doing anything."""
        return [action for verb, args in GO_ON if (action := self.find(verb, **args))]

    # What is picked

    @cached_property
    def card(self) -> str:
        """The card of the hand that is picked."""
        return self.pick.card if self.pick.card in (self.me["hand"] or ()) else ""

    @cached_property
    def token(self) -> str:
        """The token that is picked, where it can be spent in several ways."""
        return self.pick.token if self.find("spend", token=self.pick.token) else ""

    @cached_property
    def ability(self) -> str:
        """The ability that is walked to with the keys, where it can be declared."""
        return self.pick.ability if self.find("declare", ability=self.pick.ability) else ""

    @cached_property
    def hero_looked_at(self) -> str:
        """The hero whose board the picker shows; empty before anyone has chosen or is asked."""
        if self.pick.hero:
            return self.pick.hero
        choices = [action["args"]["hero"] for action in self.of("hero")]
        chosen = [player["hero"] for player in self.players if player["hero"]]
        return next(iter([*choices, *chosen]), "")

    # Dice

    @cached_property
    def tray(self) -> TrayView | None:
        """The dice at hand."""
        trays = self.board["trays"]
        return trays[-1] if trays else None

    @cached_property
    def can_keep(self) -> bool:
        """Whether dice are kept and the others rolled: several at once can be rolled again."""
        return any(len(action["args"]["numbers"]) > 1 for action in self.of("reroll"))

    @cached_property
    def kept(self) -> frozenset[int]:
        """The places (from 0) of the dice that stay when the others are rolled."""
        return self.pick.kept or frozenset()

    def toggled(self, place: int) -> str:
        """What is picked when a die changes between loose and kept."""
        return keep_dice(self.kept ^ {place})

    @cached_property
    def roll(self) -> ActionView | None:
        """The action that rolls the loose dice."""
        if self.tray is None:
            return None
        loose = [place + 1 for place in range(len(self.tray["values"])) if place not in self.kept]
        return self.find("reroll", numbers=loose)

    @cached_property
    def turns(self) -> dict[int, list[ActionView]]:
        """By the number of a die: the ways to turn it to another side."""
        ways: dict[int, list[ActionView]] = {}
        for action in self.of(*DICE_VERBS):
            ways.setdefault(action["args"]["number"], []).append(action)
        return ways

    @cached_property
    def die(self) -> int | None:
        """The die that is to be turned, by its number: the picked one, else the first that can be."""
        return self.pick.die if self.pick.die in self.turns else next(iter(self.turns), None)

    # The large button

    @cached_property
    def primary(self) -> ActionView | None:
        """What Enter and the large button do."""
        if self.card and (on_card := self.on_card(self.card)):
            return on_card[0]
        if self.ability:
            return self.find("declare", ability=self.ability)
        if self.of("hero"):
            return self.find("hero", hero=self.hero_looked_at)
        if self.roll and self.can_keep:
            return self.roll
        if len(self.actions) == 1:
            return self.actions[0]
        declared = self.of("declare")
        if declared and not self.of("reroll"):
            return declared[0] if len(declared) == 1 else None
        defended = self.of("defend")
        if len(defended) == 1:
            return defended[0]
        return self.find("yes") or next(iter(self.ways_on), None)

    # Keys

    @cached_property
    def declarable(self) -> list[ActionView]:
        """The declarations that are legal, in the order of the board."""
        order = [ability["id"] for ability in self.me["abilities"]]
        return sorted(self.of("declare"), key=lambda action: order.index(action["args"]["ability"]))

    @cached_property
    def numbered(self) -> list[ActionView]:
        """What the numbers on the keyboard stand for, in the order in which it is shown; dice come before all else."""
        if self.tray is not None and (self.of("reroll") or self.turns):
            return []
        whom = self.of("target", "choose")
        if whom:
            return whom
        if self.declarable:
            return self.declarable
        if self.step in ("window", "defense"):
            cards = [action for card in self.me["hand"] or () if (action := self.find("play", card=card))]
            return [*cards, *self.of("spend"), *self.of("use", "defend")]
        return self.of(*LISTED_VERBS)

    def key_of(self, action: ActionView) -> str | None:
        """The number that stands for an action."""
        texts = [numbered["text"] for numbered in self.numbered[:9]]
        return str(texts.index(action["text"]) + 1) if action["text"] in texts else None

    # Who is who

    @property
    def others(self) -> list[int]:
        """The other seats, clockwise."""
        count = len(self.players)
        return [(self.seat + n) % count for n in range(1, count)]

    @property
    def asked(self) -> int | None:
        """The seat that decides now."""
        return self.decision["player"] if self.decision else None
