"""How hard and how long the game is for the greedy bot: the figures of docs/balance.md.

python -m tests.games.platformer.balance [games]
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import median

import pygame_rules as pr


def finished(players: int, bots: tuple[str, ...], seed: str, **options: object) -> pr.Table:
    """A table after a whole game between bots, which see only their views."""
    table = pr.new_game("platformer", players, seed, options)
    seats = [pr.bot(name, f"{seed} {seat}") for seat, name in enumerate(bots)]
    while (decision := table.decision) is not None:
        table.play(seats[decision.player](table))
    return table


def solo(games: int, **options: object) -> str:
    """How often the greedy bot wins alone, what it loses by, and with whom it wins."""
    ends: Counter[str] = Counter()
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    scores, gems = [], []
    for number in range(games):
        table = finished(1, ("greedy",), f"solo {number}", **options)
        result = table.result
        assert result is not None
        player = table.state.players[0]
        played[player.hero] += 1
        if result.winners:
            ends["won"] += 1
            won[player.hero] += 1
            scores.append(result.scores[0])
        elif table.state.enemies and player.at >= 0 and not table.state.event_deck:
            ends["late on the boss level" if player.arrived else "late below"] += 1
            gems += [player.gems] if player.arrived else []
        else:
            ends["fainted"] += 1
    heroes = {hero: f"{won[hero]}/{played[hero]}" for hero in sorted(played)}
    return (
        f"{100 * ends['won'] // games} % won, {dict(sorted(ends.items()))}, median score {median(scores or [0])}, "
        f"median gems of those late on the boss level {median(gems or [0])}, by hero {heroes}"
    )


def length(players: int, games: int) -> str:
    """How many rounds the games of greedy bots take."""
    rounds = []
    for number in range(games):
        table = finished(players, ("greedy",) * players, f"rounds {number}")
        rounds.append(table.state.turn // players + 1)
    rounds.sort()
    return f"median {median(rounds)} rounds, a tenth below {rounds[games // 10]}, a tenth above {rounds[-games // 10]}"


def duel(games: int) -> str:
    """How often the greedy bot beats a random one; they change seats."""
    won = 0
    for number in range(games):
        greedy = number % 2
        bots = ("greedy", "random") if greedy == 0 else ("random", "greedy")
        result = finished(2, bots, f"duel {number}").result
        won += result is not None and result.winners == (greedy,)
    return f"{won} of {games} won"


def main(games: int) -> None:
    print("solo, Forest:", solo(games))
    print("solo, Void:", solo(games, labyrinth="void"))
    print("solo, larger map:", solo(games, larger_map=True))
    for players in (2, 3, 4):
        print(f"{players} players:", length(players, games // 2))
    print("greedy against random:", duel(games))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
