"""`simulate`: many games between bots, and what came out."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import mean, median
from typing import Any

import pygame_rules as pr
from pygame_rules import tr, trn
from pygame_rules.games import ADDED

from .common import Commands, Progress, add_table_arguments, chosen_options, columns, positive


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("simulate", help=tr("let bots play many games; win rates, scores, lengths"))
    add_table_arguments(parser)
    parser.add_argument("--games", type=positive, default=100, help=tr("how many games (default: 100)"))
    parser.add_argument(
        "--bots", default="random", help=tr("who plays, such as greedy,random; they change seats every game")
    )
    parser.add_argument("--jobs", type=positive, default=1, help=tr("how many processes (default: 1)"))
    parser.set_defaults(command=run)


@dataclass(frozen=True, slots=True)
class Match:
    """One game to play: which entrant sits where, and from which seed."""

    game: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    seed: str
    options: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Played:
    """What came out of a match, by entrant: its share of the victory and its score."""

    shares: dict[int, float]
    scores: dict[int, int]
    actions: int
    # By seat: the hero, class or faction, and the share of the victory.
    roles: tuple[tuple[str, float], ...] = ()


def run(arguments: argparse.Namespace) -> int:
    matches = planned(arguments)
    started = time.perf_counter()
    progress = Progress(len(matches))
    played = []
    for outcome in results(matches, arguments.jobs):
        played.append(outcome)
        progress.step()
    progress.close()
    together = pr.game(arguments.game).cooperative
    print("\n".join(report(matches[0].bots, played, time.perf_counter() - started, together)))
    for lines in (role_rates(played), [] if together else role_matrix(played)):
        if lines:
            print("\n" + "\n".join(lines))
    return 0


def planned(arguments: argparse.Namespace) -> list[Match]:
    """The games to play. Bots are repeated until all seats are taken, and move on by one seat each game."""
    names = tuple(name.strip() for name in arguments.bots.split(","))
    info = pr.game(arguments.game)
    players = arguments.players or next((n for n in info.players if n >= len(names)), info.players[-1])
    if len(names) > players:
        raise pr.BadSetup(tr("There are more bots than seats."))
    bots = tuple(names[seat % len(names)] for seat in range(players))
    options = chosen_options(arguments.option)
    seed = "0" if arguments.seed is None else arguments.seed
    for name in bots:
        pr.bot(name)
    # Whatever is wrong with the table is said before the first game.
    pr.new_game(info.id, players, seed, options)
    return [
        Match(info.id, tuple((seat + number) % players for seat in range(players)), bots, f"{seed} {number}", options)
        for number in range(arguments.games)
    ]


def results(matches: list[Match], jobs: int) -> Iterator[Played]:
    """The outcomes, in the order of the matches however many processes are at work."""
    if jobs == 1:
        yield from map(play, matches)
        return
    with ProcessPoolExecutor(min(jobs, len(matches)), initializer=add_games, initargs=(tuple(ADDED.values()),)) as pool:
        yield from pool.map(play, matches, chunksize=max(1, min(20, len(matches) // (4 * jobs))))


def add_games(packages: tuple[str, ...]) -> None:
    """Another process knows only the games that ship with the package."""
    for package in packages:
        pr.add_game(package)


def play(match: Match) -> Played:
    """Play one match to its end."""
    table = pr.new_game(match.game, len(match.seats), match.seed, match.options)
    bots = [pr.bot(match.bots[entrant], f"{match.seed} {entrant}") for entrant in match.seats]
    while (decision := table.decision) is not None:
        table.play(bots[decision.player](table, decision.player))
    result = table.result
    assert result is not None, "a game without a decision is over"
    # A victory of rivals is shared; one that all have won together is a whole one for each.
    parts = 1 if table.game.info.cooperative else max(1, len(result.winners))
    shares = {entrant: (seat in result.winners) / parts for seat, entrant in enumerate(match.seats)}
    scores = {entrant: result.scores[seat] for seat, entrant in enumerate(match.seats)}
    roles = tuple((table.game.plays_as(table.state, seat), shares[entrant]) for seat, entrant in enumerate(match.seats))
    return Played(shares, scores, len(table.history), roles)


def report(bots: tuple[str, ...], played: list[Played], seconds: float, together: bool = False) -> list[str]:
    """The figures as lines; where all play together, with how often they won."""
    head = [tr("bot"), tr("wins"), tr("win rate"), tr("mean"), tr("median"), tr("lowest"), tr("highest")]
    rows = [head]
    for entrant, name in enumerate(bots):
        wins = sum(outcome.shares[entrant] for outcome in played)
        scores = [outcome.scores[entrant] for outcome in played]
        label = name if bots.count(name) == 1 else f"{name} {bots[: entrant + 1].count(name)}"
        figures = [f"{wins:g}" if wins == int(wins) else f"{wins:.1f}", f"{100 * wins / len(played):.1f} %"]
        rows.append([label, *figures, f"{mean(scores):.1f}", f"{median(scores):g}", str(min(scores)), str(max(scores))])
    lengths = [outcome.actions for outcome in played]
    lines = columns(rows, right=range(1, 7))
    if together:
        won = sum(any(outcome.shares.values()) for outcome in played)
        rate = 100 * won / len(played)
        lines.append(tr("Won together: {won} of {games} ({rate:.1f} %).", won=won, games=len(played), rate=rate))
    low, high = min(lengths), max(lengths)
    lines.append(tr("Actions a game: {mean:.1f} on average, {low} to {high}.", mean=mean(lengths), low=low, high=high))
    rate, count = len(played) / seconds, len(played)
    lines.append(trn("{n} game, {rate:.1f} games/s.", "{n} games, {rate:.1f} games/s.", count, rate=rate))
    return lines


def role_rates(played: list[Played]) -> list[str]:
    """How often each hero, class or faction won; nothing in games without them."""
    shares: dict[str, list[float]] = {}
    for outcome in played:
        for role, share in outcome.roles:
            if role:
                shares.setdefault(role, []).append(share)
    if len(shares) < 2:
        return []
    rows = [[tr("played as"), tr("games"), tr("win rate")]]
    for role, won in sorted(shares.items(), key=lambda entry: (-mean(entry[1]), entry[0])):
        rows.append([role, str(len(won)), f"{100 * mean(won):.0f} %"])
    return columns(rows, right=(1, 2))


def role_matrix(played: list[Played]) -> list[str]:
    """For duels: how often the hero of the row beats the hero of the column, in percent of their games."""
    met: dict[tuple[str, str], list[float]] = {}
    for outcome in played:
        if len(outcome.roles) != 2:
            return []
        (one, share), (other, rest) = outcome.roles
        met.setdefault((one, other), []).append(share)
        met.setdefault((other, one), []).append(rest)
    names = sorted({role for pair in met for role in pair if role})
    if len(names) < 2:
        return []
    rows = [[tr("row beats column, %"), *names]]
    for row in names:
        cells = [f"{100 * mean(met[row, column]):.0f}" if (row, column) in met else "–" for column in names]
        rows.append([row, *cells])
    return columns(rows, right=range(1, len(names) + 1))
