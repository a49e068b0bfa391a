"""What this is, whose work it holds, and how sure its contents are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame_rules as pr
from app.components.frame import page, page_bar
from app.html import Markup, h, icon
from app.models import Shell
from pygame_rules import tr, trn


def about(shell: Shell, credits: Mapping[str, Any]) -> Markup:
    """The whole page. `credits` are those that the build writes: icons by author, fonts, libraries."""
    main = h(
        "main",
        _hero(),
        _panel(tr("An unofficial fan work"), "info", _notice()),
        _panel(tr("How sure is a card?"), "scales", _provenance()),
        _panel(tr("Your data"), "lock", _privacy()),
        _icons(credits.get("icons") or {}),
        _fonts(credits.get("fonts") or []),
        _libraries(credits.get("libraries") or []),
        class_="about",
    )
    return page(page_bar(shell, tr("About and credits"), leave="about"), main, cls="page-about")


def _hero() -> Markup:
    return h(
        "section",
        h("img", {"src": "static/img/icon.svg", "alt": "", "width": 132, "height": 132}),
        h(
            "div",
            h("h1", tr("Rulebound")),
            h(
                "p",
                tr("Tabletop games in the browser, with their rules in Python. No server, no account, no tracking."),
                class_="flavour",
            ),
            h("p", tr("Version {version}", version=pr.__version__), class_="muted num"),
        ),
        class_="about__hero mat",
    )


def _panel(title: str, pic: str, body: Any, *, wide: bool = False) -> Markup:
    head = h("header", h("h2", icon(pic), title), class_="panel__head")
    return h("section", head, body, class_=["panel", wide and "about__wide"], aria_label=title)


def _notice() -> list[Markup]:
    return [
        h(
            "p",
            tr(
                "Rulebound is an unofficial fan implementation. It is not made, endorsed or supported by "
                "the publishers of the games."
            ),
        ),
        h(
            "p",
            tr(
                "The names of games, heroes and cards belong to their owners and are used only to say "
                "which game is meant."
            ),
        ),
        h(
            "p",
            tr(
                "No text and no art of the originals is used: the words on a card are made from what it "
                "does, and the pictures are drawn for this project or openly licensed."
            ),
        ),
        h("p", tr("If you like a game here, buy the box: it is better with people around a real table.")),
    ]


def _provenance() -> list[Markup]:
    kinds = [
        (tr("Known"), tr("Printed in the rulebook at hand, or published by the makers.")),
        (tr("Remembered"), tr("From memory of the printed card; a figure may be off.")),
        (tr("Designed"), tr("No source was at hand: a card was designed to fit the counts and the style of the game.")),
    ]
    rows = [h("div", h("dt", name), h("dd", words)) for name, words in kinds]
    return [
        h("p", tr("Not every card could be checked against the printed one. Each carries where its facts come from.")),
        h("dl", rows, class_="about__kinds"),
        h(
            "p",
            tr(
                "What is not known for certain wears a question mark in the card’s large view; rulings of "
                "this engine wear an R in the rules."
            ),
        ),
    ]


def _privacy() -> list[Markup]:
    return [
        h(
            "p",
            tr(
                "Games and settings stay in this browser. Nothing is sent anywhere; a link or a file goes "
                "only where you send it."
            ),
        ),
        h("p", tr("After the first visit everything works without a network.")),
    ]


def _link(entry: Mapping[str, Any]) -> Any:
    name, address = entry.get("name", ""), entry.get("url", "")
    if not address.startswith("https://"):
        return name
    return h("a", {"href": address, "rel": "noopener noreferrer", "target": "_blank"}, name)


def _icons(icons: Mapping[str, Any]) -> Markup | None:
    authors = icons.get("authors") or []
    if not authors:
        return None
    rows = [
        h(
            "li",
            h("b", row["author"]),
            h("span", ", ".join(row["icons"])),
            h("small", trn("{n} icon", "{n} icons", len(row["icons"]))),
        )
        for row in authors
    ]
    note = h(
        "p",
        tr("Changed here: renamed, path numbers rounded, coloured by the style sheets."),
        " ",
        tr("Source and licence:"),
        " ",
        _link(icons.get("source") or {}),
        ", ",
        _link(icons.get("licence") or {}),
        class_="muted",
    )
    return _panel(tr("Icons"), "palette", [note, h("ul", rows, class_="credits")], wide=True)


def _fonts(fonts: Any) -> Markup | None:
    if not fonts:
        return None
    rows = [h("li", h("b", font["name"]), h("span", font["author"]), h("small", font["licence"])) for font in fonts]
    return _panel(tr("Fonts"), "quill", h("ul", rows, class_="credits"))


def _libraries(libraries: Any) -> Markup | None:
    if not libraries:
        return None
    rows = [
        h("li", h("b", row["name"]), h("span", row.get("version", "")), h("small", row["licence"])) for row in libraries
    ]
    return _panel(tr("Libraries"), "book", h("ul", rows, class_="credits credits--two"), wide=True)
