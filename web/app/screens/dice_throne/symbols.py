"""Symbols of the dice, and what an activation needs of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from app.html import Markup, h, icon
from app.screens.dice_throne.art import symbol_icon
from pygame_rules import tr
from pygame_rules.games.dice_throne.view_types import ActivationEntry, TierView


@dataclass(frozen=True, slots=True)
class Need:
    """What the dice must show: so many of each symbol, or a straight of so many numbers."""

    symbols: tuple[tuple[str, int], ...] = ()
    straight: int = 0

    @property
    def size(self) -> int:
        """How many dice it takes."""
        return self.straight or sum(count for _, count in self.symbols)


def need_of(activation: ActivationEntry) -> Need:
    """What an activation of the catalogue needs."""
    symbols = tuple((need["symbol"], need["n"]) for need in activation.get("symbols", ()))
    return Need(symbols, activation.get("straight", 0))


@lru_cache(maxsize=256)
def sym(symbol: str, label: str, *, need: bool = False) -> Markup:
    """One symbol as it lies on a die; `need` draws it as an empty place."""
    return h("i", icon(symbol_icon(symbol)), class_=["dt-sym", need and "dt-sym--need"], data_tip=label)


@lru_cache(maxsize=16)
def number(value: int, *, need: bool = False) -> Markup:
    """One number of a straight."""
    return h("i", value, class_=["dt-sym", "dt-sym--num", need and "dt-sym--need"])


def needs(need: Need, names: Mapping[str, str], shown: TierView | None = None, *, cls: Any = None) -> Markup:
    """An activation as a row of symbols; with dice, what they already show is filled and the rest is dashed."""
    there = iter(shown["there"] if shown and shown["there"] is not None else [True] * need.size)
    parts: list[Any] = []
    if need.straight:
        start = (shown and shown["start"]) or 1
        parts = [number(value, need=not next(there)) for value in range(start, start + need.straight)]
        size = tr("small straight") if need.straight == 4 else tr("large straight")
        label = tr("Needs a {straight}", straight=size)
    else:
        words = []
        for symbol, count in need.symbols:
            name = names.get(symbol, symbol)
            if parts and (count > 1 or need.size > 5):
                parts.append(h("span", "+", class_="plus"))
            parts += [sym(symbol, name, need=not next(there)) for _ in range(count)]
            words.append(tr("{count} × {symbol}", count=count, symbol=name))
        label = tr("Needs {symbols}", symbols=", ".join(words))
    return h("span", parts, class_=["dt-syms", cls], role="img", aria_label=label)
