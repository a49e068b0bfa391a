"""When a skill may be used, and in which ways (RP-9, RP-16.6)."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.play import Move, by_text
from .. import actions as act
from ..content.market import SKILLS
from ..state import STEP, WAYS, Player, State, Step
from .carriers import has
from .vocabulary import AnyDirection, CopySkill

COPYING = frozenset(card.id for card in SKILLS.values() if any(type(effect) is CopySkill for effect in card.does))


def timely(state: State, timing: str, step: Step) -> bool:
    """Whether a skill's timing allows it in the course of a step (RP-9.3)."""
    if timing == "any":
        return True
    if timing == "dice_phase_pool":
        return state.phase == "dice" and max(state.pool) >= 0
    if timing == "any_bag_not_empty":
        return any(state.bag)
    if timing == "market_phase":
        return state.phase == "market"
    return step.is_moment(timing)


def _targets(state: State, seat: int) -> Iterator[str]:
    """The skills of the others, which a card that copies can stand for (RP-16.6)."""
    for other, player in enumerate(state.players):
        if other != seat:
            for card in player.cards:
                if card in SKILLS and card not in COPYING:
                    yield card


def may_use(state: State, seat: int, step: Step) -> bool:
    """Whether a seat has a skill that it may use in the course of a step: in time, and with a way for the marker."""
    player = state.players[seat]
    for card in player.ready:
        for skill in _targets(state, seat) if card in COPYING else (card,):
            entry = SKILLS[skill]
            can_move = STEP[entry.arrow][player.marker] >= 0 or has(player, AnyDirection)
            if can_move and timely(state, entry.timing, step):
                return True
    return False


def _ways(player: Player, arrow: str) -> Iterator[str]:
    """How the marker can go for a skill: an empty text is the printed way (RP-9.2, RP-16.16)."""
    if STEP[arrow][player.marker] >= 0:
        yield ""
    if has(player, AnyDirection):
        for direction in WAYS[player.marker]:
            if direction != arrow:
                yield direction


def uses(state: State, seat: int, step: Step) -> list[Move]:
    """The skills that a seat may use in the course of a step, sorted by text."""
    player = state.players[seat]
    offers: list[Move] = []
    for card in player.ready:
        copies = card in COPYING
        for skill in _targets(state, seat) if copies else (card,):
            entry = SKILLS[skill]
            if timely(state, entry.timing, step):
                copied = skill if copies else ""
                offers += [act.use_skill(seat, card, copied, way) for way in _ways(player, entry.arrow)]
    if len(offers) > 1:
        offers.sort(key=by_text)
    return offers
