"""From an empty table to the first turn: heroes, start player, decks and hands (DT-2, DT-14)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...core.flow import Events, expect
from ...core.play import Action, Ask
from ...core.rng import Rng
from ...core.words import tr
from . import actions as act
from . import events as ev
from .content import CARDS, HEROES
from .effects.doing import begin
from .effects.texts import setup_text
from .state import START_CP, START_HAND, START_HEALTH, Player, State, Step
from .turn.changes import draw
from .turn.phases import Turn

# How many more heroes than players are laid out for a draft (DT-14.3).
DRAFT_MORE = 2


def lay_table(players: int, choice: str, preset: tuple[str, ...], rng: Rng, events: Events) -> State:
    """A table before its first choice."""
    sides = 2 if players == 4 else players
    state = State(rng, [Player() for _ in range(players)], [START_HEALTH[players]] * sides, choice, preset)
    choose_start(state, events)
    order = [(state.start + step) % players for step in range(players)]
    state.stack = [Turn(), Deal()]
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
    state.stack += [HeroChoice(seat) for seat in reversed(open_seats)]
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


@dataclass(slots=True)
class HeroChoice(Step):
    """A seat chooses its hero (DT-2.1)."""

    name = "hero"

    player: int

    def asked(self, state: State) -> int:
        return self.player

    def actions(self, state: State) -> Sequence[Action]:
        return [act.choose_hero(self.player, hero) for hero in sorted(state.pool)]

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.ChooseHero)
        state.stack.pop()
        _take(state, self.player, action.hero)
        events.append(ev.HeroChosen(self.player, action.hero))

    def asks(self, state: State) -> Ask:
        return Ask(self.player, tr("Choose your hero."), "DT-2.1")

    def check(self, state: State) -> None:
        expect(0 <= self.player < len(state.players) and state.phase == "setup", "heroes are chosen before all else")
        expect(not state.players[self.player].hero and bool(state.pool), "each seat chooses once")


@dataclass(slots=True)
class Deal(Step):
    """Shuffled decks, starting hands, and what a hero sets up (DT-2.1)."""

    def run(self, state: State, events: Events) -> bool:
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
            text = setup_text(player.hero)
            if text.effects:
                begin(state, text, seat)
        return False

    def check(self, state: State) -> None:
        expect(state.phase == "setup", "cards are dealt before all else")
