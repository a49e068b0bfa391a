"""The numbered rules of a game as they ship with it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

RULE = re.compile(r"^- (?P<id>[A-Z]+-\d+(?:\.\d+)+) (?P<text>.+)$")
SECTION = re.compile(r"^## (?:(?P<id>[A-Z]+-\d+) )?(?P<title>.+)$")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule; `section` is the heading that it stands under."""

    id: str
    text: str
    section: str
    section_id: str


@cache
def rulebook(package: str, language: str = "en") -> tuple[Rule, ...]:
    """The rules of a game package, in the order of the text."""
    folder = files(package) / "rules"
    source = folder / f"{language}.md"
    if not source.is_file():
        source = folder / "en.md"
    return rules_in(source.read_text(encoding="utf-8"))


def rules_in(text: str) -> tuple[Rule, ...]:
    """The numbered rules of a text, in its order. Lines that follow a rule, indented, belong to it."""
    rules: list[Rule] = []
    section, section_id = "", ""
    for line in text.splitlines():
        if heading := SECTION.match(line):
            section, section_id = heading["title"], heading["id"] or ""
        elif found := RULE.match(line):
            rules.append(Rule(found["id"], found["text"], section, section_id))
        elif line.startswith("  ") and rules:
            last = rules[-1]
            rules[-1] = Rule(last.id, f"{last.text}\n{line.strip()}", last.section, last.section_id)
    return tuple(rules)
