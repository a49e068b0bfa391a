"""Symbols of the dice, what an activation needs of them, and texts with small pictures in them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from app.html import Markup, fragment, h, icon
from app.screens.dice_throne.art import symbol_icon
from pygame_rules import tr


@dataclass(frozen=True, slots=True)
class Need:
    """What the dice must show: so many of each symbol, or a straight of so many numbers."""

    symbols: tuple[tuple[str, int], ...] = ()
    straight: int = 0

    @property
    def size(self) -> int:
        """How many dice it takes."""
        return self.straight or sum(count for _, count in self.symbols)


def missing(need: Need, symbols: Sequence[str], values: Sequence[int]) -> int:
    """How many more dice an activation needs."""
    if need.straight:
        return need.straight - len(best_run(need.straight, values)[1])
    return sum(max(0, count - symbols.count(symbol)) for symbol, count in need.symbols)


def best_run(length: int, values: Iterable[int]) -> tuple[int, set[int]]:
    """The run of numbers that is nearest to being there: where it starts, and which of it are there."""
    there = set(values)
    starts = range(1, 8 - length)
    start = max(starts, key=lambda low: len(there.intersection(range(low, low + length))))
    return start, there.intersection(range(start, start + length))


@lru_cache(maxsize=256)
def sym(symbol: str, label: str, *, need: bool = False) -> Markup:
    """One symbol as it lies on a die; `need` draws it as an empty place."""
    return h("i", icon(symbol_icon(symbol)), class_=["dt-sym", need and "dt-sym--need"], data_tip=label)


@lru_cache(maxsize=16)
def number(value: int, *, need: bool = False) -> Markup:
    """One number of a straight."""
    return h("i", value, class_=["dt-sym", "dt-sym--num", need and "dt-sym--need"])


def needs(
    need: Need, names: Mapping[str, str], dice: tuple[Sequence[str], Sequence[int]] | None = None, *, cls: Any = None
) -> Markup:
    """An activation as a row of symbols; with dice, what they already show is filled and the rest is dashed."""
    parts: list[Any] = []
    if need.straight:
        start, there = best_run(need.straight, dice[1] if dice else range(1, 7))
        parts = [number(value, need=value not in there) for value in range(start, start + need.straight)]
        size = tr("small straight") if need.straight == 4 else tr("large straight")
        label = tr("Needs a {straight}", straight=size)
    else:
        words = []
        for symbol, count in need.symbols:
            name = names.get(symbol, symbol)
            have = dice[0].count(symbol) if dice else count
            if parts and (count > 1 or need.size > 5):
                parts.append(h("span", "+", class_="plus"))
            parts += [sym(symbol, name, need=place >= have) for place in range(count)]
            words.append(tr("{count} × {symbol}", count=count, symbol=name))
        label = tr("Needs {symbols}", symbols=", ".join(words))
    return h("span", parts, class_=["dt-syms", cls], role="img", aria_label=label)


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


PLAIN = Lexicon.of({})


def rich(text: str, lexicon: Lexicon) -> Markup:
    """A text with pictures beside or in place of the words that stand for things of the game; numbers are bold."""
    if lexicon.pattern is None:
        return fragment(text)
    out: list[Any] = []
    at = 0
    for found in lexicon.pattern.finditer(text):
        out += _numbers(text[at : found.start()])
        pic, css, keeps = lexicon.words[found[0].lower()]
        cls = f"icon--inline {css}".strip()
        if keeps:
            out.append(h("span", icon(pic, None, cls), "\N{NARROW NO-BREAK SPACE}", found[0], class_="dt-word"))
        else:
            out.append(icon(pic, found[0], cls))
        at = found.end()
    out += _numbers(text[at:])
    return fragment(out)


def seen_length(text: str, lexicon: Lexicon) -> int:
    """About how many letters a text takes with its pictures in it."""
    if lexicon.pattern is None:
        return len(text)
    return sum(
        2 - len(found[0]) if not lexicon.words[found[0].lower()][2] else 2 for found in lexicon.pattern.finditer(text)
    ) + len(text)


def _numbers(text: str) -> list[Any]:
    parts = re.split(r"([+\N{MINUS SIGN}]?\d+)", text)
    return [h("b", part) if index % 2 else part for index, part in enumerate(parts) if part]
