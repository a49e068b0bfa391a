"""Markup and words that are asked for again and again are made once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, ParamSpec

import pygame_rules as pr
from pygame_rules import language

from .html import Markup

MOST = 2000
_made: dict[Hashable, Markup] = {}
_catalogues: dict[tuple[str, str], dict[str, Any]] = {}

About = ParamSpec("About")


def remembered(key: Hashable, make: Callable[[], Markup]) -> Markup:
    """What `make` gives; called only if nothing was made for this key in the language in use.

    The key must hold everything that the markup is made from.
    """
    full = (language(), key)
    found = _made.get(full)
    if found is None:
        if len(_made) >= MOST:
            _made.clear()
        found = _made[full] = make()
    return found


def worded(words: Callable[About, str]) -> Callable[About, str]:
    """Have a function give words from few different values only once for each language."""
    kept: dict[Hashable, str] = {}

    @wraps(words)
    def given(*about: About.args, **named: About.kwargs) -> str:
        key = (language(), about, tuple(named.items()))
        found = kept.get(key)
        if found is None:
            found = kept[key] = words(*about, **named)
        return found

    return given


def catalogue(game: str) -> dict[str, Any]:
    """A game's content in the language in use: hundreds of sentences, so they are worded once."""
    key = (game, language())
    if key not in _catalogues:
        _catalogues[key] = pr.catalogue(game)
    return _catalogues[key]
