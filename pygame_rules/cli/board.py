"""A view as text: any game's board, laid out from its JSON-able values."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator
from typing import Any

# Opaque parts of a view, which bots need and people do not.
HIDDEN = ("flow", "curve")


def board_lines(board: dict[str, Any]) -> list[str]:
    """The board as indented lines that fit the terminal."""
    width = max(40, shutil.get_terminal_size().columns)
    lines: list[str] = []
    for depth, text in _walk(board, 0):
        indent = "  " * depth
        lines.extend(textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=f"{indent}    ") or [""])
    return lines


def _walk(value: dict[str, Any] | list[Any], depth: int) -> Iterator[tuple[int, str]]:
    parts = (
        [(f"{name}:", part) for name, part in value.items()] if isinstance(value, dict) else [("-", p) for p in value]
    )
    for name, part in parts:
        if name.rstrip(":") in HIDDEN or part in (None, "", [], {}):
            continue
        short = inline(part)
        yield depth, name if short is None else f"{name} {short}"
        if short is None:
            yield from _walk(part, depth + 1)


def inline(value: Any) -> str | None:
    """A value in one short line, or None if it needs more."""
    if isinstance(value, dict):
        if set(value) == {"colour", "value"}:  # a die, in the words of the action texts
            return f"{value['colour']}{value['value']}"
        parts = [(name, inline(part)) for name, part in value.items()]
        if len(value) > 9 or any(part is None or len(part) > 40 for _, part in parts):
            return None
        return ", ".join(f"{name} {part}" for name, part in parts if part)
    if isinstance(value, list):
        texts = [inline(part) for part in value]
        if any(text is None for text in texts) or any(isinstance(p, dict) and len(p) > 2 for p in value):
            return None
        return " ".join(text or "–" for text in texts if text is not None)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else str(value)
