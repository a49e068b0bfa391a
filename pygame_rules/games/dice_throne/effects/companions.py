"""Companions grow (DT-11). A `grow` frame has the steps left in `n`, a `grow_each` frame the companions left by stage
in `items`."""

from __future__ import annotations

from ....core.play import Action
from .. import actions as act
from .. import events as ev
from ..actions import Move
from ..state import Frame, Player, State
from ..turn.boards import family_of, limit_of
from ..turn.changes import Events, take_token
from .asking import again, effect_of


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
    left = tuple([count - (stage.id == before) for stage, count in zip(stages, frame.items, strict=True)])
    state.stack[-1] = again(frame, items=left)
    grow(state, frame.player, family, action.token, events)
