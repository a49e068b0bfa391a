"""Cards, tokens and passives that a seat can use now, and what playing them sets off (DT-4, DT-7, DT-10.4)."""

from __future__ import annotations

from .. import actions as act
from .. import events as ev
from ..actions import Move
from ..effects.reckoning import all_hold
from ..effects.texts import PROGRAMS
from ..effects.vocabulary import MoveStatus, RemoveStatus
from ..state import MAX_CP, NOBODY, Frame, Player, State, around
from .boards import Board, board_of
from .changes import Events, take_token
from .situations import FUEL, GENERIC, PLAYABLE, USABLE, WHEN, Playable, Usable, bits_of, may_act, situation


def cost_of(player: Player, card: Playable) -> int:
    """The price of a card; level III on level II costs the difference (DT-7.3). Negative: it cannot be played."""
    upgrade = card.upgrade
    if upgrade is None:
        return card.cost
    slot = board_of(player).slots[upgrade.ability.id]
    if slot.level >= upgrade.level:
        return -1
    if slot.level == 1:
        return card.cost
    return max(0, card.cost - PLAYABLE[player.hero][slot.card].cost)


def _playable_now(state: State, seat: int, card: Playable, sit: int) -> bool:
    if card.required & ~sit or not card.bits & sit:
        return False
    player = state.players[seat]
    if card.upgrade is not None:
        return 0 <= cost_of(player, card) <= player.cp
    return card.cost <= player.cp and (not card.needs or all_hold(state, seat, card.needs))


def _usable_now(state: State, seat: int, usable: Usable, sit: int) -> int:
    """How many of a token can be spent in this way now."""
    if usable.required & ~sit or not usable.bits & sit:
        return 0
    player, use = state.players[seat], usable.use
    if use.cp > player.cp or (usable.once and usable.token in player.used):
        return 0
    count = player.tokens[usable.token]
    if use.aged:
        count -= player.fresh.get(usable.token, 0)
    if count <= 0 or (use.needs and not all_hold(state, seat, use.needs)):
        return 0
    return count if use.any_number else 1


def cards_to_play(state: State, seat: int, sit: int) -> list[Move]:
    player = state.players[seat]
    known = PLAYABLE[player.hero]
    return [act.play_card(seat, card) for card in sorted(player.hand) if _playable_now(state, seat, known[card], sit)]


def tokens_to_spend(state: State, seat: int, sit: int) -> list[Move]:
    found: list[Move] = []
    for token in state.players[seat].tokens:
        for usable in USABLE.get(token, ()):
            count = _usable_now(state, seat, usable, sit)
            if count and usable.use.any_number:
                found += [
                    act.spend_token(seat, token, usable.index, usable.use.name, number)
                    for number in range(1, count + 1)
                ]
            elif count:
                found.append(act.spend_token(seat, token, usable.index, usable.use.name))
    if len(found) > 1:
        found.sort(key=act.by_text)
    return found


def passives_to_use(state: State, seat: int, sit: int) -> list[Move]:
    player = state.players[seat]
    board = board_of(player)
    found: list[Move] = []
    for ability, use, code in board.uses:
        required, bits = passive_bits(board, ability, code)
        if not required & ~sit and bits & sit and use.cp <= player.cp and all_hold(state, seat, use.needs):
            found.append(act.use_passive(seat, ability, int(code.rsplit(":", 1)[1]), use.name))
    if len(found) > 1:
        found.sort(key=act.by_text)
    return found


_PASSIVE_BITS: dict[str, tuple[int, int]] = {}


def passive_bits(board: Board, ability: str, code: str) -> tuple[int, int]:
    if code not in _PASSIVE_BITS:
        use = board.slots[ability].ability.uses[int(code.rsplit(":", 1)[1])]
        _PASSIVE_BITS[code] = (WHEN[use.when], bits_of(use.does))
    return _PASSIVE_BITS[code]


def plays(state: State, seat: int, main: bool = False) -> tuple[list[Move], list[Move], list[Move]]:
    """All that a seat can play, spend and use now, each list sorted by text."""
    if not may_act(state, seat):
        return [], [], []
    sit = situation(state, seat, main)
    return cards_to_play(state, seat, sit), tokens_to_spend(state, seat, sit), passives_to_use(state, seat, sit)


def has_answer(state: State, seat: int, mask: int, tokens_only: bool = False) -> bool:
    """Whether a seat has something to play that has to do with what a window is about."""
    player = state.players[seat]
    cp = player.cp
    # First what could answer at all; the situation is only worked out if there is anything.
    cards: list[Playable] = []
    if player.hand and not tokens_only:
        known = PLAYABLE[player.hero]
        cards = [
            card for name in player.hand if (card := known[name]).bits & mask and card.cost <= cp and not card.main
        ]
    tokens = [usable for token in player.tokens if token in USABLE for usable in USABLE[token] if usable.bits & mask]
    board = board_of(player)
    # A passive that is always there is no reason to stop the game for.
    wanted = mask & ~(GENERIC | FUEL)
    passives = [
        bits
        for ability, use, code in board.uses
        if use.cp <= cp and (bits := passive_bits(board, ability, code))[1] & wanted
    ]
    if not (cards or tokens or passives) or not may_act(state, seat):
        return False
    sit = situation(state, seat)
    if not sit & mask:
        return False
    for card in cards:
        if card.bits & sit & mask and _playable_now(state, seat, card, sit):
            return True
    for usable in tokens:
        if usable.bits & sit & mask and _usable_now(state, seat, usable, sit):
            return True
    return any(not required & ~sit and bits & sit & wanted for required, bits in passives)


# Playing


def play_card(state: State, seat: int, name: str, events: Events) -> None:
    """Pay for a card, do what it says, then put it on the discard pile (DT-7.1). An upgrade stays (DT-7.2)."""
    player = state.players[seat]
    card = PLAYABLE[player.hero][name]
    cost = cost_of(player, card)
    player.cp -= cost
    player.hand.remove(name)
    if card.upgrade is not None:
        player.upgrades.append(name)
        events.append(ev.AbilityUpgraded(seat, name, cost))
        return
    events.append(ev.CardPlayed(seat, name, cost))
    stack = state.stack
    stack.append(Frame("put_away", seat, word=name))
    stack.append(Frame("do", seat, card.code, n=-1, word=f"card:{name}"))
    if card.main and any(isinstance(effect, MoveStatus) for effect in PROGRAMS[card.code]):
        interrupt(state, seat)


def interrupt(state: State, seat: int) -> None:
    """Let the others act before a main-phase card takes effect (DT-4.3)."""
    others = tuple([other for other in around(state, state.active) if other != seat])
    state.stack.append(Frame("window", seat, n=NOBODY, m=seat, word="interrupt", items=others))


def interrupt_choice(state: State, frame: Frame, code: str) -> None:
    """Once a main-phase card has its victim, tokens may be spent before it removes them (DT-4.3, DT-4.4)."""
    kind, _, name = frame.word.partition(":")
    if kind == "card" and PLAYABLE[state.players[frame.player].hero][name].main:
        if any(isinstance(effect, RemoveStatus) for effect in PROGRAMS[code]):
            interrupt(state, frame.player)


def put_away(state: State, frame: Frame, events: Events) -> bool:
    """The played card goes on the discard pile."""
    state.stack.pop()
    state.players[frame.player].discard.append(frame.word)
    return False


def sell_card(state: State, seat: int, name: str, events: Events) -> None:
    """Discard a card for 1 combat point (DT-3.3.1)."""
    player = state.players[seat]
    player.hand.remove(name)
    player.discard.append(name)
    events.append(ev.CardSold(seat, name))
    if player.cp < MAX_CP:
        player.cp += 1
        events.append(ev.CpGained(seat, 1, "sale"))


def spend_token(state: State, seat: int, action: act.SpendToken, events: Events) -> None:
    """Discard tokens for their benefit (DT-10.4)."""
    player = state.players[seat]
    usable = USABLE[action.token][action.use]
    count = action.count or 1
    take_token(state, seat, action.token, count, fresh_first=not usable.use.aged)
    if usable.once:
        player.used = (*player.used, action.token)
    player.cp -= usable.use.cp
    events.append(ev.TokenSpent(seat, action.token, count))
    state.stack.append(Frame("do", seat, usable.code, n=-1, m=count, word=f"token:{action.token}"))


def use_passive(state: State, seat: int, action: act.UsePassive, events: Events) -> None:
    """Pay for what a passive ability offers (DT-8.10)."""
    player = state.players[seat]
    board = board_of(player)
    for ability, use, code in board.uses:
        if ability == action.ability and int(code.rsplit(":", 1)[1]) == action.use:
            player.cp -= use.cp
            events.append(ev.PassiveUsed(seat, ability, use.cp))
            state.stack.append(Frame("do", seat, code, n=-1, word=f"ability:{ability}"))
            return
    raise ValueError(f"no such passive: {action}")


def carry_out(state: State, action: Move, events: Events) -> bool:
    """Play, spend or use, whatever the action says; False if it is something else."""
    seat = action.player
    if isinstance(action, act.PlayCard):
        play_card(state, seat, action.card, events)
    elif isinstance(action, act.SpendToken):
        spend_token(state, seat, action, events)
    elif isinstance(action, act.UsePassive):
        use_passive(state, seat, action, events)
    else:
        return False
    return True
