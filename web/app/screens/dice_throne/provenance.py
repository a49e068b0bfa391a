"""Where the figures of the content are known from, in words."""

from __future__ import annotations

from app.html import Markup, h, icon
from pygame_rules import tr
from pygame_rules.games.dice_throne.view_types import ProvenanceEntry

# Origins that are public projects begin with this; the rest of them is the project's name.
PUBLIC = "public:"


def unsure_words(provenance: ProvenanceEntry) -> str | None:
    """Why a figure is not certain, for the mark that explains itself; nothing where it is."""
    if not provenance["unsure"]:
        return None
    if provenance["disputed"]:
        readings = "; ".join(
            tr("{value} ({source})", value=reading["value"], source=reading["source"].removeprefix(PUBLIC))
            for reading in provenance["disputed"]
        )
        words = tr("Sources differ: {readings}.", readings=readings)
    else:
        origin = provenance["origin"].removeprefix(PUBLIC)
        words = tr("Not certain: known from {source} alone.", source=origin)
    return " ".join(part for part in (words, provenance["note"]) if part)


def facts(provenance: ProvenanceEntry) -> list[Markup]:
    """All that is known about where the figures come from, as lines of a list."""
    sure = {"high": tr("certain"), "medium": tr("fairly certain"), "low": tr("uncertain")}
    words = tr(
        "Figures: {sure}, from {source}",
        sure=sure.get(provenance["confidence"], ""),
        source=_origin(provenance["origin"]),
    )
    lines = [h("li", icon("lens"), words)]
    for reading in provenance["disputed"]:
        says = tr("{source} reads: {value}", source=_origin(reading["source"]), value=reading["value"])
        lines.append(h("li", h("span", "?", class_="dt-ab__q"), says))
    if provenance["note"]:
        lines.append(h("li", icon("quill"), provenance["note"]))
    return lines


def _origin(origin: str) -> str:
    """Where something is known from, in a word."""
    named = {"rulebook": tr("the rulebook"), "memory": tr("memory"), "designed": tr("our own design")}
    return named.get(origin, origin.removeprefix(PUBLIC))
