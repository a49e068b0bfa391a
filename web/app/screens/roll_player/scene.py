"""What every part of the table is drawn from: the view, read once, with what is legal and what is picked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.html import Markup, h, icon
from app.screens.roll_player import words
from app.screens.roll_player.art import ROWS, SEAT_COLOURS, SEAT_EMBLEMS
from pygame_rules import tr

if TYPE_CHECKING:
    from app.ui import UI

# Verbs that act on a placed die, with the position of its space among their words.
DIE_VERBS = {"flip": 0, "raise": 0, "lower": 0, "reroll": 0, "trade": 0, "shift": 0, "fetch": 1}
# Where nothing better is picked, Enter does the first of these that is legal.
GO_ON = ("pass", "skip", "done", "keep", "decline")


def is_space(word: str) -> bool:
    """Whether a word names a space of a sheet, such as `con2`."""
    return len(word) == 4 and word[:3] in ROWS and word[3] in "123"


class Scene:
    """One view with the page's own state, and the tally of legal actions that have found a place on the table."""

    def __init__(self, view: Mapping[str, Any], hints: Mapping[str, Any], catalogue: Mapping[str, Any], ui: UI) -> None:
        self.view = view
        self.board: dict[str, Any] = view["board"]
        self.catalogue = catalogue
        self.cards: dict[str, Any] = catalogue["cards"]
        self.ui = ui
        self.seat: int = view["seat"] if view.get("seat") is not None else ui.seat or 0
        self.players: list[dict[str, Any]] = self.board["players"]
        self.me = self.players[self.seat]
        self.step: str = self.board["step"]
        self.decision: dict[str, Any] | None = view["decision"]
        self.legal: list[str] = [] if ui.waiting else [offer["text"] for offer in view["actions"]]
        self.mine = bool(self.legal)
        self.hints = hints if self.mine else {}
        self.shown: set[str] = set()
        self.die_at = {f"{row}{n}": die for row in ROWS for n, die in enumerate(self.me["rows"].get(row, ()), 1)}
        self.by_space = self._by_space()
        self.picked = ui.selected if ui.selected in self.by_space else None
        self.start_die = self._start_die()

    def _by_space(self) -> dict[str, list[str]]:
        """The actions that concern each placed die."""
        found: dict[str, list[str]] = {}
        for text in self.legal:
            verb, *rest = text.split()
            if verb == "swap" or (verb in DIE_VERBS and len(rest) > DIE_VERBS[verb]):
                for word in rest:
                    if is_space(word):
                        found.setdefault(word, []).append(text)
        return found

    def _start_die(self) -> str | None:
        """The starting die that the rows are lit for: the picked one, or the first."""
        dice = list(dict.fromkeys(text.split()[1] for text in self.legal if _places_start_die(text)))
        if not dice:
            return None
        return self.ui.selected if self.ui.selected in dice else dice[0]

    def is_legal(self, text: str) -> bool:
        return text in self.legal

    def offer(self, text: str) -> dict[str, Any]:
        """The attributes that make an element play this action; the action counts as shown."""
        self.shown.add(text)
        return {"type": "button", "data-a": text}

    def cover(self, *texts: str) -> None:
        """Note actions that are reached by picking something that is lit."""
        self.shown.update(texts)

    @property
    def rest(self) -> list[str]:
        """The legal actions that have no place on the table yet."""
        return [text for text in self.legal if text not in self.shown]

    def label(self, text: str) -> str:
        """An action in words."""
        verb, *rest = text.split()
        if verb in ("race", "class") and rest:
            shelf = self.catalogue["races" if verb == "race" else "classes"]
            name = shelf.get(rest[0], {}).get("name", rest[0])
            return tr("Play as {name}", name=name)
        return words.label(text, self.cards, self.die_at)

    @property
    def preview(self) -> str | None:
        """The placement whose outcome the sheet shows, or another picked action."""
        if self.ui.selected in self.legal:
            return self.ui.selected
        places = [text for text in self.legal if text.startswith("place ")]
        if self.start_die is not None:
            places = [text for text in places if text.split()[1] == self.start_die]
        return max(places, key=self._promise, default=None)

    def _promise(self, text: str) -> int:
        """How good a placement looks by its row's goal alone. Only the view is asked, so that keys and table agree."""
        row = text.split()[-1]
        total = self.me["totals"].get(row, {})
        value = int(self.start_die[-1]) if self.start_die else (self.me["die"] or {}).get("value", 0)
        if len(self.me["rows"][row]) < 2 or not total.get("goal"):
            return 0
        low, high = words.bounds(total["goal"])
        after = low <= total["score"] + value <= high
        return int(total["stars"]) if after and not total["met"] else 0 if after else -1

    @property
    def primary(self) -> str | None:
        """What Enter and the large button do."""
        if self.preview is not None:
            return self.preview
        if len(self.legal) == 1:
            return self.legal[0]
        return next((text for text in GO_ON if text in self.legal), None)

    def hint(self, text: str | None) -> dict[str, Any]:
        """What is certain to come of an action."""
        return self.hints.get(text, {}) if text else {}

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


def _places_start_die(text: str) -> bool:
    verb, *rest = text.split()
    return verb == "place" and len(rest) == 2


def seat_title(player: Mapping[str, Any], catalogue: Mapping[str, Any]) -> str:
    """Race and class in words, as far as they are chosen."""
    race = catalogue["races"].get(player["race"], {}).get("name")
    kind = catalogue["classes"].get(player["class"], {}).get("name")
    if race and kind:
        # Translators: such as Dwarf Ranger
        return tr("{race} {profession}", race=race, profession=kind)
    return race or kind or ""


def class_colour(player: Mapping[str, Any], catalogue: Mapping[str, Any]) -> str | None:
    """The colour of dice that pays a star each, once the class is chosen."""
    found = catalogue["classes"].get(player["class"])
    return found["colour"] if found else None


def star(number: object) -> list[Any]:
    """A figure and a star."""
    return [h("span", number), icon("star", tr("stars"))]


def head(pic: str, title: Any, *more: Any) -> Markup:
    """The heading line of a panel."""
    return h("header", h("span", icon(pic), h("span", title)), *more, class_="band__head")
