"""What is being set up before a game starts: pure values behind the form, and the link that carries them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pygame_rules as pr
from pygame_rules import tr

from . import router
from .text import SEED_LENGTH, clean, name_of
from .ui import COLOURS, EMBLEMS

# Names that bots and further players get until somebody types another one.
NAMES = ("Zofia", "Juniper", "Flint", "Old Oak", "Wren", "Sorrel")


@dataclass(slots=True)
class SetupForm:
    """A table about to be laid."""

    game: str
    players: int
    seats: list[dict[str, Any]] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = ""
    open_seat: int | None = None  # whose emblem is being chosen

    def seated(self) -> list[dict[str, Any]]:
        """The seats that play."""
        return self.seats[: self.players]

    def fill(self) -> None:
        """Make sure that there are as many seats as players, no two with one emblem or colour."""
        for number in range(len(self.seats), max(self.players, len(self.seats))):
            self.seats.append(new_seat(number, self.seats))

    def move(self, seat: int, to: int) -> None:
        """Let a seat change its place around the table."""
        if 0 <= seat < self.players and 0 <= to < self.players:
            self.seats.insert(to, self.seats.pop(seat))

    def values(self) -> dict[str, Any]:
        """The form as values to store, for `same as last time`."""
        return {"players": self.players, "seats": self.seats, "options": self.options}


def new_seat(number: int, taken: list[dict[str, Any]]) -> dict[str, Any]:
    """A seat with a name, emblem and colour that nobody has: the first is a person, the others are bots."""
    emblems = [e for e in EMBLEMS if e not in {seat["emblem"] for seat in taken}]
    colours = [c for c in COLOURS.values() if c not in {seat["colour"] for seat in taken}]
    return {
        "name": NAMES[number] if number < len(NAMES) else tr("Player {n}", n=number + 1),
        "kind": "human" if number == 0 else "greedy",
        "emblem": emblems[0] if emblems else EMBLEMS[number % len(EMBLEMS)],
        "colour": colours[0] if colours else "#4a4f63",
    }


def read_seats(data: Any, players: int) -> list[dict[str, Any]]:
    """Seats from values of unknown origin: exactly as many as players, with harmless names and known kinds."""
    seats: list[dict[str, Any]] = []
    given = data if isinstance(data, list) else []
    for number in range(players):
        seat = new_seat(number, seats)
        found = given[number] if number < len(given) and isinstance(given[number], dict) else {}
        seat["name"] = name_of(found.get("name") or seat["name"], number)
        if found.get("kind") in ("human", *pr.bots()):
            seat["kind"] = found["kind"]
        if found.get("emblem") in EMBLEMS:
            seat["emblem"] = found["emblem"]
        # Before 0.2 the colour was kept as `hero`.
        colour = found.get("colour", found.get("hero"))
        if colour in COLOURS.values():
            seat["colour"] = colour
        seats.append(seat)
    return seats


def option_fields(game: str) -> list[dict[str, Any]]:
    """The options of a game, in order, from their JSON schema, with their words in the language in use."""
    schema = pr.game(game).options.model_json_schema()
    found = []
    for name, part in schema.get("properties", {}).items():
        if "$ref" in part:
            part = {**schema["$defs"][part["$ref"].rsplit("/", 1)[1]], **part}
        found.append(
            {
                "name": name,
                "kind": "choice" if "enum" in part else part.get("type", "string"),
                "title": tr(part.get("title", name)),
                "text": tr(part["description"]) if part.get("description") else "",
                "rule": part.get("rule", ""),
                "default": part.get("default"),
                "choices": part.get("enum", []),
                "labels": {value: tr(words) for value, words in part.get("choices", {}).items()},
                "low": part.get("minimum"),
                "high": part.get("maximum"),
            }
        )
    return found


def read_option(spec: dict[str, Any], value: Any) -> Any:
    """A value for an option as its kind wants it; the default where it does not fit."""
    if spec["kind"] == "boolean":
        return value in (True, "1", "true", "on")
    if spec["kind"] == "integer":
        try:
            number = int(value)
        except (TypeError, ValueError):
            return spec["default"]
        low, high = spec["low"], spec["high"]
        return number if (low is None or number >= low) and (high is None or number <= high) else spec["default"]
    if spec["kind"] == "choice":
        return next((choice for choice in spec["choices"] if str(choice) == str(value)), spec["default"])
    return clean(value, 80)


def fresh_form(game: str, query: dict[str, str], last: Any, seed: str) -> SetupForm:
    """The form for a game: as a link says, else as last time, else two players, you against a bot."""
    info = pr.game(game)
    last = last if isinstance(last, dict) else {}
    wanted = query.get("players") or last.get("players")
    players = int(wanted) if str(wanted).isdecimal() and int(wanted) in info.players else min(2, max(info.players))
    if players not in info.players:
        players = info.players[0]
    seats = _seats_of_link(query) if "seats" in query else last.get("seats")
    count = max(players, len(seats) if isinstance(seats, list) else 0)
    form = SetupForm(game, players, read_seats(seats, min(count, max(info.players))))
    form.seed = clean(query.get("seed"), SEED_LENGTH) or seed
    stored = last.get("options") if isinstance(last.get("options"), dict) and not query else {}
    for spec in option_fields(game):
        value = query.get(spec["name"], stored.get(spec["name"], spec["default"]))
        form.options[spec["name"]] = read_option(spec, value)
    form.fill()
    return form


def link_of(form: SetupForm) -> str:
    """The address that brings this very table: game, seats, options, seed."""
    query = {"players": str(form.players), "seed": form.seed}
    query["seats"] = "~".join(f"{seat['kind']}.{seat['name'].replace('~', ' ')}" for seat in form.seated())
    for spec in option_fields(form.game):
        value = form.options.get(spec["name"])
        if value != spec["default"]:
            query[spec["name"]] = "1" if value is True else "0" if value is False else str(value)
    return router.address("setup", form.game, **query)


def _seats_of_link(query: dict[str, str]) -> list[dict[str, Any]]:
    pairs = (part.partition(".") for part in query["seats"].split("~")[:12])
    return [{"kind": kind, "name": name} for kind, _, name in pairs]
