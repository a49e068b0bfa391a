"""How good a position is for a seat, as one number, for bots."""

from __future__ import annotations

from ..state import Player, State, health_of, opposed
from ..turn.boards import board_of
from ..turn.damage import current
from .estimate import CARD, CP, ability_values, board_worth, token_worth
from .odds import best_line

# A side that has fallen.
FALLEN = -60.0
CP_IN_USE = 6
HAND_IN_USE = 6


def worth(player: Player) -> float:
    """What a player has besides health; combat points and cards are worth less the more there are."""
    value = CP * min(player.cp, CP_IN_USE) + 0.15 * max(0, player.cp - CP_IN_USE)
    value += CARD * min(len(player.hand), HAND_IN_USE) + 0.2 * max(0, len(player.hand) - HAND_IN_USE)
    if player.hero:
        value += board_worth(player.hero, tuple(player.upgrades))
    for token, count in player.tokens.items():
        value += token_worth(token) * count
    return value


def dice_worth(state: State) -> float:
    """What the dice of an Offensive Roll Phase promise to the player who rolls them; 0 once they are used."""
    if not state.trays or state.trays[0].purpose != "offense" or not state.trays[0].open:
        return 0.0
    player = state.players[state.active]
    board = board_of(player)
    values = ability_values(player, board)
    return best_line(board.hero.dice, values, state.trays[0].values, max(0, state.attempts)).value


def evaluate(state: State, seat: int) -> float:
    """The own side's health and goods less those of the opponents, with the damage that is coming counted."""
    coming = [0.0] * len(state.players)
    if state.hits:
        coming = [total.final - total.heal for total in current(state)]
        unaimed = sum(hit.amount for hit in state.hits if hit.target < 0)
        for other in range(len(state.players)):
            if opposed(state, other, state.active):
                coming[other] += unaimed / 2
    value = _of(state, seat, coming)
    rivals = [_of(state, other, coming) for other in range(len(state.players)) if opposed(state, seat, other)]
    promise = dice_worth(state)
    value -= (max(rivals) + sum(rivals) / len(rivals)) / 2
    return value - promise if opposed(state, seat, state.active) else value + promise


def _of(state: State, seat: int, coming: list[float]) -> float:
    if state.players[seat].out:
        return FALLEN
    mates = [other for other in range(len(state.players)) if not opposed(state, seat, other)]
    health = health_of(state, seat) - sum(coming[other] for other in mates)
    if health <= 0:
        return FALLEN
    # The last points of health are the dearest.
    return health - max(0.0, 8.0 - health) + sum(worth(state.players[other]) for other in mates)
