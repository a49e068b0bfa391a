"""Games of thousands of actions: a race that goes on and on, and the lines of a made-up run of a deck game."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_rules.core.conformance import lay
from pygame_rules.core.rng import Rng
from pygame_rules.core.table import Table
from tests.core import toy

# So many actions a long game may have.
ACTIONS = 7_000


class Marathon(toy.Toy):
    """The toy with a goal that nobody reaches; `endless` lets its rounds go on."""

    def new(self, players: int, options: toy.ToyOptions, rng: Rng) -> tuple[toy.Race, list[Any]]:
        state, events = super().new(players, options, rng)
        state.goal = 10**9
        return state, events

    def fits(self, state: toy.Race, players: int, options: toy.ToyOptions) -> bool:
        return len(state.players) == players


MARATHON = Marathon()


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "ROUNDS", 10**9)


def marathon(actions: int, seed: str = "long", players: int = 3) -> Table:
    """A table after so many random actions; needs `endless`."""
    table, rng = lay(MARATHON, players, seed), Rng(1)
    for _ in range(actions):
        table.play(rng.choice(table.actions))
    return table


WORDS = [
    "strike", "defend", "bash", "anger", "cleave", "headbutt", "warcry", "rampage", "uppercut", "whirlwind",
    "barricade", "corruption", "demon_form", "exhume", "fiend_fire", "immolate", "impervious", "offering", "reaper",
    "feed", "neutralize", "survivor", "backflip", "blade_dance", "deflect", "prepared", "slice", "dagger_throw",
    "poisoned_stab", "quick_slash", "zap", "dualcast", "barrage", "beam_cell", "claw", "cold_snap", "coolheaded",
    "hologram", "leap", "turbo", "eruption", "vigilance", "consecrate", "crescendo", "evaluate", "follow_up",
    "halt", "just_lucky", "prostrate", "protect", "sash_whip", "third_eye",
]  # fmt: skip
SEATS = 4


def deck_run(seed: int, count: int = ACTIONS) -> list[str]:
    """The lines of a run, a blank one after each room: four seats share their turns and play cards, some on a foe."""
    rng = Rng(seed)
    decks = [["strike"] * 4 + ["defend"] * 4 + WORDS[2 + 12 * seat : 4 + 12 * seat] for seat in range(SEATS)]
    lines: list[str] = []
    while len(lines) < count + lines.count(""):
        foes = 1 + rng.below(SEATS)
        for _turn in range(3 + rng.below(6)):
            lines += _turn_lines(decks, foes, rng)
        for seat, deck in enumerate(decks):
            card = WORDS[2 + 12 * seat + rng.below(12)]
            lines.append(f"{seat} take {card}")
            deck.append(card)
            if len(deck) > 20:
                deck.remove(rng.choice(deck))
        lines.append("")
    return lines


def _turn_lines(decks: list[list[str]], foes: int, rng: Rng) -> list[str]:
    lines, hands = [], []
    for deck in decks:
        cards = list(deck)
        rng.shuffle(cards)
        hands.append(cards[: 3 + rng.below(2)])
    while open_seats := [seat for seat, hand in enumerate(hands) if hand]:
        seat = rng.choice(open_seats)
        # Who has begun mostly plays on.
        for _ in range(1 + rng.below(4)):
            if not hands[seat]:
                break
            card = hands[seat].pop()
            lines.append(f"{seat} play {card}")
            if foes > 1 and len(card) % 2 == 0:
                lines.append(f"{seat} on e{1 + rng.below(foes)}")
        if not hands[seat]:
            lines.append(f"{seat} end")
    return lines
