"""Positions to play from, and dice that fall as a test says.

    t = duel("barbarian", "paladin")            # seat 0 is in its first Main Phase, each hand is one `vegas_baby`
    t.hand(1, "absolution").tokens(1, protect=1).set_cp(0, 5)
    t.roll(1, 1, 1, 4, 6)                       # be done and roll these dice
    t.dice(3, 4, 5)                             # how the next dice will fall
    t.play("declare smack", "pass", "defend divine_defense")
    assert t.health(1) == 46

Whoever is asked plays; `t.asked` says who and what. All that happened is in `t.events`. The one card in every hand
answers nothing, but it makes the table wait in the second Main Phase, where a test can look at what came out.
"""

from __future__ import annotations

from typing import Any, TypeVar

from pygame_rules.core import flow
from pygame_rules.core.play import Event
from pygame_rules.core.rng import Rng
from pygame_rules.core.table import Table
from pygame_rules.games.dice_throne.content import CARDS
from pygame_rules.games.dice_throne.game import GAME
from pygame_rules.games.dice_throne.info import DiceThroneOptions
from pygame_rules.games.dice_throne.state import Player, State, side_of
from pygame_rules.games.dice_throne.turn.phases import Main, Turn
from pygame_rules.games.dice_throne.turn.windows import Window

E = TypeVar("E", bound=Event)
# A main-phase card, so that it is never an answer.
FILLER = "vegas_baby"


class Loaded(Rng):
    """A generator whose six-sided dice fall as they were laid; without any laid they fall by chance."""

    __slots__ = ("laid",)

    def __init__(self, state: int) -> None:
        super().__init__(state)
        self.laid: list[int] = []

    def below(self, n: int) -> int:
        if n == 6 and self.laid:
            return self.laid.pop(0) - 1
        return super().below(n)


class Battle:
    """A table in a position that a test has laid."""

    def __init__(self, heroes: tuple[str, ...], at: str) -> None:
        options = DiceThroneOptions(heroes=", ".join(heroes))
        self.table = Table(GAME, len(heroes), "laid", options)
        self.events: list[Event] = []
        state = self.state
        state.rng = Loaded(7)
        state.start = state.active = 0
        state.turn = 2
        state.trays, state.hits, state.attack = [], [], None
        for player in state.players:
            player.deck = sorted(CARDS[player.hero])
            player.deck.remove(FILLER)
            player.hand, player.discard, player.tokens = [FILLER], [], {}
        if at == "upkeep":
            state.phase, state.stack = "discard", [Turn()]
        else:
            state.phase, state.stack = "main1", [Turn("roll"), Main()]

    @property
    def state(self) -> State:
        return self.table.state  # type: ignore[no-any-return]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def _laid(self, seat: int) -> Player:
        """A player to change; what can be done is worked out anew afterwards."""
        self.table._actions = None
        return self.state.players[seat]

    # Laying a position

    def hand(self, seat: int, *cards: str) -> Battle:
        """Put cards of the deck into a hand."""
        player = self._laid(seat)
        for card in cards:
            player.deck.remove(card)
            player.hand.append(card)
        return self

    def on_top(self, seat: int, *cards: str) -> Battle:
        """Put cards on top of a deck; the first is drawn first."""
        player = self._laid(seat)
        for card in cards:
            player.deck.remove(card)
        player.deck += reversed(cards)
        return self

    def upgrades(self, seat: int, *cards: str) -> Battle:
        """Lay upgrades on a board."""
        player = self._laid(seat)
        for card in cards:
            player.deck.remove(card)
            player.upgrades.append(card)
        return self

    def tokens(self, seat: int, **tokens: int) -> Battle:
        """Put tokens on a board, as if they had been there for long."""
        player = self._laid(seat)
        player.tokens.update(tokens)
        player.since = tuple(player.tokens)
        return self

    def set_cp(self, seat: int, amount: int) -> Battle:
        self._laid(seat).cp = amount
        return self

    def set_health(self, seat: int, amount: int) -> Battle:
        self._laid(seat)
        self.state.health[side_of(self.state, seat)] = amount
        return self

    def dice(self, *values: int) -> Battle:
        """How the next dice will fall."""
        rng = self.state.rng
        assert isinstance(rng, Loaded)
        rng.laid += values
        return self

    # Playing

    def begin(self) -> Battle:
        """Start the turn of seat 0, for a position laid `at="upkeep"`."""
        flow.advance(self.state, self.events)
        self.table._actions = None
        return self

    def play(self, *texts: str) -> Battle:
        """Carry out actions one after the other, each by whoever is asked."""
        for text in texts:
            self.events += self.table.play(text)
        return self

    def roll(self, *dice: int) -> Battle:
        """Be done with the Main Phase and roll these dice in the Offensive Roll Phase."""
        return self.dice(*dice).play("done")

    def attack(self, ability: str, *dice: int) -> Battle:
        """Roll dice and declare an ability."""
        return self.roll(*dice).play(f"declare {ability}")

    def let_pass(self) -> Battle:
        """Everyone passes until something else than a response is asked."""
        while self.asked[1].startswith("window"):
            self.play("pass")
        return self

    def let_roll_windows_pass(self) -> Battle:
        """Nobody changes the dice of an extra roll."""
        while self.asked[1] == "window:roll":
            self.play("pass")
        return self

    def finish_of(self, seat: int) -> Battle:
        """Pass and waive until the turn of a seat is over."""
        while self.state.active == seat and self.state.stack:
            self.play(next(text for text in ("pass", "waive", "keep", "stop", "done") if text in self.actions))
        return self

    def finish(self) -> Battle:
        """Pass, waive and keep until the Roll Phase is over."""
        while self.state.phase in ("offense", "targeting", "defense"):
            for text in ("pass", "waive", "keep", "stop"):
                if text in self.actions:
                    self.play(text)
                    break
            else:
                raise AssertionError(f"{self.asked} has to decide: {self.actions}")
        return self

    # Looking

    @property
    def actions(self) -> list[str]:
        """The texts of what can be done now."""
        return [action.text for action in self.table.actions]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what: a step, or `window:kind`."""
        if not self.state.stack:
            return (-1, "over")
        step = self.state.stack[-1]
        return (step.asked(self.state), f"window:{step.kind.name}" if isinstance(step, Window) else step.name)

    def health(self, seat: int) -> int:
        return self.state.health[side_of(self.state, seat)]

    def cp(self, seat: int) -> int:
        return self.player(seat).cp

    def held(self, seat: int) -> dict[str, int]:
        """The tokens on a board."""
        return dict(self.player(seat).tokens)

    def cards(self, seat: int) -> list[str]:
        """The cards in a hand, without the one that every hand has."""
        return sorted(card for card in self.player(seat).hand if card != FILLER)

    def happened(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def why_not(self, text: str) -> Any:
        """The reason why an action is refused, or None if it is legal."""
        return self.table.explain(text)


def duel(first: str, second: str, at: str = "main1") -> Battle:
    """Two heroes; the first is the active player."""
    return Battle((first, second), at)


def king_of_the_hill(*heroes: str, at: str = "main1") -> Battle:
    """Three heroes, each for itself; the first is the active player."""
    assert len(heroes) == 3
    return Battle(heroes, at)


def teams(*heroes: str, at: str = "main1") -> Battle:
    """Four heroes; the first and the third are partners against the others, the first is the active player."""
    assert len(heroes) == 4
    return Battle(heroes, at)
