"""The questions that effects ask: which die, which player, how much. Each step has a `run` that drops the question if
there is nothing to choose, the legal answers, and what an answer does. The effect is the one at `code` and `at`."""

from __future__ import annotations

from typing import Any

from ...core.play import Action
from . import actions as act
from . import events as ev
from . import vocabulary as v
from .actions import Move
from .amounts import all_hold
from .boards import FAMILIES, family_of, limit_of
from .effects import candidates, do, reopen_dice
from .plays import interrupt_choice
from .primitives import Events, remove_token, reroll, take_token, turn_die
from .programs import PROGRAMS, child
from .situations import MOVABLES, REMOVABLE, stoppable
from .state import Frame, Player, State, opposed
from .vocabulary import CARD, CP


def effect_of(frame: Frame) -> Any:
    return PROGRAMS[frame.code][frame.at]


def again(frame: Frame, n: int | None = None, m: int | None = None, items: tuple[int, ...] | None = None) -> Frame:
    """The same question with other numbers."""
    return Frame(
        frame.step,
        frame.player,
        frame.code,
        frame.at,
        frame.n if n is None else n,
        frame.m if m is None else m,
        frame.word,
        frame.items if items is None else items,
    )


# Dice


def _reachable(state: State, seat: int, whose: str) -> bool:
    """Whether the dice at hand can be changed by a seat."""
    if not state.trays or not state.trays[-1].open:
        return False
    owner = state.trays[-1].owner
    if whose == v.ANYONES:
        return True
    if whose == v.OWN:
        return owner == seat
    return opposed(state, seat, owner) == (whose == v.OPPONENTS)


def dice_run(state: State, frame: Frame, events: Events) -> bool:
    """Drop the question if the dice are out of reach or the number is used up; `items` counts dice changed so far."""
    effect = effect_of(frame)
    whose = getattr(effect, "whose", v.OWN)
    limit = getattr(effect, "up_to", getattr(effect, "count", 1))
    if len(frame.items) < limit and _reachable(state, frame.player, whose):
        return True
    state.stack.pop()
    return False


def reroll_these_run(state: State, frame: Frame, events: Events) -> bool:
    if frame.items:
        state.stack.pop()
        return False
    return True


def reroll_these_options(state: State, frame: Frame) -> list[Move]:
    seat = frame.player
    return [act.keep(seat), *act.rerolls(seat, len(state.trays[-1].values), effect_of(frame).up_to)]


def reroll_these_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    """Roll some of the dice at hand once more; others may answer again."""
    state.stack.pop()
    if isinstance(action, act.Reroll):
        reroll(state, action.numbers, events)
        reopen_dice(state)


def reroll_dice_options(state: State, frame: Frame) -> list[Move]:
    seat = frame.player
    found: list[Move] = [act.reroll(seat, (number,)) for number in range(1, len(state.trays[-1].values) + 1)]
    if frame.items:
        found.append(act.stop(seat))
    return found


def reroll_dice_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    state.stack.pop()
    if isinstance(action, act.Reroll):
        state.stack.append(again(frame, items=(*frame.items, action.numbers[0])))
        reroll(state, action.numbers, events)


def set_dice_options(state: State, frame: Frame) -> list[Move]:
    seat, effect = frame.player, effect_of(frame)
    values = (effect.to,) if effect.to else range(1, 7)
    found: list[Move] = [
        act.set_die(seat, number, value)
        for number, now in enumerate(state.trays[-1].values, 1)
        if number not in frame.items
        for value in values
        if value != now
    ]
    # A die that already shows the value may be chosen in vain.
    if frame.items or not found:
        found.append(act.stop(seat))
    return found


def set_dice_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    state.stack.pop()
    if isinstance(action, act.SetDie):
        state.stack.append(again(frame, items=(*frame.items, action.number)))
        turn_die(state, frame.player, action.number, action.value, events)


def nudge_options(state: State, frame: Frame) -> list[Move]:
    seat, values = frame.player, state.trays[-1].values
    found: list[Move] = [act.nudge(seat, number, -1) for number, value in enumerate(values, 1) if value > 1]
    found += [act.nudge(seat, number, 1) for number, value in enumerate(values, 1) if value < 6]
    return found


def nudge_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.Nudge)
    state.stack.pop()
    value = state.trays[-1].values[action.number - 1]
    turn_die(state, frame.player, action.number, value + action.by, events)


def copy_options(state: State, frame: Frame) -> list[Move]:
    seat, values = frame.player, state.trays[-1].values
    found: list[Move] = [
        act.copy_die(seat, number, other)
        for number, value in enumerate(values, 1)
        for other, wanted in enumerate(values, 1)
        if value != wanted
    ]
    return found or [act.stop(seat)]


def copy_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    state.stack.pop()
    if isinstance(action, act.CopyDie):
        turn_die(state, frame.player, action.number, state.trays[-1].values[action.other - 1], events)


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
    return [
        act.block(frame.player, token) for token in stoppable(state, frame.player, effect_of(frame).polarity)
    ]


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


# Companions. A `grow` frame has the steps left in `n`; a `grow_each` frame the companions left by stage in `items`.


def _growths(player: Player, family: str) -> list[str]:
    """The stages that a companion could become, or be taken as, in one step."""
    return [
        stage.id
        for stage in family_of(family)
        if player.tokens.get(stage.id, 0) < limit_of(player, stage.id)
        and (not stage.grows_from or player.tokens.get(stage.grows_from, 0))
    ]


def grow(state: State, seat: int, family: str, stage_id: str, events: Events) -> None:
    """One step: a new companion of the first stage, or one of the stage before becomes this one."""
    stage = next(stage for stage in family_of(family) if stage.id == stage_id)
    if stage.grows_from:
        take_token(state, seat, stage.grows_from, 1)
    player = state.players[seat]
    player.tokens[stage.id] = player.tokens.get(stage.id, 0) + 1
    events.append(ev.CompanionGrew(seat, stage.grows_from, stage.id))


def grow_run(state: State, frame: Frame, events: Events) -> bool:
    family = effect_of(frame).family
    found = _growths(state.players[frame.player], family)
    if frame.n > 0 and len(found) > 1:
        return True
    if frame.n > 0 and found:
        grow(state, frame.player, family, found[0], events)
        state.stack[-1] = again(frame, n=frame.n - 1)
        return False
    state.stack.pop()
    return False


def grow_options(state: State, frame: Frame) -> list[Move]:
    found = _growths(state.players[frame.player], effect_of(frame).family)
    return [act.grow_to(frame.player, stage) for stage in sorted(found)]


def grow_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    assert isinstance(action, act.GrowTo)
    state.stack[-1] = again(frame, n=frame.n - 1)
    grow(state, frame.player, effect_of(frame).family, action.token, events)


def _growths_of_each(state: State, frame: Frame) -> list[str]:
    player, family = state.players[frame.player], family_of(effect_of(frame).family)
    left = {stage.id: count for stage, count in zip(family, frame.items, strict=True)}
    possible = _growths(player, effect_of(frame).family)
    return [stage.id for stage in family if stage.id in possible and left.get(stage.grows_from, 0) > 0]


def grow_each_run(state: State, frame: Frame, events: Events) -> bool:
    if _growths_of_each(state, frame):
        return True
    state.stack.pop()
    return False


def grow_each_options(state: State, frame: Frame) -> list[Move]:
    seat = frame.player
    return [*(act.grow_to(seat, stage) for stage in sorted(_growths_of_each(state, frame))), act.stop(seat)]


def grow_each_play(state: State, frame: Frame, action: Action, events: Events) -> None:
    if not isinstance(action, act.GrowTo):
        state.stack.pop()
        return
    family = effect_of(frame).family
    stages = family_of(family)
    before = next(stage.grows_from for stage in stages if stage.id == action.token)
    left = tuple(
        [count - (stage.id == before) for stage, count in zip(stages, frame.items, strict=True)]
    )
    state.stack[-1] = again(frame, items=left)
    grow(state, frame.player, family, action.token, events)


