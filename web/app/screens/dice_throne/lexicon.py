"""Texts with small pictures in them: beside or in place of the words that stand for things of the game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from app.html import Markup, fragment, h, icon


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Which words of a text are drawn: a word (or phrase) to its icon, the icon's class, and whether the word stays."""

    words: Mapping[str, tuple[str, str, bool]]
    pattern: re.Pattern[str] | None

    @classmethod
    def of(cls, words: Mapping[str, tuple[str, str, bool]]) -> Lexicon:
        lowered = {word.lower(): drawn for word, drawn in words.items() if word}
        longest = sorted(lowered, key=len, reverse=True)
        joined = "|".join(re.escape(word) for word in longest)
        return cls(lowered, re.compile(rf"(?<!\w)({joined})(?!\w)", re.IGNORECASE) if joined else None)


def rich(text: str, lexicon: Lexicon) -> Markup:
    """A text with pictures beside or in place of the words that stand for things of the game; numbers are bold."""
    if lexicon.pattern is None:
        return fragment(text)
    out: list[Any] = []
    at = 0
    for match in lexicon.pattern.finditer(text):
        word = match[0]
        out += _numbers(text[at : match.start()])
        pic, css, keeps = lexicon.words[word.lower()]
        cls = f"icon--inline {css}".strip()
        if keeps:
            out.append(h("span", icon(pic, None, cls), "\N{NARROW NO-BREAK SPACE}", word, class_="dt-word"))
        else:
            out.append(icon(pic, word, cls))
        at = match.end()
    out += _numbers(text[at:])
    return fragment(out)


def seen_length(text: str, lexicon: Lexicon) -> int:
    """About how many letters a text takes with its pictures in it."""
    if lexicon.pattern is None:
        return len(text)
    words = lexicon.pattern.findall(text)
    return len(text) + sum(2 if lexicon.words[word.lower()][2] else 2 - len(word) for word in words)


def _numbers(text: str) -> list[Any]:
    parts = re.split(r"([+\N{MINUS SIGN}]?\d+)", text)
    return [h("b", part) if index % 2 else part for index, part in enumerate(parts) if part]
