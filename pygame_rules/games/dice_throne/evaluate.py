"""How good a position is for a seat, as one number, for bots."""

from __future__ import annotations

from .content import TOKENS
from .content.kinds import NEGATIVE, POSITIVE
from .damage import current
from .state import Player, State, health_of, opposed

CARD = 0.55
UPGRADE = 1.6
TOKEN = 1.2


def _points(cp: int) -> float:
    """Combat points are worth less the more there are."""
    return 0.5 * min(cp, 6) + 0.15 * max(0, cp - 6)


def worth(player: Player) -> float:
    """What a player has besides health."""
    value = _points(player.cp) + CARD * min(len(player.hand), 7) + UPGRADE * len(player.upgrades)
    for token, count in player.tokens.items():
        polarity = TOKENS[token].polarity
        sign = -1.0 if polarity == NEGATIVE else 1.0 if polarity == POSITIVE else 0.8
        value += sign * TOKEN * count
    return value


def evaluate(state: State, seat: int) -> float:
    """The own side's health and goods less those of the strongest opponent, with the damage that is coming counted."""
    coming = [0.0] * len(state.players)
    if state.hits:
        coming = [total.final - total.heal for total in current(state)]
        unaimed = sum(hit.amount for hit in state.hits if hit.target < 0)
        for other in range(len(state.players)):
            if opposed(state, other, state.active):
                coming[other] += unaimed / 2
    value = _of(state, seat, coming)
    rivals = [_of(state, other, coming) for other in range(len(state.players)) if opposed(state, seat, other)]
    return value - (max(rivals) + sum(rivals) / len(rivals)) / 2


def _of(state: State, seat: int, coming: list[float]) -> float:
    if state.players[seat].out:
        return -60.0
    mates = [other for other in range(len(state.players)) if not opposed(state, seat, other)]
    health = health_of(state, seat) - sum(coming[other] for other in mates)
    if health <= 0:
        return -50.0
    return health + sum(worth(state.players[other]) for other in mates)
