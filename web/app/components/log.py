"""The log: what happened, newest first, with icons and rule numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from app.components.button import rule_link
from app.html import Markup, h, icon
from app.memo import remembered


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log; `heading` lines divide it into turns, `sub` lines belong to the one above."""

    words: Any
    pic: str = "info"
    tone: str = ""
    rule: str | None = None
    heading: bool = False
    sub: bool = False
    key: str | None = None


def log(entries: Iterable[Entry], *, label: str, **attrs: Any) -> Markup:
    """The list of entries; an entry's `key` keeps its identity when others come."""
    return h("ol", [_line(entry) for entry in entries], class_="log", aria_label=label, tabindex=0, **attrs)


def _line(entry: Entry) -> Markup:
    if isinstance(entry.words, str):
        return remembered(("log", entry), lambda: _make_line(entry))
    return _make_line(entry)


def _make_line(entry: Entry) -> Markup:
    if entry.heading:
        return h("li", entry.words, class_="log__turn", id=entry.key)
    css = ["log__entry", entry.sub and "log__entry--sub"]
    return h(
        "li", icon(entry.pic, None, entry.tone), h("span", entry.words), rule_link(entry.rule), class_=css, id=entry.key
    )
