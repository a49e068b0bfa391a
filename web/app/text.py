"""Words from outside made harmless, and times in words."""

from __future__ import annotations

import unicodedata

from pygame_rules import tr, trn

NAME_LENGTH = 24
TITLE_LENGTH = 60
SEED_LENGTH = 60


def clean(value: object, limit: int) -> str:
    """A single line of visible characters, at most `limit` long: what a player typed or a file brought along.

    Control and format characters go (bells, marks that turn the reading direction), and so do runs of blanks.
    """
    text = value if isinstance(value, str) else ""
    visible = (" " if c.isspace() else c for c in text[: limit * 8] if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join("".join(visible).split())[:limit].strip()


def name_of(value: object, seat: int) -> str:
    """A player's name, or a plain one where there is none."""
    return clean(value, NAME_LENGTH) or tr("Player {n}", n=seat + 1)


def ago(then: float, now: float) -> str:
    """How long ago something was, roughly; both times in seconds."""
    minutes = int(max(0.0, now - then) // 60)
    if minutes < 1:
        return tr("just now")
    if minutes < 60:
        return trn("a minute ago", "{n} minutes ago", minutes)
    hours = minutes // 60
    if hours < 24:
        return trn("an hour ago", "{n} hours ago", hours)
    days = hours // 24
    if days < 60:
        return trn("yesterday", "{n} days ago", days)
    return trn("a month ago", "{n} months ago", days // 30)
