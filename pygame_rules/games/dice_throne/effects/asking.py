"""What all questions of effects share."""

from __future__ import annotations

from typing import Any

from ..state import Frame
from .texts import PROGRAMS


def effect_of(frame: Frame) -> Any:
    return PROGRAMS[frame.code][frame.at]


def again(frame: Frame, n: int | None = None, m: int | None = None, items: tuple[int, ...] | None = None) -> Frame:
    """The same question with other numbers."""
    return Frame(
        frame.step,
        frame.player,
        frame.code,
        frame.at,
        frame.n if n is None else n,
        frame.m if m is None else m,
        frame.word,
        frame.items if items is None else items,
    )
