"""What a seat may know, as JSON-able values. Only the order of the deck and the coming rolls are hidden."""

from __future__ import annotations

import copy as copying
from collections.abc import Mapping
from functools import cache
from typing import Any

from ...core.codec import Codec
from ...core.rng import Rng
from .content.market import CARDS, SKILLS
from .effects.carriers import hand_limit, hands_used
from .scoring import GOALS, MODIFIERS, breakdown, dice_sums, matches, row_scores, weapon_bonuses
from .state import COLOURS, ROWS, Player, Seated, State, Step, around, asking, copy_state, die_view, solo
from .turn.rolled_dice import Layout, lowest
from .turn.setting_up import StartingDice
from .words.names import goal_text


@cache
def state_codec() -> Codec[State]:
    return Codec(State)


def board(state: State) -> dict[str, Any]:
    """The table as everyone sees it."""
    step = asking(state) if state.stack else None
    turns = [step.player for step in state.stack if step.in_turn and isinstance(step, Seated)]
    holders = {player.initiative: seat for seat, player in enumerate(state.players) if player.initiative}
    return {
        "round": state.round,
        "rounds": state.rounds,
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
        "rolled": [die_view(die) for die in _rolled(step)],
        "bag": dict(zip(COLOURS, state.bag, strict=True)),
        "market": list(state.market),
        "deck": len(state.deck),
        "discard": list(state.discard),
        "trash": list(state.trash),
        "nemesis": state.nemesis or None,
        "players": [player_view(player, seat, solo(state)) for seat, player in enumerate(state.players)],
        "subject": step.subject(state) if step else {},
        "curve": [list(scores) for scores in state.curve],
        "flow": _flow(state),
    }


def _rolled(step: Step | None) -> list[int]:
    """The loose dice that a question is about."""
    if isinstance(step, StartingDice):
        return list(step.dice)
    return lowest(step.dice) if isinstance(step, Layout) else []


def player_view(player: Player, seat: int, alone: bool) -> dict[str, Any]:
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
            row: [die_view(die) for die in sheet[index * 3 : index * 3 + 3] if die >= 0]
            for index, row in enumerate(ROWS)
        },
        "cards": [{"id": card, "exhausted": card in SKILLS and card not in player.ready} for card in player.cards],
        "die": die_view(player.die),
        "initiative": player.initiative or None,
        "quiet": player.quiet,
        "totals": totals(player),
        "matches": matches(player),
        "hands": [hands_used(player), hand_limit(player)],
        "stars": breakdown(player, alone),
    }


def totals(player: Player) -> dict[str, dict[str, Any]]:
    """Each row with its parts and its goal, as if the game ended now."""
    scores, sums, bonuses = row_scores(player), dice_sums(player), weapon_bonuses(player)
    found = {}
    for index, row in enumerate(ROWS):
        low, high, stars = GOALS[player.klass][index]
        found[row] = {
            "score": scores[index],
            "dice": sums[index],
            "race": MODIFIERS[player.race][index],
            "weapon": bonuses[index],
            "goal": goal_text(low, high) if stars else "",
            "met": bool(stars) and low <= scores[index] <= high,
            "stars": stars,
        }
    return found


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
