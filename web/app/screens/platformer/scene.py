"""What every part of the table is drawn from: the view, read once, with what is legal and what is picked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.html import Markup, h, icon
from app.screens.platformer import words
from app.screens.platformer.art import hero_colour
from pygame_rules import tr

if TYPE_CHECKING:
    from app.ui import UI

Place = tuple[int, int]
STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
# Several actions that were chosen as one are written with this between them; the command `acts` plays them.
THEN = ";"


class Picked:
    """What the player has picked: a kind and what it is about, written as `kind:about`."""

    def __init__(self, text: str | None) -> None:
        self.kind, _, self.about = (text or "").partition(":")

    def __bool__(self) -> bool:
        return bool(self.kind)

    def is_(self, kind: str, about: str | None = None) -> bool:
        return self.kind == kind and (about is None or self.about == about)


class Scene:
    """One view with the page's own state, and the tally of legal actions that have found a place on the table."""

    def __init__(self, view: Mapping[str, Any], hints: Mapping[str, Any], catalogue: Mapping[str, Any], ui: UI) -> None:
        self.view = view
        self.board: dict[str, Any] = view["board"]
        self.catalogue = catalogue
        self.ui = ui
        self.seat: int = view["seat"] if view.get("seat") is not None else ui.seat or 0
        self.players: list[dict[str, Any]] = self.board["players"]
        self.me = self.players[self.seat]
        self.active: dict[str, Any] = self.players[self.board["active"]]
        self.step: str = self.board["step"]
        self.decision: dict[str, Any] | None = view["decision"]
        self.legal: list[str] = [] if ui.waiting else [offer["text"] for offer in view["actions"]]
        self.allowed = frozenset(self.legal)
        self.mine = bool(self.legal)
        self.hints = hints if self.mine else {}
        self.shown: set[str] = set()
        self.enemies: dict[str, dict[str, Any]] = {enemy["id"]: enemy for enemy in self.board["enemies"]}
        self.boss: dict[str, Any] = self.board["boss"]
        self.pool: dict[str, Any] = self.board["pool"]
        self.figure_at = self._figures()
        self.reach = self._reach()
        self.picked = self._picked()

    # What lies where

    def _figures(self) -> dict[Place, str]:
        found: dict[Place, str] = {place(enemy["at"]): enemy["id"] for enemy in self.board["enemies"] if enemy["at"]}
        for player in self.players:
            if player["at"] is not None:
                found[place(player["at"])] = player["hero"]
        return found

    def _reach(self) -> dict[Place, dict[str, Any]]:
        """The fields that the hero can come to, each with the way there."""
        return {place(entry["at"]): entry for hint in self.hints.values() for entry in hint.get("reach", ())}

    def _picked(self) -> Picked:
        """What is picked, if it still means something."""
        picked = Picked(self.ui.selected)
        if picked.kind == "path" and self.route is None:
            return Picked(None)
        if picked.kind in ("foe", "sword", "force") and picked.about not in self.enemies:
            return Picked(None)
        return picked

    @property
    def route(self) -> dict[str, Any] | None:
        """The reachable field whose way is shown."""
        text = (self.ui.selected or "").removeprefix("path:")
        return next((entry for entry in self.reach.values() if THEN.join(entry["path"]) == text), None)

    # What is legal

    def is_legal(self, text: str) -> bool:
        return text in self.allowed

    def starting(self, *starts: str) -> list[str]:
        """The legal actions that begin so."""
        return [text for text in self.legal if text.startswith(starts)]

    def about(self, enemy: str) -> list[str]:
        """The legal actions that concern an enemy or a hero."""
        return [text for text in self.legal if enemy in text.split()[1:] or self.hint(text).get("pushes") == enemy]

    def offer(self, text: str) -> dict[str, Any]:
        """The attributes that make an element play this action; the action counts as shown."""
        self.shown.add(text)
        return {"type": "button", "data-a": text}

    def choose(self, picked: str, *texts: str) -> dict[str, Any]:
        """The attributes that make an element pick something; the actions that lie behind it count as shown."""
        self.shown.update(texts)
        return {"type": "button", "data-do": "select", "data-arg": picked}

    def cover(self, *texts: str) -> None:
        """Note actions that are reached by picking something that is lit."""
        self.shown.update(texts)

    @property
    def rest(self) -> list[str]:
        """The legal actions that have no place on the table yet."""
        return [text for text in self.legal if text not in self.shown]

    def hint(self, text: str | None) -> dict[str, Any]:
        """What is certain to come of an action."""
        found: dict[str, Any] = self.hints.get(text, {}) if text else {}
        return found

    def label(self, text: str) -> str:
        """An action in words."""
        return words.label(text, self.card_name, self.figure_name, self.token_name)

    # Names

    def card_name(self, card: str) -> str:
        for shelf in ("cards", "boss_cards", "events"):
            if card in self.catalogue[shelf]:
                return str(self.catalogue[shelf][card]["name"])
        return card

    def token_name(self, token: str) -> str:
        return str(self.catalogue["boss_tokens"].get(token, {}).get("name", token))

    def figure_name(self, figure: str) -> str:
        """A hero, an enemy or the boss; enemies of one kind are told apart by their number."""
        if figure in self.catalogue["heroes"]:
            return str(self.catalogue["heroes"][figure]["name"])
        if figure in self.catalogue["bosses"]:
            return str(self.catalogue["bosses"][figure]["name"])
        kind = self.catalogue["enemies"].get(figure.rstrip("0123456789"))
        return tr("{enemy} {number}", enemy=kind["name"], number=figure[-1]) if kind else figure

    def kind(self, kind: str) -> dict[str, Any]:
        """What is known of a kind of enemies, or of the boss."""
        found: dict[str, Any] = self.catalogue["enemies"].get(kind) or self.catalogue["bosses"][kind]
        return found

    def hero_name(self, seat: int) -> str:
        return str(self.catalogue["heroes"][self.players[seat]["hero"]]["name"])

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
    def open_levels(self) -> list[dict[str, Any]]:
        """The levels that lie open, from the highest down."""
        return [level for level in reversed(self.board["tower"]["levels"]) if level["status"] == "open"]

    def tile_of(self, at: Place) -> str | None:
        """The tile that a field belongs to."""
        level = self.board["tower"]["levels"][at[1] // 3]
        return str(level["tiles"][at[0] // 5]) if level["tiles"] else None

    def cell(self, at: Place) -> dict[str, Any]:
        """A field as the catalogue knows it."""
        tile = self.tile_of(at)
        if tile is None:
            return {"features": [], "floor": "open", "wall_left": False, "wall_right": False}
        found: dict[str, Any] = self.catalogue["tiles"][tile]["cells"][at[1] % 3][at[0] % 5]
        return found

    @property
    def labyrinth(self) -> str:
        """The look of the place: that of the level where the action is."""
        if self.board["labyrinth"] != "mixed":
            return str(self.board["labyrinth"])
        levels = self.open_levels
        tile = levels[-1]["tiles"][0] if levels else ""
        return str(self.catalogue["tiles"].get(tile, {}).get("labyrinth", "forest"))

    @property
    def fighting(self) -> bool:
        """Whether the hero whose turn it is has met the boss."""
        return bool(self.boss["revealed"] and self.active["arrived"] and self.active["at"] is not None)


def place(at: Any) -> Place:
    """A place as something that can be compared."""
    return (at[0], at[1])


def trail(start: Place, entry: Mapping[str, Any]) -> list[tuple[Place, bool]]:
    """The fields of a way one after the other, each with whether a portal leads there."""
    ways = [text.split()[1] for text in entry["path"] if text.startswith("move ")]
    found: list[tuple[Place, bool]] = [(start, False)]
    for number, way in enumerate(ways):
        x, y = found[-1][0]
        if way == "portal":
            # Where a portal leads is told by the end of the way: what comes after it are plain steps.
            later = [STEPS.get(one, (0, 0)) for one in ways[number + 1 :]]
            found.append(
                ((entry["at"][0] - sum(dx for dx, _ in later), entry["at"][1] - sum(dy for _, dy in later)), True)
            )
        else:
            dx, dy = STEPS[way]
            found.append(((x + dx, y + dy), False))
    return found


def head(pic: str, title: Any, *more: Any) -> Markup:
    """The heading line of a panel."""
    return h("header", icon(pic), h("h2", title), *more, class_="pf-head")
