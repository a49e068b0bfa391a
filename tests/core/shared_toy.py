"""A small honest game in which the players share their turns: wardens of a lighthouse against a storm.

Its rules are `RULES`, below. All is open but the order of the piles, and all win or lose together.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from pydantic import Field

from pygame_rules.core import flow
from pygame_rules.core.errors import BadSetup, Reason
from pygame_rules.core.flow import Events, expect
from pygame_rules.core.game import Game, GameInfo, Mode, Options
from pygame_rules.core.play import Action, Ask, Event, Result
from pygame_rules.core.rng import Rng

RULES = """
## SHT-1 The common turn
- SHT-1.1 All wardens share the turn: whoever has not passed plays a card or passes, in any order.
- SHT-1.2 Who has passed does nothing more in this turn, unless another warden brings a card or energy.
- SHT-1.3 When all have passed, the storm hits each warden for its round and one more, less the shelter of the warden.
- SHT-1.4 Then hands are discarded; each warden has 2 energy and draws 3 cards. An empty pile is made from the discards.

## SHT-2 The cards
- SHT-2.1 Beam (1 energy): the storm loses 2.
- SHT-2.2 Shelter (1 energy): a warden gets 3 shelter for this turn.
- SHT-2.3 Signal (no energy): another warden draws a card.
- SHT-2.4 Relay (1 energy): another warden gets 2 energy.
- SHT-2.5 Search (1 energy): draw 2 cards, then discard one; until that is done nobody else does anything.

## SHT-3 The end
- SHT-3.1 When the storm has nothing left, all win. When a warden has no health left, all lose.
"""

COSTS = {"beam": 1, "relay": 1, "search": 1, "shelter": 1, "signal": 0}
CARD_RULES = {"beam": "SHT-2.1", "shelter": "SHT-2.2", "signal": "SHT-2.3", "relay": "SHT-2.4", "search": "SHT-2.5"}
DECK = ("beam", "beam", "beam", "relay", "search", "shelter", "shelter", "signal")
HEALTH, ENERGY, HAND = 8, 2, 3
BEAM, SHELTER, RELAY, SEARCH = 2, 3, 2, 2


class WatchOptions(Options):
    strength: int = Field(default=5, ge=1, le=20, title="Strength of the storm for each warden")


@dataclass(slots=True)
class Warden:
    # The top of the pile is its end.
    pile: list[str]
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    health: int = HEALTH
    energy: int = ENERGY
    shelter: int = 0
    passed: bool = False


class Step(flow.Step["Watch"]):
    """Something that is under way in a watch."""

    __slots__ = ()
    only_base = True


@dataclass(slots=True)
class Watch:
    rng: Rng
    strength: int
    storm: int
    players: list[Warden]
    round: int = 1
    stack: list[Step] = field(default_factory=list)


# What can be done


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    card: str

    def spell(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class PlayFor(Action):
    """A card for a warden; they count from 1 in texts."""

    card: str
    seat: int

    def spell(self) -> str:
        return f"play {self.card} {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class DiscardCard(Action):
    card: str

    def spell(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    def spell(self) -> str:
        return "pass"


# What happened


@dataclass(slots=True)
class CardPlayed(Event):
    player: int
    card: str
    seat: int | None = None


@dataclass(slots=True)
class CardsDrawn(Event):
    reveals: ClassVar[bool] = True

    player: int
    cards: list[str]


@dataclass(slots=True)
class CardDiscarded(Event):
    player: int
    card: str


@dataclass(slots=True)
class Passed(Event):
    player: int


@dataclass(slots=True)
class StormHit(Event):
    player: int
    damage: int


# The course of a turn


def hit(state: Watch) -> int:
    """What the storm does to each warden at the end of the turn (SHT-1.3)."""
    return state.round + 1


def draw(state: Watch, seat: int, count: int, events: Events) -> None:
    """Draw cards; an empty pile is made from the discards (SHT-1.4). A card brings a warden back (SHT-1.2)."""
    warden, drawn = state.players[seat], []
    for _ in range(count):
        if not warden.pile:
            warden.pile, warden.discard = warden.discard, []
            # Sorted first, so that the order of the discards, which all have seen, tells nothing.
            warden.pile.sort()
            state.rng.shuffle(warden.pile)
        if warden.pile:
            drawn.append(warden.pile.pop())
    if drawn:
        warden.hand += drawn
        warden.passed = False
        events.append(CardsDrawn(seat, drawn))


def refresh(state: Watch, events: Events) -> None:
    """Each warden is ready for the next turn (SHT-1.4)."""
    for seat, warden in enumerate(state.players):
        warden.discard += warden.hand
        warden.hand = []
        warden.energy, warden.shelter, warden.passed = ENERGY, 0, False
        draw(state, seat, HAND, events)


@dataclass(slots=True)
class SharedTurn(Step):
    """Whoever has not passed may act; when all have, the storm hits (SHT-1)."""

    def run(self, state: Watch, events: Events) -> bool:
        if state.storm <= 0:
            state.stack.clear()
            return False
        if not all(warden.passed for warden in state.players):
            return True
        for seat, warden in enumerate(state.players):
            damage = max(0, hit(state) - warden.shelter)
            warden.health -= damage
            events.append(StormHit(seat, damage))
        if any(warden.health <= 0 for warden in state.players):
            state.stack.clear()
            return False
        state.round += 1
        refresh(state, events)
        return False

    def actions(self, state: Watch) -> Sequence[Action]:
        offers: list[Action] = []
        for seat, warden in enumerate(state.players):
            if not warden.passed:
                offers.append(Pass(seat))
                offers += plays(state, seat)
        return offers

    def play(self, state: Watch, action: Action, events: Events) -> None:
        if isinstance(action, Pass):
            state.players[action.player].passed = True
            events.append(Passed(action.player))
        else:
            assert isinstance(action, PlayCard | PlayFor)
            play_card(state, action, events)

    def asks(self, state: Watch) -> Sequence[Ask]:
        waiting = [seat for seat, warden in enumerate(state.players) if not warden.passed]
        return [Ask(seat, "Play a card or pass.", "SHT-1.1") for seat in waiting]

    def check(self, state: Watch) -> None:
        expect(state.stack[0] is self, "the common turn lies below all else")
        expect(not all(warden.passed for warden in state.players), "somebody may act")


@dataclass(slots=True)
class Searching(Step):
    """A warden has searched and discards a card; only that warden is asked (SHT-2.5)."""

    player: int

    def run(self, state: Watch, events: Events) -> bool:
        if state.players[self.player].hand:
            return True
        state.stack.pop()
        return False

    def actions(self, state: Watch) -> Sequence[Action]:
        return [DiscardCard(self.player, card) for card in sorted(set(state.players[self.player].hand))]

    def play(self, state: Watch, action: Action, events: Events) -> None:
        assert isinstance(action, DiscardCard)
        state.stack.pop()
        warden = state.players[self.player]
        warden.hand.remove(action.card)
        warden.discard.append(action.card)
        events.append(CardDiscarded(self.player, action.card))

    def asks(self, state: Watch) -> Ask:
        return Ask(self.player, "Discard a card.", "SHT-2.5")

    def check(self, state: Watch) -> None:
        expect(len(state.stack) == 2 and state.stack[1] is self, "a search lies on the common turn")
        expect(0 <= self.player < len(state.players) and bool(state.players[self.player].hand), "a card to discard")


def plays(state: Watch, seat: int) -> list[Action]:
    """The cards that a warden can play, sorted by text."""
    warden, seats = state.players[seat], range(len(state.players))
    offers: list[Action] = []
    for card in sorted(set(warden.hand)):
        if COSTS[card] > warden.energy:
            continue
        if card == "shelter":
            offers += [PlayFor(seat, card, other) for other in seats]
        elif card in ("relay", "signal"):
            offers += [PlayFor(seat, card, other) for other in seats if other != seat]
        else:
            offers.append(PlayCard(seat, card))
    return offers


def play_card(state: Watch, action: PlayCard | PlayFor, events: Events) -> None:
    """Pay for a card and do what it says (SHT-2)."""
    seat, card = action.player, action.card
    warden = state.players[seat]
    warden.hand.remove(card)
    warden.discard.append(card)
    warden.energy -= COSTS[card]
    events.append(CardPlayed(seat, card, action.seat if isinstance(action, PlayFor) else None))
    if isinstance(action, PlayFor):
        other = state.players[action.seat]
        if card == "shelter":
            other.shelter += SHELTER
        elif card == "relay":
            other.energy += RELAY
            other.passed = False
        else:
            draw(state, action.seat, 1, events)
    elif card == "beam":
        state.storm = max(0, state.storm - BEAM)
    else:
        draw(state, seat, SEARCH, events)
        state.stack.append(Searching(seat))


# The game

INFO = GameInfo(
    id="shared_toy",
    title="Storm Watch",
    summary="Wardens of a lighthouse against a storm.",
    players=(2, 3, 4),
    modes=(Mode("watch", "Watch", (2, 3, 4)),),
    options=WatchOptions,
    secrets=False,
    rule_prefixes=("SHT",),
    cooperative=True,
)


class SharedToy(Game[Watch]):
    info = INFO
    state_type = Watch

    def lay(self, players: int, options: WatchOptions, rng: Rng, events: Events) -> Watch:
        state = Watch(rng, options.strength, options.strength * players, [Warden(list(DECK)) for _ in range(players)])
        for warden in state.players:
            rng.shuffle(warden.pile)
        refresh(state, events)
        state.stack.append(SharedTurn())
        return state

    def copy(self, state: Watch) -> Watch:
        wardens = [
            Warden(list(w.pile), list(w.hand), list(w.discard), w.health, w.energy, w.shelter, w.passed)
            for w in state.players
        ]
        return Watch(state.rng.copy(), state.strength, state.storm, wardens, state.round, list(state.stack))

    def explain(self, state: Watch, text: str) -> Reason:
        return Reason("That cannot be done now.", "SHT-1.1")

    def explain_to(self, state: Watch, text: str, seat: int) -> Reason:
        warden, top = state.players[seat], state.stack[-1]
        verb, card = (*text.split(), "", "")[:2]
        if isinstance(top, Searching):
            return Reason("First a card is discarded.", "SHT-2.5")
        if warden.passed:
            return Reason("You have passed in this turn.", "SHT-1.2")
        if verb == "play" and card in COSTS:
            if card not in warden.hand:
                return Reason("You do not hold that card.", CARD_RULES[card])
            if COSTS[card] > warden.energy:
                return Reason("You have not enough energy.", CARD_RULES[card])
        return self.explain(state, text)

    def view(self, state: Watch, seat: int | None) -> dict[str, Any]:
        top = state.stack[-1] if state.stack else None
        return {
            "round": state.round,
            "strength": state.strength,
            "storm": state.storm,
            "hit": hit(state),
            "players": [
                {
                    "health": w.health,
                    "energy": w.energy,
                    "shelter": w.shelter,
                    "passed": w.passed,
                    "hand": list(w.hand),
                    # What is in a pile is known; in which order it lies is not.
                    "pile": sorted(w.pile),
                    "discard": list(w.discard),
                }
                for w in state.players
            ],
            "searching": top.player if isinstance(top, Searching) else None,
            "over": not state.stack,
        }

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> Watch:
        board = view["board"]
        wardens = []
        for seen in board["players"]:
            pile = list(seen["pile"])
            rng.shuffle(pile)
            wardens.append(
                Warden(
                    pile, list(seen["hand"]), list(seen["discard"]), seen["health"], seen["energy"], seen["shelter"],
                    seen["passed"],
                )
            )  # fmt: skip
        stack: list[Step] = [] if board["over"] else [SharedTurn()]
        if board["searching"] is not None:
            stack.append(Searching(board["searching"]))
        return Watch(rng.copy(), board["strength"], board["storm"], wardens, board["round"], stack)

    def result(self, state: Watch) -> Result | None:
        if state.stack:
            return None
        won = state.storm <= 0
        scores = tuple(max(0, w.health) for w in state.players)
        winners = tuple(range(len(state.players))) if won else ()
        return Result(winners, scores, tuple({"health": score} for score in scores))

    def check(self, state: Watch) -> None:
        for warden in state.players:
            expect(sorted([*warden.pile, *warden.hand, *warden.discard]) == list(DECK), "all cards are there")
            expect(warden.energy >= 0 and warden.shelter >= 0 and warden.health <= HEALTH, "figures of a warden")
        expect(1 <= state.round <= 30 and 1 <= state.strength <= 20, "figures of the storm")
        lost = any(warden.health <= 0 for warden in state.players)
        over = state.storm <= 0 or lost
        expect(over == (not state.stack) and 0 <= state.storm <= state.strength * len(state.players), "over or not")
        flow.check_stack(state)

    def fits(self, state: Watch, players: int, options: WatchOptions) -> bool:
        return len(state.players) == players and state.strength == options.strength

    def evaluate(self, state: Watch, seat: int) -> float:
        """All have the same aim, so a position is worth the same to everyone."""
        if not state.stack:
            return 1000 if state.storm <= 0 else -1000
        damage = hit(state)
        left = [w.health - max(0, damage - w.shelter) for w in state.players]
        unused = sum(w.energy + len(w.hand) for w in state.players if not w.passed)
        return sum(left) - 20 * (min(left) <= 0) - 3 * state.storm + unused / 2

    def describe(self, event: Event, names: Sequence[str]) -> str:
        if isinstance(event, CardPlayed):
            whom = "" if event.seat is None else f" for {names[event.seat]}"
            return f"{names[event.player]} plays {event.card}{whom}."
        if isinstance(event, CardsDrawn):
            return f"{names[event.player]} draws {', '.join(event.cards)}."
        if isinstance(event, CardDiscarded):
            return f"{names[event.player]} discards {event.card}."
        if isinstance(event, StormHit):
            return f"The storm hits {names[event.player]} for {event.damage}."
        assert isinstance(event, Passed)
        return f"{names[event.player]} passes."

    def label(self, state: Watch, action: Action) -> str:
        if isinstance(action, PlayFor):
            return f"{action.card.capitalize()} for player {action.seat + 1}"
        if isinstance(action, PlayCard):
            return action.card.capitalize()
        return action.text.capitalize()

    def hints(self, state: Watch, seat: int) -> dict[str, Any]:
        own = [action for action in self.actions(state) if action.player == seat]
        return {a.text: {"cost": COSTS[a.card]} for a in own if isinstance(a, PlayCard | PlayFor)}

    def catalogue(self) -> dict[str, Any]:
        return {"cards": [{"id": card, "cost": COSTS[card], "rule": CARD_RULES[card]} for card in sorted(COSTS)]}

    def content_text(self) -> str:
        return json.dumps([DECK, COSTS])


GAME = SharedToy()


def find(game: str) -> Game[Any]:
    """The toy under its own name, as the façade finds the games."""
    if game != INFO.id:
        raise BadSetup(f"There is no game called {game}.")
    return GAME
