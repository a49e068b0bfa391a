"""The text of a rule as markup: a small part of Markdown, links to other rules, explained marks, hits of a search.

Only what rules use is known: **bold**, *italic*, `code`, lists, tables, marks such as [R]. Everything else is text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from app.html import Markup, h
from pygame_rules import tr

# In the order in which they are explained.
MARKS = ("R", "F", "I", "N", "D", "NEW", "CHANGED", "SAME", "READING")

_INLINE = re.compile(
    r"\*\*\s?`?\[(?P<bold_tag>[A-Z]{1,8})\]`?\s?\*\*"
    r"|`?\[(?P<tag>[A-Z]{1,8})\]`?"
    r"|\*\*(?P<bold>[^*\n]+?)\*\*"
    r"|(?<![\w*])\*(?P<italic>[^\s*](?:[^*\n]*[^\s*])?)\*(?![\w*])"
    r"|`(?P<code>[^`\n]+)`"
    r"|(?P<id>\b[A-Z]{1,6}-\d+(?:\.\d+)*)"
)
_ITEM = re.compile(r"(?:[-*•]|\d{1,2}[.)])\s+(?P<text>.+)$")
_NUMBERED = re.compile(r"\d{1,2}[.)]\s")
_RULER = re.compile(r"\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?$")


def explain_mark(name: str, prefix: str = "") -> str:
    """What a mark stands for in the rules with this prefix; empty if nothing is known of it."""
    if (prefix, name) == ("PF", "R"):
        return tr("Stated by the rulebook.")
    meanings = {
        "R": tr("A ruling of this engine where the rulebook is silent."),
        "F": tr("An answer from the published list of frequent questions."),
        "I": tr("Read out of the rulebook's examples, or interpreted where it leaves a point open."),
        "N": tr("A number that the text at hand has lost, restored from other sources or from memory."),
        "D": tr("Designed for this project, because no source settles it."),
        "NEW": tr("New against the base game."),
        "CHANGED": tr("Differs from the base game."),
        "SAME": tr("As in the base game."),
        "READING": tr("One possible reading of a text that is silent here."),
    }
    return meanings.get(name, "")


def marks_in(texts: Sequence[str], prefix: str = "") -> list[tuple[str, str]]:
    """The marks that occur in these texts, each with its explanation, in the order in which they are explained."""
    found = {name for text in texts for name in re.findall(r"\[([A-Z]{1,8})\]", text)}
    return [(name, explain_mark(name, prefix)) for name in MARKS if name in found]


def search_pattern(query: str) -> re.Pattern[str] | None:
    """A pattern for any of the words of a query; None where it holds none."""
    words = sorted({word for word in query.split()[:12] if word}, key=len, reverse=True)
    return re.compile("|".join(re.escape(word) for word in words), re.IGNORECASE) if words else None


def found_in(query: str, text: str) -> bool:
    """Whether every word of the query occurs in the text."""
    folded = text.casefold()
    words = query.casefold().split()
    return bool(words) and all(word in folded for word in words)


def rule_text(
    text: str, *, known: Mapping[str, str] | None = None, hits: re.Pattern[str] | None = None, prefix: str = ""
) -> Markup:
    """A rule's text; what matches `hits` is marked.

    Numbers among `known` link to the rule they stand for; without it every full number with the prefix does.
    """
    writer = _Writer(known, hits, prefix)
    blocks = [writer.block(block) for block in _blocks(text)]
    return Markup("".join(blocks))


def plain_text(text: str) -> str:
    """A rule's text in one line without any signs of Markdown, for excerpts."""
    parts = []
    for kind, *rest in _blocks(text):
        rows = rest[0] if kind == "text" else [cell for row in rest[0] for cell in row] if kind == "table" else rest[0]
        for line in (rows,) if isinstance(rows, str) else rows:
            parts.append(_INLINE.sub(_bare, line))
    return " ".join(" ".join(parts).split())


def _bare(found: re.Match[str]) -> str:
    if found["bold_tag"] or found["tag"]:
        return ""
    return found["bold"] or found["italic"] or found["code"] or found[0]


@lru_cache(maxsize=2048)
def _blocks(text: str) -> tuple[tuple[Any, ...], ...]:
    """Lines gathered into paragraphs, lists and tables."""
    blocks: list[list[Any]] = []
    for raw in text.split("\n"):
        line = raw.strip()
        if not line:
            continue
        last = blocks[-1] if blocks else None
        if line.startswith("|") and line.count("|") > 1:
            if last is None or last[0] != "table":
                blocks.append(["table", [], False])
            if _RULER.match(line):
                blocks[-1][2] = bool(blocks[-1][1])
            else:
                blocks[-1][1].append(tuple(cell.strip() for cell in line.strip("|").split("|")))
        elif blocks and (item := _ITEM.match(line)):
            kind = "numbers" if _NUMBERED.match(line) else "list"
            if last is None or last[0] != kind:
                blocks.append([kind, []])
            blocks[-1][1].append(item["text"])
        elif last is not None and last[0] in ("list", "numbers"):
            blocks.append(["text", line])
        elif last is not None and last[0] == "text":
            last[1] = f"{last[1]} {line}"
        else:
            blocks.append(["text", line])
    return tuple(tuple(tuple(part) if isinstance(part, list) else part for part in block) for block in blocks)


class _Writer:
    def __init__(self, known: Mapping[str, str] | None, hits: re.Pattern[str] | None, prefix: str) -> None:
        self.known = known
        self.hits = hits
        self.prefix = prefix

    def block(self, block: tuple[Any, ...]) -> Markup:
        if block[0] == "table":
            return self.table(block[1], block[2])
        if block[0] in ("list", "numbers"):
            items = [h("li", self.line(item)) for item in block[1]]
            return h("ol" if block[0] == "numbers" else "ul", items, class_="rl__list")
        return h("p", self.line(block[1]))

    def table(self, rows: tuple[tuple[str, ...], ...], headed: bool) -> Markup:
        head = headed and h("thead", h("tr", [h("th", self.line(cell), scope="col") for cell in rows[0]]))
        body = [h("tr", [h("td", self.line(cell)) for cell in row]) for row in rows[headed:]]
        # A wide table scrolls by itself, and must be reachable without a mouse to do so.
        attrs = {"tabindex": "0", "role": "group", "aria-label": tr("Table")}
        return h("div", attrs, h("table", head, h("tbody", body)), class_="rl__table")

    def line(self, text: str) -> list[Any]:
        out: list[Any] = []
        at = 0
        for found in _INLINE.finditer(text):
            out.append(self.words(text[at : found.start()]))
            out.append(self.piece(found))
            at = found.end()
        out.append(self.words(text[at:]))
        return out

    def piece(self, found: re.Match[str]) -> Any:
        if tag := found["bold_tag"] or found["tag"]:
            return self.mark(tag, found[0])
        if found["bold"]:
            return h("b", self.line(found["bold"]))
        if found["italic"]:
            return h("i", self.line(found["italic"]))
        if found["code"]:
            return h("code", self.words(found["code"]))
        return self.link(found["id"])

    def mark(self, tag: str, source: str) -> Any:
        meaning = explain_mark(tag, self.prefix)
        if not meaning:
            return self.words(source)
        label = h("span", meaning, class_="visually-hidden")
        return h("span", h("span", tag, aria_hidden=True), label, class_="rl__mark", data_tip=meaning, data_mark=tag)

    def link(self, rule: str) -> Any:
        if self.known is None:
            target = rule if rule.startswith(f"{self.prefix}-") and "." in rule else None
        else:
            target = self.known.get(rule)
        if target is None:
            return h("span", self.words(rule), class_="nb")
        attrs = {"href": f"#rule/{target}", "data-do": "rule", "data-arg": target}
        return h("a", attrs, self.words(rule), class_="nb")

    def words(self, text: str) -> Any:
        if self.hits is None or not text:
            return text
        out: list[Any] = []
        at = 0
        for hit in self.hits.finditer(text):
            out += [text[at : hit.start()], h("mark", hit[0])]
            at = hit.end()
        return [*out, text[at:]]
