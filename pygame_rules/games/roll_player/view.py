"""What a seat may know, as JSON-able values. Only the order of the deck and the coming rolls are hidden."""

from __future__ import annotations

import copy as copying
from collections.abc import Mapping
from functools import cache
from typing import Any

from ...core.codec import Codec
from ...core.rng import Rng
from .advice.offers import offers
from .content.kinds import OPEN
from .content.market import CARDS, SETS, SKILLS
from .effects.carriers import hand_limit, hands_used
from .scoring import GOALS, MODIFIERS, armor_counts, breakdown, dice_sums, goal_met, matches, row_scores, weapon_bonuses
from .state import COLOURS, ROWS, Player, Seated, State, Step, around, asking, copy_state, die_view, shown_die, solo
from .turn.rolled_dice import Layout, lowest
from .turn.setting_up import StartingDice, starting_dice
from .view_types import BoardView, PlayerView, SetView, TotalView
from .words.names import goal_text


@cache
def state_codec() -> Codec[State]:
    return Codec(State)


def board(state: State) -> BoardView:
    """The table as everyone sees it."""
    step = asking(state) if state.stack else None
    turns = [step.player for step in state.stack if step.in_turn and isinstance(step, Seated)]
    holders = {player.initiative: seat for seat, player in enumerate(state.players) if player.initiative}
    return {
        "round": state.round,
        "rounds": state.rounds,
        "starting_dice": starting_dice(len(state.players), state.variants),
        "phase": state.phase,
        "step": step.name if step else "over",
        "start": state.start,
        "order": list(around(state, state.start)),
        "turn": turns[-1] if turns else state.start,
        "market_order": list(state.market_order),
        "initiative": [
            {"number": index + 1, "die": die_view(die), "gold": gold, "holder": holders.get(index + 1)}
            for index, (die, gold) in enumerate(zip(state.pool, state.card_gold, strict=True))
        ],
        "rolled": [shown_die(die) for die in _rolled(step)],
        "bag": dict(zip(COLOURS, state.bag, strict=True)),
        "market": list(state.market),
        "deck": len(state.deck),
        "discard": list(state.discard),
        "trash": list(state.trash),
        "nemesis": state.nemesis or None,
        "players": [player_view(state, seat) for seat in range(len(state.players))],
        "subject": step.subject(state) if step else {},
        "curve": [list(scores) for scores in state.curve],
        "flow": _flow(state),
    }


def _rolled(step: Step | None) -> list[int]:
    """The loose dice that a question is about."""
    if isinstance(step, StartingDice):
        return list(step.dice)
    return lowest(step.dice) if isinstance(step, Layout) else []


def player_view(state: State, seat: int) -> PlayerView:
    player = state.players[seat]
    sheet = player.sheet
    return {
        "seat": seat,
        "race": player.race or None,
        "class": player.klass or None,
        "backstory": player.backstory or None,
        "alignment": player.alignment or None,
        "marker": [player.marker // 3, player.marker % 3],
        "gold": player.gold,
        "tokens": player.tokens,
        "rows": {
            row: [shown_die(die) for die in sheet[index * 3 : index * 3 + 3] if die >= 0]
            for index, row in enumerate(ROWS)
        },
        "cards": [{"id": card, "exhausted": card in SKILLS and card not in player.ready} for card in player.cards],
        "die": die_view(player.die),
        "initiative": player.initiative or None,
        "quiet": player.quiet,
        "totals": totals(player),
        "sets": armor_sets(player),
        "matches": matches(player),
        "hands": [hands_used(player), hand_limit(player)],
        "stars": breakdown(player, solo(state)),
        "offers": offers(state, seat),
    }


def totals(player: Player) -> dict[str, TotalView]:
    """Each row with its parts and its goal, as if the game ended now."""
    scores, sums, bonuses = row_scores(player), dice_sums(player), weapon_bonuses(player)
    by_row: dict[str, TotalView] = {}
    for index, row in enumerate(ROWS):
        low, high, stars = GOALS[player.klass][index]
        by_row[row] = {
            "score": scores[index],
            "dice": sums[index],
            "race": MODIFIERS[player.race][index],
            "weapon": bonuses[index],
            "goal": goal_text(low, high) if stars else "",
            "low": low,
            "high": None if high == OPEN else high,
            "met": goal_met(player, index, scores[index]),
            "stars": stars,
        }
    return by_row


def armor_sets(player: Player) -> dict[str, SetView]:
    """What the armor of each set pays, and would pay with one more card; class and shield apart (RP-14.5)."""
    counts = armor_counts(player)
    by_set: dict[str, SetView] = {}
    for name, armor in SETS.items():
        cards = counts.get(name, 0)
        pays = (0, *armor.stars)
        by_set[name] = {"cards": cards, "stars": pays[cards], "next_stars": pays[min(cards + 1, len(armor.stars))]}
    return by_set


def _flow(state: State) -> Any:
    """The position without what is hidden: the deck in the order of names, the generator at zero."""
    known = copy_state(state)
    known.deck.sort()
    known.rng = Rng(0)
    return state_codec().encode(known)


def imagine(view: Mapping[str, Any], rng: Rng) -> State:
    """A position that fits a view: the deck in some order that it can have, the coming rolls unknown."""
    state = state_codec().decode(copying.deepcopy(view["board"]["flow"]))
    state.rng = Rng(rng.below(1 << 62))
    if state.layered:
        # The one-dot cards lie on top, which is the end (RP-2.8).
        layers = [[card for card in state.deck if CARDS[card].dots == dots] for dots in (2, 1)]
    else:
        layers = [list(state.deck)]
    for layer in layers:
        state.rng.shuffle(layer)
    state.deck = [card for layer in layers for card in layer]
    return state
