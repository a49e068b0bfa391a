"""The rules companion: the numbered rules of a game, with contents and search, and one rule over a running game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from app import router
from app.components.button import button
from app.components.empty import empty
from app.components.frame import page, page_bar
from app.components.modal import modal
from app.components.rule_text import found_in, marks_in, plain_text, rule_text, search_pattern
from app.html import Markup, fragment, h, icon
from app.models import Shell
from pygame_rules import Rule, tr, trn

# More hits than these are counted, not listed.
SHOWN_HITS = 40
EXCERPT = 62


class _Chapter:
    """The rules under one heading."""

    def __init__(self, number: int, rules: list[Rule]) -> None:
        self.rules = rules
        self.title = rules[0].section
        self.id = rules[0].section_id or f"section-{number}"
        self.number = rules[0].section_id.rpartition("-")[2] or str(number)


def rules(
    game: str,
    title: str,
    rules: Sequence[Rule],
    shell: Shell,
    *,
    focus: str = "",
    query: str = "",
    games: dict[str, str] | None = None,
    back: str = "",
) -> Markup:
    """The whole companion. `focus` is the rule (or chapter) it was opened for, `query` what is searched for.

    `games` (id to title) lets the reader change to another game's rules; `back` is the id of a running game.
    """
    chapters = _chapters(rules)
    book = _Book(game, title, rules, chapters, focus, query)
    main = h(
        "main",
        h("h1", tr("Rules of {game}", game=title), class_="visually-hidden"),
        _contents(book),
        h("article", _pages(book), class_="panel panel--parchment book", id="book", tabindex="-1"),
        _margin(book),
        class_="rules",
    )
    return page(_bar(shell, game, games or {}, back), main, cls="page-rules", game=game)


def dialog(rule: Rule, nearby: Sequence[Rule], game: str) -> Markup:
    """One rule over a running game, lit among its neighbours: the answer to “why?”."""
    prefix = rule.id.partition("-")[0]
    page_rules = sorted({one.id: one for one in [*nearby, rule]}.values(), key=_place)
    body = [
        h(
            "ol",
            # Their ids stand in the companion; here they would be there twice.
            [_rule(one, None, None, prefix, rule.id, named=False) for one in page_rules],
            class_="rls panel--parchment book ruledialog__page",
        ),
        _mark_list([rule.text], prefix),
    ]
    address = router.address("rules", game, rule.id)
    actions = [
        h("a", {"href": address}, icon("rules"), h("span", tr("Open in the rules")), class_="btn btn--quiet"),
        button(tr("Back to the table"), kind="brass", key=tr("Esc"), do="close", autofocus=True),
    ]
    return modal(
        tr("Rule {rule}", rule=rule.id),
        body,
        id="rule-dialog",
        eyebrow=rule.section,
        actions=actions,
        cls="ruledialog",
        data_game=game,
    )


def _place(rule: Rule) -> list[int]:
    """Where a rule stands in its book, by its number."""
    return [int(part) for part in rule.id.partition("-")[2].split(".")]


class _Book:
    """A game's rules with what is looked for in them."""

    def __init__(
        self, game: str, title: str, rules: Sequence[Rule], chapters: list[_Chapter], focus: str, query: str
    ) -> None:
        self.game = game
        self.title = title
        self.rules = rules
        self.chapters = chapters
        self.query = " ".join(query.split())
        self.pattern = search_pattern(query)
        self.prefix = rules[0].id.partition("-")[0] if rules else ""
        self.known = _known(rules)
        self.focus = focus if any(focus in (rule.id, rule.section_id) for rule in rules) else ""
        self.hits = [rule for rule in rules if found_in(query, f"{rule.id} {rule.section} {plain_text(rule.text)}")]

    @property
    def cited(self) -> Rule | None:
        """The rule that the companion was opened for."""
        return next((rule for rule in self.rules if rule.id == self.focus), None)

    @property
    def chapter(self) -> str:
        """The id of the chapter that is in sight when the page opens."""
        for chapter in self.chapters:
            if any(self.focus in (rule.id, rule.section_id) for rule in chapter.rules if self.focus):
                return chapter.id
        return ""


def _chapters(rules: Sequence[Rule]) -> list[_Chapter]:
    groups = groupby(rules, key=lambda rule: (rule.section_id, rule.section))
    return [_Chapter(number, list(group)) for number, (_, group) in enumerate(groups, 1)]


def _known(rules: Sequence[Rule]) -> dict[str, str]:
    """What a number in a text leads to: a rule to itself, a chapter to its first rule."""
    known: dict[str, str] = {}
    for rule in rules:
        known[rule.id] = rule.id
        if rule.section_id:
            known.setdefault(rule.section_id, rule.id)
    return known


def _bar(shell: Shell, game: str, games: dict[str, str], back: str) -> Markup:
    buttons = [
        h("a", {"href": router.address("rules", one)}, name, aria_current="page" if one == game else None)
        for one, name in games.items()
    ]
    switch = len(games) > 1 and h("nav", buttons, class_="switch rules-game", aria_label=tr("Game"))
    leave = back and button(
        tr("Back to the table"), kind="primary", pic="undo", do="resume", arg=back, cls="rules-back"
    )
    return page_bar(shell, tr("Rules companion"), middle=switch, tools=leave, leave="rules")


# Contents and search


def _contents(book: _Book) -> Markup:
    find = h(
        "label",
        icon("lens"),
        h("span", tr("Search the rules"), class_="visually-hidden"),
        h(
            "input",
            {"type": "search", "value": book.query, "placeholder": tr("Search the rules"), "data-field": "rules-query"},
            id="rules-query",
            autocomplete="off",
            spellcheck=False,
        ),
        class_="find",
    )
    current = book.chapter
    entries = [
        h(
            "li",
            h(
                "a",
                {"href": f"#rule/{chapter.rules[0].id}", "data-do": "rule", "data-arg": chapter.rules[0].id},
                h("b", chapter.number),
                h("span", chapter.title),
                h("small", len(chapter.rules), data_tip=_count(len(chapter.rules))),
                aria_current=True if chapter.id == current else None,
            ),
        )
        for chapter in book.chapters
    ]
    # A phone has no room for the list beside the book: there it is folded away.
    folded = h("details", h("summary", tr("Contents")), h("ol", entries, class_="toc__l"), class_="toc__d")
    listed = h("ol", entries, class_="toc__l")
    return h("nav", find, _hits(book), folded, listed, class_="panel toc", aria_label=tr("Contents"))


def _count(number: int) -> str:
    return trn("{n} rule", "{n} rules", number)


def _hits(book: _Book) -> Markup | None:
    if not book.query:
        return None
    shown = book.hits[:SHOWN_HITS]
    items = [
        h(
            "li",
            {"aria-current": True if rule.id == book.focus else None},
            h(
                "a",
                {"href": f"#rule/{rule.id}", "data-do": "rule", "data-arg": rule.id},
                h("b", rule.id),
                " ",
                excerpt(rule.text, book),
            ),
        )
        for rule in shown
    ]
    count = trn("{n} rule found", "{n} rules found", len(book.hits))
    more = len(book.hits) > len(shown) and h("p", tr("Type more to narrow it down."), class_="muted hits__more")
    nothing = not book.hits and h("p", tr("No rule holds all of these words."), class_="muted hits__more")
    return h(
        "div", h("span", count, class_="eyebrow", role="status", id="hit-count"), h("ol", items), more, nothing,
        class_="hits",
    )  # fmt: skip


def excerpt(text: str, book: _Book) -> Markup:
    """A line around the first hit, with the hits marked."""
    line = plain_text(text)
    found = book.pattern.search(line) if book.pattern else None
    start = max(0, found.start() - 18) if found and found.end() > EXCERPT // 2 else 0
    start = line.rfind(" ", 0, start) + 1 if start else 0
    piece = line[start : start + EXCERPT]
    parts: list[Any] = ["… " if start else ""]
    at = 0
    for hit in book.pattern.finditer(piece) if book.pattern else ():
        parts += [piece[at : hit.start()], h("mark", hit[0])]
        at = hit.end()
    return fragment(*parts, piece[at:], "…" if start + EXCERPT < len(line) else "")


# The book


def _pages(book: _Book) -> list[Any]:
    if not book.rules:
        return [empty(tr("No rules yet"), tr("This game is still being written down."), pic="quill", heading="h2")]
    total = len(book.chapters)
    out: list[Any] = [
        h(
            "header",
            h("span", tr("{game} · {n} numbered rules", game=book.title, n=len(book.rules)), class_="eyebrow"),
            class_="book__h",
        )
    ]
    for chapter in book.chapters:
        eyebrow = h("span", tr("Chapter {n} of {total}", n=chapter.number, total=total), class_="visually-hidden")
        heading = h(
            "h2", eyebrow, h("span", chapter.number, class_="book__n", aria_hidden=True), " ", chapter.title,
            id=chapter.id,
        )  # fmt: skip
        items = [_rule(rule, book.known, book.pattern, book.prefix, book.focus) for rule in chapter.rules]
        out.append(h("section", heading, h("ol", items, class_="rls"), class_="book__c"))
    return out


def _rule(
    rule: Rule, known: dict[str, str] | None, pattern: Any, prefix: str, focus: str, *, named: bool = True
) -> Markup:
    cited = rule.id == focus
    number = h(
        "a",
        {"href": f"#rule/{rule.id}", "data-do": "rule", "data-arg": rule.id},
        rule.id,
        class_="rl__id",
        aria_label=tr("Rule {rule}", rule=rule.id),
    )
    text = h("div", rule_text(rule.text, known=known, hits=pattern, prefix=prefix), class_="rl__t")
    return h("li", number, text, class_=["rl", cited and "rl--cited"], id=rule.id, aria_current=True if cited else None)


# The margin


def _margin(book: _Book) -> Markup:
    rule = book.cited
    parts = [
        rule and _about_rule(book, rule),
        _how_to_read(),
        _mark_list([one.text for one in book.rules], book.prefix),
    ]
    return h("aside", parts, class_="aside mat", aria_label=tr("Notes on the rules"))


def _about_rule(book: _Book, rule: Rule) -> Markup:
    names = [one for one in _named_in(rule, book) if one.id != rule.id]
    named_by = [one for one in book.rules if one.id != rule.id and rule in _named_in(one, book)]
    place = book.rules.index(rule)
    around = [*book.rules[max(0, place - 1) : place], *book.rules[place + 1 : place + 2]]
    return h(
        "section",
        h("span", tr("This rule"), class_="eyebrow"),
        h("h2", rule.id),
        h("p", rule.section, class_="muted"),
        h(
            "div",
            rule_text(rule.text, known=book.known, prefix=book.prefix),
            class_="rl__t panel--parchment book aside__text",
        ),
        _see(tr("It refers to"), names),
        _see(tr("Referred to by"), named_by),
        _see(tr("Before and after"), around),
        class_="aside__rule",
    )


def _named_in(rule: Rule, book: _Book) -> list[Rule]:
    """The rules that a text names, in order, each once."""
    by_id = {one.id: one for one in book.rules}
    found: dict[str, Rule] = {}
    for target in _targets(rule, book):
        found.setdefault(target, by_id[target])
    return list(found.values())


def _targets(rule: Rule, book: _Book) -> list[str]:
    words = rule.text.replace("(", " ").replace(")", " ").replace(",", " ").replace(";", " ").replace(":", " ")
    names = (word.rstrip(".") for word in words.split() if word.startswith(f"{book.prefix}-"))
    return [book.known[name] for name in names if name in book.known]


def _see(label: str, rules: Sequence[Rule]) -> Markup | None:
    if not rules:
        return None
    links = [
        h(
            "a",
            {"href": f"#rule/{rule.id}", "data-do": "rule", "data-arg": rule.id},
            h("b", rule.id),
            " ",
            _short(plain_text(rule.text)),
        )
        for rule in rules[:8]
    ]
    return h("div", h("span", label, class_="eyebrow"), links, class_="see")


def _short(text: str) -> str:
    if len(text) <= 66:
        return text
    return f"{text[:66].rpartition(' ')[0]} …"


def _how_to_read() -> Markup:
    return h(
        "section",
        h("span", tr("How to read this"), class_="eyebrow"),
        h("h2", tr("Every rule has a number")),
        h("p", tr("Prompts and refusals at the table name the rule they come from: press “Why?” there and it opens.")),
        h("p", tr("Choose a number to link to that rule and to see which others refer to it.")),
        h("p", tr("A card beats a rule. The words are this project’s own, not those of the printed rulebook.")),
        class_="aside__rule",
    )


def _mark_list(texts: Sequence[str], prefix: str) -> Markup | None:
    marks = marks_in(texts, prefix)
    if not marks:
        return None
    rows = [
        h("div", h("dt", h("span", name, class_="rl__mark", data_mark=name)), h("dd", meaning))
        for name, meaning in marks
    ]
    return h("div", h("span", tr("What the marks mean"), class_="eyebrow"), h("dl", rows), class_="marks")
