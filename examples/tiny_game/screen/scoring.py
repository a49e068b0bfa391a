"""The end: who won, and how far everybody came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.components.button import button
from app.components.prompt import prompt
from app.html import Markup, h
from pygame_rules import tr

from .table import runners, top

if TYPE_CHECKING:
    from app.ui import UI


def scoring(view: Mapping[str, Any], catalogue: Mapping[str, Any], names: Sequence[str], ui: UI) -> Markup:
    """The screen of a finished race."""
    buttons = [
        button(tr("Home"), kind="quiet", do="home"),
        button(tr("New game"), kind="brass", pic="dice", do="new-game"),
    ]
    main = h(
        "main",
        h("h1", outcome(view, names)),
        h("section", runners(view, ui), aria_label=tr("The race"), class_="panel"),
        prompt(tr("Play again?"), pic="trophy", rule="TG-4.1", actions=buttons),
        class_="tiny",
    )
    return h("div", top(view), main, class_="page-score", data_game="tiny_game")


def outcome(view: Mapping[str, Any], names: Sequence[str]) -> str:
    """Who won, in a sentence."""
    winners = view["result"]["winners"]
    if len(winners) == 1:
        return tr("{name} wins.", name=names[winners[0]])
    return tr("{names} share the victory.", names=", ".join(names[seat] for seat in winners))
