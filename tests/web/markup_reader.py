"""Reads markup as a browser would, as far as the tests of screens ask, and knows what every page must hold to."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from app.html import SYMBOL, VOID

WEB = Path(__file__).resolve().parents[2] / "web"
LISTED_ICONS = json.loads((WEB / "icons.json").read_text(encoding="utf-8"))
SHAPES = frozenset(("use", "path", "circle", "rect"))


@dataclass
class Element:
    """An element with its attributes, and its children in order."""

    tag: str
    attrs: dict[str, str] = field(default_factory=dict)
    children: list[Element | str] = field(default_factory=list)
    parent: Element | None = None

    def all(self, tag: str = "", **attrs: str) -> list[Element]:
        """The elements under this one with a tag and attributes; `data_do` stands for data-do."""
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attrs.items()}
        return [one for one in self.walk() if tag in ("", one.tag) and wanted.items() <= one.attrs.items()]

    def one(self, tag: str = "", **attrs: str) -> Element:
        found = self.all(tag, **attrs)
        assert len(found) == 1, f"{len(found)} elements are <{tag}> with {attrs}"
        return found[0]

    def with_class(self, name: str) -> list[Element]:
        return [one for one in self.walk() if name in one.attrs.get("class", "").split()]

    def walk(self) -> Iterator[Element]:
        for child in self.children:
            if isinstance(child, Element):
                yield child
                yield from child.walk()

    def within(self, tag: str) -> bool:
        above = self.parent
        while above is not None:
            if above.tag == tag:
                return True
            above = above.parent
        return False

    @property
    def text(self) -> str:
        parts = (child if isinstance(child, str) else child.text for child in self.children)
        return " ".join("".join(parts).split())

    @property
    def name(self) -> str:
        """What a screen reader calls it, roughly: its label, else its visible words and named pictures."""
        if self.attrs.get("aria-label"):
            return self.attrs["aria-label"]
        words = [self.text, *(one.attrs.get("aria-label", "") for one in self.walk())]
        return " ".join(word for word in words if word)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Element("#root")
        self.open = self.root

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        made = Element(tag, {name: value or "" for name, value in attrs}, parent=self.open)
        assert len(made.attrs) == len(attrs), f"<{tag}> has an attribute twice: {attrs}"
        self.open.children.append(made)
        if tag not in VOID:
            self.open = made

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.children.append(Element(tag, {name: value or "" for name, value in attrs}, parent=self.open))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.tag == tag, f"</{tag}> closes <{self.open.tag}>"
        assert self.open.parent is not None
        self.open = self.open.parent

    def handle_data(self, data: str) -> None:
        self.open.children.append(data)


def read(markup: str) -> Element:
    """The markup as a tree; AssertionError if it is not closed properly."""
    reader = _Reader()
    reader.feed(str(markup))
    reader.close()
    assert reader.open is reader.root, f"<{reader.open.tag}> is not closed"
    return reader.root


def commands(tree: Element) -> set[tuple[str, str]]:
    """What the elements do: command and argument."""
    return {(one.attrs["data-do"], one.attrs.get("data-arg", "")) for one in tree.walk() if "data-do" in one.attrs}


def fields(tree: Element) -> set[str]:
    """The fields that tell what is typed or picked."""
    return {one.attrs["data-field"] for one in tree.walk() if "data-field" in one.attrs}


def check_page(tree: Element) -> None:
    """What every screen holds to: names for all controls, unique ids, working references, known icons, no code."""
    _check_ids(tree)
    _check_controls(tree)
    _check_radios(tree)
    for one in tree.walk():
        assert one.tag not in ("script", "style", "iframe", "link"), one
        assert not any(name.startswith("on") for name in one.attrs), one.attrs
        if one.tag == "use":
            name = one.attrs["href"].removeprefix(SYMBOL)
            known = LISTED_ICONS if name != one.attrs["href"] else {f"#{drawing}" for drawing in _drawings(tree)}
            assert name in known, f"no icon is called {name}"
        if one.tag == "img":
            assert "alt" in one.attrs
        if one.tag in ("li",):
            assert one.parent is not None and one.parent.tag in ("ol", "ul"), one.parent
    levels = [int(one.tag[1]) for one in tree.walk() if one.tag in ("h1", "h2", "h3", "h4")]
    assert all(later - before <= 1 for before, later in zip(levels, levels[1:], strict=False)), levels


def _drawings(tree: Element) -> set[str]:
    """The drawings that the screen has brought into the page."""
    return {name for one in tree.walk() if "data-sprite" in one.attrs for name in drawings(one.attrs["data-sprite"])}


@cache
def drawings(file: str) -> frozenset[str]:
    """The names of the drawings in a file of the site."""
    return frozenset(re.findall(r'\bid="([^"]+)"', (WEB / file).read_text(encoding="utf-8")))


def check_screen(tree: Element) -> None:
    """A whole screen: one main part, one first heading, and all that every part of a page holds to."""
    check_page(tree)
    assert len(tree.all("main")) == 1
    assert len(tree.all("h1")) == 1
    assert tree.all("header")


def _check_ids(tree: Element) -> None:
    ids = Counter(one.attrs["id"] for one in tree.walk() if "id" in one.attrs)
    assert not [name for name, count in ids.items() if count > 1], ids.most_common(3)
    for one in tree.walk():
        for reference in ("aria-labelledby", "aria-describedby", "aria-controls"):
            for target in one.attrs.get(reference, "").split():
                assert target in ids, f"{reference} names {target}, which is not there"


def _check_controls(tree: Element) -> None:
    labelled = {one.attrs["id"] for one in tree.walk() if "id" in one.attrs}
    for one in tree.walk():
        if one.tag in ("button", "a"):
            assert one.name or one.attrs.get("aria-labelledby") in labelled, one
            assert not one.within("button") and not one.within("a"), "a control inside a control"
        if one.tag == "button":
            assert one.attrs.get("type") == "button", one.attrs
        if one.tag == "a":
            assert one.attrs.get("href"), one.attrs
        if one.tag in ("input", "select", "textarea"):
            named = one.attrs.get("aria-label") or one.attrs.get("aria-labelledby") or one.within("label")
            assert named, one.attrs


def _check_radios(tree: Element) -> None:
    for group in tree.all(role="radiogroup"):
        assert group.attrs.get("aria-label"), "a group of choices has a name"
        radios = group.all(role="radio")
        if radios:
            assert sum(radio.attrs["aria-checked"] == "true" for radio in radios) <= 1
            stops = [radio for radio in radios if radio.attrs["tabindex"] == "0"]
            assert len(stops) == 1, "one stop for the tab key, the arrow keys walk on"
            assert "disabled" not in stops[0].attrs
        else:
            boxes = group.all("input", type="radio")
            assert boxes and len({box.attrs["name"] for box in boxes}) == 1
            assert sum("checked" in box.attrs for box in boxes) == 1
