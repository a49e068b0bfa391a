"""Companions grow (DT-11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.effects import stop
from ....core.flow import Events, expect
from ....core.play import Action, Ask
from .. import actions as act
from .. import events as ev
from ..state import Player, State
from ..turn.boards import family_of, limit_of
from ..turn.changes import take_token
from ..view_types import SubjectView
from ..words import prompts
from . import vocabulary as v
from .doing import InText
from .reckoning import value


def _growths(player: Player, family: str) -> list[str]:
    """The stages that a companion could become, or be taken as, in one step."""
    return [
        stage.id
        for stage in family_of(family)
        if player.tokens.get(stage.id, 0) < limit_of(player, stage.id)
        and (not stage.grows_from or player.tokens.get(stage.grows_from, 0))
    ]


def _grow(state: State, seat: int, family: str, stage_id: str, events: Events) -> None:
    """One step: a new companion of the first stage, or one of the stage before becomes this one."""
    stage = next(stage for stage in family_of(family) if stage.id == stage_id)
    if stage.grows_from:
        take_token(state, seat, stage.grows_from, 1)
    player = state.players[seat]
    player.tokens[stage.id] = player.tokens.get(stage.id, 0) + 1
    events.append(ev.CompanionGrew(seat, stage.grows_from, stage.id))


@dataclass(slots=True)
class Growing(InText):
    """So many steps of growth are left (DT-11.2)."""

    name = "grow"
    of = v.Grow

    left: int

    def subject(self, state: State) -> SubjectView:
        return {**InText.subject(self, state), "left": self.left}

    def run(self, state: State, events: Events) -> bool:
        family = self.effect.family
        found = _growths(state.players[self.scope.player], family)
        if self.left > 0 and len(found) > 1:
            return True
        if self.left > 0 and found:
            _grow(state, self.scope.player, family, found[0], events)
            state.stack[-1] = Growing(self.text, self.at, self.scope, self.left - 1)
            return False
        state.stack.pop()
        return False

    def actions(self, state: State) -> Sequence[Action]:
        seat = self.scope.player
        return [act.grow_to(seat, stage) for stage in sorted(_growths(state.players[seat], self.effect.family))]

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.GrowTo)
        state.stack[-1] = Growing(self.text, self.at, self.scope, self.left - 1)
        _grow(state, self.scope.player, self.effect.family, action.token, events)

    def asks(self, state: State) -> Ask:
        return Ask(self.scope.player, prompts.steps_of_growth(self.left), "DT-11.2")

    def check(self, state: State) -> None:
        InText.check(self, state)
        expect(0 <= self.left <= 99, "steps of growth are counted down")


def grow(state: State, place: InText, effect: v.Grow, events: Events) -> None:
    steps = value(state, place.scope, effect.amount)
    if steps > 0:
        state.stack.append(Growing(place.text, place.at, place.scope.of_owner(), steps))


@dataclass(slots=True)
class GrowingEach(InText):
    """Each companion that was held may grow once (DT-11.2); `left` counts those that have not, by stage."""

    name = "grow_each"
    rule = "DT-11.2"
    of = v.GrowEach

    left: tuple[int, ...]

    def _possible(self, state: State) -> list[str]:
        player, family = state.players[self.scope.player], family_of(self.effect.family)
        left = {stage.id: count for stage, count in zip(family, self.left, strict=True)}
        possible = _growths(player, self.effect.family)
        return [stage.id for stage in family if stage.id in possible and left.get(stage.grows_from, 0) > 0]

    def run(self, state: State, events: Events) -> bool:
        if self._possible(state):
            return True
        state.stack.pop()
        return False

    def actions(self, state: State) -> Sequence[Action]:
        seat = self.scope.player
        return [*(act.grow_to(seat, stage) for stage in sorted(self._possible(state))), stop(seat)]

    def play(self, state: State, action: Action, events: Events) -> None:
        if not isinstance(action, act.GrowTo):
            state.stack.pop()
            return
        family = self.effect.family
        stages = family_of(family)
        before = next(stage.grows_from for stage in stages if stage.id == action.token)
        left = tuple([count - (stage.id == before) for stage, count in zip(stages, self.left, strict=True)])
        state.stack[-1] = GrowingEach(self.text, self.at, self.scope, left)
        _grow(state, self.scope.player, family, action.token, events)

    def check(self, state: State) -> None:
        InText.check(self, state)
        expect(len(self.left) == len(family_of(self.effect.family)), "every stage is counted")


def grow_each(state: State, place: InText, effect: v.GrowEach, events: Events) -> None:
    tokens = state.players[place.scope.player].tokens
    held = tuple([tokens.get(stage.id, 0) for stage in family_of(effect.family)])
    state.stack.append(GrowingEach(place.text, place.at, place.scope.of_owner(), held))
