"""How the player likes the page: looks, motion, bots, hand-over, language, and what the keys do."""

from __future__ import annotations

from typing import Any

from app.components.button import button
from app.components.choices import Option, lever, picks
from app.components.field import select_field
from app.components.frame import language_name, memory_notice, page, page_bar
from app.components.modal import modal
from app.html import Markup, h, icon
from app.models import Shell
from app.ui import Settings
from pygame_rules import tr


def settings(settings: Settings, shell: Shell, *, as_dialog: bool = False) -> Markup:
    """The whole page, or the same as a dialog over a running game."""
    groups = [_looks(settings), _play(settings), _language(settings, shell), _keys()]
    if as_dialog:
        done = button(tr("Done"), kind="brass", key=tr("Esc"), do="close")
        body = h("div", groups, class_="settings settings--dialog")
        return modal(tr("Settings"), body, id="settings-dialog", actions=done, wide=True)
    main = h(
        "main",
        h("h1", tr("Settings")),
        memory_notice(shell),
        groups,
        h("p", tr("Settings are kept on this device and change at once."), class_="muted settings__wide"),
        class_="settings",
    )
    return page(page_bar(shell, tr("Settings"), leave="settings"), main, cls="page-settings")


def _group(title: str, pic: str, rows: Any, *, wide: bool = False) -> Markup:
    head = h("header", h("h2", icon(pic), title), class_="panel__head")
    return h("section", head, rows, class_=["panel settings__group", wide and "settings__wide"], aria_label=title)


def _row(title: str, note: str, control: Markup) -> Markup:
    return h("div", h("span", h("b", title), h("small", note)), control, class_="setrow")


def _picks(name: str, title: str, note: str, options: list[Option], current: str) -> Markup:
    return _row(title, note, picks(title, options, current, field=f"setting:{name}"))


def _looks(settings: Settings) -> Markup:
    theme = _picks(
        "theme",
        tr("Theme"),
        tr("Lamplight or daylight; automatic follows the system."),
        [("auto", tr("Automatic"), None), ("light", tr("Light"), "sun"), ("dark", tr("Dark"), "moon")],
        settings.theme,
    )
    motion = _picks(
        "motion",
        tr("Motion"),
        tr("Dice that tumble, cards that glide; automatic follows the system."),
        [("auto", tr("Automatic"), None), ("full", tr("Full"), None), ("less", tr("Less"), None)],
        settings.motion,
    )
    letters = h(
        "div",
        h(
            "span",
            h("b", tr("Letters on dice"), id="letters-name"),
            h("small", tr("Tell dice apart without their colours."), id="letters-note"),
        ),
        lever(
            settings.letters, field="setting:letters", id="letters", named_by="letters-name", noted_by="letters-note"
        ),
        class_="setrow",
    )
    return _group(tr("Looks"), "palette", [theme, motion, letters])


def _play(settings: Settings) -> Markup:
    speed = _picks(
        "speed",
        tr("Bots’ speed"),
        tr("How long you can watch what a bot does."),
        [
            ("slow", tr("Slow"), None),
            ("normal", tr("Normal"), None),
            ("fast", tr("Fast"), None),
            ("instant", tr("At once"), None),
        ],
        settings.speed,
    )
    handover = _picks(
        "handover",
        tr("Covering the table"),
        tr("When several people share this screen, it is covered while it changes hands."),
        [
            ("auto", tr("When secret"), None),
            ("always", tr("Always"), None),
            ("never", tr("Never"), None),
        ],
        settings.handover,
    )
    return _group(tr("At the table"), "dice", [speed, handover])


def _language(settings: Settings, shell: Shell) -> Markup:
    options = [("", tr("As the browser says"))]
    options += [(code, language_name(code)) for code in shell.languages]
    select = select_field(
        tr("Language"),
        options,
        settings.language,
        hidden_label=True,
        data_field="setting:language",
        id="setting-language",
    )
    note = tr("Changes at once, in the middle of a game too.")
    rows = [_row(tr("Language"), note, select)]
    if shell.installable and not shell.embedded:
        install = button(tr("Install"), pic="cloud", do="install")
        rows.append(_row(tr("Install the app"), tr("Its own window, and it starts without a network."), install))
    if shell.update:
        update = button(tr("Update"), kind="brass", pic="redo", do="update")
        rows.append(_row(tr("A newer version is ready"), tr("Your games stay as they are."), update))
    return _group(tr("Language and app"), "globe", rows)


def _keys() -> Markup:
    keys = [
        (("Tab",), tr("to the next thing that can be chosen")),
        ((tr("Enter"),), tr("choose it, or go on")),
        (("←", "→", "↑", "↓"), tr("walk through a row of choices")),
        ((tr("Esc"),), tr("close, or take back")),
        ((tr("Space"),), tr("skip what the bots do")),
        (("?",), tr("why is this asked?")),
    ]
    rows = [
        h("li", h("span", [h("kbd", cap, class_="key") for cap in caps], class_="keys__caps"), h("span", words))
        for caps, words in keys
    ]
    return _group(tr("Keys"), "key", h("ul", rows, class_="keys"))
