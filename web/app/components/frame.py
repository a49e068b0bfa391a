"""What every screen around the games has: the bar with the way home, the tools, and notices that concern all."""

from __future__ import annotations

from typing import Any

from app.components.button import button, icon_button
from app.components.topbar import crumbs, topbar
from app.html import Markup, h, icon
from app.models import Shell
from pygame_rules import tr

# What languages call themselves: never translated, so that who cannot read the page still finds their own.
LANGUAGES = {"en": "English", "pl": "Polski", "cs": "Čeština"}


def language_name(code: str) -> str:
    """A language in its own words."""
    return LANGUAGES.get(code, code)


def languages(shell: Shell, cls: str = "home-lang") -> Markup | None:
    """The switch of languages; nothing where there is only one."""
    if len(shell.languages) < 2:
        return None
    buttons = [
        h(
            "button",
            {"type": "button", "data-do": "language", "data-arg": code, "aria-pressed": code == shell.language},
            code.split("-")[0].upper(),
            " ",
            h("span", language_name(code), class_="visually-hidden"),
            lang=code,
        )
        for code in shell.languages
    ]
    return h("div", {"role": "group", "aria-label": tr("Language")}, buttons, class_=["switch", cls])


def update_button(shell: Shell) -> Markup | None:
    """The offer of a newer version; nothing where there is none."""
    if not shell.update:
        return None
    tip = tr("A newer version is ready. Your games stay as they are.")
    return button(tr("Update"), kind="brass", pic="redo", do="update", cls="bar-update", data_tip=tip)


def page_bar(shell: Shell, here: str, *, middle: Any = None, tools: Any = None, leave: str = "settings") -> Markup:
    """The bar of a screen beside the games: the brand leads home, the crumbs say where one is.

    `leave` names the tool that would only lead to where one is already.
    """
    trail = crumbs([(tr("Home"), "home"), (here, None)], label=tr("Where you are"))
    buttons = [
        tools,
        languages(shell),
        update_button(shell),
        leave != "rules" and icon_button("rules", tr("Rules companion"), do="rules"),
        leave != "settings" and icon_button("cog", tr("Settings"), do="settings"),
    ]
    return topbar(
        tr("Rulebound"), pic="dice", home_label=tr("Home"), middle=[trail, middle], tools=buttons, cls="page-top"
    )


def memory_notice(shell: Shell) -> Markup | None:
    """Tells that the browser keeps nothing; nothing where it does."""
    if not shell.refused:
        return None
    words = h(
        "p",
        h("b", tr("This browser keeps no games.")),
        " ",
        tr("They last until the page is closed. Save them to a file to keep them."),
    )
    return h("div", icon("info"), words, class_="notice", role="note", id="memory-notice")


def page(bar: Markup, main: Markup, *, cls: str, game: str | None = None) -> Markup:
    """A whole screen: its bar and its main part, in the colours of a game where one is named."""
    return h("div", bar, main, class_=["page", cls], data_game=game)
