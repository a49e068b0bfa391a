"""What is true of every position that legal play can give."""

from __future__ import annotations

from collections import Counter

from ...core.flow import actions, check_stack, expect
from .content import CARDS, HEROES, TOKENS
from .effects.handlers import PutDiceBack
from .effects.texts import TEXTS, TextKind
from .setup import Deal, HeroChoice
from .state import DICE, MAX_CP, PHASES, ROLL_PHASES, START_HEALTH, State, health_cap, side_of
from .turn.boards import board_of, limit_of
from .turn.offense import TargetDie
from .turn.phases import Turn
from .turn.playing import PutAway
from .words.names import DAMAGE_NAMES, known_source

OPS = ("damage", "add", "prevent", "half", "avoid", "return", "recoil", "heal")


def check(state: State) -> None:
    """Raise ValueError if an invariant is broken."""
    count = len(state.players)
    expect(count in START_HEALTH, "2 to 4 players")
    expect(len(state.health) == (2 if count == 4 else count), "every side has a dial")
    expect(state.phase in PHASES, "a known phase")
    expect(all(hero in HEROES for hero in state.pool), "known heroes")
    expect(all(not hero or hero in HEROES for hero in state.preset), "known heroes")
    expect(all(0 <= seat < count for seat in state.extra), "extra phases go against seats")
    expect(0 <= state.active < count and 0 <= state.start < count, "the active player sits at the table")
    cap = health_cap(state)
    expect(all(0 <= health <= cap for health in state.health), "health is within bounds")
    for seat in range(count):
        _player(state, seat)
    _table(state)
    _stack(state)
    _actions(state)


def _player(state: State, seat: int) -> None:
    player = state.players[seat]
    if state.phase == "setup":
        expect(not (player.hand or player.deck or player.discard or player.upgrades), "nothing is dealt yet")
        expect(not player.tokens, "nothing happened yet")
    expect(0 <= player.cp <= MAX_CP, "combat points are within 0 and 15")
    expect(player.quiet in ("", "phase", "turn"), "a known way to pass")
    expect(player.out == (state.health[side_of(state, seat)] == 0), "who has no health is out, and nobody else")
    if not player.hero:
        expect(state.phase == "setup", "everyone has a hero")
        return
    expect(player.hero in HEROES, "a known hero")
    played = [step.card for step in state.stack if isinstance(step, PutAway) and step.player == seat]
    cards = Counter([*player.hand, *player.deck, *player.discard, *player.upgrades, *played])
    if state.phase != "setup":
        expect(cards == Counter(list(CARDS[player.hero])), "every card of the deck is somewhere, once")
    for token, number in player.tokens.items():
        expect(token in TOKENS, "a known token")
        expect(1 <= number <= limit_of(player, token), "stacks are within their limits")
    for token in (*player.raised, *player.fresh, *player.since, *player.used):
        expect(token in TOKENS, "a known token")
    expect(all(number > 0 for number in player.raised.values()), "limits are raised, not lowered")


def _table(state: State) -> None:
    count = len(state.players)
    expect(state.attempts >= 0 and state.attempted >= 0 and state.defense_attempts >= 0, "attempts are counted up")
    for tray in state.trays:
        expect(0 <= tray.owner < count and bool(state.players[tray.owner].hero), "dice belong to a hero")
        expect(1 <= len(tray.values) <= DICE, "one to five dice")
        expect(all(1 <= value <= 6 for value in tray.values), "dice show 1 to 6")
    for hit in state.hits:
        expect(-1 <= hit.target < count and 0 <= hit.by < count, "damage comes from a player to a player")
        expect(0 <= hit.amount <= 999 and hit.op in OPS, "contributions are counted up")
        expect(hit.type in ("", *DAMAGE_NAMES) and 0 <= hit.pot <= state.pot, "a known kind of damage")
        expect(known_source(hit.source), "a known source")
        expect(hit.target >= 0 or hit.attack, "only an attack waits for its target")
    attack = state.attack
    if attack is not None:
        expect(0 <= attack.attacker < count and -1 <= attack.target < count, "an attack has its two sides")
        source = attack.text.source
        expect(source.kind is TextKind.TIER and attack.text is TEXTS[source], "a known ability")
        board = board_of(state.players[attack.attacker])
        expect(source.hero == board.hero.id and attack.ability in board.slots, "an ability in play")
        expect(source.upgrade == board.slots[attack.ability].card, "the ability as it is in play")
        expect(all(step.does(attack.text) for step in attack.later), "the rest of the same ability")
        for step in attack.later:
            step.check(state)
        for waiting in attack.queue:
            expect(waiting.kind != "inflict" or waiting.token in TOKENS, "something that waits for the target")
        expect(bool(state.trays) and state.trays[0].purpose == "offense", "the final dice of an attack lie there")
        expect(all(token in TOKENS for token in attack.inflicted), "a known token")


def _stack(state: State) -> None:
    """A turn is under way, all that it needs is there, and someone who is still in the game is asked."""
    stack = state.stack
    expect(bool(stack) == (state.phase != "over"), "the game is over when nothing is under way")
    if not stack:
        return
    expect([isinstance(step, Turn) for step in stack] == [True] + [False] * (len(stack) - 1), "one turn is under way")
    if state.phase == "setup":
        _setup(state)
    else:
        _trays(state)
    check_stack(state)
    expect(0 <= stack[-1].asked(state) < len(state.players), "a seat is asked")
    expect(not state.players[stack[-1].asked(state)].out, "who is asked is still in the game")


def _setup(state: State) -> None:
    """Heroes are chosen, one for each seat that has none, and then the cards are dealt."""
    expect(len(state.stack) > 2 and isinstance(state.stack[1], Deal), "heroes are chosen, then dealt")
    choices = [step.player for step in state.stack[2:] if isinstance(step, HeroChoice)]
    expect(len(choices) == len(state.stack) - 2, "heroes are chosen, then dealt")
    open_seats = [seat for seat, player in enumerate(state.players) if not player.hero]
    expect(sorted(choices) == open_seats, "each seat chooses once")


def _trays(state: State) -> None:
    """Dice lie there as long as something waits for them."""
    purposes = [tray.purpose for tray in state.trays]
    steps = [type(step) for step in state.stack]
    expect(all(purpose in ("offense", "roll", "target", "defense") for purpose in purposes), "a known kind of roll")
    expect(purposes.count("roll") == steps.count(PutDiceBack), "every extra roll is taken away again")
    expect(purposes.count("target") == steps.count(TargetDie), "the targeting die is looked at")
    rolls = len(state.trays)
    for step in reversed(state.stack):
        expect(rolls > 0 or not step.needs_dice(), "there are dice to look at")
        rolls = step.leaves_dice(rolls)
    if "offense" in purposes:
        expect(purposes.index("offense") == 0 and len(state.trays[0].values) == DICE, "the final dice lie first")
        expect(state.trays[0].owner == state.active and state.phase in ROLL_PHASES, "the active player rolls")


def _actions(state: State) -> None:
    """There is always something to do, and the list is in order."""
    if state.stack:
        texts = [action.text for action in actions(state)]
        expect(bool(texts), "there is always something to do")
        expect(texts == sorted(set(texts)), "actions are sorted and different")
