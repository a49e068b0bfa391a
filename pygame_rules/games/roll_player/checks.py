"""Whether a position can be: what no sequence of legal play ever breaks."""

from __future__ import annotations

from .carriers import hand_limit, hands_used
from .content.alignments import ALIGNMENTS
from .content.backstories import BACKSTORIES
from .content.classes import CLASSES
from .content.market import CARDS, SKILLS
from .content.races import RACES
from .info import RollPlayerOptions
from .setup import starting_dice
from .skills import COPYING
from .state import DICE, EMPTY, Player, State, solo
from .wording import PROMPTS

PHASES = ("setup", "roll", "dice", "market", "cleanup", "over")
# Steps that go on by themselves and may wait below a question.
WAITING = ("roll", "start_roll", "deal", "class_draw", "turns", "market_phase", "sale", "clear", "renew", "score")


def check(state: State) -> None:
    """Raise ValueError if the position cannot come about."""
    _check_table(state)
    for player in state.players:
        _check_player(state, player)
    _check_unique(state)
    _check_dice(state)
    _check_cards(state)
    _check_stack(state)


def _need(fact: bool, what: str) -> None:
    if not fact:
        raise ValueError(what)


def _check_table(state: State) -> None:
    count = len(state.players)
    _need(1 <= count <= 4, "1 to 4 players")
    _need(set(state.variants) <= set(RollPlayerOptions.model_fields), "known variants")
    _need(state.phase in PHASES, "a known phase")
    _need(0 <= state.start < count, "a start player")
    _need(state.rounds == 18 - starting_dice(count, state.variants), "rounds as the setup has them")
    _need(0 <= state.round <= state.rounds, "a round")
    _need(0 <= state.nemesis <= 6, "a nemesis roll")
    cards = max(count, 2) + 1
    _need(len(state.pool) == cards and all(EMPTY <= die < 42 for die in state.pool), "a pool")
    _need(len(state.card_gold) == cards and set(state.card_gold) <= {0, 1}, "at most 1 gold on a card")
    _need(state.card_gold[0] == 0 == state.card_gold[-1], "no gold on the outer cards")
    _need(len(state.bag) == 7 == len(state.aside) and min(state.bag) >= 0 <= min(state.aside), "a bag")
    _need(state.market_order in ([], sorted(set(state.market_order), key=state.market_order.index)), "a market order")
    _need(all(0 <= seat < count for seat in state.market_order), "seats in the market order")
    _need(all(len(scores) == count for scores in state.curve), "a score for each seat")


def _check_player(state: State, player: Player) -> None:
    _need(player.race in RACES or player.race == "", "a race")
    _need(player.klass in CLASSES or player.klass == "", "a class")
    _need(player.backstory in BACKSTORIES or player.backstory == "", "a backstory")
    _need(player.alignment in ALIGNMENTS or player.alignment == "", "an alignment")
    _need(bool(player.klass and player.race and player.backstory) or state.phase == "setup", "a whole character")
    _need(0 <= player.marker <= 8, "a marker on its card")
    _need(player.gold >= 0 and player.tokens >= 0, "no debts")
    _need(EMPTY <= player.die < 42, "a die in hand")
    _need(0 <= player.initiative <= len(state.pool), "an initiative card")
    _need(len(player.sheet) == 18 and all(EMPTY <= die < 42 for die in player.sheet), "a sheet of 18 spaces")
    for first in range(0, 18, 3):
        filled = [die >= 0 for die in player.sheet[first : first + 3]]
        _need(filled == sorted(filled, reverse=True), "rows filled from the left")
    _need(all(card in CARDS for card in player.cards), "known cards")
    _need(len(set(player.ready)) == len(player.ready), "each skill once")
    _need(all(card in SKILLS and card in player.cards for card in player.ready), "own skills ready")
    unlocked = any(frame.step == "fit" for frame in state.stack)
    _need(unlocked or hands_used(player) <= hand_limit(player), "hands for all weapons")


def _check_unique(state: State) -> None:
    for names in (
        [player.race for player in state.players if player.race],
        [CLASSES[player.klass].colour for player in state.players if player.klass],
        [player.backstory for player in state.players if player.backstory],
        [player.alignment for player in state.players if player.alignment],
        [player.initiative for player in state.players if player.initiative],
    ):
        _need(len(set(names)) == len(names), "nothing twice")


def _check_dice(state: State) -> None:
    """All 73 dice are somewhere (RP-1.1)."""
    counts = [bag + aside for bag, aside in zip(state.bag, state.aside, strict=True)]
    loose = [die for frame in state.stack if frame.step in ("start", "tie") for die in frame.items]
    hands = [player.die for player in state.players]
    for die in (*state.pool, *loose, *hands, *(die for player in state.players for die in player.sheet)):
        _need(EMPTY <= die < 42, "a die")
        if die >= 0:
            counts[die // 6] += 1
    _need(tuple(counts) == DICE, "all dice are there")


def _check_cards(state: State) -> None:
    """All market cards are somewhere, each once (RP-19.1)."""
    found = [*state.deck, *state.market, *state.discard, *state.trash]
    found += [card for player in state.players for card in player.cards]
    expected = sorted(card for card in CARDS if not (solo(state) and card in COPYING))
    dealt = any(player.backstory for player in state.players)
    _need(sorted(found) == (expected if dealt else []), "all cards are there")


def _check_stack(state: State) -> None:
    _need(bool(state.stack) == (state.phase != "over"), "something to do until the end")
    _need(len(state.stack) <= 32, "a shallow stack")
    if not state.stack:
        _need(state.round == state.rounds, "an end after the last round")
        return
    for frame in state.stack:
        _need(frame.step in PROMPTS or frame.step in WAITING, "known steps")
        _need(0 <= frame.player < len(state.players), "a seat for each step")
        _need(frame.step != "skill" or frame.card in SKILLS, "a skill in use")
        _need(frame.step != "keep" or (0 <= frame.n < 18 and 1 <= frame.m <= 6), "a reroll")
        _need(frame.step != "tie" or len(frame.items) == len(frame.spaces), "a card for each die")
        _need(frame.step != "move" or all(0 <= way < 4 for way in frame.items), "ways to move")
        _need(
            frame.step != "tie" or all(0 <= card < len(state.pool) for card in frame.spaces), "cards for the tied dice"
        )
        _need(
            frame.step != "window" or all(0 <= seat < len(state.players) for seat in (frame.n, *frame.items)),
            "seats in a window",
        )
        _need(frame.step != "window" or 0 <= frame.m <= len(state.players), "a seat that decides next")
    _need(state.stack[-1].step in PROMPTS, "a question on top")
