"""What every part of the table is drawn from: the view, read once, with what is legal and what is picked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from app.html import Markup, h, icon
from app.screens.roll_player.art import ROWS, SEAT_COLOURS, SEAT_EMBLEMS
from pygame_rules import ActionView, TableView, tr
from pygame_rules.games.roll_player.view_types import (
    AlignmentEntry,
    BackstoryEntry,
    BoardView,
    Catalogue,
    Changes,
    ClassEntry,
    DieView,
    PlayerView,
    RaceEntry,
)

if TYPE_CHECKING:
    from app.ui import UI

# The arguments of an action that name a space of the sheet.
SPACE_ARGUMENTS = ("space", "first", "second")
# Where nothing better is picked, Enter does the first of these that is legal.
GO_ON: tuple[tuple[str, dict[str, Any]], ...] = (
    ("pass", {"whole_round": False}),
    ("skip", {}),
    ("done", {}),
    ("keep", {}),
    ("decline", {}),
)


def goes_on(action: ActionView) -> bool:
    """Whether an action only leads on, without choosing anything."""
    return (action["verb"], action["args"]) in GO_ON


def changes_of(action: ActionView | None) -> Changes:
    """What is certain to come of an action."""
    return cast(Changes, action["changes"]) if action else {}


def die_text(thing: DieView) -> str:
    """The text that names a die among the arguments of actions."""
    return f"{thing['colour']}{thing['value']}"


class Scene:
    """One view with the page's own state, and the tally of legal actions that have found a place on the table."""

    def __init__(self, view: TableView, catalogue: Catalogue, ui: UI) -> None:
        self.view = view
        self.board = cast(BoardView, view["board"])
        self.catalogue = catalogue
        self.cards = catalogue["cards"]
        self.ui = ui
        self.seat: int = view["seat"] if view["seat"] is not None else ui.seat or 0
        self.players = self.board["players"]
        self.me = self.players[self.seat]
        self.step = self.board["step"]
        self.decision = view["decision"]
        self.actions: list[ActionView] = [] if ui.waiting else view["actions"]
        self.mine = bool(self.actions)
        self._by_verb: dict[str, list[ActionView]] = {}
        for action in self.actions:
            self._by_verb.setdefault(action["verb"], []).append(action)
        self.shown: set[str] = set()
        self.die_at = {f"{row}{n}": die for row in ROWS for n, die in enumerate(self.me["rows"][row], 1)}
        self.by_space = self._by_space()
        self.picked = ui.selected if ui.selected in self.by_space else None
        self.start_die = self._start_die()

    def _by_space(self) -> dict[str, list[ActionView]]:
        """The actions that concern each placed die."""
        by_space: dict[str, list[ActionView]] = {}
        for action in self.actions:
            for name in SPACE_ARGUMENTS:
                if name in action["args"]:
                    by_space.setdefault(action["args"][name], []).append(action)
        return by_space

    def _start_die(self) -> DieView | None:
        """The starting die that the rows are lit for: the picked one, or the first."""
        dice = self.start_dice
        if not dice:
            return None
        chosen = self.ui.selected if self.ui.selected in dice else dice[0]
        return next(thing for thing in self.board["rolled"] if die_text(thing) == chosen)

    @property
    def start_dice(self) -> list[str]:
        """The starting dice that can be placed, as texts."""
        return list(dict.fromkeys(action["args"]["die"] for action in self.of("place") if "die" in action["args"]))

    # What is legal

    def of(self, *verbs: str) -> list[ActionView]:
        """The legal actions with one of these verbs."""
        return [action for verb in verbs for action in self._by_verb.get(verb, ())]

    def find(self, verb: str, **args: Any) -> ActionView | None:
        """The legal action with a verb and these arguments."""
        return next((action for action in self.of(verb) if action["args"].items() >= args.items()), None)

    def place(self, row: str) -> ActionView | None:
        """The action that places the die in hand, or the starting die that is picked, in a row."""
        return self.find("place", row=row, **({"die": die_text(self.start_die)} if self.start_die else {}))

    def offer(self, action: ActionView) -> dict[str, Any]:
        """The attributes that make an element play this action; the action counts as shown."""
        self.cover(action)
        return {"type": "button", "data-a": action["text"]}

    def cover(self, *actions: ActionView) -> None:
        """Note actions that are reached by picking something that is lit."""
        self.shown.update(action["text"] for action in actions)

    @property
    def rest(self) -> list[ActionView]:
        """The legal actions that have no place on the table yet."""
        return [action for action in self.actions if action["text"] not in self.shown]

    @property
    def preview(self) -> ActionView | None:
        """The placement whose outcome the sheet shows, or another picked action."""
        for action in self.actions:
            if action["text"] == self.ui.selected:
                return action
        places = self.of("place")
        if self.start_die is not None:
            chosen = die_text(self.start_die)
            places = [action for action in places if action["args"]["die"] == chosen]
        return max(places, key=lambda action: changes_of(action)["promise"], default=None)

    @property
    def primary(self) -> ActionView | None:
        """What Enter and the large button do."""
        if self.preview is not None:
            return self.preview
        if len(self.actions) == 1:
            return self.actions[0]
        on = [action for verb, args in GO_ON for action in self.of(verb) if action["args"] == args]
        return on[0] if on else None

    # Who is who

    def name(self, seat: int) -> str:
        names = self.ui.names
        return names[seat] if seat < len(names) else tr("Player {n}", n=seat + 1)

    def is_bot(self, seat: int) -> bool:
        return bool(self._chair(seat).get("kind", "human") != "human")

    def _chair(self, seat: int) -> Mapping[str, Any]:
        return self.ui.seats[seat] if seat < len(self.ui.seats) else {}

    def hero(self, seat: int) -> dict[str, str]:
        """The seat's colour as a style."""
        return {"--hero": self.colour(seat)}

    def colour(self, seat: int) -> str:
        return self._chair(seat).get("colour") or SEAT_COLOURS[seat % len(SEAT_COLOURS)]

    def emblem(self, seat: int) -> str:
        return self._chair(seat).get("emblem") or SEAT_EMBLEMS[seat % len(SEAT_EMBLEMS)]

    def title(self, seat: int) -> str:
        """Race and class of a seat, as far as they are chosen."""
        return seat_title(self.players[seat], self.catalogue)

    @property
    def others(self) -> list[int]:
        """The other seats, clockwise."""
        count = len(self.players)
        return [(self.seat + n) % count for n in range(1, count)]

    # What a player has chosen and was dealt, once it is there

    def race(self, player: PlayerView) -> RaceEntry | None:
        return race_of(player, self.catalogue)

    def profession(self, player: PlayerView) -> ClassEntry | None:
        return class_of(player, self.catalogue)

    def backstory(self, player: PlayerView) -> BackstoryEntry | None:
        return self.catalogue["backstories"].get(player["backstory"] or "")

    def alignment(self, player: PlayerView) -> AlignmentEntry | None:
        return self.catalogue["alignments"].get(player["alignment"] or "")


def race_of(player: PlayerView, catalogue: Catalogue) -> RaceEntry | None:
    return catalogue["races"].get(player["race"] or "")


def class_of(player: PlayerView, catalogue: Catalogue) -> ClassEntry | None:
    return catalogue["classes"].get(player["class"] or "")


def seat_title(player: PlayerView, catalogue: Catalogue) -> str:
    """Race and class in words, as far as they are chosen."""
    race, profession = race_of(player, catalogue), class_of(player, catalogue)
    if race and profession:
        # Translators: such as Dwarf Ranger
        return tr("{race} {profession}", race=race["name"], profession=profession["name"])
    chosen = race or profession
    return chosen["name"] if chosen else ""


def class_colour(player: PlayerView, catalogue: Catalogue) -> str | None:
    """The colour of dice that pays a star each, once the class is chosen."""
    profession = class_of(player, catalogue)
    return profession["colour"] if profession else None


def star(number: object) -> list[Any]:
    """A figure and a star."""
    return [h("span", number), icon("star", tr("stars"))]


def head(pic: str, title: Any, *more: Any) -> Markup:
    """The heading line of a panel."""
    return h("header", h("span", icon(pic), h("span", title)), *more, class_="band__head")
