"""What every part of the table is drawn from: the view, read once, with what is legal and what is picked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from app.html import Markup, h, icon
from app.screens.platformer.art import hero_colour
from app.screens.platformer.offers import first, having
from pygame_rules import tr

if TYPE_CHECKING:
    from app.ui import UI
    from pygame_rules.games.platformer.view_types import (
        BossEntry,
        Catalogue,
        Cell,
        EnemyEntry,
        EnemyView,
        LevelView,
        Offer,
        PlayerView,
        Reach,
        View,
    )

Place = tuple[int, int]
WAYS = ("left", "right", "up", "down", "portal")
# Several actions that were chosen as one are written with this between them; the command `acts` plays them.
THEN = ";"


class Picked:
    """What the player has picked: a kind and what it is about, written as `kind:about`."""

    def __init__(self, text: str | None) -> None:
        self.kind, _, self.about = (text or "").partition(":")

    def __bool__(self) -> bool:
        return bool(self.kind)

    @property
    def numbers(self) -> list[int]:
        """The numbers of the dice that are picked, written with commas between them."""
        return [int(number) for number in self.about.split(",") if number.isdecimal()]

    def is_(self, kind: str, about: str | None = None) -> bool:
        return self.kind == kind and (about is None or self.about == about)


class Scene:
    """One view with the page's own state, and the tally of legal actions that have found a place on the table."""

    def __init__(self, view: View, catalogue: Catalogue, ui: UI) -> None:
        self.view = view
        self.board = view["board"]
        self.catalogue = catalogue
        self.ui = ui
        seat = view["seat"]
        self.seat: int = seat if seat is not None else ui.seat or 0
        self.players = self.board["players"]
        self.me: PlayerView = self.players[self.seat]
        self.active: PlayerView = self.players[self.board["active"]]
        self.step = self.board["step"]
        self.decision = view["decision"]
        self.legal: list[Offer] = [] if ui.waiting else view["actions"]
        self.mine = bool(self.legal)
        self.shown: set[str] = set()
        self.enemies: dict[str, EnemyView] = {enemy["id"]: enemy for enemy in self.board["enemies"]}
        self.boss = self.board["boss"]
        self.pool = self.board["pool"]
        self.figure_at = self._figures()
        self.reach = self._reach()
        self.picked = self._picked()

    # What lies where

    def _figures(self) -> dict[Place, str]:
        figures = {place(enemy["at"]): enemy["id"] for enemy in self.board["enemies"]}
        return figures | {place(one["at"]): one["hero"] for one in self.players if one["at"] is not None}

    def _reach(self) -> dict[Place, Reach]:
        """The fields that the hero can come to, each with the way there."""
        return {place(entry["at"]): entry for offer in self.legal for entry in offer["changes"].get("reach", ())}

    def _picked(self) -> Picked:
        """What is picked, if it still means something."""
        picked = Picked(self.ui.selected)
        if picked.kind == "path" and self.route is None:
            return Picked(None)
        if picked.kind in ("foe", "sword", "force") and picked.about not in self.enemies:
            return Picked(None)
        return picked

    @property
    def route(self) -> Reach | None:
        """The reachable field whose way is shown."""
        text = (self.ui.selected or "").removeprefix("path:")
        return next((entry for entry in self.reach.values() if THEN.join(entry["path"]) == text), None)

    # What is legal

    def of(self, verb: str, **wanted: Any) -> list[Offer]:
        """The legal actions with a verb, and arguments like these."""
        return having(self.legal, verb, **wanted)

    def find(self, verb: str, **wanted: Any) -> Offer | None:
        """The first of the legal actions with a verb, and arguments like these."""
        return first(self.of(verb, **wanted))

    def uses(self, card: str) -> list[Offer]:
        """The legal actions that use a card or drink a potion."""
        return [*self.of("drink", card=card), *self.of("use", card=card)]

    def about(self, figure: str) -> list[Offer]:
        """The legal actions that concern an enemy or a hero."""
        return [
            offer
            for offer in self.legal
            if figure in (offer["args"].get("enemy"), offer["args"].get("figure"), offer["changes"].get("pushes"))
        ]

    def pushes(self, way: str) -> list[Offer]:
        """The pushes of the figure that stands in a way of the hero."""
        return [offer for offer in self.of("move", way=way) if offer["args"]["push"]]

    def offer(self, offer: Offer) -> dict[str, Any]:
        """The attributes that make an element play this action; the action counts as shown."""
        self.shown.add(offer["text"])
        return {"type": "button", "data-a": offer["text"]}

    def choose(self, picked: str, *offers: Offer) -> dict[str, Any]:
        """The attributes that make an element pick something; the actions that lie behind it count as shown."""
        self.cover(*offers)
        return {"type": "button", "data-do": "select", "data-arg": picked}

    def cover(self, *offers: Offer) -> None:
        """Note actions that are reached by picking something that is lit."""
        self.shown.update(offer["text"] for offer in offers)

    @property
    def rest(self) -> list[Offer]:
        """The legal actions that have no place on the table yet."""
        return [offer for offer in self.legal if offer["text"] not in self.shown]

    @property
    def prompt(self) -> str:
        """The question that is asked now."""
        return self.decision["prompt"] if self.decision else ""

    # Names

    def token_name(self, token: str) -> str:
        return self.catalogue["boss_tokens"][token]["name"]

    def figure_name(self, figure: str) -> str:
        """A hero, an enemy or the boss; enemies of one kind are told apart by their number."""
        if figure in self.catalogue["heroes"]:
            return self.catalogue["heroes"][figure]["name"]
        if figure in self.catalogue["bosses"]:
            return self.catalogue["bosses"][figure]["name"]
        enemy = self.enemies.get(figure)
        if enemy is None:
            return figure
        kind = self.catalogue["enemies"][enemy["kind"]]
        return tr("{enemy} {number}", enemy=kind["name"], number=enemy["number"])

    def says(self, enemy: EnemyView) -> str:
        """What an enemy does besides attacking, or how the boss's turn goes."""
        if enemy["boss"]:
            return self.boss_entry["turn"]
        return self.kind(enemy["kind"])["ability"]["text"]

    def kind(self, kind: str) -> EnemyEntry:
        """What is known of a kind of enemies."""
        return self.catalogue["enemies"][kind]

    @property
    def boss_entry(self) -> BossEntry:
        """What is known of the boss."""
        return self.catalogue["bosses"][self.boss["id"]]

    def hero_name(self, seat: int) -> str:
        return self.catalogue["heroes"][self.players[seat]["hero"]]["name"]

    def name(self, seat: int) -> str:
        names = self.ui.names
        return names[seat] if seat < len(names) else tr("Player {n}", n=seat + 1)

    def is_bot(self, seat: int) -> bool:
        chair = self.ui.seats[seat] if seat < len(self.ui.seats) else {}
        return bool(chair.get("kind", "human") != "human")

    def colour(self, seat: int) -> dict[str, str]:
        """The colour of a seat's hero as a style."""
        return {"--hero": hero_colour(self.players[seat]["hero"])}

    @property
    def others(self) -> list[int]:
        """The other seats, in the order of play."""
        count = len(self.players)
        return [(self.seat + n) % count for n in range(1, count)]

    # The tower

    @property
    def open_levels(self) -> list[LevelView]:
        """The levels that lie open, from the highest down."""
        return [level for level in reversed(self.board["tower"]["levels"]) if level["status"] == "open"]

    def tile_of(self, at: Place) -> str | None:
        """The tile that a field belongs to."""
        level = self.board["tower"]["levels"][at[1] // 3]
        return level["tiles"][at[0] // 5] if level["tiles"] else None

    def cell(self, at: Place) -> Cell:
        """A field as the catalogue knows it."""
        tile = self.tile_of(at)
        if tile is None:
            return {"features": [], "floor": "open", "wall_left": False, "wall_right": False}
        return self.catalogue["tiles"][tile]["cells"][at[1] % 3][at[0] % 5]

    @property
    def labyrinth(self) -> str:
        """The look of the place: that of the level where the action is."""
        if self.board["labyrinth"] != "mixed":
            return self.board["labyrinth"]
        tiles = self.open_levels[-1]["tiles"] if self.open_levels else None
        return self.catalogue["tiles"][tiles[0]]["labyrinth"] if tiles else "forest"

    @property
    def fighting(self) -> bool:
        """Whether the hero whose turn it is has met the boss."""
        return bool(self.boss["revealed"] and self.active["arrived"] and self.active["at"] is not None)


def place(at: Sequence[int]) -> Place:
    """A place as something that can be compared."""
    return (at[0], at[1])


def head(pic: str, title: Any, *more: Any) -> Markup:
    """The heading line of a panel."""
    return h("header", icon(pic), h("h2", title), *more, class_="pf-head")
