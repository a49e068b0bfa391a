"""The column beside the table: the switch of the odds, and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.components.log import Entry, log
from app.html import Markup, h, icon
from app.screens.dice_throne.cues import ICONS
from pygame_rules import tr, trn

if TYPE_CHECKING:
    from app.screens.dice_throne.scene import Scene


# The lever's id. It stands outside of all that comes and goes, so that it keeps its setting.
ODDS = "dt-odds"
PHASE_SIGN = ICONS["PhaseBegan"]


def lever() -> Markup:
    """The checkbox behind the switch of the odds; the style sheet looks at it."""
    attrs = {"type": "checkbox", "id": ODDS, "checked": True, "aria-label": tr("Show the odds")}
    return h("input", attrs, class_="visually-hidden dt-lever__box")


def side(scene: Scene, *, above: Any = None) -> Markup:
    """What is looked at while playing."""
    return h("aside", above, odds_box(scene), logbook(scene), class_="dt-side")


def odds_box(scene: Scene) -> Markup:
    """The switch of the odds, and what they mean now."""
    words = _odds_words(scene)
    lever = h(
        "label",
        {"for": ODDS},
        h("b", tr("Odds")),
        h("span", h("i"), class_="dt-lever"),
        class_="dt-oddsbox__row",
    )
    legend = h(
        "p",
        h("span", h("i", icon("die"), class_="dt-sym"), tr("you have it"), class_="dt-legend__one"),
        h("span", h("i", icon("die"), class_="dt-sym dt-sym--need"), tr("missing"), class_="dt-legend__one"),
        class_="dt-legend",
    )
    return h(
        "section",
        lever,
        h("p", words, class_="dt-oddsbox__words") if words else legend,
        class_="panel dt-oddsbox",
        style=scene.hero_style(scene.seat),
        aria_label=tr("Odds"),
    )


def _odds_words(scene: Scene) -> str:
    """What the figures on the panels mean just now."""
    left = scene.board["attempts"]["left"]
    if not scene.can_keep or not scene.odds:
        return ""
    if scene.kept:
        return trn(
            "Chance to have it after {n} more roll with these dice kept. Glowing dice are worth keeping.",
            "Chance to have it after {n} more rolls, these dice kept in the next. Glowing dice are worth keeping.",
            left,
        )
    return trn(
        "Chance to have it after {n} more roll of all dice. Glowing dice are worth keeping.",
        "Chance to have it after {n} more rolls, all dice in the next one. Glowing dice are worth keeping.",
        left,
    )


def entries(scene: Scene) -> list[Entry]:
    """What happened, newest first."""
    lines = []
    for number, (pic, sentence, rule) in enumerate(scene.ui.log):
        if pic == PHASE_SIGN:
            # The phases stand in the bar above the table.
            continue
        lines.append(Entry(sentence, pic=pic or "info", rule=rule or None, heading=not pic, key=f"log-{number}"))
    lines.reverse()
    return lines


def logbook(scene: Scene) -> Markup:
    """The log as a panel."""
    head = h(
        "div",
        icon("scroll"),
        h("h2", tr("Log")),
        h("button", {"type": "button", "data-do": "copy-log"}, tr("copy"), class_="link"),
        class_="panel__head",
    )
    body = log(entries(scene)[:120], label=tr("Log"))
    return h("section", head, body, class_="panel logbox dt-logbox", aria_label=tr("Log"))
