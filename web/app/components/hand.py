"""A hand of cards, fanned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.components.card import card
from app.html import Markup, h


def hand(cards: Sequence[Mapping[str, Any]], *, label: str, **attrs: Any) -> Markup:
    """Cards held in a fan; each is given as the arguments of `card`, the overlap follows the width by itself."""
    fanned = [card(**{**one, "style": {"--i": index}}) for index, one in enumerate(cards)]
    return h("div", fanned, class_="hand", role="group", aria_label=label, style={"--n": len(cards)}, **attrs)
