"""Damage and healing are applied, and players leave the game (DT-2.3, DT-2.4, DT-6)."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.flow import Events, expect
from .. import events as ev
from ..content import TOKENS
from ..effects.vocabulary import LastStand
from ..state import State, Step, health_cap, side_of
from .changes import remove_token
from .damage import Total, attack_damage, current, current_hits
from .situations import HELPLESS
from .windows import SETTLE, open_window

LAST_STAND = {
    token.id: static.health for token in TOKENS.values() for static in token.holds if isinstance(static, LastStand)
}


@dataclass(slots=True)
class Settle(Step):
    """Outside the Roll Phase: whoever can answers the damage, then it is applied (DT-3.1.2)."""

    # The pot of a separate source (DTM-8), 0 for the damage of the phase.
    pot: int = 0
    # Whether the window for answers was open.
    answered: bool = False

    def run(self, state: State, events: Events) -> bool:
        if not current_hits(state):
            state.stack.pop()
            state.pot = max(0, self.pot - 1)
            return False
        if not self.answered:
            state.stack[-1] = Settle(self.pot, True)
            open_window(state, SETTLE)
            return False
        state.stack.pop()
        apply(state, events)
        if self.pot and state.pot == self.pot:
            state.pot -= 1
        return False

    def check(self, state: State) -> None:
        expect(0 <= self.pot <= state.pot, "damage of a pot is applied")


def apply(state: State, events: Events) -> None:
    """Apply the sums to all sides at the same moment; healing offsets damage (DT-3.6.6)."""
    found = current(state)
    note_attack(state, found)
    pot = state.pot
    state.hits = [hit for hit in state.hits if hit.pot != pot]
    sides = [0] * len(state.health)
    hurt = [False] * len(state.health)
    cap = health_cap(state)
    for seat, total in enumerate(found):
        if state.players[seat].out:
            continue
        side = side_of(state, seat)
        sides[side] += total.heal - total.final
        hurt[side] = hurt[side] or total.final > 0
    before = state.health[:]
    for side, change in enumerate(sides):
        state.health[side] = max(0, min(cap, before[side] + change))
    for seat, total in enumerate(found):
        if state.players[seat].out:
            continue
        health = state.health[side_of(state, seat)]
        if total.final > 0:
            events.append(ev.DamageTaken(seat, total.final, health))
        elif total.base > 0:
            events.append(ev.DamageAvoided(seat))
        if total.heal > 0:
            events.append(ev.Healed(seat, total.heal, health))
    for side, health in enumerate(state.health):
        if health == 0 and before[side] > 0:
            _last_stand(state, side, events)
    defeat(state, events)


def note_attack(state: State, found: list[Total]) -> None:
    """Remember what the attack has really dealt (DT-5.7)."""
    attack = state.attack
    if attack is not None and not attack.settled and attack.target >= 0 and state.pot == 0:
        attack.dealt = min(found[attack.target].final, attack_damage(state))


def _last_stand(state: State, side: int, events: Events) -> None:
    """A token that keeps its holder, or the holder's team, from defeat."""
    for seat, player in enumerate(state.players):
        if side_of(state, seat) != side or player.out:
            continue
        for token, health in LAST_STAND.items():
            if token in player.tokens:
                remove_token(state, seat, token, 1, seat, events)
                state.health[side] = health
                events.append(ev.DefeatAverted(seat, token, health))
                return


def defeat(state: State, events: Events) -> None:
    """Who has no health left is out; when at most one side is left, the game is over (DT-2.3, DT-2.4)."""
    fallen = False
    for seat, player in enumerate(state.players):
        if not player.out and state.health[side_of(state, seat)] == 0:
            player.out = fallen = True
            events.append(ev.PlayerDefeated(seat))
    if not fallen:
        return
    alive = [seat for seat, player in enumerate(state.players) if not player.out]
    if len({side_of(state, seat) for seat in alive}) <= 1:
        clear_stack(state, 0)
        state.phase = "over"
        state.curve.append(tuple(state.health))
        events.append(ev.GameEnded(tuple(alive)))
    elif state.players[state.active].out:
        # The turn of a defeated player ends at once, and nobody is left to release whom the attack made helpless.
        clear_stack(state, 1)
        for seat in alive:
            for token in HELPLESS:
                remove_token(state, seat, token, 1, seat, events)
    else:
        _drop_defeated(state)


def clear_stack(state: State, keep: int) -> None:
    """Drop all but so many steps; cards that were being played go to their discard piles."""
    for step in state.stack[keep:]:
        step.dropped(state)
    del state.stack[keep:]
    state.trays = []
    state.hits = []
    state.pot = 0
    state.attack = None
    state.extra = ()
    state.skip = False
    state.changed = False
    state.defense_attempts = 0


def _drop_defeated(state: State) -> None:
    """Nobody waits for a defeated player."""
    state.extra = tuple([seat for seat in state.extra if not state.players[seat].out])
