"""What is true of every position that legal play can give."""

from __future__ import annotations

from collections import Counter

from .actions import by_text
from .boards import limit_of
from .content import CARDS, HEROES, TOKENS
from .flow import ASK, RUN, options
from .programs import PROGRAMS
from .state import DICE, MAX_CP, PHASES, START_HEALTH, State, health_cap, side_of


def expect(kept: bool, what: str) -> None:
    if not kept:
        raise ValueError(what)


def check(state: State) -> None:
    """Raise ValueError if an invariant is broken."""
    count = len(state.players)
    expect(count in START_HEALTH, "2 to 4 players")
    expect(len(state.health) == (2 if count == 4 else count), "every side has a dial")
    expect(state.phase in PHASES, "a known phase")
    expect(0 <= state.active < count and 0 <= state.start < count, "the active player sits at the table")
    cap = health_cap(state)
    expect(all(0 <= health <= cap for health in state.health), "health is within bounds")
    for seat in range(count):
        _player(state, seat)
    _table(state)
    _stack(state)


def _player(state: State, seat: int) -> None:
    player = state.players[seat]
    expect(0 <= player.cp <= MAX_CP, "combat points are within 0 and 15")
    expect(player.quiet in ("", "phase", "turn"), "a known way to pass")
    expect(player.out == (state.health[side_of(state, seat)] == 0), "who has no health is out, and nobody else")
    if not player.hero:
        expect(state.phase == "setup", "everyone has a hero")
        return
    expect(player.hero in HEROES, "a known hero")
    played = [frame.word for frame in state.stack if frame.step == "put_away" and frame.player == seat]
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
        expect(hit.amount >= 0, "contributions are counted up")
    attack = state.attack
    if attack is not None:
        expect(0 <= attack.attacker < count and -1 <= attack.target < count, "an attack has its two sides")
        expect(attack.code in PROGRAMS, "a known ability")
        expect(bool(state.trays) and state.trays[0].purpose == "offense", "the final dice of an attack lie there")
        expect(all(token in TOKENS for token in attack.inflicted), "a known token")


def _stack(state: State) -> None:
    expect(bool(state.stack) == (state.phase != "over"), "the game is over when nothing is under way")
    for frame in state.stack:
        expect(frame.step in RUN or frame.step in ASK, "a known step")
        expect(0 <= frame.player < len(state.players), "a step belongs to a seat")
        expect(not frame.code or all(code in PROGRAMS for code in frame.code.split()), "a known text")
    if state.stack:
        expect(state.stack[0].step == "turn", "a turn is under way")
        expect(state.stack[-1].step in ASK, "something is asked")
        texts = [by_text(action) for action in options(state)]  # type: ignore[arg-type]
        expect(bool(texts), "there is always something to do")
        expect(texts == sorted(set(texts)), "actions are sorted and different")
