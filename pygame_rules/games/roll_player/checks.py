"""Whether a position can be: what no sequence of legal play ever breaks."""

from __future__ import annotations

from collections.abc import Callable

from .content.alignments import ALIGNMENTS
from .content.backstories import BACKSTORIES
from .content.classes import CLASSES
from .content.market import CARDS, SKILLS
from .content.races import RACES
from .effects.abilities import ALL_ROWS, CHOICES, COPYING
from .effects.carriers import hand_limit, hands_used
from .info import RollPlayerOptions
from .setup import course, starting_dice
from .state import DICE, EMPTY, Frame, Player, State, around, solo
from .words.texts import PROMPTS

PHASES = ("setup", "roll", "dice", "market", "cleanup", "over")
# Steps that go on by themselves and may wait below a question.
WAITING = ("roll", "start_roll", "deal", "class_draw", "turns", "market_phase", "sale", "clear", "renew", "score")
# Steps that belong to the player whose turn it is.
TURNS = ("take", "exchange", "place", "act", "market")


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
        _need(all(0 <= space < 18 for space in frame.spaces), "spaces of a sheet, or cards of the row")
        if frame.step in FRAMES:
            _need(FRAMES[frame.step](state, frame), f"a {frame.step} as it can be")
    _need(state.stack[0].step in WAITING, "something that goes on when all questions are answered")
    _need(state.stack[-1].step in PROMPTS, "a question on top")


def _window(state: State, frame: Frame) -> bool:
    count = len(state.players)
    return all(0 <= seat < count for seat in (frame.n, *frame.items)) and 0 <= frame.m <= count


def _tie(state: State, frame: Frame) -> bool:
    return len(frame.items) == len(frame.spaces) and all(card < len(state.pool) for card in frame.spaces)


def _act(state: State, frame: Frame) -> bool:
    slots_are = 0 < len(frame.items) <= 2 and all(0 < slot <= ALL_ROWS for slot in frame.items)
    return slots_are and 0 <= frame.n <= 6 and 0 <= frame.m < 4


# What the fields of a step can hold.
FRAMES: dict[str, Callable[[State, Frame], bool]] = {
    "turns": lambda state, frame: 0 <= frame.n <= len(state.players),
    "sale": lambda state, frame: 0 <= frame.n <= len(state.players) == len(state.market_order),
    "market": lambda state, frame: 0 <= frame.n <= 9 and 0 <= frame.m <= 9,
    "class": lambda state, frame: EMPTY <= frame.n < 6,
    "place": lambda state, frame: state.players[frame.player].die >= 0,
    "exchange": lambda state, frame: state.players[frame.player].die >= 0,
    "act": _act,
    "keep": lambda state, frame: 0 <= frame.n < 18 and 1 <= frame.m <= 6,
    "skill": lambda state, frame: frame.card in SKILLS and type(SKILLS[frame.card].does[0]) in CHOICES,
    "move": lambda state, frame: all(0 <= way < 4 for way in frame.items),
    "refresh": lambda state, frame: 0 <= frame.n <= 2,
    "tie": _tie,
    "window": _window,
}


def dice_as_the_round_has_it(state: State) -> bool:
    """Whether each sheet has as many dice as setup and rounds have brought so far (RP-2.12, RP-5.1)."""
    due = starting_dice(len(state.players), state.variants) + state.round
    missing = dict.fromkeys(range(len(state.players)), 0)
    for frame in state.stack:
        if frame.step == "start_roll":
            missing[frame.player] = due
        elif frame.step == "start":
            missing[frame.player] = len(frame.items)
        elif frame.step == "turns":
            # So many turns have begun.
            missing |= {seat: int(place >= frame.n) for place, seat in enumerate(around(state, state.start))}
        elif frame.step in ("take", "exchange", "place"):
            missing[frame.player] = 1
    return all(
        sum(die >= 0 for die in player.sheet) == due - missing[seat] for seat, player in enumerate(state.players)
    )


def turns_as_the_order_has_them(state: State) -> bool:
    """Whether the turn under way is that of the seat whose turn it is (RP-2.15, RP-5.1, RP-7.2)."""
    if state.phase == "setup":
        *waiting, asking = state.stack
        due = course(state)[: len(state.stack)]
        steps = {"class_draw": "class", "start_roll": "start"}
        return waiting == due[:-1] and (steps.get(due[-1].step, due[-1].step), due[-1].player) == (
            asking.step,
            asking.player,
        )
    orders = {"turns": around(state, state.start), "sale": state.market_order}
    turn = next((orders[frame.step][frame.n - 1] for frame in state.stack if frame.step in orders and frame.n), None)
    return all(frame.player == turn for frame in state.stack if frame.step in TURNS)
