"""Which screen an address stands for. Addresses are hostile input: whatever does not fit leads home."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from urllib.parse import parse_qsl, quote, unquote, urlencode

MAX_ADDRESS = 400_000
GAME = re.compile(r"[a-z][a-z0-9_]{0,39}\Z")
GAME_ID = re.compile(r"[a-z0-9]{4,32}\Z")
RULE = re.compile(r"[A-Z]{1,6}-\d+(\.\d+)*\Z")
PACKED = re.compile(r"[A-Za-z0-9_-]+\Z")


@dataclass(frozen=True, slots=True)
class Route:
    """A screen with what it shows."""

    screen: str = "home"
    game: str = ""
    id: str = ""
    rule: str = ""
    packed: str = ""
    query: dict[str, str] = field(default_factory=dict)


HOME = Route()
PLAIN = ("saves", "settings", "about")


def parse(address: str) -> Route:
    """The route of the part of an address from `#` on."""
    if len(address) > MAX_ADDRESS:
        return HOME
    path, _, query = address.removeprefix("#").partition("?")
    parts = [unquote(part) for part in path.strip("/").split("/") if part]
    match parts:
        case [name] if name in PLAIN:
            return Route(name)
        case ["setup", game] if GAME.match(game):
            return Route("setup", game=game, query=_query(query))
        case ["play", game_id] if GAME_ID.match(game_id):
            return Route("play", id=game_id)
        case ["rules", game] if GAME.match(game):
            return Route("rules", game=game)
        case ["rules", game, rule] if GAME.match(game) and RULE.match(rule):
            return Route("rules", game=game, rule=rule)
        case ["rule", rule] if RULE.match(rule):
            return Route("rule", rule=rule)
        case ["load", packed] if PACKED.match(packed):
            return Route("load", packed=packed)
    return HOME


def address(screen: str, *parts: str, **query: str) -> str:
    """The address of a screen, to stand in a link."""
    path = "/".join(["#", *([] if screen == "home" else [screen]), *(quote(part, safe="") for part in parts)])
    path = path if path != "#" else "#/"
    return f"{path}?{urlencode(query)}" if query else path


def _query(text: str) -> dict[str, str]:
    try:
        return dict(parse_qsl(text, max_num_fields=40))
    except ValueError:
        return {}
