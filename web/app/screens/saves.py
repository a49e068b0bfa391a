"""All saved games: open, rename, share, export, delete, and bring in from elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.components.button import button, icon_button
from app.components.empty import empty
from app.components.field import text_field
from app.components.frame import memory_notice, page, page_bar
from app.components.games import game_sign
from app.components.seat import emblem
from app.html import Markup, h, icon
from app.models import SaveLine, Shell
from app.text import TITLE_LENGTH
from pygame_rules import tr, trn


def saves(lines: Sequence[SaveLine], shell: Shell, *, games: Mapping[str, str], renaming: str | None = None) -> Markup:
    """The whole page. `games` gives the titles, `renaming` is the id of the line whose name is being typed."""
    if lines:
        body = h("ol", [_line(line, games, line.id == renaming) for line in lines], class_="sv sv--all")
    else:
        body = empty(
            tr("No saved games yet"),
            tr("Games are saved by themselves, at every move. Start one, and it will be here."),
            action=button(tr("Choose a game"), kind="primary", pic="dice", do="home"),
        )
    count = trn("{n} game", "{n} games", len(lines))
    head = h(
        "header",
        h("h2", tr("On this device"), id="saves-title"),
        h("small", count, class_="muted"),
        class_="panel__head",
    )
    main = h(
        "main",
        h("h1", tr("Saved games")),
        memory_notice(shell),
        h("section", head, body, class_="panel", aria_labelledby="saves-title"),
        _bring_in(),
        class_="savespage",
    )
    return page(page_bar(shell, tr("Saved games"), leave="saves"), main, cls="page-saves")


def _line(line: SaveLine, games: Mapping[str, str], renaming: bool) -> Markup:
    title = games.get(line.game, "")
    name = line.name or title or tr("A saved game")
    return h(
        "li",
        {"data-game": line.game or None, "id": f"save-{line.id}"},
        h("span", icon("cross"), class_="sv__i sv__i--broken", aria_hidden=True)
        if line.broken
        else game_sign(line.game),
        _rename(line, name) if renaming and not line.broken else _words(line, name, title),
        _company(line),
        h("time", line.when),
        h("span", _tools(line, name), class_="sv__b"),
        class_=[line.broken and "sv__broken"],
    )


def _words(line: SaveLine, name: str, title: str) -> Markup:
    if line.broken:
        note: Any = [line.broken, " ", tr("It is kept as it is; you can export it.")]
    else:
        parts = [title if title != name else "", line.title]
        note = " · ".join(part for part in parts if part)
    signs = [
        line.your_move and not line.broken and h("span", tr("your move"), class_="chip sv__sign"),
        line.over and h("span", tr("finished"), class_="chip sv__sign"),
    ]
    return h(
        "span",
        h("b", name, signs),
        h("small", note),
        line.line and not line.broken and h("small", line.line),
        class_="sv__t",
    )


def _rename(line: SaveLine, name: str) -> Markup:
    return h(
        "span",
        text_field(
            tr("New name of {name}", name=name),
            line.name,
            hidden_label=True,
            data_field="save-name",
            id="save-name",
            maxlength=TITLE_LENGTH,
            autofocus=True,
        ),
        button(tr("Done"), kind="brass", key=tr("Enter"), do="rename-done", arg=line.id, cls="sv__go"),
        class_="sv__t sv__rename",
    )


def _company(line: SaveLine) -> Markup:
    signs = [
        h(
            "li",
            {"style": {"--hero": player.get("colour")}, "data-tip": player["name"]},
            emblem(player.get("emblem", "person"), small=True),
            h("span", player["name"], class_="visually-hidden"),
        )
        for player in line.players
    ]
    return h("ul", signs, class_="sv__who", aria_label=tr("Players") if signs else None)


def _tools(line: SaveLine, name: str) -> list[Any]:
    export = icon_button("download", tr("Export {name} to a file", name=name), do="export", arg=line.id)
    delete = icon_button("trash", tr("Delete {name}", name=name), do="delete", arg=line.id)
    if line.broken:
        return [export, delete]
    words, label = tr("Resume"), tr("Resume {name}", name=name)
    if line.over:
        words, label = tr("Result"), tr("See the result of {name}", name=name)
    return [
        icon_button("scroll", tr("Save the replay of {name}", name=name), do="replay", arg=line.id),
        icon_button("edit", tr("Rename {name}", name=name), do="rename", arg=line.id),
        icon_button("link", tr("Copy a link to {name}", name=name), do="link", arg=line.id),
        export,
        delete,
        button(words, kind="primary", do="resume", arg=line.id, cls="sv__go", aria_label=label),
    ]


def _bring_in() -> Markup:
    return h(
        "section",
        h("header", h("h2", tr("Bring a game in"), id="import-title"), class_="panel__head"),
        h(
            "p",
            tr("A file that was exported here or on another device, a link, or the text of a save or a replay."),
            class_="muted",
        ),
        h(
            "div",
            button(tr("Choose a file"), pic="upload", do="import"),
            text_field(
                tr("Paste a link or a text"),
                "",
                hidden_label=True,
                placeholder=tr("Paste a link or a text"),
                data_field="import-text",
                id="import-text",
                spellcheck=False,
            ),
            button(tr("Open it"), kind="quiet", do="import-text"),
            class_="bringin",
        ),
        class_="panel",
        aria_labelledby="import-title",
    )
