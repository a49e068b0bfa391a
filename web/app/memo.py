"""Markup that is made again and again from the same values is made once."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from pygame_rules import language

from .html import Markup

MOST = 2000
_made: dict[Hashable, Markup] = {}


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
