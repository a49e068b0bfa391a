"""The questions that effects ask: whether, which side, whom, and which tokens. `spending.py`, `dice_questions.py` and
`companions.py` have the others. Each drops itself in `run` if there is nothing to choose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core import effects
from ....core.flow import Events, expect
from ....core.play import Action, Ask, by_text
from ....core.words import tr
from .. import actions as act
from .. import events as ev
from ..state import NOBODY, Affliction, Player, State
from ..turn.boards import limit_of
from ..turn.changes import remove_token, take_token
from ..turn.situations import MOVABLES, PLAYABLE, REMOVABLE, bits_of_text, situation, stoppable
from ..turn.windows import INTERRUPT, open_window
from ..view_types import SubjectView
from ..words import prompts
from . import vocabulary as v
from .doing import InText
from .texts import Text, TextKind
from .whom import candidates, seats_for

# Yes or no, one of several, whom


@dataclass(slots=True)
class MayAsked(effects.MayAsked, InText):
    """Whether the owner wants it (DT-8.7)."""

    name = "may"
    rule = "DT-8.7"
    of = v.May


def may(state: State, place: InText, effect: v.May, events: Events) -> None:
    """Ask, if there is anything to it."""
    bits = bits_of_text(place.text.inner[place.at][0])
    if bits & situation(state, place.scope.player, bits):
        state.stack.append(MayAsked(place.text, place.at, place.scope))


@dataclass(slots=True)
class OrAsked(effects.OrAsked, InText):
    """Which of the sides that are open (DT-8.7)."""

    name = "or"
    rule = "DT-8.7"
    of = v.Or


@dataclass(slots=True)
class Choosing(effects.Choosing, InText):
    """Whom, among those who can still be chosen (DT-8.7)."""

    name = "choose"
    rule = "DT-8.7"
    of = v.Choose

    left: tuple[int, ...]
    taken: int = 0

    def choose(self, state: State, seat: int) -> None:
        chosen(state, self, seat)

    def check(self, state: State) -> None:
        effects.Choosing.check(self, state)
        expect(not any(state.players[seat].out for seat in self.left), "someone to choose")


def choose(state: State, place: InText, effect: v.Choose, events: Events) -> None:
    found = candidates(state, place.scope.player, effect, place.text.inner[place.at][0])
    if effect.up_to == 1 and len(found) == 1:
        chosen(state, place, found[0])
    elif found:
        state.stack.append(Choosing(place.text, place.at, place.scope, tuple(found)))


def chosen(state: State, place: InText, seat: int) -> None:
    """Do the text inside a `Choose`; before a main-phase card removes tokens, they may be spent (DT-4.3, DT-4.4)."""
    place.enter(state, scope=place.scope.choosing(seat))
    if any(isinstance(effect, v.RemoveStatus) for effect in place.text.inner[place.at][0].effects):
        interrupt(state, place.scope.whole, place.scope.player)


def interrupt(state: State, whole: Text, seat: int) -> None:
    """Let the others act before a main-phase card takes effect (DT-4.3)."""
    source = whole.source
    if source.kind is TextKind.CARD and PLAYABLE[source.hero][source.shown.id].main:
        open_window(state, INTERRUPT, NOBODY, seat)


# Tokens


def _removable(player: Player) -> list[str]:
    return sorted([token for token in player.tokens if token in REMOVABLE])


@dataclass(slots=True)
class Removing(InText):
    """Which status effect tokens are removed from a player (DT-10.6)."""

    name = "remove"
    of = v.RemoveStatus

    holder: int
    left: int

    def subject(self, state: State) -> SubjectView:
        return {**InText.subject(self, state), "holder": self.holder}

    def run(self, state: State, events: Events) -> bool:
        found = _removable(state.players[self.holder])
        if self.left > 0 and len(found) > 1:
            return True
        state.stack.pop()
        if self.left > 0 and found:
            remove_token(state, self.holder, found[0], self.left, self.scope.player, events)
        return False

    def actions(self, state: State) -> Sequence[Action]:
        return [act.remove(self.scope.player, token) for token in _removable(state.players[self.holder])]

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.Remove)
        state.stack[-1] = Removing(self.text, self.at, self.scope, self.holder, self.left - 1)
        remove_token(state, self.holder, action.token, 1, self.scope.player, events)

    def asks(self, state: State) -> Ask:
        return Ask(self.scope.player, prompts.which_token(state, self.scope.source, self.holder), "DT-10.6")

    def check(self, state: State) -> None:
        InText.check(self, state)
        expect(0 <= self.holder < len(state.players) and 0 <= self.left <= v.ALL, "tokens of a player are removed")


def remove_status(state: State, place: InText, effect: v.RemoveStatus, events: Events) -> None:
    scope = place.scope
    for seat in seats_for(state, scope, effect.who):
        if effect.amount >= v.ALL:
            for token in _removable(state.players[seat]):
                remove_token(state, seat, token, v.ALL, scope.player, events)
        else:
            state.stack.append(Removing(place.text, place.at, scope.of_owner(), seat, effect.amount))


def token_moves(state: State, seat: int) -> list[Action]:
    """Every token that can go from one player to another who has room for it."""
    found: list[Action] = []
    for giver, player in enumerate(state.players):
        if player.out:
            continue
        for token in player.tokens:
            if token in MOVABLES:
                for receiver, other in enumerate(state.players):
                    if receiver != giver and not other.out and other.tokens.get(token, 0) < limit_of(other, token):
                        found.append(act.move_token(seat, token, giver, receiver))
    return sorted(found, key=by_text)


@dataclass(slots=True)
class Moving(InText):
    """Which token moves from whom to whom (DT-10.6)."""

    name = "move"
    rule = "DT-10.6"
    of = v.MoveStatus

    def run(self, state: State, events: Events) -> bool:
        if token_moves(state, self.scope.player):
            return True
        state.stack.pop()
        return False

    def actions(self, state: State) -> Sequence[Action]:
        return token_moves(state, self.scope.player)

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.MoveToken)
        state.stack.pop()
        take_token(state, action.giver, action.token, 1)
        receiver = state.players[action.receiver]
        receiver.tokens[action.token] = receiver.tokens.get(action.token, 0) + 1
        receiver.fresh[action.token] = receiver.fresh.get(action.token, 0) + 1
        events.append(ev.TokenMoved(self.scope.player, action.token, action.giver, action.receiver))


def move_status(state: State, place: InText, effect: v.MoveStatus, events: Events) -> None:
    state.stack.append(Moving(place.text, place.at, place.scope))
    interrupt(state, place.scope.whole, place.scope.player)


@dataclass(slots=True)
class Blocking(InText):
    """Which token of the attack is stopped (DT-10.9)."""

    name = "block"
    of = v.PreventStatus

    def run(self, state: State, events: Events) -> bool:
        found = stoppable(state, self.scope.player, self.effect.polarity)
        if len(found) > 1:
            return True
        state.stack.pop()
        if found:
            stop_token(state, self.scope.player, found[0], events)
        return False

    def actions(self, state: State) -> Sequence[Action]:
        seat = self.scope.player
        return [act.block(seat, token) for token in stoppable(state, seat, self.effect.polarity)]

    def play(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, act.Block)
        state.stack.pop()
        stop_token(state, self.scope.player, action.token, events)

    def asks(self, state: State) -> Ask:
        return Ask(self.scope.player, tr("Which token of the attack do you stop?"), "DT-10.9")


def stop_token(state: State, seat: int, token: str, events: Events) -> None:
    """Stop one token of the attack: before it comes, or take it off again (DT-10.9)."""
    attack = state.attack
    assert attack is not None
    events.append(ev.TokenStopped(seat, token))
    for index, waiting in enumerate(attack.queue):
        if waiting.kind == "inflict" and waiting.token == token:
            attack.queue[index] = Affliction("inflict", token, waiting.amount - 1)
            return
    if token in attack.inflicted:
        attack.inflicted.remove(token)
        remove_token(state, seat, token, 1, seat, events)
