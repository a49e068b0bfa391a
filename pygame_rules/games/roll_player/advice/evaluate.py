"""How good a position is for a seat: the stars that it may be expected to bring, with gold and cards weighed in."""

from __future__ import annotations

from functools import cache

from ..content.alignments import ALIGNMENTS
from ..content.classes import CLASSES
from ..content.market import CARDS, SETS, SKILLS
from ..effects.carriers import carriers
from ..effects.vocabulary import (
    AtLeast,
    AtMost,
    DieBonus,
    Effect,
    MarkerIn,
    PerClassDie,
    PerGoal,
    PerGold,
    PerGoldDie,
    PerMatch,
    PerTriple,
)
from ..scoring import (
    CLASS_COLOUR,
    GOALS,
    GRID,
    MODIFIERS,
    SIDES,
    WANTED,
    armor_counts,
    armor_stars,
    colour_count,
    dice_sums,
    weapon_bonuses,
)
from ..state import GOLD, ROWS, Player, State, solo

# What a match of the backstory is worth on the way to six, and what an open wanted space adds to the count.
MATCH_VALUE = (0.0, 0.35, 1.0, 1.7, 3.0, 4.1, 6.0)
OPEN_MATCH = 0.3
# How often the wish for a value comes true with a die to come: about the best of two dice.
CHOICE = 2


@cache
def chance(dice: int, low: int, high: int, rounds: int) -> float:
    """The chance that dice to come add up to low..high; a near miss may still be mended while rounds are left."""
    if dice == 0:
        if low <= 0 <= high:
            return 1.0
        miss = low if low > 0 else -high
        return max(0.0, 0.62 - 0.14 * miss) * min(rounds, 6) / 6
    outcomes = sorted((chance(dice - 1, low - value, high - value, rounds) for value in range(1, 7)), reverse=True)
    total, worse = 0.0, 1.0
    for rank, outcome in enumerate(outcomes):
        still = ((5 - rank) / 6) ** CHOICE
        total += (worse - still) * outcome
        worse = still
    return total


@cache
def standing(alignment: str, marker: int, rounds: int) -> float:
    """The worth of a marker's place: what lies there, and what can be reached in time."""
    grid = GRID[alignment]
    here = float(grid[marker])
    best = here
    for cell, value in enumerate(grid):
        steps = abs(cell // 3 - marker // 3) + abs(cell % 3 - marker % 3)
        if steps <= rounds:
            best = max(best, value * 0.8**steps - 0.25 * steps)
    return here + (best - here) * min(rounds, 4) / 5


def _trait(player: Player, effect: Effect, rounds: int, sums: list[int], left: list[int], goals: float) -> float:
    """The stars that a trait may be expected to pay."""
    if isinstance(effect, AtLeast | AtMost):
        row = ROWS.index(effect.row)
        now = sums[row] + MODIFIERS[player.race][row]
        low, high = (effect.value - now, 99) if isinstance(effect, AtLeast) else (-99, effect.value - now)
        return effect.stars * chance(left[row], low, high, rounds)
    if isinstance(effect, MarkerIn):
        return effect.stars * (0.9 if player.marker in SIDES[effect.side] else 0.35 * min(rounds, 4) / 4)
    growth = 1 + sum(left) / 18
    if isinstance(effect, PerClassDie):
        return min(colour_count(player, CLASS_COLOUR[player.klass]) * growth / effect.per, effect.limit)
    if isinstance(effect, PerGoldDie):
        return min(colour_count(player, GOLD) * growth / effect.per, effect.limit)
    if isinstance(effect, PerMatch):
        sheet = player.sheet
        matched = sum(sheet[space] // 6 == colour for space, colour in WANTED[player.backstory])
        return min(matched * growth / effect.per, effect.limit)
    if isinstance(effect, PerGoal):
        return min(goals / effect.per, effect.limit)
    if isinstance(effect, PerGold):
        return min(player.gold // effect.per, effect.limit) * (1.0 if rounds == 0 else 0.6)
    if isinstance(effect, PerTriple):
        return _triples(player, effect)
    return 0.0


def _triples(player: Player, effect: PerTriple) -> float:
    value = 0.0
    for first in range(0, 18, 3):
        dice = [die % 6 for die in player.sheet[first : first + 3] if die >= 0]
        if len(set(dice)) == 1:
            value += effect.stars * (1.0 if len(dice) == 3 else 0.3 if len(dice) == 2 else 0.1)
    return min(value, effect.limit)


def worth(player: Player, rounds: int, alone: bool) -> float:
    """The stars that a sheet may be expected to score with so many market rounds to come."""
    sheet = player.sheet
    sums = dice_sums(player)
    left = [
        3 if sheet[first] < 0 else 2 if sheet[first + 1] < 0 else 1 if sheet[first + 2] < 0 else 0
        for first in (0, 3, 6, 9, 12, 15)
    ]
    scores = [total + modifier for total, modifier in zip(sums, MODIFIERS[player.race], strict=True)]
    if any(card in carriers(DieBonus) for card in player.cards):
        scores = [score + bonus for score, bonus in zip(scores, weapon_bonuses(player), strict=True)]
    value = expected_goals = 0.0
    for score, open_spaces, (low, high, stars) in zip(scores, left, GOALS[player.klass], strict=True):
        likely = chance(open_spaces, low - score, high - score, rounds)
        value += stars * likely
        expected_goals += likely
    value += colour_count(player, CLASS_COLOUR[player.klass])
    value += standing(player.alignment, player.marker, rounds)
    matched = open_matches = 0
    for space, colour in WANTED[player.backstory]:
        if sheet[space] < 0:
            open_matches += 1
        elif sheet[space] // 6 == colour:
            matched += 1
    value += _interpolate(matched + OPEN_MATCH * open_matches)
    for card in player.cards:
        entry = CARDS[card]
        if entry.type == "trait":
            for effect in entry.does:
                value += _trait(player, effect, rounds, sums, left, expected_goals)
        elif entry.type == "skill":
            value += (0.9 if card in player.ready else 0.5) * min(rounds, 6) / 6
        elif entry.type == "weapon":
            value += 0.8 * min(rounds, 8) / 8
    value += _armor(player, rounds)
    return value + _gold(player, rounds, alone)


def _interpolate(count: float) -> float:
    low = int(count)
    if low >= 6:
        return MATCH_VALUE[6]
    return MATCH_VALUE[low] + (MATCH_VALUE[low + 1] - MATCH_VALUE[low]) * (count - low)


def _armor(player: Player, rounds: int) -> float:
    """Armor as it stands, and a part of what the next pieces would bring."""
    counts = armor_counts(player)
    if not counts:
        return 0.0
    value = float(armor_stars(player))
    for name, count in counts.items():
        table = SETS[name].stars
        if count < len(table):
            value += 0.35 * (table[count] - table[count - 1]) * min(rounds, 6) / 6
    return value


def _gold(player: Player, rounds: int, alone: bool) -> float:
    """Gold buys cards while there are markets to come; later it only counts alone."""
    gold = player.gold + player.tokens
    if rounds == 0:
        return player.gold // 8 + 0.01 * player.gold if alone else 0.01 * player.gold
    useful = min(gold, 4 * rounds)
    return 0.3 * min(useful, 8) + 0.16 * max(useful - 8, 0) + 0.03 * (gold - useful)


def evaluate(state: State, seat: int) -> float:
    """The stars that a seat may expect; a gold die in hand is worth a little more for its gold."""
    alone = solo(state)
    rounds = markets_left(state, seat)
    player = state.players[seat]
    return worth(player, rounds, alone) + (0.35 * (player.die // 6 == GOLD) if player.die >= 0 else 0.0)


def markets_left(state: State, seat: int) -> int:
    """How many own market turns are still to come."""
    left = state.rounds - state.round
    if state.phase in ("setup", "roll", "dice") or (state.phase == "market" and state.players[seat].initiative):
        left += 1
    return left if state.phase != "over" else 0


assert set(GRID) - {""} == set(ALIGNMENTS) and set(GOALS) - {""} == set(CLASSES) and SKILLS
