"""The icon sprite and the credits: only what `web/icons.json` lists goes to the site, and every author is named.

`web/icons.json` maps our names to `{"icon": <name in game-icons>, "author": …}` or `{"own": <file in web/static/art>}`.
An entry with `"in"` is credited only: its picture is part of a drawing in web/static/art.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from tools.steps import BuildError

WEB = Path(__file__).resolve().parent.parent / "web"
ICONS = WEB / "icons.json"
ART = WEB / "static" / "art"
# What the ids of symbols begin with, so that they meet no other id of the page that the sprite is brought into.
PREFIX = "i-"
GAME_ICONS = Path("@iconify-json") / "game-icons"
SVG = "{http://www.w3.org/2000/svg}"
ICON_LICENCE = {"name": "CC BY 3.0", "url": "https://creativecommons.org/licenses/by/3.0/"}
ICON_SOURCE = {"name": "game-icons.net", "url": "https://game-icons.net"}
FONTS = (
    {
        "name": "Alegreya",
        "author": "The Alegreya Project Authors (Juan Pablo del Peral, Huerta Tipográfica)",
        "licence": "OFL-1.1",
    },
    {"name": "Source Sans 3", "author": "Paul D. Hunt, Adobe", "licence": "OFL-1.1"},
)
BROWSER_LIBRARIES = ("pyodide", "@pyscript/core")
PYTHON_LIBRARIES = (
    {"name": "Python", "licence": "PSF-2.0"},
    {"name": "pydantic", "licence": "MIT"},
    {"name": "pydantic-core", "licence": "MIT"},
    {"name": "annotated-types", "licence": "MIT"},
    {"name": "typing-extensions", "licence": "PSF-2.0"},
    {"name": "typing-inspection", "licence": "MIT"},
)

_FLAG = re.compile(r"[\s,]*([01])")
_NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)")
_COMMAND = re.compile(r"[\s,]*([a-zA-Z])")
# How many numbers each path command takes; an arc's fourth and fifth are flags that may stand without a gap.
_TAKES = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}


class SpriteError(BuildError):
    """An icon is listed that its source does not have."""


def build(node_modules: Path, out: Path) -> None:
    """Write the sprite to `out`, one symbol per listed icon, and `credits.json` beside it."""
    listed = json.loads(ICONS.read_text(encoding="utf-8"))
    collection = json.loads((node_modules / GAME_ICONS / "icons.json").read_text(encoding="utf-8"))
    own: dict[str, dict[str, str]] = {}
    symbols = []
    # Sorted by source: names that share a picture lie side by side, where compression folds them into one.
    for name, entry in sorted(listed.items(), key=lambda item: (item[1].get("icon", ""), item[0])):
        if "in" in entry:
            continue
        if "own" in entry:
            symbols.append(_own_symbol(name, entry["own"], own))
        else:
            symbols.append(_symbol(name, entry["icon"], collection))
    notice = f"<!-- Icons of {ICON_SOURCE['url']}, {ICON_LICENCE['name']}; authors in credits.json -->"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(
        "\n".join(('<svg xmlns="http://www.w3.org/2000/svg">', notice, *symbols, "</svg>", "")), encoding="utf-8"
    )
    text = json.dumps(credits(node_modules), ensure_ascii=False, indent=1)
    (out.parent / "credits.json").write_text(text + "\n", encoding="utf-8")


def credits(node_modules: Path) -> dict[str, Any]:
    """Everyone whose work the site carries: icons by author, fonts, libraries, each with its licence."""
    libraries = []
    for name in BROWSER_LIBRARIES:
        package = json.loads((node_modules / name / "package.json").read_text(encoding="utf-8"))
        libraries.append({"name": name, "version": package["version"], "licence": package["license"]})
    return {
        "icons": {"source": ICON_SOURCE, "licence": ICON_LICENCE, "authors": icons_by_author()},
        "fonts": list(FONTS),
        "libraries": [*libraries, *PYTHON_LIBRARIES],
    }


def icons_by_author() -> list[dict[str, Any]]:
    """The icons of others that the site carries, the busiest author first."""
    authors: dict[str, set[str]] = {}
    for entry in json.loads(ICONS.read_text(encoding="utf-8")).values():
        if "icon" in entry:
            authors.setdefault(entry["author"], set()).add(entry["icon"])
    by_author = [{"author": author, "icons": sorted(names)} for author, names in authors.items()]
    return sorted(by_author, key=lambda row: (-len(row["icons"]), row["author"]))


def _symbol(name: str, source: str, collection: dict[str, Any]) -> str:
    icon = collection["icons"].get(source)
    if icon is None:
        raise SpriteError(f"{ICONS.name}: {name} asks for {source}, which game-icons does not have")
    width = icon.get("width", collection.get("width", 512))
    height = icon.get("height", collection.get("height", 512))
    body = icon["body"].replace(' fill="currentColor"', "")
    body = re.sub(r' d="([^"]+)"', lambda match: f' d="{shorter(match[1])}"', body)
    return f'<symbol id="{PREFIX}{name}" viewBox="0 0 {width} {height}">{body}</symbol>'


def _own_symbol(name: str, file: str, read: dict[str, dict[str, str]]) -> str:
    if file not in read:
        ElementTree.register_namespace("", SVG.strip("{}"))
        root = ElementTree.fromstring((ART / file).read_text(encoding="utf-8"))
        read[file] = {}
        for symbol in root.iter(f"{SVG}symbol"):
            text = ElementTree.tostring(symbol, encoding="unicode").strip()
            read[file][symbol.attrib["id"]] = re.sub(r"\s*\n\s*", "", text.replace(f' xmlns="{SVG.strip("{}")}"', ""))
    if name not in read[file]:
        raise SpriteError(f"{ICONS.name}: {name} is not among the symbols of {file}")
    return read[file][name].replace(f'id="{name}"', f'id="{PREFIX}{name}"', 1)


def shorter(path: str) -> str:
    """Give a path with one decimal: on a grid of 512 nobody sees the rest, and it is a third of the sprite."""
    out: list[str] = []
    at, command = 0, ""
    path = path.strip()
    while at < len(path):
        if found := _COMMAND.match(path, at):
            command, at = found[1], found.end()
            out.append(command)
        takes = _TAKES[command.lower()]
        for index in range(takes):
            flag = takes == 7 and index in (3, 4)
            found = (_FLAG if flag else _NUMBER).match(path, at)
            if found is None:
                raise SpriteError(f"not a path: …{path[at : at + 20]}")
            at = found.end()
            text = found[1] if flag else f"{float(found[1]):.1f}".removesuffix(".0")
            text = re.sub(r"^(-?)0\.", r"\1.", "0" if text == "-0" else text)
            gap = "" if not out or out[-1].isalpha() or text.startswith("-") else " "
            out.append(gap + text)
        at += len(path[at:]) - len(path[at:].lstrip(" ,\n"))
    return "".join(out)
