"""Using skills, in a decision of one's own or out of turn (RP-9).

Out of turn there are moments in which everyone is asked, the active player first. Who has the next decision anyway
finds the own skills in it, so that seat is asked here only if someone could answer after it. Windows that follow each
other with nothing in between are one, which belongs to the player whose turn it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.flow import Events, expect
from ....core.play import Action, Ask, Move
from ....core.words import tr
from .. import events as ev
from ..actions import Drop, Pass, UseSkill, pass_on
from ..content.market import SKILLS
from ..effects.abilities import UsingSkill, has_choices
from ..effects.uses import may_use, uses
from ..effects.vocabulary import AnyRowAction, GainGold
from ..state import Seated, State, around
from .primitives import drop_card, gain, move
from .purchases import drops


@dataclass(slots=True)
class SkillMoment(Seated):
    """A decision in which its player may also use skills and put weapons away (RP-9.6, RP-12.2)."""

    only_base = True
    allows_skills = True

    def answer(self, state: State, action: Action, events: Events) -> None:
        """What an answer to the question itself does."""
        raise NotImplementedError

    def play(self, state: State, action: Action, events: Events) -> None:
        kind = type(action)
        if kind is UseSkill:
            assert isinstance(action, UseSkill)
            self.use(state, action, events)
        elif kind is Drop:
            assert isinstance(action, Drop)
            drop_card(state, self.player, action.card, events)
        else:
            self.answer(state, action, events)

    def use(self, state: State, action: UseSkill, events: Events) -> None:
        """Move the marker, exhaust the card, begin the ability, after which everyone may answer (RP-9.1, RP-9.7)."""
        seat = self.player
        skill = SKILLS[action.copied or action.card]
        effect = skill.does[0]
        events.append(ev.SkillUsed(seat, action.card, action.copied or None))
        move(state, seat, action.direction or skill.arrow, events)
        state.players[seat].ready.remove(action.card)
        if type(effect) is AnyRowAction:
            state.stack[-1] = self.any_row()
        self.reopen(state)
        if type(effect) is GainGold:
            gain(state, seat, effect.gold, "skill", events)
        elif has_choices(effect):
            ability = UsingSkill(seat, skill.id)
            if ability.choices(state):
                state.stack.append(ability)

    def reopen(self, state: State) -> None:
        """Ask everyone whether they answer a skill; the decision in whose course it was used waits."""
        open_window(state, self.player, self.player)


@dataclass(slots=True)
class Window(SkillMoment):
    """A moment in which skills may be used out of turn: its player is asked, then the later ones (RP-9.6)."""

    name = "window"

    later: tuple[int, ...]
    # Whose turn it is or was, and who has a decision of its own right after.
    active: int
    decider: int | None

    def run(self, state: State, events: Events) -> bool:
        """Go on to the next seat that has something to use; close the window when there is none."""
        seats = (self.player, *self.later)
        players = state.players
        asked = [
            seat for seat in seats if players[seat].ready and not players[seat].quiet and may_use(state, seat, self)
        ]
        if not asked or (asked[0] == self.decider and len(asked) == 1):
            state.stack.pop()
            return False
        if asked[0] != self.player:
            later = seats[seats.index(asked[0]) + 1 :]
            state.stack[-1] = Window(asked[0], later, self.active, self.decider)
        return True

    def actions(self, state: State) -> Sequence[Move]:
        seat = self.player
        return [*drops(state, seat), pass_on(seat), pass_on(seat, True), *uses(state, seat, self)]

    def answer(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, Pass)
        if action.whole_round:
            state.players[self.player].quiet = True
        if self.later:
            state.stack[-1] = Window(self.later[0], self.later[1:], self.active, self.decider)
        else:
            state.stack.pop()

    def reopen(self, state: State) -> None:
        state.stack[-1] = _window(state, self.active, self.decider)

    def asks(self, state: State) -> Ask:
        return Ask(self.player, tr("Use a skill now, or pass."), "RP-9.6")

    def check(self, state: State) -> None:
        Seated.check(self, state)
        count = len(state.players)
        expect(all(0 <= seat < count for seat in (self.active, *self.later)), "seats that are asked")
        expect(self.decider is None or 0 <= self.decider < count, "a seat that decides next")


def _window(state: State, active: int, decider: int | None) -> Window:
    return Window(active, around(state, active)[1:], active, decider)


def open_window(state: State, active: int, decider: int | None) -> None:
    """Ask all who may use a skill now, the active player first; `decider` has a decision of its own right after."""
    for player in state.players:
        if player.ready:
            state.stack.append(_window(state, active, decider))
            return
