"""The tables of README and CREDITS that are made, not typed: games, rules, cards and how sure they are; icons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame_rules as pr
from tools.paths import ROOT
from tools.sprite import icons_by_author

README = ROOT / "README.md"
CREDITS = ROOT / "CREDITS.md"
START, END = "<!-- content: made by `python build.py readme` -->", "<!-- end of content -->"
# Where a fact was not found in print, its provenance begins with one of these.
UNSURE = ("designed", "memory", "low", "medium", "guess")


def update() -> str:
    """Write the tables into their files; says what changed."""
    changed = stale()
    for path in changed:
        path.write_text(fresh(path), encoding="utf-8")
    return f"New tables in {', '.join(path.name for path in changed)}." if changed else "All tables are up to date."


def stale() -> list[Path]:
    """The files whose tables tell something else than the project does."""
    return [path for path in (README, CREDITS) if fresh(path) != path.read_text(encoding="utf-8")]


def fresh(path: Path) -> str:
    """The file as it should be."""
    return with_tables(path.read_text(encoding="utf-8"), game_tables() if path == README else icon_table())


def with_tables(text: str, tables: str) -> str:
    """The text with the tables in their place."""
    pattern = re.escape(START) + r".*?" + re.escape(END)
    if len(re.findall(pattern, text, re.DOTALL)) != 1:
        raise ValueError(f"there must be one place that begins with {START} and ends with {END}")
    return re.sub(pattern, lambda _: f"{START}\n{tables}\n{END}", text, flags=re.DOTALL)


def icon_table() -> str:
    """Every icon of others that the site carries, by author."""
    rows = [f"| {row['author']} | {', '.join(row['icons'])} |" for row in icons_by_author()]
    return "\n".join(["| author | icons |", "| --- | --- |", *rows])


def game_tables() -> str:
    """Every playable game with its counts, then its content by kind."""
    games = ["| game | players | modes | variants | numbered rules |", "| --- | --- | --- | --- | --- |"]
    content = ["| game | content | here | with a figure of our own or in doubt |", "| --- | --- | --- | --- |"]
    for info in pr.games():
        modes = ", ".join(pr.tr(mode.title) for mode in info.modes)
        counts = f"{info.players[0]}–{info.players[-1]}" if len(info.players) > 1 else str(info.players[0])
        variants, rules = len(info.options.model_fields), len(pr.rules(info.id))
        games.append(f"| {pr.tr(info.title)} | {counts} | {modes} | {variants or '–'} | {rules} |")
        for kind, entries in sections(info.id):
            unsure = sum(1 for entry in entries if is_unsure(origin_of(entry)))
            content.append(f"| {pr.tr(info.title)} | {kind.replace('_', ' ')} | {len(entries)} | {unsure or '–'} |")
    return "\n".join([*games, "", *content])


def sections(game: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The kinds of content of a game that say where their facts come from, by name; also those that lie in others."""
    for kind, entries in pr.catalogue(game).items():
        values = list(entries.values()) if isinstance(entries, dict) else entries
        if not isinstance(values, list) or not values or not all(isinstance(value, dict) for value in values):
            continue
        if all(origin_of(value) for value in values):
            yield kind, values
            continue
        for part in values[0]:
            lists = [value[part] for value in values if isinstance(value.get(part), list)]
            inner = [entry for entries in lists for entry in entries if isinstance(entry, dict)]
            if inner and all(origin_of(entry) for entry in inner):
                yield f"{kind}, {part}", inner


def origin_of(entry: dict[str, Any]) -> Any:
    """Where the facts of an entry come from, and how sure they are."""
    provenance = entry.get("provenance")
    if isinstance(provenance, dict) and "origin" in provenance:
        return [provenance["origin"], provenance["confidence"]]
    return provenance


def is_unsure(provenance: Any) -> bool:
    """Whether some fact behind this was designed or remembered rather than read, or read in one weak source only."""
    if isinstance(provenance, dict):
        return any(is_unsure(value) for value in provenance.values())
    if isinstance(provenance, (list, tuple)):
        return any(is_unsure(value) for value in provenance)
    return str(provenance).startswith(UNSURE)
