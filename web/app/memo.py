"""Markup and words that are made again and again from the same values are made once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec

from pygame_rules import language

from .html import Markup

MOST = 2000
_made: dict[Hashable, Markup] = {}

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
