"""The questions that effects ask: which die, which player, how much. Each step has a `run` that drops the question if
there is nothing to choose, the legal answers, and what an answer does. The effect is the one at `code` and `at`."""

from __future__ import annotations

from ....core.play import Action
from .. import actions as act
from .. import events as ev
from ..actions import Move
from ..state import Frame, Player, State
from ..turn.boards import FAMILIES, family_of, limit_of
from ..turn.changes import Events, remove_token, take_token
from ..turn.plays import interrupt_choice
from ..turn.situations import MOVABLES, REMOVABLE, stoppable
from . import vocabulary as v
from .asking import again, effect_of
from .doing import do
from .reckoning import all_hold
from .texts import child
from .vocabulary import CARD, CP
from .whom import candidates

# Yes or no, one of several, whom


def may_options(state: State, frame: Frame) -> list[Move]:
    return [act.agree(frame.player, False), act.agree(frame.player, True)]


def may_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.Agree)
    state.stack.pop()
    if action.yes:
        do(state, frame, child(frame.code, frame.at))


def _open_options(state: State, frame: Frame) -> list[int]:
    effect = effect_of(frame)
    return [index for index, option in enumerate(effect.options) if all_hold(state, frame.player, option.needs)]


def or_run(state: State, frame: Frame, events: Events) -> bool:
    found = _open_options(state, frame)
    if len(found) > 1:
        return True
    state.stack.pop()
    if found:
        do(state, frame, child(frame.code, frame.at, found[0]))
    return False


def or_options(state: State, frame: Frame) -> list[Move]:
    options = effect_of(frame).options
    found: list[Move] = [act.take(frame.player, options[index].name, index) for index in _open_options(state, frame)]
    return sorted(found, key=act.by_text)


def or_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.Take)
    state.stack.pop()
    do(state, frame, child(frame.code, frame.at, action.index))


def choose_options(state: State, frame: Frame) -> list[Move]:
    """`items` are those who can still be chosen; where several can be, one may stop."""
    found: list[Move] = [act.choose_player(frame.player, seat) for seat in frame.items]
    if effect_of(frame).up_to > 1:
        found.append(act.stop(frame.player))
    return found


def choose_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    state.stack.pop()
    if not isinstance(action, act.ChoosePlayer):
        return
    effect = effect_of(frame)
    left = tuple([seat for seat in frame.items if seat != action.seat])
    taken = _chosen_so_far(state, frame) + 1
    if taken < effect.up_to and left:
        state.stack.append(again(frame, items=left))
    do(state, frame, child(frame.code, frame.at), chosen=action.seat)
    interrupt_choice(state, frame, child(frame.code, frame.at))


def _chosen_so_far(state: State, frame: Frame) -> int:
    return len(candidates(state, frame.player, effect_of(frame))) - len(frame.items)


# Spending


def _stock(player: Player, what: str) -> int:
    if what == CP:
        return player.cp
    if what == CARD:
        return len(player.hand)
    if what in FAMILIES:
        return sum([player.tokens.get(stage.id, 0) for stage in FAMILIES[what]])
    return player.tokens.get(what, 0)


def _one_by_one(effect: v.Spend) -> bool:
    """Cards and companions are chosen one after the other; then `items` holds one entry for each."""
    return effect.what == CARD or effect.what in FAMILIES


def spend_run(state: State, frame: Frame, events: Events) -> bool:
    effect = effect_of(frame)
    stock, spent = _stock(state.players[frame.player], effect.what), len(frame.items)
    if _one_by_one(effect):
        if spent < effect.at_most and stock > 0:
            return True
    elif stock >= effect.at_least:
        return True
    _spent(state, frame, effect, spent)
    return False


def _spent(state: State, frame: Frame, effect: v.Spend, count: int) -> None:
    state.stack.pop()
    if count >= effect.at_least and count > 0:
        do(state, frame, child(frame.code, frame.at), spent=count)
    elif effect.otherwise:
        do(state, frame, child(frame.code, frame.at, 1))


def spend_options(state: State, frame: Frame) -> list[Move]:
    seat, effect = frame.player, effect_of(frame)
    player = state.players[seat]
    if effect.what == CARD:
        found: list[Move] = [act.discard_card(seat, card) for card in sorted(player.hand)]
    elif effect.what in FAMILIES:
        held = [stage.id for stage in family_of(effect.what) if player.tokens.get(stage.id)]
        found = [act.give(seat, token) for token in sorted(held)]
    else:
        most = min(effect.at_most, _stock(player, effect.what))
        found = [act.pay(seat, amount) for amount in (0, *range(effect.at_least, most + 1))]
        return sorted(found, key=act.by_text)
    if not effect.must or frame.items:
        found.append(act.stop(seat))
    return found


def spend_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    effect, seat = effect_of(frame), frame.player
    player = state.players[seat]
    if isinstance(action, act.Pay):
        if action.amount and effect.what == CP:
            player.cp -= action.amount
            events.append(ev.CpLost(seat, action.amount, frame.word))
        elif action.amount:
            take_token(state, seat, effect.what, action.amount, fresh_first=True)
            events.append(ev.TokenSpent(seat, effect.what, action.amount))
        _spent(state, frame, effect, action.amount)
        return
    if isinstance(action, act.DiscardCard):
        player.hand.remove(action.card)
        player.discard.append(action.card)
        events.append(ev.CardDiscarded(seat, action.card))
    elif isinstance(action, act.Give):
        take_token(state, seat, action.token, 1)
        events.append(ev.TokenSpent(seat, action.token, 1))
    else:
        _spent(state, frame, effect, len(frame.items))
        return
    state.stack[-1] = again(frame, items=(*frame.items, 1))


# Tokens. A `remove` frame has the holder in `n` and the number left in `m`.


def _removable(player: Player) -> list[str]:
    return sorted([token for token in player.tokens if token in REMOVABLE])


def remove_run(state: State, frame: Frame, events: Events) -> bool:
    found = _removable(state.players[frame.n])
    if frame.m > 0 and len(found) > 1:
        return True
    state.stack.pop()
    if frame.m > 0 and found:
        remove_token(state, frame.n, found[0], frame.m, frame.player, events)
    return False


def remove_options(state: State, frame: Frame) -> list[Move]:
    return [act.remove(frame.player, token) for token in _removable(state.players[frame.n])]


def remove_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.Remove)
    state.stack[-1] = again(frame, m=frame.m - 1)
    remove_token(state, frame.n, action.token, 1, frame.player, events)


def token_moves(state: State, seat: int) -> list[Move]:
    """Every token that can go from one player to another who has room for it."""
    found: list[Move] = []
    for giver, player in enumerate(state.players):
        if player.out:
            continue
        for token in player.tokens:
            if token in MOVABLES:
                for receiver, other in enumerate(state.players):
                    if receiver != giver and not other.out and other.tokens.get(token, 0) < limit_of(other, token):
                        found.append(act.move_token(seat, token, giver, receiver))
    return sorted(found, key=act.by_text)


def move_run(state: State, frame: Frame, events: Events) -> bool:
    if token_moves(state, frame.player):
        return True
    state.stack.pop()
    return False


def move_options(state: State, frame: Frame) -> list[Move]:
    return token_moves(state, frame.player)


def move_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.MoveToken)
    state.stack.pop()
    take_token(state, action.giver, action.token, 1)
    receiver = state.players[action.receiver]
    receiver.tokens[action.token] = receiver.tokens.get(action.token, 0) + 1
    receiver.fresh[action.token] = receiver.fresh.get(action.token, 0) + 1
    events.append(ev.TokenMoved(frame.player, action.token, action.giver, action.receiver))


def block_run(state: State, frame: Frame, events: Events) -> bool:
    found = stoppable(state, frame.player, effect_of(frame).polarity)
    if len(found) > 1:
        return True
    state.stack.pop()
    if found:
        stop_token(state, frame.player, found[0], events)
    return False


def block_options(state: State, frame: Frame) -> list[Move]:
    return [act.block(frame.player, token) for token in stoppable(state, frame.player, effect_of(frame).polarity)]


def block_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.Block)
    state.stack.pop()
    stop_token(state, frame.player, action.token, events)


def stop_token(state: State, seat: int, token: str, events: Events) -> None:
    """Stop one token of the attack: before it comes, or take it off again (DT-10.9)."""
    attack = state.attack
    assert attack is not None
    events.append(ev.TokenStopped(seat, token))
    for index, (kind, name, amount) in enumerate(attack.queue):
        if kind == "inflict" and name == token:
            attack.queue[index] = (kind, name, amount - 1)
            return
    if token in attack.inflicted:
        attack.inflicted.remove(token)
        remove_token(state, seat, token, 1, seat, events)
