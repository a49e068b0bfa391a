"""Whether a position can be: what no sequence of legal play ever breaks."""

from __future__ import annotations

from ...core.flow import check_stack, expect
from .content.alignments import ALIGNMENTS
from .content.backstories import BACKSTORIES
from .content.classes import CLASSES
from .content.market import CARDS, SKILLS
from .content.races import RACES
from .effects.carriers import hand_limit, hands_used
from .effects.uses import COPYING
from .info import RollPlayerOptions
from .setup import course
from .state import DICE, EMPTY, Player, Seated, State, Step, solo
from .turn.attribute_actions import Acting, ActingAgain
from .turn.dice_phase import Exchanging, Placing, TakingCard
from .turn.market_phase import Shopping
from .turn.purchases import FittingHands
from .turn.rolled_dice import Layout
from .turn.rounds import Rounds, turn_order
from .turn.setting_up import ClassChoice, ClassDraw, StartingDice, StartingRoll, starting_dice

PHASES = ("setup", "roll", "dice", "market", "cleanup", "over")
# Steps that belong to the player whose turn it is.
TURNS = (TakingCard, Exchanging, Placing, Acting, ActingAgain, Shopping)


def check(state: State) -> None:
    """Raise ValueError if the position cannot come about."""
    _check_table(state)
    for player in state.players:
        _check_player(state, player)
    _check_unique(state)
    _check_dice(state)
    _check_cards(state)
    _check_stack(state)


def _check_table(state: State) -> None:
    count = len(state.players)
    expect(1 <= count <= 4, "1 to 4 players")
    expect(set(state.variants) <= set(RollPlayerOptions.model_fields), "known variants")
    expect(state.phase in PHASES, "a known phase")
    expect(0 <= state.start < count, "a start player")
    expect(state.rounds == 18 - starting_dice(count, state.variants), "rounds as the setup has them")
    expect(0 <= state.round <= state.rounds, "a round")
    expect(0 <= state.nemesis <= 6, "a nemesis roll")
    cards = max(count, 2) + 1
    expect(len(state.pool) == cards and all(EMPTY <= die < 42 for die in state.pool), "a pool")
    expect(len(state.card_gold) == cards and set(state.card_gold) <= {0, 1}, "at most 1 gold on a card")
    expect(state.card_gold[0] == 0 == state.card_gold[-1], "no gold on the outer cards")
    expect(len(state.bag) == 7 == len(state.aside) and min(state.bag) >= 0 <= min(state.aside), "a bag")
    expect(state.market_order in ([], sorted(set(state.market_order), key=state.market_order.index)), "a market order")
    expect(all(0 <= seat < count for seat in state.market_order), "seats in the market order")
    expect(all(len(scores) == count for scores in state.curve), "a score for each seat")


def _check_player(state: State, player: Player) -> None:
    expect(player.race in RACES or player.race == "", "a race")
    expect(player.klass in CLASSES or player.klass == "", "a class")
    expect(player.backstory in BACKSTORIES or player.backstory == "", "a backstory")
    expect(player.alignment in ALIGNMENTS or player.alignment == "", "an alignment")
    expect(bool(player.klass and player.race and player.backstory) or state.phase == "setup", "a whole character")
    expect(0 <= player.marker <= 8, "a marker on its card")
    expect(player.gold >= 0 and player.tokens >= 0, "no debts")
    expect(EMPTY <= player.die < 42, "a die in hand")
    expect(0 <= player.initiative <= len(state.pool), "an initiative card")
    expect(len(player.sheet) == 18 and all(EMPTY <= die < 42 for die in player.sheet), "a sheet of 18 spaces")
    for first in range(0, 18, 3):
        filled = [die >= 0 for die in player.sheet[first : first + 3]]
        expect(filled == sorted(filled, reverse=True), "rows filled from the left")
    expect(all(card in CARDS for card in player.cards), "known cards")
    expect(len(set(player.ready)) == len(player.ready), "each skill once")
    expect(all(card in SKILLS and card in player.cards for card in player.ready), "own skills ready")
    unlocked = any(isinstance(step, FittingHands) for step in state.stack)
    expect(unlocked or hands_used(player) <= hand_limit(player), "hands for all weapons")


def _check_unique(state: State) -> None:
    for names in (
        [player.race for player in state.players if player.race],
        [CLASSES[player.klass].colour for player in state.players if player.klass],
        [player.backstory for player in state.players if player.backstory],
        [player.alignment for player in state.players if player.alignment],
        [player.initiative for player in state.players if player.initiative],
    ):
        expect(len(set(names)) == len(names), "nothing twice")


def _check_dice(state: State) -> None:
    """All 73 dice are somewhere (RP-1.1)."""
    counts = [bag + aside for bag, aside in zip(state.bag, state.aside, strict=True)]
    loose = [die for step in state.stack if isinstance(step, StartingDice | Layout) for die in step.dice]
    hands = [player.die for player in state.players]
    for die in (*state.pool, *loose, *hands, *(die for player in state.players for die in player.sheet)):
        expect(EMPTY <= die < 42, "a die")
        if die >= 0:
            counts[die // 6] += 1
    expect(tuple(counts) == DICE, "all dice are there")


def _check_cards(state: State) -> None:
    """All market cards are somewhere, each once (RP-19.1)."""
    cards = [*state.deck, *state.market, *state.discard, *state.trash]
    cards += [card for player in state.players for card in player.cards]
    expected = sorted(card for card in CARDS if not (solo(state) and card in COPYING))
    dealt = any(player.backstory for player in state.players)
    expect(sorted(cards) == (expected if dealt else []), "all cards are there")


def _check_stack(state: State) -> None:
    expect(bool(state.stack) == (state.phase != "over"), "something to do until the end")
    expect(len(state.stack) <= 32, "a shallow stack")
    if not state.stack:
        expect(state.round == state.rounds, "an end after the last round")
        return
    expect(isinstance(state.stack[0], Rounds), "rounds that go on when all questions are answered")
    begun = [step for step in state.stack if isinstance(step, TakingCard | Placing | Shopping)]
    expect(len(begun) <= 1, "one turn at a time")
    check_stack(state)


def dice_as_the_round_has_it(state: State) -> bool:
    """Whether each sheet has as many dice as setup and rounds have brought so far (RP-2.12, RP-5.1)."""
    due = starting_dice(len(state.players), state.variants) + state.round
    # After a roll everyone is to place a die; then those whose turn has not come, or who have not placed theirs.
    missing = dict.fromkeys(range(len(state.players)), int(state.phase == "roll"))
    for step in state.stack:
        if isinstance(step, StartingRoll):
            missing[step.player] = due
        elif isinstance(step, StartingDice):
            missing[step.player] = len(step.dice)
        elif isinstance(step, Rounds) and step.turns is not None and state.phase == "dice":
            missing |= dict.fromkeys(turn_order(state)[step.turns :], 1)
        elif isinstance(step, TakingCard | Exchanging | Placing):
            missing[step.player] = 1
    return all(
        sum(die >= 0 for die in player.sheet) == due - missing[seat] for seat, player in enumerate(state.players)
    )


def turns_as_the_order_has_them(state: State) -> bool:
    """Whether the turn under way is that of the seat whose turn it is (RP-2.15, RP-5.1, RP-7.2)."""
    if not state.stack:
        return True
    if state.phase == "setup":
        *waiting, asking = state.stack
        *due, last = course(state)[: len(state.stack)]
        return waiting == due and isinstance(asking, Seated) and _asked_by(last) == (type(asking), asking.player)
    rounds = state.stack[0]
    assert isinstance(rounds, Rounds)
    turn = turn_order(state)[rounds.turns - 1] if rounds.turns else None
    return all(step.player == turn for step in state.stack if isinstance(step, TURNS))


def _asked_by(step: Step) -> tuple[type[Step], int | None]:
    """What a step of the setup asks, and whom."""
    if isinstance(step, ClassDraw):
        return ClassChoice, step.player
    if isinstance(step, StartingRoll):
        return StartingDice, step.player
    return type(step), step.player if isinstance(step, Seated) else None
