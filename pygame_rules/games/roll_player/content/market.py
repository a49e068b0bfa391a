"""All 53 market cards."""

from __future__ import annotations

from .armor import ARMOR, SETS
from .kinds import Card
from .skills import SKILLS
from .traits import TRAITS
from .weapons import WEAPONS

CARDS: dict[str, Card] = dict(sorted((WEAPONS | ARMOR | SKILLS | TRAITS).items()))

__all__ = ["ARMOR", "CARDS", "SETS", "SKILLS", "TRAITS", "WEAPONS"]
