"""The twelve events of the solo game (PF-15)."""

from __future__ import annotations

from ....core.words import mark
from ..effects.vocabulary import (
    Crumble,
    Discount,
    Effect,
    EnemyDamage,
    EnemyDieTimes,
    ForbidSpecial,
    Heal,
    LoseShare,
    Quake,
    RefillGems,
    RefreshShop,
    Reinforce,
    TurnDie,
)
from .kinds import ALL_DESIGNED, EventCard, by_id


def _event(card: str, name: str, timing: str, *does: Effect) -> EventCard:
    return EventCard(card, name, timing, does, ALL_DESIGNED)


EVENTS: dict[str, EventCard] = by_id(
    _event("earthquake", mark("Earthquake"), "immediate", Quake()),
    _event("frenzy", mark("Frenzy"), "whole_turn", EnemyDieTimes(2)),
    _event("lull", mark("Lull"), "whole_turn", EnemyDieTimes(0)),
    _event("gem_shower", mark("Gem Shower"), "immediate", RefillGems(2)),
    _event("tax_collector", mark("Tax Collector"), "end_of_turn", LoseShare(3)),
    _event("market_day", mark("Market Day"), "whole_turn", RefreshShop(), Discount(1)),
    _event("reinforcements", mark("Reinforcements"), "immediate", Reinforce(2)),
    _event("crumbling_tower", mark("Crumbling Tower"), "end_of_turn", Crumble()),
    _event("blood_moon", mark("Blood Moon"), "whole_turn", EnemyDamage(1)),
    _event("second_wind", mark("Second Wind"), "immediate", Heal(2)),
    _event("cursed_fog", mark("Cursed Fog"), "whole_turn", ForbidSpecial()),
    _event("inspiration", mark("Inspiration"), "whole_turn", TurnDie()),
)
