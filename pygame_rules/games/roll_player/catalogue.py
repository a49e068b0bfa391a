"""The content as JSON-able values with its words, and as one stable text."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.words import tr
from .content.alignments import ALIGNMENTS
from .content.backstories import BACKSTORIES
from .content.classes import CLASSES
from .content.kinds import UNSURE, Card
from .content.market import CARDS, SETS
from .content.races import RACES
from .effects.vocabulary import ArmorPiece
from .scoring import BACKSTORY_STARS
from .state import COLOURS, ROWS
from .view_types import CardEntry, Catalogue
from .words.names import COLOUR_LETTERS, ROW_ACTIONS, ROW_NAMES, ROW_SHORT, colour_name, goal_text
from .words.texts import text_of


def unsure(provenance: Mapping[str, str]) -> dict[str, str]:
    """The fields that are not known from the rulebook or a public source."""
    return {name: source for name, source in provenance.items() if source in UNSURE}


def catalogue() -> Catalogue:
    """All content, worded in the language in use."""
    return {
        "races": {
            race.id: {
                "name": tr(race.name),
                "modifiers": {row: race.modifiers.get(row, 0) for row in ROWS},
                "provenance": dict(race.provenance),
            }
            for race in RACES.values()
        },
        "classes": {
            klass.id: {
                "name": tr(klass.name),
                "colour": klass.colour,
                "pair": klass.pair,
                "goals": {
                    row: {"text": goal_text(low, high), "stars": stars}
                    for row, (low, high, stars) in klass.goals.items()
                },
                "ability": {"name": tr(klass.ability), "text": text_of(klass)},
                "provenance": dict(klass.provenance),
                "unsure": list(unsure(klass.provenance)),
            }
            for klass in CLASSES.values()
        },
        "backstories": {
            story.id: {
                "name": tr(story.name),
                "spaces": dict(story.spaces),
                "provenance": dict(story.provenance),
            }
            for story in BACKSTORIES.values()
        },
        "backstory_steps": [
            {"matches": count, "stars": stars}
            for count, stars in enumerate(BACKSTORY_STARS)
            if count and stars > BACKSTORY_STARS[count - 1]
        ],
        "alignments": {
            card.id: {
                "name": tr(card.name),
                "grid": [list(row) for row in card.grid],
                "provenance": dict(card.provenance),
            }
            for card in ALIGNMENTS.values()
        },
        "cards": {card.id: _card(card) for card in CARDS.values()},
        "armor_sets": {
            armor.id: {
                "name": tr(armor.name),
                "stars": list(armor.stars),
                "colours": list(armor.colours),
                "provenance": dict(armor.provenance),
            }
            for armor in SETS.values()
        },
        "rows": {
            row: {"name": tr(ROW_NAMES[row]), "short": tr(ROW_SHORT[row]), "action": tr(ROW_ACTIONS[row])}
            for row in ROWS
        },
        "colours": {colour: {"name": colour_name(colour), "letter": COLOUR_LETTERS[colour]} for colour in COLOURS},
    }


def _card(card: Card) -> CardEntry:
    entry: CardEntry = {
        "name": tr(card.name),
        "type": card.type,
        "cost": card.cost,
        "dots": card.dots,
        "text": text_of(card),
        "provenance": dict(card.provenance),
        "unsure": unsure(card.provenance),
    }
    if card.arrow:
        entry["arrow"] = card.arrow
    if card.hands:
        entry["hands"] = card.hands
    if card.timing:
        entry["timing"] = card.timing
    for effect in card.does:
        if isinstance(effect, ArmorPiece):
            entry["set"] = effect.set
    return entry


def content_text() -> str:
    """All figures as one text, the same as long as no figure changes."""
    parts = (RACES, CLASSES, BACKSTORIES, ALIGNMENTS, SETS, CARDS)
    return "\n".join(repr(entry) for part in parts for entry in part.values())
