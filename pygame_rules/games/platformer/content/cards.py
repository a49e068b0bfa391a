"""Items, potions and artifacts together, by id."""

from __future__ import annotations

from .artifacts import ARTIFACTS
from .items import ITEMS
from .kinds import Card
from .potions import POTIONS

CARDS: dict[str, Card] = {**ITEMS, **POTIONS, **ARTIFACTS}
# What the shop sells.
GOODS: dict[str, Card] = {**ITEMS, **POTIONS}
