"""A small honest game of cards and tokens whose texts run on core's effects: mages who wear each other down.

Its rules are `RULES`, below; what the cards do is said by their values alone (`effects_content.py`).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pygame_rules.core import cards, flow
from pygame_rules.core.codec import Codec
from pygame_rules.core.errors import BadSetup, Reason
from pygame_rules.core.flow import Events, expect
from pygame_rules.core.game import Game, GameInfo, Mode, Options
from pygame_rules.core.play import Event, Result
from pygame_rules.core.rng import Rng
from tests.core.effects_content import BURN, CARDS, DECK, IN_HAND, PASSIVES, PILE, TOKENS
from tests.core.effects_state import AtHand, Duel, Mage, Pile, Step, Waiting
from tests.core.effects_steps import ROUNDS, PutCardAway, TurnBegins, draw

RULES = """
## EFT-1 The turn
- EFT-1.1 In turn a mage has 2 points more, draws a card, and then plays cards and uses things until the turn is ended.
- EFT-1.2 When a card is done, the blows that it has dealt are settled at once, and it goes to the discards.
- EFT-1.3 An upgrade stays on the table.
- EFT-1.4 An empty pile is made from the discards.

## EFT-2 Texts
- EFT-2.1 Whoever a text names decides what it asks.
- EFT-2.2 At "then", whoever has a ward may answer.
- EFT-2.3 What is set off by itself is done at once, mage after mage from the one whose turn it is.
- EFT-2.4 A mage whose texts come at the same moment picks their order.

## EFT-3 The end
- EFT-3.1 When a mage has no health left, or after 8 rounds, the one with the most health wins.
"""

HAND = 4
INFO = GameInfo(
    id="effects_toy",
    title="Mages",
    summary="Mages wear each other down.",
    players=(2, 3),
    modes=(Mode("duel", "Duel", (2, 3)),),
    options=Options,
    secrets=True,
    rule_prefixes=("EFT",),
)
FLOW: Codec[list[Step]] = Codec(list[Step])
WAITING: Codec[list[Waiting]] = Codec(list[Waiting])


class EffectsToy(Game[Duel]):
    info = INFO
    state_type = Duel

    def lay(self, players: int, options: Options, rng: Rng, events: Events) -> Duel:
        state = Duel(rng, [Mage(Pile.of(DECK)) for _ in range(players)], stack=[TurnBegins()])
        for seat, mage in enumerate(state.players):
            mage.pile.shuffle(rng)
            draw(state, seat, HAND, events)
        return state

    def copy(self, state: Duel) -> Duel:
        mages = [
            Mage(
                mage.pile.copy(), list(mage.hand), list(mage.discard), list(mage.upgrades), dict(mage.tokens),
                dict(mage.used), mage.health, mage.points,
            )
            for mage in state.players
        ]  # fmt: skip
        return Duel(
            state.rng.copy(), mages, state.turn, state.round, state.dice, list(state.blows), list(state.at_hand),
            list(state.waiting), list(state.stack),
        )  # fmt: skip

    def explain(self, state: Duel, text: str) -> Reason:
        return Reason("That cannot be done now.", "EFT-1.1")

    def view(self, state: Duel, seat: int | None) -> dict[str, Any]:
        return {
            "turn": state.turn,
            "round": state.round,
            "dice": list(state.dice),
            "blows": [list(blow) for blow in state.blows],
            "players": [
                {
                    "health": mage.health,
                    "points": mage.points,
                    "tokens": dict(mage.tokens),
                    "used": dict(mage.used),
                    "upgrades": list(mage.upgrades),
                    "hand": list(mage.hand) if n == seat else [None] * len(mage.hand),
                    "discard": list(mage.discard),
                    "pile": mage.pile.view(seat),
                }
                for n, mage in enumerate(state.players)
            ],
            "at_hand": [at_hand.view(seat) for at_hand in state.at_hand],
            "waiting": WAITING.encode(state.waiting),
            "flow": FLOW.encode(state.stack),
        }

    def imagine(self, view: Mapping[str, Any], rng: Rng) -> Duel:
        board = view["board"]
        stack = FLOW.decode(board["flow"])
        unseen = [self._unseen(board, stack, seat, rng) for seat in range(len(board["players"]))]
        mages = [
            Mage(
                Pile.imagined(seen["pile"], unseen[seat]),
                [unseen[seat].pop() if card is None else card for card in seen["hand"]],
                list(seen["discard"]), list(seen["upgrades"]), dict(seen["tokens"]), dict(seen["used"]),
                seen["health"], seen["points"],
            )
            for seat, seen in enumerate(board["players"])
        ]  # fmt: skip
        at_hand = [AtHand.imagined(seen, unseen[seen["whose"]]) for seen in board["at_hand"]]
        blows = [(seat, amount) for seat, amount in board["blows"]]
        waiting = WAITING.decode(board["waiting"])
        return Duel(
            rng.copy(), mages, board["turn"], board["round"], tuple(board["dice"]), blows, at_hand, waiting, stack
        )

    def _unseen(self, board: Mapping[str, Any], stack: list[Step], seat: int, rng: Rng) -> list[str]:
        """The cards of a mage that the view does not show, shuffled."""
        seen = board["players"][seat]
        shown = [*seen["hand"], *seen["discard"], *seen["upgrades"], *(place["card"] for place in seen["pile"])]
        shown += [card for at_hand in board["at_hand"] if at_hand["whose"] == seat for card in at_hand["cards"]]
        shown += [step.card for step in stack if isinstance(step, PutCardAway) and step.player == seat]
        unseen = sorted((Counter(DECK) - Counter(card for card in shown if card is not None)).elements())
        rng.shuffle(unseen)
        return unseen

    def result(self, state: Duel) -> Result | None:
        if state.stack:
            return None
        scores = tuple(max(0, mage.health) for mage in state.players)
        return Result(tuple(seat for seat, score in enumerate(scores) if score == max(scores)), scores)

    def check(self, state: Duel) -> None:
        seats = len(state.players)
        expect(0 <= state.turn < seats and 1 <= state.round <= ROUNDS + 1, "a turn")
        cards.check_at_hand(state)
        expect(all(at_hand.zone in (PILE, IN_HAND) for at_hand in state.at_hand), "cards come from somewhere")
        for seat, mage in enumerate(state.players):
            mage.pile.check()
            there = [*mage.pile.cards, *mage.hand, *mage.discard, *mage.upgrades]
            there += [card for at_hand in state.at_hand if at_hand.whose == seat for card in at_hand.cards]
            there += [step.card for step in state.stack if isinstance(step, PutCardAway) and step.player == seat]
            expect(not state.stack or sorted(there) == list(DECK), "all cards are there")
            expect(mage.points >= 0 and (mage.health > 0 or not state.stack), "figures of a mage")
            expect(all(0 < n <= TOKENS[token].limit for token, n in mage.tokens.items()), "tokens within their limits")
        expect(all(0 <= seat < seats and amount >= 0 for seat, amount in state.blows), "blows")
        for waiting in state.waiting:
            waiting.check(state)
        flow.check_stack(state)

    def evaluate(self, state: Duel, seat: int) -> float:
        mages = state.players
        worth = [m.health + m.points / 4 + len(m.hand) / 4 - m.tokens.get(BURN, 0) / 2 for m in mages]
        return worth[seat] - max(worth[n] for n in range(len(mages)) if n != seat)

    def describe(self, event: Event, names: Sequence[str]) -> str:
        return f"{names[event.player]}: {event!r}"  # type: ignore[attr-defined]

    def catalogue(self) -> dict[str, Any]:
        return {"cards": [{"id": card.id, "cost": card.cost} for card in CARDS.values()]}

    def content_text(self) -> str:
        return json.dumps([repr(thing) for thing in (*CARDS.values(), *TOKENS.values(), *PASSIVES.values())])


GAME = EffectsToy()


def find(game: str) -> Game[Any]:
    """The toy under its own name, as the façade finds the games."""
    if game != INFO.id:
        raise BadSetup(f"There is no game called {game}.")
    return GAME
