"""What every game must keep, as checks that run on any game: a new game gets all of them for free.

Each check takes a game, a player count, a seed and options, plays random games and raises `Broken` with a sentence.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from typing import Any

from . import replay, save
from .errors import BadSave, IllegalAction
from .game import Game, Options
from .play import Action
from .rng import Rng, seed_number
from .table import Table, codec_of
from .views import TableView

# A game that is still running after so many actions never ends.
LONGEST = 20_000
# Costly checks look at every so many decisions; a prime, so that they do not keep step with the turns.
STRIDE = 7
# Where another process finds the games of a replay.
FINDER = "pygame_rules.games:engine_of"

Check = Callable[[Game[Any], int, str, Options], None]


class Broken(AssertionError):
    """A game does not keep what every game must keep."""


def expect(kept: bool, what: str, table: Table | None = None) -> None:
    """Raise `Broken` unless it is kept, with the game so far as a replay to look into."""
    if not kept:
        raise Broken(what if table is None else f"{what}\n\n{table.replay}")


# Playing


def lay(game: Game[Any], players: int, seed: str, options: Options | None = None) -> Table:
    """A fresh table, with the default options where none are given."""
    return Table(game, players, seed, game.info.options() if options is None else options)


def random_play(table: Table, seed: str) -> Iterator[Table]:
    """The table at each of its decisions, with a random action in between, and once more at its end."""
    rng = Rng(seed_number(f"play {seed}"))
    for _ in range(LONGEST):
        yield table
        if not table.actions:
            return
        table.play(rng.choice(table.actions))
    raise Broken(f"the game does not end within {LONGEST} actions")


def finish(table: Table, seed: str) -> str:
    """Play at random to the end; the hash of where that leads."""
    for _ in random_play(table, seed):
        pass
    return table.digest


def _again(read: Callable[[str, Callable[[str], Game[Any]]], Table], text: str, table: Table) -> Table:
    try:
        return read(text, lambda _id: table.game)
    except BadSave as error:
        raise Broken(f"what the table wrote is refused: {error}\n\n{table.replay}") from error


# The checks


def games_end_with_a_result(game: Game[Any], players: int, seed: str, options: Options) -> None:
    """Decision, actions and result agree at every point, and a random game comes to its end."""
    table = lay(game, players, seed, options)
    for _ in random_play(table, seed):
        running = table.decision is not None
        expect(running == bool(table.actions), "actions are listed exactly while something is asked", table)
        expect(running == (table.result is None), "there is a result exactly when nothing more is asked", table)
    result = table.result
    if result is None:
        raise Broken("the game ends without a result")
    expect(len(result.scores) == players, "every seat has a score", table)
    expect(all(0 <= seat < players for seat in result.winners), "the winners are seats of the table", table)
    expect(len(result.breakdown) in (0, players), "a breakdown is for every seat", table)


def lists_are_in_order(game: Game[Any], players: int, seed: str, options: Options) -> None:
    """Actions are sorted by seat and text, no text twice, all by seats that are asked; prompts cite a rule."""
    table = lay(game, players, seed, options)
    for _ in random_play(table, seed):
        keys = [(action.player, action.text) for action in table.actions]
        expect(keys == sorted(keys), f"actions are sorted by seat and text: {keys}", table)
        expect(len(set(keys)) == len(keys), f"no text stands twice for one seat: {keys}", table)
        expect(all(text == " ".join(text.split()) != "" for _, text in keys), f"texts are plain: {keys}", table)
        expect(keys == [(a.player, a.text) for a in game.actions(table.state)], "asked twice, listed alike", table)
        decision = table.decision
        if decision is not None:
            expect(decision.player in decision.players, "the seat that is asked is among those who may act", table)
            expect({seat for seat, _ in keys} == set(decision.players), "every seat that may act has an action", table)
            expect(len(set(decision.players)) == len(decision.players), "each seat is asked once", table)
            for ask in decision.asks:
                expect(bool(ask.prompt), "a question has a prompt", table)
                expect(ask.rule.partition("-")[0] in game.info.rule_prefixes, "a question cites a rule", table)
                expect(decision.of(ask.player) is ask, "a seat finds its own question", table)


def views_list_what_each_seat_may_do(game: Game[Any], players: int, seed: str, options: Options) -> None:
    """A view has the actions of its seat, with words, and in a shared turn those of the others if nothing is secret."""
    table = lay(game, players, seed, options)
    for number, _ in enumerate(random_play(table, seed)):
        decision = table.decision
        if number % STRIDE and (decision is None or len(decision.asks) == 1):
            continue
        asked = () if decision is None else decision.players
        by_seat = {seat: [action.text for action in table.actions if action.player == seat] for seat in asked}
        for seat in (None, *range(players)):
            view = table.view(seat)
            own = [] if seat is None else by_seat.get(seat, [])
            expect([offer["text"] for offer in view["actions"]] == own, f"seat {seat} sees its own actions", table)
            shared = (game.info.cooperative or len(asked) > 1) and not game.info.secrets
            others = [(other, by_seat[other]) for other in asked if other != seat] if shared else []
            listed = [(other["player"], [offer["text"] for offer in other["actions"]]) for other in view["others"]]
            expect(listed == others, f"seat {seat} sees what the others may do, where nothing is secret", table)
            offers = [*view["actions"], *(offer for other in view["others"] for offer in other["actions"])]
            expect(all(offer["label"] for offer in offers), "every action has words for its button", table)
            expect(all(offer["verb"] == offer["text"].split()[0] for offer in offers), "a verb begins a text", table)
        _told_apart(table, by_seat)


def _told_apart(table: Table, by_seat: dict[int, list[str]]) -> None:
    """A text that several seats may play needs a seat, and is then played for that seat."""
    texts = [text for own in by_seat.values() for text in own]
    for seat, own in by_seat.items():
        for text in own:
            if texts.count(text) > 1:
                _refused(table, text, None)
                other = table.copy()
                other.play(text, seat)
                expect(other.history[-1].player == seat, f"“{text}” is played for seat {seat}", table)
                break


def only_listed_actions_are_taken(game: Game[Any], players: int, seed: str, options: Options) -> None:
    """Whatever is not listed is refused in a sentence, in every form, and changes nothing."""
    table = lay(game, players, seed, options)
    seen: dict[tuple[int, str], Action] = {}
    for number, _ in enumerate(random_play(table, seed)):
        if number % STRIDE == 0:
            before = table.digest
            listed = set(table.actions)
            wrong = [action for action in seen.values() if action not in listed]
            for action in wrong[-20:]:
                _refused(table, action, None)
                _refused(table, action.text, action.player)
            for text in ("", "no such thing", *(f"{action.text} x" for action in table.actions[:3])):
                _refused(table, text, None)
            expect(table.digest == before, "a refusal changes nothing", table)
        seen.update({(action.player, action.text): action for action in table.actions})


def _refused(table: Table, action: Action | str, player: int | None) -> None:
    try:
        table.play(action, player)
    except IllegalAction as error:
        expect(bool(str(error)), f"the refusal of “{action}” says why", table)
        return
    raise Broken(f"“{action}” is not listed, but it is accepted\n\n{table.replay}")


def saves_lead_to_the_same_future(game: Game[Any], players: int, seed: str, options: Options) -> None:
    """Saved and loaded, a table is the same, and goes on to the same end."""
    table = lay(game, players, seed, options)
    for number, _ in enumerate(random_play(table, seed)):
        if number % STRIDE:
            continue
        text = table.save()
        loaded = _again(save.read, text, table)
        expect(loaded.digest == table.digest, "a loaded table has the same position", table)
        expect(loaded.save() == text, "a loaded table saves to the same text", table)
        expect(loaded.actions == table.actions, "a loaded table offers the same actions", table)
        expect(loaded.view(0) == table.view(0), "a loaded table looks the same", table)
        if number % (STRIDE * 9) == 0:
            expect(finish(loaded, "on") == finish(table.copy(), "on"), "a loaded table has the same future", table)
            expect(loaded.replay.startswith(table.replay.rsplit("=", 1)[0]), "a loaded table has the same past", table)


def copies_are_independent(game: Game[Any], players: int, seed: str, options: Options) -> None:
    """What happens to a copy leaves its original as it was, and the other way round."""
    table = lay(game, players, seed, options)
    for number, _ in enumerate(random_play(table, seed)):
        if number % STRIDE or not table.actions:
            continue
        before = table.digest
        twin, other = game.copy(table.state), table.copy()
        encoded = codec_of(game.state_type).encode(twin)
        expect(encoded == codec_of(game.state_type).encode(table.state), "a copy is equal", table)
        rng = Rng(number)
        for _ in range(3 * STRIDE):
            if other.actions:
                other.play(rng.choice(other.actions))
        expect(table.digest == before, "playing on a copy leaves the original as it was", table)
        keep = codec_of(game.state_type).encode(twin)
        expect(keep == encoded, "playing on one copy leaves another as it was", table)
        for action in table.actions[:STRIDE]:
            trial = game.copy(table.state)
            game.play(trial, action)
            expect(table.digest == before, f"“{action}” on a copy leaves the original as it was", table)


def replays_lead_to_the_same_position(game: Game[Any], players: int, seed: str, options: Options) -> None:
    """The replay of a whole game, and of half of it, plays to the very same position."""
    table = lay(game, players, seed, options)
    for number, _ in enumerate(random_play(table, seed)):
        if number % (STRIDE * 9) == 0 or not table.actions:
            again = _again(replay.read, table.replay, table)
            expect(again.digest == table.digest, "a replay leads to the same position", table)
            expect(again.replay == table.replay, "a replay of a replay is the same text", table)


def undo_returns_the_exact_position(game: Game[Any], players: int, seed: str, options: Options) -> None:
    """Taking back leads to the position before, as far as nothing was revealed; then it is refused."""
    table = lay(game, players, seed, options)
    past = [(table.digest, table.actions)]
    for number, _ in enumerate(random_play(table, seed)):
        del past[len(table.history) :]
        past.append((table.digest, table.actions))
        if number % STRIDE:
            continue
        back = table.copy() if number % 2 else _again(save.read, table.save(), table)
        while back.can_undo:
            back.undo()
            at = len(back.history)
            expect((back.digest, back.actions) == past[at], f"undo returns to position {at}", table)
        expect(len(back.history) == back.floor, "undo goes as far as nothing was revealed", table)
        _not_undone(back)
        for action in table.history[len(back.history) :]:
            back.play(action.text, action.player)
        expect(back.digest == table.digest, "what was taken back can be played again", table)
        expect(len(back.log()) == len(back.history) + 1, "the log has an entry for each action", table)


def _not_undone(table: Table) -> None:
    before = table.digest
    try:
        table.undo()
    except IllegalAction:
        expect(table.digest == before, "a refused undo changes nothing", table)
        return
    raise Broken(f"undo goes past what was revealed\n\n{table.replay}")


def views_hide_what_is_hidden(game: Game[Any], players: int, seed: str, options: Options) -> None:
    """A view stays the same when all that it may not show is drawn anew, and it is plain JSON."""
    table = lay(game, players, seed, options)
    for number, _ in enumerate(random_play(table, seed)):
        if number % STRIDE and table.actions:
            continue
        before = table.digest
        for seat in (None, *range(players)):
            view = table.view(seat)
            expect(json.loads(json.dumps(view)) == view, "a view is plain JSON", table)
            expect(table.view(seat) == view, "looking twice shows the same", table)
            if seat is not None:
                _imagined_alike(table, view, seat, number)
        expect(table.digest == before, "looking changes nothing", table)


def _imagined_alike(table: Table, view: TableView, seat: int, number: int) -> None:
    game = table.game
    # The view goes through text, as on its way to a bot in another thread.
    other = game.imagine(json.loads(json.dumps(view)), Rng(number + seat))
    expect(game.view(other, seat) == view["board"], f"what seat {seat} may not see does not change its view", table)
    own = [action.text for action in game.actions(other) if action.player == seat]
    expect(
        own == [offer["text"] for offer in view["actions"]],
        f"seat {seat} has the same actions in an imagined position",
        table,
    )
    for listed in view["others"]:
        texts = [action.text for action in game.actions(other) if action.player == listed["player"]]
        expect(
            texts == [offer["text"] for offer in listed["actions"]],
            f"seat {listed['player']} has the same actions in what seat {seat} imagines",
            table,
        )
    asked, decision = view["decision"], game.decision(other)
    if asked is not None and len(asked["asks"]) > 1:
        expect(
            decision is not None and list(decision.players) == asked["players"],
            f"the same seats may act in what seat {seat} imagines",
            table,
        )
    game.check(other)
    for mover in dict.fromkeys((seat, *(listed["player"] for listed in view["others"]))):
        trial = game.copy(other)
        moves = [action for action in game.actions(trial) if action.player == mover]
        if moves:
            game.play(trial, moves[number % len(moves)])


def chance_stays_hidden(game: Game[Any], players: int, seed: str, options: Options) -> None:
    """No view, of no seat, depends on the state of the generator."""
    table = lay(game, players, seed, options)
    for number, _ in enumerate(random_play(table, seed)):
        if number % STRIDE == 0:
            views = [table.view(seat) for seat in (None, *range(players))]
            other = table.copy()
            other.state.rng = Rng(seed_number(f"other {number}"))
            expect([other.view(seat) for seat in (None, *range(players))] == views, "a view shows the chance", table)


def positions_hold(game: Game[Any], players: int, seed: str, options: Options) -> None:
    """The invariants of the game are true at every decision."""
    table = lay(game, players, seed, options)
    for _ in random_play(table, seed):
        try:
            game.check(table.state)
        except ValueError as error:
            raise Broken(f"{error}\n\n{table.replay}") from error
        expect(game.fits(table.state, players, options), "a position fits its table", table)


def events_have_words(game: Game[Any], players: int, seed: str, options: Options) -> None:
    """Every event of a game has a sentence for every seat, and hints are for legal actions only, in plain JSON."""
    table = lay(game, players, seed, options)
    for number, _ in enumerate(random_play(table, seed)):
        if number % STRIDE == 0:
            for seat in range(players):
                hints = table.hints(seat)
                expect(json.loads(json.dumps(hints)) == hints, "hints are plain JSON", table)
                own = {action.text for action in table.actions if action.player == seat}
                expect(set(hints) <= own, "hints are for legal actions", table)
    for seat in (None, *range(players)):
        for entry in table.log(seat):
            for event in entry.events:
                expect(isinstance(table.describe(event), str), f"{event!r} has words", table)


def bots_play_on(game: Game[Any], players: int, seed: str, options: Options) -> None:
    """Each bot finds a legal action for every seat that may act, the same one for the same seed."""
    from ..bots import STRATEGIES, Bot  # bots stand above the core; only this check reaches up

    for name in STRATEGIES:
        ends = []
        for _ in range(2):
            table, rng = lay(game, players, seed, options), Rng(seed_number(f"seats {seed}"))
            bots = [Bot(name, f"{seed} {seat}") for seat in range(players)]
            while (decision := table.decision) is not None and len(table.history) < 40:
                seat = rng.choice(decision.players)
                action = bots[seat](table, seat)
                expect(action.player == seat, f"the {name} bot plays for its own seat", table)
                table.play(action)
            ends.append(table.digest)
        expect(ends[0] == ends[1], f"the {name} bot does the same with the same seed")


CHECKS: dict[str, Check] = {
    check.__name__: check
    for check in (
        games_end_with_a_result,
        lists_are_in_order,
        views_list_what_each_seat_may_do,
        only_listed_actions_are_taken,
        saves_lead_to_the_same_future,
        copies_are_independent,
        replays_lead_to_the_same_position,
        undo_returns_the_exact_position,
        views_hide_what_is_hidden,
        chance_stays_hidden,
        positions_hold,
        events_have_words,
        bots_play_on,
    )
}


# Another process

ELSEWHERE = """
import sys
from importlib import import_module
from pygame_rules.core import replay
module, name = sys.argv[1].split(":")
print(replay.read(sys.stdin.buffer.read().decode(), getattr(import_module(module), name)).digest)
"""


def digest_elsewhere(text: str, hash_seed: int, finder: str = FINDER) -> str:
    """Where a replay leads in another process, in which the hashes of texts fall differently."""
    import subprocess  # the browser has none, and all the other checks run there too

    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", ELSEWHERE, finder]
    done = subprocess.run(command, input=text.encode(), capture_output=True, env=environment, check=False)
    expect(done.returncode == 0, f"the replay can be played elsewhere: {done.stderr.decode(errors='replace')}")
    return done.stdout.decode().strip()


def same_in_another_process(
    game: Game[Any], players: int, seed: str, options: Options, finder: str = FINDER, hash_seed: int = 4242
) -> None:
    """A whole random game leads to the same position in a process with another hash seed."""
    table = lay(game, players, seed, options)
    digest = finish(table, seed)
    expect(digest_elsewhere(table.replay, hash_seed, finder) == digest, "another process leads elsewhere", table)
