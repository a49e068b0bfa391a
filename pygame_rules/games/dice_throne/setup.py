"""From an empty table to the first turn: heroes, start player, decks and hands (DT-2, DT-14)."""

from __future__ import annotations

from ...core.play import Action
from ...core.rng import Rng
from . import actions as act
from . import events as ev
from .actions import Move
from .content import CARDS, HEROES
from .effects.texts import PROGRAMS, setup_code
from .state import NOBODY, START_CP, START_HAND, START_HEALTH, Frame, Player, State
from .turn.changes import Events, draw

# How many more heroes than players are laid out for a draft (DT-14.3).
DRAFT_MORE = 2


def lay_table(players: int, choice: str, preset: tuple[str, ...], rng: Rng, events: Events) -> State:
    """A table before its first choice."""
    sides = 2 if players == 4 else players
    state = State(rng, [Player() for _ in range(players)], [START_HEALTH[players]] * sides, choice, preset)
    choose_start(state, events)
    order = [(state.start + step) % players for step in range(players)]
    state.stack = [Frame("turn", state.start), Frame("deal", state.start)]
    state.pool = tuple(HEROES)
    for seat, hero in enumerate(preset[:players]):
        if hero:
            state.players[seat].hero = hero
            state.pool = tuple([other for other in state.pool if other != hero])
            events.append(ev.HeroChosen(seat, hero))
    open_seats = [seat for seat in order if not state.players[seat].hero]
    if choice == "random":
        for seat in open_seats:
            hero = rng.choice(state.pool)
            _take(state, seat, hero)
            events.append(ev.HeroDrawn(seat, hero))
        return state
    if choice == "draft" and open_seats:
        heroes = list(state.pool)
        rng.shuffle(heroes)
        chosen = heroes[: len(open_seats) + DRAFT_MORE]
        state.pool = tuple([hero for hero in HEROES if hero in chosen])
        events.append(ev.HeroesLaidOut(state.pool))
        # The last in turn order picks first.
        open_seats.reverse()
    state.stack += [Frame("hero", seat) for seat in reversed(open_seats)]
    return state


def choose_start(state: State, events: Events) -> None:
    """Everyone rolls; the highest begins, and who ties rolls again (DT-2.2)."""
    seats = list(range(len(state.players)))
    rolls = []
    while len(seats) > 1:
        values = {seat: state.rng.die() for seat in seats}
        rolls.append(tuple(values.get(seat, 0) for seat in range(len(state.players))))
        seats = [seat for seat in seats if values[seat] == max(values.values())]
    state.start = state.active = seats[0]
    events.append(ev.StartPlayerChosen(state.start, tuple(rolls)))


def _take(state: State, seat: int, hero: str) -> None:
    state.players[seat].hero = hero
    # With fewer heroes than players the last one can be had twice; a full box always has enough.
    if len(state.pool) > 1:
        state.pool = tuple([other for other in state.pool if other != hero])


def hero_options(state: State, frame: Frame) -> list[Move]:
    return [act.choose_hero(frame.player, hero) for hero in sorted(state.pool)]


def hero_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.ChooseHero)
    state.stack.pop()
    _take(state, frame.player, action.hero)
    events.append(ev.HeroChosen(frame.player, action.hero))


def deal_run(state: State, frame: Frame, events: Events) -> bool:
    """Shuffled decks, starting hands, and what a hero sets up (DT-2.1)."""
    state.stack.pop()
    state.pool = ()
    count = len(state.players)
    for step in range(count):
        seat = (state.start + step) % count
        player = state.players[seat]
        player.cp = START_CP
        player.deck = sorted(CARDS[player.hero])
        state.rng.shuffle(player.deck)
        draw(state, seat, START_HAND, events)
        if PROGRAMS[setup_code(player.hero)]:
            state.stack.append(Frame("do", seat, setup_code(player.hero), n=NOBODY, word=f"hero:{player.hero}"))
    return False
