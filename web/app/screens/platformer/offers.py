"""Legal actions, looked up by verb and argument."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pygame_rules.games.platformer.view_types import Offer

# What a die with a face is picked for.
VERBS = {"move": "move", "sword": "attack", "force": "force"}


def having(offers: Sequence[Offer], verb: str, **wanted: Any) -> list[Offer]:
    """Those of some actions that have a verb, and arguments like these."""
    return [
        offer
        for offer in offers
        if offer["verb"] == verb and all(offer["args"].get(name) == value for name, value in wanted.items())
    ]


def first(offers: Sequence[Offer]) -> Offer | None:
    """The first of some actions, if there is one."""
    return offers[0] if offers else None


def plain_use(offers: Sequence[Offer], face: str) -> Offer | None:
    """What a die with a face does by itself: it is kept on the special die, brings a hero back, or is a coin."""
    coins = having(offers, "coin", special=False) if face == "coin" else []
    return first([*having(offers, "bank", symbol=face), *having(offers, "respawn", symbol=face), *coins])


def last_way(offer: Offer) -> str:
    """The direction in which a step or a push ends."""
    args = offer["args"]
    pushes = args.get("push", [])
    return pushes[-1] if pushes else args["way"]
