"""What holds in every position of many games: at every count, in every variant, from the first level to the boss."""

from __future__ import annotations

import pytest

from pygame_rules.core.play import Event
from pygame_rules.core.rng import Rng, seed_number
from pygame_rules.core.table import Table
from pygame_rules.games.platformer import events as ev
from pygame_rules.games.platformer.actions import HOLD
from pygame_rules.games.platformer.advice.reach import actions_of, paths, sources
from pygame_rules.games.platformer.game import GAME
from pygame_rules.games.platformer.info import PlatformerOptions
from pygame_rules.games.platformer.state import State, boss_revealed, copy_state, occupied
from pygame_rules.games.platformer.tower.fields import WIDTH, field_at
from pygame_rules.games.platformer.tower.gravity import landing, may_hold, settle

VARIANTS = {
    "plain": PlatformerOptions(),
    "void": PlatformerOptions(labyrinth="void", boss="medusa", artifacts=True),
    "mixed": PlatformerOptions(labyrinth="mixed", boss="ikee"),
    "all": PlatformerOptions(labyrinth="mixed", artifacts=True, larger_map=True),
}
TABLES = [
    pytest.param(players, name, id=f"{players}-{name}") for players in (1, 2, 3, 4) for name in VARIANTS
]  # fmt: skip
LONGEST = 20_000


def climbing(table: Table, rng: Rng) -> str:
    """Any action, but rather one on the way to a higher place: random players alone never see the boss."""
    choices = [action.text for action in table.actions]
    state = table.state
    seat = state.active
    if state.stack[-1].name == "act" and state.players[seat].at >= 0 and rng.below(10) < 7:
        have = sources(state, seat, fusing=True)
        where = occupied(state)
        where.pop(state.players[seat].at)
        steps = min(4, sum(source.steps for source in have))
        ways = [way for way in paths(state, seat, steps) if way.wounds < state.players[seat].hearts]
        best = max(ways, key=lambda way: landing(state, where, way.field, seat) // WIDTH, default=None)
        if best and landing(state, where, best.field, seat) // WIDTH > state.players[seat].at // WIDTH:
            return actions_of(seat, have, best)[0][0].text
    if len(choices) > 1 and "end" in choices and rng.below(10) < 5:
        choices.remove("end")
    return rng.choice(choices)


def a_game(players: int, variant: str, seed: str):
    """The table at each of its decisions, with what happened before it."""
    table = Table(GAME, players, seed, VARIANTS[variant])
    rng = Rng(seed_number(f"climb {seed}"))
    events: list[Event] = list(table.log()[0].events)
    for _ in range(LONGEST):
        yield table, events
        if not table.actions:
            return
        events = table.play(climbing(table, rng))
    raise AssertionError("the game does not end")


def supported(state: State) -> bool:
    """Whether everyone stands on something, holds on to something, or flies."""
    where = occupied(state)
    for field, who in where.items():
        if state.tower.supported[field] or field - WIDTH in where:
            continue
        if isinstance(who, int):
            if not may_hold(state, who):
                return False
        elif not who.startswith("harpy"):
            return False
    return True


@pytest.mark.rule("PF-1.2", "PF-1.3", "PF-8.2", "PF-16.4")
@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_every_position_of_a_game_can_be_and_the_game_ends(players, variant):
    """One figure a field, all on revealed levels, supplies conserved (`check`), everyone supported after gravity."""
    for number in range(4 if players == 1 else 2):
        for table, _ in a_game(players, variant, f"{variant} {number}"):
            GAME.check(table.state)
            fallen = copy_state(table.state)
            settle(fallen, HOLD, [])
            assert supported(fallen), table.replay
        assert table.result is not None


@pytest.mark.rule("PF-6.1", "PF-7.1", "PF-5.6", "PF-9.3", "PF-8.2")
@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_figures_go_from_field_to_field(players, variant):
    """Moves, pushes, forces and walks lead to adjacent fields, falls straight down."""
    for table, events in a_game(players, variant, f"steps {variant}"):
        near = table.state.tower.near
        for origin, target in hops(events):
            first, second = field_at(*origin), field_at(*target)
            if table.state.lowest * 30 <= min(first, second):
                assert second in near[first] or second == first + WIDTH  # a one-way floor, or a hook
        for event in events:
            if isinstance(event, ev.FigureFell):
                assert event.origin[0] == event.target[0] and event.origin[1] > event.target[1]


def hops(events):
    """Single steps of figures, from where to where."""
    for event in events:
        if type(event) is ev.HeroMoved or isinstance(event, ev.EnemyForced):
            yield event.origin, event.target
        elif isinstance(event, ev.FigurePushed):
            yield from zip((event.origin, *event.path), event.path, strict=False)
        elif isinstance(event, ev.EnemiesWalked):
            for _, origin, target in event.walks:
                yield origin, target


@pytest.mark.rule("PF-12.3", "PF-13.5")
def test_climbing_players_do_meet_the_boss():
    """So the games above show the boss's turns too."""
    met, cards = 0, set()
    for seed in range(6):
        for last, events in a_game(3, "mixed" if seed % 2 else "void", f"meet {seed}"):
            table = last
            cards |= {event.card for event in events if isinstance(event, ev.BossCardPlayed)}
        met += boss_revealed(table.state)
    assert met >= 3
    assert len(cards) >= 8


@pytest.mark.rule("PF-16.1")
def test_there_are_never_too_many_actions_to_look_through():
    counts = [len(table.actions) for table, _ in a_game(4, "all", "counting")]
    assert max(counts) < 120
    assert sum(counts) / len(counts) < 20
