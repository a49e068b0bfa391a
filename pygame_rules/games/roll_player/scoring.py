"""The final scoring, which can be asked for at any time as if the game ended now (RP-14, RP-15)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from ...core.play import Result
from .content.alignments import ALIGNMENTS
from .content.backstories import BACKSTORIES
from .content.classes import CLASSES
from .content.market import CARDS, SETS
from .content.races import RACES
from .effects.carriers import carriers, has, passives
from .effects.vocabulary import (
    ArmorPiece,
    AtLeast,
    AtMost,
    DieBonus,
    Effect,
    ExtraArmor,
    MarkerIn,
    PerClassDie,
    PerGoal,
    PerGold,
    PerGoldDie,
    PerMatch,
    PerTriple,
)
from .state import COLOURS, GOLD, ROWS, SPACES, Player, State, solo
from .view_types import Stars

PARTS = ("goals", "class_dice", "alignment", "backstory", "armor", "traits", "gold")
# Stars by the number of matches (RP-14.4).
BACKSTORY_STARS = (0, 0, 1, 1, 3, 3, 6)
# The lowest scores of the solo ratings (RP-18.12).
RATINGS = ((38, "hero"), (34, "champion"), (30, "clan_leader"), (26, "traveller"), (22, "mercenary"), (-99, "npc"))
SOLO_GOLD = 8

# The content by numbers, as scoring needs it; the empty id is a sheet that is not chosen yet.
MODIFIERS = {"": (0,) * 6} | {r.id: tuple(r.modifiers.get(row, 0) for row in ROWS) for r in RACES.values()}
GOALS = {"": ((0, 0, 0),) * 6} | {c.id: tuple(c.goals[row] for row in ROWS) for c in CLASSES.values()}
CLASS_COLOUR = {"": -1} | {c.id: COLOURS.index(c.colour) for c in CLASSES.values()}
WANTED: dict[str, tuple[tuple[int, int], ...]] = {"": ()} | {
    b.id: tuple((SPACES.index(space), COLOURS.index(colour)) for space, colour in b.spaces.items())
    for b in BACKSTORIES.values()
}
GRID = {"": (0,) * 9} | {a.id: tuple(value for row in a.grid for value in row) for a in ALIGNMENTS.values()}
SIDES = {"good": (0, 1, 2), "evil": (6, 7, 8), "lawful": (0, 3, 6), "chaotic": (2, 5, 8)}
_COLOURED = tuple(range(6))


def dice_sums(player: Player) -> list[int]:
    """The values of each row's dice, added up."""
    sums = []
    sheet = player.sheet
    for first in (0, 3, 6, 9, 12, 15):
        total = 0
        for die in sheet[first : first + 3]:
            if die >= 0:
                total += die % 6 + 1
        sums.append(total)
    return sums


def weapon_bonuses(player: Player) -> list[int]:
    """What weapons add to each row for the goals (RP-16.7)."""
    bonuses = [0] * 6
    for effect in passives(player, DieBonus):
        colour = CLASS_COLOUR[player.klass] if effect.colour == "class" else COLOURS.index(effect.colour)
        for space, die in enumerate(player.sheet):
            if die >= 0 and die // 6 == colour:
                bonuses[space // 3] += effect.amount
    return bonuses


def row_totals(player: Player) -> list[int]:
    """Each row as traits see it: dice and race (RP-14.6)."""
    return [total + modifier for total, modifier in zip(dice_sums(player), MODIFIERS[player.race], strict=True)]


def row_scores(player: Player, totals: list[int] | None = None) -> list[int]:
    """Each row as the goals see it, with what weapons add to its total (RP-14.1)."""
    scores = row_totals(player) if totals is None else totals
    if player.cards and has(player, DieBonus):
        scores = [score + bonus for score, bonus in zip(scores, weapon_bonuses(player), strict=True)]
    return scores


def goal_met(player: Player, row: int, score: int) -> bool:
    """Whether a score meets the goal of a row; without a class there is none (RP-14.1)."""
    low, high, stars = GOALS[player.klass][row]
    return stars > 0 and low <= score <= high


def matches(player: Player) -> int:
    """How many dice lie where the backstory wants their colour (RP-14.4)."""
    sheet = player.sheet
    # An empty space is -1, whose colour -1 matches nothing.
    return sum([sheet[space] // 6 == colour for space, colour in WANTED[player.backstory]])


def colour_count(player: Player, colour: int) -> int:
    low, high = colour * 6, colour * 6 + 5
    return sum([low <= die <= high for die in player.sheet])


@dataclass(slots=True)
class Facts:
    """What traits look at."""

    totals: list[int]
    met: int
    class_dice: int
    matches: int


def _per(count: int, per: int, limit: int) -> int:
    return min(count // per, limit)


def _triples(player: Player) -> int:
    sheet = player.sheet
    count = 0
    for first in range(0, 18, 3):
        if sheet[first + 2] >= 0 and sheet[first] % 6 == sheet[first + 1] % 6 == sheet[first + 2] % 6:
            count += 1
    return count


TRAIT_STARS: dict[type[Effect], Callable[[Player, Any, Facts], int]] = {
    AtMost: lambda player, e, facts: e.stars if facts.totals[ROWS.index(e.row)] <= e.value else 0,
    AtLeast: lambda player, e, facts: e.stars if facts.totals[ROWS.index(e.row)] >= e.value else 0,
    MarkerIn: lambda player, e, facts: e.stars if player.marker in SIDES[e.side] else 0,
    PerClassDie: lambda player, e, facts: _per(facts.class_dice, e.per, e.limit),
    PerGoldDie: lambda player, e, facts: _per(colour_count(player, GOLD), e.per, e.limit),
    PerMatch: lambda player, e, facts: _per(facts.matches, e.per, e.limit),
    PerGoal: lambda player, e, facts: _per(facts.met, e.per, e.limit),
    PerGold: lambda player, e, facts: _per(player.gold, e.per, e.limit),
    PerTriple: lambda player, e, facts: min(_triples(player) * e.stars, e.limit),
}
# The cards that pay stars by themselves, with what they pay for.
TRAITS = {
    card.id: tuple(effect for effect in card.does if type(effect) in TRAIT_STARS)
    for card in CARDS.values()
    if any(type(effect) in TRAIT_STARS for effect in card.does)
}


def armor_counts(player: Player) -> dict[str, int]:
    """How many cards of each armor set a player has; sets without any are left out."""
    pieces = carriers(ArmorPiece)
    counts: dict[str, int] = {}
    for card in player.cards:
        if card in pieces:
            name = pieces[card].set
            counts[name] = counts.get(name, 0) + 1
    return counts


def armor_stars(player: Player) -> int:
    """The sets, each with the bonus of its colours, and what a shield adds (RP-14.5, RP-16.13)."""
    counts = armor_counts(player)
    if not counts:
        return 0
    colour = CLASSES[player.klass].colour if player.klass else ""
    stars = sum(SETS[name].stars[n - 1] + (colour in SETS[name].colours) for name, n in counts.items())
    for effect in passives(player, ExtraArmor):
        gains = []
        for name, n in counts.items():
            table = SETS[name].stars
            gains.append(table[min(n + effect.pieces, len(table)) - 1] - table[n - 1])
        stars += max(gains)
    return stars


def trait_stars(player: Player, facts: Facts) -> int:
    """Traits look at dice and race only, never at weapons (RP-14.6)."""
    total = 0
    for card in player.cards:
        for effect in TRAITS.get(card, ()):
            total += TRAIT_STARS[type(effect)](player, effect, facts)
    return total


def score(player: Player, alone: bool) -> list[int]:
    """The stars of each part, in the order of PARTS."""
    totals = row_totals(player)
    scores = row_scores(player, totals)
    goals = met = 0
    for value, (low, high, stars) in zip(scores, GOALS[player.klass], strict=True):
        if low <= value <= high and stars:
            goals += stars
            met += 1
    class_dice = colour_count(player, CLASS_COLOUR[player.klass]) if player.klass else 0
    matched = matches(player)
    armor = traits = 0
    if player.cards:
        armor = armor_stars(player)
        traits = trait_stars(player, Facts(totals, met, class_dice, matched))
    return [
        goals,
        class_dice,
        GRID[player.alignment][player.marker],
        BACKSTORY_STARS[matched],
        armor,
        traits,
        player.gold // SOLO_GOLD if alone else 0,
    ]


def total(player: Player, alone: bool) -> int:
    return sum(score(player, alone))


def breakdown(player: Player, alone: bool) -> Stars:
    """The stars by part with their total; gold counts in solo games only (RP-18.11)."""
    parts = score(player, alone)
    named = dict(zip(PARTS, parts, strict=True))
    if not alone:
        del named["gold"]
    return cast(Stars, named | {"total": sum(parts)})


def keep_score(state: State) -> None:
    """Remember how everyone stands, for the curve of the game."""
    alone = solo(state)
    state.curve.append(tuple([total(player, alone) for player in state.players]))


def rating(stars: int) -> str:
    """The solo rating (RP-18.12)."""
    return next(name for least, name in RATINGS if stars >= least)


def outcome(state: State) -> Result | None:
    """Who won: most stars, then most gold, then fewest dice of the own class colour (RP-15.1)."""
    if state.phase != "over":
        return None
    alone = solo(state)
    scores = [total(player, alone) for player in state.players]
    ranks = [
        (stars, player.gold, -colour_count(player, CLASS_COLOUR[player.klass]))
        for stars, player in zip(scores, state.players, strict=True)
    ]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    parts: list[dict[str, Any]] = [dict(breakdown(player, alone)) for player in state.players]
    if alone:
        parts[0]["rating"] = rating(scores[0])
    return Result(winners, tuple(scores), tuple(parts))


def hurting_cards(player: Player, alone: bool) -> list[str]:
    """The own cards without which the score would be higher, alone or two together (RP-13.3)."""
    now = total(player, alone)
    mine = player.cards

    def without(*gone: str) -> int:
        player.cards = [card for card in mine if card not in gone]
        return total(player, alone)

    try:
        hurting = [card for card in mine if without(card) > now]
        if not hurting:
            bonus = [card for card in mine if card in carriers(DieBonus)]
            pairs = [(a, b) for i, a in enumerate(bonus) for b in bonus[i + 1 :] if without(a, b) > now]
            hurting = sorted({card for pair in pairs for card in pair})
    finally:
        player.cards = mine
    return sorted(hurting)
