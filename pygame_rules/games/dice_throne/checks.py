"""What is true of every position that legal play can give."""

from __future__ import annotations

from collections import Counter

from .content import CARDS, HEROES, TOKENS
from .effects.texts import PROGRAMS
from .flow import options
from .frame_checks import check_stack, expect
from .state import DICE, MAX_CP, PHASES, START_HEALTH, State, health_cap, side_of
from .turn.boards import board_of, limit_of
from .words.names import DAMAGE_NAMES, known_source

# What can wait for a target.
KINDS = ("inflict", "lose_cp", "steal_cp", "lose_cards")
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
    check_stack(state)
    _actions(state)


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
        expect(0 <= hit.amount <= 999 and hit.op in OPS, "contributions are counted up")
        expect(hit.type in ("", *DAMAGE_NAMES) and 0 <= hit.pot <= state.pot, "a known kind of damage")
        expect(known_source(hit.source), "a known source")
        expect(hit.target >= 0 or hit.attack, "only an attack waits for its target")
    attack = state.attack
    if attack is not None:
        expect(0 <= attack.attacker < count and -1 <= attack.target < count, "an attack has its two sides")
        expect(attack.code in PROGRAMS and attack.code.startswith("a:"), "a known ability")
        expect(not attack.resume or attack.resume == attack.code, "the rest of the same ability")
        expect(0 <= attack.resume_at <= len(PROGRAMS[attack.code]), "a place in the text")
        hero = state.players[attack.attacker].hero
        expect(attack.code.split(":")[1] == hero and attack.code.split(":")[3] == attack.ability, "an own ability")
        expect(attack.ability in board_of(state.players[attack.attacker]).slots, "an ability in play")
        for kind, token, _amount in attack.queue:
            expect(kind in KINDS and (kind != "inflict" or token in TOKENS), "something that waits for the target")
        expect(bool(state.trays) and state.trays[0].purpose == "offense", "the final dice of an attack lie there")
        expect(all(token in TOKENS for token in attack.inflicted), "a known token")


def _actions(state: State) -> None:
    """There is always something to do, and the list is in order."""
    if state.stack:
        texts = [action.text for action in options(state)]
        expect(bool(texts), "there is always something to do")
        expect(texts == sorted(set(texts)), "actions are sorted and different")
